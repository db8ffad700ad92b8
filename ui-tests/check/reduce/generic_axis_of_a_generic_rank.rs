//! Rule: in generic code, an axis in the type is not known to be below the rank. First line: "`Axis<A>` is not an axis, or not known to be one"

use shapewise::{Axis, Tensor, View};

fn totals<const A: isize, const R: usize, const Q: usize>(x: &View<'_, f32, R>) -> Tensor<f32, Q> {
    x.sum_axis(Axis::<A>)
}

fn main() {
    let _ = totals::<0, 2, 1>(&Tensor::zeros([2, 2]).ranked());
}
