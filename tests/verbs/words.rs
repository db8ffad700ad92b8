//! Words of NumPy: the greater of two elements, covariances, interpolation; beside slow loops, and with NumPy's answers at NaN and -0.0.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    clippy::cast_possible_truncation,
    clippy::float_cmp,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

use shapewise::{
    Axis, Const, DenseTensor, Extents, Matrix, Tensor, Vector, View, array::DynView, names, s, shape, tensor,
};

names! { Asset, Day }

/// Numbers, and what has a rule of its own.
const SPECIAL: [f64; 7] = [f64::NAN, f64::NEG_INFINITY, -1.0, -0.0, 0.0, 2.5, f64::INFINITY];

/// Whether two floats are the same to the bit, or both NaN.
fn same(found: f64, expected: f64) -> bool {
    found.to_bits() == expected.to_bits() || found.is_nan() && expected.is_nan()
}

/// NumPy's `maximum`: `(x >= y || isnan(x)) ? x : y`.
fn maximum(x: f64, y: f64) -> f64 {
    if x >= y || x.is_nan() { x } else { y }
}

fn minimum(x: f64, y: f64) -> f64 {
    if x <= y || x.is_nan() { x } else { y }
}

#[test]
fn the_greater_of_each_pair_of_floats() {
    let column = Tensor::new(SPECIAL.to_vec(), [7, 1]).unwrap();
    let row = Tensor::new(SPECIAL.to_vec(), [1, 7]).unwrap();
    let (most, least) = (column.maximum(&row), column.minimum(&row));
    for (i, j) in (0..7).flat_map(|i| (0..7).map(move |j| (i, j))) {
        let (x, y) = (SPECIAL[i], SPECIAL[j]);
        assert!(same(most[[i, j]], maximum(x, y)), "{x} {y}: {}", most[[i, j]]);
        assert!(same(least[[i, j]], minimum(x, y)), "{x} {y}: {}", least[[i, j]]);
        // A number, of all levels.
        let expected = (maximum(x, y), minimum(x, y));
        let vector = tensor![x, x];
        assert!(same(vector.maximum(y)[[1]], expected.0) && same(vector.minimum(y)[[1]], expected.1));
        let inline = Vector::from([x, x]);
        assert!(same(inline.maximum(y)[[0]], expected.0) && same(inline.minimum(y)[[0]], expected.1));
        let dynamic = vector.into_dynamic();
        let (most, least) = (dynamic.maximum(y).unwrap(), dynamic.minimum(y).unwrap());
        assert!(same(most.as_slice()[1], expected.0) && same(least.as_slice()[1], expected.1));
    }
    // `f64::max` returns the number, as `fmax`.
    assert_eq!(tensor![f64::NAN].zip_map(tensor![1.0], |x: &f64, y: &f64| x.max(*y)), tensor![1.0]);
}

#[test]
fn the_greater_of_each_pair_of_integers_of_all_levels() {
    let (a, b) = (tensor![[1, 5, 2], [4, 0, 9]], tensor![[3, 3, 3]]);
    let expected = Matrix::from([[3, 5, 3], [4, 3, 9]]);
    let typed: DenseTensor<i32, 2, Extents![2, 3]> = a.maximum(&b);
    assert_eq!(typed, expected);
    assert_eq!(a.to_inline().maximum(b.to_inline()), expected);
    let inline: Matrix<i32, 2, 3> = a.to_inline().maximum(3);
    assert_eq!(inline, expected);
    assert_eq!(a.ranked().maximum(b.ranked()), expected);
    assert_eq!(a.view().maximum(b.align_trailing()), expected);
    assert_eq!(a.slice(s![.., ..;-1]).minimum(2), tensor![[2, 2, 1], [2, 0, 2]]);
    let n = 2;
    let mixed: DenseTensor<i32, 2, Extents![usize, 3]> = Tensor::filled(shape![n, 3], 2).maximum(a.ranked());
    assert_eq!(mixed, tensor![[2, 5, 2], [4, 2, 9]]);
    let named: DenseTensor<i32, 2, Extents![Asset, 3]> = Tensor::filled(shape![Asset(2), 3], 2).minimum(1);
    assert_eq!(named.sum(), 6);
    let dynamic = a.ranked().to_tensor().into_dynamic();
    let other = b.ranked().to_tensor().into_dynamic();
    assert_eq!(dynamic.maximum(&other).unwrap().to_vec(), expected.iter().copied().collect::<Vec<_>>());
    // Extents that do not broadcast.
    let wrong = Tensor::<i32, 2>::zeros([3, 3]);
    assert!(a.ranked().try_maximum(&wrong).is_err());
    assert!(a.ranked().try_minimum(&wrong).is_err());
    assert!(dynamic.maximum(wrong.into_dynamic()).is_err());
    assert!(Tensor::<i32, 1>::zeros([0]).maximum(1).is_empty());
}

