//! Layouts: orders, strides, tiles.

#[cfg(feature = "std")]
#[path = "../oracle/mod.rs"]
mod oracle;

mod algebra;
mod mappings;
mod tiled;
