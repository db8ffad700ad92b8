//! Relations between numbers. The rule is here; the traits that wrap a relation have the messages.
//!
//! A trait with a message has one `impl`. Its bound is a relation of this file, and it is `do_not_recommend`. So the compiler reports
//! the trait with the message, and neither this file nor typenum.

use core::ops::{Add, Sub};

use typenum::{Const, Diff, IsLess, Le, Max, Maximum, Sum, ToUInt, True, U, U2, Unsigned};

use super::{Rank, RankOf, Ranks};

/// The parameter of impls that never apply.
#[derive(Clone, Copy, Debug)]
pub enum Never {}

/// Implements a relation for two equal numbers: `of_equal_numbers!([] DimensionForEachAxis<N> for Ranks { type IfTrue = Self; })` is `DimensionForEachAxis<N, N>`. The brackets have the
/// generics of the parameters after `N`.
///
/// The trait has a last parameter, `X = ()`, for a second impl that never applies: with a single impl, the compiler would name the number
/// for which it applies. A relation without items has an impl whose bound fails. The error of such a bound has no line "required by a bound
/// introduced by this call", because the impl is `do_not_recommend`. With a type `IfTrue`, the impl must not be selected for other numbers:
/// what requires `IfTrue` would be one more error.
macro_rules! of_equal_numbers {
    ([$($generics:tt)*] $relation:ident<N $(, $parameter:ident)*> for $subject:ty {}) => {
        #[doc(hidden)]
        #[diagnostic::do_not_recommend]
        impl<const N: usize, const M: usize, $($generics)*> $relation<N, M $(, $parameter)*> for $subject where
            Self: $crate::rank::SameNumber<N, M>
        {
        }
        $crate::rank::of_equal_numbers! { @never [$($generics)*] $relation<N $(, $parameter)*> for $subject {} }
    };
    ([] $relation:ident<N> for $subject:ty { $($items:tt)* }) => {
        #[doc(hidden)]
        #[diagnostic::do_not_recommend]
        impl<const N: usize> $relation<N, N> for $subject {
            $($items)*
        }
        $crate::rank::of_equal_numbers! { @never [] $relation<N> for $subject { $($items)* } }
    };
    (@never [$($generics:tt)*] $relation:ident<N $(, $parameter:ident)*> for $subject:ty { $($items:tt)* }) => {
        #[doc(hidden)]
        #[diagnostic::do_not_recommend]
        impl<const N: usize, const M: usize, $($generics)*> $relation<N, M $(, $parameter)*, $crate::rank::Never> for $subject {
            $($items)*
        }
    };
}

pub(crate) use of_equal_numbers;

/// Implements a relation of an axis and a rank that has it, `of_numbers!(Below<A in R>)`, or of two axes whose codes an operator of typenum
/// compares, `of_numbers!(TwoAxesDiffer<A, B>: IsNotEqual)`. For other numbers its type `IfTrue` is open. It is not the bound of another relation: the
/// compiler would report that one, in other words.
macro_rules! of_numbers {
    ($relation:ident<$lhs:ident in $rank:ident $(, $axis:ident)?>) => {
        #[doc(hidden)]
        #[diagnostic::do_not_recommend]
        impl<const $lhs: isize, const $rank: usize, $(const $axis: usize)?> $relation<$lhs, $rank $(, $axis)?> for $crate::rank::Ranks
        where
            Self: $crate::rank::AxisCode<$lhs>,
            typenum::Const<$rank>: typenum::ToUInt,
            $crate::rank::LeastOf<$lhs>:
                typenum::IsLessOrEqual<typenum::U<$rank>, Output: $crate::rank::IsTrue>,
        {
            type IfTrue = <<$crate::rank::LeastOf<$lhs> as typenum::IsLessOrEqual<typenum::U<$rank>>>::Output as $crate::rank::IsTrue>::IfTrue;
        }
    };
    ($relation:ident<$lhs:ident, $rhs:ident $(, $axis:ident)?>: $operator:ident) => {
        #[doc(hidden)]
        #[diagnostic::do_not_recommend]
        impl<const $lhs: isize, const $rhs: isize, $(const $axis: usize)?> $relation<$lhs, $rhs $(, $axis)?> for $crate::rank::Ranks
        where
            Self: $crate::rank::AxisCode<$lhs> + $crate::rank::AxisCode<$rhs>,
            $crate::rank::CodeOf<$lhs>:
                typenum::$operator<$crate::rank::CodeOf<$rhs>, Output: $crate::rank::IsTrue>,
        {
            type IfTrue =
                <<$crate::rank::CodeOf<$lhs> as typenum::$operator<$crate::rank::CodeOf<$rhs>>>::Output as $crate::rank::IsTrue>::IfTrue;
        }
    };
}

