//! Relations of two lists of extents, from relations of two extents at each axis: for two tuples, a tuple and an array, two arrays, and a
//! list with [`Scalar`].

use super::{
    BroadcastTo, BroadcastWith, Scalar, ZipExtents, ZipExtentsTo,
    same::{Equals, ZipSame},
    typed::KnownExtents,
};
use crate::{
    extent::{Extent, Extents},
    rank::Never,
};

// Two arrays are checked at run time.
impl<const R: usize> ZipExtents<[usize; R], R> for [usize; R] {
    type Output = Self;
}
impl<const R: usize> ZipExtentsTo<[usize; R], R> for [usize; R] {}
impl<const R: usize> ZipSame<[usize; R], R> for [usize; R] {}

impl<const R: usize, E: Extents<R>> ZipExtents<Scalar, R> for E {
    type Output = E;
}
impl<const R: usize, E: Extents<R>> ZipExtents<E, R> for Scalar {
    type Output = E;
}
impl<const R: usize, E: Extents<R>> ZipExtentsTo<E, R> for Scalar {}
impl<const R: usize, E: Extents<R>> ZipSame<Scalar, R> for E {}

/// Impls for operands that do not exist. If generic code has no bound on the extents, the impl for scalars is the only one that may apply.
/// The compiler would then infer that the other operand is a scalar, and require that. With two impls without requirements it chooses
/// neither, and reports the missing bound.
macro_rules! no_operands {
    ($($operand:ty)*) => { $(
        impl<const R: usize, E> ZipExtents<$operand, R> for E {
            type Output = [usize; R];
        }
        impl<const R: usize, E> ZipSame<$operand, R> for E {}
    )* };
}

no_operands!(Never KnownExtents);

/// The impls with tuples. A row: rank; types on the left; types on the right; `usize` for each axis; the axes.
macro_rules! zips {
    ($($rank:literal: ($($left:ident)*) ($($right:ident)*) ($($number:ident)*) ($($axis:literal)*);)*) => { $(
        // (A, B) with (C, D) = (A with C, B with D)
        impl<$($left: Extent, $right: Extent),*> ZipExtents<($($right,)*), $rank> for ($($left,)*)
        where
            $($left: BroadcastWith<$right, $axis>,)*
        {
            type Output = ($($left::Merged<$right>,)*);
        }
        impl<$($left: Extent,)*> ZipExtents<[usize; $rank], $rank> for ($($left,)*) {
            type Output = ($($left::Merged<$number>,)*);
        }
        impl<$($right: Extent,)*> ZipExtents<($($right,)*), $rank> for [usize; $rank] {
            type Output = ($(<$number as Extent>::Merged<$right>,)*);
        }
        zips! { @no_result ZipExtentsTo BroadcastTo $rank: ($($left)*) ($($right)*) ($($axis)*) }
        zips! { @no_result ZipSame Equals $rank: ($($left)*) ($($right)*) ($($axis)*) }
    )* };
    (@no_result $of_lists:ident $of_extents:ident $rank:literal: ($($left:ident)*) ($($right:ident)*) ($($axis:literal)*)) => {
        impl<$($left: Extent, $right: Extent),*> $of_lists<($($right,)*), $rank> for ($($left,)*)
        where
            $($left: $of_extents<$right, $axis>,)*
        {
        }
        impl<$($left: Extent,)*> $of_lists<[usize; $rank], $rank> for ($($left,)*) {}
        impl<$($right: Extent,)*> $of_lists<($($right,)*), $rank> for [usize; $rank] {}
    };
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
