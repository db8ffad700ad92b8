//! Why operands cannot be gathered or scattered.

use core::fmt;

use crate::{
    error::error_messages,
    extent::{DynExtent, TablesDiffer},
    index::{MemoryError, SizeError},
    message::Count,
    rank::RankError,
};

/// One of the lists of axes of [`GatherAxes`](super::GatherAxes).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum GatherList {
    /// The axes of the result that are axes of a slice.
    Offset,
    /// The axes of the operand that a slice does not have.
    Collapsed,
    /// The axes of the operand that the numbers of an index are for.
    Start,
    /// The axes of the operand that are batch axes.
    OperandBatch,
    /// The axes of the indices that are batch axes.
    IndicesBatch,
}

impl fmt::Display for GatherList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Offset => "offset axes",
            Self::Collapsed => "collapsed axes",
            Self::Start => "axes of the start indices",
            Self::OperandBatch => "batch axes of the operand",
            Self::IndicesBatch => "batch axes of the indices",
        })
    }
}

/// Why slices of an array cannot be gathered, or scattered: the error of [`try_gather_slices`](crate::View::try_gather_slices).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum GatherError {
    /// An axis of a list is not below the rank that the list is for.
    NoSuchAxis {
        /// The list.
        list: GatherList,
        /// The axis.
        axis: usize,
        /// The rank.
        rank: usize,
    },
    /// An axis of a list that is sorted is not above the one before it.
    Order {
        /// The list.
        list: GatherList,
        /// The axis before it.
        before: usize,
        /// The axis.
        axis: usize,
    },
    /// An axis is in two lists that have no axis in common, or twice in one.
    Repeated {
        /// The first list.
        first: GatherList,
        /// The second list.
        second: GatherList,
        /// The axis.
        axis: usize,
    },
    /// The lists do not have each axis of the operand once.
    Rank {
        /// The rank of the operand.
        rank: usize,
        /// The number of offset axes.
        offset: usize,
        /// The number of collapsed axes.
        collapsed: usize,
        /// The number of batch axes.
        batch: usize,
    },
    /// The slice does not have one extent for each axis of the operand.
    SliceRank {
        /// The rank of the operand.
        rank: usize,
        /// The number of extents of the slice.
        found: usize,
    },
    /// A slice is longer than the operand.
    Slice {
        /// The axis.
        axis: usize,
        /// The extent of the slice.
        slice: usize,
        /// The extent of the operand.
        extent: DynExtent,
    },
    /// A slice does not have one element along an axis that the result does not have.
    NotOne {
        /// The list with the axis.
        list: GatherList,
        /// The axis.
        axis: usize,
        /// The extent of the slice.
        slice: usize,
    },
    /// The axis of the indices is above their rank.
    IndexAxis {
        /// The axis.
        axis: usize,
        /// The rank of the indices.
        rank: usize,
    },
    /// An index does not have one number for each axis of the list.
    IndexExtent {
        /// How many numbers an index has.
        found: DynExtent,
        /// The number of axes.
        axes: usize,
    },
    /// The lists of batch axes have different lengths.
    BatchCount {
        /// Those of the operand.
        operand: usize,
        /// Those of the indices.
        indices: usize,
    },
    /// The axis of the indices is one of their batch axes.
    IndexIsBatch {
        /// The axis.
        axis: usize,
    },
    /// Two batch axes have different extents.
    Batch {
        /// The axis of the operand.
        operand_axis: usize,
        /// Its extent.
        operand: DynExtent,
        /// The axis of the indices.
        indices_axis: usize,
        /// Its extent.
        indices: DynExtent,
    },
    /// The result, or the updates, have another rank.
    ResultRank {
        /// The rank that follows from the operands.
        expected: usize,
        /// The rank.
        found: usize,
    },
    /// The updates have another extent than the slices at the indices.
    Updates {
        /// The axis of the updates.
        axis: usize,
        /// The extent that follows from the indices.
        expected: DynExtent,
        /// Its extent.
        found: DynExtent,
    },
    /// The rank of the result is above [`MAX_DYNAMIC_RANK`](crate::rank::MAX_DYNAMIC_RANK).
    RankTooLarge(RankError),
    /// The element count of the result does not fit.
    Size(SizeError),
    /// There is not enough memory for the result.
    Memory(MemoryError),
    /// The shapes have symbols of different tables.
    Tables(TablesDiffer),
}

error_messages! {
    #[inline] GatherError [RankTooLarge(RankError), Size(SizeError), Memory(MemoryError), Tables(TablesDiffer)]
    Self::NoSuchAxis { list, axis, rank } => "axis {axis} of the {list} is out of range: it must be below the rank, {rank}";
    Self::Order { list, before, axis } =>
        "axis {axis} is after axis {before} in the {list}: they must be in increasing order, each once";
    Self::Repeated { first, second, axis } if first == second => "axis {axis} occurs twice in the {first}";
    Self::Repeated { first, second, axis } =>
        "axis {axis} is one of the {first} and one of the {second}: it can be one of them";
    Self::Rank { rank, offset, collapsed, batch } =>
        "the operand has rank {rank}, with {}, {} and {}: \
         together they are the axes of the operand",
        Count(offset, "offset axis", "offset axes"), Count(collapsed, "collapsed axis", "collapsed axes"), Count(batch, "batch axis", "batch axes");
    Self::SliceRank { rank, found } =>
        "the slice has {}, and the operand has rank {rank}: it has one for each axis",
        Count(found, "extent", "extents");
    Self::Slice { axis, slice, extent } =>
        "the slice has extent {slice} along axis {axis}, and the operand has extent {extent}: it must be at most that";
    Self::NotOne { list, axis, slice } =>
        "the slice has extent {slice} along axis {axis}, which is one of the {list}: it must be 1";
    Self::IndexAxis { axis, rank } => "the axis of an index is {axis}: it must be at most the rank of the indices, {rank}";
    Self::IndexExtent { found, axes } =>
        "an index has {} for {} of the start indices: it has one for each",
        Count(found, "number", "numbers"), Count(axes, "axis", "axes");
    Self::BatchCount { operand, indices } =>
        "the operand has {} and the indices have {indices}: they are pairs",
        Count(operand, "batch axis", "batch axes");
    Self::IndexIsBatch { axis } => "axis {axis} of the indices is the axis of an index, so it cannot be a batch axis";
    Self::Batch { operand_axis, operand, indices_axis, indices } =>
        "batch extents {operand} and {indices} differ: axis {operand_axis} of the operand is paired with axis {indices_axis} of the \
         indices";
    Self::ResultRank { expected, found } =>
        "rank {found} does not fit: the offset axes and the axes of the indices make rank {expected}";
    Self::Updates { axis, expected, found } =>
        "the updates have extent {found} along axis {axis} for {}: they must be equal",
        Count(expected, "index", "indices");
}
