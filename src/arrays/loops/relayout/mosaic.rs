//! Copies by squares whose rows and columns belong to several axes.
//!
//! A target with short axes, such as `[.., 7, 5]`, is contiguous along several of them together: 35 elements. So is the source, along other axes. A
//! block whose columns are contiguous in the target, and whose rows are contiguous in the source, consists of squares, whichever axes they
//! belong to. Where its columns are in the source, and its rows in the target, is in two tables, which are the same for all blocks.
//!
//! Random permutations of 2^9 to 2^22 elements of rank 3 to 8 take 0.77 (single bytes) to 0.86 (`f32`) of the time of planes of two axes, as the geometric mean; those with short
//! axes down to 0.11 (`benches/record/2026-11-23-mosaics.md`).
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "axes are below their number; offsets of elements of a layout fit `isize`"
)]

use crate::{
    loops::nest::Nest,
    loops::relayout::{
        FAR,
        lanes::{FARTHER, blocks_in_place, blocks_streamed},
        squares::{Grid, LINE, as_bytes, as_bytes_mut, fence},
        steps::Table,
    },
};

/// The element count from which on the tables are worth their time.
const ENOUGH: usize = 1 << 11;

/// The bytes of a register.
const REGISTER: usize = 16;

/// Copies, if rows or columns of one axis would be short and several axes form longer ones; `false` if not, and then nothing is written.
/// `nest` has the plane that operands run across innermost.
#[inline(always)]
pub(crate) fn copy<T, const R: usize>(to: &mut [T], from: &[T], nest: &Nest<R, 2>) -> bool {
    if R < 3 || nest.axes() < 3 || nest.element_count() < ENOUGH {
        return false;
    }
    match size_of::<T>() {
        1 => blocks::<T, R, 1, 16, 128, 128>(to, from, nest),
        2 => blocks::<T, R, 2, 8, 128, 64>(to, from, nest),
        4 => blocks::<T, R, 4, 4, 64, 32>(to, from, nest),
        8 => blocks::<T, R, 8, 2, 32, 32>(to, from, nest),
        _ => false,
    }
}

/// [`copy`] of elements of `E` bytes. A register has `N` of them. What is written past the caches goes through a buffer of `HIGH` rows of `WIDE`.
#[inline(never)]
fn blocks<T, const R: usize, const E: usize, const N: usize, const WIDE: usize, const HIGH: usize>(
    to: &mut [T],
    from: &[T],
    nest: &Nest<R, 2>,
) -> bool {
    let (Some(to), Some(from)) = (as_bytes_mut::<T, E>(to), as_bytes::<T, E>(from)) else { return false };
    let ((columns, [along_to, _]), (rows, [_, along_from])) =
        (nest.axis_from_last(1), nest.axis_from_last(2));
    // Longer ones are as fast by planes, and more so if elements are small: their squares are large. Very large targets are written past the
    // caches if several lines belong together.
    let (width, height, is_large, bytes) = (columns * E, rows * E, E >= 4, size_of_val(to));
    let are_short = [
        width <= REGISTER || is_large && width < 2 * REGISTER || bytes >= FARTHER && width < 2 * LINE,
        height < REGISTER || is_large && height == REGISTER,
    ];
    if along_to != 1 || along_from.unsigned_abs() != 1 || are_short == [false; 2] {
        return false;
    }
    let mut axes = [(1, [0; 2]); R];
    for (at, axis) in axes[..nest.axes()].iter_mut().enumerate() {
        *axis = nest.axis(at);
    }
    let mut mosaic = Mosaic {
        axes: &mut axes[..nest.axes()],
        first: [nest.offset(0), nest.offset(1)],
        columns: Table::ONE,
        rows: Table::ONE,
        rests: [None; 2],
    };
    mosaic.form(LINE / E);
    let (wide, high) = (mosaic.columns.len(), mosaic.rows.len());
    let (is_wider, is_higher) =
        (wide > columns, high > rows && (!is_large || width <= LINE || high * E >= LINE));
    let gains = are_short[0] && is_wider || are_short[1] && is_higher;
    if wide < N || high < N || !gains {
        return false;
    }
    let width = wide * E;
    let start = mosaic.first[0].cast_unsigned().wrapping_mul(E).wrapping_add(to.as_ptr().addr());
    let are_lines = width >= 2 * LINE
        && [width, start].iter().all(|bytes| bytes.is_multiple_of(LINE))
        && mosaic.rows.are_multiples(LINE / E);
    let copy = if are_lines && bytes >= FAR { far::<R, E, N, WIDE, HIGH> } else { in_place::<R, E, N> };
    // Of columns and of rows, all parts that are even, and then the last one, which overlaps another.
    for rests in 0..4_usize {
        if let Some(nest) = mosaic.nest::<R>([rests & 1 != 0, rests & 2 != 0]) {
            copy(to, from, &nest, [&mosaic.columns, &mosaic.rows]);
        }
    }
    true
}

