//! A column added to each column of a matrix.

use shapewise::{Const, One, RowMajor, View, ViewMut, shape};

use super::{Call, Grid, GridMut, Kernel, Memory, add, kernel, repeat};

/// A column of 64 elements, which stretches.
type Column<'a> = View<'a, f32, 2, RowMajor<2, (Const<64>, One)>>;

#[inline(never)]
#[unsafe(no_mangle)]
pub fn add_column_ours(matrix: View<'_, f32, 2>, column: View<'_, f32, 2>, mut out: ViewMut<'_, f32, 2>) {
    out.zip_from(&matrix, &column, |x, y| x + y);
}

/// Rows as slices, cut once per row by the row strides of the operands; the column's element is read outside the inner
/// loop.
#[inline(never)]
#[unsafe(no_mangle)]
pub fn add_column_hand(
    matrix: &[f32],
    column: &[f32],
    out: &mut [f32],
    extents: [usize; 2],
    pitch: [usize; 3],
) {
    for i in 0..extents[0] {
        let from = &matrix[i * pitch[0]..][..extents[1]];
        let y = column[i * pitch[1]];
        let out = &mut out[i * pitch[2]..][..extents[1]];
        for (out, x) in out.iter_mut().zip(from) {
            *out = x + y;
        }
    }
}

#[inline(never)]
#[unsafe(no_mangle)]
pub fn add_column_in_place_ours(mut to: ViewMut<'_, f32, 2>, column: View<'_, f32, 2>) {
    to += &column;
}

#[inline(never)]
#[unsafe(no_mangle)]
pub fn add_column_apply_ours(mut to: ViewMut<'_, f32, 2>, column: View<'_, f32, 2>) {
    to.zip_apply(column, |x, y| *x += y);
}

/// As [`add_column_hand`], in place.
#[inline(never)]
#[unsafe(no_mangle)]
pub fn add_column_in_place_hand(to: &mut [f32], column: &[f32], extents: [usize; 2], pitch: [usize; 2]) {
    for i in 0..extents[0] {
        let y = column[i * pitch[1]];
        for x in &mut to[i * pitch[0]..][..extents[1]] {
            *x += y;
        }
    }
}

#[inline(never)]
#[unsafe(no_mangle)]
pub fn add_column_static_ours(matrix: Grid<'_>, column: Column<'_>, mut out: GridMut<'_>) {
    out.zip_from(&matrix, &column, |x, y| x + y);
}

/// Rows as slices, with the extents in the type; the column's element is read outside the inner loop.
#[inline(never)]
#[unsafe(no_mangle)]
pub fn add_column_static_hand(matrix: &[f32], column: &[f32], out: &mut [f32]) {
    let (matrix, column, out) = (&matrix[..64 * 64], &column[..64], &mut out[..64 * 64]);
    for ((out, from), &y) in out.chunks_exact_mut(64).zip(matrix.chunks_exact(64)).zip(column) {
        for (out, x) in out.iter_mut().zip(from) {
            *out = x + y;
        }
    }
}

#[inline(never)]
#[unsafe(no_mangle)]
pub fn add_column_static_apply_ours(mut to: GridMut<'_>, column: Column<'_>) {
    to.zip_apply(column, |x, y| *x += y);
}

#[inline(never)]
#[unsafe(no_mangle)]
pub fn add_column_static_in_place_ours(mut to: GridMut<'_>, column: Column<'_>) {
    to += &column;
}

/// As [`add_column_static_hand`], in place.
#[inline(never)]
#[unsafe(no_mangle)]
pub fn add_column_static_in_place_hand(to: &mut [f32], column: &[f32]) {
    let (to, column) = (&mut to[..64 * 64], &column[..64]);
    for (to, &y) in to.chunks_exact_mut(64).zip(column) {
        for x in to {
            *x += y;
        }
    }
}

