//! The product of a matrix of 2000x2000 `f64` and a vector: the matrix row-major and column-major.
//!
//! The numbers are integers, so that sums in any order are equal.

use std::hint::black_box;

use nalgebra::{DMatrixView, DVectorView, DVectorViewMut};
use ndarray::{ArrayView1, ArrayView2, ArrayViewMut1, ShapeBuilder, linalg::general_mat_vec_mul};
use shapewise::{Const, Strided, View, ViewMut, s};

use crate::suite::{Bench, Case, kernel, repeat};

const N: usize = 2000;
/// Partial sums side by side, as many as a cache line has elements.
const LANES: usize = 8;

/// By rows, each a sum of products.
#[inline(never)]
fn ours_rows(matrix: View<'_, f64, 2>, vector: View<'_, f64, 1>, mut out: ViewMut<'_, f64, 1>) {
    let mut rows = 0..;
    out.for_each_mut(|out| {
        let row = matrix.slice(s![rows.next().unwrap_or_default(), ..]);
        *out = row.dot(&vector);
    });
}

/// By rows, each in as many partial sums as a cache line has elements.
#[inline(never)]
fn ours_lines(matrix: &[[f64; LANES]], vector: &[[f64; LANES]], mut out: ViewMut<'_, f64, 1>) {
    let mut rows = matrix.chunks_exact(vector.len());
    out.for_each_mut(|out| {
        let mut sums = [0.0; LANES];
        for (a, x) in rows.next().unwrap_or_default().iter().zip(vector) {
            for lane in 0..LANES {
                sums[lane] += a[lane] * x[lane];
            }
        }
        *out = sums.iter().sum();
    });
}

/// As a product: the library reads the matrix by columns.
#[inline(never)]
fn ours_product(matrix: View<'_, f64, 2>, vector: View<'_, f64, 1>, mut out: ViewMut<'_, f64, 1>) {
    out.assign(&matrix.matmul(&vector));
}

#[inline(never)]
fn by_hand(matrix: &[f64], vector: &[f64], out: &mut [f64]) {
    for (out, row) in out.iter_mut().zip(matrix.chunks_exact(vector.len())) {
        *out = row.iter().zip(vector).map(|(a, x)| a * x).sum();
    }
}

/// In partial sums, four vectors of them, so that additions do not wait for each other.
#[inline(never)]
fn by_hand_lanes(matrix: &[f64], vector: &[f64], out: &mut [f64]) {
    for (out, row) in out.iter_mut().zip(matrix.chunks_exact(vector.len())) {
        let mut sums = [0.0; 2 * LANES];
        let ((row, row_rest), (vector, vector_rest)) =
            (row.as_chunks::<{ 2 * LANES }>(), vector.as_chunks::<{ 2 * LANES }>());
        for (a, x) in row.iter().zip(vector) {
            for lane in 0..2 * LANES {
                sums[lane] += a[lane] * x[lane];
            }
        }
        let rest: f64 = row_rest.iter().zip(vector_rest).map(|(a, x)| a * x).sum();
        *out = sums.iter().sum::<f64>() + rest;
    }
}

#[inline(never)]
fn by_hand_columns(matrix: &[f64], vector: &[f64], out: &mut [f64]) {
    out.fill(0.0);
    for (x, column) in vector.iter().zip(matrix.chunks_exact(out.len())) {
        for (out, a) in out.iter_mut().zip(column) {
            *out += a * x;
        }
    }
}

/// Four columns at a time, so that the output is read and written a quarter as often.
#[inline(never)]
fn by_hand_four_columns(matrix: &[f64], vector: &[f64], out: &mut [f64]) {
    let n = out.len();
    out.fill(0.0);
    for (x, four) in vector.as_chunks::<4>().0.iter().zip(matrix.chunks_exact(4 * n)) {
        let (a, rest) = four.split_at(n);
        let (b, rest) = rest.split_at(n);
        let (c, d) = rest.split_at(n);
        for ((((out, a), b), c), d) in out.iter_mut().zip(a).zip(b).zip(c).zip(d) {
            *out += (a * x[0] + b * x[1]) + (c * x[2] + d * x[3]);
        }
    }
}

