//! Rule: a view has the rank of its shape. First line: "mismatched types"
use shapewise::{Shape, View};


fn matrix(memory: &[f32], shape: Shape<3>) -> View<'_, f32, 2> {
    View::from_shape(memory, shape).unwrap()
}

fn main() {}
