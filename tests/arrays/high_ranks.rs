//! Elements by index at ranks above 8, where the straight-line code for the first eight axes ends: every element, and
//! every coordinate past its end, of ranked, mapped and tiled layouts. The unchecked access of elements relies on these
//! tests.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

use crate::oracle;

use core::panic::AssertUnwindSafe;
use std::panic::catch_unwind;

use shapewise::{
    Layout, Mapping, MinorToMajor, Shape, Strided, View, ViewMut,
    array::{TiledView, TiledViewMut},
    axes,
    index::Walk,
    layout::{Ordered, Padded, Tiled, UniqueMapping, tile::Tiles},
    s, shape, tiles,
};

/// The offset by strides, written out.
fn by_strides<const R: usize>(base: isize, strides: [isize; R]) -> impl Fn([usize; R]) -> usize {
    move |index| {
        let steps = index.iter().zip(strides).map(|(&at, stride)| at.cast_signed() * stride);
        (base + steps.sum::<isize>()).cast_unsigned()
    }
}

/// Strides of a dense layout with these axes, the most minor axis first.
fn dense<const R: usize>(lengths: [usize; R], minor_to_major: [usize; R]) -> [isize; R] {
    let (mut strides, mut next) = ([0; R], 1);
    for axis in minor_to_major {
        strides[axis] = next;
        next *= lengths[axis].cast_signed();
    }
    strides
}

/// Extents of 2, and of 1 at each of `ones`.
fn twos<const R: usize>(ones: &[usize]) -> [usize; R] {
    core::array::from_fn(|axis| if ones.contains(&axis) { 1 } else { 2 })
}

/// Indices that are out of bounds along one axis only, and that axis: past the end by one, by two, and by the maximum.
fn past_the_end<const R: usize>(extents: [usize; R]) -> Vec<(usize, [usize; R])> {
    let mut beyond = Vec::new();
    for axis in 0..R {
        for others in [[0; R], extents.map(|extent| extent - 1)] {
            for at in [extents[axis], extents[axis] + 1, usize::MAX] {
                let mut index = others;
                index[axis] = at;
                beyond.push((axis, index));
            }
        }
    }
    beyond
}

/// Checks of a layout in views of a kind, with strides or without.
macro_rules! checks {
    ($check:ident $check_view:ident $check_mutable:ident $View:ident $ViewMut:ident $Layout:ident) => {
        /// The elements at an index by each read method, in memory whose elements are their own offsets.
        fn $check_view<const R: usize, L: $Layout<R>>(
            view: $View<'_, usize, R, L>,
            extents: [usize; R],
            place: impl Fn([usize; R]) -> usize,
        ) {
            let (layout, label) = (view.layout(), format!("{:?}", view.layout()));
            assert_eq!(view.extents(), extents, "{label}");
            for index in Walk::new(extents).unwrap() {
                let expected = place(index);
                assert_eq!((view.get(index), view[index]), (Some(&expected), expected), "{label} {index:?}");
                assert!(
                    layout.offset(index).unwrap() < layout.span(),
                    "{label} {index:?}: the span is {}",
                    layout.span()
                );
            }
            for (axis, index) in past_the_end(extents) {
                let error = layout.offset(index).unwrap_err();
                assert_eq!(
                    (error.axis, error.index, error.extent),
                    (axis, index[axis], extents[axis]),
                    "{label}"
                );
                assert_eq!(view.get(index), None, "{label} {index:?}");
                assert!(catch_unwind(AssertUnwindSafe(|| view[index])).is_err(), "{label} {index:?}");
            }
        }

        /// The elements at an index by each write method: each index once, and no other element changes.
        fn $check_mutable<const R: usize, L: $Layout<R>>(
            mut view: $ViewMut<'_, usize, R, L>,
            extents: [usize; R],
            place: impl Fn([usize; R]) -> usize,
        ) {
            const WRITTEN: usize = 1 << (usize::BITS - 8);
            let label = format!("{:?}", view.layout());
            for index in Walk::new(extents).unwrap() {
                *view.get_mut(index).unwrap() += WRITTEN;
                view[index] += WRITTEN;
                assert_eq!(view.get(index), Some(&view[index]), "{label} {index:?}");
            }
            // An element that occurs twice was written four times.
            for index in Walk::new(extents).unwrap() {
                assert_eq!(view[index], place(index) + 2 * WRITTEN, "{label} {index:?}");
            }
            for (_, index) in past_the_end(extents) {
                assert_eq!(view.get(index), None, "{label} {index:?}");
                assert_eq!(view.get_mut(index), None, "{label} {index:?}");
                assert!(catch_unwind(AssertUnwindSafe(|| view[index] = 0)).is_err(), "{label} {index:?}");
            }
        }

        /// A layout with its own memory: to read, and to write.
        fn $check<const R: usize, L: $Layout<R> + UniqueMapping<R>>(
            layout: L,
            extents: [usize; R],
            place: impl Fn([usize; R]) -> usize,
        ) {
            let mut memory: Vec<usize> = (0..layout.span()).collect();
            $check_view($View::with_layout(&memory, layout).unwrap(), extents, &place);
            $check_mutable($ViewMut::with_layout(&mut memory, layout).unwrap(), extents, &place);
        }
    };
}

