//! The rules in the type, which `cargo check` checks, and the extents of the results.

use super::AxisSet;
#[cfg(doc)]
use super::letters::{batch, contracting};
use crate::{
    axis::Axis,
    broadcast::KnownExtents,
    extent::{Const, Extent},
    rank::{AtMost, Below, Never, Ranks, TwoAxesDiffer},
    types::{
        AgreesAt, AxisList, AxisNumber, AxisPart, AxisPosition, BatchAxis, Cons, FromFirst, KnownRank, Nil,
        One, PairedWith, UnknownAxes, places,
    },
};

/// `N` axes with extents that are known at run time.
type Blank<N> = <<N as AxisNumber>::Lead<Nil> as AxisList>::Forgotten;
/// `R` axes with extents that are known at run time.
type Unknown<const R: usize> = Blank<<Ranks as KnownRank<R>>::Number>;
/// `P` axes with extents that are known at run time, if the rank `R` is known.
type UnknownAfter<const R: usize, const P: usize> =
    Blank<<<Ranks as KnownRank<R>>::IfTrue as KnownRank<P>>::Number>;
/// The `R` axes of `L`, one by one also if nothing is known of them.
pub type AxesOneByOne<L, const R: usize> = <L as AxisList>::IfKnown<L, Unknown<R>>;
/// `X` if anything is known of the axes of `L` or of `M`.
pub(crate) type IfAnyKnown<L, M, X> = <L as AxisList>::IfKnown<X, <M as AxisList>::IfKnown<X, UnknownAxes>>;

type ReversedList<L> = <L as AxisList>::ReversedOnto<Nil>;
type ListTail<L> = <L as AxisList>::Tail;
/// The axes of the left operand of a product of matrices, the last one first: inner axis, free axis, batch axes.
type Left<L, const R: usize> = ReversedList<AxesOneByOne<L, R>>;
/// Those of the right operand, in the same order.
type Right<M, const P: usize> = <ReversedList<AxesOneByOne<M, P>> as AxisList>::Swapped;

/// The extent that a product of matrices sums over: of the left operand (`SIDE` is 0), of rank `R`. See [`matmul`](crate::array::TensorBase::matmul).
pub type InnerOf<L, const R: usize> = <<Left<L, R> as AxisList>::Head as AxisPart>::Extent;
/// The same as [`InnerOf`], of the right operand.
pub type OtherInnerOf<M, const P: usize> = <<Right<M, P> as AxisList>::Head as AxisPart>::Extent;
/// The batch axes of the left operand, last one first. See [`matmul`](crate::array::TensorBase::matmul).
pub type BatchOf<L, const R: usize> = ListTail<ListTail<Left<L, R>>>;
/// The same as [`BatchOf`], of the right operand.
pub type OtherBatchOf<M, const P: usize> = ListTail<ListTail<Right<M, P>>>;

/// The extents of a product of matrices, of rank `Q`. See [`matmul`](crate::Shape::matmul).
pub type ProductExtents<L, M, const R: usize, const P: usize, const Q: usize> = <IfAnyKnown<
    L,
    M,
    ReversedList<
        <ListTail<Right<M, P>> as AxisList>::HeadOnto<
            <ListTail<Left<L, R>> as AxisList>::HeadOnto<
                <BatchOf<L, R> as AxisList>::Aligned<OtherBatchOf<M, P>>,
            >,
        >,
    >,
> as AxisList>::Extents<Q>;

/// The axes of `L` that are in neither of two sets. See [`dot_general`](crate::Shape::dot_general).
pub type FreeOf<L, X, Y> = <<Y as AxisSet>::Marked<<X as AxisSet>::Marked<L>> as AxisList>::Unmarked;

/// The axes of [`dot_general`](crate::Shape::dot_general) of two lists.
type DotList<L, M, LC, RC, LB, RB> =
    <<<LB as AxisSet>::Of<L> as AxisList>::Merged<<RB as AxisSet>::Of<M>> as AxisList>::InFrontOf<
        <FreeOf<L, LB, LC> as AxisList>::InFrontOf<FreeOf<M, RB, RC>>,
    >;

