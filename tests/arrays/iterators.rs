//! `iter()` compared with a vector: `next`, `nth`, `fold`, `len`, `count`, `last`, from every position.
#![cfg(feature = "std")]
#![allow(
    clippy::as_conversions,
    clippy::missing_assert_message,
    reason = "tests of small numbers: a panic is a failure, and tests may use all of std"
)]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

use crate::oracle;

use oracle::{array, indices, shapes};
use shapewise::{Axis, MinorToMajor, Strided, View, ViewMut, axes, index::Walk, shape};

/// Strides of `extents`: row-major, column-major, backwards, with a step, and broadcast along some axes.
fn layouts<const R: usize>(extents: [usize; R]) -> Vec<Strided<R>> {
    let (rows, columns) =
        (Strided::row_major(extents).unwrap().strides(), Strided::column_major(extents).unwrap().strides());
    let mut all = vec![rows, columns, rows.map(|s| 2 * s), columns.map(|s| -s)];
    for stretched in 1..1_usize << R {
        all.push(core::array::from_fn(|axis| if stretched >> axis & 1 == 1 { 0 } else { -3 * rows[axis] }));
    }
    if let Some(last) = R.checked_sub(1) {
        let mut mixed = rows;
        mixed[last] = -mixed[last];
        all.push(mixed);
        mixed = columns;
        mixed[0] = -mixed[0];
        all.push(mixed);
    }
    all.into_iter().map(|strides| Strided::new(extents, strides).unwrap()).collect()
}

fn check<const R: usize>(extents: &[usize]) -> usize {
    let mut cases = 0;
    for layout in layouts(array::<R>(extents)) {
        let memory: Vec<usize> = (0..layout.span()).collect();
        let view = View::with_layout(&memory, layout).unwrap();
        let indices = indices(extents);
        let expected: Vec<usize> = indices.iter().map(|index| layout.offset(array(index)).unwrap()).collect();
        let len = expected.len();
        for taken in 0..=len {
            let mut iter = view.iter();
            assert!(iter.by_ref().take(taken).eq(&expected[..taken]), "{taken} of {layout:?}");
            assert_eq!((iter.len(), iter.clone().count()), (len - taken, len - taken), "{layout:?}");
            assert_eq!(iter.clone().last(), expected[taken..].last(), "last of {layout:?}");
            let rest = iter.clone().fold(Vec::new(), |mut all, element| {
                all.push(*element);
                all
            });
            assert_eq!(rest, expected[taken..], "fold after {taken} of {layout:?}");
            let (mut with_indices, mut met) = (view.indexed_iter(), taken);
            with_indices.by_ref().take(taken).for_each(drop);
            with_indices.for_each(|(index, element)| {
                assert_eq!(
                    (index, *element),
                    (array(&indices[met]), expected[met]),
                    "after {taken} of {layout:?}"
                );
                met += 1;
            });
            assert_eq!(met, len, "after {taken} of {layout:?}");
            for skipped in 0..=len - taken + 1 {
                let mut iter = iter.clone();
                assert_eq!(
                    iter.nth(skipped),
                    expected.get(taken + skipped),
                    "{taken}, {skipped}: {layout:?}"
                );
                let mut rest = Vec::new();
                iter.clone().for_each(|element| rest.push(*element));
                let left = expected.get(taken + skipped + 1..).unwrap_or_default();
                assert_eq!(rest, left, "after {taken}, {skipped}: {layout:?}");
                assert!(iter.eq(left), "next after {taken}, {skipped}: {layout:?}");
                cases += 1;
            }
            assert_eq!(iter.clone().nth(usize::MAX), None, "{layout:?}");
        }
        assert!(view.iter().step_by(3).eq(expected.iter().step_by(3)), "every third of {layout:?}");
    }
    cases
}

#[test]
fn iterators_of_all_small_layouts() {
    let mut cases = check::<0>(&[]);
    cases += shapes(1, 3).iter().map(|extents| check::<1>(extents)).sum::<usize>();
    cases += shapes(2, 3).iter().map(|extents| check::<2>(extents)).sum::<usize>();
    cases += shapes(3, 3).iter().map(|extents| check::<3>(extents)).sum::<usize>();
    cases += shapes(4, 2).iter().map(|extents| check::<4>(extents)).sum::<usize>();
    assert!(cases > 40_000, "{cases}");
}

