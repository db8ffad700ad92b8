//! Copies of all elements: a vector, or a tensor of the same extents.

use alloc::vec::Vec;

use crate::{
    array::{Lend, TensorBase},
    layout::Layout,
    loops::relayout,
    verbs::TensorLike,
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
    #[doc(alias = "to_owned")]
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