/// Copies blocks in place. They begin at the elements of a nest.
#[inline(never)]
fn in_place<const R: usize, const E: usize, const N: usize>(
    to: &mut [[u8; E]],
    from: &[[u8; E]],
    nest: &Nest<R, 2>,
    tables: [&Table; 2],
) {
    let is_far = size_of_val(to) >= FAR;
    each_block(nest, |first| blocks_in_place(&mut grid::<E, N>(to, from, first, tables), is_far));
}

/// Copies blocks to a target that is far away, through a buffer.
#[inline(never)]
fn far<const R: usize, const E: usize, const N: usize, const WIDE: usize, const HIGH: usize>(
    to: &mut [[u8; E]],
    from: &[[u8; E]],
    nest: &Nest<R, 2>,
    tables: [&Table; 2],
) {
    let mut buffer = [[[0; E]; WIDE]; HIGH];
    each_block(nest, |first| blocks_streamed(grid::<E, N>(to, from, first, tables), &mut buffer, None));
    fence();
}

/// Calls `visit` with the offsets of each element of a nest.
#[inline(always)]
fn each_block<const R: usize>(nest: &Nest<R, 2>, mut visit: impl FnMut([isize; 2])) {
    nest.fold((), |(), row| {
        let mut first = row.offsets;
        for _ in 0..row.len {
            visit(first);
            // One step past the last one may wrap; it is not used.
            first = [0, 1].map(|operand| first[operand].wrapping_add(row.strides[operand]));
        }
    });
}

/// A block, with the tables of its columns and rows.
#[inline(always)]
fn grid<'a, const E: usize, const N: usize>(
    to: &'a mut [[u8; E]],
    from: &'a [[u8; E]],
    first: [isize; 2],
    [columns, rows]: [&'a Table; 2],
) -> Grid<'a, E, N, &'a Table> {
    match Grid::with_steps(to, from, first, (rows.len(), rows), (columns.len(), columns)) {
        Some(grid) => grid,
        None => panic!("the elements of a layout are within its memory"),
    }
}

/// The extent of an axis, and its strides.
type CopiedAxis = (usize, [isize; 2]);

/// The last part of an axis that does not consist of equal parts: the axis, and the step from its first element to where that part starts.
#[derive(Clone, Copy)]
struct Rest {
    axis: usize,
    step: [isize; 2],
}

/// The rows and columns of blocks, and the axes that remain.
struct Mosaic<'a> {
    /// From the innermost one; of extent 1 if blocks have all of it.
    axes: &'a mut [CopiedAxis],
    first: [isize; 2],
    /// Where each column is in the source.
    columns: Table,
    /// Where each row is in the target.
    rows: Table,
    /// Of columns and of rows.
    rests: [Option<Rest>; 2],
}

impl Mosaic<'_> {
    /// Forms blocks: first columns and rows of one axis, then of one cache line, of `line` elements, then longer ones.
    #[inline]
    fn form(&mut self, line: usize) {
        for (wide, high) in [(2, 2), (line, line), (4 * line, 2 * line), (16 * line, 4 * line)] {
            while self.columns.len() < wide && self.take(0, Table::MOST.min(16 * line)) {}
            while self.rows.len() < high && self.take(1, Table::MOST.min(4 * line)) {}
        }
    }

    /// Takes the axis along which an operand goes on after its columns or rows, or as much of it as `most` allows; `false` if there is none.
    #[inline]
    fn take(&mut self, operand: usize, most: usize) -> bool {
        let table = if operand == 0 { &mut self.columns } else { &mut self.rows };
        let len = table.len();
        let goes_on = |axis: &CopiedAxis| axis.0 > 1 && axis.1[operand].unsigned_abs() == len;
        let Some(axis) = self.axes.iter().position(goes_on) else { return false };
        let (extent, mut strides) = self.axes[axis];
        // An axis that has been cut is not cut again.
        if most / len < 2 || self.rests.iter().flatten().any(|rest| rest.axis == axis) {
            return false;
        }
        if strides[operand] < 0 {
            let last = extent.cast_signed() - 1;
            self.first = [0, 1].map(|operand| self.first[operand] + strides[operand] * last);
            strides = strides.map(isize::wrapping_neg);
        }
        // As few parts as possible, and about as long as each other.
        let parts = extent.div_ceil(most / len);
        let part = extent.div_ceil(parts);
        if !extent.is_multiple_of(part) {
            let step = strides.map(|stride| stride * (extent - part).cast_signed());
            self.rests[operand] = Some(Rest { axis, step });
        }
        table.push(part, strides[1 - operand]);
        self.axes[axis] = (extent / part, strides.map(|stride| stride.wrapping_mul(part.cast_signed())));
        true
    }

    /// Where blocks begin; of columns and of rows, those of the last part or those of the others. `None` if there is no such part.
    #[inline]
    fn nest<const R: usize>(&self, is_rest: [bool; 2]) -> Option<Nest<R, 2>> {
        let (mut axes, mut first) = ([(1, [0; 2]); R], self.first);
        axes[..self.axes.len()].copy_from_slice(self.axes);
        for (rest, _) in self.rests.iter().zip(is_rest).filter(|(_, is)| *is) {
            let Rest { axis, step } = (*rest)?;
            axes[axis].0 = 1;
            first = [0, 1].map(|operand| first[operand] + step[operand]);
        }
        Some(Nest::from_axes(first, &axes).nearest_inside(0))
    }
}

