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
//!
//! What must hold of a pair depends on the place: at an axis of extents that broadcast ([`Meeting`]), that broadcast to a target ([`Reaching`]) or that are the
//! same ([`Matching`]), or where a contraction pairs two axes. Each place has a relation of two numbers, which has the message.

use core::marker::PhantomData;

use super::{
    BroadcastWith, Const, Extent, KnownExtents, One, meet::SameExtent, meet::TargetExtent, same::EqualExtent,
};
use crate::rank::{EqualNumbers, Never};

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
    type WithItself: AtEachAxis<Meeting>
        + AtEachAxis<Reaching>
        + AtEachAxis<Matching>
        + AgreesAt<InnerAxis>
        + AgreesAt<BatchAxis>;
    /// This extent with [`One`].
    type WithOne: AtEachAxis<Meeting> + AgreesAt<BatchAxis>;
    /// [`One`] with this extent.
    type AfterOne: AtEachAxis<Meeting> + AtEachAxis<Reaching> + AgreesAt<BatchAxis>;
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

/// A pair of extents that agree at `Place`, as far as the types know.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "extents that are a parameter are not known to be equal here",
    label = "in generic code use extents `Const<N>` or `usize`, or forget what the types know with `ranked()`"
)]
pub trait AgreesAt<Place, Before = ()>: Compared<Before, Then = Before> {}

impl<Place> AgreesAt<Place> for Agreeing {}

/// Relations at an axis after one that differs. There are two such impls, so the compiler chooses neither, and reports nothing.
macro_rules! open {
    ($($never:ty)*) => { $(
        impl<P> Compared<$never> for P {
            type Then = $never;
        }
        impl<P, Place> AgreesAt<Place, $never> for P {}
        #[diagnostic::do_not_recommend]
        impl<E: Beside<F>, F, const A: usize> BroadcastWith<F, A, $never> for E {
            type Output = E::Stricter;
        }
    )* };
}

open!(Never Option<Never>);

/// The axis `A` of two lists of extents.
#[derive(Clone, Copy, Debug)]
pub struct AtAxis<Relation, const A: usize>(PhantomData<Relation>);

/// Two extents broadcast.
#[derive(Clone, Copy, Debug)]
pub struct Meeting;

/// The first extent broadcasts to the second.
#[derive(Clone, Copy, Debug)]
pub struct Reaching;

/// Two extents are the same.
#[derive(Clone, Copy, Debug)]
pub struct Matching;

/// A pair of extents that agree at each axis of a tuple.
#[cfg_attr(doc, doc(hidden))]
pub trait AtEachAxis<Relation>:
    AgreesAt<AtAxis<Relation, 0>>
    + AgreesAt<AtAxis<Relation, 1>>
    + AgreesAt<AtAxis<Relation, 2>>
    + AgreesAt<AtAxis<Relation, 3>>
    + AgreesAt<AtAxis<Relation, 4>>
    + AgreesAt<AtAxis<Relation, 5>>
    + AgreesAt<AtAxis<Relation, 6>>
    + AgreesAt<AtAxis<Relation, 7>>
{
}

impl<Relation, P> AtEachAxis<Relation> for P where
    P: AgreesAt<AtAxis<Relation, 0>>
        + AgreesAt<AtAxis<Relation, 1>>
        + AgreesAt<AtAxis<Relation, 2>>
        + AgreesAt<AtAxis<Relation, 3>>
        + AgreesAt<AtAxis<Relation, 4>>
        + AgreesAt<AtAxis<Relation, 5>>
        + AgreesAt<AtAxis<Relation, 6>>
        + AgreesAt<AtAxis<Relation, 7>>
{
}

