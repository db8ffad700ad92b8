//! Rule: the axis comes before the indices. First line: "expected an array of rank _, found `Axis<0>`"

use shapewise::{Axis, Tensor, View};

fn embedded(table: &View<'_, f32, 2>, words: &View<'_, usize, 2>) -> Tensor<f32, 3> {
    table.take_at(words, Axis::<0>)
}

fn main() {}
