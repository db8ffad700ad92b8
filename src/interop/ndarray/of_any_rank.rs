//! Arrays of ndarray of dimension `IxDyn`, and ours whose rank is known at run time.

use alloc::vec::Vec;

use ndarray::{ArrayD, ArrayViewD, IxDyn, ShapeBuilder};

use super::{NdarrayError, lent, memory};
use crate::{
    DynShape,
    array::{DynBase, DynTensor, DynView, Lend},
};

impl<'a, T> DynView<'a, T> {
    /// Converts a view of ndarray of any rank to a view of the same elements, with the same strides. Nothing is copied.
    ///
    /// # Errors
    ///
    /// [`NdarrayError::Gaps`] if the elements are not side by side in memory, [`NdarrayError::View`] if the rank is above 254.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let array = ndarray::arr2(&[[1, 2, 3], [4, 5, 6]]).into_dyn();
    /// let view = DynView::from_ndarray(array.view().reversed_axes())?;
    /// assert_eq!((view.shape().to_string(), view[[2, 1]]), ("[3,2]".into(), 6));
    /// # Ok::<(), shapewise::interop::ndarray::NdarrayError>(())
    /// ```
    pub fn from_ndarray(array: ArrayViewD<'a, T>) -> Result<Self, NdarrayError> {
        let memory = lent(array.clone())?;
        if array.is_empty() {
            return Ok(Self::new(memory, &shape(array.shape())?)?);
        }
        Ok(Self::with_strides(memory, array.shape(), array.strides())?)
    }
}

impl<T> DynTensor<T> {
    /// Converts a row-major array of ndarray of any rank into a tensor that owns its memory. Nothing is copied.
    ///
    /// # Errors
    ///
    /// [`NdarrayError::NotRowMajor`] if the array has another order or gaps, [`NdarrayError::Shape`] if the rank is above 254.
    ///
    /// ```
    /// use shapewise::array::DynTensor;
    ///
    /// let array = ndarray::arr2(&[[1, 2], [3, 4]]).into_dyn();
    /// let first = array.as_ptr();
    /// let tensor = DynTensor::from_ndarray(array)?;
    /// assert_eq!((tensor.as_slice(), tensor.as_slice().as_ptr()), (&[1, 2, 3, 4][..], first));
    /// # Ok::<(), shapewise::interop::ndarray::NdarrayError>(())
    /// ```
    pub fn from_ndarray(array: ArrayD<T>) -> Result<Self, NdarrayError> {
        if !array.is_standard_layout() {
            return Err(NdarrayError::NotRowMajor);
        }
        let (shape, count) = (shape(array.shape())?, array.len());
        Ok(Self::new(memory(array, 0, count), &shape)?)
    }

    /// Converts the tensor into an array of ndarray of any rank that owns its memory. Nothing is copied.
    ///
    /// # Panics
    ///
    /// Never: a tensor of any rank is row-major.
    ///
    /// ```
    /// use shapewise::Tensor;
    ///
    /// let array = Tensor::from([1, 2, 3]).into_dynamic().into_ndarray();
    /// assert_eq!(array, ndarray::arr1(&[1, 2, 3]).into_dyn());
    /// ```
    #[must_use]
    pub fn into_ndarray(self) -> ArrayD<T> {
        let extents: Vec<usize> = self.extents().collect();
        ArrayD::from_shape_vec(extents, self.into_vec()).expect("a tensor has the elements of its shape")
    }
}

impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
    /// Returns a view of ndarray of the same elements, with the same strides. Nothing is copied.
    ///
    /// # Panics
    ///
    /// Never: ndarray takes all strides of a view to read.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let view = DynView::new(&[1, 2, 3, 4, 5, 6], &"[2,3]".parse()?)?;
    /// assert_eq!(view.transpose().as_ndarray(), ndarray::arr2(&[[1, 4], [2, 5], [3, 6]]).into_dyn());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn as_ndarray(&'s self) -> ArrayViewD<'a, T> {
        let extents: Vec<usize> = self.extents().collect();
        let mut strides: Vec<usize> = self.strides().map(isize::cast_unsigned).collect();
        if self.is_empty() {
            strides.fill(0);
        }
        let shape = IxDyn(&extents).strides(IxDyn(&strides));
        ArrayViewD::from_shape(shape, self.as_memory()).expect("the span of a view is within its memory")
    }
}

/// Converts extents of ndarray to a shape.
fn shape(extents: &[usize]) -> Result<DynShape, NdarrayError> {
    Ok(DynShape::from_ints(extents)?)
}
