//! Broadcast dimensions: the axes of the result that the axes of an operand become. In the type they are `axes![0, 2]`, else an array.

use super::BroadcastError;
use crate::{
    axis::{Axis, list::first, permutation::AxisTuple},
    private::Sealed,
    rank::{Ranks, TwoAxesDiffer, of_equal_numbers, of_numbers},
    types::{AxisList, AxisNumber, KnownRank, UnknownAxes},
};

/// The axes of a result of rank `Q` that the `R` axes of an operand become, in increasing order: XLA's `broadcast_dimensions`.
///
/// [`axes!`](crate::axes!)`[0, 2]` is in the type, so each mistake is an error of `cargo check`; an array of `usize` is checked at
/// run time. `cargo check` checks of both that there is one dimension for each axis.
#[diagnostic::on_unimplemented(
    message = "`{Self}` are not broadcast dimensions",
    label = "write `axes![...]` or an array of `usize`: for each axis of the operand, the axis of the result that it becomes"
)]
pub trait BroadcastDimensions<const R: usize, const Q: usize>: DimensionList {
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
    type Proof;
    /// `Ranks`, and open if the dimensions are wrong: then what the extents are is not reported.
    #[doc(hidden)]
    type IfTrue;
}

impl<const R: usize, const Q: usize, D: DimensionList> BroadcastDimensions<R, Q> for D
where
    D::Itself: DimensionsInResult<Q> + IncreasingDimensions<R, <D::Itself as DimensionsInResult<Q>>::IfTrue>,
{
    type Proof = ();
    type IfTrue =
        <D::Itself as IncreasingDimensions<R, <D::Itself as DimensionsInResult<Q>>::IfTrue>>::IfTrue;
}

/// The same as [`BroadcastDimensions`], in any order: the axes of the operand may be transposed.
#[diagnostic::on_unimplemented(
    message = "`{Self}` are not broadcast dimensions",
    label = "write `axes![...]` or an array of `usize`: for each axis of the operand, the axis of the result that it becomes"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait UniqueDimensions<const R: usize, const Q: usize>: DimensionList {
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
    type Proof;
    /// `Ranks`, and open if a dimension is out of range or there is another number of them: then what the extents are is not reported.
    #[doc(hidden)]
    type IfTrue;
}

impl<const R: usize, const Q: usize, D: DimensionList> UniqueDimensions<R, Q> for D
where
    D::Itself: DimensionsInResult<Q> + EachDimensionOnce<R, <D::Itself as DimensionsInResult<Q>>::IfTrue>,
{
    type Proof = ();
    type IfTrue = <D::Itself as EachDimensionOnce<R, <D::Itself as DimensionsInResult<Q>>::IfTrue>>::IfTrue;
}

/// A tuple of axes or an array of `usize`, valid or not.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "`{Self}` are not broadcast dimensions",
    label = "write `axes![...]` or an array of `usize`: for each axis of the operand, the axis of the result that it becomes"
)]
pub trait DimensionList: Copy + Sealed {
    /// `Self`.
    type Itself;
    /// `N` axes: those of `L` at these dimensions, and new axes. It has no bound.
    type Placed<L: AxisList, N: AxisNumber>: AxisList;
    /// Returns the first `R` dimensions. These are all of them, by the bounds.
    fn to_array<const R: usize>(&self) -> [usize; R];
}

#[diagnostic::do_not_recommend]
impl<D: AxisTuple> DimensionList for D {
    type Itself = <D as AxisTuple>::Itself;
    // As many axes as the result has, also if a dimension is not an axis of the result, so that only the dimension is reported.
    type Placed<L: AxisList, N: AxisNumber> =
        <N::Lead<L::Emptied> as AxisList>::Fit<D::Placed<L, N::Lead<L::Emptied>>>;

    #[inline(always)]
    fn to_array<const R: usize>(&self) -> [usize; R] {
        const { first(D::AXES) }
    }
}

impl<const N: usize> DimensionList for [usize; N] {
    type Itself = Self;
    type Placed<L: AxisList, P: AxisNumber> = UnknownAxes;

    #[inline(always)]
    fn to_array<const R: usize>(&self) -> [usize; R] {
        first(self)
    }
}

/// One dimension for each axis of an operand of rank `R`, in increasing order as far as the type knows. It is a separate trait so
/// that a message names the wrong dimension and not a list of impls: the compiler lists the impls of the outermost trait, which
/// has one.
#[cfg_attr(doc, doc(hidden))]
pub trait IncreasingDimensions<const R: usize, Before> {
    /// `Before`.
    type IfTrue;
}

