//! Slices that are known at run time: as text, as masks, or item by item.

mod axes;
mod dense;
mod encode;
mod error;
mod expr;
mod spec;
pub mod strided;
mod text;

pub use self::{
    dense::{DenseSlice, OutputAxis, SliceAxis},
    encode::EncodedSlice,
    error::StridedSliceError,
    expr::SliceExpr,
    spec::{End, Spec},
    strided::StridedSlice,
    text::SliceTextError,
};
pub use crate::text::{Expected, Unexpected};
