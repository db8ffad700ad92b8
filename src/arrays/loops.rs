//! Loops over the elements of arrays: on slices of memory and strided layouts, without types of extents.

pub(crate) mod accumulate;
pub(crate) mod across;
pub(crate) mod all;
pub(crate) mod allocate;
pub(crate) mod along;
#[cfg(feature = "alloc")]
pub(crate) mod any_rank;
pub(crate) mod bits;
pub(crate) mod known;
pub(crate) mod lanes;
pub(crate) mod largest;
pub(crate) mod lines;
pub(crate) mod nest;
pub(crate) mod offsets;
pub(crate) mod relayout;
pub(crate) mod rows;
pub(crate) mod short;
#[cfg(feature = "alloc")]
pub(crate) mod spread;
pub(crate) mod starts;
pub(crate) mod wide;
pub(crate) mod within;
pub(crate) mod write;
