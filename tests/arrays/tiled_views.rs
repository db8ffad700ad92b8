//! Views, mutable views and tensors of tiled layouts, and operations on their copies, compared with those on a dense array, on every small
//! shape.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    clippy::float_cmp,
    reason = "tests of small numbers: a panic is a failure"
)]

use crate::oracle;

use shapewise::{
    Axis, Const, Keep, MinorToMajor, One, Shape, View, ViewMut,
    array::{TiledTensor, TiledView, TiledViewMut},
    axes,
    layout::{Tiled, tile::Tiles},
    shape, tiles,
};

/// Numbers of which some are equal.
fn elements(count: usize) -> Vec<i64> {
    (0..count).map(|at| i64::try_from(at * 7 % 5).unwrap() - 1).collect()
}

fn float(element: &i64) -> f64 {
    f64::from(i32::try_from(*element).unwrap())
}

/// The elements that a visitor received, sorted, because the order of visits is not promised.
fn sorted<T: Ord + Copy>(mut all: Vec<T>) -> Vec<T> {
    all.sort_unstable();
    all
}

/// The reads of `$tiled` equal those of `$dense`, which has the same elements and strides.
macro_rules! same_when_read {
    ($tiled:expr, $dense:expr, $label:expr) => {{
        let (tiled, dense, label) = (&$tiled, &$dense, &$label);
        let rows = tiled.to_tensor();
        let all: Vec<i64> = dense.iter().copied().collect();
        // One after the other, by an external loop.
        assert!(tiled.iter().copied().eq(all.iter().copied()), "{label}");
        assert!(tiled.into_iter().eq(dense), "{label}");
        assert_eq!((tiled.iter().len(), tiled.iter().count()), (all.len(), all.len()), "{label}");
        for taken in 0..all.len() + 2 {
            let (mut some, mut expected) = (tiled.iter(), all.iter());
            assert_eq!(some.nth(taken), expected.nth(taken), "{label} at {taken}");
            assert_eq!(some.len(), expected.len(), "{label} after {taken}");
            assert!(some.clone().eq(expected.clone()), "{label} after {taken}");
            assert_eq!(some.nth(1), expected.nth(1), "{label} after {taken}");
            assert_eq!(some.sum::<i64>(), expected.sum::<i64>(), "{label} after {taken}");
        }
        // All of them.
        let folded = tiled.iter().fold(Vec::new(), |mut met, element| {
            met.push(*element);
            met
        });
        assert_eq!(folded, all, "{label}");
        let (mut met, mut expected) = (Vec::new(), Vec::new());
        tiled.indexed_iter().for_each(|(index, element)| met.push((index, *element)));
        dense.indexed_for_each(|index, element| expected.push((index, *element)));
        assert_eq!(met, expected, "{label}");
        assert!(
            expected.iter().all(|(index, x)| tiled.get(*index) == Some(x) && tiled[*index] == *x),
            "{label}"
        );
        assert!(tiled.indices().eq(dense.indices()), "{label}");
        assert!(tiled == dense && dense == tiled && *tiled == tiled.view() && rows == *tiled, "{label}");
        // All of them, of the copy.
        let folded = rows.fold(Vec::new(), |mut met, element| {
            met.push(*element);
            met
        });
        assert_eq!(sorted(folded), sorted(all.clone()), "{label}");
        let mut met = Vec::new();
        rows.for_each(|element| met.push(*element));
        assert_eq!(sorted(met), sorted(all.clone()), "{label}");
        // One result for all elements.
        assert_eq!((rows.sum(), rows.product()), (dense.sum(), dense.product()), "{label}");
        assert_eq!((rows.max(), rows.min()), (dense.max(), dense.min()), "{label}");
        assert_eq!((rows.argmax(), rows.argmin()), (dense.argmax(), dense.argmin()), "{label}");
        assert_eq!(rows.max_by(i64::cmp), dense.max_by(i64::cmp), "{label}");
        assert_eq!(rows.min_by(i64::cmp), dense.min_by(i64::cmp), "{label}");
        assert_eq!(rows.argmax_by(i64::cmp), dense.argmax_by(i64::cmp), "{label}");
        assert_eq!(rows.argmin_by(i64::cmp), dense.argmin_by(i64::cmp), "{label}");
        for wanted in -2..4 {
            assert_eq!(rows.position(|x| *x == wanted), dense.position(|x| *x == wanted), "{label}");
            assert_eq!(rows.any(|x| *x == wanted), dense.any(|x| *x == wanted), "{label}");
            assert_eq!(rows.all(|x| *x < wanted), dense.all(|x| *x < wanted), "{label}");
        }
        let mut tested = 0;
        rows.any(|_| {
            tested += 1;
            true
        });
        assert_eq!(tested, all.len().min(1), "{label}: short-circuits");
        // Copies.
        assert_eq!((tiled.to_vec(), rows.try_to_vec()), (all.clone(), Ok(all.clone())), "{label}");
        assert_eq!(rows.as_slice(), all, "{label}");
        let squares: Vec<i64> = all.iter().map(|x| x * x).collect();
        assert_eq!(tiled.map(|x| x * x).as_slice(), squares, "{label}");
        assert_eq!((tiled.extents(), tiled.shape()), (dense.extents(), dense.shape()), "{label}");
        assert_eq!(tiled.typed_extents(), rows.typed_extents(), "{label}");
    }};
}

