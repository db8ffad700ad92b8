//! Rule: an axis is below the rank. First line: "axis 3 is out of range for rank 3"

use shapewise::{Axis, Shape, shape};

fn main() {
    let shape = Shape::new(shape![2, 3, 4]).unwrap();
    let _ = shape.remove_axis(Axis::<3>);
}
