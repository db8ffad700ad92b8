//! Sums, means, extremes and other folds, of all elements or along axes.

pub(crate) mod all;

pub(crate) mod extremes;

#[cfg(feature = "alloc")]
pub(crate) mod fold;

#[cfg(feature = "alloc")]
pub(crate) mod sums;

#[cfg(feature = "alloc")]
pub(crate) mod quantify;

#[cfg(feature = "alloc")]
pub(crate) mod extremes_along;

#[cfg(feature = "alloc")]
pub(crate) mod places_along;

#[cfg(feature = "alloc")]
pub(crate) mod variance;
