//! Rule: an index has one coordinate per axis. First line: "mismatched types"

use shapewise::ViewMut;

fn clear_corner(matrix: &mut ViewMut<'_, f32, 2>) {
    matrix[[0, 0, 0]] = 0.0;
}

fn main() {}
