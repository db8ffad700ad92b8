//! Rule: all operands broadcast with each other. First line: "extents 3 and 4 do not broadcast at axis 1"

use shapewise::{DenseView, Extents};

fn fused(
    x: DenseView<'_, f32, 2, Extents![2, 3]>,
    scale: DenseView<'_, f32, 2, Extents![1, 3]>,
    shift: DenseView<'_, f32, 2, Extents![1, 4]>,
) {
    let _ = x.zip_map3(&scale, &shift, |x, a, b| x * a + b);
}

fn main() {}
