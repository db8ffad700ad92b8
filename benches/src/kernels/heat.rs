//! A step of the heat equation with operators: five slices of a square, combined by additions and products.
#![allow(
    clippy::reversed_empty_ranges,
    reason = "ends that count from the end of an axis, in the slices of ndarray"
)]

use std::hint::black_box;

use ndarray::{ArrayView2, ArrayViewMut2, s as cut};
use shapewise::{View, ViewMut, s};

use crate::suite::{Bench, Case, kernel, repeat};

/// The side of the square.
const SIDE: usize = 200;

/// One loop over the inner elements.
#[inline(never)]
fn heat_hand(from: &[f64], out: &mut [f64]) {
    for i in 1..SIDE - 1 {
        let [above, row, below] = [i - 1, i, i + 1].map(|i| &from[i * SIDE..][..SIDE]);
        let out = &mut out[(i - 1) * (SIDE - 2)..][..SIDE - 2];
        for (j, out) in out.iter_mut().enumerate() {
            let at = row[j + 1];
            *out = at + (above[j + 1] + below[j + 1] + row[j] + row[j + 2] - at * 4.0) * 0.125;
        }
    }
}

/// What operators do, by hand: a loop for each, over two temporaries.
fn heat_passes(from: &[f64], out: &mut [f64]) {
    const INNER: usize = SIDE - 2;
    /// A loop over the rows of a slice of the square that begins there.
    #[inline(never)]
    fn pass(to: &mut [f64], from: &[f64], [i, j]: [usize; 2], visit: impl Fn(&mut f64, f64)) {
        for (to, from) in to.chunks_exact_mut(INNER).zip(from[i * SIDE..].chunks_exact(SIDE)) {
            to.iter_mut().zip(&from[j..]).for_each(|(to, from)| visit(to, *from));
        }
    }
    /// A loop over two temporaries.
    #[inline(never)]
    fn both(to: &mut [f64], from: &[f64], visit: impl Fn(&mut f64, f64)) {
        to.iter_mut().zip(from).for_each(|(to, from)| visit(to, *from));
    }
    let mut around: Vec<f64> = Vec::with_capacity(INNER * INNER);
    for (above, below) in from.chunks_exact(SIDE).zip(from[2 * SIDE..].chunks_exact(SIDE)) {
        around.extend(above[1..=INNER].iter().zip(&below[1..=INNER]).map(|(above, below)| above + below));
    }
    pass(&mut around, from, [1, 0], |to, left| *to += left);
    pass(&mut around, from, [1, 2], |to, right| *to += right);
    let mut four = Vec::with_capacity(INNER * INNER);
    for row in from[SIDE..].chunks_exact(SIDE).take(INNER) {
        four.extend(row[1..=INNER].iter().map(|at| at * 4.0));
    }
    both(&mut around, &four, |to, four| *to -= four);
    around.iter_mut().for_each(|to| *to *= 0.125);
    pass(&mut around, from, [1, 1], |to, at| *to += at);
    both(out, &around, |to, from| *to = from);
}

/// The cases of the suite.
pub fn cases() -> Vec<Box<dyn Bench>> {
    let inner = (SIDE - 2) * (SIDE - 2);
    let case = Case::<f64>::new("heat step", format!("{SIDE}x{SIDE}"), "ranked", [SIDE * SIDE, 0, inner])
        .counted()
        .way("ours", |m, times| {
            let square = View::new(&m.from, [SIDE, SIDE]).unwrap();
            let mut out = ViewMut::new(&mut m.out, [SIDE - 2, SIDE - 2]).unwrap();
            repeat(times, || {
                kernel((&mut out, square), |(out, square)| {
                    let at = square.slice(s![1..-1, 1..-1]);
                    let around = square.slice(s![..-2, 1..-1])
                        + square.slice(s![2.., 1..-1])
                        + square.slice(s![1..-1, ..-2])
                        + square.slice(s![1..-1, 2..])
                        - at * 4.0;
                    out.assign(at + around * 0.125);
                });
            });
        })
        .way("hand", |m, times| repeat(times, || heat_hand(black_box(&m.from), black_box(&mut m.out))))
        .way("passes", |m, times| {
            repeat(times, || heat_passes(black_box(&m.from), black_box(&mut m.out)));
        })
        .way("ndarray", |m, times| {
            let square = ArrayView2::from_shape([SIDE, SIDE], &m.from).unwrap();
            let mut out = ArrayViewMut2::from_shape([SIDE - 2, SIDE - 2], &mut m.out).unwrap();
            repeat(times, || {
                kernel((&mut out, &square), |(out, square)| {
                    let at = square.slice(cut![1..-1, 1..-1]);
                    let around = &square.slice(cut![..-2, 1..-1])
                        + &square.slice(cut![2.., 1..-1])
                        + square.slice(cut![1..-1, ..-2])
                        + square.slice(cut![1..-1, 2..])
                        - &at * 4.0;
                    out.assign(&(&at + around * 0.125));
                });
            });
        });
    let fused =
        Case::<f64>::new("heat step fused", format!("{SIDE}x{SIDE}"), "ranked", [SIDE * SIDE, 0, inner])
            .counted()
            .way("ours", |m, times| {
                let square = View::new(&m.from, [SIDE, SIDE]).unwrap();
                let mut out = ViewMut::new(&mut m.out, [SIDE - 2, SIDE - 2]).unwrap();
                repeat(times, || {
                    kernel((&mut out, square), |(out, square)| {
                        let parts = (
                            square.slice(s![..-2, 1..-1]),
                            square.slice(s![2.., 1..-1]),
                            square.slice(s![1..-1, ..-2]),
                            square.slice(s![1..-1, 2..]),
                            square.slice(s![1..-1, 1..-1]),
                        );
                        out.zip_map_from(parts, |(above, below, left, right, at)| {
                            at + (above + below + left + right - at * 4.0) * 0.125
                        });
                    });
                });
            })
            .way("hand", |m, times| repeat(times, || heat_hand(black_box(&m.from), black_box(&mut m.out))));
    vec![case.boxed(), fused.boxed()]
}
