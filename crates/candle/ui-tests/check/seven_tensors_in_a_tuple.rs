//! Rule: a tuple of tensors that are joined has two to six of them. First line: "are not tensors to join along `Axis<0>`"
use shapewise::Axis;
use shapewise_candle::{Result, Typed, concatenate};

fn all(x: &Typed<2>) -> Result<()> {
    let _ = concatenate(Axis::<0>, (x, x, x, x, x, x, x))?;
    Ok(())
}

fn main() {}
