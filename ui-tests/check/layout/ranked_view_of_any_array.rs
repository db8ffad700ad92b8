//! Rule: generic code states that a layout has strides. First line: "expected a layout of rank R with strides"
use shapewise::array::AsView;

fn total<const R: usize>(x: impl AsView<R, Element = f32>) -> f32 {
    x.as_view().ranked().sum()
}

fn main() {}
