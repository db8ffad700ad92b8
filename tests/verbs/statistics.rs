//! Statistics, bins, comparisons and maps in place, with the numbers of NumPy, and slow oracles on small inputs.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::float_cmp,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

use core::ops::RangeInclusive;

use shapewise::{
    Axis, AxisOf, Const, Float, Keep, Shape, Tensor, View, ViewMut,
    array::{DynTensor, DynView},
    s, shape, tensor, verbs,
};

/// `np.round(np.random.default_rng(7).normal(size=(3, 5)) * 4, 2)`
fn normal() -> Tensor<f64, 2> {
    let x = [0.0, 1.19, -1.1, -3.56, -1.82, -3.97, 0.24, 5.36, -1.97, -2.48, 1.96, 1.43, 0.42, -3.72, -0.12];
    Tensor::new(x.to_vec(), [3, 5]).unwrap()
}

#[test]
fn quantiles_are_those_of_numpy() {
    let x = normal();
    let dynamic = x.clone().into_dynamic();
    for (part, expected) in [
        (0.0, -3.97),
        (0.1, -3.656),
        (0.25, -2.225),
        (0.5, -0.12),
        (0.7, 0.3839999999999998),
        (0.99, 4.883999999999999),
        (1.0, 5.36),
    ] {
        assert_eq!(x.quantile(part), Some(expected), "{part}");
        assert_eq!(x.transpose().quantile(part), Some(expected), "{part}");
        assert_eq!(dynamic.quantile(part), Some(expected), "{part}");
    }
    for wrong in [-0.1, 1.1, f64::NAN] {
        assert_eq!(x.quantile(wrong), None);
    }
    assert_eq!(
        (x.median(), x.slice(s![..2]).median(), dynamic.median()),
        (Some(-0.12), Some(-1.46), Some(-0.12))
    );
    assert_eq!(x.norm(), 9.649207221321346);
    assert_eq!(dynamic.norm(), 9.649207221321346);
    let nothing = Tensor::<f64, 1>::zeros([0]);
    assert_eq!(tensor![1.0_f32, 2.0, 4.0].quantile(0.75_f32), Some(3.0));
    assert_eq!(tensor![1.0_f32, 2.0, 4.0].quantile(1), Some(4.0));
    assert_eq!((nothing.quantile(0.5), nothing.median(), nothing.norm()), (None, None, 0.0));
    assert!(tensor![1.0, f64::NAN].median().unwrap().is_nan());
    assert!(tensor![1.0, f64::NAN].quantile(0.0).unwrap().is_nan());
}

/// All lists of up to four numbers, some of them infinite and some as large as a float can be, and all parts whose positions are exact.
#[test]
fn quantiles_and_medians_of_extreme_numbers() {
    let numbers = [f64::NEG_INFINITY, f64::MIN, -1.0, 0.0, 2.0, f64::MAX, f64::INFINITY];
    let same = |found: f64, expected: f64| {
        found == expected
            || found.is_nan() && expected.is_nan()
            || (found - expected).abs() <= expected.abs() * 1e-15
    };
    for len in 1..=4_u32 {
        for code in 0..7_usize.pow(len) {
            let all: Vec<f64> = (0..len).map(|place| numbers[code / 7_usize.pow(place) % 7]).collect();
            let mut sorted = all.clone();
            sorted.sort_by(f64::total_cmp);
            let x = Tensor::from(all);
            // The line between two elements, by its definition: at its ends it does not depend on the other one.
            let between = |low: f64, high: f64, at: f64| {
                if at == 0.0 || low == high { low } else { (low / 2.0 * (1.0 - at) + high / 2.0 * at) * 2.0 }
            };
            for eighths in 0..=8_u8 {
                let part = f64::from(eighths) / 8.0;
                let position = part * f64::from(len - 1);
                let low =
                    (0..sorted.len()).rfind(|at| f64::from(u32::try_from(*at).unwrap()) <= position).unwrap();
                let high = (low + 1).min(sorted.len() - 1);
                let expected = between(sorted[low], sorted[high], position - position.floor());
                let found = x.quantile(part).unwrap();
                assert!(same(found, expected), "{part} of {sorted:?}: {found}, not {expected}");
            }
            let (low, high) = (sorted[(sorted.len() - 1) / 2], sorted[sorted.len() / 2]);
            let (found, expected) = (x.median().unwrap(), low / 2.0 + high / 2.0);
            assert!(same(found, expected), "the median of {sorted:?}: {found}, not {expected}");
        }
    }
}

