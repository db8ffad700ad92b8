//! Why arrays are not saved, or not restored.

use core::fmt;
use std::{io, path::Path};

use alloc::{boxed::Box, string::ToString as _};

use shapewise::message::{Count, error_messages};
use shapewise_xla::ElementType;

/// Why an array is not saved or restored: the reason in a [`CheckpointError`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Fault {
    /// The checkpoint does not have an array of this name.
    Missing,
    /// A part has two arrays of this name, or an array of a name that the format reserves.
    Name,
    /// The format does not have the element type.
    Type {
        /// The element type.
        element: ElementType,
    },
    /// A block does not have the element type or the extents of the array.
    Other,
    /// Another element type is required.
    Element {
        /// The element type of the array.
        found: ElementType,
        /// The one that is required.
        expected: ElementType,
    },
    /// The rank of the array is another one.
    Rank {
        /// The rank of the array.
        found: usize,
        /// The rank of the ranges.
        expected: usize,
    },
    /// A range is not within the array.
    Range {
        /// The axis.
        axis: usize,
        /// The end of the range.
        end: usize,
        /// The extent of the axis.
        extent: usize,
    },
    /// The bytes are not those of the block.
    Bytes {
        /// The number of bytes.
        found: usize,
        /// The number of bytes of the block.
        expected: usize,
    },
    /// Two blocks have the same elements.
    Overlap,
    /// Elements are in no block.
    Gap {
        /// The number of elements in blocks.
        found: usize,
        /// The number of elements of the array.
        expected: usize,
    },
    /// The extents do not fit in memory.
    Size,
    /// A sum over mesh axes is pending, so the blocks are summands.
    Pending,
}

error_messages! {
    #[inline] Fault []
    Self::Missing => "the checkpoint does not have it";
    Self::Name => "a part has it twice, or the format reserves the name";
    Self::Type { element } => "the format does not have the type {element}";
    Self::Other => "two blocks state different element types or extents";
    Self::Element { found, expected } => "its elements are {found}, and {expected} is expected";
    Self::Rank { found, expected } => "its rank is {found}, and {expected} is expected";
    Self::Range { axis, end, extent } => "the range of axis {axis} ends at {end}, and the extent is {extent}";
    Self::Bytes { found, expected } => "{}, and the block has {expected}", Count(found, "byte", "bytes");
    Self::Overlap => "two blocks have the same elements";
    Self::Gap { found, expected } => "{} of {expected} are in blocks: a part is missing", Count(found, "element", "elements");
    Self::Size => "its extents do not fit in memory";
    Self::Pending => "a sum over mesh axes is pending: add it first, by `reshard` to a sharding without it";
}

/// Why a checkpoint is not written or read: the file or the array, and the reason. It is the error of [`Checkpoint::open`](super::Checkpoint::open).
#[derive(Debug)]
#[non_exhaustive]
pub enum CheckpointError {
    /// The error of a file.
    Io {
        /// The path.
        path: Box<Path>,
        /// Its error.
        error: io::Error,
    },
    /// A file is not a part of a checkpoint.
    Part {
        /// The path.
        path: Box<Path>,
        /// The reason.
        why: Box<str>,
    },
    /// An array is not the expected one.
    Array {
        /// The name.
        name: Box<str>,
        /// The reason.
        why: Fault,
    },
}

impl CheckpointError {
    pub(super) fn io(path: &Path) -> impl Fn(io::Error) -> Self {
        move |error| Self::Io { path: path.into(), error }
    }

    pub(super) fn part(path: &Path, why: impl fmt::Display) -> Self {
        Self::Part { path: path.into(), why: why.to_string().into() }
    }

    pub(super) fn array(name: &str, why: Fault) -> Self {
        Self::Array { name: name.into(), why }
    }
}

impl fmt::Display for CheckpointError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io { path, error } => write!(f, "{}: {error}", path.display()),
            Self::Part { path, why } => write!(f, "{} is not a part of a checkpoint: {why}", path.display()),
            Self::Array { name, why } => write!(f, "array `{name}`: {why}"),
        }
    }
}

impl core::error::Error for CheckpointError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Io { error, .. } => Some(error),
            _ => None,
        }
    }
}
