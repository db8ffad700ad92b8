//! Offsets in logical order, one after another, in rows: where blocks begin, or rows of elements. In a loop the next one is a comparison and an addition.

use crate::{layout::Strided, loops::nest::Nest};

/// Offsets in logical order, those along the innermost of the merged axes as rows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RowOffsets<const R: usize> {
    // Of all offsets. Axes that merge are one, and those of one index are the first ones. Unlike that of an array, the base is that of index 0.
    all: Strided<R>,
    // Of a row: how many offsets it has, and the step from one to the next.
    len: usize,
    step: isize,
    // The next offset, and how many remain in its row.
    next: isize,
    ahead: usize,
    // The number of the row after it, and how many offsets remain there and after.
    row: usize,
    rest: usize,
    // Of the two innermost axes around: what the distance from row to row is added to, up to the row with this number.
    plane: isize,
    end: usize,
}

impl<const R: usize> RowOffsets<R> {
    // Not inlined: it is compiled once per rank.
    #[inline(never)]
    pub(crate) fn new(layout: &Strided<R>) -> Self {
        Self::here(layout)
    }

    /// [`new`](Self::new) within a function that is compiled once per rank.
    #[inline(always)]
    pub(crate) fn here(layout: &Strided<R>) -> Self {
        let (nest, mut extents, mut strides) = (Nest::new([layout]), [1; R], [0; R]);
        for (back, (extent, stride)) in extents.iter_mut().zip(&mut strides).rev().enumerate() {
            (*extent, [*stride]) = nest.axis(back);
        }
        let (len, [step]) = nest.axis_from_last(1);
        let all = Strided::from_parts(extents, strides, layout.base());
        // The product of the extents other than 0 fits.
        let rest = layout.extents().into_iter().fold(1_usize, usize::wrapping_mul);
        let (plane, end) = match R {
            // There is one plane.
            0..=2 => (layout.base().cast_signed(), usize::MAX),
            _ => (0, 0),
        };
        Self { all, len, step, next: 0, ahead: 0, row: 0, rest, plane, end }
    }

    /// How many offsets remain.
    #[inline]
    pub(crate) const fn len(&self) -> usize {
        self.ahead.saturating_add(self.rest)
    }

    /// Returns the next offset. It is compiled into each loop: a reference to all of this, in a function call, would keep it in memory.
    #[inline]
    pub(crate) fn next(&mut self) -> Option<usize> {
        if self.ahead == 0 {
            if self.rest == 0 {
                return None;
            }
            self.begin(0);
        }
        let offset = self.next;
        self.next = offset.wrapping_add(self.step);
        self.ahead = self.ahead.wrapping_sub(1);
        Some(offset.cast_unsigned())
    }

    /// Begins the next row at an offset that remains.
    #[inline(always)]
    fn begin(&mut self, column: usize) {
        (self.plane, self.end) = self.plane(self.row);
        self.next = self.offset(self.plane, self.row, column);
        self.ahead = self.rest.min(self.len.wrapping_sub(column));
        self.rest = self.rest.wrapping_sub(self.ahead);
        self.row = self.row.wrapping_add(1);
    }

    /// The plane of this row or one after it.
    #[inline(always)]
    fn plane(&self, row: usize) -> (isize, usize) {
        if R > 2 && row >= self.end { far(self.all, row) } else { (self.plane, self.end) }
    }

    /// The offset with this number in the row with this number, by its plane.
    #[inline(always)]
    fn offset(&self, plane: isize, row: usize, column: usize) -> isize {
        let pitch = self.all.strides().iter().rev().nth(1).copied().unwrap_or_default();
        let start = plane.wrapping_add(pitch.wrapping_mul(row.cast_signed()));
        start.wrapping_add(self.step.wrapping_mul(column.cast_signed()))
    }

    /// Skips so many offsets, and returns the next one.
    #[inline(never)]
    pub(crate) fn nth(&mut self, count: usize) -> Option<usize> {
        match count.checked_sub(self.ahead) {
            None => {
                self.ahead = self.ahead.wrapping_sub(count);
                self.next = self.next.wrapping_add(self.step.wrapping_mul(count.cast_signed()));
            }
            Some(after) if after < self.rest => {
                let (row, column) = self.place(after);
                self.rest = self.rest.wrapping_sub(after);
                self.row = row;
                self.begin(column);
            }
            Some(_) => (self.ahead, self.rest) = (0, 0),
        }
        self.next()
    }

    /// Skips so many offsets from the end, and returns the one before.
    #[inline(never)]
    pub(crate) fn nth_back(&mut self, count: usize) -> Option<usize> {
        let Some(left) = self.len().checked_sub(count).and_then(|left| left.checked_sub(1)) else {
            (self.ahead, self.rest) = (0, 0);
            return None;
        };
        let offset = match left.checked_sub(self.ahead) {
            None => self.next.wrapping_add(self.step.wrapping_mul(left.cast_signed())),
            Some(after) => {
                let (row, column) = self.place(after);
                self.offset(self.plane(row).0, row, column)
            }
        };
        self.keep(left);
        Some(offset.cast_unsigned())
    }

