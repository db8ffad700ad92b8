//! Layouts: orders, strides, tiles.

#[cfg(feature = "std")]
#[path = "../oracle/mod.rs"]
mod oracle;

mod algebra;
mod algebra_documented;
mod algebra_elements;
mod algebra_empty;
mod algebra_witnesses;
mod mappings;
mod tiled;
