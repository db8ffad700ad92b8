//! The sum of all elements of a cube of `i32`, as in mdspan's benchmarks: row-major, column-major, and with permuted
//! axes.
//!
//! No version may know more than its level: the input of the ranked one comes out of `black_box`.

use std::hint::black_box;

use ndarray::{ArrayView3, ShapeBuilder};
use shapewise::{ColumnMajor, Const, Shape, Strided, View, axes};

use crate::{
    ours,
    suite::{Bench, Case, kernel, repeat},
};

/// The order of axes of the permuted cube.
const ORDER: [usize; 3] = [1, 2, 0];

/// A cube without gaps is one run, whatever the order of its axes.
#[inline(never)]
fn by_hand(from: &[i32]) -> i32 {
    from.iter().sum()
}

/// In more sums than additions are in flight at a time, so that no addition waits for another.
#[inline(never)]
fn by_hand_lanes(from: &[i32]) -> i32 {
    let (lines, rest) = from.as_chunks::<32>();
    let mut sums = [0; 32];
    for line in lines {
        for (sum, element) in sums.iter_mut().zip(line) {
            *sum += element;
        }
    }
    sums.iter().chain(rest).sum()
}

/// As a nest of loops in memory order, which knows the extents.
#[inline(never)]
fn by_hand_nested<const N: usize>(from: &[i32]) -> i32 {
    let mut sum = 0;
    for plane in from.chunks_exact(N * N) {
        for row in plane.as_chunks::<N>().0 {
            for element in row {
                sum += element;
            }
        }
    }
    sum
}

/// As [`by_hand_nested`], with extents that are known at run time.
#[inline(never)]
fn by_hand_rows(from: &[i32], extents: [usize; 3]) -> i32 {
    let mut sum = 0;
    for plane in from.chunks_exact(extents[1] * extents[2]) {
        for row in plane.chunks_exact(extents[2]) {
            for element in row {
                sum += element;
            }
        }
    }
    sum
}

fn case<const N: usize>(kernel: &'static str, level: &'static str) -> Case<i32> {
    let case = Case::new(kernel, format!("{N}^3"), level, [N * N * N, 0, 1])
        .way("hand", |m, times| repeat(times, || m.out[0] = by_hand(black_box(&m.from))))
        .way("hand lanes", |m, times| repeat(times, || m.out[0] = by_hand_lanes(black_box(&m.from))))
        .way("hand nested", |m, times| repeat(times, || m.out[0] = by_hand_nested::<N>(black_box(&m.from))));
    let case = match level {
        "static" => case,
        _ => case.way("hand rows", |m, times| {
            repeat(times, || m.out[0] = by_hand_rows(black_box(&m.from), black_box([N; 3])));
        }),
    };
    if N <= 20 { case.counted() } else { case }
}

fn row<const N: usize>() -> [Case<i32>; 3] {
    let theirs = |case: Case<i32>| {
        case.way("ndarray", |m, times| {
            let view = ArrayView3::from_shape([N; 3], &m.from).unwrap();
            repeat(times, || m.out[0] = kernel(view, |view| view.sum()));
        })
    };
    [
        theirs(case::<N>("sum_3d row", "static"))
            .way("ours", |m, times| {
                let view = View::new(&m.from, (Const::<N>, Const::<N>, Const::<N>)).unwrap();
                repeat(times, || m.out[0] = ours::sum(black_box(view)));
            })
            .way("mdarray", |m, times| {
                let shape = (mdarray::Const::<N>, mdarray::Const::<N>, mdarray::Const::<N>);
                let view = mdarray::View::from(&m.from[..]).into_shape(shape);
                repeat(times, || {
                    m.out[0] = kernel(&view, |view| mdarray::expr::fold(view.expr(), 0, |sum, x| sum + x));
                });
            })
            .mdspan(format!("sum_3d_{N}_right_static")),
        theirs(case::<N>("sum_3d row", "mixed"))
            .way("ours", |m, times| {
                let view = View::new(&m.from, (N, Const::<N>, Const::<N>)).unwrap();
                repeat(times, || m.out[0] = ours::sum(black_box(view)));
            })
            .way("mdarray", |m, times| {
                let shape = (N, mdarray::Const::<N>, mdarray::Const::<N>);
                let view = mdarray::View::from(&m.from[..]).into_shape(shape);
                repeat(times, || {
                    m.out[0] = kernel(&view, |view| mdarray::expr::fold(view.expr(), 0, |sum, x| sum + x));
                });
            })
            .mdspan(format!("sum_3d_{N}_right_mixed")),
        theirs(case::<N>("sum_3d row", "ranked"))
            .way("ours", |m, times| {
                let view = View::new(&m.from, [N; 3]).unwrap();
                repeat(times, || m.out[0] = ours::sum(black_box(view)));
            })
            .way("mdarray", |m, times| {
                let view = mdarray::View::from(&m.from[..]).into_shape([N; 3]);
                repeat(times, || {
                    m.out[0] = kernel(&view, |view| mdarray::expr::fold(view.expr(), 0, |sum, x| sum + x));
                });
            })
            .mdspan(format!("sum_3d_{N}_right_ranked")),
    ]
}