#[test]
fn histograms_are_those_of_numpy() {
    let x = normal();
    let of =
        |x: &Tensor<f64, 1>, bins, range: RangeInclusive<f64>| x.histogram(bins, range).unwrap().into_vec();
    assert_eq!(x.histogram(7, -6.0..=5.0).unwrap().as_slice(), [0, 3, 3, 4, 3, 1, 0]);
    assert_eq!(x.into_dynamic().histogram(3, 0.0..=0.3).unwrap().as_slice(), [1, 0, 1]);
    // A range without its end: the elements that are the end are not counted.
    let eighths: Tensor<f64, 1> = (-2..11).map(|i| f64::from(i) / 8.0).collect();
    assert_eq!(eighths.histogram(4, 0.0..=1.0).unwrap(), tensor![2, 2, 2, 3]);
    assert_eq!(eighths.histogram(4, 0.0..1.0).unwrap(), tensor![2, 2, 2, 2]);
    // Elements at the edges of bins, up to rounding.
    let thirds: Tensor<f64, 1> = (0..31).map(|i| f64::from(i) / 30.0 * 3.0).collect();
    let expected = [1, 1, 1, 1, 1, 1, 2, 0, 2, 0, 2, 0, 1, 2, 0, 1, 2, 1, 1, 0, 2, 1, 0, 1, 1, 1, 1, 2, 1, 1];
    assert_eq!(of(&thirds, 30, 0.0..=3.0), expected);
    assert_eq!(of(&(0..11).map(|i| f64::from(i) * 0.1).collect(), 10, 0.1..=1.0), [1; 10]);
    for (bins, range) in
        [(0, 0.0..=1.0), (2, 1.0..=1.0), (2, 2.0..=1.0), (2, 0.0..=f64::INFINITY), (2, f64::NAN..=1.0)]
    {
        assert!(thirds.histogram(bins, range).is_none());
    }
}

/// Long lines, of which most elements are left out at once, beside a sort of all of them.
#[test]
fn the_largest_of_long_lines_are_the_first_of_all_in_order() {
    let mut state = 1_u32;
    let mut random = |below: u32| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 8) % below
    };
    for len in [0_usize, 1, 63, 256, 2047, 2048, 5000] {
        let up = |at: usize| u32::try_from(at).unwrap();
        let lines: [Vec<u32>; 6] = [
            (0..len).map(|_| random(1_000_000)).collect(),
            (0..len).map(|_| random(10)).collect(),
            (0..len).map(up).collect(),
            (0..len).rev().map(up).collect(),
            (0..len).map(|at| up(at / 7)).collect(),
            vec![3; len],
        ];
        for line in lines {
            let mut order: Vec<usize> = (0..len).collect();
            order.sort_by_key(|at| core::cmp::Reverse(line[*at]));
            // The same line with gaps, as a column.
            let apart: Vec<u32> = line.iter().flat_map(|x| [*x, 9]).collect();
            for k in [0, 1, 2, 10, 255, 256, 600, len / 2, len, len + 1] {
                let first = &order[..k.min(len)];
                let elements: Vec<u32> = first.iter().map(|at| line[*at]).collect();
                let (largest, places) = View::new(&line, [len]).unwrap().top_k(Axis::<0>, k);
                assert_eq!((largest.as_slice(), places.as_slice()), (&elements[..], first), "{k} of {len}");
                let column = View::new(&apart, [len, 2]).unwrap();
                let (largest, places) = column.slice(s![.., 0]).top_k(Axis::<0>, k);
                assert_eq!((largest.as_slice(), places.as_slice()), (&elements[..], first), "{k} of {len}");
            }
        }
    }
}

