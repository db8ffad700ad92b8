//! Rule: a reshape keeps the element count. First line: "shape [2,3] has 6 elements, and cannot be reshaped to [4,2], which has 8"
use candle_core::{DType, Device, Tensor};
use shapewise::shape;
use shapewise_candle::{Result, Typed};

fn main() -> Result<()> {
    let x = Typed::new(Tensor::zeros((2, 3), DType::F32, &Device::Cpu)?, shape![2, 3])?;
    let _ = x.reshape(shape![4, 2])?;
    Ok(())
}
