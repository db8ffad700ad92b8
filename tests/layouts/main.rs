//! Layouts: orders, strides, tiles.

#[cfg(feature = "std")]
#[path = "../oracle/mod.rs"]
mod oracle;

mod mappings;
mod tiled;
