//! Folds, sums, products and means along one axis. The result is a tensor of the other axes, or of all axes with extent 1 along the reduced one.
//!
//! The axis is in the type, `Axis::<1>`, or was checked at run time, [`AxisOf`](crate::axis::AxisOf). Inside
//! [`Keep`](crate::axis::Keep) it stays, with extent 1. If the axis is in the type, the result's type knows what this array's type
//! knows of the other extents.
//!
//! The bodies are functions of element type and rank, so a further shape costs little compile time. Elements of a layout without
//! strides are first copied to row-major order.

use alloc::vec::Vec;

use num_traits::{One, Zero};

use super::{
    Float, Lend, Tensor, TensorBase,
    accumulate::{Fold, Rows, fold_axis, reduce_axis},
    allocate::filled,
    reduce::count,
};
use crate::{
    axis::{ReducedAxis, edit::Edit, one::OneAxis},
    layout::{ExtentTypes, Layout, Mapping, RowMajor, Strided},
    shape::Shape,
    types::{AxisList, ExtentList},
};

/// The extents of rank `Q` that remain after a reduction of the layout `L` of rank `R` along the axis `X`.
pub type LeftExtents<X, L, const R: usize, const Q: usize> =
    <<<ExtentTypes<L, R> as ExtentList<R>>::List as AxisList>::Edited<<X as OneAxis>::Left> as AxisList>::Extents<Q>;

/// The tensor of a reduction of the layout `L` of rank `R` along the axis `X`.
pub type Reduced<T, X, L, const R: usize, const Q: usize> =
    Tensor<T, Q, RowMajor<Q, LeftExtents<X, L, R, Q>>>;

/// The extents of a layout, with extent 1 along `axis`, which is below `R`.
#[expect(clippy::indexing_slicing, reason = "the axis is below R")]
pub(super) fn flattened<const R: usize>(layout: &Strided<R>, axis: usize) -> [usize; R] {
    let mut extents = layout.extents();
    extents[axis] = 1;
    extents
}

/// The extents that remain; `axis` is below `R`, and `Q` is `R` or `R - 1`.
fn left<const R: usize, const Q: usize>(layout: &Strided<R>, axis: usize) -> [usize; Q] {
    if Q == R {
        Edit::From(0).array(&flattened(layout, axis), &[], [0; Q])
    } else {
        Edit::Remove(axis, 1).array(&layout.extents(), &[], [0; Q])
    }
}

/// The elements of a result without an axis, all of them `init`.
#[inline(never)]
#[track_caller]
fn without_axis<B: Clone, const R: usize>(layout: &Strided<R>, axis: usize, init: B) -> Vec<B> {
    filled(&flattened(layout, axis), init)
}

/// Folds along an axis from `init`.
#[track_caller]
fn folded<'a, K: Rows<R>, T, B: Clone, const R: usize>(
    data: &'a [T],
    layout: &Strided<R>,
    axis: usize,
    init: B,
    fold: impl FnMut(&B, &'a T) -> B,
) -> Vec<B> {
    let mut all = without_axis(layout, axis, init);
    fold_axis::<K, _, _, R>(&mut all, (data, layout), axis, fold);
    all
}

/// The sums along an axis.
#[track_caller]
fn sums<T: Copy + Zero, const R: usize>(data: &[T], layout: &Strided<R>, axis: usize) -> Vec<T> {
    let mut all = filled(&flattened(layout, axis), T::zero());
    reduce_axis(&mut all, (data, layout), axis, |_| T::zero(), T::add);
    all
}

/// The products along an axis.
#[track_caller]
fn products<T: Copy + One, const R: usize>(data: &[T], layout: &Strided<R>, axis: usize) -> Vec<T> {
    let mut all = filled(&flattened(layout, axis), T::one());
    reduce_axis(&mut all, (data, layout), axis, |_| T::one(), T::mul);
    all
}

/// Divides each sum by the number of its terms.
fn divide<T: Float>(sums: &mut [T], extent: usize) {
    let count = count(extent);
    for sum in sums {
        *sum = sum.div(count);
    }
}

