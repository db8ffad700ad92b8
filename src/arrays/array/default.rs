//! Empty arrays, for `#[derive(Default)]` and `mem::take`.

use crate::{
    array::{View, ViewMut},
    layout::{Layout, RowMajor, Strided},
    rank::{Below, Ranks},
    shape::Shape,
};

/// The layout of a view without elements.
fn empty<const R: usize>() -> Strided<R> {
    RowMajor::new(Shape::<R>::pack(&[0; R])).ranked()
}

#[diagnostic::do_not_recommend]
impl<T, const R: usize> Default for View<'_, T, R>
where
    Ranks: Below<0, R>,
{
    /// The view without elements: each extent is 0. A view of rank 0 has an element, so there is none.
    fn default() -> Self {
        Self::of_parts(&[], empty())
    }
}

#[diagnostic::do_not_recommend]
impl<T, const R: usize> Default for ViewMut<'_, T, R>
where
    Ranks: Below<0, R>,
{
    /// The view without elements: each extent is 0. A view of rank 0 has an element, so there is none.
    ///
    /// ```
    /// use core::mem;
    /// use shapewise::{Axis, View, ViewMut};
    ///
    /// // Takes the first `rows` rows off a view.
    /// fn take_rows<'a>(view: &mut ViewMut<'a, i32, 2>, rows: usize) -> ViewMut<'a, i32, 2> {
    ///     let (taken, kept) = mem::take(view).into_split_at(Axis::<0>, rows);
    ///     *view = kept;
    ///     taken
    /// }
    ///
    /// let mut memory = [1, 2, 3, 4];
    /// let mut view: ViewMut<'_, i32, 2> = ViewMut::new(&mut memory, [2, 2])?.into_ranked();
    /// take_rows(&mut view, 1).fill(7);
    /// assert_eq!((view[[0, 0]], memory), (3, [7, 7, 3, 4]));
    /// assert_eq!(View::<'_, i32, 1>::default().extents(), [0]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    fn default() -> Self {
        Self::of_parts(&mut [], empty())
    }
}
