//! Rule: `broadcast_to` keeps the rank. First line: "expected extents of rank 2, found `[{integer}; 3]`"

use shapewise::View;

fn repeated(row: View<'_, f32, 2>) {
    let _ = row.broadcast_to([4, 2, 3]);
}

fn main() {}
