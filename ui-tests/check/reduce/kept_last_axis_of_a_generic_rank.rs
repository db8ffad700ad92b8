//! Rule: a generic rank may be 0. First line: "`LastAxis` requires a rank above 0, and the rank is R"
use shapewise::{Keep, LastAxis, Tensor, View};

fn largest<const R: usize>(x: View<'_, f32, R>) -> Tensor<f32, R> {
    x.max_axis_by(Keep(LastAxis), f32::total_cmp).unwrap().into_ranked()
}

fn main() {}
