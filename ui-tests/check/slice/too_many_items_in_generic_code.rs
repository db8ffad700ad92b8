//! Rule: a slice has at most one item for each axis. First line: "a slice for rank 3 does not fit a tensor of rank 2"

use shapewise::{Layout, View, s};

fn element<L: Layout<2>>(x: &View<'_, f32, 2, L>) {
    let _ = x.slice(s![0, 0, 0]);
}

fn main() {}