fn row(level: &'static str) -> Case<f64> {
    Case::new("matvec row", "2000x2000", level, [N * N, N, N])
        .way("hand", |m, times| {
            repeat(times, || by_hand(black_box(&m.from), black_box(&m.with), black_box(&mut m.out)));
        })
        .way("hand lanes", |m, times| {
            repeat(times, || by_hand_lanes(black_box(&m.from), black_box(&m.with), black_box(&mut m.out)));
        })
        .way("ndarray", |m, times| {
            let matrix = ArrayView2::from_shape([N, N], &m.from).unwrap();
            let vector = ArrayView1::from(&m.with[..]);
            let mut out = ArrayViewMut1::from(&mut m.out[..]);
            repeat(times, || {
                kernel((&matrix, &vector, &mut out), |(matrix, vector, out)| {
                    general_mat_vec_mul(1.0, matrix, vector, 0.0, out);
                });
            });
        })
        .way("mdarray", |m, times| {
            let matrix = mdarray::View::from(&m.from[..]).into_shape([N, N]);
            let vector = mdarray::View::from(&m.with[..]);
            let mut out = mdarray::ViewMut::from(&mut m.out[..]);
            repeat(times, || {
                kernel((&matrix, &vector, &mut out), |(matrix, vector, out)| {
                    for (row, out) in matrix.rows().into_iter().zip(out.expr_mut()) {
                        let products = mdarray::expr::zip(row.expr(), vector.expr());
                        *out = mdarray::expr::fold(products, 0.0, |sum, (a, x)| sum + a * x);
                    }
                });
            });
        })
        // Its matrices are column-major: this one is the transpose.
        .way("nalgebra", |m, times| {
            let matrix = DMatrixView::from_slice(&m.from, N, N);
            let vector = DVectorView::from_slice(&m.with, N);
            let mut out = DVectorViewMut::from_slice(&mut m.out, N);
            repeat(times, || {
                kernel((&matrix, &vector, &mut out), |(matrix, vector, out)| {
                    out.gemv_tr(1.0, matrix, vector, 0.0);
                });
            });
        })
        .mdspan("matvec_2000_right")
}

fn column() -> Case<f64> {
    Case::new("matvec column", "2000x2000", "ranked", [N * N, N, N])
        .way("hand", |m, times| {
            repeat(times, || by_hand_columns(black_box(&m.from), black_box(&m.with), black_box(&mut m.out)));
        })
        .way("hand four", |m, times| {
            repeat(times, || {
                by_hand_four_columns(black_box(&m.from), black_box(&m.with), black_box(&mut m.out));
            });
        })
        .way("ours", |m, times| {
            let matrix = View::with_layout(&m.from, Strided::column_major([N, N]).unwrap()).unwrap();
            let vector = View::new(&m.with, [N]).unwrap();
            let mut out = ViewMut::new(&mut m.out, [N]).unwrap();
            repeat(times, || {
                ours_product(black_box(matrix), black_box(vector), black_box(out.view_mut()));
            });
        })
        .way("ndarray", |m, times| {
            let matrix = ArrayView2::from_shape([N, N].f(), &m.from).unwrap();
            let vector = ArrayView1::from(&m.with[..]);
            let mut out = ArrayViewMut1::from(&mut m.out[..]);
            repeat(times, || {
                kernel((&matrix, &vector, &mut out), |(matrix, vector, out)| {
                    general_mat_vec_mul(1.0, matrix, vector, 0.0, out);
                });
            });
        })
        .way("nalgebra", |m, times| {
            let matrix = DMatrixView::from_slice(&m.from, N, N);
            let vector = DVectorView::from_slice(&m.with, N);
            let mut out = DVectorViewMut::from_slice(&mut m.out, N);
            repeat(times, || {
                kernel((&matrix, &vector, &mut out), |(matrix, vector, out)| {
                    out.gemv(1.0, matrix, vector, 0.0);
                });
            });
        })
        .mdspan("matvec_2000_left")
}

pub fn cases() -> Vec<Box<dyn Bench>> {
    let mixed = row("mixed").way("ours", |m, times| {
        // Rows of cache lines: `vector` is one of them.
        let matrix = View::new(&m.from, (N, N / LANES, Const::<LANES>)).unwrap();
        let vector = View::new(&m.with, (N / LANES, Const::<LANES>)).unwrap();
        let mut out = ViewMut::new(&mut m.out, [N]).unwrap();
        repeat(times, || {
            let (matrix, vector) = (black_box(matrix), black_box(vector));
            ours_lines(matrix.row_arrays(), vector.row_arrays(), black_box(out.view_mut()));
        });
    });
    let ranked = row("ranked").way("ours", |m, times| {
        let matrix = View::new(&m.from, [N, N]).unwrap();
        let vector = View::new(&m.with, [N]).unwrap();
        let mut out = ViewMut::new(&mut m.out, [N]).unwrap();
        repeat(times, || {
            ours_rows(black_box(matrix), black_box(vector), black_box(out.view_mut()));
        });
    });
    vec![mixed.boxed(), ranked.boxed(), column().boxed()]
}
