//! Rule: a contract holds. First line: "axis 1 of `x`"
use candle_core::{DType, Device, Tensor};
use shapewise::{expect_shape, shape};
use shapewise_candle::{Result, Typed};

fn main() -> Result<()> {
    let x = Typed::new(Tensor::zeros((2, 3), DType::F32, &Device::Cpu)?, shape![2, 3])?;
    expect_shape!(x, [_, 4]);
    Ok(())
}
