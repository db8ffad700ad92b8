//! How many elements there are of a kind.

#[cfg(feature = "alloc")]
use crate::array::DynBase;
use crate::{
    array::{Lend, TensorBase},
    layout::Layout,
};

/// # Counts of all elements
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns how many elements differ from the default of their type: from 0, or `false`.
    ///
    /// ```
    /// let x = shapewise::tensor![3, 0, -1, 0];
    /// assert_eq!(x.count_nonzero(), 2);
    /// ```
    #[doc(alias = "nnz")]
    #[must_use]
    pub fn count_nonzero(&'s self) -> usize
    where
        T: PartialEq + Default,
    {
        let zero = T::default();
        self.fold(0, |count: usize, element| count.wrapping_add(usize::from(*element != zero)))
    }
}

#[cfg(feature = "alloc")]
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
    /// Returns how many elements differ from the default of their type: [`TensorBase::count_nonzero`](crate::array::TensorBase::count_nonzero).
    #[must_use]
    pub fn count_nonzero(&'s self) -> usize
    where
        T: PartialEq + Default,
    {
        let zero = T::default();
        self.fold(0, |count: usize, element| count.wrapping_add(usize::from(*element != zero)))
    }
}
