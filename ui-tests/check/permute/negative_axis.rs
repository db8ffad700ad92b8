//! Rule: an axis in the type counts from the start. First line: "cannot apply unary operator `-`"

use shapewise::{View, axes};

fn swapped(matrix: View<'_, f32, 2>) {
    let _ = matrix.permute(axes![-1, 0]);
}

fn main() {}
