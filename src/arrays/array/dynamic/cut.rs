//! Parts, subviews, windows and chunks.

use core::ops::Range;

use alloc::vec::Vec;

use smallvec::SmallVec;

use crate::{
    array::{
        Lend,
        dynamic::{
            DynBase, DynStrided, DynView,
            layout::{Numbers, StridedAxes},
            parts::from,
        },
    },
    axis::{self, AxisError},
    index,
    layout::LayoutError,
    rank,
    verbs::{SplitError, WindowError, axes::windows},
};

/// A rule for the extents of an array and those of blocks of it.
type Check = fn(&[Option<usize>], &[Option<usize>]) -> Result<(), WindowError>;

/// Views of parts.
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
    /// Splits into views of the parts between positions along an axis. There is one part more than there are positions. Axis -1 is the
    /// last.
    ///
    /// # Errors
    ///
    /// [`SplitError::NoSuchAxis`], [`SplitError::Behind`] with the first position after the end of the axis, [`SplitError::Descending`] with the
    /// first one that is below the previous one.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let row = DynView::new(&[1, 2, 3, 4, 5], [5])?;
    /// let parts = row.split(0, &[2, 2])?;
    /// assert_eq!(
    ///     parts.iter().map(|part| part.to_vec()).collect::<Vec<_>>(),
    ///     [vec![1, 2], vec![], vec![3, 4, 5]]
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("array_split", "hsplit", "vsplit"))]
    pub fn split(&'s self, axis: isize, positions: &[usize]) -> Result<Vec<DynView<'a, T>>, SplitError> {
        let axis = axis::resolve(axis, self.rank())?;
        let (extent, stride) = self.layout.axis(axis);
        let (mut parts, mut previous) = (Vec::new(), 0_usize);
        for &at in positions.iter().chain([&extent]) {
            if at > extent {
                return Err(SplitError::Behind { axis, at, extent });
            }
            let part = at.checked_sub(previous).ok_or(SplitError::Descending { axis, previous, at })?;
            let mut axes = self.layout.axes().clone();
            if let Some(to) = axes.get_mut(axis) {
                to.0 = part;
            }
            // The offset of an element fits; that of a part without elements is not used.
            let first = self.layout.base().wrapping_add(previous.wrapping_mul(stride.cast_unsigned()));
            parts.push(self.part(DynStrided::of_axes(axes, first)));
            previous = at;
        }
        Ok(parts)
    }

    /// Returns an iterator over the subviews at the coordinates of an axis, in order. Extents `[m, n]` along axis 1 become `n` views of
    /// `[m]`. Axis -1 is the last.
    ///
    /// # Errors
    ///
    /// [`AxisError`] if the rank does not have the axis.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4, 5, 6], [2, 3])?;
    /// let sums: Vec<i32> = matrix.axis_iter(-1)?.map(|column| column.sum()).collect();
    /// assert_eq!(sums, [5, 7, 9]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("outer_iter", "unstack", "unbind"))]
    #[inline]
    pub fn axis_iter(
        &'s self,
        axis: isize,
    ) -> Result<impl ExactSizeIterator<Item = DynView<'a, T>> + DoubleEndedIterator + use<'a, T, S>, AxisError>
    {
        let axis = axis::resolve(axis, self.rank())?;
        let (first, each, (extent, step)) = self.layout.subviews(axis);
        Ok(Subviews { data: self.data.lend(), first, each, step, coordinates: 0..extent })
    }

    /// Returns a view of all windows of extents `windows`, one for each axis. Extents `[m, n]` with windows `[a, b]` become
    /// `[m - a + 1, n - b + 1, a, b]`. Nothing is copied.
    ///
    /// # Errors
    ///
    /// [`WindowError::Count`] if there is not one extent for each axis, [`WindowError::TooLarge`] or [`WindowError::Empty`] with the first axis
    /// where the window does not fit, [`WindowError::Rank`] if the rank of the result is too large, [`WindowError::Layout`] if its element count
    /// does not fit.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let row = DynView::new(&[1, 2, 4, 8], [4])?;
    /// let sums = row.windows(&[2])?.sum_axis(-1)?;
    /// assert_eq!(sums.as_slice(), [3, 6, 12]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("sliding_window_view", "unfold"))]
    pub fn windows(&'s self, windows: &[usize]) -> Result<DynView<'a, T>, WindowError> {
        self.blocks(windows, windows::check, |extent, stride, window| {
            (extent.saturating_sub(window).saturating_add(1), stride)
        })
    }

    /// Returns a view of the complete chunks of extents `chunks` side by side, one extent for each axis. Extents `[m, n]` in chunks of
    /// `[a, b]` become `[m / a, n / b, a, b]`. Elements after the last complete chunk are left out. Nothing is copied.
    ///
    /// # Errors
    ///
    /// [`WindowError::Count`] if there is not one extent for each axis, [`WindowError::Chunk`] or [`WindowError::Empty`] with the first axis where
    /// the chunk does not fit, [`WindowError::Rank`] if the rank of the result is too large.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let row = DynView::new(&[1, 2, 4, 8, 16], [5])?;
    /// assert_eq!(row.chunks_exact(&[2])?.sum_axis(-1)?.as_slice(), [3, 12]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("exact_chunks", "tiles"))]
    pub fn chunks_exact(&'s self, chunks: &[usize]) -> Result<DynView<'a, T>, WindowError> {
        self.blocks(chunks, windows::check_chunks, |extent, stride, chunk| {
            let count = extent.checked_div(chunk).unwrap_or_default();
            // A single chunk has no next one.
            let steps = if count > 1 { chunk.cast_signed() } else { 1 };
            (count, stride.saturating_mul(steps))
        })
    }

    /// A view of all blocks of these extents, at the positions of `along`: the number of blocks along an axis and the stride between them.
    fn blocks(
        &'s self,
        blocks: &[usize],
        check: Check,
        along: fn(usize, isize, usize) -> (usize, isize),
    ) -> Result<DynView<'a, T>, WindowError> {
        let rank = self.rank();
        if blocks.len() != rank {
            return Err(WindowError::Count { found: blocks.len(), rank });
        }
        rank::check(rank.saturating_mul(2))?;
        let known = |extents: &[usize]| extents.iter().copied().map(Some).collect::<SmallVec<[_; 8]>>();
        check(&known(&self.layout.extents()), &known(blocks))?;
        let both = || self.layout.axes().iter().zip(blocks);
        let positions = both().map(|(&(extent, stride), block)| along(extent, stride, *block));
        let axes: StridedAxes =
            positions.chain(both().map(|(&(_, stride), block)| (*block, stride))).collect();
        let extents: Numbers = axes.iter().map(|axis| axis.0).collect();
        index::element_count(&extents).map_err(LayoutError::from)?;
        Ok(self.with(self.layout.with_axes(axes)))
    }
}

impl DynStrided {
    /// Where the memory of the first subview along an axis begins, the layout of each, how many there are, and from one to the next.
    // Not inlined: it is compiled once.
    #[inline(never)]
    fn subviews(&self, axis: usize) -> (usize, Self, (usize, isize)) {
        let (axes, (extent, stride)) = self.axes().without(axis);
        let (first, each) = Self::of_axes(axes, self.base());
        // If there are no elements, no subview needs memory.
        let step = if each.element_count() == 0 { 0 } else { stride };
        (first, each, (extent, step))
    }
}

/// The subviews at some coordinates of an axis. Any of them is made at once, also by `nth` and `last`.
struct Subviews<'a, T> {
    data: &'a [T],
    /// Where the memory of the first one begins, from there to that of the next one, and the layout of each.
    first: usize,
    step: isize,
    each: DynStrided,
    coordinates: Range<usize>,
}

