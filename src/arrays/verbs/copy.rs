//! Copies: to another layout, joined, padded, repeated.

#[cfg(feature = "alloc")]
pub(crate) mod to_layout;

#[cfg(feature = "alloc")]
pub(crate) mod all;

#[cfg(feature = "alloc")]
pub(crate) mod fallible;

pub(crate) mod list;

pub(crate) mod join;

#[cfg(feature = "alloc")]
pub(crate) mod pad;

#[cfg(feature = "alloc")]
pub(crate) mod repeat;

#[cfg(feature = "alloc")]
pub(crate) mod pieces;
#[cfg(feature = "alloc")]
mod sink;
