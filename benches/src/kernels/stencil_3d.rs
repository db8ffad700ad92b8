//! The sums of the 27 elements around each inner element of a cube of 80^3 `i32`, as in mdspan's benchmarks.
//!
//! No version uses that the box is separable: all add 27 elements for each output.

use std::hint::black_box;

use ndarray::{ArrayView3, ArrayViewMut3};
use shapewise::{Const, Layout, View, ViewMut, shape};

use crate::suite::{Bench, Case, repeat};

const N: usize = 80;
const COUNT: usize = N * N * N;

/// By index: each window is 3 wide in constants, and its base is added once.
#[inline(never)]
fn ours<L: Layout<3>>(from: View<'_, i32, 3, L>, mut out: ViewMut<'_, i32, 3, L>) {
    let windows = from.windows(shape![3, 3, 3]);
    let ([planes, rows, columns, ..], sizes) = (windows.extents(), out.extents());
    // Number by number: then no check is needed for each output.
    assert!(sizes[0] > planes && sizes[1] > rows && sizes[2] > columns, "there is room for each sum");
    for i in 0..planes {
        for j in 0..rows {
            for k in 0..columns {
                let mut sum = 0;
                for a in 0..3 {
                    for b in 0..3 {
                        for c in 0..3 {
                            sum += windows[[i, j, k, a, b, c]];
                        }
                    }
                }
                out[[i + 1, j + 1, k + 1]] = sum;
            }
        }
    }
}

/// On nested arrays: no checks remain.
#[inline(never)]
fn by_hand_arrays(from: &[i32], out: &mut [i32]) {
    let from = from.as_chunks::<N>().0.as_chunks::<N>().0;
    let out = out.as_chunks_mut::<N>().0.as_chunks_mut::<N>().0;
    let from: &[_; N] = from.first_chunk().unwrap();
    let out: &mut [_; N] = out.first_chunk_mut().unwrap();
    for i in 0..N - 2 {
        for j in 0..N - 2 {
            for k in 0..N - 2 {
                let mut sum = 0;
                for plane in &from[i..i + 3] {
                    for row in &plane[j..j + 3] {
                        sum += row[k] + row[k + 1] + row[k + 2];
                    }
                }
                out[i + 1][j + 1][k + 1] = sum;
            }
        }
    }
}

/// Nine rows as slices of one length, cut once per row.
#[inline(never)]
fn by_hand_rows(from: &[i32], out: &mut [i32], [planes, rows, columns]: [usize; 3]) {
    let inner = columns.saturating_sub(2);
    for i in 0..planes.saturating_sub(2) {
        for j in 0..rows.saturating_sub(2) {
            let nine: [&[i32]; 9] =
                std::array::from_fn(|at| &from[((i + at / 3) * rows + j + at % 3) * columns..][..inner + 2]);
            let out = &mut out[((i + 1) * rows + j + 1) * columns + 1..][..inner];
            for (k, out) in out.iter_mut().enumerate() {
                let mut sum = 0;
                for row in nine {
                    sum += row[k] + row[k + 1] + row[k + 2];
                }
                *out = sum;
            }
        }
    }
}

/// By offsets, nothing checked.
#[inline(never)]
fn by_hand_unsafe(from: &[i32], out: &mut [i32], [planes, rows, columns]: [usize; 3]) {
    assert!(from.len() == out.len() && from.len() == planes * rows * columns, "one cube of each");
    for i in 0..planes.saturating_sub(2) {
        for j in 0..rows.saturating_sub(2) {
            for k in 0..columns.saturating_sub(2) {
                let mut sum = 0;
                for a in 0..3 {
                    for b in 0..3 {
                        for c in 0..3 {
                            let at = ((i + a) * rows + j + b) * columns + k + c;
                            // SAFETY: each coordinate is below its extent.
                            sum += unsafe { from.get_unchecked(at) };
                        }
                    }
                }
                // SAFETY: as above.
                unsafe { *out.get_unchecked_mut(((i + 1) * rows + j + 1) * columns + k + 1) = sum };
            }
        }
    }
}

