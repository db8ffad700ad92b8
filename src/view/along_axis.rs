//! Reductions along one axis: a tensor of the other axes, or of all of them, that one with extent 1.
//!
//! The axis is in the type, `Axis::<1>`, or was checked when running, [`AxisOf`](crate::axis::AxisOf); in [`Keep`](crate::axis::Keep) it
//! stays. What the type knows of the other extents stays known where the axis is in the type.
//!
//! Elements without strides are put in rows first.

use core::cmp::Ordering;

use alloc::{borrow::Cow, vec::Vec};

use num_traits::{One, Zero, float::FloatCore};

use super::{
    Tensor, TotallyOrdered, View,
    accumulate::{fold_axis, greatest_axis, reduce_axis},
    extremes::{larger, smaller},
    fail,
    reduce::count,
    sizeless::resize,
    tensor::allocate,
};
use crate::{
    axis::{ReducedAxis, one::OneAxis},
    extent::Extents,
    index,
    layout::{AxesOf, Layout, Mapping, RowMajor, Strided, axes::AxisList},
    shape::Shape,
};

/// The extents that are left of a layout, as the type knows them.
pub(super) type Left<X, L, const R: usize, const Q: usize> =
    <<X as OneAxis>::Left<AxesOf<L, R>> as AxisList>::Extents<Q>;

/// The extents that are left; `axis` is below `R`, and `Q` is `R`, or `R - 1`.
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

/// A tensor of the axes that are left, with as many elements as they have.
fn tensor<T, const Q: usize, E: Extents<Q>>(
    data: Vec<T>,
    extents: [usize; Q],
) -> Tensor<T, Q, RowMajor<Q, E>> {
    Tensor { data, layout: RowMajor::new(Shape::pack(&extents)) }
}

/// As many elements as extents have, all the same.
#[track_caller]
fn filled<T: Clone>(extents: &[usize], value: T) -> Vec<T> {
    let count = index::element_count(extents).unwrap_or(usize::MAX);
    let mut data = match allocate(count) {
        Ok(data) => data,
        Err(error) => fail(&error),
    };
    resize(&mut data, count, value);
    data
}

