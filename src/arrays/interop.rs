//! Conversions to the types and formats of other crates and systems.
//!
//! Each has a file and a feature. `guide::in_and_out` has a table: what you hold,
//! how it gets in, and what is checked when.

#[cfg(feature = "approx")]
pub mod approx;
#[cfg(feature = "bytemuck")]
pub mod bytes;
#[cfg(feature = "image")]
pub mod image;
#[cfg(feature = "mint")]
pub mod mint;
#[cfg(feature = "nalgebra")]
pub mod nalgebra;
#[cfg(feature = "ndarray")]
pub mod ndarray;
#[cfg(any(feature = "nalgebra", feature = "ndarray"))]
mod part;
#[cfg(feature = "proptest")]
pub mod proptest;
#[cfg(feature = "rand")]
pub mod rand;
#[cfg(feature = "serde")]
pub mod serde;
