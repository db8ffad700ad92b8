//! Lists of arrays that are joined, and the bound of functions that join them.

use crate::{
    array::{ArrayOf, AsView, View},
    axis::{
        AxisIn,
        one::{self, AxisArgument, JoinAxis, NoAxis},
    },
    broadcast::{AndRank, EqualExtents, IsRank, OperandRank, operands::MergedLists},
    extent::{Const, Extent},
    heap::Vec,
    layout::{AxesOf, Layout, Mapping},
    private::{Delayed, Internal, SealedType},
    rank::{Never, Ranks},
    storage::{ElementPlace, Heap, OnHeap, ResultStorage},
    types::{Ax, AxisList, AxisPart, Copies, Joined, NameText, UnknownAxes},
};

/// Arrays of rank `R` with elements of one type: a tuple of up to eight, an array, a slice or a vector of them.
#[diagnostic::on_unimplemented(
    message = "arrays that are joined are one argument, a tuple or an array of them, found `{Self}`",
    label = "write `(&a, &b)`, a tuple of at most 8, or a list of arrays of one type: `[&a, &b]`, a slice or a vector"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait ArrayList<const R: usize>: ArrayKind<R> {
    /// The elements.
    type Element;
    /// The axes, with what is known of any of them.
    #[doc(hidden)]
    type Axes: AxisList;
    /// How many there are.
    #[doc(hidden)]
    type Count: Extent;
    /// The sum of their extents along an axis.
    #[doc(hidden)]
    type Along<X: AxisArgument>: Extent;
    /// Where they are.
    #[doc(hidden)]
    type ElementPlace: ElementPlace;
    /// What the types know of the extents of each array; nothing if they do not know how many there are.
    #[doc(hidden)]
    const EACH: &'static [[Option<usize>; R]];
    /// The names that each array has in its type.
    #[doc(hidden)]
    const NAMES: &'static [[Option<NameText>; R]];

    /// The array with a number, if there are more than that.
    #[doc(hidden)]
    fn array(&self, number: usize) -> Option<View<'_, Self::Element, R>>;
}

// The types of the kind are parameters: the compiler lists the impls of a trait that it projects from.
#[diagnostic::do_not_recommend]
impl<const R: usize, O: ArrayKind<R, Elements = T, KnownAxes = A, Number = C>, T, A: AxisList, C: Extent>
    ArrayList<R> for O
{
    type Element = T;
    type Axes = A;
    type Count = C;
    type Along<X: AxisArgument> = O::Sum<X>;
    type ElementPlace = O::Places;
    const EACH: &'static [[Option<usize>; R]] = O::EACH;
    const NAMES: &'static [[Option<NameText>; R]] = O::NAMES;

    #[inline(always)]
    fn array(&self, number: usize) -> Option<View<'_, T, R>> {
        self.view(number)
    }
}

/// [`ArrayList`] for each kind of list. It is separate so that the compiler does not list the impls.
#[diagnostic::on_unimplemented(
    message = "arrays that are joined are one argument, a tuple or an array of them, found `{Self}`",
    label = "write `(&a, &b)`, a tuple of at most 8, or a list of arrays of one type: `[&a, &b]`, a slice or a vector"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait ArrayKind<const R: usize>: SealedType {
    /// `Self`.
    type Itself;
    /// The type of the elements: [`ArrayList::Element`].
    type Elements;
    /// What the types know of the axes: [`ArrayList::Axes`].
    type KnownAxes: AxisList;
    /// The number of arrays: [`ArrayList::Count`].
    type Number: Extent;
    /// The sum of the extents along an axis: [`ArrayList::Along`].
    type Sum<X: AxisArgument>: Extent;
    /// Where the result is: [`ArrayList::ElementPlace`].
    type Places: ElementPlace;
    /// What the types know of the extents of each array; nothing if they do not know how many there are.
    const EACH: &'static [[Option<usize>; R]];
    /// The names that each array has in its type.
    #[doc(hidden)]
    const NAMES: &'static [[Option<NameText>; R]];

    /// Returns an array of the list by its number: [`ArrayList::array`].
    #[doc(hidden)]
    fn view(&self, number: usize) -> Option<View<'_, Self::Elements, R>>;
}

/// The view of an array that forgets what the type knows.
#[inline(always)]
pub(crate) fn ranked<O: AsView<R, Layout: Layout<R>>, const R: usize>(array: &O) -> View<'_, O::Element, R> {
    let view = array.as_view();
    view.made_ranked()
}

/// Arrays of rank `R` whose extents are equal along all axes but `X`, as far as the types know.
#[diagnostic::on_unimplemented(
    message = "expected arrays of rank {R} with elements of one type",
    label = "not a tuple, an array, a slice or a vector of arrays of rank {R}; only a tuple may have arrays of different types: `(&tensor, view)`"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait Joinable<X, const R: usize>: ArrayList<R> {}