/// Rows of variables, and how often they were observed.
fn observed(variables: usize, count: usize) -> Tensor<f64, 2> {
    Tensor::from_fn([variables, count], |[i, k]| ((7 * i + 3 * k * k + i * k) % 11) as f64 - 4.0)
}

/// The covariance of two rows, by its definition.
fn covariance(x: &Tensor<f64, 2>, [i, j]: [usize; 2], ddof: usize) -> f64 {
    let count = x.ncols();
    let mean = |row: usize| (0..count).map(|k| x[[row, k]]).sum::<f64>() / count as f64;
    let (a, b) = (mean(i), mean(j));
    let sum: f64 = (0..count).map(|k| (x[[i, k]] - a) * (x[[j, k]] - b)).sum();
    sum / count.saturating_sub(ddof) as f64
}

fn near(found: f64, expected: f64) -> bool {
    same(found, expected) || (found - expected).abs() <= 1e-12 * expected.abs().max(1.0)
}

#[test]
fn covariances_and_correlations_are_those_of_the_definition() {
    for (variables, count, ddof) in
        [(1, 2, 0), (2, 3, 1), (3, 5, 1), (4, 9, 0), (3, 1, 0), (2, 4, 4), (2, 2, 3), (0, 3, 1)]
    {
        let x = observed(variables, count);
        let (cov, r) = (x.cov(ddof), x.corrcoef());
        assert_eq!((cov.extents(), r.extents()), ([variables; 2], [variables; 2]));
        let of_columns = x.transpose().to_tensor().transpose().cov(ddof);
        let dynamic = x.clone().into_dynamic();
        assert_eq!(dynamic.cov(ddof).unwrap().extents().collect::<Vec<_>>(), [variables; 2]);
        for (i, j) in (0..variables).flat_map(|i| (0..variables).map(move |j| (i, j))) {
            let expected = covariance(&x, [i, j], ddof);
            let what = format!("{variables} {count} {ddof}: {i} {j} {} {expected}", cov[[i, j]]);
            assert!(
                near(cov[[i, j]], expected) || expected.is_infinite() && !cov[[i, j]].is_finite(),
                "{what}"
            );
            assert!(near(of_columns[[i, j]], cov[[i, j]]), "{what}");
            let of = |i, j| covariance(&x, [i, j], 0);
            let expected = of(i, j) / of(i, i).sqrt() / of(j, j).sqrt();
            assert!(near(r[[i, j]], expected), "{what}: {} {expected}", r[[i, j]]);
            assert!(r[[i, j]].is_nan() || r[[i, j]].abs() <= 1.0, "{what}");
        }
        assert!(dynamic.corrcoef().is_ok());
    }
}

