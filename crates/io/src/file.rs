//! An error with the name of its file.

use core::fmt;

use alloc::{boxed::Box, string::ToString as _};

/// Why an array cannot be read from a file or written to it: the file, and the reason. See the example of [`why`](Self::why).
#[derive(Debug)]
pub struct FileError<E> {
    name: Box<str>,
    why: E,
}

impl<E> FileError<E> {
    pub(crate) fn new(name: impl fmt::Display, why: impl Into<E>) -> Self {
        Self { name: name.to_string().into(), why: why.into() }
    }

    /// Returns the path of the file, or the name of the array in an archive. See the example of [`why`](Self::why).
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the reason.
    ///
    /// ```
    /// use shapewise_io::npy::{self, StreamError};
    ///
    /// let error = npy::read::<f32, 2>("no such.npy").unwrap_err();
    /// assert!(error.name() == "no such.npy" && matches!(error.why(), StreamError::Io(_)));
    /// ```
    #[must_use]
    pub const fn why(&self) -> &E {
        &self.why
    }
}

impl<E: fmt::Display> fmt::Display for FileError<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.name, self.why)
    }
}

impl<E: fmt::Debug + fmt::Display> core::error::Error for FileError<E> {}
