//! Rule: of several axes, each counts from the start. First line: "of several axes in the type, each is counted from the first, and this one is negative"

use shapewise::{View, axes};

fn swapped(matrix: View<'_, f32, 2>) {
    let _ = matrix.permute(axes![-1, 0]);
}

fn main() {}
