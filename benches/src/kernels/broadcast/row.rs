//! A row added to each row of a matrix.

use shapewise::{Const, One, RowMajor, View, ViewMut, shape};

use super::{Call, Grid, GridMut, Kernel, Memory, add, kernel, repeat};

/// A row of 64 elements, which stretches.
type Row<'a> = View<'a, f32, 2, RowMajor<2, (One, Const<64>)>>;

#[inline(never)]
#[unsafe(no_mangle)]
pub fn add_row_ours(matrix: View<'_, f32, 2>, row: View<'_, f32, 2>, mut out: ViewMut<'_, f32, 2>) {
    out.zip_from(&matrix, &row, |x, y| x + y);
}

/// Rows as slices, cut once per row, by the row strides of the operands.
#[inline(never)]
#[unsafe(no_mangle)]
pub fn add_row_hand(matrix: &[f32], row: &[f32], out: &mut [f32], extents: [usize; 2], pitch: [usize; 2]) {
    let row = &row[..extents[1]];
    for i in 0..extents[0] {
        let from = &matrix[i * pitch[0]..][..extents[1]];
        let out = &mut out[i * pitch[1]..][..extents[1]];
        for ((out, x), y) in out.iter_mut().zip(from).zip(row) {
            *out = x + y;
        }
    }
}

#[inline(never)]
#[unsafe(no_mangle)]
pub fn add_row_in_place_ours(mut to: ViewMut<'_, f32, 2>, row: View<'_, f32, 2>) {
    to += &row;
}

#[inline(never)]
#[unsafe(no_mangle)]
pub fn add_row_apply_ours(mut to: ViewMut<'_, f32, 2>, row: View<'_, f32, 2>) {
    to.zip_apply(row, |x, y| *x += y);
}

/// Here so that `+=` is not the only such operator in the program, for which the compiler would specialise.
#[inline(never)]
#[unsafe(no_mangle)]
pub fn subtract_row_in_place_ours(mut to: ViewMut<'_, f32, 2>, row: View<'_, f32, 2>) {
    to -= &row;
}

/// Rows as slices, cut once per row, by the row stride of the matrix.
#[inline(never)]
#[unsafe(no_mangle)]
pub fn add_row_in_place_hand(to: &mut [f32], row: &[f32], extents: [usize; 2], pitch: usize) {
    let row = &row[..extents[1]];
    for i in 0..extents[0] {
        for (x, y) in to[i * pitch..][..extents[1]].iter_mut().zip(row) {
            *x += y;
        }
    }
}

/// As [`add_row_in_place_hand`], with `-`.
#[inline(never)]
#[unsafe(no_mangle)]
pub fn subtract_row_in_place_hand(to: &mut [f32], row: &[f32], extents: [usize; 2], pitch: usize) {
    let row = &row[..extents[1]];
    for i in 0..extents[0] {
        for (x, y) in to[i * pitch..][..extents[1]].iter_mut().zip(row) {
            *x -= y;
        }
    }
}

#[inline(never)]
#[unsafe(no_mangle)]
pub fn add_row_static_ours(matrix: Grid<'_>, row: Row<'_>, mut out: GridMut<'_>) {
    out.zip_from(&matrix, &row, |x, y| x + y);
}

/// Rows as slices, with the extents in the type.
#[inline(never)]
#[unsafe(no_mangle)]
pub fn add_row_static_hand(matrix: &[f32], row: &[f32], out: &mut [f32]) {
    let (matrix, row, out) = (&matrix[..64 * 64], &row[..64], &mut out[..64 * 64]);
    for (out, from) in out.chunks_exact_mut(64).zip(matrix.chunks_exact(64)) {
        for ((out, x), y) in out.iter_mut().zip(from).zip(row) {
            *out = x + y;
        }
    }
}

#[inline(never)]
#[unsafe(no_mangle)]
pub fn add_row_static_apply_ours(mut to: GridMut<'_>, row: Row<'_>) {
    to.zip_apply(row, |x, y| *x += y);
}

#[inline(never)]
#[unsafe(no_mangle)]
pub fn add_row_static_in_place_ours(mut to: GridMut<'_>, row: Row<'_>) {
    to += &row;
}

/// As [`add_row_static_hand`], in place.
#[inline(never)]
#[unsafe(no_mangle)]
pub fn add_row_static_in_place_hand(to: &mut [f32], row: &[f32]) {
    let (to, row) = (&mut to[..64 * 64], &row[..64]);
    for to in to.chunks_exact_mut(64) {
        for (x, y) in to.iter_mut().zip(row) {
            *x += y;
        }
    }
}

