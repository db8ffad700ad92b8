//! Rule: ranks go up to 16. First line: "rank 16 + 1 is not known to be at most 16"

use shapewise::layout::MinorToMajor;

fn more(order: MinorToMajor<16>) {
    let _ = order.append_major();
}

fn main() {}
