//! Iteration from outside, in logical order: elements, and rows as slices.

use core::{iter::FusedIterator, ops::Range};

use super::{
    Array, Lend, StorageMut,
    offsets::{Offsets, Steps},
};
use crate::{
    error::error_messages,
    extent::EndsWith,
    index::IndexError,
    layout::{ByStrides, Contiguous, ExtentTypes, Layout, Mapping, Strided},
    message::fail,
    rank::{AtMost, Minus, Ranks},
};

/// The elements of a view in logical order.
///
/// `fold`, and what is made of it (`for_each`, `sum`, `max`, ...), runs in plain loops over rows, also where some elements were
/// taken before; `next` carries an index along, and `nth` costs a division per axis at most. Without strides, as in tiles, each index
/// is asked for its place: `W` says how.
#[derive(Debug)]
pub struct Iter<'a, T, const R: usize, W = Steps<R>> {
    data: &'a [T],
    offsets: W,
}

impl<T, const R: usize, W: Clone> Clone for Iter<'_, T, R, W> {
    fn clone(&self) -> Self {
        Self { data: self.data, offsets: self.offsets.clone() }
    }
}

/// The rows of a view in logical order: the last axis as slices.
#[derive(Debug)]
pub struct Rows<'a, T, const R: usize> {
    data: &'a [T],
    walk: Steps<R>,
    len: usize,
}

impl<T, const R: usize> Clone for Rows<'_, T, R> {
    fn clone(&self) -> Self {
        Self { ..*self }
    }
}

/// Why a row is not to be had as a slice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum RowsError {
    /// The elements of a row are not side by side in memory.
    Stride {
        /// The extent of the last axis.
        extent: usize,
        /// Its stride, in elements.
        stride: isize,
    },
    /// There is no such row.
    Index(IndexError),
}

error_messages! {
    RowsError [Index(IndexError)]
    Self::Stride { extent, stride } =>
        "rows of {extent} elements with stride {stride} are no slices: the stride must be 1";
}

/// The place in memory of the row at an index of all axes but the last.
#[inline(always)]
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "axes are below Q, which is R - 1; offsets of elements of a layout fit `isize`"
)]
pub(super) fn row_at<const R: usize, const Q: usize, L: Layout<R>>(
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
    // A row without elements has no place: the offset of its beginning may be past the end.
    let start = if extent == 0 { 0 } else { offset.cast_unsigned() };
    Ok(start..start + extent)
}

/// The walk over the beginnings of rows, and their length.
fn rows_of<const R: usize>(layout: &Strided<R>) -> Result<(Steps<R>, usize), RowsError> {
    let (mut extents, strides) = (layout.extents(), layout.strides());
    let (Some(extent), Some(&stride)) = (extents.last_mut(), strides.last()) else {
        // Rank 0 is kept out by a bound; its one element is a row.
        return Ok((Steps::new(*layout), 1));
    };
    let len = *extent;
    if stride != 1 && len > 1 {
        return Err(RowsError::Stride { extent: len, stride });
    }
    *extent = 1;
    Ok((Steps::new(Strided::from_parts(extents, strides, layout.base())), len))
}

impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Mapping<R>> Array<T, S, R, L> {
    /// The elements, in logical order.
    #[must_use]
    pub fn iter(&'s self) -> Iter<'a, T, R, L::Offsets> {
        Iter { data: self.data.lend(), offsets: self.layout.offsets() }
    }
}

impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Mapping<R>> Array<T, S, R, L> {
    /// The rows, in logical order, as slices; for layouts that are row-major and without gaps by type.
    ///
    /// ```
    /// use shapewise::{View, shape};
    ///
    /// let memory = [1, 2, 3, 4];
    /// let matrix = View::new(&memory, shape![2, 2])?;
    /// assert_eq!(matrix.rows().map(|row| row.iter().sum()).collect::<Vec<i32>>(), [3, 7]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    pub fn rows(&'s self) -> Rows<'a, T, R>
    where
        L: Contiguous<R>,
        Ranks: AtMost<1, R>,
    {
        // Row-major rows have stride 1, so there is no error to lose.
        let layout = self.layout.ranked();
        let (walk, len) = rows_of(&layout).unwrap_or((Steps::new(layout), 1));
        Rows { data: self.data.lend(), walk, len }
    }

    /// The rows, in logical order, as arrays: the last extent is `Const<N>`. Loops over an array have a length that is
    /// known, so that what they sum can stay in registers.
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
        L: Contiguous<R>,
        ExtentTypes<L, R>: EndsWith<N>,
    {
        // Rows of length 0 cannot be counted in memory: there are none to see.
        if N == 0 { &[] } else { self.as_slice().as_chunks().0 }
    }

    /// The row at an index of all axes but the last, as a slice.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the words of [`RowsError`], where [`try_row`](Self::try_row) gives that error.
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// let memory = [1, 2, 3, 4];
    /// let matrix = View::new(&memory, [2, 2])?;
    /// assert_eq!(matrix.row([1]), [3, 4]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn row<const Q: usize>(&'s self, index: [usize; Q]) -> &'a [T]
    where
        L: ByStrides<R>,
        Ranks: Minus<R, 1, Q>,
    {
        match self.try_row(index) {
            Ok(row) => row,
            Err(error) => fail(&error),
        }
    }

    /// The row at an index of all axes but the last, as a slice.
    ///
    /// # Errors
    ///
    /// [`RowsError`] if the stride of the last axis is not 1, or if the index is out of bounds.
    #[inline]
    #[expect(clippy::indexing_slicing, reason = "a row is within the memory of its view")]
    pub fn try_row<const Q: usize>(&'s self, index: [usize; Q]) -> Result<&'a [T], RowsError>
    where
        L: ByStrides<R>,
        Ranks: Minus<R, 1, Q>,
    {
        row_at(&self.layout, index).map(|row| &self.data.lend()[row])
    }

    /// The rows, in logical order, as slices, if that is how they are in memory.
    ///
    /// # Errors
    ///
    /// [`RowsError`] if the stride of the last axis is not 1.
    pub fn try_rows(&'s self) -> Result<Rows<'a, T, R>, RowsError>
    where
        L: ByStrides<R>,
        Ranks: AtMost<1, R>,
    {
        rows_of(&self.layout.ranked()).map(|(walk, len)| Rows { data: self.data.lend(), walk, len })
    }
}

impl<T, S, const R: usize, L: Mapping<R>> Array<T, S, R, L> {
    /// The rows, in logical order, as arrays to write: [`row_arrays`](Self::row_arrays).
    #[must_use]
    #[inline]
    pub fn row_arrays_mut<const N: usize>(&mut self) -> &mut [[T; N]]
    where
        S: StorageMut<T>,
        L: Contiguous<R>,
        ExtentTypes<L, R>: EndsWith<N>,
    {
        if N == 0 { &mut [] } else { self.as_slice_mut().as_chunks_mut().0 }
    }

    /// The row at an index of all axes but the last, as a slice to write.
    ///
    /// # Panics
    ///
    /// Same panics as [`row`](Self::row).
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn row_mut<const Q: usize>(&mut self, index: [usize; Q]) -> &mut [T]
    where
        S: StorageMut<T>,
        L: ByStrides<R>,
        Ranks: Minus<R, 1, Q>,
    {
        match self.try_row_mut(index) {
            Ok(row) => row,
            Err(error) => fail(&error),
        }
    }

    /// The row at an index of all axes but the last, as a slice to write.
    ///
    /// # Errors
    ///
    /// Same errors as [`try_row`](Self::try_row).
    #[inline]
    #[expect(clippy::indexing_slicing, reason = "a row is within the memory of its view")]
    pub fn try_row_mut<const Q: usize>(&mut self, index: [usize; Q]) -> Result<&mut [T], RowsError>
    where
        S: StorageMut<T>,
        L: ByStrides<R>,
        Ranks: Minus<R, 1, Q>,
    {
        row_at(&self.layout, index).map(|row| &mut self.data.elements_mut()[row])
    }

    /// Calls a function with each row, to write, in logical order.
    ///
    /// # Errors
    ///
    /// [`RowsError`] if the stride of the last axis is not 1; nothing is called then.
    pub fn for_each_row_mut(&mut self, mut visit: impl FnMut(&mut [T])) -> Result<(), RowsError>
    where
        S: StorageMut<T>,
        L: ByStrides<R>,
        Ranks: AtMost<1, R>,
    {
        let (walk, len) = rows_of(&self.layout.ranked())?;
        let data = self.data.elements_mut();
        for offset in walk {
            visit(row(len, offset).and_then(|row| data.get_mut(row)).unwrap_or_default());
        }
        Ok(())
    }
}

/// The place of a row in memory; an empty row has none.
fn row(len: usize, offset: usize) -> Option<Range<usize>> {
    (len > 0).then(|| offset..offset.saturating_add(len))
}

impl<'a, T, const R: usize, W: Offsets> Iterator for Iter<'a, T, R, W> {
    type Item = &'a T;

    #[inline]
    fn next(&mut self) -> Option<&'a T> {
        self.offsets.next().and_then(|offset| self.data.get(offset))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.offsets.size_hint()
    }

    #[inline]
    fn fold<B, F: FnMut(B, &'a T) -> B>(self, init: B, visit: F) -> B {
        self.offsets.fold_elements(self.data, init, visit)
    }

    #[inline]
    fn nth(&mut self, count: usize) -> Option<&'a T> {
        self.offsets.nth(count).and_then(|offset| self.data.get(offset))
    }

    #[inline]
    fn count(self) -> usize {
        self.offsets.len()
    }
}

impl<T, const R: usize, W: Offsets> ExactSizeIterator for Iter<'_, T, R, W> {}
impl<T, const R: usize, W: Offsets> FusedIterator for Iter<'_, T, R, W> {}

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
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.walk.size_hint()
    }
}

impl<T, const R: usize> ExactSizeIterator for Rows<'_, T, R> {}
impl<T, const R: usize> FusedIterator for Rows<'_, T, R> {}
