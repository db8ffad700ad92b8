//! Rule: each contracting axis has a counterpart. First line: "2 and 1 contracting axes do not pair"

use shapewise::{View, axes, contraction::DotAxes};

fn product(x: View<'_, f32, 2>, y: View<'_, f32, 2>) {
    let _ = x.dot_general(y, DotAxes::contracting(axes![0, 1], axes![0]));
}

fn main() {}
