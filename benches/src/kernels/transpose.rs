//! Transposes of square matrices of `f32`; images from NCHW to NHWC and back; the axes of a cube in reverse order.
//!
//! All are copies that read and write the same memory once, so a plain copy shows what the memory allows.

use std::hint::black_box;

use mdarray::{View as MdView, ViewMut as MdViewMut};
use nalgebra::{DMatrixView, DMatrixViewMut};
use ndarray::{ArrayView2, ArrayView3, ArrayView4, ArrayViewMut2, ArrayViewMut3, ArrayViewMut4};
use shapewise::{Const, View, ViewMut, axes, shape};

use crate::{
    by_hand::{self, Pitch},
    ours,
    suite::{Bench, Case, kernel, repeat},
};

fn matrices<const N: usize>() -> [Case<f32>; 2] {
    let case = |level| {
        Case::new("transpose", format!("{N}x{N}"), level, [N * N, 0, N * N])
            .memcpy()
            .way("hand plain", |m, times| {
                let ([extents, pitch], start) = (black_box([[N; 2], [N; 2]]), 0);
                let pitches = pitch.map(|pitch| Pitch { start, pitch });
                repeat(times, || {
                    by_hand::transpose_plain(black_box(&m.from), black_box(&mut m.out), extents, pitches);
                });
            })
            .way("hand tiles", |m, times| {
                let ([extents, pitch], start) = (black_box([[N; 2], [N; 2]]), 0);
                let pitches = pitch.map(|pitch| Pitch { start, pitch });
                repeat(times, || {
                    by_hand::transpose(black_box(&m.from), black_box(&mut m.out), extents, pitches);
                });
            })
            .way("ndarray", |m, times| {
                let from = ArrayView2::from_shape([N, N], &m.from).unwrap().reversed_axes();
                let mut out = ArrayViewMut2::from_shape([N, N], &mut m.out).unwrap();
                repeat(times, || kernel((&mut out, &from), |(out, from)| out.assign(from)));
            })
            .way("nalgebra", |m, times| {
                let from = DMatrixView::from_slice(&m.from, N, N);
                let mut out = DMatrixViewMut::from_slice(&mut m.out, N, N);
                repeat(times, || kernel((&mut out, &from), |(out, from)| from.transpose_to(out)));
            })
    };
    [
        case("static")
            .way("ours", |m, times| {
                let from = View::new(&m.from, (Const::<N>, Const::<N>)).unwrap().transpose();
                let mut out = ViewMut::new(&mut m.out, (Const::<N>, Const::<N>)).unwrap();
                repeat(times, || ours::copy(black_box(&mut out), black_box(&from)));
            })
            .way("mdarray", |m, times| {
                let shape = (mdarray::Const::<N>, mdarray::Const::<N>);
                let from = MdView::from(&m.from[..]).into_shape(shape).into_transposed();
                let mut out = MdViewMut::from(&mut m.out[..]).into_shape(shape);
                repeat(times, || kernel((&mut out, &from), |(out, from)| out.assign(from)));
            })
            .mdspan(format!("transpose_{N}_static")),
        case("ranked")
            .way("ours", |m, times| {
                let from = View::new(&m.from, [N, N]).unwrap().transpose();
                let mut out = ViewMut::new(&mut m.out, [N, N]).unwrap();
                repeat(times, || ours::copy(black_box(&mut out), black_box(&from)));
            })
            .way("mdarray", |m, times| {
                let from = MdView::from(&m.from[..]).into_shape([N, N]).into_transposed();
                let mut out = MdViewMut::from(&mut m.out[..]).into_shape([N, N]);
                repeat(times, || kernel((&mut out, &from), |(out, from)| out.assign(from)));
            })
            .mdspan(format!("transpose_{N}_ranked")),
    ]
}

/// Images, channels, rows, columns.
const NCHW: [usize; 4] = [8, 64, 128, 128];
const NHWC: [usize; 4] = [8, 128, 128, 64];
const PIXELS: usize = 128 * 128;
const CHANNELS: usize = 64;
const COUNT: usize = 8 * CHANNELS * PIXELS;

/// Each image is a matrix of channels and pixels.
#[inline(never)]
fn by_hand_images(from: &[f32], out: &mut [f32], [rows, columns]: [usize; 2]) {
    let image = rows * columns;
    for (out, from) in out.chunks_exact_mut(image).zip(from.chunks_exact(image)) {
        let pitches = [columns, rows].map(|pitch| Pitch { start: 0, pitch });
        by_hand::transpose(from, out, [rows, columns], pitches);
    }
}

fn to_nhwc(level: &'static str) -> Case<f32> {
    Case::new("nchw to nhwc", "8x64x128x128", level, [COUNT, 0, COUNT])
        .memcpy()
        .way("hand tiles", |m, times| {
            let extents = black_box([CHANNELS, PIXELS]);
            repeat(times, || by_hand_images(black_box(&m.from), black_box(&mut m.out), extents));
        })
        .way("ndarray", |m, times| {
            let from = ArrayView4::from_shape(NCHW, &m.from).unwrap().permuted_axes([0, 2, 3, 1]);
            let mut out = ArrayViewMut4::from_shape(NHWC, &mut m.out).unwrap();
            repeat(times, || kernel((&mut out, &from), |(out, from)| out.assign(from)));
        })
        .way("mdarray", |m, times| {
            let order = (mdarray::Const::<0>, mdarray::Const::<2>, mdarray::Const::<3>, mdarray::Const::<1>);
            let from = MdView::from(&m.from[..]).into_shape(NCHW).into_permuted(order);
            let mut out = MdViewMut::from(&mut m.out[..]).into_shape(NHWC);
            repeat(times, || kernel((&mut out, &from), |(out, from)| out.assign(from)));
        })
}