impl<const R: usize, X, O: ArrayList<R>> Joinable<X, R> for O where O::Itself: JoinAgree<X, R> {}

/// [`Joinable`] for each kind of list. It is separate from [`ArrayList`], which result types project from, so that a mistake is reported
/// once; and a message names the wrong pair and not a list of impls.
#[doc(hidden)]
pub trait JoinAgree<X, const R: usize> {}

/// Lists of arrays of one type. A row: generics; the list; how many there are, as a type and, if the type knows it, as a number.
macro_rules! lists {
    ($([$($generics:tt)*] $list:ty, $count:ty, $number:expr;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<const R: usize, O: AsView<R, Layout: Layout<R>>, $($generics)*> ArrayKind<R> for $list {
            type Itself = Self;
            type Elements = O::Element;
            type KnownAxes = AxesOf<O::Layout, R>;
            type Number = $count;
            type Sum<X: AxisArgument> = <LayoutExtentAt<X, O::Layout, R> as Extent>::By<Copies, $count>;
            type Places = O::ElementPlace;
            const EACH: &'static [[Option<usize>; R]] = &[<O::Layout as Mapping<R>>::EXTENTS; $number];
            const NAMES: &'static [[Option<NameText>; R]] = &[<O::Layout as Layout<R>>::NAMES; $number];

            #[inline(always)]
            fn view(&self, number: usize) -> Option<View<'_, O::Element, R>> {
                self.get(number).map(ranked)
            }
        }
        impl<X, const R: usize, O: OperandRank<Rank: IsRank<R>>, $($generics)*> JoinAgree<X, R> for $list {}
    )* };
}

lists! {
    [const K: usize] [O; K], Const<K>, K;
    [const K: usize] &[O; K], Const<K>, K;
    [] &[O], usize, 0;
    [] Vec<O>, usize, 0;
    [] &Vec<O>, usize, 0;
}

/// The extent of the axis `X` of a layout.
type LayoutExtentAt<X, L, const R: usize> = <<X as AxisArgument>::Of<AxesOf<L, R>> as AxisPart>::Extent;
/// The extents of a list of axes, without that at the axis `X`.
pub(crate) type ListExtentsBesides<X, L, const R: usize> =
    <one::Replaced<X, L, Ax<usize, isize>> as AxisList>::Extents<R>;

/// Tuples. A row: the types with their numbers; how many there are.
macro_rules! tuples {
    ($($count:literal: $first:ident $zero:tt $($rest:ident $at:tt)*;)*) => { $(
        tuples! { @bounds $count [$first $zero $($rest $at)*] [AxesOf<$first::Layout, R>] [] [$first::Rank] [$first::ElementPlace]
            [LayoutExtentAt<Y, $first::Layout, R>] $($rest)* }
    )* };
    // The axes so far, `$so`, with the axes of the next array; the rank, the place and the sum so far, with those of the next array.
    (@bounds $count:literal $all:tt [$($so:tt)*] [$($bounds:tt)*] [$($rank:tt)*] [$($place:tt)*] [$($sum:tt)*] $next:ident $($rest:ident)*) => {
        tuples! { @bounds $count $all [MergedLists<$($so)*, AxesOf<$next::Layout, R>>]
            [$($bounds)* $($rank)*: AndRank<$next::Rank>, ListExtentsBesides<X, $($so)*, R>: EqualExtents<ListExtentsBesides<X, AxesOf<$next::Layout, R>, R>, R>,]
            [<$($rank)* as AndRank<$next::Rank>>::Rank] [<$($place)* as ElementPlace>::With<$next::ElementPlace>]
            [<$($sum)* as Extent>::By<Joined, LayoutExtentAt<Y, $next::Layout, R>>] $($rest)* }
    };
    (@bounds $count:literal [$first:ident $zero:tt $($rest:ident $at:tt)*] [$($so:tt)*] [$($bounds:tt)*] [$($rank:tt)*] [$($place:tt)*] [$($sum:tt)*]) => {
        impl<
            const R: usize,
            $first: AsView<R, Layout: Layout<R>>,
            $($rest: ArrayOf<$first::Element, R> + AsView<R, Layout: Layout<R>>),*
        > ArrayKind<R> for ($first, $($rest,)*) {
            type Itself = Self;
            type Elements = $first::Element;
            type KnownAxes = $($so)*;
            type Number = Const<$count>;
            type Sum<Y: AxisArgument> = $($sum)*;
            type Places = $($place)*;
            const EACH: &'static [[Option<usize>; R]] =
                &[<$first::Layout as Mapping<R>>::EXTENTS, $(<$rest::Layout as Mapping<R>>::EXTENTS),*];
            const NAMES: &'static [[Option<NameText>; R]] =
                &[<$first::Layout as Layout<R>>::NAMES, $(<$rest::Layout as Layout<R>>::NAMES),*];

            #[inline(always)]
            fn view(&self, number: usize) -> Option<View<'_, $first::Element, R>> {
                match number {
                    $zero => Some(ranked(&self.$zero)),
                    $($at => Some(ranked(&self.$at)),)*
                    _ => None,
                }
            }
        }
        impl<
            X: AxisArgument,
            const R: usize,
            $first: AsView<R, Layout: Layout<R>>,
            $($rest: ArrayOf<$first::Element, R> + AsView<R, Layout: Layout<R>>),*
        > JoinAgree<X, R> for ($first, $($rest,)*)
        where
            $($bounds)*
            $($rank)*: IsRank<R>,
        {
        }
    };
}