impl<'a, T, const R: usize, L: Mapping<R>> View<'a, T, R, L> {
    /// Folds the elements along an axis, in the order of the axis: for each index of the others what came of it. Where the extent of
    /// the axis is 0 that is `init`.
    ///
    /// Along an axis that is not the innermost one in memory, several folds go on side by side, whole rows at a time.
    ///
    /// # Panics
    ///
    /// As [`to_vec`](Self::to_vec), and so do the other reductions along an axis. An axis in the type that is not below the rank is an
    /// error of `cargo check`.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{Axis, AxisOf, View, shape};
    ///
    /// let memory = [1, 2, 3, 4, 5, 6];
    /// let matrix = View::new(&memory, shape![2, 3])?;
    /// // The digits of a number, from the axis in the type: `[2, 3]` without axis 1 is `[2]`, in the type.
    /// let numbers = matrix.fold_axis(Axis::<1>, 0, |number, digit| number * 10 + digit);
    /// assert_eq!(numbers, shapewise::Tensor::new(vec![123, 456], shape![2])?);
    /// // From an axis that is known when running.
    /// let numbers = matrix.fold_axis(AxisOf::new(-2)?, 0, |number, digit| number * 10 + digit);
    /// assert_eq!(numbers.as_slice(), [14, 25, 36]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[track_caller]
    pub fn fold_axis<B: Clone, const Q: usize, X: ReducedAxis<R, Q>>(
        &self,
        axis: X,
        init: B,
        mut fold: impl FnMut(&B, &'a T) -> B,
    ) -> Tensor<B, Q, RowMajor<Q, Left<X, L, R, Q>>>
    where
        Left<X, L, R, Q>: Extents<Q>,
    {
        let extents = left(self.extents(), axis.number());
        let (mut data, layout) = (filled(&extents, init), self.layout.seen().ranked());
        if L::HAS_STRIDES {
            fold_axis(&mut data, (self.data, &layout), axis.number(), fold);
        } else {
            let rows: Vec<&'a T> = self.iter().collect();
            fold_axis(&mut data, (&rows, &layout), axis.number(), |folded, element| fold(folded, *element));
        }
        tensor(data, extents)
    }

    /// The sums along an axis; 0 where its extent is 0. In no promised order, as [`sum`](Self::sum).
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
    /// An axis in [`Keep`](crate::Keep) stays, with extent `One`, so that the result broadcasts to what it was made of. The softmax of
    /// each row:
    ///
    /// ```
    /// use shapewise::{Axis, Keep, View, shape};
    ///
    /// let memory = [0.0_f32, 0.0, 1.0, 1.0, 2.0, 1000.0];
    /// let x = View::new(&memory, shape![2, 3])?;
    ///
    /// let largest = x.max_axis_by(Keep(Axis::<1>), f32::total_cmp).unwrap();
    /// let powers = (x - largest).map(|x| x.exp());
    /// let softmax = &powers / powers.view().sum_axis(Keep(Axis::<1>));
    ///
    /// assert_eq!(softmax.view().row([1]), [0.0, 0.0, 1.0]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[track_caller]
    pub fn sum_axis<const Q: usize, X: ReducedAxis<R, Q>>(
        &self,
        axis: X,
    ) -> Tensor<T, Q, RowMajor<Q, Left<X, L, R, Q>>>
    where
        T: Copy + Zero,
        Left<X, L, R, Q>: Extents<Q>,
    {
        let extents = left(self.extents(), axis.number());
        let (mut data, (memory, layout)) = (filled(&extents, T::zero()), self.in_rows());
        reduce_axis(&mut data, (&memory, &layout), axis.number(), |_| T::zero(), T::add);
        tensor(data, extents)
    }

    /// The products along an axis; 1 where its extent is 0. In no promised order, as [`sum`](Self::sum).
    ///
    /// ```
    /// use shapewise::{Axis, View, shape};
    ///
    /// assert_eq!(View::new(&[2, 3, 5, 7], shape![2, 2])?.product_axis(Axis::<1>).as_slice(), [6, 35]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[track_caller]
    pub fn product_axis<const Q: usize, X: ReducedAxis<R, Q>>(
        &self,
        axis: X,
    ) -> Tensor<T, Q, RowMajor<Q, Left<X, L, R, Q>>>
    where
        T: Copy + One,
        Left<X, L, R, Q>: Extents<Q>,
    {
        let extents = left(self.extents(), axis.number());
        let (mut data, (memory, layout)) = (filled(&extents, T::one()), self.in_rows());
        reduce_axis(&mut data, (&memory, &layout), axis.number(), |_| T::one(), T::mul);
        tensor(data, extents)
    }

    /// The means of floats along an axis; NaN where its extent is 0. In no promised order, as [`sum`](Self::sum).
    ///
    /// ```
    /// use shapewise::{Axis, View, shape};
    ///
    /// assert_eq!(View::new(&[1.0, 2.0, 3.0, 7.0], shape![2, 2])?.mean_axis(Axis::<0>).as_slice(), [2.0, 4.5]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[track_caller]
    pub fn mean_axis<const Q: usize, X: ReducedAxis<R, Q>>(
        &self,
        axis: X,
    ) -> Tensor<T, Q, RowMajor<Q, Left<X, L, R, Q>>>
    where
        T: FloatCore,
        Left<X, L, R, Q>: Extents<Q>,
    {
        let mut means = self.sum_axis(axis);
        let count = count(self.layout.extent(axis.number()));
        for mean in &mut means.data {
            *mean = mean.div(count);
        }
        means
    }

    /// The largest elements along an axis; `None` where its extent is 0. For floats, see [`max_axis_by`](Self::max_axis_by).
    ///
    /// ```
    /// use shapewise::{Axis, View, shape};
    ///
    /// let memory = [1, 9, 3, 4, 5, 6];
    /// let matrix = View::new(&memory, shape![2, 3])?;
    /// assert_eq!(matrix.max_axis(Axis::<0>).unwrap().as_slice(), [4, 9, 6]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[track_caller]
    pub fn max_axis<const Q: usize, X: ReducedAxis<R, Q>>(
        &self,
        axis: X,
    ) -> Option<Tensor<T, Q, RowMajor<Q, Left<X, L, R, Q>>>>
    where
        T: Copy + TotallyOrdered,
        Left<X, L, R, Q>: Extents<Q>,
    {
        self.extreme(axis, larger)
    }

    /// The smallest elements along an axis; `None` where its extent is 0. For floats, see [`min_axis_by`](Self::min_axis_by).
    #[must_use]
    #[track_caller]
    pub fn min_axis<const Q: usize, X: ReducedAxis<R, Q>>(
        &self,
        axis: X,
    ) -> Option<Tensor<T, Q, RowMajor<Q, Left<X, L, R, Q>>>>
    where
        T: Copy + TotallyOrdered,
        Left<X, L, R, Q>: Extents<Q>,
    {
        self.extreme(axis, smaller)
    }

    /// The largest elements along an axis by a comparison, the first one of several that are equal; `None` where its extent is 0. What
    /// is said of floats at [`max_by`](Self::max_by) holds here.
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
        &self,
        axis: X,
        mut compare: impl FnMut(&T, &T) -> Ordering,
    ) -> Option<Tensor<T, Q, RowMajor<Q, Left<X, L, R, Q>>>>
    where
        T: Copy,
        Left<X, L, R, Q>: Extents<Q>,
    {
        let (memory, layout) = self.in_rows();
        let mut data = first_along(&View { data: &memory, layout }, axis.number())?.to_vec();
        fold_axis(&mut data, (&memory, &layout), axis.number(), |most, element| {
            if compare(element, most).is_gt() { *element } else { *most }
        });
        Some(tensor(data, left(self.extents(), axis.number())))
    }

