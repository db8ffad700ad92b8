//! One axis or several: the bound of methods that work along any number of axes.

use super::{
    Axis, Keep,
    one::{self, AxisArgument, AxisIn, AxisOf, Forgotten, ReducedAxisArgument, ReducesRank, from_first},
};
use crate::{
    private::Sealed,
    rank::{Below, Minus, Ranks, TwoAxesDiffer},
    types::{AxisList, AxisPart, FromFirst, ListEdit, NewAx, No, RemovedAxis, UnknownAxes},
};

/// One axis of rank `R`, or several different ones: [`Axis<A>`](Axis), [`LastAxis`](type@super::LastAxis) or [`axes![0, 2]`](crate::axes!), or, if they are known at run
/// time, [`AxisOf<R>`](AxisOf) or an array of them.
///
/// An axis in the type that is not below the rank, or that occurs twice, is an error of `cargo check`. At run time, one that occurs twice
/// counts once.
#[diagnostic::on_unimplemented(
    message = "`{Self}` are not axes of rank {R}",
    label = "the axes of rank {R} are below {R}: write `Axis::<0>` or `axes![0, 1]`, or `AxisOf::<{R}>::new(-1)?` of one known at run time"
)]
pub trait AxesIn<const R: usize>: AxesArgument {
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
    type Proof;
}

impl<const R: usize, X: AxesArgument> AxesIn<R> for X
where
    X::Itself: EachAxisIn<R>,
{
    type Proof = ();
}

/// The argument of [`AxesIn`], of any rank: one axis or several. It has no bound, so that a wrong axis is reported once, by the method's bound.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "`{Self}` are not axes",
    label = "write `Axis::<0>` or `axes![0, 1]`; those that are known at run time are `AxisOf::new(-1)?`, or an array of them"
)]
pub trait AxesArgument: Copy + Sealed {
    /// `Self`.
    type Itself;
    /// The list `L` with these axes reversed.
    type Reversed<L: AxisList>: AxisList;

    /// Whether an axis of an array of this rank is one of them.
    fn has(self, axis: usize, rank: usize) -> bool;
}

/// Each axis is one of rank `R`: [`AxesIn`] for each kind. It is a separate trait so that a message names the wrong axis and not a list of impls.
#[cfg_attr(doc, doc(hidden))]
pub trait EachAxisIn<const R: usize> {}

/// One axis. A row: generics; the axis; the rank that it is of.
macro_rules! one_axis {
    ($([$($generics:tt)*] [$($rank:tt)*] $axis:ty, $of:ident;)*) => { $(
        // `AxisIn` implies all that is required here, so it is the only bound that generic code needs for this as well.
        #[diagnostic::do_not_recommend]
        impl<$($generics)*> AxesArgument for $axis
        where
            Self: AxisArgument,
        {
            type Itself = Self;
            type Reversed<L: AxisList> =
                one::Replaced<Self, L, <<Self as AxisArgument>::Of<L> as AxisPart>::Reversed>;

            fn has(self, axis: usize, rank: usize) -> bool {
                axis == self.number(rank)
            }
        }
        impl<$($generics)* $($rank)*> EachAxisIn<$of> for $axis where Self: AxisIn<$of> {}
    )* };
}

one_axis! {
    [const A: isize] [, const R: usize] Axis<A>, R;
    [const R: usize] [] AxisOf<R>, R;
}

#[diagnostic::do_not_recommend]
impl<const R: usize, const K: usize> AxesArgument for [AxisOf<R>; K] {
    type Itself = Self;
    type Reversed<L: AxisList> = UnknownAxes;

    fn has(self, axis: usize, _: usize) -> bool {
        self.iter().any(|one| one.get() == axis)
    }
}
impl<const R: usize, const K: usize> EachAxisIn<R> for [AxisOf<R>; K] {}

/// One axis or several of rank `R` along which a reduction has a result of rank `Q`: [`Axis<A>`](Axis), [`axes![0, 2]`](crate::axes!),
/// [`LastAxis`](type@super::LastAxis), or [`AxisOf<R>`](AxisOf) if it is known at run time; `Q` is then `R` minus their number. In [`Keep`], `Q` is `R`, and there may be an array of
/// [`AxisOf<R>`](AxisOf).
///
/// An axis in the type that is not below the rank, or that occurs twice, is an error of `cargo check`. At run time, one that occurs twice in [`Keep`] counts once.
#[diagnostic::on_unimplemented(
    message = "rank {R} cannot be reduced along `{Self}`",
    label = "the axes of rank {R} are below {R}; a reduction drops its axes, or keeps them with `Keep`; an `AxisOf` must be of the same rank"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait ReducedAxes<const R: usize, const Q: usize>: ReducedAxesArgument {
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
    type Proof;
}

