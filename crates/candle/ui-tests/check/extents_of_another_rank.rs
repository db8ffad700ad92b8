//! Rule: as many extents as axes. First line: "expected extents of rank 3"
use candle_core::Tensor;
use shapewise::shape;
use shapewise_candle::{Result, Typed};

fn images(x: Tensor, n: usize) -> Result<Typed<3>> {
    Ok(Typed::<3, _>::new(x, shape![n, 64])?.ranked())
}

fn main() {}