    /// The smallest elements along an axis by a comparison, as [`max_axis_by`](Self::max_axis_by).
    #[track_caller]
    pub fn min_axis_by<const Q: usize, X: ReducedAxis<R, Q>>(
        &self,
        axis: X,
        mut compare: impl FnMut(&T, &T) -> Ordering,
    ) -> Option<Tensor<T, Q, RowMajor<Q, Left<X, L, R, Q>>>>
    where
        T: Copy,
        Left<X, L, R, Q>: Extents<Q>,
    {
        self.max_axis_by(axis, |left, right| compare(right, left))
    }

    /// Where along an axis the largest elements are, the first one of several that are equal; `None` where its extent is 0. For floats,
    /// see [`argmax_axis_by`](Self::argmax_axis_by).
    ///
    /// ```
    /// use shapewise::{Axis, View, shape};
    ///
    /// let memory = [1, 9, 9, 4, 5, 6];
    /// let scores = View::new(&memory, shape![2, 3])?;
    /// assert_eq!(scores.argmax_axis(Axis::<1>).unwrap().as_slice(), [1, 2]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[track_caller]
    pub fn argmax_axis<const Q: usize, X: ReducedAxis<R, Q>>(
        &self,
        axis: X,
    ) -> Option<Tensor<usize, Q, RowMajor<Q, Left<X, L, R, Q>>>>
    where
        T: TotallyOrdered,
        Left<X, L, R, Q>: Extents<Q>,
    {
        self.argmax_axis_by(axis, Ord::cmp)
    }

    /// Where along an axis the smallest elements are, as [`argmax_axis`](Self::argmax_axis).
    #[must_use]
    #[track_caller]
    pub fn argmin_axis<const Q: usize, X: ReducedAxis<R, Q>>(
        &self,
        axis: X,
    ) -> Option<Tensor<usize, Q, RowMajor<Q, Left<X, L, R, Q>>>>
    where
        T: TotallyOrdered,
        Left<X, L, R, Q>: Extents<Q>,
    {
        self.argmin_axis_by(axis, Ord::cmp)
    }

