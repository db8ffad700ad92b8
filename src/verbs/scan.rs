//! Running sums, differences and sorting along an axis.

#[cfg(feature = "alloc")]
pub(crate) mod cumulative;

#[cfg(feature = "alloc")]
pub(crate) mod sort;

#[cfg(feature = "alloc")]
mod bins;