impl<const R: usize, const Q: usize, X: ReducedAxesArgument> ReducedAxes<R, Q> for X
where
    X::Itself: ReducesRank<R, Q>,
{
    type Proof = ();
}

/// The argument of [`ReducedAxes`], of any rank: axes that a reduction removes or keeps.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "expected an axis or several, found `{Self}`",
    label = "write `Axis::<0>`, `Axis::<-1>` or `axes![0, 1]`; the axis of a name is `x.axis(Name)`, one known at run time `AxisOf::new(-1)?`"
)]
pub trait ReducedAxesArgument: Copy + Sealed {
    /// `Self`.
    type Itself;
    /// From the axes of an array to the remaining ones. It has no bound, so that a wrong axis is reported once, by the method's bound.
    type Remaining: ListEdit;
    /// Whether the axes are kept, with extent 1.
    const ARE_KEPT: bool;
    /// The axis, if it is one that the type knows; from the last if it is negative.
    const ONE: Option<isize> = None;

    /// Whether an axis of an array of this rank is one of them.
    fn has(self, axis: usize, rank: usize) -> bool;
}

#[diagnostic::do_not_recommend]
impl<X: ReducedAxisArgument> ReducedAxesArgument for X {
    type Itself = X::Itself;
    type Remaining = X::Remaining;
    const ARE_KEPT: bool = X::IS_KEPT;
    const ONE: Option<isize> = X::KNOWN;

    fn has(self, axis: usize, rank: usize) -> bool {
        axis == self.number(rank)
    }
}

impl<const R: usize, const K: usize> Sealed for Keep<[AxisOf<R>; K]> {}
#[diagnostic::do_not_recommend]
impl<const R: usize, const K: usize> ReducedAxesArgument for Keep<[AxisOf<R>; K]> {
    type Itself = Self;
    type Remaining = Forgotten;
    const ARE_KEPT: bool = true;

    fn has(self, axis: usize, rank: usize) -> bool {
        AxesArgument::has(self.0, axis, rank)
    }
}
#[diagnostic::do_not_recommend]
impl<const R: usize, const K: usize> ReducesRank<R, R> for Keep<[AxisOf<R>; K]> {}

