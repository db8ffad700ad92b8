//! Layouts: orders, strides, tiles.

#[cfg(all(feature = "std", feature = "arrays"))]
#[path = "../oracle/mod.rs"]
mod oracle;

#[cfg(all(feature = "std", not(feature = "arrays")))]
#[path = "../oracle/numbers.rs"]
mod oracle;

mod algebra;
mod algebra_documented;
mod algebra_elements;
mod algebra_empty;
mod algebra_witnesses;
mod mappings;
mod tiled;
