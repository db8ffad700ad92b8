//! One axis, in the type or checked once: the bounds of methods that work along an axis.

use core::{fmt, marker::PhantomData};

use super::{Axis, AxisError, ReducedAxes, position::OwnRank, resolve};
use crate::{
    error::attempt,
    private::Sealed,
    rank::{Below, Minus, RankWithoutAxes, Ranks},
    types::{
        Ax, AxisList, AxisNumber, AxisPart, AxisPosition, KnownRank, ListEdit, NewAx, Nil, No, Put,
        RemovedAxis, UnknownAxes,
    },
};

/// One of the axes of rank `R`, known at run time and checked once.
///
/// # Examples
///
/// ```
/// use shapewise::axis::AxisOf;
///
/// let last = AxisOf::<3>::new(-1)?;
/// assert_eq!(last.get(), 2);
/// assert_eq!(
///     AxisOf::<3>::new(3).unwrap_err().to_string(),
///     "axis 3 is out of range for rank 3: it must be at least -3 and below 3"
/// );
/// # Ok::<(), shapewise::AxisError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AxisOf<const R: usize> {
    // INVARIANT: below R.
    axis: usize,
}

impl<const R: usize> AxisOf<R> {
    /// Checks that rank `R` has the axis; negative axes count from the end.
    ///
    /// # Errors
    ///
    /// [`AxisError`] unless `-R <= axis < R`.
    pub const fn new(axis: isize) -> Result<Self, AxisError> {
        Ok(Self { axis: attempt!(resolve(axis, R)) })
    }

    /// Returns the axis, counted from the first. See the [example](Self).
    #[must_use]
    pub const fn get(self) -> usize {
        self.axis
    }
}

impl<const R: usize> fmt::Debug for AxisOf<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "axis {} of {R}", self.axis)
    }
}

/// An axis that a reduction keeps, with extent [`One`](crate::One).
///
/// So the result broadcasts back to the operand.
///
/// ```
/// use shapewise::{Axis, View, axis::Keep, shape};
///
/// let memory = [1.0, 2.0, 3.0, 6.0];
/// let rows = View::new(&memory, shape![2, 2])?;
/// assert_eq!(rows.sum_axis(Axis::<1>).extents(), [2]);
/// let sums = rows.sum_axis(Keep(Axis::<1>));
/// assert_eq!(sums.extents(), [2, 1]);
/// assert_eq!((rows - sums / 2.0).as_slice(), [-0.5, 0.5, -1.5, 1.5]);
/// # Ok::<(), shapewise::ViewError>(())
/// ```
#[doc(alias("keepdims", "keep_dims"))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Keep<X>(pub X);

/// The last axis, of any rank but 0. It is also a [value](value@LastAxis).
///
/// ```
/// use shapewise::{Axis, Keep, Tensor, View, axis::AxisIn};
///
/// fn centred<const R: usize>(x: View<'_, f32, R>) -> Tensor<f32, R>
/// where
///     Axis<-1>: AxisIn<R>,
/// {
///     x - x.mean_axis(Keep(Axis::<-1>))
/// }
///
/// let memory = [1.0, 3.0, 10.0, 20.0];
/// assert_eq!(centred(View::new(&memory, [2, 2])?).as_slice(), [-1.0, 1.0, -5.0, 5.0]);
/// # Ok::<(), shapewise::ViewError>(())
/// ```
pub type LastAxis = Axis<-1>;

/// The value of the type of this name. [`LastAxis`](type@LastAxis) has an example.
#[expect(non_upper_case_globals, reason = "the value of a type without fields has the name of the type")]
pub const LastAxis: LastAxis = Axis;

/// The position of an axis, counted from the first. The bounds prove that the rank has the axis.
#[inline(always)]
#[must_use]
pub(crate) const fn from_first(axis: isize, rank: usize) -> usize {
    match resolve(axis, rank) {
        Ok(axis) => axis,
        Err(_) => rank,
    }
}

