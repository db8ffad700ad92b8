//! Rule: an operand is a tensor or a number `f64`. First line: "`{integer}` is not an operand beside"
use shapewise::Extents;
use shapewise_candle::{Result, Typed};

fn twice(x: &Typed<2, Extents![usize, 3]>) -> Result<()> {
    let _ = (x * 2)?;
    Ok(())
}

fn main() {}
