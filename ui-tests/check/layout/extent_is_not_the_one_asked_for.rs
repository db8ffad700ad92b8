//! Rule: a function can ask for an extent. First line: "(Const<2>, Const<32>)> as Mapping<2>>::Extents == (Const<2>, Const<64>)"

use shapewise::{Const, Extent, Layout, View, shape};

fn head<N: Extent, L: Layout<2, Extents = (N, Const<64>)>>(_: &View<'_, f32, 2, L>) {}

fn main() {
    let memory = [0.0_f32; 64];
    let embedding = View::new(&memory, shape![2, 32]).unwrap();
    head(&embedding);
}
