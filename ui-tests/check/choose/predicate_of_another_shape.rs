//! Rule: a predicate is a scalar or of the same shape. First line: "extents 2 and 1 differ at axis 0"

use shapewise::{DenseView, Extents, verbs::choose};

fn chosen(
    mask: DenseView<'_, bool, 2, Extents![1, 3]>,
    a: DenseView<'_, f32, 2, Extents![2, 3]>,
    b: DenseView<'_, f32, 2, Extents![2, 3]>,
) {
    let _ = choose(mask, &a, &b);
}

fn main() {}