#[test]
fn rows_skip_like_elements() {
    let memory: Vec<usize> = (0..60).collect();
    let view = View::new(&memory, [5, 4, 3]).unwrap().permute(axes![1, 0, 2]);
    let rows: Vec<&[usize]> = view.try_rows().unwrap().collect();
    for taken in 0..=rows.len() {
        for skipped in 0..=rows.len() {
            let mut iter = view.try_rows().unwrap();
            iter.by_ref().take(taken).for_each(drop);
            assert_eq!(iter.nth(skipped), rows.get(taken + skipped).copied());
            assert!(iter.eq(rows.get(taken + skipped + 1..).unwrap_or_default().iter().copied()));
        }
    }
}

#[test]
fn walks_skip_like_elements() {
    let whole = Walk::new([3, 2, 2]).unwrap();
    let columns = Walk::new([3, 2]).unwrap().in_order(MinorToMajor::COLUMN_MAJOR);
    let part = Walk::part([9, 4, 5], [2, 1, 0], [6, 0, 5], [2, 1, 3]).unwrap();
    check_walk(&whole, 12);
    check_walk(&columns, 6);
    check_walk(&part, 6);
    check_walk(&Walk::new([3, 0]).unwrap(), 0);
    check_walk(&Walk::new([]).unwrap(), 1);
}

fn check_walk<const R: usize>(walk: &Walk<R>, len: usize) {
    let mut expected = Vec::new();
    walk.clone().for_each(|index| expected.push(index));
    assert_eq!(expected.len(), len);
    for taken in 0..=len {
        for skipped in 0..=len - taken {
            let mut rest = walk.clone();
            rest.by_ref().take(taken).for_each(drop);
            assert_eq!(
                (rest.clone().count(), rest.clone().last()),
                (len - taken, expected[taken..].last().copied())
            );
            assert_eq!(
                rest.nth(skipped),
                expected.get(taken + skipped).copied(),
                "{walk:?} {taken} {skipped}"
            );
            assert!(rest.eq(expected.get(taken + skipped + 1..).unwrap_or_default().iter().copied()));
        }
    }
}

/// As many rows as there can be, none of which has an element: what would go from row to row would not end.
#[test]
fn skips_take_no_time() {
    const MANY: usize = isize::MAX as usize;
    let mut nothing = [0_u8; 0];
    let view = View::new(&nothing, shape![MANY, 0]).unwrap();
    assert_eq!(view.rows().count(), MANY);
    assert_eq!(view.rows().last(), Some(&[][..]));
    assert_eq!(view.rows().nth(MANY - 1), Some(&[][..]));
    assert_eq!(view.try_rows().unwrap().nth(MANY), None);
    assert_eq!(view.axis_iter(Axis::<0>).last().unwrap().extents(), [0]);
    assert_eq!(view.axis_iter(Axis::<0>).count(), MANY);
    assert_eq!(view.iter().last(), None);
    assert_eq!(view.indices().count(), 0);
    let mut view = ViewMut::new(&mut nothing, shape![MANY, 0]).unwrap();
    let mut rows = 0;
    view.for_each_row_mut(|_| rows += 1);
    assert_eq!(rows, 0);
    assert_eq!(view.outer_iter_mut().last().unwrap().extents(), [0]);
    assert_eq!(view.outer_iter_mut().nth(MANY - 1).unwrap().extents(), [0]);
    assert!(view.outer_iter_mut().nth(MANY).is_none());

    // And where there are elements, but too many to visit: all of them are the same one.
    let unit = [1_u8];
    let view = View::new(&unit, [1, 1]).unwrap().try_broadcast_to([1 << 15, 1 << 15]).unwrap();
    assert_eq!((view.iter().last(), view.iter().count()), (Some(&1), 1 << 30));
    assert_eq!(view.indices().last(), Some([(1 << 15) - 1; 2]));
    assert_eq!(view.indices().nth(1 << 29), Some([1 << 14, 0]));
}