const CALLS: [Call; 12] = [
    ("add_row_ours", |memory, times| {
        let (matrix, row, mut out) = memory.views();
        repeat(times, || add_row_ours(matrix, row, out.view_mut()));
    }),
    ("add_row_hand", |Memory { extents, matrix, other, out, .. }, times| {
        repeat(times, || add_row_hand(matrix, other, out, *extents, [extents[1]; 2]));
    }),
    ("add_row_in_place_ours", |memory, times| {
        let (_, row, mut to) = memory.views();
        repeat(times, || add_row_in_place_ours(to.view_mut(), row));
    }),
    ("add_row_apply_ours", |memory, times| {
        let (_, row, mut to) = memory.views();
        repeat(times, || add_row_apply_ours(to.view_mut(), row));
    }),
    ("subtract_row_in_place_ours", |memory, times| {
        let (_, row, mut to) = memory.views();
        repeat(times, || subtract_row_in_place_ours(to.view_mut(), row));
    }),
    ("add_row_in_place_hand", |Memory { extents, other, out, .. }, times| {
        repeat(times, || add_row_in_place_hand(out, other, *extents, extents[1]));
    }),
    ("subtract_row_in_place_hand", |Memory { extents, other, out, .. }, times| {
        repeat(times, || subtract_row_in_place_hand(out, other, *extents, extents[1]));
    }),
    ("add_row_static_ours", |Memory { matrix, other, out, .. }, times| {
        let matrix = View::new(matrix, shape![64, 64]).unwrap();
        let row = View::new(other, shape![1, 64]).unwrap();
        let mut out = ViewMut::new(out, shape![64, 64]).unwrap();
        repeat(times, || add_row_static_ours(matrix, row, out.view_mut()));
    }),
    ("add_row_static_hand", |Memory { matrix, other, out, .. }, times| {
        repeat(times, || add_row_static_hand(matrix, other, out));
    }),
    ("add_row_static_apply_ours", |Memory { other, out, .. }, times| {
        let row = View::new(other, shape![1, 64]).unwrap();
        let mut out = ViewMut::new(out, shape![64, 64]).unwrap();
        repeat(times, || add_row_static_apply_ours(out.view_mut(), row));
    }),
    ("add_row_static_in_place_ours", |Memory { other, out, .. }, times| {
        let row = View::new(other, shape![1, 64]).unwrap();
        let mut out = ViewMut::new(out, shape![64, 64]).unwrap();
        repeat(times, || add_row_static_in_place_ours(out.view_mut(), row));
    }),
    ("add_row_static_in_place_hand", |Memory { other, out, .. }, times| {
        repeat(times, || add_row_static_in_place_hand(out, other));
    }),
];

fn run<const ROWS: usize, const COLUMNS: usize>(name: &str) -> f64 {
    add(&CALLS, name, Memory::new([ROWS, COLUMNS], [1, COLUMNS]))
}

pub fn kernels() -> Vec<Kernel> {
    let out = ["add_row_ours", "add_row_hand"];
    let in_place = ["add_row_in_place_ours", "add_row_in_place_hand"];
    let apply = ["add_row_apply_ours", "add_row_in_place_hand"];
    let subtract = ["subtract_row_in_place_ours", "subtract_row_in_place_hand"];
    let fixed = ["add_row_static_ours", "add_row_static_hand"];
    let fixed_apply = ["add_row_static_apply_ours", "add_row_static_in_place_hand"];
    let fixed_in_place = ["add_row_static_in_place_ours", "add_row_static_in_place_hand"];
    vec![
        kernel("row added to 64x64 f32, zip_from", "static", fixed, run::<64, 64>),
        kernel("row added to 64x64 f32, zip_apply", "static", fixed_apply, run::<64, 64>),
        kernel("row added to 64x64 f32, +=", "static", fixed_in_place, run::<64, 64>),
        kernel("row added to 64x64 f32, zip_from", "ranked", out, run::<64, 64>),
        kernel("row added to 256x256 f32, zip_from", "ranked", out, run::<256, 256>),
        kernel("row added to 1024x1024 f32, zip_from", "ranked", out, run::<1024, 1024>),
        kernel("row added to 4096x8 f32, zip_from", "ranked", out, run::<4096, 8>),
        kernel("row added to 64x64 f32, +=", "ranked", in_place, run::<64, 64>),
        kernel("row added to 1024x1024 f32, +=", "ranked", in_place, run::<1024, 1024>),
        kernel("row added to 4096x8 f32, +=", "ranked", in_place, run::<4096, 8>),
        kernel("row subtracted from 64x64 f32, -=", "ranked", subtract, run::<64, 64>),
        kernel("row added to 64x64 f32, zip_apply", "ranked", apply, run::<64, 64>),
        kernel("row added to 1024x1024 f32, zip_apply", "ranked", apply, run::<1024, 1024>),
    ]
}
