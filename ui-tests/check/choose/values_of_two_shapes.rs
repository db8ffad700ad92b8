//! Rule: `choose` chooses between operands of the same shape. First line: "extents 3 and 1 differ at axis 1: they must be equal"

use shapewise::{DenseView, Extents, verbs::choose};

fn chosen(
    mask: DenseView<'_, bool, 2, Extents![2, 3]>,
    a: DenseView<'_, f32, 2, Extents![2, 3]>,
    b: DenseView<'_, f32, 2, Extents![2, 1]>,
) {
    let _ = choose(mask, &a, &b);
}

fn main() {}
