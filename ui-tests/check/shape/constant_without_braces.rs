//! Rule: a constant in `Extents!` is in braces. First line: "expected type, found constant `H`"
use shapewise::{Extents, Shape};

const H: usize = 4;

fn image(_: Shape<2, Extents![H, 3]>) {}

fn main() {}
