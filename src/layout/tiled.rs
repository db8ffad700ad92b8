//! Tiled layouts: physical axes cut into blocks, once or several times.
//!
//! `f32[3,5]{1,0:T(2,2)}`: rows and columns are cut into blocks of 2 x 2, which lie one behind the other, and each block is
//! row-major in itself. What is cut off at the borders is padding.
//!
//! ```text
//! index      0  1 | 2  3 | 4          offset     0  1 | 4  5 | 8  .
//!            5  6 | 7  8 | 9                     2  3 | 6  7 |10  .
//!           ------+------+---                   ------+------+-----
//!           10 11 |12 13 |14                    12 13 |16 17 |20  .
//!                                                .  . | .  . | .  .
//! ```
//!
//! ```
//! # use shapewise::{Shape, axes, layout::{Mapping, MinorToMajor, Tiled}, shape, tiles};
//! let order = MinorToMajor::typed(axes![1, 0]);
//! let layout = Tiled::new(Shape::new(shape![3, 5])?, order, tiles![(2, 2)])?;
//! let row = |i| (0..5).map(move |j| layout.offset([i, j]).unwrap()).collect::<Vec<_>>();
//! assert_eq!([row(0), row(1), row(2)], [[0, 1, 4, 5, 8], [2, 3, 6, 7, 10], [12, 13, 16, 17, 20]]);
//! assert_eq!((layout.element_count(), layout.span(), layout.allocated()), (15, 21, 24));
//! assert_eq!((layout.index_at(20), layout.index_at(21)), (Some([2, 4]), None)); // padding
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A second tile cuts the first one further: `T(8,128)(2,1)` of 16-bit numbers puts two rows side by side, number by number.
//! `*` combines an axis with the next more minor one before it is cut. A tile stands against the last physical axes; those before
//! it are as without it.
//!
//! A tiled layout has no strides, so it is a [`Mapping`] and no [`Layout`](super::Layout). What reads or writes all elements of a
//! [`View`](crate::View), a [`ViewMut`](crate::ViewMut) or a [`Tensor`](crate::Tensor) works on tiles as on rows, in logical order where
//! that is promised: `iter`, `for_each`, `fold`, `indexed_for_each`, `sum`, `max`, `any`, `position`, reductions along an axis; `map`,
//! `zip_map`, `to_vec`, `to_tensor`; `fill`, `for_each_mut`, `assign`, `map_from`, `zip_apply`; a tiled operand is broadcast as others
//! are. What needs strides does not, as slices, permutations, windows, reshapes, `broadcast_to`, rows and operators: `to_tensor` copies
//! the elements to rows, and `to_layout` to any other layout.
//!
//! ```
//! # use shapewise::{MinorToMajor, Shape, View, layout::Tiled, shape, tiles};
//! let layout = Tiled::new(Shape::new(shape![2, 4])?, MinorToMajor::ROW_MAJOR, tiles![(2, 2)])?;
//! let memory = [1, 2, 5, 6, 3, 4, 7, 8];
//! let blocks = View::with_layout(&memory, layout)?;
//! assert!(blocks.iter().eq(&[1, 2, 3, 4, 5, 6, 7, 8]));
//! assert_eq!((blocks.sum(), blocks.position(|x| *x == 5)), (36, Some([1, 0])));
//!
//! let row = View::new(&[10, 20, 30, 40], shape![1, 4])?;
//! let sum = blocks.zip_map(&row, |x, y| x + y)?;
//! assert_eq!(sum.as_slice(), [11, 22, 33, 44, 15, 26, 37, 48]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Source
//!
//! XLA, "Tiled layout". XLA's own `LayoutUtil::LinearIndex` follows the first tile alone; here all are followed, and offsets have an
//! inverse.

mod cuts;
pub(crate) mod rule;
mod typed;

use core::fmt;

use self::cuts::Cuts;
pub use self::typed::{Combined, LastTileSize, TileList, TileParts, TileSize, TypedTile};
use super::{
    Mapping, MinorToMajor, RowMajor, Strided,
    order::Order,
    tile::{TileError, TilesRef},
};
use crate::{
    axis::Permutation,
    extent::Extents,
    index::{self, SizeError},
    message::Message,
    private::Sealed,
    shape::Shape,
    types::Yes,
    view::offsets::ByIndex,
};

