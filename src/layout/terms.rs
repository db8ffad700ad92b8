//! Tables of offsets, for layouts whose offsets are sums with one term for each coordinate.

use super::Mapping;
use crate::heap::{self, Vec};

/// Returns the offset of the first element, and for each axis and each coordinate along it the distance from that element.
#[expect(clippy::indexing_slicing, reason = "an axis below R and a coordinate below its extent")]
pub(crate) fn terms<const R: usize, L: Mapping<R>>(layout: &L) -> (usize, [Vec<usize>; R]) {
    let first = layout.offset_unchecked([0; R]);
    let terms = core::array::from_fn(|axis| {
        let mut index = [0; R];
        let term = |at| {
            index[axis] = at;
            // Strides may be negative: the added term wraps around to the right offset.
            layout.offset_unchecked(index).wrapping_sub(first)
        };
        (0..layout.extents()[axis]).map(term).collect()
    });
    (first, terms)
}

/// Returns `true` if offsets are sums of [`terms`] and the tables of these are short. They are as long as the sum of the extents, which is
/// small unless there is hardly more than one axis. Without an allocator it is never so.
pub(crate) fn has_short_terms<const R: usize, L: Mapping<R>>(layout: &L) -> bool {
    let len = layout.extents().iter().fold(0_usize, |sum, &extent| sum.saturating_add(extent));
    heap::IS_THERE && len <= layout.element_count().div_ceil(64).max(1 << 16) && layout.is_separable()
}
