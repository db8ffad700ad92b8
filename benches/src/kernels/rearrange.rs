//! Arrays joined, padded, gathered and repeated, into new memory. The hand copies as many bytes into new memory as the result has, with
//! `memcpy`, so it shows what the memory allows.

use std::hint::black_box;

use ndarray::{ArrayView2, Axis as NdAxis, concatenate as nd_concatenate};
use shapewise::{Axis, Pad, View, verbs::concatenate};

use crate::suite::{Bench, Case, kernel, repeat};

const SIDE: usize = 1000;
const COUNT: usize = SIDE * SIDE;

/// A result of `elements` elements by `memcpy`, from the same elements as often as needed.
fn by_hand(from: &[f32], elements: usize) -> Vec<f32> {
    let mut all = Vec::with_capacity(elements);
    while all.len() < elements {
        let more = from.len().min(elements - all.len());
        all.extend_from_slice(&from[..more]);
    }
    all
}

/// A case whose result has this many elements.
fn case(kernel: &'static str) -> Case<f32> {
    Case::new(kernel, "1000x1000", "ranked", [COUNT, 0, 1])
}

fn concatenated() -> [Case<f32>; 2] {
    [
        case("concatenate [m, n], [m, n] along 0")
            .way("hand", |m, times| {
                repeat(times, || drop(kernel(&m.from[..], |from| by_hand(from, 2 * COUNT))))
            })
            .way("ndarray", |m, times| {
                let from = ArrayView2::from_shape([SIDE, SIDE], &m.from).unwrap();
                repeat(times, || {
                    drop(kernel(from, |from| black_box(nd_concatenate(NdAxis(0), &[from, from]))))
                });
            })
            .way("ours", |m, times| {
                let from = View::new(&m.from, [SIDE, SIDE]).unwrap();
                repeat(times, || drop(kernel(from, |from| black_box(concatenate(Axis::<0>, [from, from])))));
            }),
        case("concatenate [m, n], [m, n] along 1")
            .way("hand", |m, times| {
                repeat(times, || drop(kernel(&m.from[..], |from| by_hand(from, 2 * COUNT))))
            })
            .way("ndarray", |m, times| {
                let from = ArrayView2::from_shape([SIDE, SIDE], &m.from).unwrap();
                repeat(times, || {
                    drop(kernel(from, |from| black_box(nd_concatenate(NdAxis(1), &[from, from]))))
                });
            })
            .way("ours", |m, times| {
                let from = View::new(&m.from, [SIDE, SIDE]).unwrap();
                repeat(times, || drop(kernel(from, |from| black_box(concatenate(Axis::<1>, [from, from])))));
            }),
    ]
}

fn padded() -> Case<f32> {
    case("pad by 1")
        .way("hand", |m, times| {
            repeat(times, || drop(kernel(&m.from[..], |from| by_hand(from, (SIDE + 2) * (SIDE + 2)))));
        })
        .way("ours", |m, times| {
            let from = View::new(&m.from, [SIDE, SIDE]).unwrap();
            repeat(times, || drop(kernel(from, |from| black_box(from.pad([Pad::edges(1, 1); 2], 0.0)))));
        })
}

fn taken() -> Case<f32> {
    case("take rows")
        .way("hand", |m, times| repeat(times, || drop(kernel(&m.from[..], |from| by_hand(from, COUNT)))))
        .way("ndarray", |m, times| {
            let from = ArrayView2::from_shape([SIDE, SIDE], &m.from).unwrap();
            let rows: Vec<usize> = (0..SIDE).map(|row| row * 7 % SIDE).collect();
            repeat(times, || drop(kernel(from, |from| black_box(from.select(NdAxis(0), &rows)))));
        })
        .way("ours", |m, times| {
            let from = View::new(&m.from, [SIDE, SIDE]).unwrap();
            let rows: Vec<usize> = (0..SIDE).map(|row| row * 7 % SIDE).collect();
            repeat(times, || drop(kernel(from, |from| black_box(from.take(Axis::<0>, &rows)))));
        })
}

fn taken_columns() -> Case<f32> {
    case("take columns")
        .way("hand", |m, times| repeat(times, || drop(kernel(&m.from[..], |from| by_hand(from, COUNT)))))
        .way("ndarray", |m, times| {
            let from = ArrayView2::from_shape([SIDE, SIDE], &m.from).unwrap();
            let columns: Vec<usize> = (0..SIDE).map(|column| column * 7 % SIDE).collect();
            repeat(times, || drop(kernel(from, |from| black_box(from.select(NdAxis(1), &columns)))));
        })
        .way("ours", |m, times| {
            let from = View::new(&m.from, [SIDE, SIDE]).unwrap();
            let columns: Vec<usize> = (0..SIDE).map(|column| column * 7 % SIDE).collect();
            repeat(times, || drop(kernel(from, |from| black_box(from.take(Axis::<1>, &columns)))));
        })
}

fn repeated() -> [Case<f32>; 2] {
    [
        case("repeat rows twice")
            .way("hand", |m, times| {
                repeat(times, || drop(kernel(&m.from[..], |from| by_hand(from, 2 * COUNT))))
            })
            .way("ours", |m, times| {
                let from = View::new(&m.from, [SIDE, SIDE]).unwrap();
                repeat(times, || drop(kernel(from, |from| black_box(from.repeat(Axis::<0>, 2)))));
            }),
        case("repeat columns twice")
            .way("hand", |m, times| {
                repeat(times, || drop(kernel(&m.from[..], |from| by_hand(from, 2 * COUNT))))
            })
            .way("ours", |m, times| {
                let from = View::new(&m.from, [SIDE, SIDE]).unwrap();
                repeat(times, || drop(kernel(from, |from| black_box(from.repeat(Axis::<1>, 2)))));
            }),
    ]
}

/// The cases of the suite.
#[must_use]
pub fn cases() -> Vec<Box<dyn Bench>> {
    concatenated()
        .into_iter()
        .chain([padded(), taken(), taken_columns()])
        .chain(repeated())
        .map(Case::boxed)
        .collect()
}
