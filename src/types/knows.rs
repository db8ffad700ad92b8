//! What the types of two lists of extents know: all that one knows, the other knows as well.

use super::{Computed, Const, EqualNames, Extent, KnownExtents, Name, Named, One, Rule, named::never};
use crate::rank::{EqualNumbers, Never, of_equal_numbers};

/// Extents of rank `R` that know at least what `E` knows: each extent is the same number, or `usize` in `E`. `One` and `Const<1>` are the same
/// number.
///
/// A view converts to a view with the extents `E` without a check at run time: [`as_typed`](crate::View::as_typed).
#[diagnostic::on_unimplemented(
    message = "extents `{Self}` are not known to be `{E}`",
    label = "the type does not know these extents; `x.typed::<Extents![..]>()?`, with all axes, checks them once, at run time"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait KnowsExtents<E, const R: usize>: KnowsEachExtent<E, R> {
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
    type Proof;
}

impl<F: KnowsEachExtent<E, R>, E, const R: usize> KnowsExtents<E, R> for F {
    type Proof = ();
}

/// The type knows each extent of `E`: [`KnowsExtents`] for each kind of pair.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "extents `{Self}` are not known to be `{E}`",
    label = "the type does not know these extents; `x.typed::<Extents![..]>()?`, with all axes, checks them once, at run time"
)]
pub trait KnowsEachExtent<E, const R: usize> {}

/// An extent known in the type that is the expected one at the axis `A`.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "axis {A} has extent {N}, and {M} is expected",
    label = "the extent of axis {A} is {N}, not {M}"
)]
pub trait ExpectedExtent<const N: usize, const M: usize, const A: usize, X = ()>:
    EqualNumbers<N, M, X, IfTrue = ()>
{
}

of_equal_numbers!([const A: usize] ExpectedExtent<N, A> for KnownExtents {});

/// The number `M`, which is the extent `D`, at the axis `A` where an extent is known at run time. It holds of nothing.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "axis {A} has extent `usize`, and {M} is expected",
    label = "the type does not know it: `x.typed::<Extents![..]>()?`, with an item for each axis and {M} for axis {A}, checks it at run time"
)]
pub trait UnknownExtent<D, const M: usize, const A: usize, X = ()>:
    EqualNames<D, usize, X, IfTrue = ()>
{
}
never!([const M: usize, const A: usize] UnknownExtent [M, A]);

/// An extent that was compared with `E`: `IfTrue` is `Before` if the extent is known to be `E`. It is open if both are known and differ, and [`Never`]
/// if only `E` is known. In both cases nothing is reported of the axes after it.
#[cfg_attr(doc, doc(hidden))]
pub trait ComparedToExpected<E, Before = ()> {
    /// `Before`.
    type IfTrue;
}

impl<E: Extent> ComparedToExpected<usize> for E {
    type IfTrue = ();
}
impl<const N: usize, const M: usize> ComparedToExpected<Const<M>> for Const<N>
where
    KnownExtents: EqualNumbers<N, M>,
{
    type IfTrue = <KnownExtents as EqualNumbers<N, M>>::IfTrue;
}
impl ComparedToExpected<One> for One {
    type IfTrue = ();
}
impl<const M: usize> ComparedToExpected<Const<M>> for usize
where
    KnownExtents: EqualNames<Const<M>, Self>,
{
    type IfTrue = <KnownExtents as EqualNames<Const<M>, Self>>::IfTrue;
}
impl ComparedToExpected<One> for usize {
    type IfTrue = Never;
}
// The same number: the target states whether the axis stretches.
impl<const M: usize> ComparedToExpected<Const<M>> for One
where
    KnownExtents: EqualNumbers<1, M>,
{
    type IfTrue = <KnownExtents as EqualNumbers<1, M>>::IfTrue;
}
impl<const N: usize> ComparedToExpected<One> for Const<N>
where
    KnownExtents: EqualNumbers<N, 1>,
{
    type IfTrue = <KnownExtents as EqualNumbers<N, 1>>::IfTrue;
}

/// [`ComparedToExpected`] as a bound next to [`KnowsExtent`], which implies it.
pub(crate) trait ComparedInTurn<E, Before = ()> {
    /// The result of the comparison: [`ComparedToExpected::IfTrue`].
    type IfTrue;
}

impl<F: ComparedToExpected<E, Before>, E, Before> ComparedInTurn<E, Before> for F {
    type IfTrue = F::IfTrue;
}

/// An extent that is `E` at the axis `A`, as its type knows.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "axis {A} has extent `{Self}`, and `{E}` is expected",
    label = "the type does not know it: `x.typed::<Extents![..]>()?`, with an item for each axis and `{E}` for axis {A}, checks it at run time"
)]
pub trait KnowsExtent<E, const A: usize, Before = ()>:
    ComparedToExpected<E, Before, IfTrue = Before>
{
}

#[diagnostic::do_not_recommend]
impl<E: Extent, const A: usize> KnowsExtent<usize, A> for E {}
impl<const N: usize, const M: usize, const A: usize> KnowsExtent<Const<M>, A> for Const<N> where
    KnownExtents: ExpectedExtent<N, M, A>
{
}
impl<const M: usize, const A: usize> KnowsExtent<Const<M>, A> for usize where
    KnownExtents: UnknownExtent<Const<M>, M, A>
{
}
#[diagnostic::do_not_recommend]
impl<const A: usize> KnowsExtent<One, A> for One {}
impl<const M: usize, const A: usize> KnowsExtent<Const<M>, A> for One where
    KnownExtents: ExpectedExtent<1, M, A>
{
}
impl<const N: usize, const A: usize> KnowsExtent<One, A> for Const<N> where
    KnownExtents: ExpectedExtent<N, 1, A>
{
}

