//! Arrays in bytes, whose element type, shape and order are known at run time: what files hold (feature `bytemuck`).
//!
//! ```
//! use shapewise::{DenseView, Extents, View};
//! use shapewise_io::raw::RawArray;
//! use shapewise_xla::ElementType;
//!
//! let memory = [1.0_f32, 2.0, 3.0, 4.0, 5.0, 6.0];
//! let array = RawArray::new(ElementType::F32, &"[2,3]".parse()?, bytemuck::cast_slice(&memory))?;
//!
//! let matrix: View<'_, f32, 2> = array.view()?; // in place
//! assert_eq!(matrix[[1, 0]], 4.0);
//! // with extents in the type
//! let typed: DenseView<'_, f32, 2, Extents![usize, 3]> = array.dense()?;
//! assert_eq!(typed.row([1]).as_slice(), [4.0, 5.0, 6.0]);
//!
//! assert_eq!(
//!     array.view::<i32, 2>().unwrap_err().to_string(),
//!     "the elements are f32, expected s32"
//! );
//! assert_eq!(array.view::<f32, 3>().unwrap_err().to_string(), "the rank is 2, expected 3");
//! assert_eq!(
//!     array.dense::<f32, 2, Extents![usize, 4]>().unwrap_err().to_string(),
//!     "axis 1 has extent 3, expected 4"
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use alloc::vec::Vec;

use shapewise::{
    DenseTensor, DenseView, DynShape, ExtentMismatch, Extents, RowMajor, Shape, ShapeError, Strided, Tensor,
    View, ViewError,
    array::{DynTensor, DynView},
    interop::bytes::{BytesError, elements},
    message::{Count, error_messages, or_fail},
};
use shapewise_xla::ElementType;

use super::bytes::{Plain, swap};

/// Why an array in bytes is not the one that the program expects: the error of [`RawArray::new`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum RawError {
    /// The elements are of another type.
    Element {
        /// The element type that the program states.
        expected: ElementType,
        /// That of the array.
        found: ElementType,
    },
    /// The array has another rank or another extent.
    Shape(ShapeError),
    /// There are fewer or more bytes than the elements of the shape have.
    Length {
        /// The number of bytes of the elements.
        needed: u128,
        /// The number of bytes found.
        found: usize,
    },
    /// The bytes cannot be borrowed as elements.
    Bytes(BytesError),
    /// The bytes are in the order of another machine, so they cannot be borrowed as elements.
    ByteOrder,
    /// The elements are in column-major order, so they cannot be borrowed as row-major ones.
    ColumnMajor,
    /// The memory and the shape do not fit together.
    View(ViewError),
}

error_messages! {
    #[inline] RawError [Shape(ShapeError), Bytes(BytesError), View(ViewError)]
    Self::Element { expected, found } => "the elements are {found}, expected {expected}";
    Self::Length { needed, found } => "the elements of the shape have {}, but {found} were found",
        Count(needed, "byte", "bytes");
    Self::ByteOrder => "the bytes are in the order of another machine: copy the elements to a tensor";
    Self::ColumnMajor =>
        "the elements are in column-major order: take a view of any strides, or copy them to a tensor";
}

impl From<ExtentMismatch> for RawError {
    fn from(error: ExtentMismatch) -> Self {
        Self::Shape(error.into())
    }
}

/// An array in bytes: element type, shape, order and memory. See [`RawArray::new`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RawArray<'a> {
    // INVARIANT: all extents are known, and `bytes` has the length that the element type and the shape require, unless elements have fewer
    // than 8 bits.
    element: ElementType,
    shape: DynShape,
    is_column_major: bool,
    is_swapped: bool,
    bytes: &'a [u8],
}

