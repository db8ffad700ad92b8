//! Rule: an extent in the type is the expected one. First line: "axis 0 has extent 2, and 3 is expected"

use shapewise::{Extents, TypedView, tensor};

fn transform(weights: TypedView<'_, f32, 2, Extents![3, 4]>) -> f32 {
    weights.sum()
}

fn main() {
    let weights = tensor![[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]];
    println!("{}", transform(weights.as_typed()));
}
