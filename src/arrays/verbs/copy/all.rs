//! Copies of all elements: a vector, or a tensor of the same extents.

use alloc::vec::Vec;

use crate::{
    array::{Lend, TensorBase, memory::try_as_slice},
    index::MemoryError,
    layout::Layout,
    loops::{allocate::allocate, relayout},
    verbs::{TensorLike, copy::to_layout::copied, elementwise::whole::fold_in_order},
};

/// # Copy all elements
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns the elements in a vector, in logical order.
    ///
    /// # Panics
    ///
    /// As `Vec` does if the elements do not fit in memory, or the allocation aborts: a broadcast may have more elements than there
    /// is memory. [`try_to_vec`](Self::try_to_vec), [`zip_map`](Self::zip_map) and [`try_from_fn`](Self::try_from_fn) return an error instead.
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// let memory = [1, 2, 3, 4];
    /// assert_eq!(View::new(&memory, [2, 2])?.transpose().to_vec(), [1, 3, 2, 4]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias = "flatten")]
    #[doc(alias = "ravel")]
    #[doc(alias = "tolist")]
    #[must_use]
    pub fn to_vec(&'s self) -> Vec<T>
    where
        T: Clone,
    {
        relayout::to_vec(self.data.lend(), &self.layout.ranked())
    }

    /// Returns a tensor of the same elements in row-major order. What the type knows of the extents stays in the type.
    ///
    /// # Panics
    ///
    /// Same panics as [`to_vec`](Self::to_vec).
    ///
    /// ```
    /// use shapewise::{View, shape};
    ///
    /// let memory = [1, 2, 3, 4];
    /// let columns = View::new(&memory, shape![2, 2])?.transpose().to_tensor();
    /// assert_eq!(columns.as_slice(), [1, 3, 2, 4]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias("to_owned", "into_owned"))]
    #[doc(alias = "ascontiguousarray")]
    #[doc(alias = "contiguous")]
    #[must_use]
    pub fn to_tensor(&'s self) -> TensorLike<T, L, R>
    where
        T: Clone,
    {
        TensorBase::of_results(self.to_vec(), &self.extents())
    }
}

/// # Copy if there is enough memory
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns the elements in a vector, in logical order: [`to_vec`](Self::to_vec), which returns an error if they do not fit in memory.
    ///
    /// # Errors
    ///
    /// [`MemoryError`] if there is not enough memory: a broadcast may have more elements than there is memory.
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// let unit = View::new(&[1_u8], [1])?;
    /// let all = unit.broadcast_to([isize::MAX as usize]);
    /// assert_eq!(
    ///     all.try_to_vec().unwrap_err().to_string(),
    ///     "there is no memory for 9223372036854775807 elements of 1 byte"
    /// );
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    pub fn try_to_vec(&'s self) -> Result<Vec<T>, MemoryError>
    where
        T: Clone,
    {
        copied(self.data.lend(), &self.layout)
    }

    /// Copies the elements to a tensor in row-major order: [`to_tensor`](Self::to_tensor), which returns an error if they do not fit
    /// in memory.
    ///
    /// # Errors
    ///
    /// Same errors as [`try_to_vec`](Self::try_to_vec).
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// let unit = View::new(&[1_u8], [1])?;
    /// assert_eq!(unit.try_to_tensor().unwrap().as_slice(), [1]);
    /// assert!(unit.broadcast_to([isize::MAX as usize]).try_to_tensor().is_err());
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    pub fn try_to_tensor(&'s self) -> Result<TensorLike<T, L, R>, MemoryError>
    where
        T: Clone,
    {
        Ok(TensorBase::of_results(self.try_to_vec()?, &self.extents()))
    }

    /// Returns a tensor of the results of a function for each element: [`map`](Self::map), which returns an error if they do not fit
    /// in memory. The function is not called then.
    ///
    /// # Errors
    ///
    /// Same errors as [`try_to_vec`](Self::try_to_vec).
    ///
    /// ```
    /// use shapewise::{View, shape};
    ///
    /// let squares = View::new(&[1, 2, 3], shape![3])?.try_map(|x| x * x).unwrap();
    /// assert_eq!(squares.as_slice(), [1, 4, 9]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    pub fn try_map<U>(&'s self, mut map: impl FnMut(&'a T) -> U) -> Result<TensorLike<U, L, R>, MemoryError> {
        let mut data = allocate(self.element_count())?;
        if let Some(slice) = try_as_slice(self.data.lend(), &self.layout.ranked()) {
            data.extend(slice.iter().map(map));
        } else {
            fold_in_order(self.data.lend(), &self.layout, (), |(), element| data.push(map(element)));
        }
        Ok(TensorBase::of_results(data, &self.extents()))
    }
}
