//! Views, mutable views, tensors, slices and arrays as each other; equality and hashes.

use core::hash::{Hash, Hasher};

#[cfg(feature = "alloc")]
use alloc::vec::Vec;

#[cfg(feature = "alloc")]
use super::Tensor;
use super::{AsView, Storage, StorageMut, TensorBase, View, ViewMut, whole::equal};
#[cfg(feature = "alloc")]
use crate::message::fail;
use crate::{
    extent::Const,
    index,
    layout::{Contiguous, Mapping, RowMajor},
    shape::Shape,
};

impl<T, U, S, D, const R: usize, L, M> PartialEq<TensorBase<U, D, R, M>> for TensorBase<T, S, R, L>
where
    T: PartialEq<U>,
    S: Storage<T>,
    D: Storage<U>,
    L: Mapping<R>,
    M: Mapping<R>,
{
    /// Same extents and equal elements; storage and layout may differ.
    fn eq(&self, other: &TensorBase<U, D, R, M>) -> bool {
        let (left, right) = (self.as_view(), other.as_view());
        match (left.layout.by_strides(), right.layout.by_strides()) {
            (Some(by), Some(with)) => equal((left.data, &by), (right.data, &with)),
            _ => {
                left.extents() == right.extents()
                    && left.iter().zip(&right).all(|(left, right)| left == right)
            }
        }
    }
}

impl<T: Eq, S: Storage<T>, const R: usize, L: Mapping<R>> Eq for TensorBase<T, S, R, L> {}

impl<T: Hash, S: Storage<T>, const R: usize, L: Mapping<R>> Hash for TensorBase<T, S, R, L> {
    /// The extents, and the elements in logical order: equal arrays have the same hash, whatever their layouts are.
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.extents().hash(state);
        self.as_view().iter().for_each(|element| element.hash(state));
    }
}

impl<'a, T, const R: usize, L: Mapping<R>> From<ViewMut<'a, T, R, L>> for View<'a, T, R, L> {
    /// The same elements, to read, for as long as the memory is borrowed.
    fn from(view: ViewMut<'a, T, R, L>) -> Self {
        Self::over(view.data, view.layout)
    }
}

impl<'a, T, const R: usize, L: Mapping<R>> From<&'a ViewMut<'_, T, R, L>> for View<'a, T, R, L> {
    fn from(view: &'a ViewMut<'_, T, R, L>) -> Self {
        view.lent()
    }
}

#[cfg(feature = "alloc")]
impl<'a, T, const R: usize, L: Mapping<R>> From<&'a Tensor<T, R, L>> for View<'a, T, R, L::Lent> {
    fn from(tensor: &'a Tensor<T, R, L>) -> Self {
        tensor.view()
    }
}

#[cfg(feature = "alloc")]
impl<'a, T, const R: usize, L: Mapping<R>> From<&'a mut Tensor<T, R, L>> for ViewMut<'a, T, R, L::Lent> {
    fn from(tensor: &'a mut Tensor<T, R, L>) -> Self {
        tensor.view_mut()
    }
}

/// Typed tensors as ranked ones. A row: rank and types.
#[cfg(feature = "alloc")]
macro_rules! ranked {
    ($($rank:literal: $($extent:ident)*;)*) => { $(
        impl<T, $($extent: crate::extent::Extent),*> From<Tensor<T, $rank, RowMajor<$rank, ($($extent,)*)>>> for Tensor<T, $rank> {
            /// The same tensor without the knowledge of the type. Nothing is copied.
            fn from(tensor: Tensor<T, $rank, RowMajor<$rank, ($($extent,)*)>>) -> Self {
                tensor.into_ranked()
            }
        }
    )* };
}

