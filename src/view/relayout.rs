//! Copies from any layout to any other.
//!
//! If both have their smallest step along the same axis, the copy goes row by row. If not, each row of one runs across the rows of
//! the other, and a loop over the rows of one uses one element of each cache line of the other. Therefore a block is read in rows
//! of the source into a buffer of fixed size, which stays in the nearest cache, and is written from there in rows of the target:
//!
//! ```text
//! source           buffer        target
//! a b c d   row    a b c d       a e i    column of the buffer
//! e f g h   -->    e f g h  -->  b f j    is row of the target
//! i j k l          i j k l       c g k
//!                                d h l
//! ```
//!
//! The buffer separates what memory does not: rows that are a power of two apart share the sets of a cache, and if there are more
//! of them than ways, they evict each other between two of their elements. The sizes are measured (DESIGN.md): rows of several
//! cache lines, so that a page is not looked up again for each line.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "offsets of elements of a layout fit `isize`, and are below the length of the memory; positions in a block are \
              below its sides"
)]

use core::{array, mem::needs_drop};

#[cfg(feature = "alloc")]
use alloc::vec::Vec;

#[cfg(feature = "alloc")]
use super::allocate::{is_sizeless, resize};
use super::{
    known::Loops,
    lines::{backwards, copy_rows, copy_rows_backwards, copy_rows_known, every, every_backwards, fill_rows},
};
use crate::layout::nest::{Nest, Plane};
#[cfg(feature = "alloc")]
use crate::layout::{Strided, nest::Run};

/// Copies, row by row or block by block. `nest` is over the two, `to` first.
///
/// A separate function that takes the memory as arguments, so the compiler knows that the written memory is not read.
#[inline(never)]
pub(super) fn relayout<T: Clone, const R: usize>(to: &mut [T], from: &[T], nest: Nest<R, 2>) {
    copy(to, from, nest);
}

/// [`relayout`] if the types know everything. Rows, and few elements, have a loop of their own; the code for blocks is compiled
/// once for all shapes.
#[inline]
pub(super) fn relayout_known<T: Clone, const R: usize, K: Loops<R, 2>>(to: &mut [T], from: &[T]) {
    let nest = K::NEST;
    if let 0b11 = K::INNER {
        let [to_span, from_span] = K::SPANS;
        copy_rows_known(&mut to[..to_span], &from[..from_span], nest);
    } else if K::ARE_FEW {
        let [to_span, from_span] = K::SPANS;
        let (to, from) = (&mut to[..to_span], &from[..from_span]);
        nest.fold((), |(), row| {
            let source = row.line(1, from);
            row.write(to, |at, to| *to = source.at(at).clone());
        });
    } else {
        relayout(to, from, nest);
    }
}

#[inline(always)]
fn copy<T: Clone, const R: usize>(to: &mut [T], from: &[T], nest: Nest<R, 2>) {
    match nest.axis_from_last(1).1 {
        [1, 1] => copy_rows(to, from, nest),
        [1, -1] => copy_rows_backwards(to, from, nest),
        [1, 0] => fill_rows(to, from, nest),
        _ => copy_apart(to, from, nest),
    }
}

/// [`copy`] if the source's elements are not contiguous along the axis of the target's smallest step, or the target has gaps.
#[inline(always)]
fn copy_apart<T: Clone, const R: usize>(to: &mut [T], from: &[T], nest: Nest<R, 2>) {
    if const { !needs_drop::<T>() && size_of::<T>() <= 16 }
        && let Some(crossing) = large(nest)
    {
        // Small elements are woven: see `weave`. Those of four bytes only if the source is near, because long rows are read faster
        // from far away.
        let near = size_of_val(from) <= 1 << 22;
        return match const { size_of::<T>() } {
            1 => staged::<T, R, 128, 64, 16, 4>(to, from, crossing, true),
            2 => staged::<T, R, 128, 64, 4, 16>(to, from, crossing, true),
            0..=4 => staged::<T, R, 128, 64, 4, 16>(to, from, crossing, near),
            5..=8 => staged::<T, R, 64, 32, 1, 0>(to, from, crossing, false),
            _ => staged::<T, R, 32, 32, 1, 0>(to, from, crossing, false),
        };
    }
    // Pixels of a few channels, from planes of channels: each source is read as a row, and the target is written as one.
    if let Some(crossing) = nest.crossing()
        && let ((channels @ 2..=4, [1, _]), (_, [pixel, 1])) =
            (crossing.axis_from_last(1), crossing.axis_from_last(2))
        && pixel == channels.cast_signed()
    {
        return match channels {
            2 => crossing.fold_planes((), |(), plane| interleave::<_, 2>(to, from, &plane)),
            3 => crossing.fold_planes((), |(), plane| interleave::<_, 3>(to, from, &plane)),
            _ => crossing.fold_planes((), |(), plane| interleave::<_, 4>(to, from, &plane)),
        };
    }
    let every: Option<CopyPlane<T>> = match nest.axis_from_last(1).1 {
        [1, 2] => Some(every::<T, 2>),
        [1, 3] => Some(every::<T, 3>),
        [1, 4] => Some(every::<T, 4>),
        [1, -2] => Some(every_backwards::<T, 2>),
        _ => None,
    };
    match every {
        Some(every) if nest.crossing().is_none() => {
            nest.fold_planes((), |(), plane| every(to, from, &plane));
        }
        Some(every) => nest.fold_across((), |(), row| every(to, from, &Plane::of(row))),
        None => nest.fold_across((), |(), row| {
            let source = row.line(1, from);
            row.write(to, |at, to| *to = source.at(at).clone());
        }),
    }
}

