//! Rule: rank arithmetic goes up to rank 16. First line: "rank 2 + 15 is not known to be at most 16"

use shapewise::View;

fn many(matrix: View<'_, f32, 15>) {
    let _ = matrix.broadcast([2, 3]);
}

fn main() {}
