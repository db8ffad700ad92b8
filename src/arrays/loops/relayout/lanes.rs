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

use crate::{
    loops::nest::{Nest, Plane},
    loops::relayout::{
        FAR,
        squares::{Grid, LINE, as_bytes, as_bytes_mut, fence, put, stream_backwards},
        steps::LineOffsets,
    },
};

/// [`FAR`] of other rows, of which the first and the last line are written through the caches.
pub(crate) const FARTHER: usize = FAR << 2;

/// Copies rows that are slices, the elements of each in reverse order, to a target that is far away; `false` if it is not, or if the rows are short, and then
/// nothing is written.
#[inline(always)]
pub(crate) fn backwards<T, const R: usize>(to: &mut [T], from: &[T], nest: &Nest<R, 2>) -> bool {
    if size_of_val(to) < FARTHER || nest.axis_from_last(1).0.saturating_mul(size_of::<T>()) < 8 * LINE {
        return false;
    }
    match size_of::<T>() {
        4 => streamed_backwards::<T, R, 4, 4>(to, from, nest),
        8 => streamed_backwards::<T, R, 8, 2>(to, from, nest),
        _ => false,
    }
}

/// [`backwards`] of elements of `E` bytes.
#[inline(never)]
fn streamed_backwards<T, const R: usize, const E: usize, const N: usize>(
    to: &mut [T],
    from: &[T],
    nest: &Nest<R, 2>,
) -> bool {
    let (Some(to), Some(from)) = (as_bytes_mut::<T, E>(to), as_bytes::<T, E>(from)) else { return false };
    nest.rows_forwards(1).fold((), |(), row| {
        let ([at, last], len) = (row.offsets.map(isize::cast_unsigned), row.len);
        stream_backwards::<E, N>(&mut to[at..][..len], &from[last + 1 - len..][..len]);
    });
    fence();
    true
}

/// Bytes of a source above which its lines are requested before they are read.
const AHEAD: usize = 1 << 21;

/// The height and the width of a block that is written in place, in bytes of the target, for elements of `E` bytes. Of larger elements a row has
/// fewer squares, so a block has few rows: rows of the target that are a power of two apart share the sets of a cache, and are written
/// to their end while they are in it. If the target is far away, that is worth more.
const fn block_in_place<const E: usize>(far: bool) -> [usize; 2] {
    if E <= 2 {
        [128, 128]
    } else if far {
        [32, 256]
    } else {
        [32, 128]
    }
}

/// Copies, if there is a way by squares for this type and these loops; `false` if not, and then nothing is written. `nest` has the
/// plane that operands run across innermost.
#[inline(always)]
pub(crate) fn copy<T, const R: usize>(to: &mut [T], from: &[T], nest: &Nest<R, 2>) -> bool {
    // The buffers have the width and the height that are best for rows that begin at the same place of a cache line, and for others.
    match size_of::<T>() {
        1 => planes::<T, R, 1, 16>(to, from, nest, [far::<R, 1, 16, 128, 128>; 2]),
        2 => planes::<T, R, 2, 8>(to, from, nest, [far::<R, 2, 8, 128, 64>; 2]),
        4 => planes::<T, R, 4, 4>(to, from, nest, [far::<R, 4, 4, 32, 32>, far::<R, 4, 4, 64, 64>]),
        8 => planes::<T, R, 8, 2>(to, from, nest, [far::<R, 8, 2, 16, 32>, far::<R, 8, 2, 32, 64>]),
        _ => false,
    }
}

/// A copy to a target that is far away.
type CopyFar<const R: usize, const E: usize> = fn(&mut [[u8; E]], &[[u8; E]], &Nest<R, 2>);

/// [`copy`] of elements of `E` bytes. A register has `N` of them. The last argument has the copies to rows that begin at the same place of a cache
/// line, and to others.
#[inline(never)]
fn planes<T, const R: usize, const E: usize, const N: usize>(
    to: &mut [T],
    from: &[T],
    nest: &Nest<R, 2>,
    [aligned, others]: [CopyFar<R, E>; 2],
) -> bool {
    let (Some(to), Some(from)) = (as_bytes_mut::<T, E>(to), as_bytes::<T, E>(from)) else { return false };
    let ((columns, [along_to, _]), (rows, [down, along_from])) =
        (nest.axis_from_last(1), nest.axis_from_last(2));
    if along_to != 1 || along_from.unsigned_abs() != 1 || rows < N || columns < N {
        return false;
    }
    let nest = nest.nearest_inside(2);
    let (width, down) = (columns * E, down.unsigned_abs().wrapping_mul(E));
    let start = nest.offset(0).cast_unsigned().wrapping_mul(E).wrapping_add(to.as_ptr().addr());
    let (is_aligned, is_long, bytes) =
        (down.is_multiple_of(LINE), width >= 16 * LINE, nest.element_count() * E);
    // Mostly entire cache lines: of long rows, or of rows that are some. Single lines that are far apart are slower past the caches.
    let are_lines = width >= 2 * LINE && [width, start].iter().all(|bytes| bytes.is_multiple_of(LINE));
    if is_aligned && (is_long || are_lines) && bytes >= FAR {
        aligned(to, from, &nest);
    } else if is_long && bytes >= FARTHER {
        others(to, from, &nest);
    } else {
        nest.fold_planes((), |(), plane| in_place::<E, N>(to, from, &plane, bytes >= FAR));
    }
    true
}