/// `Q` axes, those of `X` as far as it goes; if nothing is known of `X`, the same.
type Exactly<X, const Q: usize> = <X as AxisList>::IfKnown<<Unknown<Q> as AxisList>::Fit<X>, UnknownAxes>;

/// `N` axes, those of `L` as far as they go: an operand of `einsum!` with another number of labels is reported by that, and no label is
/// compared with the axis of another one.
pub type ForLabels<L, const N: usize> = <Unknown<N> as AxisList>::Fit<AxesOneByOne<L, N>>;

/// The extents of [`dot_general`](crate::Shape::dot_general), of rank `Q`: as many as this rank has also if an axis is named twice, so that
/// only this is reported.
pub type DotExtents<L, M, LC, RC, LB, RB, const R: usize, const P: usize, const Q: usize> = <IfAnyKnown<
    L,
    M,
    Exactly<DotList<AxesOneByOne<L, R>, AxesOneByOne<M, P>, LC, RC, LB, RB>, Q>,
> as AxisList>::Extents<Q>;

/// The extents of [`outer`](crate::Shape::outer), of rank `Q`.
pub type OuterExtents<L, M, const R: usize, const P: usize, const Q: usize> = <IfAnyKnown<
    L,
    M,
    <AxesOneByOne<L, R> as AxisList>::InFrontOf<<M as AxisList>::IfKnown<M, UnknownAfter<R, P>>>,
> as AxisList>::Extents<Q>;

/// The extents of [`trace`](crate::Shape::trace), of rank `Q`, that are those of `L` without the axes `X`.
pub type SummedExtents<L, X, const Q: usize> =
    <<<X as AxisSet>::Marked<L> as AxisList>::Unmarked as AxisList>::Extents<Q>;

/// An operand of a product of matrices has an axis.
#[diagnostic::on_unimplemented(
    message = "an operand of `matmul` has rank {R}, and a product of matrices takes operands of rank 1 or more",
    label = "rank {R} has no axis to sum over; multiply by a number with `*`"
)]
pub trait HasMatrices<const R: usize> {}

#[diagnostic::do_not_recommend]
impl<const R: usize> HasMatrices<R> for Ranks where Self: AtMost<1, R> {}

/// An operand of `einsum!` has one axis for each label. If it has not, the type `IfTrue` is open, and nothing is reported of the operands after it and
/// of the output.
#[diagnostic::on_unimplemented(
    message = "operand {OP} has rank {R} and labels for rank {N}: each axis has one label",
    label = "rank {R}, and labels for rank {N}; blanks separate labels: `i j, j k -> i k`"
)]
pub trait LabelsFit<const R: usize, const N: usize, const OP: usize, X> {
    /// `Ranks`.
    type IfTrue;
}

#[diagnostic::do_not_recommend]
impl<const N: usize, const OP: usize> LabelsFit<N, N, OP, ()> for Ranks {
    type IfTrue = Self;
}
// No rank is 17. With a single impl the compiler infers the rank from the labels, and reports the operand instead.
#[diagnostic::do_not_recommend]
impl<const N: usize, const OP: usize> LabelsFit<17, N, OP, Never> for Ranks {
    type IfTrue = Self;
}

/// A label of the output of `einsum!` is that of `COUNT` axes of the operands, counted up to 4.
#[diagnostic::on_unimplemented(
    message = "label `{Label}` of the output is not a label of an operand",
    label = "no operand has the label `{Label}`"
)]
pub trait OutputLabel<Label, const COUNT: usize> {
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
    type Proof;
}

/// A row: a count.
macro_rules! counts {
    ($($count:literal)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<Label> OutputLabel<Label, $count> for Ranks {
            type Proof = ();
        }
    )* };
}

counts! { 1 2 3 4 }

/// A result of `einsum!` or of a product, of an open type if the labels do not fit or the extents differ.
pub trait IfLabelsFit {
    /// The result.
    type Result<V>;

    /// Returns the same result.
    fn result<V>(result: V) -> Self::Result<V>;
}

impl IfLabelsFit for Ranks {
    type Result<V> = V;

    #[inline(always)]
    fn result<V>(result: V) -> V {
        result
    }
}

