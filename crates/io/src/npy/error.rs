//! Why a file is not an array, or not the expected one.

use std::io;

use shapewise::{
    array::ViewError,
    extent::FromIntsError,
    message::{Count, error_messages},
};
use shapewise_xla::ElementType;

use crate::{excerpt::Excerpt, raw::RawError};

/// Why bytes are not an array in NumPy's format, or not the expected one: the error of [`npy::from_bytes`](super::from_bytes).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NpyError {
    /// The bytes do not begin as a `.npy` file does.
    NotNpy,
    /// A version of the format that does not exist yet.
    Version {
        /// The first number of the version.
        major: u8,
        /// The second number.
        minor: u8,
    },
    /// The header states a length that no array needs.
    HeaderTooLong {
        /// The length in bytes.
        length: u32,
    },
    /// The file ends within the header.
    HeaderEnds,
    /// The header is not the text that NumPy writes.
    Syntax {
        /// Where in the text of the header, in bytes.
        position: usize,
    },
    /// A key of the header is missing or occurs twice.
    Key {
        /// The key.
        key: &'static str,
        /// `true` if it occurs twice.
        is_repeated: bool,
    },
    /// The elements are structs or small arrays.
    Structured,
    /// The elements are not numbers: text, times, or Python objects; or numbers of a size that does not exist here.
    Type {
        /// NumPy's name of the type.
        name: Excerpt,
    },
    /// The elements are two bytes without a meaning.
    Void,
    /// The extents do not fit.
    Extents(FromIntsError),
    /// The file ends before the last element.
    Ends {
        /// The number of bytes of all elements.
        needed: u128,
    },
    /// An archive has bytes after the last element.
    Trailing {
        /// The number of bytes.
        excess: u64,
    },
    /// The array is not the one that the program expects.
    Raw(RawError),
    /// NumPy does not have this element type, so it cannot be written.
    NoType {
        /// The element type.
        element: ElementType,
    },
}

error_messages! {
    #[inline] NpyError [Extents(FromIntsError), Raw(RawError)]
    Self::NotNpy => "the bytes are not a `.npy` file, which begins with \\x93NUMPY";
    Self::Version { major, minor } => "version {major}.{minor} of the format is not known: NumPy writes 1.0, 2.0 and 3.0";
    Self::HeaderTooLong { length } => "the header states a length of {length} bytes: the header of an array has at most {}", super::header::LONGEST;
    Self::HeaderEnds => "the file ends within the header";
    Self::Syntax { position } =>
        "the header is not a Python dictionary of `descr`, `fortran_order` and `shape`: unexpected text at byte {position}";
    Self::Key { key, is_repeated: true } => "the header has `{key}` twice";
    Self::Key { key, is_repeated: false } => "the header does not have `{key}`";
    Self::Structured => "the elements are structs: save each field to an array of its own";
    Self::Type { name } =>
        "NumPy's type `{name}` is not supported: elements are b1, i1 to i8, u1 to u8, f2, f4, f8, c8 or c16";
    Self::Void => "NumPy's type `V2` is two bytes without a meaning: if `ml_dtypes` wrote them for bf16, read them by `npy::ml_dtypes`";
    Self::Ends { needed } => "the file ends before the last of the {} of the elements",
        Count(needed, "byte", "bytes");
    Self::Trailing { excess } => "{} the last element: an array in an archive ends with it",
        Count(u128::from(excess), "byte follows", "bytes follow");
    Self::NoType { element: ElementType::Bf16 } =>
        "NumPy does not have the type bf16: convert the elements first, or write them as `ml_dtypes` does, by `npy::ml_dtypes`";
    Self::NoType { element } => "NumPy does not have the type {element}: convert the elements first";
}

/// Why an array cannot be read from a stream or written to it: the error of [`npy::read_from`](super::read_from).
#[derive()]
#[non_exhaustive]
pub enum StreamError {
    /// The error of the stream.
    Io(io::Error),
    /// The error of what is in it.
    Npy(NpyError),
}

error_messages! {
    #[inline] StreamError [Npy(NpyError); source Io(io::Error)]
    Self::Io(ref error) => "{error}";
}

impl From<RawError> for StreamError {
    fn from(error: RawError) -> Self {
        Self::Npy(error.into())
    }
}

impl From<ViewError> for StreamError {
    fn from(error: ViewError) -> Self {
        Self::Npy(RawError::from(error).into())
    }
}

/// Why an array cannot be read from a file or written to it: the file, and the reason, a [`StreamError`]. It is the error of [`npy::read`](super::read).
pub type FileError = crate::FileError<StreamError>;
