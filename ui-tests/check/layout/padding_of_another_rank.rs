//! Rule: there is a padded extent for each axis. First line: "expected extents of rank 2, found `[usize; 3]`"

use shapewise::{MinorToMajor, Shape, layout::Padded};

fn padded(matrix: Shape<2>, extents: [usize; 3]) {
    let _ = Padded::new(matrix, MinorToMajor::ROW_MAJOR, extents);
}

fn main() {}