/// An axis of rank `R` along which a reduction has a result of rank `Q`: [`Axis<A>`](Axis), [`LastAxis`](type@LastAxis) or, if it is known at run time,
/// [`AxisOf<R>`](AxisOf). Then `Q` is `R - 1`. In [`Keep`], `Q` is `R`.
///
/// An axis in the type that is not below the rank is an error of `cargo check`. Generic code over an axis has the bound
/// `Axis<A>: ReducedAxis<R, Q>`, or `Axis<A>: AxisIn<R>` if it keeps the axis.
#[diagnostic::on_unimplemented(
    message = "rank {R} cannot be reduced along `{Self}`: it is not one axis of rank {R}, or not known to be one",
    label = "the axes of rank {R} are below {R}; generic code needs the bound `ReducedAxis<{R}, Q>`, or `AxisIn<{R}>` for an axis in `Keep`"
)]
pub trait ReducedAxis<const R: usize, const Q: usize>: ReducedAxisArgument + ReducedAxes<R, Q> {
    /// Exists if the relation holds: see [`Exists`](crate::private::Exists).
    #[doc(hidden)]
    type AxisProof;
}

// What is not an axis is reported once: by `ReducedAxisArgument`, from which the results project. So the rank is a bound on `Itself`.
impl<const R: usize, const Q: usize, X: ReducedAxisArgument> ReducedAxis<R, Q> for X
where
    X::Itself: ReducesRank<R, Q>,
{
    type AxisProof = ();
}

/// An axis that rank `R` has: [`Axis<A>`](Axis), [`LastAxis`](type@LastAxis), or [`AxisOf<R>`](AxisOf) if it is known at run time.
///
/// An axis in the type that is not below the rank is an error of `cargo check`. It is the one bound that a function needs that is generic
/// over an axis and the rank, and keeps the axis:
///
/// ```
/// use shapewise::{Axis, Keep, Tensor, View, axis::AxisIn};
///
/// fn softmax<const A: isize, const R: usize>(x: View<'_, f64, R>) -> Tensor<f64, R>
/// where
///     Axis<A>: AxisIn<R>,
/// {
///     let powers = x.map(|x| x.exp());
///     &powers / powers.sum_axis(Keep(Axis::<A>))
/// }
///
/// let memory = [0.0, 0.0, 0.0, 0.0];
/// assert_eq!(softmax::<0, 2>(View::new(&memory, [2, 2])?).as_slice(), [0.5, 0.5, 0.5, 0.5]);
/// # Ok::<(), shapewise::ViewError>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an axis of rank {R}, or not known to be one",
    label = "the axes of rank {R} are below {R}; generic code states it with the bound `AxisIn<{R}>`, or takes an `AxisOf<{R}>`"
)]
pub trait AxisIn<const R: usize>: AxisArgument {
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
    type Proof;
}

impl<const R: usize, X: AxisArgument> AxisIn<R> for X
where
    X::AxisItself: BelowRank<R>,
{
    type Proof = ();
}

/// An axis that is below the rank `R`: [`AxisIn`] for each kind of axis.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an axis of rank {R}",
    label = "of another rank: write `AxisOf::<{R}>::new`"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait BelowRank<const R: usize> {}

/// One axis, of any rank: `Axis::<1>`, or an `AxisOf` that is known at run time, or either in `Keep`. It has no bound on ranks, so that a wrong axis is reported once, by
/// [`AxisIn`].
///
/// ```
/// use shapewise::{Axis, Keep, bounds::ReducedAxisArgument};
///
/// fn known<X: ReducedAxisArgument>(axis: X) -> (Option<isize>, bool, usize) {
///     (X::KNOWN, X::IS_KEPT, axis.number(3))
/// }
///
/// assert_eq!(
///     (known(Axis::<-1>), known(Keep(Axis::<0>))),
///     ((Some(-1), false, 2), (Some(0), true, 0))
/// );
/// ```
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an axis, or not known to be one",
    label = "write `Axis::<1>`, or `x.axis(Name)`; a generic `Axis<A>` needs `Axis<A>: AxisIn<R>`, or `ReducedAxis<R, Q>` if the axis is removed"
)]
pub trait ReducedAxisArgument: Copy + Sealed {
    /// `Self`.
    type Itself;
    /// The edit that removes the axis.
    type Removed: ListEdit;
    /// The edit that keeps the axis, with extent 1.
    type Kept: ListEdit;
    /// What a reduction does: one of the two.
    type Remaining: ListEdit;
    /// Whether the axis is kept, with extent 1.
    const IS_KEPT: bool = false;
    /// The axis, if the type knows it; negative axes count from the end.
    const KNOWN: Option<isize>;

