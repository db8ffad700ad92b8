//! Rule: an axis is below the rank. First line: "axis 3 is out of range for rank 3"

use shapewise::{Shape, axes, shape};

fn main() {
    let shape = Shape::new(shape![2, 3, 4]).unwrap();
    let _ = shape.permute(axes![3, 1, 0]);
}
