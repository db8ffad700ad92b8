//! XLA's gather and scatter: slices of an array at the indices in another one.
//!
//! The functions that do the work are for arrays of any rank, and are compiled once per type of element and of index.

use alloc::vec::Vec;

use smallvec::SmallVec;

use crate::{
    array::{
        AsView, DynBase, DynTensor, DynView, Storage, StorageMut, Tensor, TensorBase,
        dynamic::{Numbers, layout::StridedAxes, rearrange::dyn_tensor},
    },
    extent::DynExtent,
    index,
    layout::{Layout, RowMajor},
    loops::allocate::allocate,
    message::or_fail,
    private::Exists,
    rearrange::{self, GatherAxes, GatherError, PerAxis},
    verbs::{
        AnyIndex,
        along::{Elements, of_rank},
        copy::pieces::trivial,
    },
};

/// The indices of a gather or a scatter, in memory, and where the slices at them begin.
struct SliceStarts<'n, I> {
    numbers: Vec<I>,
    axes: &'n GatherAxes<'n>,
    // The numbers of an index are `pitch` apart, and `pitch` indices are side by side.
    pitch: usize,
    // For each pair of batch axes: the axis of the operand, and the stride and the extent among the indices.
    batch: SmallVec<[(usize, usize, usize); 4]>,
}

impl<'n, I: AnyIndex> SliceStarts<'n, I> {
    fn new(indices: &DynView<'_, I>, axes: &'n GatherAxes<'n>) -> Result<Self, GatherError> {
        let extents: Numbers = indices.extents().collect();
        let mut numbers = allocate(indices.element_count())?;
        numbers.extend(indices.iter().copied());
        let mut strides = Numbers::from_elem(0, extents.len());
        let (mut stride, mut pitch) = (1_usize, 1);
        for (axis, (to, extent)) in strides.iter_mut().zip(&extents).enumerate().rev() {
            *to = stride;
            if axis == axes.index() {
                pitch = stride;
            } else {
                stride = stride.wrapping_mul(*extent);
            }
        }
        let [of_operand, of_indices] = axes.batches();
        let at = |list: &[usize], axis: usize| list.get(axis).copied().unwrap_or(1);
        let batch = of_operand.iter().zip(of_indices);
        let batch = batch.map(|(to, from)| (*to, at(&strides, *from), at(&extents, *from))).collect();
        Ok(Self { numbers, axes, pitch, batch })
    }

    /// Writes the coordinates at which the slice of an index begins. `index` counts the indices in row-major order.
    fn write(&self, index: usize, to: &mut [isize]) {
        to.fill(0);
        let numbers = self.axes.starts().len();
        let (block, within) = (index.checked_div(self.pitch), index.checked_rem(self.pitch));
        let first = block
            .unwrap_or_default()
            .wrapping_mul(numbers)
            .wrapping_mul(self.pitch)
            .wrapping_add(within.unwrap_or_default());
        for (number, axis) in self.axes.starts().iter().enumerate() {
            let at = first.wrapping_add(number.wrapping_mul(self.pitch));
            if let (Some(to), Some(index)) = (to.get_mut(*axis), self.numbers.get(at)) {
                let far = if *index < I::zero() { isize::MIN } else { isize::MAX };
                *to = index.to_isize().unwrap_or(far);
            }
        }
        for (axis, stride, extent) in &self.batch {
            let at = index.checked_div(*stride).and_then(|at| at.checked_rem(*extent));
            if let Some(to) = to.get_mut(*axis) {
                *to = at.unwrap_or_default().cast_signed();
            }
        }
    }
}

/// An axis of a result: its extent, the steps in the operand and among the indices (one of them is 0), and the axis of the operand if it is
/// one of a slice.
#[derive(Clone, Copy)]
struct GatherLoop {
    extent: usize,
    step: isize,
    index_step: usize,
    axis: Option<usize>,
}

/// The loops over a result, in row-major order.
fn loops(extents: &[usize], operand: &[(usize, isize)], axes: &GatherAxes<'_>) -> SmallVec<[GatherLoop; 8]> {
    let mut of_slice = operand.iter().enumerate().filter(|(axis, _)| axes.is_of_slice(*axis));
    let mut loops: SmallVec<[GatherLoop; 8]> = extents
        .iter()
        .enumerate()
        .map(|(at, &extent)| match axes.is_offset(at).then(|| of_slice.next()).flatten() {
            Some((axis, (_, step))) => GatherLoop { extent, step: *step, index_step: 0, axis: Some(axis) },
            None => GatherLoop { extent, step: 0, index_step: 1, axis: None },
        })
        .collect();
    let mut step = 1_usize;
    for one in loops.iter_mut().rev().filter(|one| one.axis.is_none()) {
        (one.index_step, step) = (step, step.wrapping_mul(one.extent));
    }
    loops
}

