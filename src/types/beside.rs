//! Two extents side by side. Whether they broadcast, whether one broadcasts to the other and whether they are the same are questions about
//! the pair.
//!
//! A generic extent `E` is known to broadcast with itself at every axis. If these facts were supertraits of [`Extent`], one for each
//! relation and axis, an extent would have 88 bounds more, which the compiler expands and normalizes in each item that is generic over it.
//! So a relation first maps two extents to a pair, a fact without an axis. The pair of an extent with itself is an associated type, whose
//! bounds the compiler reads only if it looks for one.
//!
//! If two lists differ at several axes, only the first is reported. So the relation at an axis has a parameter, `Before`: `()` if all axes
//! before agree. Otherwise it is open, and then nothing is reported.

use super::{
    BroadcastWith, Const, Extent, KnownExtents, One, meet::SameExtent, meet::TargetExtent, same::EqualExtent,
};
use crate::rank::{EqualNumbers, Never, of_equal_numbers};

/// An extent and `Rhs`.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "extents `{Self}` and `{Rhs}` are not known to agree",
    label = "in generic code, add the bound `{Self}: BroadcastWith<{Rhs}, A>` for axis `A` of operands of an operator; in a product, use `usize` or `Const<N>`; or forget what the types know with `ranked()`"
)]
pub trait Beside<Rhs> {
    /// The subject of the relations: both extents, or [`Agreeing`] if nothing can fail.
    type Pair;
    /// The more specific of both.
    type Stricter: Extent;
}

/// Two extents one of which is known at run time: nothing can fail in the type.
#[cfg_attr(doc, doc(hidden))]
#[derive(Clone, Copy, Debug)]
pub struct Agreeing;

impl<const N: usize, const M: usize> Beside<Const<M>> for Const<N> {
    type Pair = (Self, Const<M>);
    type Stricter = Self;
}
impl<const N: usize> Beside<One> for Const<N> {
    type Pair = (Self, One);
    type Stricter = Self;
}
impl<const N: usize> Beside<usize> for Const<N> {
    type Pair = Agreeing;
    type Stricter = Self;
}
impl<E: Extent> Beside<E> for One {
    type Pair = E::AfterOne;
    type Stricter = E;
}
impl<E: Extent> Beside<E> for usize {
    type Pair = Agreeing;
    type Stricter = E::MergedWithUsize;
}

/// The pairs that generic code knows, because they agree for each extent.
#[cfg_attr(doc, doc(hidden))]
pub trait Pairs {
    /// This extent with itself.
    type WithItself: Meet + Reach + Equal + MatchedAt<InnerAxis>;
    /// This extent with [`One`].
    type WithOne: Meet;
    /// [`One`] with this extent.
    type AfterOne: Meet + Reach;
}

impl<const N: usize> Pairs for Const<N> {
    type WithItself = (Self, Self);
    type WithOne = (Self, One);
    type AfterOne = (One, Self);
}
impl Pairs for One {
    type WithItself = Agreeing;
    type WithOne = Agreeing;
    type AfterOne = Agreeing;
}
impl Pairs for usize {
    type WithItself = Agreeing;
    type WithOne = Agreeing;
    type AfterOne = Agreeing;
}

/// A pair of extents that was compared: `Then` is `Before`, and is open if both are known and differ.
#[cfg_attr(doc, doc(hidden))]
pub trait Compared<Before = ()> {
    /// `Before`.
    type Then;
}

impl Compared for Agreeing {
    type Then = ();
}
impl<const N: usize, const M: usize> Compared for (Const<N>, Const<M>)
where
    KnownExtents: EqualNumbers<N, M>,
{
    type Then = <KnownExtents as EqualNumbers<N, M>>::Then;
}
impl<const N: usize> Compared for (Const<N>, One) {
    type Then = ();
}
impl<const M: usize> Compared for (One, Const<M>) {
    type Then = ();
}

/// A pair of extents that broadcast at the axis `A` of the result.
#[cfg_attr(doc, doc(hidden))]
pub trait MeetAt<const A: usize, Before = ()>: Compared<Before, Then = Before> {}

/// A pair of extents the first of which broadcasts to the second at the axis `A`.
#[cfg_attr(doc, doc(hidden))]
pub trait ReachesAt<const A: usize, Before = ()>: Compared<Before, Then = Before> {}

/// A pair of extents that are the same at the axis `A`.
#[cfg_attr(doc, doc(hidden))]
pub trait EqualAt<const A: usize, Before = ()>: Compared<Before, Then = Before> {}

