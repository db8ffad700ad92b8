//! Rule: the operand has the rank of the view that is written. First line: "mismatched types"

use shapewise::{View, ViewMut};

fn copy(to: &mut ViewMut<'_, f32, 2>, from: &View<'_, f32, 1>) {
    let _ = to.assign(from);
}

fn main() {}
