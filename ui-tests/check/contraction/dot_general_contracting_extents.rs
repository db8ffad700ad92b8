//! Rule: the extents of contracting axes are equal. First line: "contracting extents 3 and 4 differ: axis 1 of the left operand is paired with axis 0 of the right one"

use shapewise::{Const, DenseTensor, axes, contraction::DotAxes};

fn product(x: &DenseTensor<f32, 2, (usize, Const<3>)>, y: &DenseTensor<f32, 2, (Const<4>, Const<5>)>) {
    let _ = x.dot_general(y, DotAxes::contracting(axes![1], axes![0]));
}

fn main() {}
