//! Rule: contracting extents are equal. First line: "contracting extents 64 and 32 differ: axis 2 of the left operand is paired with axis 2 of the right one"

use shapewise::{Tensor, axes, contraction::DotAxes, shape};

fn main() {
    let queries = Tensor::<f32, 3>::zeros(shape![8, 100, 64]);
    let keys = Tensor::<f32, 3>::zeros(shape![8, 120, 32]);
    let _ = queries.dot_general(&keys, DotAxes::contracting(axes![2], axes![2]).batch(axes![0], axes![0]));
}
