//! `bf16` in NumPy's files, as the Python package `ml_dtypes` writes it.
//!
//! NumPy does not have `bf16`. `numpy.save` writes an array of `ml_dtypes.bfloat16`, which JAX has too, with the type `<V2`: two bytes without a meaning. So it
//! is read as `bf16` only on request, by a function of this module, or of an archive that is opened by
//! [`Npz::ml_dtypes`](super::Npz::ml_dtypes) or [`NpzView::ml_dtypes`](super::NpzView::ml_dtypes). In Python such an array becomes one of `bfloat16` again
//! by `array.view(ml_dtypes.bfloat16)`. All other types are those of the functions of [`npy`](super).
//!
//! # Examples
//!
//! ```
//! # #[cfg(feature = "half")]
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! use half::bf16;
//! use shapewise::Tensor;
//! use shapewise_io::npy;
//!
//! let tensor = Tensor::from([bf16::from_f32(1.5), bf16::from_f32(-2.0)]);
//! let mut bytes = Vec::new();
//! npy::ml_dtypes::write_to(&mut bytes, &tensor)?;
//! assert_eq!(npy::ml_dtypes::read_from::<bf16, 1>(&*bytes)?, tensor);
//! assert_eq!(
//!     npy::read_from::<bf16, 1>(&*bytes).unwrap_err().to_string(),
//!     "NumPy's type `V2` is two bytes without a meaning: if `ml_dtypes` wrote them for bf16, \
//!      read them by `npy::ml_dtypes`"
//! );
//! # Ok(())
//! # }
//! # #[cfg(not(feature = "half"))]
//! # fn main() {}
//! ```

use std::{
    io::{Read, Write},
    path::Path,
};

use shapewise::{
    Tensor,
    array::{DynTensor, DynView},
};

use super::{FileError, Names, NpyError, StreamError, dynamic, of_file, put, ranked, replace, split};
use crate::{Plain, raw::RawArray};

/// Reads the array of a `.npy` file from its bytes, in place: [`npy::from_bytes`](super::from_bytes). See the example of [this module](self).
///
/// # Errors
///
/// Same errors as [`npy::from_bytes`](super::from_bytes).
pub fn from_bytes(bytes: &[u8]) -> Result<RawArray<'_>, NpyError> {
    Ok(split(bytes, Names::MlDtypes)?.0)
}

/// Reads an array of rank `R` with elements `T` from a stream: [`npy::read_from`](super::read_from). See the example of [this module](self).
///
/// # Errors
///
/// Same errors as [`npy::read_from`](super::read_from).
pub fn read_from<T: Plain, const R: usize>(reader: impl Read) -> Result<Tensor<T, R>, StreamError> {
    ranked(reader, Names::MlDtypes)
}

/// Reads an array of any rank with elements `T` from a stream: [`npy::read_dyn_from`](super::read_dyn_from). See the example of [this module](self).
///
/// # Errors
///
/// Same errors as [`npy::read_dyn_from`](super::read_dyn_from).
pub fn read_dyn_from<T: Plain>(reader: impl Read) -> Result<DynTensor<T>, StreamError> {
    dynamic(reader, Names::MlDtypes)
}

/// Reads an array of rank `R` with elements `T` from a file: [`npy::read`](super::read). See the example of [this module](self).
///
/// # Errors
///
/// Same errors as [`npy::read`](super::read).
pub fn read<T: Plain, const R: usize>(path: impl AsRef<Path>) -> Result<Tensor<T, R>, FileError> {
    of_file(path.as_ref(), read_from)
}

/// Reads an array of any rank with elements `T` from a file: [`npy::read_dyn`](super::read_dyn). See the example of [this module](self).
///
/// # Errors
///
/// Same errors as [`npy::read_dyn`](super::read_dyn).
pub fn read_dyn<T: Plain>(path: impl AsRef<Path>) -> Result<DynTensor<T>, FileError> {
    of_file(path.as_ref(), read_dyn_from)
}

/// Writes an array of any rank: [`npy::write_to`](super::write_to), also of `bf16`. See the example of [this module](self).
///
/// # Errors
///
/// [`StreamError`] if writing fails.
pub fn write_to<'a, T: Plain>(
    writer: impl Write,
    array: impl Into<DynView<'a, T>>,
) -> Result<(), StreamError> {
    let array: DynView<'a, T> = array.into();
    put(writer, array, Names::MlDtypes)
}

/// Writes an array of any rank to a file: [`npy::write`](fn@super::write), also of `bf16`. See the example of [this module](self).
///
/// # Errors
///
/// [`FileError`], which names the file, if it cannot be written.
pub fn write<'a, T: Plain>(
    path: impl AsRef<Path>,
    array: impl Into<DynView<'a, T>>,
) -> Result<(), FileError> {
    let array: DynView<'a, T> = array.into();
    replace(path.as_ref(), array, Names::MlDtypes)
}
