//! Rule: the axis of `take_at` is one of the array. First line: "axis 2 is out of range for rank 2"

use shapewise::{Axis, Tensor, View};

fn embedded(table: &View<'_, f32, 2>, words: &View<'_, usize, 2>) -> Tensor<f32, 3> {
    table.take_at(Axis::<2>, words)
}

fn main() {}
