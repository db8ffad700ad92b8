//! Tests of which elements loops visit, and in which order: against the offset of each index.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "tests of small numbers: a panic is a failure"
)]

use core::array;

use super::{Nest, Row, each_plane, step};
use crate::{index::Walk, layout::Strided};

/// The offsets of all operands, in the order in which loops visit them.
pub(super) fn visited<const R: usize, const N: usize>(nest: &Nest<R, N>) -> Vec<[isize; N]> {
    nest.fold(Vec::new(), with)
}

/// The offsets so far, and those of a row.
pub(super) fn with<const N: usize>(mut all: Vec<[isize; N]>, row: Row<N>) -> Vec<[isize; N]> {
    for at in 0..row.len.cast_signed() {
        all.push(array::from_fn(|operand| row.offsets[operand] + row.strides[operand] * at));
    }
    all
}

/// The offsets of all operands in logical order, from the offset of each index.
pub(super) fn in_logical_order<const R: usize, const N: usize>(
    operands: [&Strided<R>; N],
) -> Vec<[isize; N]> {
    let of = |index| operands.map(|operand| operand.offset(index).unwrap().cast_signed());
    Walk::all(operands[0].extents()).map(of).collect()
}

pub(super) fn sorted<const N: usize>(mut all: Vec<[isize; N]>) -> Vec<[isize; N]> {
    all.sort_unstable();
    all
}

/// Layouts of rank 3: in order, in other orders, with gaps, backwards, with repeated and with interleaved elements.
fn layouts(extents: [usize; 3]) -> Vec<Strided<3>> {
    let strides =
        [[9, 1, 3], [20, 6, 1], [-20, 6, -1], [0, -4, 0], [0, 0, 1], [5, 0, -20], [0; 3], [2, 3, 1]];
    let mut layouts = vec![Strided::row_major(extents).unwrap(), Strided::column_major(extents).unwrap()];
    layouts.extend(strides.map(|strides| Strided::new(extents, strides).unwrap()));
    layouts
}

/// Calls a function with all pairs of [`layouts`] of extents from 0 to 3.
pub(super) fn each_pair(mut visit: impl FnMut([&Strided<3>; 2])) {
    for code in 0..64 {
        let layouts = layouts([code / 16, code / 4 % 4, code % 4]);
        for left in &layouts {
            layouts.iter().for_each(|right| visit([left, right]));
        }
    }
}

/// How many axes remain if each is merged with the one outside of it along which all operands step evenly.
fn least_axes<const N: usize>(operands: [&Strided<3>; N]) -> usize {
    let axis = |axis: usize| {
        (operands[0].extents()[axis].cast_signed(), operands.map(|operand| operand.strides()[axis]))
    };
    let axes: Vec<_> = (0..3).map(axis).filter(|&(extent, _)| extent != 1).collect();
    let continues = |pair: &&[(isize, [isize; N])]| {
        let [(_, outer), (extent, inner)] = pair else { panic!("a pair") };
        outer.iter().zip(inner).all(|(outer, inner)| *outer == inner * extent)
    };
    axes.len() - axes.windows(2).filter(continues).count()
}

#[test]
fn loops_visit_all_elements_in_logical_order_with_as_few_axes_as_possible() {
    each_pair(|operands| {
        let (nest, expected) = (Nest::new(operands), in_logical_order(operands));
        assert_eq!(visited(&nest), expected, "{operands:?}");
        assert_eq!(visited(&Nest::all(operands)), expected, "{operands:?}");
        if !expected.is_empty() {
            let axes = least_axes(operands);
            assert_eq!((nest.axes(), Nest::all(operands).axes()), (axes, axes), "{operands:?}");
            assert_eq!(Nest::few(operands).is_some(), axes <= 2, "{operands:?}");
            #[cfg(all(target_arch = "x86_64", target_feature = "sse2"))]
            assert_eq!([nest.offset(0), nest.offset(1)], expected[0], "{operands:?}");
        }
    });
}

/// The first operand that has each element once is visited in the order of memory: those before it repeat one element.
#[test]
fn ordered_loops_visit_memory_in_order() {
    let mut in_order = 0;
    each_pair(|operands| {
        let nest = Nest::ordered(operands);
        let (all, logical) = (visited(&nest), in_logical_order(operands));
        assert_eq!(sorted(all.clone()), sorted(logical.clone()), "{operands:?}");
        let offsets = |operand: usize| all.iter().map(move |offsets| offsets[operand]);
        let is_ordered = |operand: usize| {
            let strides = operands[operand].strides();
            // The interleaved ones have no order of axes in which they are in order.
            strides != [2, 3, 1] && strides != [5, 0, -20] && operands[operand].is_unique()
        };
        let first = if operands[0].strides() == [0; 3] { 1 } else { 0 };
        if is_ordered(first) {
            assert!(offsets(first).is_sorted(), "{operands:?}");
            in_order += 1;
        }
    });
    assert!(in_order > 2000, "{in_order}");
    for layout in (0..64).flat_map(|code| layouts([code / 16, code / 4 % 4, code % 4])) {
        let (nest, same) = (Nest::ordered([&layout]), Nest::ordered([&layout, &layout]));
        let all = visited(&nest);
        assert_eq!(sorted(all.clone()), sorted(in_logical_order([&layout])), "{layout:?}");
        assert!(visited(&same).into_iter().eq(all.iter().map(|&[at]| [at; 2])), "{layout:?}");
        if !all.is_empty() {
            let is_dense = sorted(all.clone()).windows(2).all(|pair| pair[1][0] == pair[0][0] + 1);
            assert!(!is_dense || nest.axes() <= 1, "one slice: {layout:?}");
        }
    }
}

