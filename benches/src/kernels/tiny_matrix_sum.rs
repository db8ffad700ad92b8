//! A million matrices of 3x3 `i32`, added to a million others, as in mdspan's benchmarks.

use std::hint::black_box;

use nalgebra::{Dyn, MatrixView, MatrixViewMut, U9};
use ndarray::{ArrayView3, ArrayViewMut3};
use shapewise::{Const, View, ViewMut};

use crate::{
    ours,
    suite::{Bench, Case, kernel, repeat},
};

const N: usize = 1_000_000;
const COUNT: usize = N * 9;

/// The matrices are contiguous: one run.
#[inline(never)]
fn by_hand(to: &mut [i32], from: &[i32]) {
    for (to, from) in to.iter_mut().zip(from) {
        *to += from;
    }
}

fn case(level: &'static str) -> Case<i32> {
    Case::new("tiny_matrix_sum", "1000000x3x3", level, [COUNT, 0, COUNT])
        .way("hand", |m, times| repeat(times, || by_hand(black_box(&mut m.out), black_box(&m.from))))
        .way("ndarray", |m, times| {
            let from = ArrayView3::from_shape([N, 3, 3], &m.from).unwrap();
            let mut out = ArrayViewMut3::from_shape([N, 3, 3], &mut m.out).unwrap();
            repeat(times, || kernel((&mut out, &from), |(out, from)| *out += from));
        })
        // Its matrices are of rank 2: each of the million is a column.
        .way("nalgebra", |m, times| {
            let from = MatrixView::<i32, U9, Dyn>::from_slice(&m.from, N);
            let mut out = MatrixViewMut::<i32, U9, Dyn>::from_slice(&mut m.out, N);
            repeat(times, || kernel((&mut out, &from), |(out, from)| *out += from));
        })
}

pub fn cases() -> Vec<Box<dyn Bench>> {
    let known = case("static")
        .way("ours", |m, times| {
            let extents = (Const::<N>, Const::<3>, Const::<3>);
            let from = View::new(&m.from, extents).unwrap();
            let mut out = ViewMut::new(&mut m.out, extents).unwrap();
            repeat(times, || ours::add(black_box(out.view_mut()), black_box(from)));
        })
        .way("mdarray", |m, times| {
            let shape = (mdarray::Const::<N>, mdarray::Const::<3>, mdarray::Const::<3>);
            let from = mdarray::View::from(&m.from[..]).into_shape(shape);
            let mut out = mdarray::ViewMut::from(&mut m.out[..]).into_shape(shape);
            repeat(times, || kernel((&mut out, &from), |(out, from)| **out += from.expr()));
        })
        .mdspan("tiny_matrix_sum_static");
    let mixed = case("mixed")
        .way("ours", |m, times| {
            let extents = (N, Const::<3>, Const::<3>);
            let from = View::new(&m.from, extents).unwrap();
            let mut out = ViewMut::new(&mut m.out, extents).unwrap();
            repeat(times, || ours::add(black_box(out.view_mut()), black_box(from)));
        })
        .way("mdarray", |m, times| {
            let shape = (N, mdarray::Const::<3>, mdarray::Const::<3>);
            let from = mdarray::View::from(&m.from[..]).into_shape(shape);
            let mut out = mdarray::ViewMut::from(&mut m.out[..]).into_shape(shape);
            repeat(times, || kernel((&mut out, &from), |(out, from)| **out += from.expr()));
        })
        .mdspan("tiny_matrix_sum_mixed");
    let ranked = case("ranked")
        .way("ours", |m, times| {
            let from = View::new(&m.from, [N, 3, 3]).unwrap();
            let mut out = ViewMut::new(&mut m.out, [N, 3, 3]).unwrap();
            repeat(times, || ours::add(black_box(out.view_mut()), black_box(from)));
        })
        .way("mdarray", |m, times| {
            let from = mdarray::View::from(&m.from[..]).into_shape([N, 3, 3]);
            let mut out = mdarray::ViewMut::from(&mut m.out[..]).into_shape([N, 3, 3]);
            repeat(times, || kernel((&mut out, &from), |(out, from)| **out += from.expr()));
        })
        .mdspan("tiny_matrix_sum_ranked");
    vec![known.boxed(), mixed.boxed(), ranked.boxed()]
}
