//! Copies of elements of any type, by `clone`. The loops over planes and blocks are compiled once in this crate, those over the elements of a
//! block once for each type, and nothing for each rank.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "offsets of elements of a layout fit `isize`, and are below the length of the memory"
)]

use core::{array, mem::needs_drop};

use crate::layout::nest::{NestView, Plane};

/// A row of fewer elements is copied in a loop.
const FEW: usize = 16;

/// Copies each element.
#[inline(never)]
pub(crate) fn copy<T: Clone>(to: &mut [T], from: &[T], nest: NestView<'_, 2>) {
    // Small elements of large planes through a buffer: see `relayout.rs`.
    let is_staged = const { !needs_drop::<T>() && size_of::<T>() <= 16 && size_of::<T>() > 0 }
        && nest.each_large_plane(&mut |plane| stage(to, from, &plane));
    if !is_staged {
        nest.each_block(&mut |plane| copy_plane(to, from, plane));
    }
}

/// The columns of the source that are in the buffer, and the elements of each.
const WIDE: usize = 32;
const HIGH: usize = 32;

/// Copies a plane through a buffer.
#[inline(never)]
fn stage<T: Clone>(to: &mut [T], from: &[T], plane: &Plane<2>) {
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
