//! Rule: a function of arrays that computes needs strides. First line: "slices and permutations need a layout with strides"
use shapewise::{View, layout::Tiled, array::AsRanked};

fn total(x: impl AsRanked<f32, 2>) -> f32 {
    x.ranked().sum()
}

fn blocks(x: &View<'_, f32, 2, Tiled<2>>) -> f32 {
    total(x)
}

fn main() {}
