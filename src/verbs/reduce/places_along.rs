//! Where along an axis the largest and smallest elements are.

use core::cmp::Ordering;

use alloc::vec::Vec;

use crate::{
    array::{Lend, TensorBase, TotallyOrdered},
    axis::ReducedAxis,
    index::MemoryError,
    layout::{Layout, Mapping, Strided},
    loops::{accumulate::greatest_axis, allocate::allocate},
    message::or_fail,
    private::Always,
    verbs::{
        Reduced,
        reduce::{
            extremes_along::{first_along, reversed},
            fold::mask,
        },
    },
};

/// Where along an axis the largest elements are, by a comparison.
pub(crate) fn places_by<T, const R: usize>(
    (data, layout): (&[T], &Strided<R>),
    axis: usize,
    is_reduced: &[bool; R],
    compare: impl FnMut(&T, &T) -> Ordering,
) -> Result<Option<Vec<usize>>, MemoryError> {
    let Some(first) = first_along(data, layout, is_reduced) else { return Ok(None) };
    let mut best = allocate(first.element_count())?;
    best.extend(first.iter().map(|element| (0, element)));
    greatest_axis(&mut best, (data, layout), axis, compare);
    let mut places = allocate(best.len())?;
    places.extend(best.into_iter().map(|(place, _)| place));
    Ok(Some(places))
}

/// Where the largest and smallest elements along an axis are.
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Mapping<R>> TensorBase<T, S, R, L> {
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
    pub fn argmax_axis<const Q: usize, X: ReducedAxis<R, Q, IsOne: Always>>(
        &'s self,
        axis: X,
    ) -> Option<Reduced<usize, X, L, R, Q>>
    where
        T: TotallyOrdered<Holds: Always>,
    {
        or_fail(self.try_argmax_axis::<Q, X>(axis))
    }

    /// [`argmax_axis`](Self::argmax_axis), which returns an error.
    ///
    /// # Errors
    ///
    /// [`MemoryError`] if there is not enough memory for the result.
    pub fn try_argmax_axis<const Q: usize, X: ReducedAxis<R, Q, IsOne: Always>>(
        &'s self,
        axis: X,
    ) -> Result<Option<Reduced<usize, X, L, R, Q>>, MemoryError>
    where
        T: TotallyOrdered<Holds: Always>,
    {
        self.try_argmax_axis_by(axis, Ord::cmp)
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
    pub fn argmin_axis<const Q: usize, X: ReducedAxis<R, Q, IsOne: Always>>(
        &'s self,
        axis: X,
    ) -> Option<Reduced<usize, X, L, R, Q>>
    where
        T: TotallyOrdered<Holds: Always>,
    {
        or_fail(self.try_argmin_axis::<Q, X>(axis))
    }

    /// [`argmin_axis`](Self::argmin_axis), which returns an error.
    ///
    /// # Errors
    ///
    /// [`MemoryError`] if there is not enough memory for the result.
    pub fn try_argmin_axis<const Q: usize, X: ReducedAxis<R, Q, IsOne: Always>>(
        &'s self,
        axis: X,
    ) -> Result<Option<Reduced<usize, X, L, R, Q>>, MemoryError>
    where
        T: TotallyOrdered<Holds: Always>,
    {
        self.try_argmax_axis_by(axis, reversed(Ord::cmp))
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
    #[must_use]
    #[track_caller]
    pub fn argmax_axis_by<const Q: usize, X: ReducedAxis<R, Q, IsOne: Always>>(
        &'s self,
        axis: X,
        compare: impl FnMut(&T, &T) -> Ordering,
    ) -> Option<Reduced<usize, X, L, R, Q>> {
        or_fail(self.try_argmax_axis_by::<Q, X>(axis, compare))
    }

    /// [`argmax_axis_by`](Self::argmax_axis_by), which returns an error.
    ///
    /// # Errors
    ///
    /// [`MemoryError`] if there is not enough memory for the result.
    pub fn try_argmax_axis_by<const Q: usize, X: ReducedAxis<R, Q, IsOne: Always>>(
        &'s self,
        axis: X,
        mut compare: impl FnMut(&T, &T) -> Ordering,
    ) -> Result<Option<Reduced<usize, X, L, R, Q>>, MemoryError> {
        let (layout, at, is_reduced) = (self.layout.seen().ranked(), axis.number(R), mask(axis));
        let places = if L::HAS_STRIDES {
            places_by((self.data.lend(), &layout), at, &is_reduced, compare)?
        } else {
            let elements = self.references()?;
            places_by((&elements, &layout), at, &is_reduced, |left, right| compare(left, right))?
        };
        Ok(places.map(|places| self.reduced::<_, Q, X>(&is_reduced, places)))
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
    #[must_use]
    #[track_caller]
    pub fn argmin_axis_by<const Q: usize, X: ReducedAxis<R, Q, IsOne: Always>>(
        &'s self,
        axis: X,
        compare: impl FnMut(&T, &T) -> Ordering,
    ) -> Option<Reduced<usize, X, L, R, Q>> {
        or_fail(self.try_argmin_axis_by::<Q, X>(axis, compare))
    }

    /// [`argmin_axis_by`](Self::argmin_axis_by), which returns an error.
    ///
    /// # Errors
    ///
    /// [`MemoryError`] if there is not enough memory for the result.
    pub fn try_argmin_axis_by<const Q: usize, X: ReducedAxis<R, Q, IsOne: Always>>(
        &'s self,
        axis: X,
        compare: impl FnMut(&T, &T) -> Ordering,
    ) -> Result<Option<Reduced<usize, X, L, R, Q>>, MemoryError> {
        self.try_argmax_axis_by(axis, reversed(compare))
    }
}
