//! Whether a reshape between two dense layouts is a bitcast.
use super::{same_count, stride};
use crate::layout::MinorToMajor;

/// The axes of a dense layout, the last first; neighbours that form one axis in memory are merged.
///
/// The extents and strides of the merged axes are a normal form of the map from linear index to offset: the first stride is the
/// offset of linear index 1, the first extent is the number of offsets at that step, and so on for the remaining axes. So two maps
/// are equal exactly if these lists are equal.
pub(super) struct Merged<'a> {
    extents: &'a [usize],
    order: &'a [usize],
    /// The number of axes that are not visited yet.
    end: usize,
}

impl<'a> Merged<'a> {
    #[inline]
    pub(super) const fn new(extents: &'a [usize], order: &'a [usize]) -> Self {
        Self { extents, order, end: extents.len() }
    }

    /// Returns the extent and the stride of the next merged axis; the extent is not 1, the stride is in elements.
    #[inline]
    pub(super) const fn next(&mut self) -> Option<(usize, usize)> {
        let mut merged = None;
        while self.end > 0 {
            let axis = self.end - 1;
            if self.extents[axis] != 1 {
                let step = stride(self.extents, self.order, axis);
                merged = match merged {
                    None => Some((self.extents[axis], step)),
                    Some((extent, first)) if step == first * extent => {
                        Some((extent * self.extents[axis], first))
                    }
                    Some(_) => return merged,
                };
            }
            self.end = axis;
        }
        merged
    }
}

/// Returns [`reshape_is_bitcast`] on slices; each order is a permutation of the axes of its shape.
#[inline]
#[must_use]
pub const fn is_bitcast_between(
    from: &[usize],
    from_order: &[usize],
    to: &[usize],
    to_order: &[usize],
) -> bool {
    match same_count(from, to) {
        Err(_) => return false,
        Ok(0) => return true,
        Ok(_) => {}
    }
    let (mut from, mut to) = (Merged::new(from, from_order), Merged::new(to, to_order));
    loop {
        match (from.next(), to.next()) {
            (None, None) => return true,
            (Some((extent, stride)), Some((other_extent, other_stride)))
                if extent == other_extent && stride == other_stride => {}
            _ => return false,
        }
    }
}

/// Returns `true` if a reshape leaves each element at its offset. A reshape keeps the logical order of the elements.
///
/// Returns `false` if the element counts differ, `true` if there are no elements.
///
/// ```
/// use shapewise::layout::{MinorToMajor, bitcast::reshape_is_bitcast};
///
/// const ROWS: MinorToMajor<2> = MinorToMajor::ROW_MAJOR;
/// const COLUMNS: MinorToMajor<2> = MinorToMajor::COLUMN_MAJOR;
/// const { assert!(reshape_is_bitcast(&[3, 4], ROWS, &[6, 2], ROWS)) };
/// assert!(!reshape_is_bitcast(&[3, 4], COLUMNS, &[6, 2], COLUMNS));
/// // Both memories are 0 1 2 3 4 5, but the reshape moves element 1 to index [0, 1], which is at offset 2.
/// assert!(!reshape_is_bitcast(&[6], MinorToMajor::ROW_MAJOR, &[3, 2], COLUMNS));
/// ```
///
/// # Source
///
/// XLA, `ReshapeIsBitcast`. XLA compares the offsets of all unit indices; this function compares the lists of merged axes.
#[must_use]
pub const fn reshape_is_bitcast<const R: usize, const Q: usize>(
    from: &[usize; R],
    from_order: MinorToMajor<R>,
    to: &[usize; Q],
    to_order: MinorToMajor<Q>,
) -> bool {
    is_bitcast_between(from, &from_order.axes(), to, &to_order.axes())
}
