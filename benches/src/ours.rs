//! How the suite writes its kernels with the crate. Change this file if the crate has a better way.
//!
//! Each is a separate function. The sum takes a view by value, as those by hand take slices and those of mdspan take its views. A copy
//! takes references, as those of the other libraries do: a view that is written to memory and read again costs 20 ns before a call of
//! `memcpy`, which waits for it.

use std::ops::AddAssign;

use shapewise::{Layout, View, ViewMut, broadcast::BroadcastToExtents};

/// The sum of all elements.
#[inline(never)]
pub fn sum<const R: usize, L: Layout<R>>(view: View<'_, i32, R, L>) -> i32 {
    view.sum()
}

/// Writes the broadcast elements of a view to another view of any layout.
#[inline(never)]
pub fn copy<T, const R: usize, L, M>(to: &mut ViewMut<'_, T, R, L>, from: &View<'_, T, R, M>)
where
    T: Copy,
    L: Layout<R>,
    M: Layout<R>,
    M::Extents: BroadcastToExtents<L::Extents, R>,
{
    to.try_assign(from).unwrap();
}

/// Adds the broadcast elements of a view to those of another.
#[inline(never)]
pub fn add<T, const R: usize, L, M>(mut to: ViewMut<'_, T, R, L>, from: View<'_, T, R, M>)
where
    T: Copy + AddAssign,
    L: Layout<R>,
    M: Layout<R>,
    M::Extents: BroadcastToExtents<L::Extents, R>,
{
    to.zip_apply(from, |to, &from| *to += from);
}
