//! Views of nalgebra with cells between their elements.
//!
//! # Why it is unsafe
//!
//! As for ndarray (`interop/ndarray/gaps.rs`): a slice includes the cells between the elements, and in safe code another view may write
//! there (`rows_range_pair_mut`). nalgebra's own function for such a slice is unsafe for that reason. Whether there is such a view, only
//! the caller knows, and no safe function calls this one.
//!
//! # The gain
//!
//! The copy that it saves, which is the one that is measured for ndarray.
#![expect(unsafe_code, reason = "one file, one operation per block; the contract and the gain are above")]

use nalgebra::{Matrix, RawStorage};

use super::{AsExtent, NalgebraError, strided};
use crate::View;

/// # Matrices of nalgebra with gaps, by a promise
impl<'a, T> View<'a, T, 2> {
    /// Converts a matrix of nalgebra to a view of it, with any strides, also with gaps. Nothing is copied.
    /// [`from_nalgebra`](View::from_nalgebra) is the safe version, for matrices without gaps.
    ///
    /// # Errors
    ///
    /// [`NalgebraError::View`] if the strides do not fit `isize`.
    ///
    /// # Safety
    ///
    /// As long as `'a` lasts, nothing writes the memory from the first to the last element. That is true if the view was made from a
    /// matrix that is borrowed to read, and not if another part of the same matrix is borrowed to write.
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// let matrix = nalgebra::Matrix3::new(1, 2, 3, 4, 5, 6, 7, 8, 9);
    /// let corner = matrix.view((1, 1), (2, 2));
    /// // SAFETY: `matrix` owns the memory, and is borrowed to read only.
    /// let view = unsafe { View::from_nalgebra_with_gaps(&corner) }?;
    /// assert_eq!((view.strides(), view[[0, 1]]), ([1, 3], 6));
    /// # Ok::<(), shapewise::interop::nalgebra::NalgebraError>(())
    /// ```
    pub unsafe fn from_nalgebra_with_gaps<M: AsExtent, N: AsExtent, S: RawStorage<T, M, N>>(
        matrix: &'a Matrix<T, M, N, S>,
    ) -> Result<Self, NalgebraError> {
        let layout = strided(matrix)?;
        if layout.element_count() == 0 {
            return Ok(View::with_layout(&[], layout)?);
        }
        // SAFETY: by the contract, nothing writes this memory during `'a`. nalgebra returns the memory from the first to the last element.
        let memory = unsafe { matrix.data.as_slice_unchecked() };
        Ok(View::with_layout(memory, layout)?)
    }
}
