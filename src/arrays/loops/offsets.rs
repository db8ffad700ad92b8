//! The offsets of a layout's elements in logical order, one after another: with strides in steps, without strides computed from
//! each index.

use core::{fmt::Debug, iter::FusedIterator};

use crate::{
    heap::{self, Vec as OffsetTerms},
    index,
    layout::{Mapping, Strided},
    loops::nest::{Nest, Row, step},
};

/// The offsets of a layout's elements in logical order.
#[cfg_attr(doc, doc(hidden))]
pub trait Offsets: ExactSizeIterator<Item = usize> + Clone + Debug {
    /// Folds over the elements at the remaining offsets.
    fn fold_elements<'a, T, B>(&self, data: &'a [T], init: B, visit: impl FnMut(B, &'a T) -> B) -> B;
}

/// The offsets of a strided layout in logical order, along with an index of its merged axes. It is the offsets of a [`Layout`](crate::Layout).
#[derive(Debug, Clone, Copy)]
pub struct StridedOffsets<const R: usize> {
    nest: Nest<R, 1>,
    index: [usize; R],
    // The offset of `index`.
    offset: isize,
    left: usize,
}

#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "axes are below R; offsets of elements of a layout fit `isize`, and steps past the last one wrap"
)]
impl<const R: usize> StridedOffsets<R> {
    // Not inlined: it is compiled once per rank.
    #[inline(never)]
    pub(crate) fn new(layout: Strided<R>) -> Self {
        // The product of the extents other than 0 fits.
        let left = layout.extents().into_iter().fold(1, usize::wrapping_mul);
        Self { nest: Nest::new([&layout]), index: [0; R], offset: layout.base().cast_signed(), left }
    }

    /// Skips this many elements, all of which exist.
    #[inline]
    fn skip(&mut self, count: usize) {
        self.left -= count;
        // As addition on paper: what exceeds an axis is carried to the one before it.
        let (mut carry, mut axis) = (count, 0);
        while carry > 0 && axis < self.nest.axes() {
            let ((extent, [stride]), old) = (self.nest.axis(axis), self.index[axis]);
            // At most one less than the extent, plus a count of elements: both fit `isize`.
            let sum = old + carry;
            let new;
            (carry, new) = if sum < extent { (0, sum) } else { (sum / extent, sum % extent) };
            self.index[axis] = new;
            let steps = new.cast_signed() - old.cast_signed();
            self.offset = self.offset.wrapping_add(stride.wrapping_mul(steps));
            axis += 1;
        }
    }

    /// Folds over the rest, row by row. The first row and the first plane may be shorter than the others. The loops are read where they
    /// are: a copy would wait until their numbers, which are written just before, are in the cache.
    #[inline(always)]
    fn fold_rows<B>(&self, init: B, mut visit: impl FnMut(B, Row<1>) -> B) -> B {
        let mut folded = init;
        if self.left == 0 {
            return folded;
        }
        let (len, strides) = self.nest.axis_from_last(1);
        let (rows, next) = self.nest.axis_from_last(2);
        let (mut index, mut column) = (self.index, self.index.first().copied().unwrap_or_default());
        let mut row = self.index.get(1).copied().unwrap_or_default();
        let mut first = [self.offset];
        step(&mut first, &strides, -column.cast_signed());
        loop {
            while row < rows {
                let mut offsets = first;
                step(&mut offsets, &strides, column.cast_signed());
                folded = visit(folded, Row { offsets, strides, len: len - column });
                step(&mut first, &next, 1);
                (row, column) = (row + 1, 0);
            }
            step(&mut first, &next, -rows.cast_signed());
            if !self.nest.advance(&mut index, &mut first) {
                return folded;
            }
            row = 0;
        }
    }
}

impl<const R: usize> Iterator for StridedOffsets<R> {
    type Item = usize;

    #[inline]
    #[expect(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "axes are below R; offsets of elements of a layout fit `isize`"
    )]
    fn next(&mut self) -> Option<usize> {
        self.left = self.left.checked_sub(1)?;
        let offset = self.offset.cast_unsigned();
        let mut axis = 0;
        while axis < R && axis < self.nest.axes() {
            let (extent, [stride]) = self.nest.axis(axis);
            self.index[axis] += 1;
            if self.index[axis] < extent {
                self.offset += stride;
                break;
            }
            self.offset -= stride * (extent - 1).cast_signed();
            self.index[axis] = 0;
            axis += 1;
        }
        Some(offset)
    }

    #[inline]
    fn nth(&mut self, count: usize) -> Option<usize> {
        if count >= self.left {
            self.left = 0;
            return None;
        }
        self.skip(count);
        self.next()
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left, Some(self.left))
    }

    #[inline]
    fn count(self) -> usize {
        self.left
    }

    #[inline]
    fn last(mut self) -> Option<usize> {
        self.nth(self.left.checked_sub(1)?)
    }
}

impl<const R: usize> ExactSizeIterator for StridedOffsets<R> {}
impl<const R: usize> FusedIterator for StridedOffsets<R> {}

impl<const R: usize> Offsets for StridedOffsets<R> {
    // Not inlined: it is compiled once per function and rank, and not for each place that folds.
    #[inline(never)]
    #[expect(
        clippy::indexing_slicing,
        reason = "offsets of elements of a layout are below the length of the memory"
    )]
    fn fold_elements<'a, T, B>(&self, data: &'a [T], init: B, mut visit: impl FnMut(B, &'a T) -> B) -> B {
        self.fold_rows(init, |mut folded, row| {
            let ([mut offset], [stride]) = (row.offsets, row.strides);
            if stride == 1 {
                return data[offset.cast_unsigned()..][..row.len].iter().fold(folded, &mut visit);
            }
            // Each element is checked, so the row need not be cut out before.
            for _ in 0..row.len {
                folded = visit(folded, &data[offset.cast_unsigned()]);
                offset = offset.wrapping_add(stride);
            }
            folded
        })
    }
}

