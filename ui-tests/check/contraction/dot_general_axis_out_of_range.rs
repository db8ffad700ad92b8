//! Rule: contracting axes are below the rank. First line: "axis 2 is out of range for rank 2"

use shapewise::{View, axes, contraction::DotAxes};

fn product(x: View<'_, f32, 2>, y: View<'_, f32, 2>) {
    let _ = x.dot_general(y, DotAxes::contracting(axes![2], axes![0]));
}

fn main() {}
