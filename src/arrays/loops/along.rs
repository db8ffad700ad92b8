//! Loops that fold the elements along one axis in its order, by functions of the caller.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "the axis is below R; offsets of elements of a layout are below the length of the memory, and fit `isize`"
)]

use core::{cmp::Ordering, marker::PhantomData};

use crate::{
    axis::{resolve, several::ReducedAxesArgument},
    layout::{Layout, Strided},
    loops::nest::{Nest, Plane},
};

/// The row-major layout without an axis, as a layout of all axes: along that axis it stays at the same element.
const fn without<const R: usize>(extents: [usize; R], axis: usize) -> Strided<R> {
    let (mut strides, mut stride, mut at) = ([0; R], 1_isize, R);
    while at > 0 {
        at -= 1;
        if at != axis {
            strides[at] = stride;
            // If there are no elements it may wrap, and is not used.
            stride = stride.wrapping_mul(extents[at].cast_signed());
        }
    }
    Strided::from_parts(extents, strides, 0)
}

/// The loops over the elements of a layout and of the result, in the order of the memory that is read.
const fn unordered<const R: usize>(from: &Strided<R>, axis: usize) -> Nest<R, 2> {
    Nest::ordered([from, &without(from.extents(), axis)])
}

/// The loops of [`fold_axis`], which keep the order of the axis.
#[inline(never)]
const fn in_order<const R: usize>(from: &Strided<R>, axis: usize) -> Nest<R, 2> {
    // The order that memory suggests reverses an axis of negative stride; logical order is right then.
    if from.strides()[axis] < 0 {
        Nest::new([from, &without(from.extents(), axis)])
    } else {
        unordered(from, axis)
    }
}

/// The kinds of rows that are folded: the strides of the elements, and of the results.
mod kind {
    /// It is tested at run time.
    pub(crate) const UNKNOWN: usize = 0;
    /// A slice into one element.
    pub(crate) const SLICE_INTO_ONE: usize = 1;
    /// Elements apart into one element.
    pub(crate) const INTO_ONE: usize = 2;
    /// A slice into a slice.
    pub(crate) const SLICES: usize = 3;
    /// Elements apart into elements apart.
    pub(crate) const APART: usize = 4;

    pub(crate) const fn of(strides: [isize; 2]) -> usize {
        match strides {
            [1, 0] => SLICE_INTO_ONE,
            [_, 0] => INTO_ONE,
            [1, 1] => SLICES,
            _ => APART,
        }
    }
}

/// The kind of rows of the layout `L` along the axis `X`.
pub(crate) struct KindOf<L, X>(PhantomData<(L, X)>);

/// The kind of the rows of a fold along an axis, as the types know it. It is a number, so that a `match` leaves no other code.
pub(crate) trait RowKind<const R: usize> {
    const KIND: usize;
}

/// The kind is not known.
impl<const R: usize> RowKind<R> for () {
    const KIND: usize = kind::UNKNOWN;
}

impl<const R: usize, L: Layout<R>, X: ReducedAxesArgument> RowKind<R> for KindOf<L, X> {
    const KIND: usize = match (L::RANKED, X::ONE) {
        (Some(layout), Some(axis)) => match resolve(axis, R) {
            Ok(axis) => kind::of(in_order(&layout, axis).axis_from_last(1).1),
            Err(_) => kind::UNKNOWN,
        },
        _ => kind::UNKNOWN,
    };
}

/// Calls `visit` with each plane of [`in_order`]. It is compiled once per rank: a caller's closure has code of its own for the rows of
/// a plane, but not for the loops over planes.
#[inline(never)]
fn visit_planes<const R: usize>(from: &Strided<R>, axis: usize, visit: &mut dyn FnMut(Plane<2>)) {
    in_order(from, axis).fold_planes((), |(), plane| visit(plane));
}

