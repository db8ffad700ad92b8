//! Reductions along one axis. The result is a tensor of the other axes, or of all axes with extent 1 along the reduced one.
//!
//! The axis is in the type, `Axis::<1>`, or was checked at run time, [`AxisOf`](crate::axis::AxisOf). Inside
//! [`Keep`](crate::axis::Keep) it stays, with extent 1. If the axis is in the type, the result's type knows what this array's type
//! knows of the other extents.
//!
//! The bodies are functions of element type and rank, so a further shape costs little compile time. Elements of a layout without
//! strides are first copied to row-major order.

use core::cmp::Ordering;

use alloc::{borrow::Cow, vec::Vec};

use num_traits::{One, Zero, float::FloatCore};

use super::{
    Lend, Tensor, TensorBase, TotallyOrdered, View,
    accumulate::{fold_axis, greatest_axis, reduce_axis},
    allocate::filled,
    extremes::{larger, smaller},
    reduce::count,
};
use crate::{
    axis::{ReducedAxis, one::OneAxis},
    extent::Extents,
    layout::{AxesOf, Layout, Mapping, RowMajor, Strided},
    shape::Shape,
    types::AxisList,
};

/// The extents of rank `Q` that remain after a reduction of the layout `L` of rank `R` along the axis `X`.
pub type LeftExtents<X, L, const R: usize, const Q: usize> =
    <<X as OneAxis>::Left<AxesOf<L, R>> as AxisList>::Extents<Q>;

/// The tensor of a reduction of the layout `L` of rank `R` along the axis `X`.
pub type Reduced<T, X, L, const R: usize, const Q: usize> =
    Tensor<T, Q, RowMajor<Q, LeftExtents<X, L, R, Q>>>;

/// The extents of a layout, with extent 1 along `axis`, which is below `R`.
#[expect(clippy::indexing_slicing, reason = "the axis is below R")]
fn flattened<const R: usize>(layout: &Strided<R>, axis: usize) -> [usize; R] {
    let mut extents = layout.extents();
    extents[axis] = 1;
    extents
}

/// The extents that remain; `axis` is below `R`, and `Q` is `R` or `R - 1`.
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "axes are below Q, and one more is below R"
)]
fn left<const R: usize, const Q: usize>(extents: [usize; R], axis: usize) -> [usize; Q] {
    core::array::from_fn(|at| match at {
        _ if Q == R && at == axis => 1,
        _ if Q == R || at < axis => extents[at],
        _ => extents[at + 1],
    })
}

/// The elements of a result without an axis, all of them `init`.
#[inline(never)]
#[track_caller]
fn without_axis<B: Clone, const R: usize>(layout: &Strided<R>, axis: usize, init: B) -> Vec<B> {
    filled(&flattened(layout, axis), init)
}

/// Folds along an axis from `init`.
#[track_caller]
fn folded<'a, T, B: Clone, const R: usize>(
    data: &'a [T],
    layout: &Strided<R>,
    axis: usize,
    init: B,
    fold: impl FnMut(&B, &'a T) -> B,
) -> Vec<B> {
    let mut all = without_axis(layout, axis, init);
    fold_axis(&mut all, (data, layout), axis, fold);
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
fn divide<T: FloatCore>(sums: &mut [T], extent: usize) {
    let count = count(extent);
    for sum in sums {
        *sum = sum.div(count);
    }
}

/// The elements at index 0 of an axis, which is below `R`; `None` if its extent is 0. The axis stays.
fn first_along<'a, T, const R: usize>(
    data: &'a [T],
    layout: &Strided<R>,
    axis: usize,
) -> Option<View<'a, T, R>> {
    if layout.extents().get(axis) == Some(&0) {
        return None;
    }
    let first = Strided::from_axes(flattened(layout, axis), layout.strides());
    // If the axis runs backwards, its first element is the last in memory.
    Some(TensorBase::cut(data, layout.base().saturating_sub(first.base()), &first))
}

/// The element that `which` selects of all elements along an axis.
fn extremes<T: Copy, const R: usize>(
    data: &[T],
    layout: &Strided<R>,
    axis: usize,
    which: impl Fn(T, T) -> T,
) -> Option<Vec<T>> {
    let mut all = first_along(data, layout, axis)?.to_vec();
    reduce_axis(&mut all, (data, layout), axis, |start| start, which);
    Some(all)
}

