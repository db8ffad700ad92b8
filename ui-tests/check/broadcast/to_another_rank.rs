//! Rule: `broadcast_to` keeps the rank. First line: "`[{integer}; 3]` is not a list of extents"

use shapewise::View;

fn repeated(row: View<'_, f32, 2>) {
    let _ = row.broadcast_to([4, 2, 3]);
}

fn main() {}
