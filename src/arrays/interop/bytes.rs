//! Bytes as elements and elements as bytes, with the checks of the crate `bytemuck` (feature `bytemuck`). Nothing is copied.
//!
//! [`elements`] takes bytes from a file or from memory that another program shares. The crate `shapewise-io` adds an element type and a
//! shape that are known at run time, and reads files.
//!
//! Pixels and other structs of numbers become one more axis with [`TensorBase::unpack`], and that axis becomes pixels again with
//! [`TensorBase::pack`].
//!
//! The elements of an inline array are nested arrays, which bytemuck reads and writes by themselves: `bytes_of(matrix.as_nested())`.
//!
//! ```
//! use shapewise::Matrix;
//!
//! let pose = Matrix::of([[1_u16, 2], [3, 4]]);
//! let bytes = bytemuck::bytes_of(pose.as_nested()); // for a uniform of a shader
//! assert_eq!(bytes.len(), 8);
//! let read: [[u16; 2]; 2] = bytemuck::pod_read_unaligned(bytes);
//! assert_eq!(Matrix::from(read), pose);
//! ```
//!
//! ```
//! use shapewise::{View, interop::bytes::elements, shape};
//!
//! let floats = [1.0_f32, 2.0, 3.0, 4.0, 5.0, 6.0];
//! let bytes: &[u8] = bytemuck::cast_slice(&floats); // from a file
//! let matrix = View::new(elements::<f32>(bytes)?, shape![2, 3])?;
//! assert_eq!(matrix[[1, 2]], 6.0);
//! assert_eq!(
//!     elements::<f32>(&bytes[1..5]).unwrap_err().to_string(),
//!     "the bytes begin 1 after a multiple of 4, the alignment of the elements: copy them"
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use crate::{
    LayoutError, Strided, View, ViewError, ViewMut,
    array::{Lend, StorageMut, TensorBase},
    error::error_messages,
    layout::Layout,
    message::Count,
    private::Exists,
    rank::{Plus, Ranks},
};
use bytemuck::{AnyBitPattern, CheckedBitPattern, NoUninit, PodCastError, checked::CheckedCastError};

/// Why bytes are not elements: the error of [`elements`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BytesError {
    /// The bytes do not begin at an address that the elements require.
    Misaligned {
        /// The alignment of the elements, in bytes.
        alignment: usize,
        /// How many bytes after a multiple of it they begin.
        excess: usize,
    },
    /// The number of bytes is not a multiple of the size of an element.
    Length {
        /// The number of bytes.
        bytes: usize,
        /// The size of an element.
        size: usize,
    },
    /// A byte is not a value of the element type: a `bool` is 0 or 1.
    Value,
}

error_messages! {
    #[inline] BytesError []
    Self::Misaligned { alignment, excess } =>
        "the bytes begin {excess} after a multiple of {alignment}, the alignment of the elements: copy them";
    Self::Length { bytes, size } => "{} not a number of elements of {}",
        Count(bytes, "byte is", "bytes are"), Count(size, "byte", "bytes");
    Self::Value => "a byte is not a value of the element type: a `bool` is 0 or 1";
}

impl BytesError {
    /// Converts an error of bytemuck for elements `T` in a number of bytes at an address.
    #[doc(hidden)]
    #[must_use]
    pub fn of<T>(error: CheckedCastError, bytes: usize, address: usize) -> Self {
        match error {
            CheckedCastError::PodCastError(PodCastError::TargetAlignmentGreaterAndInputNotAligned) => {
                let alignment = align_of::<T>();
                Self::Misaligned { alignment, excess: address.checked_rem(alignment).unwrap_or_default() }
            }
            CheckedCastError::PodCastError(_) => Self::Length { bytes, size: size_of::<T>() },
            CheckedCastError::InvalidBitPattern => Self::Value,
        }
    }
}

/// Reinterprets bytes as elements, in the byte order of this machine. Nothing is copied.
///
/// # Errors
///
/// [`BytesError::Misaligned`] if the bytes do not begin at a multiple of the alignment of `T`, [`BytesError::Length`] if their number is
/// not a multiple of its size, [`BytesError::Value`] if one of them is not a value of it.
///
/// ```
/// use shapewise::interop::bytes::elements;
///
/// assert_eq!(elements::<bool>(&[0, 1])?, [false, true]);
/// assert_eq!(
///     elements::<u16>(&[1, 2, 3]).unwrap_err().to_string(),
///     "3 bytes are not a number of elements of 2 bytes"
/// );
/// assert!(elements::<bool>(&[2]).is_err());
/// # Ok::<(), shapewise::interop::bytes::BytesError>(())
/// ```
#[doc(alias("frombuffer", "cast_slice", "transmute"))]
pub fn elements<T: CheckedBitPattern>(bytes: &[u8]) -> Result<&[T], BytesError> {
    // No bytes are aligned to everything.
    if bytes.is_empty() {
        return Ok(&[]);
    }
    bytemuck::checked::try_cast_slice(bytes).map_err(|error| {
        // If both are wrong, the length is what the caller must correct first.
        match BytesError::of::<T>(error, bytes.len(), bytes.as_ptr().addr()) {
            BytesError::Misaligned { .. } if !bytes.len().is_multiple_of(size_of::<T>().max(1)) => {
                BytesError::Length { bytes: bytes.len(), size: size_of::<T>() }
            }
            error => error,
        }
    })
}

