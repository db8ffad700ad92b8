//! Rule: generic code states that extents broadcast. First line: "are not known to agree"
use shapewise::{BroadcastError, Layout, View, ViewMut};

fn copy<const R: usize, L: Layout<R>, M: Layout<R>>(
    from: &View<'_, f32, R, L>,
    to: &mut ViewMut<'_, f32, R, M>,
) -> Result<(), BroadcastError> {
    to.try_assign(from)
}

fn main() {}
