//! Rule: tensors that are joined have one rank. First line: "are not tensors to join along `Axis<0>`"
use shapewise::{Axis, Extents};
use shapewise_candle::{Result, Typed, concatenate};

fn all(x: &Typed<2, Extents![usize, 3]>, row: &Typed<1, Extents![3]>) -> Result<()> {
    let _ = concatenate(Axis::<0>, (x, row))?;
    Ok(())
}

fn main() {}