/// Tuples of axes.
macro_rules! several {
    ($($count:literal: $($axis:ident)*;)*) => { $( several! { @bounds $count [$($axis)*] [$($axis)*] [] [Ranks] } )* };
    // Takes the first axis off, and adds a bound for it and for each pair with a later axis. Each bound is on `$then`, which is `Ranks` if
    // all bounds before hold: so one mistake is reported once.
    (@bounds $count:literal $all:tt [$first:ident $($rest:ident)*] [$($bounds:tt)*] [$($then:tt)*]) => {
        several! {
            @pairs $count $all [$($rest)*] $first [$($rest)*] [$($bounds)* $($then)*: Below<$first, R>,]
            [<$($then)* as Below<$first, R>>::IfTrue]
        }
    };
    (@pairs $count:literal $all:tt $left:tt $first:ident [$second:ident $($rest:ident)*] [$($bounds:tt)*] [$($then:tt)*]) => {
        several! {
            @pairs $count $all $left $first [$($rest)*] [$($bounds)* $($then)*: TwoAxesDiffer<$first, $second>,]
            [<$($then)* as TwoAxesDiffer<$first, $second>>::IfTrue]
        }
    };
    (@pairs $count:literal $all:tt $left:tt $first:ident [] $bounds:tt $then:tt) => {
        several! { @bounds $count $all $left $bounds $then }
    };
    (@bounds $count:literal [$($all:ident)*] [] [$($bounds:tt)*] [$($then:tt)*]) => {
        #[diagnostic::do_not_recommend]
        impl<$(const $all: isize),*> AxesArgument for ($(Axis<$all>,)*)
        where
            // Not by `AxisPosition`: then the compiler would expand the list below, where each `Reversed` names its list twice.
            $(Axis<$all>: AxesArgument,)*
        {
            type Itself = Self;
            type Reversed<L: AxisList> = several!(@reversed L; $($all)*);

            fn has(self, axis: usize, rank: usize) -> bool {
                let all: &[isize] = &[$($all),*];
                all.iter().any(|one| from_first(*one, rank) == axis)
            }
        }
        impl<const R: usize, $(const $all: isize),*> EachAxisIn<R> for ($(Axis<$all>,)*) where $($bounds)* {}

        impl<$(const $all: isize),*> ListEdit for ($(Axis<$all>,)*)
        where
            $(Axis<$all>: AxisArgument,)*
        {
            type IsFront = No;
            // As many as there are without that many axes, so that a wrong axis is reported by its bound alone.
            type On<L: AxisList> = <several!(@tail L; $($all)*) as AxisList>::Fit<
                <several!(@set RemovedAxis; L; $($all)*) as AxisList>::Unmarked,
            >;
        }
        #[diagnostic::do_not_recommend]
        impl<$(const $all: isize),*> ReducedAxesArgument for ($(Axis<$all>,)*)
        where
            $(Axis<$all>: FromFirst,)*
        {
            type Itself = Self;
            type Remaining = Self;
            const ARE_KEPT: bool = false;

            fn has(self, axis: usize, rank: usize) -> bool {
                AxesArgument::has(self, axis, rank)
            }
        }
        impl<const R: usize, const Q: usize, $(const $all: isize),*> ReducesRank<R, Q> for ($(Axis<$all>,)*)
        where
            $($bounds)*
            $($then)*: Minus<R, $count, Q>,
        {
        }

        impl<$(const $all: isize),*> Sealed for Keep<($(Axis<$all>,)*)> {}
        impl<$(const $all: isize),*> ListEdit for Keep<($(Axis<$all>,)*)>
        where
            $(Axis<$all>: AxisArgument,)*
        {
            type IsFront = No;
            type On<L: AxisList> = several!(@set NewAx; L; $($all)*);
        }
        #[diagnostic::do_not_recommend]
        impl<$(const $all: isize),*> ReducedAxesArgument for Keep<($(Axis<$all>,)*)>
        where
            $(Axis<$all>: FromFirst,)*
        {
            type Itself = Self;
            type Remaining = Self;
            const ARE_KEPT: bool = true;

            fn has(self, axis: usize, rank: usize) -> bool {
                AxesArgument::has(self.0, axis, rank)
            }
        }
        impl<const R: usize, $(const $all: isize),*> ReducesRank<R, R> for Keep<($(Axis<$all>,)*)>
        where
            $($bounds)*
        {
        }
    };
    (@tail $list:ty;) => { $list };
    (@tail $list:ty; $first:ident $($rest:ident)*) => { <several!(@tail $list; $($rest)*) as AxisList>::Tail };
    (@set $part:ty; $list:ty;) => { $list };
    (@set $part:ty; $list:ty; $first:ident $($rest:ident)*) => {
        <Axis<$first> as AxisArgument>::Set<several!(@set $part; $list; $($rest)*), $part>
    };
    (@reversed $list:ty;) => { $list };
    (@reversed $list:ty; $first:ident $($rest:ident)*) => {
        <Axis<$first> as AxesArgument>::Reversed<several!(@reversed $list; $($rest)*)>
    };
}

several! {
    0: ; 1: A0; 2: A0 A1; 3: A0 A1 A2; 4: A0 A1 A2 A3; 5: A0 A1 A2 A3 A4; 6: A0 A1 A2 A3 A4 A5; 7: A0 A1 A2 A3 A4 A5 A6;
    8: A0 A1 A2 A3 A4 A5 A6 A7;
}

/// Another axis of rank `R` than `Y`, as far as the types know.
#[diagnostic::on_unimplemented(
    message = "`{Self}` and `{Y}` is not a list of axes of length two of rank {R}",
    label = "the axes of rank {R} are below {R}: write `Axis::<0>`, or `AxisOf::<{R}>::new(-1)?` for an axis that is known at run time"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait OtherAxis<Y: AxisIn<R>, const R: usize>: AxisIn<R> {
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
    type Proof;
}

// What is not an axis is reported once: by `AxisIn`. So the other bound is on `AxisItself`, which is open then.
impl<const R: usize, X: AxisIn<R>, Y: AxisIn<R>> OtherAxis<Y, R> for X
where
    X::AxisItself: DiffersFrom<Y>,
{
    type Proof = ();
}

/// An axis that is not `Y`: [`OtherAxis`] for each pair. It is a separate trait so that a message names the axis and not a list of impls.
#[cfg_attr(doc, doc(hidden))]
pub trait DiffersFrom<Y> {}

impl<const A: isize, const B: isize> DiffersFrom<Axis<B>> for Axis<A> where Ranks: TwoAxesDiffer<A, B> {}
impl<const A: isize, const R: usize> DiffersFrom<AxisOf<R>> for Axis<A> {}
impl<const B: isize, const R: usize> DiffersFrom<Axis<B>> for AxisOf<R> {}
impl<const R: usize> DiffersFrom<Self> for AxisOf<R> {}
