//! Copies of 100x100 `i32`, as in mdspan's benchmarks: dense, with strides, and of broadcast sources. And one of more
//! memory than the caches hold.

use std::hint::black_box;

use mdarray::{View as MdView, ViewMut as MdViewMut};
use nalgebra::{DMatrixView, DMatrixViewMut};
use ndarray::{ArrayView1, ArrayView2, ArrayViewMut2, s as nd};
use shapewise::{Const, One, View, ViewMut, s};

use crate::{
    ours,
    suite::{Bench, Case, Element, kernel, repeat},
};

const N: usize = 100;

fn dense<T: Element + nalgebra::Scalar>(
    kernel: &'static str,
    size: &'static str,
    level: &'static str,
    count: usize,
) -> Case<T> {
    Case::new(kernel, size, level, [count, 0, count]).memcpy().way("hand", |m, times| {
        repeat(times, || black_box(&mut m.out[..]).copy_from_slice(black_box(&m.from)));
    })
}

/// Adds the versions of all libraries that know the extents at run time.
fn dense_theirs<const ROWS: usize, const COLUMNS: usize>(case: Case<i32>) -> Case<i32> {
    case.way("ndarray", |m, times| {
        let from = ArrayView2::from_shape([ROWS, COLUMNS], &m.from).unwrap();
        let mut out = ArrayViewMut2::from_shape([ROWS, COLUMNS], &mut m.out).unwrap();
        repeat(times, || kernel((&mut out, &from), |(out, from)| out.assign(from)));
    })
    .way("mdarray", |m, times| {
        let from = MdView::from(&m.from[..]).into_shape([ROWS, COLUMNS]);
        let mut out = MdViewMut::from(&mut m.out[..]).into_shape([ROWS, COLUMNS]);
        repeat(times, || kernel((&mut out, &from), |(out, from)| out.assign(from)));
    })
    .way("nalgebra", |m, times| {
        let from = DMatrixView::from_slice(&m.from, COLUMNS, ROWS);
        let mut out = DMatrixViewMut::from_slice(&mut m.out, COLUMNS, ROWS);
        repeat(times, || kernel((&mut out, &from), |(out, from)| out.copy_from(from)));
    })
    .way("ours", |m, times| {
        let from = View::new(&m.from, [ROWS, COLUMNS]).unwrap();
        let mut out = ViewMut::new(&mut m.out, [ROWS, COLUMNS]).unwrap();
        repeat(times, || ours::copy(black_box(&mut out), black_box(&from)));
    })
}

fn dense_static() -> Case<i32> {
    dense("copy_2d", "100x100", "static", N * N)
        .way("ours", |m, times| {
            let from = View::new(&m.from, (Const::<N>, Const::<N>)).unwrap();
            let mut out = ViewMut::new(&mut m.out, (Const::<N>, Const::<N>)).unwrap();
            repeat(times, || ours::copy(black_box(&mut out), black_box(&from)));
        })
        .way("mdarray", |m, times| {
            let shape = (mdarray::Const::<N>, mdarray::Const::<N>);
            let from = MdView::from(&m.from[..]).into_shape(shape);
            let mut out = MdViewMut::from(&mut m.out[..]).into_shape(shape);
            repeat(times, || kernel((&mut out, &from), |(out, from)| out.assign(from)));
        })
        .mdspan("copy_2d_100_static")
        .counted()
}

/// Rows of 100 within rows of 128, on both sides.
const PITCH: usize = 128;

#[inline(never)]
fn by_hand_rows(from: &[i32], out: &mut [i32], [rows, columns]: [usize; 2], pitch: usize) {
    for (out, from) in out.chunks_exact_mut(pitch).zip(from.chunks_exact(pitch)).take(rows) {
        out[..columns].copy_from_slice(&from[..columns]);
    }
}

fn rows() -> Case<i32> {
    Case::new("copy_2d rows of 128", "100x100", "ranked", [N * PITCH, 0, N * PITCH])
        .way("hand", |m, times| {
            repeat(times, || {
                by_hand_rows(black_box(&m.from), black_box(&mut m.out), black_box([N; 2]), black_box(PITCH));
            });
        })
        .way("hand lines", |m, times| {
            let pitch = black_box(PITCH);
            repeat(times, || {
                by_hand_row_lines(black_box(&m.from), black_box(&mut m.out), black_box([N; 2]), pitch);
            });
        })
        .way("ours", |m, times| {
            let from = View::new(&m.from, [N, PITCH]).unwrap().slice(s![:, ..100]);
            let mut out = ViewMut::new(&mut m.out, [N, PITCH]).unwrap().into_slice(s![:, ..100]);
            repeat(times, || ours::copy(black_box(&mut out), black_box(&from)));
        })
        .way("ndarray", |m, times| {
            let from = ArrayView2::from_shape([N, PITCH], &m.from).unwrap();
            let mut out = ArrayViewMut2::from_shape([N, PITCH], &mut m.out).unwrap();
            let from = from.slice(nd![.., ..N]);
            let mut out = out.slice_mut(nd![.., ..N]);
            repeat(times, || kernel((&mut out, &from), |(out, from)| out.assign(from)));
        })
        .way("mdarray", |m, times| {
            let from = MdView::from(&m.from[..]).into_shape([N, PITCH]);
            let mut out = MdViewMut::from(&mut m.out[..]).into_shape([N, PITCH]);
            let from = from.view(.., ..N);
            let mut out = out.view_mut(.., ..N);
            repeat(times, || kernel((&mut out, &from), |(out, from)| out.assign(from)));
        })
        .way("nalgebra", |m, times| {
            let from = DMatrixView::from_slice_with_strides(&m.from, N, N, 1, PITCH);
            let mut out = DMatrixViewMut::from_slice_with_strides_mut(&mut m.out, N, N, 1, PITCH);
            repeat(times, || kernel((&mut out, &from), |(out, from)| out.copy_from(from)));
        })
        .mdspan("copy_2d_100_rows")
        .counted()
}

