//! Elements to write, and `for` loops over arrays and references to them.

use core::slice;

use crate::{
    array::{AsView, Iter, Storage, StorageMut, TensorBase, View, ViewMut},
    layout::{Contiguous, ContiguousToWrite, Layout},
    loops::{allocate::is_sizeless, known::ordered},
    private::Exists,
    verbs::elementwise::whole::{rows_in_order, set_last},
};

/// # Iterate over elements, to write
impl<T, S, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns an iterator over the elements, to write, in logical order. For layouts that are row-major and without gaps by type;
    /// [`try_iter_mut`](Self::try_iter_mut) is for others.
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
        S: StorageMut<T, Proof: Exists>,
        L: ContiguousToWrite<R, Proof: Exists>,
    {
        self.as_slice_mut().iter_mut()
    }

    /// Returns an iterator over the elements, to write, in logical order; `None` if they are not contiguous in memory in that order.
    /// [`indexed_for_each_mut`](Self::indexed_for_each_mut) visits the elements of every layout in logical order.
    ///
    /// ```
    /// use shapewise::ViewMut;
    ///
    /// let mut memory = [1, 2, 3, 4];
    /// let mut matrix = ViewMut::new(&mut memory, [2, 2])?;
    /// matrix.try_iter_mut().unwrap().for_each(|element| *element *= 10);
    /// assert!(matrix.into_transpose().try_iter_mut().is_none());
    /// assert_eq!(memory, [10, 20, 30, 40]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[inline]
    pub fn try_iter_mut(&mut self) -> Option<slice::IterMut<'_, T>>
    where
        S: StorageMut<T, Proof: Exists>,
    {
        self.try_as_slice_mut().map(<[T]>::iter_mut)
    }
}

/// # Write each element
impl<T, S, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Calls a function with each element, to write, in the order that memory suggests, which is not specified.
    ///
    /// ```
    /// use shapewise::ViewMut;
    ///
    /// let mut memory = [1, 2, 3, 4];
    /// ViewMut::new(&mut memory, [2, 2])?.for_each_mut(|element| *element *= 10);
    /// assert_eq!(memory, [10, 20, 30, 40]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[inline]
    #[expect(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "offsets of elements of a layout fit `isize`, and are below the length of the memory"
    )]
    #[doc(alias = "map_inplace")]
    #[doc(alias = "mapv_inplace")]
    pub fn for_each_mut(&mut self, mut visit: impl FnMut(&mut T))
    where
        S: StorageMut<T, Proof: Exists>,
    {
        let data = self.data.elements_mut();
        ordered(&self.layout).fold((), |(), row| {
            let ([offset], [stride]) = (row.offsets, row.strides);
            if stride == 1 {
                for element in &mut data[offset.cast_unsigned()..][..row.len] {
                    visit(element);
                }
            } else {
                for at in 0..row.len {
                    visit(&mut data[(offset + stride * at.cast_signed()).cast_unsigned()]);
                }
            }
        });
    }

    /// Writes a clone of `value` to each element.
    ///
    /// ```
    /// use shapewise::{ViewMut, s};
    ///
    /// let mut memory = [1, 2, 3, 4];
    /// ViewMut::new(&mut memory, [2, 2])?.slice_mut(s![:, 0]).fill(0);
    /// assert_eq!(memory, [0, 2, 0, 4]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[inline]
    pub fn fill(&mut self, value: T)
    where
        S: StorageMut<T, Proof: Exists>,
        T: Clone,
    {
        if !is_sizeless::<T>() {
            self.for_each_mut(|element| *element = value.clone());
        }
    }

    /// Calls a function with each index and its element, to write, in logical order.
    ///
    /// ```
    /// use shapewise::{ViewMut, shape};
    ///
    /// let mut memory = [0; 6];
    /// let mut matrix = ViewMut::new(&mut memory, shape![2, 3])?.into_transpose();
    /// matrix.indexed_for_each_mut(|[i, j], element| *element = 10 * i + j);
    /// assert_eq!(memory, [0, 10, 20, 1, 11, 21]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias("indexed_iter_mut", "map_with_location"))]
    pub fn indexed_for_each_mut(&mut self, mut visit: impl FnMut([usize; R], &mut T))
    where
        S: StorageMut<T, Proof: Exists>,
    {
        let data = self.data.elements_mut();
        rows_in_order(&self.layout, |mut index, row| {
            row.write(data, |at, element| {
                set_last(&mut index, at);
                visit(index, element);
            });
        });
    }
}

impl<'a, T, const R: usize, L: Layout<R>> IntoIterator for View<'a, T, R, L> {
    type Item = &'a T;
    type IntoIter = Iter<'a, T, R>;

    /// All elements, in logical order.
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<'a, T, S: Storage<T>, const R: usize, L: Layout<R>> IntoIterator for &'a TensorBase<T, S, R, L> {
    type Item = &'a T;
    type IntoIter = Iter<'a, T, R>;

    /// All elements, in logical order.
    fn into_iter(self) -> Self::IntoIter {
        self.as_view().iter()
    }
}

impl<'a, T, S: StorageMut<T>, const R: usize, L: Contiguous<R>> IntoIterator
    for &'a mut TensorBase<T, S, R, L>
{
    type Item = &'a mut T;
    type IntoIter = slice::IterMut<'a, T>;

    /// All elements, to write, in logical order.
    fn into_iter(self) -> slice::IterMut<'a, T> {
        self.iter_mut()
    }
}

impl<'a, T, const R: usize, L: Contiguous<R>> IntoIterator for ViewMut<'a, T, R, L> {
    type Item = &'a mut T;
    type IntoIter = slice::IterMut<'a, T>;

    /// All elements, to write, in logical order.
    fn into_iter(self) -> slice::IterMut<'a, T> {
        let count = self.layout.element_count();
        self.data.get_mut(..count).unwrap_or_default().iter_mut()
    }
}
