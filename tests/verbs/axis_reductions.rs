//! Reductions along an axis, compared with a loop over one index at a time: all axes of all small shapes, in all memory
//! orders, forwards, backwards with gaps, and stretched.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    clippy::cast_possible_wrap,
    clippy::cast_possible_truncation,
    clippy::missing_assert_message,
    clippy::float_cmp,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure, and the floats are integers"
)]

use crate::oracle;

use core::cmp::{Ordering, Reverse};

use oracle::{array, indices, orders, shapes};
use shapewise::{
    Axis, AxisOf, Const, Keep, Layout, MinorToMajor, One, RowMajor, Shape, Strided, Tensor, View, axes,
    layout::Tiled,
    rank::{Minus, Ranks},
    s, shape, tiles,
};

/// In each order of the axes: forwards, backwards with gaps, and with some axes stretched.
fn layouts<const R: usize>(extents: [usize; R]) -> Vec<Strided<R>> {
    let mut layouts = Vec::new();
    for order in orders(R) {
        let (mut strides, mut stride) = ([0; R], 1);
        for &axis in order.iter().rev() {
            strides[axis] = stride;
            stride *= extents[axis].cast_signed().max(1);
        }
        layouts.push(strides);
        layouts.push(strides.map(|stride| -2 * stride));
        layouts.push(core::array::from_fn(|axis| if axis % 2 == 0 { -strides[axis] } else { strides[axis] }));
        for stretched in 1..1_usize << R {
            layouts.push(core::array::from_fn(
                |axis| if stretched >> axis & 1 == 1 { 0 } else { strides[axis] },
            ));
        }
    }
    layouts.into_iter().map(|strides| Strided::new(extents, strides).unwrap()).collect()
}

/// The elements along the axis, in order, for each index of the other axes.
fn lines<const R: usize>(view: &View<'_, i64, R>, axis: usize) -> Vec<Vec<i64>> {
    let mut others = view.extents().to_vec();
    others.remove(axis);
    let line = |index: Vec<usize>| {
        let at = |place| {
            let mut index = index.clone();
            index.insert(axis, place);
            view[array(&index)]
        };
        (0..view.extents()[axis]).map(at).collect()
    };
    indices(&others).into_iter().map(line).collect()
}

fn each<V>(lines: &[Vec<i64>], of: impl Fn(&[i64]) -> V) -> Vec<V> {
    lines.iter().map(|line| of(line)).collect()
}

