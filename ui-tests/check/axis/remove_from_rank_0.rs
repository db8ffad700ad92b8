//! Rule: rank 0 has no axis. First line: "rank 0 has fewer axes than 1"

use shapewise::{Axis, Shape};

fn main() {
    let shape = Shape::new([]).unwrap();
    let _ = shape.remove_axis(Axis::<0>);
}
