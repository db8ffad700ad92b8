//! Views, mutable views, tensors, slices and vectors as each other; equality and hashes.

use core::hash::{Hash, Hasher};

use crate::{
    array::{AsView, Storage, StorageMut, TensorBase, View, ViewMut},
    layout::{Contiguous, Layout, Mapped, RowMajor},
    message::or_fail,
    types::{AxisList, ExtentList},
    verbs::elementwise::whole::{are_sizeless, equal},
};

// One impl for operands of all kinds, so that the compiler reports the bound: which rank is expected, and not which types have an equality.
impl<T, S, const R: usize, L, X> PartialEq<X> for TensorBase<T, S, R, L>
where
    S: Storage<T>,
    L: Layout<R>,
    X: AsView<R>,
    T: PartialEq<X::Element>,
{
    /// Same extents and equal elements; storage and layout may differ.
    fn eq(&self, other: &X) -> bool {
        let (left, right) = (self.as_view(), other.as_view());
        if are_sizeless::<T, X::Element>() {
            let pair = left.get([0; R]).zip(right.get([0; R]));
            return left.extents() == right.extents() && pair.is_none_or(|(left, right)| left == right);
        }
        equal((left.data, &left.layout.ranked()), (right.data, &right.layout.ranked()))
    }
}

impl<T: Eq, S: Storage<T>, const R: usize, L: Layout<R>> Eq for TensorBase<T, S, R, L> {}

impl<T: Hash, S: Storage<T>, const R: usize, L: Layout<R>> Hash for TensorBase<T, S, R, L> {
    /// The extents, and the elements in logical order: equal arrays have the same hash, whatever their layouts are.
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.extents().hash(state);
        self.as_view().iter().for_each(|element| element.hash(state));
    }
}

#[diagnostic::do_not_recommend]
impl<'a, T, const R: usize, L: Layout<R>> From<ViewMut<'a, T, R, L>> for View<'a, T, R, L> {
    /// The same elements, to read, for as long as the memory is borrowed.
    fn from(view: ViewMut<'a, T, R, L>) -> Self {
        view.into_read()
    }
}

#[diagnostic::do_not_recommend]
impl<'a, T, const R: usize, L: Layout<R>> From<&'a ViewMut<'_, T, R, L>> for View<'a, T, R, L> {
    fn from(view: &'a ViewMut<'_, T, R, L>) -> Self {
        view.lent()
    }
}

// The compiler suggests `.into()` where a ranked view is expected and one with extents in the type is found.
#[diagnostic::do_not_recommend]
impl<'a, T, const R: usize, E: ExtentList<R>> From<View<'a, T, R, RowMajor<R, E>>> for View<'a, T, R> {
    /// The same view without the knowledge of the type: [`ranked`](TensorBase::ranked).
    fn from(view: View<'a, T, R, RowMajor<R, E>>) -> Self {
        view.ranked()
    }
}

#[diagnostic::do_not_recommend]
impl<'a, T, const R: usize, A: AxisList> From<View<'a, T, R, Mapped<R, A>>> for View<'a, T, R> {
    /// The same view without the knowledge of the type: [`ranked`](TensorBase::ranked).
    fn from(view: View<'a, T, R, Mapped<R, A>>) -> Self {
        view.ranked()
    }
}

impl<T, S: Storage<T>, const R: usize, L: Contiguous<R>> AsRef<[T]> for TensorBase<T, S, R, L> {
    fn as_ref(&self) -> &[T] {
        self.as_view().as_slice()
    }
}

impl<T, S: StorageMut<T>, const R: usize, L: Contiguous<R>> AsMut<[T]> for TensorBase<T, S, R, L> {
    fn as_mut(&mut self) -> &mut [T] {
        self.as_slice_mut()
    }
}

impl<'a, T> From<&'a [T]> for View<'a, T, 1> {
    /// Returns a view of rank 1 of a slice. `[1.0, 2.0]` by reference becomes a view that knows its extent.
    ///
    /// # Panics
    ///
    /// If the elements have no size and there are more than `isize::MAX` of them. [`View::new`] returns an error instead.
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// fn largest_rise(prices: &[i32]) -> Option<i32> {
    ///     View::from(prices).windows([2]).outer_iter().map(|days| days[[1]] - days[[0]]).max()
    /// }
    /// assert_eq!(largest_rise(&[1, 2, 6, 5]), Some(4));
    /// ```
    #[track_caller]
    fn from(data: &'a [T]) -> Self {
        or_fail(Self::new(data, [data.len()]))
    }
}

impl<'a, T> From<&'a mut [T]> for ViewMut<'a, T, 1> {
    /// Returns a mutable view of rank 1 of a slice. It panics as the view of `&[T]` does.
    #[track_caller]
    fn from(data: &'a mut [T]) -> Self {
        let extents = [data.len()];
        or_fail(Self::new(data, extents))
    }
}
