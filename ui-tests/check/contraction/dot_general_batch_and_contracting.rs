//! Rule: an axis is a batch axis or a contracting axis. First line: "axis 0 occurs twice"

use shapewise::{View, axes, contraction::DotAxes};

fn product(x: View<'_, f32, 3>, y: View<'_, f32, 3>) {
    let _ = x.dot_general(y, DotAxes::contracting(axes![1], axes![0]).batch(axes![0], axes![0]));
}

fn main() {}
