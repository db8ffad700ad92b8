//! Rule: a trace is along two axes. First line: "axis 1 is out of range for rank 1"

use shapewise::{View, axes};

fn trace(x: View<'_, f32, 1>) {
    let _ = x.trace(axes![0, 1]);
}

fn main() {}