/// Reinterprets elements as their bytes, in the byte order of this machine. Nothing is copied.
///
/// ```
/// use shapewise::interop::bytes::as_bytes;
///
/// assert_eq!(
///     as_bytes(&[0x0201_u16, 0x0403]),
///     if cfg!(target_endian = "little") { [1, 2, 3, 4] } else { [2, 1, 4, 3] }
/// );
/// ```
#[doc(alias = "tobytes")]
#[must_use]
pub fn as_bytes<T: NoUninit>(elements: &[T]) -> &[u8] {
    // Elements without size have no bytes, and bytemuck would panic.
    bytemuck::try_cast_slice(elements).unwrap_or_default()
}

// Pixels as one more axis, and back.

/// Why elements are not the numbers of pixels, or numbers not pixels: the error of [`pack`](crate::View::pack).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PixelError {
    /// The bytes cannot be those of the other type.
    Bytes(BytesError),
    /// The size of a pixel is not a multiple of the size of a number.
    Size {
        /// The size of a pixel, in bytes.
        pixel: usize,
        /// The size of a number, in bytes.
        number: usize,
    },
    /// The last axis is not as long as a pixel.
    Extent {
        /// The number of numbers in a pixel.
        expected: usize,
        /// The extent of the last axis.
        found: usize,
    },
    /// The numbers of a pixel are not side by side, or the stride of another axis is not a number of pixels.
    Stride {
        /// The axis.
        axis: usize,
        /// Its stride, in numbers.
        stride: isize,
    },
    /// The layout does not fit.
    Layout(LayoutError),
    /// The memory and the layout do not fit together.
    View(ViewError),
}

error_messages! {
    #[inline] PixelError [Bytes(BytesError), Layout(LayoutError), View(ViewError)]
    Self::Size { pixel, number } => "a pixel of {} does not consist of numbers of {}",
        Count(pixel, "byte", "bytes"), Count(number, "byte", "bytes");
    Self::Extent { expected, found } => "the last axis has extent {found}, but a pixel has {}",
        Count(expected, "number", "numbers");
    Self::Stride { axis, stride } =>
        "stride {stride} of axis {axis} does not step from pixel to pixel: the numbers of a pixel must be side by side, and the \
         other axes must step over entire pixels";
}

/// Returns the number of `U` that a `P` consists of.
const fn ratio<P, U>() -> Result<usize, PixelError> {
    let (pixel, number) = (size_of::<P>(), size_of::<U>());
    match (pixel.checked_div(number), pixel.checked_rem(number)) {
        (Some(count), Some(0)) if count > 0 => Ok(count),
        _ => Err(PixelError::Size { pixel, number }),
    }
}

/// Converts the layout of pixels to that of their numbers.
fn unpacked<const R: usize, const Q: usize>(
    layout: &Strided<R>,
    count: usize,
) -> Result<Strided<Q>, PixelError> {
    let (mut extents, mut strides) = ([count; Q], [1; Q]);
    for (to, from) in extents.iter_mut().zip(layout.extents()) {
        *to = from;
    }
    for (to, from) in strides.iter_mut().zip(layout.strides()) {
        // If it saturates, the layout does not fit, which is checked next.
        *to = from.saturating_mul(count.cast_signed());
    }
    Ok(Strided::new(extents, strides)?)
}

/// Converts the layout of numbers to that of the pixels that they are.
fn packed<const Q: usize, const R: usize>(
    layout: &Strided<Q>,
    count: usize,
) -> Result<Strided<R>, PixelError> {
    let (from_extents, from_strides) = (layout.extents(), layout.strides());
    let (mut extents, mut strides) = ([0; R], [0; R]);
    if let (Some(&extent), Some(&stride)) = (from_extents.last(), from_strides.last()) {
        if extent != count {
            return Err(PixelError::Extent { expected: count, found: extent });
        }
        if stride != 1 && count > 1 {
            return Err(PixelError::Stride { axis: R, stride });
        }
    }
    let steps = from_extents.into_iter().zip(from_strides).enumerate();
    for (((axis, (extent, stride)), to), step) in steps.zip(&mut extents).zip(&mut strides) {
        *to = extent;
        *step = match stride.checked_rem(count.cast_signed()) {
            Some(0) => stride.checked_div(count.cast_signed()).unwrap_or_default(),
            // The stride of one element, or of none, is not used.
            _ if extent <= 1 => 0,
            _ => return Err(PixelError::Stride { axis, stride }),
        };
    }
    Ok(Strided::new(extents, strides)?)
}

