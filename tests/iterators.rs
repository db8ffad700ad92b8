//! `iter()` compared with a vector: `next`, `nth`, `fold`, `len`, `count`, `last`, from every position.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

mod oracle;

use oracle::{array, indices, shapes};
use shapewise::{Strided, View, axes};

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
        let expected: Vec<usize> =
            indices(extents).iter().map(|index| layout.offset(array(index)).unwrap()).collect();
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
