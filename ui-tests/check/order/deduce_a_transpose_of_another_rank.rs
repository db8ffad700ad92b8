//! Rule: a transpose keeps the rank. First line: "mismatched types"

use shapewise::layout::Ordered;

fn transpose(from: Ordered<2>, to: Ordered<3>) {
    let _ = from.deduce_transpose(&to);
}

fn main() {}
