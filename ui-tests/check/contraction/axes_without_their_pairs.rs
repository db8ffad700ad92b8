//! Rule: a contraction pairs axes of both operands. First line: "expected pairs of axes of both operands, a `DotAxes`, found `(Axis<2>,)`"
use shapewise::{Tensor, axes, shape};

fn main() {
    let (lhs, rhs) = (Tensor::<f32, 3>::ones(shape![4, 16, 32]), Tensor::<f32, 3>::ones(shape![4, 32, 16]));
    let _ = lhs.dot_general(&rhs, axes![2]);
}