/// Reductions along an axis.
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Mapping<R>> TensorBase<T, S, R, L> {
    /// An axis, a start value and a function in, a tensor of folds out: extents `[m, n]` reduced along axis 1 become `[m]`. The
    /// elements of each fold are visited in the order of the axis. If the extent of the axis is 0, each result is `init`.
    ///
    /// Along an axis that is not the innermost one in memory, several folds proceed together, one or two entire rows at a time.
    ///
    /// # Panics
    ///
    /// Same panics as [`to_vec`](Self::to_vec). An axis in the type that is not below the rank is an error of `cargo check`. Both
    /// hold for all reductions along an axis.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{Axis, AxisOf, View, shape};
    ///
    /// let memory = [1, 2, 3, 4, 5, 6];
    /// let matrix = View::new(&memory, shape![2, 3])?;
    /// // Numbers from digits. The axis is in the type: `[2, 3]` without axis 1 is `[2]`, in the type.
    /// let numbers = matrix.fold_axis(Axis::<1>, 0, |number, digit| number * 10 + digit);
    /// assert_eq!(numbers, shapewise::Tensor::new(vec![123, 456], shape![2])?);
    /// // The axis is known at run time.
    /// let numbers = matrix.fold_axis(AxisOf::new(-2)?, 0, |number, digit| number * 10 + digit);
    /// assert_eq!(numbers.as_slice(), [14, 25, 36]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "apply_along_axis")]
    #[must_use]
    #[track_caller]
    pub fn fold_axis<B: Clone, const Q: usize, X: ReducedAxis<R, Q>>(
        &'s self,
        axis: X,
        init: B,
        mut fold: impl FnMut(&B, &'a T) -> B,
    ) -> Reduced<B, X, L, R, Q> {
        let (data, layout, at) = (self.data.lend(), self.layout.seen().ranked(), axis.number(R));
        let all = if L::HAS_STRIDES {
            folded::<Fold<L::Seen, X>, _, _, R>(data, &layout, at, init, fold)
        } else {
            let rows: Vec<&'a T> = self.iter().collect();
            folded::<Fold<L::Seen, X>, _, _, R>(&rows, &layout, at, init, |folded, element| {
                fold(folded, *element)
            })
        };
        self.reduced(axis, all)
    }

    /// An axis in, the sums along it out: extents `[m, n]` reduced along axis 1 become `[m]`. The sum is 0 if the extent of the
    /// axis is 0. The order is not specified, as in [`sum`](Self::sum).
    ///
    /// # Panics
    ///
    /// Same panics as [`fold_axis`](Self::fold_axis).
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{Axis, View, shape};
    ///
    /// let memory = [1, 2, 3, 4, 5, 6];
    /// let matrix = View::new(&memory, shape![2, 3])?;
    /// assert_eq!(matrix.sum_axis(Axis::<0>).as_slice(), [5, 7, 9]);
    /// assert_eq!(matrix.sum_axis(Axis::<1>).as_slice(), [6, 15]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// An axis in [`Keep`](crate::Keep) stays, with extent `One`, so the result broadcasts to the array it was computed from. The
    /// softmax of each row:
    ///
    /// ```
    /// use shapewise::{Axis, Keep, View, shape};
    ///
    /// let memory = [0.0_f32, 0.0, 1.0, 1.0, 2.0, 1000.0];
    /// let x = View::new(&memory, shape![2, 3])?;
    ///
    /// let largest = x.max_axis_by(Keep(Axis::<1>), f32::total_cmp).unwrap();
    /// let powers = (x - largest).map(|x| x.exp());
    /// let softmax = &powers / powers.sum_axis(Keep(Axis::<1>));
    ///
    /// assert_eq!(softmax.row([1]), [0.0, 0.0, 1.0]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias = "reduce_sum")]
    #[must_use]
    #[track_caller]
    pub fn sum_axis<const Q: usize, X: ReducedAxis<R, Q>>(&'s self, axis: X) -> Reduced<T, X, L, R, Q>
    where
        T: Copy + Zero,
    {
        let mut copy = Vec::new();
        let (data, layout) = self.in_rows(&mut copy);
        self.reduced(axis, sums(data, &layout, axis.number(R)))
    }

    /// An axis in, the products along it out; 1 if the extent of the axis is 0. The order is not specified, as in
    /// [`sum`](Self::sum).
    ///
    /// # Panics
    ///
    /// Same panics as [`fold_axis`](Self::fold_axis).
    ///
    /// ```
    /// use shapewise::{Axis, View, shape};
    ///
    /// assert_eq!(View::new(&[2, 3, 5, 7], shape![2, 2])?.product_axis(Axis::<1>).as_slice(), [6, 35]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias = "prod_axis")]
    #[doc(alias = "reduce_prod")]
    #[must_use]
    #[track_caller]
    pub fn product_axis<const Q: usize, X: ReducedAxis<R, Q>>(&'s self, axis: X) -> Reduced<T, X, L, R, Q>
    where
        T: Copy + One,
    {
        let mut copy = Vec::new();
        let (data, layout) = self.in_rows(&mut copy);
        self.reduced(axis, products(data, &layout, axis.number(R)))
    }

    /// An axis in, the arithmetic means of floats along it out; NaN if the extent of the axis is 0. The order is not specified, as
    /// in [`sum`](Self::sum).
    ///
    /// # Panics
    ///
    /// Same panics as [`fold_axis`](Self::fold_axis).
    ///
    /// ```
    /// use shapewise::{Axis, View, shape};
    ///
    /// assert_eq!(View::new(&[1.0, 2.0, 3.0, 7.0], shape![2, 2])?.mean_axis(Axis::<0>).as_slice(), [2.0, 4.5]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias = "reduce_mean")]
    #[must_use]
    #[track_caller]
    pub fn mean_axis<const Q: usize, X: ReducedAxis<R, Q>>(&'s self, axis: X) -> Reduced<T, X, L, R, Q>
    where
        T: Float,
    {
        let mut means = self.sum_axis(axis);
        divide(&mut means.data, self.layout.extent(axis.number(R)));
        means
    }

    /// The tensor of a reduction along an axis.
    #[inline]
    pub(super) fn reduced<U, const Q: usize, X: ReducedAxis<R, Q>>(
        &self,
        axis: X,
        data: Vec<U>,
    ) -> Reduced<U, X, L, R, Q> {
        // If the type knows all extents, there is nothing to compute.
        let extents = match size_of::<LeftExtents<X, L, R, Q>>() {
            0 => [0; Q],
            _ => left(&self.layout.seen().ranked(), axis.number(R)),
        };
        TensorBase::over(data, RowMajor::new(Shape::pack(&extents)))
    }

    /// The memory, and the strided layout of its elements. Elements of a layout without strides are copied to row-major order, to `copy`.
    #[inline(always)]
    pub(super) fn in_rows<'c>(&'s self, copy: &'c mut Vec<T>) -> (&'c [T], Strided<R>)
    where
        T: Clone,
        'a: 'c,
    {
        let layout = self.layout.seen().ranked();
        if L::HAS_STRIDES {
            return (self.data.lend(), layout);
        }
        *copy = self.to_vec();
        (copy, layout)
    }
}