const CALLS: [Call; 10] = [
    ("add_column_ours", |memory, times| {
        let (matrix, column, mut out) = memory.views();
        repeat(times, || add_column_ours(matrix, column, out.view_mut()));
    }),
    ("add_column_hand", |Memory { extents, matrix, other, out, .. }, times| {
        repeat(times, || add_column_hand(matrix, other, out, *extents, [extents[1], 1, extents[1]]));
    }),
    ("add_column_in_place_ours", |memory, times| {
        let (_, column, mut to) = memory.views();
        repeat(times, || add_column_in_place_ours(to.view_mut(), column));
    }),
    ("add_column_apply_ours", |memory, times| {
        let (_, column, mut to) = memory.views();
        repeat(times, || add_column_apply_ours(to.view_mut(), column));
    }),
    ("add_column_in_place_hand", |Memory { extents, other, out, .. }, times| {
        repeat(times, || add_column_in_place_hand(out, other, *extents, [extents[1], 1]));
    }),
    ("add_column_static_ours", |Memory { matrix, other, out, .. }, times| {
        let matrix = View::new(matrix, shape![64, 64]).unwrap();
        let column = View::new(other, shape![64, 1]).unwrap();
        let mut out = ViewMut::new(out, shape![64, 64]).unwrap();
        repeat(times, || add_column_static_ours(matrix, column, out.view_mut()));
    }),
    ("add_column_static_hand", |Memory { matrix, other, out, .. }, times| {
        repeat(times, || add_column_static_hand(matrix, other, out));
    }),
    ("add_column_static_apply_ours", |Memory { other, out, .. }, times| {
        let column = View::new(other, shape![64, 1]).unwrap();
        let mut out = ViewMut::new(out, shape![64, 64]).unwrap();
        repeat(times, || add_column_static_apply_ours(out.view_mut(), column));
    }),
    ("add_column_static_in_place_ours", |Memory { other, out, .. }, times| {
        let column = View::new(other, shape![64, 1]).unwrap();
        let mut out = ViewMut::new(out, shape![64, 64]).unwrap();
        repeat(times, || add_column_static_in_place_ours(out.view_mut(), column));
    }),
    ("add_column_static_in_place_hand", |Memory { other, out, .. }, times| {
        repeat(times, || add_column_static_in_place_hand(out, other));
    }),
];

fn run<const ROWS: usize, const COLUMNS: usize>(name: &str) -> f64 {
    add(&CALLS, name, Memory::new([ROWS, COLUMNS], [ROWS, 1]))
}

pub fn kernels() -> Vec<Kernel> {
    let out = ["add_column_ours", "add_column_hand"];
    let in_place = ["add_column_in_place_ours", "add_column_in_place_hand"];
    let apply = ["add_column_apply_ours", "add_column_in_place_hand"];
    let fixed = ["add_column_static_ours", "add_column_static_hand"];
    let fixed_apply = ["add_column_static_apply_ours", "add_column_static_in_place_hand"];
    let fixed_in_place = ["add_column_static_in_place_ours", "add_column_static_in_place_hand"];
    vec![
        kernel("column added to 64x64 f32, zip_from", "static", fixed, run::<64, 64>),
        kernel("column added to 64x64 f32, zip_apply", "static", fixed_apply, run::<64, 64>),
        kernel("column added to 64x64 f32, +=", "static", fixed_in_place, run::<64, 64>),
        kernel("column added to 64x64 f32, zip_from", "ranked", out, run::<64, 64>),
        kernel("column added to 1024x1024 f32, zip_from", "ranked", out, run::<1024, 1024>),
        kernel("column added to 4096x8 f32, zip_from", "ranked", out, run::<4096, 8>),
        kernel("column added to 64x64 f32, +=", "ranked", in_place, run::<64, 64>),
        kernel("column added to 1024x1024 f32, +=", "ranked", in_place, run::<1024, 1024>),
        kernel("column added to 4096x8 f32, +=", "ranked", in_place, run::<4096, 8>),
        kernel("column added to 64x64 f32, zip_apply", "ranked", apply, run::<64, 64>),
        kernel("column added to 1024x1024 f32, zip_apply", "ranked", apply, run::<1024, 1024>),
    ]
}
