use shapewise::{Tensor, shape};
use shapewise_ui_tests::Layer;

fn twice(first: &Layer<784, 32>, second: &Layer<64, 10>, images: usize) {
    let batch = Tensor::filled(shape![images, 784], 1.0);
    let hidden = first.forward(batch.as_typed());
    let _ = second.forward(hidden.as_typed());
}

fn main() {}
