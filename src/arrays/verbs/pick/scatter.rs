//! Values written to elements by index.

use alloc::borrow::Cow;

use smallvec::SmallVec;

use crate::{
    array::{AsView, DynBase, DynView, StorageMut, TensorBase, dynamic::layout::DynStrided},
    axis::{self, AxisIn, one},
    broadcast::EqualExtents,
    layout::{AxesOf, ExtentTypes, Layout},
    loops::any_rank::for_each_nest,
    loops::nest::Nest,
    loops::short::with_length,
    message::or_fail,
    private::{INTERNAL, Internal},
    types::{Ax, AxisList},
    verbs::{
        AnyIndex, EachIndex, Sequence,
        pick::indices::{TakeError, each_offset, positions, same_but},
    },
};

/// The number of an axis, indices along it, and a value for each of them.
#[cfg_attr(doc, doc(hidden))]
#[derive(Debug)]
pub struct Updates<'u, I, U> {
    axis: usize,
    indices: DynView<'u, I>,
    values: DynView<'u, U>,
}

/// An array of values, one for each index of `O` along the axis `X` of arrays of the layout `L` of rank `R`.
#[cfg_attr(doc, doc(hidden))]
pub trait EachValue<O, X, L, const R: usize> {
    /// A value.
    type Value;
    /// An index.
    type Index: AnyIndex;

    /// The number of the axis, the indices, and the values.
    #[doc(hidden)]
    fn updates<'u>(
        &'u self,
        axis: X,
        indices: &'u O,
        internal: Internal,
    ) -> Updates<'u, Self::Index, Self::Value>;
}

impl<V: AsView<R, Layout: Layout<R>>, O: AsView<R> + EachIndex<X, L, R>, X: AxisIn<R>, L, const R: usize>
    EachValue<O, X, L, R> for V
where
    ExtentTypes<O::Layout, R>: EqualExtents<ExtentTypes<V::Layout, R>, R>,
{
    type Value = V::Element;
    type Index = <O as EachIndex<X, L, R>>::Index;

    fn updates<'u>(
        &'u self,
        axis: X,
        indices: &'u O,
        internal: Internal,
    ) -> Updates<'u, Self::Index, V::Element> {
        let (axis, indices) = indices.parts(axis, internal);
        Updates { axis, indices, values: DynView::from(self.as_view()) }
    }
}

/// An array of subviews, one for each of the indices `I` along the axis `X` of arrays of the layout `L` of rank `R`.
#[cfg_attr(doc, doc(hidden))]
pub trait EachSubview<I, X, L, const R: usize> {
    /// An element of the updates.
    type Value;
    /// An index.
    type Index: AnyIndex;

    /// The number of the axis, the indices, and the updates.
    #[doc(hidden)]
    #[expect(clippy::type_complexity, reason = "the axis, the indices and the values")]
    fn updates<'u>(
        &'u self,
        axis: X,
        indices: &'u I,
        internal: Internal,
    ) -> (usize, Cow<'u, [Self::Index]>, DynView<'u, Self::Value>);
}

impl<V: AsView<R, Layout: Layout<R>>, I: Sequence<Item: AnyIndex>, X: AxisIn<R>, L: Layout<R>, const R: usize>
    EachSubview<I, X, L, R> for V
where
    TakenExtents<X, L, I, R>: EqualExtents<ExtentTypes<V::Layout, R>, R>,
{
    type Value = V::Element;
    type Index = I::Item;

    fn updates<'u>(
        &'u self,
        axis: X,
        indices: &'u I,
        _: Internal,
    ) -> (usize, Cow<'u, [I::Item]>, DynView<'u, V::Element>) {
        (axis.number(R), indices.values(), DynView::from(self.as_view()))
    }
}

/// The extents of the layout `L` of rank `R` with the extent of the list `I` at the axis `X`.
type TakenExtents<X, L, I, const R: usize> =
    <one::Replaced<X, AxesOf<L, R>, Ax<<I as Sequence>::Extent, isize>> as AxisList>::Extents<R>;

/// Checks that the extents of an array are those expected.
fn same<U>(expected: impl ExactSizeIterator<Item = usize>, array: &DynView<'_, U>) -> Result<(), TakeError> {
    let rank = expected.len();
    if rank != array.rank() {
        return Err(TakeError::Rank { expected: rank, found: array.rank() });
    }
    Ok(same_but(expected, array.extents(), rank)?)
}