checks!(check check_view check_mutable View ViewMut Layout);
checks!(check_tiles check_tiled_view check_mutable_tiles TiledView TiledViewMut Mapping);

/// Every layout of rank `R` that is known at run time. `minor_to_major` is an order other than the usual two.
fn ranked<const R: usize>(extents: [usize; R], minor_to_major: [usize; R]) {
    let identity: [usize; R] = core::array::from_fn(|axis| axis);
    let reversed = identity.map(|axis| R - 1 - axis);
    check(Strided::row_major(extents).unwrap(), extents, by_strides(0, dense(extents, reversed)));
    check(Strided::column_major(extents).unwrap(), extents, by_strides(0, dense(extents, identity)));
    let strides = dense(extents, minor_to_major);
    let order = MinorToMajor::new(minor_to_major.map(usize::cast_signed)).unwrap();
    let shape = Shape::new(extents).unwrap();
    check(Ordered::new(shape, order), extents, by_strides(0, strides));
    let padded: [usize; R] = core::array::from_fn(|axis| extents[axis] + usize::from(axis + 2 > R));
    let layout = Padded::new(shape, order, padded).unwrap();
    check(layout, extents, by_strides(0, dense(padded, minor_to_major)));
    // Backwards along each axis separately, and along all axes.
    let count: usize = extents.iter().product();
    for axis in 0..R {
        let mut strides = strides;
        strides[axis] = -strides[axis];
        let base = strides[axis] * (1 - extents[axis].cast_signed());
        check_layout(extents, strides, base);
    }
    check_layout(extents, strides.map(|stride| -stride), count.cast_signed() - 1);
}

fn check_layout<const R: usize>(extents: [usize; R], strides: [isize; R], base: isize) {
    let layout = Strided::new(extents, strides).unwrap();
    assert_eq!(layout.base().cast_signed(), base, "{layout:?}");
    check(layout, extents, by_strides(base, strides));
}

#[test]
fn ranked_layouts_of_ranks_9_12_and_16() {
    ranked(twos::<9>(&[]), [3, 8, 0, 5, 1, 7, 2, 6, 4]);
    ranked(twos::<12>(&[1, 9]), [11, 3, 8, 0, 9, 5, 10, 1, 7, 2, 6, 4]);
    ranked(twos::<16>(&[0, 2, 4, 6, 10, 12, 15]), [14, 3, 8, 0, 13, 9, 5, 12, 10, 15, 1, 7, 2, 11, 6, 4]);
    ranked(twos::<16>(&[1, 3, 5, 7, 8, 9, 11, 13]), [14, 3, 8, 0, 13, 9, 5, 12, 10, 15, 1, 7, 2, 11, 6, 4]);
}

