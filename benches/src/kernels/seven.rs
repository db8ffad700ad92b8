//! The sum of the six neighbours of each inner element of a cube of `f32`, minus six times the element: by index, by windows and by rows.

use std::hint::black_box;

use ndarray::{ArrayView3, ArrayViewMut3, s as cut};
use shapewise::{View, ViewMut, shape};

use crate::suite::{Bench, Case, repeat};

/// By index.
#[inline(never)]
fn ours_indices(from: View<'_, f32, 3>, mut out: ViewMut<'_, f32, 3>) {
    let [planes, rows, columns] = from.extents();
    assert!(out.extents() == [planes, rows, columns], "one result for each element");
    for i in 1..planes - 1 {
        for j in 1..rows - 1 {
            for k in 1..columns - 1 {
                out[[i, j, k]] = from[[i - 1, j, k]]
                    + from[[i + 1, j, k]]
                    + from[[i, j - 1, k]]
                    + from[[i, j + 1, k]]
                    + from[[i, j, k - 1]]
                    + from[[i, j, k + 1]]
                    - 6.0 * from[[i, j, k]];
            }
        }
    }
}

/// By windows.
#[inline(never)]
fn ours_windows(from: View<'_, f32, 3>, mut out: ViewMut<'_, f32, 3>) {
    let windows = from.windows(shape![3, 3, 3]);
    let ([planes, rows, columns, ..], sizes) = (windows.extents(), out.extents());
    assert!(sizes[0] > planes && sizes[1] > rows && sizes[2] > columns, "there is room for each sum");
    for i in 0..planes {
        for j in 0..rows {
            for k in 0..columns {
                let at = |a, b, c| windows[[i, j, k, a, b, c]];
                out[[i + 1, j + 1, k + 1]] =
                    at(0, 1, 1) + at(2, 1, 1) + at(1, 0, 1) + at(1, 2, 1) + at(1, 1, 0) + at(1, 1, 2)
                        - 6.0 * at(1, 1, 1);
            }
        }
    }
}

/// By rows.
#[inline(never)]
fn ours_rows(from: View<'_, f32, 3>, mut out: ViewMut<'_, f32, 3>) {
    let [planes, rows, columns] = from.extents();
    for i in 1..planes - 1 {
        for j in 1..rows - 1 {
            let inner = |index| &from.row(index).as_slice()[1..columns - 1];
            let [a, b, c, d] = [[i - 1, j], [i + 1, j], [i, j - 1], [i, j + 1]].map(inner);
            let row = from.row([i, j]).as_slice();
            let [left, row, right] = [0, 1, 2].map(|first| &row[first..first + columns - 2]);
            for (k, to) in out.row_mut([i, j]).as_slice_mut()[1..columns - 1].iter_mut().enumerate() {
                *to = a[k] + b[k] + c[k] + d[k] + left[k] + right[k] - 6.0 * row[k];
            }
        }
    }
}

/// Rows as slices of one length, cut once per row.
#[inline(never)]
fn by_hand(from: &[f32], out: &mut [f32], [planes, rows, columns]: [usize; 3]) {
    let inner = columns - 2;
    for i in 1..planes - 1 {
        for j in 1..rows - 1 {
            let at = |i: usize, j: usize, k: usize| &from[(i * rows + j) * columns + k..][..inner];
            let [a, b, c, d] = [at(i - 1, j, 1), at(i + 1, j, 1), at(i, j - 1, 1), at(i, j + 1, 1)];
            let [left, row, right] = [at(i, j, 0), at(i, j, 1), at(i, j, 2)];
            for (k, to) in out[(i * rows + j) * columns + 1..][..inner].iter_mut().enumerate() {
                *to = a[k] + b[k] + c[k] + d[k] + left[k] + right[k] - 6.0 * row[k];
            }
        }
    }
}

/// Seven slices.
#[inline(never)]
fn theirs(from: ArrayView3<'_, f32>, mut out: ArrayViewMut3<'_, f32>) {
    let (planes, rows, columns) = from.dim();
    for i in 1..planes - 1 {
        for j in 1..rows - 1 {
            for k in 1..columns - 1 {
                // SAFETY: each coordinate is below its extent.
                let at = |i, j, k| unsafe { *from.uget([i, j, k]) };
                let sum = at(i - 1, j, k) + at(i + 1, j, k) + at(i, j - 1, k) + at(i, j + 1, k);
                let sum = sum + at(i, j, k - 1) + at(i, j, k + 1) - 6.0 * at(i, j, k);
                // SAFETY: as above.
                unsafe { *out.uget_mut([i, j, k]) = sum };
            }
        }
    }
}

/// A case with the participants that all have in common.
fn case<const N: usize>(level: &'static str) -> Case<f32> {
    Case::new("stencil of seven", format!("{N}^3"), level, [N * N * N, 0, N * N * N])
        .way("hand", |m, times| {
            repeat(times, || by_hand(black_box(&m.from), black_box(&mut m.out), black_box([N; 3])));
        })
        .way("ndarray", |m, times| {
            let from = ArrayView3::from_shape([N; 3], &m.from).unwrap();
            let mut out = ArrayViewMut3::from_shape([N; 3], &mut m.out).unwrap();
            repeat(times, || theirs(black_box(from), black_box(out.slice_mut(cut![.., .., ..]))));
        })
}

fn three<const N: usize>() -> [Case<f32>; 3] {
    macro_rules! ours {
        ($ours:ident) => {
            |m, times| {
                let from = View::new(&m.from, [N; 3]).unwrap();
                let mut out = ViewMut::new(&mut m.out, [N; 3]).unwrap();
                repeat(times, || $ours(black_box(from), black_box(out.view_mut())));
            }
        };
    }
    [
        case::<N>("indices").way("ours", ours!(ours_indices)),
        case::<N>("windows").way("ours", ours!(ours_windows)),
        case::<N>("rows").way("ours", ours!(ours_rows)),
    ]
}

/// The cases of the suite.
#[must_use]
pub fn cases() -> Vec<Box<dyn Bench>> {
    three::<32>().into_iter().chain(three::<100>()).map(Case::boxed).collect()
}
