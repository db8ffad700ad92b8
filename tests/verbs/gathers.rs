//! Gathering, scattering, scans, orders and reductions along several axes, compared with the definition of each element: all small shapes,
//! all axes, in all memory orders, forwards, backwards with gaps, and stretched; on the ranked and on the dynamic level.
#![cfg(feature = "std")]
#![allow(
    clippy::needless_range_loop,
    reason = "tests of small numbers: a panic is a failure, and tests may use all of std"
)]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    clippy::float_cmp,
    clippy::indexing_slicing,
    clippy::missing_assert_message,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

use crate::oracle;

use oracle::{
    Naive, array, indices,
    layouts::{self, axis, same},
    shapes,
};
use shapewise::{
    Axis, AxisOf, Const, Keep, LastAxis, MemoryError, One, Tensor, View, axes, s, shape,
    verbs::{SplitError, TakeError, select},
};

/// Views of each layout of these extents, and their elements, some of which are equal.
fn each_view<const R: usize>(extents: &[usize], check: impl FnMut(View<'_, i64, R>, &Naive)) {
    layouts::each_view(extents, |at| (at as i64 * 7) % 5 - 2, check);
}

macro_rules! all_shapes {
    ($check:ident) => {
        for extents in shapes(1, 4) {
            $check::<1>(&extents);
        }
        for extents in shapes(2, 3) {
            $check::<2>(&extents);
        }
        for extents in shapes(3, 2) {
            $check::<3>(&extents);
        }
    };
}

fn gathers<const R: usize>(extents: &[usize]) {
    each_view::<R>(extents, |view, naive| {
        for number in 0..R {
            let extent = extents[number] as i64;
            for list in [
                vec![],
                vec![0],
                vec![-1, 0, 1],
                vec![1, 1, 2, 0],
                vec![-extent, extent - 1],
                vec![extent],
                vec![0, -extent - 1],
            ] {
                match (view.try_take(axis(number), &list[..]), naive.take(number, &list)) {
                    (Ok(found), Some(expected)) => {
                        same(&found, &expected, "taken");
                        let dynamic = view.dynamic().take(number as isize, &list).unwrap();
                        assert_eq!(dynamic.as_slice(), expected.elements);
                    }
                    (Err(error), None) => {
                        let position = list.iter().position(|at| !(-extent..extent).contains(at)).unwrap();
                        assert!(
                            matches!(error, TakeError::Index { axis, position: at, index, .. }
                                if (axis, at, index) == (number, position, i128::from(list[position]))),
                            "{error}"
                        );
                    }
                    (found, expected) => panic!("{found:?}, expected {expected:?}"),
                }
            }
            for bits in 0..1_usize << extents[number] {
                let mask: Vec<bool> = (0..extents[number]).map(|at| bits >> at & 1 == 1).collect();
                let positions: Vec<i64> = (0..extent).filter(|&at| mask[at as usize]).collect();
                let expected = naive.take(number, &positions).unwrap();
                same(&view.compress(axis(number), &mask), &expected, "compressed");
                let mut longer = mask.clone();
                longer.push(false);
                same(&view.compress(axis(number), &longer), &expected, "compressed by a longer mask");
                longer.push(true);
                let error = view.try_compress(axis(number), &longer).unwrap_err();
                assert!(matches!(error, TakeError::Mask { position, .. } if position == extents[number] + 1));
                // The inverse of `take`.
                let mut sums = naive.clone();
                let updates = Naive::counted(&expected.extents, 1);
                for (index, update) in indices(&expected.extents).iter().zip(&updates.elements) {
                    let mut at = index.clone();
                    at[number] = positions[index[number]] as usize;
                    let place =
                        at.iter().zip(&naive.extents).fold(0, |place, (at, extent)| place * extent + at);
                    sums.elements[place] += update;
                }
                let mut found = view.to_tensor();
                let updates = View::new(&updates.elements, array::<R>(&expected.extents)).unwrap();
                found.scatter(axis(number), &positions, updates, |sum, x| *sum += x);
                same(&found, &sums, "scattered");
                let mut reversed = found.view().flip(axis::<R>(number)).to_tensor();
                reversed.scatter(axis(number), &positions, updates, |sum, x| *sum -= x);
            }
            // Each index along the axis is one of the coordinates.
            let order = view.argsort_axis(axis(number));
            let sorted = naive.along(number, |line| {
                let mut line = line.to_vec();
                line.sort();
                line
            });
            same(&view.sort_axis(axis(number)), &sorted, "sorted");
            same(&view.take_along_axis(axis(number), &order), &sorted, "taken in order");
            let stable = naive.along(number, |line| {
                let mut order: Vec<i64> = (0..line.len() as i64).collect();
                order.sort_by_key(|&at| line[at as usize]);
                order
            });
            assert_eq!(order.as_slice().iter().map(|&at| at as i64).collect::<Vec<_>>(), stable.elements);
            // The first of each line in the opposite order, in which equal elements keep their order.
            for k in 0..=4_usize {
                let last_first = |line: &[i64]| {
                    let mut order: Vec<i64> = (0..line.len() as i64).collect();
                    order.sort_by_key(|&at| -line[at as usize]);
                    order.truncate(k);
                    order
                };
                let (largest, places) = view.top_k(axis(number), k);
                same(
                    &places.map(|at| *at as i64),
                    &naive.along(number, last_first),
                    "positions of the largest",
                );
                let elements = |line: &[i64]| last_first(line).iter().map(|&at| line[at as usize]).collect();
                same(&largest, &naive.along(number, elements), "the largest");
            }
            let descending = view.sort_axis_by(axis(number), |a, b| b.cmp(a));
            same(&descending, &sorted.flip(&[number]), "sorted the other way");
            let mut back = Tensor::filled(array::<R>(extents), 0);
            back.scatter_along_axis(axis(number), &order, view.sort_axis(axis(number)), |to, x| *to = *x);
            same(&back, naive, "put back");
        }
        let expected: Vec<usize> =
            indices(extents).into_iter().filter(|index| naive.at(index) > 0).flatten().collect();
        assert_eq!(view.argwhere(|x| *x > 0).as_slice(), expected);
        let positive: Vec<i64> = naive.elements.iter().copied().filter(|x| *x > 0).collect();
        assert_eq!(view.extract(view.map(|x| *x > 0)).as_slice(), positive);
    });
}

#[test]
fn elements_gathered_and_scattered() {
    all_shapes!(gathers);
}

/// Rows that are long enough for their neighbours to be requested ahead, of elements of several sizes, with and without gaps between rows.
fn columns_of<T: Clone + PartialEq + core::fmt::Debug>(make: fn(usize) -> T) {
    let memory: Vec<T> = (0..7 * 310).map(make).collect();
    let all = View::new(&memory, [7, 310]).unwrap();
    let part = all.slice(s![1..6, 3..-5]);
    for count in [0, 1, 7, 8, 16, 19, 127, 128, 130, 144, 300, 500] {
        let at: Vec<isize> = (0..count).map(|at| at * 37 % 302 - 151).collect();
        for (rows, columns) in [(1, 310), (5, 302), (7, 310)] {
            let rows = if columns == 302 { part.ranked() } else { all.slice(s![..rows, ..]).ranked() };
            for rows in [rows, rows.flip(Axis::<0>).ranked()] {
                let [height, width] = rows.extents();
                let place = |at: isize| if at < 0 { at + width as isize } else { at } as usize;
                let expected: Vec<T> = (0..height)
                    .flat_map(|row| at.iter().map(move |&at| rows[[row, place(at)]].clone()))
                    .collect();
                assert_eq!(rows.take(Axis::<1>, &at).into_vec(), expected, "{count} of {width}");
            }
        }
    }
}

#[test]
fn columns_of_long_rows() {
    columns_of(|at| at as f32);
    columns_of(|at| at as i64);
    columns_of(|at| at as u8);
    columns_of(|at| at as u16);
    columns_of(|at| at as f64);
    columns_of(|at| [at; 3]);
    columns_of(|at| at.to_string());
}

fn scans<const R: usize>(extents: &[usize]) {
    each_view::<R>(extents, |view, naive| {
        for number in 0..R {
            let running = |fold: fn(i64, i64) -> i64| {
                naive.along(number, |line| {
                    (0..line.len())
                        .map(|at| line[1..=at].iter().fold(line[0], |sum, x| fold(sum, *x)))
                        .collect()
                })
            };
            same(&view.cumsum(axis(number)), &running(|sum, x| sum + x), "running sums");
            same(&view.cumprod(axis(number)), &running(|product, x| product * x), "running products");
            let digits = naive.along(number, |line| {
                (0..line.len()).map(|at| line[..=at].iter().fold(1, |number, x| number * 7 + x)).collect()
            });
            same(&view.scan_axis(axis(number), 1, |number, x| number * 7 + x), &digits, "scanned");
            let texts = view.scan_axis(axis(number), String::new(), |text, x| format!("{text},{x}"));
            assert_eq!(texts.extents(), view.extents());
            for times in 0..5 {
                let mut expected = naive.clone();
                for _ in 0..times {
                    expected = expected
                        .along(number, |line| line.windows(2).map(|pair| pair[1] - pair[0]).collect());
                }
                same(&view.diff(axis(number), times), &expected, "differences");
                assert_eq!(view.shape().diff(axis::<R>(number), times).extents(), expected.extents[..]);
            }
            for part in 1..4 {
                let parts = view.try_split_into::<2, _, _>(axis(number), part);
                if 2 * part == extents[number] {
                    let [first, second] = parts.unwrap();
                    let first_positions: Vec<i64> = (0..part as i64).collect();
                    let second_positions: Vec<i64> = (part as i64..2 * part as i64).collect();
                    same(
                        &first.to_tensor(),
                        &naive.take(number, &first_positions).unwrap(),
                        "the first part",
                    );
                    same(
                        &second.to_tensor(),
                        &naive.take(number, &second_positions).unwrap(),
                        "the second part",
                    );
                } else {
                    assert!(matches!(parts.unwrap_err(), SplitError::Parts { parts: 2, .. }));
                }
            }
            for cuts in indices(&[5, 5]) {
                match view.try_split(axis(number), &cuts) {
                    Ok(parts) => {
                        let ends = [0, cuts[0], cuts[1], extents[number]];
                        for (part, ends) in parts.iter().zip(ends.windows(2)) {
                            let positions: Vec<i64> = (ends[0] as i64..ends[1] as i64).collect();
                            same(&part.to_tensor(), &naive.take(number, &positions).unwrap(), "a part");
                        }
                        assert_eq!(parts.len(), 3);
                    }
                    Err(error) => assert!(
                        match error {
                            SplitError::Behind { at, extent, .. } => at > extent && extent == extents[number],
                            SplitError::Descending { previous, at, .. } => previous > at,
                            _ => false,
                        },
                        "{error}"
                    ),
                }
            }
        }
    });
}

#[test]
fn scans_differences_and_parts() {
    all_shapes!(scans);
}

/// Folds over the axes that are set in `bits`, one element at a time.
fn folded(naive: &Naive, bits: usize, of: impl Fn(&[i64]) -> f64) -> (Vec<usize>, Vec<f64>) {
    let flat: Vec<usize> = naive
        .extents
        .iter()
        .enumerate()
        .map(|(axis, extent)| if bits >> axis & 1 == 1 { 1 } else { *extent })
        .collect();
    let results = indices(&flat)
        .iter()
        .map(|kept| {
            let terms: Vec<i64> = indices(&naive.extents)
                .iter()
                .filter(|index| {
                    (0..index.len()).all(|axis| bits >> axis & 1 == 1 || index[axis] == kept[axis])
                })
                .map(|index| naive.at(index))
                .collect();
            of(&terms)
        })
        .collect();
    (flat, results)
}

#[track_caller]
fn near(found: &[f64], expected: &[f64]) {
    assert_eq!(found.len(), expected.len());
    for (found, expected) in found.iter().zip(expected) {
        assert!((found - expected).abs() < 1e-9 || found.is_nan() && expected.is_nan(), "{found} {expected}");
    }
}

fn reductions<const R: usize>(extents: &[usize]) {
    each_view::<R>(extents, |view, naive| {
        for bits in 0..1_usize << R {
            let numbers: Vec<usize> = (0..R).filter(|at| bits >> at & 1 == 1).collect();
            let Some(first) = numbers.first() else { continue };
            // An axis that occurs twice counts once.
            let all =
                Keep(core::array::from_fn::<AxisOf<R>, R, _>(|at| axis(*numbers.get(at).unwrap_or(first))));
            let (flat, sums) = folded(naive, bits, |terms| terms.iter().sum::<i64>() as f64);
            let found = view.sum_axis(all);
            assert_eq!(found.extents(), flat[..]);
            near(&found.map(|sum| *sum as f64).into_vec(), &sums);
            let (_, products) = folded(naive, bits, |terms| terms.iter().product::<i64>() as f64);
            near(&view.product_axis(all).map(|product| *product as f64).into_vec(), &products);
            let mean = |terms: &[i64]| terms.iter().sum::<i64>() as f64 / terms.len() as f64;
            near(&view.mean_axis_as::<f64, _, _>(all).into_vec(), &folded(naive, bits, mean).1);
            let floats = view.map(|x| *x as f64);
            near(&floats.mean_axis(all).into_vec(), &folded(naive, bits, mean).1);
            for ddof in 0..2 {
                let var = |terms: &[i64]| {
                    let mean = mean(terms);
                    terms.iter().map(|x| (*x as f64 - mean).powi(2)).sum::<f64>()
                        / terms.len().saturating_sub(ddof) as f64
                };
                let (_, expected) = folded(naive, bits, var);
                near(&floats.var_axis(all, ddof).into_vec(), &expected);
                near(
                    &floats.std_axis(all, ddof).into_vec(),
                    &expected.iter().map(|x| x.sqrt()).collect::<Vec<_>>(),
                );
            }
            let some = numbers.iter().all(|&at| extents[at] > 0);
            let (_, most) = folded(naive, bits, |terms| terms.iter().max().map_or(0.0, |x| *x as f64));
            let found = view.max_axis(all).map(|most| most.map(|x| *x as f64).into_vec());
            assert_eq!(found, some.then_some(most));
            let (_, least) = folded(naive, bits, |terms| terms.iter().min().map_or(0.0, |x| *x as f64));
            let found = view.min_axis(all).map(|least| least.map(|x| *x as f64).into_vec());
            assert_eq!(found, some.then_some(least));
        }
        let (_, all) =
            folded(naive, (1 << R) - 1, |terms| terms.iter().sum::<i64>() as f64 / terms.len() as f64);
        near(&[view.mean_as::<f64>()], &all);
    });
}

#[test]
fn reductions_along_several_axes() {
    all_shapes!(reductions);
}

#[test]
fn extents_stay_in_the_type() {
    let memory: Vec<i32> = (0..24).collect();
    let view = View::new(&memory, shape![2, 3, 4]).unwrap();
    let (_, _, _): (Const<2>, Const<2>, Const<4>) = view.take(Axis::<1>, [0, -1]).typed_extents();
    let (_, _, _): (Const<2>, usize, Const<4>) = view.take(Axis::<1>, vec![0_u8, 2]).typed_extents();
    let (_, _, _): (Const<2>, usize, Const<4>) =
        view.compress(Axis::<1>, [true, false, true]).typed_extents();
    let positions = Tensor::new(vec![2_usize, 0], shape![2]).unwrap();
    let (_, _, _): (Const<2>, Const<2>, Const<4>) = view.take(Axis::<1>, &positions).typed_extents();
    let [_, _, _]: [usize; 3] = view.take(AxisOf::new(0).unwrap(), [0]).typed_extents();
    let (_, _, _): (Const<2>, Const<3>, Const<4>) = view.cumsum(Axis::<1>).typed_extents();
    let (_, _, _): (Const<2>, Const<3>, Const<4>) = view.sort_axis(Axis::<1>).typed_extents();
    let (_, _, _): (Const<2>, usize, Const<4>) = view.diff(Axis::<1>, 1).typed_extents();
    let (_,): (Const<3>,) = view.sum_axis(axes![0, 2]).typed_extents();
    let (_,): (Const<3>,) = view.sum_axis(axes![2, 0]).typed_extents();
    let (_, _, _): (One, Const<3>, One) = view.sum_axis(Keep(axes![2, 0])).typed_extents();
    let (_, _): (Const<2>, Const<4>) = view.max_axis(Axis::<1>).unwrap().typed_extents();
    let [a, b]: [View<'_, i32, 3, _>; 2] = view.split_into(Axis::<2>, Const::<2>);
    let (_, _, _): (Const<2>, Const<3>, Const<2>) = a.typed_extents();
    assert_eq!((a[[1, 2, 1]], b[[1, 2, 1]]), (21, 23));
    let (_, _): (usize, Const<3>) = view.argwhere(|x| *x == 5).typed_extents();
    let mask = view.map(|x| x % 2 == 0);
    let row = View::new(&memory, shape![1, 1, 4]).unwrap();
    let (_, _, _): (Const<2>, Const<3>, Const<4>) = select(&mask, view, row).typed_extents();
}

#[test]
fn wrong_extents_and_indices_change_nothing() {
    let (x, indices) = ([1, 2, 3, 4, 5, 6], [0, 3]);
    let x = View::new(&x, [2, 3]).unwrap();
    let wrong = View::new(&indices, [1, 2]).unwrap();
    assert!(matches!(x.try_take_along_axis(Axis::<1>, wrong), Err(TakeError::Extent(_))));
    let far = View::new(&indices, [2, 1]).unwrap();
    let error = x.try_take_along_axis(Axis::<1>, far).unwrap_err();
    assert!(matches!(error, TakeError::Index { axis: 1, position: 1, index: 3, extent: 3 }), "{error}");
    let mut to = x.to_tensor();
    assert!(to.try_scatter_along_axis(Axis::<1>, far, far, |to, x| *to = *x).is_err());
    assert!(
        to.try_scatter(Axis::<0>, [0, 1, 2], View::new(&[0; 9], [3, 3]).unwrap(), |to, x| *to = *x).is_err()
    );
    assert!(
        to.try_scatter(Axis::<0>, [0, 1], View::new(&[0; 4], [2, 2]).unwrap(), |to, x| *to = *x).is_err()
    );
    assert_eq!(to, x);
    assert!(x.try_take(Axis::<0>, [u64::MAX]).is_err());
    assert!(x.try_take(Axis::<0>, [i64::MIN]).is_err());
    assert!(x.try_take(Axis::<0>, [i128::MAX]).is_err());
    assert!(x.try_extract(View::new(&[true; 4], [2, 2]).unwrap()).is_err());
}

/// A result with more elements than there is memory is a panic with the message of the error, and an error of the fold that each reduction is.
#[test]
fn reductions_that_do_not_fit_say_so() {
    fn panics<V>(reduce: impl FnOnce() -> V) {
        let panic = std::panic::catch_unwind(core::panic::AssertUnwindSafe(|| drop(reduce()))).unwrap_err();
        let message = panic.downcast_ref::<String>().unwrap();
        assert!(message.starts_with("there is no memory for"), "{message}");
    }
    let most = isize::MAX.unsigned_abs() / 2;
    let says = |error: MemoryError| {
        assert!(error.to_string().starts_with("there is no memory for"), "{error}");
    };
    let one = View::new(&[1.0_f64], [1, 1, 1]).unwrap();
    let all = one.try_broadcast_to([1, most, 1]).unwrap();
    says(all.try_fold_axis(Axis::<0>, 0_u64, |sum, _| sum + 1).unwrap_err());
    panics(|| all.fold_axis(Axis::<0>, 0_u64, |sum, _| sum + 1));
    panics(|| all.sum_axis(axes![0, 2]));
    panics(|| all.product_axis(Keep(axes![0, 2])));
    panics(|| all.mean_axis(Axis::<2>));
    panics(|| all.var_axis(axes![0], 1));
    panics(|| all.std_axis(Axis::<0>, 1));
    panics(|| all.max_axis_by(Axis::<0>, f64::total_cmp));
    panics(|| all.min_axis_by(Keep(Axis::<2>), f64::total_cmp));
    panics(|| all.argmax_axis_by(Axis::<0>, f64::total_cmp));
    panics(|| all.argmin_axis_by(Axis::<0>, f64::total_cmp));
    #[cfg(target_pointer_width = "64")] // where a process may have 2^30 bytes, these results fit
    panics(|| all.any_axis(LastAxis, |x| *x > 0.0));
    let one = View::new(&[1_u64], [1, 1, 1]).unwrap();
    let all = one.try_broadcast_to([1, most, 1]).unwrap();
    panics(|| all.max_axis(Axis::<0>));
    panics(|| all.min_axis(axes![2, 0]));
    panics(|| all.argmax_axis(Axis::<0>));
    panics(|| all.argmin_axis(Axis::<2>));
    panics(|| all.sum_axis_as::<f32, _, _>(LastAxis));
    panics(|| all.mean_axis_as::<f32, _, _>(Axis::<0>));
    assert!(all.dynamic().sort_axis(1).unwrap_err().to_string().starts_with("there is no memory for "));
    assert!(all.dynamic().argsort_axis(1).is_err());
}