    /// The row of an offset, and its number there, by how many offsets are between the current row and it. It remains, so no row is empty.
    fn place(&self, after: usize) -> (usize, usize) {
        let rows = after.checked_div(self.len).unwrap_or_default();
        (self.row.wrapping_add(rows), after.checked_rem(self.len).unwrap_or_default())
    }

    /// Keeps only so many of the offsets that remain.
    pub(crate) fn keep(&mut self, count: usize) {
        self.ahead = self.ahead.min(count);
        self.rest = self.rest.min(count.wrapping_sub(self.ahead));
    }
}

/// The plane that a row is in: what the distance from row to row is added to, and the number of the row after it. It takes a copy of the layout, so
/// that what a loop reads for each offset need not be in memory.
#[inline(never)]
fn far<const R: usize>(all: Strided<R>, row: usize) -> (isize, usize) {
    let mut outer = all.extents().into_iter().zip(all.strides()).rev().skip(1);
    let (rows, pitch) = outer.next().unwrap_or((1, 0));
    let mut rest = row.checked_div(rows).unwrap_or_default();
    let first = rest.wrapping_mul(rows);
    let mut plane = all.base().cast_signed().wrapping_sub(pitch.wrapping_mul(first.cast_signed()));
    for (extent, stride) in outer {
        if rest < extent {
            plane = plane.wrapping_add(stride.wrapping_mul(rest.cast_signed()));
            break;
        }
        let at = rest.checked_rem(extent).unwrap_or_default();
        plane = plane.wrapping_add(stride.wrapping_mul(at.cast_signed()));
        rest = rest.checked_div(extent).unwrap_or_default();
    }
    (plane, first.wrapping_add(rows))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::arithmetic_side_effects, reason = "tests of small numbers: a panic is a failure")]

    use super::*;
    use crate::index;

    /// From each position and from both ends, against a list of the offsets.
    fn check<const R: usize>(layout: &Strided<R>) {
        let offset = |index: [usize; R]| {
            let steps = index.iter().zip(layout.strides()).map(|(at, stride)| at.cast_signed() * stride);
            layout.base().checked_add_signed(steps.sum()).unwrap()
        };
        let all: Vec<usize> = index::Walk::all(layout.extents()).map(offset).collect();
        let mut rest = RowOffsets::new(layout);
        for at in 0..=all.len() {
            let expected = &all[at..];
            assert_eq!(rest.len(), expected.len(), "from {at}: {layout:?}");
            for count in 0..=expected.len() {
                let (mut front, mut back, mut kept) = (rest, rest, rest);
                assert_eq!(front.nth(count), expected.get(count).copied(), "{count} from {at}: {layout:?}");
                let after = &expected[(count + 1).min(expected.len())..];
                assert_eq!((front.len(), front.next()), (after.len(), after.first().copied()), "{layout:?}");
                let before = &expected[..expected.len().saturating_sub(count + 1)];
                let found = back.nth_back(count);
                assert_eq!(found, expected.get(before.len()).copied().filter(|_| count < expected.len()));
                assert_eq!((back.len(), back.nth_back(0)), (before.len(), before.last().copied()));
                kept.keep(count);
                let list: Vec<usize> = core::iter::from_fn(|| kept.next()).collect();
                assert_eq!(list, expected[..count], "{count} kept from {at}: {layout:?}");
            }
            // The other end does not change what follows.
            let (mut both, last) = (rest, expected.len() / 2);
            both.nth_back(last);
            let list: Vec<usize> = core::iter::from_fn(|| both.next()).collect();
            assert_eq!(list, expected[..expected.len().saturating_sub(last + 1)], "from {at}: {layout:?}");
            assert_eq!(rest.next(), expected.first().copied(), "{layout:?}");
        }
        assert_eq!((rest.len(), rest.next(), rest.nth(0), rest.nth_back(0)), (0, None, None, None));
    }

    #[test]
    fn rows_of_offsets_are_those_of_indices() {
        check(&Strided::new([], []).unwrap());
        for extent in 0..6 {
            check(&Strided::new([extent], [-2]).unwrap());
        }
        for code in 0..4_usize.pow(4) {
            let [a, b, c, d] = [code / 64, code / 16 % 4, code / 4 % 4, code % 4];
            for strides in [[4, 1], [1, 4], [-3, 1], [0, 5], [3, 3]] {
                check(&Strided::new([a, b], strides).unwrap());
            }
            for strides in [[12, 3, 1], [1, 4, -16], [-5, 0, 2], [40, 9, 2]] {
                check(&Strided::new([a, b, c], strides).unwrap());
            }
            for strides in [[27, 9, 3, 1], [1, 3, 9, 27], [-100, 25, 0, -2], [200, 50, 2, 7]] {
                check(&Strided::new([a, b, c, d], strides).unwrap());
            }
        }
    }
}