/// The copy of a plane, the target first.
type CopyPlane<T> = fn(&mut [T], &[T], &Plane<2>);

/// Copies planes of `N` channels to pixels of `N` contiguous elements.
#[inline(always)]
fn interleave<T: Clone, const N: usize>(to: &mut [T], from: &[T], plane: &Plane<2>) {
    let (Plane { first, rows, .. }, [_, channel]) = (*plane, plane.first.strides);
    let (pixels, _) = to[first.offsets[0].cast_unsigned()..][..rows * N].as_chunks_mut::<N>();
    let mut at = first.offsets[1];
    let channels: [&[T]; N] = array::from_fn(|_| {
        let source = &from[at.cast_unsigned()..][..rows];
        at = at.wrapping_add(channel);
        source
    });
    // Slices of one length by one variable: the compiler removes their checks.
    let (pixels, mut place) = (&mut pixels[..rows], 0);
    while place < rows {
        for (to, channel) in pixels[place].iter_mut().zip(channels) {
            *to = channel[place].clone();
        }
        place += 1;
    }
}

/// The nest with the plane that operands run across innermost; `None` unless the plane is so large that the buffer is used several
/// times, and its rows are worth a copy of their own.
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
/// Elements are appended row by row. If that runs across the memory and the elements own nothing, the vector is first filled with
/// clones of any element and then written in blocks.
#[cfg(feature = "alloc")]
#[inline(never)]
pub(super) fn to_vec<T: Clone, const R: usize>(data: &[T], layout: &Strided<R>) -> Vec<T> {
    let count = layout.element_count();
    if let (true, Some(any)) = (is_sizeless::<T>(), data.first()) {
        let mut all = Vec::new();
        resize(&mut all, count, any.clone());
        return all;
    }
    let mut all = Vec::with_capacity(count);
    // The written order is logical order. An element count that fits has a layout.
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

/// Copies planes through a buffer: the last axis is that of the rows of `to`, the one before it that of the rows of `from`.
///
/// `READ` and `WRITE` are the lengths of the source's and of the target's rows. If entire blocks are woven, `WAYS` lines at a time,
/// there are `WRITE / WAYS` panels.
#[inline(never)]
fn staged<
    T: Clone,
    const R: usize,
    const READ: usize,
    const WRITE: usize,
    const WAYS: usize,
    const PANELS: usize,
>(
    to: &mut [T],
    from: &[T],
    nest: Nest<R, 2>,
    woven: bool,
) {
    // Any element does; each is overwritten before it is read.
    let Some(any) = from.first() else { return };
    let mut buffer: [[T; READ]; WRITE] = array::from_fn(|_| array::from_fn(|_| any.clone()));
    let mut panels: [Panel<T, WAYS>; PANELS] =
        array::from_fn(|_| array::from_fn(|_| array::from_fn(|_| any.clone())));
    nest.fold_planes((), |(), plane| stage(to, from, &plane, &mut buffer, woven.then_some(&mut panels)));
}

/// 32 columns of `WAYS` lines, side by side.
type Panel<T, const WAYS: usize> = [[T; WAYS]; 32];

#[inline(always)]
fn stage<T: Clone, const READ: usize, const WRITE: usize, const WAYS: usize, const PANELS: usize>(
    to: &mut [T],
    from: &[T],
    plane: &Plane<2>,
    buffer: &mut [[T; READ]; WRITE],
    mut panels: Option<&mut [Panel<T, WAYS>; PANELS]>,
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
            let mut source = first.offsets[1] + across_from * right + along_from * down;
            let mut target = first.offsets[0] + along_to * right + across_to * down;
            row += height;
            let whole = height == READ && width == WRITE && along_to == 1;
            if let (true, 1, Some(panels)) = (whole && size_of::<T>() > 2, along_from, &mut panels) {
                // The source is near: it is woven in place.
                let lines: [&[T; READ]; WRITE] = array::from_fn(|line| {
                    let at = source + across_from * line.cast_signed();
                    from[at.cast_unsigned()..].first_chunk::<READ>().unwrap_or(&buffer[line])
                });
                weave(to, target, across_to, &lines, panels);
                continue;
            }
            for line in &mut buffer[..width] {
                read(&mut line[..height], from, source, along_from);
                // One step past the last row may wrap; it is not used.
                source = source.wrapping_add(across_from);
            }
            if let (true, Some(panels)) = (whole, &mut panels) {
                weave(to, target, across_to, &buffer.each_ref(), panels);
                continue;
            }
            for place in 0..height {
                write::<_, READ, WRITE>(to, target, along_to, &buffer[..width], place);
                target = target.wrapping_add(across_to);
            }
        }
        column += width;
    }
}

