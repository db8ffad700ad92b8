//! Rows: one by its index as a view, and all of them in logical order as slices.

use core::{iter::FusedIterator, ops::Range};

use crate::{
    array::{DenseView, DenseViewMut, Lend, StorageMut, TensorBase},
    axis::{Axis, one::AxisArgument},
    error::error_messages,
    extent::{Extent, agreed},
    index::IndexError,
    layout::{AxesOf, Contiguous, ContiguousToWrite, Layout, Strided},
    loops::starts::RowOffsets,
    message::{Count, broken, or_fail},
    private::{Exists, SealedType},
    rank::{AtMost, Minus, Ranks},
    types::AxisPart,
    verbs::HasRowsOf,
};

/// The extents of a row of the layout `L` of rank `R`: the last extent, as far as the type knows it. See [`row`](TensorBase::row).
pub type RowExtents<L, const R: usize> =
    <<<Axis<-1> as AxisArgument>::Of<AxesOf<L, R>> as AxisPart>::Extent as Extent>::Vector;

/// The rows of an array in logical order, the last axis as slices: [`TensorBase::rows`].
#[derive(Debug)]
pub struct Rows<'a, T, const R: usize> {
    data: &'a [T],
    walk: RowOffsets<R>,
    len: usize,
}

impl<T, const R: usize> Clone for Rows<'_, T, R> {
    fn clone(&self) -> Self {
        Self { ..*self }
    }
}

/// Why a row cannot be borrowed as a slice: the error of [`try_rows`](TensorBase::try_rows).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum RowsError {
    /// The elements of a row are not side by side in memory.
    Stride {
        /// The extent of the last axis.
        extent: usize,
        /// Its stride, in elements.
        stride: isize,
    },
    /// No row has this index.
    Index(IndexError),
}

error_messages! {
    #[inline] RowsError [Index(IndexError)]
    Self::Stride { extent, stride } =>
        "rows of {} with stride {stride} are not slices: the stride must be 1",
        Count(extent, "element", "elements");
}

/// Where in memory the row at an index of all axes but the last is.
#[inline(always)]
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "axes are below Q, which is R - 1; offsets of elements of a layout fit `isize`"
)]
pub(crate) fn row_at<const R: usize, const Q: usize, L: Layout<R>>(
    layout: &L,
    index: [usize; Q],
) -> Result<Range<usize>, RowsError> {
    let (extent, stride) = (layout.extent(Q), layout.stride(Q));
    if stride != 1 && extent > 1 {
        return Err(RowsError::Stride { extent, stride });
    }
    let (mut offset, mut axis) = (layout.base().cast_signed(), 0);
    while axis < Q {
        if index[axis] >= layout.extent(axis) {
            return Err(RowsError::Index(IndexError::new(axis, index[axis], layout.extent(axis))));
        }
        offset += index[axis].cast_signed() * layout.stride(axis);
        axis += 1;
    }
    // An empty row has no place in memory: its first offset may be past the end.
    let start = if extent == 0 { 0 } else { offset.cast_unsigned() };
    Ok(start..start + extent)
}

