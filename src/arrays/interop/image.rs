//! Images of the crate `image` as arrays `[h, w, c]`, and back (feature `image`). Nothing is copied.
//!
//! The number of channels is in the type: an image of `Rgb<u8>` is an array of `u8` with extents `(usize, usize, Const<3>)`.
//!
//! ```
//! use image::{Rgb, RgbImage};
//! use shapewise::{Const, Tensor, View, s};
//!
//! let image = RgbImage::from_fn(4, 3, |x, y| Rgb([x as u8, y as u8, 9]));
//! let view = View::from_image(&image);
//! assert_eq!(view.typed_extents(), (3, 4, Const::<3>));
//! assert_eq!((view[[2, 1, 0]], view[[2, 1, 1]]), (1, 2)); // rows first
//!
//! // Upside down, in one channel.
//! let flipped: Tensor<u8, 3, _> = view.slice(s![..;-1, :, 2..]).to_tensor();
//! let luma = flipped.as_image::<image::Luma<u8>>()?;
//! assert_eq!(luma.dimensions(), (4, 3));
//! # Ok::<(), shapewise::interop::image::ImageError>(())
//! ```

use core::ops::{Deref, DerefMut};

use alloc::vec::Vec;

use image::{ImageBuffer, Luma, LumaA, Pixel, Primitive, Rgb, Rgba};

use crate::{
    Const, DenseTensor, DenseView, DenseViewMut, Tensor, View, ViewMut,
    array::{Lend, TensorBase},
    error::error_messages,
    extent::Extent,
    layout::{Contiguous, Layout},
    message::Count,
};

/// Why an array is not an image: the error of [`as_image`](crate::View::as_image).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ImageError {
    /// The last axis is not the channels of a pixel.
    Channels {
        /// The number of channels of a pixel.
        expected: usize,
        /// The extent of the last axis.
        found: usize,
    },
    /// The height or the width does not fit `u32`.
    TooLarge {
        /// The axis.
        axis: usize,
        /// Its extent.
        extent: usize,
    },
    /// The elements are not side by side in logical order.
    NotDense,
}

error_messages! {
    #[inline] ImageError []
    Self::Channels { expected, found } => "the last axis has extent {found}, but a pixel has {}",
        Count(expected, "channel", "channels");
    Self::TooLarge { axis, extent } => "axis {axis} has extent {extent}: an image has at most {} pixels along an axis", u32::MAX;
    Self::NotDense => "the elements are not side by side in logical order: copy with `to_tensor` first";
}

/// A pixel whose number of channels is in the type: `Luma`, `LumaA`, `Rgb`, `Rgba`.
#[diagnostic::on_unimplemented(
    message = "the number of channels of `{Self}` is not known",
    label = "not `Luma`, `LumaA`, `Rgb` or `Rgba`",
    note = "for a pixel of your own, use the feature `bytemuck`: `unpack` makes the numbers of pixels one more axis"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait Channels: Pixel {
    /// The number of channels.
    type Count: Extent + Default;
}

macro_rules! channels {
    ($($pixel:ident $count:literal)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<T> Channels for $pixel<T>
        where
            Self: Pixel,
        {
            type Count = Const<$count>;
        }
    )* };
}

channels! { Luma 1  LumaA 2  Rgb 3  Rgba 4 }

/// The extents of an image: height, width, channels.
type ImageExtents<P> = (usize, usize, <P as Channels>::Count);

/// Returns the extents of an image. A `u32` fits `usize` on all machines that have memory for its pixels.
fn image_extents<P: Channels, C: Deref<Target = [P::Subpixel]>>(
    image: &ImageBuffer<P, C>,
) -> ImageExtents<P> {
    let extent = |pixels: u32| usize::try_from(pixels).unwrap_or(usize::MAX);
    (extent(image.height()), extent(image.width()), P::Count::default())
}

/// Returns the width and the height of an image of these extents.
fn dimensions<P: Pixel>([height, width, found]: [usize; 3]) -> Result<(u32, u32), ImageError> {
    let expected = P::CHANNEL_COUNT.into();
    if found != expected {
        return Err(ImageError::Channels { expected, found });
    }
    let pixels = |axis, extent| u32::try_from(extent).map_err(|_| ImageError::TooLarge { axis, extent });
    Ok((pixels(1, width)?, pixels(0, height)?))
}

/// # Images as views
impl<'a, T> View<'a, T, 3> {
    /// Converts an image to a view `[h, w, c]` of its numbers. Nothing is copied.
    ///
    /// ```
    /// use image::{Luma, ImageBuffer};
    /// use shapewise::View;
    ///
    /// let image = ImageBuffer::from_fn(2, 1, |x, _| Luma([x as f32]));
    /// assert_eq!(View::from_image(&image).as_slice(), [0.0, 1.0]);
    /// ```
    #[must_use]
    #[expect(clippy::missing_panics_doc, reason = "an image has memory for all its pixels")]
    pub fn from_image<P: Channels<Subpixel = T>, C: Deref<Target = [T]>>(
        image: &'a ImageBuffer<P, C>,
    ) -> DenseView<'a, T, 3, ImageExtents<P>> {
        #[expect(clippy::expect_used, reason = "an image has memory for all its pixels")]
        View::new(image.as_raw(), image_extents(image)).expect("the memory of an image is that of its pixels")
    }
}

