//! Why there is no such layout, and no such shape.

use core::fmt;

use crate::{
    axis::{AxisError, PermutationError},
    index::SizeError,
    layout::tile::TileError,
    rank::RankError,
};

/// Why there is no such layout, or why it is none of the shape.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ArrayLayoutError {
    /// The axes are no permutation.
    Order(PermutationError),
    /// Not as many axes as the shape has.
    Rank {
        /// The rank of the layout.
        layout: usize,
        /// The rank of the shape.
        shape: usize,
    },
    /// More axes than the greatest rank.
    RankTooLarge(RankError),
    /// A tile without extents, or with one of 0.
    Tile(TileError),
    /// A tail alignment of 0.
    TailAlignmentIsZero,
    /// A number of elements or bytes that does not fit `isize`.
    TooLarge {
        /// The number.
        number: usize,
    },
    /// A split at no index.
    SplitEmpty {
        /// The physical axis.
        place: usize,
    },
    /// A split at an index that is not above the one before it.
    SplitOrder {
        /// The physical axis.
        place: usize,
        /// The index.
        index: usize,
        /// The one before it.
        before: usize,
    },
    /// A split of a physical axis that the layout does not have.
    SplitPlace {
        /// The physical axis.
        place: usize,
        /// The rank.
        rank: usize,
    },
    /// Two splits of the same physical axis.
    SplitTwice {
        /// The physical axis.
        place: usize,
    },
}

impl fmt::Display for ArrayLayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Order(error) => write!(f, "{error}"),
            Self::Rank { layout, shape } => {
                write!(
                    f,
                    "the layout orders {layout} axes, and the shape has rank {shape}: each axis stands there once"
                )
            }
            Self::RankTooLarge(error) => write!(f, "{error}"),
            Self::Tile(error) => write!(f, "{error}"),
            Self::TailAlignmentIsZero => {
                f.write_str("the tail is aligned to 0 elements: an alignment is at least 1")
            }
            Self::TooLarge { number } => {
                write!(f, "the layout has the number {number}, which is above {}", isize::MAX)
            }
            Self::SplitEmpty { place } => {
                write!(f, "physical axis {place} is split at no index: a split has at least one")
            }
            Self::SplitOrder { place, index, before } => write!(
                f,
                "physical axis {place} is split at {index} behind {before}: each index is above the one before it"
            ),
            Self::SplitPlace { place, rank } => {
                write!(f, "physical axis {place} is split, and the rank is {rank}: it must be below")
            }
            Self::SplitTwice { place } => {
                write!(f, "physical axis {place} is split twice: all its indices stand in one split")
            }
        }
    }
}

impl core::error::Error for ArrayLayoutError {}

impl From<RankError> for ArrayLayoutError {
    fn from(error: RankError) -> Self {
        Self::RankTooLarge(error)
    }
}

impl From<RankError> for ArrayShapeError {
    fn from(error: RankError) -> Self {
        Self::RankTooLarge(error)
    }
}

impl From<PermutationError> for ArrayLayoutError {
    fn from(error: PermutationError) -> Self {
        Self::Order(error)
    }
}

impl From<TileError> for ArrayLayoutError {
    fn from(error: TileError) -> Self {
        Self::Tile(error)
    }
}

/// Why there is no such shape.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ArrayShapeError {
    /// The rank is not known.
    RankUnknown,
    /// The rank is above the greatest.
    RankTooLarge(RankError),
    /// An extent that does not fit.
    Size(SizeError),
    /// The elements do not fit, in bytes.
    Bytes {
        /// The axis whose extent makes the product too large.
        axis: usize,
        /// Its extent, or bound.
        extent: usize,
        /// The product of the extents and bounds before it, those of 0 left out.
        product: usize,
        /// The size of an element, in bytes.
        size: usize,
    },
    /// The layout is none, or none of this shape.
    Layout(ArrayLayoutError),
    /// There is no layout, and the operation needs one.
    NoLayout,
    /// An extent is not even bounded, and the operation needs a number.
    Unbounded {
        /// The axis.
        axis: usize,
    },
    /// Elements that are not a number of bytes.
    Packed {
        /// The size of an element, in bits.
        bits: usize,
    },
    /// An axis that the shape does not have.
    Axis(AxisError),
    /// The ranks of two shapes differ.
    Rank {
        /// The rank asked for.
        expected: usize,
        /// The rank found.
        found: usize,
    },
}

impl fmt::Display for ArrayShapeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::RankUnknown => f.write_str("the rank is unknown: an array has a rank"),
            Self::RankTooLarge(error) => write!(f, "{error}"),
            Self::Size(error) => write!(f, "{error}"),
            Self::Bytes { axis, extent, product: 1, size } => write!(
                f,
                "the array is too large at axis {axis}: {extent} elements of {size} bytes are above {} bytes",
                isize::MAX
            ),
            Self::Bytes { axis, extent, product, size } => write!(
                f,
                "the array is too large at axis {axis}: its extent {extent} times {product}, the product of the extents before \
                 it, of elements of {size} bytes is above {} bytes (extents of 0 left out)",
                isize::MAX
            ),
            Self::Layout(error) => write!(f, "{error}"),
            Self::NoLayout => f.write_str(
                "no layout is said, and the operation needs one: `with_default_layout` says row-major",
            ),
            Self::Unbounded { axis } => {
                write!(f, "axis {axis} has extent ?, which has no bound: the operation needs a number")
            }
            Self::Packed { bits } => {
                write!(
                    f,
                    "elements of {bits} bits are no number of bytes apart: only those of whole bytes have strides in bytes"
                )
            }
            Self::Axis(error) => write!(f, "{error}"),
            Self::Rank { expected, found } => write!(f, "the rank is {found}, expected {expected}"),
        }
    }
}

impl core::error::Error for ArrayShapeError {}

impl From<SizeError> for ArrayShapeError {
    fn from(error: SizeError) -> Self {
        Self::Size(error)
    }
}

impl From<ArrayLayoutError> for ArrayShapeError {
    fn from(error: ArrayLayoutError) -> Self {
        Self::Layout(error)
    }
}

impl From<AxisError> for ArrayShapeError {
    fn from(error: AxisError) -> Self {
        Self::Axis(error)
    }
}
