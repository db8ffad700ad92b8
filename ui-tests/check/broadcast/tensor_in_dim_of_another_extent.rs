//! Rule: a tensor is broadcast as its view. First line: "extent 3 does not broadcast into extent 4 of axis 1"

use shapewise::{DenseTensor, Extents, axes, shape};

fn rows(vector: DenseTensor<f32, 1, Extents![3]>) {
    let _ = vector.broadcast_in_dim(shape![2, 4], axes![1]);
}

fn main() {}