/// The index of a row of an array of rank `R`: `[usize; R - 1]`, or of a matrix also the `usize` alone. `row` is generic over it so that a mistake has the
/// message of this trait.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "a row of an array of rank {R} is indexed by a `usize` for each axis but the last, found `{Self}`",
    label = "write `row(i)` of rank 2, `row([i, j])` of rank 3; `slice(s![i])` takes any integer"
)]
pub trait RowIndex<const R: usize>: RowNumbers<R> {
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`](crate::bounds::Exists).
    type Proof;
}

#[diagnostic::do_not_recommend]
impl<const R: usize, I: RowNumbers<R>> RowIndex<R> for I {
    type Proof = ();
}

/// [`RowIndex`] for arrays of numbers. It is a separate trait so that the compiler names no impl.
#[cfg_attr(doc, doc(hidden))]
pub trait RowNumbers<const R: usize>: SealedType {
    /// Returns where the row is in memory.
    #[doc(hidden)]
    fn row<L: Layout<R>>(self, layout: &L) -> Result<Range<usize>, RowsError>;
}

#[diagnostic::do_not_recommend]
impl<const R: usize, const Q: usize> RowNumbers<R> for [usize; Q]
where
    Ranks: Minus<R, 1, Q>,
{
    #[inline]
    fn row<L: Layout<R>>(self, layout: &L) -> Result<Range<usize>, RowsError> {
        row_at(layout, self)
    }
}

#[diagnostic::do_not_recommend]
impl RowNumbers<2> for usize {
    #[inline]
    fn row<L: Layout<2>>(self, layout: &L) -> Result<Range<usize>, RowsError> {
        row_at(layout, [self])
    }
}

/// The walk over the first elements of the rows, and the length of a row. Not inlined: it is compiled once per rank.
#[inline(never)]
fn rows_of<const R: usize>(layout: &Strided<R>) -> Result<(RowOffsets<R>, usize), RowsError> {
    let (mut extents, strides) = (layout.extents(), layout.strides());
    let (Some(extent), Some(&stride)) = (extents.last_mut(), strides.last()) else {
        // A bound excludes rank 0; its one element is a row.
        return Ok((RowOffsets::new(layout), 1));
    };
    let len = *extent;
    if stride != 1 && len > 1 {
        return Err(RowsError::Stride { extent: len, stride });
    }
    *extent = 1;
    Ok((RowOffsets::new(&Strided::from_parts(extents, strides, layout.base())), len))
}

/// [`rows_of`] a row-major array, whose rows have stride 1: there is no error.
#[inline(never)]
fn row_major_rows<const R: usize>(layout: &Strided<R>) -> (RowOffsets<R>, usize) {
    rows_of(layout).unwrap_or((RowOffsets::new(layout), 1))
}

/// # Iterate over rows
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Iterates over the rows as slices, in logical order: extents `[.., m, n]` have rows of `n` elements. For layouts that are
    /// row-major and without gaps by type; [`try_rows`](Self::try_rows) is for others.
    ///
    /// ```
    /// use shapewise::{View, shape};
    ///
    /// let memory = [1, 2, 3, 4];
    /// let matrix = View::new(&memory, shape![2, 2])?;
    /// assert_eq!(matrix.rows().map(|row| row.iter().sum()).collect::<Vec<i32>>(), [3, 7]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias("lanes", "inner_iter", "row_iter"))]
    #[must_use]
    pub fn rows(&'s self) -> Rows<'a, T, R>
    where
        L: Contiguous<R, Proof: Exists>,
        Ranks: AtMost<1, R, Proof: Exists>,
    {
        let (walk, len) = row_major_rows(&self.layout.ranked());
        Rows { data: self.data.lend(), walk, len }
    }

    /// Returns the rows as arrays `[T; N]`, in logical order; the last extent is `Const<N>`. A loop over an array has a known length, so
    /// what it computes can stay in registers.
    ///
    /// ```
    /// use shapewise::{View, shape};
    ///
    /// let memory = [1, 2, 3, 4];
    /// let rows = memory.len() / 2;
    /// let matrix = View::new(&memory, shape![rows, 2])?;
    /// assert_eq!(matrix.row_arrays(), [[1, 2], [3, 4]]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn row_arrays<const N: usize>(&'s self) -> &'a [[T; N]]
    where
        L: Contiguous<R, Proof: Exists>,
        L: HasRowsOf<N, R>,
    {
        // Rows of length 0 cannot be counted in memory, so the slice is empty.
        if N == 0 { &[] } else { self.as_slice().as_chunks().0 }
    }

    /// Returns the row at an index of all axes but the last: `row(i)` of a matrix, `row([i, j])` of rank 3. The row is a vector `[n]`, row-major by
    /// type, so it has [`as_slice`](Self::as_slice). An extent in the type stays there.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`RowsError`], where [`try_row`](Self::try_row) returns an error.
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// let memory = [1, 2, 3, 4];
    /// let matrix = View::new(&memory, [2, 2])?;
    /// assert_eq!(matrix.row(1).as_slice(), [3, 4]);
    /// assert_eq!(matrix.row(0).dot(matrix.row([1])), 11);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn row<I: RowIndex<R, Proof: Exists>>(&'s self, index: I) -> DenseView<'a, T, 1, RowExtents<L, R>> {
        or_fail(self.try_row(index))
    }

