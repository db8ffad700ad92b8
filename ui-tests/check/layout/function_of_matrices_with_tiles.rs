//! Rule: a function of arrays that computes needs strides. First line: "expected an array of rank 2 with elements `f32`"
use shapewise::array::{AsRanked, TiledView};

fn total(x: impl AsRanked<f32, 2>) -> f32 {
    x.ranked().sum()
}

fn blocks(x: &TiledView<'_, f32, 2>) -> f32 {
    total(x)
}

fn main() {}
