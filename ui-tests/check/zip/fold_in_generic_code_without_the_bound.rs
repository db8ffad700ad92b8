//! Rule: generic code states that extents broadcast. First line: "are not known to broadcast with"
use shapewise::{Layout, View};

fn dot<const R: usize, L: Layout<R>, M: Layout<R>>(
    a: &View<'_, f32, R, L>,
    b: &View<'_, f32, R, M>,
) -> f32 {
    a.zip_fold(b, 0.0, |sum, a, b| sum + a * b)
}

fn main() {}
