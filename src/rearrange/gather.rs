//! XLA's gather and scatter: the axes of their operands, and the shape of a result. One rule, for extents that may not be known.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "const fns on slices: axes are counted or checked to be below the lengths"
)]

mod error;

pub use error::{GatherError, GatherList};

use crate::{axis::list::contains, error::attempt, extent::DynExtent, rank};

/// Which axes of the operands of XLA's gather and scatter are which. A gather takes one slice of the operand for each index; a scatter writes
/// one to each.
///
/// | method | gather | scatter | axes of |
/// |---|---|---|---|
/// | [`new`](Self::new), `index` | `index_vector_dim` | `index_vector_dim` | the indices: along it are the numbers of one index |
/// | [`new`](Self::new), `starts` | `start_index_map` | `scatter_dims_to_operand_dims` | the operand: which axis each number is for |
/// | [`offset`](Self::offset) | `offset_dims` | `update_window_dims` | the result, or the updates: the axes of a slice |
/// | [`collapsed`](Self::collapsed) | `collapsed_slice_dims` | `inserted_window_dims` | the operand: those that a slice does not have |
/// | [`batch`](Self::batch) | `operand_batching_dims`, `start_indices_batching_dims` | `input_batching_dims`, `scatter_indices_batching_dims` | the operand and the indices, in pairs |
///
/// If `index` is the rank of the indices, each of their elements is an index of one number.
///
/// # Examples
///
/// Rows of a matrix by their numbers:
///
/// ```
/// use shapewise::{DynShape, rearrange::GatherAxes};
///
/// let axes = GatherAxes::new(1, &[0]).offset(&[1]).collapsed(&[0]);
/// let (table, rows): (DynShape, DynShape) = ("[50257,768]".parse()?, "[?]".parse()?);
/// assert_eq!(table.gather_slices(&rows, &axes, &[1, 768])?.to_string(), "[?,768]");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # In other libraries
///
/// StableHLO, `gather` and `scatter`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GatherAxes<'n> {
    index: usize,
    starts: &'n [usize],
    offset: &'n [usize],
    collapsed: &'n [usize],
    batch: [&'n [usize]; 2],
}

/// Returns the first two axes of a list that are not in increasing order.
#[inline]
const fn unsorted(list: &[usize]) -> Option<[usize; 2]> {
    let mut at = 1;
    while at < list.len() {
        if list[at - 1] >= list[at] {
            return Some([list[at - 1], list[at]]);
        }
        at += 1;
    }
    None
}

/// Checks that the axes of a list are below a rank, and different ones; in increasing order if `is_sorted`.
const fn check_axes(
    list: GatherList,
    axes: &[usize],
    rank: usize,
    is_sorted: bool,
) -> Result<(), GatherError> {
    let mut at = 0;
    while at < axes.len() {
        if axes[at] >= rank {
            return Err(GatherError::NoSuchAxis { list, axis: axes[at], rank });
        }
        if contains(axes.split_at(at).0, axes[at]) {
            return Err(GatherError::Repeated { first: list, second: list, axis: axes[at] });
        }
        at += 1;
    }
    match unsorted(axes) {
        Some([before, axis]) if is_sorted => Err(GatherError::Order { list, before, axis }),
        _ => Ok(()),
    }
}

/// Checks that two lists have no axis in common.
#[inline]
const fn apart(
    (first, axes): (GatherList, &[usize]),
    (second, others): (GatherList, &[usize]),
) -> Result<(), GatherError> {
    let mut at = 0;
    while at < axes.len() {
        if contains(others, axes[at]) {
            return Err(GatherError::Repeated { first, second, axis: axes[at] });
        }
        at += 1;
    }
    Ok(())
}

impl<'n> GatherAxes<'n> {
    /// Returns the axis of the indices along which the numbers of one index are, and for each number the axis of the operand. See
    /// the example of [`gather_slices`](crate::View::gather_slices).
    #[must_use]
    #[inline]
    pub const fn new(index: usize, starts: &'n [usize]) -> Self {
        Self { index, starts, offset: &[], collapsed: &[], batch: [&[]; 2] }
    }

