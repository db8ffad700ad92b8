//! Rule: a comparison broadcasts. First line: "extents 3 and 4 do not broadcast at axis 0"
use shapewise::Extents;
use shapewise_candle::{Result, Typed};

fn below(x: &Typed<1, Extents![3]>, y: &Typed<1, Extents![4]>) -> Result<()> {
    let _ = x.lt(y)?;
    Ok(())
}

fn main() {}