/// The reductions of `$tiled` along an axis equal those of `$dense`.
macro_rules! same_along {
    ($axis:expr, $tiled:expr, $dense:expr, $label:expr) => {{
        let (axis, tiled, dense, label) = ($axis, &$tiled.to_tensor(), &$dense, &$label);
        let digits = |number: &i64, digit: &i64| number.wrapping_mul(10).wrapping_add(*digit);
        assert_eq!(tiled.fold_axis(axis, 0, digits), dense.fold_axis(axis, 0, digits), "{label}");
        assert_eq!(tiled.sum_axis(axis), dense.sum_axis(axis), "{label}");
        assert_eq!(tiled.product_axis(axis), dense.product_axis(axis), "{label}");
        assert_eq!(tiled.max_axis(axis), dense.max_axis(axis), "{label}");
        assert_eq!(tiled.min_axis(axis), dense.min_axis(axis), "{label}");
        assert_eq!(tiled.max_axis_by(axis, i64::cmp), dense.max_axis_by(axis, i64::cmp), "{label}");
        assert_eq!(tiled.min_axis_by(axis, i64::cmp), dense.min_axis_by(axis, i64::cmp), "{label}");
        assert_eq!(tiled.argmax_axis(axis), dense.argmax_axis(axis), "{label}");
        assert_eq!(tiled.argmin_axis(axis), dense.argmin_axis(axis), "{label}");
        assert_eq!(tiled.argmax_axis_by(axis, i64::cmp), dense.argmax_axis_by(axis, i64::cmp), "{label}");
        assert_eq!(tiled.argmin_axis_by(axis, i64::cmp), dense.argmin_axis_by(axis, i64::cmp), "{label}");
    }};
}

/// The operations on pairs of elements of `$tiled` and another view, in both orders, equal those of `$dense`.
macro_rules! same_in_pairs {
    ($tiled:expr, $dense:expr, $other:expr, $label:expr) => {{
        let (tiled, dense, other, label) = (&$tiled.to_tensor(), &$dense, &$other, &$label);
        let pairs = |view: &Result<_, _>| -> Option<Vec<(i64, i64)>> {
            let all: &Result<Vec<(i64, i64)>, shapewise::broadcast::BroadcastError> = view;
            all.clone().ok().map(sorted)
        };
        let push = |mut all: Vec<(i64, i64)>, x: &i64, y: &i64| {
            all.push((*x, *y));
            all
        };
        let (found, expected) =
            (tiled.try_zip_fold(other, Vec::new(), push), dense.try_zip_fold(other, Vec::new(), push));
        assert_eq!(pairs(&found), pairs(&expected), "{label}");
        assert_eq!(found.err(), expected.err(), "{label}");
        let found = other.try_zip_fold(&tiled.view(), Vec::new(), push);
        assert_eq!(pairs(&found), pairs(&other.try_zip_fold(dense, Vec::new(), push)), "{label}");
        assert_eq!(tiled.try_inner_product(other), dense.try_inner_product(other), "{label}");
        assert_eq!(tiled.try_zip_any(other, |x, y| x > y), dense.try_zip_any(other, |x, y| x > y), "{label}");
        assert_eq!(
            tiled.try_zip_all(other, |x, y| x <= y),
            dense.try_zip_all(other, |x, y| x <= y),
            "{label}"
        );
    }};
}

