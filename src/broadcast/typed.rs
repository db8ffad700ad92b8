//! The rule in the type: what `cargo check` knows of two operands.

use crate::{
    extent::{Const, Extent, Extents, One},
    private::Sealed,
};

/// Two extents that may broadcast; `Output` is the more specific one.
///
/// When the compiler names this trait, two extents are known in the type and differ. Where one of them is meant to
/// stretch, it has to be [`One`]: `Const<1>` does not, so that code generic over `N` means the same for every `N`.
#[diagnostic::on_unimplemented(
    message = "an axis of extent `{Self}` does not broadcast with an axis of extent `{Rhs}`",
    label = "`{Self}` meets `{Rhs}`",
    note = "two extents known in the type must be equal, or one of them `One`",
    note = "`Const<1>` never stretches: where 1 is meant to, write `One`, or convert with `to_one`"
)]
pub trait BroadcastWith<Rhs: Extent>: Extent {
    /// The extent of the result.
    type Output: Extent;
}

// N with N = N; N with 1 = N; N with usize = N
#[diagnostic::do_not_recommend]
impl<const N: usize> BroadcastWith<Self> for Const<N> {
    type Output = Self;
}
#[diagnostic::do_not_recommend]
impl<const N: usize> BroadcastWith<One> for Const<N> {
    type Output = Self;
}
#[diagnostic::do_not_recommend]
impl<const N: usize> BroadcastWith<usize> for Const<N> {
    type Output = Self;
}
// 1 with E = E
#[diagnostic::do_not_recommend]
impl<E: Extent> BroadcastWith<E> for One {
    type Output = E;
}
// usize with N = N; usize with 1 = usize; usize with usize = usize
#[diagnostic::do_not_recommend]
impl<const N: usize> BroadcastWith<Const<N>> for usize {
    type Output = Const<N>;
}
#[diagnostic::do_not_recommend]
impl BroadcastWith<One> for usize {
    type Output = Self;
}
#[diagnostic::do_not_recommend]
impl BroadcastWith<Self> for usize {
    type Output = Self;
}

/// An extent that may be broadcast into the extent `Target`.
#[diagnostic::on_unimplemented(
    message = "an axis of extent `{Self}` does not broadcast into an axis of extent `{Target}`",
    label = "`{Self}` is not `{Target}`, and does not stretch to it",
    note = "an extent known in the type must be that of the target, or `One`",
    note = "`Const<1>` never stretches: where 1 is meant to, write `One`, or convert with `to_one`"
)]
pub trait BroadcastTo<Target: Extent>: Extent {}

#[diagnostic::do_not_recommend]
impl<const N: usize> BroadcastTo<Self> for Const<N> {}
#[diagnostic::do_not_recommend]
impl<const N: usize> BroadcastTo<usize> for Const<N> {}
#[diagnostic::do_not_recommend]
impl<E: Extent> BroadcastTo<E> for One {}
#[diagnostic::do_not_recommend]
impl<E: Extent> BroadcastTo<E> for usize {}

/// The extents of an operand without axes, which broadcasts with anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Scalar;

/// Extents of rank `R` that may broadcast with `Rhs`; `Output` keeps the more specific of each pair.
///
/// Implemented for tuples and arrays of extents in every pairing; a pair of extents that is known not to broadcast is
/// named by [`BroadcastWith`].
pub trait BroadcastExtents<Rhs, const R: usize> {
    /// The extents of the result.
    type Output: Extents<R>;
}

impl<Lhs, Rhs, const R: usize> BroadcastExtents<Rhs, R> for Lhs
where
    Lhs: ZipExtents<Rhs, R>,
{
    type Output = Lhs::Output;
}

/// Extents of rank `R` that may be broadcast to `Target`; a pair that is known not to is named by [`BroadcastTo`].
pub trait BroadcastToExtents<Target, const R: usize> {}

impl<Operand, Target, const R: usize> BroadcastToExtents<Target, R> for Operand where
    Operand: ZipExtentsTo<Target, R>
{
}

/// [`BroadcastExtents`] for each kind of pair. It is apart so that a message names the pair at fault and no list of
/// impls: the compiler lists those of the outermost trait, which has one.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "extents `{Self}` do not broadcast with `{Rhs}` at rank {R}",
    label = "not extents of the same rank"
)]
pub trait ZipExtents<Rhs, const R: usize> {
    /// The extents of the result.
    type Output: Extents<R>;
}

/// [`BroadcastToExtents`] for each kind of pair.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "extents `{Self}` do not broadcast to `{Target}` at rank {R}",
    label = "not extents of the same rank"
)]
pub trait ZipExtentsTo<Target, const R: usize> {}

impl<const R: usize> ZipExtents<[usize; R], R> for [usize; R] {
    type Output = Self;
}
impl<const R: usize> ZipExtentsTo<[usize; R], R> for [usize; R] {}

impl Sealed for Scalar {}
impl<const R: usize, E: Extents<R>> ZipExtents<Scalar, R> for E {
    type Output = E;
}
impl<const R: usize, E: Extents<R>> ZipExtents<E, R> for Scalar {
    type Output = E;
}
impl<const R: usize, E: Extents<R>> ZipExtentsTo<E, R> for Scalar {}

/// The impls with tuples. A row: rank; types on the left; types on the right; `usize` as often.
macro_rules! zips {
    ($($rank:literal: ($($left:ident)*) ($($right:ident)*) ($($number:ident)*);)*) => { $(
        // (A, B) with (C, D) = (A with C, B with D)
        impl<$($left, $right: Extent),*> ZipExtents<($($right,)*), $rank> for ($($left,)*)
        where
            $($left: BroadcastWith<$right>,)*
        {
            type Output = ($($left::Output,)*);
        }
        impl<$($left,)*> ZipExtents<[usize; $rank], $rank> for ($($left,)*)
        where
            $($left: BroadcastWith<$number>,)*
        {
            type Output = ($($left::Output,)*);
        }
        impl<$($right: Extent,)*> ZipExtents<($($right,)*), $rank> for [usize; $rank]
        where
            $($number: BroadcastWith<$right>,)*
        {
            type Output = ($(<$number as BroadcastWith<$right>>::Output,)*);
        }

        impl<$($left, $right: Extent),*> ZipExtentsTo<($($right,)*), $rank> for ($($left,)*)
        where
            $($left: BroadcastTo<$right>,)*
        {
        }
        impl<$($left,)*> ZipExtentsTo<[usize; $rank], $rank> for ($($left,)*) {}
        impl<$($right: Extent,)*> ZipExtentsTo<($($right,)*), $rank> for [usize; $rank] {}
    )* };
}

zips! {
    0: () () ();
    1: (A) (I) (usize);
    2: (A B) (I J) (usize usize);
    3: (A B C) (I J K) (usize usize usize);
    4: (A B C D) (I J K L) (usize usize usize usize);
    5: (A B C D E) (I J K L M) (usize usize usize usize usize);
    6: (A B C D E F) (I J K L M N) (usize usize usize usize usize usize);
    7: (A B C D E F G) (I J K L M N O) (usize usize usize usize usize usize usize);
    8: (A B C D E F G H) (I J K L M N O P) (usize usize usize usize usize usize usize usize);
}
