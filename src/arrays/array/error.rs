//! Why memory and a layout do not fit together.

use crate::{
    error::error_messages,
    extent::ExtentMismatch,
    index::{MemoryError, SizeError, SpanError},
    message::Count,
    rank::RankError,
};

/// Why memory cannot be viewed with a shape or a layout: the error of [`View::new`](crate::View::new) and [`try_dense`](crate::View::try_dense).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ViewError {
    /// The element count of the shape does not fit.
    Size(SizeError),
    /// The memory is shorter than the layout's span.
    TooShort {
        /// The span of the layout, in elements.
        needed: usize,
        /// The length of the memory, in elements.
        found: usize,
    },
    /// A tensor's memory is not exactly as long as the element count of its shape.
    Length {
        /// The element count of the shape.
        needed: usize,
        /// The length of the memory, in elements.
        found: usize,
    },
    /// A tensor's memory is not exactly what its layout allocates.
    Allocated {
        /// How many elements the layout allocates, padding included.
        needed: usize,
        /// The length of the memory, in elements.
        found: usize,
    },
    /// Two indices of a layout to write to share an element.
    NotUnique,
    /// Two indices of a layout to write to may share an element: the search exceeded its budget, because many axes have
    /// interleaving strides and there are more than 2^26 offsets. Without the feature `alloc` there is no search, however few the
    /// offsets.
    PerhapsNotUnique,
    /// The elements do not fit in memory.
    Memory(MemoryError),
    /// An extent differs from the one in the type.
    Extent(ExtentMismatch),
    /// The elements are not side by side in logical order.
    NotDense,
    /// The rank or an extent is unknown.
    Unknown,
    /// The rank, known at run time, is above [`MAX_DYNAMIC_RANK`](crate::rank::MAX_DYNAMIC_RANK).
    RankTooLarge(RankError),
    /// The offsets do not fit.
    Span(SpanError),
    /// There is not one stride for each extent.
    Strides {
        /// The number of extents.
        extents: usize,
        /// The number of strides.
        strides: usize,
    },
}

error_messages! {
    #[inline] ViewError [Size(SizeError), Memory(MemoryError), Extent(ExtentMismatch), Span(SpanError), RankTooLarge(RankError)]
    Self::Strides { extents, strides } => "{} not fit {}: there must be one for each",
        Count(strides, "stride does", "strides do"), Count(extents, "extent", "extents");
    Self::NotDense => "the elements are not side by side in logical order: copy with `to_tensor` first";
    Self::Unknown => "the rank or an extent is unknown: memory requires both";
    Self::TooShort { needed, found } => "the layout spans {}, but the memory has {found}",
        Count(needed, "element", "elements");
    Self::Length { needed, found } =>
        "the shape has {}, but the memory has {found}: a tensor owns exactly its elements",
        Count(needed, "element", "elements");
    Self::Allocated { needed, found } =>
        "the layout allocates {}, padding included, but the memory has {found}: a tensor owns exactly its memory",
        Count(needed, "element", "elements");
    Self::NotUnique => "two indices of the layout share an element: an element to write must have one index";
    Self::PerhapsNotUnique =>
        "too many strides interleave to determine whether two indices of the layout share an element: an element to write \
         must have one index";
}

impl ViewError {
    /// The error of a layout to write to, from whether each of its elements has one index.
    pub(crate) const fn unless_unique(has_unique_offsets: Option<bool>) -> Result<(), Self> {
        match has_unique_offsets {
            Some(true) => Ok(()),
            Some(false) => Err(Self::NotUnique),
            None => Err(Self::PerhapsNotUnique),
        }
    }
}