/// Calls a function with the element at each index along an axis, which is below the rank, and its value.
fn scattered_each<T, U, I: AnyIndex>(
    (data, layout): (&mut [T], &DynStrided),
    Updates { axis, indices, values }: &Updates<'_, I, U>,
    mut change: impl FnMut(&mut T, &U),
) -> Result<(), TakeError> {
    if indices.rank() != layout.rank() {
        return Err(TakeError::Rank { expected: layout.rank(), found: indices.rank() });
    }
    same_but(layout.extents(), indices.extents(), *axis)?;
    same(indices.extents(), values)?;
    // First all indices are checked.
    each_offset(layout, *axis, indices, |_| {})?;
    let mut values = values.iter();
    each_offset(layout, *axis, indices, |offset| {
        if let (Some(to), Some(value)) = (data.get_mut(offset), values.next()) {
            change(to, value);
        }
    })
}

/// Calls a function with each element of a row and its update. A short row is an array.
#[inline(always)]
fn change_row<T, U>(to: &mut [T], from: &[U], change: &mut impl FnMut(&mut T, &U)) {
    with_length!(from.len(), N => if let (Some(to), Some(from)) = (to.first_chunk_mut::<N>(), from.first_chunk::<N>()) {
        for (to, update) in to.iter_mut().zip(from) {
            change(to, update);
        }
        return;
    });
    for (to, update) in to.iter_mut().zip(from) {
        change(to, update);
    }
}

/// Calls a function with each element of the subviews at indices along an axis, which is below the rank, and its update.
fn scattered<T, U, I: AnyIndex>(
    (data, layout): (&mut [T], &DynStrided),
    (axis, indices): (usize, &[I]),
    updates: &DynView<'_, U>,
    mut change: impl FnMut(&mut T, &U),
) -> Result<(), TakeError> {
    let (mut expected, mut extent) = (layout.extents(), indices.len());
    if let Some(to) = expected.get_mut(axis) {
        core::mem::swap(to, &mut extent);
    }
    same(expected.into_iter(), updates)?;
    let mut places = SmallVec::new();
    positions(&mut places, axis, extent, indices)?;
    let (from, base) = updates.parts();
    let both = || layout.axes().iter().zip(updates.layout.axes());
    let axes =
        both().enumerate().filter(|(at, _)| *at != axis).map(|(_, (to, from))| (from.0, [to.1, from.1]));
    let [to_stride, from_stride] = [layout.axis(axis).1, updates.layout.axis(axis).1];
    let offsets = [layout.base().cast_signed(), base.cast_signed()];
    // A subview without elements has no place in memory.
    for_each_nest(axes, offsets, Nest::from_axes_ordered, |nest| {
        // A subview that is one row is not a loop over rows.
        if let (1, (len, [1, 1]), Some(planes)) = (nest.axes(), nest.axis_from_last(1), nest.planes()) {
            let [to, row] = planes.plane.first.offsets;
            for (at, place) in places.iter().enumerate() {
                let to = to.wrapping_add(to_stride.wrapping_mul(place.cast_signed())).cast_unsigned();
                let row = row.wrapping_add(from_stride.wrapping_mul(at.cast_signed())).cast_unsigned();
                let rows = data.get_mut(to..).zip(from.get(row..));
                if let Some((to, from)) = rows.and_then(|(to, from)| to.get_mut(..len).zip(from.get(..len))) {
                    change_row(to, from, &mut change);
                }
            }
            return;
        }
        for (at, place) in places.iter().enumerate() {
            let [to_start, from_start] = [(*place, to_stride), (at, from_stride)]
                .map(|(at, stride)| stride.wrapping_mul(at.cast_signed()));
            nest.fold((), |(), mut row| {
                let [to, from_row] = row.offsets;
                row.offsets = [to.wrapping_add(to_start), from_row.wrapping_add(from_start)];
                let line = row.line(1, from);
                row.write(data, |at, to| change(to, line.at(at)));
            });
        }
    });
    Ok(())
}

