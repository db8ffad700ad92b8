//! Bytes as elements and elements as bytes, with the checks of the crate `bytemuck` (feature `bytemuck`). Nothing is copied.
//!
//! [`elements`] takes bytes from a file or from memory that another program shares. The crate `shapewise-io` adds an element type and a
//! shape that are known at run time, and reads files.
//!
//! Pixels and other structs of numbers become one more axis with [`TensorBase::unpack`], and that axis becomes pixels again with
//! [`TensorBase::pack`].
//!
//! The elements of an inline array are nested arrays, which bytemuck reads and writes by themselves: `bytes_of(matrix.as_nested())`.
//!
//! ```
//! use shapewise::Matrix;
//!
//! let pose = Matrix::of([[1_u16, 2], [3, 4]]);
//! let bytes = bytemuck::bytes_of(pose.as_nested()); // for a uniform of a shader
//! assert_eq!(bytes.len(), 8);
//! let read: [[u16; 2]; 2] = bytemuck::pod_read_unaligned(bytes);
//! assert_eq!(Matrix::from(read), pose);
//! ```
//!
//! ```
//! use shapewise::{View, interop::bytes::elements, shape};
//!
//! let floats = [1.0_f32, 2.0, 3.0, 4.0, 5.0, 6.0];
//! let bytes: &[u8] = bytemuck::cast_slice(&floats); // from a file
//! let matrix = View::new(elements::<f32>(bytes)?, shape![2, 3])?;
//! assert_eq!(matrix[[1, 2]], 6.0);
//! assert_eq!(
//!     elements::<f32>(&bytes[1..5]).unwrap_err().to_string(),
//!     "the bytes do not begin at a multiple of 4, the alignment of the elements: copy them"
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod pixels;

use bytemuck::{CheckedBitPattern, NoUninit, PodCastError, checked::CheckedCastError};

pub use self::pixels::PixelError;
#[cfg(doc)]
use crate::array::TensorBase;
use crate::error::error_messages;

/// Why bytes are not elements: the error of [`elements`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BytesError {
    /// The bytes do not begin at an address that the elements require.
    Misaligned {
        /// The alignment of the elements, in bytes.
        alignment: usize,
    },
    /// The number of bytes is not a multiple of the size of an element.
    Length {
        /// The number of bytes.
        bytes: usize,
        /// The size of an element.
        size: usize,
    },
    /// A byte is not a value of the element type: a `bool` is 0 or 1.
    Value,
}

error_messages! {
    #[inline] BytesError []
    Self::Misaligned { alignment } =>
        "the bytes do not begin at a multiple of {alignment}, the alignment of the elements: copy them";
    Self::Length { bytes, size } => "{bytes} bytes are not a number of elements of {size} bytes";
    Self::Value => "a byte is not a value of the element type: a `bool` is 0 or 1";
}

impl BytesError {
    /// Converts an error of bytemuck for elements `T`.
    #[doc(hidden)]
    #[must_use]
    pub fn of<T>(error: CheckedCastError, bytes: usize) -> Self {
        match error {
            CheckedCastError::PodCastError(PodCastError::TargetAlignmentGreaterAndInputNotAligned) => {
                Self::Misaligned { alignment: align_of::<T>() }
            }
            CheckedCastError::PodCastError(_) => Self::Length { bytes, size: size_of::<T>() },
            CheckedCastError::InvalidBitPattern => Self::Value,
        }
    }
}

/// Reinterprets bytes as elements, in the byte order of this machine. Nothing is copied.
///
/// # Errors
///
/// [`BytesError::Misaligned`] if the bytes do not begin at a multiple of the alignment of `T`, [`BytesError::Length`] if their number is
/// not a multiple of its size, [`BytesError::Value`] if one of them is not a value of it.
///
/// ```
/// use shapewise::interop::bytes::elements;
///
/// assert_eq!(elements::<bool>(&[0, 1])?, [false, true]);
/// assert_eq!(elements::<u16>(&[1, 2, 3]).unwrap_err().to_string(), "3 bytes are not a number of elements of 2 bytes");
/// assert!(elements::<bool>(&[2]).is_err());
/// # Ok::<(), shapewise::interop::bytes::BytesError>(())
/// ```
#[doc(alias("frombuffer", "cast_slice", "transmute"))]
pub fn elements<T: CheckedBitPattern>(bytes: &[u8]) -> Result<&[T], BytesError> {
    // No bytes are aligned to everything.
    if bytes.is_empty() {
        return Ok(&[]);
    }
    bytemuck::checked::try_cast_slice(bytes).map_err(|error| {
        // If both are wrong, the length is what the caller must correct first.
        match BytesError::of::<T>(error, bytes.len()) {
            BytesError::Misaligned { .. } if !bytes.len().is_multiple_of(size_of::<T>().max(1)) => {
                BytesError::Length { bytes: bytes.len(), size: size_of::<T>() }
            }
            error => error,
        }
    })
}

/// Reinterprets elements as their bytes, in the byte order of this machine. Nothing is copied.
///
/// ```
/// use shapewise::interop::bytes::as_bytes;
///
/// assert_eq!(as_bytes(&[0x0201_u16, 0x0403]), if cfg!(target_endian = "little") { [1, 2, 3, 4] } else { [2, 1, 4, 3] });
/// ```
#[doc(alias = "tobytes")]
#[must_use]
pub fn as_bytes<T: NoUninit>(elements: &[T]) -> &[u8] {
    // Elements without size have no bytes, and bytemuck would panic.
    bytemuck::try_cast_slice(elements).unwrap_or_default()
}
