//! The inner loop of a matrix product: 32 x 64 by 64 x 48 `f32`, by index.

use shapewise::{Const, RowMajor, View, ViewMut, shape};

use super::{Kernel, elements};

const M: usize = 32;
const K: usize = 64;
const N: usize = 48;
type Left<'a> = View<'a, f32, 2, RowMajor<2, (Const<M>, Const<K>)>>;
type Right<'a> = View<'a, f32, 2, RowMajor<2, (Const<K>, Const<N>)>>;
type Product<'a> = ViewMut<'a, f32, 2, RowMajor<2, (Const<M>, Const<N>)>>;

#[inline(never)]
#[unsafe(no_mangle)]
pub fn matmul_static_ours(a: Left<'_>, b: Right<'_>, mut c: Product<'_>) {
    for i in 0..M {
        for k in 0..K {
            for j in 0..N {
                c[[i, j]] += a[[i, k]] * b[[k, j]];
            }
        }
    }
}

#[inline(never)]
#[unsafe(no_mangle)]
pub fn matmul_static_hand(a: &[f32], b: &[f32], c: &mut [f32]) {
    let (a, b, c) = (&a[..M * K], &b[..K * N], &mut c[..M * N]);
    for i in 0..M {
        for k in 0..K {
            for j in 0..N {
                c[i * N + j] += a[i * K + k] * b[k * N + j];
            }
        }
    }
}

#[inline(never)]
#[unsafe(no_mangle)]
pub fn matmul_ranked_ours(a: View<'_, f32, 2>, b: View<'_, f32, 2>, mut c: ViewMut<'_, f32, 2>) {
    let ([m, n], [rows, depth], [deep, columns]) = (c.extents(), a.extents(), b.extents());
    // Compared once, number by number. From then on the compiler knows that no index below is out of bounds.
    assert!(rows == m && deep == depth && columns == n, "the extents agree");
    for i in 0..m {
        for k in 0..depth {
            for j in 0..n {
                c[[i, j]] += a[[i, k]] * b[[k, j]];
            }
        }
    }
}

#[inline(never)]
#[unsafe(no_mangle)]
pub fn matmul_rows_ours(a: View<'_, f32, 2>, b: View<'_, f32, 2>, mut c: ViewMut<'_, f32, 2>) {
    let ([m, n], [rows, depth], [deep, columns]) = (c.extents(), a.extents(), b.extents());
    assert!(rows == m && deep == depth && columns == n, "the extents agree");
    for i in 0..m {
        let mut out = c.row_mut([i]);
        let out = out.as_slice_mut();
        for (k, left) in a.row([i]).as_slice().iter().enumerate() {
            for (out, right) in out.iter_mut().zip(b.row([k]).as_slice()) {
                *out += left * right;
            }
        }
    }
}

/// Over the same strides, as fast as possible: nothing is checked.
#[inline(never)]
#[unsafe(no_mangle)]
pub fn matmul_ranked_hand(
    a: &[f32],
    b: &[f32],
    c: &mut [f32],
    extents: [usize; 3],
    strides: [[usize; 2]; 3],
) {
    let [m, depth, n] = extents;
    for i in 0..m {
        for k in 0..depth {
            for j in 0..n {
                // SAFETY: the caller's extents and strides stay within the slices.
                let left = unsafe { a.get_unchecked(i * strides[0][0] + k * strides[0][1]) };
                // SAFETY: as above.
                let right = unsafe { b.get_unchecked(k * strides[1][0] + j * strides[1][1]) };
                // SAFETY: as above.
                *unsafe { c.get_unchecked_mut(i * strides[2][0] + j * strides[2][1]) } += left * right;
            }
        }
    }
}

/// Only for rows of stride 1: rows as slices, cut once per row.
#[inline(never)]
#[unsafe(no_mangle)]
pub fn matmul_unit_hand(a: &[f32], b: &[f32], c: &mut [f32], extents: [usize; 3], pitch: [usize; 3]) {
    let [m, depth, n] = extents;
    for i in 0..m {
        let out = &mut c[i * pitch[2]..][..n];
        let left = &a[i * pitch[0]..][..depth];
        for k in 0..depth {
            let right = &b[k * pitch[1]..][..n];
            for j in 0..n {
                out[j] += left[k] * right[j];
            }
        }
    }
}

fn run(name: &str) -> f64 {
    let (a, b, mut c) = (elements::<f32>(M * K), elements::<f32>(K * N), vec![0.0; M * N]);
    match name {
        "matmul_static_ours" => matmul_static_ours(
            View::new(&a, shape![32, 64]).unwrap(),
            View::new(&b, shape![64, 48]).unwrap(),
            ViewMut::new(&mut c, shape![32, 48]).unwrap(),
        ),
        "matmul_static_hand" => matmul_static_hand(&a, &b, &mut c),
        "matmul_ranked_ours" => matmul_ranked_ours(
            View::new(&a, [M, K]).unwrap(),
            View::new(&b, [K, N]).unwrap(),
            ViewMut::new(&mut c, [M, N]).unwrap(),
        ),
        "matmul_rows_ours" => matmul_rows_ours(
            View::new(&a, [M, K]).unwrap(),
            View::new(&b, [K, N]).unwrap(),
            ViewMut::new(&mut c, [M, N]).unwrap(),
        ),
        "matmul_ranked_hand" => matmul_ranked_hand(&a, &b, &mut c, [M, K, N], [[K, 1], [N, 1], [N, 1]]),
        _ => matmul_unit_hand(&a, &b, &mut c, [M, K, N], [K, N, N]),
    }
    c.iter().map(|&x| f64::from(x)).sum()
}

pub fn kernels() -> Vec<Kernel> {
    let kernel = |kernel, level, ours, hand, bar| Kernel { kernel, level, ours, hand, bar, run };
    let product = "product 32x64 by 64x48 f32, by index";
    vec![
        kernel(product, "static", "matmul_static_ours", "matmul_static_hand", Some(1.0)),
        kernel(product, "ranked", "matmul_ranked_ours", "matmul_ranked_hand", Some(1.05)),
        kernel(
            "the same, by hand, only for stride 1",
            "ranked",
            "matmul_ranked_ours",
            "matmul_unit_hand",
            None,
        ),
        kernel("the same, by rows", "ranked", "matmul_rows_ours", "matmul_unit_hand", None),
    ]
}
