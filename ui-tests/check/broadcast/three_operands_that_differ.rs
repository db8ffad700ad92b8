//! Rule: all operands broadcast with each other. First line: "extents 3 and 4 do not broadcast at axis 1"

use shapewise::{DenseView, Extents, broadcast};

fn all(
    a: DenseView<'_, f32, 2, Extents![2, 3]>,
    b: DenseView<'_, f32, 2, Extents![1, 1]>,
    c: DenseView<'_, f32, 2, Extents![2, 4]>,
) {
    let _ = broadcast::all((a, b, c));
}

fn main() {}
