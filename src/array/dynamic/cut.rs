//! Parts, subviews, windows, chunks, and elements at indices along an axis.

use alloc::vec::Vec;

use smallvec::SmallVec;

use crate::{
    array::{
        Lend,
        dynamic::{
            DynBase, DynStrided, DynTensor, DynView,
            layout::{Axes, ExtentList},
            parts::from,
        },
    },
    axis::{self, AxisError},
    index,
    layout::LayoutError,
    loops::allocate::allocate,
    rank,
    verbs::{
        AnyIndex, SplitError, TakeError, WindowError,
        axes::windows,
        pick::indices::{position, same_but},
    },
};

/// A rule for the extents of an array and those of blocks of it.
type Check = fn(&[Option<usize>], &[Option<usize>]) -> Result<(), WindowError>;

/// The number of an axis along which an array of indices selects elements: the extents of both are equal along all other axes.
pub(crate) fn along<I>(
    layout: &DynStrided,
    axis: isize,
    indices: &DynView<'_, I>,
) -> Result<usize, TakeError> {
    let axis = axis::resolve(axis, layout.rank())?;
    if indices.rank() != layout.rank() {
        return Err(TakeError::Rank { expected: layout.rank(), found: indices.rank() });
    }
    same_but(layout.extents(), indices.extents(), axis)?;
    Ok(axis)
}

/// Calls `visit` with the offset of the element at each index along an axis, in the logical order of the indices.
pub(crate) fn each_offset<I: AnyIndex>(
    layout: &DynStrided,
    axis: usize,
    indices: &DynView<'_, I>,
    mut visit: impl FnMut(usize),
) -> Result<(), TakeError> {
    let (extent, stride) = layout.axis(axis);
    // Where each index is, without its step along the axis.
    let mut axes = Axes::from_slice(layout.axes());
    for (at, (to, found)) in axes.iter_mut().zip(indices.extents()).enumerate() {
        *to = (found, if at == axis { 0 } else { to.1 });
    }
    let walk = layout.with_axes(axes);
    let (mut coordinates, mut offset) = (ExtentList::from_elem(0, layout.rank()), walk.base());
    for (number, place) in indices.iter().enumerate() {
        let place = position(axis, number, *place, extent)?;
        // The offset of an element fits.
        visit(offset.wrapping_add(place.wrapping_mul(stride.cast_unsigned())));
        walk.advance(&mut coordinates, &mut offset);
    }
    Ok(())
}

/// Views of parts.
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
    /// An axis and positions in, views of the parts between these positions along the axis out: one more than there are positions. Axis -1
    /// is the last.
    ///
    /// # Errors
    ///
    /// [`SplitError::NoSuchAxis`], [`SplitError::Behind`] with the first position after the end of the axis, [`SplitError::Descending`] with the
    /// first one that is below the previous one.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let row = DynView::new(&[1, 2, 3, 4, 5], &"[5]".parse()?)?;
    /// let parts = row.split(0, &[2, 2])?;
    /// assert_eq!(parts.iter().map(|part| part.to_vec()).collect::<Vec<_>>(), [vec![1, 2], vec![], vec![3, 4, 5]]);
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
            let mut axes = Axes::from_slice(self.layout.axes());
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

    /// An axis in, an iterator over the subviews at its coordinates out, in its order: `[m, n]` along axis 1 are `n` views of `[m]`. Axis -1 is
    /// the last.
    ///
    /// # Errors
    ///
    /// [`AxisError`] if the rank does not have the axis.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4, 5, 6], &"[2,3]".parse()?)?;
    /// let sums: Vec<i32> = matrix.axis_iter(-1)?.map(|column| column.sum()).collect();
    /// assert_eq!(sums, [5, 7, 9]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("outer_iter", "unstack", "unbind"))]
    pub fn axis_iter(
        &'s self,
        axis: isize,
    ) -> Result<impl ExactSizeIterator<Item = DynView<'a, T>> + DoubleEndedIterator + use<'a, T, S>, AxisError>
    {
        let axis = axis::resolve(axis, self.rank())?;
        let (data, base, mut axes) =
            (self.data.lend(), self.layout.base(), Axes::from_slice(self.layout.axes()));
        let (extent, stride) = axes.remove(axis);
        Ok((0..extent).map(move |at| {
            // The offset of an element fits; that of a subview without elements is not used.
            let first = base.wrapping_add(at.wrapping_mul(stride.cast_unsigned()));
            let (start, layout) = DynStrided::of_axes(axes.clone(), first);
            DynBase::over(from(data, start), layout)
        }))
    }

    /// The extents of a window in, one for each axis, a view of all windows of these extents out, without a copy: `[m, n]` by windows of `[a, b]`
    /// is `[m - a + 1, n - b + 1, a, b]`.
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
    /// let row = DynView::new(&[1, 2, 4, 8], &"[4]".parse()?)?;
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

    /// The extents of a chunk in, one for each axis, a view of the complete chunks side by side out, without a copy: `[m, n]` in chunks of `[a, b]`
    /// is `[m / a, n / b, a, b]`. Elements after the last complete chunk are left out.
    ///
    /// # Errors
    ///
    /// [`WindowError::Count`] if there is not one extent for each axis, [`WindowError::Chunk`] or [`WindowError::Empty`] with the first axis where
    /// the chunk does not fit, [`WindowError::Rank`] if the rank of the result is too large.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let row = DynView::new(&[1, 2, 4, 8, 16], &"[5]".parse()?)?;
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
        let axes: Axes = positions.chain(both().map(|(&(_, stride), block)| (*block, stride))).collect();
        let extents: ExtentList = axes.iter().map(|axis| axis.0).collect();
        index::element_count(&extents).map_err(LayoutError::from)?;
        Ok(self.with(self.layout.with_axes(axes)))
    }
}

/// Elements at indices.
impl<'s, 'a, T: Clone + 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
    /// An axis and an array of indices in, a tensor of the extents of the indices out: each index is replaced by the element at this coordinate
    /// of the axis, and at the index's own coordinates of all others. The extents of both are equal along all other axes.
    ///
    /// # Errors
    ///
    /// [`TakeError::NoSuchAxis`], [`TakeError::Rank`] if the ranks differ, [`TakeError::Extent`] with the first other axis where the extents differ,
    /// [`TakeError::Index`] with the first index that the axis does not have, [`TakeError::Memory`] if there is not enough memory.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let x = DynView::new(&[3, 1, 2, 4, 6, 5], &"[2,3]".parse()?)?;
    /// let order = x.argsort_axis(1)?;
    /// assert_eq!(x.take_along_axis(1, &order)?, x.sort_axis(1)?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("gather", "GatherElements"))]
    pub fn take_along_axis<'v, I: AnyIndex + 'v>(
        &'s self,
        axis: isize,
        indices: impl Into<DynView<'v, I>>,
    ) -> Result<DynTensor<T>, TakeError> {
        let indices = indices.into();
        let axis = along(&self.layout, axis, &indices)?;
        let mut all = allocate(indices.element_count())?;
        each_offset(&self.layout, axis, &indices, |at| all.extend(self.data.lend().get(at).cloned()))?;
        Ok(indices.like(all))
    }
}
