//! Rule: tensors that are stacked have one shape. First line: "extents 3 and 4 differ at axis 0"
use shapewise::{Axis, Extents};
use shapewise_candle::{Result, Typed, stack};

fn points(x: &Typed<1, Extents![3]>, y: &Typed<1, Extents![4]>) -> Result<()> {
    let _ = stack(Axis::<0>, (x, y))?;
    Ok(())
}

fn main() {}
