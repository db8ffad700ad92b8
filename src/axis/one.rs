//! One axis, in the type or checked once: the bounds of methods that work along an axis.

use core::fmt;

use super::{Axis, AxisError, resolve};
use crate::{
    error::attempt,
    private::Sealed,
    rank::{Below, Dropped, Minus, Ranks, Replaced},
    types::{AxisList, AxisNumber, AxisPart, AxisPosition, Many, NewAx, Put},
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

    /// The axis, counted from the first.
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

/// An axis that a reduction keeps, with extent [`One`](crate::One), so that the result broadcasts back to the operand.
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

/// An axis of rank `R` along which a reduction has a result of rank `Q`. It is [`Axis<A>`](Axis), or, if it is known at run time,
/// [`AxisOf<R>`](AxisOf); then `Q` is `R - 1`. In [`Keep`], `Q` is `R`.
///
/// An axis in the type that is not below the rank is an error of `cargo check`.
#[diagnostic::on_unimplemented(
    message = "rank {R} cannot be reduced along `{Self}`",
    label = "not an axis of rank {R}",
    note = "the axes of rank R are 0 to R - 1; a reduction drops its axis, or keeps it with `Keep`; an `AxisOf` must be of the same rank"
)]
pub trait ReducedAxis<const R: usize, const Q: usize>: OneAxis {}

impl<const R: usize, const Q: usize, X: OneAxis> ReducedAxis<R, Q> for X where X::This: LeavesRank<R, Q> {}

/// An axis that rank `R` has: [`Axis<A>`](Axis), or [`AxisOf<R>`](AxisOf) if it is known at run time.
///
/// An axis in the type that is not below the rank is an error of `cargo check`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an axis of rank {R}",
    label = "not an axis of rank {R}",
    note = "the axes of rank R are 0 to R - 1, and `Axis::<0>` is the first; an axis that is known at run time is `AxisOf::<{R}>::new(-1)?`"
)]
pub trait AxisIn<const R: usize>: OneAxis {
    /// The list `L` with an extent that is known at run time at the axis; the stride is the same.
    #[doc(hidden)]
    type Resized<L: AxisList>: AxisList;
}

impl<const R: usize, const A: usize> AxisIn<R> for Axis<A>
where
    Self: AxisPosition,
    Ranks: Below<A, R>,
{
    type Resized<L: AxisList> = Put<Place<A>, L, <<Place<A> as AxisNumber>::Of<L> as AxisPart>::Ranged>;
}

#[diagnostic::do_not_recommend]
impl<const R: usize> AxisIn<R> for AxisOf<R> {
    type Resized<L: AxisList> = Many;
}

/// The position of an axis.
type Place<const A: usize> = <Axis<A> as AxisPosition>::Number;

/// [`ReducedAxis`] of any ranks.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an axis",
    label = "neither `Axis<A>` nor `AxisOf<R>`",
    note = "write the axis as `Axis::<1>`; an axis that is known at run time is `AxisOf::new(-1)?`"
)]
pub trait OneAxis: Copy + Sealed {
    /// `Self`.
    type This;
    /// The remaining axes of `L`. It has no bound, so that a wrong axis is reported once, by the method's bound.
    type Left<L: AxisList>: AxisList;
    /// Whether the axis is kept, with extent 1.
    const IS_KEPT: bool;

    /// The axis, counted from the first.
    fn number(self) -> usize;
}

/// [`ReducedAxis`] for each kind of axis. It is a separate trait so that a message names the wrong axis and not a list of impls.
#[doc(hidden)]
pub trait LeavesRank<const R: usize, const Q: usize> {}

impl<const R: usize, const Q: usize, const A: usize> LeavesRank<R, Q> for Axis<A> where
    Ranks: Below<A, R> + Dropped<A, R, Q>
{
}

impl<const R: usize, const Q: usize, const A: usize> LeavesRank<R, Q> for Keep<Axis<A>> where
    Ranks: Below<A, R> + Replaced<A, R, Q>
{
}

#[diagnostic::do_not_recommend]
impl<const R: usize, const Q: usize> LeavesRank<R, Q> for AxisOf<R> where Ranks: Minus<R, 1, Q> {}

#[diagnostic::do_not_recommend]
impl<const R: usize> LeavesRank<R, R> for Keep<AxisOf<R>> {}

impl<const A: usize> Sealed for Axis<A> {}
#[diagnostic::do_not_recommend]
impl<const A: usize> OneAxis for Axis<A>
where
    Self: AxisPosition,
{
    type This = Self;
    type Left<L: AxisList> = <<Self as AxisPosition>::Number as AxisNumber>::Without<L>;
    const IS_KEPT: bool = false;

    #[inline(always)]
    fn number(self) -> usize {
        A
    }
}

impl<const R: usize> Sealed for AxisOf<R> {}
#[diagnostic::do_not_recommend]
impl<const R: usize> OneAxis for AxisOf<R> {
    type This = Self;
    type Left<L: AxisList> = Many;
    const IS_KEPT: bool = false;

    #[inline(always)]
    fn number(self) -> usize {
        self.axis
    }
}

impl<const A: usize> Sealed for Keep<Axis<A>> {}
#[diagnostic::do_not_recommend]
impl<const A: usize> OneAxis for Keep<Axis<A>>
where
    Axis<A>: AxisPosition,
{
    type This = Self;
    type Left<L: AxisList> = Put<<Axis<A> as AxisPosition>::Number, L, NewAx>;
    const IS_KEPT: bool = true;

    #[inline(always)]
    fn number(self) -> usize {
        A
    }
}

impl<const R: usize> Sealed for Keep<AxisOf<R>> {}
#[diagnostic::do_not_recommend]
impl<const R: usize> OneAxis for Keep<AxisOf<R>> {
    type This = Self;
    type Left<L: AxisList> = Many;
    const IS_KEPT: bool = true;

    #[inline(always)]
    fn number(self) -> usize {
        self.0.axis
    }
}