pub(crate) use of_numbers;

/// `A` and `B` are the same number. Generic code can prove it of one number; with typenum it cannot.
pub(crate) trait SameNumber<const A: usize, const B: usize>: EqualNumbers<A, B, IfTrue = ()> {}

#[diagnostic::do_not_recommend]
impl<S, const A: usize> SameNumber<A, A> for S {}

/// `SameNumber` with a type that is open for other numbers. The compiler reports it in place of neither: `SameNumber` implies it.
pub trait EqualNumbers<const A: usize, const B: usize, X = ()> {
    /// `()`.
    type IfTrue;
}

#[diagnostic::do_not_recommend]
impl<S, const A: usize> EqualNumbers<A, A> for S {
    type IfTrue = ();
}
#[diagnostic::do_not_recommend]
impl<S, const A: usize, const B: usize> EqualNumbers<A, B, Never> for S {
    type IfTrue = ();
}

/// A truth value of typenum that is true. If it is false, `IfTrue` is open, so that bounds on it report nothing.
pub trait IsTrue {
    /// `Ranks`.
    type IfTrue;
}
impl IsTrue for True {
    type IfTrue = Ranks;
}

/// Two different axes of one operation.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "axis {A} occurs twice: an operation names each axis at most once",
    label = "both are axis {B}"
)]
pub trait TwoAxesDiffer<const A: isize, const B: isize> {
    /// `Ranks`, and open if both are the same axis: then nothing is reported of what is made of them.
    type IfTrue;
}

of_numbers!(TwoAxesDiffer<A, B>: IsNotEqual);

/// `R - K` as a type: [`Minus`](super::Minus) if nothing infers the difference.
#[diagnostic::on_unimplemented(
    message = "rank {R} is not known to be at least {K}",
    label = "in generic code, add the bound that the note names, with a parameter `const Q: usize` for `_`"
)]
pub trait RankDifference<const R: usize, const K: usize> {
    /// `Rank<{ R - K }>`.
    type Rank;
}

#[diagnostic::do_not_recommend]
impl<const R: usize, const K: usize> RankDifference<R, K> for Ranks
where
    Const<R>: ToUInt,
    Const<K>: ToUInt,
    U<R>: Sub<U<K>>,
    Diff<U<R>, U<K>>: RankOf,
{
    type Rank = <Diff<U<R>, U<K>> as RankOf>::Rank;
}

/// `R + K` as a typenum number.
pub trait RankSum<const R: usize, const K: usize = 0> {
    /// The number.
    type Count: Unsigned;
}

#[diagnostic::do_not_recommend]
impl<const R: usize, const K: usize> RankSum<R, K> for Ranks
where
    Const<R>: ToUInt,
    Const<K>: ToUInt,
    U<R>: Add<U<K>>,
    Sum<U<R>, U<K>>: Unsigned,
{
    type Count = Sum<U<R>, U<K>>;
}

/// The numbers of an axis. They are a table: types have no arithmetic with negative numbers.
pub trait AxisCode<const A: isize> {
    /// The least rank that has the axis.
    type Count: Unsigned;
    /// A number that no other axis has, increasing from the first axis.
    type Code: Unsigned;
}

/// The least rank that has an axis.
pub(crate) type LeastOf<const A: isize> = <Ranks as AxisCode<A>>::Count;
/// The number by which axis `A` is compared with others.
pub(crate) type CodeOf<const A: isize> = <Ranks as AxisCode<A>>::Code;

/// A row: the axis; the least rank that has it; its code.
macro_rules! axes {
    ($($axis:literal $least:ident $code:ident;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl AxisCode<$axis> for Ranks {
            type Count = typenum::consts::$least;
            type Code = typenum::consts::$code;
        }
    )* };
}

