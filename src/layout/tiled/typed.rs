//! Tiles in the type: a tuple of tiles, each a tuple of `Const` and `Combined`.

use core::fmt::Debug;

use crate::{
    extent::Const,
    layout::tile::{TileExtent, TilesRef},
    private::Sealed,
};

/// Any number of tiles: in the type, as [`tiles!`](crate::tiles!) writes them, or borrowed.
#[diagnostic::on_unimplemented(
    message = "`{Self}` are no tiles",
    label = "not a tuple of tiles",
    note = "write them as `tiles![(8, 128)(2, 1)]`, up to 4 tiles of up to 6 extents; `Tiles` holds those that are known when running"
)]
pub trait TileList: Copy + Debug + SealedTiles {
    /// The tiles.
    #[must_use]
    fn as_tiles(&self) -> TilesRef<'_>;
}

/// Implemented by the crate's own lists of tiles alone.
pub trait SealedTiles {}

/// `*` in the type: the axis is combined with the next more minor one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Combined;

/// One extent of a tile in the type.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no extent of a tile",
    label = "neither a number nor `*`",
    note = "write tiles as `tiles![(8, 128)(2, 1)]`"
)]
pub trait TileSize: Copy + Debug + Sealed {
    /// The extent.
    const EXTENT: TileExtent;
}

impl Sealed for Combined {}
impl TileSize for Combined {
    const EXTENT: TileExtent = TileExtent::Combined;
}

impl<const N: usize> TileSize for Const<N> {
    const EXTENT: TileExtent = {
        assert!(N > 0, "a tile has the extent 0: the extents of a tile are at least 1, or `*`");
        TileExtent::Size(N)
    };
}

/// The last extent of a tile in the type, which is a number.
#[diagnostic::on_unimplemented(
    message = "a tile ends with `*`: there is no more minor axis to combine with",
    label = "the last extent of a tile is a number"
)]
pub trait LastTileSize: TileSize {}
impl<const N: usize> LastTileSize for Const<N> {}

/// One tile in the type.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no tile",
    label = "not a tuple of extents",
    note = "write tiles as `tiles![(8, 128)(2, 1)]`, up to 6 extents each"
)]
pub trait TypedTile: Copy + Debug {
    /// Its extents, the most major first.
    const EXTENTS: &'static [TileExtent];
}

macro_rules! typed_tiles {
    ($(($($size:ident)* ; $last:ident))*) => { $(
        impl<$($size: TileSize,)* $last: LastTileSize> TypedTile for ($($size,)* $last,) {
            const EXTENTS: &'static [TileExtent] = &[$($size::EXTENT,)* $last::EXTENT];
        }
    )* };
}

typed_tiles! { (; Z) (A; Z) (A B; Z) (A B C; Z) (A B C D; Z) (A B C D E; Z) }

/// How many extents the tiles of a list in the type may have together.
const MOST: usize = 24;

/// The extents of tiles one behind the other, and where each tile ends.
#[expect(clippy::indexing_slicing, clippy::arithmetic_side_effects, reason = "4 tiles of 6 extents are 24")]
const fn joined<const N: usize>(tiles: [&[TileExtent]; N]) -> ([TileExtent; MOST], [usize; N]) {
    let (mut extents, mut ends, mut len, mut tile) = ([TileExtent::Combined; MOST], [0; N], 0, 0);
    while tile < N {
        let mut place = 0;
        while place < tiles[tile].len() {
            extents[len] = tiles[tile][place];
            len += 1;
            place += 1;
        }
        ends[tile] = len;
        tile += 1;
    }
    (extents, ends)
}

macro_rules! tile_lists {
    ($($number:literal: $($tile:ident)*;)*) => { $(
        impl<$($tile: TypedTile),*> SealedTiles for ($($tile,)*) {}
        impl<$($tile: TypedTile),*> TileList for ($($tile,)*) {
            #[inline(always)]
            fn as_tiles(&self) -> TilesRef<'_> {
                const {
                    let (extents, ends) = &const { joined::<$number>([$($tile::EXTENTS),*]) };
                    TilesRef::from_parts(extents, ends)
                }
            }
        }
    )* };
}

tile_lists! { 0: ; 1: A; 2: A B; 3: A B C; 4: A B C D; }

impl SealedTiles for TilesRef<'_> {}
impl TileList for TilesRef<'_> {
    #[inline(always)]
    fn as_tiles(&self) -> TilesRef<'_> {
        *self
    }
}

/// Tiles in the type: `tiles![(8, 128)(2, 1)]`, and `*` for an axis that is combined with the next more minor one.
///
/// ```
/// use shapewise::{layout::{Tiled, TileList}, tiles};
///
/// assert_eq!(tiles![(2, *, 128)(2, 1)].as_tiles().to_string(), "(2,*,128)(2,1)");
/// assert_eq!(size_of_val(&tiles![(8, 128)]), 0);
/// # let _ = Tiled::<0>::MAX_AXES;
/// ```
#[macro_export]
macro_rules! tiles {
    (@tile [$($extents:tt)*]) => { ($($extents)*) };
    (@tile [$($extents:tt)*] * $(, $($rest:tt)*)?) => {
        $crate::tiles!(@tile [$($extents)* $crate::layout::Combined,] $($($rest)*)?)
    };
    (@tile [$($extents:tt)*] $size:expr $(, $($rest:tt)*)?) => {
        $crate::tiles!(@tile [$($extents)* $crate::Const::<{ $size }>,] $($($rest)*)?)
    };
    ($(($($tile:tt)*))*) => { ($($crate::tiles!(@tile [] $($tile)*),)*) };
}
