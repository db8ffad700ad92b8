//! Copies of planes by squares that registers transpose.
//!
//! If everything is near, a square is read, transposed and written. If the target is large, squares are collected in a buffer in the
//! nearest cache, and entire cache lines of the target are written from there, past the caches: such a store does not read the line
//! that it overwrites, a third of the traffic.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "positions in a block are below its sides; elements of a plane fit `isize`"
)]

use super::squares::{Grid, LINE, as_bytes, as_bytes_mut, fence, put};
use crate::layout::nest::{Nest, Plane};

/// Bytes of the target from which on it is written past the caches. Divided by the time without, minima and quartiles: `f32` 4 MiB 2.8
/// and 2.6, 8 MiB 2.5 and 2.5, 16 MiB 0.5 and 0.6; `f64` 8 MiB 1.8 and 4.0, 16 MiB 0.9 and 0.3. A quarter of it with debug
/// assertions, so that tests reach these stores with targets that a debug build writes in a second.
const FAR: usize = if cfg!(debug_assertions) { 1 << 22 } else { 1 << 24 };

/// Bytes of a source above which its lines are requested before they are read.
const AHEAD: usize = 1 << 22;

/// The height and the width of a block that is near, in bytes of the target, for elements of `E` bytes. Of larger elements a row has
/// fewer squares, so a block has few rows: rows of the target that are a power of two apart share the sets of a cache, and are written
/// to their end while they are in it.
const fn near_block<const E: usize>() -> [usize; 2] {
    if E <= 2 { [128, 128] } else { [32, 256] }
}

/// Copies, if there is a way by squares for this type and these loops; `false` if not, and then nothing is written. `nest` has the
/// plane that operands run across innermost.
#[inline(always)]
pub(super) fn copy<T, const R: usize>(to: &mut [T], from: &[T], nest: &Nest<R, 2>) -> bool {
    match size_of::<T>() {
        1 => planes::<T, R, 1, 16, 128, 128>(to, from, nest),
        2 => planes::<T, R, 2, 8, 128, 64>(to, from, nest),
        4 => planes::<T, R, 4, 4, 64, 64>(to, from, nest),
        8 => planes::<T, R, 8, 2, 32, 64>(to, from, nest),
        _ => false,
    }
}

/// [`copy`] of elements of `E` bytes. A register has `N` of them, a buffer `HIGH` rows of `WIDE`.
#[inline(never)]
fn planes<T, const R: usize, const E: usize, const N: usize, const WIDE: usize, const HIGH: usize>(
    to: &mut [T],
    from: &[T],
    nest: &Nest<R, 2>,
) -> bool {
    let (Some(to), Some(from)) = (as_bytes_mut::<T, E>(to), as_bytes::<T, E>(from)) else { return false };
    let ((columns, [along_to, _]), (rows, [down, along_from])) =
        (nest.axis_from_last(1), nest.axis_from_last(2));
    if along_to != 1 || along_from.unsigned_abs() != 1 || rows < N || columns < N {
        return false;
    }
    let nest = nest.nearest_inside();
    // Mostly entire cache lines: of long rows, or of rows that are some.
    let (width, down) = (columns * E, down.unsigned_abs().wrapping_mul(E));
    let start = nest.offset(0).cast_unsigned().wrapping_mul(E).wrapping_add(to.as_ptr().addr());
    let lines = width >= 16 * LINE || [width, down, start].iter().all(|bytes| bytes.is_multiple_of(LINE));
    if lines && nest.element_count() * E >= FAR {
        let mut buffer = [[[0; E]; WIDE]; HIGH];
        let ahead = size_of_val(from) > AHEAD;
        nest.fold_planes((), |(), plane| stream::<E, N, WIDE, HIGH>(to, from, &plane, &mut buffer, ahead));
        fence();
    } else {
        nest.fold_planes((), |(), plane| near::<E, N>(to, from, &plane));
    }
    true
}

/// The plane, with rows in the order in which the source has them.
#[inline(always)]
fn grid<'a, const E: usize, const N: usize>(
    to: &'a mut [[u8; E]],
    from: &'a [[u8; E]],
    plane: &Plane<2>,
) -> Grid<'a, E, N> {
    let mut plane = *plane;
    if plane.next[1] < 0 {
        for (offset, next) in plane.first.offsets.iter_mut().zip(&mut plane.next) {
            *offset += *next * (plane.rows.cast_signed() - 1);
            *next = -*next;
        }
    }
    match Grid::new(to, from, &plane) {
        Some(grid) => grid,
        None => panic!("the elements of a layout are within its memory"),
    }
}

/// Copies a plane whose memory is near, in small blocks.
#[inline(never)]
fn near<const E: usize, const N: usize>(to: &mut [[u8; E]], from: &[[u8; E]], plane: &Plane<2>) {
    let mut grid = grid::<E, N>(to, from, plane);
    let [tall, wide] = const { near_block::<E>() };
    let (tall, wide) = (tall / E, wide / E);
    let mut column = 0;
    while column < grid.columns {
        let right = (grid.columns - column).min(wide);
        let mut row = 0;
        while row < grid.rows {
            let below = (grid.rows - row).min(tall);
            each_square::<N>([row, below], [column, right], |row, column| {
                let square = grid.square(row, column);
                grid.store(row, column, square);
            });
            row += below;
        }
        column += right;
    }
}

