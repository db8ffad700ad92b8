//! Iterators over windows and chunks, one view for each: loops over windows, where [`windows`](TensorBase::windows) is a single array of all of them.

use core::{fmt, iter::FusedIterator, mem};

use crate::{
    array::{Lend, TensorBase, View},
    extent::AsManyExtents,
    layout::{AxesOf, Layout, Packed, Strided, agreeing},
    loops::starts::RowOffsets,
    message::{fail, or_fail},
    private::If,
    types::{AxisList, ExtentList, positions},
    verbs::{
        KnownWindows, WindowError,
        axes::windows::{check, check_chunks, check_tiles},
    },
};

/// The layout of one window or chunk with the extents `W`, or the name where `W` states nothing: the strides of `L`. See [`window_iter`](TensorBase::window_iter).
pub type BlockLayout<L, W, const R: usize> = If<
    <W as AsManyExtents<R>>::Proof,
    <<AxesOf<L, R> as AxisList>::Parts<<W as ExtentList<R>>::List> as AxisList>::Layout<R>,
>;

/// Blocks of the same extents in an array, without their type: the layout of one, and where all begin. It is compiled once per rank, and not for each
/// shape.
pub(crate) struct Blocks<const R: usize> {
    block: Strided<R>,
    // The base is where the memory of the first one begins.
    positions: Strided<R>,
    starts: RowOffsets<R>,
}

impl<const R: usize> Blocks<R> {
    /// The blocks of the extents `inner` in memory with this layout: `counts` along each axis, `steps` elements apart.
    #[expect(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "axes are below R; a base is a sum of those of its parts; steps are below extents, so their products are within the span"
    )]
    // Inlined into what is compiled once per rank, so that the numbers are in registers until they are written.
    #[inline(always)]
    fn new(layout: &Strided<R>, inner: [usize; R], counts: [usize; R], steps: [usize; R]) -> Self {
        let mut strides = layout.strides();
        // Without elements in the array, no stride is used, and a multiple of one need not be a number.
        let block = if layout.element_count() == 0 {
            Strided::from_parts(inner, mem::replace(&mut strides, [0; R]), 0)
        } else {
            Strided::from_axes(inner, strides)
        };
        for axis in 0..R {
            // A single chunk has no next one, so its stride is not a multiple of the element's.
            strides[axis] *= if counts[axis] > 1 { steps[axis] } else { 1 }.cast_signed();
        }
        // The memory of the first block begins before its first element if an axis runs backwards.
        let first = layout.base().saturating_sub(block.base());
        let positions = Strided::from_parts(counts, strides, first);
        Self { block, positions, starts: RowOffsets::here(&positions) }
    }

    /// All windows of these extents.
    #[inline(never)]
    fn windows(layout: &Strided<R>, windows: [usize; R]) -> Result<Self, WindowError> {
        check(&layout.extents().map(Some), &windows.map(Some))?;
        let mut counts = layout.extents();
        for (count, window) in counts.iter_mut().zip(windows) {
            *count = positions(*count, window);
        }
        Ok(Self::new(layout, windows, counts, [1; R]))
    }

    /// The complete chunks of these extents.
    #[inline(never)]
    fn chunks(layout: &Strided<R>, chunks: [usize; R]) -> Result<Self, WindowError> {
        check_chunks(&layout.extents().map(Some), &chunks.map(Some))?;
        Ok(Self::side_by_side(layout, chunks))
    }

    /// The tiles of these extents, which divide the axes.
    #[inline(never)]
    pub(crate) fn tiles(layout: &Strided<R>, tiles: [usize; R]) -> Self {
        Self::side_by_side(layout, tiles)
    }

    /// The tiles of these extents. It panics at the caller's line if they do not divide the axes.
    #[inline(never)]
    #[track_caller]
    pub(crate) fn tiles_or_fail(layout: &Strided<R>, tiles: [usize; R]) -> Self {
        or_fail(check_tiles(&layout.extents().map(Some), &tiles.map(Some)));
        Self::side_by_side(layout, tiles)
    }

    /// Blocks of these extents side by side, as many as are complete.
    #[inline(always)]
    fn side_by_side(layout: &Strided<R>, chunks: [usize; R]) -> Self {
        let mut counts = layout.extents();
        for (count, chunk) in counts.iter_mut().zip(chunks) {
            *count = count.checked_div(chunk).unwrap_or_default();
        }
        Self::new(layout, chunks, counts, chunks)
    }
}