fn column<const N: usize>() -> [Case<i32>; 2] {
    let theirs = |case: Case<i32>| {
        case.way("ndarray", |m, times| {
            let view = ArrayView3::from_shape([N; 3].f(), &m.from).unwrap();
            repeat(times, || m.out[0] = kernel(view, |view| view.sum()));
        })
        .way("mdarray", |m, times| {
            let view = mdarray::View::from(&m.from[..]).into_shape([N; 3]).into_transposed();
            repeat(times, || {
                m.out[0] = kernel(&view, |view| mdarray::expr::fold(view.expr(), 0, |sum, x| sum + x));
            });
        })
    };
    [
        theirs(case::<N>("sum_3d column", "static"))
            .way("ours", |m, times| {
                let layout = ColumnMajor::new(Shape::new((Const::<N>, Const::<N>, Const::<N>)).unwrap());
                let view = View::with_layout(&m.from, layout).unwrap();
                repeat(times, || m.out[0] = ours::sum(black_box(view)));
            })
            .mdspan(format!("sum_3d_{N}_left_static")),
        theirs(case::<N>("sum_3d column", "ranked"))
            .way("ours", |m, times| {
                let view = View::with_layout(&m.from, Strided::column_major([N; 3]).unwrap()).unwrap();
                repeat(times, || m.out[0] = ours::sum(black_box(view)));
            })
            .mdspan(format!("sum_3d_{N}_left_ranked")),
    ]
}

fn permuted<const N: usize>() -> [Case<i32>; 2] {
    let theirs = |case: Case<i32>| {
        case.way("ndarray", |m, times| {
            let view = ArrayView3::from_shape([N; 3], &m.from).unwrap().permuted_axes(ORDER);
            repeat(times, || m.out[0] = kernel(view, |view| view.sum()));
        })
        .way("mdarray", |m, times| {
            let view = mdarray::View::from(&m.from[..]).into_shape([N; 3]);
            let view = view.into_permuted((mdarray::Const::<1>, mdarray::Const::<2>, mdarray::Const::<0>));
            repeat(times, || {
                m.out[0] = kernel(&view, |view| mdarray::expr::fold(view.expr(), 0, |sum, x| sum + x));
            });
        })
    };
    [
        theirs(case::<N>("sum_3d permuted", "static"))
            .way("ours", |m, times| {
                let view = View::new(&m.from, (Const::<N>, Const::<N>, Const::<N>)).unwrap();
                let view = view.permute(axes![1, 2, 0]);
                repeat(times, || m.out[0] = ours::sum(black_box(view)));
            })
            .mdspan(format!("sum_3d_{N}_permuted_static")),
        theirs(case::<N>("sum_3d permuted", "ranked"))
            .way("ours", |m, times| {
                let view = View::new(&m.from, [N; 3]).unwrap().permute(axes![1, 2, 0]);
                repeat(times, || m.out[0] = ours::sum(black_box(view)));
            })
            .mdspan(format!("sum_3d_{N}_permuted_ranked")),
    ]
}

pub fn cases() -> Vec<Box<dyn Bench>> {
    let mut cases = Vec::new();
    cases.extend(row::<20>().into_iter().chain(column::<20>()).chain(permuted::<20>()));
    cases.extend(row::<200>().into_iter().chain(column::<200>()).chain(permuted::<200>()));
    cases.into_iter().map(Case::boxed).collect()
}
