//! Where the tiles of an extent begin and end: the rule of the geometry, on numbers.

use core::ops::Range;

/// Returns the extent of a tile if an extent is cut into `parts` tiles: `extent / parts`, rounded up. The last tiles may be
/// shorter, or empty.
///
/// In: an extent, and a number of parts. Out: an extent, in elements. No parts count as one.
///
/// ```
/// use shapewise_sharding::geometry::tile_extent;
///
/// const TILE: usize = tile_extent(9, 4);
/// assert_eq!(TILE, 3); // 3, 3, 3 and 0 elements
/// ```
#[must_use]
#[inline]
pub const fn tile_extent(extent: usize, parts: usize) -> usize {
    match parts {
        0 => extent,
        _ => extent.div_ceil(parts),
    }
}

/// Returns the extent of a tile if an extent is cut into `parts` equal tiles, or `None` if it does not divide.
///
/// ```
/// use shapewise_sharding::geometry::even_tile_extent;
///
/// assert_eq!((even_tile_extent(8, 4), even_tile_extent(9, 4)), (Some(2), None));
/// ```
#[must_use]
#[inline]
pub const fn even_tile_extent(extent: usize, parts: usize) -> Option<usize> {
    match extent.checked_rem(parts) {
        Some(0) => extent.checked_div(parts),
        Some(_) => None,
        None => Some(extent),
    }
}

/// Returns the indices of tile number `tile` if an extent is cut into `parts` tiles: XLA's rule, `min(i t, d)..min((i + 1) t, d)`
/// for tiles of `t` elements.
///
/// ```
/// use shapewise_sharding::geometry::tile_range;
///
/// assert_eq!(
///     (0..4).map(|tile| tile_range(9, 4, tile)).collect::<Vec<_>>(),
///     [0..3, 3..6, 6..9, 9..9]
/// );
/// ```
///
/// # In other libraries
///
/// XLA, `HloSharding::TileOffsetForDevice` and `TileLimitForDevice`.
#[must_use]
#[inline]
pub const fn tile_range(extent: usize, parts: usize, tile: usize) -> Range<usize> {
    let size = tile_extent(extent, parts);
    let start = size.saturating_mul(tile);
    let end = start.saturating_add(size);
    (if start < extent { start } else { extent })..(if end < extent { end } else { extent })
}

/// Returns the number of the tile that has an index, if an extent is cut into `parts` tiles: the inverse of [`tile_range`].
/// Returns `None` if the index is not below the extent.
///
/// ```
/// use shapewise_sharding::geometry::tile_of;
///
/// assert_eq!((tile_of(9, 4, 5), tile_of(9, 4, 9)), (Some(1), None));
/// ```
#[must_use]
#[inline]
pub const fn tile_of(extent: usize, parts: usize, index: usize) -> Option<usize> {
    if index < extent { index.checked_div(tile_extent(extent, parts)) } else { None }
}

/// A digit of a device's position in a mesh, in a mixed radix: the position divided by the stride, modulo the extent.
///
/// ```
/// use shapewise_sharding::geometry::{Digit, digits, parts, range};
///
/// // A mesh of 4 x 2 devices: device 5 is at (2, 1).
/// let [row, column] = [Digit { extent: 4, stride: 2 }, Digit { extent: 2, stride: 1 }];
/// assert!(digits(8, [4, 2].into_iter()).eq([row, column]));
/// assert_eq!((row.at(5), column.at(5)), (2, 1));
///
/// // An extent of 16 that both mesh axes split, the second one inside the first one.
/// assert_eq!(parts([row, column]), 8);
/// assert_eq!(range(16, [row, column], 5), 10..12);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Digit {
    /// How many values it has.
    pub extent: usize,
    /// The distance of two positions whose digits differ by 1.
    pub stride: usize,
}

impl Digit {
    /// Returns the digit of a position ([example](Self)).
    #[must_use]
    #[inline]
    pub const fn at(self, position: usize) -> usize {
        match position.checked_div(self.stride) {
            Some(quotient) => match quotient.checked_rem(self.extent) {
                Some(digit) => digit,
                None => 0,
            },
            None => 0,
        }
    }
}

/// Returns the digits of a position, in row-major order, if the axes of the mesh have these extents. A position is below `count`,
/// their product ([example](Digit)).
#[inline]
pub fn digits(count: usize, extents: impl Iterator<Item = usize>) -> impl Iterator<Item = Digit> {
    let mut stride = count;
    extents.map(move |extent| {
        stride = stride.checked_div(extent).unwrap_or(stride);
        Digit { extent, stride }
    })
}

/// Returns the number of tiles that these digits count ([example](Digit)).
#[must_use]
#[inline]
pub fn parts(digits: impl IntoIterator<Item = Digit>) -> usize {
    digits.into_iter().fold(1, |parts: usize, digit| parts.saturating_mul(digit.extent))
}

/// Returns the indices of an extent that the device at a position has, if these digits of the position, major to minor, count the tiles
/// ([example](Digit)).
#[must_use]
#[inline]
pub fn range(extent: usize, digits: impl IntoIterator<Item = Digit>, position: usize) -> Range<usize> {
    let (parts, number) = digits.into_iter().fold((1_usize, 0_usize), |(parts, number), digit| {
        (
            parts.saturating_mul(digit.extent),
            number.saturating_mul(digit.extent).saturating_add(digit.at(position)),
        )
    });
    tile_range(extent, parts, number)
}
