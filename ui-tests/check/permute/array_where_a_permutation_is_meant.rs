//! Rule: an order that is known at run time is a `Permutation`. First line: "expected an order of 3 axes, a `Permutation<3>`, found `[{integer}; 3]`"

use shapewise::Tensor;

fn channels_last(image: &Tensor<f32, 3>) -> Tensor<f32, 3> {
    image.permute_by([1, 2, 0]).to_tensor()
}

fn main() {}
