//! XLA's gather and scatter: slices of an array at the indices in another one.
//!
//! The functions that do the work are for arrays of any rank, and are compiled once per type of element and of index.

use alloc::vec::Vec;

use smallvec::SmallVec;

use crate::{
    array::{AsView, DynView, Lend, PerAxis, StorageMut, Tensor, TensorBase},
    extent::DynExtent,
    index,
    layout::{ByStrides, Mapping, RowMajor},
    loops::allocate::allocate,
    message::or_fail,
    private::Always,
    rearrange::{self, GatherAxes, GatherError},
    verbs::{
        AnyIndex,
        copy::{pad::ranked, pieces::trivial},
        elementwise::map::tensor,
    },
};

/// Extents of any rank.
type Numbers = SmallVec<[usize; 8]>;
/// The extent and the stride of each axis.
type Axes = SmallVec<[(usize, isize); 8]>;

/// The extents of a view, which are known and fit.
fn sets<T>(view: &DynView<'_, T>) -> SmallVec<[DynExtent; 8]> {
    view.extents().map(DynExtent::of_fitting).collect()
}

/// The indices of a gather or a scatter, in memory, and where the slices at them begin.
struct Starts<'n, I> {
    numbers: Vec<I>,
    axes: &'n GatherAxes<'n>,
    // The numbers of an index are `pitch` apart, and `pitch` indices are side by side.
    pitch: usize,
    // For each pair of batch axes: the axis of the operand, and the stride and the extent among the indices.
    batch: SmallVec<[(usize, usize, usize); 4]>,
}