    /// The axis of rank `rank`, counted from the first.
    fn number(self, rank: usize) -> usize;
}

/// The position of an axis.
pub(crate) type PositionOf<const A: isize> = <Axis<A> as AxisPosition>::Number;

/// `E`, an edit of the list `L`, if `L` knows an extent or a stride. Otherwise it is [`UnknownAxes`], whichever axis is edited. So code that is generic over the
/// axis knows the result for arrays whose extents are known at run time.
type Edited<L, E> = <L as AxisList>::IfKnown<E, UnknownAxes>;

/// The list `L` with `P` at the axis `X`.
pub(crate) type Replaced<X, L, P> = Edited<L, <X as AxisArgument>::Set<L, P>>;

/// The list `L` with the extent at the axis `X` that the rule `P` computes from the one there and `N`; the stride is the same.
pub(crate) type Ruled<X, P, N, L> = Replaced<X, L, <<X as AxisArgument>::Of<L> as AxisPart>::Ruled<P, N>>;

/// The list `L` with a part of the extent `N` at the axis `X`; the stride is the same.
pub(crate) type ListWithExtent<X, N, L> =
    Replaced<X, L, <<X as AxisArgument>::Of<L> as AxisPart>::WithExtent<N>>;

/// The list `L` with `P` inserted as the axis `X`.
pub(crate) type InsertedList<X, L, P> = Edited<L, <X as AxisArgument>::Inserted<L, P>>;

/// The list `L` with an extent that is known at run time at the axis `X`; the stride is the same. [`rearrange::Resized`](crate::rearrange::Resized) are the extents of it.
///
/// ```
/// use shapewise::{
///     Axis, Extents,
///     bounds::{AxisList, ExtentList, ResizedList},
/// };
///
/// type Padded =
///     <ResizedList<Axis<0>, <Extents![2, 3] as ExtentList<2>>::List> as AxisList>::Extents<2>;
/// assert_eq!(<Padded as ExtentList<2>>::EXTENTS, [None, Some(3)]);
/// ```
#[cfg_attr(doc, doc(hidden))]
pub type ResizedList<X, L> = Replaced<X, L, <<X as AxisArgument>::Of<L> as AxisPart>::Ranged>;

/// The `R` axes `L`, one by one also if nothing is known of them.
type EachAxisOf<L, const R: usize> = <L as AxisList>::IfKnown<
    L,
    <<<Ranks as KnownRank<R>>::Number as AxisNumber>::Lead<Nil> as AxisList>::Forgotten,
>;

/// The `R` axes `L`, of which the axis `A` has the name `D`.
pub(crate) type RenamedAxes<L, D, const A: isize, const R: usize> = <Axis<A> as AxisArgument>::Set<
    EachAxisOf<L, R>,
    <<Axis<A> as AxisArgument>::Of<EachAxisOf<L, R>> as AxisPart>::Renamed<D>,
>;

/// The list `L` with the axes `X` and `Y` exchanged.
pub(crate) type SwappedList<X, Y, L> = Edited<
    L,
    <Y as AxisArgument>::Set<
        <X as AxisArgument>::Set<L, <Y as AxisArgument>::Of<L>>,
        <X as AxisArgument>::Of<L>,
    >,
>;

/// The list `L` with the axis `X` moved to the position `Y`.
pub(crate) type MovedList<X, Y, L> = Edited<
    L,
    <Y as AxisArgument>::Inserted<
        <<X as ReducedAxisArgument>::Removed as ListEdit>::On<L>,
        <X as AxisArgument>::Of<L>,
    >,
>;

/// The list `L` without the axes `X` and `Y`, followed by an axis whose extent and stride are known at run time.
pub(crate) type DiagonalList<X, Y, L> = Edited<
    L,
    <<<Y as AxisArgument>::Set<<X as AxisArgument>::Set<L, RemovedAxis>, RemovedAxis> as AxisList>::Unmarked as AxisList>::Append<
        Ax<usize, isize>,
    >,
>;

/// The axis along which a function joins arrays, its first argument. [`Axis`](Self::Axis) is open if the argument is not an axis.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "the axis is the first argument, and `{Self}` is not an axis",
    label = "write `concatenate(Axis::<0>, (&a, &b))`, or `AxisOf::new(-1)?` for an axis that is known at run time"
)]
pub trait JoinAxis {
    /// `Self`.
    type Axis;

