//! Relations of two lists of extents, from relations of two extents at each axis: for two tuples, a tuple and an array, two arrays, and a
//! list with [`Scalar`].

use super::{
    AgreesAt, AtAxis, BroadcastingTo, Equality, Extent, ExtentList, PairedWith,
    meet::{BroadcastWith, ComparedWith, KnownExtents, Scalar, ZipAgree, ZipExtents},
};
use crate::rank::Never;

// Two arrays are checked at run time.
impl<const R: usize> ZipExtents<[usize; R], R> for [usize; R] {
    type Output = Self;
}
impl<Relation, const R: usize> ZipAgree<Relation, [usize; R], R> for [usize; R] {}

impl<const R: usize, E: ExtentList<R>> ZipExtents<Scalar, R> for E {
    type Output = E;
}
impl<const R: usize, E: ExtentList<R>> ZipExtents<E, R> for Scalar {
    type Output = E;
}
impl<const R: usize, E: ExtentList<R>> ZipAgree<BroadcastingTo, E, R> for Scalar {}
impl<const R: usize, E: ExtentList<R>> ZipAgree<Equality, Scalar, R> for E {}

/// Impls for operands that do not exist. If generic code has no bound on the extents, the impl for scalars is the only one that may apply.
/// The compiler would then infer that the other operand is a scalar, and require that. With two impls without requirements it chooses
/// neither, and reports the missing bound.
macro_rules! no_operands {
    ($($operand:ty)*) => { $(
        impl<const R: usize, E> ZipExtents<$operand, R> for E {
            type Output = [usize; R];
        }
        impl<const R: usize, E> ZipAgree<Equality, $operand, R> for E {}
    )* };
}

no_operands!(Never KnownExtents);

/// The impls with tuples. The relations hold for extents only, so two tuples have no bound [`Extent`]: it would be sixteen bounds more, with
/// all that an extent knows, for each relation. A row: types on the left; types on the right; `usize` for each axis; the axes; for each
/// axis but the first, whether those before agree.
macro_rules! zips {
    ($(($($left:ident)*) ($($right:ident)*) ($($number:ident)*) ($($axis:literal)*) ($($then:ident)*);)*) => { $(
        impl<const R: usize, $($left: Extent,)*> ZipExtents<[usize; R], R> for ($($left,)*) {
            type Output = ($($left::Merged<$number>,)*);
        }
        impl<const R: usize, $($right: Extent,)*> ZipExtents<($($right,)*), R> for [usize; R] {
            type Output = ($(<$number as Extent>::Merged<$right>,)*);
        }
        zips! { @tuples [[$($left)*] [$($right)*] [$($then)*]] [$($left $right $axis)*] [$($then)*] [(), ()] [] [] [] }
        // A tuple and an array.
        impl<Relation, const R: usize, $($left: Extent,)*> ZipAgree<Relation, [usize; R], R> for ($($left,)*) {}
        impl<Relation, const R: usize, $($right: Extent,)*> ZipAgree<Relation, ($($right,)*), R> for [usize; R] {}
    )* };
    // Takes the first axis off, and adds its bounds. The last parameter of each relation is `()` if all axes before agree: so of two lists
    // that differ at several axes, the compiler reports the first. It is a parameter of the impl. The output projects
    // it: then the compiler reports the mistake while it computes the output, in fewer lines.
    (@tuples $all:tt [$left:ident $right:ident $axis:literal $($rest:tt)*] [$($then:ident)*] [$before:ty, $nested:ty]
        [$($meet:tt)*] [$($output:tt)*] [$($agree:tt)*]) => {
        zips! {
            @then $all [$($rest)*] [$($then)*] [$before, $nested] $left $right
            [$($meet)* $left: BroadcastWith<$right, $axis, $before>,]
            [$($output)* <$left as BroadcastWith<$right, $axis, $nested>>::Output,]
            [$($agree)* $left: PairedWith<$right, Pair: AgreesAt<AtAxis<Relation, $axis>, $before>>,]
        }
    };
    (@then $all:tt [] $thens:tt [$before:ty, $nested:ty] $left:ident $right:ident $($bounds:tt)*) => {
        zips! { @tuples $all [] $thens [$before, $nested] $($bounds)* }
    };
    (@then $all:tt $rest:tt [$then:ident $($thens:ident)*] [$before:ty, $nested:ty] $left:ident $right:ident
        [$($meet:tt)*] $output:tt [$($agree:tt)*]) => {
        zips! {
            @tuples $all $rest [$($thens)*] [$then, <$left as ComparedWith<$right, $nested>>::IfTrue]
            [$($meet)* $left: ComparedWith<$right, $before, IfTrue = $then>,] $output
            [$($agree)* $left: ComparedWith<$right, $before, IfTrue = $then>,]
        }
    };
    // (A, B) with (C, D) = (A with C, B with D)
    (@tuples [[$($left:ident)*] [$($right:ident)*] [$($then:ident)*]] [] $thens:tt $before:tt
        [$($meet:tt)*] [$($output:tt)*] [$($agree:tt)*]) => {
        impl<const R: usize, $($left, $right,)* $($then),*> ZipExtents<($($right,)*), R> for ($($left,)*)
        where
            $($meet)*
        {
            type Output = ($($output)*);
        }
        impl<Relation, const R: usize, $($left, $right,)* $($then),*> ZipAgree<Relation, ($($right,)*), R> for ($($left,)*)
        where
            $($agree)*
        {
        }
    };
}

zips! {
    () () () () ();
    (A) (I) (usize) (0) ();
    (A B) (I J) (usize usize) (0 1) (T1);
    (A B C) (I J K) (usize usize usize) (0 1 2) (T1 T2);
    (A B C D) (I J K L) (usize usize usize usize) (0 1 2 3) (T1 T2 T3);
    (A B C D E) (I J K L M) (usize usize usize usize usize) (0 1 2 3 4) (T1 T2 T3 T4);
    (A B C D E F) (I J K L M N) (usize usize usize usize usize usize) (0 1 2 3 4 5) (T1 T2 T3 T4 T5);
    (A B C D E F G) (I J K L M N O) (usize usize usize usize usize usize usize) (0 1 2 3 4 5 6) (T1 T2 T3 T4 T5 T6);
    (A B C D E F G H) (I J K L M N O P) (usize usize usize usize usize usize usize usize) (0 1 2 3 4 5 6 7) (T1 T2 T3 T4 T5 T6 T7);
}
