//! Views that repeat elements, and where the axes of an operand are in the result.

pub(crate) mod views;

pub(crate) mod rankless;

#[cfg(feature = "alloc")]
mod any_rank;
