//! Strategies for XLA's layouts and array shapes, to test your own code with (feature `proptest`).
#![expect(
    clippy::expect_used,
    reason = "a range whose extents do not fit is a mistake in the test that passes it"
)]

use alloc::vec::Vec;
use core::ops::Range;

use proptest::{
    collection::vec,
    option,
    prelude::{Just, Strategy, prop_oneof},
    sample::select,
};

use shapewise::{
    interop::proptest::dyn_extent,
    layout::tile::{TileExtent, Tiles},
};

use crate::{ArrayLayout, ArrayShape, ElementType};

/// The message if the extents of a range do not fit `isize`.
const FITS: &str = "the extents of the range fit a shape of this rank";

/// Generates layouts of arrays of a rank: any order of the axes, up to two tiles, and values of the tail alignment, the element
/// size and the memory space. See the example of [`array_shape`].
#[inline]
#[expect(clippy::missing_panics_doc, reason = "a shuffle of all axes is a permutation, and no tile is empty")]
pub fn array_layout(rank: usize) -> impl Strategy<Value = ArrayLayout> {
    let tile_extent = prop_oneof![
        4 => (1..5_usize).prop_map(TileExtent::Size),
        1 => Just(TileExtent::Combined),
    ];
    let tiles = vec(vec(tile_extent, 1..=rank.max(1)), 0..3).prop_map(|drawn| {
        let mut tiles = Tiles::new();
        for tile in drawn {
            tiles.push(tile).expect("no tile is empty");
        }
        tiles
    });
    let order = Just((0_isize..).take(rank).collect::<Vec<_>>()).prop_shuffle();
    let rest = (select([0, 4, 16].as_slice()), select([0, 1, 5].as_slice()), 1..4_usize);
    (order, tiles, rest).prop_map(|(order, tiles, (bits, memory_space, alignment))| {
        ArrayLayout::new(&order)
            .expect("each axis once")
            .with_tiles(tiles)
            .with_tail_alignment(alignment)
            .expect("an alignment is at least 1")
            .with_element_bits(bits)
            .with_memory_space(memory_space)
    })
}

/// Generates array shapes with ranks and extents from two ranges, of any element type, with or without layouts.
///
/// # Panics
///
/// When a value is drawn, if a range is empty or the element count does not fit `isize`.
///
/// ```
/// use proptest::prelude::*;
/// use shapewise_xla::proptest as strategies;
///
/// proptest!(|(
///     shape in strategies::array_shape(0..4, 0..5),
///     layout in strategies::array_layout(3),
/// )| {
///     prop_assert_eq!(shape.to_string().parse(), Ok(shape));
///     prop_assert_eq!(layout.minor_to_major().len(), 3);
/// });
/// ```
#[inline]
pub fn array_shape(ranks: Range<usize>, extents: Range<usize>) -> impl Strategy<Value = ArrayShape> {
    (select(ElementType::ALL), vec(dyn_extent(extents), ranks))
        .prop_flat_map(|(element, extents)| {
            let layout = option::of(array_layout(extents.len()));
            (Just(element), Just(extents), layout)
        })
        .prop_map(|(element, extents, layout)| {
            let shape = ArrayShape::new(element, extents).expect(FITS);
            match layout {
                Some(layout) => shape.with_layout(layout).expect(FITS),
                None => shape.without_layout(),
            }
        })
}
