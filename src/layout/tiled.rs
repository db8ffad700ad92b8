//! Tiled layouts: physical axes divided into blocks, once or several times.
//!
//! `f32[3,5]{1,0:T(2,2)}`: rows and columns are divided into blocks of 2 x 2. The blocks are in memory one after the other, and
//! each block is row-major. The parts of blocks outside the shape are padding.
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
//! assert_eq!(
//!     [row(0), row(1), row(2)],
//!     [[0, 1, 4, 5, 8], [2, 3, 6, 7, 10], [12, 13, 16, 17, 20]]
//! );
//! assert_eq!((layout.element_count(), layout.span(), layout.allocated()), (15, 21, 24));
//! assert_eq!((layout.index_at(20), layout.index_at(21)), (Some([2, 4]), None)); // padding
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A second tile divides the first one further: `T(8,128)(2,1)` of 16-bit numbers interleaves two rows, number by number. `*`
//! combines an axis with the next more minor one before that one is divided. A tile applies to the last physical axes; the axes
//! before those stay as they are.
//!
//! A tiled layout has no strides, so it is a [`Mapping`] and not a [`Layout`](super::Layout), and arrays with it are types of their own,
//! [`TiledView`](crate::array::TiledView), `TiledViewMut` and `TiledTensor`. They are read and written by index and in logical order.
//! `to_tensor` copies the elements to rows, which have all other methods, `copy_from` copies from any array, and `to_tiled` to other tiles
//! or layouts of your own.
//!
//! ```
//! # use shapewise::{MinorToMajor, Shape, View, array::TiledView, layout::Tiled, shape, tiles};
//! let layout = Tiled::new(Shape::new(shape![2, 4])?, MinorToMajor::ROW_MAJOR, tiles![(2, 2)])?;
//! let memory = [1, 2, 5, 6, 3, 4, 7, 8];
//! let blocks = TiledView::with_layout(&memory, layout)?;
//! assert!(blocks.iter().eq(&[1, 2, 3, 4, 5, 6, 7, 8]));
//! assert_eq!((blocks.to_tensor().sum(), blocks.iter().position(|x| *x == 5)), (36, Some(4)));
//!
//! let row = View::new(&[10, 20, 30, 40], shape![1, 4])?;
//! let sum = blocks.to_tensor() + row;
//! assert_eq!(sum.as_slice(), [11, 22, 33, 44, 15, 26, 37, 48]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # In other libraries
//!
//! XLA, "Tiled layout". XLA's own `LayoutUtil::LinearIndex` applies the first tile alone; this crate applies all tiles, and offsets
//! have an inverse.

mod cuts;
pub(crate) mod rule;
mod typed;

use core::fmt;

use self::cuts::Cuts;
pub use self::typed::{Combined, TileList, TileParts};
use super::{
    Mapping, MinorToMajor,
    order::{MinorToMajorOf, Order, OrderRef},
    tile::{TileError, TilesRef},
};
use crate::{
    axis::Permutation,
    error::error_messages,
    impls::debug_as_display,
    index::SizeError,
    message::{Count, Message, broken},
    private::Sealed,
    shape::Shape,
    types::{ExtentList, Yes},
};

/// A layout of rank `R` whose physical axes are divided by tiles.
///
#[cfg_attr(doc, doc = include_str!("../../docs/pictures/tiled.svg"))]
///
/// Extents `E`, tiles `T` and the order `O` take no memory if the type knows them. By default all three are known at run time.
///
/// If order *and* tiles are in the type, an offset compiles to the polynomial that one would write by hand.
/// `MinorToMajor::ROW_MAJOR` is an order that is known at run time: write `MinorToMajor::typed(axes![1, 0])`. Combined axes (`*`),
/// and tiles whose extents are not multiples of those of the next tile, are evaluated step by step, which takes tens of times as
/// many instructions; copies, and folds over all elements, do that once for each coordinate.
///
/// # Examples
///
/// ```
/// use shapewise::{
///     Shape,
///     array::TiledView,
///     axes,
///     layout::{Mapping, MinorToMajor, Tiled, tile::Tiles},
///     shape, tiles,
/// };
///
/// // bf16[32,256]{1,0:T(8,128)(2,1)}, all in the type
/// let order = MinorToMajor::typed(axes![1, 0]);
/// let layout = Tiled::new(Shape::new(shape![32, 256])?, order, tiles![(8, 128)(2, 1)])?;
/// assert_eq!(size_of_val(&layout), 0);
/// assert_eq!([[1, 0], [0, 1], [2, 0]].map(|index| layout.offset(index).unwrap()), [1, 2, 256]);
///
/// // the same, known at run time
/// let tiles = Tiles::from_sizes(&[&[8, 128], &[2, 1]])?;
/// let ranked = Tiled::new(Shape::new([32, 256])?, MinorToMajor::ROW_MAJOR, tiles.as_tiles())?;
/// assert_eq!(ranked.offset([2, 0]), Ok(256));
///
/// let memory: Vec<u16> = (0..32 * 256).collect();
/// let tiled = TiledView::with_layout(&memory, layout)?;
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

