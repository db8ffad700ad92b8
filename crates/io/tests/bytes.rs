//! Bytes as elements, and pixels as one more axis: all layouts, in place, and the errors.
#![allow(
    clippy::missing_assert_message,
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "tests of small numbers: a panic is a failure"
)]

use core::ptr;

use bytemuck::{AnyBitPattern, NoUninit};
use shapewise::{
    DenseView, Extents, Strided, Tensor, View, ViewMut,
    interop::bytes::{BytesError, PixelError, as_bytes, elements},
    s, shape,
};
use shapewise_io::raw::{RawArray, RawError};
use shapewise_xla::ElementType;

/// Memory that begins at a multiple of 8.
fn aligned(words: &[u64]) -> &[u8] {
    bytemuck::cast_slice(words)
}

#[test]
fn bytes_are_elements_where_they_are_aligned() {
    let words = [0x0102_0304_0506_0708, u64::MAX];
    let bytes = aligned(&words);
    assert_eq!(elements::<u64>(bytes).unwrap(), words);
    assert!(ptr::eq(elements::<u64>(bytes).unwrap(), &words), "in place");
    assert_eq!(as_bytes(&words), bytes);
    for begin in 0..8 {
        for end in begin..=16 {
            let (part, length) = (&bytes[begin..end], end - begin);
            let expected = match (length % 4, begin % 4) {
                _ if length == 0 => Ok(0),
                (0, 0) => Ok(length / 4),
                (0, _) => Err(BytesError::Misaligned { alignment: 4, excess: begin % 4 }),
                _ => Err(BytesError::Length { bytes: length, size: 4 }),
            };
            assert_eq!(elements::<f32>(part).map(<[f32]>::len), expected, "{begin}..{end}");
        }
    }
    assert_eq!(elements::<bool>(&[0, 1, 2]), Err(BytesError::Value));
    assert_eq!(elements::<()>(&[]), Ok(&[][..]));
    assert!(as_bytes(&[(); 3]).is_empty());
}