/// A layout of rank `R` whose physical axes are cut by tiles.
///
/// What the type knows of the extents `E`, the tiles `T` and the order `O` takes no memory. By default all is known when running.
///
/// Where order *and* tiles are in the type, an offset is the polynomial by hand. `MinorToMajor::ROW_MAJOR` is an order that is known when
/// running: write `MinorToMajor::typed(axes![1, 0])`. Combined axes (`*`), and tiles whose extents are no multiples of those that cut
/// them, are followed step by step, which takes tens of times as many instructions; copies, and folds over all elements, ask once for
/// each coordinate.
///
/// # Examples
///
/// ```
/// use shapewise::{Shape, View, axes, layout::{Mapping, MinorToMajor, Tiled, tile::Tiles}, shape, tiles};
///
/// // bf16[32,256]{1,0:T(8,128)(2,1)}, all in the type
/// let order = MinorToMajor::typed(axes![1, 0]);
/// let layout = Tiled::new(Shape::new(shape![32, 256])?, order, tiles![(8, 128)(2, 1)])?;
/// assert_eq!(size_of_val(&layout), 0);
/// assert_eq!([[1, 0], [0, 1], [2, 0]].map(|index| layout.offset(index).unwrap()), [1, 2, 256]);
///
/// // the same, known when running
/// let tiles = Tiles::from_sizes(&[&[8, 128], &[2, 1]])?;
/// let ranked = Tiled::new(Shape::new([32, 256])?, MinorToMajor::ROW_MAJOR, tiles.as_tiles())?;
/// assert_eq!(ranked.offset([2, 0]), Ok(256));
///
/// let memory: Vec<u16> = (0..32 * 256).collect();
/// let tiled = View::with_layout(&memory, layout)?;
/// assert_eq!(tiled[[2, 0]], 256);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Tiled<const R: usize, E = [usize; R], T = TilesRef<'static>, O = Permutation<R>> {
    // INVARIANT: `rule::allocated` accepts them.
    shape: Shape<R, E>,
    order: MinorToMajor<R, O>,
    tiles: T,
}

/// Why tiles are none of a shape.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TilingError {
    /// The extents of a tile are none.
    Tile(TileError),
    /// A tile that ends with `*`.
    CombinedLast {
        /// Which tile, the first being 0.
        tile: usize,
    },
    /// A rank above the number of physical axes that this crate can follow.
    Rank {
        /// The rank.
        rank: usize,
        /// How many physical axes there may be.
        most: usize,
    },
    /// A tile that makes more physical axes than this crate can follow.
    Axes {
        /// Which tile makes them.
        tile: usize,
        /// How many there are.
        axes: usize,
        /// How many there may be.
        most: usize,
    },
    /// More tiles than this crate can follow.
    Tiles {
        /// How many there are.
        found: usize,
        /// How many there may be.
        most: usize,
    },
    /// The memory, padding included, does not fit.
    TooLarge {
        /// Which tile makes it too large.
        tile: usize,
    },
    /// The element count does not fit.
    Size(SizeError),
    /// The end is aligned to 0, or the memory does not fit with its end aligned.
    Aligned {
        /// How many elements the memory has, padding included.
        elements: usize,
        /// The multiple that it is rounded up to.
        alignment: usize,
    },
}

impl fmt::Display for TilingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Tile(error) => write!(f, "{error}"),
            Self::CombinedLast { tile } => {
                write!(f, "tile {tile} ends with `*`: there is no more minor axis to combine with")
            }
            Self::Rank { rank, most } => {
                write!(f, "rank {rank} is above the maximum: there may be at most {most} physical axes")
            }
            Self::Axes { tile, axes, most } => {
                write!(f, "tile {tile} makes {axes} physical axes: there may be at most {most}")
            }
            Self::Tiles { found, most } => {
                write!(f, "{found} tiles apply one after another: there may be at most {most}")
            }
            Self::TooLarge { tile } => {
                write!(
                    f,
                    "the layout is too large with tile {tile}: its elements and padding are above {}",
                    isize::MAX
                )
            }
            Self::Size(error) => write!(f, "{error}"),
            Self::Aligned { elements, alignment: 0 } => {
                write!(f, "{elements} elements are aligned to 0: an alignment is at least 1")
            }
            Self::Aligned { elements, alignment } => {
                write!(
                    f,
                    "{elements} elements, rounded up to a multiple of {alignment}, are above {}",
                    isize::MAX
                )
            }
        }
    }
}

impl core::error::Error for TilingError {}

impl From<TileError> for TilingError {
    fn from(error: TileError) -> Self {
        Self::Tile(error)
    }
}

impl Tiled<0> {
    /// How many physical axes a layout may have when all its tiles are cut.
    pub const MAX_AXES: usize = rule::MAX_PHYSICAL;

    /// How many tiles a layout may have.
    pub const MAX_TILES: usize = rule::MAX_TILES;
}

impl<const R: usize, E: Extents<R>, T: TileList, O: Order<R>> Tiled<R, E, T, O> {
    /// A tile in the type with an extent of 0 is an error of `cargo build`.
    const TILES_HAVE_CELLS: () = {
        if let Some(TileError::Zero { tile, place }) = T::ERROR {
            let message =
                Message::<128>::new().text("tile ").number(tile).text(" has the extent 0 at ").number(place);
            let message = message.text(": the extents of a tile are at least 1, or `*`");
            panic!("{}", message.as_str());
        }
    };

    /// The physical coordinates, where the type knows order and tiles.
    const CUTS: Option<Cuts> = match (O::KNOWN, T::KNOWN) {
        (Some(order), Some(tiles)) => Cuts::new(&Permutation::REVERSAL.after(order).axes(), tiles),
        _ => None,
    };

