//! Rule: a window has an extent for each axis. First line: "expected extents of rank 2, found `(shapewise::Const<3>,)`"

use shapewise::{View, shape};

fn rows(matrix: View<'_, f32, 2>) {
    let _ = matrix.windows(shape![3]);
}

fn main() {}