/// Why a shape cannot have these tiles: the error of [`Tiled::new`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TilingError {
    /// A tile has no extents, or an extent of 0.
    Tile(TileError),
    /// A tile ends with `*`.
    CombinedLast {
        /// The number of the tile; the first is 0.
        tile: usize,
    },
    /// The rank is above the number of physical axes that this crate supports.
    Rank {
        /// The rank.
        rank: usize,
        /// The largest number of physical axes.
        most: usize,
    },
    /// A tile makes more physical axes than this crate supports.
    Axes {
        /// The number of the tile.
        tile: usize,
        /// The number of physical axes.
        axes: usize,
        /// The largest number of physical axes.
        most: usize,
    },
    /// There are more tiles than this crate supports.
    Tiles {
        /// The number of tiles.
        found: usize,
        /// The largest number of tiles.
        most: usize,
    },
    /// The memory, padding included, does not fit `isize`.
    TooLarge {
        /// The number of the tile that makes it too large.
        tile: usize,
    },
    /// The element count does not fit `isize`.
    Size(SizeError),
    /// The alignment of the end is 0, or the memory does not fit `isize` with its end aligned.
    Aligned {
        /// The number of elements in memory, padding included.
        elements: usize,
        /// The alignment: the memory is rounded up to a multiple of it.
        alignment: usize,
    },
}

error_messages! {
    #[inline] TilingError [Tile(TileError), Size(SizeError)]
    Self::CombinedLast { tile } => "tile {tile} ends with `*`: there is no more minor axis to combine with";
    Self::Rank { rank, most } => "rank {rank} is above the maximum: there may be at most {most} physical axes";
    Self::Axes { tile, axes, most } => "tile {tile} makes {axes} physical axes: there may be at most {most}";
    Self::Tiles { found, most } => "{found} tiles apply one after another: there may be at most {most}";
    Self::TooLarge { tile } =>
        "the layout is too large with tile {tile}: its elements and padding are above {}", isize::MAX;
    Self::Aligned { elements, alignment: 0 } => "{} aligned to 0: an alignment is at least 1",
        Count(elements, "element is", "elements are");
    Self::Aligned { elements, alignment } =>
        "{elements} elements, rounded up to a multiple of {alignment}, are above {}", isize::MAX;
}

impl Tiled<0> {
    /// The largest number of physical axes after all tiles. See [`new`](Tiled::new).
    pub const MAX_AXES: usize = rule::MAX_PHYSICAL;

    /// The largest number of tiles. See [`new`](Tiled::new).
    pub const MAX_TILES: usize = rule::MAX_TILES;
}

impl<const R: usize, E: ExtentList<R>, T: TileList, O: Order<R>> Tiled<R, E, T, O> {
    /// An error of `cargo build` if a tile in the type has an extent of 0, or one that does not fit `isize`.
    const TILES_HAVE_CELLS: () = {
        if let Some(TileError::Zero { tile, place }) = T::ERROR {
            let message =
                Message::<128>::new().text("tile ").number(tile).text(" has the extent 0 at ").number(place);
            let message = message.text(": the extents of a tile are at least 1, or `*`");
            message.fail();
        }
        if let Some(TileError::TooLarge { tile, extent }) = T::ERROR {
            let message =
                Message::<128>::new().text("tile ").number(tile).text(" has the extent ").number(extent);
            let message = message.text(", which is above ").number(isize::MAX.unsigned_abs());
            message.fail();
        }
    };

    /// The physical coordinates, if the type knows order and tiles.
    const CUTS: Option<Cuts> = match (O::KNOWN, T::KNOWN) {
        (Some(order), Some(tiles)) => Cuts::new(&Permutation::REVERSAL.after(order).axes(), tiles),
        _ => None,
    };

    /// Returns the layout of a shape with its axes in an order, divided by tiles.
    ///
    /// # Errors
    ///
    /// [`TilingError`] for a tile that ends with `*`, for a rank or a number of physical axes above [`MAX_AXES`](Tiled::MAX_AXES),
    /// for more than [`MAX_TILES`](Tiled::MAX_TILES) tiles, and if the memory with its padding does not fit `isize`. Extents of 0
    /// are left out of the product, as in a [`Shape`].
    #[inline]
    pub fn new<M: MinorToMajorOf<R, O>>(shape: Shape<R, E>, order: M, tiles: T) -> Result<Self, TilingError> {
        let () = Self::TILES_HAVE_CELLS;
        let order = order.order();
        rule::allocated(&shape.extents(), &order.permutation().axes(), tiles.as_tiles())?;
        Ok(Self { shape, order, tiles })
    }

