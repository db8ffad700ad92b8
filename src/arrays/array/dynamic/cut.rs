//! Parts, subviews, windows and chunks.

use core::ops::Range;

use alloc::vec::Vec;

use smallvec::SmallVec;

use crate::{
    array::{
        Lend, StorageMut,
        dynamic::{
            DynBase, DynStrided, DynView, DynViewMut,
            layout::{Numbers, StridedAxes},
            parts::from,
        },
    },
    axis::{self, AxisError},
    index,
    layout::LayoutError,
    rank,
    rearrange::{CombineError, dynamic::combined_axes},
    slice::position,
    verbs::{
        SplitError, WindowError,
        axes::{
            subview::{SubviewError, only},
            windows,
        },
    },
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
            parts.push(self.part(self.layout.cut_at((axis, extent, stride), previous, part)));
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

/// An axis, its extent and its stride.
type SplitAxis = (usize, usize, isize);

impl DynStrided {
    /// The axis to split, which has the position `at`.
    fn cut(&self, axis: isize, at: usize) -> Result<SplitAxis, SplitError> {
        let axis = axis::resolve(axis, self.rank())?;
        let (extent, stride) = self.axis(axis);
        if at > extent { Err(SplitError::Behind { axis, at, extent }) } else { Ok((axis, extent, stride)) }
    }

    /// Where the memory of the `extent` coordinates of an axis from `first` on begins, and their layout.
    fn cut_at(&self, (axis, _, stride): SplitAxis, first: usize, extent: usize) -> (usize, Self) {
        let mut axes = self.axes().clone();
        if let Some(to) = axes.get_mut(axis) {
            to.0 = extent;
        }
        // The offset of an element fits; that of a part without elements is not used.
        Self::of_axes(axes, self.base().wrapping_add(first.wrapping_mul(stride.cast_unsigned())))
    }
}

impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
    /// Splits into two views along an axis: the coordinates below `at`, and the rest. Extents `[m, n]` split at `k` along axis 1 are `[m, k]`
    /// and `[m, n - k]`. Axis -1 is the last. Nothing is copied.
    ///
    /// # Errors
    ///
    /// [`SplitError::NoSuchAxis`], [`SplitError::Behind`] if the position is above the extent of the axis.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4, 5, 6], [2, 3])?;
    /// let (left, right) = matrix.split_at(-1, 1)?;
    /// assert_eq!((left.to_vec(), right.to_vec()), (vec![1, 4], vec![2, 3, 5, 6]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "array_split")]
    pub fn split_at(
        &'s self,
        axis: isize,
        at: usize,
    ) -> Result<(DynView<'a, T>, DynView<'a, T>), SplitError> {
        let cut @ (_, extent, _) = self.layout.cut(axis, at)?;
        let rest = extent.saturating_sub(at);
        Ok((self.part(self.layout.cut_at(cut, 0, at)), self.part(self.layout.cut_at(cut, at, rest))))
    }
}

impl<T, S: StorageMut<T>> DynBase<T, S> {
    /// Splits into two mutable views along an axis, which can be written at the same time. One part must be entirely before the other in memory. That
    /// holds for the first axis of a row-major array, and for each axis if all axes before it have extent 1. Axis -1 is the last.
    ///
    /// # Errors
    ///
    /// [`SplitError::NoSuchAxis`], [`SplitError::Behind`] if the position is above the extent of the axis, [`SplitError::Interleaved`] if the
    /// parts are not one after another in memory.
    ///
    /// ```
    /// use shapewise::array::DynTensor;
    ///
    /// let mut matrix = DynTensor::new(vec![1, 2, 3, 4], [2, 2])?;
    /// let (top, mut bottom) = matrix.split_at_mut(0, 1)?;
    /// bottom.assign(&top)?;
    /// assert_eq!(matrix.as_slice(), [1, 2, 1, 2]);
    /// assert!(matrix.split_at_mut(1, 1).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "into_split_at")]
    pub fn split_at_mut(
        &mut self,
        axis: isize,
        at: usize,
    ) -> Result<(DynViewMut<'_, T>, DynViewMut<'_, T>), SplitError> {
        let cut @ (axis, extent, stride) = self.layout.cut(axis, at)?;
        let rest = extent.saturating_sub(at);
        let (_, first) = self.layout.cut_at(cut, 0, at);
        let (_, second) = self.layout.cut_at(cut, at, rest);
        let data = self.data.elements_mut();
        // A part without elements needs no memory, so the other part takes all of it.
        if second.element_count() == 0 {
            return Ok((DynBase::of_parts(data, first), DynBase::of_parts(&mut [], second)));
        }
        if first.element_count() == 0 {
            return Ok((DynBase::of_parts(&mut [], first), DynBase::of_parts(data, second)));
        }
        let span = DynStrided::of_axes(self.layout.axes().without(axis).0, 0).1.span();
        if span > stride.unsigned_abs() {
            return Err(SplitError::Interleaved { axis, stride, span });
        }
        let lower = if stride < 0 { rest } else { at };
        let cut = lower.saturating_mul(stride.unsigned_abs());
        let (low, high) = data.split_at_mut_checked(cut).unwrap_or_default();
        let (of_first, of_second) = if stride < 0 { (high, low) } else { (low, high) };
        Ok((DynBase::of_parts(of_first, first), DynBase::of_parts(of_second, second)))
    }
}

