//! Rule: extents that meet at the last axis broadcast. First line: "extents 3 and 4 do not broadcast at axis 1"

use shapewise::{DenseView, Extents, broadcast::align_trailing};

fn sum(matrix: DenseView<'_, f32, 2, Extents![2, 3]>, row: DenseView<'_, f32, 1, Extents![4]>) {
    let (matrix, row) = align_trailing((matrix, row));
    let _ = matrix + row;
}

fn main() {}