impl<'n, I: AnyIndex> Starts<'n, I> {
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
struct Loop {
    extent: usize,
    step: isize,
    index_step: usize,
    axis: Option<usize>,
}

/// The loops over a result, in row-major order.
fn loops(extents: &[usize], operand: &[(usize, isize)], axes: &GatherAxes<'_>) -> SmallVec<[Loop; 8]> {
    let mut of_slice = operand.iter().enumerate().filter(|(axis, _)| axes.is_of_slice(*axis));
    let mut loops: SmallVec<[Loop; 8]> = extents
        .iter()
        .enumerate()
        .map(|(at, &extent)| match axes.is_offset(at).then(|| of_slice.next()).flatten() {
            Some((axis, (_, step))) => Loop { extent, step: *step, index_step: 0, axis: Some(axis) },
            None => Loop { extent, step: 0, index_step: 1, axis: None },
        })
        .collect();
    let mut step = 1_usize;
    for one in loops.iter_mut().rev().filter(|one| one.axis.is_none()) {
        (one.index_step, step) = (step, step.wrapping_mul(one.extent));
    }
    loops
}

/// Neighbouring loops that are one: both step by one axis of slices, or by one of indices.
fn merged(loops: &[Loop]) -> SmallVec<[Loop; 8]> {
    let mut merged: SmallVec<[Loop; 8]> = SmallVec::new();
    for one in loops {
        match merged.last_mut() {
            Some(last)
                if last.axis.is_some() == one.axis.is_some()
                    && last.step == one.step.wrapping_mul(one.extent.cast_signed())
                    && last.index_step == one.index_step.wrapping_mul(one.extent) =>
            {
                *last = Loop { extent: last.extent.wrapping_mul(one.extent), ..*one };
            }
            _ => merged.push(*one),
        }
    }
    merged
}

/// Calls `visit` with the coordinates of each row of a result and its last loop, in row-major order. No extent is 0.
fn each_row(loops: &[Loop], mut visit: impl FnMut(&[usize], &[Loop], Loop)) {
    let one = Loop { extent: 1, step: 0, index_step: 1, axis: None };
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
pub(crate) fn gathered<T: Clone, I: AnyIndex>(
    view: &DynView<'_, T>,
    indices: &DynView<'_, I>,
    axes: &GatherAxes<'_>,
    slice: &[usize],
) -> Result<(Vec<T>, Numbers), GatherError> {
    let (operand, of_indices) = (sets(view), sets(indices));
    let rank = axes.rank(operand.len(), of_indices.len())?;
    let mut extents: SmallVec<[DynExtent; 8]> = SmallVec::from_elem(DynExtent::ONE, rank);
    rearrange::gather(&operand, &of_indices, axes, slice, &mut extents)?;
    let extents: Numbers = extents.into_iter().map(DynExtent::get_known).collect();
    let count = index::element_count(&extents)?;
    if let Some(all) = trivial(view, count, None) {
        return Ok((all, extents));
    }
    let mut all = allocate(count)?;
    let ((data, base), parts): (_, Axes) = (view.parts(), view.extents().zip(view.strides()).collect());
    // Where in memory the slice of each index begins.
    let starts = Starts::new(indices, axes)?;
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
pub(crate) fn scattered<T, U, I: AnyIndex>(
    (data, base, operand): (&mut [T], usize, &[(usize, isize)]),
    indices: &DynView<'_, I>,
    updates: &DynView<'_, U>,
    axes: &GatherAxes<'_>,
    mut change: impl FnMut(&mut T, &U),
) -> Result<(), GatherError> {
    let extents: SmallVec<[DynExtent; 8]> =
        operand.iter().map(|axis| DynExtent::of_fitting(axis.0)).collect();
    rearrange::scatter(&extents, &sets(indices), &sets(updates), axes)?;
    if updates.element_count() == 0 {
        return Ok(());
    }
    let starts = Starts::new(indices, axes)?;
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

/// Slices at indices.
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Mapping<R>> TensorBase<T, S, R, L> {
    /// An array of indices, their [`GatherAxes`] and the extents of a slice, `[usize; R]`, in; a tensor of the slices that begin at these indices out. A
    /// slice that is not within this array is moved to its nearest end. [`take`](Self::take) is for indices along one axis: it checks them, and
    /// negative ones count from the end.
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
    /// # Source
    ///
    /// XLA, `Gather`; StableHLO, `gather`. A slice has extent 1 along collapsed axes and batch axes. XLA accepts 0 there, and then returns elements
    /// of no operand.
    #[doc(alias("gather", "Gather", "gather_nd", "dynamic_slice"))]
    #[must_use]
    #[track_caller]
    pub fn gather_slices<const P: usize, const Q: usize, O, W>(
        &'s self,
        indices: O,
        axes: &GatherAxes<'_>,
        slice: W,
    ) -> Tensor<T, Q, RowMajor<Q, W::Extents<Q>>>
    where
        L: ByStrides<R, Holds: Always>,
        T: Clone,
        O: AsView<P, Element: AnyIndex<Holds: Always>, Layout: ByStrides<P>>,
        W: PerAxis<usize, R>,
    {
        or_fail(self.try_gather_slices(indices, axes, slice))
    }

    /// [`gather_slices`](Self::gather_slices), which returns an error.
    ///
    /// # Errors
    ///
    /// [`GatherError`] with the first list of axes that does not fit the operands, or the first axis whose extent does not;
    /// [`GatherError::ResultRank`] if the result does not have rank `Q`; [`GatherError::Size`] or [`GatherError::Memory`] if it does not fit.
    ///
    /// ```
    /// use shapewise::{Tensor, View, rearrange::{GatherAxes, GatherError}};
    ///
    /// let matrix = View::new(&[1, 2, 3, 4, 5, 6], [2, 3])?;
    /// let rows = View::new(&[0, 1], [2])?;
    /// let axes = GatherAxes::new(1, &[0]).offset(&[1]).collapsed(&[0]);
    /// let slices: Result<Tensor<i32, 2>, GatherError> = matrix.try_gather_slices(rows, &axes, [1, 4]);
    /// assert_eq!(
    ///     slices.unwrap_err().to_string(),
    ///     "the slice has extent 4 along axis 1, and the operand has extent 3: it must be at most that"
    /// );
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    pub fn try_gather_slices<const P: usize, const Q: usize, O, W>(
        &'s self,
        indices: O,
        axes: &GatherAxes<'_>,
        slice: W,
    ) -> Result<Tensor<T, Q, RowMajor<Q, W::Extents<Q>>>, GatherError>
    where
        L: ByStrides<R, Holds: Always>,
        T: Clone,
        O: AsView<P, Element: AnyIndex<Holds: Always>, Layout: ByStrides<P>>,
        W: PerAxis<usize, R>,
    {
        let expected = axes.rank(R, P)?;
        if expected != Q {
            return Err(GatherError::ResultRank { expected, found: Q });
        }
        let (data, extents) = gathered(&self.dynamic(), &indices.as_view().dynamic(), axes, &slice.values())?;
        Ok(tensor(data, &ranked(&extents)))
    }
}

/// Updates of slices at indices.
impl<T, S: StorageMut<T>, const R: usize, L: Mapping<R>> TensorBase<T, S, R, L> {
    /// An array of indices, an array of updates, their [`GatherAxes`] and a function in; calls the function with each element of the slices that
    /// begin at these indices and its update, in the order of the updates. The inverse of [`gather_slices`](Self::gather_slices): the updates
    /// have the shape of its result. Elements that this array does not have are skipped, and no slice is moved.
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
    /// let (corners, updates) = (View::new(&corners, shape![2, 2])?, View::new(&updates, shape![2, 2])?);
    /// let axes = GatherAxes::new(1, &[0, 1]).offset(&[1]).collapsed(&[0]);
    /// // The slice at [1, 2] has one element in the array, and the other one is skipped.
    /// sums.scatter_slices(corners, updates, &axes, |sum, x| *sum += x);
    /// assert_eq!(sums.as_slice(), [0, 1, 2, 0, 0, 3]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// # Source
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
        L: ByStrides<R, Holds: Always>,
        O: AsView<P, Element: AnyIndex<Holds: Always>, Layout: ByStrides<P>>,
        V: AsView<Q, Layout: ByStrides<Q>>,
    {
        or_fail(self.try_scatter_slices(indices, updates, axes, change));
    }

    /// [`scatter_slices`](Self::scatter_slices), which returns an error.
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
        L: ByStrides<R, Holds: Always>,
        O: AsView<P, Element: AnyIndex<Holds: Always>, Layout: ByStrides<P>>,
        V: AsView<Q, Layout: ByStrides<Q>>,
    {
        let layout = self.layout.ranked();
        let operand: Axes = layout.extents().into_iter().zip(layout.strides()).collect();
        let (indices, updates) = (indices.as_view(), updates.as_view());
        let to = (self.data.elements_mut(), layout.base(), operand.as_slice());
        scattered(to, &indices.dynamic(), &updates.dynamic(), axes, change)
    }
}
