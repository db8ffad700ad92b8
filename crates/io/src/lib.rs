//! Arrays in files and in the memory of other libraries, whose element type and shape are known at run time.
//!
//! | module | what it reads and writes | feature |
//! |---|---|---|
//! | [`raw`] | bytes, with an element type and a shape | |
//! | `npy` | NumPy's files, `.npy` and `.npz` | `npy` |
//! | `csv` | tables of numbers as text: CSV, or columns between blanks | `csv` |
//! | `safetensors` | files of named tensors | `safetensors` |
//! | `checkpoint` | arrays of many devices, each of which writes its blocks | `checkpoint` |
//! | `dlpack` | arrays of other libraries in the same process, as in Python | `dlpack` |
//!
//! A function that takes any element of a file states [`T: Plain`](Plain): `bool`, integers and floats; with the features `half` and `num-complex` also
//! `f16`, `bf16` and complex numbers.
#![cfg_attr(not(any(feature = "std", test)), no_std)]
#![doc(test(attr(deny(warnings))))]
#![cfg_attr(docsrs, feature(doc_cfg))]
#![cfg_attr(docsrs, doc(auto_cfg(hide(feature = "std"))))]

extern crate alloc;

mod bytes;
#[cfg(any(feature = "csv", feature = "npy"))]
mod excerpt;
#[cfg(any(feature = "csv", feature = "npy"))]
mod file;
#[cfg(any(feature = "checkpoint", feature = "csv", feature = "npy"))]
mod replace;

pub mod raw;

#[cfg(feature = "checkpoint")]
pub mod checkpoint;
#[cfg(feature = "csv")]
pub mod csv;
#[cfg(feature = "dlpack")]
pub mod dlpack;
#[cfg(feature = "npy")]
pub mod npy;
#[cfg(feature = "safetensors")]
pub mod safetensors;

pub use self::bytes::Plain;
#[cfg(any(feature = "csv", feature = "npy"))]
pub use self::{excerpt::Excerpt, file::FileError};
