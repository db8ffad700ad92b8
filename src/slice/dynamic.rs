//! Slices that are known at run time: as text, as masks, or item by item.

use super::{Range, bounds::Nearest, range};
use crate::{
    error::error_messages,
    extent::DynExtent,
    message::Count,
    rank::RankError,
    shape::{DynShape, DynShapeError},
};

mod dense;
mod encode;
mod expr;
pub mod strided;
mod text;

pub(crate) use self::expr::{PartOfAxis, each_part};
pub use self::{
    dense::{DenseSlice, OutputAxis, SliceAxis},
    encode::EncodedSlice,
    expr::{End, SliceExpr, Spec},
    strided::StridedSlice,
    text::SliceTextError,
};
pub use crate::text::{Expected, Unexpected};

// Slices of the list of axes of a shape.

impl DynShape {
    /// Takes a range of axes and a step, returns the shape of these axes: Python's `shape[begin:end:step]`. An unknown rank stays
    /// unknown.
    ///
    /// # Errors
    ///
    /// [`DynShapeError::StepIsZero`].
    ///
    /// ```
    /// use shapewise::{DynShape, slice::Range};
    ///
    /// let shape: DynShape = "[2,?,<=5,7]".parse()?;
    /// assert_eq!(shape.slice_axes(Range { begin: Some(-3), end: None }, 2)?.to_string(), "[?,7]");
    /// assert_eq!(shape.slice_axes(Range { begin: None, end: None }, -1)?.to_string(), "[7,<=5,?,2]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "__getitem__")]
    #[inline]
    pub fn slice_axes(&self, axes: Range, step: isize) -> Result<Self, DynShapeError> {
        let rank = self.rank().unwrap_or_default();
        let (first, count) = range(0, axes, step, rank).map_err(|_| DynShapeError::StepIsZero)?;
        let Some(extents) = self.extents() else { return Ok(Self::UNKNOWN) };
        // The axes are in range, so no sum overflows, except a last one that is not taken.
        let axes = core::iter::successors(Some(first), |axis| axis.checked_add_signed(step));
        Self::new(axes.take(count).filter_map(|axis| extents.get(axis).copied()))
    }
}

// What is wrong with a slice that is given at run time.

/// Why a strided slice cannot be taken: TensorFlow's validation errors, with their operands. It is the error of [`slice_by`](crate::View::slice_by).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum StridedSliceError {
    /// The vectors have different lengths.
    Lengths {
        /// The length of `begin`.
        begin: usize,
        /// The length of `end`.
        end: usize,
        /// The length of `strides`.
        strides: usize,
    },
    /// More specs than the bits of a mask.
    TooManySpecs {
        /// How many there are; 31 is the most.
        specs: usize,
    },
    /// Two ellipses.
    MultipleEllipses {
        /// The spec of the first.
        first: usize,
        /// The spec of the second.
        second: usize,
    },
    /// An index or a range where no axis is left.
    TooManyIndices {
        /// How many axes the specs name in all.
        named: usize,
        /// The rank.
        rank: usize,
    },
    /// A stride of 0.
    ZeroStride {
        /// The axis.
        axis: usize,
    },
    /// An index with a stride that is not positive.
    IndexStride {
        /// The axis.
        axis: usize,
        /// The stride; one beyond `isize` is the nearest one.
        stride: isize,
    },
    /// An index that the axis does not have.
    Index {
        /// The axis.
        axis: usize,
        /// The index; negative indices count from the end. One beyond `isize` is the nearest one, and the message says "or more" or "or less".
        index: isize,
        /// The extent, as far as it is known.
        extent: DynExtent,
    },
    /// The rank, or that of the result, is above [`MAX_DYNAMIC_RANK`](crate::rank::MAX_DYNAMIC_RANK).
    RankTooLarge(RankError),
    /// The rank is unknown, and the operation needs it.
    RankUnknown,
    /// An extent or an end is not known, and the operation needs it.
    Unknown {
        /// The axis.
        axis: usize,
    },
    /// An index or an end is not known, and the vectors of a strided slice need a number.
    UnknownSpec {
        /// The spec.
        spec: usize,
    },
    /// The shape is not the one that the slice was made for.
    Extent {
        /// The axis.
        axis: usize,
        /// The extent that the slice was made for.
        expected: DynExtent,
        /// The extent.
        found: usize,
    },
    /// The rank is not the one that the slice was made for.
    Rank {
        /// The rank that the slice was made for.
        expected: usize,
        /// The rank.
        found: usize,
    },
    /// The rank is not the required one.
    OutputRank {
        /// The required rank.
        expected: usize,
        /// The rank that it has.
        found: usize,
    },
    /// A range of constants, `s![const a..b]`, that the axis does not have.
    ConstRange {
        /// The axis.
        axis: usize,
        /// The first position. One beyond `isize` is the nearest one, and the message says "or more".
        begin: usize,
        /// How many positions there are, up to the greatest `isize`.
        count: usize,
        /// The extent, as far as it is known.
        extent: DynExtent,
    },
}

error_messages! {
    #[inline] StridedSliceError [RankTooLarge(RankError)]
    Self::Lengths { begin, end, strides } =>
        "begin, end and strides have {begin}, {end} and {strides} numbers: there is one in each for each spec";
    Self::TooManySpecs { specs } => "{specs} specs are too many: a mask has a bit for each of 31";
    Self::MultipleEllipses { first, second } =>
        "specs {first} and {second} are both an ellipsis: only one can stand for the axes that are left";
    Self::TooManyIndices { named, rank: 0 } => "a scalar has no axes, and the slice names {named}";
    Self::TooManyIndices { named, rank } => "the slice names {}, and rank {rank} has {rank}",
        Count(named, "axis", "axes");
    Self::ZeroStride { axis } => "the step along axis {axis} is 0: a step must not be 0";
    Self::IndexStride { axis, stride } =>
        "the index of axis {axis} has stride {}: that of an index is positive", Nearest(stride);
    Self::Index { axis, index, extent } if extent.bound() == Some(0) =>
        "index {} is out of bounds for axis {axis}, which has extent 0 and so no index", Nearest(index);
    Self::Index { axis, index, extent } if extent.bound().is_none() =>
        "index {} is out of bounds for axis {axis}, whatever its extent", Nearest(index);
    Self::Index { axis, index, extent } =>
        "index {1} is out of bounds for axis {axis}, which has extent {extent}: it must be at least -{0} and below \
         {0}", extent.bound().unwrap_or_default(), Nearest(index);
    Self::RankUnknown => "the rank is unknown, and a slice requires it";
    Self::Unknown { axis } => "the slice of axis {axis} is not known: its extent and both ends must be known";
    Self::UnknownSpec { spec } => "spec {spec} is not known: its code is the numbers of its index or its ends";
    Self::Extent { axis, expected, found } => "axis {axis} has extent {found}, and the slice was made for {expected}";
    Self::Rank { expected, found } => "the rank is {found}, and the slice was made for rank {expected}";
    Self::OutputRank { expected, found } => "the rank is {found}, expected {expected}";
    Self::ConstRange { axis, begin, count, extent } =>
        "positions {} to {} are out of bounds for axis {axis}, which has extent {extent}",
        Nearest::position(begin), Nearest::position(begin.saturating_add(count));
}