    /// `self`.
    fn axis(self) -> Self::Axis;
}

/// A row: generics; an axis.
macro_rules! axes_first {
    ($([$($generics:tt)*] $axis:ty;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<$($generics)*> JoinAxis for $axis {
            type Axis = Self;

            fn axis(self) -> Self {
                self
            }
        }
    )* };
}

axes_first! { [const A: isize] Axis<A>; [const R: usize] AxisOf<R>; }
axes_first! { [] NoAxis; }

/// The argument of [`AxisIn`], of any rank, and what an operation does to a list at that axis. It has no bound, so that a wrong axis is reported once,
/// by the method's bound. If the axis is known at run time, nothing is known of the result.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an axis, or not known to be one",
    label = "write `Axis::<1>`, or `x.axis(Name)`; a generic `Axis<A>` needs `Axis<A>: AxisIn<R>`, or `ReducedAxis<R, Q>` if the axis is removed"
)]
pub trait AxisArgument: ReducedAxisArgument + JoinAxis<Axis = Self> {
    /// `Self`.
    type AxisItself;
    /// The axis of `L`.
    type Of<L: AxisList>: AxisPart;
    /// The list with the axis replaced by `P`.
    type Set<L: AxisList, P: AxisPart>: AxisList;
    /// The list with `P` inserted as this axis of the result.
    type Inserted<L: AxisList, P: AxisPart>: AxisList;
    /// The list with the axes `M` in place of the axis.
    type Spliced<L: AxisList, M: AxisList>: AxisList;
}

#[diagnostic::do_not_recommend]
impl<const A: isize> AxisArgument for Axis<A>
where
    Self: AxisPosition,
{
    type AxisItself = Self;
    type Of<L: AxisList> = <PositionOf<A> as AxisNumber>::Of<L>;
    // As many axes as there are: a wrong axis is reported by the bound alone, and not again as extents of another rank.
    type Set<L: AxisList, P: AxisPart> = L::Fit<Put<PositionOf<A>, L, P>>;
    type Inserted<L: AxisList, P: AxisPart> =
        <L::Push<P> as AxisList>::Fit<<PositionOf<A> as AxisNumber>::With<L, P>>;
    type Spliced<L: AxisList, M: AxisList> =
        <<PositionOf<A> as AxisNumber>::Before<L> as AxisList>::InFrontOf<
            M::InFrontOf<<<PositionOf<A> as AxisNumber>::From<L> as AxisList>::Tail>,
        >;
}

#[diagnostic::do_not_recommend]
impl<const R: usize> AxisArgument for AxisOf<R> {
    type AxisItself = Self;
    type Of<L: AxisList> = Ax<usize, isize>;
    type Set<L: AxisList, P: AxisPart> = UnknownAxes;
    type Inserted<L: AxisList, P: AxisPart> = UnknownAxes;
    type Spliced<L: AxisList, M: AxisList> = UnknownAxes;
}

/// No axis: an operation that changes none, such as a comparison of all extents.
#[cfg_attr(doc, doc(hidden))]
#[derive(Clone, Copy, Debug)]
pub struct NoAxis;

impl Sealed for NoAxis {}
#[diagnostic::do_not_recommend]
impl ReducedAxisArgument for NoAxis {
    type Itself = Self;
    type Removed = Unchanged;
    type Kept = Unchanged;
    type Remaining = Unchanged;
    const KNOWN: Option<isize> = None;

    /// An axis that no rank has.
    fn number(self, _: usize) -> usize {
        usize::MAX
    }
}

#[diagnostic::do_not_recommend]
impl AxisArgument for NoAxis {
    type AxisItself = Self;
    type Of<L: AxisList> = Ax<usize, isize>;
    type Set<L: AxisList, P: AxisPart> = L;
    type Inserted<L: AxisList, P: AxisPart> = L;
    type Spliced<L: AxisList, M: AxisList> = L;
}

/// A reduction along these axes of rank `R` has a result of rank `Q`: [`ReducedAxis`] and [`ReducedAxes`] for each kind of axes.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "rank {R} cannot be reduced along `{Self}`: it is not one axis of rank {R}, or not known to be one",
    label = "the axes of rank {R} are below {R}; generic code needs the bound `ReducedAxis<{R}, Q>`, or `AxisIn<{R}>` for an axis in `Keep`"
)]
pub trait ReducesRank<const R: usize, const Q: usize> {}

