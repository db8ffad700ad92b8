//! The largest and smallest elements along one axis, and where they are.

use core::cmp::Ordering;

use alloc::vec::Vec;

use super::{
    Lend, Reduced, TensorBase, TotallyOrdered, View,
    accumulate::{Fold, Rows, fold_axis, greatest_axis, reduce_axis},
    along_axis::flattened,
    extremes::{larger, smaller},
};
use crate::{
    axis::ReducedAxis,
    layout::{Layout, Mapping, Strided},
};

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
fn largest_by<K: Rows<R>, T: Copy, const R: usize>(
    data: &[T],
    layout: &Strided<R>,
    axis: usize,
    compare: impl FnMut(&T, &T) -> Ordering,
) -> Option<Vec<T>> {
    let mut all = first_along(data, layout, axis)?.to_vec();
    fold_axis::<K, _, _, R>(&mut all, (data, layout), axis, larger_by(compare));
    Some(all)
}

/// Two elements in, the larger one by a comparison out; the first if they are equal. A function of its own: a closure in [`largest_by`]
/// would have a type, and loops compiled for it, per layout.
fn larger_by<T: Copy>(mut compare: impl FnMut(&T, &T) -> Ordering) -> impl FnMut(&T, &T) -> T {
    move |most, element| if compare(element, most).is_gt() { *element } else { *most }
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

/// The largest and smallest elements along an axis.
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Mapping<R>> TensorBase<T, S, R, L> {
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
    {
        let mut copy = Vec::new();
        let (data, layout) = self.in_rows(&mut copy);
        Some(self.reduced(axis, extremes(data, &layout, axis.number(R), larger)?))
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
    {
        let mut copy = Vec::new();
        let (data, layout) = self.in_rows(&mut copy);
        Some(self.reduced(axis, extremes(data, &layout, axis.number(R), smaller)?))
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
    {
        let mut copy = Vec::new();
        let (data, layout) = self.in_rows(&mut copy);
        let most = largest_by::<Fold<L::Seen, X>, _, R>(data, &layout, axis.number(R), compare)?;
        Some(self.reduced(axis, most))
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
    ) -> Option<Reduced<usize, X, L, R, Q>> {
        let (layout, at) = (self.layout.seen().ranked(), axis.number(R));
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
    ) -> Option<Reduced<usize, X, L, R, Q>> {
        self.argmax_axis_by(axis, reversed(compare))
    }
}
