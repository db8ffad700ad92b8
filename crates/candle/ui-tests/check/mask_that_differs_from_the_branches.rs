//! Rule: branches and mask have one shape. First line: "extents 2 and 3 differ at axis 0"
use shapewise::Extents;
use shapewise_candle::{Result, Typed};

fn chosen(mask: &Typed<1, Extents![2]>, x: &Typed<1, Extents![3]>) -> Result<()> {
    let _ = mask.choose(x, x)?;
    Ok(())
}

fn main() {}
