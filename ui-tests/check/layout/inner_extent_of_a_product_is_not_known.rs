//! Rule: a function can ask for extents in the type. First line: "type mismatch resolving `<Strided<2> as Mapping<2>>::Extents == (_, _)`"

use shapewise::{Extent, Layout, View, shape};

fn matmul<M: Extent, K: Extent, N: Extent, LA, LB>(_: &View<'_, f32, 2, LA>, _: &View<'_, f32, 2, LB>)
where
    LA: Layout<2, Extents = (M, K)>,
    LB: Layout<2, Extents = (K, N)>,
{
}

fn product(left: View<'_, f32, 2>, memory: &[f32]) {
    let right = View::new(memory, shape![4, 5]).unwrap();
    matmul(&left, &right);
}

fn main() {}
