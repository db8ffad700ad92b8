//! Rule: only an axis of extent 1 is removed. First line: "axis 1 has extent 3: only an axis of extent 1 is removed"
use candle_core::{DType, Device, Tensor};
use shapewise::{Axis, shape};
use shapewise_candle::{Result, Typed};

fn main() -> Result<()> {
    let x = Typed::new(Tensor::zeros((2, 3), DType::F32, &Device::Cpu)?, shape![2, 3])?;
    let _ = x.squeeze(Axis::<1>)?;
    Ok(())
}
