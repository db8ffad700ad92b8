//! Rule: in generic code, an axis is stated to be below the rank. First line: "axis 0 is out of range for rank R"

use shapewise::{Axis, View};

fn total<const R: usize>(x: &View<'_, f32, R>) -> f32 {
    x.sum_axis(Axis::<0>).sum()
}

fn main() {}