/// Copies planes to a target that is far away, through a buffer of `HIGH` rows of `WIDE`.
#[inline(never)]
fn far<const R: usize, const E: usize, const N: usize, const WIDE: usize, const HIGH: usize>(
    to: &mut [[u8; E]],
    from: &[[u8; E]],
    nest: &Nest<R, 2>,
) {
    let mut buffer = [[[0; E]; WIDE]; HIGH];
    let (ahead, Some(mut planes)) = (size_of_val(from) > AHEAD, nest.planes()) else { return };
    let mut is_last = false;
    while !is_last {
        let plane = planes.plane;
        is_last = !planes.advance();
        let next = planes.plane.first.offsets[1].wrapping_sub(plane.first.offsets[1]);
        stream::<E, N, WIDE, HIGH>(to, from, &plane, &mut buffer, ahead.then_some(next));
    }
    fence();
}

/// The plane, with rows in the order in which the source has them.
#[inline(always)]
fn grid<'a, const E: usize, const N: usize>(
    to: &'a mut [[u8; E]],
    from: &'a [[u8; E]],
    plane: &Plane<2>,
) -> Grid<'a, E, N, isize> {
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

/// Copies a plane in small blocks.
#[inline(never)]
fn in_place<const E: usize, const N: usize>(
    to: &mut [[u8; E]],
    from: &[[u8; E]],
    plane: &Plane<2>,
    far: bool,
) {
    blocks_in_place(&mut grid::<E, N>(to, from, plane), far);
}

/// Copies in small blocks.
#[inline(always)]
pub(crate) fn blocks_in_place<const E: usize, const N: usize, S: LineOffsets>(
    grid: &mut Grid<'_, E, N, S>,
    far: bool,
) {
    let [tall, wide] = block_in_place::<E>(far);
    let (tall, wide, lead) = (tall / E, wide / E, grid.lead());
    let mut column = 0;
    while column < grid.columns {
        let right = until_line::<E>([column, grid.columns], wide, lead);
        let mut row = 0;
        while row < grid.rows {
            let below = (grid.rows - row).min(tall);
            each_square::<N>([row, below], [column, right - column], |row, column| {
                let square = grid.square(row, column);
                grid.store(row, column, square);
            });
            row += below;
        }
        column = right;
    }
}

