//! Formulas whose results are new tensors: an operand in another order, three operands, and a function of a temporary.

use std::hint::black_box;

use ndarray::{ArrayView2, ArrayViewMut2, Zip};
use shapewise::{View, ViewMut};

use crate::suite::{Bench, Case, kernel, repeat};

/// The side of a block of the transposed operand by hand.
const BLOCK: usize = 16;

/// The sum of a matrix and the transpose of another, block by block.
fn by_hand_transposed<const N: usize>(a: &[f64], b: &[f64]) -> Vec<f64> {
    let mut out = vec![0.0; N * N];
    for i in (0..N).step_by(BLOCK) {
        for j in (0..N).step_by(BLOCK) {
            for row in i..N.min(i + BLOCK) {
                let columns = j..N.min(j + BLOCK);
                let (to, a) = (&mut out[row * N..][columns.clone()], &a[row * N..][columns.clone()]);
                for ((to, a), column) in to.iter_mut().zip(a).zip(columns) {
                    *to = a + b[column * N + row];
                }
            }
        }
    }
    out
}

/// Writes one element of a result, so that the results of all versions are compared.
fn keep(out: &mut [f64], result: &[f64]) {
    out[0] = result[result.len() / 3];
}

fn transposed<const N: usize>() -> Case<f64> {
    Case::new("matrix and transpose added", format!("{N}x{N}"), "ranked", [N * N, N * N, 1])
        .way("ours", |m, times| {
            let (a, b) = (View::new(&m.from, [N; 2]).unwrap(), View::new(&m.with, [N; 2]).unwrap());
            repeat(times, || {
                keep(&mut m.out, kernel((&a, &b), |(a, b)| black_box(*a + b.transpose())).as_slice());
            });
        })
        .way("hand", |m, times| {
            repeat(times, || {
                let sum = kernel((&m.from[..], &m.with[..]), |(a, b)| by_hand_transposed::<N>(a, b));
                keep(&mut m.out, &sum);
            });
        })
        .way("ndarray", |m, times| {
            let a = ArrayView2::from_shape([N; 2], &m.from).unwrap();
            let b = ArrayView2::from_shape([N; 2], &m.with).unwrap();
            repeat(times, || {
                let sum = kernel((&a, &b), |(a, b)| black_box(a + &b.t()));
                keep(&mut m.out, sum.as_slice().unwrap());
            });
        })
}

fn transposed_in_place<const N: usize>() -> Case<f64> {
    Case::new("transpose added in place", format!("{N}x{N}"), "ranked", [N * N, 0, N * N])
        .way("ours", |m, times| {
            let (b, mut to) =
                (View::new(&m.from, [N; 2]).unwrap(), ViewMut::new(&mut m.out, [N; 2]).unwrap());
            repeat(times, || kernel((&mut to, &b), |(to, b)| *to += b.transpose()));
        })
        .way("hand", |m, times| {
            repeat(times, || {
                kernel((&m.from[..], &mut m.out[..]), |(b, to)| {
                    for i in (0..N).step_by(BLOCK) {
                        for j in (0..N).step_by(BLOCK) {
                            for row in i..N.min(i + BLOCK) {
                                let columns = j..N.min(j + BLOCK);
                                for (to, column) in to[row * N..][columns.clone()].iter_mut().zip(columns) {
                                    *to += b[column * N + row];
                                }
                            }
                        }
                    }
                });
            });
        })
        .way("ndarray", |m, times| {
            let b = ArrayView2::from_shape([N; 2], &m.from).unwrap();
            let mut to = ArrayViewMut2::from_shape([N; 2], &mut m.out).unwrap();
            repeat(times, || kernel((&mut to, &b), |(to, b)| *to += &b.t()));
        })
}

