//! Layouts: orders, strides, tiles.

#[path = "../oracle/mod.rs"]
mod oracle;

mod mappings;
mod tiled;
