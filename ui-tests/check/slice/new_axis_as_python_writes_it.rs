//! Rule: a new axis is `NewAxis`. First line: "a new axis is written `NewAxis`"
use shapewise::{View, s};

fn row(vector: View<'_, f32, 1>) -> View<'_, f32, 2> {
    vector.slice(s![None, :])
}

fn main() {}