/// Relations at an axis after one that differs. There are two such impls, so the compiler chooses neither, and reports nothing.
macro_rules! open {
    ($($never:ty)*) => { $(
        impl<P> Compared<$never> for P {
            type Then = $never;
        }
        impl<P, const A: usize> MeetAt<A, $never> for P {}
        impl<P, const A: usize> ReachesAt<A, $never> for P {}
        impl<P, const A: usize> EqualAt<A, $never> for P {}
        #[diagnostic::do_not_recommend]
        impl<E: Beside<F>, F, const A: usize> BroadcastWith<F, A, $never> for E {
            type Output = E::Stricter;
        }
    )* };
}

open!(Never Option<Never>);

impl<const A: usize> MeetAt<A> for Agreeing {}
impl<const A: usize> ReachesAt<A> for Agreeing {}
impl<const A: usize> EqualAt<A> for Agreeing {}

// N with M; N with 1; 1 with M
impl<const N: usize, const M: usize, const A: usize> MeetAt<A> for (Const<N>, Const<M>) where
    KnownExtents: SameExtent<N, M, A>
{
}
impl<const N: usize, const A: usize> MeetAt<A> for (Const<N>, One) {}
impl<const M: usize, const A: usize> MeetAt<A> for (One, Const<M>) {}

// N to M; N to 1 if N is 1; 1 to M
impl<const N: usize, const M: usize, const A: usize> ReachesAt<A> for (Const<N>, Const<M>) where
    KnownExtents: TargetExtent<N, M, A>
{
}
impl<const N: usize, const A: usize> ReachesAt<A> for (Const<N>, One) where KnownExtents: TargetExtent<N, 1, A>
{}
impl<const M: usize, const A: usize> ReachesAt<A> for (One, Const<M>) {}

// N and M; N and 1; 1 and M
impl<const N: usize, const M: usize, const A: usize> EqualAt<A> for (Const<N>, Const<M>) where
    KnownExtents: EqualExtent<N, M, A>
{
}
impl<const N: usize, const A: usize> EqualAt<A> for (Const<N>, One) where KnownExtents: EqualExtent<N, 1, A> {}
impl<const M: usize, const A: usize> EqualAt<A> for (One, Const<M>) where KnownExtents: EqualExtent<1, M, A> {}

/// Relations at each axis of a tuple.
macro_rules! at_each_axis {
    ($($(#[$doc:meta])* $at_each:ident: $at:ident;)*) => { at_each_axis! { $($(#[$doc])* $at_each: $at 0 1 2 3 4 5 6 7;)* @ } };
    ($($(#[$doc:meta])* $at_each:ident: $at:ident $first:literal $($axis:literal)*;)* @) => { $(
        $(#[$doc])*
        #[cfg_attr(doc, doc(hidden))]
        pub trait $at_each: $at<$first> $(+ $at<$axis>)* {}

        impl<P: $at<$first> $(+ $at<$axis>)*> $at_each for P {}
    )* };
}

at_each_axis! {
    /// A pair of extents that broadcast at each axis.
    Meet: MeetAt;
    /// A pair of extents the first of which broadcasts to the second at each axis.
    Reach: ReachesAt;
    /// A pair of extents that are the same at each axis.
    Equal: EqualAt;
}

/// A pair of extents that are equal at `Place`, as far as the types know: those that a product sums over.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "extents that are a parameter are not known to be equal here",
    label = "in generic code use extents `Const<N>` or `usize`, or forget what the types know with `ranked()`"
)]
pub trait MatchedAt<Place> {}

/// Two extents known in the type are the same number; `Self` is where they are compared.
pub trait SameAt<const N: usize, const M: usize> {}

/// The extents that a product of matrices sums over, as a place where two extents are compared. It is here because each extent matches itself in
/// this place, so generic code knows that.
#[derive(Clone, Copy, Debug)]
pub struct InnerAxis;

/// Two equal extents, known in the type.
#[diagnostic::on_unimplemented(
    message = "inner extents {N} and {M} differ: the last axis of the left operand is contracted with the last but one (or the only one) of the right operand",
    label = "extent {N} meets extent {M}"
)]
pub trait InnerExtent<const N: usize, const M: usize, X = ()> {}

of_equal_numbers!(InnerExtent<N> for KnownExtents {});

impl<const N: usize, const M: usize> SameAt<N, M> for InnerAxis where KnownExtents: InnerExtent<N, M> {}

impl<Place> MatchedAt<Place> for Agreeing {}
impl<const N: usize, const M: usize, Place: SameAt<N, M>> MatchedAt<Place> for (Const<N>, Const<M>) {}
impl<const N: usize, Place: SameAt<N, 1>> MatchedAt<Place> for (Const<N>, One) {}
impl<const M: usize, Place: SameAt<1, M>> MatchedAt<Place> for (One, Const<M>) {}
