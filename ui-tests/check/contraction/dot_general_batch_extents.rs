//! Rule: the extents of batch axes are equal. First line: "batch extents 2 and 4 differ: axis 0 of the left operand is paired with axis 1 of the right one"

use shapewise::{Const, DenseTensor, axes, contraction::DotAxes};

fn product(x: &DenseTensor<f32, 2, (Const<2>, usize)>, y: &DenseTensor<f32, 2, (usize, Const<4>)>) {
    let _ = x.dot_general(y, DotAxes::contracting(axes![1], axes![0]).batch(axes![0], axes![1]));
}

fn main() {}