fn check<const R: usize, const Q: usize>(extents: &[usize]) -> usize
where
    Ranks: Minus<R, 1, Q>,
{
    let mut cases = 0;
    for layout in layouts(array::<R>(extents)) {
        let memory: Vec<i64> = (0..layout.span()).map(|at| (at as i64 * 7) % 5 - 2).collect();
        let view = View::with_layout(&memory, layout).unwrap();
        for number in 0..R {
            let axis = AxisOf::<R>::new(number.cast_signed()).unwrap();
            let lines = lines(&view, number);
            let (mut left, mut kept) = (extents.to_vec(), extents.to_vec());
            left.remove(number);
            kept[number] = 1;

            let sums: Tensor<i64, Q> = view.sum_axis(axis);
            assert_eq!(sums.extents(), left[..]);
            assert_eq!(sums.into_vec(), each(&lines, |line| line.iter().sum::<i64>()), "{layout:?} {axis:?}");
            let sums: Tensor<i64, R> = view.sum_axis(Keep(axis));
            assert_eq!(sums.extents(), kept[..]);
            assert_eq!(sums.into_vec(), each(&lines, |line| line.iter().sum::<i64>()), "{layout:?} {axis:?}");
            assert_eq!(view.product_axis(axis).into_vec(), each(&lines, |line| line.iter().product::<i64>()));
            // A fold whose result shows the order: a number in base 7.
            let digits = |number: &i64, digit: &i64| number.wrapping_mul(7).wrapping_add(digit + 2);
            assert_eq!(
                view.fold_axis(axis, 1, digits).into_vec(),
                each(&lines, |line| line.iter().fold(1, |number, digit| digits(&number, digit))),
                "{layout:?} {axis:?}"
            );
            // Elements that are cloned and not copied.
            let texts = view.fold_axis(axis, String::new(), |text, x| format!("{text}{x}"));
            assert_eq!(
                texts.into_vec(),
                each(&lines, |line| line.iter().map(i64::to_string).collect::<String>())
            );
            // Each lane is a view, in the order of the results and of the axis.
            let mut visited = Vec::new();
            let counts: Tensor<usize, Q> = view.map_axis(axis, |lane| {
                visited.push(lane.to_vec());
                lane.len()
            });
            assert_eq!((counts.extents(), &visited), (array(&left), &lines), "{layout:?} {axis:?}");
            assert_eq!(counts.into_vec(), each(&lines, <[i64]>::len));
            let lasts: Tensor<Option<&i64>, R> =
                view.map_axis(Keep(axis), |lane| lane.len().checked_sub(1).and_then(|last| lane.get([last])));
            assert_eq!(lasts.extents(), kept[..]);
            assert!(lasts.iter().map(|last| last.copied()).eq(lines.iter().map(|line| line.last().copied())));

            let is = |x: &i64| *x > 0;
            assert_eq!(
                view.any_axis(axis, is).into_vec(),
                each(&lines, |line| line.iter().any(is)),
                "{layout:?}"
            );
            assert_eq!(
                view.all_axis(axis, is).into_vec(),
                each(&lines, |line| line.iter().all(is)),
                "{layout:?}"
            );
            assert_eq!(view.all_axis(Keep(axis), is).extents(), kept[..]);

            let some = extents[number] > 0;
            let max = view.max_axis(axis).map(Tensor::into_vec);
            assert_eq!(max, some.then(|| each(&lines, |line| *line.iter().max().unwrap())), "{layout:?}");
            let min = view.min_axis(Keep(axis)).map(Tensor::into_vec);
            assert_eq!(min, some.then(|| each(&lines, |line| *line.iter().min().unwrap())), "{layout:?}");
            assert_eq!(view.max_axis_by(axis, Ord::cmp), view.max_axis(axis));
            assert_eq!(view.min_axis_by(axis, Ord::cmp), view.min_axis(axis));
            // `min_by_key` returns the first.
            let first =
                |line: &[i64], key: fn(i64) -> i64| (0..line.len()).min_by_key(|&at| key(line[at])).unwrap();
            let places = view.argmax_axis(axis).map(Tensor::into_vec);
            assert_eq!(places, some.then(|| each(&lines, |line| first(line, |x| -x))), "{layout:?} {axis:?}");
            let places = view.argmin_axis(Keep(axis)).map(Tensor::into_vec);
            assert_eq!(places, some.then(|| each(&lines, |line| first(line, |x| x))), "{layout:?} {axis:?}");
            // A comparison that takes 0 to be equal to all numbers, as others do NaN: the places are those of a loop in the order of the axis.
            let compare = |x: &i64, y: &i64| if x * y == 0 { Ordering::Equal } else { x.cmp(y) };
            let most = |line: &[i64], sign: i64| {
                (1..line.len()).fold(0, |most, at| {
                    if compare(&(sign * line[at]), &(sign * line[most])).is_gt() { at } else { most }
                })
            };
            let places = view.argmax_axis_by(axis, compare).map(Tensor::into_vec);
            assert_eq!(places, some.then(|| each(&lines, |line| most(line, 1))), "{layout:?} {axis:?}");
            let places = view.argmin_axis_by(axis, compare).map(Tensor::into_vec);
            assert_eq!(places, some.then(|| each(&lines, |line| most(line, -1))), "{layout:?} {axis:?}");
            let places = view.dynamic().argmax_axis_by(number.cast_signed(), compare).unwrap();
            assert_eq!(
                places.map(|places| places.to_vec()),
                some.then(|| each(&lines, |line| most(line, 1)))
            );
            cases += 1;
        }
        let all: Vec<i64> = view.iter().copied().collect();
        let argmax = all
            .iter()
            .enumerate()
            .min_by_key(|(_, x)| Reverse(**x))
            .map(|(at, _)| array::<R>(&indices(extents)[at]));
        let argmin =
            all.iter().enumerate().min_by_key(|(_, x)| **x).map(|(at, _)| array::<R>(&indices(extents)[at]));
        for (found, expected) in [
            (view.argmax(), argmax),
            (view.argmax_by(Ord::cmp), argmax),
            (view.argmin(), argmin),
            (view.argmin_by(Ord::cmp), argmin),
        ] {
            assert_eq!(found, expected, "{layout:?}");
        }
    }
    cases
}

