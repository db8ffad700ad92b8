//! Tiles in the type: a tuple of tiles, each a tuple of `Const` and `Combined`.

use core::fmt::Debug;

use crate::{
    extent::Const,
    layout::tile::{self, TileError, TileExtent, TilesRef},
    private::Sealed,
};

/// A list of tiles: in the type, written as [`tiles!`](crate::tiles!), or borrowed.
#[diagnostic::on_unimplemented(
    message = "`{Self}` are not tiles",
    label = "write `tiles![(8, 128)(2, 1)]`, up to 4 tiles of up to 6 extents; `Tiles` holds tiles that are known at run time"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait TileList: Copy + Debug + TileParts {
    /// Returns the tiles. See [`Tiled::tiles`](super::Tiled::tiles).
    #[must_use]
    fn as_tiles(&self) -> TilesRef<'_>;
}

impl<T: TileParts> TileList for T {
    #[inline(always)]
    fn as_tiles(&self) -> TilesRef<'_> {
        self.parts()
    }
}

/// The contents of [`TileList`], for each tuple and for borrowed tiles. The trait is separate because error messages list the impls
/// of the outermost trait, and [`TileList`] has one.
#[cfg_attr(doc, doc(hidden))]
#[diagnostic::on_unimplemented(
    message = "`{Self}` are not tiles",
    label = "write `tiles![(8, 128)(2, 1)]`, up to 4 tiles of up to 6 extents; `Tiles` holds tiles that are known at run time"
)]
pub trait TileParts: Copy + Debug + Sealed {
    /// The error of the tiles, if the type knows one.
    const ERROR: Option<TileError>;

    /// The tiles, if the type knows them.
    const KNOWN: Option<TilesRef<'static>>;

    /// Returns the tiles.
    fn parts(&self) -> TilesRef<'_>;
}

/// `*` in the type: the axis is combined with the next more minor one. [`tiles!`](crate::tiles!) writes it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Combined;

/// One extent of a tile in the type.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not an extent of a tile",
    label = "write tiles as `tiles![(8, 128)(2, 1)]`: numbers and `*`, up to 6 extents each"
)]
pub(crate) trait TileSize: Copy + Debug + Sealed {
    /// The extent.
    const EXTENT: TileExtent;
}

impl Sealed for Combined {}
impl TileSize for Combined {
    const EXTENT: TileExtent = TileExtent::Combined;
}

impl<const N: usize> TileSize for Const<N> {
    const EXTENT: TileExtent = TileExtent::Size(N);
}

/// One tile in the type.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a tile",
    label = "write tiles as `tiles![(8, 128)(2, 1)]`: numbers and `*`, up to 6 extents each, of which the last one is a number"
)]
pub(crate) trait TypedTile: Copy + Debug + Sealed {
    /// The extents, the most major first.
    const EXTENTS: &'static [TileExtent];
}

macro_rules! typed_tiles {
    ($(($($size:ident)*))*) => { $(
        impl<$($size: TileSize,)* const N: usize> TypedTile for ($($size,)* Const<N>,) {
            const EXTENTS: &'static [TileExtent] = &[$($size::EXTENT,)* TileExtent::Size(N)];
        }
    )* };
}

typed_tiles! { () (A) (A B) (A B C) (A B C D) (A B C D E) }

/// The largest number of extents of all tiles of a list in the type.
const MOST: usize = 24;

/// Returns the extents of all tiles in one array, and the end of each tile in it.
#[expect(clippy::indexing_slicing, clippy::arithmetic_side_effects, reason = "4 tiles of 6 extents are 24")]
const fn joined_tiles<const N: usize>(tiles: [&[TileExtent]; N]) -> ([TileExtent; MOST], [usize; N]) {
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

/// Returns the first error of the tiles.
#[expect(clippy::indexing_slicing, clippy::arithmetic_side_effects, reason = "the tile is below the length")]
#[inline]
const fn wrong(tiles: &[&[TileExtent]]) -> Option<TileError> {
    let mut tile = 0;
    while tile < tiles.len() {
        if let Err(error) = tile::check(tile, tiles[tile]) {
            return Some(error);
        }
        tile += 1;
    }
    None
}

macro_rules! tile_lists {
    ($($number:literal: $($tile:ident)*;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<$($tile: TypedTile),*> TileParts for ($($tile,)*) {
            const ERROR: Option<TileError> = wrong(&[$($tile::EXTENTS),*]);
            const KNOWN: Option<TilesRef<'static>> = Some(const {
                let (extents, ends) = &const { joined_tiles::<$number>([$($tile::EXTENTS),*]) };
                TilesRef::from_parts(extents, ends)
            });

            #[inline(always)]
            fn parts(&self) -> TilesRef<'_> {
                const { Self::KNOWN }.unwrap_or(TilesRef::NONE)
            }
        }
    )* };
}