/// A function of pairs of a matrix and a transpose, into new memory.
fn transposed_by_zip_map<const N: usize>() -> Case<f64> {
    Case::new("zip_map with a transpose", format!("{N}x{N}"), "ranked", [N * N, N * N, 1])
        .way("ours", |m, times| {
            let (a, b) = (View::new(&m.from, [N; 2]).unwrap(), View::new(&m.with, [N; 2]).unwrap());
            repeat(times, || {
                let all = kernel((&a, &b), |(a, b)| {
                    black_box(a.zip_map(b.transpose(), |a: &f64, b: &f64| a * 2.0 + b))
                });
                keep(&mut m.out, all.as_slice());
            });
        })
        .way("ndarray", |m, times| {
            let a = ArrayView2::from_shape([N; 2], &m.from).unwrap();
            let b = ArrayView2::from_shape([N; 2], &m.with).unwrap();
            repeat(times, || {
                let all = kernel((&a, &b), |(a, b)| {
                    black_box(Zip::from(a).and(&b.t()).map_collect(|a, b| a * 2.0 + b))
                });
                keep(&mut m.out, all.as_slice().unwrap());
            });
        })
}

/// The same, over memory that is there.
fn transposed_by_zip_from<const N: usize>() -> Case<f64> {
    Case::new("zip_from with a transpose", format!("{N}x{N}"), "ranked", [N * N, N * N, N * N])
        .way("ours", |m, times| {
            let (a, b) = (View::new(&m.from, [N; 2]).unwrap(), View::new(&m.with, [N; 2]).unwrap());
            let mut to = ViewMut::new(&mut m.out, [N; 2]).unwrap();
            repeat(times, || {
                kernel((&mut to, &a, &b), |(to, a, b)| {
                    to.zip_from(a, b.transpose(), |a: &f64, b: &f64| a * 2.0 + b)
                });
            });
        })
        .way("ndarray", |m, times| {
            let a = ArrayView2::from_shape([N; 2], &m.from).unwrap();
            let b = ArrayView2::from_shape([N; 2], &m.with).unwrap();
            let mut to = ArrayViewMut2::from_shape([N; 2], &mut m.out).unwrap();
            repeat(times, || {
                kernel((&mut to, &a, &b), |(to, a, b)| {
                    Zip::from(to).and(a).and(&b.t()).for_each(|to, a, b| *to = a * 2.0 + b);
                });
            });
        })
}

fn transposed_and_mapped<const N: usize>() -> Case<f64> {
    Case::new("map of a transpose", format!("{N}x{N}"), "ranked", [N * N, 0, 1])
        .way("ours", |m, times| {
            let a = View::new(&m.from, [N; 2]).unwrap();
            repeat(times, || {
                let all = kernel(&a, |a| black_box(a.transpose().map(|x: &f64| x * 2.0)));
                keep(&mut m.out, all.as_slice());
            });
        })
        .way("ours copied", |m, times| {
            let a = View::new(&m.from, [N; 2]).unwrap();
            repeat(times, || {
                let all = kernel(&a, |a| black_box(a.transpose().map_copied(|x: f64| x * 2.0)));
                keep(&mut m.out, all.as_slice());
            });
        })
        .way("ours number", |m, times| {
            let a = View::new(&m.from, [N; 2]).unwrap();
            repeat(times, || {
                let all = kernel(&a, |a| black_box(a.transpose() * 2.0));
                keep(&mut m.out, all.as_slice());
            });
        })
        .way("hand", |m, times| {
            repeat(times, || {
                let all = kernel(&m.from[..], |b| {
                    let mut out = vec![0.0; N * N];
                    for i in (0..N).step_by(BLOCK) {
                        for j in (0..N).step_by(BLOCK) {
                            for row in i..N.min(i + BLOCK) {
                                let columns = j..N.min(j + BLOCK);
                                for (to, column) in out[row * N..][columns.clone()].iter_mut().zip(columns) {
                                    *to = b[column * N + row] * 2.0;
                                }
                            }
                        }
                    }
                    out
                });
                keep(&mut m.out, &all);
            });
        })
}