impl<const R: usize, const Q: usize, const A: isize> ReducesRank<R, Q> for Axis<A> where
    // If nothing is known of the axis, this is reported, and no other bound.
    Self: AxisPosition<IfTrue: Below<A, R> + RankWithoutAxes<R, 1, Q>>
{
}
impl<const P: usize, const R: usize, const Q: usize> ReducesRank<R, Q> for AxisOf<P> where
    // The mistake is a relation without `Q`, which a wrong axis leaves open: else the compiler reports it twice.
    Ranks: OwnRank<P, R> + Minus<R, 1, Q>
{
}
impl<const R: usize, X: AxisIn<R>> ReducesRank<R, R> for Keep<X> {}

/// The edit that removes the axis at the position `N`.
#[cfg_attr(doc, doc(hidden))]
#[derive(Clone, Copy, Debug)]
pub struct RemovedAt<N>(PhantomData<N>);

/// The edit that keeps the axis at the position `N`, with extent 1.
#[cfg_attr(doc, doc(hidden))]
#[derive(Clone, Copy, Debug)]
pub struct KeptAt<N>(PhantomData<N>);

impl<N: AxisNumber> ListEdit for RemovedAt<N> {
    type IsFront = N::IsFirst;
    // One axis less also if there is no such axis, so that a wrong axis is reported by its bound alone.
    type On<L: AxisList> = <L::Tail as AxisList>::Fit<N::Without<L>>;
}
impl<N: AxisNumber> ListEdit for KeptAt<N> {
    type IsFront = No;
    // As many axes as there are, for the same reason.
    type On<L: AxisList> = L::Fit<Put<N, L, NewAx>>;
}

/// The edit that changes nothing.
#[cfg_attr(doc, doc(hidden))]
#[derive(Clone, Copy, Debug)]
pub struct Unchanged;

impl ListEdit for Unchanged {
    type IsFront = No;
    type On<L: AxisList> = L;
}

/// The edit that forgets all axes.
#[cfg_attr(doc, doc(hidden))]
#[derive(Clone, Copy, Debug)]
pub struct Forgotten;

impl ListEdit for Forgotten {
    type IsFront = No;
    type On<L: AxisList> = UnknownAxes;
}

#[diagnostic::do_not_recommend]
impl<X: ReducedAxisArgument> ReducedAxisArgument for Keep<X> {
    type Itself = Self;
    type Removed = X::Removed;
    type Kept = X::Kept;
    type Remaining = X::Kept;
    const IS_KEPT: bool = true;
    const KNOWN: Option<isize> = X::KNOWN;

    #[inline(always)]
    fn number(self, rank: usize) -> usize {
        self.0.number(rank)
    }
}
impl<X: ReducedAxisArgument> Sealed for Keep<X> {}

impl<const A: isize> Sealed for Axis<A> {}
#[diagnostic::do_not_recommend]
impl<const A: isize> ReducedAxisArgument for Axis<A>
where
    Self: AxisPosition,
{
    type Itself = Self;
    type Removed = RemovedAt<PositionOf<A>>;
    type Kept = KeptAt<PositionOf<A>>;
    type Remaining = Self::Removed;
    const KNOWN: Option<isize> = Some(A);

    #[inline(always)]
    fn number(self, rank: usize) -> usize {
        from_first(A, rank)
    }
}
impl<const R: usize, const A: isize> BelowRank<R> for Axis<A> where Self: AxisPosition<IfTrue: Below<A, R>> {}

impl<const R: usize> Sealed for AxisOf<R> {}
#[diagnostic::do_not_recommend]
impl<const R: usize> ReducedAxisArgument for AxisOf<R> {
    type Itself = Self;
    type Removed = Forgotten;
    type Kept = Forgotten;
    type Remaining = Forgotten;
    const KNOWN: Option<isize> = None;

    #[inline(always)]
    fn number(self, _: usize) -> usize {
        self.axis
    }
}
impl<const P: usize, const R: usize> BelowRank<R> for AxisOf<P> where Ranks: OwnRank<P, R> {}
