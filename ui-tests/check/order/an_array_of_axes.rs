//! Rule: axes in the type are a tuple of `Axis`. First line: "`[isize; 2]` is no order of axes"

use shapewise::layout::MinorToMajor;

fn order(axes: [isize; 2]) {
    let _ = MinorToMajor::<2, _>::typed(axes);
}

fn main() {}
