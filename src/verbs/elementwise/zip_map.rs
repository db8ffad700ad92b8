//! Arrays of a function's results for the pairs of elements of two operands.

#[cfg(feature = "alloc")]
use crate::{
    array::Tensor,
    loops::known::{AreSlices, InOrder, Pair, Single},
    verbs::elementwise::{collect, zip::combine},
};
use crate::{
    array::{ArrayOfRank, AsView, Lend, TensorBase},
    broadcast::BroadcastError,
    layout::{Layout, RowMajor},
    loops::within::{Of, Together, each, readers},
    message::or_fail,
    private::Always,
    shape::Shape,
    storage::Results,
    types::ExtentList,
    verbs::BroadcastsWith,
};

/// The result type of
/// [`zip_map`](TensorBase::zip_map).
pub type Zipped<V, L, O, P, const R: usize> =
    TensorBase<V, ZippedMemory<V, L, O, P, R>, R, RowMajor<R, ZippedExtents<L, O, R>>>;

/// The extents of the results of an array with the layout `L` and an operand `O`.
type ZippedExtents<L, O, const R: usize> = <<O as AsView<R>>::Layout as BroadcastsWith<L, R>>::Zipped;

/// Their memory, if the array is at the place `P`.
type ZippedMemory<V, L, O, P, const R: usize> =
    Together<V, P, <O as AsView<R>>::Place, ZippedExtents<L, O, R>>;

impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns a tensor of a function's results for the pairs of elements of this array and another one, in logical order. The two arrays are
    /// broadcast to each other. The result keeps the more specific of each pair of extents.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`BroadcastError`], where [`try_zip_map`](Self::try_zip_map) returns an error. Two extents
    /// in the type that do not broadcast are an error of `cargo check`.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{View, shape, tensor};
    ///
    /// let (column, row) = ([1, 2], [10, 20, 30]);
    /// let column = View::new(&column, shape![2, 1])?;
    /// let row = View::new(&row, shape![1, 3])?;
    /// let table = column.zip_map(row, |x, y| x * y);
    /// assert_eq!(table, tensor![[10, 20, 30], [20, 40, 60]]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias = "Zip")]
    #[doc(alias = "frompyfunc")]
    #[must_use]
    #[track_caller]
    pub fn zip_map<O: ArrayOfRank<R, Holds: Always>, V>(
        &'s self,
        other: O,
        map: impl FnMut(&T, &O::Element) -> V,
    ) -> Zipped<V, L, O, S::Place, R>
    where
        O::Layout: BroadcastsWith<L, R, Holds: Always>,
    {
        or_fail(self.try_zip_map(other, map))
    }

    /// Returns a tensor of a function's results for the pairs of elements of two arrays, or an error where [`zip_map`](Self::zip_map)
    /// panics.
    ///
    /// # Errors
    ///
    /// [`BroadcastError`] with the first axis where the extents do not broadcast, or if the result does not fit. Two
    /// extents in the type that do not broadcast are an error of `cargo check`.
    pub fn try_zip_map<O: ArrayOfRank<R, Holds: Always>, V>(
        &'s self,
        other: O,
        mut map: impl FnMut(&T, &O::Element) -> V,
    ) -> Result<Zipped<V, L, O, S::Place, R>, BroadcastError>
    where
        O::Layout: BroadcastsWith<L, R, Holds: Always>,
    {
        let (left, right) = (self.lent(), other.as_view());
        if ZippedMemory::<V, L, O, S::Place, R>::IS_WITHIN {
            let layouts = || [left.layout.ranked(), right.layout.ranked()];
            let (a, b) = readers::<_, _, R, Of<L>, Of<O::Layout>, ZippedExtents<L, O, R>>(
                (left.data, right.data),
                layouts,
            )?;
            let extents = ZippedExtents::<L, O, R>::KNOWN_EXTENTS;
            let data = each(&extents, a.in_order && b.in_order, |at| map(a.at(at), b.at(at)));
            return Ok(TensorBase::over(data, RowMajor::new(Shape::pack(&extents))));
        }
        #[cfg(not(feature = "alloc"))]
        return Ok(TensorBase::over(Results::none(), RowMajor::new(Shape::pack(&[0; R]))));
        #[cfg(feature = "alloc")]
        self.zipped_on_heap(&other, map)
    }

    /// The tensor of the results.
    #[cfg(feature = "alloc")]
    #[expect(
        clippy::indexing_slicing,
        reason = "the length of the elements of a layout is at most that of the memory"
    )]
    fn zipped_on_heap<O: ArrayOfRank<R, Holds: Always>, V>(
        &'s self,
        other: &O,
        map: impl FnMut(&T, &O::Element) -> V,
    ) -> Result<Zipped<V, L, O, S::Place, R>, BroadcastError>
    where
        O::Layout: BroadcastsWith<L, R, Holds: Always>,
    {
        let (left, right) = (self.lent(), other.as_view());
        if <Pair<L, O::Layout> as AreSlices<R>>::ARE_SLICES {
            let len = <Single<L> as InOrder<R>>::SLICE;
            let data = collect::slices(&left.data[..len], &right.data[..len], map)?;
            return Ok(TensorBase::over(Results::of_heap(data), RowMajor::new(Shape::pack(&left.extents()))));
        }
        let stretches = [&L::STRETCHES, &<O::Layout as Layout<R>>::STRETCHES];
        let left = TensorBase::over(left.data, left.layout.ranked());
        let right = TensorBase::over(right.data, right.layout.ranked());
        let Tensor { data, layout, .. } = combine(&left, &right, stretches, map)?;
        Ok(TensorBase::over(Results::of_heap(data), layout))
    }
}
