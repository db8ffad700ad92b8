//! Products of matrices of `f32`, 256^3 and 1024^3, and attention: batch 2, 8 heads, 128 positions of 64 features.
//!
//! ndarray and ours, with its feature `matmul`, use the same kernel. The numbers of the products are integers, so that sums in any order are
//! equal; those of attention are rounded before they are compared.

use std::hint::black_box;

use ndarray::{Array2, ArrayView2, ArrayView4, Axis as NdAxis};
use shapewise::{Axis, Keep, View, einsum, shape};

use crate::suite::{Bench, Case, repeat};

fn product<const N: usize>(size: &'static str) -> Case<f32> {
    Case::new("matmul", size, "ranked", [N * N, N * N, N * N])
        .way("ours", |m, times| {
            let (a, b) = (View::new(&m.from, [N, N]).unwrap(), View::new(&m.with, [N, N]).unwrap());
            let mut result = None;
            repeat(times, || result = Some(black_box(a).matmul(black_box(b))));
            m.out.copy_from_slice(result.unwrap().as_slice());
        })
        .way("ndarray", |m, times| {
            let a = ArrayView2::from_shape([N, N], &m.from).unwrap();
            let b = ArrayView2::from_shape([N, N], &m.with).unwrap();
            let mut result: Option<Array2<f32>> = None;
            repeat(times, || result = Some(black_box(a).dot(&black_box(b))));
            m.out.copy_from_slice(result.unwrap().as_slice().unwrap());
        })
}

const BATCH: usize = 2;
const HEADS: usize = 8;
const LEN: usize = 128;
const FEATURES: usize = 64;
const COUNT: usize = BATCH * HEADS * LEN * FEATURES;
const SCALE: f32 = 1e-3;

#[inline(never)]
fn attend(q: &[f32], k: &[f32], v: &[f32], out: &mut [f32]) {
    let (batch, len) = black_box((BATCH, LEN));
    let extents = shape![batch, 8, len, 64];
    let (q, k, v) =
        (View::new(q, extents).unwrap(), View::new(k, extents).unwrap(), View::new(v, extents).unwrap());
    let mut scores = einsum!(b h q d, b h k d -> b h q k; q, k);
    let largest = scores.max_axis_by(Keep(Axis::<3>), f32::total_cmp).unwrap();
    scores -= &largest;
    scores.for_each_mut(|x| *x = (*x * SCALE).exp());
    let sums = scores.sum_axis(Keep(Axis::<3>));
    scores /= &sums;
    out.copy_from_slice(einsum!(b h q k, b h k d -> b h q d; scores, v).as_slice());
}

#[inline(never)]
fn attend_ndarray(q: &[f32], k: &[f32], v: &[f32], out: &mut [f32]) {
    let (batch, len) = black_box((BATCH, LEN));
    let extents = (batch, HEADS, len, FEATURES);
    let [q, k, v] = [q, k, v].map(|x| ArrayView4::from_shape(extents, x).unwrap());
    let mut result = ndarray::Array4::<f32>::zeros(extents);
    for b in 0..batch {
        for h in 0..HEADS {
            let [q, k, v] = [&q, &k, &v].map(|x| x.index_axis(NdAxis(0), b).index_axis_move(NdAxis(0), h));
            let mut scores = q.dot(&k.t());
            for mut row in scores.rows_mut() {
                let largest = row.fold(f32::NEG_INFINITY, |most, x| most.max(*x));
                row.mapv_inplace(|x| ((x - largest) * SCALE).exp());
                let sum = row.sum();
                row /= sum;
            }
            result.index_axis_mut(NdAxis(0), b).index_axis_mut(NdAxis(0), h).assign(&scores.dot(&v));
        }
    }
    out.copy_from_slice(result.as_slice().unwrap());
}

fn attention() -> Case<f32> {
    fn rounded(out: &mut [f32]) {
        for x in out {
            *x = (*x * 0.125).round();
        }
    }
    Case::new("attention", "2x8x128x64", "mixed", [COUNT, 2 * COUNT, COUNT])
        .way("ours", |m, times| {
            let (k, v) = m.with.split_at(COUNT);
            repeat(times, || attend(black_box(&m.from), black_box(k), black_box(v), black_box(&mut m.out)));
            rounded(&mut m.out);
        })
        .way("ndarray", |m, times| {
            let (k, v) = m.with.split_at(COUNT);
            repeat(times, || {
                attend_ndarray(black_box(&m.from), black_box(k), black_box(v), black_box(&mut m.out))
            });
            rounded(&mut m.out);
        })
}

pub fn cases() -> Vec<Box<dyn Bench>> {
    vec![
        product::<256>("256x256x256").counted().boxed(),
        product::<1024>("1024x1024x1024").boxed(),
        attention().boxed(),
    ]
}