    /// Where along an axis the largest elements are, by a comparison, as [`argmax_axis`](Self::argmax_axis). What is said of floats at
    /// [`max_by`](Self::max_by) holds here.
    #[track_caller]
    pub fn argmax_axis_by<const Q: usize, X: ReducedAxis<R, Q>>(
        &self,
        axis: X,
        mut compare: impl FnMut(&T, &T) -> Ordering,
    ) -> Option<Tensor<usize, Q, RowMajor<Q, Left<X, L, R, Q>>>>
    where
        Left<X, L, R, Q>: Extents<Q>,
    {
        let layout = self.layout.seen().ranked();
        let places = if L::HAS_STRIDES {
            let first = first_along(&View { data: self.data, layout }, axis.number())?;
            let mut best = first.map(|element| (0, element)).into_vec();
            greatest_axis(&mut best, (self.data, &layout), axis.number(), compare);
            best.into_iter().map(|(place, _)| place).collect()
        } else {
            let rows: Vec<&'a T> = self.iter().collect();
            let first = first_along(&View { data: &rows, layout }, axis.number())?;
            let mut best = first.map(|element| (0, element)).into_vec();
            greatest_axis(&mut best, (&rows, &layout), axis.number(), |left, right| compare(left, right));
            best.into_iter().map(|(place, _)| place).collect()
        };
        Some(tensor(places, left(self.extents(), axis.number())))
    }

    /// Where along an axis the smallest elements are, by a comparison, as [`argmax_axis_by`](Self::argmax_axis_by).
    #[track_caller]
    pub fn argmin_axis_by<const Q: usize, X: ReducedAxis<R, Q>>(
        &self,
        axis: X,
        mut compare: impl FnMut(&T, &T) -> Ordering,
    ) -> Option<Tensor<usize, Q, RowMajor<Q, Left<X, L, R, Q>>>>
    where
        Left<X, L, R, Q>: Extents<Q>,
    {
        self.argmax_axis_by(axis, |left, right| compare(right, left))
    }

    /// The larger, or the smaller, of all elements along an axis.
    #[track_caller]
    fn extreme<const Q: usize, X: ReducedAxis<R, Q>>(
        &self,
        axis: X,
        which: impl Fn(T, T) -> T,
    ) -> Option<Tensor<T, Q, RowMajor<Q, Left<X, L, R, Q>>>>
    where
        T: Copy,
        Left<X, L, R, Q>: Extents<Q>,
    {
        let (memory, layout) = self.in_rows();
        let mut data = first_along(&View { data: &memory, layout }, axis.number())?.to_vec();
        reduce_axis(&mut data, (&memory, &layout), axis.number(), |start| start, which);
        Some(tensor(data, left(self.extents(), axis.number())))
    }

    /// The memory, and the layout by strides of what is in it: a copy in rows where there are no strides.
    fn in_rows(&self) -> (Cow<'a, [T]>, Strided<R>)
    where
        T: Clone,
    {
        let memory = if L::HAS_STRIDES { Cow::Borrowed(self.data) } else { Cow::Owned(self.to_vec()) };
        (memory, self.layout.seen().ranked())
    }
}

/// The elements at place 0 of an axis, if it has that; the axis stays.
fn first_along<'a, T, const R: usize>(view: &View<'a, T, R>, axis: usize) -> Option<View<'a, T, R>> {
    let mut extents = view.extents();
    if let Some(extent) = extents.get_mut(axis) {
        if *extent == 0 {
            return None;
        }
        *extent = 1;
    }
    let layout = Strided::from_axes(extents, view.strides());
    // Where the axis runs backwards its first element is the last one in memory.
    Some(view.derived(view.layout.base().saturating_sub(layout.base()), &layout))
}
