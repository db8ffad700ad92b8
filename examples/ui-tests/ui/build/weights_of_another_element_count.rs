use shapewise::{shape, tensor};
use shapewise_ui_tests::Layer;

fn main() {
    let layer = Layer { weights: tensor![[1.0, 0.0, 2.0], [0.0, 3.0, 0.0]], bias: tensor![0.5, -1.0] };
    let _ = layer.weights.reshape(shape![2, 2]);
}