/// Neighbouring loops that are one: both step by one axis of slices, or by one of indices.
fn merged(loops: &[GatherLoop]) -> SmallVec<[GatherLoop; 8]> {
    let mut merged: SmallVec<[GatherLoop; 8]> = SmallVec::new();
    for one in loops {
        match merged.last_mut() {
            Some(last)
                if last.axis.is_some() == one.axis.is_some()
                    && last.step == one.step.wrapping_mul(one.extent.cast_signed())
                    && last.index_step == one.index_step.wrapping_mul(one.extent) =>
            {
                *last = GatherLoop { extent: last.extent.wrapping_mul(one.extent), ..*one };
            }
            _ => merged.push(*one),
        }
    }
    merged
}

/// Calls `visit` with the coordinates of each row of a result and its last loop, in row-major order. No extent is 0.
fn each_row(loops: &[GatherLoop], mut visit: impl FnMut(&[usize], &[GatherLoop], GatherLoop)) {
    let one = GatherLoop { extent: 1, step: 0, index_step: 1, axis: None };
    let (last, outer) = loops.split_last().unwrap_or((&one, &[]));
    let mut index = Numbers::from_elem(0, outer.len());
    loop {
        visit(&index, outer, *last);
        let mut at = outer.len();
        loop {
            let Some(next) = at.checked_sub(1) else { return };
            at = next;
            if let (Some(coordinate), Some(outer)) = (index.get_mut(at), outer.get(at)) {
                *coordinate = coordinate.wrapping_add(1);
                if *coordinate < outer.extent {
                    break;
                }
                *coordinate = 0;
            }
        }
    }
}

/// The slices of a view at indices, and the extents of the result.
fn gathered<T: Clone, I: AnyIndex>(
    view: &DynView<'_, T>,
    indices: &DynView<'_, I>,
    axes: &GatherAxes<'_>,
    slice: &[usize],
) -> Result<Elements<T>, GatherError> {
    let (operand, of_indices) = (view.layout.dyn_extents(), indices.layout.dyn_extents());
    let rank = axes.rank(operand.len(), of_indices.len())?;
    let mut extents: SmallVec<[DynExtent; 8]> = SmallVec::from_elem(DynExtent::ONE, rank);
    rearrange::gather(&operand, &of_indices, axes, slice, &mut extents)?;
    let extents: Numbers = extents.into_iter().map(DynExtent::get_known).collect();
    let count = index::element_count(&extents)?;
    if let Some(all) = trivial(view, count, None) {
        return Ok((all, extents));
    }
    let mut all = allocate(count)?;
    let ((data, base), parts): (_, StridedAxes) =
        (view.parts(), view.extents().zip(view.strides()).collect());
    // Where in memory the slice of each index begins.
    let starts = SliceStarts::new(indices, axes)?;
    let loops = loops(&extents, &parts, axes);
    let indices: usize = loops.iter().filter(|one| one.axis.is_none()).map(|one| one.extent).product();
    let (mut offsets, mut at) = (allocate(indices)?, SmallVec::<[isize; 8]>::from_elem(0, parts.len()));
    for index in 0..indices {
        starts.write(index, &mut at);
        let mut offset = base.cast_signed();
        for ((start, (extent, stride)), slice) in at.iter().zip(&parts).zip(slice) {
            // XLA moves a slice that is not within the operand to its nearest end.
            let most = extent.saturating_sub(*slice).cast_signed();
            offset = offset.wrapping_add((*start).clamp(0, most).wrapping_mul(*stride));
        }
        offsets.push(offset);
    }
    each_row(&merged(&loops), |index, outer, last| {
        let (mut within, mut number) = (0_isize, 0_usize);
        for (coordinate, one) in index.iter().zip(outer) {
            within = within.wrapping_add(one.step.wrapping_mul(coordinate.cast_signed()));
            number = number.wrapping_add(one.index_step.wrapping_mul(*coordinate));
        }
        if last.axis.is_none() {
            let offsets = offsets.iter().skip(number).step_by(last.index_step.max(1)).take(last.extent);
            all.extend(
                offsets.filter_map(|offset| data.get(offset.wrapping_add(within).cast_unsigned())).cloned(),
            );
            return;
        }
        let first = offsets.get(number).copied().unwrap_or_default().wrapping_add(within);
        match data.get(first.cast_unsigned()..first.cast_unsigned().wrapping_add(last.extent)) {
            Some(row) if last.step == 1 => all.extend_from_slice(row),
            _ => {
                let at = |place: usize| first.wrapping_add(last.step.wrapping_mul(place.cast_signed()));
                all.extend((0..last.extent).filter_map(|place| data.get(at(place).cast_unsigned())).cloned());
            }
        }
    });
    Ok((all, extents))
}

