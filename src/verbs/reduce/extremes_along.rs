//! The largest and smallest elements along axes.

use core::{array, cmp::Ordering};

use alloc::vec::Vec;

use crate::{
    array::{Lend, TensorBase, TotallyOrdered, View},
    axis::ReducedAxes,
    index::MemoryError,
    layout::{Layout, Mapping, RowMajor, Strided},
    loops::accumulate::{Fold, Rows, fold_axis, onto, reduce_onto},
    message::or_fail,
    private::Always,
    shape::Shape,
    verbs::{
        Reduced,
        reduce::{
            extremes::{larger, smaller},
            fold::{flattened, mask},
        },
    },
};

/// The elements at index 0 of some axes; `None` if there are no elements along them. The axes stay.
pub(crate) fn first_along<'a, T, const R: usize>(
    data: &'a [T],
    layout: &Strided<R>,
    is_reduced: &[bool; R],
) -> Option<View<'a, T, R>> {
    let (flat, terms) = flattened(layout, is_reduced);
    if terms == 0 {
        return None;
    }
    let first = Strided::from_axes(flat, layout.strides());
    // If an axis runs backwards, its first element is the last in memory.
    Some(TensorBase::cut(data, layout.base().saturating_sub(first.base()), &first))
}

/// The element that `which` selects of all elements along some axes.
pub(crate) fn extremes<T: Copy, const R: usize>(
    (data, layout): (&[T], &Strided<R>),
    is_reduced: &[bool; R],
    which: impl Fn(T, T) -> T,
) -> Result<Option<Vec<T>>, MemoryError> {
    let Some(first) = first_along(data, layout, is_reduced) else { return Ok(None) };
    let mut all = first.try_to_vec()?;
    reduce_onto(&mut all, data, &onto(layout, is_reduced), |start| start, |element, _| element, which);
    Ok(Some(all))
}

/// The largest elements along some axes by a comparison, the first ones if there are several: one axis after another, from the last to the
/// first.
pub(crate) fn largest_by<K: Rows<R>, T: Copy, const R: usize>(
    (data, layout): (&[T], &Strided<R>),
    is_reduced: &[bool; R],
    mut compare: impl FnMut(&T, &T) -> Ordering,
) -> Result<Option<Vec<T>>, MemoryError> {
    let (mut found, mut layout): (Option<Vec<T>>, _) = (None, *layout);
    for axis in (0..R).rev().filter(|axis| is_reduced.get(*axis) == Some(&true)) {
        let (data, is_axis) = (found.as_deref().unwrap_or(data), array::from_fn(|other| other == axis));
        let Some(first) = first_along(data, &layout, &is_axis) else { return Ok(None) };
        let mut all = first.try_to_vec()?;
        fold_axis::<K, _, _, R>(&mut all, (data, &layout), axis, larger_by(&mut compare));
        layout = RowMajor::new(Shape::<R>::pack(&flattened(&layout, &is_axis).0)).ranked();
        found = Some(all);
    }
    match found {
        // Along no axes, each element is the largest.
        None => first_along(data, &layout, is_reduced).map(|all| all.try_to_vec()).transpose(),
        found => Ok(found),
    }
}

/// Two elements in, the larger one by a comparison out; the first if they are equal. A function of its own: a closure in [`largest_by`]
/// would have a type, and loops compiled for it, per layout.
fn larger_by<T: Copy>(mut compare: impl FnMut(&T, &T) -> Ordering) -> impl FnMut(&T, &T) -> T {
    move |most, element| if compare(element, most).is_gt() { *element } else { *most }
}

/// A comparison with its operands exchanged.
pub(crate) fn reversed<T>(mut compare: impl FnMut(&T, &T) -> Ordering) -> impl FnMut(&T, &T) -> Ordering {
    move |left, right| compare(right, left)
}

