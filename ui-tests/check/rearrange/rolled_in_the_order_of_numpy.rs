//! Rule: the axis is before the shift. First line: "`{integer}` is not an axis"
use shapewise::{Axis, Tensor, View};

fn rolled(x: View<'_, f32, 2>) -> Tensor<f32, 2> {
    x.roll(1, Axis::<0>)
}

fn main() {}
