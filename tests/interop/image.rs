//! Images as arrays and back: all pixel types, in place; errors.
#![allow(
    clippy::missing_assert_message,
    clippy::unwrap_used,
    clippy::arithmetic_side_effects,
    reason = "tests of small numbers: a panic is a failure"
)]

use core::fmt::Debug;

use image::{ImageBuffer, Luma, LumaA, Primitive, Rgb, RgbImage, Rgba};
use shapewise::{
    Const, Extents, Tensor, View, ViewMut,
    interop::image::{Channels, ImageError},
    s, shape,
};

/// Each element, each pixel, and the memory of an image and of its view.
fn round_trip<P: Channels + PartialEq + Debug>(of: impl Fn(u8) -> P::Subpixel)
where
    P::Subpixel: Primitive + Debug,
{
    for (width, height) in [(0, 3), (3, 0), (1, 1), (4, 3)] {
        let channels = P::CHANNEL_COUNT;
        let memory: Vec<_> = (0..u8::try_from(width * height).unwrap() * channels).map(&of).collect();
        let image: ImageBuffer<P, Vec<_>> = ImageBuffer::from_raw(width, height, memory.clone()).unwrap();
        let view = View::from_image(&image);
        assert_eq!(
            view.extents(),
            [height, width, channels.into()].map(|extent| usize::try_from(extent).unwrap())
        );
        assert_eq!((view.as_slice(), view.as_slice().as_ptr()), (&*memory, image.as_ptr()));
        for (y, x, pixel) in image.enumerate_pixels().map(|(x, y, pixel)| (y, x, pixel)) {
            let (y, x) = (usize::try_from(y).unwrap(), usize::try_from(x).unwrap());
            assert_eq!(view.slice(s![y, x]).to_vec(), pixel.channels());
        }
        let back: ImageBuffer<P, &[_]> = view.as_image().unwrap();
        assert_eq!((back.dimensions(), back.as_raw().as_ptr()), (image.dimensions(), image.as_ptr()));
        let first = image.as_ptr();
        let tensor = Tensor::from_image(image.clone());
        assert_eq!(tensor, view);
        let tensor = Tensor::from_image(image);
        assert_eq!(tensor.as_slice().as_ptr(), first);
        let back: ImageBuffer<P, Vec<_>> = tensor.into_image().unwrap();
        assert_eq!((back.as_ptr(), back.dimensions()), (first, (width, height)));
    }
}

#[test]
fn pixels_of_all_types_are_arrays_and_back() {
    round_trip::<Luma<u8>>(u8::from);
    round_trip::<LumaA<u8>>(u8::from);
    round_trip::<Rgb<u8>>(u8::from);
    round_trip::<Rgba<u8>>(u8::from);
    round_trip::<Luma<u16>>(u16::from);
    round_trip::<Rgb<u16>>(u16::from);
    round_trip::<Rgb<f32>>(f32::from);
    round_trip::<Rgba<f32>>(f32::from);
}

#[test]
fn channels_are_in_the_type() {
    let mut image = RgbImage::new(2, 3);
    let view: ViewMut<'_, u8, 3, _> = ViewMut::from_image(&mut image);
    assert_eq!(view.typed_extents(), (3, 2, Const::<3>));
    let mut view = view;
    view.slice_mut(s![.., const 1..2]).fill(9);
    assert!(image.pixels().all(|pixel| pixel.0 == [0, 9, 0]));
    // Known to `cargo check`: `typed` compares the rest once.
    let view = View::from_image(&image);
    assert!(view.typed::<Extents![3, 2, 3]>().is_ok());
    assert_eq!(view.typed::<Extents![3, 4, 3]>().unwrap_err().to_string(), "axis 1 has extent 2, expected 4");
    // Memory after the last pixel is dropped.
    let long: RgbImage = ImageBuffer::from_raw(1, 1, vec![1, 2, 3, 4]).unwrap();
    assert_eq!(View::from_image(&long).extents(), [1, 1, 3]);
    assert_eq!(Tensor::from_image(long).into_vec(), [1, 2, 3]);
}

#[test]
fn arrays_that_are_not_images_are_errors() {
    let memory = [0_u8; 24];
    let view = View::new(&memory, shape![2, 4, 3]).unwrap();
    let error = view.as_image::<Rgba<u8>>().unwrap_err();
    assert_eq!(error, ImageError::Channels { expected: 4, found: 3 });
    let error = view.slice(s![:, ..;-1, :]).as_image::<Rgb<u8>>().unwrap_err();
    assert_eq!(
        error.to_string(),
        "the elements are not side by side in logical order: copy with `to_tensor` first"
    );
    assert!(view.slice(s![1..]).as_image::<Rgb<u8>>().is_ok(), "entire rows are side by side");
    // Extents that an image cannot have fit 64 bits only.
    #[cfg(target_pointer_width = "64")]
    {
        let none = View::<u8, 3>::new(&[], [1 << 40, 0, 3]).unwrap();
        assert_eq!(
            none.as_image::<Rgb<u8>>().unwrap_err().to_string(),
            "axis 0 has extent 1099511627776: an image has at most 4294967295 pixels along an axis"
        );
    }
    let tensor = Tensor::filled([1, 1, 2], 0_u8);
    let error = tensor.into_image::<Luma<u8>>().unwrap_err();
    assert_eq!(error.to_string(), "the last axis has extent 2, but a pixel has 1 channel");
}
