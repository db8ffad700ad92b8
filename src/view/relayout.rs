//! Copies from any layout to any other.
//!
//! Where both step along the same axis least, a copy is one of rows. Where they do not, each row of one lies across the rows
//! of the other, and a loop over one of them uses one element of each cache line of the other. So a block is read by the
//! rows of the source into a buffer of fixed size, which stays in the nearest cache, and written from there by the rows of the
//! target:
//!
//! ```text
//! source           buffer        target
//! a b c d   row    a b c d       a e i    column of the buffer
//! e f g h   -->    e f g h  -->  b f j    is row of the target
//! i j k l          i j k l       c g k
//!                                d h l
//! ```
//!
//! The buffer keeps apart what memory would not: rows that are a power of two apart share the sets of a cache, and where
//! there are more of them than ways they would throw each other out between two of their elements. The sizes are measured
//! (DESIGN.md): rows of several cache lines, so that a page is not asked for again for each line.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "offsets of elements of a layout fit `isize`, and are below the length of a view's memory; places in a block are \
              below its sides"
)]

use core::{array, mem::needs_drop};

#[cfg(feature = "alloc")]
use alloc::vec::Vec;

#[cfg(feature = "alloc")]
use super::traverse::Run;
use super::{
    loops::Known,
    traverse::{Nest, Plane},
};
#[cfg(feature = "alloc")]
use crate::layout::Strided;

/// Copies, row by row or block by block. `nest` is over the two, `to` first.
///
/// A function of its own with the memory as arguments: so the compiler knows that what is written is not what is read.
#[inline(never)]
pub(super) fn relayout<T: Clone, const R: usize>(to: &mut [T], from: &[T], nest: Nest<R, 2>) {
    copy(to, from, nest);
}

/// As [`relayout`], where the types know all. `known` is a function, which gives something, so that this one is compiled for
/// what it gives.
#[inline]
pub(super) fn relayout_known<T: Clone, const R: usize>(
    to: &mut [T],
    from: &[T],
    known: impl FnOnce() -> Option<Known<R, 2>>,
) {
    let Some(Known { nest, spans }) = known() else { return };
    copy(&mut to[..spans[0]], &from[..spans[1]], nest);
}

#[inline(always)]
fn copy<T: Clone, const R: usize>(to: &mut [T], from: &[T], nest: Nest<R, 2>) {
    match nest.axis_from_last(1).1 {
        [1, 1] => nest.fold((), |(), row| {
            let [at, source] = row.offsets.map(isize::cast_unsigned);
            to[at..][..row.len].clone_from_slice(&from[source..][..row.len]);
        }),
        [1, -1] => nest.fold((), |(), row| {
            let ([at, last], len) = (row.offsets.map(isize::cast_unsigned), row.len);
            backwards(&mut to[at..][..len], &from[last - (len - 1)..][..len]);
        }),
        [1, 0] => nest.fold((), |(), row| {
            let [at, source] = row.offsets.map(isize::cast_unsigned);
            to[at..][..row.len].fill(from[source].clone());
        }),
        _ => copy_apart(to, from, nest),
    }
}

/// As [`copy`], where the source has not the elements side by side along the axis along which the target steps least, or
/// the target has gaps.
#[inline(always)]
fn copy_apart<T: Clone, const R: usize>(to: &mut [T], from: &[T], nest: Nest<R, 2>) {
    if const { !needs_drop::<T>() && size_of::<T>() <= 16 }
        && let Some(crossing) = large(nest)
    {
        return match const { size_of::<T>() } {
            0..=4 => staged::<T, R, 128, 64>(to, from, crossing),
            5..=8 => staged::<T, R, 64, 32>(to, from, crossing),
            _ => staged::<T, R, 32, 32>(to, from, crossing),
        };
    }
    nest.fold_across((), |(), row| {
        let source = row.line(1, from);
        row.write(to, |at, to| *to = source.at(at).clone());
    });
}

/// The loops with the plane that operands run across inside, if it is so large that the buffer is used several times, and by
/// rows that are worth a copy of their own.
#[inline(always)]
fn large<const R: usize>(nest: Nest<R, 2>) -> Option<Nest<R, 2>> {
    match nest.crossing() {
        Some(crossing) => {
            let ((len, _), (rows, _)) = (crossing.axis_from_last(1), crossing.axis_from_last(2));
            if rows >= 8 && len.saturating_mul(rows) >= 1 << 12 { Some(crossing) } else { None }
        }
        None => None,
    }
}

