//! Rule: an order in the type is a tuple of `Axis`. First line: "are not axes in the type"

use shapewise::View;

fn swapped(matrix: View<'_, f32, 2>) {
    let _ = matrix.permute([1, 0]);
}

fn main() {}
