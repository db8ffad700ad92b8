//! Rule: candle takes the greatest along one axis. First line: "rank 2 cannot be reduced along"
use shapewise::{Extents, axes};
use shapewise_candle::{Result, Typed};

fn greatest(x: &Typed<2, Extents![usize, 3]>) -> Result<()> {
    let _ = x.max_axis(axes![0, 1])?;
    Ok(())
}

fn main() {}
