//! Rule: an order in the type is a tuple of axes. First line: "`[{integer}; 2]` are not axes in the type"

use shapewise::MinorToMajor;

fn order() -> MinorToMajor<2> {
    MinorToMajor::typed([1, 0]).ranked()
}

fn main() {}
