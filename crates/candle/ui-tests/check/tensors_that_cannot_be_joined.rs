//! Rule: tensors that are joined are equal along the other axes. First line: "extents 3 and 4 differ at axis 1"
use shapewise::{Axis, Extents};
use shapewise_candle::{Result, Typed, concatenate};

fn all(x: &Typed<2, Extents![usize, 3]>, y: &Typed<2, Extents![usize, 4]>) -> Result<()> {
    let _ = concatenate(Axis::<0>, (x, y))?;
    Ok(())
}

fn main() {}
