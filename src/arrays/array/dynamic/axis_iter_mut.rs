//! Subviews along an axis, to write; and elements with their indices.

use core::{iter::FusedIterator, mem};

use crate::{
    array::{
        Lend, StorageMut,
        dynamic::{DynBase, DynStrided, DynViewMut},
    },
    axis,
    verbs::SplitError,
};

/// The subviews along an axis of an array whose rank is known at run time, to write, in its order: [`DynBase::axis_iter_mut`].
#[derive(Debug)]
pub struct DynAxisIterMut<'a, T> {
    // The memory of the remaining subviews, which are one after another.
    data: &'a mut [T],
    layout: DynStrided,
    stride: isize,
    remaining: usize,
}

impl<'a, T> DynAxisIterMut<'a, T> {
    /// Splits off one subview, the lowest in memory or the highest.
    fn take(&mut self, is_lowest: bool) -> Option<DynViewMut<'a, T>> {
        self.remaining = self.remaining.checked_sub(1)?;
        let data = mem::take(&mut self.data);
        let taken = match self.remaining {
            0 => data,
            remaining => {
                let lower = if is_lowest { 1 } else { remaining };
                let at = lower.saturating_mul(self.stride.unsigned_abs());
                // If there are no elements, the memory may be too short; it is not read then.
                let (lower, upper) = data.split_at_mut_checked(at).unwrap_or_default();
                let (taken, kept) = if is_lowest { (lower, upper) } else { (upper, lower) };
                self.data = kept;
                taken
            }
        };
        Some(DynBase::of_parts(taken, self.layout.clone()))
    }
}

impl<'a, T> Iterator for DynAxisIterMut<'a, T> {
    type Item = DynViewMut<'a, T>;

    fn next(&mut self) -> Option<DynViewMut<'a, T>> {
        self.take(self.stride >= 0)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.remaining, Some(self.remaining))
    }
}

impl<T> DoubleEndedIterator for DynAxisIterMut<'_, T> {
    fn next_back(&mut self) -> Option<Self::Item> {
        self.take(self.stride < 0)
    }
}

impl<T> ExactSizeIterator for DynAxisIterMut<'_, T> {}
impl<T> FusedIterator for DynAxisIterMut<'_, T> {}

impl<T, S: StorageMut<T>> DynBase<T, S> {
    /// Returns an iterator over the subviews at the coordinates of an axis, in order and to write. Extents `[m, n]` along axis 0 become
    /// `m` mutable views of `[n]`. Axis -1 is the last.
    ///
    /// # Errors
    ///
    /// [`SplitError::NoSuchAxis`], and [`SplitError::Interleaved`] if the subviews are not one after another in memory, as those along the first axis of a
    /// row-major array are.
    ///
    /// ```
    /// use shapewise::array::DynTensor;
    ///
    /// let mut matrix = DynTensor::filled([2, 3], 0)?;
    /// for (i, mut row) in matrix.axis_iter_mut(0)?.enumerate() {
    ///     row.fill(i);
    /// }
    /// assert_eq!(matrix.as_slice(), [0, 0, 0, 1, 1, 1]);
    /// assert!(matrix.axis_iter_mut(1).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("outer_iter_mut", "try_axis_iter_mut"))]
    pub fn axis_iter_mut(&mut self, axis: isize) -> Result<DynAxisIterMut<'_, T>, SplitError> {
        let axis = axis::resolve(axis, self.rank())?;
        let (axes, (remaining, stride)) = self.layout.axes().without(axis);
        // Of the first subview; the others have the same layout in their memory.
        let (_, layout) = DynStrided::of_axes(axes, 0);
        let span = layout.span();
        if remaining > 1 && span > stride.unsigned_abs() {
            return Err(SplitError::Interleaved { axis, stride, span });
        }
        Ok(DynAxisIterMut { data: self.data.elements_mut(), layout, stride, remaining })
    }

    /// Calls a function with each index and its element, to write, in logical order.
    ///
    /// ```
    /// use shapewise::array::DynTensor;
    ///
    /// let mut matrix = DynTensor::filled([2, 2], 0)?;
    /// matrix.indexed_for_each_mut(|index, element| *element = 10 * index[0] + index[1]);
    /// assert_eq!(matrix.as_slice(), [0, 1, 10, 11]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "indexed_iter_mut")]
    pub fn indexed_for_each_mut(&mut self, mut visit: impl FnMut(&[usize], &mut T)) {
        let data = self.data.elements_mut();
        self.layout.each_index(|index, offset| {
            if let Some(element) = data.get_mut(offset) {
                visit(index, element);
            }
        });
    }
}

impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
    /// Calls a function with each index and its element, in logical order.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4], [2, 2])?;
    /// let mut diagonal = Vec::new();
    /// matrix.indexed_for_each(|index, element| {
    ///     if index[0] == index[1] {
    ///         diagonal.push(*element);
    ///     }
    /// });
    /// assert_eq!(diagonal, [1, 4]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("indexed_iter", "ndenumerate"))]
    pub fn indexed_for_each(&'s self, mut visit: impl FnMut(&[usize], &'a T)) {
        let data = self.data.lend();
        self.layout.each_index(|index, offset| {
            if let Some(element) = data.get(offset) {
                visit(index, element);
            }
        });
    }
}
