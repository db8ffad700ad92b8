//! The correct versions of some wrong programs.
use candle_core::{DType, Device, Tensor};
use shapewise::{Axis, Const, axes, expect_shape, shape};
use shapewise_candle::{Result, Typed, concatenate, stack};

fn main() -> Result<()> {
    let x = Typed::new(Tensor::zeros((2, 64), DType::F32, &Device::Cpu)?, shape![2, 64])?;
    let row = Typed::new(Tensor::zeros(64, DType::F32, &Device::Cpu)?, shape![64])?;
    expect_shape!(x, [_, 64]; row, [64]);
    let _ = (&x + row.along(axes![1])?)?;
    let _ = x.reshape(shape![4, 32])?;
    let _ = x.narrow(Axis::<1>, Const::<60>, Const::<4>)?;
    let _ = x.insert_axis(Axis::<2>)?.squeeze(Axis::<2>)?;
    let _ = concatenate(Axis::<0>, (&x, &x))?;
    let _ = stack(Axis::<0>, (&x, &x))?;
    Ok(())
}