#[test]
fn arrays_in_bytes_are_checked_once() {
    let words = [0_u64; 3];
    let bytes = aligned(&words);
    let shape = "[2,3]".parse().unwrap();
    let array = RawArray::new(ElementType::F32, &shape, bytes).unwrap();
    let typed: DenseView<'_, f32, 2, Extents![2, 3]> = array.dense().unwrap();
    assert_eq!(typed.as_slice().as_ptr().addr(), words.as_ptr().addr(), "in place");
    assert_eq!(array.view::<f32, 2>().unwrap().extents(), [2, 3]);
    assert_eq!(array.dyn_view::<f32>().unwrap().shape(), shape);
    assert_eq!(array.to_dyn_tensor::<f32>().unwrap().shape(), shape);
    assert_eq!(array.view::<u32, 2>().unwrap_err().to_string(), "the elements are f32, expected u32");
    let wrong = RawArray::new(ElementType::F32, &shape, &bytes[1..]).unwrap_err();
    assert_eq!(wrong, RawError::Length { needed: 24, found: 23 });
    let unknown = RawArray::new(ElementType::F32, &"[?,3]".parse().unwrap(), bytes).unwrap_err();
    assert_eq!(unknown.to_string(), "the rank or an extent is unknown: memory requires both");
    // Not aligned: an error or a copy, as the caller chooses.
    let memory: Vec<u8> = (0..33).collect();
    for begin in 0..8 {
        let array = RawArray::new(ElementType::F32, &shape, &memory[begin..begin + 24]).unwrap();
        let expected: Vec<f32> =
            memory[begin..begin + 24].as_chunks().0.iter().map(|four| f32::from_ne_bytes(*four)).collect();
        assert_eq!(array.to_tensor::<f32, 2>().unwrap().as_slice(), expected);
        let is_aligned = memory[begin..].as_ptr().addr().is_multiple_of(4);
        match array.view::<f32, 2>() {
            Ok(view) => assert!(is_aligned && view.try_as_slice() == Some(&*expected)),
            Err(error) => assert_eq!(
                (is_aligned, error.to_string().as_str()),
                (
                    false,
                    &*format!(
                        "the bytes begin {} after a multiple of 4, the alignment of the elements: copy them",
                        memory[begin..].as_ptr().addr() % 4
                    )
                )
            ),
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(C)]
struct Rgb {
    r: u8,
    g: u8,
    b: u8,
}

// SAFETY: three bytes without padding, all of whose values are valid.
#[allow(unsafe_code, reason = "a pixel of the user; `derive` would be another crate")]
unsafe impl bytemuck::Zeroable for Rgb {}
// SAFETY: as above.
#[allow(unsafe_code, reason = "a pixel of the user; `derive` would be another crate")]
unsafe impl bytemuck::Pod for Rgb {}

/// Each layout of a 4 x 6 array of pixels as numbers and back.
fn round_trip<P, U>(pixels: &[P], parts: fn(&P) -> Vec<U>)
where
    P: NoUninit + AnyBitPattern + PartialEq + core::fmt::Debug,
    U: NoUninit + AnyBitPattern + PartialEq + core::fmt::Debug,
{
    let image = View::new(pixels, [4, 6]).unwrap();
    let repeated = View::with_layout(pixels, Strided::new([3, 2], [0, 1]).unwrap()).unwrap();
    let views = [
        image,
        image.transpose(),
        image.slice(s![1..3, 2..5]),
        image.slice(s![..;-1, ..;2]),
        image.slice(s![..;3, ..;-2]),
        image.slice(s![2..2]),
        repeated,
    ];
    let count = size_of::<P>() / size_of::<U>();
    for view in views {
        let numbers: View<'_, U, 3> = view.unpack().unwrap();
        let [rows, columns] = view.extents();
        assert_eq!(numbers.extents(), [rows, columns, count]);
        let expected: Vec<U> = view.iter().flat_map(parts).collect();
        assert_eq!(numbers.to_vec(), expected);
        let back: View<'_, P, 2> = numbers.pack().unwrap();
        assert_eq!(back, view);
        if let (Some(number), Some(pixel)) = (numbers.iter().next(), view.iter().next()) {
            assert_eq!((&raw const *number).addr(), (&raw const *pixel).addr(), "in place");
        }
    }
}

#[test]
fn pixels_of_all_layouts_are_one_more_axis_and_back() {
    let rgb: Vec<Rgb> = (0..24).map(|n| Rgb { r: n, g: n + 100, b: n + 200 }).collect();
    round_trip(&rgb, |pixel| vec![pixel.r, pixel.g, pixel.b]);
    let floats: Vec<[f32; 4]> = (0..24_u8).map(|n| [n, n + 1, n + 2, n + 3].map(f32::from)).collect();
    round_trip(&floats, |pixel| pixel.to_vec());
    let words: Vec<u32> = (0..24).map(|n| n * 0x0102_0304).collect();
    round_trip(&words, |word| word.to_ne_bytes().to_vec());
    round_trip(&words, |word| vec![*word]);
}

#[test]
fn channels_are_written_in_place() {
    let mut pixels = [[1_u16, 2], [3, 4], [5, 6]];
    let mut view = ViewMut::new(&mut pixels, shape![3]).unwrap();
    let mut channels: ViewMut<'_, u16, 2> = view.unpack_mut().unwrap();
    channels.slice_mut(s![.., 1]).fill(9);
    assert_eq!(pixels, [[1, 9], [3, 9], [5, 9]]);
    let tensor = Tensor::filled(shape![2, 2], Rgb { r: 1, g: 2, b: 3 });
    let red: View<'_, u8, 3> = tensor.unpack().unwrap();
    assert_eq!(red.slice(s![.., :, 0]).sum(), 4);
}

#[test]
fn numbers_that_are_not_pixels_are_errors() {
    let memory: Vec<u8> = (0..24).collect();
    let image = View::new(&memory, [2, 4, 3]).unwrap();
    let error = |view: View<'_, u8, 3>| View::pack::<Rgb, 2>(&view).unwrap_err();
    assert_eq!(image.pack::<Rgb, 2>().unwrap()[[1, 3]], Rgb { r: 21, g: 22, b: 23 });
    assert_eq!(error(image.transpose()), PixelError::Extent { expected: 3, found: 2 });
    let says = |error: PixelError, words: &str| assert_eq!(error.to_string(), words);
    says(error(image.slice(s![.., 0..2])), "the last axis has extent 2, but a pixel has 3 numbers");
    let stride = "does not step from pixel to pixel: the numbers of a pixel must be side by side, and the other axes must step \
                  over entire pixels";
    says(error(image.slice(s![.., :, ..;-1])), &format!("stride -1 of axis 2 {stride}"));
    let overlapping = View::with_layout(&memory, Strided::new([2, 3, 3], [12, 1, 1]).unwrap()).unwrap();
    says(error(overlapping), &format!("stride 1 of axis 1 {stride}"));
    assert_eq!(image.pack::<u16, 2>().unwrap_err(), PixelError::Extent { expected: 2, found: 3 });
    let error = View::new(&[1_u16, 2, 3], [3]).unwrap().unpack::<[u8; 3], 2>().unwrap_err();
    says(error, "a pixel of 2 bytes does not consist of numbers of 3 bytes");
    // A pixel that requires a larger alignment than its numbers.
    let words = [0_u64; 3];
    let shifted = View::new(&aligned(&words)[1..], [2, 8]).unwrap();
    let error = shifted.pack::<u64, 1>().unwrap_err();
    let align = align_of::<u64>(); // 4 on some targets of 32 bits
    says(
        error,
        &format!("the bytes begin 1 after a multiple of {align}, the alignment of the elements: copy them"),
    );
    // Strides of extents of 1 are not used.
    let one = View::with_layout(&memory, Strided::new([1, 2, 3], [7, 3, 1]).unwrap()).unwrap();
    assert_eq!(one.pack::<Rgb, 2>().unwrap()[[0, 1]], Rgb { r: 3, g: 4, b: 5 });
}
