//! Rule: the weights of each layer have a type of their own. First line: "arguments to this function are incorrect"
use shapewise::{DenseTensor, Extents};

type Weights<M, N> = DenseTensor<f32, 2, (M, N)>;

fn forward(
    images: &DenseTensor<f32, 2, Extents![usize, 64]>,
    w1: &DenseTensor<f32, 2, Extents![64, 48]>,
    w2: &DenseTensor<f32, 2, Extents![48, 10]>,
) {
    let _ = (images, w1, w2);
}

fn answer(
    images: &DenseTensor<f32, 2, Extents![usize, 64]>,
    w1: &Weights<shapewise::Const<64>, shapewise::Const<48>>,
    w2: &Weights<shapewise::Const<48>, shapewise::Const<10>>,
) {
    forward(images, w2, w1);
}

fn main() {
    let _ = answer;
}
