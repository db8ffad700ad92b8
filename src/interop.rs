//! One file for each foreign crate, each behind a feature of its name.

#[cfg(feature = "proptest")]
pub mod proptest;
