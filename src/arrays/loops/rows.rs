//! Rows of up to a few registers, folded onto results: one pass over all rows, in which a row is not a loop that begins and ends.
//!
//! A row of 2, 3 or 4 elements is an array ([`with_length`]), the length of which is compared once for all rows. Of more than [`LANES`] elements four rows are folded side by side, each in as many lanes
//! as a small register has.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "overflow in the arithmetic of elements is that of the element type; all rows are equally long, and in memory"
)]

#[cfg(feature = "alloc")]
use core::ops::Mul;
use core::{array, hint::black_box};

#[cfg(feature = "alloc")]
use num_traits::Zero;

#[cfg(feature = "alloc")]
use crate::loops::short::with_known_length;
#[cfg(feature = "alloc")]
use crate::{
    array::access::append::append_pairs,
    heap::Vec,
    index::MemoryError,
    loops::{all::dot_slices, lanes::few_products},
};
use crate::{
    heap::{Boxed, boxed},
    loops::{allocate::allocate, lanes::ElementSize, short::with_length, wide::folded},
};

/// The length up to which the products of two rows are added without a call.
#[cfg(feature = "alloc")]
const LONG: usize = 64;

/// A row is folded in as many lanes.
const LANES: usize = 4;

/// As many rows are folded side by side.
const ROWS: usize = 4;

/// Folds each row of `len` elements onto its result: what `map` returns for its elements and the position of the result, in no specified order. Rows begin `step` elements apart, the
/// first one with `data`, and its result is at `at`. There is an element in each. Compiled once per function, and not per layout.
#[inline(never)]
pub(crate) fn fold_rows_onto<T: Copy, U: Copy>(
    (to, at): (&mut [U], usize),
    data: &[T],
    [len, step]: [usize; 2],
    map: &impl Fn(T, usize) -> U,
    fold: &impl Fn(U, U) -> U,
) {
    if len > LANES && const { ElementSize::<U>::IS_MIDDLE } {
        let mut number = 0;
        let row = |number: usize| &data[number * step..][..len];
        let (blocks, others) = to.as_chunks_mut::<ROWS>();
        for results in blocks {
            let rows = [row(number), row(number + 1), row(number + 2), row(number + 3)];
            fold_side_by_side(results, at + number, rows, map, fold);
            number += ROWS;
        }
        for result in others {
            fold_side_by_side(array::from_mut(result), at + number, [row(number)], map, fold);
            number += 1;
        }
        return;
    }
    if step == len {
        let data = &data[..to.len() * len];
        with_length!(len, N => {
            for (number, (to, row)) in to.iter_mut().zip(data.as_chunks::<N>().0).enumerate() {
                fold_row(to, at + number, row, map, fold);
            }
            return;
        });
    }
    for (number, to) in to.iter_mut().enumerate() {
        fold_row(to, at + number, &data[number * step..][..len], map, fold);
    }
}

/// Folds a row onto its result, one element after another.
#[inline(always)]
fn fold_row<T: Copy, U: Copy>(
    to: &mut U,
    at: usize,
    row: &[T],
    map: &impl Fn(T, usize) -> U,
    fold: &impl Fn(U, U) -> U,
) {
    let mut folded = map(row[0], at);
    for element in &row[1..] {
        folded = fold(folded, map(*element, at));
    }
    *to = fold(*to, folded);
}

/// Folds each of some rows, which have at least [`LANES`] elements, onto its result.
///
/// The compiler does not see that the lanes of the rows, which are folded into one another at the end, are those that were filled: if it did, it would transpose
/// the elements and not the lanes, and so move four to eight times as many. `loops::within` has the same for rows whose length the types know: there the lanes must be in
/// memory, and here in registers, for each to be fast.
#[inline(always)]
fn fold_side_by_side<T: Copy, U: Copy, const N: usize>(
    to: &mut [U; N],
    at: usize,
    rows: [&[T]; N],
    map: &impl Fn(T, usize) -> U,
    fold: &impl Fn(U, U) -> U,
) {
    let rows = rows.map(|row| row.as_chunks::<LANES>());
    let count = rows[0].0.len();
    let chunks = rows.map(|(chunks, _)| &chunks[..count]);
    let mut lanes: [[U; LANES]; N] =
        array::from_fn(|row| array::from_fn(|lane| map(chunks[row][0][lane], at + row)));
    let mut number = 1;
    while number < count {
        for row in 0..N {
            for lane in 0..LANES {
                lanes[row][lane] = fold(lanes[row][lane], map(chunks[row][number][lane], at + row));
            }
        }
        number += 1;
    }
    let lanes = black_box(lanes);
    let rest = rows.map(|(_, rest)| &rest[..rows[0].1.len()]);
    let mut folded = lanes.map(|[a, b, c, d]| fold(fold(a, b), fold(c, d)));
    let mut place = 0;
    while place < rest[0].len() {
        for row in 0..N {
            folded[row] = fold(folded[row], map(rest[row][place], at + row));
        }
        place += 1;
    }
    // Once for a row, so that rounding errors do not grow with the elements of all rows that have the same result.
    for (to, folded) in to.iter_mut().zip(folded) {
        *to = fold(*to, folded);
    }
}

