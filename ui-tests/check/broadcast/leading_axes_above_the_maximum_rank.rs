//! Rule: rank arithmetic goes up to rank 16. First line: "rank 2 and 15 more axes are above the maximum rank, which is 16"

use shapewise::View;

fn many(matrix: View<'_, f32, 15>) {
    let _ = matrix.broadcast([2, 3]);
}

fn main() {}
