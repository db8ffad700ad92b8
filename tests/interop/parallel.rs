//! The parallel methods compared with the sequential ones, over enough elements that the work is divided.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests: a panic is a failure"
)]

use core::sync::atomic::{AtomicUsize, Ordering};

use shapewise::{BroadcastError, Strided, View, ViewMut, axes, broadcast, s};

const EXTENTS: [usize; 3] = [70, 60, 35];
const COUNT: usize = 70 * 60 * 35;

/// Layouts of the extents: in several orders, backwards, with gaps, and with rows in the gaps of others.
fn layouts() -> Vec<Strided<3>> {
    let strides = [
        [2100, 35, 1],
        [1, 70, 4200],
        [-2100, 35, -1],
        [4300, 71, 2],
        [35, 2450, -1],
        // Rows that are in the gaps of other rows: one axis continues within the steps of the next.
        [2, 140, 8401],
        [1, 139, 71],
        [4201, 140, 2],
    ];
    let layouts: Vec<_> = strides.iter().map(|strides| Strided::new(EXTENTS, *strides).unwrap()).collect();
    layouts.into_iter().filter(Strided::is_unique).collect()
}

/// Runs with several threads, whatever the machine's number of cores is.
fn threads<B: Send>(work: impl FnOnce() -> B + Send) -> B {
    rayon::ThreadPoolBuilder::new().num_threads(4).build().unwrap().install(work)
}

fn elements(count: usize) -> Vec<u64> {
    (0..count).map(|at| u64::try_from(at).unwrap().wrapping_mul(0x9e37_79b9_7f4a_7c15)).collect()
}