/// The writes to `$tiled` equal those to `$dense`.
macro_rules! same_when_written {
    ($tiled:expr, $dense:expr, $from:expr, $label:expr) => {{
        let (tiled, dense, from, label) = (&mut $tiled, &mut $dense, $from, &$label);
        macro_rules! both {
            ($x:ident => $write:expr) => {{
                let mut rows = tiled.to_tensor();
                let found = {
                    let $x = &mut rows;
                    $write
                };
                assert_eq!(tiled.try_copy_from(&rows), Ok(()), "{label}");
                let expected = {
                    let $x = &mut *dense;
                    $write
                };
                assert_eq!(found, expected, "{label}");
                assert!(tiled.iter().eq(dense.iter()), "{label}: {}", stringify!($write));
            }};
        }
        // In the tiles.
        macro_rules! in_place {
            ($x:ident => $write:expr) => {{
                {
                    let $x = &mut *tiled;
                    $write
                }
                {
                    let $x = &mut *dense;
                    $write
                }
                assert!(tiled.iter().eq(dense.iter()), "{label}: {}", stringify!($write));
            }};
        }
        in_place!(x => x.fill(3));
        in_place!(x => x.for_each_mut(|x| *x *= 2));
        in_place!(x => x.indexed_for_each_mut(|index, x| {
            *x += index.iter().fold(0, |sum, at| 10 * sum + i64::try_from(*at).unwrap());
        }));
        in_place!(x => x.indices().for_each(|index| {
            x[index] -= 3;
            *x.get_mut(index).unwrap() *= 5;
        }));
        // In the copy.
        both!(x => x.fill(3));
        both!(x => x.try_assign(from));
        both!(x => x.for_each_mut(|x| *x *= 2));
        both!(x => x.indexed_for_each_mut(|index, x| {
            *x += index.iter().fold(0, |sum, at| 10 * sum + i64::try_from(*at).unwrap());
        }));
        both!(x => x.try_map_from(from, |y| y - 4));
        both!(x => x.try_zip_apply(from, |x, y| *x = 3 * *x + y));
        both!(x => x.try_zip_from(from, from, |x, y| x * y + 1));
        both!(x => x.try_zip_from3(from, from, from, |x, y, z| x * y - z));
    }};
}

