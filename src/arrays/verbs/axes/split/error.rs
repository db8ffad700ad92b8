//! Why an array cannot be split.

use crate::{axis::AxisError, error::error_messages, message::Count};

/// Why an array cannot be split along an axis: the error of [`try_split_at`](crate::array::TensorBase::try_split_at).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SplitError {
    /// The split is after the end of the axis.
    Behind {
        /// The axis.
        axis: usize,
        /// The position of the split.
        at: usize,
        /// The extent of the axis.
        extent: usize,
    },
    /// The parts to write are not one after another in memory.
    Interleaved {
        /// The axis.
        axis: usize,
        /// Its stride, in elements.
        stride: isize,
        /// How many elements the subview at one coordinate of the axis spans.
        span: usize,
    },
    /// Parts of the same extent are not all of the axis.
    Parts {
        /// The axis.
        axis: usize,
        /// The number of parts.
        parts: usize,
        /// The extent of each.
        part: usize,
        /// The extent of the axis.
        extent: usize,
    },
    /// A split is before the previous one.
    Descending {
        /// The axis.
        axis: usize,
        /// The previous split.
        previous: usize,
        /// The split.
        at: usize,
    },
    /// An axis that is out of range for the rank.
    NoSuchAxis(AxisError),
}

error_messages! {
    #[inline] SplitError [NoSuchAxis(AxisError)]
    Self::Behind { axis, at, extent } =>
        "a split at {at} is after the end of axis {axis}, which has extent {extent}: it must be at most the extent";
    Self::Parts { axis, parts, part, extent } =>
        "{} of {part} {} not all of axis {axis}, which has extent {extent}: the product must be the extent",
        Count(parts, "part", "parts"), Count(parts, "is", "are").words();
    Self::Descending { axis, previous, at } =>
        "a split at {at} is before the previous one at {previous} along axis {axis}: positions must not decrease";
    Self::Interleaved { axis, stride, span } =>
        "the parts along axis {axis} with stride {stride} span {span} elements each, so they interleave in memory: parts to \
         write must be one after another";
}