/// The largest and smallest elements along an axis.
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Mapping<R>> TensorBase<T, S, R, L> {
    /// One axis or several in, the largest elements along them out; `None` if there are no elements along them. For floats, see
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
    #[doc(alias("max_axes", "amax", "reduce_max"))]
    #[must_use]
    #[track_caller]
    pub fn max_axis<const Q: usize, X: ReducedAxes<R, Q, Holds: Always>>(
        &'s self,
        axes: X,
    ) -> Option<Reduced<T, X, L, R, Q>>
    where
        T: Copy + TotallyOrdered<Holds: Always>,
    {
        or_fail(self.try_max_axis::<Q, X>(axes))
    }

    /// [`max_axis`](Self::max_axis), which returns an error.
    ///
    /// # Errors
    ///
    /// [`MemoryError`] if there is not enough memory for the result.
    pub fn try_max_axis<const Q: usize, X: ReducedAxes<R, Q, Holds: Always>>(
        &'s self,
        axes: X,
    ) -> Result<Option<Reduced<T, X, L, R, Q>>, MemoryError>
    where
        T: Copy + TotallyOrdered<Holds: Always>,
    {
        let (is_reduced, mut copy) = (mask(axes), Vec::new());
        let (data, layout) = self.in_rows(&mut copy)?;
        let all = extremes((data, &layout), &is_reduced, larger)?;
        Ok(all.map(|all| self.reduced::<_, Q, X>(&is_reduced, all)))
    }

    /// One axis or several in, the smallest elements along them out; `None` if there are no elements along them. For floats, see
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
    #[doc(alias("min_axes", "amin", "reduce_min"))]
    #[must_use]
    #[track_caller]
    pub fn min_axis<const Q: usize, X: ReducedAxes<R, Q, Holds: Always>>(
        &'s self,
        axes: X,
    ) -> Option<Reduced<T, X, L, R, Q>>
    where
        T: Copy + TotallyOrdered<Holds: Always>,
    {
        or_fail(self.try_min_axis::<Q, X>(axes))
    }

    /// [`min_axis`](Self::min_axis), which returns an error.
    ///
    /// # Errors
    ///
    /// [`MemoryError`] if there is not enough memory for the result.
    pub fn try_min_axis<const Q: usize, X: ReducedAxes<R, Q, Holds: Always>>(
        &'s self,
        axes: X,
    ) -> Result<Option<Reduced<T, X, L, R, Q>>, MemoryError>
    where
        T: Copy + TotallyOrdered<Holds: Always>,
    {
        let (is_reduced, mut copy) = (mask(axes), Vec::new());
        let (data, layout) = self.in_rows(&mut copy)?;
        let all = extremes((data, &layout), &is_reduced, smaller)?;
        Ok(all.map(|all| self.reduced::<_, Q, X>(&is_reduced, all)))
    }

    /// One axis or several, and a comparison, in; the largest elements along the axes out; `None` if there are no elements along them. If
    /// several are equal, it is the first. [`max_by`](Self::max_by) explains comparisons of floats.
    ///
    /// # Panics
    ///
    /// Same panics as [`fold_axis`](Self::fold_axis).
    ///
    /// ```
    /// use shapewise::{Axis, View, axes, shape};
    ///
    /// let memory = [1.0, 9.0, 3.0, 4.0];
    /// let matrix = View::new(&memory, shape![2, 2])?;
    /// assert_eq!(matrix.max_axis_by(Axis::<1>, f64::total_cmp).unwrap().as_slice(), [9.0, 4.0]);
    /// assert_eq!(matrix.max_axis_by(axes![0, 1], f64::total_cmp).unwrap()[[]], 9.0);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[track_caller]
    pub fn max_axis_by<const Q: usize, X: ReducedAxes<R, Q, Holds: Always>>(
        &'s self,
        axes: X,
        compare: impl FnMut(&T, &T) -> Ordering,
    ) -> Option<Reduced<T, X, L, R, Q>>
    where
        T: Copy,
    {
        or_fail(self.try_max_axis_by::<Q, X>(axes, compare))
    }

    /// [`max_axis_by`](Self::max_axis_by), which returns an error.
    ///
    /// # Errors
    ///
    /// [`MemoryError`] if there is not enough memory for the result.
    pub fn try_max_axis_by<const Q: usize, X: ReducedAxes<R, Q, Holds: Always>>(
        &'s self,
        axes: X,
        compare: impl FnMut(&T, &T) -> Ordering,
    ) -> Result<Option<Reduced<T, X, L, R, Q>>, MemoryError>
    where
        T: Copy,
    {
        let (is_reduced, mut copy) = (mask(axes), Vec::new());
        let (data, layout) = self.in_rows(&mut copy)?;
        let most = largest_by::<Fold<L::Seen, X>, _, R>((data, &layout), &is_reduced, compare)?;
        Ok(most.map(|most| self.reduced::<_, Q, X>(&is_reduced, most)))
    }

    /// One axis or several, and a comparison, in; the smallest elements along the axes out, with the rules of [`max_axis_by`](Self::max_axis_by).
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
    #[must_use]
    #[track_caller]
    pub fn min_axis_by<const Q: usize, X: ReducedAxes<R, Q, Holds: Always>>(
        &'s self,
        axes: X,
        compare: impl FnMut(&T, &T) -> Ordering,
    ) -> Option<Reduced<T, X, L, R, Q>>
    where
        T: Copy,
    {
        or_fail(self.try_min_axis_by::<Q, X>(axes, compare))
    }

    /// [`min_axis_by`](Self::min_axis_by), which returns an error.
    ///
    /// # Errors
    ///
    /// [`MemoryError`] if there is not enough memory for the result.
    pub fn try_min_axis_by<const Q: usize, X: ReducedAxes<R, Q, Holds: Always>>(
        &'s self,
        axes: X,
        compare: impl FnMut(&T, &T) -> Ordering,
    ) -> Result<Option<Reduced<T, X, L, R, Q>>, MemoryError>
    where
        T: Copy,
    {
        self.try_max_axis_by(axes, reversed(compare))
    }
}
