//! Rule: the cross product is of two vectors of three elements. First line: "axis 0 has extent 2, and 3 is expected"

use shapewise::{Vector, tensor};

fn main() {
    let _ = Vector::of([1.0, 0.0, 0.0]).cross(tensor![0.0, 1.0]);
}