tuples! {
    1: A 0;
    2: A 0 B 1;
    3: A 0 B 1 C 2;
    4: A 0 B 1 C 2 D 3;
    5: A 0 B 1 C 2 D 3 E 4;
    6: A 0 B 1 C 2 D 3 E 4 F 5;
    7: A 0 B 1 C 2 D 3 E 4 F 5 G 6;
    8: A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7;
}

/// A number of arrays in a tuple: 1 to 8. Other tuples are lists whose bound fails, so that the message has the number.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "{N} arrays are in this tuple: a tuple has 1 to 8, and a list any number",
    label = "{N} arrays; an array or a slice of views is `[a.ranked(), b.ranked()]`"
)]
pub trait JoinedAsTuple<const N: usize, const R: usize> {}

/// Tuples that are empty or too long. A row: how many arrays; their types.
macro_rules! not_one_to_eight {
    ($($count:literal: $($array:ident)*;)*) => { $(
        impl<Along, const Q: usize, $($array),*> JoinAgree<Along, Q> for ($($array,)*) {}
        impl<const Q: usize, $($array),*> ArrayKind<Q> for ($($array,)*)
        where
            Ranks: JoinedAsTuple<$count, Q>,
        {
            type Itself = Self;
            type Elements = Never;
            type KnownAxes = UnknownAxes;
            type Number = usize;
            type Sum<Y: AxisArgument> = usize;
            type Places = Heap;
            const EACH: &'static [[Option<usize>; Q]] = &[];
            const NAMES: &'static [[Option<NameText>; Q]] = &[];

            fn view(&self, _: usize) -> Option<View<'_, Never, Q>> {
                None
            }
        }
    )* };
}

not_one_to_eight! {
    0: ;
    9: A B C D E F G H I;
    10: A B C D E F G H I J;
    11: A B C D E F G H I J K;
    12: A B C D E F G H I J K L;
    13: A B C D E F G H I J K L M;
    14: A B C D E F G H I J K L M N;
    15: A B C D E F G H I J K L M N O;
    16: A B C D E F G H I J K L M N O P;
}

/// The extents of arrays joined along the axis `X`. See [`concatenate`](crate::verbs::concatenate).
pub type JoinedExtents<X, O, const R: usize> = <one::Replaced<
    X,
    <O as ArrayList<R>>::Axes,
    Ax<<O as ArrayList<R>>::Along<X>, isize>,
> as AxisList>::Extents<R>;
/// The extents of arrays of rank `R` stacked along the new axis `X` of rank `Q`. See [`stack`](crate::verbs::stack).
pub type StackedExtents<X, O, const R: usize, const Q: usize> = <one::InsertedList<
    X,
    <O as ArrayList<R>>::Axes,
    Ax<<O as ArrayList<R>>::Count, isize>,
> as AxisList>::Extents<Q>;

/// Arrays `O` of rank `R` that a function joins along the axis `X` of the result, whose rank is `Q`. `How` is the function.
///
/// The subject and the first parameter are not types of arguments, so all that is wrong is reported at the call, and once. A second mistake is not
/// reported, because it is about [`JoinAxis::Axis`], which is open.
#[cfg_attr(doc, doc(hidden))]
pub trait JoinsInto<const R: usize, const Q: usize, How, X, O> {
    /// The elements.
    type Element;
    /// The extents of the result.
    type Extents;
    /// The memory of the result.
    type Memory: ResultStorage<Self::Element>;
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
    type Proof;
    /// What the types know of the extents of each array; nothing if they do not know how many there are.
    #[doc(hidden)]
    const EACH: &'static [[Option<usize>; R]];
    /// The names that each array has in its type.
    #[doc(hidden)]
    const NAMES: &'static [[Option<NameText>; R]];
    /// The axis, if the type knows it; negative axes count from the end.
    #[doc(hidden)]
    const AXIS: Option<isize>;