/// Casts a slice to elements of another size.
fn cast<T: NoUninit, U: AnyBitPattern>(memory: &[T]) -> Result<&[U], PixelError> {
    let (bytes, address) = (size_of_val(memory), memory.as_ptr().addr());
    bytemuck::try_cast_slice(memory).map_err(|error| BytesError::of::<U>(error.into(), bytes, address).into())
}

/// Returns the part of a memory that holds entire pixels.
const fn entire_pixels(memory: usize, count: usize) -> usize {
    match memory.checked_rem(count) {
        Some(rest) => memory.saturating_sub(rest),
        None => 0,
    }
}

/// # Pixels and their numbers
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns a view of the numbers of an array of pixels, with one more axis, the last one. Nothing is copied.
    ///
    /// # Errors
    ///
    /// [`PixelError::Size`] if a pixel does not consist of numbers `U`, [`PixelError::Bytes`] if the numbers require a larger alignment,
    /// [`PixelError::Layout`] if the strides do not fit.
    ///
    /// ```
    /// use shapewise::{View, shape};
    ///
    /// let pixels = [[1_u8, 2, 3], [4, 5, 6]]; // or a struct that is `bytemuck::NoUninit`
    /// let channels: View<'_, u8, 3> = View::new(&pixels, shape![1, 2])?.unpack()?;
    /// assert_eq!((channels.extents(), channels[[0, 1, 2]]), ([1, 2, 3], 6));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("channels", "view_as_real"))]
    pub fn unpack<U: AnyBitPattern, const Q: usize>(&'s self) -> Result<View<'a, U, Q>, PixelError>
    where
        T: NoUninit,
        Ranks: Plus<R, 1, Q, Proof: Exists>,
    {
        let layout = unpacked(&self.layout().ranked(), const { ratio::<T, U>() }?)?;
        Ok(View::with_layout(cast(self.as_memory())?, layout)?)
    }

    /// Returns a view of the pixels of an array of numbers whose last axis is the numbers of a pixel; it has one axis fewer.
    /// Nothing is copied.
    ///
    /// # Errors
    ///
    /// [`PixelError::Extent`] if the last axis is not as long as a pixel, [`PixelError::Stride`] if the numbers of a pixel are not side by
    /// side, [`PixelError::Bytes`] if pixels require a larger alignment.
    ///
    /// ```
    /// use shapewise::{View, shape};
    ///
    /// let memory = [1_u8, 2, 3, 4, 5, 6];
    /// let image = View::new(&memory, shape![1, 2, 3])?;
    /// let pixels: View<'_, [u8; 3], 2> = image.pack()?;
    /// assert_eq!(pixels[[0, 1]], [4, 5, 6]);
    /// assert_eq!(
    ///     image.pack::<[u8; 4], 2>().unwrap_err().to_string(),
    ///     "the last axis has extent 3, but a pixel has 4 numbers"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "view_as_complex")]
    pub fn pack<P: AnyBitPattern, const Q: usize>(&'s self) -> Result<View<'a, P, Q>, PixelError>
    where
        T: NoUninit,
        Ranks: Plus<Q, 1, R, Proof: Exists>,
    {
        let count = const { ratio::<P, T>() }?;
        let layout = packed(&self.layout().ranked(), count)?;
        let memory = self.as_memory();
        let memory = memory.get(..entire_pixels(memory.len(), count)).unwrap_or_default();
        Ok(View::with_layout(cast(memory)?, layout)?)
    }
}

/// # Pixels and their numbers, to write
impl<T, S, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns a mutable view of the numbers of an array of pixels, with one more axis: [`unpack`](Self::unpack).
    ///
    /// # Errors
    ///
    /// Same errors as [`unpack`](Self::unpack).
    ///
    /// ```
    /// use shapewise::{ViewMut, s, shape};
    ///
    /// let mut pixels = [[1_u8, 2, 3], [4, 5, 6]];
    /// ViewMut::new(&mut pixels, shape![2])?.unpack_mut::<u8, 2>()?.slice_mut(s![:, 0]).fill(0);
    /// assert_eq!(pixels, [[0, 2, 3], [0, 5, 6]]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn unpack_mut<U: NoUninit + AnyBitPattern, const Q: usize>(
        &mut self,
    ) -> Result<ViewMut<'_, U, Q>, PixelError>
    where
        S: StorageMut<T>,
        T: NoUninit + AnyBitPattern,
        Ranks: Plus<R, 1, Q, Proof: Exists>,
    {
        let layout = unpacked(&self.layout().ranked(), const { ratio::<T, U>() }?)?;
        let memory = self.as_memory_mut();
        let (bytes, address) = (size_of_val(memory), memory.as_ptr().addr());
        let memory = bytemuck::try_cast_slice_mut(memory)
            .map_err(|error| BytesError::of::<U>(error.into(), bytes, address))?;
        Ok(ViewMut::with_layout(memory, layout)?)
    }
}
