//! Rule: a contracting axis is named once. First line: "axis 2 occurs twice"

use shapewise::{Const, DenseTensor, axes, contraction::DotAxes};

type Cube = DenseTensor<f32, 3, (Const<2>, usize, usize)>;

fn product(x: &Cube, y: &Cube) {
    let _ = x.dot_general(y, DotAxes::contracting(axes![2, 2], axes![1, 2]));
}

fn main() {}
