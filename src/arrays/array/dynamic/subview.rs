//! One subview along an axis of an array of any rank, and parts to write: subviews and diagonals.

use crate::{
    array::{
        Lend, StorageMut,
        dynamic::{DynBase, DynView, DynViewMut, layout::DynStrided},
    },
    axis,
    rearrange::{CombineError, dynamic::combined_axes},
    slice::position,
    verbs::axes::subview::{SubviewError, only},
};

impl DynStrided {
    /// Where the memory of the subview at a coordinate begins, and its layout.
    fn subview(
        &self,
        axis: isize,
        index: impl FnOnce(usize, usize) -> Result<isize, SubviewError>,
    ) -> Result<(usize, Self), SubviewError> {
        let axis = axis::resolve(axis, self.rank()).map_err(SubviewError::NoSuchAxis)?;
        let (axes, (extent, stride)) = self.axes().without(axis);
        let index = position(axis, index(axis, extent)?, extent).map_err(SubviewError::Index)?;
        // The offset of an element fits; that of a subview without elements is not used.
        Ok(Self::of_axes(axes, self.base().wrapping_add(index.wrapping_mul(stride.cast_unsigned()))))
    }
}

impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
    /// Returns the subview at an index of an axis. Extents `[m, n]` at an index of axis 1 become `[m]`. A negative axis or index counts
    /// from the end. Nothing is copied.
    ///
    /// # Errors
    ///
    /// [`SubviewError::NoSuchAxis`], [`SubviewError::Index`] if the axis does not have the index.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4, 5, 6], [2, 3])?;
    /// assert_eq!(matrix.index_axis(-1, 0)?.to_vec(), [1, 4]);
    /// assert_eq!(
    ///     matrix.index_axis(0, 2).unwrap_err().to_string(),
    ///     "index 2 is out of bounds for axis 0, which has extent 2: it must be at least -2 and \
    ///      below 2"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// PyTorch, `select`; NumPy, `take` of one index.
    pub fn index_axis(&'s self, axis: isize, index: isize) -> Result<DynView<'a, T>, SubviewError> {
        Ok(self.part(self.layout.subview(axis, |_, _| Ok(index))?))
    }

    /// Returns a view without an axis of extent 1. Extents `[m, 1]` without axis 1 become `[m]`. Nothing is copied.
    ///
    /// # Errors
    ///
    /// [`SubviewError::NoSuchAxis`], [`SubviewError::NotOne`] if the extent is not 1.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let column = DynView::new(&[1, 2, 3], [3, 1])?;
    /// assert_eq!(column.squeeze(-1)?.shape().to_string(), "[3]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy, `squeeze` of one axis.
    #[doc(alias = "remove_axis")]
    pub fn squeeze(&'s self, axis: isize) -> Result<DynView<'a, T>, SubviewError> {
        Ok(self.part(self.layout.subview(axis, only)?))
    }
}

impl<T, S: StorageMut<T>> DynBase<T, S> {
    /// Returns the subview at an index of an axis, to write: [`index_axis`](Self::index_axis).
    ///
    /// # Errors
    ///
    /// Same errors as [`index_axis`](Self::index_axis).
    ///
    /// ```
    /// use shapewise::array::DynTensor;
    ///
    /// let mut matrix = DynTensor::filled([2, 3], 0)?;
    /// matrix.index_axis_mut(-1, 0)?.fill(7);
    /// assert_eq!(matrix.as_slice(), [7, 0, 0, 7, 0, 0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn index_axis_mut(&mut self, axis: isize, index: isize) -> Result<DynViewMut<'_, T>, SubviewError> {
        let part = self.layout.subview(axis, |_, _| Ok(index))?;
        Ok(self.part_mut(part))
    }

    /// Returns a mutable view of the diagonals along two axes, from an offset: [`diagonal`](Self::diagonal) to write.
    ///
    /// # Errors
    ///
    /// Same errors as [`diagonal`](Self::diagonal).
    ///
    /// ```
    /// use shapewise::array::DynTensor;
    ///
    /// let mut matrix = DynTensor::filled([2, 2], 0)?;
    /// matrix.diagonal_mut(0, 1, 0)?.fill(1);
    /// assert_eq!(matrix.as_slice(), [1, 0, 0, 1]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy, `fill_diagonal`.
    #[doc(alias("diag_mut", "fill_diagonal"))]
    pub fn diagonal_mut(
        &mut self,
        first: isize,
        second: isize,
        offset: isize,
    ) -> Result<DynViewMut<'_, T>, CombineError> {
        let places = [axis::resolve(first, self.rank())?, axis::resolve(second, self.rank())?];
        let (axes, steps) = combined_axes(self.layout.axes(), places, offset)?;
        let first = self.layout.base().wrapping_add_signed(steps);
        Ok(self.part_mut(DynStrided::of_axes(axes.into_iter().collect(), first)))
    }
}
