//! Copies of rows: as they are, backwards, of one element, of every so many.
//!
//! Rows that are short, and those that change, are copied by lines: arrays of known length, of which the compiler makes whole
//! registers and no loop behind them for the rest.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "offsets of elements of a layout fit `isize`, and are below the length of a view's memory; places in a line are \
              below its length"
)]

use core::{array, mem::needs_drop};

use super::traverse::{Nest, Plane};

/// Elements of a line.
const LINE: usize = 16;

/// Bytes of the longest row that is copied by lines: above it a call of `memcpy` costs less than it gains. `memcpy` uses the registers
/// of the processor that runs it; where the compiler has those of 16 bytes alone, it gains sooner. Where the source is another row
/// each time, lines are worth it with registers of 64 bytes alone.
const SHORT: usize = if cfg!(target_feature = "avx2") { 1 << 9 } else { 1 << 7 };

/// Bytes of a source above which the order of rows is that of the source: so much is in no near cache.
const FAR: usize = 1 << 20;

/// Whether rows of so many elements, of at most so many bytes, are to be copied by lines. Elements of the last line may be
/// cloned twice, so they own nothing.
#[inline(always)]
const fn is_short<T>(len: usize, most: usize) -> bool {
    !needs_drop::<T>() && len >= LINE && len <= most && len * size_of::<T>() <= most
}

/// Writes the same short row again and again: the plane is cut out once, and then into rows.
#[inline(never)]
fn repeat_short<T: Clone>(to: &mut [T], from: &[T], plane: &Plane<2>) {
    let ([at, source], len) = (plane.first.offsets.map(isize::cast_unsigned), plane.first.len);
    let (below, down) = (plane.rows - 1, plane.next[0].cast_unsigned());
    let from = &from[source..][..len];
    for to in to[at..][..below * down + len].chunks_mut(down) {
        copy_short(&mut to[..len], from);
    }
}

/// Copies rows that are slices.
#[inline(always)]
pub(super) fn copy_rows<T: Clone, const R: usize>(to: &mut [T], from: &[T], nest: Nest<R, 2>) {
    let ((len, _), (_, [down, across])) = (nest.axis_from_last(1), nest.axis_from_last(2));
    if across == 0 && down >= len.cast_signed() && is_short::<T>(len, SHORT) {
        nest.fold_planes((), |(), plane| repeat_short(to, from, &plane));
    } else if !is_short::<T>(len, if cfg!(target_feature = "avx512f") { SHORT } else { 0 }) {
        copy_rows_known(to, from, nest);
    } else {
        nest.fold((), |(), row| {
            let [at, source] = row.offsets.map(isize::cast_unsigned);
            copy_short(&mut to[at..][..row.len], &from[source..][..row.len]);
        });
    }
}

/// As [`copy_rows`], where the compiler knows all, and makes of it what it can.
#[inline(always)]
pub(super) fn copy_rows_known<T: Clone, const R: usize>(to: &mut [T], from: &[T], nest: Nest<R, 2>) {
    in_reading_order(from, nest).fold((), |(), row| {
        let [at, source] = row.offsets.map(isize::cast_unsigned);
        to[at..][..row.len].clone_from_slice(&from[source..][..row.len]);
    });
}

/// Copies rows that are slices, the elements of each in reverse order.
#[inline(always)]
pub(super) fn copy_rows_backwards<T: Clone, const R: usize>(to: &mut [T], from: &[T], nest: Nest<R, 2>) {
    in_reading_order(from, nest).fold((), |(), row| {
        let ([at, last], len) = (row.offsets.map(isize::cast_unsigned), row.len);
        backwards(&mut to[at..][..len], &from[last - (len - 1)..][..len]);
    });
}

/// Where the source is far away, the order in which it is read from its beginning to its end: what is in memory is brought nearer
/// before it is asked for, if it is asked for in this order.
#[inline(always)]
fn in_reading_order<T, const R: usize>(from: &[T], nest: Nest<R, 2>) -> Nest<R, 2> {
    if size_of_val(from) > FAR { nest.rows_forwards(1) } else { nest }
}

/// Writes rows that are slices, each with one element.
#[inline(always)]
pub(super) fn fill_rows<T: Clone, const R: usize>(to: &mut [T], from: &[T], nest: Nest<R, 2>) {
    let short = is_short::<T>(nest.axis_from_last(1).0, 1 << 9);
    nest.fold((), |(), row| {
        let [at, source] = row.offsets.map(isize::cast_unsigned);
        let (to, from) = (&mut to[at..][..row.len], &from[source]);
        if short {
            fill_short(to, from);
        } else {
            to.fill(from.clone());
        }
    });
}

/// Copies a row of at least one line. The last line is copied first, and overlaps the one before it.
#[inline(always)]
fn copy_short<T: Clone>(to: &mut [T], from: &[T]) {
    if let (Some(to), Some(from)) = (to.last_chunk_mut::<LINE>(), from.last_chunk::<LINE>()) {
        copy_line(to, from);
    }
    // Two at a time: of a loop over single lines the compiler makes a call of `memcpy`.
    let (to, from) = (to.as_chunks_mut::<LINE>().0, from.as_chunks::<LINE>().0);
    let ((to, to_last), (from, from_last)) = (to.as_chunks_mut::<2>(), from.as_chunks::<2>());
    for ([first, second], [from_first, from_second]) in to.iter_mut().zip(from) {
        copy_line(first, from_first);
        copy_line(second, from_second);
    }
    for (to, from) in to_last.iter_mut().zip(from_last) {
        copy_line(to, from);
    }
}

