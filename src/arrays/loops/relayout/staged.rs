//! Copies of planes through a buffer, in safe code.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "offsets of elements of a layout fit `isize`, and are below the length of the memory; positions in a block are \
              below its sides"
)]

use core::{array, mem::needs_drop};

use crate::{
    loops::lines::backwards,
    loops::nest::{Nest, NestView, Plane},
};

/// Copies planes through a buffer: the last axis is that of the rows of `to`, the one before it that of the rows of `from`.
///
/// `READ` and `WRITE` are the lengths of the source's and of the target's rows. If entire blocks are woven, `WAYS` lines at a time,
/// there are `WRITE / WAYS` panels.
#[inline(never)]
pub(crate) fn staged<
    T: Clone,
    const R: usize,
    const READ: usize,
    const WRITE: usize,
    const WAYS: usize,
    const PANELS: usize,
>(
    to: &mut [T],
    from: &[T],
    nest: &Nest<R, 2>,
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

// Copies of elements of any type, by `clone`. The loops over planes and blocks are compiled once in this crate, those over the elements of a
// block once for each type, and nothing for each rank.

/// A row of fewer elements is copied in a loop.
const FEW: usize = 16;

/// Copies each element.
#[inline(never)]
pub(crate) fn copy<T: Clone>(to: &mut [T], from: &[T], nest: NestView<'_, 2>) {
    // Small elements of large planes through a buffer: see `relayout.rs`.
    let is_staged = const { !needs_drop::<T>() && size_of::<T>() <= 16 && size_of::<T>() > 0 }
        && nest.each_large_plane(&mut |plane| stage_clones(to, from, &plane));
    if !is_staged {
        nest.each_block(&mut |plane| copy_plane(to, from, plane));
    }
}

/// The columns of the source that are in the buffer, and the elements of each.
const WIDE: usize = 32;
const HIGH: usize = 32;

/// Copies a plane through a buffer.
#[inline(never)]
fn stage_clones<T: Clone>(to: &mut [T], from: &[T], plane: &Plane<2>) {
    let Plane { first, next, rows } = *plane;
    if first.strides[0] != 1 || next[1] != 1 {
        return copy_plane(to, from, *plane);
    }
    // Any element does; each is overwritten before it is read.
    let mut buffer: [T; WIDE * HIGH] = array::from_fn(|_| from[first.offsets[1].cast_unsigned()].clone());
    let (mut column, across) = (0, first.strides[1]);
    while column < first.len {
        let width = (first.len - column).min(WIDE);
        let mut row = 0;
        while row < rows {
            let height = (rows - row).min(HIGH);
            let (down, right) = (row.cast_signed(), column.cast_signed());
            let mut source = first.offsets[1] + across * right + down;
            for line in 0..width {
                buffer[line * HIGH..][..height].clone_from_slice(&from[source.cast_unsigned()..][..height]);
                // One step past the last row may wrap; it is not used.
                source = source.wrapping_add(across);
            }
            let mut target = first.offsets[0] + right + next[0] * down;
            for place in 0..height {
                let row = &mut to[target.cast_unsigned()..][..width];
                if let Some(row) = row.first_chunk_mut::<WIDE>() {
                    // Of a known length: the compiler uses full registers.
                    for line in 0..WIDE {
                        row[line] = buffer[line * HIGH + place % HIGH].clone();
                    }
                } else {
                    for line in 0..width {
                        row[line] = buffer[line * HIGH + place].clone();
                    }
                }
                target = target.wrapping_add(next[0]);
            }
            row += height;
        }
        column += width;
    }
}

/// Copies the elements of a plane. A function and not a part of a closure: the compiler knows that arguments do not overlap.
#[inline(never)]
fn copy_plane<T: Clone>(to: &mut [T], from: &[T], Plane { first, next, rows }: Plane<2>) {
    let ([mut at, mut source], [along_to, along_from], len) = (first.offsets, first.strides, first.len);
    for _ in 0..rows {
        let (start, begin) = (at.cast_unsigned(), source.cast_unsigned());
        if along_to == 1 && along_from == 1 && len >= FEW {
            to[start..][..len].clone_from_slice(&from[begin..][..len]);
        } else if along_to == 1 {
            let mut place = begin;
            for to in &mut to[start..][..len] {
                to.clone_from(&from[place]);
                place = place.wrapping_add_signed(along_from);
            }
        } else {
            let (mut start, mut begin) = (start, begin);
            for _ in 0..len {
                to[start].clone_from(&from[begin]);
                start = start.wrapping_add_signed(along_to);
                begin = begin.wrapping_add_signed(along_from);
            }
        }
        // One step past the last row may wrap; it is not used.
        (at, source) = (at.wrapping_add(next[0]), source.wrapping_add(next[1]));
    }
}