/// Checks everything on a layout. A macro, because different static extents are different types.
macro_rules! check {
    ($layout:expr) => {{
        let layout = $layout;
        let shape = *layout.shape();
        let [rows, columns] = shape.extents();
        let count = rows * columns;
        let label = layout.to_string();
        let all = elements(count);
        let dense = View::from_shape(&all, shape).unwrap();
        let mut tiled = dense.to_tiled_with(layout, 99).unwrap();
        let memory = tiled.as_memory().to_vec();

        // Reads.
        same_when_read!(TiledView::with_layout(&memory, layout).unwrap(), dense, label);
        same_when_read!(tiled, dense, label);
        same_when_read!(tiled.view_mut(), dense, label);
        assert!(tiled.view().iter().eq(&TiledView::with_layout(&memory, layout).unwrap()), "{label}");
        same_along!(Axis::<0>, tiled, dense, label);
        same_along!(Axis::<1>, tiled.view(), dense, label);
        same_along!(Keep(Axis::<1>), tiled.view_mut(), dense, label);
        let floats: Vec<f64> = memory.iter().map(float).collect();
        let (mean, expected) =
            (TiledView::with_layout(&floats, layout).unwrap().to_tensor().mean(), dense.map(float).mean());
        assert!(mean == expected || count == 0 && mean.is_nan(), "{label}: {mean}");
        let means = TiledView::with_layout(&floats, layout).unwrap().to_tensor().mean_axis(Axis::<0>);
        let expected = dense.map(float).mean_axis(Axis::<0>);
        assert!(means.iter().zip(&expected).all(|(x, y)| x == y || x.is_nan() && y.is_nan()), "{label}");
        // Elements that own memory are cloned one by one.
        let texts: Vec<String> = memory.iter().map(ToString::to_string).collect();
        let words = TiledView::with_layout(&texts, layout).unwrap();
        let expected: Vec<String> = all.iter().map(ToString::to_string).collect();
        assert_eq!(
            (words.to_vec(), words.map(Clone::clone).into_vec()),
            (expected.clone(), expected),
            "{label}"
        );
        let units = vec![(); memory.len()];
        let units = TiledView::with_layout(&units, layout).unwrap();
        assert_eq!((units.to_vec().len(), units.iter().count()), (count, count), "{label}");
        let mut cells = vec![(); memory.len()];
        let mut cells = TiledViewMut::with_layout(&mut cells, layout).unwrap();
        assert_eq!((cells.try_copy_from(&units), cells.fill(())), (Ok(()), ()), "{label}");

        // Pairs, also with operands that broadcast, and with operands that do not.
        let view = TiledView::with_layout(&memory, layout).unwrap().to_tensor();
        let others = elements(rows.max(1) * columns.max(1) + 3 * rows.max(1));
        for extents in [[rows, columns], [1, columns], [rows, 1], [1, 1], [rows + 2, columns]] {
            let Ok(other) = View::new(&others, extents) else { continue };
            let label = format!("{label} with {extents:?}");
            same_in_pairs!(tiled, dense, other, label);
            same_in_pairs!(tiled.view_mut(), dense, other, label);
            let found = view.try_zip_map(&other, |x, y| x - 2 * y);
            assert_eq!(found, dense.try_zip_map(&other, |x, y| x - 2 * y), "{label}");
            assert_eq!(
                other.try_zip_map(&view, |x, y| 2 * y - x),
                other.try_zip_map(&dense, |x, y| 2 * y - x),
                "{label}"
            );
            assert_eq!(tiled.view_mut().to_tensor().try_zip_map(&other, |x, y| x - 2 * y), found, "{label}");
        }
        same_in_pairs!(tiled, dense, view, label);
        assert_eq!(
            view.try_zip_map(&dense.to_tensor(), |x, y| x + 3 * y),
            dense.try_zip_map(&dense, |x, y| x + 3 * y)
        );
        assert_eq!(
            dense.to_tensor().try_zip_map(&tiled.to_tensor(), |x, y| x + 3 * y),
            dense.try_zip_map(&dense, |x, y| x + 3 * y)
        );

        // Writes; cells that hold no element are unchanged.
        for extents in [[rows, columns], [1, columns], [rows, 1], [1, 1], [rows + 1, columns]] {
            let Ok(from) = View::new(&others, extents) else { continue };
            let label = format!("{label} from {extents:?}");
            let mut expected = dense.to_tensor();
            same_when_written!(tiled, expected, &from, label);
            let mut cells = memory.clone();
            let mut writable = TiledViewMut::with_layout(&mut cells, layout).unwrap();
            same_when_written!(writable, expected, &from, label);
            assert!(tiled.as_memory().iter().eq(&cells), "{label}");
            for (offset, cell) in cells.iter().enumerate() {
                let is_padding = shapewise::Mapping::index_at(&layout, offset).is_none();
                assert!(!is_padding || *cell == 99, "{label}: padding at {offset}");
            }
        }
        // From tiles.
        let mut expected = dense.to_tensor();
        same_when_written!(tiled, expected, &view, label);
        let mut out = vec![0; count];
        let mut out = ViewMut::new(&mut out, [rows, columns]).unwrap();
        out.try_copy_from(&tiled).unwrap();
        assert!(tiled == out, "{label}");
        out.try_assign(&view).unwrap();
        assert_eq!(out.to_vec(), all, "{label}");
        view.map_into(&mut out, |x| -x);
        assert_eq!(out.to_vec(), all.iter().map(|x| -x).collect::<Vec<_>>(), "{label}");
        out.zip_apply(&view, |to, x| *to += x);
        assert!(out.all(|x| *x == 0), "{label}");
        out.zip_from3(&view, &view, &View::new(&[7], [1, 1]).unwrap(), |x, y, z| x + y + z);
        assert_eq!(out.to_vec(), all.iter().map(|x| 2 * x + 7).collect::<Vec<_>>(), "{label}");
        let mut moved = TiledTensor::with_layout(vec![7; memory.len()], layout).unwrap();
        moved.copy_from(&tiled);
        moved.fill_padding(99);
        assert!(
            moved.as_memory() == tiled.as_memory() && moved == tiled && moved.clone() == tiled,
            "{label}"
        );
        assert_eq!(tiled.to_tiled_with(layout, 99).unwrap().into_memory(), tiled.as_memory(), "{label}");
    }};
}

#[test]
fn all_small_layouts_of_one_and_two_tiles() {
    let lists: [&[&[usize]]; 8] = [
        &[],
        &[&[2]],
        &[&[1, 3]],
        &[&[2, 2]],
        &[&[3, 2, 1]],
        &[&[2, 2], &[2, 1]],
        &[&[2, 4], &[2]],
        &[&[4], &[1, 3]],
    ];
    let mut layouts = 0;
    for order in [[1, 0], [0, 1]] {
        for extents in oracle::shapes(2, 3) {
            for sizes in lists {
                let tiles = Tiles::from_sizes(sizes).unwrap();
                let shape = Shape::new([extents[0], extents[1]]).unwrap();
                let order = MinorToMajor::new(order).unwrap();
                check!(Tiled::new(shape, order, tiles.as_tiles()).unwrap());
                layouts += 1;
            }
        }
    }
    assert!(layouts > 200, "{layouts}");
}