fn to_nchw(level: &'static str) -> Case<f32> {
    Case::new("nhwc to nchw", "8x64x128x128", level, [COUNT, 0, COUNT])
        .memcpy()
        .way("hand tiles", |m, times| {
            let extents = black_box([PIXELS, CHANNELS]);
            repeat(times, || by_hand_images(black_box(&m.from), black_box(&mut m.out), extents));
        })
        .way("ndarray", |m, times| {
            let from = ArrayView4::from_shape(NHWC, &m.from).unwrap().permuted_axes([0, 3, 1, 2]);
            let mut out = ArrayViewMut4::from_shape(NCHW, &mut m.out).unwrap();
            repeat(times, || kernel((&mut out, &from), |(out, from)| out.assign(from)));
        })
        .way("mdarray", |m, times| {
            let order = (mdarray::Const::<0>, mdarray::Const::<3>, mdarray::Const::<1>, mdarray::Const::<2>);
            let from = MdView::from(&m.from[..]).into_shape(NHWC).into_permuted(order);
            let mut out = MdViewMut::from(&mut m.out[..]).into_shape(NCHW);
            repeat(times, || kernel((&mut out, &from), |(out, from)| out.assign(from)));
        })
}

fn images() -> [Case<f32>; 4] {
    [
        to_nhwc("static")
            .way("ours", |m, times| {
                let from = View::new(&m.from, shape![8, 64, 128, 128]).unwrap().permute(axes![0, 2, 3, 1]);
                let mut out = ViewMut::new(&mut m.out, shape![8, 128, 128, 64]).unwrap();
                repeat(times, || ours::copy(black_box(&mut out), black_box(&from)));
            })
            .mdspan("nchw_to_nhwc_static"),
        to_nhwc("ranked")
            .way("ours", |m, times| {
                let from = View::new(&m.from, NCHW).unwrap().permute(axes![0, 2, 3, 1]);
                let mut out = ViewMut::new(&mut m.out, NHWC).unwrap();
                repeat(times, || ours::copy(black_box(&mut out), black_box(&from)));
            })
            .mdspan("nchw_to_nhwc_ranked"),
        to_nchw("static")
            .way("ours", |m, times| {
                let from = View::new(&m.from, shape![8, 128, 128, 64]).unwrap().permute(axes![0, 3, 1, 2]);
                let mut out = ViewMut::new(&mut m.out, shape![8, 64, 128, 128]).unwrap();
                repeat(times, || ours::copy(black_box(&mut out), black_box(&from)));
            })
            .mdspan("nhwc_to_nchw_static"),
        to_nchw("ranked")
            .way("ours", |m, times| {
                let from = View::new(&m.from, NHWC).unwrap().permute(axes![0, 3, 1, 2]);
                let mut out = ViewMut::new(&mut m.out, NCHW).unwrap();
                repeat(times, || ours::copy(black_box(&mut out), black_box(&from)));
            })
            .mdspan("nhwc_to_nchw_ranked"),
    ]
}

const SIDE: usize = 256;
const CUBE: usize = SIDE * SIDE * SIDE;

/// For each index of the middle axis a matrix, whose rows are a plane apart.
#[inline(never)]
fn by_hand_axes(from: &[f32], out: &mut [f32], [planes, rows, columns]: [usize; 3]) {
    for j in 0..rows {
        let pitches = [
            Pitch { start: j * columns, pitch: rows * columns },
            Pitch { start: j * planes, pitch: rows * planes },
        ];
        by_hand::transpose(from, out, [planes, columns], pitches);
    }
}

fn cube() -> [Case<f32>; 2] {
    let case = |level| {
        Case::new("reverse axes", "256^3", level, [CUBE, 0, CUBE])
            .memcpy()
            .way("hand tiles", |m, times| {
                let extents = black_box([SIDE; 3]);
                repeat(times, || by_hand_axes(black_box(&m.from), black_box(&mut m.out), extents));
            })
            .way("ndarray", |m, times| {
                let from = ArrayView3::from_shape([SIDE; 3], &m.from).unwrap().reversed_axes();
                let mut out = ArrayViewMut3::from_shape([SIDE; 3], &mut m.out).unwrap();
                repeat(times, || kernel((&mut out, &from), |(out, from)| out.assign(from)));
            })
            .way("mdarray", |m, times| {
                let from = MdView::from(&m.from[..]).into_shape([SIDE; 3]).into_transposed();
                let mut out = MdViewMut::from(&mut m.out[..]).into_shape([SIDE; 3]);
                repeat(times, || kernel((&mut out, &from), |(out, from)| out.assign(from)));
            })
    };
    [
        case("static")
            .way("ours", |m, times| {
                let from = View::new(&m.from, shape![256, 256, 256]).unwrap().transpose();
                let mut out = ViewMut::new(&mut m.out, shape![256, 256, 256]).unwrap();
                repeat(times, || ours::copy(black_box(&mut out), black_box(&from)));
            })
            .mdspan("reverse_axes_256_static"),
        case("ranked")
            .way("ours", |m, times| {
                let from = View::new(&m.from, [SIDE; 3]).unwrap().transpose();
                let mut out = ViewMut::new(&mut m.out, [SIDE; 3]).unwrap();
                repeat(times, || ours::copy(black_box(&mut out), black_box(&from)));
            })
            .mdspan("reverse_axes_256_ranked"),
    ]
}

pub fn cases() -> Vec<Box<dyn Bench>> {
    let squares = matrices::<1024>().into_iter().chain(matrices::<2048>()).chain(matrices::<4096>());
    squares.chain(images()).chain(cube()).map(Case::boxed).collect()
}
