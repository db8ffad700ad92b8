//! Rule: the axes of a trace are below the rank. First line: "axis 2 is out of range for rank 2"

use shapewise::{View, axes};

fn trace(x: View<'_, f32, 2>) {
    let _ = x.trace(axes![0, 2]);
}

fn main() {}
