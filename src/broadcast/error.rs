//! Why operands do not broadcast.

use core::fmt;

#[cfg(doc)]
use crate::{Const, One};
use crate::{
    extent::{DynExtent, ExtentMismatch, FromIntsError},
    index::{MemoryError, SizeError},
    rank::RankError,
    shape::MergeError,
};

/// Why operands do not broadcast.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BroadcastError {
    /// Two extents differ, and neither is 1.
    Extents {
        /// The axis of the result.
        axis: usize,
        /// The extent on the left.
        lhs: usize,
        /// The extent on the right.
        rhs: usize,
    },
    /// An extent is neither 1 nor that of the axis it is broadcast into.
    Into {
        /// The axis of the operand.
        axis: usize,
        /// Its extent.
        extent: usize,
        /// The axis of the result.
        into: usize,
        /// Its extent.
        target: usize,
    },
    /// A broadcast dimension that is not an axis of the result.
    Dimension {
        /// The axis of the operand.
        axis: usize,
        /// The dimension.
        dimension: usize,
        /// The rank of the result.
        rank: usize,
    },
    /// Broadcast dimensions that do not increase.
    Order {
        /// The axis of the operand whose dimension is not above the one before it.
        axis: usize,
        /// The dimension of the axis before.
        previous: usize,
        /// The dimension of the axis.
        dimension: usize,
    },
    /// A repeated broadcast dimension.
    Repeated {
        /// The axis of the operand that has it first.
        first: usize,
        /// The axis that has it again.
        second: usize,
        /// The dimension.
        dimension: usize,
    },
    /// A bound of `clamp` is neither a scalar nor of the shape of the operand.
    Clamp {
        /// The axis.
        axis: usize,
        /// The extent of the operand.
        extent: usize,
        /// The extent of the bound.
        bound: usize,
    },
    /// The two operands that `select` chooses from have different shapes.
    Select {
        /// The axis.
        axis: usize,
        /// The extent of the one for `true`.
        on_true: usize,
        /// The extent of the one for `false`.
        on_false: usize,
    },
    /// The predicate of `select` is neither a scalar nor of the shape of the operands.
    Predicate {
        /// The axis.
        axis: usize,
        /// The extent of the operands.
        extent: usize,
        /// The extent of the predicate.
        predicate: usize,
    },
    /// The element count of the result does not fit.
    Size(SizeError),
    /// The elements of the result do not fit in memory.
    Memory(MemoryError),
    /// The extents of the result are not those of its type. No operands of the crate cause it.
    #[doc(hidden)]
    Type(ExtentMismatch),
}

impl BroadcastError {
    /// The rule for two extents.
    pub(crate) const RULE: &'static str = "they must be equal, or one of them 1";
    /// The rule for broadcasting into a given extent.
    pub(crate) const RULE_INTO: &'static str = "it must be the same, or 1";
}

