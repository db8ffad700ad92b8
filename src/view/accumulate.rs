//! Loops that fold the elements along one axis: each row into one element if the axis is the innermost one in memory, and otherwise
//! entire rows into the same row.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "the axis is below R; offsets of elements of a layout are below the length of the memory, and fit `isize`"
)]

use core::cmp::Ordering;

use super::reduce::{lanes, places_in_lanes, slice_in_lanes};
use crate::layout::{
    Strided,
    nest::{Nest, Plane, Row, Run, each_plane},
};

/// The length from which on a row is folded in lanes.
const LONG: usize = 64;

/// The row-major layout without an axis, as a layout of all axes: along that axis it stays at the same element.
fn without<const R: usize>(extents: [usize; R], axis: usize) -> Strided<R> {
    let (mut strides, mut stride) = ([0; R], 1_isize);
    for at in (0..R).rev() {
        if at != axis {
            strides[at] = stride;
            // If there are no elements it may wrap, and is not used.
            stride = stride.wrapping_mul(extents[at].cast_signed());
        }
    }
    Strided::from_parts(extents, strides, 0)
}

/// The loops over the elements of a layout and of the result, in the order of the memory that is read.
fn unordered<const R: usize>(from: &Strided<R>, axis: usize) -> Nest<R, 2> {
    Nest::ordered([from, &without(from.extents(), axis)])
}

/// Calls `visit` with each plane. It is compiled once per rank: a caller's closure has code of its own for the rows of a plane, but not
/// for the loops over planes.
#[inline(never)]
fn visit_planes<const R: usize, const N: usize>(nest: Nest<R, N>, visit: &mut dyn FnMut(Plane<N>)) {
    nest.fold_planes((), |(), plane| visit(plane));
}

/// Calls `visit` with each row of a plane.
#[inline(always)]
fn each_row<const N: usize>(Plane { first: mut row, next, rows }: Plane<N>, mut visit: impl FnMut(Row<N>)) {
    for _ in 0..rows {
        visit(row);
        // One step after the last row may wrap, and is not used.
        for (offset, next) in row.offsets.iter_mut().zip(next) {
            *offset = offset.wrapping_add(next);
        }
    }
}

/// The loops of [`fold_axis`], which keep the order of the axis.
#[inline(never)]
fn in_order<const R: usize>(from: &Strided<R>, axis: usize) -> Nest<R, 2> {
    // The order that memory suggests reverses an axis of negative stride; logical order is right then.
    if from.strides()[axis] < 0 {
        Nest::new([from, &without(from.extents(), axis)])
    } else {
        unordered(from, axis)
    }
}