/// The number of elements up to which a table of offsets is not worth its memory.
const FEW: usize = 64;

/// The offsets of a layout without strides, each computed from its index. It is the offsets of a [`Tiled`](crate::layout::Tiled) layout.
#[derive(Debug, Clone, Copy)]
pub struct ByIndex<const R: usize, L> {
    layout: L,
    // The next index, if any is left.
    index: [usize; R],
    left: usize,
}

impl<const R: usize, L: Mapping<R>> ByIndex<R, L> {
    pub(crate) fn new(layout: L) -> Self {
        Self { layout, index: [0; R], left: layout.element_count() }
    }
}

impl<const R: usize, L: Mapping<R>> Iterator for ByIndex<R, L> {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        self.left = self.left.checked_sub(1)?;
        let offset = self.layout.offset_unchecked(self.index);
        index::bump(&self.layout.extents(), &mut self.index);
        Some(offset)
    }

    fn nth(&mut self, count: usize) -> Option<usize> {
        self.left = self.left.saturating_sub(count);
        let linear = self.layout.element_count().saturating_sub(self.left);
        // `None` if none is left.
        self.index = index::multi_index(&self.layout.extents(), linear).unwrap_or(self.index);
        self.next()
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left, Some(self.left))
    }

    /// Folds with a table of what each coordinate adds, if many are left.
    fn fold<B, F: FnMut(B, usize) -> B>(self, init: B, mut visit: F) -> B {
        let mut folded = init;
        if self.left == self.layout.element_count() && self.left > FEW && has_short_terms(&self.layout) {
            let (first, terms) = terms(&self.layout);
            // The last axis is a plain loop.
            let (mut outer, mut inner) = (self.layout.extents(), [0].as_slice());
            if let (Some(extent), Some(last)) = (outer.last_mut(), terms.last()) {
                (*extent, inner) = (1, last);
            }
            for index in index::Walk::all(outer) {
                let of_each = index.iter().zip(&terms).filter_map(|(at, terms)| terms.get(*at));
                let row = of_each.fold(first, |offset, term| offset.wrapping_add(*term));
                folded = inner.iter().fold(folded, |folded, term| visit(folded, row.wrapping_add(*term)));
            }
            return folded;
        }
        for offset in self {
            folded = visit(folded, offset);
        }
        folded
    }

    #[inline]
    fn count(self) -> usize {
        self.left
    }

    #[inline]
    fn last(mut self) -> Option<usize> {
        self.nth(self.left.checked_sub(1)?)
    }
}

impl<const R: usize, L: Mapping<R>> ExactSizeIterator for ByIndex<R, L> {}
impl<const R: usize, L: Mapping<R>> FusedIterator for ByIndex<R, L> {}

impl<const R: usize, L: Mapping<R>> Offsets for ByIndex<R, L> {
    #[expect(clippy::indexing_slicing, reason = "offsets of a layout are below the length of the memory")]
    fn fold_elements<'a, T, B>(&self, data: &'a [T], init: B, mut visit: impl FnMut(B, &'a T) -> B) -> B {
        (*self).fold(init, |folded, offset| visit(folded, &data[offset]))
    }
}

// Tables of offsets, for layouts whose offsets are sums with one term for each coordinate.

/// Returns the offset of the first element, and for each axis and each coordinate along it the distance from that element.
#[expect(clippy::indexing_slicing, reason = "an axis below R and a coordinate below its extent")]
pub(crate) fn terms<const R: usize, L: Mapping<R>>(layout: &L) -> (usize, [OffsetTerms<usize>; R]) {
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

#[cfg(test)]
mod tests {
    use super::*;

    /// From each position, against a list of the offsets.
    fn check(offsets: impl Offsets, all: &[usize]) {
        let mut rest = offsets;
        for at in 0..=all.len() {
            let expected = &all[at..];
            assert_eq!((rest.len(), rest.clone().count()), (expected.len(), expected.len()), "from {at}");
            assert_eq!(rest.clone().last(), expected.last().copied(), "from {at}");
            for count in 0..=expected.len() {
                let mut skipped = rest.clone();
                assert_eq!(skipped.nth(count), expected.get(count).copied(), "{count} from {at}");
                let after = expected.iter().skip(count).skip(1).copied();
                assert!(skipped.eq(after), "after {count} from {at}");
            }
            let memory: Vec<usize> = (0..64).collect();
            let visited = rest.clone().fold_elements(&memory, Vec::new(), |mut all, at| {
                all.push(*at);
                all
            });
            assert_eq!(visited, expected, "from {at}");
            assert_eq!(rest.next(), expected.first().copied());
        }
    }

    #[test]
    fn offsets_skip_as_lists_do() {
        for code in 0..4_usize.pow(3) {
            let extents = [code / 16, code / 4 % 4, code % 4];
            for strides in [[12, 4, 1], [1, 4, -16], [-5, 0, 2], [0, 0, 0]] {
                let layout = Strided::new(extents, strides).unwrap();
                let all: Vec<usize> = index::Walk::all(extents)
                    .map(|index| {
                        let steps = index.iter().zip(strides).map(|(at, stride)| at.cast_signed() * stride);
                        layout.base().checked_add_signed(steps.sum()).unwrap()
                    })
                    .collect();
                check(StridedOffsets::new(layout), &all);
                check(ByIndex::new(layout), &all);
            }
        }
    }
}
