//! Rule: `axes!` takes at most 8 axes. First line: "`axes!` has more than 8 axes"
use shapewise::{axes, prelude::*};

fn main() {
    let x = Tensor::<f64, 9>::zeros([1; 9]);
    let _ = x.sum_axis(axes![8, 1, 2, 3, 4, 5, 6, 7, 0]);
}