#[cfg(feature = "alloc")]
ranked! {
    0: ; 1: A; 2: A B; 3: A B C; 4: A B C D; 5: A B C D E; 6: A B C D E F; 7: A B C D E F G; 8: A B C D E F G H;
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

#[cfg(feature = "alloc")]
impl<T, const R: usize, L: Contiguous<R>> From<Tensor<T, R, L>> for Vec<T> {
    /// The elements in logical order. Nothing is copied.
    fn from(tensor: Tensor<T, R, L>) -> Self {
        tensor.into_vec()
    }
}

#[cfg(feature = "alloc")]
impl<T> From<Vec<T>> for Tensor<T, 1> {
    /// A vector in, a tensor of rank 1 out. Nothing is copied.
    ///
    /// # Panics
    ///
    /// If the elements have no size and there are more than `isize::MAX` of them. [`Tensor::new`] returns an error instead.
    #[track_caller]
    fn from(data: Vec<T>) -> Self {
        match Shape::new([data.len()]) {
            Ok(shape) => Self::over(data, RowMajor::new(shape)),
            Err(error) => fail(&error),
        }
    }
}

/// Rejects, in `cargo build`, nested arrays of more elements without size than fit `isize`.
const fn assert_fits(extents: &[usize]) {
    assert!(index::element_count(extents).is_ok(), "the element count of the array does not fit `isize`");
}

/// Nested arrays: their extents are in the type.
macro_rules! arrays {
    ($($rank:literal: $array:ty, [$($extent:ident)*] $($flat:ident)*;)*) => { $(
        impl<'a, T, $(const $extent: usize),*> From<&'a $array> for View<'a, T, $rank, RowMajor<$rank, ($(Const<$extent>,)*)>> {
            /// The elements of nested arrays; the extents are in the type.
            fn from(array: &'a $array) -> Self {
                const { assert_fits(&[$($extent),*]) };
                TensorBase::over(array$(.$flat())*, RowMajor::new(Shape::pack(&[$($extent),*])))
            }
        }

        impl<'a, T, $(const $extent: usize),*> From<&'a mut $array> for ViewMut<'a, T, $rank, RowMajor<$rank, ($(Const<$extent>,)*)>> {
            /// The elements of nested arrays, to write; the extents are in the type.
            fn from(array: &'a mut $array) -> Self {
                const { assert_fits(&[$($extent),*]) };
                TensorBase::over(arrays!(@flat array $($flat)*), RowMajor::new(Shape::pack(&[$($extent),*])))
            }
        }

        #[cfg(feature = "alloc")]
        impl<T, $(const $extent: usize),*> From<$array> for Tensor<T, $rank, RowMajor<$rank, ($(Const<$extent>,)*)>> {
            /// The elements of nested arrays; the extents are in the type.
            ///
            /// ```
            /// use shapewise::Tensor;
            ///
            /// let matrix = Tensor::from([[1, 2, 3], [4, 5, 6]]);
            /// assert_eq!(matrix.extents(), [2, 3]);
            /// assert_eq!(matrix.sum_axis(shapewise::Axis::<0>), Tensor::from([5, 7, 9]));
            /// ```
            fn from(array: $array) -> Self {
                const { assert_fits(&[$($extent),*]) };
                TensorBase::over(arrays!(@own Vec::from(array); $($flat)*), RowMajor::new(Shape::pack(&[$($extent),*])))
            }
        }
    )* };
    (@flat $array:ident) => { $array };
    (@flat $array:ident $first:ident) => { $array.as_flattened_mut() };
    (@flat $array:ident $first:ident $second:ident) => { $array.as_flattened_mut().as_flattened_mut() };
    (@own $vec:expr; ) => { $vec };
    (@own $vec:expr; $first:ident) => { $vec.into_flattened() };
    (@own $vec:expr; $first:ident $second:ident) => { $vec.into_flattened().into_flattened() };
}

arrays! {
    1: [T; N], [N];
    2: [[T; N]; M], [M N] as_flattened;
    3: [[[T; N]; M]; K], [K M N] as_flattened as_flattened;
}