/// What must hold of two extents at a place: of two numbers the relation `$leaf`; of a number and `One`, and of `One` and a number, the same or
/// nothing.
macro_rules! agrees {
    ([$($generics:tt)*] $place:ty: $leaf:ident [$($at:tt)*], $to_one:ident, $from_one:ident) => {
        $crate::types::agrees! { @same [const N: usize, const M: usize, $($generics)*] $place, (Const<N>, Const<M>): $leaf<N, M, $($at)*> }
        $crate::types::agrees! { @$to_one [const N: usize, $($generics)*] $place, (Const<N>, One): $leaf<N, 1, $($at)*> }
        $crate::types::agrees! { @$from_one [const M: usize, $($generics)*] $place, (One, Const<M>): $leaf<1, M, $($at)*> }
    };
    (@same [$($generics:tt)*] $place:ty, $pair:ty: $leaf:path) => {
        impl<$($generics)*> AgreesAt<$place> for $pair where KnownExtents: $leaf {}
    };
    (@stretches [$($generics:tt)*] $place:ty, $pair:ty: $leaf:path) => {
        impl<$($generics)*> AgreesAt<$place> for $pair {}
    };
}

pub(crate) use agrees;

agrees! { [const A: usize] AtAxis<Meeting, A>: SameExtent [A], stretches, stretches }
agrees! { [const A: usize] AtAxis<Reaching, A>: TargetExtent [A], same, stretches }
agrees! { [const A: usize] AtAxis<Matching, A>: EqualExtent [A], same, same }

/// A place of a contraction, what holds of `One` there, the relation of two numbers with the message, and that of two names.
macro_rules! places {
    ($(
        $(#[$doc:meta])*
        $place:ident [$($type:ident)?] [$($at:ident)*: $position:ty] $one:ident: $leaf:ident, $message:literal, $label:literal,
            names $names:ident, $of_names:literal;
    )*) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $place<$($type,)? $(const $at: $position),*>$((core::marker::PhantomData<$type>))?;

        #[diagnostic::on_unimplemented(message = $message, label = $label)]
        /// Two equal extents, known in the type.
        pub trait $leaf<const N: usize, const M: usize, $($type,)? $(const $at: $position,)* X = ()>:
            $crate::rank::EqualNumbers<N, M, X, Then = ()>
        {
        }

        $crate::rank::of_equal_numbers! {
            [$($type,)? $(const $at: $position),*] $leaf<N $(, $type)? $(, $at)*> for KnownExtents {}
        }
        $crate::types::agrees! {
            [$($type,)? $(const $at: $position),*] $place<$($type,)? $($at),*>: $leaf [$($type,)? $($at),*], $one, $one
        }

        #[diagnostic::on_unimplemented(message = $of_names, label = "`{D}` meets `{E}`")]
        /// Two equal names.
        pub trait $names<D, E, $($type,)? $(const $at: $position,)* X = ()>:
            $crate::types::EqualNames<D, E, X, Then = ()>
        {
        }

        $crate::types::named::of_equal_names!([$($type,)? $(const $at: $position),*] $names [$($type,)? $($at),*]);
        $crate::types::named::names_at! {
            [$($type,)? $(const $at: $position),*] $place<$($type,)? $($at),*>: $names [$($type,)? $($at),*]
        }
    )* };
}

pub(crate) use places;

// They are here because each extent agrees with itself there, and generic code knows that.
places! {
    /// The extents that a product of matrices sums over.
    InnerAxis [] [: usize] same: InnerExtent,
        "inner extents {N} and {M} differ: the last axis of the left operand is contracted with the last but one (or the only one) of the right operand",
        "extent {N} meets extent {M}",
        names InnerName, "inner extents `{D}` and `{E}` differ: they have different names";
    /// The extents of a batch axis of a product of matrices.
    BatchAxis [] [: usize] stretches: BatchExtent,
        "batch extents {N} and {M} do not broadcast: they must be equal, or one of them `One`",
        "extent {N} meets extent {M}; `Const<1>` does not stretch, `as_typed::<Extents![usize, One]>()` converts it",
        names BatchName, "batch extents `{D}` and `{E}` do not broadcast: they have different names";
}
