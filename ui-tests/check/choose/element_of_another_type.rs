//! Rule: an element is of the type of the others. First line: "`choose` cannot choose between `(TensorBase<f32, &[f32], 1>, {integer})`"

use shapewise::{View, view::choose};

fn chosen(mask: View<'_, bool, 1>, a: View<'_, f32, 1>) {
    let _ = choose(mask, a, 0);
}

fn main() {}
