//! Products of matrices of complex numbers, which a kernel computes, are the sums by hand; and those of `f16` by the way that the docs state.
#![allow(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    reason = "small numbers, and operators of arrays that fit"
)]

use num_complex::Complex;
use shapewise::{Tensor, View, einsum};

/// A number of small integers, so that products are exact.
fn number<F: From<i8>>(seed: usize) -> Complex<F> {
    let part = |seed: usize| F::from(i8::try_from(seed % 13).expect("a small number") - 6);
    Complex::new(part(seed * 7 + 3), part(seed * 5 + 1))
}

/// Compares products of each order of the memory of both operands with sums by hand.
macro_rules! products {
    ($($name:ident $float:ty;)*) => { $(
        #[test]
        fn $name() {
            // Below and above the size from which the kernel multiplies, and across its blocks.
            for [m, k, n] in [[1, 1, 1], [2, 3, 4], [4, 500, 4], [13, 14, 15], [33, 9, 70], [5, 300, 7], [64, 1, 64]] {
                let left = Tensor::<Complex<$float>, 2>::from_fn([m, k], |[i, j]| number(i * 31 + j));
                let right = Tensor::<Complex<$float>, 2>::from_fn([k, n], |[i, j]| number(i * 17 + j * 3));
                let expected = Tensor::from_fn([m, n], |[i, j]| {
                    (0..k).map(|l| left[[i, l]] * right[[l, j]]).fold(Complex::new(0.0, 0.0), |sum, term| sum + term)
                });
                let across = |x: View<'_, Complex<$float>, 2>| x.transpose().to_tensor();
                let (columns, others) = (across(left.view().ranked()), across(right.view().ranked()));
                let reversed = (left.flip(shapewise::Axis::<0>).to_tensor(), right.flip(shapewise::Axis::<1>).to_tensor());
                assert_eq!(left.matmul(&right), expected, "{m} {k} {n}");
                assert_eq!(columns.transpose().matmul(others.transpose()), expected, "{m} {k} {n}, transposed");
                assert_eq!(
                    reversed.0.flip(shapewise::Axis::<0>).matmul(reversed.1.flip(shapewise::Axis::<1>)),
                    expected,
                    "{m} {k} {n}, reversed"
                );
                // Into columns, and of two batches, which are added.
                let swapped = einsum!(i j, j k -> k i; &left, &right);
                assert_eq!(swapped, expected.transpose(), "{m} {k} {n}, into columns");
                let batches = [&left, &left].map(|x| x.view().ranked());
                let batches = shapewise::verbs::stack(shapewise::Axis::<0>, batches);
                let both = einsum!(b i j, j k -> i k; &batches, &right);
                assert_eq!(both, &expected + &expected, "{m} {k} {n}, added");
            }
        }
    )* };
}

products! {
    products_of_floats f32;
    products_of_doubles f64;
}

/// The line in the docs of `matmul`.
#[cfg(feature = "half")]
#[test]
fn products_of_halves_by_floats() {
    use half::f16;

    let a = Tensor::<f16, 2>::from_fn([20, 30], |[i, j]| f16::from_f32(number::<f32>(i * 31 + j).re));
    let b = Tensor::<f16, 2>::from_fn([30, 12], |[i, j]| f16::from_f32(number::<f32>(i * 17 + j).im));
    let product = a.map_copied(f32::from).matmul(&b.map_copied(f32::from)).map_copied(f16::from_f32);
    assert_eq!(product, a.matmul(&b)); // small integers, so nothing is rounded
}
