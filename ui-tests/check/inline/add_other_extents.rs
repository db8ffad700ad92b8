//! Rule: inline arrays broadcast as others do. First line: "extents 3 and 4 do not broadcast at axis 1"
use shapewise::Matrix;

fn main() {
    let a: Matrix<f32, 3, 3> = Matrix::of_value(1.0);
    let b: Matrix<f32, 3, 4> = Matrix::of_value(1.0);
    let _ = a + b;
}
