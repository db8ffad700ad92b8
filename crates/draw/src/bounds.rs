//! The names in signatures that have no other page. The crate has no such module: it is a part of the docs.

#[doc(inline)]
pub use shapewise::bounds::{Order, TileList};
