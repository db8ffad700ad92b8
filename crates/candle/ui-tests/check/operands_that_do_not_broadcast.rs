//! Rule: extents that meet are equal, or one is `One`. First line: "extents 3 and 4 do not broadcast at axis 1"
use shapewise::Extents;
use shapewise_candle::{Result, Typed};

fn sum(x: &Typed<2, Extents![usize, 3]>, y: &Typed<2, Extents![usize, 4]>) -> Result<()> {
    let _ = (x + y)?;
    Ok(())
}

fn main() {}