/// Copies a row by cache lines. The length is known, so `memcpy` is not called.
#[inline(always)]
fn by_lines(from: &[i32], out: &mut [i32]) {
    let ((from, from_rest), (out, out_rest)) = (from.as_chunks::<16>(), out.as_chunks_mut::<16>());
    for (out, from) in out.iter_mut().zip(from) {
        *out = *from;
    }
    for (out, from) in out_rest.iter_mut().zip(from_rest) {
        *out = *from;
    }
}

#[inline(never)]
fn by_hand_row_lines(from: &[i32], out: &mut [i32], [rows, columns]: [usize; 2], pitch: usize) {
    for (out, from) in out.chunks_exact_mut(pitch).zip(from.chunks_exact(pitch)).take(rows) {
        by_lines(&from[..columns], &mut out[..columns]);
    }
}

/// Every second element of every second row.
#[inline(never)]
fn by_hand_steps(from: &[i32], out: &mut [i32], [rows, columns]: [usize; 2], [row, step]: [usize; 2]) {
    for (i, out) in out.chunks_exact_mut(columns).take(rows).enumerate() {
        for (out, from) in out.iter_mut().zip(from[i * row..].iter().step_by(step)) {
            *out = *from;
        }
    }
}

/// The same with a step that is known at compile time.
#[inline(never)]
fn by_hand_twos(from: &[i32], out: &mut [i32], [rows, columns]: [usize; 2], row: usize) {
    for (i, out) in out.chunks_exact_mut(columns).take(rows).enumerate() {
        for (out, [from, _]) in out.iter_mut().zip(from[i * row..].as_chunks::<2>().0) {
            *out = *from;
        }
    }
}

fn steps() -> Case<i32> {
    Case::new("copy_2d steps of 2", "100x100", "ranked", [4 * N * N, 0, N * N])
        .way("hand", |m, times| {
            let row = [4 * N, 2];
            repeat(times, || {
                by_hand_steps(black_box(&m.from), black_box(&mut m.out), black_box([N; 2]), black_box(row));
            });
        })
        .way("hand twos", |m, times| {
            repeat(times, || {
                by_hand_twos(black_box(&m.from), black_box(&mut m.out), black_box([N; 2]), black_box(4 * N));
            });
        })
        .way("ours", |m, times| {
            let from = View::new(&m.from, [2 * N, 2 * N]).unwrap().slice(s![..;2, ..;2]).ranked();
            let mut out = ViewMut::new(&mut m.out, [N, N]).unwrap();
            repeat(times, || ours::copy(black_box(&mut out), black_box(&from)));
        })
        .way("ndarray", |m, times| {
            let from = ArrayView2::from_shape([2 * N, 2 * N], &m.from).unwrap();
            let from = from.slice(nd![..;2, ..;2]);
            let mut out = ArrayViewMut2::from_shape([N, N], &mut m.out).unwrap();
            repeat(times, || kernel((&mut out, &from), |(out, from)| out.assign(from)));
        })
        .way("mdarray", |m, times| {
            let from = MdView::from(&m.from[..]).into_shape([2 * N, 2 * N]);
            let from = from.view(mdarray::step(.., 2), mdarray::step(.., 2));
            let mut out = MdViewMut::from(&mut m.out[..]).into_shape([N, N]);
            repeat(times, || kernel((&mut out, &from), |(out, from)| out.assign(from)));
        })
        .way("nalgebra", |m, times| {
            let from = DMatrixView::from_slice(&m.from, 2 * N, 2 * N);
            let from = from.view_with_steps((0, 0), (N, N), (1, 1));
            let mut out = DMatrixViewMut::from_slice(&mut m.out, N, N);
            repeat(times, || kernel((&mut out, &from), |(out, from)| out.copy_from(from)));
        })
        .mdspan("copy_2d_100_steps")
        .counted()
}

#[inline(never)]
fn by_hand_repeat_row(from: &[i32], out: &mut [i32], columns: usize) {
    for out in out.chunks_exact_mut(columns) {
        out.copy_from_slice(&from[..columns]);
    }
}

