//! Rule: an index has a number for each axis. First line: "an array of rank 2 is indexed by `[usize; 2]`, found `(At<0>, (RangeFull, ()))`"
use shapewise::{Tensor, s};

fn clear_row(x: &mut Tensor<f32, 2>) {
    x[s![0, ..]] = 1.0;
}

fn main() {}
