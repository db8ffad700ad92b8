//! Equality and hashes.

use core::hash::{Hash, Hasher};

use super::{DynBase, DynView};
use crate::{
    layout::Layout,
    view::{Storage, TensorBase},
};

/// Whether two arrays have the same extents and equal elements.
fn equal<T: PartialEq<U>, U>(left: &DynView<'_, T>, right: &DynView<'_, U>) -> bool {
    left.extents().eq(right.extents()) && left.iter().zip(right).all(|(left, right)| left == right)
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
    /// The extents, and the elements in logical order: equal arrays have the same hash.
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.extents().for_each(|extent| extent.hash(state));
        self.into_iter().for_each(|element| element.hash(state));
    }
}
