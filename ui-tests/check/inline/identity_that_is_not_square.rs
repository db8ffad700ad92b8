//! Rule: an identity is square. First line: "an identity has as many rows as columns, and this matrix has 3 rows and 4 columns"
use shapewise::Matrix;

fn main() {
    let _ = Matrix::<f32, 3, 4>::identity();
}
