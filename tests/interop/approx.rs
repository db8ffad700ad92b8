//! Comparisons up to a tolerance, of arrays of each rung and storage.
#![allow(
    clippy::arithmetic_side_effects,
    reason = "tests of small numbers: a panic is a failure, and tests may use all of std"
)]
#![allow(clippy::unwrap_used, reason = "a panic is a failure")]

use approx::{
    AbsDiffEq, RelativeEq, UlpsEq, assert_abs_diff_eq, assert_relative_eq, assert_ulps_eq, relative_ne,
};
use shapewise::{Tensor, View, array::DynTensor, tensor};

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
    assert!(ranked.relative_eq(&x, f64::EPSILON, f64::EPSILON), "another rung");
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
