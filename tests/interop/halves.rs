//! Statistics of floats of 16 bits, which have fewer numbers than arrays have elements.
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
