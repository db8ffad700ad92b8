use shapewise::{Axis, Tensor, s, shape, tensor};
use shapewise_ui_tests::{Layer, attention};

fn main() {
    let (n, m) = (3, 5);
    let queries = Tensor::filled(shape![n, 4], 1.0);
    let keys = Tensor::filled(shape![m, 4], 1.0);
    let values = Tensor::filled(shape![m, 3], 1.0);
    let attended = attention(queries.as_typed(), keys.as_typed(), values.as_typed());

    let layer = Layer { weights: tensor![[1.0, 0.0, 2.0], [0.0, 3.0, 0.0]], bias: tensor![0.5, -1.0] };
    let result = layer.forward(attended.as_typed());
    assert_eq!(result.slice(s![:, 1]).extents(), [3]);
    assert_eq!(result.sum_axis(Axis::<0>).extents(), [2]);
    assert_eq!(layer.weights.reshape(shape![3, 2]).extents(), [3, 2]);
}