#[inline(never)]
fn by_hand_repeat_lines(from: &[i32], out: &mut [i32], columns: usize) {
    for out in out.chunks_exact_mut(columns) {
        by_lines(&from[..columns], out);
    }
}

#[inline(never)]
fn by_hand_repeat_elements(from: &[i32], out: &mut [i32], columns: usize) {
    for (out, from) in out.chunks_exact_mut(columns).zip(from) {
        out.fill(*from);
    }
}

/// A row, a column or a number, repeated over the entire matrix.
fn broadcast() -> [Case<i32>; 4] {
    let case = |kernel, level| Case::new(kernel, "100x100", level, [N, 0, N * N]).counted();
    let row = |level| {
        case("copy_2d of a row", level)
            .way("hand", |m, times| {
                repeat(times, || by_hand_repeat_row(black_box(&m.from), black_box(&mut m.out), black_box(N)));
            })
            .way("hand lines", |m, times| {
                repeat(times, || {
                    by_hand_repeat_lines(black_box(&m.from), black_box(&mut m.out), black_box(N));
                });
            })
            .way("ndarray", |m, times| {
                let from = ArrayView1::from(&m.from[..]);
                let mut out = ArrayViewMut2::from_shape([N, N], &mut m.out).unwrap();
                repeat(times, || kernel((&mut out, &from), |(out, from)| out.assign(from)));
            })
            .way("mdarray", |m, times| {
                let from = MdView::from(&m.from[..]);
                let mut out = MdViewMut::from(&mut m.out[..]).into_shape([N, N]);
                repeat(times, || kernel((&mut out, &from), |(out, from)| out.assign(from)));
            })
    };
    [
        row("static").way("ours", |m, times| {
            let from = View::new(&m.from, (One, Const::<N>)).unwrap();
            let mut out = ViewMut::new(&mut m.out, (Const::<N>, Const::<N>)).unwrap();
            repeat(times, || ours::copy(black_box(&mut out), black_box(&from)));
        }),
        row("ranked")
            .way("ours", |m, times| {
                let from = View::new(&m.from, [1, N]).unwrap();
                let mut out = ViewMut::new(&mut m.out, [N, N]).unwrap();
                repeat(times, || ours::copy(black_box(&mut out), black_box(&from)));
            })
            .mdspan("copy_2d_100_of_row"),
        case("copy_2d of a column", "ranked")
            .way("hand", |m, times| {
                repeat(times, || {
                    by_hand_repeat_elements(black_box(&m.from), black_box(&mut m.out), black_box(N));
                });
            })
            .way("ours", |m, times| {
                let from = View::new(&m.from, [N, 1]).unwrap();
                let mut out = ViewMut::new(&mut m.out, [N, N]).unwrap();
                repeat(times, || ours::copy(black_box(&mut out), black_box(&from)));
            })
            .way("ndarray", |m, times| {
                let from = ArrayView2::from_shape([N, 1], &m.from).unwrap();
                let mut out = ArrayViewMut2::from_shape([N, N], &mut m.out).unwrap();
                repeat(times, || kernel((&mut out, &from), |(out, from)| out.assign(from)));
            })
            .mdspan("copy_2d_100_of_column"),
        case("copy_2d of a number", "ranked")
            .way("hand", |m, times| {
                repeat(times, || black_box(&mut m.out[..]).fill(black_box(&m.from)[0]));
            })
            .way("ours", |m, times| {
                let from = View::new(&m.from, [1, 1]).unwrap();
                let mut out = ViewMut::new(&mut m.out, [N, N]).unwrap();
                repeat(times, || ours::copy(black_box(&mut out), black_box(&from)));
            })
            .way("ndarray", |m, times| {
                let mut out = ArrayViewMut2::from_shape([N, N], &mut m.out).unwrap();
                repeat(times, || kernel((&mut out, m.from[0]), |(out, value)| out.fill(value)));
            })
            .way("mdarray", |m, times| {
                let mut out = MdViewMut::from(&mut m.out[..]).into_shape([N, N]);
                repeat(times, || kernel((&mut out, m.from[0]), |(out, value)| out.fill(value)));
            })
            .way("nalgebra", |m, times| {
                let mut out = DMatrixViewMut::from_slice(&mut m.out, N, N);
                repeat(times, || kernel((&mut out, m.from[0]), |(out, value)| out.fill(value)));
            })
            .mdspan("copy_2d_100_of_number"),
    ]
}

pub fn cases() -> Vec<Box<dyn Bench>> {
    let ranked = dense_theirs::<N, N>(dense("copy_2d", "100x100", "ranked", N * N));
    let large = dense_theirs::<4096, 4096>(dense("copy_2d", "4096x4096", "ranked", 4096 * 4096));
    let mut cases = vec![
        dense_static(),
        ranked.mdspan("copy_2d_100_ranked").counted(),
        large.mdspan("copy_2d_4096_ranked"),
        rows(),
        steps(),
    ];
    cases.extend(broadcast());
    cases.into_iter().map(Case::boxed).collect()
}