fn tiled<const R: usize>(extents: [usize; R], minor_to_major: [usize; R], sizes: &[&[usize]]) {
    let tiles = Tiles::from_sizes(sizes).unwrap();
    let order = MinorToMajor::new(minor_to_major.map(usize::cast_signed)).unwrap();
    let layout = Tiled::new(Shape::new(extents).unwrap(), order, tiles.as_tiles()).unwrap();
    let list: Vec<oracle::tiles::Tile> =
        sizes.iter().map(|tile| tile.iter().copied().map(Some).collect()).collect();
    let cells = oracle::tiles::memory(&extents, &minor_to_major, &list);
    let mut offsets = vec![0; extents.iter().product()];
    for (offset, cell) in cells.iter().enumerate() {
        if let Some(linear) = cell {
            offsets[*linear] = offset;
        }
    }
    let shape = Shape::new(extents).unwrap();
    check_tiles(layout, extents, |index| offsets[shape.linear_index(index).unwrap()]);
}

#[test]
fn tiled_layouts_of_ranks_9_12_and_16() {
    tiled(twos::<9>(&[]), [3, 8, 0, 5, 1, 7, 2, 6, 4], &[&[2, 3], &[2, 1]]);
    tiled(twos::<9>(&[]), [8, 7, 6, 5, 4, 3, 2, 1, 0], &[&[2; 9]]);
    tiled(twos::<12>(&[1, 9]), [11, 3, 8, 0, 9, 5, 10, 1, 7, 2, 6, 4], &[&[3], &[2], &[2, 1]]);
    let order = [14, 3, 8, 0, 13, 9, 5, 12, 10, 15, 1, 7, 2, 11, 6, 4];
    tiled(twos::<16>(&[0, 2, 4, 6, 10, 12, 15]), order, &[&[2, 2], &[2, 1, 1]]);
}

/// Tiles in the type with the order of a typed shape of rank 8, the maximum of a tuple.
#[test]
fn tiled_layouts_in_the_type_of_rank_8() {
    let order = MinorToMajor::typed(axes![7, 6, 5, 4, 3, 2, 1, 0]);
    let layout =
        Tiled::new(Shape::new(shape![2, 2, 3, 2, 1, 2, 3, 2]).unwrap(), order, tiles![(2, 4)(2, 1)]).unwrap();
    assert_eq!(size_of_val(&layout), 0);
    let extents = [2, 2, 3, 2, 1, 2, 3, 2];
    let cells = oracle::tiles::memory(
        &extents,
        &[7, 6, 5, 4, 3, 2, 1, 0],
        &[vec![Some(2), Some(4)], vec![Some(2), Some(1)]],
    );
    let shape = Shape::new(extents).unwrap();
    check_tiles(layout, extents, |index| {
        let linear = shape.linear_index(index).unwrap();
        cells.iter().position(|cell| *cell == Some(linear)).unwrap()
    });
}

/// Views of a typed memory of rank 8 that have more axes: with all, some and no extents and strides in the type.
///
/// `$from` gives for each axis of the result its operand axis, negative if reversed, or 0 for a new one; axes count
/// from 1 here.
macro_rules! mapped {
    ($shape:expr, [$($items:tt)*], $from:expr) => {{
        let extents = Shape::new($shape).unwrap().extents();
        let rows = dense(extents, core::array::from_fn(|place| extents.len() - 1 - place));
        let from = $from;
        let axis = |from: isize| from.unsigned_abs().checked_sub(1);
        let lengths = from.map(|from| axis(from).map_or(1, |axis| extents[axis]));
        let strides = from.map(|from: isize| axis(from).map_or(0, |axis| rows[axis] * from.signum()));
        let base: isize = (0..from.len()).map(|at| if strides[at] < 0 { -strides[at] * (lengths[at].cast_signed() - 1) } else { 0 }).sum();
        let mut memory: Vec<usize> = (0..extents.iter().product()).collect();
        let view = View::new(&memory, $shape).unwrap().slice(s![$($items)*]);
        assert_eq!(view.layout().base().cast_signed(), base, "{:?}", view.layout());
        assert_eq!(view.layout().ranked().base().cast_signed(), base, "{:?}", view.layout());
        assert_eq!(view.layout().strides(), strides, "{:?}", view.layout());
        check_view(view, lengths, by_strides(base, strides));
        check_mutable(
            ViewMut::new(&mut memory, $shape).unwrap().slice_mut(s![$($items)*]),
            lengths,
            by_strides(base, strides),
        );
    }};
}

