use shapewise::Axis;
use shapewise_ui_tests::Layer;

fn mean(layer: &Layer<3, 2>, batch: &shapewise::Tensor<f32, 2>) {
    let batch = batch.typed().unwrap();
    let means = layer.forward(batch.as_typed()).mean_axis(Axis::<0>);
    let _ = means.sum_axis(Axis::<1>);
}

fn main() {}
