//! Copies of elements of any type, by `clone`. The loops over planes and blocks are compiled once in this crate, those over the elements of a
//! block once for each type, and nothing for each rank.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "offsets of elements of a layout fit `isize`, and are below the length of the memory"
)]

use core::{array, mem::needs_drop};

use crate::{
    layout::nest::{NestView, Plane},
    loops::relayout::staged::stage,
};

/// A row of fewer elements is copied in a loop.
const FEW: usize = 16;

/// Copies each element.
#[inline(never)]
pub(crate) fn copy<T: Clone>(to: &mut [T], from: &[T], nest: NestView<'_, 2>) {
    // Small elements of large planes through a buffer: see `staged.rs`.
    let is_staged = if const { needs_drop::<T>() || size_of::<T>() > 16 } {
        false
    } else if const { size_of::<T>() <= 8 } {
        stage_large::<T, 64, 32>(to, from, nest)
    } else {
        stage_large::<T, 32, 32>(to, from, nest)
    };
    if !is_staged {
        nest.each_block(&mut |plane| copy_plane(to, from, plane));
    }
}

/// Copies large planes through a buffer; `false` if they are not large, and then nothing is written.
fn stage_large<T: Clone, const READ: usize, const WRITE: usize>(
    to: &mut [T],
    from: &[T],
    nest: NestView<'_, 2>,
) -> bool {
    let mut buffer: Option<[[T; READ]; WRITE]> = None;
    nest.each_large_plane(&mut |plane| {
        // Any element does; each is overwritten before it is read.
        let any = || array::from_fn(|_| array::from_fn(|_| from[0].clone()));
        stage::<T, READ, WRITE, 1, 0>(to, from, &plane, buffer.get_or_insert_with(any), None);
    })
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
