//! Rule: `take` takes a vector of indices; `embedding` any rank. First line: "mismatched types"
use shapewise::{Axis, Extents};
use shapewise_candle::{Result, Typed};

fn rows(x: &Typed<2, Extents![usize, 3]>, indices: &Typed<2, Extents![usize, 4]>) -> Result<()> {
    let _ = x.take(Axis::<0>, indices)?;
    Ok(())
}

fn main() {}
