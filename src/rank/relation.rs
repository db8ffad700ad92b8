//! Relations between numbers. The rule is here; the traits that wrap a relation have the messages.
//!
//! A trait with a message has one `impl`. Its bound is a relation of this file, and it is `do_not_recommend`. So the compiler reports
//! the trait with the message, and neither this file nor typenum.

use core::ops::{Add, Sub};

use typenum::{
    Const, Diff, IsLess, IsLessOrEqual, IsNotEqual, Le, Max, Maximum, Sum, ToUInt, True, U, U1, U2, Unsigned,
};

use super::{Rank, RankOf, Ranks};

/// The parameter of impls that never apply.
#[derive(Clone, Copy, Debug)]
pub enum Never {}

/// Implements a relation for two equal numbers: `of_equal_numbers!(Each<N> for Ranks { type Then = Self; })` is `Each<N, N>`.
///
/// The trait has a last parameter, `X = ()`, for a second impl that never applies: with a single impl, the compiler would name the number
/// for which it applies. A relation without items has an impl whose bound fails. The error of such a bound has no line "required by a bound
/// introduced by this call", because the impl is `do_not_recommend`. With a type `Then`, the impl must not be selected for other numbers:
/// what requires `Then` would be one more error.
macro_rules! of_equal_numbers {
    ($relation:ident<N $(, $axis:ident)?> for $subject:ty {}) => {
        #[doc(hidden)]
        #[diagnostic::do_not_recommend]
        impl<const N: usize, const M: usize, $(const $axis: usize)?> $relation<N, M $(, $axis)?> for $subject where
            Self: $crate::rank::SameNumber<N, M>
        {
        }
        of_equal_numbers! { @never $relation<N $(, $axis)?> for $subject {} }
    };
    ($relation:ident<N> for $subject:ty { $($items:tt)* }) => {
        #[doc(hidden)]
        #[diagnostic::do_not_recommend]
        impl<const N: usize> $relation<N, N> for $subject {
            $($items)*
        }
        of_equal_numbers! { @never $relation<N> for $subject { $($items)* } }
    };
    (@never $relation:ident<N $(, $axis:ident)?> for $subject:ty { $($items:tt)* }) => {
        #[doc(hidden)]
        #[diagnostic::do_not_recommend]
        impl<const N: usize, const M: usize, $(const $axis: usize)?> $relation<N, M $(, $axis)?, $crate::rank::Never> for $subject {
            $($items)*
        }
    };
}

pub(crate) use of_equal_numbers;

/// `A` and `B` are the same number. Generic code can prove it of one number; with typenum it cannot.
pub trait SameNumber<const A: usize, const B: usize>: EqualNumbers<A, B, Then = ()> {}

#[diagnostic::do_not_recommend]
impl<S, const A: usize> SameNumber<A, A> for S {}

/// [`SameNumber`] with a type that is open for other numbers. The compiler reports it in place of neither: [`SameNumber`] implies it.
pub trait EqualNumbers<const A: usize, const B: usize, X = ()> {
    /// `()`.
    type Then;
}

#[diagnostic::do_not_recommend]
impl<S, const A: usize> EqualNumbers<A, A> for S {
    type Then = ();
}
#[diagnostic::do_not_recommend]
impl<S, const A: usize, const B: usize> EqualNumbers<A, B, Never> for S {
    type Then = ();
}

/// A truth value of typenum. If it is false, `Then` is open, so that bounds on it report nothing. [`IsTrue`] implies it, so it is not
/// reported itself.
pub trait Open {
    /// `Ranks`.
    type Then;
}
impl Open for True {
    type Then = Ranks;
}

/// A relation holds.
pub trait IsTrue: Open<Then = Ranks> {}
impl IsTrue for True {}

/// A relation of two axes as a bound, which holds, and as a type, which is open where it does not. A row: the bound; the type; the relation of
/// typenum.
macro_rules! relations_of_axes {
    ($($bound:ident $as_type:ident $relation:ident, $doc:literal;)*) => { $(
        #[doc = $doc]
        pub trait $bound<const A: isize, const B: isize> {}

        #[diagnostic::do_not_recommend]
        impl<const A: isize, const B: isize> $bound<A, B> for Ranks
        where
            Self: Reaching<A> + Reaching<B>,
            CodeOf<A>: $relation<CodeOf<B>, Output: IsTrue>,
        {
        }

        #[doc = $doc]
        pub trait $as_type<const A: isize, const B: isize> {
            /// [`Open::Then`].
            type Then;
        }

        #[diagnostic::do_not_recommend]
        impl<const A: isize, const B: isize> $as_type<A, B> for Ranks
        where
            Self: Reaching<A> + Reaching<B>,
            CodeOf<A>: $relation<CodeOf<B>, Output: Open>,
        {
            type Then = <<CodeOf<A> as $relation<CodeOf<B>>>::Output as Open>::Then;
        }
    )* };
}

