//! Arrays of a function's results for the pairs of elements of two operands.

use crate::{
    array::{KnownLayouts, Lend, TensorBase, results::made},
    broadcast::BroadcastError,
    layout::{Layout, RowMajor},
    loops::within::{OfLayout, OperandReaders, ResultMemory},
    message::or_fail,
    private::INTERNAL,
    verbs::ZipsWith,
};

/// The result type of
/// [`zip_map`](TensorBase::zip_map).
pub type Zipped<V, L, O, P, const R: usize> =
    TensorBase<V, ZippedMemory<V, L, O, P, R>, R, RowMajor<R, <O as ZipsWith<L, R>>::Extents>>;

/// The memory of the results, if the array is at the place `P`.
type ZippedMemory<V, L, O, P, const R: usize> =
    ResultMemory<V, P, <O as ZipsWith<L, R>>::ElementPlace, <O as ZipsWith<L, R>>::Extents>;

/// # Compute each element of two operands
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
    #[doc(alias("Zip", "frompyfunc", "component_mul", "component_div", "fmax", "fmin"))]
    #[must_use]
    #[track_caller]
    pub fn zip_map<O: ZipsWith<L, R>, V>(
        &'s self,
        other: O,
        map: impl FnMut(&T, &O::Element) -> V,
    ) -> Zipped<V, L, O, S::ElementPlace, R> {
        // Here, too: the compiler then shows this call.
        let () = KnownLayouts::<R, L, O::Layout>::BROADCAST;
        #[cfg(not(feature = "alloc"))]
        let () = Zipped::<V, L, O, S::ElementPlace, R>::HAS_MEMORY;
        or_fail(self.try_zip_map(other, map))
    }

    /// Returns a tensor of a function's results for the pairs of elements of two arrays, or an error where [`zip_map`](Self::zip_map)
    /// panics.
    ///
    /// # Errors
    ///
    /// [`BroadcastError`] with the first axis where the extents do not broadcast, or if the result does not fit. Two
    /// extents in the type that do not broadcast are an error of `cargo check`.
    pub fn try_zip_map<O: ZipsWith<L, R>, V>(
        &'s self,
        other: O,
        map: impl FnMut(&T, &O::Element) -> V,
    ) -> Result<Zipped<V, L, O, S::ElementPlace, R>, BroadcastError> {
        let () = KnownLayouts::<R, L, O::Layout>::BROADCAST;
        let (left, right) = (self.lent(), O::read(&other, INTERNAL));
        Ok(made!(
            Zipped::<V, L, O, S::ElementPlace, R>,
            OperandReaders::<_, _, O::Extents, R>::of::<OfLayout<L>, OfLayout<O::Layout>>(
                (left.data, right.data),
                || { [left.layout.ranked(), right.layout.ranked()] }
            )?
            .each(map),
            on_heap::zipped::<O, T, L, V, R>(&left, &right, map)?,
        ))
    }
}

#[cfg(feature = "alloc")]
mod on_heap {
    use super::{Layout, ZipsWith};
    use crate::{
        array::{View, compare::stretches_beside},
        loops::known::{AreSlices, InOrder, LayoutPair, OneLayout},
        verbs::elementwise::{
            collect::{self, Collected},
            zip::combine,
        },
    };

    /// The tensor of the results.
    #[inline]
    #[expect(
        clippy::indexing_slicing,
        reason = "the length of the elements of a layout is at most that of the memory"
    )]
    pub(super) fn zipped<O: ZipsWith<L, R>, T, L: Layout<R>, V, const R: usize>(
        left: &View<'_, T, R, L>,
        right: &View<'_, O::Element, R, O::Layout>,
        map: impl FnMut(&T, &O::Element) -> V,
    ) -> Collected<V, R> {
        if <LayoutPair<L, O::Layout> as AreSlices<R>>::ARE_SLICES {
            let len = <OneLayout<L> as InOrder<R>>::SLICE;
            return Ok((collect::slices(&left.data[..len], &right.data[..len], map)?, left.extents()));
        }
        let stretches = [
            &const { stretches_beside::<R, L, O::Layout>() },
            &const { stretches_beside::<R, O::Layout, L>() },
        ];
        let left = left.made_ranked();
        let right = right.made_ranked();
        combine::<_, _, _, R, O::Extents>(&left, &right, stretches, map)
    }
}
