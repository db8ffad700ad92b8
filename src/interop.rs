//! What other crates and systems have of their own: one file for each, each behind a feature.

#[cfg(feature = "proptest")]
pub mod proptest;
#[cfg(feature = "serde")]
pub mod serde;
#[cfg(feature = "proto")]
pub mod tensorflow;