#[test]
fn all_axes_of_small_shapes_in_all_orders() {
    let mut cases = 0;
    for extents in shapes(1, 5) {
        cases += check::<1, 0>(&extents);
    }
    for extents in shapes(2, 5) {
        cases += check::<2, 1>(&extents);
    }
    for extents in shapes(3, 3) {
        cases += check::<3, 2>(&extents);
    }
    assert!(cases > 10_000, "{cases}");
}

/// Rows that are long enough for lanes, and blocks of four rows with some remaining.
#[test]
fn long_axes() {
    for (rows, columns) in [(3, 300), (300, 3), (67, 131), (128, 64), (1, 200), (200, 1)] {
        let memory: Vec<i64> = (0..rows * columns).map(|at| (at as i64 * 37) % 101 - 50).collect();
        let view = View::new(&memory, [rows, columns]).unwrap();
        let floats: Vec<f32> = memory.iter().map(|&x| x as f32).collect();
        let of_floats = View::new(&floats, [rows, columns]).unwrap();
        for (view, of_floats) in [
            (view, of_floats),
            (view.transpose().ranked(), of_floats.transpose().ranked()),
            (view.slice(s![:, ..;-1]).ranked(), of_floats.slice(s![:, ..;-1]).ranked()),
        ] {
            for axis in [0, 1] {
                let lines = lines(&view, axis);
                let axis = AxisOf::new(axis.cast_signed()).unwrap();
                let sums = each(&lines, |line| line.iter().sum::<i64>());
                assert_eq!(view.sum_axis(axis).into_vec(), sums);
                assert_eq!(of_floats.sum_axis(axis).map(|&x| x as i64).into_vec(), sums);
                let means = of_floats.map(|&x| f64::from(x)).view().mean_axis(axis).into_vec();
                assert_eq!(means, each(&lines, |line| line.iter().sum::<i64>() as f64 / line.len() as f64));
                let max = each(&lines, |line| *line.iter().max().unwrap());
                assert_eq!(view.max_axis(axis).unwrap().into_vec(), max);
                let max_by = of_floats.max_axis_by(axis, f32::total_cmp).unwrap();
                assert_eq!(max_by.map(|&x| x as i64).into_vec(), max);
                for limit in [-51, -50, 0, 49, 50] {
                    let is = |x: &i64| *x > limit;
                    assert_eq!(view.any_axis(axis, is).into_vec(), each(&lines, |line| line.iter().any(is)));
                    assert_eq!(view.all_axis(axis, is).into_vec(), each(&lines, |line| line.iter().all(is)));
                }
                let argmax = each(&lines, |line| (0..line.len()).min_by_key(|&at| -line[at]).unwrap());
                assert_eq!(of_floats.argmax_axis_by(axis, f32::total_cmp).unwrap().into_vec(), argmax);
            }
        }
    }
}

