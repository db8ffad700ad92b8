//! Copies of planes in which one of the two has rows of two or three elements: too few for a square, and for a loop of their own.
//!
//! Such a row is part of the code: its elements are read from where the source has them, and written together, or the other way around. A
//! loop over the rows of a plane takes 1.5 ns for each; through rows of any length it took 6 to 15 ns.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "offsets of elements of a layout fit `isize`, and are below the length of the memory"
)]

use core::array;

use crate::loops::{
    lines::CopyPlane,
    nest::{Nest, Plane},
};

/// From this number of rows on, a plane along the rows of the source is preferred: what is read of a cache line is then used at once.
const MANY: usize = 4;

/// A block of fewer rows costs as much as it saves.
const ENOUGH: usize = 8;

/// The bytes of a cache line.
const LINE: usize = 64;

/// The cache lines that the second cache has.
const NEAR: usize = 1 << 14;

/// Bytes of a target that the second cache has.
const FAR: usize = 1 << 20;

/// Copies, if the rows of the target or of the source have two or three elements; `false` if not, and then nothing is written. `crossing`
/// has the plane that the two run across innermost, if there is one.
#[inline(always)]
pub(crate) fn copy<T: Clone, const R: usize>(
    to: &mut [T],
    from: &[T],
    nest: &Nest<R, 2>,
    crossing: Option<&Nest<R, 2>>,
) -> bool {
    let (len, [along_to, _]) = nest.axis_from_last(1);
    if along_to != 1 {
        return false;
    }
    let copy: CopyPlane<T> = match len {
        2 => gather::<T, 2>,
        3 => gather::<T, 3>,
        _ => {
            let Some(crossing) = crossing else { return false };
            let copy: CopyPlane<T> = match crossing.axis_from_last(2) {
                (2, [_, 1]) => scatter::<T, 2>,
                (3, [_, 1]) => scatter::<T, 3>,
                _ => return false,
            };
            let nest = crossing.lines_inside(LINE / size_of::<T>().max(1), NEAR);
            nest.fold_planes((), |(), plane| copy(to, from, &plane));
            return true;
        }
    };
    let nest = match crossing {
        // Whatever the order, few elements of a line of the target are written together. So the source is read in order.
        Some(crossing) if crossing.axis_from_last(2).0 >= MANY => crossing.nearest_inside(2),
        _ if size_of_val(to) <= FAR => nest.with_rows(ENOUGH),
        _ => {
            // A line of the source is used up while it is near, by a plane of several rows.
            let inside = nest.lines_inside(LINE / size_of::<T>().max(1), NEAR);
            if inside.axes() > 2 && inside.axis(1).0 < MANY && inside.axis(2).0 >= ENOUGH {
                inside.moved(2, 1)
            } else {
                inside
            }
        }
    };
    nest.fold_planes((), |(), plane| copy(to, from, &plane));
    true
}

/// Copies a plane whose rows have `N` elements, which are contiguous in the target.
#[inline(never)]
fn gather<T: Clone, const N: usize>(to: &mut [T], from: &[T], plane: &Plane<2>) {
    let Plane { first, next, rows } = *plane;
    let ([mut at, mut source], along) = (first.offsets, first.strides[1]);
    for _ in 0..rows {
        let row: [T; N] = array::from_fn(|place| {
            from[source.wrapping_add(along * place.cast_signed()).cast_unsigned()].clone()
        });
        for (to, element) in to[at.cast_unsigned()..][..N].iter_mut().zip(row) {
            *to = element;
        }
        // One step past the last row may wrap; it is not used.
        (at, source) = (at.wrapping_add(next[0]), source.wrapping_add(next[1]));
    }
}

/// Copies a plane of `N` rows whose columns are contiguous in the source, and whose rows are contiguous in the target.
#[inline(never)]
fn scatter<T: Clone, const N: usize>(to: &mut [T], from: &[T], plane: &Plane<2>) {
    let (Plane { first, next, .. }, [start, mut source]) = (*plane, plane.first.offsets);
    for column in 0..first.len {
        let elements = &from[source.cast_unsigned()..][..N];
        let mut at = start + column.cast_signed();
        for element in elements {
            to[at.cast_unsigned()] = element.clone();
            // One step past the last row or column may wrap; it is not used.
            at = at.wrapping_add(next[0]);
        }
        source = source.wrapping_add(first.strides[1]);
    }
}