impl DynStrided {
    /// Where the memory of the subview at a coordinate begins, and its layout.
    fn subview(
        &self,
        axis: isize,
        index: impl FnOnce(usize, usize) -> Result<isize, SubviewError>,
    ) -> Result<(usize, Self), SubviewError> {
        let axis = axis::resolve(axis, self.rank()).map_err(SubviewError::NoSuchAxis)?;
        let (axes, (extent, stride)) = self.axes().without(axis);
        let index = position(axis, index(axis, extent)?, extent).map_err(SubviewError::Index)?;
        // The offset of an element fits; that of a subview without elements is not used.
        Ok(Self::of_axes(axes, self.base().wrapping_add(index.wrapping_mul(stride.cast_unsigned()))))
    }
}

impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
    /// Returns the subview at an index of an axis. Extents `[m, n]` at an index of axis 1 become `[m]`. A negative axis or index counts
    /// from the end. Nothing is copied.
    ///
    /// # Errors
    ///
    /// [`SubviewError::NoSuchAxis`], [`SubviewError::Index`] if the axis does not have the index.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4, 5, 6], [2, 3])?;
    /// assert_eq!(matrix.index_axis(-1, 0)?.to_vec(), [1, 4]);
    /// assert_eq!(
    ///     matrix.index_axis(0, 2).unwrap_err().to_string(),
    ///     "index 2 is out of bounds for axis 0, which has extent 2: it must be at least -2 and \
    ///      below 2"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// PyTorch, `select`; NumPy, `take` of one index.
    pub fn index_axis(&'s self, axis: isize, index: isize) -> Result<DynView<'a, T>, SubviewError> {
        Ok(self.part(self.layout.subview(axis, |_, _| Ok(index))?))
    }

    /// Returns a view without an axis of extent 1. Extents `[m, 1]` without axis 1 become `[m]`. Nothing is copied.
    ///
    /// # Errors
    ///
    /// [`SubviewError::NoSuchAxis`], [`SubviewError::NotOne`] if the extent is not 1.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let column = DynView::new(&[1, 2, 3], [3, 1])?;
    /// assert_eq!(column.squeeze(-1)?.shape().to_string(), "[3]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy, `squeeze` of one axis.
    #[doc(alias = "remove_axis")]
    pub fn squeeze(&'s self, axis: isize) -> Result<DynView<'a, T>, SubviewError> {
        Ok(self.part(self.layout.subview(axis, only)?))
    }
}

impl<T, S: StorageMut<T>> DynBase<T, S> {
    /// Returns the subview at an index of an axis, to write: [`index_axis`](Self::index_axis).
    ///
    /// # Errors
    ///
    /// Same errors as [`index_axis`](Self::index_axis).
    ///
    /// ```
    /// use shapewise::array::DynTensor;
    ///
    /// let mut matrix = DynTensor::filled([2, 3], 0)?;
    /// matrix.index_axis_mut(-1, 0)?.fill(7);
    /// assert_eq!(matrix.as_slice(), [7, 0, 0, 7, 0, 0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn index_axis_mut(&mut self, axis: isize, index: isize) -> Result<DynViewMut<'_, T>, SubviewError> {
        let part = self.layout.subview(axis, |_, _| Ok(index))?;
        Ok(self.part_mut(part))
    }

    /// Returns a mutable view of the diagonals along two axes, from an offset: [`diagonal`](Self::diagonal) to write.
    ///
    /// # Errors
    ///
    /// Same errors as [`diagonal`](Self::diagonal).
    ///
    /// ```
    /// use shapewise::array::DynTensor;
    ///
    /// let mut matrix = DynTensor::filled([2, 2], 0)?;
    /// matrix.diagonal_mut(0, 1, 0)?.fill(1);
    /// assert_eq!(matrix.as_slice(), [1, 0, 0, 1]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy, `fill_diagonal`.
    #[doc(alias("diag_mut", "fill_diagonal"))]
    pub fn diagonal_mut(
        &mut self,
        first: isize,
        second: isize,
        offset: isize,
    ) -> Result<DynViewMut<'_, T>, CombineError> {
        let places = [axis::resolve(first, self.rank())?, axis::resolve(second, self.rank())?];
        let (axes, steps) = combined_axes(self.layout.axes(), places, offset)?;
        let first = self.layout.base().wrapping_add_signed(steps);
        Ok(self.part_mut(DynStrided::of_axes(axes.into_iter().collect(), first)))
    }
}