/// # Images as mutable views
impl<'a, T> ViewMut<'a, T, 3> {
    /// Converts an image to a mutable view `[h, w, c]` of its numbers. Nothing is copied.
    ///
    /// ```
    /// use image::RgbImage;
    /// use shapewise::{ViewMut, s};
    ///
    /// let mut image = RgbImage::new(2, 1);
    /// ViewMut::from_image(&mut image).slice_mut(s![.., 0]).fill(255);
    /// assert_eq!(image.get_pixel(1, 0).0, [255, 0, 0]);
    /// ```
    #[must_use]
    #[expect(clippy::missing_panics_doc, reason = "an image has memory for all its pixels")]
    pub fn from_image<P: Channels<Subpixel = T>, C: DerefMut<Target = [T]>>(
        image: &'a mut ImageBuffer<P, C>,
    ) -> DenseViewMut<'a, T, 3, ImageExtents<P>> {
        let extents = image_extents(image);
        #[expect(clippy::expect_used, reason = "an image has memory for all its pixels")]
        ViewMut::new(image, extents).expect("the memory of an image is that of its pixels")
    }
}

/// # Images as tensors
impl<T> Tensor<T, 3> {
    /// Converts an image to a tensor `[h, w, c]` that owns its memory. Nothing is copied.
    ///
    /// ```
    /// use image::RgbImage;
    /// use shapewise::Tensor;
    ///
    /// let image = RgbImage::new(2, 1);
    /// let first = image.as_ptr();
    /// let tensor = Tensor::from_image(image);
    /// assert_eq!((tensor.extents(), tensor.as_slice().as_ptr()), ([1, 2, 3], first));
    /// ```
    #[must_use]
    #[expect(clippy::missing_panics_doc, reason = "an image has memory for all its pixels")]
    pub fn from_image<P: Channels<Subpixel = T>>(
        image: ImageBuffer<P, Vec<T>>,
    ) -> DenseTensor<T, 3, ImageExtents<P>> {
        let (extents, length) = (image_extents(&image), View::from_image(&image).element_count());
        let mut memory = image.into_raw();
        memory.truncate(length);
        #[expect(clippy::expect_used, reason = "an image has memory for all its pixels")]
        Tensor::new(memory, extents).expect("the memory of an image is that of its pixels")
    }
}

/// # Views as images
impl<'s, 'a, T: Primitive + 'a, S: Lend<'s, 'a, T>, L: Layout<3>> TensorBase<T, S, 3, L> {
    /// Returns an image that borrows the numbers of an array `[h, w, c]`. Nothing is copied.
    ///
    /// # Errors
    ///
    /// [`ImageError::Channels`] if the last axis is not as long as a pixel, [`ImageError::NotDense`] if the array is not row-major
    /// without gaps, [`ImageError::TooLarge`] if an extent does not fit `u32`.
    ///
    /// ```
    /// use image::{Rgb, Rgba};
    /// use shapewise::{View, shape};
    ///
    /// let view = View::new(&[1_u8, 2, 3, 4, 5, 6], shape![1, 2, 3])?;
    /// assert_eq!(view.as_image::<Rgb<u8>>()?.get_pixel(1, 0).0, [4, 5, 6]);
    /// assert_eq!(
    ///     view.as_image::<Rgba<u8>>().unwrap_err().to_string(),
    ///     "the last axis has extent 3, but a pixel has 4 channels"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn as_image<P: Pixel<Subpixel = T>>(&'s self) -> Result<ImageBuffer<P, &'a [T]>, ImageError> {
        let (width, height) = dimensions::<P>(self.extents())?;
        let memory = self.try_as_slice().ok_or(ImageError::NotDense)?;
        ImageBuffer::from_raw(width, height, memory).ok_or(ImageError::NotDense)
    }
}

/// # Tensors as images
impl<T: Primitive, L: Contiguous<3>> Tensor<T, 3, L> {
    /// Converts a tensor `[h, w, c]` into an image that owns its memory. Nothing is copied.
    ///
    /// # Errors
    ///
    /// [`ImageError::Channels`] if the last axis is not as long as a pixel, [`ImageError::TooLarge`] if an extent does not fit `u32`.
    ///
    /// ```
    /// use image::Rgb;
    /// use shapewise::{Tensor, shape};
    ///
    /// let image = Tensor::filled(shape![2, 5, 3], 7_u8).into_image::<Rgb<u8>>()?;
    /// assert_eq!((image.width(), image.height()), (5, 2));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn into_image<P: Pixel<Subpixel = T>>(self) -> Result<ImageBuffer<P, Vec<T>>, ImageError> {
        let (width, height) = dimensions::<P>(self.extents())?;
        ImageBuffer::from_raw(width, height, self.into_vec()).ok_or(ImageError::NotDense)
    }
}
