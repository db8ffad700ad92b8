//! Views of ndarray with cells between their elements.
//!
//! # Why it is unsafe
//!
//! A view of this crate borrows all memory from its first to its last element. ndarray lends elements one by one: in safe code the
//! cells between them may be borrowed mutably by another view (`multi_slice_mut`), and a slice over such cells would be undefined
//! behaviour. Whether there is such a view, only the caller knows. So this is a function for callers, and no safe function calls it.
//!
//! # The gain
//!
//! The copy that it saves: the conversion of the left half of each row of 4096 x 4096 `f32` takes 50 ns in place, and 17 ms by
//! `to_owned` (minimum of 10, measured by `tests/interop/ndarray.rs`, test `the_cost_of_a_copy`, in a release build).
#![expect(unsafe_code, reason = "one file, one operation per block; the contract and the gain are above")]

use core::slice;

use ndarray::{ArrayView, ArrayViewMut};

use super::{NdarrayError, OfRank, layout};
use crate::{View, ViewMut};

/// # Arrays of ndarray with gaps, by a promise
impl<'a, T, const R: usize> View<'a, T, R> {
    /// Converts a view of ndarray to a view of the same elements, with any strides, also with gaps and overlapping windows.
    /// Nothing is copied. [`from_ndarray`](Self::from_ndarray) is the safe version, for elements that are side by side.
    ///
    /// # Errors
    ///
    /// [`NdarrayError::Rank`] if an array of dimension `IxDyn` has another rank, [`NdarrayError::Layout`] if the span does not fit.
    ///
    /// # Safety
    ///
    /// All memory from the first to the last element in memory must be initialized elements of one allocation, and as long as `'a`
    /// lasts, nothing writes them. That is true if the view was made by slices of an array that is borrowed to read, and not if
    /// another part of the same array is borrowed to write.
    ///
    /// ```
    /// use ndarray::{Array2, s};
    /// use shapewise::View;
    ///
    /// let array = Array2::from_shape_fn((3, 4), |(i, j)| 10 * i + j);
    /// let left = array.slice(s![.., ..2]);
    /// assert!(View::from_ndarray(left).is_err());
    /// // SAFETY: `array` owns the memory, and is borrowed to read only.
    /// let left = unsafe { View::from_ndarray_with_gaps(left) }?;
    /// assert_eq!((left.extents(), left.strides(), left[[2, 1]]), ([3, 2], [4, 1], 21));
    /// # Ok::<(), shapewise::interop::ndarray::NdarrayError>(())
    /// ```
    pub unsafe fn from_ndarray_with_gaps<D: OfRank<R>>(
        array: ArrayView<'a, T, D>,
    ) -> Result<Self, NdarrayError> {
        let layout = layout(&array)?;
        if array.is_empty() {
            return Ok(View::with_layout(&[], layout)?);
        }
        // SAFETY: ndarray's pointer is to the element at index 0. The lowest element of the same array is `base` elements before it, so
        // both are in one allocation.
        let lowest = unsafe { array.as_ptr().sub(layout.base()) };
        // SAFETY: the array has elements from `lowest` to `span - 1` after it. By the contract, all memory between them is initialized,
        // of one allocation, and not written during `'a`. Its size fits `isize`, because ndarray keeps arrays below that.
        let memory = unsafe { slice::from_raw_parts(lowest, layout.span()) };
        Ok(View::with_layout(memory, layout)?)
    }
}

/// # Arrays of ndarray with gaps, to write, by a promise
impl<'a, T, const R: usize> ViewMut<'a, T, R> {
    /// Converts a mutable view of ndarray to a mutable view of the same elements, also with gaps. Nothing is copied.
    /// [`from_ndarray`](Self::from_ndarray) is the safe version, for elements that are side by side.
    ///
    /// # Errors
    ///
    /// Same errors as [`View::from_ndarray_with_gaps`].
    ///
    /// # Safety
    ///
    /// All memory from the first to the last element in memory must be initialized elements of one allocation, and as long as `'a`
    /// lasts, nothing else reads or writes them.
    ///
    /// ```
    /// use ndarray::{Array2, s};
    /// use shapewise::ViewMut;
    ///
    /// let mut array = Array2::<i32>::zeros((2, 3));
    /// let left = array.slice_mut(s![.., ..2]);
    /// // SAFETY: `array` owns the memory, and `left` is its only borrow.
    /// unsafe { ViewMut::from_ndarray_with_gaps(left) }?.fill(7);
    /// assert_eq!(array, ndarray::arr2(&[[7, 7, 0], [7, 7, 0]]));
    /// # Ok::<(), shapewise::interop::ndarray::NdarrayError>(())
    /// ```
    pub unsafe fn from_ndarray_with_gaps<D: OfRank<R>>(
        mut array: ArrayViewMut<'a, T, D>,
    ) -> Result<Self, NdarrayError> {
        let layout = layout(&array)?;
        if array.is_empty() {
            return Ok(ViewMut::with_layout(&mut [], layout)?);
        }
        // SAFETY: as in `View::from_ndarray_with_gaps`.
        let lowest = unsafe { array.as_mut_ptr().sub(layout.base()) };
        // SAFETY: as in `View::from_ndarray_with_gaps`. By the contract, nothing else reads or writes this memory during `'a`.
        let memory = unsafe { slice::from_raw_parts_mut(lowest, layout.span()) };
        Ok(ViewMut::with_layout(memory, layout)?)
    }
}
