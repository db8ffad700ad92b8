//! Rule: a tensor is returned with extents that its type knows. First line: "axis 0 has extent `usize`, and 4 is expected"

use shapewise::{Axis, DenseTensor, DenseView, Extents};

fn sums(x: &DenseView<'_, f32, 2, Extents![usize, 3]>) -> DenseTensor<f32, 1, Extents![4]> {
    x.sum_axis(Axis::<1>).into_typed()
}

fn main() {}
