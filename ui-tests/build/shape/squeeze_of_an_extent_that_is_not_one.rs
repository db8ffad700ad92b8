//! Rule: only an axis of extent 1 is removed. First line: "axis 1 has extent 3: only an axis of extent 1 is removed"

use shapewise::{Axis, Shape, shape};

fn main() {
    let matrix = Shape::new(shape![2, 3]).unwrap();
    let _ = matrix.squeeze(Axis::<1>);
}