/// An axis along which an operand repeats one element goes around the others, so that rows do not repeat it.
#[test]
fn repeated_elements_are_repeated_by_outer_loops() {
    for (strides, axis) in [([0, 3, 1], 0), ([3, 0, 1], 1), ([3, 1, 0], 2)] {
        let layout = Strided::new([3; 3], strides).unwrap();
        let nest = Nest::ordered([&layout]);
        assert_eq!(nest.axis(nest.axes() - 1), (3, [0]), "{strides:?}");
        assert_eq!((nest.axes(), nest.axis(0)), (2, (9, [1])), "axis {axis}");
        let dense = Strided::new([3; 3], [0; 3]).unwrap();
        let pair = Nest::ordered([&dense, &layout]);
        assert_eq!((pair.axes(), pair.axis(0)), (2, (9, [0, 1])), "axis {axis}");
    }
}

#[test]
fn loops_over_rows_stop_at_the_first_one_that_holds() {
    each_pair(|operands| {
        let nest = Nest::new(operands);
        let rows = nest.fold(Vec::new(), |mut rows, row| {
            rows.push(row.offsets);
            rows
        });
        for last in 0..=rows.len() {
            let mut seen = Vec::new();
            let found = nest.any(|row| {
                seen.push(row.offsets);
                seen.len() > last
            });
            assert_eq!((found, &seen[..]), (last < rows.len(), &rows[..rows.len().min(last + 1)]));
        }
        let mut planes = Vec::new();
        each_plane!(nest, plane => {
            let mut row = plane.first;
            for _ in 0..plane.rows {
                planes = with(planes, row);
                step(&mut row.offsets, &plane.next, 1);
            }
        });
        assert_eq!(planes, visited(&nest));
    });
}

#[cfg(feature = "rayon")]
#[test]
fn halves_have_the_same_elements_in_the_same_order() {
    fn divide(nest: Nest<3, 2>, parts: &mut Vec<[isize; 2]>) {
        let count = nest.element_count();
        let Some((first, second)) = nest.halves() else {
            assert!(count <= 1, "{nest:?}");
            parts.extend(visited(&nest));
            return;
        };
        assert!((1..count).contains(&first.element_count()), "{nest:?}");
        divide(first, parts);
        divide(second, parts);
    }
    each_pair(|operands| {
        let (nest, mut parts) = (Nest::ordered(operands), Vec::new());
        divide(nest, &mut parts);
        assert_eq!(parts, visited(&nest), "{nest:?}");
    });
}

#[cfg(feature = "rayon")]
#[test]
fn disjoint_halves_are_on_two_sides_of_a_cut_in_memory() {
    let (mut cuts, mut meets) = (0, 0);
    each_pair(|operands| {
        let nest = Nest::ordered(operands);
        let Some((first, second)) = nest.halves() else {
            assert!(nest.disjoint_halves().is_none(), "{nest:?}");
            return;
        };
        let most = visited(&first).into_iter().map(|offsets| offsets[0]).max();
        let all = visited(&second);
        let least = all.iter().map(|offsets| offsets[0]).min();
        let disjoint = nest.disjoint_halves();
        assert_eq!(disjoint.is_some(), most < least, "{nest:?}");
        let Some((before, after, cut)) = disjoint else {
            meets += 1;
            return;
        };
        assert_eq!(Some(cut.cast_signed()), least, "{nest:?}");
        assert_eq!(visited(&before), visited(&first));
        let moved = visited(&after).into_iter().map(|[to, from]| [to + cut.cast_signed(), from]);
        assert!(moved.eq(all), "{nest:?}");
        cuts += 1;
    });
    assert!(cuts > 500 && meets > 500, "{cuts} and {meets}");
}

#[test]
fn rows_forwards_are_the_same_rows_in_the_order_of_an_operand() {
    let rows = |nest: &Nest<3, 2>| {
        let mut rows = nest.fold(Vec::new(), |mut rows, row| {
            rows.push(with(Vec::new(), row));
            rows
        });
        rows.sort_unstable();
        rows
    };
    each_pair(|operands| {
        let nest = Nest::new(operands);
        let forwards = nest.rows_forwards(1);
        assert_eq!(rows(&nest), rows(&forwards));
        assert_eq!((nest.axes(), nest.axis(0)), (forwards.axes(), forwards.axis(0)));
        if nest.element_count() > 0 {
            assert!((1..nest.axes()).all(|axis| forwards.axis(axis).1[1] >= 0), "{forwards:?}");
        }
    });
}
