//! Rule: a new axis is one of the result. First line: "axis 3 is out of range for rank 3"
use shapewise::{Axis, Extents};
use shapewise_candle::{Result, Typed};

fn column(x: &Typed<2, Extents![usize, 3]>) -> Result<()> {
    let _ = x.insert_axis(Axis::<3>)?;
    Ok(())
}

fn main() {}
