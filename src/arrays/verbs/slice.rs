//! Parts of an array that a slice in the type selects: [`s!`](crate::s!).
#![expect(
    unsafe_code,
    reason = "comparing the memory with the span would be 5 to 20 % of the access to an element of the view: see `array/made.rs`"
)]

use crate::{
    array::{Lend, StorageMut, TensorBase, View, ViewMut},
    layout::{Layout, Strided, agreeing},
    message::{fail, or_fail},
    private::{Exists, If},
    rank::count,
    slice::{Constant, KnownSlice, SliceCursor, SliceError, SliceOf, Sliced},
};

/// The layout of the slice `X`, once it is known to be one.
type SlicedBy<L, X, const R: usize, const Q: usize> = If<<X as SliceOf<R, Q>>::Proof, Sliced<L, X, R, Q>>;

/// The view that a slice selects; panics at the caller's line if [`try_take`] returns an error.
#[inline(always)]
#[track_caller]
pub(crate) fn take<'a, T, const R: usize, const Q: usize, L: Layout<R>, X: SliceOf<R, Q>>(
    data: &'a [T],
    layout: &L,
    items: X,
) -> View<'a, T, Q, Sliced<L, X, R, Q>> {
    match try_take(data, layout, items) {
        Ok(view) => view,
        Err(error) => fail(&error),
    }
}

/// The view that a slice selects. Where the types know everything, two constants are left.
#[inline(always)]
#[expect(
    clippy::indexing_slicing,
    reason = "the memory of a view has all of its span, and a part is within it"
)]
fn try_take<'a, T, const R: usize, const Q: usize, L: Layout<R>, X: SliceOf<R, Q>>(
    data: &'a [T],
    layout: &L,
    items: X,
) -> Result<View<'a, T, Q, Sliced<L, X, R, Q>>, SliceError> {
    if Constant::<R, Q, L, X>::IS_KNOWN {
        let (start, end) = Constant::<R, Q, L, X>::CUT;
        let layout = Constant::<R, Q, L, X>::LAYOUT;
        return Ok(TensorBase::of_parts(&data[start..end], agreeing(&layout)));
    }
    let (start, layout) = find::<R, Q, L, X>(layout, items)?;
    // SAFETY: the memory and the layout are those of an array, and the cursor checks each index and each range against its extent. So the offsets of a
    // slice are some of those of the array, and `start` is the lowest of them.
    Ok(unsafe { TensorBase::starting_within(data, start, &layout) })
}

/// [`try_take`] of memory to write.
#[inline(always)]
#[expect(
    clippy::indexing_slicing,
    reason = "the memory of a view has all of its span, and a part is within it"
)]
fn try_take_mut<'a, T, const R: usize, const Q: usize, L: Layout<R>, X: SliceOf<R, Q>>(
    data: &'a mut [T],
    layout: &L,
    items: X,
) -> Result<ViewMut<'a, T, Q, Sliced<L, X, R, Q>>, SliceError> {
    if Constant::<R, Q, L, X>::IS_KNOWN {
        let (start, end) = Constant::<R, Q, L, X>::CUT;
        let layout = Constant::<R, Q, L, X>::LAYOUT;
        return Ok(TensorBase::of_parts(&mut data[start..end], agreeing(&layout)));
    }
    let (start, layout) = find::<R, Q, L, X>(layout, items)?;
    // SAFETY: as for `try_take`.
    Ok(unsafe { TensorBase::starting_within_mut(data, start, &layout) })
}

/// Where the memory of a slice begins, and its layout.
#[inline(always)]
fn find<const R: usize, const Q: usize, L: Layout<R>, X: SliceOf<R, Q>>(
    layout: &L,
    items: X,
) -> Result<(usize, Strided<Q>), SliceError> {
    let mut cursor = SliceCursor::new(layout.ranked(), count::<X::Takes>());
    items.write(&mut cursor)?;
    Ok(cursor.finish())
}

