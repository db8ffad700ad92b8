//! Rule: rank 0 has no axis. First line: "axis 0 is out of range for rank 0"

use shapewise::{Axis, Shape};

fn main() {
    let shape = Shape::new([]).unwrap();
    let _ = shape.remove_axis(Axis::<0>);
}
