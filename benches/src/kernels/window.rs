//! Sums over windows: 27 points around each of 30^3 elements.

use shapewise::{DenseView, Extents, View, ViewMut, shape};

use super::{Kernel, elements};

const SIDE: usize = 30;
const INNER: usize = SIDE - 2;

#[inline(never)]
#[unsafe(no_mangle)]
pub fn points27_static_ours(
    cube: DenseView<'_, f32, 3, Extents![30, 30, 30]>,
    mut sums: ViewMut<'_, f32, 3, shapewise::RowMajor<3, Extents![28, 28, 28]>>,
) {
    let windows = cube.windows(shape![3, 3, 3]);
    let [planes, rows, columns, ..] = windows.extents();
    for i in 0..planes {
        for j in 0..rows {
            for k in 0..columns {
                let mut sum = 0.0;
                for di in 0..3 {
                    for dj in 0..3 {
                        for dk in 0..3 {
                            sum += windows[[i, j, k, di, dj, dk]];
                        }
                    }
                }
                sums[[i, j, k]] = sum;
            }
        }
    }
}

#[inline(never)]
#[unsafe(no_mangle)]
pub fn points27_ranked_ours(cube: View<'_, f32, 3>, mut sums: ViewMut<'_, f32, 3>) {
    let windows = cube.windows(shape![3, 3, 3]);
    let ([planes, rows, columns, ..], sizes) = (windows.extents(), sums.extents());
    // Number by number: this removes the checks of the output.
    assert!(planes == sizes[0] && rows == sizes[1] && columns == sizes[2], "a sum for each window");
    for i in 0..planes {
        for j in 0..rows {
            for k in 0..columns {
                let mut sum = 0.0;
                for di in 0..3 {
                    for dj in 0..3 {
                        for dk in 0..3 {
                            sum += windows[[i, j, k, di, dj, dk]];
                        }
                    }
                }
                sums[[i, j, k]] = sum;
            }
        }
    }
}

/// Nine rows as slices for each row of sums.
#[inline(never)]
#[unsafe(no_mangle)]
pub fn points27_hand(cube: &[f32], sums: &mut [f32]) {
    let cube = &cube[..SIDE * SIDE * SIDE];
    let sums = &mut sums[..INNER * INNER * INNER];
    for i in 0..INNER {
        for j in 0..INNER {
            let rows: [&[f32; SIDE]; 9] = std::array::from_fn(|at| {
                cube[((i + at / 3) * SIDE + j + at % 3) * SIDE..][..SIDE].try_into().unwrap()
            });
            let out = &mut sums[(i * INNER + j) * INNER..][..INNER];
            for (k, out) in out.iter_mut().enumerate() {
                let mut sum = 0.0;
                for row in rows {
                    for dk in 0..3 {
                        sum += row[k + dk];
                    }
                }
                *out = sum;
            }
        }
    }
}

/// Over any strides, without checks.
#[inline(never)]
#[unsafe(no_mangle)]
pub fn points27_strides_hand(
    cube: &[f32],
    sums: &mut [f32],
    extents: [usize; 3],
    strides: [usize; 3],
    out_strides: [usize; 3],
) {
    for i in 0..extents[0] {
        for j in 0..extents[1] {
            for k in 0..extents[2] {
                let mut sum = 0.0;
                for di in 0..3 {
                    for dj in 0..3 {
                        for dk in 0..3 {
                            let at = (i + di) * strides[0] + (j + dj) * strides[1] + (k + dk) * strides[2];
                            // SAFETY: the caller's extents and strides stay within the slice.
                            sum += unsafe { cube.get_unchecked(at) };
                        }
                    }
                }
                let at = i * out_strides[0] + j * out_strides[1] + k * out_strides[2];
                // SAFETY: as above.
                *unsafe { sums.get_unchecked_mut(at) } = sum;
            }
        }
    }
}

fn run(name: &str) -> f64 {
    let cube = elements::<f32>(SIDE * SIDE * SIDE);
    let mut sums = vec![0.0; INNER * INNER * INNER];
    match name {
        "points27_static_ours" => points27_static_ours(
            View::new(&cube, shape![30, 30, 30]).unwrap(),
            ViewMut::new(&mut sums, shape![28, 28, 28]).unwrap(),
        ),
        "points27_ranked_ours" => points27_ranked_ours(
            View::new(&cube, [SIDE; 3]).unwrap(),
            ViewMut::new(&mut sums, [INNER; 3]).unwrap(),
        ),
        "points27_strides_hand" => {
            let strides = [SIDE * SIDE, SIDE, 1];
            points27_strides_hand(&cube, &mut sums, [INNER; 3], strides, [INNER * INNER, INNER, 1]);
        }
        _ => points27_hand(&cube, &mut sums),
    }
    sums.iter().enumerate().map(|(at, &sum)| f64::from(sum) * f64::from(u32::try_from(at % 7).unwrap())).sum()
}

pub fn kernels() -> Vec<Kernel> {
    let kernel = |kernel, level, ours, hand, bar| Kernel { kernel, level, ours, hand, bar, run };
    vec![
        kernel(
            "27 points of 30^3 f32, by windows",
            "static",
            "points27_static_ours",
            "points27_hand",
            Some(1.05),
        ),
        kernel(
            "27 points of 30^3 f32, by windows",
            "ranked",
            "points27_ranked_ours",
            "points27_strides_hand",
            Some(1.05),
        ),
    ]
}
