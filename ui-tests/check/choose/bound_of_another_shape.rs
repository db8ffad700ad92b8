//! Rule: a bound is a scalar or of the same shape. First line: "extents 3 and 4 differ at axis 0"

use shapewise::{DenseView, Extents};

fn bounded(x: DenseView<'_, f32, 1, Extents![3]>, least: DenseView<'_, f32, 1, Extents![4]>) {
    let _ = x.clamp(least, 1.0);
}

fn main() {}
