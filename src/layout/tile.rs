//! Tiles: the blocks that a tiled layout cuts its physical axes into.
//!
//! `T(8,128)(2,1)` are two tiles that apply one after another; each has an extent for each of the last physical axes, the
//! most major first, and `*` combines an axis with the next more minor one.

use core::fmt;

/// The extent of a tile along one physical axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TileExtent {
    /// So many elements, at least 1.
    Size(usize),
    /// `*`: the axis is combined with the next more minor one before that is cut.
    Combined,
}

impl fmt::Display for TileExtent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Size(size) => write!(f, "{size}"),
            Self::Combined => f.write_str("*"),
        }
    }
}

/// Why extents are no tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TileError {
    /// A tile without extents.
    Empty {
        /// Which tile, the first being 0.
        tile: usize,
    },
    /// A tile with an extent of 0.
    Zero {
        /// Which tile.
        tile: usize,
        /// Which of its extents, the most major being 0.
        place: usize,
    },
}

impl fmt::Display for TileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Empty { tile } => write!(f, "tile {tile} has no extents: a tile has at least one"),
            Self::Zero { tile, place } => {
                write!(
                    f,
                    "tile {tile} has the extent 0 at {place}: the extents of a tile are at least 1, or `*`"
                )
            }
        }
    }
}

impl core::error::Error for TileError {}

/// Checks the extents of tile number `tile`.
///
/// # Errors
///
/// [`TileError`] if there is none, or one is 0.
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "the place counts to the length"
)]
pub(crate) const fn check(tile: usize, extents: &[TileExtent]) -> Result<(), TileError> {
    if extents.is_empty() {
        return Err(TileError::Empty { tile });
    }
    let mut place = 0;
    while place < extents.len() {
        if let TileExtent::Size(0) = extents[place] {
            return Err(TileError::Zero { tile, place });
        }
        place += 1;
    }
    Ok(())
}

/// Any number of tiles, borrowed: the form that the rules read, when compiling as well.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TilesRef<'t> {
    // INVARIANT: each end is above the one before it and at most the number of extents; no extent is 0.
    extents: &'t [TileExtent],
    ends: &'t [usize],
}

#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "const fns: the tile is below the number of tiles, and ends are at most the number of extents"
)]
impl<'t> TilesRef<'t> {
    /// No tiles.
    pub const NONE: Self = Self { extents: &[], ends: &[] };

    /// The tiles whose extents stand one behind the other, each up to its end.
    pub(crate) const fn from_parts(extents: &'t [TileExtent], ends: &'t [usize]) -> Self {
        Self { extents, ends }
    }

    /// How many tiles there are.
    #[must_use]
    pub const fn len(self) -> usize {
        self.ends.len()
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.ends.is_empty()
    }

    /// The extents of one tile, the most major first.
    ///
    /// # Panics
    ///
    /// If there are not as many tiles.
    #[must_use]
    #[inline(always)]
    pub const fn tile(self, tile: usize) -> &'t [TileExtent] {
        let begin = if tile == 0 { 0 } else { self.ends[tile - 1] };
        self.extents.split_at(self.ends[tile]).0.split_at(begin).1
    }
}

impl<'t> TilesRef<'t> {
    /// The extents of each tile, the most major first.
    #[must_use]
    pub fn iter(self) -> impl ExactSizeIterator<Item = &'t [TileExtent]> + Clone {
        (0..self.len()).map(move |tile| self.tile(tile))
    }

    /// The extents of one tile, if there are as many.
    #[must_use]
    pub fn get(self, tile: usize) -> Option<&'t [TileExtent]> {
        (tile < self.len()).then(|| self.tile(tile))
    }
}

impl fmt::Display for TilesRef<'_> {
    /// `(8,128)(2,1)`, as in XLA's text behind the `T`; nothing where there are no tiles.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for tile in 0..self.len() {
            for (place, extent) in self.tile(tile).iter().enumerate() {
                write!(f, "{}{extent}", if place == 0 { "(" } else { "," })?;
            }
            f.write_str(")")?;
        }
        Ok(())
    }
}

#[cfg(feature = "alloc")]
pub use owned::Tiles;

#[cfg(feature = "alloc")]
mod owned {
    use core::fmt;

    use smallvec::SmallVec;

    use super::{TileError, TileExtent, TilesRef, check};

    /// Any number of tiles, which apply one after another; without an allocation up to 8 extents in 4 tiles.
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
        extents: SmallVec<[TileExtent; 8]>,
        ends: SmallVec<[usize; 4]>,
    }

    impl Tiles {
        /// No tiles.
        #[must_use]
        pub fn new() -> Self {
            Self::default()
        }

        /// Tiles of these sizes, none of them combined.
        ///
        /// # Errors
        ///
        /// [`TileError`] for a tile without sizes, or with one of 0.
        pub fn from_sizes(tiles: &[&[usize]]) -> Result<Self, TileError> {
            let mut made = Self::new();
            for sizes in tiles {
                made.push(sizes.iter().map(|&size| TileExtent::Size(size)))?;
            }
            Ok(made)
        }

        /// Adds a tile behind the others.
        ///
        /// # Errors
        ///
        /// [`TileError`] if it has no extents, or one of 0; then nothing is added.
        pub fn push(&mut self, tile: impl IntoIterator<Item = TileExtent>) -> Result<(), TileError> {
            let begin = self.ends.last().copied().unwrap_or_default();
            // What an iterator left behind that panicked is no tile.
            self.extents.truncate(begin);
            self.extents.extend(tile);
            if let Err(error) = check(self.ends.len(), self.extents.get(begin..).unwrap_or_default()) {
                self.extents.truncate(begin);
                return Err(error);
            }
            self.ends.push(self.extents.len());
            Ok(())
        }

        /// The tiles, borrowed.
        #[must_use]
        pub fn as_tiles(&self) -> TilesRef<'_> {
            TilesRef::from_parts(&self.extents, &self.ends)
        }

        /// How many tiles there are.
        #[must_use]
        pub fn len(&self) -> usize {
            self.ends.len()
        }

        /// Whether there are none.
        #[must_use]
        pub fn is_empty(&self) -> bool {
            self.ends.is_empty()
        }

        /// The extents of each tile, the most major first.
        #[must_use]
        pub fn iter(&self) -> impl ExactSizeIterator<Item = &[TileExtent]> + Clone + '_ {
            let mut begin = 0;
            self.ends.iter().map(move |&end| {
                let tile = self.extents.get(begin..end).unwrap_or_default();
                begin = end;
                tile
            })
        }

        /// The extents of one tile.
        #[must_use]
        pub fn get(&self, tile: usize) -> Option<&[TileExtent]> {
            self.iter().nth(tile)
        }
    }

    impl fmt::Display for Tiles {
        /// `(8,128)(2,1)`, as in XLA's text behind the `T`; nothing where there are no tiles.
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            fmt::Display::fmt(&self.as_tiles(), f)
        }
    }
}
