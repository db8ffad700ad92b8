//! Short names for dynamic extents and shapes.

use shapewise::{DynExtent, DynShape};

/// The greatest extent.
pub(crate) const MOST: usize = isize::MAX.unsigned_abs();

pub(crate) fn known(extent: usize) -> DynExtent {
    DynExtent::known(extent).unwrap()
}

pub(crate) fn at_most(bound: usize) -> DynExtent {
    DynExtent::at_most(bound).unwrap()
}

#[track_caller]
pub(crate) fn parsed(text: &str) -> DynShape {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}