/// Extents after one that is not the expected one. There are two such impls, so the compiler chooses neither for an open type.
macro_rules! open {
    ($($never:ty)*) => { $(
        impl<E, F> ComparedToExpected<E, $never> for F {
            type IfTrue = $never;
        }
        impl<E, F, const A: usize> KnowsExtent<E, A, $never> for F {}
        impl<E, F> IsExtent<E, $never> for F {
            type IfTrue = $never;
        }
    )* };
}

open!(Never Option<Never>);

impl<const R: usize> KnowsEachExtent<[usize; R], R> for [usize; R] {}

/// Extents that are `E`, for each axis: the compiler infers a parameter of `E` from them, as it cannot by [`KnowsExtents`], because an extent may be
/// known to be several ones.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "extents `{Self}` are not `{E}`",
    label = "the function takes extents as its type states them: `typed::<Extents![..]>()`, with all axes, states one, and `as_typed` forgets one"
)]
pub trait AreExtents<E, const R: usize> {}

/// An extent of the same kind as `E`: both are names, numbers, `One` or `usize`. Each type has one impl, so the compiler infers the kind of a parameter `E`; which name or number
/// it is follows from [`KnowsExtent`]. `IfTrue` is `Before`, and is open if the kinds differ.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "an extent is `{Self}`, and `{E}` is expected",
    label = "the function takes extents as its type states them: `typed::<Extents![..]>()`, with all axes, states one, and `as_typed` forgets one"
)]
pub trait IsExtent<E, Before = (), X = ()> {
    /// `Before`.
    type IfTrue;
}

/// The kinds of extents. A row: generics; the extent; what it may be. The second impl never applies: with one, the compiler would quote it.
macro_rules! kinds {
    ($([$($generics:tt)*] $extent:ty: $is:ty;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<$($generics)*> IsExtent<$is> for $extent {
            type IfTrue = ();
        }
        #[diagnostic::do_not_recommend]
        impl<$($generics)*> IsExtent<$is, (), Never> for $extent {
            type IfTrue = ();
        }
    )* };
}

kinds! {
    [] usize: usize;
    [] One: One;
    [const N: usize, const M: usize] Const<N>: Const<M>;
    [D: Name, E: Name] Named<D>: Named<E>;
    [P: Rule, A: Extent, B: Extent] Computed<P, A, B>: Self;
}

impl<const R: usize> AreExtents<[usize; R], R> for [usize; R] {}

/// The impls with tuples. For each axis: the extent; what it is expected to be; `usize`; the number; `IfTrue` of the axis before; of the kind, and of this axis.
macro_rules! lists {
    ($($(($extent:ident $known:ident $usize:ident $axis:literal $before:tt $is:ident $then:ident))*;)*) => { $(
        impl<const R: usize, $($extent, $known, $then),*> KnowsEachExtent<($($known,)*), R> for ($($extent,)*)
        where
            $($extent: KnowsExtent<$known, $axis, $before> + ComparedInTurn<$known, $before, IfTrue = $then>,)*
        {
        }
        impl<const R: usize, $($extent: Extent,)*> KnowsEachExtent<[usize; R], R> for ($($extent,)*) {}
        impl<const R: usize, $($extent, $known, $is, $then),*> AreExtents<($($known,)*), R> for ($($extent,)*)
        where
            $($extent: IsExtent<$known, $before, IfTrue = $is> + KnowsExtent<$known, $axis, $is> + ComparedInTurn<$known, $is, IfTrue = $then>,)*
        {
        }
        impl<const R: usize, $($known, $is, $then),*> AreExtents<($($known,)*), R> for [usize; R]
        where
            $($usize: IsExtent<$known, $before, IfTrue = $is> + KnowsExtent<$known, $axis, $is> + ComparedInTurn<$known, $is, IfTrue = $then>,)*
        {
        }
        impl<const R: usize, $($known, $then),*> KnowsEachExtent<($($known,)*), R> for [usize; R]
        where
            $($usize: KnowsExtent<$known, $axis, $before> + ComparedInTurn<$known, $before, IfTrue = $then>,)*
        {
        }
    )* };
}

#[rustfmt::skip] // one row for each rank
lists! {
    ;
    (A I usize 0 () L1 T1);
    (A I usize 0 () L1 T1) (B J usize 1 T1 L2 T2);
    (A I usize 0 () L1 T1) (B J usize 1 T1 L2 T2) (C K usize 2 T2 L3 T3);
    (A I usize 0 () L1 T1) (B J usize 1 T1 L2 T2) (C K usize 2 T2 L3 T3) (D L usize 3 T3 L4 T4);
    (A I usize 0 () L1 T1) (B J usize 1 T1 L2 T2) (C K usize 2 T2 L3 T3) (D L usize 3 T3 L4 T4) (E M usize 4 T4 L5 T5);
    (A I usize 0 () L1 T1) (B J usize 1 T1 L2 T2) (C K usize 2 T2 L3 T3) (D L usize 3 T3 L4 T4) (E M usize 4 T4 L5 T5) (F N usize 5 T5 L6 T6);
    (A I usize 0 () L1 T1) (B J usize 1 T1 L2 T2) (C K usize 2 T2 L3 T3) (D L usize 3 T3 L4 T4) (E M usize 4 T4 L5 T5) (F N usize 5 T5 L6 T6) (G O usize 6 T6 L7 T7);
    (A I usize 0 () L1 T1) (B J usize 1 T1 L2 T2) (C K usize 2 T2 L3 T3) (D L usize 3 T3 L4 T4) (E M usize 4 T4 L5 T5) (F N usize 5 T5 L6 T6) (G O usize 6 T6 L7 T7) (H P usize 7 T7 L8 T8);
}
