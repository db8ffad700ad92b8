//! Rule: candle takes the greatest along one axis. First line: "`(Axis<0>, Axis<1>)` is not an axis"
use shapewise::{Extents, axes};
use shapewise_candle::{Result, Typed};

fn greatest(x: &Typed<2, Extents![usize, 3]>) -> Result<()> {
    let _ = x.max_axis(axes![0, 1])?;
    Ok(())
}

fn main() {}
