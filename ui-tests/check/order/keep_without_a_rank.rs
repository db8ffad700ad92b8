//! Rule: how many axes are kept is the rank of the result, which must be known. First line: "type annotations needed"

use shapewise::layout::MinorToMajor;

fn rest(order: MinorToMajor<3>) {
    let _ = order.keep([true, false, true]);
}

fn main() {}