    /// Returns the same with these axes of the result as the axes of a slice. See the example of
    /// [`gather_slices`](crate::View::gather_slices).
    #[must_use]
    #[inline]
    pub const fn offset(self, axes: &'n [usize]) -> Self {
        Self { offset: axes, ..self }
    }

    /// Returns the same with these axes of the operand, along which a slice has one element, and which it does not have. See the example of
    /// [`gather_slices`](crate::View::gather_slices).
    #[must_use]
    #[inline]
    pub const fn collapsed(self, axes: &'n [usize]) -> Self {
        Self { collapsed: axes, ..self }
    }

    /// Returns the same with these pairs of axes of the operand and of the indices: slices at an index are taken at the same
    /// coordinate of the operand. See [`gather_slices`](crate::View::gather_slices).
    #[must_use]
    #[inline]
    pub const fn batch(self, operand: &'n [usize], indices: &'n [usize]) -> Self {
        Self { batch: [operand, indices], ..self }
    }

    /// Returns `true` if an axis of the result is one of a slice.
    #[inline]
    pub(crate) const fn is_offset(&self, axis: usize) -> bool {
        contains(self.offset, axis)
    }

    /// Returns `true` if a slice has an axis of the operand.
    #[inline]
    pub(crate) const fn is_of_slice(&self, axis: usize) -> bool {
        !contains(self.collapsed, axis) && !contains(self.batch[0], axis)
    }

    /// Returns the rank of the result, if the lists are those of an operand and of indices of these ranks.
    pub(crate) const fn rank(&self, operand: usize, indices: usize) -> Result<usize, GatherError> {
        if self.index > indices {
            return Err(GatherError::IndexAxis { axis: self.index, rank: indices });
        }
        let [of_operand, of_indices] = self.batch;
        if of_operand.len() != of_indices.len() {
            return Err(GatherError::BatchCount { operand: of_operand.len(), indices: of_indices.len() });
        }
        let (offset, collapsed, batch) = (self.offset.len(), self.collapsed.len(), of_operand.len());
        let rank = indices + offset - if self.index < indices { 1 } else { 0 };
        attempt!(check_axes(GatherList::Offset, self.offset, rank, true));
        attempt!(check_axes(GatherList::Collapsed, self.collapsed, operand, true));
        attempt!(check_axes(GatherList::Start, self.starts, operand, false));
        attempt!(check_axes(GatherList::OperandBatch, of_operand, operand, true));
        attempt!(check_axes(GatherList::IndicesBatch, of_indices, indices, false));
        let batches = (GatherList::OperandBatch, of_operand);
        attempt!(apart((GatherList::Collapsed, self.collapsed), batches));
        attempt!(apart((GatherList::Start, self.starts), batches));
        if contains(of_indices, self.index) {
            return Err(GatherError::IndexIsBatch { axis: self.index });
        }
        if offset + collapsed + batch != operand {
            return Err(GatherError::Rank { rank: operand, offset, collapsed, batch });
        }
        attempt!(rank::check(rank), GatherError::RankTooLarge);
        Ok(rank)
    }

    /// Returns [`rank`](Self::rank), if the extents fit, too: an index has one number for each axis, and batch axes have the same extents.
    const fn fit(&self, operand: &[DynExtent], indices: &[DynExtent]) -> Result<usize, GatherError> {
        let rank = attempt!(self.rank(operand.len(), indices.len()));
        let found = if self.index < indices.len() { indices[self.index] } else { DynExtent::ONE };
        if !found.contains(self.starts.len()) {
            return Err(GatherError::IndexExtent { found, axes: self.starts.len() });
        }
        let mut pair = 0;
        while pair < self.batch[0].len() {
            let (operand_axis, indices_axis) = (self.batch[0][pair], self.batch[1][pair]);
            let (operand, indices) = (operand[operand_axis], indices[indices_axis]);
            if operand.merge(indices).is_none() {
                return Err(GatherError::Batch { operand_axis, operand, indices_axis, indices });
            }
            pair += 1;
        }
        Ok(rank)
    }
}