/// NumPy's `max`, `min`, `argmax`, `argmin`, `sort` and a softmax: one answer for NaN with the sign bit and without.
#[test]
fn orders_of_floats_are_those_of_numpy_for_every_nan() {
    let zero = core::hint::black_box(0.0_f64);
    for nan in [f64::NAN, -f64::NAN, zero / zero] {
        let x = Tensor::from([1.0, nan, 3.0, -0.0, 0.0]);
        let dynamic = x.clone().into_dynamic();
        assert!(x.max_by(f64::nan_last).unwrap().is_nan() && x.min_by(f64::nan_first).unwrap().is_nan());
        assert!(
            dynamic.max_by(f64::nan_last).unwrap().is_nan()
                && dynamic.min_by(f64::nan_first).unwrap().is_nan()
        );
        assert_eq!((x.argmax_by(f64::nan_last), x.argmin_by(f64::nan_first)), (Some([1]), Some([1])));
        assert_eq!((x.max_by(f64::nan_first), x.min_by(f64::nan_last)), (Some(3.0), Some(0.0)));
        let sorted = x.sort_axis_by(Axis::<0>, f64::nan_last).into_vec();
        assert!(sorted[..4] == [-0.0, 0.0, 1.0, 3.0] && sorted[0].is_sign_negative() && sorted[4].is_nan());
        assert_eq!(x.argsort_axis_by(Axis::<0>, f64::nan_last).to_vec(), [3, 4, 0, 2, 1]);
        for k in 0..=6 {
            // NaN first, then from 3.0 down; equal numbers in their order. With `nan_first` NaN is the last one.
            let (largest, places) = x.top_k_by(Axis::<0>, k, f64::nan_last);
            assert_eq!(places.as_slice(), &[1, 2, 0, 3, 4][..k.min(5)]);
            assert!(largest.iter().zip(&places).all(|(found, at)| found.to_bits() == x[[*at]].to_bits()));
            let (_, places) = x.top_k_by(Axis::<0>, k, f64::nan_first);
            assert_eq!(places.as_slice(), &[2, 0, 3, 4, 1][..k.min(5)]);
        }
        let scores = Tensor::from([[1.0, nan, 3.0]]);
        let largest = scores.max_axis_by(Keep(Axis::<1>), f64::nan_last).unwrap();
        assert!((&scores - largest).map(|x| x.exp()).all(|x| x.is_nan()));
    }
}

/// NumPy 2.1 and later report these as "Too many bins for data range".
#[test]
fn bins_without_width_are_refused() {
    let e = f64::EPSILON;
    let x = [1.0, 1.0 + e, 1.0 + 5.0 * e];
    let of = |x: &[f64], bins, range: RangeInclusive<f64>| {
        View::from(x).histogram(bins, range).map(Tensor::into_vec)
    };
    assert_eq!(of(&x, 1000, 1.0..=1.0 + 10.0 * e), None);
    assert_eq!(of(&x, 11, 1.0..=1.0 + 10.0 * e), None);
    assert_eq!(of(&x, 10, 1.0..=1.0 + 10.0 * e), Some(vec![1, 1, 0, 0, 0, 1, 0, 0, 0, 0]));
    assert_eq!(of(&[1e16, 1e16 + 2.0], 100, 1e16..=1e16 + 8.0), None);
    assert_eq!(of(&[1e16, 1e16 + 2.0], 4, 1e16..=1e16 + 8.0), Some(vec![1, 1, 0, 0]));
    assert_eq!(of(&[0.0, 5e-324], 10, 0.0..=1e-323), None);
    assert_eq!(of(&[0.0, 5e-324], 2, 0.0..=1e-323), Some(vec![1, 1]));
    // No bin of either end is too narrow, but those in the middle are.
    assert_eq!(of(&x, 4 << 20, -1e-9..=1e-9).map(|counts| counts.len()), Some(4 << 20));
    assert!(Tensor::from([1.0_f32]).histogram(1000, 1.0..=1.000_001).is_none());
    // More bins than any memory has.
    assert_eq!(of(&x, usize::MAX, 1.0..=2.0), None);
    // A difference that overflows.
    let wide = [f64::MIN, -1.0, 0.0, 1.0, f64::MAX];
    assert_eq!(of(&wide, 2, f64::MIN..=f64::MAX), Some(vec![2, 3]));
    assert_eq!(of(&wide, 3, -1.5e308..=1.5e308), Some(vec![0, 3, 0]));
}

