//! Rule: an extent in the type is the expected number, and `One` is 1. First line: "axis 1 has extent 1, and 2 is expected"

use shapewise::{DenseTensor, Extents, tensor};

fn column() -> DenseTensor<f32, 2, Extents![usize, 2]> {
    tensor![[0.0], [1.0]].into_typed()
}

fn main() {}