impl fmt::Display for BroadcastError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            // An extent of 1 does not stretch only if it is in the type.
            Self::Extents { axis, lhs, rhs } if lhs == 1 || rhs == 1 => write!(
                f,
                "extents {lhs} and {rhs} do not broadcast at axis {axis}: the 1 is `Const<1>`, which does not stretch as \
                 `One` does"
            ),
            Self::Extents { axis, lhs, rhs } => {
                write!(f, "extents {lhs} and {rhs} do not broadcast at axis {axis}: {}", Self::RULE)
            }
            Self::Into { axis, extent: 1, into, target } => write!(
                f,
                "extent 1 of axis {axis} does not broadcast into extent {target} of axis {into}: it is `Const<1>`, which \
                 does not stretch as `One` does"
            ),
            Self::Into { axis, extent, into, target } => write!(
                f,
                "extent {extent} of axis {axis} does not broadcast into extent {target} of axis {into}: {}",
                Self::RULE_INTO
            ),
            Self::Dimension { axis, dimension, rank } => write!(
                f,
                "broadcast dimension {dimension} of axis {axis} is out of range: the result has rank {rank}"
            ),
            Self::Order { axis, previous, dimension } => write!(
                f,
                "broadcast dimension {dimension} of axis {axis} comes after {previous}: broadcast dimensions increase"
            ),
            Self::Repeated { first, second, dimension } => write!(
                f,
                "broadcast dimension {dimension} stands twice (for axes {first} and {second}): each axis of the result \
                 stands there at most once"
            ),
            Self::Clamp { axis, extent, bound } => write!(
                f,
                "a bound of extent {bound} does not clamp extent {extent} at axis {axis}: a bound is a scalar, or of the \
                 same shape"
            ),
            Self::Select { axis, on_true, on_false } => write!(
                f,
                "extents {on_true} and {on_false} to select from differ at axis {axis}: they have the same shape"
            ),
            Self::Predicate { axis, extent, predicate } => write!(
                f,
                "a predicate of extent {predicate} does not select from extent {extent} at axis {axis}: a predicate is a \
                 scalar, or of the same shape"
            ),
            Self::Size(error) => write!(f, "{error}"),
            Self::Memory(error) => write!(f, "{error}"),
            Self::Type(error) => write!(f, "{error}"),
        }
    }
}

impl core::error::Error for BroadcastError {}

impl From<SizeError> for BroadcastError {
    fn from(error: SizeError) -> Self {
        Self::Size(error)
    }
}

impl From<MemoryError> for BroadcastError {
    fn from(error: MemoryError) -> Self {
        Self::Memory(error)
    }
}

/// Why shapes that may be partly unknown do not broadcast.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DynBroadcastError {
    /// Two extents cannot be equal, and neither can be 1; by XLA's rule also two different bounds.
    Extents {
        /// The axis of the result.
        axis: usize,
        /// What is known of the extent on the left.
        lhs: DynExtent,
        /// What is known of the extent on the right.
        rhs: DynExtent,
    },
    /// Different ranks, neither of them 0, and no broadcast dimensions.
    DifferentRanks {
        /// The rank on the left.
        lhs: usize,
        /// The rank on the right.
        rhs: usize,
    },
    /// Broadcast dimensions of operands of the same rank that are not the identity.
    Identity {
        /// The axis.
        axis: usize,
        /// The dimension.
        dimension: isize,
    },
    /// The number of broadcast dimensions is not the rank of the operand.
    Count {
        /// How many there are.
        dimensions: usize,
        /// The rank of the operand, or of the smaller of two operands.
        rank: usize,
    },
    /// A negative broadcast dimension.
    Negative {
        /// The axis of the operand.
        axis: usize,
        /// The dimension.
        dimension: isize,
    },
    /// Broadcast dimensions that are out of range, do not increase, or repeat.
    Dimensions(BroadcastError),
    /// The extent of an axis of the smaller operand and that of its dimension are not known to be equal, and neither is 1: an
    /// unknown extent only fits an unknown one, or a known 1.
    Along {
        /// The axis of the smaller operand.
        axis: usize,
        /// What is known of its extent.
        extent: DynExtent,
        /// The axis of the larger operand.
        dimension: usize,
        /// What is known of its extent.
        other: DynExtent,
    },
    /// One of two extents is bounded, and the other is known and is not a 1 that stretches.
    Bounded {
        /// The axis of the smaller operand.
        axis: usize,
        /// What is known of its extent.
        extent: DynExtent,
        /// The axis of the larger operand, or of the result.
        dimension: usize,
        /// What is known of its extent.
        other: DynExtent,
    },
    /// A result of a smaller rank than the operand.
    SmallerRank {
        /// The rank of the operand.
        operand: usize,
        /// The rank of the result.
        result: usize,
    },
    /// An extent is neither 1 nor that of the axis it is broadcast into.
    Into {
        /// The axis of the operand.
        axis: usize,
        /// What is known of its extent.
        extent: DynExtent,
        /// The axis of the result.
        into: usize,
        /// What is known of its extent.
        target: DynExtent,
    },
    /// A target with an unknown, unbounded extent.
    Unbounded {
        /// The axis of the result.
        axis: usize,
    },
    /// A target whose rank is unknown.
    RankUnknown,
    /// A size of a new axis that is negative or does not fit `usize`; its axis counts the sizes.
    Sizes(FromIntsError),
    /// More sizes and axes than the greatest rank.
    RankTooLarge(RankError),
    /// A bound of `clamp` is neither a scalar nor of the shape of the operand.
    Clamp(MergeError),
    /// The two operands that `select` chooses from have different shapes.
    Select(MergeError),
    /// The predicate of `select` is neither a scalar nor of the shape of the operands.
    Predicate(MergeError),
    /// The element count of the result does not fit.
    Size(SizeError),
}