tile_lists! { 0: ; 1: A; 2: A B; 3: A B C; 4: A B C D; }

impl Sealed for TilesRef<'_> {}
#[diagnostic::do_not_recommend]
impl TileParts for TilesRef<'_> {
    const ERROR: Option<TileError> = None;
    const KNOWN: Option<TilesRef<'static>> = None;

    #[inline(always)]
    fn parts(&self) -> TilesRef<'_> {
        *self
    }
}

// The docs show how the macro is called, and not its internal arms.
#[doc = include_str!("../../../docs/macros/tiles.md")]
#[cfg(doc)]
#[macro_export]
macro_rules! tiles {
    ($(($($size:expr),+ $(,)?))*) => {};
}

#[doc = include_str!("../../../docs/macros/tiles.md")]
#[cfg(not(doc))]
#[macro_export]
macro_rules! tiles {
    (@tile [$($extents:tt)*]) => { ($($extents)*) };
    (@tile [$($extents:tt)*] * $(,)?) => {
        ::core::compile_error!("a tile ends with `*`: there is no more minor axis to combine with")
    };
    (@tile [$($extents:tt)*] * $(, $($rest:tt)*)?) => {
        $crate::tiles!(@tile [$($extents)* $crate::layout::Combined,] $($($rest)*)?)
    };
    // In a block of its own, so that a number of another type is reported once. A parameter of generic code must not be in one.
    (@tile [$($extents:tt)*] - $($rest:tt)*) => {
        ::core::compile_error!("the extent of a tile is not negative")
    };
    (@tile [$($extents:tt)*] 0 $(, $($rest:tt)*)?) => { ::core::compile_error!("a tile has extent 0: it must be at least 1") };
    (@tile [$($extents:tt)*] $size:literal $(, $($rest:tt)*)?) => {
        $crate::tiles!(@tile [$($extents)* $crate::Const::<{ { $size } }>,] $($($rest)*)?)
    };
    (@tile [$($extents:tt)*] $size:expr $(, $($rest:tt)*)?) => {
        $crate::tiles!(@tile [$($extents)* $crate::Const::<{ { $size } }>,] $($($rest)*)?)
    };
    (@tile $done:tt $($rest:tt)*) => {
        ::core::compile_error!(::core::concat!(
            "`", ::core::stringify!($($rest)*), "` is not an extent of a tile: write numbers or `*` with commas, as in `(8, 128)`"
        ))
    };
    (($($a:tt)*) ($($b:tt)*) ($($c:tt)*) ($($d:tt)*) $($more:tt)+) => {
        ::core::compile_error!("`tiles!` takes up to 4 tiles: `Tiles::from_sizes` takes more at run time")
    };
    ($(($($tile:tt)*))*) => { ($($crate::tiles!(@tile [] $($tile)*),)*) };
    ($($other:tt)*) => {
        ::core::compile_error!(::core::concat!(
            "`", ::core::stringify!($($other)*), "` are not tiles: write each in parentheses, one after the other without commas, \
             as in `tiles![(8, 128) (2, 1)]`"
        ))
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [&[TileExtent]; 5] = {
        use TileExtent::{Combined, Size};
        [&[Size(2)], &[Size(3), Size(4)], &[Combined, Size(5)], &[], &[Size(1), Size(0)]]
    };

    /// Constants of types have these values.
    #[test]
    fn tiles_are_joined_in_order() {
        for code in 0..5_usize.pow(3) {
            let tiles = [ALL[code / 25], ALL[code / 5 % 5], ALL[code % 5]];
            let (extents, ends) = joined_tiles(tiles);
            let all = tiles.concat();
            assert_eq!(extents[..all.len()], all);
            assert_eq!(
                ends.map(|end| extents[..end].to_vec()),
                [1, 2, 3].map(|count| tiles[..count].concat())
            );
        }
    }

    #[test]
    fn the_first_wrong_tile_is_named() {
        for code in 0..4_usize.pow(3) {
            let tiles = [code / 16, code / 4 % 4, code % 4].map(|at| ALL[[0, 1, 3, 4][at]]);
            let first = tiles.iter().position(|tile| tile.is_empty() || tile.contains(&TileExtent::Size(0)));
            let expected = first.and_then(|first| tile::check(first, tiles[first]).err());
            assert_eq!((wrong(&tiles), expected.is_some()), (expected, first.is_some()), "{tiles:?}");
        }
    }
}
