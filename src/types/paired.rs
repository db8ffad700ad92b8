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
//! What must hold of a pair depends on the place: at an axis of extents that broadcast ([`Broadcasting`]), that broadcast to a target ([`BroadcastingTo`]) or that are the
//! same ([`Equality`]), or where a contraction pairs two axes. Each place has a relation of two numbers, which has the message.

use core::marker::PhantomData;

use super::{
    BroadcastWith, Const, Extent, KnownExtents, One,
    broadcast::BroadcastExtent,
    broadcast::{BroadcastToExtent, EqualExtent},
};
use crate::rank::{EqualNumbers, Never};

/// An extent that is paired with another one, `Rhs`.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "extents `{Self}` and `{Rhs}` are not known to agree",
    label = "`ranked()` forgets what the types know; an operator in generic code needs `{Self}: BroadcastWith<{Rhs}, A>` for its axis `A`"
)]
pub trait PairedWith<Rhs> {
    /// The subject of the relations: both extents, or [`AgreeingPair`] if nothing can fail.
    type Pair;
    /// The more specific of both.
    type Stricter: Extent;
}

/// Two extents one of which is known at run time: nothing can fail in the type.
#[cfg_attr(doc, doc(hidden))]
#[derive(Clone, Copy, Debug)]
pub struct AgreeingPair;

impl<const N: usize, const M: usize> PairedWith<Const<M>> for Const<N> {
    type Pair = (Self, Const<M>);
    type Stricter = Self;
}
impl<const N: usize> PairedWith<One> for Const<N> {
    type Pair = (Self, One);
    type Stricter = Self;
}
impl<const N: usize> PairedWith<usize> for Const<N> {
    type Pair = AgreeingPair;
    type Stricter = Self;
}
impl<E: Extent> PairedWith<E> for One {
    type Pair = E::AfterOne;
    type Stricter = E;
}
impl<E: Extent> PairedWith<E> for usize {
    type Pair = AgreeingPair;
    type Stricter = E::MergedWithUsize;
}

/// The pairs that generic code knows: they agree whatever the extent is.
#[cfg_attr(doc, doc(hidden))]
pub trait KnownPairs {
    /// This extent with itself.
    type WithItself: AgreesAtEachAxis<Broadcasting>
        + AgreesAtEachAxis<BroadcastingTo>
        + AgreesAtEachAxis<Equality>
        + AgreesAt<InnerAxis>
        + AgreesAt<BatchAxis>;
    /// This extent with [`One`].
    type WithOne: AgreesAtEachAxis<Broadcasting> + AgreesAt<BatchAxis>;
    /// [`One`] with this extent.
    type AfterOne: AgreesAtEachAxis<Broadcasting> + AgreesAtEachAxis<BroadcastingTo> + AgreesAt<BatchAxis>;
}

impl<const N: usize> KnownPairs for Const<N> {
    type WithItself = (Self, Self);
    type WithOne = (Self, One);
    type AfterOne = (One, Self);
}
impl KnownPairs for One {
    type WithItself = AgreeingPair;
    type WithOne = AgreeingPair;
    type AfterOne = AgreeingPair;
}
impl KnownPairs for usize {
    type WithItself = AgreeingPair;
    type WithOne = AgreeingPair;
    type AfterOne = AgreeingPair;
}

/// A pair of extents that was compared: `IfTrue` is `Before`, and is open if both are known and differ.
#[cfg_attr(doc, doc(hidden))]
pub trait ComparedPair<Before = ()> {
    /// `Before`.
    type IfTrue;
}

impl ComparedPair for AgreeingPair {
    type IfTrue = ();
}
impl<const N: usize, const M: usize> ComparedPair for (Const<N>, Const<M>)
where
    KnownExtents: EqualNumbers<N, M>,
{
    type IfTrue = <KnownExtents as EqualNumbers<N, M>>::IfTrue;
}
impl<const N: usize> ComparedPair for (Const<N>, One) {
    type IfTrue = ();
}
impl<const M: usize> ComparedPair for (One, Const<M>) {
    type IfTrue = ();
}

/// A pair of extents that agree at `Place`, as far as the types know.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "extents that are a parameter are not known to be equal here",
    label = "in generic code use extents `Const<N>` or `usize`, or forget what the types know with `ranked()`"
)]
pub trait AgreesAt<Place, Before = ()>: ComparedPair<Before, IfTrue = Before> {}

impl<Place> AgreesAt<Place> for AgreeingPair {}

/// Relations at an axis after one that differs. There are two such impls, so the compiler chooses neither, and reports nothing.
macro_rules! open {
    ($($never:ty)*) => { $(
        impl<P> ComparedPair<$never> for P {
            type IfTrue = $never;
        }
        impl<P, Place> AgreesAt<Place, $never> for P {}
        #[diagnostic::do_not_recommend]
        impl<E: PairedWith<F>, F, const A: usize> BroadcastWith<F, A, $never> for E {
            type Output = E::Stricter;
        }
    )* };
}

open!(Never Option<Never>);

/// The axis `A` of two lists of extents.
#[derive(Clone, Copy, Debug)]
pub struct AtAxis<Relation, const A: usize>(PhantomData<Relation>);

/// The relation of two extents that broadcast with each other.
#[derive(Clone, Copy, Debug)]
pub struct Broadcasting;

/// The relation of an extent that broadcasts to another one.
#[derive(Clone, Copy, Debug)]
pub struct BroadcastingTo;

/// The relation of two extents that are equal.
#[derive(Clone, Copy, Debug)]
pub struct Equality;

/// A pair of extents that agree at each axis of a tuple.
#[cfg_attr(doc, doc(hidden))]
pub trait AgreesAtEachAxis<Relation>:
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

impl<Relation, P> AgreesAtEachAxis<Relation> for P where
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

agrees! { [const A: usize] AtAxis<Broadcasting, A>: BroadcastExtent [A], stretches, stretches }
agrees! { [const A: usize] AtAxis<BroadcastingTo, A>: BroadcastToExtent [A], same, stretches }
agrees! { [const A: usize] AtAxis<Equality, A>: EqualExtent [A], same, same }

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
            $crate::rank::EqualNumbers<N, M, X, IfTrue = ()>
        {
        }

        $crate::rank::of_equal_numbers! {
            [$($type,)? $(const $at: $position),*] $leaf<N $(, $type)? $(, $at)*> for KnownExtents {}
        }
        $crate::types::agrees! {
            [$($type,)? $(const $at: $position),*] $place<$($type,)? $($at),*>: $leaf [$($type,)? $($at),*], $one, $one
        }

        #[diagnostic::on_unimplemented(message = $of_names, label = "`{D}` meets `{E}`: `renamed` gives an axis another name")]
        /// Two equal names.
        pub trait $names<D, E, $($type,)? $(const $at: $position,)* X = ()>:
            $crate::types::EqualNames<D, E, X, IfTrue = ()>
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
        "extent {N} meets extent {M}; only `One` stretches",
        names BatchName, "batch extents `{D}` and `{E}` do not broadcast: they have different names";
}
