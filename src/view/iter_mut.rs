//! Elements to write, one after the other in logical order; and `for` loops over what owns or borrows them.

use core::slice;

use super::{
    Iter, ViewMut,
    whole::{rows_in_order, set_last},
};
use crate::layout::{ByStrides, Contiguous, Mapping};

impl<T, const R: usize, L: Mapping<R>> ViewMut<'_, T, R, L> {
    /// The elements to write, in logical order; for layouts that are row-major and without gaps by type.
    ///
    /// ```
    /// use shapewise::{ViewMut, shape};
    ///
    /// let mut memory = [1, 2, 3, 4];
    /// let mut matrix = ViewMut::new(&mut memory, shape![2, 2])?;
    /// for element in matrix.iter_mut() {
    ///     *element *= 10;
    /// }
    /// assert_eq!(memory, [10, 20, 30, 40]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[inline]
    pub fn iter_mut(&mut self) -> slice::IterMut<'_, T>
    where
        L: Contiguous<R>,
    {
        self.as_slice_mut().iter_mut()
    }

    /// The elements to write, in logical order, if they are side by side in memory in that order. Otherwise there is
    /// [`indexed_for_each_mut`](Self::indexed_for_each_mut).
    #[inline]
    pub fn try_iter_mut(&mut self) -> Option<slice::IterMut<'_, T>>
    where
        L: ByStrides<R>,
    {
        self.try_as_slice_mut().map(<[T]>::iter_mut)
    }
}

impl<T, const R: usize, L: Mapping<R>> ViewMut<'_, T, R, L> {
    /// Calls a function with each index and its element, to write, in logical order.
    ///
    /// ```
    /// use shapewise::{ViewMut, shape};
    ///
    /// let mut memory = [0; 6];
    /// let mut matrix = ViewMut::new(&mut memory, shape![2, 3])?.transpose();
    /// matrix.indexed_for_each_mut(|[i, j], element| *element = 10 * i + j);
    /// assert_eq!(memory, [0, 10, 20, 1, 11, 21]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    pub fn indexed_for_each_mut(&mut self, mut visit: impl FnMut([usize; R], &mut T)) {
        if !L::HAS_STRIDES {
            let places = self.view().indices().zip(self.layout.offsets());
            return places.for_each(|(index, offset)| {
                if let Some(element) = self.data.get_mut(offset) {
                    visit(index, element);
                }
            });
        }
        rows_in_order(&self.layout.seen(), |mut index, row| {
            row.write(self.data, |at, element| {
                set_last(&mut index, at);
                visit(index, element);
            });
        });
    }
}

impl<'a, T, const R: usize, L: Mapping<R>> IntoIterator for &'a ViewMut<'_, T, R, L> {
    type Item = &'a T;
    type IntoIter = Iter<'a, T, R, L::Offsets>;

    /// The elements, to read, in logical order.
    fn into_iter(self) -> Iter<'a, T, R, L::Offsets> {
        self.view().iter()
    }
}

impl<'a, T, const R: usize, L: Contiguous<R>> IntoIterator for &'a mut ViewMut<'_, T, R, L> {
    type Item = &'a mut T;
    type IntoIter = slice::IterMut<'a, T>;

    /// The elements, to write, in logical order.
    fn into_iter(self) -> slice::IterMut<'a, T> {
        self.iter_mut()
    }
}

impl<'a, T, const R: usize, L: Contiguous<R>> IntoIterator for ViewMut<'a, T, R, L> {
    type Item = &'a mut T;
    type IntoIter = slice::IterMut<'a, T>;

    /// The elements, to write, in logical order.
    fn into_iter(self) -> slice::IterMut<'a, T> {
        let count = self.layout.element_count();
        self.data.get_mut(..count).unwrap_or_default().iter_mut()
    }
}

#[cfg(feature = "alloc")]
impl<'a, T, const R: usize, L: Mapping<R>> IntoIterator for &'a super::Tensor<T, R, L> {
    type Item = &'a T;
    type IntoIter = Iter<'a, T, R, <L::Lent as Mapping<R>>::Offsets>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

#[cfg(feature = "alloc")]
impl<'a, T, const R: usize, L: Contiguous<R>> IntoIterator for &'a mut super::Tensor<T, R, L> {
    type Item = &'a mut T;
    type IntoIter = slice::IterMut<'a, T>;

    /// The elements, to write, in logical order.
    fn into_iter(self) -> slice::IterMut<'a, T> {
        self.data.iter_mut()
    }
}

#[cfg(feature = "alloc")]
impl<T, const R: usize, L: Contiguous<R>> IntoIterator for super::Tensor<T, R, L> {
    type Item = T;
    type IntoIter = alloc::vec::IntoIter<T>;

    /// The elements in logical order.
    fn into_iter(self) -> alloc::vec::IntoIter<T> {
        self.data.into_iter()
    }
}