/// The lists, for the loops over elements.
impl<'n> GatherAxes<'n> {
    /// Returns the axis of the indices along which the numbers of one index are.
    #[inline]
    pub(crate) const fn index(&self) -> usize {
        self.index
    }

    /// Returns the axis of the operand for each number of an index.
    #[inline]
    pub(crate) const fn starts(&self) -> &'n [usize] {
        self.starts
    }

    /// Returns the axes of the operand and of the indices that are batch axes.
    #[inline]
    pub(crate) const fn batches(&self) -> [&'n [usize]; 2] {
        self.batch
    }
}

/// Writes the extents of the gather of slices of these extents. `result` has the rank that [`GatherAxes::rank`] returns.
pub(crate) const fn gather(
    operand: &[DynExtent],
    indices: &[DynExtent],
    axes: &GatherAxes<'_>,
    slice: &[usize],
    result: &mut [DynExtent],
) -> Result<(), GatherError> {
    attempt!(axes.fit(operand, indices));
    if slice.len() != operand.len() {
        return Err(GatherError::SliceRank { rank: operand.len(), found: slice.len() });
    }
    let mut axis = 0;
    while axis < slice.len() {
        let (extent, slice) = (operand[axis], slice[axis]);
        // StableHLO has 0 here as well, but then the result has elements that no element of the operand is for.
        if slice != 1 && !axes.is_of_slice(axis) {
            let is_batch = contains(axes.batch[0], axis);
            let list = if is_batch { GatherList::OperandBatch } else { GatherList::Collapsed };
            return Err(GatherError::NotOne { list, axis, slice });
        }
        if matches!(extent.bound(), Some(bound) if slice > bound) {
            return Err(GatherError::Slice { axis, slice, extent });
        }
        axis += 1;
    }
    // The axes of the slices, and those of the indices, each in their order.
    let (mut at, mut of_slice, mut of_indices) = (0, 0, 0);
    while at < result.len() {
        result[at] = if axes.is_offset(at) {
            while !axes.is_of_slice(of_slice) {
                of_slice += 1;
            }
            of_slice += 1;
            attempt!(DynExtent::known(slice[of_slice - 1]), GatherError::Size)
        } else {
            if of_indices == axes.index {
                of_indices += 1;
            }
            of_indices += 1;
            indices[of_indices - 1]
        };
        at += 1;
    }
    Ok(())
}

/// Checks the updates of a scatter: they have one slice for each index, and no slice is longer than the operand.
pub(crate) const fn scatter(
    operand: &[DynExtent],
    indices: &[DynExtent],
    updates: &[DynExtent],
    axes: &GatherAxes<'_>,
) -> Result<(), GatherError> {
    let expected = attempt!(axes.fit(operand, indices));
    if updates.len() != expected {
        return Err(GatherError::ResultRank { expected, found: updates.len() });
    }
    let (mut at, mut of_slice, mut of_indices) = (0, 0, 0);
    while at < updates.len() {
        let found = updates[at];
        if axes.is_offset(at) {
            while !axes.is_of_slice(of_slice) {
                of_slice += 1;
            }
            let extent = operand[of_slice];
            if let (Some(bound), Some(slice)) = (extent.bound(), found.get())
                && slice > bound
            {
                return Err(GatherError::Slice { axis: of_slice, slice, extent });
            }
            of_slice += 1;
        } else {
            if of_indices == axes.index {
                of_indices += 1;
            }
            let expected = indices[of_indices];
            if expected.merge(found).is_none() {
                return Err(GatherError::Updates { axis: at, expected, found });
            }
            of_indices += 1;
        }
        at += 1;
    }
    Ok(())
}