/// On memory with all, some and no extents in the type.
macro_rules! mapped_levels {
    ($([$($items:tt)*], $from:expr;)*) => { $(
        mapped!(shape![2, 2, 2, 2, 2, 2, 2, 2], [$($items)*], $from);
        mapped!(shape![2, 1, 2, 1, 2, 2, 1, 2], [$($items)*], $from);
        let (one, two) = (core::hint::black_box(1), core::hint::black_box(2));
        mapped!(shape![two, 2, 2, one, two, 2, two, 2], [$($items)*], $from);
        mapped!((two, one, two, two, two, one, two, two), [$($items)*], $from);
        mapped!([two, two, one, two, one, two, two, two], [$($items)*], $from);
    )* };
}

#[test]
fn mapped_layouts_of_rank_9() {
    mapped_levels! {
        [NewAxis, ..], [0, 1, 2, 3, 4, 5, 6, 7, 8];
        [NewAxis, .., ..;-1], [0, 1, 2, 3, 4, 5, 6, 7, -8];
        [.., NewAxis], [1, 2, 3, 4, 5, 6, 7, 8, 0];
        [:, :, ..;-1, NewAxis, :, :, ..;-1, :, :], [1, 2, -3, 0, 4, 5, -6, 7, 8];
    }
}

#[test]
fn mapped_layouts_of_rank_12() {
    mapped_levels! {
        [NewAxis, NewAxis, NewAxis, NewAxis, .., ..;-1, :, ..;-1, ..;-1],
            [0, 0, 0, 0, 1, 2, 3, 4, -5, 6, -7, -8];
        [NewAxis, :, NewAxis, ..;-1, NewAxis, :, NewAxis, .., ..;-1, :, :],
            [0, 1, 0, -2, 0, 3, 0, 4, 5, -6, 7, 8];
    }
}

#[test]
fn mapped_layouts_of_rank_16() {
    mapped_levels! {
        [NewAxis, NewAxis, NewAxis, NewAxis, NewAxis, NewAxis, NewAxis, NewAxis, ..],
            [0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8];
        [NewAxis, NewAxis, NewAxis, NewAxis, NewAxis, NewAxis, NewAxis, NewAxis,
            ..;-1, ..;-1, ..;-1, ..;-1, ..;-1, ..;-1, ..;-1, ..;-1],
            [0, 0, 0, 0, 0, 0, 0, 0, -1, -2, -3, -4, -5, -6, -7, -8];
        [NewAxis, ..;-1, NewAxis, :, NewAxis, ..;-1, NewAxis, :, NewAxis, ..;-1, NewAxis, :, NewAxis, ..;-1, NewAxis, :],
            [0, -1, 0, 2, 0, -3, 0, 4, 0, -5, 0, 6, 0, -7, 0, 8];
    }
}

/// Axes above the eighth that repeat elements: an extent of 2 with stride 0.
#[test]
fn broadcasts_above_rank_8() {
    let memory: Vec<usize> = (0..256).collect();
    let view = View::new(&memory, shape![2, 2, 2, 2, 2, 2, 2, 2]).unwrap();
    let extents = [2; 12];
    let expected = |index: [usize; 12]| by_strides(0, [0, 0, 128, 64, 32, 16, 8, 4, 2, 1, 0, 0])(index);
    let placed = view.slice(s![NewAxis, NewAxis, .., NewAxis, NewAxis]);
    check_view(placed.ranked().try_broadcast_to(extents).unwrap(), extents, expected);
}