#[test]
fn covariances_keep_what_the_type_knows() {
    // `np.cov([[0, 1, 2], [2, 1, 0]])` and `np.corrcoef` of it
    let x = tensor![[0.0, 1.0, 2.0], [2.0, 1.0, 0.0]];
    let cov: DenseTensor<f64, 2, Extents![2, 2]> = x.cov(1);
    assert_eq!(cov, tensor![[1.0, -1.0], [-1.0, 1.0]]);
    assert_eq!(x.corrcoef(), cov);
    assert_eq!(x.to_inline().cov(1), cov);
    let prices = Tensor::from_fn(shape![Asset(2), Day(3)], |[i, k]| x[[i, k]] as f32);
    let named: DenseTensor<f32, 2, Extents![Asset, Asset]> = prices.cov(1);
    assert_eq!(named.map(|x| f64::from(*x)), cov);
    let n = 2;
    let mixed: Tensor<f64, 2> = Tensor::zeros((n, Const::<3>)).cov(0);
    assert_eq!(mixed, tensor![[0.0, 0.0], [0.0, 0.0]]);
    let view: View<'_, f64, 2> = x.ranked();
    let ranked: Tensor<f64, 2> = view.cov(1);
    assert_eq!(ranked, cov);
    assert!(DynView::new(&[1.0, 2.0], [2]).unwrap().cov(1).is_err());
    assert!(DynView::new(&[1.0, 2.0], [2]).unwrap().corrcoef().is_err());
    // A row that does not vary, and NaN.
    assert!(tensor![[1.0_f64, 1.0], [1.0, 2.0]].corrcoef()[[0, 1]].is_nan());
    assert!(tensor![[1.0, f64::NAN], [1.0, 2.0]].cov(1)[[0, 1]].is_nan());
    // As many rows, the means of which are along axis 1.
    assert_eq!(cov.sum_axis(Axis::<1>), tensor![0.0, 0.0]);
}

/// NumPy's `interp` of one number, beside a slow search.
fn interp(x: f64, points: &[f64], values: &[f64]) -> f64 {
    if x.is_nan() {
        return x;
    }
    let Some(at) = points.iter().rposition(|point| *point <= x) else { return values[0] };
    if at + 1 == points.len() || points[at] == x {
        return values[at];
    }
    let slope = (values[at + 1] - values[at]) / (points[at + 1] - points[at]);
    let found = slope * (x - points[at]) + values[at];
    if !found.is_nan() {
        return found;
    }
    let found = slope * (x - points[at + 1]) + values[at + 1];
    if found.is_nan() && values[at] == values[at + 1] { values[at] } else { found }
}

#[test]
fn interpolations_are_those_of_numpy() {
    let inf = f64::INFINITY;
    let lists: [(&[f64], &[f64]); 6] = [
        (&[1.0, 2.0, 4.0], &[10.0, 20.0, 0.0]),
        (&[1.0], &[5.0]),
        (&[0.0, 1.0, 1.0, 2.0], &[0.0, 1.0, 3.0, 4.0]),
        (&[-inf, 0.0, inf], &[1.0, 2.0, 3.0]),
        (&[0.0, 1.0], &[inf, inf]),
        (&[0.0, 1.0, 2.0], &[1.0, f64::NAN, -1.0]),
    ];
    let x: Vec<f64> = (-4..20).map(|at| f64::from(at) / 4.0).chain([f64::NAN, inf, -inf, -0.0]).collect();
    for (points, values) in lists {
        let (xp, fp) =
            (View::new(points, [points.len()]).unwrap(), View::new(values, [values.len()]).unwrap());
        let vector = View::new(&x, [x.len()]).unwrap();
        let found = vector.interp(xp, &fp);
        let dynamic = DynView::from(vector).interp(xp, fp).unwrap();
        for ((x, found), other) in x.iter().zip(found.iter()).zip(dynamic.as_slice()) {
            let expected = interp(*x, points, values);
            assert!(same(*found, expected), "{x} in {points:?} {values:?}: {found} {expected}");
            assert!(same(*found, *other));
        }
    }
    // Any rank, and what the types know.
    let (xp, fp) = (tensor![0.0, 1.0], tensor![0.0, 10.0]);
    let table: DenseTensor<f64, 2, Extents![1, 2]> = tensor![[0.5, 0.25]].interp(&xp, &fp);
    assert_eq!(table, tensor![[5.0, 2.5]]);
    assert_eq!(
        Vector::from([0.5, 2.0]).interp(xp.flip(Axis::<0>).flip(Axis::<0>), &fp).into_nested(),
        [5.0, 10.0]
    );
    assert_eq!(
        Tensor::filled(shape![Day(2)], 0.1_f32).interp(tensor![0.0, 1.0], tensor![1.0, 1.0]),
        tensor![1.0, 1.0]
    );
    // Lengths.
    let (three, none) = (Tensor::<f64, 1>::zeros([3]), Tensor::<f64, 1>::zeros([0]));
    let error = |found: Result<_, shapewise::verbs::InterpError>| found.err().unwrap().to_string();
    assert_eq!(
        error(fp.ranked().try_interp(&three, fp.ranked())),
        "3 points have 2 values: there is one value for each point"
    );
    assert_eq!(error(fp.ranked().try_interp(&none, &none)), "there are no points to interpolate between");
    assert!(DynView::from(&three).interp(&none, &three).is_err());
}

