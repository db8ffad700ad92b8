//! Rule: inner extents of inline arrays are equal. First line: "inner extents 3 and 2 differ"
use shapewise::{Matrix, Vector};

fn main() {
    let turn: Matrix<f32, 3, 3> = Matrix::identity();
    let point: Vector<f32, 2> = Vector::of([1.0, 2.0]);
    let _ = turn.matmul(point);
}
