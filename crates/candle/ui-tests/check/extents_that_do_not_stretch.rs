//! Rule: only an extent `One` stretches. First line: "extent 3 does not broadcast into extent 5 of axis 0"
use shapewise::{Extents, shape};
use shapewise_candle::{Result, Typed};

fn stretched(x: &Typed<2, Extents![3, 4]>) -> Result<()> {
    let _ = x.broadcast_to(shape![5, 4])?;
    Ok(())
}

fn main() {}