    /// Returns the shape. See the example of [`Tiled`].
    #[must_use]
    pub const fn shape(&self) -> &Shape<R, E> {
        &self.shape
    }

    /// Returns the order of the axes. See the example of [`Tiled`].
    #[must_use]
    pub const fn order(&self) -> MinorToMajor<R, O> {
        self.order
    }

    /// Returns the tiles.
    ///
    /// ```
    /// use shapewise::{MinorToMajor, Shape, layout::Tiled, tiles};
    ///
    /// let layout = Tiled::new(Shape::new([3, 5])?, MinorToMajor::ROW_MAJOR, tiles![(2, 2)])?;
    /// assert_eq!(
    ///     (layout.shape().extents(), layout.order(), layout.tiles().len()),
    ///     ([3, 5], MinorToMajor::ROW_MAJOR, 1)
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn tiles(&self) -> TilesRef<'_> {
        self.tiles.as_tiles()
    }

    /// Returns the memory with its end aligned, in elements: [`allocated`](Mapping::allocated), rounded up to a multiple of `alignment`.
    ///
    /// # Errors
    ///
    /// [`TilingError::Aligned`] for an alignment of 0, and if the memory does not fit `isize`.
    ///
    /// # In other libraries
    ///
    /// XLA, `tail_padding_alignment_in_elements`.
    #[doc(alias = "tail_padding_alignment_in_elements")]
    pub fn allocated_aligned(&self, alignment: usize) -> Result<usize, TilingError> {
        rule::aligned(self.allocated(), alignment)
    }
}

impl<const R: usize, E, T, O> Sealed for Tiled<R, E, T, O> {}

impl<const R: usize, E: ExtentList<R>, T: TileList, O: Order<R>> Mapping<R> for Tiled<R, E, T, O> {
    type Extents = E;
    type Uniqueness = Yes;

    #[inline(always)]
    #[expect(clippy::indexing_slicing, reason = "callers pass axes below R")]
    fn extent(&self, axis: usize) -> usize {
        self.shape.extents()[axis]
    }

    #[inline(always)]
    fn offset_unchecked(&self, index: [usize; R]) -> usize {
        if let Some(cuts) = const { &Self::CUTS } {
            return cuts.offset(&self.shape.extents(), &index);
        }
        rule::offset(&self.shape.extents(), &self.order.permutation().axes(), self.tiles.as_tiles(), &index)
    }

    fn index_at(&self, offset: usize) -> Option<[usize; R]> {
        let (order, mut index) = (self.order.permutation().axes(), [0; R]);
        rule::find(&self.shape.extents(), &order, self.tiles.as_tiles(), offset, &mut index).then_some(index)
    }

    fn has_unique_offsets(&self) -> Option<bool> {
        Some(true)
    }

    fn is_separable(&self) -> bool {
        rule::is_separable(self.tiles.as_tiles())
    }

    /// Returns one more than the offset of the last element: XLA's data size. If a later tile has more axes than the tile before it
    /// divides, the last element may not have the largest offset; then the span is the allocated memory, which is at least as
    /// large.
    fn span(&self) -> usize {
        let order = self.order.permutation().axes();
        rule::span(&self.shape.extents(), &order, self.tiles.as_tiles(), self.allocated())
    }

    fn allocated(&self) -> usize {
        let order = self.order.permutation().axes();
        match rule::allocated(&self.shape.extents(), &order, self.tiles.as_tiles()) {
            Ok(allocated) => allocated,
            Err(_) => broken("a tiled layout was made of tiles that fit"),
        }
    }

    fn element_count(&self) -> usize {
        self.shape.element_count()
    }
}

impl<const R: usize, E: ExtentList<R>, T: TileList, O: Order<R>> fmt::Display for Tiled<R, E, T, O> {
    /// Writes `[3,5]{1,0:T(2,2)}`, as XLA writes it after the element type; `[]` for a scalar without tiles.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.shape)?;
        if R == 0 && self.tiles().is_empty() {
            return Ok(());
        }
        write!(f, "{{{}", OrderRef::new(&self.order.permutation().axes()))?;
        if !self.tiles().is_empty() {
            write!(f, ":T{}", self.tiles())?;
        }
        f.write_str("}")
    }
}

debug_as_display! { [const R: usize, E: ExtentList<R>, T: TileList, O: Order<R>] Tiled<R, E, T, O>; }