/// Calls `change` with each element of the slices at indices and its update. Elements that the operand does not have are skipped, as
/// StableHLO defines it. XLA on a CPU skips a slice that is partly outside entirely (`tests/conformance/gather.jsonl`).
fn scattered<T, U, I: AnyIndex>(
    (data, base, operand): (&mut [T], usize, &[(usize, isize)]),
    indices: &DynView<'_, I>,
    updates: &DynView<'_, U>,
    axes: &GatherAxes<'_>,
    mut change: impl FnMut(&mut T, &U),
) -> Result<(), GatherError> {
    let extents: SmallVec<[DynExtent; 8]> =
        operand.iter().map(|axis| DynExtent::of_fitting(axis.0)).collect();
    rearrange::scatter(&extents, &indices.layout.dyn_extents(), &updates.layout.dyn_extents(), axes)?;
    if updates.element_count() == 0 {
        return Ok(());
    }
    let starts = SliceStarts::new(indices, axes)?;
    let extents: Numbers = updates.extents().collect();
    let mut updates = updates.iter();
    let mut at = SmallVec::<[isize; 8]>::from_elem(0, operand.len());
    each_row(&loops(&extents, operand, axes), |index, outer, last| {
        let rows = if last.axis.is_none() { last.extent } else { 1 };
        for row in 0..rows {
            let numbers = index.iter().zip(outer).map(|(at, one)| one.index_step.wrapping_mul(*at));
            let number = numbers.fold(last.index_step.wrapping_mul(row), usize::wrapping_add);
            starts.write(number, &mut at);
            for (coordinate, one) in index.iter().zip(outer) {
                if let Some(to) = one.axis.and_then(|axis| at.get_mut(axis)) {
                    *to = to.saturating_add(coordinate.cast_signed());
                }
            }
            let len = if last.axis.is_none() { 1 } else { last.extent };
            for place in 0..len {
                let Some(update) = updates.next() else { return };
                let mut offset = Some(base.cast_signed());
                for (axis, (start, (extent, stride))) in at.iter().zip(operand).enumerate() {
                    let step = if last.axis == Some(axis) { place.cast_signed() } else { 0 };
                    let coordinate = start.saturating_add(step);
                    let is_within = (0..extent.cast_signed()).contains(&coordinate);
                    offset = offset
                        .filter(|_| is_within)
                        .map(|offset| offset.wrapping_add(coordinate.wrapping_mul(*stride)));
                }
                if let Some(to) = offset.and_then(|offset| data.get_mut(offset.cast_unsigned())) {
                    change(to, update);
                }
            }
        }
    });
    Ok(())
}

