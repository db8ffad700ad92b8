//! Values written to elements by index.

use crate::{
    array::{AsView, StorageMut, TensorBase, View},
    axis::AxisIn,
    layout::{ByStrides, Layout, Mapping, nest::Nest},
    message::or_fail,
    private::Always,
    verbs::{
        AnyIndex, Sequence,
        layouts::{WritesEach, WritesSubviews},
        pick::indices::{TakeError, each_offset, positions, same_but, without_steps},
    },
};

/// Scattering.
impl<T, S: StorageMut<T>, const R: usize, L: Mapping<R>> TensorBase<T, S, R, L> {
    /// An axis, an array of indices, an array of values of the same extents and a function in; calls the function with the element at each
    /// index and its value, in logical order. The inverse of [`take_along_axis`](Self::take_along_axis). An element whose index occurs
    /// several times is changed several times.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`TakeError`], where [`try_scatter_along_axis`](Self::try_scatter_along_axis) returns an error.
    ///
    /// ```
    /// use shapewise::{Axis, Tensor, View, shape};
    ///
    /// let mut counts = Tensor::filled(shape![2, 3], 0);
    /// let (indices, ones) = ([2, -1, 0, 0], [1; 4]);
    /// let (indices, ones) = (View::new(&indices, shape![2, 2])?, View::new(&ones, shape![2, 2])?);
    /// counts.scatter_along_axis(Axis::<1>, indices, ones, |count, one| *count += one);
    /// assert_eq!(counts.as_slice(), [0, 0, 2, 2, 0, 0]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// # Source
    ///
    /// NumPy, `put_along_axis`.
    #[doc(alias("put_along_axis", "scatter", "scatter_add", "ScatterElements"))]
    #[track_caller]
    pub fn scatter_along_axis<X, O, V>(
        &mut self,
        axis: X,
        indices: O,
        values: V,
        change: impl FnMut(&mut T, &V::Element),
    ) where
        L: ByStrides<R, Holds: Always> + WritesEach<O::Layout, V::Layout, X, R, Holds: Always>,
        X: AxisIn<R, Holds: Always>,
        O: AsView<R, Element: AnyIndex<Holds: Always>, Layout: ByStrides<R>>,
        V: AsView<R>,
    {
        or_fail(self.try_scatter_along_axis(axis, indices, values, change));
    }

    /// [`scatter_along_axis`](Self::scatter_along_axis), which returns an error.
    ///
    /// # Errors
    ///
    /// [`TakeError::Extent`] with the first axis where the extents differ: those of indices and values are equal, and along all other axes
    /// those of this array, too. [`TakeError::Index`] with the first index that the axis does not have; nothing is changed then.
    pub fn try_scatter_along_axis<X, O, V>(
        &mut self,
        axis: X,
        indices: O,
        values: V,
        mut change: impl FnMut(&mut T, &V::Element),
    ) -> Result<(), TakeError>
    where
        L: ByStrides<R, Holds: Always> + WritesEach<O::Layout, V::Layout, X, R, Holds: Always>,
        X: AxisIn<R, Holds: Always>,
        O: AsView<R, Element: AnyIndex<Holds: Always>, Layout: ByStrides<R>>,
        V: AsView<R>,
    {
        let (indices, values, axis) = (indices.as_view(), values.as_view(), axis.number(R));
        let indices: View<'_, _, R> = TensorBase::over(indices.data, indices.layout.ranked());
        let layout = self.layout.ranked();
        same_but(layout.extents(), indices.extents(), axis)?;
        same_but(indices.extents(), values.extents(), R)?;
        // First all indices are checked.
        each_offset(&layout, axis, &indices, |_| {})?;
        let (data, mut values) = (self.data.elements_mut(), values.iter());
        each_offset(&layout, axis, &indices, |offset| {
            if let (Some(to), Some(value)) = (data.get_mut(offset), values.next()) {
                change(to, value);
            }
        })
    }

    /// An axis, indices, an array with one subview for each index, and a function in; calls the function with each element of the subview
    /// at the index and the element of its update. The inverse of [`take`](Self::take). A subview whose index occurs several times is
    /// changed several times, in the order of the indices.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`TakeError`], where [`try_scatter`](Self::try_scatter) returns an error.
    ///
    /// ```
    /// use shapewise::{Axis, Tensor, View, shape};
    ///
    /// let mut sums = Tensor::filled(shape![3, 2], 0);
    /// let rows = [1, 2, 3, 4, 5, 6];
    /// let rows = View::new(&rows, shape![3, 2])?;
    /// sums.scatter(Axis::<0>, [2, 0, -1], rows, |sum, x| *sum += x);
    /// assert_eq!(sums.as_slice(), [3, 4, 0, 0, 6, 8]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// # Source
    ///
    /// XLA, `Scatter` of entire slices along one axis; NumPy, `add.at`.
    #[doc(alias("scatter_add", "index_add", "put", "add.at", "segment_sum"))]
    #[track_caller]
    pub fn scatter<X, I, V>(
        &mut self,
        axis: X,
        indices: I,
        updates: V,
        change: impl FnMut(&mut T, &V::Element),
    ) where
        L: ByStrides<R, Holds: Always> + WritesSubviews<V::Layout, X, I, R, Holds: Always>,
        X: AxisIn<R, Holds: Always>,
        I: Sequence<Item: AnyIndex>,
        V: AsView<R, Layout: ByStrides<R>>,
    {
        or_fail(self.try_scatter(axis, indices, updates, change));
    }

    /// [`scatter`](Self::scatter), which returns an error.
    ///
    /// # Errors
    ///
    /// [`TakeError::Extent`] with the first axis where the updates have another extent: along the axis there are as many as indices, along all
    /// others as many as in this array. [`TakeError::Index`] with the first index that the axis does not have; nothing is changed then.
    pub fn try_scatter<X, I, V>(
        &mut self,
        axis: X,
        indices: I,
        updates: V,
        mut change: impl FnMut(&mut T, &V::Element),
    ) -> Result<(), TakeError>
    where
        L: ByStrides<R, Holds: Always> + WritesSubviews<V::Layout, X, I, R, Holds: Always>,
        X: AxisIn<R, Holds: Always>,
        I: Sequence<Item: AnyIndex>,
        V: AsView<R, Layout: ByStrides<R>>,
    {
        let (updates, indices, axis) = (updates.as_view(), indices.values(), axis.number(R));
        let (to, from) = (self.layout.ranked(), updates.layout.ranked());
        let mut expected = to.extents();
        let extent = match expected.get_mut(axis) {
            Some(extent) => core::mem::replace(extent, indices.len()),
            None => 1,
        };
        same_but(expected, from.extents(), R)?;
        let places = positions(axis, extent, &indices)?;
        if let Some(extent) = expected.get_mut(axis) {
            *extent = 1;
        }
        let ((to, to_stride), (from, from_stride)) =
            (without_steps(&to, expected, axis), without_steps(&from, expected, axis));
        let (data, rows) = (self.data.elements_mut(), Nest::ordered([&to, &from]));
        for (at, place) in places.into_iter().enumerate() {
            let [to_start, from_start] = [(place, to_stride), (at, from_stride)]
                .map(|(at, stride)| stride.wrapping_mul(at.cast_signed()));
            rows.fold((), |(), mut row| {
                let [to, from] = row.offsets;
                row.offsets = [to.wrapping_add(to_start), from.wrapping_add(from_start)];
                let line = row.line(1, updates.data);
                row.write(data, |at, to| change(to, line.at(at)));
            });
        }
        Ok(())
    }
}
