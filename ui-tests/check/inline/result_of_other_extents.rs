//! Rule: the type of an inline array has its extents. First line: "mismatched types"
use shapewise::Vector;

fn length(x: Vector<f32, 3>) -> f32 {
    (x * x).sum().sqrt()
}

fn main() {
    let point: Vector<f32, 2> = Vector::of([1.0, 2.0]);
    let _ = length(point);
}
