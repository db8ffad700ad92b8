//! Short rows, four of them side by side: each in as many lanes as a small register has.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "overflow in the arithmetic of elements is that of the element type; all rows are equally long"
)]

use core::hint::black_box;

use crate::{
    heap::Boxed,
    loops::{allocate::boxed_from_fn, lanes::Size, within::LONG},
};

/// A row is folded in as many lanes.
const LANES: usize = 4;

/// As many rows are folded side by side.
const ROWS: usize = 4;

/// Folds the terms of each row, in lanes and four rows side by side where that helps: `first` makes one of an element, for the first element of a lane, and `term` for the others.
/// `other` folds a row that is in no block. There are rows, with at least one element. `None` if there is not enough memory.
#[inline(always)]
pub(crate) fn fold_side_by_side<'a, T: Copy + 'a, U: Copy>(
    [len, count]: [usize; 2],
    row: impl Fn(usize) -> &'a [T],
    first: &impl Fn(T) -> U,
    term: &impl Fn(T) -> U,
    fold: &impl Fn(U, U) -> U,
    other: impl Fn(&'a [T]) -> U,
) -> Option<Boxed<U>> {
    if len < LONG || !Size::<U>::IS_MIDDLE {
        return boxed_from_fn(count, |number| other(row(number)));
    }
    // Any value: a vector that grows by four results at a time takes longer.
    let any = first(row(0)[0]);
    let mut all = boxed_from_fn(count, |_| any)?;
    let (blocks, others) = all.as_chunks_mut::<ROWS>();
    let mut number = 0;
    for results in blocks {
        let rows = [row(number), row(number + 1), row(number + 2), row(number + 3)];
        *results = four_rows(rows, first, term, fold);
        number += ROWS;
    }
    for result in others {
        *result = other(row(number));
        number += 1;
    }
    Some(all)
}

/// Folds the terms of each of four rows, which have at least [`LANES`] elements.
///
/// The compiler does not see that the lanes of four rows, which are folded into one another at the end, are those that were filled: if it did, it would transpose
/// the elements and not the lanes, and so move four to eight times as many. `loops::within` has the same for rows whose length the types know: there the lanes must be in
/// memory, and here in registers, for each to be fast.
#[inline(always)]
fn four_rows<T: Copy, U: Copy>(
    rows: [&[T]; ROWS],
    first: &impl Fn(T) -> U,
    term: &impl Fn(T) -> U,
    fold: &impl Fn(U, U) -> U,
) -> [U; ROWS] {
    let rows = rows.map(|row| row.as_chunks::<LANES>());
    let count = rows[0].0.len();
    let chunks = rows.map(|(chunks, _)| &chunks[..count]);
    let mut lanes = chunks.map(|chunks| chunks[0].map(first));
    let mut number = 1;
    while number < count {
        for row in 0..ROWS {
            for lane in 0..LANES {
                lanes[row][lane] = fold(lanes[row][lane], term(chunks[row][number][lane]));
            }
        }
        number += 1;
    }
    let lanes = black_box(lanes);
    let mut results = lanes.map(|[a, b, c, d]| fold(fold(a, b), fold(c, d)));
    let rest = rows.map(|(_, rest)| &rest[..rows[0].1.len()]);
    let mut place = 0;
    while place < rest[0].len() {
        for row in 0..ROWS {
            results[row] = fold(results[row], term(rest[row][place]));
        }
        place += 1;
    }
    results
}

#[cfg(all(test, feature = "alloc"))]
mod tests {
    use super::*;

    #[test]
    fn rows_are_folded() {
        for (rows, len) in (1..=9).flat_map(|rows| (LANES..=21).map(move |len| (rows, len))) {
            let elements: Vec<usize> = (1..).take(rows * len).collect();
            // The first terms are of a kind of their own, and each term is in the result.
            let row = |row: usize| &elements[row * len..][..len];
            let of_row = |row: &[usize]| {
                let (first, others) = row.split_at(LANES);
                first
                    .iter()
                    .map(|element| element + 10_000)
                    .chain(others.iter().map(|element| element * 3))
                    .sum()
            };
            let sums = fold_side_by_side(
                [len, rows],
                row,
                &|element| element + 10_000,
                &|element| element * 3,
                &|x, y| x + y,
                of_row,
            );
            let expected: Vec<usize> = elements.chunks_exact(len).map(of_row).collect();
            assert_eq!(sums.unwrap().to_vec(), expected, "{rows} rows of {len}");
        }
    }
}