    /// The layout of a shape with its axes in an order, cut by tiles.
    ///
    /// # Errors
    ///
    /// [`TilingError`] for a tile that ends with `*`, for a rank or physical axes above [`MAX_AXES`](Tiled::MAX_AXES), for more
    /// than [`MAX_TILES`](Tiled::MAX_TILES) tiles, and if the memory with its padding does not fit `isize`; extents of 0 are left
    /// out of that, as in a [`Shape`].
    #[inline]
    pub fn new(shape: Shape<R, E>, order: MinorToMajor<R, O>, tiles: T) -> Result<Self, TilingError> {
        let () = Self::TILES_HAVE_CELLS;
        rule::allocated(&shape.extents(), &order.permutation().axes(), tiles.as_tiles()).map(|_| Self {
            shape,
            order,
            tiles,
        })
    }

    /// The shape.
    #[must_use]
    pub const fn shape(&self) -> &Shape<R, E> {
        &self.shape
    }

    /// The order of the axes.
    #[must_use]
    pub const fn order(&self) -> MinorToMajor<R, O> {
        self.order
    }

    /// The tiles.
    #[must_use]
    pub fn tiles(&self) -> TilesRef<'_> {
        self.tiles.as_tiles()
    }

    /// The memory with its end aligned, in elements: [`allocated`](Mapping::allocated), rounded up to a multiple.
    ///
    /// # Errors
    ///
    /// [`TilingError::Aligned`] for an alignment of 0, and if the memory does not fit `isize`.
    ///
    /// # Source
    ///
    /// XLA, `tail_padding_alignment_in_elements`.
    pub fn allocated_aligned(&self, alignment: usize) -> Result<usize, TilingError> {
        let elements = self.allocated();
        rule::aligned(elements, alignment).ok_or(TilingError::Aligned { elements, alignment })
    }
}

impl<const R: usize, E, T, O> Sealed for Tiled<R, E, T, O> {}

impl<const R: usize, E: Extents<R>, T: TileList, O: Order<R>> Mapping<R> for Tiled<R, E, T, O> {
    const EXTENTS: [Option<usize>; R] = E::KNOWN;
    type Once = Yes;
    type Seen = RowMajor<R, E>;
    type Lent = Self;
    type Offsets = ByIndex<R, Self>;
    const HAS_STRIDES: bool = false;

    #[inline(always)]
    #[expect(clippy::indexing_slicing, reason = "the crate asks for axes below R")]
    fn extent(&self, axis: usize) -> usize {
        self.shape.extents()[axis]
    }

    #[inline(always)]
    fn place(&self, index: [usize; R]) -> usize {
        if let Some(cuts) = const { &Self::CUTS } {
            return cuts.offset(&self.shape.extents(), &index);
        }
        rule::offset(&self.shape.extents(), &self.order.permutation().axes(), self.tiles.as_tiles(), &index)
    }

    fn find(&self, offset: usize) -> Option<[usize; R]> {
        let (order, mut index) = (self.order.permutation().axes(), [0; R]);
        rule::find(&self.shape.extents(), &order, self.tiles.as_tiles(), offset, &mut index).then_some(index)
    }

    fn by_strides(&self) -> Option<Strided<R>> {
        None
    }

    fn seen(&self) -> RowMajor<R, E> {
        RowMajor::new(self.shape)
    }

    fn lent(&self) -> Self {
        *self
    }

    fn offsets(&self) -> ByIndex<R, Self> {
        ByIndex::new(*self)
    }

    fn fold_unstrided<B>(&self, init: B, visit: impl FnMut(B, usize) -> B) -> B {
        self.offsets().fold(init, visit)
    }

    fn meets_once(&self) -> Option<bool> {
        Some(true)
    }

    fn is_separable(&self) -> bool {
        rule::is_separable(self.tiles.as_tiles())
    }

    /// One more than the offset of the last element: XLA's data size. Where a later tile reaches beyond the axes inside the tile
    /// before it, the last element need not have the largest offset: then it is what is allocated, which is no less.
    fn span(&self) -> usize {
        let order = self.order.permutation().axes();
        rule::span(&self.shape.extents(), &order, self.tiles.as_tiles(), self.allocated())
    }

    fn allocated(&self) -> usize {
        let order = self.order.permutation().axes();
        // It was accepted, so there is no error to lose.
        rule::allocated(&self.shape.extents(), &order, self.tiles.as_tiles()).unwrap_or_default()
    }

    fn element_count(&self) -> usize {
        index::element_count(&self.shape.extents()).unwrap_or_default()
    }
}

impl<const R: usize, E: Extents<R>, T: TileList, O: Order<R>> fmt::Display for Tiled<R, E, T, O> {
    /// `[3,5]{1,0:T(2,2)}`, as XLA writes it behind the element type; `[]` for a scalar without tiles.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.shape)?;
        if R == 0 && self.tiles().is_empty() {
            return Ok(());
        }
        f.write_str("{")?;
        for (place, axis) in self.order.permutation().axes().iter().enumerate() {
            write!(f, "{}{axis}", if place == 0 { "" } else { "," })?;
        }
        if !self.tiles().is_empty() {
            write!(f, ":T{}", self.tiles())?;
        }
        f.write_str("}")
    }
}

impl<const R: usize, E: Extents<R>, T: TileList, O: Order<R>> fmt::Debug for Tiled<R, E, T, O> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