/// # Scatter elements
impl<T, S: StorageMut<T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Calls a function with the element at each index along an axis and its value, in logical order. The values have the extents of the
    /// indices. It is the inverse of [`take_along_axis`](Self::take_along_axis). An element whose index occurs several times is
    /// changed several times.
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
    /// # In other libraries
    ///
    /// NumPy, `put_along_axis`.
    #[doc(alias("put_along_axis", "scatter", "scatter_add", "ScatterElements"))]
    #[track_caller]
    pub fn scatter_along_axis<X, O, V: EachValue<O, X, L, R>>(
        &mut self,
        axis: X,
        indices: O,
        values: V,
        change: impl FnMut(&mut T, &V::Value),
    ) {
        or_fail(self.try_scatter_along_axis(axis, indices, values, change));
    }

    /// Does the same as [`scatter_along_axis`](Self::scatter_along_axis), and returns an error instead of a panic.
    ///
    /// # Errors
    ///
    /// [`TakeError::Extent`] with the first axis where the extents differ: those of indices and values are equal, and along all other axes
    /// those of this array, too. [`TakeError::Index`] with the first index that the axis does not have; nothing is changed then.
    pub fn try_scatter_along_axis<X, O, V: EachValue<O, X, L, R>>(
        &mut self,
        axis: X,
        indices: O,
        values: V,
        change: impl FnMut(&mut T, &V::Value),
    ) -> Result<(), TakeError> {
        let layout = DynStrided::of_ranked(&self.layout.ranked());
        scattered_each((self.data.elements_mut(), &layout), &values.updates(axis, &indices, INTERNAL), change)
    }

    /// Calls a function with each element of the subviews at `indices` along an axis, and the element of its update: there is one subview for
    /// each index. It is the inverse of [`take`](Self::take). A subview whose index occurs several times is changed several times, in
    /// the order of the indices.
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
    /// # In other libraries
    ///
    /// XLA, `Scatter` of entire slices along one axis; NumPy, `add.at`.
    #[doc(alias("scatter_add", "index_add", "add_at", "put", "add.at", "segment_sum", "tapply"))]
    #[doc(alias("accumarray", "rowsum", "groupby", "aggregate"))]
    #[track_caller]
    pub fn scatter<X, I, V: EachSubview<I, X, L, R>>(
        &mut self,
        axis: X,
        indices: I,
        updates: V,
        change: impl FnMut(&mut T, &V::Value),
    ) {
        or_fail(self.try_scatter(axis, indices, updates, change));
    }

    /// Does the same as [`scatter`](Self::scatter), and returns an error instead of a panic.
    ///
    /// # Errors
    ///
    /// [`TakeError::Extent`] with the first axis where the updates have another extent: along the axis there are as many as indices, along all
    /// others as many as in this array. [`TakeError::Index`] with the first index that the axis does not have; nothing is changed then.
    pub fn try_scatter<X, I, V: EachSubview<I, X, L, R>>(
        &mut self,
        axis: X,
        indices: I,
        updates: V,
        change: impl FnMut(&mut T, &V::Value),
    ) -> Result<(), TakeError> {
        let layout = DynStrided::of_ranked(&self.layout.ranked());
        let (axis, indices, updates) = updates.updates(axis, &indices, INTERNAL);
        scattered((self.data.elements_mut(), &layout), (axis, &indices), &updates, change)
    }
}

impl<T, S: StorageMut<T>> DynBase<T, S> {
    /// Calls a function with the element at each index along an axis and its value, in logical order: see
    /// [`TensorBase::scatter_along_axis`]. Indices and values have the same extents, and may be ranked arrays.
    ///
    /// # Errors
    ///
    /// [`TakeError::NoSuchAxis`], [`TakeError::Rank`] if the indices or the values have another rank, [`TakeError::Extent`] with the first axis where the
    /// extents differ, [`TakeError::Index`] with the first index that the axis does not have. Nothing is changed then.
    ///
    /// ```
    /// use shapewise::{View, array::DynTensor};
    ///
    /// let mut counts = DynTensor::filled([2, 3], 0)?;
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
        change: impl FnMut(&mut T, &U),
    ) -> Result<(), TakeError> {
        let axis = axis::resolve(axis, self.rank())?;
        let updates = Updates { axis, indices: indices.into(), values: values.into() };
        scattered_each((self.data.elements_mut(), &self.layout), &updates, change)
    }

    /// Calls a function with each element of the subviews at `indices` along an axis, and the element of its update: see
    /// [`TensorBase::scatter`]. The updates may be a ranked array.
    ///
    /// # Errors
    ///
    /// [`TakeError::NoSuchAxis`], [`TakeError::Rank`] if the updates have another rank, [`TakeError::Extent`] with the first axis where their extent is
    /// another one, [`TakeError::Index`] with the first index that the axis does not have. Nothing is changed then.
    ///
    /// ```
    /// use shapewise::{View, array::DynTensor};
    ///
    /// let mut sums = DynTensor::filled([3, 2], 0)?;
    /// sums.scatter(0, &[2, 0, -1], View::new(&[1, 2, 3, 4, 5, 6], [3, 2])?, |sum, x| *sum += x)?;
    /// assert_eq!(sums.as_slice(), [3, 4, 0, 0, 6, 8]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("scatter_add", "index_add", "add_at", "put", "add.at", "segment_sum"))]
    pub fn scatter<'v, U: 'v>(
        &mut self,
        axis: isize,
        indices: impl Sequence<Item: AnyIndex>,
        updates: impl Into<DynView<'v, U>>,
        change: impl FnMut(&mut T, &U),
    ) -> Result<(), TakeError> {
        let axis = axis::resolve(axis, self.rank())?;
        scattered(
            (self.data.elements_mut(), &self.layout),
            (axis, &indices.values()),
            &updates.into(),
            change,
        )
    }
}
