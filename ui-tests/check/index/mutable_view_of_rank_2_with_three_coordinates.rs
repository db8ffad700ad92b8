//! Rule: an index has one coordinate per axis. First line: "rank 2 is indexed by `[usize; 2]`, found `[{integer}; 3]`"

use shapewise::ViewMut;

fn clear_corner(matrix: &mut ViewMut<'_, f32, 2>) {
    matrix[[0, 0, 0]] = 0.0;
}

fn main() {}
