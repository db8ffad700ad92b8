//! Tensors of [candle](candle_core) with their shape in the type: `cargo check` compares what the types know, a comparison at run time the rest,
//! and candle computes.
//!
//! ```
//! use candle_core::{Device, Tensor};
//! use shapewise::{Axis, Const, Keep, axes, expect_shape, shape};
//! use shapewise_candle::Typed;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let images = Tensor::ones((5, 64), candle_core::DType::F32, &Device::Cpu)?;
//! expect_shape!(images.dims(), [batch, 64]);
//! let images = Typed::new(images, shape![batch, 64])?;
//! let weights = Tensor::ones((64, 10), candle_core::DType::F32, &Device::Cpu)?;
//! let weights = Typed::new(weights, shape![64, 10])?;
//! let bias = Tensor::zeros(10, candle_core::DType::F32, &Device::Cpu)?;
//! let bias = Typed::new(bias, shape![10])?;
//!
//! let scores = (images.matmul(&weights)? + bias.along(axes![1])?)?;
//! assert_eq!(scores.typed_extents(), (5, Const::<10>));
//! assert_eq!(scores.sum_axis(Keep(Axis::<-1>))?.extents(), [5, 1]);
//! let scores: Tensor = scores.into_inner();
//! # let _ = scores;
//! # Ok(())
//! # }
//! ```
#![doc(test(attr(deny(warnings))))]

// The example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

mod arithmetic;
mod axes;
mod error;
mod functions;
mod join;
mod normalize;
mod pick;
mod product;
mod reduce;
mod typed;

pub use self::{
    arithmetic::Operand,
    error::Error,
    join::{JoinAgree, JoinKind, Joins, List, StackAgree, StackKind, Stacks, concatenate, stack},
    typed::Typed,
};

/// The result of an operation.
pub type Result<T> = core::result::Result<T, Error>;