/// Folds along an axis: `to` has an element for each index of the other axes, in row-major order. The elements that are folded into
/// it are visited in the order of the axis.
#[inline(never)]
pub(super) fn fold_axis<'a, T, B, F: FnMut(&B, &'a T) -> B, const R: usize>(
    to: &mut [B],
    (data, from): (&'a [T], &Strided<R>),
    axis: usize,
    mut fold: F,
) {
    // The kind of rows is tested for each row. With loops over rows in each case the compiler took 43 ms for a closure, and not 34; the loop
    // that reads four rows at once, as in `accumulate`, 95.
    visit_planes(in_order(from, axis), &mut |plane| {
        each_row(plane, |row| match row.strides {
            // The element is in a register for the entire row.
            [1, 0] => {
                let [from, at] = row.offsets.map(isize::cast_unsigned);
                if let [first, rest @ ..] = &data[from..][..row.len] {
                    to[at] = rest.iter().fold(fold(&to[at], first), |folded, element| fold(&folded, element));
                }
            }
            [_, 0] => {
                let (line, to) = (row.line(0, data), &mut to[row.offsets[1].cast_unsigned()]);
                *to = (1..row.len).fold(fold(to, line.at(0)), |folded, place| fold(&folded, line.at(place)));
            }
            [1, 1] => {
                let [from, at] = row.offsets.map(isize::cast_unsigned);
                for (to, element) in to[at..][..row.len].iter_mut().zip(&data[from..][..row.len]) {
                    *to = fold(to, element);
                }
            }
            [_, stride] => {
                let (line, mut at) = (row.line(0, data), row.offsets[1].cast_unsigned());
                for place in 0..row.len {
                    to[at] = fold(&to[at], line.at(place));
                    at = at.wrapping_add_signed(stride);
                }
            }
        });
    });
}

/// Traverses the nest: `fold` is called for one element at a time, `whole` with a row that is folded into one element.
#[inline(always)]
fn accumulate<T: Copy, const R: usize>(
    to: &mut [T],
    data: &[T],
    nest: Nest<R, 2>,
    fold: impl Fn(T, T) -> T,
    whole: impl Fn(T, Run<'_, T>, usize) -> T,
) {
    match nest.axis_from_last(1).1 {
        [_, 0] => nest.fold((), |(), row| {
            let to = &mut to[row.offsets[1].cast_unsigned()];
            *to = whole(*to, row.run(0, data), row.len);
        }),
        [1, 1] => each_plane!(nest, plane => {
            let ([mut from, mut at], len, mut left) = (plane.first.offsets, plane.first.len, plane.rows);
            let slice = |from: isize| &data[from.cast_unsigned()..][..len];
            let next = plane.next[0];
            // Several rows that are folded into the same one: it is read and written once for all of them.
            while plane.next[1] == 0 && left >= 4 {
                let rows = [0, 1, 2, 3].map(|row| slice(from.wrapping_add(next.wrapping_mul(row))));
                let elements = rows[0].iter().zip(rows[1]).zip(rows[2]).zip(rows[3]);
                for (to, (((a, b), c), d)) in to[at.cast_unsigned()..][..len].iter_mut().zip(elements) {
                    *to = fold(fold(fold(fold(*to, *a), *b), *c), *d);
                }
                (from, left) = (from.wrapping_add(next.wrapping_mul(4)), left - 4);
            }
            for _ in 0..left {
                for (to, element) in to[at.cast_unsigned()..][..len].iter_mut().zip(slice(from)) {
                    *to = fold(*to, *element);
                }
                (from, at) = (from.wrapping_add(next), at.wrapping_add(plane.next[1]));
            }
        }),
        _ => nest.fold((), |(), row| {
            let (line, stride) = (row.line(0, data), row.strides[1]);
            let mut at = row.offsets[1];
            for place in 0..row.len {
                let to = &mut to[at.cast_unsigned()];
                *to = fold(*to, *line.at(place));
                at = at.wrapping_add(stride);
            }
        }),
    }
}

/// Reduces along an axis, in no specified order: rows in several lanes, each of which begins with `unit` of the element that the
/// row is folded into.
#[inline(never)]
pub(super) fn reduce_axis<T: Copy, F: Fn(T, T) -> T, const R: usize>(
    to: &mut [T],
    (data, from): (&[T], &Strided<R>),
    axis: usize,
    unit: impl Fn(T) -> T,
    fold: F,
) {
    accumulate(to, data, unordered(from, axis), &fold, |folded, row, len| {
        if len < LONG {
            return row.fold(len, folded, |folded, element| fold(folded, *element));
        }
        let start = unit(folded);
        let of_row = match row {
            Run::Slice(row) => lanes!(T, N => slice_in_lanes::<_, _, N>(row, start, &fold)),
            row => places_in_lanes(len, start, |at| *row.at(at), &fold),
        };
        fold(folded, of_row)
    });
}

/// For each index of the other axes the first coordinate along an axis where the largest element is, by a comparison. `best` begins
/// with the elements at coordinate 0.
#[inline(never)]
pub(super) fn greatest_axis<'a, T, const R: usize>(
    best: &mut [(usize, &'a T)],
    (data, from): (&'a [T], &Strided<R>),
    axis: usize,
    mut compare: impl FnMut(&T, &T) -> Ordering,
) {
    // A third operand has no memory: its offset is the coordinate along the axis.
    let (mut strides, extents) = ([0; R], from.extents());
    strides[axis] = 1;
    let places = Strided::from_parts(extents, strides, 0);
    Nest::ordered([from, &without(extents, axis), &places]).fold((), |(), row| {
        let line = row.line(0, data);
        let [_, mut at, mut place] = row.offsets;
        for element in (0..row.len).map(|at| line.at(at)) {
            let (best_place, best) = &mut best[at.cast_unsigned()];
            let is_better = match compare(element, best) {
                Ordering::Greater => true,
                Ordering::Equal => place.cast_unsigned() < *best_place,
                Ordering::Less => false,
            };
            if is_better {
                (*best_place, *best) = (place.cast_unsigned(), element);
            }
            at = at.wrapping_add(row.strides[1]);
            place = place.wrapping_add(row.strides[2]);
        }
    });
}