#[cfg(all(test, feature = "alloc"))]
#[expect(
    clippy::as_conversions,
    clippy::cast_possible_truncation,
    clippy::unwrap_used,
    reason = "elements that differ from their neighbours; a panic is a failure"
)]
mod tests {
    use alloc::{vec, vec::Vec};

    use super::*;
    use crate::layout::Strided;

    /// The index of an element, by its number in logical order.
    fn index_of(mut linear: usize, extents: [usize; 4]) -> [usize; 4] {
        let mut index = [0; 4];
        for axis in (0..4).rev() {
            (index[axis], linear) = (linear % extents[axis], linear / extents[axis]);
        }
        index
    }

    /// All orders of four axes.
    fn orders() -> impl Iterator<Item = [usize; 4]> {
        (0..256_usize)
            .map(|code| [code & 3, code >> 2 & 3, code >> 4 & 3, code >> 6])
            .filter(|order| (0..4).all(|axis| order.contains(&axis)))
    }

    /// Copies from a source with its axes in each order, some of them reversed and with a gap, to rows in logical order. Returns how many copies were done by
    /// blocks of several axes.
    fn copies<T, const E: usize>(extents: [usize; 4], gap: usize, element: impl Fn(usize) -> T) -> usize
    where
        T: Copy + PartialEq + Default,
    {
        let mut by_blocks = 0;
        for order in orders() {
            for reversed in [0_usize, 1, 2, 5, 10, 15] {
                // The extents are in the order of the target. Axes that are earlier in `order` have smaller steps.
                let (mut strides, mut step) = ([0; 4], 1_isize);
                for axis in order {
                    strides[axis] = if reversed >> axis & 1 == 1 { -step } else { step };
                    step = step * extents[axis].cast_signed() + gap.cast_signed();
                }
                let from = Strided::new(extents, strides).unwrap();
                let to = Strided::row_major(extents).unwrap();
                let source: Vec<T> = (0..from.span()).map(&element).collect();
                let mut found = vec![T::default(); to.span()];
                let nest = Nest::ordered([&to, &from]);
                let Some(crossing) = nest.crossing() else { continue };
                if !copy(&mut found, &source, &crossing) {
                    assert!(found.iter().all(|found| *found == T::default()), "nothing is written");
                    continue;
                }
                by_blocks += 1;
                for (linear, found) in found.iter().enumerate() {
                    let index = index_of(linear, extents);
                    assert!(
                        *found == source[from.offset(index).unwrap()],
                        "{extents:?}, {order:?}, {reversed}, {gap}, of {E} bytes, at {index:?}"
                    );
                }
            }
        }
        by_blocks
    }

    /// Extents of which blocks take all, and extents that are cut with a rest.
    #[test]
    fn blocks_of_several_axes() {
        let mut by_blocks = [0; 4];
        for gap in [0, 3] {
            for extents in [[5, 3, 29, 7], [4, 16, 4, 8], [67, 3, 2, 9], [2, 300, 2, 3], [13, 11, 6, 5]] {
                by_blocks[0] += copies::<u8, 1>(extents, gap, |at| (at * 31 + at / 253) as u8);
                by_blocks[1] += copies::<u16, 2>(extents, gap, |at| (at * 31) as u16);
                by_blocks[2] += copies::<u32, 4>(extents, gap, |at| at as u32);
                by_blocks[3] += copies::<u64, 8>(extents, gap, |at| at as u64);
            }
        }
        assert!(by_blocks.iter().all(|copies| *copies > 100), "{by_blocks:?}");
    }

