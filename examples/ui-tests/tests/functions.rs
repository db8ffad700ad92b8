//! The functions compute what they should: equal keys are attended to equally, and a layer is a product and a bias.

use shapewise::{Tensor, shape, tensor};
use shapewise_ui_tests::{Layer, attention};

#[test]
fn equal_keys_have_equal_weights() {
    let (n, m) = (1, 2);
    let queries = Tensor::filled(shape![n, 4], 1.0_f32);
    let keys = Tensor::filled(shape![m, 4], 0.5_f32);
    let values = Tensor::from_fn(shape![m, 3], |[i, j]| (2 * i + j) as f32);
    let found = attention(queries.as_typed(), keys.as_typed(), values.as_typed());
    assert_eq!(found, tensor![[1.0, 2.0, 3.0]]);
}

#[test]
fn a_layer_is_a_product_and_a_bias() {
    let layer = Layer { weights: tensor![[1.0, 0.0, 2.0], [0.0, 3.0, 0.0]], bias: tensor![0.5, -1.0] };
    let n = 2;
    let batch = Tensor::from_fn(shape![n, 3], |[i, j]| (3 * i + j) as f32);
    assert_eq!(layer.forward(batch.as_typed()), tensor![[4.5, 2.0], [13.5, 11.0]]);
}
