//! Rule: a trace is along two different axes. First line: "axis 1 occurs twice"

use shapewise::{View, axes};

fn trace(x: View<'_, f32, 2>) {
    let _ = x.trace(axes![1, 1]);
}

fn main() {}