/// All lists of up to four of five numbers, NaN among them: those in increasing order are taken, and the error of another has the first point that breaks it.
#[test]
fn points_in_another_order_are_refused() {
    let numbers = [f64::NEG_INFINITY, -0.0, 0.0, 1.5, f64::NAN];
    for length in 1..=4_u32 {
        for code in 0..numbers.len().pow(length) {
            let digit = |at: u32| numbers[code / numbers.len().pow(at) % numbers.len()];
            let points: Vec<f64> = (0..length).map(digit).collect();
            let broken =
                (0..points.len()).find(|&at| points[at].is_nan() || at > 0 && points[at - 1] > points[at]);
            let (xp, fp) = (Tensor::from(points.clone()), Tensor::<f64, 1>::ones([points.len()]));
            let found = tensor![0.5].try_interp(&xp, &fp).err().map(|error| error.to_string());
            let expected = broken.map(|at| {
                format!("point {at} is NaN or less than the one before it: points are in increasing order")
            });
            assert_eq!(found, expected, "{points:?}");
            let found = DynView::from(&xp).interp(&xp, &fp).err().map(|error| error.to_string());
            assert_eq!(found, expected, "{points:?}");
        }
    }
}

#[test]
#[should_panic(expected = "3 points have 2 values")]
fn lengths_that_differ_panic_at_the_caller() {
    let _ = tensor![0.5].interp(Tensor::<f64, 1>::zeros([3]), Tensor::<f64, 1>::zeros([2]));
}

#[test]
fn words_that_are_one_line_of_other_verbs() {
    // np.rot90(a)
    let a = tensor![[1, 2, 3], [4, 5, 6]];
    assert_eq!(a.transpose().flip(Axis::<0>), tensor![[3, 6], [2, 5], [1, 4]]);
    // np.searchsorted(sorted, list)
    let sorted = tensor![1, 2, 2, 5];
    assert_eq!(tensor![0, 2, 9].map(|x| sorted.searchsorted(x)), tensor![0, 1, 4]);
    // np.correlate(x, w, "valid"), np.convolve(x, w, "valid"), np.convolve(x, w)
    let (x, w) = (tensor![1, 2, 3, 4], tensor![1, 0, -2]);
    assert_eq!(x.windows(shape![3]).matmul(&w), tensor![-5, -6]);
    assert_eq!(x.windows(shape![3]).matmul(w.flip(Axis::<0>)), tensor![1, 0]);
    let full = x.pad([shapewise::Pad::edges(2, 2)], 0);
    assert_eq!(full.windows(shape![3]).matmul(w.flip(Axis::<0>)), tensor![1, 2, 1, 0, -6, -8]);
    // np.logspace(0, 2, 3)
    assert_eq!(Tensor::linspace(0.0..=2.0, 3).map(|x| 10.0_f64.powf(*x)), tensor![1.0, 10.0, 100.0]);
}
