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

use crate::{
    heap::Vec,
    loops::nest::{Nest, Plane},
};

/// A plane of fewer rows takes as long as its rows.
const ENOUGH: usize = 8;

/// The elements of a line.
const LINE: usize = 16;

/// The bytes that are copied at once, unless elements are larger.
const REGISTER: usize = if cfg!(target_feature = "avx2") { 32 } else { 16 };

/// Bytes of the longest row that is copied by registers if the caches have the target, but the nearest one does not; above it the call of
/// `memcpy` costs less than it saves. `memcpy` uses the registers of the processor that runs it: with 32 bytes, rows of 400 bytes take 0.85 of its
/// time in the second cache, but 1.02 in the first, and 1.08 from memory.
const SHORT: usize = 1 << 9;

/// [`SHORT`] of all other targets.
const SHORTEST: usize = 1 << 6;

/// Bytes of a source above which rows are read in the order of the source: that much is in no near cache.
const FAR: usize = 1 << 20;

/// Bytes of a target below which it is in the nearest cache.
const NEAR: usize = 1 << 14;

/// Bytes of the longest row that is copied by registers. If the compiler may use the registers of the processor that runs it, the rows of a
/// source that repeats its row are as near as they can be.
#[inline(always)]
const fn longest(target: usize, repeats: bool) -> usize {
    if cfg!(target_feature = "avx512f") || (cfg!(target_feature = "avx2") && repeats) {
        return SHORT;
    }
    if target < NEAR || target > FAR { SHORTEST } else { SHORT }
}

/// Copies rows that are slices.
#[inline(always)]
pub(crate) fn copy_rows<T: Clone, const R: usize>(to: &mut [T], from: &[T], nest: &Nest<R, 2>) {
    let ((len, _), (rows, [down, across])) = (nest.axis_from_last(1), nest.axis_from_last(2));
    if const { !needs_drop::<T>() }
        && across == 0
        && down == len.cast_signed()
        && len <= LINE
        && rows > ENOUGH
    {
        return nest.fold_planes((), |(), plane| repeat_row(to, from, &plane));
    }
    let copy: CopyPlane<T> = match len {
        _ if len <= 3 || len < const { elements::<T>() } => copy_of_rows(len),
        _ if const { needs_drop::<T>() } => copy_plane,
        _ if len.saturating_mul(size_of::<T>()) <= longest(size_of_val(to), across == 0) => copy_short_rows,
        _ => return copy_long_rows(to, from, nest),
    };
    // In the order of the target, the parts of a line of the source may be far apart in time.
    let near = if size_of_val(to) > FAR { &nest.nearest_inside(2) } else { nest };
    // Of short rows, planes of many: the next axis may have two.
    let planes = if len <= const { LINE } && near.axes() > 2 && near.axis(1).0 < ENOUGH {
        &near.with_rows(ENOUGH)
    } else {
        near
    };
    planes.fold_planes((), |(), plane| copy(to, from, &plane));
}

/// The copy of planes of rows of so many elements, which are slices and short.
#[inline(always)]
pub(crate) const fn copy_of_rows<T: Clone>(len: usize) -> CopyPlane<T> {
    match len {
        2 => copy_pairs,
        3 => copy_triples,
        // Elements of the last register may be cloned twice, so they must own nothing.
        _ if const { needs_drop::<T>() } || len < const { elements::<T>() } => copy_plane,
        _ => copy_short_rows,
    }
}

/// Copies one row to each row of a plane, which are one after another: those that are there are copied together.
#[inline(never)]
fn repeat_row<T: Clone>(to: &mut [T], from: &[T], plane: &Plane<2>) {
    let ([at, source], len) = (plane.first.offsets.map(isize::cast_unsigned), plane.first.len);
    let to = &mut to[at..][..plane.rows * len];
    to[..len].clone_from_slice(&from[source..][..len]);
    let mut done = len;
    while done < to.len() {
        let (there, rest) = to.split_at_mut(done);
        let more = done.min(rest.len());
        rest[..more].clone_from_slice(&there[..more]);
        done += more;
    }
}

