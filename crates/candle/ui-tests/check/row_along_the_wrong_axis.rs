//! Rule: a row is along an axis of its own extent. First line: "extents 5 and 3 do not broadcast at axis 0"
use shapewise::{Extents, axes};
use shapewise_candle::{Result, Typed};

fn biased(x: &Typed<2, Extents![5, 3]>, bias: &Typed<1, Extents![3]>) -> Result<()> {
    let _ = (x + bias.along(axes![0])?)?;
    Ok(())
}

fn main() {}
