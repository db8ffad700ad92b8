//! Rule: `dot` is of vectors. First line: "`dot` is of two vectors, and these operands have rank 2 and rank 2"

use shapewise::View;

fn product(x: View<'_, f32, 2>, y: View<'_, f32, 2>) {
    let _ = x.dot(y);
}

fn main() {}
