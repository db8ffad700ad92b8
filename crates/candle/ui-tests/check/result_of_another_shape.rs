//! Rule: the result has the extents of the rules. First line: "mismatched types"
use shapewise::Extents;
use shapewise_candle::{Result, Typed};

fn layer(x: &Typed<2, Extents![usize, 64]>, w: &Typed<2, Extents![64, 10]>) -> Result<Typed<2, Extents![usize, 12]>> {
    x.matmul(w)
}

fn main() {}
