//! Rule: a broadcast dimension is an axis of the result. First line: "broadcast dimension 2 of axis 0 is out of range: the result has rank 2"
use shapewise::{Extents, Shape, axes};

fn rows(row: Shape<1, Extents![3]>) {
    let _ = row.along::<2, _>(axes![2]);
}

fn main() {}
