//! Rule: axes that are known at run time have a method of their own. First line: "are not axes in the type"

use shapewise::View;

fn sum(matrix: View<'_, f32, 2>, vector: View<'_, f32, 1>) {
    let _ = matrix + vector.along([1]);
}

fn main() {}
