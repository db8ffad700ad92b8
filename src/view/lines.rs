//! Copies of rows: unchanged, reversed, of one repeated element, of every n-th element.
//!
//! Rows that are short, and those that are rearranged, are copied in lines: arrays of known length, which the compiler turns into
//! full registers without a loop for the remainder.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "offsets of elements of a layout fit `isize`, and are below the length of the memory; positions in a line are \
              below its length"
)]

use core::{array, mem::needs_drop};

use crate::layout::nest::{Nest, Plane};

/// The elements of a line.
const LINE: usize = 16;

/// Bytes of the longest row that is copied in lines; above it the call of `memcpy` costs less than it saves. `memcpy` uses the
/// registers of the processor that runs it; if the compiler uses only those of 16 bytes, it pays off sooner. If each row has
/// another source row, lines are worth it only with registers of 64 bytes.
const SHORT: usize = if cfg!(target_feature = "avx2") { 1 << 9 } else { 1 << 7 };

/// Bytes of a source above which rows are read in the order of the source: that much is in no near cache.
const FAR: usize = 1 << 20;

/// Whether rows of `len` elements, of at most `most` bytes, are copied in lines. Elements of the last line may be cloned twice, so
/// they must own nothing.
#[inline(always)]
const fn is_short<T>(len: usize, most: usize) -> bool {
    !needs_drop::<T>() && len >= LINE && len <= most && len * size_of::<T>() <= most
}

/// Writes the same short row repeatedly: the plane is cut out once, and then cut into rows.
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
pub(super) fn copy_rows<T: Clone, const R: usize>(to: &mut [T], from: &[T], nest: &Nest<R, 2>) {
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

/// [`copy_rows`] if the compiler knows all strides and lengths, and chooses the instructions itself.
#[inline(always)]
pub(super) fn copy_rows_known<T: Clone, const R: usize>(to: &mut [T], from: &[T], nest: &Nest<R, 2>) {
    in_reading_order(from, nest, &mut None).fold((), |(), row| {
        let [at, source] = row.offsets.map(isize::cast_unsigned);
        to[at..][..row.len].clone_from_slice(&from[source..][..row.len]);
    });
}

/// Copies rows that are slices, the elements of each in reverse order.
#[inline(always)]
pub(super) fn copy_rows_backwards<T: Clone, const R: usize>(to: &mut [T], from: &[T], nest: &Nest<R, 2>) {
    in_reading_order(from, nest, &mut None).fold((), |(), row| {
        let ([at, last], len) = (row.offsets.map(isize::cast_unsigned), row.len);
        backwards(&mut to[at..][..len], &from[last - (len - 1)..][..len]);
    });
}

/// If the source is far away, the order that reads it from its beginning to its end: memory is prefetched if it is read in this
/// order. `reordered` has room for it.
#[inline(always)]
fn in_reading_order<'n, T, const R: usize>(
    from: &[T],
    nest: &'n Nest<R, 2>,
    reordered: &'n mut Option<Nest<R, 2>>,
) -> &'n Nest<R, 2> {
    if size_of_val(from) > FAR { reordered.insert(nest.rows_forwards(1)) } else { nest }
}

/// Writes rows that are slices, each with one repeated element.
#[inline(always)]
pub(super) fn fill_rows<T: Clone, const R: usize>(to: &mut [T], from: &[T], nest: &Nest<R, 2>) {
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
    // Two at a time: the compiler turns a loop over single lines into a call of `memcpy`.
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

/// Copies a line. A separate function: its arguments say that the two do not overlap.
#[inline(always)]
fn copy_line<T: Clone>(to: &mut [T; LINE], from: &[T; LINE]) {
    *to = from.clone();
}

/// Fills a row of at least one line, in the way of [`copy_short`].
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

/// [`backwards`] in lines of `N`. It reads forwards and writes backwards.
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

/// Copies the elements of a line in reverse order. A separate function, like [`copy_line`].
#[inline(always)]
fn turn<T: Clone, const N: usize>(to: &mut [T; N], from: &[T; N]) {
    for at in (0..N).rev() {
        to[at] = from[N - 1 - at].clone();
    }
}

/// Copies the rows of a plane from elements that are `N` apart. The chunks have a known length, so the compiler can use full
/// registers. A separate function, because its arguments say that the two do not overlap.
#[inline(never)]
pub(super) fn every<T: Clone, const N: usize>(to: &mut [T], from: &[T], plane: &Plane<2>) {
    let ([mut at, mut source], len) = (plane.first.offsets.map(isize::cast_unsigned), plane.first.len);
    for _ in 0..plane.rows {
        let (to, (chunks, _)) = (&mut to[at..][..len], from[source..].as_chunks::<N>());
        for (to, chunk) in to.iter_mut().zip(chunks) {
            *to = chunk[0].clone();
        }
        // The last element may be the last of the memory; no complete chunk begins there.
        if chunks.len() < len {
            to[len - 1] = from[source + (len - 1) * N].clone();
        }
        // One step past the last row may wrap; it is not used.
        at = at.wrapping_add_signed(plane.next[0]);
        source = source.wrapping_add_signed(plane.next[1]);
    }
}

/// [`every`] for a source that runs backwards: a line is gathered forwards and then reversed, because the compiler does not do both
/// in one step.
#[inline(never)]
pub(super) fn every_backwards<T: Clone, const N: usize>(to: &mut [T], from: &[T], plane: &Plane<2>) {
    const SIDE: usize = 64;
    // With registers of 16 bytes it gains nothing.
    const BY_LINES: bool = cfg!(target_feature = "avx2");
    let ([mut at, mut source], len) = (plane.first.offsets.map(isize::cast_unsigned), plane.first.len);
    let Some(any) = from.first() else { return };
    let mut line: [T; SIDE] = array::from_fn(|_| any.clone());
    for _ in 0..plane.rows {
        let (to, (_, chunks)) = (&mut to[at..][..len], from[..=source].as_rchunks::<N>());
        // Each element is the last of a chunk, except perhaps one before all chunks.
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