/// Every element of a small world is between the edges of its bin.
#[test]
fn bins_have_the_elements_between_their_edges() {
    let numbers: Vec<f32> = (0..60_u16).map(|at| 1.0 + f32::from(at) * f32::EPSILON).collect();
    for bins in 1..50 {
        for (first, last) in
            [(0, 48), (3, 7), (5, 6), (1, 30)].map(|(first, last)| (numbers[first], numbers[last]))
        {
            let edges = Tensor::linspace(first..=last, bins + 1).into_vec();
            let expected = edges.is_sorted_by(|low, high| low < high).then(|| {
                let is_in = |bin: usize, x: f32| {
                    edges[bin] <= x && (x < edges[bin + 1] || bin + 1 == bins && x == last)
                };
                (0..bins).map(|bin| numbers.iter().filter(|x| is_in(bin, **x)).count()).collect::<Vec<_>>()
            });
            let x: Tensor<f32, 1> = numbers.iter().copied().collect();
            assert_eq!(
                x.histogram(bins, first..=last).map(Tensor::into_vec),
                expected,
                "{bins} of {first}..={last}"
            );
        }
    }
}

#[test]
fn positions_in_a_sorted_vector_are_those_of_numpy() {
    let sorted = normal().reshape([15]).sort_axis_by(Axis::<0>, f64::total_cmp);
    let values = tensor![-10.0, -2.48, 0.0, 5.36, 9.0];
    assert_eq!(values.map(|value| sorted.searchsorted(value)), tensor![0, 3, 8, 14, 15]);
    assert_eq!(values.map(|value| sorted.searchsorted_right(value)), tensor![0, 4, 9, 15, 15]);
    // All sorted vectors of up to 4 numbers below 4.
    for code in 0..4_usize.pow(4) {
        for len in 0..=4 {
            let mut all: Vec<usize> = (0..len).map(|place| code / 4_usize.pow(place) % 4).collect();
            all.sort_unstable();
            let sorted = Tensor::from(all.clone());
            for value in 0..5 {
                assert_eq!(sorted.searchsorted(&value), all.iter().filter(|x| **x < value).count());
                assert_eq!(sorted.searchsorted_right(&value), all.iter().filter(|x| **x <= value).count());
            }
            // NaN is after all numbers, as NumPy sorts it: here it is number 3.
            let float = |number: usize| {
                if number == 3 { f64::NAN } else { f64::from(u32::try_from(number).unwrap()) }
            };
            let floats = sorted.map(|number| float(*number));
            for value in 0..4 {
                assert_eq!(
                    floats.searchsorted(&float(value)),
                    sorted.searchsorted(&value),
                    "{value} in {floats}"
                );
                assert_eq!(
                    floats.searchsorted_right(&float(value)),
                    sorted.searchsorted_right(&value),
                    "{value} in {floats}"
                );
            }
        }
    }
}

#[test]
fn different_elements_are_sorted_and_counted() {
    let x = tensor![[3, 1], [1, -2]];
    assert_eq!(x.unique(), tensor![-2, 1, 3]);
    assert_eq!(x.clone().into_dynamic().unique(), tensor![-2, 1, 3]);
    assert_eq!(tensor![0.5, -0.5, 0.5].unique_by(f64::total_cmp), tensor![-0.5, 0.5]);
    assert_eq!(tensor![[3, 0], [0, -2]].count_nonzero(), 2);
    assert_eq!(tensor![[true, false]].into_dynamic().count_nonzero(), 1);
}

