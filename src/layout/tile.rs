//! Tiles: the blocks that a tiled layout divides its physical axes into.
//!
//! `T(8,128)(2,1)` is two tiles, which are applied one after the other. A tile has one extent for each of the last physical axes,
//! the most major first. The extent `*` combines an axis with the next more minor one.

use core::fmt;

use crate::{error::error_messages, shape::with_commas};

/// The extent of a tile along one physical axis. [`Tiles::push`](Tiles::push) takes a list of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TileExtent {
    /// A number of elements, at least 1.
    Size(usize),
    /// `*`: the axis is combined with the next more minor one before that one is divided.
    Combined,
}

impl fmt::Display for TileExtent {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Size(size) => write!(f, "{size}"),
            Self::Combined => f.write_str("*"),
        }
    }
}

/// Why extents are not a tile: the error of [`Tiles::push`](Tiles::push).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TileError {
    /// The tile has no extents.
    Empty {
        /// The number of the tile; the first is 0.
        tile: usize,
    },
    /// An extent of the tile is 0.
    Zero {
        /// The number of the tile.
        tile: usize,
        /// The position of the extent; the most major is 0.
        place: usize,
    },
    /// An extent of the tile does not fit `isize`.
    TooLarge {
        /// The number of the tile.
        tile: usize,
        /// The extent.
        extent: usize,
    },
}

error_messages! {
    #[inline] TileError []
    Self::Empty { tile } => "tile {tile} has no extents: a tile has at least one";
    Self::Zero { tile, place } => "tile {tile} has the extent 0 at {place}: the extents of a tile are at least 1, or `*`";
    Self::TooLarge { tile, extent } =>
        "tile {tile} has the extent {extent}, which is above {}", isize::MAX;
}

/// Checks the extents of tile number `tile`.
///
/// # Errors
///
/// [`TileError`] if there are no extents, or one is 0 or does not fit `isize`.
#[expect(clippy::indexing_slicing, clippy::arithmetic_side_effects, reason = "the place is below the length")]
#[inline]
pub(crate) const fn check(tile: usize, extents: &[TileExtent]) -> Result<(), TileError> {
    if extents.is_empty() {
        return Err(TileError::Empty { tile });
    }
    let mut place = 0;
    while place < extents.len() {
        match extents[place] {
            TileExtent::Size(0) => return Err(TileError::Zero { tile, place }),
            TileExtent::Size(extent) if extent > isize::MAX.unsigned_abs() => {
                return Err(TileError::TooLarge { tile, extent });
            }
            _ => {}
        }
        place += 1;
    }
    Ok(())
}

/// Any number of tiles, borrowed: the form that the rules of tiles read, at compile time as well. See [`len`](Self::len).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TilesRef<'t> {
    // INVARIANT: each end is above the one before it and at most the number of extents; no extent is 0.
    extents: &'t [TileExtent],
    ends: &'t [usize],
}

#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "const fns: callers pass tiles below the number of tiles, and ends are at most the number of extents"
)]
impl<'t> TilesRef<'t> {
    /// No tiles. See [`len`](Self::len).
    pub const NONE: Self = Self { extents: &[], ends: &[] };

    /// Returns the tiles of a list of all extents and the end of each tile in it.
    #[inline]
    pub(crate) const fn from_parts(extents: &'t [TileExtent], ends: &'t [usize]) -> Self {
        Self { extents, ends }
    }

    /// Returns the number of tiles.
    ///
    /// ```
    /// use shapewise::layout::tile::{TileExtent, Tiles};
    ///
    /// let tiles = Tiles::from_sizes(&[&[8, 128], &[2, 1]])?;
    /// let tiles = tiles.as_tiles();
    /// assert_eq!((tiles.len(), tiles.is_empty()), (2, false));
    /// assert_eq!(tiles.tile(1), [TileExtent::Size(2), TileExtent::Size(1)]);
    /// assert_eq!((tiles.get(1), tiles.get(2)), (Some(tiles.tile(1)), None));
    /// assert!(tiles.iter().eq([tiles.tile(0), tiles.tile(1)]));
    /// # Ok::<(), shapewise::layout::tile::TileError>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn len(self) -> usize {
        self.ends.len()
    }

    /// Returns `true` if there are no tiles.
    ///
    /// [`len`](Self::len) has an example.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.ends.is_empty()
    }

    /// Returns the extents of one tile, the most major first.
    ///
    /// # Panics
    ///
    /// If `tile` is not below the number of tiles.
    ///
    /// [`len`](Self::len) has an example.
    #[must_use]
    #[inline(always)]
    pub const fn tile(self, tile: usize) -> &'t [TileExtent] {
        let begin = if tile == 0 { 0 } else { self.ends[tile - 1] };
        self.extents.split_at(self.ends[tile]).0.split_at(begin).1
    }
}

impl<'t> TilesRef<'t> {
    /// Returns the extents of each tile, the most major first.
    ///
    /// [`len`](Self::len) has an example.
    #[must_use]
    #[inline]
    pub fn iter(self) -> impl ExactSizeIterator<Item = &'t [TileExtent]> + Clone {
        (0..self.len()).map(move |tile| self.tile(tile))
    }

    /// Returns the extents of one tile, or `None` if `tile` is not below the number of tiles.
    ///
    /// [`len`](Self::len) has an example.
    #[must_use]
    #[inline]
    pub fn get(self, tile: usize) -> Option<&'t [TileExtent]> {
        (tile < self.len()).then(|| self.tile(tile))
    }
}

impl fmt::Display for TilesRef<'_> {
    /// Writes `(8,128)(2,1)`, as in XLA's text after the `T`; empty if there are no tiles.
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for tile in self.iter() {
            f.write_str("(")?;
            with_commas(f, tile)?;
            f.write_str(")")?;
        }
        Ok(())
    }
}

