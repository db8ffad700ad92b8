//! Rule: an extent in the type is the expected number, and `One` is 1. First line: "axis 1 has extent 3, and 1 is expected"

use shapewise::{DenseTensor, DenseView, Extents, One};

fn column(x: DenseView<'_, f32, 2, Extents![usize, 3]>) -> DenseTensor<f32, 2, (usize, One)> {
    x.to_tensor().into_typed()
}

fn main() {}
