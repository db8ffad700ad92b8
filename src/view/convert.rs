//! Views, mutable views, tensors, slices and arrays as each other; what is equal, and its hash.

use core::hash::{Hash, Hasher};

#[cfg(feature = "alloc")]
use alloc::vec::Vec;

#[cfg(feature = "alloc")]
use super::Tensor;
use super::{View, ViewMut};
use crate::{
    extent::Const,
    index,
    layout::{Contiguous, Mapping, RowMajor},
    shape::Shape,
};

/// Equality of two kinds, as that of their views, whatever the layouts are.
macro_rules! equal {
    ($($left:ty, $right:ty;)*) => { $(
        impl<T: PartialEq<U>, U, const R: usize, L: Mapping<R>, M: Mapping<R>> PartialEq<$right> for $left {
            /// Same extents, equal elements; the layouts may differ.
            fn eq(&self, other: &$right) -> bool {
                View { data: &*self.data, layout: self.layout } == View { data: &*other.data, layout: other.layout }
            }
        }
    )* };
}

equal! {
    View<'_, T, R, L>, ViewMut<'_, U, R, M>;
    ViewMut<'_, T, R, L>, View<'_, U, R, M>;
    ViewMut<'_, T, R, L>, ViewMut<'_, U, R, M>;
}
#[cfg(feature = "alloc")]
equal! {
    View<'_, T, R, L>, Tensor<U, R, M>;
    Tensor<T, R, L>, View<'_, U, R, M>;
    Tensor<T, R, L>, Tensor<U, R, M>;
    ViewMut<'_, T, R, L>, Tensor<U, R, M>;
    Tensor<T, R, L>, ViewMut<'_, U, R, M>;
}

impl<T: Eq, const R: usize, L: Mapping<R>> Eq for ViewMut<'_, T, R, L> {}
#[cfg(feature = "alloc")]
impl<T: Eq, const R: usize, L: Mapping<R>> Eq for Tensor<T, R, L> {}

impl<T: Hash, const R: usize, L: Mapping<R>> Hash for View<'_, T, R, L> {
    /// The extents, and the elements in logical order: what is equal has the same hash, whatever the layouts are.
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.extents().hash(state);
        if let Some(layout) = self.layout.by_strides() {
            for element in (View { data: self.data, layout }) {
                element.hash(state);
            }
        } else {
            for element in self.indices().filter_map(|index| self.get(index)) {
                element.hash(state);
            }
        }
    }
}

impl<T: Hash, const R: usize, L: Mapping<R>> Hash for ViewMut<'_, T, R, L> {
    /// As that of a view.
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.view().hash(state);
    }
}

#[cfg(feature = "alloc")]
impl<T: Hash, const R: usize, L: Mapping<R>> Hash for Tensor<T, R, L> {
    /// As that of a view.
    fn hash<H: Hasher>(&self, state: &mut H) {
        View { data: &self.data, layout: self.layout }.hash(state);
    }
}

impl<'a, T, const R: usize, L: Mapping<R>> From<ViewMut<'a, T, R, L>> for View<'a, T, R, L> {
    /// The same elements, to read, for as long as the memory is borrowed.
    fn from(view: ViewMut<'a, T, R, L>) -> Self {
        Self { data: view.data, layout: view.layout }
    }
}

impl<'a, T, const R: usize, L: Mapping<R>> From<&'a ViewMut<'_, T, R, L>> for View<'a, T, R, L> {
    fn from(view: &'a ViewMut<'_, T, R, L>) -> Self {
        view.view()
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

impl<T, const R: usize, L: Contiguous<R>> AsRef<[T]> for View<'_, T, R, L> {
    fn as_ref(&self) -> &[T] {
        self.as_slice()
    }
}

impl<T, const R: usize, L: Contiguous<R>> AsRef<[T]> for ViewMut<'_, T, R, L> {
    fn as_ref(&self) -> &[T] {
        self.as_slice()
    }
}

impl<T, const R: usize, L: Contiguous<R>> AsMut<[T]> for ViewMut<'_, T, R, L> {
    fn as_mut(&mut self) -> &mut [T] {
        self.as_slice_mut()
    }
}

#[cfg(feature = "alloc")]
impl<T, const R: usize, L: Contiguous<R>> AsRef<[T]> for Tensor<T, R, L> {
    fn as_ref(&self) -> &[T] {
        self.as_slice()
    }
}

#[cfg(feature = "alloc")]
impl<T, const R: usize, L: Contiguous<R>> AsMut<[T]> for Tensor<T, R, L> {
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
    /// A vector of as many elements.
    fn from(data: Vec<T>) -> Self {
        let shape = Shape::pack(&[data.len()]);
        Self { data, layout: RowMajor::new(shape) }
    }
}

/// Refuses, when building, arrays of elements of no size of which there are more than `isize` counts.
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
                View { data: array$(.$flat())*, layout: RowMajor::new(Shape::pack(&[$($extent),*])) }
            }
        }

        impl<'a, T, $(const $extent: usize),*> From<&'a mut $array> for ViewMut<'a, T, $rank, RowMajor<$rank, ($(Const<$extent>,)*)>> {
            /// The elements of nested arrays, to write; the extents are in the type.
            fn from(array: &'a mut $array) -> Self {
                const { assert_fits(&[$($extent),*]) };
                ViewMut { data: arrays!(@flat array $($flat)*), layout: RowMajor::new(Shape::pack(&[$($extent),*])) }
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
                Tensor { data: arrays!(@own Vec::from(array); $($flat)*), layout: RowMajor::new(Shape::pack(&[$($extent),*])) }
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
