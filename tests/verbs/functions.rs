//! Functions of each element: those of the standard library, of each layout and on every level.
#![cfg(feature = "std")]
#![allow(clippy::unwrap_used, reason = "a panic is a failed test")]

use shapewise::{Float, Tensor, View, array::DynView, s, shape, tensor};

/// Elements of all signs and sizes.
const ELEMENTS: [f64; 12] = [-2.5, -1.0, -0.5, -0.0, 0.0, 0.25, 0.5, 1.0, 1.5, 3.0, f64::INFINITY, f64::NAN];

macro_rules! compare {
    ($($name:ident($($argument:expr)?))*) => { $(
        let expected: Vec<u64> = ELEMENTS.iter().map(|x| x.$name($($argument)?).to_bits()).collect();
        let bits = |found: Vec<f64>| found.into_iter().map(f64::to_bits).collect::<Vec<_>>();
        let x = View::new(&ELEMENTS, shape![3, 4]).unwrap();
        assert_eq!(bits(x.$name($($argument)?).to_vec()), expected, stringify!($name));
        assert_eq!(bits(x.transpose().$name($($argument)?).transpose().to_vec()), expected, stringify!($name));
        let reversed = x.slice(s![..;-1, ..;-1]).$name($($argument)?);
        assert_eq!(bits(reversed.slice(s![..;-1, ..;-1]).to_vec()), expected, stringify!($name));
        assert_eq!(bits(x.ranked().$name($($argument)?).into_vec()), expected, stringify!($name));
        assert_eq!(bits(DynView::from(x).$name($($argument)?).into_vec()), expected, stringify!($name));
        assert_eq!(x.$name($($argument)?).typed_extents(), x.typed_extents(), "known extents stay known");
    )* };
}

#[test]
fn functions_are_those_of_the_standard_library() {
    compare! {
        abs() signum() sqrt() cbrt() recip() exp() exp2() exp_m1() ln() ln_1p() log2() log10() sin() cos() tan() asin() acos() atan()
        sinh() cosh() tanh() floor() ceil() round() trunc() fract() powi(-2) powi(-1) powi(0) powi(1) powi(2) powi(3) powi(4) powi(-5) powf(-2.0) powf(-1.0) powf(0.0)
        powf(-0.0) powf(0.5) powf(1.0) powf(2.0) powf(2.5) powf(4.0) powf(0.25) powf(f64::NAN) powf(f64::INFINITY)
    }
}

/// Powers that are products: they differ from those of the standard library by less than 2 units in the last place, and not at all in signs, zeros and infinities.
#[test]
#[allow(
    clippy::cast_possible_truncation,
    clippy::as_conversions,
    reason = "powers of `f64`, rounded to `f32`"
)]
fn powers_of_few_factors_are_products() {
    let elements: Vec<f32> = (0..=u32::MAX).step_by(99_991).map(f32::from_bits).collect();
    let x = View::new(&elements, [elements.len()]).unwrap();
    for exponent in [-1.0, 0.0, 0.5, 1.0, 2.0, 3.0] {
        for (x, power) in x.iter().zip(&x.powf(exponent)) {
            let exact = f64::from(*x).powf(f64::from(exponent)) as f32;
            let most = if exponent == 3.0 { 2 } else { 0 };
            let apart = power.to_bits().abs_diff(exact.to_bits());
            assert!(
                apart <= most || power.is_nan() && exact.is_nan(),
                "{x:e}^{exponent}: {power:e}, {exact:e}"
            );
        }
    }
    for exponent in -3..=5 {
        for (x, power) in x.iter().zip(&x.powi(exponent)) {
            let expected = x.powi(exponent);
            assert!(
                power.to_bits() == expected.to_bits() || power.is_nan() && expected.is_nan(),
                "{x:e}^{exponent}"
            );
        }
    }
}

/// The one bound of generic code over floats is enough.
fn softplus<T: Float, const R: usize>(x: View<'_, T, R>) -> Tensor<T, R> {
    x.exp().ln_1p()
}

#[test]
fn generic_code_needs_one_bound() {
    let x = tensor![[0.0_f32, 1.0]];
    assert_eq!(softplus(x.ranked()), x.map(|x| x.exp().ln_1p()));
    assert_eq!(softplus(x.map(|x| f64::from(*x)).ranked()).extents(), [1, 2]);
}

#[test]
fn arrays_without_elements_have_results_without_elements() {
    assert_eq!(Tensor::<f32, 2>::zeros([0, 3]).sqrt().extents(), [0, 3]);
    assert_eq!(Tensor::<f32, 0>::filled([], 4.0).sqrt().to_vec(), [2.0]);
}

#[test]
fn floats_are_close_or_not_a_number() {
    let (nan, inf) = (f64::NAN, f64::INFINITY);
    let x = tensor![[1.0, nan], [inf, -0.0]];
    assert_eq!(x.is_nan(), tensor![[false, true], [false, false]]);
    assert_eq!(x.clone().into_dynamic().is_nan().as_slice(), [false, true, false, false]);
    assert_eq!(shapewise::Vector::of([1.0_f32, f32::NAN]).is_nan().into_nested(), [false, true]);
    for (x, y, relative, absolute, close) in [
        (1.0, 1.0 + 1e-9, 1e-8, 0.0, true),
        (1.0, 1.0 + 1e-7, 1e-8, 0.0, false),
        (0.0, 1e-9, 0.0, 1e-8, true),
        (0.0, 1e-9, 0.5, 0.0, false),
        (nan, nan, 1.0, 1.0, false),
        (inf, inf, 0.0, 0.0, true),
        (inf, -inf, 1.0, 1.0, false),
        (1.0, inf, 1.0, 1.0, false),
        (inf, 1.0, 1.0, 1.0, false),
    ] {
        let (x, y) = (tensor![[x], [x]], tensor![[y, y]]);
        assert_eq!(x.all_close(&y, relative, absolute), close, "{x:?} {y:?}");
        assert_eq!(x.into_dynamic().all_close(&y, relative, absolute), Ok(close));
    }
    assert!(tensor![1.0, 2.0].into_dynamic().all_close(&tensor![1.0, 2.0, 3.0], 0.0, 0.0).is_err());
}