/// The windows or chunks of an array as views, in logical order: [`TensorBase::window_iter`] and [`TensorBase::chunk_iter`]. `next` advances an index;
/// `next_back` and `nth` cost at most one division for each axis.
#[must_use]
pub struct WindowIter<'a, T, const R: usize, M> {
    data: &'a [T],
    // Of each window, whose memory begins at 0.
    layout: M,
    // Where the memory of each begins, and those that remain.
    positions: Strided<R>,
    starts: RowOffsets<R>,
}

impl<T, const R: usize, M: Copy> Clone for WindowIter<'_, T, R, M> {
    fn clone(&self) -> Self {
        Self { ..*self }
    }
}

impl<T, const R: usize, M: Packed<R>> fmt::Debug for WindowIter<'_, T, R, M> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut fields = formatter.debug_struct("WindowIter");
        fields.field("layout", &self.layout).field("len", &self.len()).finish_non_exhaustive()
    }
}

impl<'a, T, const R: usize, M: Packed<R>> WindowIter<'a, T, R, M> {
    /// Blocks of memory, in the type that knows them.
    #[inline]
    pub(crate) fn of(data: &'a [T], blocks: &Blocks<R>) -> Self {
        Self { data, layout: agreeing(&blocks.block), positions: blocks.positions, starts: blocks.starts }
    }

    /// Returns the window, chunk or tile at an index among all of them, also those that were visited; `None` if there is none. See the example of
    /// [`tiles`](TensorBase::tiles).
    #[must_use]
    #[inline]
    pub fn tile(&self, index: [usize; R]) -> Option<View<'a, T, R, M>> {
        self.positions.offset(index).ok().map(|offset| self.at(offset))
    }

    /// The windows that remain below a number of them, and the others.
    #[cfg(feature = "rayon")]
    pub(crate) fn split(self, count: usize) -> (Self, Self) {
        let (mut first, mut second) = (self.clone(), self);
        first.starts.keep(count);
        if let Some(last) = count.checked_sub(1) {
            second.starts.nth(last);
        }
        (first, second)
    }

    /// The window at this offset of the beginnings.
    #[inline]
    fn at(&self, offset: usize) -> View<'a, T, R, M> {
        View::starting_at_typed(self.data, offset, self.layout)
    }
}

impl<'a, T, const R: usize, M: Packed<R>> Iterator for WindowIter<'a, T, R, M> {
    type Item = View<'a, T, R, M>;

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        self.starts.next().map(|offset| self.at(offset))
    }

    #[inline]
    fn nth(&mut self, count: usize) -> Option<Self::Item> {
        self.starts.nth(count).map(|offset| self.at(offset))
    }

    fn last(mut self) -> Option<Self::Item> {
        self.next_back()
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.starts.len();
        (left, Some(left))
    }

    fn count(self) -> usize {
        self.len()
    }
}

impl<T, const R: usize, M: Packed<R>> DoubleEndedIterator for WindowIter<'_, T, R, M> {
    #[inline]
    fn next_back(&mut self) -> Option<Self::Item> {
        self.nth_back(0)
    }

    #[inline]
    fn nth_back(&mut self, count: usize) -> Option<Self::Item> {
        self.starts.nth_back(count).map(|offset| self.at(offset))
    }
}

impl<T, const R: usize, M: Packed<R>> ExactSizeIterator for WindowIter<'_, T, R, M> {}
impl<T, const R: usize, M: Packed<R>> FusedIterator for WindowIter<'_, T, R, M> {}

