//! The largest and smallest elements by a comparison, and where the largest and smallest are: of all elements, or along an axis.

use core::cmp::Ordering;

use alloc::vec::Vec;

use crate::{
    array::{
        Lend, TotallyOrdered,
        dynamic::{DynArrayError, DynAxes, DynBase, DynTensor, along::Rows, axes::Mask, rearrange::tensor},
    },
    axis::AxisOf,
    layout::Strided,
    loops::accumulate::Fold,
    private::Always,
    rank::MAX_RANK,
    verbs::reduce::{
        extremes_along::{largest_by, reversed},
        places_along::places_by,
    },
};

/// Of all elements.
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
    /// A comparison in, the largest element out; `None` if there are none. If several are equal, it is any of them. For floats, see
    /// [`TensorBase::max_by`](crate::array::TensorBase::max_by).
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[1.5, -2.0, 3.0, 0.0], &"[2,2]".parse()?)?;
    /// assert_eq!(matrix.max_by(f64::total_cmp), Some(&3.0));
    /// assert_eq!(matrix.argmin_by(f64::total_cmp), Some(vec![0, 1]));
    /// assert_eq!(matrix.max_axis_by(0, f64::total_cmp)?.unwrap().as_slice(), [3.0, 0.0]);
    /// assert_eq!(matrix.argmin_axis_by(0, f64::total_cmp)?.unwrap().as_slice(), [0, 0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn max_by(&'s self, mut compare: impl FnMut(&T, &T) -> Ordering) -> Option<&'a T> {
        self.fold(None, |most, element| match most {
            Some(most) if compare(element, most).is_le() => Some(most),
            _ => Some(element),
        })
    }

    /// A comparison in, the smallest element out: [`max_by`](Self::max_by) with the comparison reversed.
    #[must_use]
    pub fn min_by(&'s self, compare: impl FnMut(&T, &T) -> Ordering) -> Option<&'a T> {
        self.max_by(reversed(compare))
    }

    /// The index of the largest element, of the first if there are several; `None` if there are no elements.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[1, 5, 3, 5], &"[2,2]".parse()?)?;
    /// assert_eq!((matrix.argmax(), matrix.argmin()), (Some(vec![0, 1]), Some(vec![0, 0])));
    /// assert_eq!(matrix.argmax_axis(0)?.unwrap().as_slice(), [1, 0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn argmax(&'s self) -> Option<Vec<usize>>
    where
        T: TotallyOrdered<Holds: Always>,
    {
        self.first_greatest(T::cmp)
    }

    /// The index of the smallest element, of the first if there are several; `None` if there are no elements: see [`argmax`](Self::argmax).
    #[must_use]
    pub fn argmin(&'s self) -> Option<Vec<usize>>
    where
        T: TotallyOrdered<Holds: Always>,
    {
        self.first_greatest(reversed(T::cmp))
    }

    /// A comparison in, the index of the largest element out, of the first if there are several; `None` if there are none: [`max_by`](Self::max_by).
    #[must_use]
    pub fn argmax_by(&'s self, compare: impl FnMut(&T, &T) -> Ordering) -> Option<Vec<usize>> {
        self.first_greatest(compare)
    }

    /// A comparison in, the index of the smallest element out, of the first if there are several; `None` if there are none: [`min_by`](Self::min_by).
    #[must_use]
    pub fn argmin_by(&'s self, compare: impl FnMut(&T, &T) -> Ordering) -> Option<Vec<usize>> {
        self.first_greatest(reversed(compare))
    }

    fn first_greatest(&'s self, mut compare: impl FnMut(&T, &T) -> Ordering) -> Option<Vec<usize>> {
        let first = |best: (usize, &'a T), next: (usize, &'a T)| {
            if compare(next.1, best.1).is_gt() { next } else { best }
        };
        self.iter().enumerate().reduce(first).map(|(place, _)| self.index_of(place).into_vec())
    }
}

/// Along an axis.
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
    /// Axes and a comparison in, the largest elements along the axes out, the first ones if there are several; `None` if the extent of an
    /// axis is 0. Axis -1 is the last; several are a list, `[0, -1]`.
    ///
    /// # Errors
    ///
    /// Same errors as [`sum_axis`](Self::sum_axis).
    pub fn max_axis_by(
        &'s self,
        axes: impl DynAxes,
        compare: impl FnMut(&T, &T) -> Ordering,
    ) -> Result<Option<DynTensor<T>>, DynArrayError>
    where
        T: Copy,
    {
        let (found, extents) = self.reduced_by(axes.axes(), |rows, mask| {
            largest_by::<Fold<Strided<MAX_RANK>, AxisOf<MAX_RANK>>, _, MAX_RANK>(rows, mask, compare)
        })?;
        Ok(found.map(|found| tensor((found, extents))))
    }

    /// Axes and a comparison in, the smallest elements along the axes out: [`max_axis_by`](Self::max_axis_by) with the comparison reversed.
    ///
    /// # Errors
    ///
    /// Same errors as [`sum_axis`](Self::sum_axis).
    pub fn min_axis_by(
        &'s self,
        axes: impl DynAxes,
        compare: impl FnMut(&T, &T) -> Ordering,
    ) -> Result<Option<DynTensor<T>>, DynArrayError>
    where
        T: Copy,
    {
        self.max_axis_by(axes, reversed(compare))
    }

    /// An axis in, the positions of the largest elements along it out, of the first ones if there are several; `None` if the extent of the
    /// axis is 0. Axis -1 is the last.
    ///
    /// # Errors
    ///
    /// Same errors as [`sum_axis`](Self::sum_axis).
    #[doc(alias = "argmax")]
    pub fn argmax_axis(&'s self, axis: isize) -> Result<Option<DynTensor<usize>>, DynArrayError>
    where
        T: TotallyOrdered<Holds: Always>,
    {
        self.places(axis, T::cmp)
    }

    /// An axis in, the positions of the smallest elements along it out, of the first ones if there are several; `None` if the extent of the
    /// axis is 0. Axis -1 is the last.
    ///
    /// # Errors
    ///
    /// Same errors as [`sum_axis`](Self::sum_axis).
    #[doc(alias = "argmin")]
    pub fn argmin_axis(&'s self, axis: isize) -> Result<Option<DynTensor<usize>>, DynArrayError>
    where
        T: TotallyOrdered<Holds: Always>,
    {
        self.places(axis, reversed(T::cmp))
    }

    /// An axis and a comparison in, the positions of the largest elements along the axis out: [`argmax_axis`](Self::argmax_axis).
    ///
    /// # Errors
    ///
    /// Same errors as [`sum_axis`](Self::sum_axis).
    pub fn argmax_axis_by(
        &'s self,
        axis: isize,
        compare: impl FnMut(&T, &T) -> Ordering,
    ) -> Result<Option<DynTensor<usize>>, DynArrayError> {
        self.places(axis, compare)
    }

    /// An axis and a comparison in, the positions of the smallest elements along the axis out: [`argmin_axis`](Self::argmin_axis).
    ///
    /// # Errors
    ///
    /// Same errors as [`sum_axis`](Self::sum_axis).
    pub fn argmin_axis_by(
        &'s self,
        axis: isize,
        compare: impl FnMut(&T, &T) -> Ordering,
    ) -> Result<Option<DynTensor<usize>>, DynArrayError> {
        self.places(axis, reversed(compare))
    }

    fn places(
        &'s self,
        axis: isize,
        compare: impl FnMut(&T, &T) -> Ordering,
    ) -> Result<Option<DynTensor<usize>>, DynArrayError> {
        let at = self.led_axis(axis)?;
        let found = |rows: Rows<'_, T>, mask: &Mask| places_by(rows, at, mask, compare);
        let (places, extents) = self.reduced_by(&[axis], found)?;
        Ok(places.map(|places| tensor((places, extents))))
    }
}
