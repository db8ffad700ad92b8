//! Copies between layouts of large arrays, which are timed: transposes, images from channels first to channels last and back, the
//! axes of a cube in reverse order, reversed and strided copies, and a broadcast source. By hand, in blocks on safe slices.

use shapewise::{View, ViewMut, axes, s};

/// One copy: from `from` to `to`, which have as many elements as `extents` says.
pub struct Copy {
    /// What is copied.
    pub what: &'static str,
    /// The extents of the source.
    pub extents: &'static [usize],
    /// The crate's way.
    pub ours: fn(&mut [f32], &[f32]),
    /// By hand.
    pub hand: fn(&mut [f32], &[f32]),
    /// How many elements of the target are written.
    pub written: usize,
}

fn transpose<const N: usize>(to: &mut [f32], from: &[f32]) {
    let from = View::new(from, [N, N]).unwrap();
    ViewMut::new(to, [N, N]).unwrap().assign(&from.transpose()).unwrap();
}

/// Blocks of 16 x 16: a cache line of the source for each of the target.
fn transpose_by_hand<const N: usize>(to: &mut [f32], from: &[f32]) {
    for i in (0..N).step_by(16) {
        for j in (0..N).step_by(16) {
            for row in i..i + 16 {
                for (column, to) in to[row * N + j..][..16].iter_mut().enumerate() {
                    *to = from[(j + column) * N + row];
                }
            }
        }
    }
}

fn channels_last<const N: usize, const C: usize, const P: usize>(to: &mut [f32], from: &[f32]) {
    let from = View::new(from, [N, C, P, P]).unwrap();
    ViewMut::new(to, [N, P, P, C]).unwrap().assign(&from.permute(axes![0, 2, 3, 1])).unwrap();
}

fn channels_last_by_hand<const N: usize, const C: usize, const P: usize>(to: &mut [f32], from: &[f32]) {
    for (to, from) in to.chunks_exact_mut(C * P * P).zip(from.chunks_exact(C * P * P)) {
        across(to, from, P * P, C);
    }
}

fn channels_first<const N: usize, const C: usize, const P: usize>(to: &mut [f32], from: &[f32]) {
    let from = View::new(from, [N, P, P, C]).unwrap();
    ViewMut::new(to, [N, C, P, P]).unwrap().assign(&from.permute(axes![0, 3, 1, 2])).unwrap();
}

fn channels_first_by_hand<const N: usize, const C: usize, const P: usize>(to: &mut [f32], from: &[f32]) {
    for (to, from) in to.chunks_exact_mut(C * P * P).zip(from.chunks_exact(C * P * P)) {
        across(to, from, C, P * P);
    }
}

/// A matrix of `rows x columns` from one of `columns x rows`, in blocks of 16 x 16 where there are as many.
fn across(to: &mut [f32], from: &[f32], rows: usize, columns: usize) {
    for i in (0..rows).step_by(16) {
        for j in (0..columns).step_by(16) {
            let width = (columns - j).min(16);
            for row in i..(i + 16).min(rows) {
                for (column, to) in to[row * columns + j..][..width].iter_mut().enumerate() {
                    *to = from[(j + column) * rows + row];
                }
            }
        }
    }
}

fn reverse_axes<const N: usize>(to: &mut [f32], from: &[f32]) {
    let from = View::new(from, [N, N, N]).unwrap();
    ViewMut::new(to, [N, N, N]).unwrap().assign(&from.transpose()).unwrap();
}

fn reverse_axes_by_hand<const N: usize>(to: &mut [f32], from: &[f32]) {
    for j in 0..N {
        for i in (0..N).step_by(16) {
            for k in (0..N).step_by(16) {
                for k in k..k + 16 {
                    for (at, to) in to[(k * N + j) * N + i..][..16].iter_mut().enumerate() {
                        *to = from[((i + at) * N + j) * N + k];
                    }
                }
            }
        }
    }
}

fn contiguous<const N: usize>(to: &mut [f32], from: &[f32]) {
    let from = View::new(from, [N, N]).unwrap();
    ViewMut::new(to, [N, N]).unwrap().assign(&from).unwrap();
}

fn contiguous_by_hand<const N: usize>(to: &mut [f32], from: &[f32]) {
    to[..N * N].copy_from_slice(&from[..N * N]);
}

fn reversed<const N: usize>(to: &mut [f32], from: &[f32]) {
    let from = View::new(from, [N, N]).unwrap();
    ViewMut::new(to, [N, N]).unwrap().assign(&from.slice(s![..;-1, ..;-1])).unwrap();
}

fn reversed_by_hand<const N: usize>(to: &mut [f32], from: &[f32]) {
    for (to, from) in to[..N * N].iter_mut().zip(from[..N * N].iter().rev()) {
        *to = *from;
    }
}

