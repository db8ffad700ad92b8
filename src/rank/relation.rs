//! Relations between numbers. The rule is here; the traits that wrap a relation have the messages.
//!
//! A trait with a message has one `impl`. Its bound is a relation of this file, and it is `do_not_recommend`. So the compiler reports
//! the trait with the message, and neither this file nor typenum.

use core::ops::{Add, Sub};

use typenum::{B1, Const, Diff, IsLess, IsNotEqual, Le, Sum, ToUInt, True, U, Unsigned};

use super::{Rank, RankOf, Ranks};

/// The parameter of impls that never apply.
#[derive(Clone, Copy, Debug)]
pub enum Never {}

/// Implements a relation for two equal numbers: `of_equal_numbers!(Each<N> for Ranks { type Then = Self; })` is `Each<N, N>`.
///
/// Generic code can prove such a relation of one number; with typenum it cannot. The trait has a last parameter, `X = ()`, for a
/// second impl that never applies: with a single impl, the compiler would name the number for which it applies.
macro_rules! of_equal_numbers {
    ($relation:ident<N $(, $axis:ident)?> for $subject:ty { $($items:tt)* }) => {
        #[doc(hidden)]
        #[diagnostic::do_not_recommend]
        impl<const N: usize, $(const $axis: usize)?> $relation<N, N $(, $axis)?> for $subject {
            $($items)*
        }
        #[doc(hidden)]
        #[diagnostic::do_not_recommend]
        impl<const N: usize, const M: usize, $(const $axis: usize)?> $relation<N, M $(, $axis)?, $crate::rank::Never> for $subject {
            $($items)*
        }
    };
}

pub(crate) use of_equal_numbers;

/// `A != B`.
pub trait Unequal<const A: usize, const B: usize> {}

#[diagnostic::do_not_recommend]
impl<const A: usize, const B: usize> Unequal<A, B> for Ranks
where
    Const<A>: ToUInt,
    Const<B>: ToUInt,
    U<A>: IsNotEqual<U<B>, Output = True>,
{
}

/// `A < B`.
pub trait Less<const A: usize, const B: usize> {}

#[diagnostic::do_not_recommend]
impl<const A: usize, const B: usize> Less<A, B> for Ranks
where
    Const<A>: ToUInt,
    Const<B>: ToUInt,
    U<A>: IsLess<U<B>, Output = True>,
{
}

/// `R - K` as a type: [`Minus`](super::Minus) if nothing infers the difference.
pub trait Difference<const R: usize, const K: usize> {
    /// `Rank<{ R - K }>`.
    type Rank;
}

#[diagnostic::do_not_recommend]
impl<const R: usize, const K: usize> Difference<R, K> for Ranks
where
    Const<R>: ToUInt,
    Const<K>: ToUInt,
    U<R>: Sub<U<K>>,
    Diff<U<R>, U<K>>: RankOf,
{
    type Rank = <Diff<U<R>, U<K>> as RankOf>::Rank;
}

/// A rank as a typenum number.
pub trait Counted<const R: usize> {
    /// The number.
    type Count: Unsigned;
}

#[diagnostic::do_not_recommend]
impl<const R: usize> Counted<R> for Ranks
where
    Const<R>: ToUInt<Output: Unsigned>,
{
    type Count = U<R>;
}

/// `Q = R - 1` for an axis below `R`, and `Q = R` for any other axis, like the lists of axes. So it reports nothing if
/// [`Below`](super::Below) reports the mistake.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "without axis {A}, rank {R} is not rank {Q}",
    label = "leaves one axis less than {R}, and {Q} are expected"
)]
pub trait Dropped<const A: usize, const R: usize, const Q: usize> {}

#[doc(hidden)]
#[diagnostic::do_not_recommend]
impl<const A: usize, const R: usize, const Q: usize> Dropped<A, R, Q> for Ranks
where
    Const<A>: ToUInt,
    Const<R>: ToUInt,
    U<A>: IsLess<U<R>>,
    U<R>: Sub<Le<U<A>, U<R>>>,
    Diff<U<R>, Le<U<A>, U<R>>>: RankOf<Rank = Rank<Q>>,
{
}

/// The same with `Q` greater by one: the axis is replaced.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "with axis {A} kept, rank {R} is not rank {Q}",
    label = "leaves {R} axes, and {Q} are expected"
)]
pub trait Replaced<const A: usize, const R: usize, const Q: usize> {}

#[doc(hidden)]
#[diagnostic::do_not_recommend]
impl<const A: usize, const R: usize, const Q: usize> Replaced<A, R, Q> for Ranks
where
    Const<A>: ToUInt,
    Const<R>: ToUInt,
    U<A>: IsLess<U<R>>,
    U<R>: Add<B1>,
    Sum<U<R>, B1>: Sub<Le<U<A>, U<R>>>,
    Diff<Sum<U<R>, B1>, Le<U<A>, U<R>>>: RankOf<Rank = Rank<Q>>,
{
}
