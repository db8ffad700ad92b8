//! A product of 128x128 `f32`, in tiles of 4x16 that are accumulated in a local array and then added to the result.

use std::hint::black_box;

use shapewise::{Const, DenseView, Extents, RowMajor, View, ViewMut, s};

use crate::suite::{Bench, Case, repeat};

const SIDE: usize = 128;
const ROWS: usize = 4;
const COLUMNS: usize = 16;

/// The type of the operands.
type Square<'a> = DenseView<'a, f32, 2, Extents![128, 128]>;
/// The type of the result.
type SquareMut<'a> = ViewMut<'a, f32, 2, RowMajor<2, Extents![128, 128]>>;

/// A tile of the product.
#[inline(always)]
fn ours_tile(a: &Square<'_>, b: &Square<'_>, [i, j]: [usize; 2]) -> [[f32; COLUMNS]; ROWS] {
    let mut tile = [[0.0; COLUMNS]; ROWS];
    for k in 0..SIDE {
        for (row, to) in tile.iter_mut().enumerate() {
            let factor = a[[i + row, k]];
            for (column, to) in to.iter_mut().enumerate() {
                *to += factor * b[[k, j + column]];
            }
        }
    }
    tile
}

/// The tile is an operand of an operator, by reference.
#[inline(never)]
fn ours_operator(a: &Square<'_>, b: &Square<'_>, c: &mut SquareMut<'_>) {
    for i in (0..SIDE).step_by(ROWS) {
        for j in (0..SIDE).step_by(COLUMNS) {
            let tile = ours_tile(a, b, [i, j]);
            let mut part = c.slice_mut(s![i..i + ROWS, j..j + COLUMNS]);
            part += View::from(&tile);
        }
    }
}

/// The tile is added by index.
#[inline(never)]
fn ours_indices(a: &Square<'_>, b: &Square<'_>, c: &mut SquareMut<'_>) {
    for i in (0..SIDE).step_by(ROWS) {
        for j in (0..SIDE).step_by(COLUMNS) {
            let tile = ours_tile(a, b, [i, j]);
            for (row, from) in tile.iter().enumerate() {
                for (column, from) in from.iter().enumerate() {
                    c[[i + row, j + column]] += from;
                }
            }
        }
    }
}

#[inline(never)]
fn by_hand(a: &[f32], b: &[f32], c: &mut [f32]) {
    let (a, b, c) = (&a[..SIDE * SIDE], &b[..SIDE * SIDE], &mut c[..SIDE * SIDE]);
    for i in (0..SIDE).step_by(ROWS) {
        for j in (0..SIDE).step_by(COLUMNS) {
            let mut tile = [[0.0; COLUMNS]; ROWS];
            for k in 0..SIDE {
                let from: &[f32; COLUMNS] = b[k * SIDE + j..].first_chunk().unwrap();
                for (row, to) in tile.iter_mut().enumerate() {
                    let factor = a[(i + row) * SIDE + k];
                    for (to, from) in to.iter_mut().zip(from) {
                        *to += factor * from;
                    }
                }
            }
            for (row, from) in tile.iter().enumerate() {
                for (to, from) in c[(i + row) * SIDE + j..][..COLUMNS].iter_mut().zip(from) {
                    *to += from;
                }
            }
        }
    }
}

/// A case that sets the result to 0 before each product.
fn case(kernel: &'static str) -> Case<f32> {
    Case::new(kernel, "128x128", "static", [SIDE * SIDE; 3]).counted().way("hand", |m, times| {
        repeat(times, || {
            m.out.fill(0.0);
            by_hand(black_box(&m.from), black_box(&m.with), black_box(&mut m.out));
        });
    })
}

/// The cases of the suite.
#[must_use]
pub fn cases() -> Vec<Box<dyn Bench>> {
    const EXTENTS: (Const<SIDE>, Const<SIDE>) = (Const, Const);
    let operator = case("tiles added by +=").way("ours", |m, times| {
        repeat(times, || {
            m.out.fill(0.0);
            let (a, b) = (View::new(&m.from, EXTENTS).unwrap(), View::new(&m.with, EXTENTS).unwrap());
            let mut c = ViewMut::new(&mut m.out, EXTENTS).unwrap();
            ours_operator(black_box(&a), black_box(&b), black_box(&mut c));
        });
    });
    let indices = case("tiles added by index").way("ours", |m, times| {
        repeat(times, || {
            m.out.fill(0.0);
            let (a, b) = (View::new(&m.from, EXTENTS).unwrap(), View::new(&m.with, EXTENTS).unwrap());
            let mut c = ViewMut::new(&mut m.out, EXTENTS).unwrap();
            ours_indices(black_box(&a), black_box(&b), black_box(&mut c));
        });
    });
    vec![operator.boxed(), indices.boxed()]
}
