//! Why operands do not broadcast.

#[cfg(doc)]
use crate::{Const, One};
use crate::{
    error::error_messages,
    extent::{
        DynExtent, ExtentMismatch, FromIntsError, NameText, NamedSide, TablesDiffer, named::axis_in_byte,
    },
    index::{MemoryError, SizeError},
    message::Count,
    rank::RankError,
    shape::MergeError,
};

/// Two shapes that must be equal. It is the field `of` of a [`BroadcastError`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EqualShapes {
    /// Of the operand and a bound of `clamp`.
    Bound,
    /// Of the two operands to choose from.
    Choice,
    /// Of two arrays that are updated together.
    Update,
    /// Of the operands to choose from and the predicate.
    Condition,
}

/// Why operands do not broadcast: the error of [`broadcast::shape`](crate::broadcast::shape()) and of [`try_assign`](crate::ViewMut::try_assign).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
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
    /// Two extents differ, and one or both have a name: neither stretches.
    NamedExtents {
        /// The axis of the result.
        axis: usize,
        /// The extent on the left.
        lhs: usize,
        /// The extent on the right.
        rhs: usize,
        /// The name.
        name: &'static NameText,
        /// Which of them has it.
        side: NamedSide,
    },
    /// Two operands whose ranks are known at run time have different ranks, neither of them 0.
    RankMismatch {
        /// The rank on the left.
        lhs: usize,
        /// The rank on the right, or of the result.
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
    /// An extent is not that of the axis it is broadcast into, and one or both have a name.
    NamedInto {
        /// The axis of the operand.
        axis: u8,
        /// Its extent, on the left.
        extent: usize,
        /// The axis of the result.
        into: u8,
        /// Its extent, on the right.
        target: usize,
        /// The name.
        name: &'static NameText,
        /// Which of them has it.
        side: NamedSide,
    },
    /// Two extents that must be equal differ, and one or both have a name: [`Clamp`](Self::Clamp), [`Select`](Self::Select), [`Updated`](Self::Updated) or
    /// [`Predicate`](Self::Predicate).
    NamedUnequal {
        /// Of which two shapes they are.
        of: EqualShapes,
        /// The axis.
        axis: u8,
        /// The first extent: of the operand or the operands, of the one for `true`, or of the first array.
        lhs: usize,
        /// The second extent: of the bound, of the one for `false`, of the second array, or of the predicate.
        rhs: usize,
        /// The name.
        name: &'static NameText,
        /// Which of them has it.
        side: NamedSide,
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
    /// The two operands to choose from have different shapes.
    Select {
        /// The axis.
        axis: usize,
        /// The extent of the one for `true`.
        on_true: usize,
        /// The extent of the one for `false`.
        on_false: usize,
    },
    /// Two arrays that are updated together have different shapes.
    Updated {
        /// The axis.
        axis: usize,
        /// The extent of the first array.
        first: usize,
        /// The extent of the second.
        second: usize,
    },
    /// The predicate of a choice is neither a scalar nor of the shape of the operands.
    Predicate {
        /// The axis.
        axis: usize,
        /// The extent of the operands.
        extent: usize,
        /// The extent of the predicate.
        predicate: usize,
    },
    /// The rank of the result, known at run time, is above [`MAX_DYNAMIC_RANK`](crate::rank::MAX_DYNAMIC_RANK).
    RankTooLarge(RankError),
    /// The element count of the result does not fit.
    Size(SizeError),
    /// The elements of the result do not fit in memory.
    Memory(MemoryError),
    /// The extents of the result are not those of its type. No operands of the crate cause it.
    #[doc(hidden)]
    Type(ExtentMismatch),
}

// The rules that known and unknown extents share.
const EQUAL_OR_ONE: &str = "they must be equal, or one of them 1";
pub(crate) const SAME_OR_ONE: &str = "it must be the same, or 1";
pub(crate) const CONST_ONE: &str = "the 1 is `Const<1>`, which does not stretch as `One` does";
const KNOWN_ONE: &str = "one is bounded, and only a known 1 stretches";
const BOUND: &str = "a bound is a scalar, or has the shape of the operand";
const SAME_SHAPE: &str = "the operands to select from have the same shape";
const SAME_UPDATED: &str = "arrays that are updated together have the same shape";
const PREDICATE: &str = "a predicate is a scalar, or has the shape of the operands";

error_messages! {
    BroadcastError [RankTooLarge(RankError), Size(SizeError), Memory(MemoryError)]
    // Without a name, a 1 does not stretch only if it is in the type.
    Self::Extents { axis, lhs, rhs } if lhs == 1 || rhs == 1 =>
        "extents {lhs} and {rhs} do not broadcast at axis {axis}: {CONST_ONE}";
    Self::Extents { axis, lhs, rhs } => "extents {lhs} and {rhs} do not broadcast at axis {axis}: {EQUAL_OR_ONE}";
    Self::Into { axis, extent: 1, into, target } =>
        "extent 1 of axis {axis} does not broadcast into extent {target} of axis {into}: {CONST_ONE}";
    Self::Into { axis, extent, into, target } =>
        "extent {extent} of axis {axis} does not broadcast into extent {target} of axis {into}: {SAME_OR_ONE}";
    Self::NamedExtents { axis, lhs, rhs, name, side } =>
        "extents {} and {} do not broadcast at axis {axis}: {}",
        side.write(name, [lhs, rhs])[0], side.write(name, [lhs, rhs])[1], side.why([lhs, rhs]);
    Self::NamedInto { axis, extent, into, target, name, side } =>
        "extent {} of axis {axis} does not broadcast into extent {} of axis {into}: {}",
        side.write(name, [extent, target])[0], side.write(name, [extent, target])[1],
        // Only the operand would stretch.
        side.why([extent, 0]);
    Self::NamedUnequal { of: EqualShapes::Bound, axis, lhs, rhs, name, side } =>
        "a bound of extent {} does not clamp extent {} at axis {axis}: {BOUND}",
        side.write(name, [lhs, rhs])[1], side.write(name, [lhs, rhs])[0];
    Self::NamedUnequal { of: EqualShapes::Condition, axis, lhs, rhs, name, side } =>
        "a predicate of extent {} does not select from extent {} at axis {axis}: {PREDICATE}",
        side.write(name, [lhs, rhs])[1], side.write(name, [lhs, rhs])[0];
    Self::NamedUnequal { of, axis, lhs, rhs, name, side } => "extents {} and {} differ at axis {axis}: {}",
        side.write(name, [lhs, rhs])[0], side.write(name, [lhs, rhs])[1],
        if let EqualShapes::Update = of { SAME_UPDATED } else { SAME_SHAPE };
    Self::RankMismatch { lhs, rhs } =>
        "ranks {lhs} and {rhs} do not broadcast: ranks must be equal, or one of them 0";
    Self::Dimension { axis, dimension, rank } =>
        "broadcast dimension {dimension} of axis {axis} is out of range: the result has rank {rank}";
    Self::Order { axis, previous, dimension } =>
        "broadcast dimension {dimension} of axis {axis} comes after {previous}: broadcast dimensions increase";
    Self::Repeated { first, second, dimension } =>
        "broadcast dimension {dimension} occurs twice (for axes {first} and {second}): each axis of the result must occur \
         at most once";
    Self::Clamp { axis, extent, bound } =>
        "a bound of extent {bound} does not clamp extent {extent} at axis {axis}: {BOUND}";
    Self::Select { axis, on_true, on_false } =>
        "extents {on_true} and {on_false} differ at axis {axis}: {SAME_SHAPE}";
    Self::Updated { axis, first, second } =>
        "extents {first} and {second} differ at axis {axis}: {SAME_UPDATED}";
    Self::Predicate { axis, extent, predicate } =>
        "a predicate of extent {predicate} does not select from extent {extent} at axis {axis}: {PREDICATE}";
    Self::Type(error) => "{error}";
}

impl BroadcastError {
    /// Two extents that do not broadcast, and their name.
    #[cold]
    pub(crate) const fn between(
        axis: usize,
        [lhs, rhs]: [usize; 2],
        name: Option<(&'static NameText, NamedSide)>,
    ) -> Self {
        match name {
            Some((name, side)) => Self::NamedExtents { axis, lhs, rhs, name, side },
            None => Self::Extents { axis, lhs, rhs },
        }
    }

    /// The same error of extents that must be equal, with their name.
    #[cold]
    pub(crate) const fn with_name(self, name: Option<(&'static NameText, NamedSide)>) -> Self {
        let Some((name, side)) = name else { return self };
        let (of, axis, lhs, rhs) = match self {
            Self::Clamp { axis, extent, bound } => (EqualShapes::Bound, axis, extent, bound),
            Self::Select { axis, on_true, on_false } => (EqualShapes::Choice, axis, on_true, on_false),
            Self::Updated { axis, first, second } => (EqualShapes::Update, axis, first, second),
            Self::Predicate { axis, extent, predicate } => (EqualShapes::Condition, axis, extent, predicate),
            _ => return self,
        };
        Self::NamedUnequal { of, axis: axis_in_byte(axis), lhs, rhs, name, side }
    }

    /// An extent that does not broadcast into another one, and their name.
    #[cold]
    pub(crate) const fn into_axis(
        [axis, into]: [usize; 2],
        [extent, target]: [usize; 2],
        name: Option<(&'static NameText, NamedSide)>,
    ) -> Self {
        match name {
            Some((name, side)) => Self::NamedInto {
                axis: axis_in_byte(axis),
                extent,
                into: axis_in_byte(into),
                target,
                name,
                side,
            },
            None => Self::Into { axis, extent, into, target },
        }
    }
}

/// Why shapes that may be partly unknown do not broadcast: the error of [`DynShape::broadcast_with`](crate::DynShape::broadcast_with).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DynBroadcastError {
    /// Two extents cannot be equal, and neither can be 1; by XLA's rule also two different bounds.
    Extents {
        /// The axis of the result.
        axis: usize,
        /// The extent on the left, as far as it is known.
        lhs: DynExtent,
        /// The extent on the right, as far as it is known.
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
        /// Its extent, as far as it is known.
        extent: DynExtent,
        /// The axis of the larger operand.
        dimension: usize,
        /// Its extent, as far as it is known.
        other: DynExtent,
    },
    /// One of two extents is bounded, and the other is known and is not a 1 that stretches.
    Bounded {
        /// The axis of the smaller operand.
        axis: usize,
        /// Its extent, as far as it is known.
        extent: DynExtent,
        /// The axis of the larger operand, or of the result.
        dimension: usize,
        /// Its extent, as far as it is known.
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
        /// Its extent, as far as it is known.
        extent: DynExtent,
        /// The axis of the result.
        into: usize,
        /// Its extent, as far as it is known.
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
    /// More sizes and axes than the maximum rank.
    RankTooLarge(RankError),
    /// A bound of `clamp` is neither a scalar nor of the shape of the operand.
    Clamp(MergeError),
    /// The two operands to choose from have different shapes.
    Select(MergeError),
    /// The predicate of a choice is neither a scalar nor of the shape of the operands.
    Predicate(MergeError),
    /// The element count of the result does not fit.
    Size(SizeError),
    /// The shapes have symbols of different tables.
    Tables(TablesDiffer),
}

error_messages! {
    #[inline] DynBroadcastError [RankTooLarge(RankError), Size(SizeError), Tables(TablesDiffer)]
    Self::Extents { axis, lhs, rhs } => "extents {lhs} and {rhs} do not broadcast at axis {axis}: {EQUAL_OR_ONE}";
    Self::DifferentRanks { lhs, rhs } =>
        "ranks {lhs} and {rhs} do not broadcast without broadcast dimensions: ranks must be equal, or one of them 0";
    Self::Identity { axis, dimension } =>
        "broadcast dimension {dimension} of axis {axis} does not fit operands of the same rank: each axis stays where it is";
    Self::Count { dimensions, rank } =>
        "{} not fit an operand of rank {rank}: there must be one for each axis",
        Count(dimensions, "broadcast dimension does", "broadcast dimensions do");
    Self::Negative { axis, dimension } =>
        "broadcast dimension {dimension} of axis {axis} is negative: broadcast dimensions count from the first axis";
    Self::Dimensions(error) => "{error}";
    Self::Along { axis, extent, dimension, other } =>
        "extent {extent} of axis {axis} does not broadcast with extent {other} of axis {dimension}: {EQUAL_OR_ONE}";
    Self::Bounded { axis, extent, dimension, other } =>
        "extent {extent} of axis {axis} does not broadcast with extent {other} of axis {dimension}: {KNOWN_ONE}";
    Self::SmallerRank { operand, result } =>
        "an operand of rank {operand} does not broadcast to a result of rank {result}: broadcasting drops no axis";
    Self::Into { axis, extent, into, target } =>
        "extent {extent} of axis {axis} does not broadcast into extent {target} of axis {into}: {SAME_OR_ONE}";
    Self::Unbounded { axis } =>
        "axis {axis} of the result has extent ?: a result to broadcast to needs extents that are known or bounded";
    Self::RankUnknown => "the rank of the result is unknown: a result to broadcast to needs one";
    Self::Sizes(error) => "{error}";
    Self::Clamp(error) => "{BOUND}: {error}";
    Self::Select(error) => "{SAME_SHAPE}: {error}";
    Self::Predicate(error) => "{PREDICATE}: {error}";
}