/// Copies the columns of a block to rows of the target, in panels. First some lines are woven into one, by loops for which the
/// compiler uses instructions that interleave registers; then rows are assembled from the panels, several elements at a time. This
/// takes at most half of the instructions of copying single elements.
#[inline(always)]
fn weave<T: Clone, const READ: usize, const WRITE: usize, const WAYS: usize, const PANELS: usize>(
    to: &mut [T],
    mut at: isize,
    across: isize,
    lines: &[&[T; READ]; WRITE],
    panels: &mut [Panel<T, WAYS>; PANELS],
) {
    let (groups, _) = lines.as_chunks::<WAYS>();
    let mut place = 0;
    while place < READ {
        for (panel, lines) in panels.iter_mut().zip(groups) {
            weave_panel(panel, lines, place);
        }
        for row in 0..32 {
            let (parts, _) = to[at.cast_unsigned()..][..WRITE].as_chunks_mut::<WAYS>();
            for (part, panel) in parts.iter_mut().zip(&*panels) {
                part.clone_from(&panel[row]);
            }
            // One step past the last row may wrap; it is not used.
            at = at.wrapping_add(across);
        }
        place += 32;
    }
}

#[inline(always)]
fn weave_panel<T: Clone, const READ: usize, const WAYS: usize>(
    panel: &mut Panel<T, WAYS>,
    lines: &[&[T; READ]; WAYS],
    place: usize,
) {
    if const { WAYS == 16 } {
        // For bytes, only a network makes the compiler use shuffles.
        for part in [0, 16] {
            let mut square: [[T; WAYS]; WAYS] = array::from_fn(|way| {
                let (parts, _) = lines[way][place + part..].as_chunks::<WAYS>();
                parts[0].clone()
            });
            turn(&mut square);
            for (to, column) in panel[part..].iter_mut().zip(square) {
                *to = column;
            }
        }
        return;
    }
    let parts: [&[T]; WAYS] = array::from_fn(|way| &lines[way][place..][..32]);
    for (column, woven) in panel.iter_mut().enumerate() {
        for (to, line) in woven.iter_mut().zip(parts) {
            *to = line[column].clone();
        }
    }
}

/// Transposes a square: as often as its side can be halved, the rows of one half are interleaved with those of the other.
#[inline(always)]
fn turn<T: Clone, const N: usize>(square: &mut [[T; N]; N]) {
    let mut side = 1;
    while side < N {
        let old = square.clone();
        for row in 0..N / 2 {
            let (one, other) = (&old[row], &old[row + N / 2]);
            for half in [0, 1] {
                square[2 * row + half] = array::from_fn(|at| {
                    let from = if at % 2 == 0 { one } else { other };
                    from[half * (N / 2) + at / 2].clone()
                });
            }
        }
        side *= 2;
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
    if let (Ok(row), Ok(lines)) =
        (<&mut [T; WRITE]>::try_from(&mut *row), <&[[T; READ]; WRITE]>::try_from(lines))
    {
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

/// Copies a column of `N` lines: a loop of known length, for which the compiler uses full registers.
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
