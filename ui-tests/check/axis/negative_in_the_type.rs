//! Rule: an axis in the type counts from 0; `LastAxis` and `AxisOf::new(-1)?` count from the end. First line: "cannot apply unary operator `-` to type `usize`"

use shapewise::{Axis, View};

fn main() {
    let memory = [1, 2, 3, 4];
    let matrix = View::new(&memory, [2, 2]).unwrap();
    let _ = matrix.sum_axis(Axis::<-1>);
}
