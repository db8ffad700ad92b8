//! Rule: extents that meet broadcast. First line: "extents 2 and 3 do not broadcast at axis 0"

use shapewise::{DenseView, Extents, axes};

fn sum(matrix: DenseView<'_, f32, 2, Extents![2, 3]>, vector: DenseView<'_, f32, 1, Extents![3]>) {
    let _ = matrix + vector.along(axes![0]);
}

fn main() {}