/// Copies a line. A function of its own: its arguments say that the two do not overlap.
#[inline(always)]
fn copy_line<T: Clone>(to: &mut [T; LINE], from: &[T; LINE]) {
    *to = from.clone();
}

/// Writes a row of at least one line, as [`copy_short`] copies one.
#[inline(always)]
fn fill_short<T: Clone>(to: &mut [T], from: &T) {
    let line: [T; LINE] = array::from_fn(|_| from.clone());
    if let Some(to) = to.last_chunk_mut::<LINE>() {
        *to = line.clone();
    }
    for to in to.as_chunks_mut::<LINE>().0 {
        *to = line.clone();
    }
}

/// Copies the elements in reverse order.
#[inline(always)]
pub(super) fn backwards<T: Clone>(to: &mut [T], from: &[T]) {
    match const { size_of::<T>() } {
        0..=4 => backwards_by::<T, 64>(to, from),
        5..=16 => backwards_by::<T, 16>(to, from),
        _ => backwards_by::<T, 1>(to, from),
    }
}

/// As [`backwards`], by lines of `N`. What is read goes forwards, what is written backwards.
#[inline(always)]
fn backwards_by<T: Clone, const N: usize>(to: &mut [T], from: &[T]) {
    let ((lines, rest), (last, places)) = (from.as_chunks::<N>(), to.as_rchunks_mut::<N>());
    for (to, from) in places.iter_mut().rev().zip(lines) {
        turn(to, from);
    }
    for (to, from) in last.iter_mut().rev().zip(rest) {
        *to = from.clone();
    }
}

/// Copies the elements of a line in reverse order. A function of its own, as [`copy_line`].
#[inline(always)]
fn turn<T: Clone, const N: usize>(to: &mut [T; N], from: &[T; N]) {
    for at in (0..N).rev() {
        to[at] = from[N - 1 - at].clone();
    }
}

/// Copies the rows of a plane from elements that are `N` apart: chunks of known length, whose loop the compiler can make one of
/// whole registers. A function of its own, as its arguments say that the two do not overlap.
#[inline(never)]
pub(super) fn every<T: Clone, const N: usize>(to: &mut [T], from: &[T], plane: &Plane<2>) {
    let ([mut at, mut source], len) = (plane.first.offsets.map(isize::cast_unsigned), plane.first.len);
    for _ in 0..plane.rows {
        let (to, (chunks, _)) = (&mut to[at..][..len], from[source..].as_chunks::<N>());
        for (to, chunk) in to.iter_mut().zip(chunks) {
            *to = chunk[0].clone();
        }
        // The last element is the last of the memory perhaps, and no chunk begins there.
        if chunks.len() < len {
            to[len - 1] = from[source + (len - 1) * N].clone();
        }
        // One step past the last row may wrap; it is not taken.
        at = at.wrapping_add_signed(plane.next[0]);
        source = source.wrapping_add_signed(plane.next[1]);
    }
}

/// As [`every`], where the source goes backwards: by a line that is gathered forwards and turned, as the compiler does not make
/// both in one.
#[inline(never)]
pub(super) fn every_backwards<T: Clone, const N: usize>(to: &mut [T], from: &[T], plane: &Plane<2>) {
    const SIDE: usize = 64;
    // Registers of 16 bytes gain nothing from it.
    const BY_LINES: bool = cfg!(target_feature = "avx2");
    let ([mut at, mut source], len) = (plane.first.offsets.map(isize::cast_unsigned), plane.first.len);
    let Some(any) = from.first() else { return };
    let mut line: [T; SIDE] = array::from_fn(|_| any.clone());
    for _ in 0..plane.rows {
        let (to, (_, chunks)) = (&mut to[at..][..len], from[..=source].as_rchunks::<N>());
        // Each element is the last of a chunk, but one in front of all perhaps.
        let whole = len.min(chunks.len());
        let in_lines = if const { BY_LINES && !needs_drop::<T>() } { whole / SIDE * SIDE } else { 0 };
        let (lines, rest) = to[..whole].split_at_mut(in_lines);
        let (others, groups) = chunks[chunks.len() - whole..].split_at(whole - in_lines);
        let (lines, groups) = (lines.as_chunks_mut::<SIDE>().0, groups.as_chunks::<SIDE>().0);
        for (to, group) in lines.iter_mut().zip(groups.iter().rev()) {
            gather(&mut line, group);
            turn(to, &line);
        }
        for (to, chunk) in rest.iter_mut().zip(others.iter().rev()) {
            *to = chunk[N - 1].clone();
        }
        if whole < len {
            to[len - 1] = from[source - (len - 1) * N].clone();
        }
        at = at.wrapping_add_signed(plane.next[0]);
        source = source.wrapping_add_signed(plane.next[1]);
    }
}

/// The last element of each chunk.
#[inline(always)]
fn gather<T: Clone, const N: usize>(line: &mut [T], chunks: &[[T; N]]) {
    for (to, chunk) in line.iter_mut().zip(chunks) {
        *to = chunk[N - 1].clone();
    }
}
