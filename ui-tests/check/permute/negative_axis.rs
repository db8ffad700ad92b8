//! Rule: an axis in the type counts from the start. First line: "axes in the type count from the first, and this one is negative"

use shapewise::{View, axes};

fn swapped(matrix: View<'_, f32, 2>) {
    let _ = matrix.permute(axes![-1, 0]);
}

fn main() {}
