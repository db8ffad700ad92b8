//! Comparisons up to a tolerance, of arrays of each level and storage.
#![allow(
    clippy::arithmetic_side_effects,
    reason = "tests of small numbers: a panic is a failure, and tests may use all of std"
)]
#![allow(clippy::unwrap_used, reason = "a panic is a failure")]

use approx::{
    AbsDiffEq, RelativeEq, UlpsEq, assert_abs_diff_eq, assert_relative_eq, assert_ulps_eq, relative_ne,
};
use shapewise::{
    Tensor, View,
    array::DynTensor,
    interop::approx::{Difference, assert_close, difference},
    tensor,
};

#[test]
fn elements_are_compared_up_to_a_tolerance() {
    let (x, y) = (tensor![[1.0, 2.0], [3.0, 4.0]], tensor![[1.0, 3.0], [2.0, 4.000_1]]);
    assert_abs_diff_eq!(x, y.transpose().to_tensor(), epsilon = 1e-3);
    assert!(x.abs_diff_eq(&y.transpose(), 1e-3), "another layout");
    assert!(!x.abs_diff_eq(&y.transpose(), 1e-5), "a smaller tolerance");
    assert_relative_eq!(x, y.transpose().to_tensor(), max_relative = 1e-4);
    assert!(relative_ne!(x, y), "other elements");
    let memory = [1.0, 2.0, 3.0, 4.0];
    let ranked = View::new(&memory, [2, 2]).unwrap();
    assert!(ranked.relative_eq(&x, f64::EPSILON, f64::EPSILON), "another level");
    let next = x.map(|x: &f64| f64::from_bits(x.to_bits() + 1));
    assert_ulps_eq!(x, next, max_ulps = 1);
    assert!(!x.ulps_eq(&next, 0.0, 0), "no tolerance");
}

#[test]
fn extents_must_be_equal() {
    let (row, column): (Tensor<f64, 2>, Tensor<f64, 2>) = (Tensor::zeros([1, 2]), Tensor::zeros([2, 1]));
    assert!(!row.abs_diff_eq(&column, 1.0), "nothing is broadcast");
    let (row, column): (DynTensor<f64>, DynTensor<f64>) = (row.into_dynamic(), column.into_dynamic());
    assert!(!row.abs_diff_eq(&column, 1.0) && row.abs_diff_eq(&column.transpose(), 1.0), "of any rank");
    assert_relative_eq!(row, row.map(|x| x + 1e-20), epsilon = 1e-10);
    assert_ulps_eq!(row, row.clone());
}

#[test]
fn the_first_index_that_differs_is_named() {
    let x = Tensor::from_fn([2, 3, 4], |[i, j, k]| 100 * i + 10 * j + k);
    for first in x.indices() {
        // All elements from this one on differ, and the other layout has another order in memory.
        let y = x.transpose().map(|element| if *element >= x[first] { element + 1 } else { *element });
        let count = x.iter().filter(|element| **element >= x[first]).count();
        let found = difference(&x, &y.transpose(), |x, y| x == y);
        assert_eq!(found, Some(Difference::Elements { first, count, of: 24 }));
    }
    assert_eq!(difference(&x, &x, |x, y| x == y), None);
    let empty: Tensor<f64, 2> = Tensor::zeros([0, 3]);
    assert_eq!(difference(&empty, &empty, |_, _| false), None);
    let found = difference(&empty, &Tensor::<f64, 2>::zeros([3, 0]), |_, _| true).unwrap();
    assert_eq!(found.to_string(), "the extents are [0,3] and [3,0]");
}

#[test]
#[should_panic(expected = "2 of 4 elements differ, the first at index [0,1]: 2.0 and 2.5")]
fn a_failure_names_the_index_and_both_elements() {
    let (x, y) = (tensor![[1.0, 2.0], [3.0, 4.0]], tensor![[1.0, 2.5], [3.0, 5.0]]);
    assert_close(&x, &y, |x, y| x.abs_diff_eq(y, 0.1));
}
