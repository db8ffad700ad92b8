//! Products of two matrices, or of a matrix and a vector: what labels and loops would say of them is known, so there is no plan.
#![expect(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    reason = "overflow in the arithmetic of elements is that of the element type; the offsets of operands are within their memory"
)]

use alloc::vec::Vec;
use core::ops::Mul;

use num_traits::Zero;

use crate::{
    contraction::ContractionError,
    index,
    loops::{
        all::dot_slices,
        allocate::{allocate, resize},
    },
    verbs::contract::{
        product::{self, Matrix, Scratch, Task},
        rows,
    },
};

/// Up to this number of products, the sums are computed one row after another, without blocks and without a kernel.
const FEW: usize = 2048;

/// An operand as a matrix: its memory, offset and steps, and its two extents.
pub(crate) type Operand<'a, T> = (Matrix<'a, T>, [usize; 2]);

/// The left operand of a product, of rank 1 or 2, by the extents and strides of its axes. A vector is one row.
#[inline(always)]
pub(crate) const fn left<'a, T>(
    data: &'a [T],
    base: usize,
    axes: &[(usize, isize)],
) -> Option<Operand<'a, T>> {
    match axes {
        &[(k, step)] => Some((Matrix { data, base, steps: [0, step] }, [1, k])),
        &[(m, down), (k, along)] => Some((Matrix { data, base, steps: [down, along] }, [m, k])),
        _ => None,
    }
}

/// The right operand of a product, of rank 1 or 2. A vector is one column.
#[inline(always)]
pub(crate) const fn right<'a, T>(
    data: &'a [T],
    base: usize,
    axes: &[(usize, isize)],
) -> Option<Operand<'a, T>> {
    match axes {
        &[(k, step)] => Some((Matrix { data, base, steps: [step, 0] }, [k, 1])),
        _ => left(data, base, axes),
    }
}

/// The product of two matrices, in row-major order. The extents that are contracted are equal.
#[inline(never)]
pub(crate) fn direct<T: Copy + Zero + Mul<Output = T> + 'static>(
    (left, [m, k]): &Operand<'_, T>,
    (right, [_, n]): &Operand<'_, T>,
) -> Result<Vec<T>, ContractionError> {
    let [m, k, n] = [*m, *k, *n];
    let count = index::element_count(&[m, n])?;
    let mut data = allocate(count)?;
    if count == 0 || k == 0 {
        resize(&mut data, count, T::zero());
    } else if count.saturating_mul(k) > FEW {
        resize(&mut data, count, T::zero());
        if m == 1 {
            // A vector times a matrix is the matrix with its axes exchanged times the vector.
            many(&mut data, &right.transposed(), &left.transposed(), [n, k, 1])?;
        } else {
            many(&mut data, left, right, [m, k, n])?;
        }
    } else if n > 1 && right.steps[1] == 1 {
        by_rows(&mut data, left, right, [m, k, n]);
    } else if n == 1 && left.steps[1] == 1 && right.steps[0] == 1 {
        // A matrix times a vector, both along memory.
        let vector = &right.data[right.base..][..k];
        let mut from = left.base;
        for _ in 0..m {
            data.push(dot_slices(&left.data[from..][..k], vector));
            from = from.wrapping_add_signed(left.steps[0]);
        }
    } else {
        let offset = |from: usize, step: isize, at: usize| {
            from.wrapping_add_signed(step.wrapping_mul(at.cast_signed()))
        };
        for row in 0..m {
            let row = (left.data, offset(left.base, left.steps[0], row), left.steps[1]);
            for column in 0..n {
                let column = (right.data, offset(right.base, right.steps[1], column), right.steps[0]);
                data.push(rows::dot(k, row, column));
            }
        }
    }
    Ok(data)
}

/// Many products: by blocks, or by a kernel.
fn many<T: Copy + Zero + Mul<Output = T> + 'static>(
    result: &mut [T],
    left: &Matrix<'_, T>,
    right: &Matrix<'_, T>,
    [m, k, n]: [usize; 3],
) -> Result<(), ContractionError> {
    let task = Task { m, n, k, accumulate: false };
    let mut scratch = Scratch::new(&task)?;
    product::product(&task, left, right, (result, 0, [n.cast_signed(), 1]), &mut scratch);
    Ok(())
}

/// Few products, with rows of the right operand along memory: parts of a row of the result are sums of parts of those rows, in registers.
#[inline(always)]
fn by_rows<T: Copy + Zero + Mul<Output = T>>(
    result: &mut Vec<T>,
    left: &Matrix<'_, T>,
    right: &Matrix<'_, T>,
    [m, k, n]: [usize; 3],
) {
    for row in 0..m {
        let from = left.base.wrapping_add_signed(left.steps[0].wrapping_mul(row.cast_signed()));
        let row = (left.data, from, left.steps[1]);
        let mut column = 0;
        while n - column >= 8 {
            result.extend_from_slice(&part::<T, 8>(k, row, right, column));
            column += 8;
        }
        while n - column >= 4 {
            result.extend_from_slice(&part::<T, 4>(k, row, right, column));
            column += 4;
        }
        while column < n {
            let [sum] = part::<T, 1>(k, row, right, column);
            result.push(sum);
            column += 1;
        }
    }
}

/// `N` elements of a row of the result, from a column on.
#[inline(always)]
fn part<T: Copy + Zero + Mul<Output = T>, const N: usize>(
    k: usize,
    (data, from, along): rows::Row<'_, T>,
    right: &Matrix<'_, T>,
    column: usize,
) -> [T; N] {
    let mut sums = [T::zero(); N];
    let (mut left, mut at) = (from, right.base.wrapping_add(column));
    for _ in 0..k {
        let factor = data[left];
        // By position: the compiler keeps the sums of an iterator in memory.
        let Some(line) = right.data[at..].first_chunk::<N>() else { break };
        for at in 0..N {
            sums[at] = sums[at] + factor * line[at];
        }
        left = left.wrapping_add_signed(along);
        at = at.wrapping_add_signed(right.steps[0]);
    }
    sums
}
