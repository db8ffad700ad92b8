//! The bounds in signatures that users need not name, for links to them: a part of the docs.

#[doc(inline)]
pub use shapewise::layout::{Order, TileList};
