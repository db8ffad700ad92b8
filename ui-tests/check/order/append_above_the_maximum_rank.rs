//! Rule: ranks go up to 16. First line: "rank 16 and 1 more axes are above the maximum rank, which is 16"

use shapewise::layout::MinorToMajor;

fn more(order: MinorToMajor<16>) {
    let _ = order.append_major();
}

fn main() {}
