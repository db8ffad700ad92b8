//! Layouts: orders, strides, tiles.

#[cfg(all(feature = "std", feature = "arrays"))]
#[path = "../oracle/mod.rs"]
mod oracle;

#[cfg(all(feature = "std", not(feature = "arrays")))]
#[path = "../oracle/numbers.rs"]
mod oracle;

mod mappings;
mod tiled;