    /// The number of the axis.
    #[doc(hidden)]
    fn axis(axis: X, internal: Internal) -> usize;

    /// The array with a number, if there are more than that.
    #[doc(hidden)]
    fn array(arrays: &O, number: usize, internal: Internal) -> Option<View<'_, Self::Element, R>>;
}

// For each subject, of which the compiler names none.
#[doc(hidden)]
impl<S, const R: usize, const Q: usize, How, X, Y: AxisIn<Q>, O, T, E, M: ResultStorage<T>>
    JoinsInto<R, Q, How, X, O> for S
where
    Delayed<X, O>: JoinAxis<Axis = Y>,
    O: JoinAlong<Y, How, R, Q, Joined = T, Extents = E, Memory = M>,
{
    type Element = T;
    type Extents = E;
    type Memory = M;
    type Proof = ();
    const EACH: &'static [[Option<usize>; R]] = O::EACH;
    const NAMES: &'static [[Option<NameText>; R]] = O::NAMES;
    const AXIS: Option<isize> = Y::KNOWN;

    #[inline(always)]
    fn axis(axis: X, _: Internal) -> usize {
        axis.axis().number(Q)
    }

    #[inline(always)]
    fn array(arrays: &O, number: usize, internal: Internal) -> Option<View<'_, T, R>> {
        O::one(arrays, number, internal)
    }
}

/// The function [`concatenate`](crate::verbs::concatenate).
#[cfg_attr(doc, doc(hidden))]
#[derive(Clone, Copy, Debug)]
pub enum Concatenate {}
/// The function [`stack`](crate::verbs::stack).
#[cfg_attr(doc, doc(hidden))]
#[derive(Clone, Copy, Debug)]
pub enum Stack {}

/// Arrays along an axis, whose extents are open if the axis is.
#[cfg_attr(doc, doc(hidden))]
pub trait JoinAlong<X, How, const R: usize, const Q: usize> {
    /// The elements.
    type Joined;
    /// The extents of the result.
    type Extents;
    /// The memory of the result.
    type Memory: ResultStorage<Self::Joined>;
    /// The extents that each array has in its type: [`JoinsInto::EACH`].
    const EACH: &'static [[Option<usize>; R]];
    /// The names that each array has in its type.
    #[doc(hidden)]
    const NAMES: &'static [[Option<NameText>; R]];

    /// The array with a number. Not a method: a blanket impl would take its name from whoever imports this trait.
    fn one(arrays: &Self, number: usize, internal: Internal) -> Option<View<'_, Self::Joined, R>>;
}

impl<X: AxisArgument, const R: usize, O: Joinable<X, R> + ArrayList<R, Element = T>, T>
    JoinAlong<X, Concatenate, R, R> for O
{
    type Joined = T;
    type Extents = JoinedExtents<X, O, R>;
    // The number of a sum is a constant, and not a parameter of nested arrays.
    type Memory = OnHeap<T>;
    const EACH: &'static [[Option<usize>; R]] = <O as ArrayList<R>>::EACH;
    const NAMES: &'static [[Option<NameText>; R]] = <O as ArrayList<R>>::NAMES;

    #[inline(always)]
    fn one(arrays: &Self, number: usize, _: Internal) -> Option<View<'_, T, R>> {
        arrays.array(number)
    }
}

impl<X: AxisArgument, const R: usize, const Q: usize, O: Joinable<NoAxis, R> + ArrayList<R, Element = T>, T>
    JoinAlong<X, Stack, R, Q> for O
{
    type Joined = T;
    type Extents = StackedExtents<X, O, R, Q>;
    type Memory =
        <<O as ArrayList<R>>::ElementPlace as ElementPlace>::ResultStorage<T, StackedExtents<X, O, R, Q>>;
    const EACH: &'static [[Option<usize>; R]] = <O as ArrayList<R>>::EACH;
    const NAMES: &'static [[Option<NameText>; R]] = <O as ArrayList<R>>::NAMES;

    #[inline(always)]
    fn one(arrays: &Self, number: usize, _: Internal) -> Option<View<'_, T, R>> {
        arrays.array(number)
    }
}

/// Arrays along what is not an axis. There are two such impls, so the compiler chooses neither, and reports nothing.
macro_rules! open {
    ($($never:ty)*) => { $(
        impl<How, const R: usize, const Q: usize, O> JoinAlong<$never, How, R, Q> for O {
            type Joined = Never;
            type Extents = ();
            type Memory = OnHeap<Never>;
            const EACH: &'static [[Option<usize>; R]] = &[];
            const NAMES: &'static [[Option<NameText>; R]] = &[];

            fn one(_: &Self, _: usize, _: Internal) -> Option<View<'_, Never, R>> {
                None
            }
        }
    )* };
}

open!(Never Option<Never>);