/// # Windows and chunks, one after another
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns an iterator over all windows of extents `windows`, as views. Extents `[m, n]` with windows `[a, b]` have
    /// `(m - a + 1) * (n - b + 1)` of them, in logical order. Extents in the type stay there.
    ///
    /// [`windows`](Self::windows) is one array of all windows, and a loop over it visits elements.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`WindowError`], where [`try_window_iter`](Self::try_window_iter) returns an error.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{View, shape};
    ///
    /// let image = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
    /// let image = View::new(&image, shape![3, 4])?;
    /// let sums: Vec<i32> = image.window_iter(shape![3, 3]).map(|window| window.sum()).collect();
    /// assert_eq!(sums, [54, 63]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[inline]
    #[track_caller]
    pub fn window_iter<W: AsManyExtents<R>>(
        &'s self,
        windows: W,
    ) -> WindowIter<'a, T, R, BlockLayout<L, W, R>> {
        let () = KnownWindows::<R, L, W>::ARE_WITHIN;
        match self.try_window_iter(windows) {
            Ok(windows) => windows,
            Err(error) => fail(&error),
        }
    }

    /// Returns an iterator over all windows of extents `windows`, or an error where [`window_iter`](Self::window_iter) panics.
    ///
    /// # Errors
    ///
    /// [`WindowError::TooLarge`] with the first axis that is shorter than the window, [`WindowError::Empty`] with the first axis
    /// along which the window has extent 0.
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// let row = View::new(&[1, 2, 4], [3])?;
    /// let steps = row.try_window_iter([2]).unwrap().rev().map(|pair| pair[[1]] - pair[[0]]);
    /// assert!(steps.eq([2, 1]) && row.try_window_iter([4]).is_err());
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[inline]
    pub fn try_window_iter<W: AsManyExtents<R>>(
        &'s self,
        windows: W,
    ) -> Result<WindowIter<'a, T, R, BlockLayout<L, W, R>>, WindowError> {
        let blocks = Blocks::windows(&self.layout.ranked(), windows.to_array())?;
        Ok(WindowIter::of(self.data.lend(), &blocks))
    }

    /// Returns an iterator over the complete chunks of extents `chunks` side by side, as views. Extents `[m, n]` in chunks of `[a, b]`
    /// have `(m / a) * (n / b)` of them, in logical order. Elements after the last complete chunk are left out. Extents in the type stay
    /// there.
    ///
    /// [`chunks_exact`](Self::chunks_exact) is one array of all chunks, and a loop over it visits elements.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`WindowError`], where [`try_chunk_iter`](Self::try_chunk_iter) returns an error.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{View, shape};
    ///
    /// let image = [1, 2, 3, 4, 5, 6, 7, 8];
    /// let blocks = View::new(&image, shape![2, 4])?;
    /// let sums: Vec<i32> = blocks.chunk_iter(shape![2, 2]).map(|block| block.sum()).collect();
    /// assert_eq!(sums, [14, 22]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias = "exact_chunks")]
    #[doc(alias = "axis_chunks_iter")]
    #[inline]
    #[track_caller]
    pub fn chunk_iter<W: AsManyExtents<R>>(
        &'s self,
        chunks: W,
    ) -> WindowIter<'a, T, R, BlockLayout<L, W, R>> {
        or_fail(self.try_chunk_iter(chunks))
    }

    /// Returns an iterator over the complete chunks of extents `chunks`, or an error where [`chunk_iter`](Self::chunk_iter) panics.
    ///
    /// # Errors
    ///
    /// [`WindowError::Chunk`] with the first axis that is shorter than a chunk, [`WindowError::Empty`] with the first axis along
    /// which the chunk has extent 0.
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// let row = View::new(&[1, 2, 4, 8, 16], [5])?;
    /// let pairs = row.try_chunk_iter([2]).unwrap();
    /// assert!(pairs.map(|pair| pair.sum()).eq([3, 12]) && row.try_chunk_iter([0]).is_err());
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[inline]
    pub fn try_chunk_iter<W: AsManyExtents<R>>(
        &'s self,
        chunks: W,
    ) -> Result<WindowIter<'a, T, R, BlockLayout<L, W, R>>, WindowError> {
        let blocks = Blocks::chunks(&self.layout.ranked(), chunks.to_array())?;
        Ok(WindowIter::of(self.data.lend(), &blocks))
    }
}
