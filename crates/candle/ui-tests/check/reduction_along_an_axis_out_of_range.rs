//! Rule: an axis is below the rank. First line: "axis 2 is out of range for rank 2"
use shapewise::{Axis, Extents};
use shapewise_candle::{Result, Typed};

fn sums(x: &Typed<2, Extents![usize, 3]>) -> Result<()> {
    let _ = x.sum_axis(Axis::<2>)?;
    Ok(())
}

fn main() {}
