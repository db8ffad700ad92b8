//! Rule: a broadcast lends elements several times, so it is read-only. First line: "a view is read-only, and this writes to it"
use shapewise::{View, shape};

fn zeros(row: &View<'_, f32, 2>) {
    let mut all = row.broadcast_to(shape![4, 3]);
    all.fill(0.0);
}

fn main() {}
