//! Whether a layout has each element at one index, determined by marking offsets.

use super::{MARKED, descending::Descending, reach, uniqueness};
use crate::heap::{self, Vec};

/// Returns `true` if a division for each axis does not suffice to get from an offset to its index. For strides of a layout.
pub(crate) fn are_interleaved<const R: usize>(extents: &[usize; R], strides: &[isize; R]) -> bool {
    let axes = Descending::new(extents, strides);
    (0..axes.moving).any(|at| axes.behind[at] >= axes.step[at])
}

/// Does the same as [`uniqueness`], and if that does not determine it, marks the offset of each element in turn. There are
/// at most as many as offsets. `None` for a span that is too large for that, or without an allocator. For strides of a layout.
pub(crate) fn uniqueness_with_memory<const R: usize>(
    extents: &[usize; R],
    strides: &[isize; R],
) -> Option<bool> {
    if let Some(known) = uniqueness(extents, strides) {
        return Some(known);
    }
    let (below, above) = reach(extents, strides).ok()?;
    let span = below + above + 1;
    (heap::IS_THERE && span <= MARKED).then(|| are_marked_once(extents, strides, span))
}

/// Returns `true` if the offsets of all elements differ. Strides are taken as positive, as going backwards along an axis visits
/// the same elements.
pub(super) fn are_marked_once<const R: usize>(
    extents: &[usize; R],
    strides: &[isize; R],
    span: usize,
) -> bool {
    let mut marks = Marks::none(span);
    each_offset(extents, strides, |offset| marks.mark(offset))
}

/// A mark for each offset.
#[derive(Clone, Debug)]
pub(crate) struct Marks(Vec<u64>);

impl Marks {
    fn none(span: usize) -> Self {
        Self(heap::repeated(0, span.div_ceil(64)))
    }

    /// Returns the offsets of all elements, counted from the smallest one; at least one element. For strides of a layout.
    ///
    /// Each axis moves the marks along, so the time is that of a few passes over the offsets, however many elements share one.
    pub(crate) fn new<const R: usize>(extents: &[usize; R], strides: &[isize; R], span: usize) -> Self {
        let mut marks = Self::none(span);
        marks.mark(0);
        for (&extent, stride) in extents.iter().zip(strides) {
            let mut coordinates = 1;
            while coordinates < extent {
                // The marks of so many coordinates, once more: twice as many, or all.
                let more = coordinates.min(extent - coordinates);
                marks.join_moved(more * stride.unsigned_abs());
                coordinates += more;
            }
        }
        marks
    }

    /// Marks what is marked, and also each offset that is `by` after a marked one.
    fn join_moved(&mut self, by: usize) {
        let (words, bits) = (by / 64, by % 64);
        // From the end on, so that what is read was not written.
        for at in (words..self.0.len()).rev() {
            let word = |at: Option<usize>| at.map_or(0, |at| self.0[at]);
            let low = word(at.checked_sub(words)) << bits;
            let high = if bits == 0 { 0 } else { word(at.checked_sub(words + 1)) >> (64 - bits) };
            self.0[at] |= low | high;
        }
    }

    /// Marks an offset, and returns `true` if it was not marked before.
    fn mark(&mut self, offset: usize) -> bool {
        let (word, mark) = (&mut self.0[offset / 64], 1_u64 << (offset % 64));
        let is_new = *word & mark == 0;
        *word |= mark;
        is_new
    }

    /// Returns `true` if an offset is marked.
    pub(crate) fn has(&self, offset: usize) -> bool {
        self.0.get(offset / 64).is_some_and(|word| word & 1 << (offset % 64) != 0)
    }
}

/// Visits the offset of each element, counted from the smallest one, as long as `visit` returns true; whether it always did. There is
/// an element.
fn each_offset<const R: usize>(
    extents: &[usize; R],
    strides: &[isize; R],
    mut visit: impl FnMut(usize) -> bool,
) -> bool {
    // Going backwards along an axis starts at its end, where the offset is smallest.
    let (mut index, mut offset) = ([0; R], 0_usize);
    loop {
        if !visit(offset) {
            return false;
        }
        let mut axis = R;
        loop {
            let Some(next) = axis.checked_sub(1) else { return true };
            axis = next;
            let stride = strides[axis].unsigned_abs();
            index[axis] += 1;
            if index[axis] < extents[axis] {
                offset += stride;
                break;
            }
            offset -= stride * (extents[axis] - 1);
            index[axis] = 0;
        }
    }
}