/// As [`all_small_layouts_of_one_and_two_tiles`], for other ranks.
#[test]
fn layouts_of_ranks_0_1_and_3() {
    macro_rules! check {
        ($order:expr, $extents:expr, $sizes:expr) => {{
            let tiles = Tiles::from_sizes($sizes).unwrap();
            let order = MinorToMajor::new($order).unwrap();
            let layout = Tiled::new(Shape::new($extents).unwrap(), order, tiles.as_tiles()).unwrap();
            let all = elements(layout.shape().element_count());
            let dense = View::new(&all, $extents).unwrap();
            let mut tiled = dense.to_tiled_with(layout, 99).unwrap();
            let label = layout.to_string();
            same_when_read!(tiled, dense, label);
            same_in_pairs!(tiled, dense, dense, label);
            same_when_written!(tiled, dense.to_tensor(), &dense, label);
        }};
    }
    check!([], [], &[&[2]]);
    for extent in 0..7 {
        check!([0], [extent], &[&[4]]);
        check!([0], [extent], &[&[4], &[2, 1]]);
    }
    for extents in oracle::shapes(3, 3) {
        let extents = [extents[0], extents[1], extents[2]];
        for order in [[2, 1, 0], [0, 2, 1]] {
            check!(order, extents, &[&[2, 2]]);
            check!(order, extents, &[&[2, 2, 2], &[2, 1]]);
        }
    }
}

/// With `*`, offsets are not sums over axes.
#[test]
fn combined_axes() {
    let order = MinorToMajor::typed(axes![1, 0]);
    check!(Tiled::new(Shape::new([3, 4]).unwrap(), order, tiles![(*, 5)]).unwrap());
    check!(Tiled::new(Shape::new([2, 3]).unwrap(), MinorToMajor::ROW_MAJOR, tiles![(*, 4)(3)]).unwrap());
}

/// Layouts that are visited by tables of offsets, because they have more elements than the small ones.
#[test]
fn larger_layouts() {
    let lists: [&[&[usize]]; 2] = [&[&[3, 4], &[2]], &[&[8, 4], &[2, 1]]];
    for sizes in lists {
        let tiles = Tiles::from_sizes(sizes).unwrap();
        check!(Tiled::new(Shape::new([11, 13]).unwrap(), MinorToMajor::ROW_MAJOR, tiles.as_tiles()).unwrap());
        check!(
            Tiled::new(Shape::new([1, 70]).unwrap(), MinorToMajor::COLUMN_MAJOR, tiles.as_tiles()).unwrap()
        );
    }
    check!(Tiled::new(Shape::new([9, 8]).unwrap(), MinorToMajor::ROW_MAJOR, tiles![(*, 5)]).unwrap());
}

/// Extents, order and tiles in the type change nothing.
#[test]
fn layouts_in_the_type() {
    let order = MinorToMajor::typed(axes![1, 0]);
    check!(Tiled::new(Shape::new([3, 5]).unwrap(), order, tiles![(2, 2)]).unwrap());
    check!(Tiled::new(Shape::new([5, 4]).unwrap(), order, tiles![(2, 4)(2, 1)]).unwrap());
}

/// Results of a tiled view keep the extents in its type.
#[test]
fn extents_in_the_type_stay_there() {
    let order = MinorToMajor::typed(axes![1, 0]);
    let layout = Tiled::new(Shape::new(shape![3, 5]).unwrap(), order, tiles![(2, 2)]).unwrap();
    let all = elements(15);
    let dense = View::new(&all, shape![3, 5]).unwrap();
    let tiled = dense.to_tiled(layout).unwrap();
    let (_, _): (Const<3>, Const<5>) = tiled.typed_extents();
    let (_, _): (Const<3>, Const<5>) = tiled.view().to_tensor().typed_extents();
    let (_, _): (Const<3>, Const<5>) = tiled.map(|x| *x).typed_extents();
    same_when_read!(tiled.view(), dense, "static");
    let row = View::new(&all, (One, Const::<5>)).unwrap();
    same_in_pairs!(tiled, dense, row, "static");
    let sum = tiled.view().to_tensor().zip_map(&row, |x, y| x + y);
    let (_, _): (Const<3>, Const<5>) = sum.typed_extents();
    assert_eq!(sum, dense.zip_map(&row, |x, y| x + y));
    let mut other: TiledTensor<i64, 2, _> = tiled.clone();
    same_when_written!(other, dense.to_tensor(), &row, "static");
    same_when_written!(other, dense.to_tensor(), &tiled.to_tensor(), "static");
}
