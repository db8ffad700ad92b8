//! Rule: what is written is broadcast to the target. First line: "extent 4 does not broadcast into extent 3 of axis 1"

use shapewise::{DenseView, DenseViewMut, Extents};

fn fused(
    mut out: DenseViewMut<'_, f32, 2, Extents![2, 3]>,
    x: DenseView<'_, f32, 2, Extents![2, 3]>,
    scale: DenseView<'_, f32, 2, Extents![1, 3]>,
    shift: DenseView<'_, f32, 2, Extents![1, 4]>,
) {
    let _ = out.zip_from3(&x, &scale, &shift, |x, a, b| x * a + b);
}

fn main() {}
