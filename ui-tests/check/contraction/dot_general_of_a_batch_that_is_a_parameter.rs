//! Rule: two axes of one parameter are not known to be paired. First line: "extents that are a parameter are not known to be equal here"

use shapewise::{Const, DenseView, Extent, Tensor, axes, contraction::DotAxes};

fn scores<B: Extent, const T: usize, const D: usize>(
    q: &DenseView<'_, f32, 3, (B, Const<T>, Const<D>)>,
    k: &DenseView<'_, f32, 3, (B, Const<T>, Const<D>)>,
) -> Tensor<f32, 3> {
    q.dot_general(k, DotAxes::contracting(axes![2], axes![2]).batch(axes![0], axes![0])).into_ranked()
}

fn main() {}
