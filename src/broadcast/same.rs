//! Operands that have the same shape or are scalars, as `select` and `clamp` ask: nothing stretches.

use super::{Scalar, typed::KnownExtents};
use crate::{
    extent::{Const, Extent, Extents, One},
    private::Sealed,
};

/// Extents of rank `R` that may be the same as `Rhs`; `Output` keeps the more specific of each pair. [`Scalar`] is the same as
/// any.
#[diagnostic::on_unimplemented(
    message = "extents `{Self}` and `{Rhs}` are not the same at rank {R}",
    label = "not extents of the same rank"
)]
pub trait SameExtents<Rhs, const R: usize> {
    /// The extents of both.
    type Output: Extents<R>;
}

impl<Lhs, Rhs: Sealed, const R: usize> SameExtents<Rhs, R> for Lhs
where
    Lhs: ZipSame<Rhs, R>,
{
    type Output = Lhs::Output;
}

/// [`SameExtents`] for each kind of pair. It is apart so that a message names the pair at fault and no list of impls: the
/// compiler lists those of the outermost trait, which has one.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "extents `{Self}` and `{Rhs}` are not the same at rank {R}",
    label = "not extents of the same rank"
)]
pub trait ZipSame<Rhs: Sealed, const R: usize>: Sealed {
    /// The extents of both.
    type Output: Extents<R>;
}

/// Two extents known in the type that are the same at the axis `A`.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "extents {N} and {M} differ at axis {A}: `select` and `clamp` take operands of the same shape, or scalars",
    label = "extent {N} meets extent {M} at axis {A}",
    note = "nothing stretches here: `broadcast::all` makes shapes the same first"
)]
pub trait EqualExtent<const N: usize, const M: usize, const A: usize, X = ()> {}

#[diagnostic::do_not_recommend]
impl<const N: usize, const A: usize> EqualExtent<N, N, A> for KnownExtents {}
#[diagnostic::do_not_recommend]
impl<const N: usize, const M: usize, const A: usize> EqualExtent<N, M, A, super::typed::Never>
    for KnownExtents
{
}

/// Two extents that may be the same.
#[doc(hidden)]
pub trait Equals<Rhs: Extent, const A: usize>: Extent {}

impl<const N: usize, const M: usize, const A: usize> Equals<Const<M>, A> for Const<N> where
    KnownExtents: EqualExtent<N, M, A>
{
}
impl<const N: usize, const A: usize> Equals<One, A> for Const<N> where KnownExtents: EqualExtent<N, 1, A> {}
impl<const N: usize, const A: usize> Equals<usize, A> for Const<N> {}
impl<const M: usize, const A: usize> Equals<Const<M>, A> for One where KnownExtents: EqualExtent<1, M, A> {}
impl<const A: usize> Equals<Self, A> for One {}
impl<const A: usize> Equals<usize, A> for One {}
impl<E: Extent, const A: usize> Equals<E, A> for usize {}

/// What is known of both: `One` and `usize` are 1, as nothing stretches.
#[doc(hidden)]
pub trait Known: Extent {
    /// The more specific of this extent and `Rhs`, which are the same.
    type And<Rhs: Known>: Extent;
}

impl<const N: usize> Known for Const<N> {
    type And<Rhs: Known> = Self;
}
impl Known for One {
    type And<Rhs: Known> = Self;
}
impl Known for usize {
    type And<Rhs: Known> = Rhs;
}

impl<const R: usize> ZipSame<[usize; R], R> for [usize; R] {
    type Output = Self;
}
impl<const R: usize, E: Extents<R>> ZipSame<Scalar, R> for E {
    type Output = E;
}

/// The impls with tuples. A row: rank; types on the left; types on the right; `usize` as often; the axes.
macro_rules! zips {
    ($($rank:literal: ($($left:ident)*) ($($right:ident)*) ($($number:ident)*) ($($axis:literal)*);)*) => { $(
        impl<$($left: Known + Equals<$right, $axis>, $right: Known),*> ZipSame<($($right,)*), $rank> for ($($left,)*) {
            type Output = ($($left::And<$right>,)*);
        }
        impl<$($left: Known,)*> ZipSame<[usize; $rank], $rank> for ($($left,)*) {
            type Output = ($($left::And<$number>,)*);
        }
        impl<$($right: Known,)*> ZipSame<($($right,)*), $rank> for [usize; $rank] {
            type Output = ($(<$number as Known>::And<$right>,)*);
        }
    )* };
}

zips! {
    0: () () () ();
    1: (A) (I) (usize) (0);
    2: (A B) (I J) (usize usize) (0 1);
    3: (A B C) (I J K) (usize usize usize) (0 1 2);
    4: (A B C D) (I J K L) (usize usize usize usize) (0 1 2 3);
    5: (A B C D E) (I J K L M) (usize usize usize usize usize) (0 1 2 3 4);
    6: (A B C D E F) (I J K L M N) (usize usize usize usize usize usize) (0 1 2 3 4 5);
    7: (A B C D E F G) (I J K L M N O) (usize usize usize usize usize usize usize) (0 1 2 3 4 5 6);
    8: (A B C D E F G H) (I J K L M N O P) (usize usize usize usize usize usize usize usize) (0 1 2 3 4 5 6 7);
}
