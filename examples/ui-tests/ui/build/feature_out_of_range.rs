use shapewise::{Tensor, s, shape, tensor};
use shapewise_ui_tests::Layer;

fn main() {
    let layer = Layer { weights: tensor![[1.0, 0.0, 2.0], [0.0, 3.0, 0.0]], bias: tensor![0.5, -1.0] };
    let n = 4;
    let result = layer.forward(Tensor::filled(shape![n, 3], 1.0).as_typed());
    let _ = result.slice(s![:, 2]);
}
