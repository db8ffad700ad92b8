//! A number added to each element of a matrix.

use shapewise::{One, RowMajor, View, ViewMut, shape};

use super::{Call, Grid, GridMut, Kernel, Memory, add, kernel, repeat};

/// A view of one element, which stretches both ways.
type Scalar<'a> = View<'a, f32, 2, RowMajor<2, (One, One)>>;

#[inline(never)]
#[unsafe(no_mangle)]
pub fn add_scalar_ours(matrix: View<'_, f32, 2>, scalar: View<'_, f32, 2>, mut out: ViewMut<'_, f32, 2>) {
    out.zip_from(&matrix, &scalar, |x, y| x + y);
}

/// Rows as slices, cut once per row by the row strides of the operands; the number is read outside all loops.
#[inline(never)]
#[unsafe(no_mangle)]
pub fn add_scalar_hand(matrix: &[f32], scalar: f32, out: &mut [f32], extents: [usize; 2], pitch: [usize; 2]) {
    for i in 0..extents[0] {
        let from = &matrix[i * pitch[0]..][..extents[1]];
        let out = &mut out[i * pitch[1]..][..extents[1]];
        for (out, x) in out.iter_mut().zip(from) {
            *out = x + scalar;
        }
    }
}

/// One loop, only for operands without gaps.
#[inline(never)]
#[unsafe(no_mangle)]
pub fn add_scalar_dense_hand(matrix: &[f32], scalar: f32, out: &mut [f32]) {
    for (out, x) in out.iter_mut().zip(matrix) {
        *out = x + scalar;
    }
}

#[inline(never)]
#[unsafe(no_mangle)]
pub fn add_scalar_in_place_ours(mut to: ViewMut<'_, f32, 2>, scalar: f32) {
    to += scalar;
}

#[inline(never)]
#[unsafe(no_mangle)]
pub fn add_scalar_apply_ours(mut to: ViewMut<'_, f32, 2>, scalar: View<'_, f32, 2>) {
    to.zip_apply(scalar, |x, y| *x += y);
}

/// As [`add_scalar_hand`], in place.
#[inline(never)]
#[unsafe(no_mangle)]
pub fn add_scalar_in_place_hand(to: &mut [f32], scalar: f32, extents: [usize; 2], pitch: usize) {
    for i in 0..extents[0] {
        for x in &mut to[i * pitch..][..extents[1]] {
            *x += scalar;
        }
    }
}

/// As [`add_scalar_dense_hand`], in place.
#[inline(never)]
#[unsafe(no_mangle)]
pub fn add_scalar_in_place_dense_hand(to: &mut [f32], scalar: f32) {
    for x in to {
        *x += scalar;
    }
}

#[inline(never)]
#[unsafe(no_mangle)]
pub fn add_scalar_static_ours(matrix: Grid<'_>, scalar: Scalar<'_>, mut out: GridMut<'_>) {
    out.zip_from(&matrix, &scalar, |x, y| x + y);
}

/// One loop, with the extents in the type.
#[inline(never)]
#[unsafe(no_mangle)]
pub fn add_scalar_static_hand(matrix: &[f32], scalar: f32, out: &mut [f32]) {
    for (out, x) in out[..64 * 64].iter_mut().zip(&matrix[..64 * 64]) {
        *out = x + scalar;
    }
}

#[inline(never)]
#[unsafe(no_mangle)]
pub fn add_scalar_static_apply_ours(mut to: GridMut<'_>, scalar: Scalar<'_>) {
    to.zip_apply(scalar, |x, y| *x += y);
}

#[inline(never)]
#[unsafe(no_mangle)]
pub fn add_scalar_static_in_place_ours(mut to: GridMut<'_>, scalar: Scalar<'_>) {
    to += &scalar;
}

/// As [`add_scalar_static_hand`], in place.
#[inline(never)]
#[unsafe(no_mangle)]
pub fn add_scalar_static_in_place_hand(to: &mut [f32], scalar: f32) {
    for x in &mut to[..64 * 64] {
        *x += scalar;
    }
}

