//! Shapes: known, partly known and unknown extents, text, messages.

#[cfg(all(feature = "std", feature = "arrays"))]
#[path = "../oracle/mod.rs"]
mod oracle;

#[cfg(all(feature = "std", not(feature = "arrays")))]
#[path = "../oracle/numbers.rs"]
mod oracle;

#[cfg(feature = "std")]
#[path = "../width/mod.rs"]
mod width;

#[cfg(feature = "serde")]
#[path = "../width/serde.rs"]
mod through_serde;

mod bounds;
mod constants;
mod dynamic;
mod dynamic_text;
mod lattice;
mod messages;
mod partial;
mod pattern_limits;
mod patterns;
mod random;
mod serde;
mod shapes;
mod symbols;
mod symbols_oracle;
mod symbols_table;
mod units;