    /// Returns the row at an index of all axes but the last, or an error where [`row`](Self::row) panics.
    ///
    /// # Errors
    ///
    /// [`RowsError::Stride`] if the row has several elements and the stride of the last axis is not 1, [`RowsError::Index`] if the
    /// index is out of bounds.
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// let memory = [1, 2, 3, 4];
    /// let matrix = View::new(&memory, [2, 2])?;
    /// assert_eq!(matrix.try_row([1]).map(|row| row.sum()), Ok(7));
    /// assert_eq!(
    ///     matrix.transpose().try_row([1]).unwrap_err().to_string(),
    ///     "rows of 2 elements with stride 2 are not slices: the stride must be 1"
    /// );
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[inline]
    #[expect(clippy::indexing_slicing, reason = "a row is within the memory of its array")]
    pub fn try_row<I: RowIndex<R, Proof: Exists>>(
        &'s self,
        index: I,
    ) -> Result<DenseView<'a, T, 1, RowExtents<L, R>>, RowsError> {
        let row = index.row(&self.layout)?;
        let extents = agreed::of_rule(&[row.len()]);
        Ok(TensorBase::of_memory(&self.data.lend()[row], extents))
    }

    /// Returns the row at an index of all axes but the last as an array `[T; N]`; the last extent is `Const<N>`.
    ///
    /// # Panics
    ///
    /// Same panics as [`row`](Self::row).
    ///
    /// ```
    /// use shapewise::tensor;
    ///
    /// let points = tensor![[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]];
    /// let [x, _, z] = points.row_array(1);
    /// assert_eq!((x, z), (&4.0, &6.0));
    /// ```
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn row_array<const N: usize, I: RowIndex<R, Proof: Exists>>(&'s self, index: I) -> &'a [T; N]
    where
        L: HasRowsOf<N, R>,
    {
        or_fail(self.try_row_array(index))
    }

    /// Returns the row at an index of all axes but the last as an array, or an error where [`row_array`](Self::row_array) panics.
    ///
    /// # Errors
    ///
    /// Same errors as [`try_row`](Self::try_row).
    ///
    /// ```
    /// use shapewise::tensor;
    ///
    /// assert!(tensor![[1, 2, 3], [4, 5, 6]].try_row_array(2).is_err());
    /// ```
    #[expect(clippy::indexing_slicing, reason = "a row is within the memory of its array")]
    pub fn try_row_array<const N: usize, I: RowIndex<R, Proof: Exists>>(
        &'s self,
        index: I,
    ) -> Result<&'a [T; N], RowsError>
    where
        L: HasRowsOf<N, R>,
    {
        let row = index.row(&self.layout)?;
        let row = self.data.lend()[row].first_chunk();
        Ok(row.unwrap_or_else(|| broken("the type knows the length of a row")))
    }

    /// Iterates over the rows as slices, in logical order, if each is contiguous in memory.
    ///
    /// # Errors
    ///
    /// [`RowsError::Stride`] if rows have several elements and the stride of the last axis is not 1.
    ///
    /// ```
    /// use shapewise::{View, s};
    ///
    /// let memory = [1, 2, 3, 4, 5, 6];
    /// let matrix = View::new(&memory, [2, 3])?;
    /// let part = matrix.slice(s![:, 1..]);
    /// assert!(part.try_rows().unwrap().eq([[2, 3], [5, 6]]));
    /// assert!(matrix.transpose().try_rows().is_err());
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias = "lanes")]
    pub fn try_rows(&'s self) -> Result<Rows<'a, T, R>, RowsError>
    where
        Ranks: AtMost<1, R, Proof: Exists>,
    {
        rows_of(&self.layout.ranked()).map(|(walk, len)| Rows { data: self.data.lend(), walk, len })
    }
}