/// By unchecked index: its checked index takes four times as long.
#[inline(never)]
fn theirs_ndarray(from: ArrayView3<'_, i32>, mut out: ArrayViewMut3<'_, i32>) {
    let (planes, rows, columns) = from.dim();
    assert!(from.dim() == out.dim(), "cubes of the same extents");
    for i in 0..planes.saturating_sub(2) {
        for j in 0..rows.saturating_sub(2) {
            for k in 0..columns.saturating_sub(2) {
                let mut sum = 0;
                for a in 0..3 {
                    for b in 0..3 {
                        for c in 0..3 {
                            // SAFETY: each coordinate is below its extent.
                            sum += unsafe { from.uget([i + a, j + b, k + c]) };
                        }
                    }
                }
                // SAFETY: as above.
                unsafe { *out.uget_mut([i + 1, j + 1, k + 1]) = sum };
            }
        }
    }
}

/// By unchecked index: its checked index takes five times as long, and its expressions would pass over memory 27 times.
#[inline(never)]
fn theirs_mdarray<S: mdarray::Shape>(
    from: &mdarray::Slice<i32, S>,
    out: &mut mdarray::Slice<i32, S>,
    [planes, rows, columns]: [usize; 3],
) where
    [usize; 3]: mdarray::index::SliceIndex<i32, S, mdarray::Dense, Output = i32>,
{
    for i in 0..planes.saturating_sub(2) {
        for j in 0..rows.saturating_sub(2) {
            for k in 0..columns.saturating_sub(2) {
                let mut sum = 0;
                for a in 0..3 {
                    for b in 0..3 {
                        for c in 0..3 {
                            // SAFETY: each coordinate is below its extent.
                            sum += unsafe { from.get_unchecked([i + a, j + b, k + c]) };
                        }
                    }
                }
                // SAFETY: as above.
                unsafe { *out.get_unchecked_mut([i + 1, j + 1, k + 1]) = sum };
            }
        }
    }
}

fn case(level: &'static str) -> Case<i32> {
    Case::new("stencil_3d", "80^3", level, [COUNT, 0, COUNT])
        .way("ndarray", |m, times| {
            let from = ArrayView3::from_shape([N; 3], &m.from).unwrap();
            let mut out = ArrayViewMut3::from_shape([N; 3], &mut m.out).unwrap();
            repeat(times, || theirs_ndarray(black_box(from), black_box(out.view_mut())));
        })
        .way("hand rows", |m, times| {
            repeat(times, || by_hand_rows(black_box(&m.from), black_box(&mut m.out), black_box([N; 3])));
        })
        .way("hand unsafe", |m, times| {
            repeat(times, || by_hand_unsafe(black_box(&m.from), black_box(&mut m.out), black_box([N; 3])));
        })
}

pub fn cases() -> Vec<Box<dyn Bench>> {
    let known = case("static")
        .way("hand arrays", |m, times| {
            repeat(times, || by_hand_arrays(black_box(&m.from), black_box(&mut m.out)));
        })
        .way("ours", |m, times| {
            let extents = (Const::<N>, Const::<N>, Const::<N>);
            let from = View::new(&m.from, extents).unwrap();
            let mut out = ViewMut::new(&mut m.out, extents).unwrap();
            repeat(times, || ours(black_box(from), black_box(out.view_mut())));
        })
        .way("mdarray", |m, times| {
            let shape = (mdarray::Const::<N>, mdarray::Const::<N>, mdarray::Const::<N>);
            let from = mdarray::View::from(&m.from[..]).into_shape(shape);
            let mut out = mdarray::ViewMut::from(&mut m.out[..]).into_shape(shape);
            repeat(times, || theirs_mdarray(black_box(&from), black_box(&mut out), [N; 3]));
        })
        .mdspan("stencil_3d_80_static");
    let ranked = case("ranked")
        .way("ours", |m, times| {
            let from = View::new(&m.from, [N; 3]).unwrap();
            let mut out = ViewMut::new(&mut m.out, [N; 3]).unwrap();
            repeat(times, || ours(black_box(from), black_box(out.view_mut())));
        })
        .way("mdarray", |m, times| {
            let from = mdarray::View::from(&m.from[..]).into_shape([N; 3]);
            let mut out = mdarray::ViewMut::from(&mut m.out[..]).into_shape([N; 3]);
            repeat(times, || theirs_mdarray(black_box(&from), black_box(&mut out), black_box([N; 3])));
        })
        .mdspan("stencil_3d_80_ranked");
    vec![known.boxed(), ranked.boxed()]
}
