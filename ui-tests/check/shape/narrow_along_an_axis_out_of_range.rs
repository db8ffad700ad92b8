//! Rule: an axis is below the rank. First line: "axis 2 is out of range for rank 2"

use shapewise::{Axis, Shape, shape};

fn main() {
    let matrix = Shape::new(shape![2, 3]).unwrap();
    let _ = matrix.narrow(Axis::<2>, 0, 1);
}