impl<'a, T> Subviews<'a, T> {
    /// Returns the subview at a coordinate.
    #[inline]
    fn at(&self, coordinate: usize) -> DynView<'a, T> {
        // The offset of an element fits.
        let start = self.first.wrapping_add(coordinate.wrapping_mul(self.step.cast_unsigned()));
        DynBase::of_parts(from(self.data, start), self.each.clone())
    }
}

impl<'a, T> Iterator for Subviews<'a, T> {
    type Item = DynView<'a, T>;

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        self.coordinates.next().map(|at| self.at(at))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.coordinates.size_hint()
    }

    fn count(self) -> usize {
        self.coordinates.len()
    }

    fn nth(&mut self, skipped: usize) -> Option<Self::Item> {
        self.coordinates.nth(skipped).map(|at| self.at(at))
    }

    fn last(mut self) -> Option<Self::Item> {
        self.next_back()
    }
}

impl<T> DoubleEndedIterator for Subviews<'_, T> {
    fn next_back(&mut self) -> Option<Self::Item> {
        self.coordinates.next_back().map(|at| self.at(at))
    }

    fn nth_back(&mut self, skipped: usize) -> Option<Self::Item> {
        self.coordinates.nth_back(skipped).map(|at| self.at(at))
    }
}

impl<T> ExactSizeIterator for Subviews<'_, T> {}
