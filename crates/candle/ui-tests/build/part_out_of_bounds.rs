//! Rule: positions are in bounds. First line: "positions 60 to 65 are out of bounds for axis 1, which has extent 64"
use candle_core::{DType, Device, Tensor};
use shapewise::{Axis, Const, shape};
use shapewise_candle::{Result, Typed};

fn main() -> Result<()> {
    let x = Typed::new(Tensor::zeros((2, 64), DType::F32, &Device::Cpu)?, shape![2, 64])?;
    let _ = x.narrow(Axis::<1>, Const::<60>, Const::<5>)?;
    Ok(())
}
