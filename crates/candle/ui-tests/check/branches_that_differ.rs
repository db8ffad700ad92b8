//! Rule: branches and mask have one shape. First line: "extents 3 and 4 differ at axis 0"
use shapewise::Extents;
use shapewise_candle::{Result, Typed};

fn chosen(mask: &Typed<1, Extents![3]>, x: &Typed<1, Extents![3]>, y: &Typed<1, Extents![4]>) -> Result<()> {
    let _ = mask.choose(x, y)?;
    Ok(())
}

fn main() {}
