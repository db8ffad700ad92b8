//! Rule: in generic code, an axis in the type is not known to be below the rank. First line: "`Axis<A>` is not an axis, or not known to be one"

use shapewise::{Axis, Keep, Tensor, View};

fn softmax<const A: isize, const R: usize>(x: &View<'_, f32, R>) -> Tensor<f32, R> {
    let powers = x.map(|x| x.exp());
    &powers / powers.sum_axis(Keep(Axis::<A>))
}

fn main() {
    let _ = softmax::<1, 2>(&Tensor::zeros([2, 2]).ranked());
}
