//! Rows: the innermost loops of contractions, on slices where memory allows it.
#![expect(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    reason = "overflow in the arithmetic of elements is that of the element type; the offsets of operands are within their memory"
)]

use core::ops::Mul;

use num_traits::Zero;

use crate::loops::{all::dot_slices, lanes::places_in_lanes};

/// A row of an operand: its memory, the offset of its first element, and its step.
pub(crate) type OperandRow<'a, T> = (&'a [T], usize, isize);

/// The element of a row at a position.
#[inline(always)]
fn at<T: Copy>((data, base, step): OperandRow<'_, T>, at: usize) -> T {
    data[base.wrapping_add_signed(step.wrapping_mul(at.cast_signed()))]
}

/// The row as a slice, if its elements are side by side.
#[inline(always)]
fn slice<'a, T>((data, base, step): OperandRow<'a, T>, len: usize) -> Option<&'a [T]> {
    if step == 1 { data.get(base..base.wrapping_add(len)) } else { None }
}

/// The sum of the products of the elements of two rows.
pub(crate) fn dot<T: Copy + Zero + Mul<Output = T>>(
    len: usize,
    left: OperandRow<'_, T>,
    right: OperandRow<'_, T>,
) -> T {
    match (slice(left, len), slice(right, len)) {
        (Some(left), Some(right)) => dot_slices(left, right),
        _ => places_in_lanes(len, T::zero(), |place| at(left, place) * at(right, place), &T::add),
    }
}

/// Adds the products of the elements of two rows to a row of the result, whose elements are side by side.
pub(crate) fn multiply_add<T: Copy + Zero + Mul<Output = T>>(
    result: &mut [T],
    base: usize,
    len: usize,
    left: OperandRow<'_, T>,
    right: OperandRow<'_, T>,
) {
    let result = &mut result[base..base.wrapping_add(len)];
    match (slice(left, len), slice(right, len)) {
        (Some(left), Some(right)) => {
            for ((sum, left), right) in result.iter_mut().zip(left).zip(right) {
                *sum = *sum + *left * *right;
            }
        }
        (Some(left), None) if right.2 == 0 => add_times(result, left, |x| *x * at(right, 0)),
        (None, Some(right)) if left.2 == 0 => add_times(result, right, |y| at(left, 0) * *y),
        _ => {
            for (place, sum) in result.iter_mut().enumerate() {
                *sum = *sum + at(left, place) * at(right, place);
            }
        }
    }
}

/// Writes the products of the elements of two rows to a row of the result, whose elements are side by side: where each sum has one term, it is that term, also if that
/// is -0.0.
pub(crate) fn multiply<T: Copy + Mul<Output = T>>(
    result: &mut [T],
    base: usize,
    len: usize,
    left: OperandRow<'_, T>,
    right: OperandRow<'_, T>,
) {
    let result = &mut result[base..base.wrapping_add(len)];
    if let (Some(right), 0) = (slice(right, len), left.2) {
        let left = at(left, 0);
        for (to, right) in result.iter_mut().zip(right) {
            *to = left * *right;
        }
        return;
    }
    for (place, to) in result.iter_mut().enumerate() {
        *to = at(left, place) * at(right, place);
    }
}

/// Adds the products of four rows and a factor for each to a row of the result, which is read and written once for the four. All rows have
/// step 1.
pub(crate) fn multiply_add_four<T: Copy + Zero + Mul<Output = T>>(
    result: &mut [T],
    base: usize,
    len: usize,
    rows: [OperandRow<'_, T>; 4],
    [w, x, y, z]: [T; 4],
) {
    let [a, b, c, d] = rows.map(|(data, base, _)| &data[base..base.wrapping_add(len)]);
    let result = &mut result[base..base.wrapping_add(len)];
    for ((((sum, a), b), c), d) in result.iter_mut().zip(a).zip(b).zip(c).zip(d) {
        *sum = *sum + ((*a * w + *b * x) + (*c * y + *d * z));
    }
}

#[inline(always)]
fn add_times<T: Copy + Zero>(result: &mut [T], row: &[T], times: impl Fn(&T) -> T) {
    for (sum, element) in result.iter_mut().zip(row) {
        *sum = *sum + times(element);
    }
}

/// Adds a row to a row of the result, whose elements are `step` apart.
pub(crate) fn add<T: Copy + Zero>(
    result: &mut [T],
    base: usize,
    step: isize,
    len: usize,
    row: OperandRow<'_, T>,
) {
    match (slice(row, len), step) {
        (Some(row), 1) => {
            for (sum, element) in result[base..base.wrapping_add(len)].iter_mut().zip(row) {
                *sum = *sum + *element;
            }
        }
        _ => {
            for place in 0..len {
                let sum = &mut result[base.wrapping_add_signed(step.wrapping_mul(place.cast_signed()))];
                *sum = *sum + at(row, place);
            }
        }
    }
}