fn rows_reversed<const N: usize>(to: &mut [f32], from: &[f32]) {
    let from = View::new(from, [N, N]).unwrap();
    ViewMut::new(to, [N, N]).unwrap().assign(&from.slice(s![..;-1])).unwrap();
}

fn rows_reversed_by_hand<const N: usize>(to: &mut [f32], from: &[f32]) {
    for (to, from) in to.chunks_exact_mut(N).zip(from.chunks_exact(N).rev()) {
        to.copy_from_slice(from);
    }
}

fn every_second<const N: usize>(to: &mut [f32], from: &[f32]) {
    let from = View::new(from, [N, N]).unwrap();
    ViewMut::new(to, [N, N / 2]).unwrap().assign(&from.slice(s![.., ..;-2])).unwrap();
}

fn every_second_by_hand<const N: usize>(to: &mut [f32], from: &[f32]) {
    for (to, from) in to.chunks_exact_mut(N / 2).zip(from.chunks_exact(N)) {
        for (to, pair) in to.iter_mut().zip(from.as_chunks::<2>().0.iter().rev()) {
            *to = pair[1];
        }
    }
}

fn row_to_all<const N: usize>(to: &mut [f32], from: &[f32]) {
    let from = View::new(from, [1, N]).unwrap();
    ViewMut::new(to, [N, N]).unwrap().assign(&from).unwrap();
}

fn row_to_all_by_hand<const N: usize>(to: &mut [f32], from: &[f32]) {
    for to in to.chunks_exact_mut(N) {
        to.copy_from_slice(&from[..N]);
    }
}

/// All copies.
pub const COPIES: &[Copy] = &[
    Copy {
        what: "transpose",
        extents: &[1024, 1024],
        ours: transpose::<1024>,
        hand: transpose_by_hand::<1024>,
        written: 1024 * 1024,
    },
    Copy {
        what: "transpose",
        extents: &[2048, 2048],
        ours: transpose::<2048>,
        hand: transpose_by_hand::<2048>,
        written: 2048 * 2048,
    },
    Copy {
        what: "transpose",
        extents: &[4096, 4096],
        ours: transpose::<4096>,
        hand: transpose_by_hand::<4096>,
        written: 4096 * 4096,
    },
    Copy {
        what: "NCHW to NHWC",
        extents: &[8, 64, 128, 128],
        ours: channels_last::<8, 64, 128>,
        hand: channels_last_by_hand::<8, 64, 128>,
        written: 8 * 64 * 128 * 128,
    },
    Copy {
        what: "NHWC to NCHW",
        extents: &[8, 128, 128, 64],
        ours: channels_first::<8, 64, 128>,
        hand: channels_first_by_hand::<8, 64, 128>,
        written: 8 * 64 * 128 * 128,
    },
    Copy {
        what: "NCHW to NHWC",
        extents: &[8, 3, 224, 224],
        ours: channels_last::<8, 3, 224>,
        hand: channels_last_by_hand::<8, 3, 224>,
        written: 8 * 3 * 224 * 224,
    },
    Copy {
        what: "NHWC to NCHW",
        extents: &[8, 224, 224, 3],
        ours: channels_first::<8, 3, 224>,
        hand: channels_first_by_hand::<8, 3, 224>,
        written: 8 * 3 * 224 * 224,
    },
    Copy {
        what: "axes reversed",
        extents: &[256, 256, 256],
        ours: reverse_axes::<256>,
        hand: reverse_axes_by_hand::<256>,
        written: 256 * 256 * 256,
    },
    Copy {
        what: "contiguous",
        extents: &[2048, 2048],
        ours: contiguous::<2048>,
        hand: contiguous_by_hand::<2048>,
        written: 2048 * 2048,
    },
    Copy {
        what: "backwards along all axes",
        extents: &[1024, 1024],
        ours: reversed::<1024>,
        hand: reversed_by_hand::<1024>,
        written: 1024 * 1024,
    },
    Copy {
        what: "backwards along all axes",
        extents: &[4096, 4096],
        ours: reversed::<4096>,
        hand: reversed_by_hand::<4096>,
        written: 4096 * 4096,
    },
    Copy {
        what: "rows in reverse order",
        extents: &[2048, 2048],
        ours: rows_reversed::<2048>,
        hand: rows_reversed_by_hand::<2048>,
        written: 2048 * 2048,
    },
    Copy {
        what: "every second column, backwards",
        extents: &[2048, 2048],
        ours: every_second::<2048>,
        hand: every_second_by_hand::<2048>,
        written: 2048 * 1024,
    },
    Copy {
        what: "a row to all rows",
        extents: &[2048, 2048],
        ours: row_to_all::<2048>,
        hand: row_to_all_by_hand::<2048>,
        written: 2048 * 2048,
    },
];
