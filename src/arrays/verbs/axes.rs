//! Axes in another order, in parts, and merged: views of the same memory.

pub(crate) mod windows;

pub(crate) mod window_iter;

pub(crate) mod tiles;

pub(crate) mod split;

pub(crate) mod permute;

pub(crate) mod reorder;

pub(crate) mod iter;

pub(crate) mod named;

pub(crate) mod subview;

pub(crate) mod reshape;

#[cfg(feature = "alloc")]
pub(crate) mod diagonal;
