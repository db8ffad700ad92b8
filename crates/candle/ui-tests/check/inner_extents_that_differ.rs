//! Rule: a product sums over one extent. First line: "inner extents 64 and 32 differ"
use shapewise::Extents;
use shapewise_candle::{Result, Typed};

fn layer(x: &Typed<2, Extents![usize, 64]>, weights: &Typed<2, Extents![32, 10]>) -> Result<()> {
    let _ = x.matmul(weights)?;
    Ok(())
}

fn main() {}