/// The elements of a layout in logical order.
///
/// Elements are appended row by row; or, where that would be across the memory, and they own nothing, written first with
/// clones of any of them, and then by blocks.
#[cfg(feature = "alloc")]
#[inline(never)]
pub(super) fn to_vec<T: Clone, const R: usize>(data: &[T], layout: &Strided<R>) -> Vec<T> {
    let count = layout.element_count();
    let mut all = Vec::with_capacity(count);
    // The order of what is written is logical order. An element count that fits is that of a layout.
    let to = Strided::row_major(layout.extents()).unwrap_or(*layout);
    let nest = Nest::ordered([&to, layout]);
    if const { !needs_drop::<T>() && size_of::<T>() <= 16 }
        && large(nest).is_some()
        && let Some(any) = data.first()
    {
        all.resize(count, any.clone());
        relayout(&mut all, data, nest);
        return all;
    }
    nest.fold((), |(), row| match row.run(1, data) {
        Run::Slice(slice) => all.extend_from_slice(slice),
        Run::Same(element) => all.resize(all.len() + row.len, element.clone()),
        run @ Run::Apart { .. } => all.extend((0..row.len).map(|at| run.at(at).clone())),
    });
    all
}

/// Copies the elements in reverse order.
#[inline(always)]
fn backwards<T: Clone>(to: &mut [T], from: &[T]) {
    for (to, from) in to.iter_mut().zip(from.iter().rev()) {
        *to = from.clone();
    }
}

/// Copies planes through a buffer: the last axis is that of the rows of `to`, the one before it that of `from`.
///
/// `READ` and `WRITE` are the lengths of rows: of the source, and of the target.
#[inline(never)]
fn staged<T: Clone, const R: usize, const READ: usize, const WRITE: usize>(
    to: &mut [T],
    from: &[T],
    nest: Nest<R, 2>,
) {
    // Any element does; each is written before it is read.
    let Some(any) = from.first() else { return };
    let mut buffer: [[T; READ]; WRITE] = array::from_fn(|_| array::from_fn(|_| any.clone()));
    nest.fold_planes((), |(), plane| stage(to, from, &plane, &mut buffer));
}

#[inline(always)]
fn stage<T: Clone, const READ: usize, const WRITE: usize>(
    to: &mut [T],
    from: &[T],
    plane: &Plane<2>,
    buffer: &mut [[T; READ]; WRITE],
) {
    let Plane { first, next, rows } = *plane;
    let [along_to, across_from] = first.strides;
    let [across_to, along_from] = next;
    let mut column = 0;
    while column < first.len {
        let width = (first.len - column).min(WRITE);
        let mut row = 0;
        while row < rows {
            let height = (rows - row).min(READ);
            let (down, right) = (row.cast_signed(), column.cast_signed());
            let mut at = first.offsets[1] + across_from * right + along_from * down;
            for line in &mut buffer[..width] {
                read(&mut line[..height], from, at, along_from);
                // One step past the last row may wrap; it is not taken.
                at = at.wrapping_add(across_from);
            }
            let mut at = first.offsets[0] + along_to * right + across_to * down;
            for place in 0..height {
                write::<_, READ, WRITE>(to, at, along_to, &buffer[..width], place);
                at = at.wrapping_add(across_to);
            }
            row += height;
        }
        column += width;
    }
}

/// Copies a row of the source to a line of the buffer.
#[inline(always)]
fn read<T: Clone>(line: &mut [T], from: &[T], at: isize, stride: isize) {
    let (len, start) = (line.len(), at.cast_unsigned());
    match stride {
        1 => line.clone_from_slice(&from[start..][..len]),
        -1 => backwards(line, &from[start - (len - 1)..][..len]),
        _ => {
            for (place, to) in line.iter_mut().enumerate() {
                *to = from[(at + stride * place.cast_signed()).cast_unsigned()].clone();
            }
        }
    }
}

/// Copies one column of the buffer to a row of the target.
#[inline(always)]
fn write<T: Clone, const READ: usize, const WRITE: usize>(
    to: &mut [T],
    at: isize,
    stride: isize,
    lines: &[[T; READ]],
    place: usize,
) {
    if stride != 1 {
        for (step, line) in lines.iter().enumerate() {
            to[(at + stride * step.cast_signed()).cast_unsigned()] = line[place].clone();
        }
        return;
    }
    let row = &mut to[at.cast_unsigned()..][..lines.len()];
    if let (Some(row), Some(lines)) = (row.as_mut_array::<WRITE>(), lines.as_array::<WRITE>()) {
        column(row, lines, place);
        return;
    }
    let ((rows, rest), (lines, others)) = (row.as_chunks_mut::<8>(), lines.as_chunks::<8>());
    for (row, lines) in rows.iter_mut().zip(lines) {
        column(row, lines, place);
    }
    for (to, line) in rest.iter_mut().zip(others) {
        *to = line[place].clone();
    }
}

/// Copies a column of so many lines: a loop of known length, which the compiler makes one of whole registers.
#[inline(always)]
fn column<T: Clone, const READ: usize, const N: usize>(
    row: &mut [T; N],
    lines: &[[T; READ]; N],
    place: usize,
) {
    for (to, line) in row.iter_mut().zip(lines) {
        *to = line[place].clone();
    }
}
