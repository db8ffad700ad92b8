//! Rule: an extent in the type is the expected one. First line: "axis 0 has extent `usize`, and 3 is expected"

use shapewise::{Extents, Tensor, TypedView};

fn transform(weights: TypedView<'_, f32, 2, Extents![3, 4]>) -> f32 {
    weights.sum()
}

fn main() {
    let weights = Tensor::<f32, 2>::zeros([3, 4]);
    println!("{}", transform(weights.as_typed()));
}
