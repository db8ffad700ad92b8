//! Rule: an order names each axis once. First line: "axis 2 occurs twice"

use shapewise::{Shape, axes, shape};

fn main() {
    let shape = Shape::new(shape![2, 3, 4]).unwrap();
    let _ = shape.permute(axes![2, 0, 2]);
}