// What `ComparedPair` has of extents that agree.
impl IfLabelsFit for () {
    type Result<V> = V;

    #[inline(always)]
    fn result<V>(result: V) -> V {
        result
    }
}

/// As many axes of both operands; `Kind` is [`contracting`] or [`batch`].
#[diagnostic::on_unimplemented(
    message = "{C} and {D} {Kind} axes do not pair: each of the left operand has one of the right operand",
    label = "axes of the left operand: {C}, of the right operand: {D}"
)]
pub trait AxesPair<Kind, const C: usize, const D: usize> {}

/// The numbers of axes that pair. With a single impl the compiler infers a number from the other, and reports the list instead.
macro_rules! pairs {
    ($($count:literal)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<Kind> AxesPair<Kind, $count, $count> for Ranks {}
    )* };
}

pairs! { 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 }

places! {
    /// An axis of each operand; `Kind` is [`contracting`] or [`batch`].
    Paired [Kind] [A B: isize] same: PairedExtents,
        "{Kind} extents {N} and {M} differ: axis {A} of the left operand is paired with axis {B} of the right one",
        "extent {N} meets extent {M}",
        names PairedNames, "{Kind} extents `{D}` and `{E}` differ: axis {A} of the left operand is paired with axis {B} of the right one, and they have different names";
    /// A label of `einsum!` in two operands.
    LabelPlace [L] [I J: usize] same: LabelExtent,
        "label `{L}` is {N} in operand {I} and {M} in operand {J}",
        "label `{L}` has two extents",
        names LabelNames, "label `{L}` is `{D}` in operand {I} and `{E}` in operand {J}";
}

/// Two extents that may be equal at `Place`, a place of a contraction: those that the types know are the same number.
/// See [`matmul`](crate::array::TensorBase::matmul).
#[diagnostic::on_unimplemented(
    message = "extents `{Self}` and `{Rhs}` are not known to be equal",
    label = "in generic code use extents `Const<N>` or `usize`, or forget what the types know with `ranked()`"
)]
pub trait EqualAt<Rhs: Extent, Place>: Extent {
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
    type Proof;
}

impl<E: Extent + PairedWith<Rhs, Pair = P>, Rhs: Extent, P: AgreesAt<Place>, Place> EqualAt<Rhs, Place>
    for E
{
    type Proof = ();
}

/// Batch axes, the last one first, that broadcast with `Rhs` as far as both go. See [`matmul`](crate::array::TensorBase::matmul).
#[diagnostic::on_unimplemented(
    message = "batch axes `{Self}` and `{Rhs}` are not known to broadcast",
    label = "in generic code use batch extents of type `usize` or `Const<N>`, or forget what the types know with `ranked()`"
)]
pub trait ZipBatch<Rhs> {}

impl<Rhs> ZipBatch<Rhs> for Nil {}
impl<X, T> ZipBatch<Nil> for Cons<X, T> {}
impl<X: AxisPart, T: ZipBatch<U>, Y: AxisPart, U> ZipBatch<Cons<Y, U>> for Cons<X, T> where
    X::Extent: PairedWith<Y::Extent, Pair: AgreesAt<BatchAxis>>
{
}

/// Axes of an operand with the axes `L` that pair with the axes `Rhs` of one with the axes `M`: the extents of each pair that the
/// types know are equal. `Kind` is [`contracting`] or [`batch`].
#[diagnostic::on_unimplemented(
    message = "axes `{Self}` and `{Rhs}` do not pair: each axis of the left operand has one of the right operand",
    label = "not as many axes of both operands; both lists are in the type, or both are arrays"
)]
pub trait ZipAxes<L, M, Rhs, Kind> {}

impl<L, M, Kind, const K: usize, const J: usize> ZipAxes<L, M, [usize; J], Kind> for [usize; K] {}

/// The extent at an axis of a list.
type ExtentAtAxis<L, const A: isize> =
    <<<Axis<A> as AxisPosition>::Number as AxisNumber>::Of<L> as AxisPart>::Extent;

