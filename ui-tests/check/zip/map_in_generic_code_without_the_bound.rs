//! Rule: generic code states that extents broadcast. First line: "are not known to broadcast with"
use shapewise::{Layout, View};

fn largest<const R: usize, L: Layout<R>, M: Layout<R>>(
    a: &View<'_, f32, R, L>,
    b: &View<'_, f32, R, M>,
) -> Vec<f32> {
    a.zip_map(b, |a, b| a.max(*b)).into_vec()
}

fn main() {}
