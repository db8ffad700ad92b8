//! Statistics and ranges of floats of 16 bits, which have fewer numbers than arrays have elements.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

use half::{bf16, f16};
use shapewise::{Tensor, tensor};

/// The quantiles of sorted elements are between the two elements of the definition, whatever their number.
macro_rules! quantiles {
    ($($name:ident $half:ident;)*) => { $(
        #[test]
        fn $name() {
            for count in [1, 2, 3, 100, 129, 255, 257, 259, 300, 1025, 1033, 2049, 2051, 4099, 65_520, 70_001_u32] {
                let x: Tensor<$half, 1> =
                    (0..count).map(|at| $half::from_f64(f64::from(at) / f64::from(count))).collect();
                for eighths in 0..=8_u8 {
                    let scaled = usize::try_from(u32::from(eighths) * (count - 1)).unwrap();
                    let (low, high) = (x[[scaled / 8]], x[[scaled.div_ceil(8)]]);
                    let found = x.quantile($half::from_f32(f32::from(eighths) / 8.0)).unwrap();
                    assert!(low <= found && found <= high, "{eighths}/8 of {count}: {found}, not {low} to {high}");
                }
            }
        }
    )* };
}

quantiles! {
    quantiles_of_f16 f16;
    quantiles_of_bf16 bf16;
}

#[test]
fn the_mean_of_two_large_halves_is_between_them() {
    let x = tensor![f16::from_f32(57_344.0), f16::from_f32(49_152.0)];
    assert_eq!(x.median(), Some(f16::from_f32(53_248.0)));
    assert_eq!(x.quantile(f16::from_f32(0.5)), Some(f16::from_f32(53_248.0)));
}

/// The numbers of a range are those before its end, whatever the length of the step.
macro_rules! ranges {
    ($($name:ident $half:ident;)*) => { $(
        #[test]
        fn $name() {
            let is = |found: &[$half], expected: Vec<f64>| found.iter().copied().map(f64::from).eq(expected);
            for k in 1..2000_u16 {
                for step in [0.1, -0.1, 1.0, 3.0].map($half::from_f64) {
                    let end = $half::from_f64(f64::from(k)) * step;
                    if !end.is_finite() {
                        continue;
                    }
                    let is_before = |x: $half| if step > $half::ZERO { x < end } else { x > end };
                    let number = |at: u16| $half::from_f64(f64::from(at) * f64::from(step));
                    let expected = (0..u16::MAX).map(number).take_while(|x| is_before(*x)).map(f64::from).collect();
                    let found = Tensor::arange($half::ZERO..end, step);
                    assert!(is(found.as_slice(), expected), "0..{end} by {step}: {found}");
                }
            }
            // The difference of the ends overflows.
            let largest = $half::MAX;
            let found = Tensor::arange(-largest..largest, largest);
            assert_eq!(found.as_slice(), [-largest, $half::ZERO]);
            assert_eq!(Tensor::linspace(-largest..=largest, 3).as_slice(), [-largest, $half::ZERO, largest]);
            assert_eq!(Tensor::linspace($half::INFINITY..=$half::INFINITY, 3).as_slice(), [$half::INFINITY; 3]);
        }
    )* };
}

ranges! {
    ranges_of_f16 f16;
    ranges_of_bf16 bf16;
}

#[test]
fn histograms_of_halves_have_bins_with_width() {
    let all: Tensor<f16, 1> = (0..=1024_u16).map(|at| f16::from_f64(1.0 + f64::from(at) / 1024.0)).collect();
    let [one, two] = [1.0, 2.0].map(f16::from_f32);
    let counts = all.histogram(1024, one..two).unwrap();
    assert!(counts.iter().all(|count| *count == 1), "{counts}");
    assert_eq!(all.histogram(1025, one..two), None);
    // More bins than integers of the type, each as wide as the distance of two floats at the ends.
    let around: Tensor<f16, 1> = (-2048..2048_i16).map(|at| f16::from_f64(f64::from(at) / 2048.0)).collect();
    let counts = around.histogram(4096, -one..one).unwrap();
    assert!(counts.iter().all(|count| *count == 1), "{counts}");
    let large = Tensor::from([-f16::MAX, f16::ZERO, f16::MAX]);
    assert_eq!(large.histogram(3, -f16::MAX..=f16::MAX).unwrap(), tensor![1, 1, 1]);
}
