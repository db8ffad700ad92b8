//! Rule: the largest elements need an order of all values, also of arrays whose rank is known at run time. First line: "`f32` has no order of all its values"
use shapewise::array::DynView;

fn largest(x: DynView<'_, f32>) {
    let _ = x.max_axis(0);
}

fn main() {}
