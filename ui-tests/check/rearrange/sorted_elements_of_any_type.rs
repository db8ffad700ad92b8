//! Rule: sorted elements have an order of all values. First line: "`T` has no order of all its values"
use shapewise::{Axis, Tensor, View};

fn sorted<T: Copy + PartialOrd>(x: View<'_, T, 2>) -> Tensor<T, 2> {
    x.sort_axis(Axis::<1>).into_ranked()
}

fn main() {}
