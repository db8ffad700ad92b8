//! The extents of an array whose rank is known at run time, as its constructors take them.

use alloc::vec::Vec;

use smallvec::SmallVec;

use crate::{
    array::{ViewError, dynamic::layout::Numbers},
    shape::{DynShape, Shape},
    types::ExtentList,
};

/// The extents of an array, as [`DynTensor::zeros`](crate::array::DynTensor::zeros) takes them: an array, a slice or a vector of `usize`, or a shape whose rank
/// and extents are known.
///
/// # Examples
///
/// ```
/// use shapewise::{DynShape, array::DynTensor};
///
/// let x = DynTensor::<f32>::zeros([2, 3])?;
/// let extents = vec![2, 3]; // as a file has them
/// assert_eq!(x, DynTensor::zeros(&extents)?);
/// assert_eq!(x, DynTensor::zeros(x.shape())?);
/// assert_eq!(x, DynTensor::zeros("[2,3]".parse::<DynShape>()?)?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "expected the extents of an array, found `{Self}`",
    label = "write `[2, 3]`; a slice or a vector of `usize`, and a `DynShape`, are extents, too"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait DynExtents {
    /// Returns the extents, in axis order, if all are known. See [`DynExtents`].
    ///
    /// # Errors
    ///
    /// [`ViewError::Unknown`] if the rank or an extent is unknown.
    fn known_extents(&self) -> Result<SmallVec<[usize; 8]>, ViewError>;
}

#[diagnostic::do_not_recommend]
impl DynExtents for DynShape {
    #[inline]
    fn known_extents(&self) -> Result<Numbers, ViewError> {
        let extents = self.extents().ok_or(ViewError::Unknown)?;
        extents.iter().map(|extent| extent.get().ok_or(ViewError::Unknown)).collect()
    }
}

#[diagnostic::do_not_recommend]
impl<const R: usize, E: ExtentList<R>> DynExtents for Shape<R, E> {
    #[inline]
    fn known_extents(&self) -> Result<Numbers, ViewError> {
        Ok(Numbers::from_slice(&self.extents()))
    }
}

#[diagnostic::do_not_recommend]
impl DynExtents for [usize] {
    #[inline]
    fn known_extents(&self) -> Result<Numbers, ViewError> {
        Ok(Numbers::from_slice(self))
    }
}

#[diagnostic::do_not_recommend]
impl<const R: usize> DynExtents for [usize; R] {
    #[inline]
    fn known_extents(&self) -> Result<Numbers, ViewError> {
        Ok(Numbers::from_slice(self))
    }
}

#[diagnostic::do_not_recommend]
impl DynExtents for Vec<usize> {
    #[inline]
    fn known_extents(&self) -> Result<Numbers, ViewError> {
        Ok(Numbers::from_slice(self))
    }
}

#[diagnostic::do_not_recommend]
impl<X: DynExtents + ?Sized> DynExtents for &X {
    #[inline]
    fn known_extents(&self) -> Result<Numbers, ViewError> {
        (**self).known_extents()
    }
}