/// # Select a slice
///
/// Slices need strides, which all layouts but tiled ones have.
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns a view of the elements that a slice selects: `matrix.slice(s![1.., 0])`. See [`s!`](crate::s!). Nothing is
    /// copied. Extents and strides in the type stay there.
    ///
    /// An index or a range of numbers that is out of bounds for an extent in the type is an error of `cargo build`.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`SliceError`], where [`try_slice`](Self::try_slice) returns an error.
    ///
    /// ```
    /// use shapewise::{View, s, shape};
    ///
    /// let memory = [1, 2, 3, 4, 5, 6];
    /// let matrix = View::new(&memory, shape![2, 3])?;
    /// assert_eq!(matrix.slice(s![1, ..]).to_vec(), [4, 5, 6]);
    /// assert_eq!(matrix.slice(s![:, ..;-2]).to_vec(), [3, 1, 6, 4]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[inline]
    #[track_caller]
    #[doc(alias("fixed_rows", "fixed_columns", "fixed_view", "narrow", "isel", "fixed_slice"))]
    #[doc(alias = "slice_axis")]
    #[doc(alias("rows_range", "columns_range", "generic_view"))]
    pub fn slice<const Q: usize, X: SliceOf<R, Q>>(
        &'s self,
        items: X,
    ) -> View<'a, T, Q, SlicedBy<L, X, R, Q>> {
        let () = KnownSlice::<R, L, X>::IS_IN_BOUNDS;
        take(self.data.lend(), &self.layout, items)
    }

    /// Does the same as [`slice`](Self::slice), and returns an error instead of a panic. Nothing is copied.
    ///
    /// # Errors
    ///
    /// [`SliceError`] for an index out of bounds, a range with constant ends (`const a..b`) that is out of bounds, or a step of 0.
    ///
    /// ```
    /// use shapewise::{View, s};
    ///
    /// let memory = [1, 2, 3, 4];
    /// let matrix = View::new(&memory, [2, 2])?;
    /// assert_eq!(
    ///     matrix.try_slice(s![2, ..]).unwrap_err().to_string(),
    ///     "index 2 is out of bounds for axis 0, which has extent 2: it must be at least -2 and \
    ///      below 2"
    /// );
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[inline]
    pub fn try_slice<const Q: usize, X: SliceOf<R, Q>>(
        &'s self,
        items: X,
    ) -> Result<View<'a, T, Q, SlicedBy<L, X, R, Q>>, SliceError> {
        try_take(self.data.lend(), &self.layout, items)
    }
}

/// # Select a slice, to write
impl<T, S, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns a mutable view of the elements that a slice selects: [`slice`](Self::slice) to write.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`SliceError`], where [`try_slice_mut`](Self::try_slice_mut) returns an error.
    ///
    /// ```
    /// use shapewise::{ViewMut, s, shape};
    ///
    /// let mut memory = [1, 2, 3, 4];
    /// ViewMut::new(&mut memory, shape![2, 2])?.slice_mut(s![:, 0]).fill(0);
    /// assert_eq!(memory, [0, 2, 0, 4]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn slice_mut<const Q: usize, X: SliceOf<R, Q>>(
        &mut self,
        items: X,
    ) -> ViewMut<'_, T, Q, SlicedBy<L, X, R, Q>>
    where
        S: StorageMut<T, Proof: Exists>,
    {
        let () = KnownSlice::<R, L, X>::IS_IN_BOUNDS;
        match try_take_mut(self.data.elements_mut(), &self.layout, items) {
            Ok(view) => view,
            Err(error) => fail(&error),
        }
    }

    /// Does the same as [`slice_mut`](Self::slice_mut), and returns an error instead of a panic.
    ///
    /// # Errors
    ///
    /// Same errors as [`try_slice`](Self::try_slice).
    ///
    /// ```
    /// use shapewise::{ViewMut, s};
    ///
    /// let mut memory = [1, 2, 3, 4];
    /// let mut matrix = ViewMut::new(&mut memory, [2, 2])?;
    /// matrix.try_slice_mut(s![1]).unwrap().fill(0);
    /// assert!(matrix.try_slice_mut(s![2]).is_err());
    /// assert_eq!(memory, [1, 2, 0, 0]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[inline]
    pub fn try_slice_mut<const Q: usize, X: SliceOf<R, Q>>(
        &mut self,
        items: X,
    ) -> Result<ViewMut<'_, T, Q, SlicedBy<L, X, R, Q>>, SliceError>
    where
        S: StorageMut<T, Proof: Exists>,
    {
        try_take_mut(self.data.elements_mut(), &self.layout, items)
    }
}

/// # Select a slice of a mutable view
impl<'a, T, const R: usize, L: Layout<R>> ViewMut<'a, T, R, L> {
    /// Returns a mutable view of the elements that a slice selects, for as long as the memory is borrowed: the view is
    /// consumed.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`SliceError`], where [`try_into_slice`](Self::try_into_slice) returns an error.
    ///
    /// ```
    /// use shapewise::{ViewMut, s};
    ///
    /// fn last(matrix: ViewMut<'_, i32, 2>) -> ViewMut<'_, i32, 1> {
    ///     matrix.into_slice(s![-1])
    /// }
    ///
    /// let mut memory = [1, 2, 3, 4];
    /// last(ViewMut::new(&mut memory, [2, 2])?).fill(0);
    /// assert_eq!(memory, [1, 2, 0, 0]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[inline]
    #[track_caller]
    #[doc(alias("slice_move"))]
    pub fn into_slice<const Q: usize, X: SliceOf<R, Q>>(
        self,
        items: X,
    ) -> ViewMut<'a, T, Q, SlicedBy<L, X, R, Q>> {
        or_fail(self.try_into_slice(items))
    }

    /// Does the same as [`into_slice`](Self::into_slice), and returns an error instead of a panic.
    ///
    /// # Errors
    ///
    /// Same errors as [`try_slice`](Self::try_slice).
    #[inline]
    pub fn try_into_slice<const Q: usize, X: SliceOf<R, Q>>(
        self,
        items: X,
    ) -> Result<ViewMut<'a, T, Q, SlicedBy<L, X, R, Q>>, SliceError> {
        try_take_mut(self.data, &self.layout, items)
    }
}