/// The end of a block of at most `wide` columns: the last one, or where a cache line of the target ends. `lead` columns are before the first line.
#[inline(always)]
const fn until_line<const E: usize>([column, columns]: [usize; 2], wide: usize, lead: usize) -> usize {
    if columns - column <= wide {
        return columns;
    }
    let end = column + wide;
    end - (end - lead) % const { LINE / E }
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

/// Copies a plane of a large target, through the buffer. `next` is the distance to the next plane of the source, if lines of the source are
/// requested.
#[inline(never)]
fn stream<const E: usize, const N: usize, const WIDE: usize, const HIGH: usize>(
    to: &mut [[u8; E]],
    from: &[[u8; E]],
    plane: &Plane<2>,
    buffer: &mut [[[u8; E]; WIDE]; HIGH],
    next: Option<isize>,
) {
    blocks_streamed(grid::<E, N>(to, from, plane), buffer, next);
}

/// Copies through the buffer. `next` is the distance to what is copied next in the source, if its lines are requested.
#[inline(always)]
pub(crate) fn blocks_streamed<
    const E: usize,
    const N: usize,
    const WIDE: usize,
    const HIGH: usize,
    S: LineOffsets,
>(
    mut grid: Grid<'_, E, N, S>,
    buffer: &mut [[[u8; E]; WIDE]; HIGH],
    next: Option<isize>,
) {
    let lead = grid.lead();
    let mut column = 0;
    while column < grid.columns {
        // Blocks end where a cache line of the target does.
        let end = until_line::<E>([column, grid.columns], WIDE, lead);
        let width = end - column;
        let mut row = 0;
        while row < grid.rows {
            let bottom = (row + HIGH).min(grid.rows);
            if let Some(next) = next {
                if bottom < grid.rows {
                    request(&grid, [bottom, HIGH], [column, width], 0);
                } else if end < grid.columns {
                    request(&grid, [0, HIGH], [end, WIDE], 0);
                } else {
                    request(&grid, [0, HIGH], [0, WIDE], next);
                }
            }
            let height = bottom - row;
            row = if !width.is_multiple_of(const { LINE / E }) || height < N {
                edge(&mut grid, [row, bottom], [column, end], buffer);
                bottom
            } else if height == HIGH && width == WIDE {
                // The same with constants, for the compiler.
                block(&mut grid, [row, HIGH], [column, WIDE], buffer);
                bottom
            } else {
                let height = height - height % N;
                block(&mut grid, [row, height], [column, width], buffer);
                row + height
            };
        }
        column = end;
    }
}

/// Copies a block of entire squares that has the width of some cache lines.
#[inline(always)]
fn block<const E: usize, const N: usize, const WIDE: usize, const HIGH: usize, S: LineOffsets>(
    grid: &mut Grid<'_, E, N, S>,
    [row, height]: [usize; 2],
    [column, width]: [usize; 2],
    buffer: &mut [[[u8; E]; WIDE]; HIGH],
) {
    grid.block([row, height], [column, width], buffer);
    for (down, line) in buffer[..height].iter().enumerate() {
        grid.stream_lines(row + down, column, &line[..width]);
    }
}

/// Copies a block of any size. It begins earlier if it is smaller than a square.
#[inline(never)]
fn edge<const E: usize, const N: usize, const WIDE: usize, const HIGH: usize, S: LineOffsets>(
    grid: &mut Grid<'_, E, N, S>,
    [row, bottom]: [usize; 2],
    [column, end]: [usize; 2],
    buffer: &mut [[[u8; E]; WIDE]; HIGH],
) {
    let (top, left) = (row.min(bottom - N), column.min(end - N));
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
}

/// Requests the lines of a block of the source, `away` from the plane, as far as the block is as large.
#[inline(always)]
fn request<const E: usize, const N: usize, S: LineOffsets>(
    grid: &Grid<'_, E, N, S>,
    [row, high]: [usize; 2],
    [column, wide]: [usize; 2],
    away: isize,
) {
    let bottom = (row + high).min(grid.rows);
    for column in column..(column + wide).min(grid.columns) {
        let mut row = row;
        while row < bottom {
            grid.prefetch(row, column, away);
            row += const { LINE / E };
        }
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
    use crate::loops::nest::Row;

    /// Copies planes of many extents to targets that begin `lead` elements into their memory, through the buffer.
    fn streams<const E: usize, const N: usize, const WIDE: usize, const HIGH: usize>() {
        let element =
            |at: usize| -> [u8; E] { core::array::from_fn(|byte| (at * 31 + byte * 7 + at / 253) as u8) };
        for rows in (N..=2 * N + 1).chain([HIGH - 1, HIGH, HIGH + 1, 2 * HIGH + 3]) {
            for columns in (N..=2 * N + 1).chain([WIDE - 1, WIDE, WIDE + 1, 2 * WIDE + 5]) {
                // With the last gap, each row begins with a cache line.
                let line = LINE / E;
                for (lead, gap) in [
                    (0, 0),
                    (1, 1),
                    (line - 1, 0),
                    (3, line),
                    (0, line - columns % line),
                    (5, line - columns % line),
                ] {
                    let (down, across) = ((columns + gap).cast_signed(), (rows + gap).cast_signed());
                    let source: Vec<_> = (0..columns * (rows + gap)).map(element).collect();
                    let mut found = vec![[1; E]; line + lead + rows * (columns + gap) + 1];
                    let lead = lead + found.as_ptr().addr().wrapping_neg() % LINE / E;
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
                    stream::<E, N, WIDE, HIGH>(
                        &mut found,
                        &source,
                        &plane,
                        &mut buffer,
                        (gap > 0).then_some(1),
                    );
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
        streams::<4, 4, 32, 32>();
        streams::<4, 4, 64, 64>();
        streams::<8, 2, 16, 32>();
        streams::<8, 2, 32, 64>();
    }

    #[test]
    #[should_panic(expected = "within its memory")]
    fn a_plane_outside_of_its_memory() {
        let first = Row { offsets: [0, 0], strides: [1, 4], len: 4 };
        in_place::<4, 4>(&mut [[0; 4]; 16], &[[0; 4]; 15], &Plane { first, next: [4, 1], rows: 4 }, false);
    }

    #[test]
    fn types_that_are_moved_as_bytes() {
        use crate::loops::bits::is_bits;
        assert!(is_bits::<u8>() && is_bits::<f64>() && is_bits::<bool>() && is_bits::<char>());
        assert!(!is_bits::<&u8>() && !is_bits::<(u8, u16)>() && !is_bits::<Vec<u8>>() && !is_bits::<fn()>());
    }
}
