//! Rule: in generic code, two extents are not known to broadcast. First line: "extents `B` and `C` are not known to agree"

use shapewise::{Extent, Tensor, TypedView};

fn sum<B: Extent, C: Extent>(a: TypedView<'_, f32, 1, (B,)>, b: TypedView<'_, f32, 1, (C,)>) -> f32 {
    (a + b).sum()
}

fn main() {
    let x = Tensor::<f32, 1>::zeros([2]);
    let _ = sum::<usize, usize>(x.as_typed(), x.as_typed());
}
