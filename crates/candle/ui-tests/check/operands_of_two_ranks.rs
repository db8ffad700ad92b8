//! Rule: operands have one rank; `along` aligns. First line: "`&Typed<1, (shapewise::Const<3>,)>` is not an operand beside"
use shapewise::Extents;
use shapewise_candle::{Result, Typed};

fn biased(x: &Typed<2, Extents![usize, 3]>, bias: &Typed<1, Extents![3]>) -> Result<()> {
    let _ = (x + bias)?;
    Ok(())
}

fn main() {}
