//! A 5-point stencil over 512 x 512 `f32`, by `v[[i, j]]`.

use shapewise::{Const, RowMajor, Strided, View, ViewMut, shape};

use super::{Kernel, elements};

const N: usize = 512;
type Grid<'a> = View<'a, f32, 2, RowMajor<2, (Const<N>, Const<N>)>>;
type GridMut<'a> = ViewMut<'a, f32, 2, RowMajor<2, (Const<N>, Const<N>)>>;

#[inline(never)]
#[unsafe(no_mangle)]
pub fn stencil_static_ours(v: Grid<'_>, mut out: GridMut<'_>) {
    for i in 1..N - 1 {
        for j in 1..N - 1 {
            out[[i, j]] = v[[i - 1, j]] + v[[i + 1, j]] + v[[i, j - 1]] + v[[i, j + 1]] - 4.0 * v[[i, j]];
        }
    }
}

#[inline(never)]
#[unsafe(no_mangle)]
pub fn stencil_static_hand(v: &[f32], out: &mut [f32]) {
    let (v, out) = (&v[..N * N], &mut out[..N * N]);
    for i in 1..N - 1 {
        for j in 1..N - 1 {
            out[i * N + j] = v[(i - 1) * N + j] + v[(i + 1) * N + j] + v[i * N + j - 1] + v[i * N + j + 1]
                - 4.0 * v[i * N + j];
        }
    }
}

#[inline(never)]
#[unsafe(no_mangle)]
pub fn stencil_ranked_ours(v: View<'_, f32, 2>, mut out: ViewMut<'_, f32, 2>) {
    let [rows, columns] = v.extents();
    for i in 1..rows - 1 {
        for j in 1..columns - 1 {
            out[[i, j]] = v[[i - 1, j]] + v[[i + 1, j]] + v[[i, j - 1]] + v[[i, j + 1]] - 4.0 * v[[i, j]];
        }
    }
}

/// Rows as slices, cut once per row, by the row strides of the operands.
#[inline(never)]
#[unsafe(no_mangle)]
pub fn stencil_ranked_hand(v: &[f32], out: &mut [f32], rows: usize, columns: usize, pitch: [usize; 2]) {
    for i in 1..rows - 1 {
        let above = &v[(i - 1) * pitch[0]..][..columns];
        let here = &v[i * pitch[0]..][..columns];
        let below = &v[(i + 1) * pitch[0]..][..columns];
        let out = &mut out[i * pitch[1]..][..columns];
        for j in 1..columns - 1 {
            out[j] = above[j] + below[j] + here[j - 1] + here[j + 1] - 4.0 * here[j];
        }
    }
}

/// The rejected access: the slice's own check after the checks of the coordinates.
#[inline(always)]
fn checked<'a>(data: &'a [f32], layout: &Strided<2>, index: [usize; 2]) -> &'a f32 {
    let ([rows, columns], [down, right]) = (layout.extents(), layout.strides());
    assert!(index[0] < rows && index[1] < columns, "out of bounds");
    let offset = layout.base().cast_signed() + index[0].cast_signed() * down + index[1].cast_signed() * right;
    &data[offset.cast_unsigned()]
}

#[inline(never)]
#[unsafe(no_mangle)]
pub fn stencil_access_checked(v: &[f32], layout: Strided<2>, mut out: ViewMut<'_, f32, 2>) {
    let [rows, columns] = layout.extents();
    for i in 1..rows - 1 {
        for j in 1..columns - 1 {
            out[[i, j]] = checked(v, &layout, [i - 1, j])
                + checked(v, &layout, [i + 1, j])
                + checked(v, &layout, [i, j - 1])
                + checked(v, &layout, [i, j + 1])
                - 4.0 * checked(v, &layout, [i, j]);
        }
    }
}

fn run(name: &str) -> f64 {
    let (v, mut out) = (elements::<f32>(N * N), vec![0.0; N * N]);
    match name {
        "stencil_static_ours" => stencil_static_ours(
            View::new(&v, shape![512, 512]).unwrap(),
            ViewMut::new(&mut out, shape![512, 512]).unwrap(),
        ),
        "stencil_static_hand" => {
            stencil_static_hand(&v, &mut out);
        }
        "stencil_ranked_ours" => {
            stencil_ranked_ours(View::new(&v, [N, N]).unwrap(), ViewMut::new(&mut out, [N, N]).unwrap());
        }
        "stencil_access_checked" => {
            stencil_access_checked(
                &v,
                Strided::row_major([N, N]).unwrap(),
                ViewMut::new(&mut out, [N, N]).unwrap(),
            );
        }
        _ => stencil_ranked_hand(&v, &mut out, N, N, [N, N]),
    }
    out.iter().map(|&x| f64::from(x)).sum()
}

pub fn kernels() -> Vec<Kernel> {
    vec![
        Kernel {
            kernel: "5-point stencil 512x512 f32, by index",
            level: "static",
            ours: "stencil_static_ours",
            hand: "stencil_static_hand",
            bar: Some(1.0),
            run,
        },
        Kernel {
            kernel: "5-point stencil 512x512 f32, by index",
            level: "ranked",
            ours: "stencil_ranked_ours",
            hand: "stencil_ranked_hand",
            bar: Some(1.05),
            run,
        },
        Kernel {
            kernel: "the same with the slice's check (rejected)",
            level: "ranked",
            ours: "stencil_access_checked",
            hand: "stencil_ranked_hand",
            bar: None,
            run,
        },
    ]
}