impl<'a> RawArray<'a> {
    /// Creates an array from an element type, a shape and bytes in row-major order and in the byte order of this machine.
    ///
    /// # Errors
    ///
    /// [`RawError::Shape`] if an extent is unknown, [`RawError::Length`] if the number of bytes differs from the one that the elements have.
    /// Elements of fewer than 8 bits are not counted, because files pack them in several ways.
    ///
    /// ```
    /// use shapewise_io::raw::RawArray;
    /// use shapewise_xla::ElementType;
    ///
    /// let error = RawArray::new(ElementType::F32, &"[2,3]".parse()?, &[0; 20]).unwrap_err();
    /// assert_eq!(error.to_string(), "the elements of the shape have 24 bytes, but 20 were found");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(element: ElementType, shape: &DynShape, bytes: &'a [u8]) -> Result<Self, RawError> {
        Self::of_order(element, shape, bytes, false, false)
    }

    /// Creates an array as [`new`](Self::new) does, of any order of axes and bytes.
    pub(crate) fn of_order(
        element: ElementType,
        shape: &DynShape,
        bytes: &'a [u8],
        is_column_major: bool,
        is_swapped: bool,
    ) -> Result<Self, RawError> {
        let count = shape.element_count().get().filter(|_| shape.is_fully_known());
        let count = count.ok_or(RawError::View(ViewError::Unknown))?;
        let needed = byte_count(element, count);
        if needed != bytes.len().try_into().unwrap_or(u128::MAX) && element.bits() >= 8 {
            return Err(RawError::Length { needed, found: bytes.len() });
        }
        Ok(Self { element, shape: shape.clone(), is_column_major, is_swapped, bytes })
    }

    /// Returns the type of the elements.
    ///
    /// ```
    /// use shapewise_io::raw::RawArray;
    /// use shapewise_xla::ElementType;
    ///
    /// let bytes = [1, 2, 3, 4, 5, 6];
    /// let array = RawArray::new(ElementType::U8, &"[2,3]".parse()?, &bytes)?;
    /// assert_eq!(
    ///     (array.element_type(), array.shape().to_string().as_str()),
    ///     (ElementType::U8, "[2,3]")
    /// );
    /// assert!(array.is_native() && !array.is_column_major());
    /// assert_eq!(array.as_bytes(), bytes);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "dtype")]
    #[must_use]
    pub const fn element_type(&self) -> ElementType {
        self.element
    }

    /// Returns the shape. All its extents are known.
    ///
    /// [`element_type`](Self::element_type) has an example.
    #[must_use]
    pub const fn shape(&self) -> &DynShape {
        &self.shape
    }

    /// Returns `true` if the first axis varies fastest in memory: Fortran's order.
    ///
    /// [`element_type`](Self::element_type) has an example.
    #[doc(alias = "fortran_order")]
    #[must_use]
    pub const fn is_column_major(&self) -> bool {
        self.is_column_major
    }

    /// Returns `true` if the bytes of each number are in the order of this machine.
    ///
    /// [`element_type`](Self::element_type) has an example.
    #[must_use]
    pub const fn is_native(&self) -> bool {
        !self.is_swapped
    }

    /// Returns the bytes of the elements.
    ///
    /// [`element_type`](Self::element_type) has an example.
    #[must_use]
    pub const fn as_bytes(&self) -> &'a [u8] {
        self.bytes
    }

    /// Returns the elements in memory order, in place.
    fn elements<T: Plain>(&self) -> Result<&'a [T], RawError> {
        self.expect(T::TYPE)?;
        if self.is_swapped && self.element.bytes() > 1 {
            return Err(RawError::ByteOrder);
        }
        Ok(elements(self.bytes)?)
    }

    /// Returns a copy of the elements in memory order.
    fn copied<T: Plain>(&self) -> Result<Vec<T>, RawError> {
        self.expect(T::TYPE)?;
        let in_place = if self.is_swapped { Err(BytesError::Value) } else { elements::<T>(self.bytes) };
        if let Ok(elements) = in_place {
            return Ok(elements.to_vec());
        }
        let mut all = Vec::with_capacity(self.bytes.len().checked_div(size_of::<T>()).unwrap_or_default());
        let mut buffer = [0_u64; 512];
        let buffer: &mut [u8] = bytemuck::cast_slice_mut(&mut buffer);
        for chunk in self.bytes.chunks(buffer.len()) {
            let buffer = buffer.get_mut(..chunk.len()).unwrap_or_default();
            buffer.copy_from_slice(chunk);
            if self.is_swapped {
                swap(buffer, self.element);
            }
            all.extend_from_slice(elements(buffer)?);
        }
        Ok(all)
    }

    const fn expect(&self, expected: ElementType) -> Result<(), RawError> {
        if self.element.number() == expected.number() {
            Ok(())
        } else {
            Err(RawError::Element { expected, found: self.element })
        }
    }

    /// Returns a view of the elements, in place, in the order of the array.
    ///
    /// # Errors
    ///
    /// [`RawError::Element`] if the elements are of another type, [`RawError::Shape`] if the rank is another one, [`RawError::Bytes`] if the
    /// bytes are not aligned, [`RawError::ByteOrder`] if they are in the order of another machine.
    ///
    /// ```
    /// use shapewise_io::raw::RawArray;
    /// use shapewise_xla::ElementType;
    ///
    /// let array = RawArray::new(ElementType::U8, &"[2,2]".parse()?, &[1, 2, 3, 4])?;
    /// assert_eq!(array.view::<u8, 2>()?[[1, 0]], 3);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn view<T: Plain, const R: usize>(&self) -> Result<View<'a, T, R>, RawError> {
        let elements = self.elements()?;
        let extents = Shape::<R>::try_from(&self.shape)?.extents();
        let layout =
            if self.is_column_major { Strided::column_major(extents) } else { Strided::row_major(extents) };
        Ok(View::with_layout(elements, layout.map_err(ViewError::Size)?)?)
    }

    /// Returns a row-major view of the elements, in place, with extents in the type.
    ///
    /// # Errors
    ///
    /// Same errors as [`view`](Self::view); [`RawError::Shape`] also if an extent is another one, [`RawError::ColumnMajor`] if the order is.
    ///
    /// ```
    /// use shapewise::{DenseView, Extents};
    /// use shapewise_io::raw::RawArray;
    /// use shapewise_xla::ElementType;
    ///
    /// let array = RawArray::new(ElementType::U8, &"[2,2]".parse()?, &[1, 2, 3, 4])?;
    /// let matrix: DenseView<'_, u8, 2, Extents![usize, 2]> = array.dense()?;
    /// assert_eq!(matrix.row_arrays(), [[1, 2], [3, 4]]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn dense<T: Plain, const R: usize, E: Extents<R>>(&self) -> Result<DenseView<'a, T, R, E>, RawError> {
        let elements = self.elements()?;
        let shape = Shape::<R, E>::try_from(&self.shape)?;
        if self.is_column_major && !column_major_is_row_major(&shape.extents()) {
            return Err(RawError::ColumnMajor);
        }
        Ok(View::with_layout(elements, RowMajor::new(shape))?)
    }

    /// Returns a view of the elements, in place, whose rank is known at run time.
    ///
    /// # Errors
    ///
    /// Same errors as [`view`](Self::view), except for the rank.
    ///
    /// ```
    /// use shapewise::match_rank;
    /// use shapewise_io::raw::RawArray;
    /// use shapewise_xla::ElementType;
    ///
    /// let array = RawArray::new(ElementType::U8, &"[2,2]".parse()?, &[1, 2, 3, 4])?;
    /// let text = match_rank!(array.dyn_view::<u8>()?, {
    ///     1 => |vector| format!("a vector of {}", vector.element_count()),
    ///     2 => |matrix| format!("a matrix, {} in its corner", matrix[[0, 0]]),
    ///     _ => |error| error.to_string(),
    /// });
    /// assert_eq!(text, "a matrix, 1 in its corner");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn dyn_view<T: Plain>(&self) -> Result<DynView<'a, T>, RawError> {
        let elements = self.elements()?;
        if !self.is_column_major {
            return Ok(DynView::new(elements, &self.shape)?);
        }
        Ok(DynView::new(elements, reversed(&self.shape))?.transpose())
    }

    /// Copies the elements to a row-major tensor, whatever their alignment, byte order and order of axes are.
    ///
    /// # Errors
    ///
    /// [`RawError::Element`] if the elements are of another type, [`RawError::Shape`] if the rank is another one, [`RawError::Bytes`] if a
    /// byte is not a value of the element type.
    ///
    /// ```
    /// use shapewise_io::raw::RawArray;
    /// use shapewise_xla::ElementType;
    ///
    /// let array = RawArray::new(ElementType::U8, &"[2,2]".parse()?, &[1, 2, 3, 4])?;
    /// assert_eq!(array.to_tensor::<u8, 2>()?.as_slice(), [1, 2, 3, 4]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_tensor<T: Plain, const R: usize>(&self) -> Result<Tensor<T, R>, RawError> {
        self.to_dense::<T, R, [usize; R]>()
    }

    /// Copies the elements to a row-major tensor with extents in the type, like [`to_tensor`](Self::to_tensor).
    ///
    /// # Errors
    ///
    /// Same errors as [`to_tensor`](Self::to_tensor); [`RawError::Shape`] also if an extent is another one.
    ///
    /// ```
    /// use shapewise::{DenseTensor, Extents};
    /// use shapewise_io::raw::RawArray;
    /// use shapewise_xla::ElementType;
    ///
    /// let array = RawArray::new(ElementType::U8, &"[2,2]".parse()?, &[1, 2, 3, 4])?;
    /// let matrix: DenseTensor<u8, 2, Extents![2, 2]> = array.to_dense()?;
    /// assert_eq!(matrix.as_slice(), [1, 2, 3, 4]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_dense<T: Plain, const R: usize, E: Extents<R>>(
        &self,
    ) -> Result<DenseTensor<T, R, E>, RawError> {
        // The shape first: a wrong one costs no copy.
        let shape = Shape::<R, E>::try_from(&self.shape)?;
        let elements = self.copied()?;
        if !self.is_column_major {
            return Ok(Tensor::new(elements, shape.typed_extents())?);
        }
        let layout = Strided::column_major(shape.extents()).map_err(ViewError::Size)?;
        Ok(Tensor::new(View::with_layout(&elements, layout)?.to_vec(), shape.typed_extents())?)
    }

    /// Copies the elements to a row-major tensor whose rank is known at run time, like [`to_tensor`](Self::to_tensor).
    ///
    /// # Errors
    ///
    /// Same errors as [`to_tensor`](Self::to_tensor), except for the rank.
    ///
    /// ```
    /// use shapewise_io::raw::RawArray;
    /// use shapewise_xla::ElementType;
    ///
    /// let array = RawArray::new(ElementType::U8, &"[2,2]".parse()?, &[1, 2, 3, 4])?;
    /// assert_eq!(array.to_dyn_tensor::<u8>()?[[1, 0]], 3);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_dyn_tensor<T: Plain>(&self) -> Result<DynTensor<T>, RawError> {
        let elements = self.copied()?;
        if !self.is_column_major {
            return Ok(DynTensor::new(elements, &self.shape)?);
        }
        Ok(DynView::new(&elements, reversed(&self.shape))?.transpose().to_tensor())
    }
}

/// Returns the number of bytes of elements, which fits: a count fits `isize`, and an element has at most 16 bytes.
fn byte_count(element: ElementType, count: usize) -> u128 {
    let count: u128 = count.try_into().unwrap_or(u128::MAX);
    count.saturating_mul(element.bytes().try_into().unwrap_or(u128::MAX))
}

/// Returns the shape of the same memory with its axes reversed.
pub(super) fn reversed(shape: &DynShape) -> DynShape {
    match shape.extents() {
        // The same extents in another order fit as well.
        Some(extents) => or_fail(DynShape::new(extents.iter().rev().copied())),
        None => DynShape::UNKNOWN,
    }
}

/// Returns `true` if both orders have the same memory: at most one extent is not 1, or there are no elements.
fn column_major_is_row_major(extents: &[usize]) -> bool {
    extents.contains(&0) || extents.iter().filter(|extent| **extent != 1).count() <= 1
}