/// Calls `visit` with the first row and column of squares that cover a block. The last ones overlap others, and begin before the
/// block if it is smaller than a square.
#[inline(always)]
fn each_square<const N: usize>(
    [row, rows]: [usize; 2],
    [column, columns]: [usize; 2],
    mut visit: impl FnMut(usize, usize),
) {
    let (last_row, last_column) = (row + rows - N, column + columns - N);
    let mut down = row.min(last_row);
    loop {
        let mut right = column.min(last_column);
        loop {
            visit(down, right);
            if right == last_column {
                break;
            }
            right = (right + N).min(last_column);
        }
        if down == last_row {
            break;
        }
        down = (down + N).min(last_row);
    }
}

/// Copies a plane of a large target, through the buffer.
#[inline(never)]
fn stream<const E: usize, const N: usize, const WIDE: usize, const HIGH: usize>(
    to: &mut [[u8; E]],
    from: &[[u8; E]],
    plane: &Plane<2>,
    buffer: &mut [[[u8; E]; WIDE]; HIGH],
    ahead: bool,
) {
    let mut grid = grid::<E, N>(to, from, plane);
    let per_line = const { LINE / E };
    let lead = grid.lead();
    let mut column = 0;
    while column < grid.columns {
        // Blocks end where a cache line of the target does.
        let mut end = grid.columns;
        if end - column > WIDE {
            end = column + WIDE;
            end -= (end - lead) % per_line;
        }
        let left = column.min(end - N);
        let mut row = 0;
        while row < grid.rows {
            let bottom = (row + HIGH).min(grid.rows);
            let top = row.min(bottom - N);
            if ahead && bottom < grid.rows {
                for column in left..end {
                    let mut at = bottom;
                    while at < bottom + HIGH {
                        grid.prefetch(at, column);
                        at += per_line;
                    }
                }
            }
            each_square::<N>([top, bottom - top], [left, end - left], |row, column| {
                let square = grid.square(row, column);
                let Some(lines) = buffer[row - top..].first_chunk_mut::<N>() else { return };
                for (line, register) in lines.iter_mut().zip(square) {
                    if let Some(to) = line[column - left..].first_chunk_mut::<N>() {
                        put(to, register);
                    }
                }
            });
            for row in top..bottom {
                grid.stream(row, left, &buffer[row - top][..end - left]);
            }
            row = bottom;
        }
        column = end;
    }
}

#[cfg(all(test, feature = "alloc"))]
#[expect(
    clippy::as_conversions,
    clippy::cast_possible_truncation,
    reason = "elements that differ from their neighbours"
)]
mod tests {
    use alloc::{vec, vec::Vec};

    use super::*;
    use crate::layout::nest::Row;

    /// Copies planes of many extents to targets that begin `lead` elements into their memory, through the buffer.
    fn streams<const E: usize, const N: usize, const WIDE: usize, const HIGH: usize>() {
        let element =
            |at: usize| -> [u8; E] { core::array::from_fn(|byte| (at * 31 + byte * 7 + at / 253) as u8) };
        for rows in (N..=2 * N + 1).chain([HIGH - 1, HIGH, HIGH + 1, 2 * HIGH + 3]) {
            for columns in (N..=2 * N + 1).chain([WIDE - 1, WIDE, WIDE + 1, 2 * WIDE + 5]) {
                for (lead, gap) in [(0, 0), (1, 1), (LINE / E - 1, 0), (3, LINE / E)] {
                    let (down, across) = ((columns + gap).cast_signed(), (rows + gap).cast_signed());
                    let source: Vec<_> = (0..columns * (rows + gap)).map(element).collect();
                    let mut found = vec![[1; E]; lead + rows * (columns + gap) + 1];
                    let mut wanted = found.clone();
                    for row in 0..rows {
                        for column in 0..columns {
                            wanted[lead + row * (columns + gap) + column] =
                                source[column * (rows + gap) + row];
                        }
                    }
                    let first = Row { offsets: [lead.cast_signed(), 0], strides: [1, across], len: columns };
                    let plane = Plane { first, next: [down, 1], rows };
                    let mut buffer = [[[0; E]; WIDE]; HIGH];
                    stream::<E, N, WIDE, HIGH>(&mut found, &source, &plane, &mut buffer, gap > 0);
                    fence();
                    assert!(
                        found == wanted,
                        "{rows} rows, {columns} columns, of {E} bytes each, from {lead}"
                    );
                }
            }
        }
    }

    #[test]
    fn planes_through_the_buffer() {
        streams::<1, 16, 128, 128>();
        streams::<2, 8, 128, 64>();
        streams::<4, 4, 64, 64>();
        streams::<8, 2, 32, 64>();
    }

    #[test]
    #[should_panic(expected = "within its memory")]
    fn a_plane_outside_of_its_memory() {
        let first = Row { offsets: [0, 0], strides: [1, 4], len: 4 };
        near::<4, 4>(&mut [[0; 4]; 16], &[[0; 4]; 15], &Plane { first, next: [4, 1], rows: 4 });
    }

    #[test]
    fn types_that_are_moved_as_bytes() {
        use super::super::squares::is_bits;
        assert!(is_bits::<u8>() && is_bits::<f64>() && is_bits::<bool>() && is_bits::<char>());
        assert!(!is_bits::<&u8>() && !is_bits::<(u8, u16)>() && !is_bits::<Vec<u8>>() && !is_bits::<fn()>());
    }
}