/// # Gather slices
impl<T, S: Storage<T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns the slices that begin at `indices`, of the extents `slice`: [`GatherAxes`] state what the axes mean. A slice that is not within this
    /// array is moved to its nearest end. [`take`](Self::take) is for indices along one axis: it checks them, and negative ones count
    /// from the end.
    ///
    /// The result has the axes of the indices without that of the numbers of one index, and the axes of a slice where
    /// [`GatherAxes::offset`] states.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`GatherError`], where [`try_gather_slices`](Self::try_gather_slices) returns an error.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{Tensor, View, rearrange::GatherAxes, shape};
    ///
    /// let (memory, corners) = ([1, 2, 3, 4, 5, 6], [0, 1, 9, -9]);
    /// let matrix = View::new(&memory, shape![2, 3])?;
    /// let corners = View::new(&corners, shape![2, 2])?;
    /// // The slices of extents [1, 2] that begin at [0, 1] and at [9, -9], which is moved to [1, 0].
    /// let axes = GatherAxes::new(1, &[0, 1]).offset(&[1]).collapsed(&[0]);
    /// let slices: Tensor<i32, 2> = matrix.gather_slices(corners, &axes, [1, 2]);
    /// assert_eq!(slices, shapewise::tensor![[2, 3], [4, 5]]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// XLA, `Gather`; StableHLO, `gather`. A slice has extent 1 along collapsed axes and batch axes. XLA accepts 0 there, and then returns elements
    /// of no operand.
    #[doc(alias("gather", "Gather", "gather_nd", "dynamic_slice"))]
    #[must_use]
    #[track_caller]
    pub fn gather_slices<const P: usize, const Q: usize, O, W>(
        &self,
        indices: O,
        axes: &GatherAxes<'_>,
        slice: W,
    ) -> Tensor<T, Q, RowMajor<Q, W::Extents<Q>>>
    where
        T: Clone,
        O: AsView<P, Element: AnyIndex<Proof: Exists>, Layout: Layout<P>>,
        W: PerAxis<usize, R>,
    {
        or_fail(self.try_gather_slices(indices, axes, slice))
    }

    /// Does the same as [`gather_slices`](Self::gather_slices), and returns an error instead of a panic.
    ///
    /// # Errors
    ///
    /// [`GatherError`] with the first list of axes that does not fit the operands, or the first axis whose extent does not;
    /// [`GatherError::ResultRank`] if the result does not have rank `Q`; [`GatherError::Size`] or [`GatherError::Memory`] if it does not fit.
    ///
    /// ```
    /// use shapewise::{
    ///     Tensor, View,
    ///     rearrange::{GatherAxes, GatherError},
    /// };
    ///
    /// let matrix = View::new(&[1, 2, 3, 4, 5, 6], [2, 3])?;
    /// let rows = View::new(&[0, 1], [2])?;
    /// let axes = GatherAxes::new(1, &[0]).offset(&[1]).collapsed(&[0]);
    /// let slices: Result<Tensor<i32, 2>, GatherError> =
    ///     matrix.try_gather_slices(rows, &axes, [1, 4]);
    /// assert_eq!(
    ///     slices.unwrap_err().to_string(),
    ///     "the slice has extent 4 along axis 1, and the operand has extent 3: it must be at most \
    ///      that"
    /// );
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    pub fn try_gather_slices<const P: usize, const Q: usize, O, W>(
        &self,
        indices: O,
        axes: &GatherAxes<'_>,
        slice: W,
    ) -> Result<Tensor<T, Q, RowMajor<Q, W::Extents<Q>>>, GatherError>
    where
        T: Clone,
        O: AsView<P, Element: AnyIndex<Proof: Exists>, Layout: Layout<P>>,
        W: PerAxis<usize, R>,
    {
        let expected = axes.rank(R, P)?;
        if expected != Q {
            return Err(GatherError::ResultRank { expected, found: Q });
        }
        let indices = DynView::from(indices.as_view());
        gathered(&DynView::from(self), &indices, axes, &slice.values()).map(of_rank)
    }
}

/// # Scatter slices
impl<T, S: StorageMut<T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Calls a function with each element of the slices that begin at `indices` and its update, in the order of the updates. It is the inverse of
    /// [`gather_slices`](Self::gather_slices): the updates have the shape of its result. Elements that this array does not have are
    /// skipped, and no slice is moved.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`GatherError`], where [`try_scatter_slices`](Self::try_scatter_slices) returns an error.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{Tensor, View, rearrange::GatherAxes, shape};
    ///
    /// let mut sums = Tensor::filled(shape![2, 3], 0);
    /// let (corners, updates) = ([0, 1, 1, 2], [1, 2, 3, 4]);
    /// let (corners, updates) =
    ///     (View::new(&corners, shape![2, 2])?, View::new(&updates, shape![2, 2])?);
    /// let axes = GatherAxes::new(1, &[0, 1]).offset(&[1]).collapsed(&[0]);
    /// // The slice at [1, 2] has one element in the array, and the other one is skipped.
    /// sums.scatter_slices(corners, updates, &axes, |sum, x| *sum += x);
    /// assert_eq!(sums.as_slice(), [0, 1, 2, 0, 0, 3]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// StableHLO, `scatter`, which skips each element that is out of bounds. XLA's `Scatter` on a CPU skips a slice that is partly out of
    /// bounds entirely, and if an index has no numbers it makes only the last update.
    #[doc(alias("scatter", "Scatter", "scatter_nd", "dynamic_update_slice"))]
    #[track_caller]
    pub fn scatter_slices<const P: usize, const Q: usize, O, V>(
        &mut self,
        indices: O,
        updates: V,
        axes: &GatherAxes<'_>,
        change: impl FnMut(&mut T, &V::Element),
    ) where
        O: AsView<P, Element: AnyIndex<Proof: Exists>, Layout: Layout<P>>,
        V: AsView<Q, Layout: Layout<Q>>,
    {
        or_fail(self.try_scatter_slices(indices, updates, axes, change));
    }

    /// Does the same as [`scatter_slices`](Self::scatter_slices), and returns an error instead of a panic.
    ///
    /// # Errors
    ///
    /// [`GatherError`] with the first list of axes that does not fit the operands, or the first axis whose extent does not;
    /// [`GatherError::Memory`] if there is not enough memory for a copy of the indices. Nothing is changed then.
    pub fn try_scatter_slices<const P: usize, const Q: usize, O, V>(
        &mut self,
        indices: O,
        updates: V,
        axes: &GatherAxes<'_>,
        change: impl FnMut(&mut T, &V::Element),
    ) -> Result<(), GatherError>
    where
        O: AsView<P, Element: AnyIndex<Proof: Exists>, Layout: Layout<P>>,
        V: AsView<Q, Layout: Layout<Q>>,
    {
        let layout = self.layout.ranked();
        let operand: StridedAxes = layout.extents().into_iter().zip(layout.strides()).collect();
        let (indices, updates) = (DynView::from(indices.as_view()), DynView::from(updates.as_view()));
        let to = (self.data.elements_mut(), layout.base(), &*operand);
        scattered(to, &indices, &updates, axes, change)
    }
}

