//! Rule: an order names each axis once. First line: "axis 1 occurs twice"
use shapewise::{Extents, axes};
use shapewise_candle::{Result, Typed};

fn turned(x: &Typed<3, Extents![2, 3, 4]>) -> Result<()> {
    let _ = x.permute(axes![1, 1, 0])?;
    Ok(())
}

fn main() {}