/// Folds along an axis: `to` has an element for each index of the other axes, in row-major order. The elements that are folded into
/// it are visited in the order of the axis. If the type `K` knows the kind of the rows, only their loop is compiled.
pub(crate) fn fold_axis<'a, K: RowKind<R>, T, B: Clone, const R: usize>(
    to: &mut [B],
    from: (&'a [T], &Strided<R>),
    axis: usize,
    fold: impl FnMut(&B, &'a T) -> B,
) {
    match K::KIND {
        kind::SLICE_INTO_ONE => fold_rows::<_, _, _, R, { kind::SLICE_INTO_ONE }>(to, from, axis, fold),
        kind::INTO_ONE => fold_rows::<_, _, _, R, { kind::INTO_ONE }>(to, from, axis, fold),
        kind::SLICES => fold_rows::<_, _, _, R, { kind::SLICES }>(to, from, axis, fold),
        kind::APART => fold_rows::<_, _, _, R, { kind::APART }>(to, from, axis, fold),
        _ => fold_rows::<_, _, _, R, { kind::UNKNOWN }>(to, from, axis, fold),
    }
}

/// [`fold_axis`] of rows of a kind. Compiled once per function, rank and kind.
#[inline(never)]
fn fold_rows<'a, T, B: Clone, F: FnMut(&B, &'a T) -> B, const R: usize, const KIND: usize>(
    to: &mut [B],
    (data, from): (&'a [T], &Strided<R>),
    axis: usize,
    mut fold: F,
) {
    visit_planes(from, axis, &mut |plane| match KIND {
        kind::UNKNOWN => match kind::of(plane.first.strides) {
            kind::SLICE_INTO_ONE => fold_plane::<_, _, { kind::SLICE_INTO_ONE }>(to, data, plane, &mut fold),
            kind::INTO_ONE => fold_plane::<_, _, { kind::INTO_ONE }>(to, data, plane, &mut fold),
            kind::SLICES => fold_plane::<_, _, { kind::SLICES }>(to, data, plane, &mut fold),
            _ => fold_plane::<_, _, { kind::APART }>(to, data, plane, &mut fold),
        },
        _ => fold_plane::<_, _, KIND>(to, data, plane, &mut fold),
    });
}

/// Folds rows of this length one after another, each onto one element. Pairs and points are arrays. Others are folded four at a time: a loop over few elements takes longer to begin than
/// they take, and in a longer row a fold waits for the previous one. Rows of 5, 16 and 1000 take 0.4 to 0.6 of the time.
#[inline(always)]
fn fold_each<'a, T, B: Clone>(
    to: &mut [B],
    data: &'a [T],
    len: usize,
    fold: &mut impl FnMut(&B, &'a T) -> B,
) {
    match len {
        2 => return fold_arrays::<_, _, 2>(to, data, fold),
        3 => return fold_arrays::<_, _, 3>(to, data, fold),
        _ => {}
    }
    let (fours, others) = to.as_chunks_mut::<4>();
    let (blocks, rest) = data.split_at(fours.len() * 4 * len);
    // A row of elements without a size may be longer than a quarter of all lengths.
    for (to, block) in fours.iter_mut().zip(blocks.chunks_exact(len.saturating_mul(4))) {
        let (rows, mut folded, mut place) =
            ([0, 1, 2, 3].map(|row: usize| &block[row * len..][..len]), to.clone(), 0);
        // By position: the compiler removes the comparisons, and keeps no four ends of iterators.
        while place < len {
            for row in 0..4 {
                folded[row] = fold(&folded[row], &rows[row][place]);
            }
            place += 1;
        }
        *to = folded;
    }
    for (to, row) in others.iter_mut().zip(rest.chunks_exact(len)) {
        let mut folded = to.clone();
        for element in row {
            folded = fold(&folded, element);
        }
        *to = folded;
    }
}

/// [`fold_each`] of rows of `N` elements.
#[inline(always)]
fn fold_arrays<'a, T, B: Clone, const N: usize>(
    to: &mut [B],
    data: &'a [T],
    fold: &mut impl FnMut(&B, &'a T) -> B,
) {
    for (to, row) in to.iter_mut().zip(data.as_chunks::<N>().0) {
        let mut folded = to.clone();
        for element in row {
            folded = fold(&folded, element);
        }
        *to = folded;
    }
}

/// Folds the rows of a plane, which are of this kind. Loops and not iterators: each closure would have its own. A function and not a part
/// of a closure: the compiler knows that arguments do not overlap.
#[inline(never)]
fn fold_plane<'a, T, B: Clone, const KIND: usize>(
    to: &mut [B],
    data: &'a [T],
    Plane { first: mut row, next, mut rows }: Plane<2>,
    fold: &mut impl FnMut(&B, &'a T) -> B,
) {
    // Rows one after another into results one after another.
    if KIND == kind::SLICE_INTO_ONE && row.len > 0 && next == [row.len.cast_signed(), 1] {
        let [from, at] = row.offsets.map(isize::cast_unsigned);
        let (to, data) = (&mut to[at..][..rows], &data[from..][..rows * row.len]);
        return fold_each(to, data, row.len, fold);
    }
    while rows > 0 {
        let (from, mut at) = (row.offsets[0].cast_unsigned(), row.offsets[1].cast_unsigned());
        match KIND {
            // The result is in a register for the entire row.
            kind::SLICE_INTO_ONE => {
                let to = &mut to[at];
                let mut folded = to.clone();
                for element in &data[from..from + row.len] {
                    folded = fold(&folded, element);
                }
                *to = folded;
            }
            kind::INTO_ONE => {
                let (line, to, mut place) = (row.line(0, data), &mut to[at], 0);
                let mut folded = to.clone();
                while place < row.len {
                    folded = fold(&folded, line.at(place));
                    place += 1;
                }
                *to = folded;
            }
            // Two rows that are folded into the same one: it is read and written once for both.
            kind::SLICES if rows >= 2 && next[1] == 0 => {
                let second = from.wrapping_add_signed(next[0]);
                let pairs = data[from..from + row.len].iter().zip(&data[second..second + row.len]);
                for (to, (first, second)) in to[at..at + row.len].iter_mut().zip(pairs) {
                    let folded = fold(to, first);
                    *to = fold(&folded, second);
                }
                row.offsets[0] = row.offsets[0].wrapping_add(next[0]);
                rows -= 1;
            }
            kind::SLICES => {
                for (to, element) in to[at..at + row.len].iter_mut().zip(&data[from..from + row.len]) {
                    *to = fold(to, element);
                }
            }
            _ => {
                let (line, mut place) = (row.line(0, data), 0);
                while place < row.len {
                    to[at] = fold(&to[at], line.at(place));
                    (at, place) = (at.wrapping_add_signed(row.strides[1]), place + 1);
                }
            }
        }
        // One step after the last row may wrap, and is not used.
        row.offsets = [row.offsets[0].wrapping_add(next[0]), row.offsets[1].wrapping_add(next[1])];
        rows -= 1;
    }
}

/// For each index of the other axes the first coordinate along an axis where the largest element is, by a comparison. `best` begins
/// with the elements at coordinate 0.
#[inline(never)]
pub(crate) fn greatest_axis<'a, T, const R: usize>(
    best: &mut [(usize, &'a T)],
    (data, from): (&'a [T], &Strided<R>),
    axis: usize,
    mut compare: impl FnMut(&T, &T) -> Ordering,
) {
    // A third operand has no memory: its offset is the coordinate along the axis.
    let (mut strides, extents) = ([0; R], from.extents());
    strides[axis] = 1;
    let places = Strided::from_parts(extents, strides, 0);
    let layouts = [from, &without(extents, axis), &places];
    // In the order of the axis, as in `in_order`: a comparison that takes NaN to be equal to all numbers depends on it.
    let nest = if from.strides()[axis] < 0 { Nest::new(layouts) } else { Nest::ordered(layouts) };
    nest.fold((), |(), row| {
        let line = row.line(0, data);
        let [_, mut at, mut place] = row.offsets;
        if let [_, 0, 1] = row.strides {
            // A row along the axis: the best so far stays in registers.
            let best = &mut best[at.cast_unsigned()];
            let (start, mut most) = (place.cast_unsigned(), *best);
            for step in 0..row.len {
                let element = line.at(step);
                if compare(element, most.1).is_gt() {
                    most = (start + step, element);
                }
            }
            *best = most;
            return;
        }
        // A row across the axis has an element of several results.
        let mut visit = |best: &mut (usize, &'a T), element, place: isize| {
            if compare(element, best.1).is_gt() {
                *best = (place.cast_unsigned(), element);
            }
        };
        if let [_, 1, 0] = row.strides {
            for (step, best) in best[at.cast_unsigned()..][..row.len].iter_mut().enumerate() {
                visit(best, line.at(step), place);
            }
            return;
        }
        for step in 0..row.len {
            visit(&mut best[at.cast_unsigned()], line.at(step), place);
            at = at.wrapping_add(row.strides[1]);
            place = place.wrapping_add(row.strides[2]);
        }
    });
}