macro_rules! paired_axes {
    ($(($($a:ident $b:ident)*);)*) => { $(
        impl<L: AxisList, M: AxisList, Kind, $(const $a: isize, const $b: isize),*>
            ZipAxes<L, M, ($(Axis<$b>,)*), Kind> for ($(Axis<$a>,)*)
        where
            $(
                Axis<$a>: FromFirst,
                Axis<$b>: FromFirst,
                ExtentAtAxis<L, $a>: PairedWith<ExtentAtAxis<M, $b>, Pair: AgreesAt<Paired<Kind, $a, $b>>>,
            )*
        {
        }
    )* };
}

/// Axes each of which is below the rank `R`, as far as the type knows them.
#[diagnostic::on_unimplemented(
    message = "`{Self}` are not axes of rank {R}",
    label = "neither `axes![...]` nor an array of `usize`"
)]
pub trait EachBelowRank<const R: usize> {}

impl<const R: usize, const K: usize> EachBelowRank<R> for [usize; K] {}

/// Axes each of which differs from each one of `Rhs`, as far as the types know them.
pub trait AxesDiffer<Rhs> {}

impl<Rhs, const K: usize> AxesDiffer<Rhs> for [usize; K] {}

/// Axes each of which differs from the axis `X`.
pub trait EachDiffersFrom<const X: isize> {}

impl<const X: isize, const K: usize> EachDiffersFrom<X> for [usize; K] {}

/// A row: the axes of a list.
macro_rules! each_below {
    ($(($($axis:ident)*);)*) => { $(each_below! { @ [$($axis)*] [$($axis)*] [] })* };
    (@ $all:tt [$first:ident $($rest:ident)*] [$($pairs:tt)*]) => {
        each_below! { @ $all [$($rest)*] [$($pairs)* $(($first $rest))*] }
    };
    (@ [$($axis:ident)*] [] [$(($a:ident $b:ident))*]) => {
        impl<const R: usize, $(const $axis: isize),*> EachBelowRank<R> for ($(Axis<$axis>,)*)
        where
            $(Ranks: Below<$axis, R>,)*
            $(Ranks: TwoAxesDiffer<$a, $b>,)*
        {
        }
        impl<Rhs, $(const $axis: isize),*> AxesDiffer<Rhs> for ($(Axis<$axis>,)*)
        where
            $(Rhs: EachDiffersFrom<$axis>,)*
        {
        }
        impl<const X: isize, $(const $axis: isize),*> EachDiffersFrom<X> for ($(Axis<$axis>,)*)
        where
            $(Ranks: TwoAxesDiffer<X, $axis>,)*
        {
        }
    };
}

each_below! { (); (A); (A B); (A B C); (A B C D); (A B C D E); (A B C D E F); (A B C D E F G); (A B C D E F G H); }

paired_axes! {
    ();
    (A0 B0);
    (A0 B0 A1 B1);
    (A0 B0 A1 B1 A2 B2);
    (A0 B0 A1 B1 A2 B2 A3 B3);
    (A0 B0 A1 B1 A2 B2 A3 B3 A4 B4);
    (A0 B0 A1 B1 A2 B2 A3 B3 A4 B4 A5 B5);
    (A0 B0 A1 B1 A2 B2 A3 B3 A4 B4 A5 B5 A6 B6);
    (A0 B0 A1 B1 A2 B2 A3 B3 A4 B4 A5 B5 A6 B6 A7 B7);
}

/// Different numbers of axes pair as far as both go, so that only the numbers are reported. A row: the axes of one operand, and those
/// of the other.
macro_rules! uneven {
    ($(($($x:ident)*) ($($y:ident)*);)*) => { $(
        impl<L, M, Kind, $($x,)* $($y),*> ZipAxes<L, M, ($($y,)*), Kind> for ($($x,)*) {}
        impl<L, M, Kind, $($x,)* $($y),*> ZipAxes<L, M, ($($x,)*), Kind> for ($($y,)*) {}
    )* };
}

uneven! {
    () (A); () (A B); () (A B C); () (A B C D);
    (X) (A B); (X) (A B C); (X) (A B C D);
    (X Y) (A B C); (X Y) (A B C D);
    (X Y Z) (A B C D);
}
