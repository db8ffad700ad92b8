//! Rule: `max` and `min` are of elements with one order. First line: "`f32` has no order of all its values"
use shapewise::View;

fn largest(view: View<'_, f32, 2>) -> Option<f32> {
    view.max()
}

fn main() {}