fn product_and_sum() -> Case<f64> {
    const N: usize = 16;
    Case::new("a * b + c", "16x16", "ranked", [N * N, N * N, 1])
        .counted()
        .way("ours", |m, times| {
            let (a, b) = (View::new(&m.from, [N; 2]).unwrap(), View::new(&m.with, [N; 2]).unwrap());
            repeat(times, || {
                keep(&mut m.out, kernel((&a, &b), |(a, b)| black_box(a * b + a)).as_slice());
            });
        })
        .way("hand", |m, times| {
            repeat(times, || {
                let sum = kernel((&m.from[..], &m.with[..]), |(a, b)| -> Vec<f64> {
                    a.iter().zip(b).zip(a).map(|((a, b), c)| a * b + c).collect()
                });
                keep(&mut m.out, &sum);
            });
        })
        .way("ndarray", |m, times| {
            let a = ArrayView2::from_shape([N; 2], &m.from).unwrap();
            let b = ArrayView2::from_shape([N; 2], &m.with).unwrap();
            repeat(times, || {
                let sum = kernel((&a, &b), |(a, b)| black_box(a * b + a));
                keep(&mut m.out, sum.as_slice().unwrap());
            });
        })
}

/// A pass over memory, which the compiler does not join with others.
#[inline(never)]
fn pass(to: &mut [f64], visit: impl FnMut(&mut f64)) {
    to.iter_mut().for_each(visit);
}

/// A function of a sum, written over the sum. `passes` has the two loops by hand.
fn mapped<const N: usize>() -> Case<f64> {
    Case::new("map of a temporary", format!("{N}x{N}"), "ranked", [N * N, N * N, 1])
        .way("ours", |m, times| {
            let (a, b) = (View::new(&m.from, [N; 2]).unwrap(), View::new(&m.with, [N; 2]).unwrap());
            repeat(times, || {
                let roots = kernel((&a, &b), |(a, b)| black_box((a + b).into_map(f64::sqrt)));
                keep(&mut m.out, roots.as_slice());
            });
        })
        .way("hand", |m, times| {
            repeat(times, || {
                let roots = kernel((&m.from[..], &m.with[..]), |(a, b)| -> Vec<f64> {
                    a.iter().zip(b).map(|(a, b)| (a + b).sqrt()).collect()
                });
                keep(&mut m.out, &roots);
            });
        })
        .way("passes", |m, times| {
            repeat(times, || {
                let roots = kernel((&m.from[..], &m.with[..]), |(a, b)| -> Vec<f64> {
                    let mut sum: Vec<f64> = a.iter().zip(b).map(|(a, b)| a + b).collect();
                    pass(&mut sum, |x| *x = x.sqrt());
                    sum
                });
                keep(&mut m.out, &roots);
            });
        })
        .way("ndarray", |m, times| {
            let a = ArrayView2::from_shape([N; 2], &m.from).unwrap();
            let b = ArrayView2::from_shape([N; 2], &m.with).unwrap();
            repeat(times, || {
                let roots = kernel((&a, &b), |(a, b)| black_box((a + b).mapv_into(f64::sqrt)));
                keep(&mut m.out, roots.as_slice().unwrap());
            });
        })
}

/// The cases of the suite.
#[must_use]
pub fn cases() -> Vec<Box<dyn Bench>> {
    [
        transposed::<16>(),
        transposed::<100>(),
        transposed::<1000>(),
        transposed::<1024>(),
        transposed_in_place::<16>(),
        transposed_in_place::<100>(),
        transposed_in_place::<1000>(),
        transposed_in_place::<1024>(),
        transposed_and_mapped::<16>(),
        transposed_and_mapped::<100>(),
        transposed_and_mapped::<1000>(),
        transposed_and_mapped::<1024>(),
        transposed_by_zip_map::<16>(),
        transposed_by_zip_map::<100>(),
        transposed_by_zip_map::<1000>(),
        transposed_by_zip_from::<16>(),
        transposed_by_zip_from::<100>(),
        transposed_by_zip_from::<1000>(),
        product_and_sum(),
        mapped::<100>(),
        mapped::<1000>(),
    ]
    .into_iter()
    .map(Case::boxed)
    .collect()
}
