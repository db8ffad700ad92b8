//! The batch and contracting axes of a contraction, in the type or at run time.

use crate::{
    axis::{
        Axis, list,
        permutation::{AxesOfRank, AxisTuple},
    },
    private::Sealed,
    rank::{Below, Ranks, TwoAxesDiffer},
    types::{AxisList, UnknownAxes},
};

use super::rule::DotNumbers;

/// The axes of [`dot_general`](crate::Shape::dot_general): pairs of contracting axes, whose elements are multiplied and summed, and pairs of batch
/// axes, which become the first axes of the result. All other axes are free.
///
/// Axes in the type are written as [`axes!`](crate::axes!)`[0, 2]`; axes that are known at run time are an array of `usize`. On the dynamic
/// level a slice or a vector is as good.
///
/// ```
/// use shapewise::{Shape, axes, contraction::DotAxes, shape};
///
/// let (x, y) = (Shape::new(shape![8, 3, 64])?, Shape::new(shape![8, 64, 5])?);
/// let axes = DotAxes::contracting(axes![2], axes![1]).batch(axes![0], axes![0]);
/// assert_eq!(x.dot_general(y, axes)?.typed_extents(), shape![8, 3, 5]);
/// # Ok::<(), shapewise::contraction::ContractionError>(())
/// ```
#[doc(alias = "DotDimensionNumbers")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct DotAxes<LC, RC, LB = (), RB = ()> {
    contracting: (LC, RC),
    batch: (LB, RB),
}

impl<LC, RC> DotAxes<LC, RC> {
    /// Contracts axis `k` of the first list with axis `k` of the second. There are no batch axes. See the [example](Self).
    #[doc(alias("lhs_contracting_dimensions", "rhs_contracting_dimensions"))]
    #[must_use]
    pub const fn contracting(lhs: LC, rhs: RC) -> Self {
        Self { contracting: (lhs, rhs), batch: ((), ()) }
    }

    /// Does the same, and makes axis `k` of the first list batch axis `k`, together with axis `k` of the second. See the [example](Self).
    #[doc(alias("lhs_batch_dimensions", "rhs_batch_dimensions"))]
    #[must_use]
    pub fn batch<LB, RB>(self, lhs: LB, rhs: RB) -> DotAxes<LC, RC, LB, RB> {
        DotAxes { contracting: self.contracting, batch: (lhs, rhs) }
    }
}

impl<LC: AxisNumbers, RC: AxisNumbers, LB: AxisNumbers, RB: AxisNumbers> DotAxes<LC, RC, LB, RB> {
    /// Returns the axes as numbers.
    #[doc(hidden)]
    #[must_use]
    pub fn numbers(&self) -> DotNumbers<'_> {
        DotNumbers {
            batch: [self.batch.0.numbers(), self.batch.1.numbers()],
            contracting: [self.contracting.0.numbers(), self.contracting.1.numbers()],
        }
    }
}

/// A list of axes: a tuple of [`Axis`], an array, a slice or a vector of `usize`.
#[diagnostic::on_unimplemented(
    message = "expected a list of axes, `axes![...]`, found `{Self}`",
    label = "axes in the type are `axes![...]`; axes that are known at run time are an array of `usize`"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait AxisNumbers {
    /// Returns the axes.
    fn numbers(&self) -> &[usize];
}

#[diagnostic::do_not_recommend]
impl<X: AxisTuple> AxisNumbers for X {
    fn numbers(&self) -> &[usize] {
        X::AXES
    }
}

#[diagnostic::do_not_recommend]
impl<const K: usize> AxisNumbers for [usize; K] {
    fn numbers(&self) -> &[usize] {
        self
    }
}

#[diagnostic::do_not_recommend]
impl AxisNumbers for &[usize] {
    #[inline]
    fn numbers(&self) -> &[usize] {
        self
    }
}

/// Axes, in the type or at run time, and what they do to a list. It has no bound, so that a mistake is reported once.
#[diagnostic::on_unimplemented(
    message = "expected a list of axes, `axes![...]`, found `{Self}`",
    label = "write `axes![0, 1]`, and `axes![0]` of one axis, up to 8; axes that are known at run time are an array of `usize`"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait AxisSet: Copy + AxisNumbers + Sealed {
    /// These axes of `L`, in this order.
    type Of<L: AxisList>: AxisList;
    /// `L` with these axes marked as removed.
    type Marked<L: AxisList>: AxisList;
}

#[diagnostic::do_not_recommend]
impl<X: AxisTuple> AxisSet for X {
    type Of<L: AxisList> = <X as AxisTuple>::Of<L>;
    type Marked<L: AxisList> = <X as AxisTuple>::Marked<L>;
}

#[diagnostic::do_not_recommend]
impl<const K: usize> AxisSet for [usize; K] {
    type Of<L: AxisList> = UnknownAxes;
    type Marked<L: AxisList> = UnknownAxes;
}

/// The number of axes of a list, `K`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a list of axes of length {K}",
    label = "expected length {K}"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait AxisCount<const K: usize> {}

#[diagnostic::do_not_recommend]
impl<const K: usize, X: AxisTuple + AxesOfRank<K>> AxisCount<K> for X {}
#[diagnostic::do_not_recommend]
impl<const K: usize> AxisCount<K> for [usize; K] {}

/// Two different axes of rank `R` in the type, along whose diagonal a trace sums.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a list of axes of length two of rank {R}",
    label = "a trace sums the diagonal of two axes, `axes![0, 1]`; `trace_by` takes axes that are known at run time"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait SumAxes<const R: usize>: AxisTuple {
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
    type Proof;
    /// The axes, which are below `R`.
    const PAIR: [usize; 2];
}

impl<const R: usize, X: AxisTuple> SumAxes<R> for X
where
    X::Itself: PairOf<R>,
{
    type Proof = ();
    const PAIR: [usize; 2] = list::first(X::AXES);
}

/// [`SumAxes`] of two axes. It is a separate trait so that a message names the wrong axis and not the impl.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a list of axes of length two of rank {R}",
    label = "a trace sums the diagonal of two axes, `axes![0, 1]`; `trace_by` takes axes that are known at run time"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait PairOf<const R: usize> {}

impl<const R: usize, const A: isize, const B: isize> PairOf<R> for (Axis<A>, Axis<B>) where
    Ranks: Below<A, R> + Below<B, R> + TwoAxesDiffer<A, B>
{
}
