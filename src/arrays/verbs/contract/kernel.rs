//! Products of matrices of floats, and of complex numbers of them, by the kernel of the crate `matrixmultiply` (feature `matmul`), which takes pointers and steps.
//!
//! # The proof
//!
//! The kernel reads the elements of both operands at `base + i * steps[0] + j * steps[1]` for each index `[i, j]`, and writes, and
//! perhaps reads, those of the result. It is sound if all of these are within the memory of the slices, if the elements have the
//! type that the kernel expects, and if no element of the result is that of two indices or of an operand.
//!
//! * **Within the memory**: [`within`] checks it before each call, by the smallest and the largest offset of each matrix, in checked
//!   arithmetic. It does not rely on the invariant of arrays. The check takes a few instructions for each product.
//! * **Types**: [`TypeId`]s are compared, and types with equal ids are the same type. The kernel has a complex number as an array of two floats, and `Complex` is
//!   such an array in memory: it is `repr(C)`, and num-complex promises it.
//! * **Once each**: the rows of the result must be apart ([`is_apart`]), and the result is borrowed mutably, so it is not the memory of
//!   an operand.
//!
//! # The gain
//!
//! A product of 1024 x 1024 `f32` by the blocks of `product.rs`, which are safe code, takes several times as long as by this kernel, which
//! uses the vector instructions that the processor has; one of complex numbers, 2 to 30 times. `benches/record` has the numbers, and the comparison
//! with the crate `gemm`.
#![expect(unsafe_code, reason = "one file, one operation per block; the proof and the measurement are above")]

use core::any::TypeId;

#[cfg(feature = "num-complex")]
use matrixmultiply::CGemmOption::Standard;
#[cfg(feature = "num-complex")]
use num_complex::Complex;

use crate::verbs::contract::product::{StridedMatrix, Task};

/// Whether the kernel multiplies matrices of `T`.
#[inline(always)]
pub(crate) fn is_for<T: 'static>() -> bool {
    let id = TypeId::of::<T>();
    #[cfg(feature = "num-complex")]
    if id == TypeId::of::<Complex<f32>>() || id == TypeId::of::<Complex<f64>>() {
        return true;
    }
    id == TypeId::of::<f32>() || id == TypeId::of::<f64>()
}

/// Whether all elements of a matrix are within memory of `len` elements. The matrix has elements.
fn within(len: usize, base: usize, extents: [usize; 2], steps: [isize; 2]) -> bool {
    let ends = || {
        let (mut low, mut high) = (isize::try_from(base).ok()?, isize::try_from(base).ok()?);
        for (extent, step) in extents.into_iter().zip(steps) {
            let last = step.checked_mul(isize::try_from(extent.checked_sub(1)?).ok()?)?;
            let end = if last < 0 { &mut low } else { &mut high };
            *end = end.checked_add(last)?;
        }
        Some(low >= 0 && usize::try_from(high).ok()? < len)
    };
    ends() == Some(true)
}

/// Whether no two indices of a matrix have the same offset: the step of one axis is longer than the other axis.
fn is_apart(extents: [usize; 2], steps: [isize; 2]) -> bool {
    let covers = |outer: usize, inner: usize, extent: usize| {
        inner > 0 && inner.checked_mul(extent).is_some_and(|long| long <= outer)
    };
    let [down, along] = steps.map(isize::unsigned_abs);
    match extents {
        [0, _] | [_, 0] | [1, 1] => true,
        [1, _] => along > 0,
        [_, 1] => down > 0,
        [rows, columns] => covers(down, along, columns) || covers(along, down, rows),
    }
}

/// The product of two matrices by the kernel, for the types of [`is_for`].
///
/// # Panics
///
/// If a matrix is not within its memory, which no array of the crate causes.
pub(crate) fn product<T: 'static>(
    task: &Task,
    left: &StridedMatrix<'_, T>,
    right: &StridedMatrix<'_, T>,
    (result, base, steps): (&mut [T], usize, [isize; 2]),
) {
    let Task { m, n, k, accumulate } = *task;
    if m == 0 || n == 0 || k == 0 {
        // The result is zeros, or the sums so far.
        return;
    }
    let is_within = within(left.data.len(), left.base, [m, k], left.steps)
        && within(right.data.len(), right.base, [k, n], right.steps)
        && within(result.len(), base, [m, n], steps)
        && is_apart([m, n], steps);
    assert!(is_within, "the elements of matrices are within their memory");
    let a = left.data.as_ptr().wrapping_add(left.base);
    let b = right.data.as_ptr().wrapping_add(right.base);
    let c = result.as_mut_ptr().wrapping_add(base);
    let ([rsa, csa], [rsb, csb], [rsc, csc]) = (left.steps, right.steps, steps);
    macro_rules! call {
        ($kernel:ident($($as_it_is:ident)*), $element:ty as $number:ty, $zero:expr, $one:expr) => {
            if TypeId::of::<T>() == TypeId::of::<$element>() {
                let (a, b, c) = (a.cast::<$number>(), b.cast::<$number>(), c.cast::<$number>());
                let beta = if accumulate { $one } else { $zero };
                // SAFETY: `T` is the element type of the kernel, or has its layout. For each index below the extents, the offsets from `a`, `b` and `c`
                // are within the slices they point into (`within`); no two indices of the result have the same offset
                // (`is_apart`), and the result is borrowed mutably, so it overlaps no operand. All elements are initialised.
                unsafe { matrixmultiply::$kernel($($as_it_is,)* m, k, n, $one, a, rsa, csa, b, rsb, csb, beta, c, rsc, csc) };
                return;
            }
        };
    }
    call!(sgemm(), f32 as f32, 0.0, 1.0);
    call!(dgemm(), f64 as f64, 0.0, 1.0);
    #[cfg(feature = "num-complex")]
    {
        call!(cgemm(Standard Standard), Complex<f32> as [f32; 2], [0.0; 2], [1.0, 0.0]);
        call!(zgemm(Standard Standard), Complex<f64> as [f64; 2], [0.0; 2], [1.0, 0.0]);
    }
    unreachable!("the caller asks `is_for` first");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn matrices_within_memory() {
        for (len, base, extents, steps, expected) in [
            (6, 0, [2, 3], [3, 1], true),
            (5, 0, [2, 3], [3, 1], false),
            (6, 5, [2, 3], [-3, -1], true),
            (6, 4, [2, 3], [-3, -1], false),
            (6, 1, [2, 3], [3, 1], false),
            (1, 0, [2, 3], [0, 0], true),
            (6, 2, [2, 3], [3, -1], true),
            (6, 3, [2, 3], [3, -1], false),
            (6, 0, [2, 2], [isize::MAX, 1], false),
            (6, usize::MAX, [1, 1], [0, 0], false),
        ] {
            assert_eq!(within(len, base, extents, steps), expected, "{len} {base} {extents:?} {steps:?}");
        }
    }

    #[test]
    fn rows_that_are_apart() {
        for (extents, steps, expected) in [
            ([2, 3], [3, 1], true),
            ([2, 3], [2, 1], false),
            ([2, 3], [1, 2], true),
            ([2, 3], [1, 1], false),
            ([2, 3], [-3, 1], true),
            ([2, 3], [0, 1], false),
            ([1, 3], [0, 1], true),
            ([3, 1], [1, 0], true),
            ([3, 1], [0, 1], false),
        ] {
            assert_eq!(is_apart(extents, steps), expected, "{extents:?} {steps:?}");
        }
    }
}
