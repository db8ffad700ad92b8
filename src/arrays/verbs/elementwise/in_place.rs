//! Maps that write over the elements, and return the array.

use crate::{
    array::{DynBase, TensorBase},
    layout::Layout,
    private::Exists,
    storage::StorageMut,
};

/// # Compute each element in place
impl<T: Copy, S, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Writes the result of a function over each element, in no specified order, and returns this array: [`map_copied`](Self::map_copied) without
    /// new memory. It takes a tensor or a mutable view.
    ///
    /// ```
    /// use shapewise::tensor;
    ///
    /// let (a, b) = (tensor![1.0, 3.0], tensor![3.0, 1.0]);
    /// assert_eq!((&a + &b).into_map(f64::sqrt), tensor![2.0, 2.0]); // one allocation
    /// ```
    #[doc(alias("mapv_into", "mapv_inplace"))]
    #[must_use]
    pub fn into_map(mut self, mut map: impl FnMut(T) -> T) -> Self
    where
        S: StorageMut<T, Proof: Exists>,
    {
        self.for_each_mut(|element| *element = map(*element));
        self
    }
}

impl<T: Copy, S: StorageMut<T>> DynBase<T, S> {
    /// Writes the result of a function over each element, in no specified order, and returns this array: [`map_copied`](Self::map_copied) without
    /// new memory.
    ///
    /// ```
    /// use shapewise::tensor;
    ///
    /// let x = tensor![1.0, 4.0].into_dynamic();
    /// assert_eq!(x.into_map(f64::sqrt).as_slice(), [1.0, 2.0]);
    /// ```
    #[doc(alias("mapv_into", "mapv_inplace"))]
    #[must_use]
    pub fn into_map(mut self, mut map: impl FnMut(T) -> T) -> Self {
        self.for_each_mut(|element| *element = map(*element));
        self
    }
}
