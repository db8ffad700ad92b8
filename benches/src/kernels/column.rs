//! The sum over a column of a static 64 x 48 matrix.

use shapewise::{Const, RowMajor, View, s, shape};

use super::{Kernel, elements};

type Matrix<'a> = View<'a, f32, 2, RowMajor<2, (Const<64>, Const<48>)>>;

#[inline(never)]
#[unsafe(no_mangle)]
pub fn column_sum_ours(matrix: Matrix<'_>) -> f32 {
    let column = matrix.slice(s![:, 5]);
    let mut sum = 0.0;
    for row in 0..64 {
        sum += column[[row]];
    }
    sum
}

#[inline(never)]
#[unsafe(no_mangle)]
pub fn column_sum_hand(matrix: &[f32]) -> f32 {
    let matrix = &matrix[..64 * 48];
    let mut sum = 0.0;
    for row in 0..64 {
        sum += matrix[row * 48 + 5];
    }
    sum
}

#[inline(never)]
#[unsafe(no_mangle)]
pub fn column_fold_ours(matrix: Matrix<'_>) -> f32 {
    matrix.slice(s![:, 5]).fold(0.0, |sum, element| sum + element)
}

fn run(name: &str) -> f64 {
    let data = elements::<f32>(64 * 48);
    f64::from(match name {
        "column_sum_ours" => column_sum_ours(View::new(&data, shape![64, 48]).unwrap()),
        "column_fold_ours" => column_fold_ours(View::new(&data, shape![64, 48]).unwrap()),
        _ => column_sum_hand(&data),
    })
}

pub fn kernels() -> Vec<Kernel> {
    vec![
        Kernel {
            kernel: "column sum 64 of 64x48 f32, by index",
            level: "static",
            ours: "column_sum_ours",
            hand: "column_sum_hand",
            bar: Some(1.0),
            run,
        },
        Kernel {
            kernel: "column sum 64 of 64x48 f32, by fold",
            level: "static",
            ours: "column_fold_ours",
            hand: "column_sum_hand",
            bar: Some(1.0),
            run,
        },
    ]
}