relations_of_axes! {
    Unequal AreUnequal IsNotEqual,
        "Two axes are different as numbers. -1 and 2 are, although they are the same axis of rank 3.";
    Precedes IsBefore IsLess, "Axis `A` is before axis `B`, both counted from the first.";
}

/// [`Below`](super::Below) as a type.
pub trait IsBelow<const A: isize, const R: usize> {
    /// [`Open::Then`].
    type Then;
}

#[diagnostic::do_not_recommend]
impl<const A: isize, const R: usize> IsBelow<A, R> for Ranks
where
    Self: Reaching<A>,
    Const<R>: ToUInt,
    LeastOf<A>: IsLessOrEqual<U<R>, Output: Open>,
{
    type Then = <<LeastOf<A> as IsLessOrEqual<U<R>>>::Output as Open>::Then;
}

/// [`Below`](super::Below) without a message, for relations that have their own.
pub trait Less<const A: isize, const R: usize> {}

#[diagnostic::do_not_recommend]
impl<const A: isize, const R: usize> Less<A, R> for Ranks
where
    Self: Reaching<A>,
    Const<R>: ToUInt,
    LeastOf<A>: IsLessOrEqual<U<R>, Output: IsTrue>,
{
}

/// `R - K` as a type: [`Minus`](super::Minus) if nothing infers the difference.
#[diagnostic::on_unimplemented(
    message = "rank {R} is not known to have {K} axes",
    label = "in generic code, add the bound that the note names, with a parameter `const Q: usize` for `_`"
)]
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

/// The numbers of an axis. They are a table: types have no arithmetic with negative numbers.
pub trait Reaching<const A: isize> {
    /// The least rank that has the axis.
    type Count: Unsigned;
    /// A number that no other axis has, increasing from the first axis.
    type Code: Unsigned;
}

/// The least rank that has an axis.
pub(super) type LeastOf<const A: isize> = <Ranks as Reaching<A>>::Count;
/// [`Reaching::Code`].
type CodeOf<const A: isize> = <Ranks as Reaching<A>>::Code;

/// A row: the axis; the least rank that has it; its code.
macro_rules! axes {
    ($($axis:literal $least:ident $code:ident;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl Reaching<$axis> for Ranks {
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

/// `Q = R - 1`, and 0 for rank 0: so it reports nothing if [`Below`](super::Below) reports that there is no axis.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "without an axis, rank {R} is not rank {Q}",
    label = "leaves one axis less than {R}, and {Q} are expected"
)]
pub trait Dropped<const R: usize, const Q: usize> {}

#[doc(hidden)]
#[diagnostic::do_not_recommend]
impl<const R: usize, const Q: usize> Dropped<R, Q> for Ranks
where
    Const<R>: ToUInt,
    U<R>: Max<U1>,
    Maximum<U<R>, U1>: Sub<U1>,
    Diff<Maximum<U<R>, U1>, U1>: RankOf<Rank = Rank<Q>>,
{
}

/// `Q` is the rank of the product of matrices of ranks `R` and `P`: the larger one, but at least 2, less one for each vector.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "the product of operands of ranks {R} and {P} has not rank {Q}",
    label = "ranks {R} and {P}"
)]
pub trait Product<const R: usize, const P: usize, const Q: usize> {}

/// The larger of a rank and 2.
type Matrix<const R: usize> = Maximum<U<R>, U2>;
/// Whether a rank is below 2.
type IsVector<const R: usize> = Le<U<R>, U2>;
/// The rank of a product with an axis for each vector.
type Larger<const R: usize, const P: usize> = Maximum<Matrix<R>, Matrix<P>>;

#[doc(hidden)]
#[diagnostic::do_not_recommend]
impl<const R: usize, const P: usize, const Q: usize> Product<R, P, Q> for Ranks
where
    Const<R>: ToUInt,
    Const<P>: ToUInt,
    U<R>: Max<U2> + IsLess<U2>,
    U<P>: Max<U2> + IsLess<U2>,
    Matrix<R>: Max<Matrix<P>>,
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
    /// For [`Always`](crate::private::Always).
    #[doc(hidden)]
    type Holds;
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
    type Holds = ();
}

/// `Q = R - 2`, and 0 for smaller ranks: so it reports nothing if [`Below`](super::Below) reports the mistake.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "without two axes, rank {R} is not rank {Q}",
    label = "leaves two axes less than {R}, and {Q} are expected"
)]
pub trait TraceRank<const R: usize, const Q: usize> {}

#[doc(hidden)]
#[diagnostic::do_not_recommend]
impl<const R: usize, const Q: usize> TraceRank<R, Q> for Ranks
where
    Const<R>: ToUInt,
    U<R>: Max<U2>,
    Matrix<R>: Sub<U2>,
    Diff<Matrix<R>, U2>: RankOf<Rank = Rank<Q>>,
{
}