axes! {
    0 U1 U0; 1 U2 U1; 2 U3 U2; 3 U4 U3; 4 U5 U4; 5 U6 U5; 6 U7 U6; 7 U8 U7; 8 U9 U8;
    9 U10 U9; 10 U11 U10; 11 U12 U11; 12 U13 U12; 13 U14 U13; 14 U15 U14; 15 U16 U15; 16 U17 U16;
    -1 U1 U32; -2 U2 U31; -3 U3 U30; -4 U4 U29; -5 U5 U28; -6 U6 U27; -7 U7 U26; -8 U8 U25;
    -9 U9 U24; -10 U10 U23; -11 U11 U22; -12 U12 U21; -13 U13 U20; -14 U14 U19; -15 U15 U18; -16 U16 U17;
}

/// `Q = R - K`, and 0 for ranks below `K`: so it reports nothing if [`Below`](super::Below) reports that there is no such axis.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "without an axis, rank {R} is not rank {Q}",
    label = "the rank of the result is {R} - {K}, not {Q}"
)]
pub trait RankWithoutAxes<const R: usize, const K: usize, const Q: usize> {}

#[doc(hidden)]
#[diagnostic::do_not_recommend]
impl<const R: usize, const K: usize, const Q: usize> RankWithoutAxes<R, K, Q> for Ranks
where
    Const<R>: ToUInt,
    Const<K>: ToUInt,
    U<R>: Max<U<K>>,
    Maximum<U<R>, U<K>>: Sub<U<K>>,
    Diff<Maximum<U<R>, U<K>>, U<K>>: RankOf<Rank = Rank<Q>>,
{
}

/// `Q` is the rank of the product of matrices of ranks `R` and `P`: the larger one, but at least 2, less one for each vector.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "the product of operands of ranks {R} and {P} has not rank {Q}",
    label = "ranks {R} and {P}"
)]
pub trait ProductRank<const R: usize, const P: usize, const Q: usize> {}

/// The larger of a rank and 2.
type MatrixRank<const R: usize> = Maximum<U<R>, U2>;
/// Whether a rank is below 2.
type IsVector<const R: usize> = Le<U<R>, U2>;
/// The rank of a product with an axis for each vector.
type Larger<const R: usize, const P: usize> = Maximum<MatrixRank<R>, MatrixRank<P>>;

#[doc(hidden)]
#[diagnostic::do_not_recommend]
impl<const R: usize, const P: usize, const Q: usize> ProductRank<R, P, Q> for Ranks
where
    Const<R>: ToUInt,
    Const<P>: ToUInt,
    U<R>: Max<U2> + IsLess<U2>,
    U<P>: Max<U2> + IsLess<U2>,
    MatrixRank<R>: Max<MatrixRank<P>>,
    Larger<R, P>: Sub<IsVector<R>>,
    Diff<Larger<R, P>, IsVector<R>>: Sub<IsVector<P>>,
    Diff<Diff<Larger<R, P>, IsVector<R>>, IsVector<P>>: RankOf<Rank = Rank<Q>>,
{
}

/// `Q = R + P - B - 2 C`: the rank of a contraction with `B` pairs of batch axes and `C` of contracting axes. That an operand has fewer axes is
/// reported where these are compared with its rank.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "operands of ranks {R} and {P} have no contraction with {B} batch and {C} contracting axes each, of a rank up to 16",
    label = "an operand has fewer axes, or the result more than 16"
)]
pub trait DotRank<const R: usize, const P: usize, const B: usize, const C: usize, const Q: usize> {
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
    type Proof;
}

#[doc(hidden)]
#[diagnostic::do_not_recommend]
impl<const R: usize, const P: usize, const B: usize, const C: usize, const Q: usize> DotRank<R, P, B, C, Q>
    for Ranks
where
    Const<R>: ToUInt,
    Const<P>: ToUInt,
    Const<B>: ToUInt,
    Const<C>: ToUInt,
    U<R>: Add<U<P>>,
    Sum<U<R>, U<P>>: Sub<U<B>>,
    Diff<Sum<U<R>, U<P>>, U<B>>: Sub<U<C>>,
    Diff<Diff<Sum<U<R>, U<P>>, U<B>>, U<C>>: Sub<U<C>>,
    Diff<Diff<Diff<Sum<U<R>, U<P>>, U<B>>, U<C>>, U<C>>: RankOf<Rank = Rank<Q>>,
{
    type Proof = ();
}
