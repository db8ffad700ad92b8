//! Rule: a function can ask for one extent twice. First line: "(Const<4>, Const<5>)> as Mapping<2>>::Extents == (Const<3>, _)"

use shapewise::{Extent, Layout, View, shape};

fn matmul<M: Extent, K: Extent, N: Extent, LA, LB>(_: &View<'_, f32, 2, LA>, _: &View<'_, f32, 2, LB>)
where
    LA: Layout<2, Extents = (M, K)>,
    LB: Layout<2, Extents = (K, N)>,
{
}

fn main() {
    let memory = [0.0_f32; 20];
    let left = View::new(&memory, shape![2, 3]).unwrap();
    let right = View::new(&memory, shape![4, 5]).unwrap();
    matmul(&left, &right);
}