/// The other extents stay in the type.
#[test]
fn extents_in_the_type_stay() {
    let memory: Vec<i32> = (0..24).collect();
    let n = memory.len() / 12;
    let cube = View::new(&memory, shape![n, 3, 4]).unwrap();
    let _: Tensor<i32, 2, RowMajor<2, (usize, Const<4>)>> = cube.sum_axis(Axis::<1>);
    let _: Tensor<i32, 3, RowMajor<3, (usize, Const<3>, One)>> = cube.product_axis(Keep(Axis::<2>));
    let _: Option<Tensor<usize, 2, RowMajor<2, (Const<3>, Const<4>)>>> = cube.argmax_axis(Axis::<0>);
    // For a view derived from a typed one.
    let sums = cube.transpose().sum_axis(Axis::<2>);
    let _: &RowMajor<2, (Const<4>, Const<3>)> = sums.layout();
    assert_eq!(sums.view()[[3, 2]], 11 + 23);
    // The ranked level, by both kinds of axis.
    let ranked: Tensor<i32, 2> = cube.ranked().sum_axis(Axis::<1>);
    assert_eq!(ranked, cube.sum_axis(AxisOf::new(-2).unwrap()));
    assert_eq!(ranked, cube.sum_axis(Axis::<1>));
    // In a generic function.
    fn totals<const R: usize, const Q: usize, L: Layout<R>>(view: &View<'_, i32, R, L>) -> Tensor<i32, Q>
    where
        Ranks: Minus<R, 1, Q>,
    {
        view.ranked().sum_axis(AxisOf::new(-1).unwrap())
    }
    assert_eq!(totals(&cube), cube.sum_axis(Axis::<2>));
    // To rank 0.
    let row = View::new(&memory, shape![24]).unwrap();
    assert_eq!(row.sum_axis(Axis::<0>)[[]], 276);
}

/// Static, mixed, ranked and dynamic arrays, and tiled ones, along each set of axes.
#[test]
fn any_and_all_on_every_level() {
    let memory: Vec<i64> = (0..24).map(|at| at * 7 % 24).collect();
    let n = memory.len() / 12;
    let fixed = View::new(&memory, shape![2, 3, 4]).unwrap();
    let mixed = View::new(&memory, shape![n, 3, 4]).unwrap();
    let ranked = fixed.ranked();
    let dynamic = fixed.dynamic();
    let layout = Tiled::new(Shape::new([2, 3, 4]).unwrap(), MinorToMajor::ROW_MAJOR, tiles![(2, 2)]).unwrap();
    let tiled = fixed.to_tiled_with(layout, -1).unwrap().to_tensor();
    // For each index of the axes that are not reduced.
    let expected = |axes: &[usize], all: bool, limit: i64| -> Vec<bool> {
        let mut results =
            vec![all; (0..3).filter(|axis| !axes.contains(axis)).map(|axis| [2, 3, 4][axis]).product()];
        for (index, element) in indices(&[2, 3, 4]).iter().zip(&memory) {
            let others = (0..3).filter(|axis| !axes.contains(axis));
            let place = others.fold(0, |place, axis| place * [2, 3, 4][axis] + index[axis]);
            let is = *element > limit;
            results[place] = if all { results[place] && is } else { results[place] || is };
        }
        results
    };
    let mut seen = [0; 2];
    for limit in -1..24 {
        let is = |x: &i64| *x > limit;
        macro_rules! each_axes {
            ($([$($axis:literal),*])*) => { $({
                let places: &[usize] = &[$($axis),*];
                let (any, all) = (expected(places, false, limit), expected(places, true, limit));
                seen[0] += any.iter().filter(|is| **is).count();
                seen[1] += all.iter().filter(|is| **is).count();
                each_axes!(any, all, axes![$($axis),*]; fixed, mixed, ranked, tiled);
                assert_eq!(dynamic.any_axis([$($axis),*], is).unwrap().as_slice(), any);
                assert_eq!(dynamic.all_axis([$($axis),*], is).unwrap().as_slice(), all);
            })* };
            ($any:ident, $all:ident, $axes:expr; $($array:ident),*) => { $(
                assert_eq!($array.any_axis($axes, is).as_slice(), $any);
                assert_eq!($array.all_axis($axes, is).as_slice(), $all);
                assert_eq!($array.all_axis(Keep($axes), is).as_slice(), $all);
            )* };
        }
        each_axes!([0] [1] [2] [0, 1] [1, 2] [0, 2] [0, 1, 2]);
    }
    assert!(seen.iter().all(|seen| *seen > 100), "{seen:?}");
    let _: Tensor<bool, 2, RowMajor<2, (usize, Const<4>)>> = mixed.any_axis(Axis::<1>, |x| *x > 0);
    // No elements along the axes.
    let none = View::<i64, 2>::new(&[], [2, 0]).unwrap();
    assert_eq!(none.any_axis(Axis::<1>, |_| true).as_slice(), [false; 2]);
    assert_eq!(none.all_axis(Axis::<1>, |_| false).as_slice(), [true; 2]);
    assert_eq!(none.dynamic().all_axis(0, |_| false).unwrap().element_count(), 0);
}

/// The type of the result broadcasts back.
#[test]
fn kept_axes_broadcast_back() {
    let memory = [1.0, 2.0, 3.0, 4.0, 5.0, 9.0];
    let matrix = View::new(&memory, shape![2, 3]).unwrap();
    let centred = matrix - matrix.mean_axis(Keep(Axis::<1>));
    let _: &RowMajor<2, (Const<2>, Const<3>)> = centred.layout();
    assert_eq!(centred.as_slice(), [-1.0, 0.0, 1.0, -2.0, -1.0, 3.0]);
    let ranked = matrix.ranked() - matrix.ranked().mean_axis(Keep(AxisOf::new(0).unwrap()));
    assert_eq!(ranked.as_slice(), [-1.5, -1.5, -3.0, 1.5, 1.5, 3.0]);
}

#[test]
fn nans_and_no_elements() {
    let memory = [1.0, f64::NAN, 3.0, 4.0];
    let matrix = View::new(&memory, [2, 2]).unwrap();
    let max = matrix.max_axis_by(Axis::<0>, f64::total_cmp).unwrap();
    assert!(max[[0]] == 3.0 && max[[1]].is_nan());
    assert_eq!(matrix.fold_axis(Axis::<0>, f64::NEG_INFINITY, |x, y| x.max(*y)).as_slice(), [3.0, 4.0]);
    assert!(View::<f64, 1>::new(&[], [0]).unwrap().mean().is_nan());
    let none = View::<f64, 2>::new(&[], [2, 0]).unwrap();
    assert!(none.mean_axis(Axis::<1>).view().all(|x| x.is_nan()));
    assert_eq!(none.sum_axis(Axis::<0>).extents(), [0]);
    assert!(none.argmax_axis_by(Axis::<1>, f64::total_cmp).is_none());
    assert_eq!(none.argmax_axis_by(Axis::<0>, f64::total_cmp).unwrap().extents(), [0]);
}

#[test]
#[should_panic(expected = "there is no memory for")]
fn a_result_that_does_not_fit_memory_panics_with_the_message_of_an_error() {
    let unit = View::new(&[1_u64], [1, 1]).unwrap();
    let view = unit.try_broadcast_to([1, isize::MAX.unsigned_abs() / 2]).unwrap();
    let _ = view.sum_axis(Axis::<0>);
}

/// Along each set of axes: as the extremes of integers, and the first of equal elements in logical order.
#[test]
fn extremes_by_a_comparison_along_several_axes() {
    let memory: Vec<i64> = (0..120).map(|at| at * 7 % 30).collect();
    let cube = View::new(&memory, [4, 5, 6]).unwrap();
    // Compares tens, so that different elements are equal.
    let tens = |x: &i64, y: &i64| (x / 10).cmp(&(y / 10));
    macro_rules! check {
        ($($axes:expr, $is_reduced:expr;)*) => { $(
            for cube in [cube, cube.flip(Axis::<1>), cube.transpose(), cube.slice(s![.., ..;-2, 1..])] {
                assert_eq!(cube.max_axis_by($axes, i64::cmp), cube.max_axis($axes));
                assert_eq!(cube.min_axis_by($axes, i64::cmp), cube.min_axis($axes));
                assert_eq!(cube.max_axis_by(Keep($axes), i64::cmp), cube.max_axis(Keep($axes)));
                let mut firsts: Vec<([usize; 3], i64)> = Vec::new();
                cube.indexed_for_each(|index, x| {
                    let result: [usize; 3] = core::array::from_fn(|at| if $is_reduced[at] { 0 } else { index[at] });
                    match firsts.iter_mut().find(|(index, _)| *index == result) {
                        None => firsts.push((result, *x)),
                        Some((_, most)) if tens(x, most).is_gt() => *most = *x,
                        Some(_) => {}
                    }
                });
                firsts.sort_unstable();
                let firsts: Vec<i64> = firsts.into_iter().map(|(_, first)| first).collect();
                assert_eq!(cube.max_axis_by($axes, tens).unwrap().to_vec(), firsts);
                let dynamic = cube.dynamic();
                let places: Vec<isize> = (0..3).filter(|&at| $is_reduced[at]).map(usize::cast_signed).collect();
                assert_eq!(dynamic.max_axis_by(&*places, tens).unwrap().unwrap().as_slice(), firsts);
                let least = dynamic.min_axis_by(&*places, i64::cmp).unwrap();
                assert_eq!(least.unwrap().as_slice(), cube.min_axis($axes).unwrap().as_slice());
            }
        )* };
    }
    check! {
        Axis::<0>, [true, false, false];
        axes![0, 1], [true, true, false];
        axes![0, 2], [true, false, true];
        axes![2, 1], [false, true, true];
        axes![0, 1, 2], [true, true, true];
        axes![], [false; 3];
    }
    let typed = View::new(&memory, shape![4, 5, 6]).unwrap();
    let most: Tensor<i64, 1, RowMajor<1, (Const<5>,)>> = typed.max_axis_by(axes![0, 2], i64::cmp).unwrap();
    assert_eq!(most, typed.max_axis(axes![0, 2]).unwrap());
    let none = View::<f32, 3>::new(&[], [2, 0, 3]).unwrap();
    assert!(none.max_axis_by(axes![0, 1], f32::total_cmp).is_none());
    assert_eq!(none.max_axis_by(axes![0, 2], f32::total_cmp).unwrap().extents(), [0]);
}
