//! Rule: an order in the type is a tuple of axes. First line: "`[{integer}; 2]` is not an order of"

use shapewise::MinorToMajor;

fn order() -> MinorToMajor<2> {
    MinorToMajor::typed([1, 0]).ranked()
}

fn main() {}