impl<T: Clone, S: Storage<T>> DynBase<T, S> {
    /// Returns the slices that begin at `indices`, of the extents `slice`: see [`TensorBase::gather_slices`]. The indices may be a ranked array.
    ///
    /// # Errors
    ///
    /// [`GatherError`] with the first list of axes that does not fit the operands, or the first axis whose extent does not;
    /// [`GatherError::RankTooLarge`], [`GatherError::Size`] or [`GatherError::Memory`] if the result does not fit.
    ///
    /// ```
    /// use shapewise::{rearrange::GatherAxes, array::DynView};
    ///
    /// let table = DynView::new(&[1, 2, 3, 4, 5, 6], [3, 2])?;
    /// let rows = DynView::new(&[2, 0, 1, 7], [2, 2])?;
    /// let axes = GatherAxes::new(2, &[0]).offset(&[2]).collapsed(&[0]);
    /// let slices = table.gather_slices(rows, &axes, &[1, 2])?;
    /// assert_eq!(slices.shape().to_string(), "[2,2,2]");
    /// assert_eq!(slices.as_slice(), [5, 6, 1, 2, 3, 4, 5, 6]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// XLA, `Gather`; StableHLO, `gather`. A slice has extent 1 along collapsed axes and batch axes. XLA accepts 0 there, and then returns elements
    /// of no operand.
    #[doc(alias("gather", "Gather", "gather_nd", "dynamic_slice"))]
    pub fn gather_slices<'v, I: AnyIndex + 'v>(
        &self,
        indices: impl Into<DynView<'v, I>>,
        axes: &GatherAxes<'_>,
        slice: &[usize],
    ) -> Result<DynTensor<T>, GatherError> {
        gathered(&DynView::from(self), &indices.into(), axes, slice).map(dyn_tensor)
    }
}

impl<T, S: StorageMut<T>> DynBase<T, S> {
    /// Calls a function with each element of the slices that begin at `indices` and its update: see [`TensorBase::scatter_slices`]. Both may be
    /// ranked arrays.
    ///
    /// # Errors
    ///
    /// [`GatherError`] with the first list of axes that does not fit the operands, or the first axis whose extent does not;
    /// [`GatherError::Memory`] if there is not enough memory for a copy of the indices. Nothing is changed then.
    ///
    /// ```
    /// use shapewise::{View, array::DynTensor, rearrange::GatherAxes};
    ///
    /// let mut counts = DynTensor::filled([4], 0)?;
    /// let (bins, ones) = (View::new(&[1, 3, 3, 9], [4])?, View::new(&[1; 4], [4])?);
    /// counts.scatter_slices(
    ///     bins,
    ///     ones,
    ///     &GatherAxes::new(1, &[0]).collapsed(&[0]),
    ///     |count, one| *count += one,
    /// )?;
    /// assert_eq!(counts.as_slice(), [0, 1, 0, 2]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// StableHLO, `scatter`, which skips each element that is out of bounds. XLA's `Scatter` on a CPU skips a slice that is partly out of
    /// bounds entirely, and if an index has no numbers it makes only the last update.
    #[doc(alias("scatter", "Scatter", "scatter_nd", "dynamic_update_slice"))]
    pub fn scatter_slices<'v, I: AnyIndex + 'v, U: 'v>(
        &mut self,
        indices: impl Into<DynView<'v, I>>,
        updates: impl Into<DynView<'v, U>>,
        axes: &GatherAxes<'_>,
        change: impl FnMut(&mut T, &U),
    ) -> Result<(), GatherError> {
        let to = (self.data.elements_mut(), self.layout.base(), &**self.layout.axes());
        scattered(to, &indices.into(), &updates.into(), axes, change)
    }
}
