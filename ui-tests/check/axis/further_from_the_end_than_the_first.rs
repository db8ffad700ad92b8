//! Rule: axis -1 is the last one, and -2 the first of two. First line: "axis -3 is out of range for rank 2"

use shapewise::{Axis, View};

fn main() {
    let memory = [1, 2, 3, 4];
    let matrix = View::new(&memory, [2, 2]).unwrap();
    let _ = matrix.sum_axis(Axis::<-1>);
    let _ = matrix.sum_axis(Axis::<-3>);
}
