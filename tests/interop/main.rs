//! Types of other crates.
#![cfg(feature = "arrays")]

#[cfg(feature = "std")]
#[path = "../width/mod.rs"]
mod width;

#[cfg(feature = "serde")]
#[path = "../width/serde.rs"]
mod through_serde;

#[cfg(feature = "approx")]
mod approx;
#[cfg(feature = "half")]
mod halves;
#[cfg(feature = "image")]
mod image;
#[cfg(all(feature = "half", feature = "num-complex"))]
mod left_numbers;
#[cfg(feature = "mint")]
mod mint;
#[cfg(feature = "nalgebra")]
mod nalgebra;
#[cfg(feature = "ndarray")]
mod ndarray;
#[cfg(feature = "rayon")]
mod parallel;
#[cfg(feature = "num-complex")]
mod products;
#[cfg(feature = "rand")]
mod rand;
#[cfg(feature = "serde")]
mod serde;
#[cfg(feature = "serde")]
mod serde_elements;
#[cfg(feature = "proptest")]
mod strategies;
