//! Conversions to the types and formats of other crates and systems: one file for each, each with a feature of its own.

#[cfg(feature = "proptest")]
pub mod proptest;
#[cfg(feature = "serde")]
pub mod serde;
#[cfg(feature = "proto")]
pub mod tensorflow;
