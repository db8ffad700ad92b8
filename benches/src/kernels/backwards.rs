//! Copies of slices with a negative step, of `f32`: every second column backwards, rows backwards, rows in reverse order.

use std::hint::black_box;

use mdarray::{View as MdView, ViewMut as MdViewMut};
use ndarray::{ArrayView2, ArrayViewMut2, s as nd};
use shapewise::{View, ViewMut, s};

use crate::{
    ours,
    suite::{Bench, Case, kernel, repeat},
};

const ROWS: usize = 512;
const COLUMNS: usize = 384;

#[inline(never)]
fn by_hand_twos(from: &[f32], out: &mut [f32], columns: usize) {
    let half = columns / 2;
    for (out, from) in out.chunks_exact_mut(half).zip(from.chunks_exact(columns)) {
        for (out, [_, from]) in out.iter_mut().zip(from.as_chunks::<2>().0.iter().rev()) {
            *out = *from;
        }
    }
}

fn twos() -> Case<f32> {
    Case::new("slice [:, ::-2]", "512x384", "ranked", [ROWS * COLUMNS, 0, ROWS * COLUMNS / 2])
        .way("hand", |m, times| {
            repeat(times, || by_hand_twos(black_box(&m.from), black_box(&mut m.out), black_box(COLUMNS)));
        })
        .way("ours", |m, times| {
            let from = View::new(&m.from, [ROWS, COLUMNS]).unwrap().slice(s![:, ..;-2]).ranked();
            let mut out = ViewMut::new(&mut m.out, [ROWS, COLUMNS / 2]).unwrap();
            repeat(times, || ours::copy(black_box(&mut out), black_box(&from)));
        })
        .way("ndarray", |m, times| {
            let from = ArrayView2::from_shape([ROWS, COLUMNS], &m.from).unwrap();
            let from = from.slice(nd![.., ..;-2]);
            let mut out = ArrayViewMut2::from_shape([ROWS, COLUMNS / 2], &mut m.out).unwrap();
            repeat(times, || kernel((&mut out, &from), |(out, from)| out.assign(from)));
        })
        .way("mdarray", |m, times| {
            let from = MdView::from(&m.from[..]).into_shape([ROWS, COLUMNS]);
            let from = from.view(.., mdarray::step(.., -2));
            let mut out = MdViewMut::from(&mut m.out[..]).into_shape([ROWS, COLUMNS / 2]);
            repeat(times, || kernel((&mut out, &from), |(out, from)| out.assign(from)));
        })
}

#[inline(never)]
fn by_hand_columns(from: &[f32], out: &mut [f32], columns: usize) {
    for (out, from) in out.chunks_exact_mut(columns).zip(from.chunks_exact(columns)) {
        for (out, from) in out.iter_mut().zip(from.iter().rev()) {
            *out = *from;
        }
    }
}

/// The same forwards in the source, with stores that do not read what they overwrite, which safe code cannot express.
/// It is not one of the versions by hand; it shows what such stores would gain.
#[cfg(target_arch = "x86_64")]
#[inline(never)]
fn streamed_columns(from: &[f32], out: &mut [f32], columns: usize) {
    use std::arch::x86_64::{_mm_loadu_ps, _mm_sfence, _mm_shuffle_ps, _mm_stream_ps};
    for (out, from) in out.chunks_exact_mut(columns).zip(from.chunks_exact(columns)) {
        let (out, from) = (out.as_rchunks_mut::<16>().1, from.as_chunks::<16>().0);
        for (out, from) in out.iter_mut().rev().zip(from) {
            let (out, from) = (out.as_chunks_mut::<4>().0, from.as_chunks::<4>().0);
            for (out, from) in out.iter_mut().rev().zip(from) {
                assert!(out.as_ptr().addr().is_multiple_of(16), "the target begins at a cache line");
                // SAFETY: four elements are read, and written to an address that is a multiple of 16.
                unsafe {
                    let four = _mm_loadu_ps(from.as_ptr());
                    _mm_stream_ps(out.as_mut_ptr(), _mm_shuffle_ps::<0b00_01_10_11>(four, four));
                }
            }
        }
    }
    // SAFETY: every x86-64 processor has this instruction.
    unsafe { _mm_sfence() };
}

#[inline(never)]
fn by_hand_rows(from: &[f32], out: &mut [f32], columns: usize) {
    for (out, from) in out.chunks_exact_mut(columns).zip(from.chunks_exact(columns).rev()) {
        out.copy_from_slice(from);
    }
}

fn whole<const N: usize>() -> [Case<f32>; 2] {
    let case = |kernel| Case::new(kernel, format!("{N}x{N}"), "ranked", [N * N, 0, N * N]).memcpy();
    let columns = case("slice [:, ::-1]");
    #[cfg(target_arch = "x86_64")]
    let columns = columns.way("streamed", |m, times| {
        repeat(times, || streamed_columns(black_box(&m.from), black_box(&mut m.out), black_box(N)));
    });
    [
        columns
            .way("hand", |m, times| {
                repeat(times, || by_hand_columns(black_box(&m.from), black_box(&mut m.out), black_box(N)));
            })
            .way("ours", |m, times| {
                let from = View::new(&m.from, [N, N]).unwrap().slice(s![:, ..;-1]).ranked();
                let mut out = ViewMut::new(&mut m.out, [N, N]).unwrap();
                repeat(times, || ours::copy(black_box(&mut out), black_box(&from)));
            })
            .way("ndarray", |m, times| {
                let from = ArrayView2::from_shape([N, N], &m.from).unwrap();
                let from = from.slice(nd![.., ..;-1]);
                let mut out = ArrayViewMut2::from_shape([N, N], &mut m.out).unwrap();
                repeat(times, || kernel((&mut out, &from), |(out, from)| out.assign(from)));
            })
            .way("mdarray", |m, times| {
                let from = MdView::from(&m.from[..]).into_shape([N, N]);
                let from = from.view(.., mdarray::step(.., -1));
                let mut out = MdViewMut::from(&mut m.out[..]).into_shape([N, N]);
                repeat(times, || kernel((&mut out, &from), |(out, from)| out.assign(from)));
            }),
        case("slice [::-1, :]")
            .way("hand", |m, times| {
                repeat(times, || by_hand_rows(black_box(&m.from), black_box(&mut m.out), black_box(N)));
            })
            .way("ours", |m, times| {
                let from = View::new(&m.from, [N, N]).unwrap().slice(s![..;-1, :]).ranked();
                let mut out = ViewMut::new(&mut m.out, [N, N]).unwrap();
                repeat(times, || ours::copy(black_box(&mut out), black_box(&from)));
            })
            .way("ndarray", |m, times| {
                let from = ArrayView2::from_shape([N, N], &m.from).unwrap();
                let from = from.slice(nd![..;-1, ..]);
                let mut out = ArrayViewMut2::from_shape([N, N], &mut m.out).unwrap();
                repeat(times, || kernel((&mut out, &from), |(out, from)| out.assign(from)));
            })
            .way("mdarray", |m, times| {
                let from = MdView::from(&m.from[..]).into_shape([N, N]);
                let from = from.view(mdarray::step(.., -1), ..);
                let mut out = MdViewMut::from(&mut m.out[..]).into_shape([N, N]);
                repeat(times, || kernel((&mut out, &from), |(out, from)| out.assign(from)));
            }),
    ]
}

pub fn cases() -> Vec<Box<dyn Bench>> {
    let whole = whole::<1024>().into_iter().chain(whole::<4096>());
    std::iter::once(twos()).chain(whole).map(Case::boxed).collect()
}
