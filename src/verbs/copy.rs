//! Copies: to another layout, joined, padded, repeated.

pub(crate) mod layouts;

#[cfg(feature = "alloc")]
pub(crate) mod all;

#[cfg(feature = "alloc")]
pub(crate) mod fallible;

#[cfg(feature = "alloc")]
pub(crate) mod list;

#[cfg(feature = "alloc")]
pub(crate) mod join;

#[cfg(feature = "alloc")]
pub(crate) mod pad;

#[cfg(feature = "alloc")]
pub(crate) mod repeat;

#[cfg(feature = "alloc")]
pub(crate) mod pieces;