    /// A target whose blocks of rows are some elements longer, and a source that repeats along an axis.
    #[test]
    fn targets_with_gaps_and_sources_that_repeat() {
        let extents = [7, 6, 11, 5];
        let to = Strided::new(extents, [6 * 58 + 4, 58, 5, 1]).unwrap();
        let mut by_blocks = 0;
        for order in orders() {
            for repeated in 0..5 {
                let (mut strides, mut step) = ([0; 4], 1_isize);
                for axis in order.into_iter().filter(|axis| *axis != repeated) {
                    (strides[axis], step) = (step, step * extents[axis].cast_signed());
                }
                let from = Strided::new(extents, strides).unwrap();
                let source: Vec<u32> = (1..).take(from.span()).collect();
                let (mut found, mut wanted) = (vec![0; to.span()], vec![0; to.span()]);
                let Some(crossing) = Nest::ordered([&to, &from]).crossing() else { continue };
                if !copy(&mut found, &source, &crossing) {
                    continue;
                }
                by_blocks += 1;
                for linear in 0..to.element_count() {
                    let index = index_of(linear, extents);
                    wanted[to.offset(index).unwrap()] = source[from.offset(index).unwrap()];
                }
                assert!(found == wanted, "{order:?}, {repeated}");
            }
        }
        assert!(by_blocks > 10, "{by_blocks}");
    }

    /// Blocks through the buffer, to targets that begin at any place of a cache line.
    #[test]
    fn blocks_through_the_buffer() {
        for lead in [0, 1, 5] {
            formed([40, 301, 2], [1, 40, 12_040], |mosaic| {
                let source: Vec<[u8; 4]> = (0..24_080_u32).map(u32::to_ne_bytes).collect();
                let mut found = vec![[0; 4]; 24_080 + LINE];
                let start = found.as_ptr().addr().wrapping_neg() % LINE / 4 + lead;
                let to = &mut found[start..][..24_080];
                for rests in [[false, false], [true, false]] {
                    let nest = mosaic.nest::<3>(rests).unwrap();
                    far::<3, 4, 4, 64, 32>(to, &source, &nest, [&mosaic.columns, &mosaic.rows]);
                }
                for (linear, found) in to.iter().enumerate() {
                    let at = linear / 602 + linear / 2 % 301 * 40 + linear % 2 * 12_040;
                    assert_eq!(*found, source[at], "at {linear}");
                }
                assert!(found[..start].iter().chain(&found[start + 24_080..]).all(|other| *other == [0; 4]));
            });
        }
    }

    /// The blocks of a copy to rows in logical order, of elements of 4 bytes.
    fn formed<const R: usize>(extents: [usize; R], strides: [isize; R], then: impl FnOnce(Mosaic<'_>)) {
        let (to, from) = (Strided::row_major(extents).unwrap(), Strided::new(extents, strides).unwrap());
        let nest = Nest::ordered([&to, &from]).crossing().unwrap();
        let mut axes: Vec<CopiedAxis> = (0..nest.axes()).map(|axis| nest.axis(axis)).collect();
        let first = [nest.offset(0), nest.offset(1)];
        let (columns, rows) = (Table::ONE, Table::ONE);
        let mut mosaic = Mosaic { axes: &mut axes, first, columns, rows, rests: [None; 2] };
        mosaic.form(LINE / 4);
        then(mosaic);
    }

    #[test]
    fn what_blocks_take() {
        // The source is contiguous along axes 0 and 1: 58 rows. The target is along the others: 105 columns.
        formed([2, 29, 7, 5, 3], [29, 1, 58, 406, 2030], |mosaic| {
            assert_eq!([mosaic.columns.len(), mosaic.rows.len()], [105, 58]);
            assert!(mosaic.rests.iter().all(Option::is_none));
            assert!(mosaic.axes.iter().all(|axis| axis.0 == 1), "one block is all of it");
        });
        // 301 are three parts of at most 128: twice 101, and again 101 that end with the last one.
        formed([40, 301, 2], [1, 40, 12_040], |mosaic| {
            assert_eq!([mosaic.columns.len(), mosaic.rows.len()], [202, 40]);
            let steps = mosaic.rests.map(|rest| rest.map(|rest| rest.step));
            assert_eq!(steps, [Some([400, 8000]), None]);
            let counts = [[false, false], [true, false]]
                .map(|rests| mosaic.nest::<3>(rests).map(|nest| (nest.element_count(), nest.offset(0))));
            assert_eq!(counts, [Some((2, 0)), Some((1, 400))]);
            assert!(mosaic.nest::<3>([false, true]).is_none());
        });
    }
}