/// Folds the columns of each block of `extent` rows of `len` elements, which are few. Some rows are one long row in registers, which is folded into one of `len` elements at the end. `None` for other
/// lengths, or if there is not enough memory.
#[inline(never)]
pub(crate) fn fold_columns<T: Copy, U: Copy>(
    data: &[T],
    sizes @ [_, len, _]: [usize; 3],
    convert: &impl Fn(T) -> U,
    unit: U,
    fold: &impl Fn(U, U) -> U,
) -> Option<Boxed<U>> {
    match len {
        2 | 4 | 8 | 16 if const { ElementSize::<U>::IS_SMALL } => {
            columns::<_, _, 32>(data, sizes, convert, unit, fold)
        }
        2 | 4 | 8 | 16 => columns::<_, _, 16>(data, sizes, convert, unit, fold),
        3 | 6 | 12 => columns::<_, _, 24>(data, sizes, convert, unit, fold),
        5 | 10 => columns::<_, _, 20>(data, sizes, convert, unit, fold),
        _ => None,
    }
}

/// [`fold_columns`] with `P` elements of each long row.
#[inline(always)]
fn columns<T: Copy, U: Copy, const P: usize>(
    data: &[T],
    [extent, len, count]: [usize; 3],
    convert: &impl Fn(T) -> U,
    unit: U,
    fold: &impl Fn(U, U) -> U,
) -> Option<Boxed<U>> {
    let mut all = allocate(count).ok()?;
    for block in data.chunks_exact(extent * len) {
        let mut lanes = fold_together::<_, _, P>(block, convert, unit, fold);
        let (first, others) = lanes.split_at_mut(len);
        for other in others.chunks_exact(len) {
            for (to, other) in first.iter_mut().zip(other) {
                *to = fold(*to, *other);
            }
        }
        all.extend_from_slice(first);
    }
    Some(boxed(all))
}

/// Folds long rows into one; many in two halves, so that rounding errors grow as the logarithm of the number of rows.
fn fold_together<T: Copy, U: Copy, const P: usize>(
    data: &[T],
    convert: &impl Fn(T) -> U,
    unit: U,
    fold: &impl Fn(U, U) -> U,
) -> [U; P] {
    /// The most long rows that are folded one after another.
    const MOST: usize = 512;
    if data.len() > MOST * P {
        let (first, second) = data.split_at(data.len() / P / 2 * P);
        let mut all = fold_together::<_, _, P>(first, convert, unit, fold);
        for (to, other) in all.iter_mut().zip(fold_together::<_, _, P>(second, convert, unit, fold)) {
            *to = fold(*to, other);
        }
        return all;
    }
    let (chunks, rest) = data.as_chunks::<P>();
    let mut lanes = folded(chunks, unit, convert, fold);
    for (lane, element) in lanes.iter_mut().zip(rest) {
        *lane = fold(*lane, convert(*element));
    }
    lanes
}

/// The sums of the products of the pairs of two rows, for so many rows of so many terms, at least one of each. Each operand is its memory and how far its rows are apart; 0 is one row that
/// repeats. Compiled once per type of element.
#[cfg(feature = "alloc")]
#[inline(never)]
pub(crate) fn dots_of_rows<T: Copy + Zero + Mul<Output = T>>(
    [rows, terms]: [usize; 2],
    (left, down): (&[T], usize),
    (right, under): (&[T], usize),
) -> Result<Vec<T>, MemoryError> {
    let mut all = allocate(rows)?;
    if down == terms && under == terms {
        let (left, right) = (&left[..rows * terms], &right[..rows * terms]);
        // Once per type of element, so more lengths than [`with_length`] are arrays.
        with_known_length!(@ terms, N, {
            append_pairs(&mut all, (left.as_chunks::<N>().0, right.as_chunks::<N>().0), |left, right| {
                if N > 2 {
                    // The compiler does not make vectors of several rows, for which it would exchange all elements.
                    black_box(());
                }
                few_products((left, right), T::zero())
            });
            return Ok(all);
        }, 2 3 4 5 6 7 8);
    }
    for number in 0..rows {
        let (left, right) = (&left[number * down..][..terms], &right[number * under..][..terms]);
        // Not in the lanes of long rows, which are a function of their own.
        all.push(if terms <= LONG {
            few_products((left, right), T::zero())
        } else {
            dot_slices(left, right)
        });
    }
    Ok(all)
}

#[cfg(all(test, feature = "alloc"))]
mod tests {
    use super::*;

    /// Each element is folded once, with the position of its result, and nothing between the rows.
    #[test]
    fn rows_are_folded() {
        for (rows, len) in (0..=9).flat_map(|rows| (1..=21).map(move |len| (rows, len))) {
            for step in [len, len + 1, 2 * len, 0] {
                let elements: Vec<usize> = (1..).take(rows * step + len).collect();
                let mut sums = vec![7; rows];
                let map = |element: usize, at: usize| element * (at + 1);
                fold_rows_onto((&mut sums, 3), &elements, [len, step], &map, &|x, y| x + y);
                let row =
                    |row: usize| elements[row * step..][..len].iter().map(|x| x * (row + 4)).sum::<usize>();
                let expected: Vec<usize> = (0..rows).map(|number| 7 + row(number)).collect();
                assert_eq!(sums, expected, "{rows} rows of {len}, {step} apart");
            }
        }
    }
}
