//! Rule: a generic rank is not known to have an axis. First line: "rank R is not known to be at least 1"

use shapewise::{Layout, View, s, tensor};

fn first<const R: usize, L: Layout<R>>(x: &View<'_, f32, R, L>) -> f32 {
    x.slice(s![0]).sum()
}

fn main() {
    let _ = first(&tensor![[1.0]].view());
}
