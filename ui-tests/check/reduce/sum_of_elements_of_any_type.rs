//! Rule: a sum is of numbers, and generic code says so. First line: "elements `T` cannot be summed"
use shapewise::{Axis, Keep, Tensor, View, axis::AxisIn};

fn totals<T: Copy, const R: usize>(x: View<'_, T, R>) -> Tensor<T, R>
where
    Axis<0>: AxisIn<R>,
{
    x.sum_axis(Keep(Axis::<0>))
}

fn main() {}
