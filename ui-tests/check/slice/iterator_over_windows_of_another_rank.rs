//! Rule: a window has an extent for each axis. First line: "expected extents of rank 2, found `[{integer}; 1]`"

use shapewise::View;

fn sums(matrix: View<'_, f32, 2>) -> Vec<f32> {
    matrix.window_iter([3]).map(|window| window.sum()).collect()
}

fn main() {}