/// One dimension for each axis of an operand of rank `R`, in any order, each dimension at most once: [`IncreasingDimensions`] has an order.
#[cfg_attr(doc, doc(hidden))]
pub trait EachDimensionOnce<const R: usize, Before> {
    /// `Before`.
    type IfTrue;
}

/// The dimensions are axes of a result of rank `Q`, as far as the type knows. If the rank is not known, the compiler requests a type annotation or reports
/// [`KnownRank`], and does not do arithmetic with an unknown number.
#[cfg_attr(doc, doc(hidden))]
pub trait DimensionsInResult<const Q: usize> {
    /// `Ranks`.
    type IfTrue;
}

// For arrays, only the length is checked at compile time, so generic code has nothing to prove.
impl<const N: usize, const R: usize, B> IncreasingDimensions<R, B> for [usize; N]
where
    Ranks: DimensionForEachAxis<N, R>,
{
    type IfTrue = B;
}
impl<const N: usize, const R: usize, B> EachDimensionOnce<R, B> for [usize; N]
where
    Ranks: DimensionForEachAxis<N, R>,
{
    type IfTrue = B;
}
impl<const N: usize, const Q: usize> DimensionsInResult<Q> for [usize; N] {
    type IfTrue = Ranks;
}

/// The number of dimensions is the rank of the operand.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "{N} broadcast dimensions do not fit an operand of rank {R}: there must be one for each axis",
    label = "broadcast dimensions: {N}, rank: {R}; each is the axis of the result that an axis of the operand becomes"
)]
pub trait DimensionForEachAxis<const N: usize, const R: usize, X = ()> {
    /// `Ranks`.
    type IfTrue;
}

of_equal_numbers!([] DimensionForEachAxis<N> for Ranks { type IfTrue = Self; });

/// The dimension `D` of axis `A` is an axis of the result, of rank `Q`.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "broadcast dimension {D} of axis {A} is out of range: the result has rank {Q}",
    label = "the axes of a result of rank {Q} are below {Q}"
)]
pub trait DimensionInResult<const D: isize, const Q: usize, const A: usize> {
    /// `Ranks`.
    type IfTrue;
}

of_numbers!(DimensionInResult<D in Q, A>);

/// The dimension `D` of axis `A` is above the dimension of the axis before.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "broadcast dimension {D} of axis {A} comes after {P}: broadcast dimensions increase",
    label = "{D} is not above {P}; `broadcast_transposing` takes dimensions in any order"
)]
pub trait DimensionAbove<const P: isize, const D: isize, const A: usize> {
    /// `Ranks`.
    type IfTrue;
}

of_numbers!(DimensionAbove<P, D, A>: IsLess);

/// The dimensions `D` and `E` of the axes `A` and `B` differ.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "broadcast dimension {D} occurs twice (for axes {A} and {B}): each axis of the result must occur at most once",
    label = "axes {A} and {B} would both become axis {D}"
)]
pub trait DimensionsDiffer<const D: isize, const E: isize, const A: usize, const B: usize> {}

#[doc(hidden)]
#[diagnostic::do_not_recommend]
impl<const D: isize, const E: isize, const A: usize, const B: usize> DimensionsDiffer<D, E, A, B> for Ranks where
    Self: TwoAxesDiffer<D, E>
{
}

