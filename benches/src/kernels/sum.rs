//! The sum of 64^3 `f64` within 128^3, ranked.

use shapewise::{View, s};

use super::{Kernel, elements};

#[inline(never)]
#[unsafe(no_mangle)]
pub fn sum_fold_ours(v: View<'_, f64, 3>) -> f64 {
    v.fold(0.0, |sum, element| sum + element)
}

#[inline(never)]
#[unsafe(no_mangle)]
pub fn sum_index_ours(v: View<'_, f64, 3>) -> f64 {
    let [planes, rows, columns] = v.extents();
    let mut sum = 0.0;
    for i in 0..planes {
        for j in 0..rows {
            for k in 0..columns {
                sum += v[[i, j, k]];
            }
        }
    }
    sum
}

/// Over the same strides, as fast as possible: nothing is checked.
#[inline(never)]
#[unsafe(no_mangle)]
pub fn sum_hand(v: &[f64], extents: [usize; 3], strides: [usize; 3]) -> f64 {
    let mut sum = 0.0;
    for i in 0..extents[0] {
        for j in 0..extents[1] {
            for k in 0..extents[2] {
                // SAFETY: the caller's extents and strides stay within the slice.
                sum += unsafe { v.get_unchecked(i * strides[0] + j * strides[1] + k * strides[2]) };
            }
        }
    }
    sum
}

/// Only for rows of stride 1: rows as slices, cut once per row.
#[inline(never)]
#[unsafe(no_mangle)]
pub fn sum_unit_hand(v: &[f64], extents: [usize; 3], strides: [usize; 2]) -> f64 {
    let mut sum = 0.0;
    for i in 0..extents[0] {
        for j in 0..extents[1] {
            for element in &v[i * strides[0] + j * strides[1]..][..extents[2]] {
                sum += element;
            }
        }
    }
    sum
}

fn run(name: &str) -> f64 {
    let data = elements::<f64>(128 * 128 * 128);
    let part = View::new(&data, [128, 128, 128]).unwrap().slice(s![..64, ..64, ..64]);
    match name {
        "sum_fold_ours" => sum_fold_ours(part),
        "sum_index_ours" => sum_index_ours(part),
        "sum_hand" => sum_hand(&data, [64, 64, 64], [128 * 128, 128, 1]),
        _ => sum_unit_hand(&data, [64, 64, 64], [128 * 128, 128]),
    }
}

pub fn kernels() -> Vec<Kernel> {
    let kernel = |kernel, ours, hand, bar| Kernel { kernel, level: "ranked", ours, hand, bar, run };
    vec![
        kernel("sum of 64^3 of 128^3 f64, by fold", "sum_fold_ours", "sum_unit_hand", Some(1.05)),
        kernel("sum of 64^3 of 128^3 f64, by index", "sum_index_ours", "sum_hand", Some(1.05)),
        kernel("the same, by hand, only for stride 1", "sum_index_ours", "sum_unit_hand", None),
    ]
}
