//! The bounds of rounding errors that `guide::accuracy` states, compared with exact arithmetic: sums, means, variances and products of random, cancelling and
//! huge numbers.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of numbers: a panic is a failure"
)]

use shapewise::{Axis, Float, Tensor, View, axes, s};

/// The most roundings on the way from an element to a sum: the depth of the guide.
const DEPTH: f64 = 600.0;

/// A sum of floats without rounding: an integer in units of 2^-1120, in digits of 32 bits. A digit holds the sum of 2^31 of them.
struct Exact([i64; 72]);

impl Exact {
    const UNIT: i32 = -1120;

    fn new() -> Self {
        Self([0; 72])
    }

    fn add(&mut self, x: f64) {
        let bits = x.to_bits();
        let (exponent, fraction) = ((bits >> 52 & 0x7ff) as i32, bits & ((1 << 52) - 1));
        assert!(exponent < 0x7ff, "{x} is not finite");
        let (mantissa, exponent) =
            if exponent == 0 { (fraction, -1074) } else { (fraction | 1 << 52, exponent - 1075) };
        let shift = (exponent - Self::UNIT) as usize;
        let mut rest = u128::from(mantissa) << (shift % 32);
        for digit in &mut self.0[shift / 32..] {
            let part = (rest & 0xffff_ffff) as i64;
            *digit += if x < 0.0 { -part } else { part };
            rest >>= 32;
            if rest == 0 {
                break;
            }
        }
    }

    /// Adds a product. What the product loses is a float, unless it is below the smallest one.
    fn add_product(&mut self, x: f64, y: f64) {
        let product = x * y;
        self.add(product);
        self.add(x.mul_add(y, -product));
    }

    /// The absolute value, rounded.
    fn abs(mut self) -> f64 {
        for negate in [false, true] {
            let mut carry = 0;
            for digit in &mut self.0 {
                let sum = if negate { -*digit } else { *digit } + carry;
                (*digit, carry) = (sum & 0xffff_ffff, sum >> 32);
            }
            if carry == 0 {
                break;
            }
        }
        // In two steps, because the power of the last digits is below the smallest float.
        let value = |(at, digit): (usize, &i64)| {
            *digit as f64 * 2_f64.powi(16 * at as i32 - 560) * 2_f64.powi(16 * at as i32 - 560)
        };
        self.0.iter().enumerate().rev().map(value).sum()
    }
}

#[test]
fn the_oracle_is_exact() {
    let sum = |all: &[f64]| {
        let mut exact = Exact::new();
        all.iter().for_each(|x| exact.add(*x));
        exact.abs()
    };
    let all: [(&[f64], f64); 6] = [
        (&[1e300, 1.0, -1e300], 1.0),
        (&[1e-300, -1e300, 1e300], 1e-300),
        (&[0.1, -0.3], 0.3 - 0.1),
        (&[f64::MAX, -f64::MAX], 0.0),
        (&[-5e-324, -5e-324], 1e-323),
        (&[1.0, f64::EPSILON / 4.0, -1.0], f64::EPSILON / 4.0),
    ];
    for (all, expected) in all {
        assert_eq!(sum(all).to_bits(), expected.to_bits(), "{all:?}");
    }
    let mut exact = Exact::new();
    exact.add_product(1.0 + f64::EPSILON, 1.0 - f64::EPSILON);
    exact.add(-1.0);
    assert_eq!(exact.abs().to_bits(), (f64::EPSILON * f64::EPSILON).to_bits());
}

/// An element type: half of the distance from 1 to the next number is the largest relative error of one rounding.
trait Number: Float + Into<f64> + core::fmt::Debug {
    const UNIT: f64;
    /// The powers of two of the huge numbers.
    const RANGE: i32;
    fn of(x: f64) -> Self;
}

impl Number for f32 {
    const UNIT: f64 = f32::EPSILON as f64 / 2.0;
    const RANGE: i32 = 50;
    fn of(x: f64) -> Self {
        x as Self
    }
}

impl Number for f64 {
    const UNIT: f64 = Self::EPSILON / 2.0;
    const RANGE: i32 = 400;
    fn of(x: f64) -> Self {
        x
    }
}

struct Random(u64);

impl Random {
    /// A number in -1..1.
    fn signed(&mut self) -> f64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 11) as f64 / (1_u64 << 52) as f64 - 1.0
    }
}

