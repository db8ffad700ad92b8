//! Rule: a mutable view is an operand as its view. First line: "extents 3 and 4 do not broadcast at axis 1"

use shapewise::{DenseView, DenseViewMut, Extents};

fn fused(x: DenseViewMut<'_, f32, 2, Extents![2, 3]>, scale: DenseView<'_, f32, 2, Extents![1, 4]>) {
    let _ = x.zip_map3(&scale, &scale, |x, a, b| x * a + b);
}

fn main() {}
