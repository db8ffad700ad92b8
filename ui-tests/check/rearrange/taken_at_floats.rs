//! Rule: an index is an integer. First line: "indices are integers, found `f32`"

use shapewise::{Axis, Tensor, View};

fn embedded(table: &View<'_, f32, 2>, words: &View<'_, f32, 2>) -> Tensor<f32, 3> {
    table.take_at(Axis::<0>, words)
}

fn main() {}
