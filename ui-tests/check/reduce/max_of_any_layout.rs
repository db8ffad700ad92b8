//! Rule: the layout of an array is a layout of its rank. First line: "expected a layout of rank 2 with strides, found `L`"

use shapewise::View;

fn largest<L>(x: &View<'_, i32, 2, L>) -> Option<i32> {
    x.max()
}

fn main() {
    let _ = largest(&View::new(&[1, 2], [1, 2]).unwrap());
}
