//! Equality and hashes.

use core::hash::{Hash, Hasher};

use crate::{
    array::{
        Storage, TensorBase,
        dynamic::{DynBase, DynView},
    },
    layout::Layout,
    verbs::elementwise::whole::{are_sizeless, slices_differ},
};

/// Whether two arrays have the same extents and equal elements.
fn equal<T: PartialEq<U>, U>(left: &DynView<'_, T>, right: &DynView<'_, U>) -> bool {
    if !left.extents().eq(right.extents()) {
        return false;
    }
    if let (Some(left), Some(right), false) =
        (left.try_as_slice(), right.try_as_slice(), are_sizeless::<T, U>())
    {
        return !slices_differ(left, right);
    }
    let (mut by, mut with) = (left.layout.axes().clone(), right.layout.axes().clone());
    for (axis, other) in by.iter_mut().zip(with.iter_mut()) {
        // One pair along an axis that both repeat decides for all, as does one pair of elements that take no memory.
        if (axis.1, other.1) == (0, 0) || are_sizeless::<T, U>() {
            (axis.0, other.0) = (axis.0.min(1), other.0.min(1));
        }
    }
    let (by, with) = (left.layout.with_axes(by), right.layout.with_axes(with));
    let (left, right) = (DynView::of_parts(left.data, by), DynView::of_parts(right.data, with));
    left.iter().zip(&right).all(|(left, right)| left == right)
}

impl<T: PartialEq<U>, U, S: Storage<T>, D: Storage<U>> PartialEq<DynBase<U, D>> for DynBase<T, S> {
    /// Same extents and equal elements; storage and strides may differ.
    fn eq(&self, other: &DynBase<U, D>) -> bool {
        equal(&self.into(), &other.into())
    }
}

impl<T: Eq, S: Storage<T>> Eq for DynBase<T, S> {}

impl<T, U, S, D, const R: usize, L> PartialEq<TensorBase<U, D, R, L>> for DynBase<T, S>
where
    T: PartialEq<U>,
    S: Storage<T>,
    D: Storage<U>,
    L: Layout<R>,
{
    /// Same rank, same extents and equal elements.
    fn eq(&self, other: &TensorBase<U, D, R, L>) -> bool {
        equal(&self.into(), &other.into())
    }
}

impl<T, U, S, D, const R: usize, L> PartialEq<DynBase<U, D>> for TensorBase<T, S, R, L>
where
    T: PartialEq<U>,
    S: Storage<T>,
    D: Storage<U>,
    L: Layout<R>,
{
    /// Same rank, same extents and equal elements.
    fn eq(&self, other: &DynBase<U, D>) -> bool {
        equal(&self.into(), &other.into())
    }
}

impl<T: Hash, S: Storage<T>> Hash for DynBase<T, S> {
    /// The extents, and the elements in logical order: equal arrays have the same hash, also if the rank of one is in the type.
    fn hash<H: Hasher>(&self, state: &mut H) {
        // As a slice, whose length is hashed, too: as the array of a ranked array is.
        self.layout.extents().as_slice().hash(state);
        self.into_iter().for_each(|element| element.hash(state));
    }
}