#[test]
fn comparisons_are_those_of_each_pair() {
    let (x, row) = (tensor![[1, 5], [3, 2]], tensor![[2, 2]]);
    let dynamic = x.clone().into_dynamic();
    macro_rules! each {
        ($($method:ident $operator:tt)*) => { $(
            assert_eq!(x.$method(2), x.map(|x| *x $operator 2));
            assert_eq!(x.$method(tensor![2, 3].along(shapewise::axes![0])), x.zip_map(tensor![[2, 2], [3, 3]], |x, y| x $operator y));
            assert_eq!(x.$method(&row), x.zip_map(&row, |x, y| x $operator y));
            assert_eq!(x.transpose().$method(&x), x.transpose().zip_map(&x, |x, y| x $operator y));
            assert_eq!(dynamic.$method(2).unwrap(), x.$method(2).into_dynamic());
            assert_eq!(dynamic.$method(row.clone().into_dynamic()).unwrap(), x.$method(&row).into_dynamic());
        )* };
    }
    each!(gt > ge >= lt < le <= equal == not_equal !=);
    let error = dynamic.gt(DynTensor::filled([3, 2], 0).unwrap()).unwrap_err();
    assert_eq!(
        error.to_string(),
        "extents 2 and 3 do not broadcast at axis 0: they must be equal, or one of them 1"
    );
    assert_eq!(verbs::select(x.gt(2), &x, 0), tensor![[0, 5], [3, 0]]);
}

#[test]
fn operands_are_written_to_memory_that_is_there() {
    let (a, b, c) = (tensor![[1, 2, 3], [4, 5, 6]], tensor![[10, 20, 30]], tensor![[100], [200]]);
    let six = |(a, b, c, d, e, f): (&i32, &i32, &i32, &i32, &i32, &i32)| a + b + c + 2 * d + 3 * e + 4 * f;
    let expected = verbs::zip_map((&a, &b, &c, &a, &b, &c), six);
    let mut out = a.map(|_| 0);
    out.zip_map_from((&a, &b, &c, &a, &b, &c), six);
    assert_eq!(out, expected);
    // Memory of another order, and operands that are stretched together.
    let mut wide = Tensor::<i32, 2>::zeros([2, 6]);
    wide.slice_mut(s![:, 0..6;2]).zip_map_from((&a, &b, &c, &a, &b, &c), six);
    assert_eq!(wide.slice(s![:, 0..6;2]), expected);
    out.zip_map_from((&b, b.view()), |(x, y)| x + y);
    assert_eq!(out, tensor![[20, 40, 60], [20, 40, 60]]);
    out.ranked_mut().zip_map_from((tensor![1, 2].along(shapewise::axes![0]), &b.ranked()), |(x, y)| x * y);
    assert_eq!(out, tensor![[10, 20, 30], [20, 40, 60]]);
    let wrong = Tensor::<i32, 2>::zeros([3, 3]);
    let error = out.ranked_mut().try_zip_map_from((&wrong,), |(x,)| *x).unwrap_err();
    assert_eq!(error.to_string(), out.ranked_mut().try_assign(&wrong).unwrap_err().to_string());
}

/// Rows of all operands as slices or not, with one row, several, and none.
#[test]
fn operands_in_any_order_are_written() {
    for extents in [[0, 3, 2], [1, 1, 4], [2, 3, 1], [2, 3, 4], [3, 1, 5]] {
        let count: i32 = extents.iter().product::<usize>().try_into().unwrap();
        let memory: Vec<i32> = (1..=count * 4).collect();
        let [m, n, o] = extents;
        let a = View::new(&memory, extents).unwrap();
        let wide = View::new(&memory, [m, 2 * n, 2 * o]).unwrap();
        let across = View::new(&memory, [o, n, m]).unwrap().transpose().ranked();
        let others = [
            a,
            wide.slice(s![:, ..;2, ..;2]).ranked(),
            wide.slice(s![:, ..;-2, 0..wide.extents()[2] / 2]).ranked(),
            across,
            a.slice(s![:, :, ..;-1]).ranked(),
        ];
        for b in others {
            for c in others {
                let expected = Tensor::from_fn(extents, |at| a[at] + 100 * b[at] + 7 * c[at]);
                let mut out = vec![0; memory.len()];
                let mut all = ViewMut::new(&mut out, extents).unwrap();
                all.zip_map_from((a, b, c), |(a, b, c)| a + 100 * b + 7 * c);
                assert_eq!(all.view(), expected, "{b:?} {c:?}");
                let mut all = ViewMut::new(&mut out, [m, 2 * n, 2 * o]).unwrap();
                let mut part = all.slice_mut(s![:, ..;-2, ..;2]);
                part.zip_map_from((a, b, c), |(a, b, c)| a + 100 * b + 7 * c);
                assert_eq!(part.view(), expected, "{b:?} {c:?}");
            }
        }
    }
}