/// The copy of a plane, the target first.
pub(crate) type CopyPlane<T> = fn(&mut [T], &[T], &Plane<2>);

/// [`copy_rows`] if the compiler knows all strides and lengths, and chooses the instructions itself.
#[inline(always)]
pub(crate) fn copy_rows_known<T: Clone, const R: usize>(to: &mut [T], from: &[T], nest: &Nest<R, 2>) {
    in_reading_order(from, nest, &mut None).fold((), |(), row| {
        let [at, source] = row.offsets.map(isize::cast_unsigned);
        to[at..][..row.len].clone_from_slice(&from[source..][..row.len]);
    });
}

/// [`copy_rows`] of long rows.
#[inline(always)]
fn copy_long_rows<T: Clone, const R: usize>(to: &mut [T], from: &[T], nest: &Nest<R, 2>) {
    in_reading_order(from, nest, &mut None).fold_planes((), |(), plane| copy_plane(to, from, &plane));
}

/// Calls `copy` with each row of a plane and the row of the source. If rows are side by side, the plane is cut out once, and then cut into rows.
#[inline(always)]
fn each_row<T>(to: &mut [T], from: &[T], plane: &Plane<2>, copy: impl Fn(&mut [T], &[T])) {
    let (Plane { first, next, mut rows }, len) = (*plane, plane.first.len);
    let [mut at, mut source] = first.offsets.map(isize::cast_unsigned);
    if rows > 1 && next[0] >= len.cast_signed() && (next[1] >= len.cast_signed() || next[1] == 0) {
        let ([down, across], most) = (next.map(isize::cast_unsigned), rows - 1);
        let all = to[at..][..most * down].chunks_exact_mut(down);
        if across == 0 {
            let from = &from[source..][..len];
            all.for_each(|to| copy(&mut to[..len], from));
        } else {
            let from = from[source..][..most * across].chunks_exact(across);
            all.zip(from).for_each(|(to, from)| copy(&mut to[..len], &from[..len]));
        }
        (at, source, rows) = (at + most * down, source + most * across, 1);
    }
    for _ in 0..rows {
        copy(&mut to[at..][..len], &from[source..][..len]);
        // One step past the last row may wrap; it is not used.
        at = at.wrapping_add_signed(next[0]);
        source = source.wrapping_add_signed(next[1]);
    }
}

/// Copies the rows of a plane. A separate function, like the next ones, so that few variables are alive in the loop.
#[inline(never)]
fn copy_plane<T: Clone>(to: &mut [T], from: &[T], plane: &Plane<2>) {
    each_row(to, from, plane, <[T]>::clone_from_slice);
}

/// [`copy_plane`] of rows of at least one register.
#[inline(never)]
fn copy_short_rows<T: Clone>(to: &mut [T], from: &[T], plane: &Plane<2>) {
    each_row(to, from, plane, copy_short);
}

/// [`copy_plane`] of rows of two elements.
#[inline(never)]
fn copy_pairs<T: Clone>(to: &mut [T], from: &[T], plane: &Plane<2>) {
    each_row(to, from, plane, copy_few::<T, 2>);
}

/// [`copy_plane`] of rows of three elements.
#[inline(never)]
fn copy_triples<T: Clone>(to: &mut [T], from: &[T], plane: &Plane<2>) {
    each_row(to, from, plane, copy_few::<T, 3>);
}

/// Copies a row of `N` elements.
#[inline(always)]
fn copy_few<T: Clone, const N: usize>(to: &mut [T], from: &[T]) {
    if let (Some(to), Some(from)) = (to.first_chunk_mut::<N>(), from.first_chunk::<N>()) {
        copy_line(to, from);
    }
}

