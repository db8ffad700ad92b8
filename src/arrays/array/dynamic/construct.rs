//! Constructors of arrays whose rank is known at run time.

use alloc::vec::Vec;

use smallvec::SmallVec;

use crate::{
    array::{
        ViewError,
        dynamic::{
            DynTensor, DynView, DynViewMut,
            layout::{DynStrided, Numbers},
        },
    },
    loops::allocate::{allocate, resize},
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

/// Lists of extents, each with its generics.
macro_rules! lists {
    ($([$($generics:tt)*] $list:ty;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<$($generics)*> DynExtents for $list {
            #[inline]
            fn known_extents(&self) -> Result<Numbers, ViewError> {
                Ok(Numbers::from_slice(self))
            }
        }
    )* };
}

lists! { [] [usize]; [const R: usize] [usize; R]; [] Vec<usize>; }

#[diagnostic::do_not_recommend]
impl<X: DynExtents + ?Sized> DynExtents for &X {
    #[inline]
    fn known_extents(&self) -> Result<Numbers, ViewError> {
        (**self).known_extents()
    }
}

/// The row-major layout of these extents, for memory of `found` elements.
#[inline]
fn fitting(shape: &impl DynExtents, found: usize) -> Result<DynStrided, ViewError> {
    let layout = DynStrided::of_extents(shape)?;
    let needed = layout.element_count();
    if needed > found { Err(ViewError::TooShort { needed, found }) } else { Ok(layout) }
}

impl<'a, T> DynView<'a, T> {
    /// Creates a row-major view of memory with the extents of `shape`. The rank and all extents of the shape must be known. Memory after
    /// the last element is ignored.
    ///
    /// # Errors
    ///
    /// [`ViewError::Unknown`] if the rank or an extent is unknown, [`ViewError::TooShort`] if the memory has fewer elements.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4, 5, 6], [2, 3])?;
    /// assert_eq!(matrix.get(&[1, 2]), Some(&6));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(data: &'a [T], shape: impl DynExtents) -> Result<Self, ViewError> {
        fitting(&shape, data.len()).map(|layout| Self::of_parts(data, layout))
    }

    /// Creates a view of memory from extents and strides. The view begins at the lowest of its offsets, as
    /// [`Strided`](crate::layout::Strided) does: if a stride is negative, the element at index 0 is further.
    ///
    /// # Errors
    ///
    /// [`ViewError::Size`] or [`ViewError::Span`] if the extents or the offsets do not fit, [`ViewError::TooShort`] if the memory is shorter
    /// than the span, [`ViewError::Strides`] if there is not one stride for each extent, [`ViewError::RankTooLarge`] above rank 254.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let view = DynView::with_strides(&[1, 2, 3, 4, 5], &[2, 2], &[0, -4])?;
    /// assert_eq!(view.to_vec(), [5, 1, 5, 1]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias = "as_strided")]
    pub fn with_strides(data: &'a [T], extents: &[usize], strides: &[isize]) -> Result<Self, ViewError> {
        if extents.len() != strides.len() {
            return Err(ViewError::Strides { extents: extents.len(), strides: strides.len() });
        }
        let (layout, needed) = DynStrided::with_strides(extents, strides)?;
        let found = data.len();
        if needed > found {
            Err(ViewError::TooShort { needed, found })
        } else {
            Ok(Self::of_parts(data, layout))
        }
    }
}

impl<'a, T> DynViewMut<'a, T> {
    /// Creates a row-major mutable view of memory with the extents of `shape`. Memory after the last element is ignored.
    ///
    /// # Errors
    ///
    /// Same errors as [`DynView::new`].
    ///
    /// ```
    /// use shapewise::array::DynViewMut;
    ///
    /// let mut memory = [0; 6];
    /// DynViewMut::new(&mut memory, [2, 3])?[[1, 0]] = 7;
    /// assert_eq!(memory, [0, 0, 0, 7, 0, 0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(data: &'a mut [T], shape: impl DynExtents) -> Result<Self, ViewError> {
        fitting(&shape, data.len()).map(|layout| Self::of_parts(data, layout))
    }
}

impl<T> DynTensor<T> {
    /// Creates a tensor from elements in row-major order and their shape. The rank and all extents of the shape must be known.
    ///
    /// # Errors
    ///
    /// [`ViewError::Unknown`] if the rank or an extent is unknown, [`ViewError::Length`] if the number of elements is another one.
    ///
    /// ```
    /// use shapewise::{DynShape, array::DynTensor};
    ///
    /// let shape = DynShape::from_ints(&[2, 3])?;
    /// assert_eq!(DynTensor::new(vec![1, 2, 3, 4, 5, 6], &shape)?[[1, 0]], 4);
    /// assert_eq!(
    ///     DynTensor::new(vec![1, 2, 3], &shape).unwrap_err().to_string(),
    ///     "the shape has 6 elements, but the memory has 3: a tensor owns exactly its elements"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("from_vec", "from_shape_vec"))]
    pub fn new(data: Vec<T>, shape: impl DynExtents) -> Result<Self, ViewError> {
        let layout = DynStrided::of_extents(&shape)?;
        let (needed, found) = (layout.element_count(), data.len());
        if needed != found {
            Err(ViewError::Length { needed, found })
        } else {
            Ok(Self::of_parts(data, layout))
        }
    }

    /// Creates a tensor of this shape with a value at each index.
    ///
    /// # Errors
    ///
    /// [`ViewError::Unknown`] if the rank or an extent is unknown, [`ViewError::Memory`] if there is not enough memory.
    ///
    /// ```
    /// use shapewise::array::DynTensor;
    ///
    /// assert_eq!(DynTensor::filled([2, 2], 7)?.as_slice(), [7, 7, 7, 7]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("zeros", "ones", "full", "from_elem"))]
    pub fn filled(shape: impl DynExtents, value: T) -> Result<Self, ViewError>
    where
        T: Clone,
    {
        let layout = DynStrided::of_extents(&shape)?;
        let count = layout.element_count();
        let mut data = allocate(count)?;
        resize(&mut data, count, value);
        Ok(Self::of_elements(data, layout))
    }

    /// Creates a tensor of this shape from the results of a function of the index. The function is called for each index in logical
    /// order.
    ///
    /// # Errors
    ///
    /// [`ViewError::Unknown`] if the rank or an extent is unknown, [`ViewError::Memory`] if there is not enough memory.
    ///
    /// ```
    /// use shapewise::array::DynTensor;
    ///
    /// let matrix = DynTensor::from_fn([2, 2], |index| 10 * index[0] + index[1])?;
    /// assert_eq!(matrix.as_slice(), [0, 1, 10, 11]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("fromfunction", "from_shape_fn"))]
    pub fn from_fn(shape: impl DynExtents, mut make: impl FnMut(&[usize]) -> T) -> Result<Self, ViewError> {
        let layout = DynStrided::of_extents(&shape)?;
        let mut data = allocate(layout.element_count())?;
        layout.each_index(|index, _| data.push(make(index)));
        Ok(Self::of_elements(data, layout))
    }
}
