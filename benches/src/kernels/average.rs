//! The average of four neighbours in the last two of four axes, 4 x 6 x 40 x 250 `f32`, ranked, by index.

use shapewise::{View, ViewMut};

use super::{Kernel, elements};

#[inline(never)]
#[unsafe(no_mangle)]
pub fn average_ours(v: View<'_, f32, 4>, mut out: ViewMut<'_, f32, 4>) {
    let [a, b, c, d] = v.extents();
    for i in 0..a {
        for j in 0..b {
            for k in 0..c - 1 {
                for l in 0..d - 1 {
                    out[[i, j, k, l]] = 0.25
                        * (v[[i, j, k, l]]
                            + v[[i, j, k, l + 1]]
                            + v[[i, j, k + 1, l]]
                            + v[[i, j, k + 1, l + 1]]);
                }
            }
        }
    }
}

/// Rows as slices, cut once per row, by the strides of the operands.
#[inline(never)]
#[unsafe(no_mangle)]
pub fn average_hand(v: &[f32], out: &mut [f32], extents: [usize; 4], strides: [usize; 3], to: [usize; 3]) {
    let [a, b, c, d] = extents;
    for i in 0..a {
        for j in 0..b {
            for k in 0..c - 1 {
                let here = &v[i * strides[0] + j * strides[1] + k * strides[2]..][..d];
                let below = &v[i * strides[0] + j * strides[1] + (k + 1) * strides[2]..][..d];
                let out = &mut out[i * to[0] + j * to[1] + k * to[2]..][..d];
                for l in 0..d - 1 {
                    out[l] = 0.25 * (here[l] + here[l + 1] + below[l] + below[l + 1]);
                }
            }
        }
    }
}

fn run(name: &str) -> f64 {
    let extents = [4, 6, 40, 250];
    let (v, mut out) = (elements::<f32>(240_000), vec![0.0; 240_000]);
    match name {
        "average_ours" => {
            average_ours(View::new(&v, extents).unwrap(), ViewMut::new(&mut out, extents).unwrap())
        }
        _ => average_hand(&v, &mut out, extents, [60_000, 10_000, 250], [60_000, 10_000, 250]),
    }
    out.iter().map(|&x| f64::from(x)).sum()
}

pub fn kernels() -> Vec<Kernel> {
    vec![Kernel {
        kernel: "average of 4 in 4x6x40x250 f32, by index",
        level: "ranked",
        ours: "average_ours",
        hand: "average_hand",
        bar: Some(1.05),
        run,
    }]
}