impl fmt::Display for DynBroadcastError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rule = BroadcastError::RULE;
        match self {
            Self::Extents { axis, lhs, rhs } => {
                write!(f, "extents {lhs} and {rhs} do not broadcast at axis {axis}: {rule}")
            }
            Self::DifferentRanks { lhs, rhs } => write!(
                f,
                "ranks {lhs} and {rhs} do not broadcast without broadcast dimensions: ranks must be equal, or one of them 0"
            ),
            Self::Identity { axis, dimension } => write!(
                f,
                "broadcast dimension {dimension} of axis {axis} does not fit operands of the same rank: each axis stays \
                 where it is"
            ),
            Self::Count { dimensions, rank } => write!(
                f,
                "broadcast dimensions say where each axis goes: {dimensions} of them do not fit an operand of rank {rank}"
            ),
            Self::Negative { axis, dimension } => write!(
                f,
                "broadcast dimension {dimension} of axis {axis} is negative: broadcast dimensions count from the first axis"
            ),
            Self::Dimensions(error) => write!(f, "{error}"),
            Self::Along { axis, extent, dimension, other } => write!(
                f,
                "extent {extent} of axis {axis} does not broadcast with extent {other} of axis {dimension}: {rule}"
            ),
            Self::Bounded { axis, extent, dimension, other } => write!(
                f,
                "extent {extent} of axis {axis} does not broadcast with extent {other} of axis {dimension}: one is bounded, \
                 and only a known 1 stretches"
            ),
            Self::SmallerRank { operand, result } => write!(
                f,
                "an operand of rank {operand} does not broadcast to a result of rank {result}: broadcasting drops no axis"
            ),
            Self::Into { axis, extent, into, target } => write!(
                f,
                "extent {extent} of axis {axis} does not broadcast into extent {target} of axis {into}: {}",
                BroadcastError::RULE_INTO
            ),
            Self::Unbounded { axis } => write!(
                f,
                "axis {axis} of the result has extent ?: a result to broadcast to needs extents that are known or bounded"
            ),
            Self::RankUnknown => {
                f.write_str("the rank of the result is unknown: a result to broadcast to needs one")
            }
            Self::Sizes(error) => write!(f, "{error}"),
            Self::RankTooLarge(error) => write!(f, "{error}"),
            Self::Clamp(error) => {
                write!(f, "a bound is a scalar, or has the shape of what it clamps: {error}")
            }
            Self::Select(error) => write!(f, "what to select from has the same shape: {error}"),
            Self::Predicate(error) => {
                write!(f, "a predicate is a scalar, or has the shape of what it selects from: {error}")
            }
            Self::Size(error) => write!(f, "{error}"),
        }
    }
}

impl core::error::Error for DynBroadcastError {}

impl From<RankError> for DynBroadcastError {
    fn from(error: RankError) -> Self {
        Self::RankTooLarge(error)
    }
}

impl From<SizeError> for DynBroadcastError {
    fn from(error: SizeError) -> Self {
        Self::Size(error)
    }
}