#[test]
fn what_newcomers_write_compiles() {
    let x = tensor![[1, 2, 3], [4, 5, 6]];
    assert_eq!((x.len(), x.nrows(), x.ncols(), x.clone().into_dynamic().len()), (6, 2, 3, 6));
    assert!(x.shape() == [2, 3] && x.shape() != [3, 2]);
    assert!(Shape::new((2, Const::<3>)).unwrap() == [2, 3]);
    let rows: Tensor<i32, 2> = vec![vec![1, 2, 3], vec![4, 5, 6]].into_iter().collect();
    assert_eq!(rows, x);
    assert_eq!(Vec::<Vec<i32>>::new().into_iter().collect::<Tensor<i32, 2>>().extents(), [0, 0]);
    assert_eq!([&x, &x].into_iter().sum::<Tensor<i32, 2>>(), &x * 2);
    assert_eq!([x.clone(), x.clone()].into_iter().sum::<Tensor<i32, 2>>(), &x * 2);
    assert_eq!((&x + 1).into_map(|x| x * 2), (&x + 1) * 2);
    let axes: Vec<isize> = vec![0, -1];
    let dynamic = DynView::from(&x);
    assert_eq!(dynamic.sum_axis(&axes).unwrap(), dynamic.sum_axis(&axes[..]).unwrap());
    assert_eq!(dynamic.sum_axis(&axes).unwrap(), dynamic.sum_axis([0, -1]).unwrap());
}

#[test]
#[should_panic(expected = "row 1 has 1 element, and those before it have 2")]
fn rows_of_two_lengths_are_no_matrix() {
    let _ = vec![vec![1, 2], vec![3]].into_iter().collect::<Tensor<i32, 2>>();
}

#[test]
#[should_panic(expected = "the sum of no arrays has no extents")]
fn the_sum_of_no_arrays_panics() {
    let _ = core::iter::empty::<Tensor<i32, 1>>().sum::<Tensor<i32, 1>>();
}

#[test]
fn subviews_at_indices_keep_the_extents_that_the_types_know() {
    let (n, words) = (core::hint::black_box(2), Tensor::<usize, 2>::zeros([5, 6]));
    let table = Tensor::<f32, 2>::zeros(shape![n, 64]);
    let found = table.take_at(Axis::<0>, &words);
    let (_, _, _): (usize, usize, Const<64>) = found.typed_extents();
    assert_eq!(found.extents(), [5, 6, 64]);
    let known = table.take_at(Axis::<0>, Tensor::<u8, 2>::zeros(shape![5, 6]));
    let (_, _, _): (Const<5>, Const<6>, Const<64>) = known.typed_extents();
    let (_, _, _): (usize, Const<5>, Const<6>) =
        table.take_at(Axis::<-1>, Tensor::<u8, 2>::zeros(shape![5, 6])).typed_extents();
    let ranked = Tensor::<f32, 3>::zeros([2, 3, 4]).take_at(Axis::<1>, tensor![0, 1]);
    let (_, _, _): (usize, Const<2>, usize) = ranked.typed_extents();
    // An axis that is known at run time, and nothing known of both.
    let _: Tensor<f32, 3> = table.take_at(AxisOf::new(0).unwrap(), &words);
    let _: Tensor<f32, 3> = table.ranked().take_at(Axis::<0>, &words);
}