#[test]
fn writes_are_the_same() {
    assert!(layouts().len() >= 7, "{}", layouts().len());
    for to in layouts() {
        for from in layouts().into_iter().step_by(3) {
            let (memory, source) = (elements(to.span() + 3), elements(from.span()));
            let view = View::with_layout(&source, from).unwrap();
            let column = view.slice(s![.., 0..1, :]);
            let run = |write: &(dyn Fn(&mut ViewMut<'_, u64, 3>) + Sync)| {
                let mut memory = memory.clone();
                write(&mut ViewMut::with_layout(&mut memory, to).unwrap());
                memory
            };
            let what = format!("{from:?} to {to:?}");
            threads(|| {
                assert_eq!(run(&|v| v.par_assign(&view)), run(&|v| v.try_assign(&view).unwrap()), "{what}");
                assert_eq!(
                    run(&|v| v.par_map_from(&column, |x| x ^ 5)),
                    run(&|v| v.map_from(&column, |x| x ^ 5)),
                    "{what}"
                );
                let map = |x: &u64, y: &u64| x.wrapping_mul(3) ^ y;
                assert_eq!(
                    run(&|v| v.par_zip_from(&view, &column, map)),
                    run(&|v| v.zip_from(&view, &column, map)),
                    "{what}"
                );
                let visit = |x: &mut u64, y: &u64| *x = x.wrapping_mul(3) ^ y;
                assert_eq!(
                    run(&|v| v.par_zip_apply(&view, visit)),
                    run(&|v| v.zip_apply(view, visit)),
                    "{what}"
                );
                let visit = |x: &mut u64| *x = x.wrapping_mul(3) ^ 1;
                assert_eq!(run(&|v| v.par_for_each_mut(visit)), run(&|v| v.for_each_mut(visit)), "{what}");
            });
        }
    }
}

#[test]
fn reads_are_the_same() {
    for layout in layouts() {
        let memory = elements(layout.span());
        let view = View::with_layout(&memory, layout).unwrap();
        threads(|| {
            let fold = |sum: u64, x: &u64| sum.wrapping_add(x ^ 9);
            assert_eq!(view.par_fold(|| 0, fold, u64::wrapping_add), view.fold(0, fold), "{layout:?}");
            let visited = AtomicUsize::new(0);
            view.par_for_each(|_| {
                visited.fetch_add(1, Ordering::Relaxed);
            });
            assert_eq!(visited.into_inner(), COUNT);
            let small: Vec<i64> = memory.iter().map(|x| i64::try_from(x % 1000).unwrap()).collect();
            let view = View::with_layout(&small, layout).unwrap();
            assert_eq!(view.par_sum(), view.sum(), "{layout:?}");
        });
    }
}

#[test]
fn elements_are_divided() {
    let memory = elements(COUNT);
    let view = View::new(&memory, EXTENTS).unwrap();
    // The initial value is used once for each part.
    let parts = AtomicUsize::new(0);
    let start = || {
        parts.fetch_add(1, Ordering::Relaxed);
        0
    };
    let count = threads(|| view.permute(axes![1, 2, 0]).par_fold(start, |count, _| count + 1, |x, y| x + y));
    assert_eq!(count, COUNT);
    assert!(parts.into_inner() >= 2);
}

#[test]
fn few_elements_no_elements_and_errors() {
    let mut memory = [1, 2, 3, 4, 5, 6];
    let source = [10, 20];
    let column = View::new(&source, [2, 1]).unwrap();
    ViewMut::new(&mut memory, [2, 3]).unwrap().par_zip_apply(&column, |x, y| *x += y);
    assert_eq!(memory, [11, 12, 13, 24, 25, 26]);
    let mut view = ViewMut::new(&mut memory, [2, 3]).unwrap();
    let wide = View::new(&source, [1, 2]).unwrap();
    let error: BroadcastError = broadcast::shape((view.view(), wide)).unwrap_err();
    assert!(matches!(error, BroadcastError::Extents { axis: 1, .. }), "{error}");
    let refused = view.try_assign(&wide).unwrap_err();
    assert_eq!(view.try_par_assign(&wide), Err(refused));
    assert_eq!(view.try_par_map_from(&wide, |x| *x), Err(refused));
    assert_eq!(view.try_par_zip_from(&wide, &wide, |x, _| *x), Err(refused));
    assert_eq!(view.try_par_zip_apply(&wide, |_, _| ()), Err(refused));
    let none = View::new(&source, [0, 2]).unwrap();
    assert_eq!((none.par_sum(), none.par_fold(|| 7, |_, _| 0, |x, _| x)), (0, 7));
    assert_eq!(View::new(&source, []).unwrap().par_sum(), 10);
}

/// Subviews along each axis, in parallel: those of the sequential iterators, in their order, also from both ends and skipped.
#[test]
fn subviews_in_parallel_are_those_in_sequence() {
    use rayon::prelude::*;
    use shapewise::{Axis, AxisOf, Keep, Tensor, shape};

    let x = Tensor::from_fn(shape![7, 5, 3], |[i, j, k]| i * 100 + j * 10 + k);
    for axis in 0..3 {
        let axis = AxisOf::<3>::new(axis).unwrap();
        for view in [x.ranked(), x.slice(s![..;-1, ..;2, ..;-1]).ranked(), x.slice(s![3..3]).ranked()] {
            let sums: Vec<usize> = view.axis_iter(axis).map(|part| part.sum()).collect();
            let in_parallel = view.axis_iter(axis).into_par_iter();
            assert_eq!(in_parallel.len(), sums.len());
            assert_eq!(in_parallel.clone().map(|part| part.sum()).collect::<Vec<_>>(), sums);
            assert_eq!(in_parallel.clone().rev().map(|part| part.sum()).collect::<Vec<_>>(), {
                let mut sums = sums.clone();
                sums.reverse();
                sums
            });
            assert_eq!(
                in_parallel.skip(1).step_by(2).map(|part| part.sum()).collect::<Vec<_>>(),
                sums.iter().skip(1).step_by(2).copied().collect::<Vec<_>>()
            );
            let kept = view.axis_iter(Keep(axis)).into_par_iter();
            assert_eq!(kept.map(|part| part.sum()).collect::<Vec<_>>(), sums);
        }
    }
    // To write: in memory order and backwards, with gaps between the subviews and after none of them.
    for reversed in [false, true] {
        for (rows, columns) in [(1, 1), (2, 3), (64, 5), (3, 0), (0, 3)] {
            let mut memory = vec![0; 64 * 7];
            let mut to = ViewMut::new(&mut memory, [rows, 7]).unwrap();
            let mut to = to.slice_mut(s![.., ..columns]);
            let mut to = if reversed {
                to.slice_mut(s![..;-1, ..]).into_ranked()
            } else {
                to.slice_mut(s![..]).into_ranked()
            };
            let parts = to.try_axis_iter_mut(Axis::<0>).unwrap().into_par_iter();
            assert_eq!(parts.len(), rows);
            parts.with_max_len(1).enumerate().for_each(|(at, mut row)| row.fill(at + 1));
            for at in 0..rows {
                assert!((0..columns).all(|j| to[[at, j]] == at + 1), "{reversed} {rows} {columns}");
            }
            let written: usize = memory.iter().filter(|x| **x != 0).count();
            assert_eq!(written, rows * columns);
        }
    }
}

/// Tiles in parallel: each once, and no element of another.
#[test]
fn tiles_in_parallel_are_those_in_sequence() {
    use rayon::prelude::*;
    use shapewise::shape;

    for layout in layouts() {
        for tile in [[8, 8, 8], [1, 60, 3], [70, 7, 35], [100, 100, 100]] {
            let (mut memory, mut expected) = (vec![0; layout.span()], vec![0; layout.span()]);
            let number = |[i, j, k]: [usize; 3], at: usize| 1 + at + 1000 * (k + 100 * (j + 100 * i));
            let write = |index: [usize; 3], mut tile: ViewMut<'_, usize, 3>| {
                let [m, n, l] = tile.extents();
                for at in 0..m * n * l {
                    tile[[at / (n * l), at / l % n, at % l]] = number(index, at);
                }
            };
            let mut to = ViewMut::with_layout(&mut memory, layout).unwrap();
            threads(|| to.par_for_each_tile_mut(tile, write));
            ViewMut::with_layout(&mut expected, layout).unwrap().for_each_tile_mut(tile, write);
            assert_eq!(memory, expected, "{layout:?} {tile:?}");
        }
        let memory = elements(layout.span());
        let view = View::with_layout(&memory, layout).unwrap();
        let tiles = view.tiles(shape![7, 6, 5]);
        let sums = |tile: View<'_, u64, 3, _>| tile.iter().fold(0_u64, |sum, x| sum.wrapping_add(*x));
        let expected: Vec<_> = tiles.clone().map(sums).collect();
        assert_eq!(threads(|| tiles.clone().into_par_iter().map(sums).collect::<Vec<_>>()), expected);
        assert_eq!(
            threads(|| tiles
                .into_par_iter()
                .skip(3)
                .step_by(5)
                .with_max_len(2)
                .map(sums)
                .collect::<Vec<_>>()),
            expected.iter().skip(3).step_by(5).copied().collect::<Vec<_>>()
        );
    }
    let mut none = [0; 0];
    let mut to = ViewMut::new(&mut none, [0, 5]).unwrap();
    assert_eq!(to.try_par_for_each_tile_mut([2, 2], |_, _| panic!("there are no tiles")), Ok(()));
    assert!(to.try_par_for_each_tile_mut([2, 0], |_, _| ()).is_err());
}
