//! The rule of broadcasting in the type, which `cargo check` checks.

use super::{
    AgreesAt, AtAxis, Broadcasting, BroadcastingTo, ComparedPair, Equality, Extent, ExtentList, PairedWith,
};
use crate::{
    private::Sealed,
    rank::{EqualNumbers, of_equal_numbers},
};

#[cfg(doc)]
use super::One;

/// The subject of the relations between two extents known in the type. They are const parameters, so messages show them as
/// numbers.
#[cfg_attr(doc, doc(hidden))]
#[derive(Clone, Copy, Debug)]
pub struct KnownExtents;

/// Two extents known in the type that broadcast at the axis `A` of the result: they are equal.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "extents {N} and {M} do not broadcast at axis {A}: they must be equal, or one of them `One`",
    label = "extent {N} meets extent {M}; only `One` stretches, and `matmul` multiplies matrices"
)]
pub trait BroadcastExtent<const N: usize, const M: usize, const A: usize, X = ()>:
    EqualNumbers<N, M, X, IfTrue = ()>
{
}

of_equal_numbers!([const A: usize] BroadcastExtent<N, A> for KnownExtents {});

/// An extent known in the type that equals its target at the axis `A` of the result.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "extent {N} does not broadcast into extent {M} of axis {A}: it must be the same, or `One`",
    label = "extent {N} is not {M}, and what is broadcast to does not stretch; only into extent 1, `sum_axis(Keep(axis))` sums first"
)]
pub trait BroadcastToExtent<const N: usize, const M: usize, const A: usize, X = ()>:
    EqualNumbers<N, M, X, IfTrue = ()>
{
}

of_equal_numbers!([const A: usize] BroadcastToExtent<N, A> for KnownExtents {});

/// Two extents that may broadcast; `Output` is the more specific one.
///
/// If both extents are known in the type, one must be [`One`], or both must be the same number. `Const<1>` does not stretch, so that code
/// generic over `N` has the same meaning for every `N`. `A` is the axis of the result, only for messages, and so is `Before`.
#[cfg_attr(doc, doc(hidden))]
pub trait BroadcastWith<Rhs, const A: usize = 0, Before = ()>:
    PairedWith<Rhs, Pair: AgreesAt<AtAxis<Broadcasting, A>, Before>>
{
    /// The extent of the result.
    type Output: Extent;
}

// `Output` exists for each pair of extents. So the compiler reports two extents that do not broadcast, and not what the result needs.
impl<E: Extent + PairedWith<F, Pair: AgreesAt<AtAxis<Broadcasting, A>>>, F: Extent, const A: usize>
    BroadcastWith<F, A> for E
{
    type Output = <E as PairedWith<F>>::Stricter;
}

/// An extent that is compared with `Rhs`: [`ComparedPair`] of the pair.
#[cfg_attr(doc, doc(hidden))]
pub trait ComparedWith<Rhs, Before = ()> {
    /// The result of the comparison: [`ComparedPair::IfTrue`].
    type IfTrue;
}

impl<E: PairedWith<F, Pair: ComparedPair<Before>>, F, Before> ComparedWith<F, Before> for E {
    type IfTrue = <E::Pair as ComparedPair<Before>>::IfTrue;
}

/// The extents of an operand without axes, which broadcasts with anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Scalar;

/// Extents of rank `R` that may broadcast with `Rhs`; `Output` has the more specific extent of each pair.
///
/// It is implemented for all pairs of tuples and arrays. The message of [`BroadcastWith`] names two extents that are known not to
/// broadcast.
#[diagnostic::on_unimplemented(
    message = "extents `{Self}` are not known to broadcast with `{Rhs}` at rank {R}",
    label = "make the right operand `ranked()`; or, in generic code of two layouts, add the bound `L::Extents: BroadcastExtents<M::Extents, {R}>`"
)]
pub trait BroadcastExtents<Rhs, const R: usize>: ZipExtents<Rhs, R> {
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
    type Proof;
    /// The extents of the result.
    type Output: ExtentList<R>;
}

impl<Lhs, Rhs, const R: usize> BroadcastExtents<Rhs, R> for Lhs
where
    Lhs: ZipExtents<Rhs, R>,
{
    type Proof = ();
    type Output = <Lhs as ZipExtents<Rhs, R>>::Output;
}

/// Extents of rank `R` that may be broadcast to `Target`. The message of [`BroadcastToExtent`] names two extents that are known not to.
#[diagnostic::on_unimplemented(
    message = "extents `{Self}` are not known to broadcast to `{Target}` at rank {R}",
    label = "make what is read `ranked()` and what is written `ranked_mut()`, or add the bound `{Self}: BroadcastToExtents<{Target}, {R}>`"
)]
pub trait BroadcastToExtents<Target, const R: usize> {
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
    type Proof;
}

impl<Operand, Target, const R: usize> BroadcastToExtents<Target, R> for Operand
where
    Operand: ZipAgree<BroadcastingTo, Target, R>,
{
    type Proof = ();
}

/// [`BroadcastExtents`] for each kind of pair. It is a separate trait so that a message names the wrong pair and not a list of
/// impls: the compiler lists the impls of the outermost trait, which has one.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "extents `{Self}` are not known to broadcast with `{Rhs}` at rank {R}",
    label = "make the right operand `ranked()`; or, in generic code of two layouts, add the bound `L::Extents: BroadcastExtents<M::Extents, {R}>`"
)]
pub trait ZipExtents<Rhs, const R: usize> {
    /// The extents of the result.
    type Output: ExtentList<R>;
}

/// [`BroadcastToExtents`] and [`EqualExtents`](super::EqualExtents) for each kind of pair: each extent agrees with the other one as `Relation` requires.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "extents `{Self}` and `{Rhs}` are not known to agree at rank {R}",
    label = "make what is read `ranked()` and what is written `ranked_mut()`, or add the bound that the note names, with `BroadcastToExtents`"
)]
pub trait ZipAgree<Relation, Rhs, const R: usize> {}

impl Sealed for Scalar {}

/// Extents of rank `R` that may be the same as `Rhs`: two extents that are known in the type are the same number. [`Scalar`] is
/// the same as any extents.
#[diagnostic::on_unimplemented(
    message = "extents `{Self}` and `{Rhs}` are not known to be the same at rank {R}",
    label = "in generic code, add the bound `{Self}: EqualExtents<{Rhs}, {R}>`, or forget what the types know with `ranked()`"
)]
pub trait EqualExtents<Rhs, const R: usize> {
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
    type Proof;
}

impl<Lhs, Rhs, const R: usize> EqualExtents<Rhs, R> for Lhs
where
    Lhs: ZipAgree<Equality, Rhs, R>,
{
    type Proof = ();
}

/// Two extents known in the type that are the same at the axis `A`.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "extents {N} and {M} differ at axis {A}: they must be equal, because nothing stretches here",
    label = "extent {N} meets extent {M}"
)]
pub trait EqualExtent<const N: usize, const M: usize, const A: usize, X = ()>:
    EqualNumbers<N, M, X, IfTrue = ()>
{
}

of_equal_numbers!([const A: usize] EqualExtent<N, A> for KnownExtents {});
