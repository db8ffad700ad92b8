//! Rule: generic code states that extents broadcast. First line: "are not known to broadcast with"
use shapewise::{Layout, View};

fn sum<const R: usize, L: Layout<R>, M: Layout<R>>(a: View<'_, f32, R, L>, b: View<'_, f32, R, M>) -> f32 {
    (a + b).sum()
}

fn main() {}
