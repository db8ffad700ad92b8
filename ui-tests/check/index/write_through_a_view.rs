//! Rule: a view is read-only. First line: "cannot assign to data in an index of `TensorBase<f32, &[f32], 2>`"

use shapewise::View;

fn clear_corner(matrix: View<'_, f32, 2>) {
    matrix[[0, 0]] = 0.0;
}

fn main() {}