/// The largest elements along an axis by a comparison.
fn largest_by<T: Copy, const R: usize>(
    data: &[T],
    layout: &Strided<R>,
    axis: usize,
    mut compare: impl FnMut(&T, &T) -> Ordering,
) -> Option<Vec<T>> {
    let mut all = first_along(data, layout, axis)?.to_vec();
    fold_axis(
        &mut all,
        (data, layout),
        axis,
        |most, element| {
            if compare(element, most).is_gt() { *element } else { *most }
        },
    );
    Some(all)
}

/// Where along an axis the largest elements are, by a comparison.
fn places_by<T, const R: usize>(
    data: &[T],
    layout: &Strided<R>,
    axis: usize,
    compare: impl FnMut(&T, &T) -> Ordering,
) -> Option<Vec<usize>> {
    let mut best: Vec<_> = first_along(data, layout, axis)?.iter().map(|element| (0, element)).collect();
    greatest_axis(&mut best, (data, layout), axis, compare);
    Some(best.into_iter().map(|(place, _)| place).collect())
}

/// A comparison with its operands exchanged.
fn reversed<T>(mut compare: impl FnMut(&T, &T) -> Ordering) -> impl FnMut(&T, &T) -> Ordering {
    move |left, right| compare(right, left)
}

/// Reductions along an axis.
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Mapping<R>> TensorBase<T, S, R, L> {
    /// An axis, a start value and a function in, a tensor of folds out: extents `[m, n]` reduced along axis 1 become `[m]`. The
    /// elements of each fold are visited in the order of the axis. If the extent of the axis is 0, each result is `init`.
    ///
    /// Along an axis that is not the innermost one in memory, several folds proceed together, an entire row at a time.
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
    ) -> Reduced<B, X, L, R, Q>
    where
        LeftExtents<X, L, R, Q>: Extents<Q>,
    {
        let (data, layout, at) = (self.data.lend(), self.layout.seen().ranked(), axis.number());
        let all = if L::HAS_STRIDES {
            folded(data, &layout, at, init, fold)
        } else {
            let rows: Vec<&'a T> = self.iter().collect();
            folded(&rows, &layout, at, init, |folded, element| fold(folded, *element))
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
        LeftExtents<X, L, R, Q>: Extents<Q>,
    {
        let (data, layout) = self.in_rows();
        self.reduced(axis, sums(&data, &layout, axis.number()))
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
        LeftExtents<X, L, R, Q>: Extents<Q>,
    {
        let (data, layout) = self.in_rows();
        self.reduced(axis, products(&data, &layout, axis.number()))
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
        T: FloatCore,
        LeftExtents<X, L, R, Q>: Extents<Q>,
    {
        let mut means = self.sum_axis(axis);
        divide(&mut means.data, self.layout.extent(axis.number()));
        means
    }

    /// An axis in, the largest elements along it out; `None` if the extent of the axis is 0. For floats, see
    /// [`max_axis_by`](Self::max_axis_by).
    ///
    /// # Panics
    ///
    /// Same panics as [`fold_axis`](Self::fold_axis).
    ///
    /// ```
    /// use shapewise::{Axis, View, shape};
    ///
    /// let memory = [1, 9, 3, 4, 5, 6];
    /// let matrix = View::new(&memory, shape![2, 3])?;
    /// assert_eq!(matrix.max_axis(Axis::<0>).unwrap().as_slice(), [4, 9, 6]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias = "amax")]
    #[doc(alias = "reduce_max")]
    #[must_use]
    #[track_caller]
    pub fn max_axis<const Q: usize, X: ReducedAxis<R, Q>>(&'s self, axis: X) -> Option<Reduced<T, X, L, R, Q>>
    where
        T: Copy + TotallyOrdered,
        LeftExtents<X, L, R, Q>: Extents<Q>,
    {
        let (data, layout) = self.in_rows();
        Some(self.reduced(axis, extremes(&data, &layout, axis.number(), larger)?))
    }

    /// An axis in, the smallest elements along it out; `None` if the extent of the axis is 0. For floats, see
    /// [`min_axis_by`](Self::min_axis_by).
    ///
    /// # Panics
    ///
    /// Same panics as [`fold_axis`](Self::fold_axis).
    ///
    /// ```
    /// use shapewise::{Axis, View, shape};
    ///
    /// let memory = [1, 9, 3, 4, 5, 6];
    /// let matrix = View::new(&memory, shape![2, 3])?;
    /// assert_eq!(matrix.min_axis(Axis::<1>).unwrap().as_slice(), [1, 4]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias = "amin")]
    #[doc(alias = "reduce_min")]
    #[must_use]
    #[track_caller]
    pub fn min_axis<const Q: usize, X: ReducedAxis<R, Q>>(&'s self, axis: X) -> Option<Reduced<T, X, L, R, Q>>
    where
        T: Copy + TotallyOrdered,
        LeftExtents<X, L, R, Q>: Extents<Q>,
    {
        let (data, layout) = self.in_rows();
        Some(self.reduced(axis, extremes(&data, &layout, axis.number(), smaller)?))
    }

    /// An axis and a comparison in, the largest elements along the axis out; `None` if the extent of the axis is 0. If several are
    /// equal, it is the first. [`max_by`](Self::max_by) explains comparisons of floats.
    ///
    /// # Panics
    ///
    /// Same panics as [`fold_axis`](Self::fold_axis).
    ///
    /// ```
    /// use shapewise::{Axis, View, shape};
    ///
    /// let memory = [1.0, 9.0, 3.0, 4.0];
    /// let matrix = View::new(&memory, shape![2, 2])?;
    /// assert_eq!(matrix.max_axis_by(Axis::<1>, f64::total_cmp).unwrap().as_slice(), [9.0, 4.0]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[track_caller]
    pub fn max_axis_by<const Q: usize, X: ReducedAxis<R, Q>>(
        &'s self,
        axis: X,
        compare: impl FnMut(&T, &T) -> Ordering,
    ) -> Option<Reduced<T, X, L, R, Q>>
    where
        T: Copy,
        LeftExtents<X, L, R, Q>: Extents<Q>,
    {
        let (data, layout) = self.in_rows();
        Some(self.reduced(axis, largest_by(&data, &layout, axis.number(), compare)?))
    }

    /// An axis and a comparison in, the smallest elements along the axis out, with the rules of [`max_axis_by`](Self::max_axis_by).
    ///
    /// # Panics
    ///
    /// Same panics as [`fold_axis`](Self::fold_axis).
    ///
    /// ```
    /// use shapewise::{Axis, View, shape};
    ///
    /// let memory = [1.0, 9.0, 3.0, 4.0];
    /// let matrix = View::new(&memory, shape![2, 2])?;
    /// assert_eq!(matrix.min_axis_by(Axis::<1>, f64::total_cmp).unwrap().as_slice(), [1.0, 3.0]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[track_caller]
    pub fn min_axis_by<const Q: usize, X: ReducedAxis<R, Q>>(
        &'s self,
        axis: X,
        compare: impl FnMut(&T, &T) -> Ordering,
    ) -> Option<Reduced<T, X, L, R, Q>>
    where
        T: Copy,
        LeftExtents<X, L, R, Q>: Extents<Q>,
    {
        self.max_axis_by(axis, reversed(compare))
    }

    /// An axis in, the coordinates along it of the largest elements out; `None` if the extent of the axis is 0. If several are
    /// equal, it is the first. For floats, see [`argmax_axis_by`](Self::argmax_axis_by).
    ///
    /// # Panics
    ///
    /// Same panics as [`fold_axis`](Self::fold_axis).
    ///
    /// ```
    /// use shapewise::{Axis, View, shape};
    ///
    /// let memory = [1, 9, 9, 4, 5, 6];
    /// let scores = View::new(&memory, shape![2, 3])?;
    /// assert_eq!(scores.argmax_axis(Axis::<1>).unwrap().as_slice(), [1, 2]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias = "argmax")]
    #[must_use]
    #[track_caller]
    pub fn argmax_axis<const Q: usize, X: ReducedAxis<R, Q>>(
        &'s self,
        axis: X,
    ) -> Option<Reduced<usize, X, L, R, Q>>
    where
        T: TotallyOrdered,
        LeftExtents<X, L, R, Q>: Extents<Q>,
    {
        self.argmax_axis_by(axis, Ord::cmp)
    }

    /// An axis in, the coordinates along it of the smallest elements out, with the rules of [`argmax_axis`](Self::argmax_axis).
    ///
    /// # Panics
    ///
    /// Same panics as [`fold_axis`](Self::fold_axis).
    ///
    /// ```
    /// use shapewise::{Axis, View, shape};
    ///
    /// let memory = [1, 9, 9, 4, 5, 3];
    /// let scores = View::new(&memory, shape![2, 3])?;
    /// assert_eq!(scores.argmin_axis(Axis::<1>).unwrap().as_slice(), [0, 2]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias = "argmin")]
    #[must_use]
    #[track_caller]
    pub fn argmin_axis<const Q: usize, X: ReducedAxis<R, Q>>(
        &'s self,
        axis: X,
    ) -> Option<Reduced<usize, X, L, R, Q>>
    where
        T: TotallyOrdered,
        LeftExtents<X, L, R, Q>: Extents<Q>,
    {
        self.argmax_axis_by(axis, reversed(Ord::cmp))
    }

    /// An axis and a comparison in, the coordinates along the axis of the largest elements out, with the rules of
    /// [`argmax_axis`](Self::argmax_axis). [`max_by`](Self::max_by) explains comparisons of floats.
    ///
    /// # Panics
    ///
    /// Same panics as [`fold_axis`](Self::fold_axis).
    ///
    /// ```
    /// use shapewise::{Axis, View, shape};
    ///
    /// let memory = [1.0, 9.0, 3.0, 4.0];
    /// let matrix = View::new(&memory, shape![2, 2])?;
    /// assert_eq!(matrix.argmax_axis_by(Axis::<1>, f64::total_cmp).unwrap().as_slice(), [1, 1]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[track_caller]
    pub fn argmax_axis_by<const Q: usize, X: ReducedAxis<R, Q>>(
        &'s self,
        axis: X,
        mut compare: impl FnMut(&T, &T) -> Ordering,
    ) -> Option<Reduced<usize, X, L, R, Q>>
    where
        LeftExtents<X, L, R, Q>: Extents<Q>,
    {
        let (layout, at) = (self.layout.seen().ranked(), axis.number());
        let places = if L::HAS_STRIDES {
            places_by(self.data.lend(), &layout, at, compare)?
        } else {
            let rows: Vec<&'a T> = self.iter().collect();
            places_by(&rows, &layout, at, |left, right| compare(left, right))?
        };
        Some(self.reduced(axis, places))
    }

    /// An axis and a comparison in, the coordinates along the axis of the smallest elements out, with the rules of
    /// [`argmax_axis_by`](Self::argmax_axis_by).
    ///
    /// # Panics
    ///
    /// Same panics as [`fold_axis`](Self::fold_axis).
    ///
    /// ```
    /// use shapewise::{Axis, View, shape};
    ///
    /// let memory = [1.0, 9.0, 3.0, 4.0];
    /// let matrix = View::new(&memory, shape![2, 2])?;
    /// assert_eq!(matrix.argmin_axis_by(Axis::<1>, f64::total_cmp).unwrap().as_slice(), [0, 0]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[track_caller]
    pub fn argmin_axis_by<const Q: usize, X: ReducedAxis<R, Q>>(
        &'s self,
        axis: X,
        compare: impl FnMut(&T, &T) -> Ordering,
    ) -> Option<Reduced<usize, X, L, R, Q>>
    where
        LeftExtents<X, L, R, Q>: Extents<Q>,
    {
        self.argmax_axis_by(axis, reversed(compare))
    }

    /// The tensor of a reduction along an axis.
    #[inline]
    fn reduced<U, const Q: usize, X: ReducedAxis<R, Q>>(
        &self,
        axis: X,
        data: Vec<U>,
    ) -> Reduced<U, X, L, R, Q>
    where
        LeftExtents<X, L, R, Q>: Extents<Q>,
    {
        TensorBase::over(data, RowMajor::new(Shape::pack(&left(self.extents(), axis.number()))))
    }

    /// The memory, and the strided layout of its elements. Elements of a layout without strides are copied to row-major order.
    fn in_rows(&'s self) -> (Cow<'a, [T]>, Strided<R>)
    where
        T: Clone,
    {
        let data = if L::HAS_STRIDES { Cow::Borrowed(self.data.lend()) } else { Cow::Owned(self.to_vec()) };
        (data, self.layout.seen().ranked())
    }
}