#[cfg(feature = "alloc")]
pub use owned::Tiles;

#[cfg(feature = "alloc")]
mod owned {
    use alloc::vec::Vec;
    use core::fmt;

    use super::{TileError, TileExtent, TilesRef, check};

    /// Any number of tiles, which are applied one after the other.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::layout::tile::{TileExtent, Tiles};
    ///
    /// let tiles = Tiles::from_sizes(&[&[8, 128], &[2, 1]])?;
    /// assert_eq!(tiles.to_string(), "(8,128)(2,1)");
    /// assert_eq!(tiles.iter().next(), Some(&[TileExtent::Size(8), TileExtent::Size(128)][..]));
    /// assert_eq!(
    ///     Tiles::from_sizes(&[&[8, 0]]).unwrap_err().to_string(),
    ///     "tile 0 has the extent 0 at 1: the extents of a tile are at least 1, or `*`"
    /// );
    /// # Ok::<(), shapewise::layout::tile::TileError>(())
    /// ```
    #[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
    pub struct Tiles {
        // INVARIANT: each end is above the one before it and at most the number of extents, the last equal to it; no
        // extent is 0.
        extents: Vec<TileExtent>,
        ends: Vec<usize>,
    }

    impl Tiles {
        /// Returns no tiles.
        ///
        /// [`Tiles`] has an example.
        #[must_use]
        #[inline]
        pub const fn new() -> Self {
            Self { extents: Vec::new(), ends: Vec::new() }
        }

        /// Returns no tiles, with memory for `extents` extents in `tiles` tiles. See the example of [`read`](Self::read).
        #[inline]
        #[must_use]
        pub fn with_capacity(tiles: usize, extents: usize) -> Self {
            Self { extents: Vec::with_capacity(extents), ends: Vec::with_capacity(tiles) }
        }

        /// Tiles with these extents, none of them `*`.
        ///
        /// # Errors
        ///
        /// [`TileError`] for a tile without extents, or with an extent of 0 or one that does not fit `isize`.
        #[inline]
        pub fn from_sizes(tiles: &[&[usize]]) -> Result<Self, TileError> {
            let mut made = Self::new();
            for sizes in tiles {
                made.push(sizes.iter().map(|&size| TileExtent::Size(size)))?;
            }
            Ok(made)
        }

        /// Adds a tile after the others.
        ///
        /// # Errors
        ///
        /// [`TileError`] if the tile has no extents, or an extent of 0 or one that does not fit `isize`. Then no tile is added.
        pub fn push(&mut self, tile: impl IntoIterator<Item = TileExtent>) -> Result<(), TileError> {
            // Collected first: an iterator that panics adds nothing.
            let tile: Vec<TileExtent> = tile.into_iter().collect();
            check(self.ends.len(), &tile)?;
            self.extents.extend(tile);
            self.ends.push(self.extents.len());
            Ok(())
        }

        /// Does the same as [`push`](Self::push), of extents that are read one by one. Nothing is collected, and after an error
        /// the tiles must not be used.
        ///
        /// # Errors
        ///
        /// Those of `next`, and [`TileError`] as [`push`](Self::push) returns it.
        ///
        /// ```
        /// use shapewise::layout::tile::{TileError, TileExtent, Tiles};
        ///
        /// let (mut tiles, mut sizes) = (Tiles::with_capacity(1, 2), [8, 128].into_iter());
        /// tiles.read(|| Ok::<_, TileError>(sizes.next().map(TileExtent::Size)))?;
        /// assert_eq!(tiles.to_string(), "(8,128)");
        /// # Ok::<(), TileError>(())
        /// ```
        #[inline]
        pub fn read<E: From<TileError>>(
            &mut self,
            mut next: impl FnMut() -> Result<Option<TileExtent>, E>,
        ) -> Result<(), E> {
            let begin = self.extents.len();
            while let Some(extent) = next()? {
                self.extents.push(extent);
            }
            check(self.ends.len(), self.extents.get(begin..).unwrap_or_default())?;
            self.ends.push(self.extents.len());
            Ok(())
        }

        /// Returns the tiles, borrowed.
        ///
        /// [`TilesRef::len`] has an example.
        #[must_use]
        #[inline]
        pub fn as_tiles(&self) -> TilesRef<'_> {
            TilesRef::from_parts(&self.extents, &self.ends)
        }

        /// Returns the number of tiles.
        ///
        /// [`TilesRef::len`] has an example.
        #[must_use]
        #[inline]
        pub fn len(&self) -> usize {
            self.ends.len()
        }

        /// Returns `true` if there are no tiles.
        ///
        /// [`TilesRef::len`] has an example.
        #[must_use]
        #[inline]
        pub fn is_empty(&self) -> bool {
            self.ends.is_empty()
        }

        /// Returns the extents of each tile, the most major first.
        ///
        /// [`TilesRef::len`] has an example.
        #[must_use]
        #[inline]
        pub fn iter(&self) -> impl ExactSizeIterator<Item = &[TileExtent]> + Clone + '_ {
            self.as_tiles().iter()
        }

        /// Returns the extents of one tile, or `None` if `tile` is not below the number of tiles.
        ///
        /// [`TilesRef::len`] has an example.
        #[must_use]
        #[inline]
        pub fn get(&self, tile: usize) -> Option<&[TileExtent]> {
            self.as_tiles().get(tile)
        }
    }

    impl fmt::Display for Tiles {
        /// Writes `(8,128)(2,1)`, as in XLA's text after the `T`; empty if there are no tiles.
        #[inline]
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            fmt::Display::fmt(&self.as_tiles(), f)
        }
    }
}
