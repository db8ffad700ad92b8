//! Rule: the parameter of an axis is `isize`. First line: "the constant `A` is not of type `isize`"

use shapewise::{Axis, View, axis::AxisIn};

fn cumulated<const A: usize>(x: &View<'_, f32, 2>) -> f32
where
    Axis<A>: AxisIn<2>,
{
    x.sum()
}

fn main() {}
