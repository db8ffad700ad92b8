//! A row added to each row of a matrix of `f32`, ranked: long rows and rows of 8.

use shapewise::{View, ViewMut};

use super::{Kernel, elements};

#[inline(never)]
#[unsafe(no_mangle)]
pub fn add_row_ours(matrix: View<'_, f32, 2>, row: View<'_, f32, 2>, mut out: ViewMut<'_, f32, 2>) {
    out.zip_from(&matrix, &row, |x, y| x + y).unwrap();
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

fn run(name: &str, rows: usize, columns: usize) -> f64 {
    let matrix = elements::<f32>(rows * columns);
    let row = elements::<f32>(columns);
    let mut out = vec![0.0; rows * columns];
    match name {
        "add_row_ours" => add_row_ours(
            View::new(&matrix, [rows, columns]).unwrap(),
            View::new(&row, [1, columns]).unwrap(),
            ViewMut::new(&mut out, [rows, columns]).unwrap(),
        ),
        _ => add_row_hand(&matrix, &row, &mut out, [rows, columns], [columns, columns]),
    }
    out.iter().map(|&x| f64::from(x)).sum()
}

fn long(name: &str) -> f64 {
    run(name, 256, 256)
}

fn short(name: &str) -> f64 {
    run(name, 4096, 8)
}

pub fn kernels() -> Vec<Kernel> {
    let kernel = |kernel, run| Kernel {
        kernel,
        rung: "ranked",
        ours: "add_row_ours",
        hand: "add_row_hand",
        bar: Some(1.05),
        run,
    };
    vec![
        kernel("row added to 256x256 f32, zip_from", long),
        kernel("row added to 4096x8 f32, zip_from", short),
    ]
}
