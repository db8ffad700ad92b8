//! Elements and parts of an array: slices, indices, masks, and what is written to them.

pub(crate) mod slice;

#[cfg(feature = "alloc")]
pub(crate) mod strided;

#[cfg(feature = "alloc")]
pub(crate) mod take;

#[cfg(feature = "alloc")]
pub(crate) mod mask;

#[cfg(feature = "alloc")]
pub(crate) mod gather;

#[cfg(feature = "alloc")]
pub(crate) mod scatter;

#[cfg(feature = "alloc")]
pub(crate) mod gradient;

#[cfg(feature = "alloc")]
pub(crate) mod indices;

#[cfg(feature = "alloc")]
pub(crate) mod sequence;
