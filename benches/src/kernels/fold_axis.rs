//! Folds along an axis with a closure, of short and of long rows, and `choose`.

use shapewise::{Axis, Const, RowMajor, View, shape, verbs::choose};

use super::{Kernel, elements};

/// Sums of rows.
#[inline(never)]
#[unsafe(no_mangle)]
pub fn fold_rows_ours(matrix: View<'_, f32, 2>) -> Vec<f32> {
    matrix.fold_axis(Axis::<1>, 0.0, |sum, element| sum + element).into_vec()
}

#[inline(never)]
#[unsafe(no_mangle)]
pub fn fold_rows_static_ours(matrix: View<'_, f32, 2, RowMajor<2, (Const<64>, Const<48>)>>) -> Vec<f32> {
    matrix.fold_axis(Axis::<1>, 0.0, |sum, element| sum + element).into_vec()
}

#[inline(never)]
#[unsafe(no_mangle)]
pub fn fold_rows_hand(data: &[f32], columns: usize) -> Vec<f32> {
    data.chunks_exact(columns).map(|row| row.iter().fold(0.0, |sum, element| sum + element)).collect()
}

/// Sums of columns.
#[inline(never)]
#[unsafe(no_mangle)]
pub fn fold_columns_ours(matrix: View<'_, f32, 2>) -> Vec<f32> {
    matrix.fold_axis(Axis::<0>, 0.0, |sum, element| sum + element).into_vec()
}

#[inline(never)]
#[unsafe(no_mangle)]
pub fn fold_columns_hand(data: &[f32], columns: usize) -> Vec<f32> {
    let mut sums = vec![0.0; columns];
    for row in data.chunks_exact(columns) {
        for (sum, element) in sums.iter_mut().zip(row) {
            *sum += element;
        }
    }
    sums
}

/// The positive elements, and 0 instead of the others.
#[inline(never)]
#[unsafe(no_mangle)]
pub fn choose_ours(predicate: View<'_, bool, 2>, matrix: View<'_, f32, 2>) -> Vec<f32> {
    choose(predicate, matrix, 0.0).into_vec()
}

#[inline(never)]
#[unsafe(no_mangle)]
pub fn choose_hand(predicate: &[bool], data: &[f32]) -> Vec<f32> {
    predicate.iter().zip(data).map(|(is_chosen, element)| if *is_chosen { *element } else { 0.0 }).collect()
}

fn run<const ROWS: usize, const COLUMNS: usize>(name: &str) -> f64 {
    let data = elements::<f32>(ROWS * COLUMNS);
    let is_large: Vec<bool> = data.iter().map(|&element| element > 100.0).collect();
    let matrix = View::new(&data, [ROWS, COLUMNS]).unwrap();
    let result = match name {
        "fold_rows_ours" => fold_rows_ours(matrix),
        "fold_rows_static_ours" => fold_rows_static_ours(View::new(&data, shape![64, 48]).unwrap()),
        "fold_rows_hand" => fold_rows_hand(&data, COLUMNS),
        "fold_columns_ours" => fold_columns_ours(matrix),
        "fold_columns_hand" => fold_columns_hand(&data, COLUMNS),
        "choose_ours" => choose_ours(View::new(&is_large, [ROWS, COLUMNS]).unwrap(), matrix),
        _ => choose_hand(&is_large, &data),
    };
    result.iter().zip(0_u8..=255).map(|(element, at)| f64::from(*element) * f64::from(at)).sum()
}

pub fn kernels() -> Vec<Kernel> {
    let kernel = |kernel, level, ours, hand, bar, run| Kernel { kernel, level, ours, hand, bar, run };
    // A row of 8 has 18 instructions besides its additions. A row by hand begins at 0 and not at the result's element.
    // Four rows of 48 are folded side by side, in vectors of an element of each: twice the instructions of the loop by hand, which
    // waits for each addition, and 0.66 of its time.
    vec![
        kernel(
            "fold of 64x48 f32 along axis 1",
            "static",
            "fold_rows_static_ours",
            "fold_rows_hand",
            Some(2.10),
            run::<64, 48>,
        ),
        kernel(
            "fold of 64x48 f32 along axis 1",
            "ranked",
            "fold_rows_ours",
            "fold_rows_hand",
            Some(2.10),
            run::<64, 48>,
        ),
        kernel(
            "fold of 4096x8 f32 along axis 1",
            "ranked",
            "fold_rows_ours",
            "fold_rows_hand",
            Some(1.80),
            run::<4096, 8>,
        ),
        kernel(
            "fold of 64x48 f32 along axis 0",
            "ranked",
            "fold_columns_ours",
            "fold_columns_hand",
            Some(1.05),
            run::<64, 48>,
        ),
        kernel(
            "fold of 4096x8 f32 along axis 0",
            "ranked",
            "fold_columns_ours",
            "fold_columns_hand",
            Some(1.05),
            run::<4096, 8>,
        ),
        kernel("choose of 64x48 f32", "ranked", "choose_ours", "choose_hand", Some(1.30), run::<64, 48>),
    ]
}
