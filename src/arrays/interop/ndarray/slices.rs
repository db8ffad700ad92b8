//! Slices of arrays of ndarray, with the array that they are slices of.

use ndarray::{ArrayBase, ArrayView, Data, Dimension};

use super::{NdarrayError, OfRank, layout, lent};
use crate::{View, interop::part::within};

/// # Parts of arrays of ndarray as views
impl<'a, T, const R: usize> View<'a, T, R> {
    /// Converts a part of an array of ndarray, with strides of any order and sign, and with gaps, to a view of the same elements. Nothing is copied. The
    /// array is borrowed, so nothing writes between the elements of the part.
    ///
    /// # Errors
    ///
    /// [`NdarrayError::Outside`] if an element of the part is not in the memory of the array, [`NdarrayError::Gaps`] if the array itself has gaps,
    /// [`NdarrayError::Rank`] if a part of dimension `IxDyn` has another rank.
    ///
    /// ```
    /// use ndarray::{Array2, s};
    /// use shapewise::View;
    ///
    /// let array = Array2::from_shape_fn((3, 4), |(i, j)| 10 * i + j);
    /// let left = array.slice(s![.., ..2]);
    /// assert!(View::from_ndarray(left).is_err()); // other views might write the right half
    /// let left = View::from_ndarray_part(&array, left)?;
    /// assert_eq!((left.extents(), left.strides(), left[[2, 1]]), ([3, 2], [4, 1], 21));
    ///
    /// let other = array.clone();
    /// let error = View::from_ndarray_part(&other, array.slice(s![.., ..2])).unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "the part is not in the memory of the array: slice the array that is passed"
    /// );
    /// # Ok::<(), shapewise::interop::ndarray::NdarrayError>(())
    /// ```
    pub fn from_ndarray_part<S: Data<Elem = T>, D: Dimension, P: OfRank<R>>(
        array: &'a ArrayBase<S, D>,
        part: ArrayView<'_, T, P>,
    ) -> Result<Self, NdarrayError> {
        let layout = layout(&part)?;
        within(lent(array.view())?, part.as_ptr(), layout).ok_or(NdarrayError::Outside)
    }
}
