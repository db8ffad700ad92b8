//! Rows of up to a few registers, folded onto results: one pass over all rows, in which a row is not a loop that begins and ends.
//!
//! A row of 2, 3 or 4 elements is an array ([`with_length`]), the length of which is compared once for all rows. Of more than [`LANES`] elements four rows are folded side by side, each in as many lanes
//! as a small register has.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "overflow in the arithmetic of elements is that of the element type; all rows are equally long, and in memory"
)]

use core::{array, hint::black_box};

use crate::loops::{lanes::Size, short::with_length};

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
    if len > LANES && const { Size::<U>::IS_MIDDLE } {
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
    for (to, [a, b, c, d]) in to.iter_mut().zip(lanes) {
        *to = fold(*to, fold(fold(a, b), fold(c, d)));
    }
    let mut place = 0;
    while place < rest[0].len() {
        for row in 0..N {
            to[row] = fold(to[row], map(rest[row][place], at + row));
        }
        place += 1;
    }
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