const CALLS: [Call; 12] = [
    ("add_scalar_ours", |memory, times| {
        let (matrix, scalar, mut out) = memory.views();
        repeat(times, || add_scalar_ours(matrix, scalar, out.view_mut()));
    }),
    ("add_scalar_hand", |Memory { extents, matrix, other, out, .. }, times| {
        repeat(times, || add_scalar_hand(matrix, other[0], out, *extents, [extents[1]; 2]));
    }),
    ("add_scalar_dense_hand", |Memory { matrix, other, out, .. }, times| {
        repeat(times, || add_scalar_dense_hand(matrix, other[0], out));
    }),
    ("add_scalar_in_place_ours", |memory, times| {
        let (_, scalar, mut to) = memory.views();
        repeat(times, || add_scalar_in_place_ours(to.view_mut(), scalar[[0, 0]]));
    }),
    ("add_scalar_apply_ours", |memory, times| {
        let (_, scalar, mut to) = memory.views();
        repeat(times, || add_scalar_apply_ours(to.view_mut(), scalar));
    }),
    ("add_scalar_in_place_hand", |Memory { extents, other, out, .. }, times| {
        repeat(times, || add_scalar_in_place_hand(out, other[0], *extents, extents[1]));
    }),
    ("add_scalar_in_place_dense_hand", |Memory { other, out, .. }, times| {
        repeat(times, || add_scalar_in_place_dense_hand(out, other[0]));
    }),
    ("add_scalar_static_ours", |Memory { matrix, other, out, .. }, times| {
        let matrix = View::new(matrix, shape![64, 64]).unwrap();
        let scalar = View::new(other, shape![1, 1]).unwrap();
        let mut out = ViewMut::new(out, shape![64, 64]).unwrap();
        repeat(times, || add_scalar_static_ours(matrix, scalar, out.view_mut()));
    }),
    ("add_scalar_static_hand", |Memory { matrix, other, out, .. }, times| {
        repeat(times, || add_scalar_static_hand(matrix, other[0], out));
    }),
    ("add_scalar_static_apply_ours", |Memory { other, out, .. }, times| {
        let scalar = View::new(other, shape![1, 1]).unwrap();
        let mut out = ViewMut::new(out, shape![64, 64]).unwrap();
        repeat(times, || add_scalar_static_apply_ours(out.view_mut(), scalar));
    }),
    ("add_scalar_static_in_place_ours", |Memory { other, out, .. }, times| {
        let scalar = View::new(other, shape![1, 1]).unwrap();
        let mut out = ViewMut::new(out, shape![64, 64]).unwrap();
        repeat(times, || add_scalar_static_in_place_ours(out.view_mut(), scalar));
    }),
    ("add_scalar_static_in_place_hand", |Memory { other, out, .. }, times| {
        repeat(times, || add_scalar_static_in_place_hand(out, other[0]));
    }),
];

fn run<const ROWS: usize, const COLUMNS: usize>(name: &str) -> f64 {
    add(&CALLS, name, Memory::new([ROWS, COLUMNS], [1, 1]))
}

pub fn kernels() -> Vec<Kernel> {
    let out = ["add_scalar_ours", "add_scalar_hand"];
    let out_dense = ["add_scalar_ours", "add_scalar_dense_hand"];
    let in_place = ["add_scalar_in_place_ours", "add_scalar_in_place_hand"];
    let in_place_dense = ["add_scalar_in_place_ours", "add_scalar_in_place_dense_hand"];
    let apply = ["add_scalar_apply_ours", "add_scalar_in_place_hand"];
    let fixed = ["add_scalar_static_ours", "add_scalar_static_hand"];
    let fixed_apply = ["add_scalar_static_apply_ours", "add_scalar_static_in_place_hand"];
    let fixed_in_place = ["add_scalar_static_in_place_ours", "add_scalar_static_in_place_hand"];
    vec![
        kernel("number added to 64x64 f32, zip_from", "static", fixed, run::<64, 64>),
        kernel("number added to 64x64 f32, zip_apply", "static", fixed_apply, run::<64, 64>),
        kernel("number added to 64x64 f32, +=", "static", fixed_in_place, run::<64, 64>),
        kernel("number added to 64x64 f32, zip_from", "ranked", out, run::<64, 64>),
        kernel("the same, by hand, only without gaps", "ranked", out_dense, run::<64, 64>),
        kernel("number added to 1024x1024 f32, zip_from", "ranked", out, run::<1024, 1024>),
        kernel("the same, by hand, only without gaps", "ranked", out_dense, run::<1024, 1024>),
        kernel("number added to 64x64 f32, +=", "ranked", in_place, run::<64, 64>),
        kernel("the same, by hand, only without gaps", "ranked", in_place_dense, run::<64, 64>),
        kernel("number added to 1024x1024 f32, +=", "ranked", in_place, run::<1024, 1024>),
        kernel("the same, by hand, only without gaps", "ranked", in_place_dense, run::<1024, 1024>),
        kernel("number added to 64x64 f32, zip_apply", "ranked", apply, run::<64, 64>),
        kernel("number added to 1024x1024 f32, zip_apply", "ranked", apply, run::<1024, 1024>),
    ]
}
