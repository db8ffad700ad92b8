//! Values written to elements by index.

use crate::{
    array::{
        StorageMut,
        dynamic::{
            DynBase, DynStrided, DynView,
            cut::{along, each_offset},
            layout::Axes,
            together,
        },
    },
    axis,
    layout::nest::Nest,
    loops::{any_rank::for_each_nest, write::apply_rows},
    verbs::{
        AnyIndex, TakeError,
        pick::indices::{positions, same_but},
    },
};

/// Checks that extents are equal along all axes.
fn same(
    expected: impl ExactSizeIterator<Item = usize>,
    found: impl ExactSizeIterator<Item = usize>,
) -> Result<(), TakeError> {
    let (rank, other) = (expected.len(), found.len());
    if rank != other {
        return Err(TakeError::Rank { expected: rank, found: other });
    }
    Ok(same_but(expected, found, rank)?)
}

impl<T, S: StorageMut<T>> DynBase<T, S> {
    /// An axis, an array of indices, an array of values of the same extents and a function in; calls the function with the element at each
    /// index and its value, in logical order: see [`TensorBase::scatter_along_axis`](crate::array::TensorBase::scatter_along_axis). Both may be
    /// ranked arrays.
    ///
    /// # Errors
    ///
    /// [`TakeError::NoSuchAxis`], [`TakeError::Rank`] if the indices or the values have another rank, [`TakeError::Extent`] with the first axis where the
    /// extents differ, [`TakeError::Index`] with the first index that the axis does not have. Nothing is changed then.
    ///
    /// ```
    /// use shapewise::{View, array::DynTensor};
    ///
    /// let mut counts = DynTensor::filled(&"[2,3]".parse()?, 0)?;
    /// let (indices, ones) = (View::new(&[2, -1, 0, 0], [2, 2])?, View::new(&[1; 4], [2, 2])?);
    /// counts.scatter_along_axis(1, indices, ones, |count, one| *count += one)?;
    /// assert_eq!(counts.as_slice(), [0, 0, 2, 2, 0, 0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("put_along_axis", "scatter", "scatter_add", "ScatterElements"))]
    pub fn scatter_along_axis<'v, I: AnyIndex + 'v, U: 'v>(
        &mut self,
        axis: isize,
        indices: impl Into<DynView<'v, I>>,
        values: impl Into<DynView<'v, U>>,
        mut change: impl FnMut(&mut T, &U),
    ) -> Result<(), TakeError> {
        let (indices, values) = (indices.into(), values.into());
        let axis = along(&self.layout, axis, &indices)?;
        same(indices.layout.extents().into_iter(), values.layout.extents().into_iter())?;
        // First all indices are checked.
        each_offset(&self.layout, axis, &indices, |_| {})?;
        let (data, mut values) = (self.data.elements_mut(), values.iter());
        each_offset(&self.layout, axis, &indices, |offset| {
            if let (Some(to), Some(value)) = (data.get_mut(offset), values.next()) {
                change(to, value);
            }
        })
    }

    /// An axis, indices, an array with one subview for each index, and a function in; calls the function with each element of the subview
    /// at the index and the element of its update: see [`TensorBase::scatter`](crate::array::TensorBase::scatter). The updates may be a
    /// ranked array.
    ///
    /// # Errors
    ///
    /// [`TakeError::NoSuchAxis`], [`TakeError::Rank`] if the updates have another rank, [`TakeError::Extent`] with the first axis where their extent is
    /// another one, [`TakeError::Index`] with the first index that the axis does not have. Nothing is changed then.
    ///
    /// ```
    /// use shapewise::{View, array::DynTensor};
    ///
    /// let mut sums = DynTensor::filled(&"[3,2]".parse()?, 0)?;
    /// sums.scatter(0, &[2, 0, -1], View::new(&[1, 2, 3, 4, 5, 6], [3, 2])?, |sum, x| *sum += x)?;
    /// assert_eq!(sums.as_slice(), [3, 4, 0, 0, 6, 8]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("scatter_add", "index_add", "put", "add.at", "segment_sum"))]
    pub fn scatter<'v, I: AnyIndex, U: 'v>(
        &mut self,
        axis: isize,
        indices: &[I],
        updates: impl Into<DynView<'v, U>>,
        mut change: impl FnMut(&mut T, &U),
    ) -> Result<(), TakeError> {
        let updates = updates.into();
        let axis = axis::resolve(axis, self.rank())?;
        let (mut expected, mut extent) = (self.layout.extents(), indices.len());
        if let Some(to) = expected.get_mut(axis) {
            core::mem::swap(to, &mut extent);
        }
        same(expected.into_iter(), updates.layout.extents().into_iter())?;
        let places = positions(axis, extent, indices)?;
        let data = self.data.elements_mut();
        for (place, number) in places.into_iter().zip(0..) {
            let [to, from] =
                [(&self.layout, place), (&updates.layout, number)].map(|(layout, at)| layout.at(axis, at));
            let (axes, offsets) = together([&to, &from]);
            for_each_nest(axes, offsets, Nest::from_axes_ordered, |nest| {
                apply_rows(data, updates.data, &nest, &mut change);
            });
        }
        Ok(())
    }
}

impl DynStrided {
    /// The layout of the elements at one coordinate of an axis, without the axis. Its base is where the element at index 0 is in the memory of this
    /// layout.
    #[inline]
    fn at(&self, axis: usize, coordinate: usize) -> Self {
        let mut axes = Axes::from_slice(self.axes());
        let (_, stride) = axes.remove(axis);
        // The offset of an element fits; that of a subview without elements is not used.
        Self::new(axes, self.base().wrapping_add(coordinate.wrapping_mul(stride.cast_unsigned())))
    }
}