/// Copies rows that are slices, the elements of each in reverse order.
#[inline(always)]
pub(crate) fn copy_rows_backwards<T: Clone, const R: usize>(to: &mut [T], from: &[T], nest: &Nest<R, 2>) {
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
pub(crate) fn fill_rows<T: Clone, const R: usize>(to: &mut [T], from: &[T], nest: &Nest<R, 2>) {
    let len = nest.axis_from_last(1).0;
    let short = const { !needs_drop::<T>() } && len >= LINE && len.saturating_mul(size_of::<T>()) <= SHORT;
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

/// The elements of a register.
const fn elements<T>() -> usize {
    match size_of::<T>() {
        0..=1 => 16,
        2 => REGISTER / 2,
        3..=4 => REGISTER / 4,
        _ => REGISTER / 8,
    }
}

/// Copies a row of at least one register.
#[inline(always)]
fn copy_short<T: Clone>(to: &mut [T], from: &[T]) {
    match const { size_of::<T>() } {
        0..=1 => copy_registers::<T, 16>(to, from),
        2 => copy_registers::<T, { REGISTER / 2 }>(to, from),
        3..=4 => copy_registers::<T, { REGISTER / 4 }>(to, from),
        _ => copy_registers::<T, { REGISTER / 8 }>(to, from),
    }
}

/// Copies a row of at least `N` elements, from its beginning to its end. The last register may overlap the one before it.
#[inline(always)]
fn copy_registers<T: Clone, const N: usize>(to: &mut [T], from: &[T]) {
    let ((lines, rest), (from_lines, from_rest)) = (to.as_chunks_mut::<N>(), from.as_chunks::<N>());
    // Four at a time, and then two: the compiler turns a loop over single ones into a call of `memcpy`.
    let ((fours, lines), (from_fours, from_lines)) =
        (lines.as_chunks_mut::<4>(), from_lines.as_chunks::<4>());
    for ([a, b, c, d], [from_a, from_b, from_c, from_d]) in fours.iter_mut().zip(from_fours) {
        copy_line(a, from_a);
        copy_line(b, from_b);
        copy_line(c, from_c);
        copy_line(d, from_d);
    }
    let ((pairs, last), (from_pairs, from_last)) = (lines.as_chunks_mut::<2>(), from_lines.as_chunks::<2>());
    if let ([[first, second]], [[from_first, from_second]]) = (pairs, from_pairs) {
        copy_line(first, from_first);
        copy_line(second, from_second);
    }
    if let ([to], [from]) = (last, from_last) {
        copy_line(to, from);
    }
    if !rest.is_empty()
        && !from_rest.is_empty()
        && let (Some(to), Some(from)) = (to.last_chunk_mut::<N>(), from.last_chunk::<N>())
    {
        copy_line(to, from);
    }
}

/// Copies a line. A separate function: its arguments say that the two do not overlap.
#[inline(always)]
fn copy_line<T: Clone, const N: usize>(to: &mut [T; N], from: &[T; N]) {
    *to = from.clone();
}

/// Fills a row of at least one line, the last line first, which overlaps the one before it.
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
pub(crate) fn backwards<T: Clone>(to: &mut [T], from: &[T]) {
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

/// Appends the rows of a plane of a source that runs backwards. A separate function, so that few variables are alive in the loop.
#[inline(never)]
pub(crate) fn append_backwards<T: Clone>(all: &mut Vec<T>, from: &[T], plane: &Plane<2>) {
    let (mut last, len) = (plane.first.offsets[1].cast_unsigned(), plane.first.len);
    for _ in 0..plane.rows {
        all.extend(from[last + 1 - len..][..len].iter().rev().cloned());
        // One step past the last row may wrap; it is not used.
        last = last.wrapping_add_signed(plane.next[1]);
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
pub(crate) fn every<T: Clone, const N: usize>(to: &mut [T], from: &[T], plane: &Plane<2>) {
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
pub(crate) fn every_backwards<T: Clone, const N: usize>(to: &mut [T], from: &[T], plane: &Plane<2>) {
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
