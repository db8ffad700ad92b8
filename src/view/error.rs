//! What is wrong with memory and a layout.

use crate::{
    error::error_messages,
    extent::ExtentMismatch,
    index::{MemoryError, SizeError},
};

/// Why memory cannot be seen with a shape or a layout.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ViewError {
    /// The element count of the shape does not fit.
    Size(SizeError),
    /// The memory is shorter than the layout's span.
    TooShort {
        /// How many elements the layout spans.
        needed: usize,
        /// How many there are.
        found: usize,
    },
    /// A tensor's memory is not exactly as long as its layout's span.
    Length {
        /// How many elements the layout spans.
        needed: usize,
        /// How many there are.
        found: usize,
    },
    /// A tensor's memory is not exactly what its layout allocates.
    Allocated {
        /// How many elements the layout allocates, those of the padding included.
        needed: usize,
        /// How many there are.
        found: usize,
    },
    /// The layout of a mutable view meets an element at two indices.
    NotUnique,
    /// Whether the layout of a mutable view meets an element at two indices was not found out: many axes whose strides interleave, and
    /// more than 2^26 offsets. Without `alloc` however few offsets.
    PerhapsNotUnique,
    /// The elements do not fit memory.
    Memory(MemoryError),
    /// An extent is not the one that the type knows.
    Extent(ExtentMismatch),
    /// The elements are not side by side in logical order.
    NotDense,
    /// The rank or an extent is not known.
    Unknown,
}

error_messages! {
    ViewError [Size(SizeError), Memory(MemoryError), Extent(ExtentMismatch)]
    Self::NotDense => "the elements are not side by side in logical order: copy with `to_tensor` first";
    Self::Unknown => "the rank or an extent is not known: memory has both";
    Self::TooShort { needed, found } => "the layout spans {needed} elements, but the memory has {found}";
    Self::Length { needed, found } =>
        "the shape has {needed} elements, but the memory has {found}: a tensor owns just its elements";
    Self::Allocated { needed, found } =>
        "the layout allocates {needed} elements, padding included, but the memory has {found}: a tensor owns just its memory";
    Self::NotUnique => "the layout meets an element at two indices: what is written meets each once";
    Self::PerhapsNotUnique =>
        "so many strides interleave that it was not found out whether the layout meets an element at two indices: what is \
         written meets each once";
}

impl ViewError {
    /// What is wrong with a layout to write to, given whether it meets each element once.
    pub(super) const fn unless_unique(meets_once: Option<bool>) -> Result<(), Self> {
        match meets_once {
            Some(true) => Ok(()),
            Some(false) => Err(Self::NotUnique),
            None => Err(Self::PerhapsNotUnique),
        }
    }
}