/// A row: rank; the dimensions with their axes; each dimension with the previous one. Each bound of the first two kinds is on the `IfTrue` of
/// the one before, so the first mistake is reported, and no other. Of repeated dimensions, each pair is reported.
macro_rules! dimensions {
    ($($rank:literal: ($($dim:ident $axis:literal)*) ($($before:ident $behind:ident $at:literal)*);)*) => { $(
        dimensions! { @within [$($dim)*] [$($dim $axis)*] T [] [T] (T0 T1 T2 T3 T4 T5 T6 T7) }
        dimensions! { @increasing $rank [$($dim)*] [$($before $behind $at)*] T0 [] [T0] (T1 T2 T3 T4 T5 T6 T7) }
        dimensions! { @pairs $rank; [$($dim)*] [$($dim $axis)*] [] }
    )* };
    (@within $all:tt [$dim:ident $axis:literal $($rest:tt)*] $last:ident [$($bounds:tt)*] [$($thens:ident)*]
        ($then:ident $($more:ident)*)) => {
        dimensions! {
            @within $all [$($rest)*] $then
            [$($bounds)* $last: DimensionInResult<$dim, Q, $axis, IfTrue = $then>,] [$($thens)* $then] ($($more)*)
        }
    };
    (@within [$($dim:ident)*] [] $last:ident [$($bounds:tt)*] [$($then:ident)*] $more:tt) => {
        impl<const Q: usize, $(const $dim: isize,)* $($then),*> DimensionsInResult<Q> for ($(Axis<$dim>,)*)
        where
            Ranks: KnownRank<Q, IfTrue = T>,
            $($bounds)*
        {
            type IfTrue = $last;
        }
    };
    (@increasing $rank:literal $all:tt [$before:ident $behind:ident $at:literal $($rest:tt)*] $last:ident [$($bounds:tt)*]
        [$($thens:ident)*] ($then:ident $($more:ident)*)) => {
        dimensions! {
            @increasing $rank $all [$($rest)*] $then
            [$($bounds)* $last: DimensionAbove<$before, $behind, $at, IfTrue = $then>,] [$($thens)* $then] ($($more)*)
        }
    };
    (@increasing $rank:literal [$($dim:ident)*] [] $last:ident [$($bounds:tt)*] [$($then:ident)*] $more:tt) => {
        impl<const R: usize, $(const $dim: isize,)* Before, $($then),*> IncreasingDimensions<R, Before> for ($(Axis<$dim>,)*)
        where
            Before: DimensionForEachAxis<$rank, R, IfTrue = T0>,
            $($bounds)*
        {
            type IfTrue = $last;
        }
    };
    (@pairs $rank:literal; $all:tt [$dim:ident $axis:literal $($rest:ident $other:literal)*] [$($pairs:tt)*]) => {
        dimensions! { @pairs $rank; $all [$($rest $other)*] [$($pairs)* $(($dim $rest $axis $other))*] }
    };
    (@pairs $rank:literal; [$($dim:ident)*] [] [$(($d:ident $e:ident $a:literal $b:literal))*]) => {
        impl<const R: usize, $(const $dim: isize,)* Before, T> EachDimensionOnce<R, Before> for ($(Axis<$dim>,)*)
        where
            Before: DimensionForEachAxis<$rank, R, IfTrue = T>,
            $(T: DimensionsDiffer<$d, $e, $a, $b>,)*
        {
            type IfTrue = T;
        }
    };
}

dimensions! {
    0: () ();
    1: (D0 0) ();
    2: (D0 0 D1 1) (D0 D1 1);
    3: (D0 0 D1 1 D2 2) (D0 D1 1 D1 D2 2);
    4: (D0 0 D1 1 D2 2 D3 3) (D0 D1 1 D1 D2 2 D2 D3 3);
    5: (D0 0 D1 1 D2 2 D3 3 D4 4) (D0 D1 1 D1 D2 2 D2 D3 3 D3 D4 4);
    6: (D0 0 D1 1 D2 2 D3 3 D4 4 D5 5) (D0 D1 1 D1 D2 2 D2 D3 3 D3 D4 4 D4 D5 5);
    7: (D0 0 D1 1 D2 2 D3 3 D4 4 D5 5 D6 6) (D0 D1 1 D1 D2 2 D2 D3 3 D3 D4 4 D4 D5 5 D5 D6 6);
    8: (D0 0 D1 1 D2 2 D3 3 D4 4 D5 5 D6 6 D7 7) (D0 D1 1 D1 D2 2 D2 D3 3 D3 D4 4 D4 D5 5 D5 D6 6 D6 D7 7);
}

/// The required order of broadcast dimensions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DimensionOrder {
    /// Each is above the previous one: XLA.
    Increasing,
    /// None is repeated: StableHLO.
    Unique,
}

/// Checks that the dimension of an axis is an axis of the result.
#[expect(clippy::indexing_slicing, reason = "the caller counts axes up to the number of dimensions")]
pub(crate) const fn in_result(
    dimensions: &[usize],
    axis: usize,
    rank: usize,
) -> Result<usize, BroadcastError> {
    let dimension = dimensions[axis];
    if dimension < rank { Ok(dimension) } else { Err(BroadcastError::Dimension { axis, dimension, rank }) }
}

/// Checks that the dimension of an axis has the required order after the dimensions before.
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "the caller counts axes up to the number of dimensions"
)]
pub(crate) const fn in_order(
    dimensions: &[usize],
    axis: usize,
    order: DimensionOrder,
) -> Result<(), BroadcastError> {
    let dimension = dimensions[axis];
    match order {
        DimensionOrder::Increasing if axis > 0 && dimensions[axis - 1] >= dimension => {
            Err(BroadcastError::Order { axis, previous: dimensions[axis - 1], dimension })
        }
        DimensionOrder::Increasing => Ok(()),
        DimensionOrder::Unique => {
            let mut first = 0;
            while first < axis {
                if dimensions[first] == dimension {
                    return Err(BroadcastError::Repeated { first, second: axis, dimension });
                }
                first += 1;
            }
            Ok(())
        }
    }
}