#[test]
fn subviews_at_indices_of_any_rank_are_those_of_the_definition() {
    let x = Tensor::from_fn([3, 4, 2], |[i, j, k]| 100 * i + 10 * j + k);
    let at = tensor![[0, -1, 2], [1, 1, 0]];
    let number = |i: usize, j: usize, extent: usize| usize::try_from(at[[i, j]]).unwrap_or(extent - 1);
    let first = x.take_at(Axis::<0>, &at);
    assert_eq!(first, Tensor::from_fn([2, 3, 4, 2], |[a, b, j, k]| x[[number(a, b, 3), j, k]]));
    let middle = x.take_at(Axis::<1>, at.view());
    assert_eq!(middle, Tensor::from_fn([3, 2, 3, 2], |[i, a, b, k]| x[[i, number(a, b, 4), k]]));
    let wrong = x.try_take_at(Axis::<-1>, &at).unwrap_err().to_string();
    assert_eq!(
        wrong,
        "index 2 at position 2 is out of bounds for axis 2, which has extent 2: it must be at least -2 and below 2"
    );
    let last = x.take_at(Axis::<-1>, at.map(|i| usize::from(*i == 1)));
    assert_eq!(last.extents(), [3, 4, 2, 3]);
    // One index, without axes, removes the axis, as a slice does.
    assert_eq!(x.take_at(Axis::<0>, Tensor::<i32, 0>::from_fn([], |[]| 1)), x.slice(s![1]));
    // Of a transpose, and without elements.
    let t = x.transpose();
    assert_eq!(t.take_at(Axis::<2>, tensor![2]), t.take(Axis::<2>, [2]));
    assert_eq!(x.take_at(Axis::<0>, Tensor::<u8, 2>::zeros([0, 7])).extents(), [0, 7, 4, 2]);
    let many = Tensor::<u8, 2>::zeros([0, usize::MAX / 4]);
    assert!(matches!(x.try_take_at(Axis::<0>, many), Err(verbs::TakeError::Size(_))));
    // The same of arrays whose rank is known at run time.
    let (dynamic, dynamic_at) = (DynView::from(&x), DynView::from(&at));
    for axis in 0..2 {
        let expected = if axis == 0 { first.ranked() } else { middle.ranked() };
        assert_eq!(dynamic.take_at(axis, &dynamic_at).unwrap(), expected);
        assert_eq!(dynamic.take_at(axis - 3, &dynamic_at).unwrap(), expected);
    }
    assert_eq!(dynamic.take_at(2, &dynamic_at).unwrap_err().to_string(), wrong);
    assert!(matches!(dynamic.take_at(3, &dynamic_at), Err(verbs::TakeError::NoSuchAxis(_))));
    let deep = DynTensor::new(vec![0], [1; 253]).unwrap();
    assert_eq!(
        dynamic.take_at(0, &deep).unwrap_err().to_string(),
        "rank 255 is above the greatest rank, 254"
    );
}

#[test]
fn counts_and_places_of_numbers_are_those_of_the_definition() {
    let x = Tensor::from_fn([4, 5], |[i, j]| i64::try_from((7 * i + 3 * j) % 6).unwrap() - 1);
    for bins in 0..7 {
        let counts =
            Tensor::from_fn([bins], |[n]| x.iter().filter(|x| usize::try_from(**x) == Ok(n)).count());
        assert_eq!(x.bincount(bins), counts);
        assert_eq!(x.clone().into_dynamic().bincount(bins), counts);
    }
    let places: Vec<usize> =
        (0..20).map(|n| [n / 5, n % 5]).filter(|index| x[*index] != 0).flatten().collect();
    assert_eq!(x.nonzero().to_vec(), places);
    assert_eq!(x.not_equal(0).nonzero().to_vec(), places);
    assert_eq!(x.dynamic().nonzero().unwrap().to_vec(), places);
    assert_eq!(x.nonzero().nrows(), x.count_nonzero());
}