/// # Iterate over rows, to write
impl<T, S, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns the rows as arrays `[T; N]` to write: [`row_arrays`](Self::row_arrays).
    ///
    /// ```
    /// use shapewise::{ViewMut, shape};
    ///
    /// let mut memory = [1, 2, 3, 4];
    /// let mut matrix = ViewMut::new(&mut memory, shape![2, 2])?;
    /// for row in matrix.row_arrays_mut() {
    ///     row.swap(0, 1);
    /// }
    /// for (row, factor) in matrix.row_arrays_mut().iter_mut().zip([1, 10]) {
    ///     *row = row.map(|x| x * factor);
    /// }
    /// assert_eq!(memory, [2, 1, 40, 30]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn row_arrays_mut<const N: usize>(&mut self) -> &mut [[T; N]]
    where
        S: StorageMut<T, Proof: Exists>,
        L: ContiguousToWrite<R, Proof: Exists>,
        L: HasRowsOf<N, R>,
    {
        if N == 0 { &mut [] } else { self.as_slice_mut().as_chunks_mut().0 }
    }

    /// Returns the row at an index of all axes but the last, to write: [`row`](Self::row).
    ///
    /// # Panics
    ///
    /// Same panics as [`row`](Self::row).
    ///
    /// ```
    /// use shapewise::{ViewMut, tensor};
    ///
    /// let mut memory = [1, 2, 3, 4];
    /// let mut matrix = ViewMut::new(&mut memory, [2, 2])?;
    /// matrix.row_mut(0).assign(tensor![7, 8]);
    /// matrix.row_mut(1).fill(0);
    /// assert_eq!(memory, [7, 8, 0, 0]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias("set_row", "fill_row"))]
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn row_mut<I: RowIndex<R, Proof: Exists>>(
        &mut self,
        index: I,
    ) -> DenseViewMut<'_, T, 1, RowExtents<L, R>>
    where
        S: StorageMut<T, Proof: Exists>,
    {
        or_fail(self.try_row_mut(index))
    }

    /// Returns the row at an index of all axes but the last, to write: [`try_row`](Self::try_row).
    ///
    /// # Errors
    ///
    /// Same errors as [`try_row`](Self::try_row).
    ///
    /// ```
    /// use shapewise::ViewMut;
    ///
    /// let mut memory = [1, 2, 3, 4];
    /// let mut matrix = ViewMut::new(&mut memory, [2, 2])?;
    /// matrix.try_row_mut([1]).unwrap().fill(0);
    /// assert!(matrix.try_row_mut([2]).is_err());
    /// assert_eq!(memory, [1, 2, 0, 0]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[inline]
    #[expect(clippy::indexing_slicing, reason = "a row is within the memory of its array")]
    pub fn try_row_mut<I: RowIndex<R, Proof: Exists>>(
        &mut self,
        index: I,
    ) -> Result<DenseViewMut<'_, T, 1, RowExtents<L, R>>, RowsError>
    where
        S: StorageMut<T, Proof: Exists>,
    {
        let row = index.row(&self.layout)?;
        let extents = agreed::of_rule(&[row.len()]);
        Ok(TensorBase::of_memory(&mut self.data.elements_mut()[row], extents))
    }

    /// Calls a function with each row as a slice to write, in logical order. It is not called if there are no elements: rows without
    /// elements may be as many as `isize::MAX`.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`RowsError`], where [`try_for_each_row_mut`](Self::try_for_each_row_mut) returns an error.
    ///
    /// ```
    /// use shapewise::ViewMut;
    ///
    /// let mut memory = [3, 1, 2, 6, 5, 4];
    /// ViewMut::new(&mut memory, [2, 3])?.for_each_row_mut(|row| row.sort());
    /// assert_eq!(memory, [1, 2, 3, 4, 5, 6]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[track_caller]
    pub fn for_each_row_mut(&mut self, visit: impl FnMut(&mut [T]))
    where
        S: StorageMut<T, Proof: Exists>,
        Ranks: AtMost<1, R, Proof: Exists>,
    {
        or_fail(self.try_for_each_row_mut(visit));
    }

    /// Calls a function with each row as a slice to write, and returns an error where [`for_each_row_mut`](Self::for_each_row_mut)
    /// panics.
    ///
    /// # Errors
    ///
    /// [`RowsError::Stride`] if rows have several elements and the stride of the last axis is not 1; the function is not called
    /// then.
    pub fn try_for_each_row_mut(&mut self, mut visit: impl FnMut(&mut [T])) -> Result<(), RowsError>
    where
        S: StorageMut<T, Proof: Exists>,
        Ranks: AtMost<1, R, Proof: Exists>,
    {
        let (mut walk, len) = rows_of(&self.layout.ranked())?;
        let data = self.data.elements_mut();
        if len > 0 {
            while let Some(offset) = walk.next() {
                visit(data.get_mut(offset..offset.saturating_add(len)).unwrap_or_default());
            }
        }
        Ok(())
    }
}

/// Where in memory a row is; an empty row is nowhere.
fn row(len: usize, offset: usize) -> Option<Range<usize>> {
    (len > 0).then(|| offset..offset.saturating_add(len))
}

impl<'a, T, const R: usize> Iterator for Rows<'a, T, R> {
    type Item = &'a [T];

    #[inline]
    fn next(&mut self) -> Option<&'a [T]> {
        let offset = self.walk.next()?;
        Some(row(self.len, offset).and_then(|row| self.data.get(row)).unwrap_or_default())
    }

    #[inline]
    fn nth(&mut self, count: usize) -> Option<&'a [T]> {
        let offset = self.walk.nth(count)?;
        Some(row(self.len, offset).and_then(|row| self.data.get(row)).unwrap_or_default())
    }

    #[inline]
    fn last(mut self) -> Option<&'a [T]> {
        self.nth(self.walk.len().checked_sub(1)?)
    }

    #[inline]
    fn count(self) -> usize {
        self.walk.len()
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.walk.len(), Some(self.walk.len()))
    }
}

impl<T, const R: usize> ExactSizeIterator for Rows<'_, T, R> {}
impl<T, const R: usize> FusedIterator for Rows<'_, T, R> {}
