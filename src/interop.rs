//! Conversions to the types and formats of other crates and systems. Each has a file and a feature.

#[cfg(feature = "proptest")]
pub mod proptest;
#[cfg(feature = "serde")]
pub mod serde;
#[cfg(feature = "proto")]
pub mod tensorflow;
