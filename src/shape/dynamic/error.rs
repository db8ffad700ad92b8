//! The error of operations on dynamic shapes.

use crate::{
    axis::{AxisError, PermutationError},
    error::error_messages,
    index::SizeError,
    rank::RankError,
};

/// Why an operation on a dynamic shape has no result: the error of [`DynShape::with_rank`](crate::DynShape::with_rank) and others.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DynShapeError {
    /// The rank is unknown, and the operation requires it.
    RankUnknown,
    /// The shape has fewer axes than the operation takes.
    TooFewAxes {
        /// The number of axes to take.
        wanted: usize,
        /// The rank.
        rank: usize,
    },
    /// A range of axes that the shape does not have.
    Range {
        /// The first axis.
        begin: usize,
        /// The axis after the last.
        end: usize,
        /// The rank.
        rank: usize,
    },
    /// An axis that is out of range for the rank.
    NoSuchAxis(AxisError),
    /// The length of a permutation differs from the rank.
    PermutationLength {
        /// The length of the permutation.
        found: usize,
        /// The rank.
        rank: usize,
    },
    /// Axes that are not a permutation.
    Permutation(PermutationError),
    /// The rank is not one of the required ranks.
    Rank {
        /// The rank.
        rank: usize,
        /// The smallest rank allowed.
        least: usize,
        /// The largest rank allowed.
        most: usize,
    },
    /// A step of 0.
    StepIsZero,
    /// The rank is above [`MAX_DYNAMIC_RANK`](crate::rank::MAX_DYNAMIC_RANK).
    RankTooLarge(RankError),
    /// The element count does not fit `isize`.
    Size(SizeError),
}

error_messages! {
    #[inline] DynShapeError [NoSuchAxis(AxisError), Permutation(PermutationError), RankTooLarge(RankError), Size(SizeError)]
    Self::RankUnknown => "the rank is unknown, and the operation requires it";
    Self::TooFewAxes { wanted, rank } => "rank {rank} has fewer axes than {wanted}";
    Self::Range { begin, end, rank } if begin > end =>
        "axes {begin}..{end} of rank {rank} are not a range: it begins after its end";
    Self::Range { begin, end, rank } => "axes {begin}..{end} are out of range: the rank is {rank}";
    Self::Rank { rank, least, most } if least == most => "the rank is {rank}, expected {least}";
    Self::Rank { rank, least, most: usize::MAX } => "the rank is {rank}, expected at least {least}";
    Self::Rank { rank, most, .. } => "the rank is {rank}, expected at most {most}";
    Self::StepIsZero => "the step along the axes is 0: a step must not be 0";
    Self::PermutationLength { found, rank } =>
        "{found} axes are not a permutation of rank {rank}: it has each axis once";
}
