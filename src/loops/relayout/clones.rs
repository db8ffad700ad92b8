//! Copies of elements of any type, by `clone`. The loops over planes and blocks are compiled once in this crate, those over the elements of a
//! block once for each type, and nothing for each rank.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "offsets of elements of a layout fit `isize`, and are below the length of the memory"
)]

use crate::layout::nest::{NestView, Plane};

/// A row of fewer elements is copied in a loop.
const FEW: usize = 16;

/// Copies each element.
#[inline(never)]
pub(crate) fn copy<T: Clone>(to: &mut [T], from: &[T], nest: NestView<'_, 2>) {
    nest.each_block(&mut |plane| copy_plane(to, from, plane));
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
