//! Two parts of an array whose rank is known at run time, to read and to write.

use crate::{
    array::{
        Lend, StorageMut,
        dynamic::{DynBase, DynStrided, DynView, DynViewMut},
    },
    axis,
    verbs::SplitError,
};

/// An axis, its extent and its stride.
type SplitAxis = (usize, usize, isize);

impl DynStrided {
    /// The axis to split, which has the position `at`.
    fn cut(&self, axis: isize, at: usize) -> Result<SplitAxis, SplitError> {
        let axis = axis::resolve(axis, self.rank())?;
        let (extent, stride) = self.axis(axis);
        if at > extent { Err(SplitError::Behind { axis, at, extent }) } else { Ok((axis, extent, stride)) }
    }

    /// Where the memory of the `extent` coordinates of an axis from `first` on begins, and their layout.
    fn cut_at(&self, (axis, _, stride): SplitAxis, first: usize, extent: usize) -> (usize, Self) {
        let mut axes = self.axes().clone();
        if let Some(to) = axes.get_mut(axis) {
            to.0 = extent;
        }
        // The offset of an element fits; that of a part without elements is not used.
        Self::of_axes(axes, self.base().wrapping_add(first.wrapping_mul(stride.cast_unsigned())))
    }
}

impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
    /// Splits into two views along an axis: the coordinates below `at`, and the rest. Extents `[m, n]` split at `k` along axis 1 are `[m, k]`
    /// and `[m, n - k]`. Axis -1 is the last. Nothing is copied.
    ///
    /// # Errors
    ///
    /// [`SplitError::NoSuchAxis`], [`SplitError::Behind`] if the position is above the extent of the axis.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4, 5, 6], [2, 3])?;
    /// let (left, right) = matrix.split_at(-1, 1)?;
    /// assert_eq!((left.to_vec(), right.to_vec()), (vec![1, 4], vec![2, 3, 5, 6]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "array_split")]
    pub fn split_at(
        &'s self,
        axis: isize,
        at: usize,
    ) -> Result<(DynView<'a, T>, DynView<'a, T>), SplitError> {
        let cut @ (_, extent, _) = self.layout.cut(axis, at)?;
        let rest = extent.saturating_sub(at);
        Ok((self.part(self.layout.cut_at(cut, 0, at)), self.part(self.layout.cut_at(cut, at, rest))))
    }
}

impl<T, S: StorageMut<T>> DynBase<T, S> {
    /// Splits into two mutable views along an axis, which can be written at the same time. One part must be entirely before the other in memory. That
    /// holds for the first axis of a row-major array, and for each axis if all axes before it have extent 1. Axis -1 is the last.
    ///
    /// # Errors
    ///
    /// [`SplitError::NoSuchAxis`], [`SplitError::Behind`] if the position is above the extent of the axis, [`SplitError::Interleaved`] if the
    /// parts are not one after another in memory.
    ///
    /// ```
    /// use shapewise::array::DynTensor;
    ///
    /// let mut matrix = DynTensor::new(vec![1, 2, 3, 4], [2, 2])?;
    /// let (top, mut bottom) = matrix.split_at_mut(0, 1)?;
    /// bottom.assign(&top)?;
    /// assert_eq!(matrix.as_slice(), [1, 2, 1, 2]);
    /// assert!(matrix.split_at_mut(1, 1).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "into_split_at")]
    pub fn split_at_mut(
        &mut self,
        axis: isize,
        at: usize,
    ) -> Result<(DynViewMut<'_, T>, DynViewMut<'_, T>), SplitError> {
        let cut @ (axis, extent, stride) = self.layout.cut(axis, at)?;
        let rest = extent.saturating_sub(at);
        let (_, first) = self.layout.cut_at(cut, 0, at);
        let (_, second) = self.layout.cut_at(cut, at, rest);
        let data = self.data.elements_mut();
        // A part without elements needs no memory, so the other part takes all of it.
        if second.element_count() == 0 {
            return Ok((DynBase::of_parts(data, first), DynBase::of_parts(&mut [], second)));
        }
        if first.element_count() == 0 {
            return Ok((DynBase::of_parts(&mut [], first), DynBase::of_parts(data, second)));
        }
        let span = DynStrided::of_axes(self.layout.axes().without(axis).0, 0).1.span();
        if span > stride.unsigned_abs() {
            return Err(SplitError::Interleaved { axis, stride, span });
        }
        let lower = if stride < 0 { rest } else { at };
        let cut = lower.saturating_mul(stride.unsigned_abs());
        let (low, high) = data.split_at_mut_checked(cut).unwrap_or_default();
        let (of_first, of_second) = if stride < 0 { (high, low) } else { (low, high) };
        Ok((DynBase::of_parts(of_first, first), DynBase::of_parts(of_second, second)))
    }
}