/// Elements of each kind: of both signs, of one, those that cancel to almost nothing, and those of all magnitudes.
fn kinds<T: Number>(count: usize) -> [(&'static str, Vec<T>); 5] {
    let mut random = Random(count as u64);
    let mut of = |make: &mut dyn FnMut(&mut Random, usize) -> f64| -> Vec<T> {
        (0..count).map(|at| T::of(make(&mut random, at))).collect()
    };
    let huge =
        |random: &mut Random| random.signed() * 2_f64.powi((random.signed() * f64::from(T::RANGE)) as i32);
    let random = of(&mut |random, _| random.signed());
    let positive = of(&mut |random, _| random.signed().abs() + 1.0);
    let huge_ones = of(&mut |random, _| huge(random));
    // Each number and its negative, half of the array apart, and a rest in between.
    let mut cancelling = of(&mut |random, _| huge(random));
    for at in 0..count / 2 {
        cancelling[count - 1 - at] = T::of(-cancelling[at].into());
    }
    if let Some(middle) = cancelling.get_mut(count / 3) {
        *middle = T::of(Into::<f64>::into(*middle) + 1.0);
    }
    let alternating = of(&mut |_, at| [1e7, 1.0, -1e7][at % 3]);
    [
        ("random", random),
        ("positive", positive),
        ("huge", huge_ones),
        ("cancelling", cancelling),
        ("alternating", alternating),
    ]
}

/// Asserts that a result is as far from a sum of products as the bound allows, of a number of roundings.
#[track_caller]
fn within<T: Number>(found: T, roundings: f64, terms: impl Iterator<Item = (T, T)>, by: f64, what: &str) {
    let (mut exact, mut size) = (Exact::new(), Exact::new());
    for (x, y) in terms {
        let (x, y) = (x.into(), y.into());
        exact.add_product(x, y);
        size.add_product(x.abs(), y.abs());
    }
    // A result that is divided is compared times the divisor.
    exact.add_product(-found.into(), by);
    let (error, most) = (exact.abs(), roundings * T::UNIT * size.abs());
    assert!(error <= most, "{what}: {found:?} is {error:e} off, and {most:e} is allowed");
}

fn check_sums<T: Number>() {
    for count in [1, 2, 7, 64, 1000, 4099, 100_003] {
        for (kind, all) in kinds::<T>(count) {
            let what = format!("{kind}, {count}");
            let row = View::new(&all, [count]).unwrap();
            let once = |x: &T| (*x, T::of(1.0));
            let terms = || all.iter().map(once);
            within(row.sum(), DEPTH, terms(), 1.0, &what);
            within(row.slice(s![..;-1]).sum(), DEPTH, terms(), 1.0, &what);
            within(row.slice(s![..;2]).sum(), DEPTH, all.iter().step_by(2).map(once), 1.0, &what);
            within(row.mean(), DEPTH + 2.0, terms(), count as f64, &what);
            let column =
                View::new(&all, [count, 1]).unwrap().try_broadcast_to([count, 3]).unwrap().to_tensor();
            for sum in column.sum_axis(Axis::<0>).iter() {
                within(*sum, DEPTH, terms(), 1.0, &what);
            }
            within(column.transpose().sum_axis(Axis::<1>)[[2]], DEPTH, terms(), 1.0, &what);
            within(column.mean_axis(Axis::<0>)[[1]], DEPTH + 2.0, terms(), count as f64, &what);
            within(
                View::new(&all, [1, count]).unwrap().sum_axis(axes![0, 1])[[]],
                DEPTH,
                terms(),
                1.0,
                &what,
            );
            let backwards: Vec<T> = all.iter().rev().copied().collect();
            let other = View::new(&backwards, [count]).unwrap();
            let pairs = || all.iter().copied().zip(backwards.iter().copied());
            if kind != "huge" && kind != "cancelling" {
                within(row.dot(other), DEPTH + 1.0, pairs(), 1.0, &what);
            }
        }
    }
}

#[test]
fn sums_means_and_dot_products_are_within_their_bounds() {
    check_sums::<f32>();
    check_sums::<f64>();
}

fn check_products<T: Number + num_traits::Zero + 'static>() {
    for [m, k, n] in [[1, 1, 1], [3, 700, 2], [17, 33, 9], [70, 300, 65], [4, 2000, 4]] {
        for (kind, left) in
            kinds::<T>(m * k).into_iter().filter(|(kind, _)| *kind != "huge" && *kind != "cancelling")
        {
            let right: Vec<T> = kinds::<T>(k * n)[0].1.clone();
            let (a, b) = (View::new(&left, [m, k]).unwrap(), View::new(&right, [k, n]).unwrap());
            let product: Tensor<T, 2> = a.matmul(b);
            let vector: Tensor<T, 1> = a.matmul(b.slice(s![.., 0]));
            let (left, right) = (&left, &right);
            for i in 0..m {
                let terms = |j: usize| (0..k).map(move |h| (left[i * k + h], right[h * n + j]));
                within(vector[[i]], k as f64, terms(0), 1.0, kind);
                for j in [0, n / 2, n - 1] {
                    within(product[[i, j]], k as f64, terms(j), 1.0, kind);
                }
            }
        }
    }
}

#[test]
fn products_are_within_their_bounds() {
    check_products::<f32>();
    check_products::<f64>();
}

/// Variances of integers, whose exact value is a quotient of integers.
fn check_variances<T: Number>(largest: i64) {
    for count in [2_usize, 7, 1000, 100_003] {
        for (far, wide) in
            [(0, largest), (largest / 2, largest / 2), (largest - 9, 9), (largest - 1000, 1000)]
        {
            let mut random = Random(count as u64);
            let all: Vec<i64> = (0..count).map(|_| far + (random.signed() * wide as f64) as i64).collect();
            let numbers: Vec<T> = all.iter().map(|x| T::of(*x as f64)).collect();
            let n = count as i128;
            let (sum, squares) = all
                .iter()
                .map(|x| i128::from(*x))
                .fold((0, 0), |(sum, squares), x| (sum + x, squares + x * x));
            // n^2 times the variance.
            let exact = n * squares - sum * sum;
            let expected = exact as f64 / (n * n) as f64;
            let condition = (n * squares) as f64 / exact as f64;
            let du = DEPTH * T::UNIT;
            let most = (2.0 * du + du * du * condition) * expected;
            let row = View::new(&numbers, [count]).unwrap();
            let column = View::new(&numbers, [count, 1]).unwrap();
            for found in [row.var(0), row.slice(s![..;-1]).var(0), column.var_axis(Axis::<0>, 0)[[0]]] {
                let error = (found.into() - expected).abs();
                assert!(
                    error <= most,
                    "{count} around {far}, {wide}: {found:?} is {error:e} off, and {most:e} is allowed"
                );
            }
        }
    }
}

#[test]
fn variances_are_within_their_bounds() {
    check_variances::<f32>(1 << 23);
    check_variances::<f64>(1 << 36);
}
