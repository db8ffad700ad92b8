//! Rule: axes of one label have the same extent. First line: "axes of one label have extents 5 and 3: they must be equal"
use shapewise::{Tensor, einsum, shape};

fn main() {
    let x = Tensor::<f32, 2, _>::zeros(shape![3, 3]);
    let padded = x.pad((shape![0, 1], shape![0, 1]), 0.0);
    let _ = einsum!(i j, j k -> i k; &padded, &x);
}
