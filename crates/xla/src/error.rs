//! Why there is no such layout, and why there is no such array shape.

use shapewise::{
    axis::{AxisError, PermutationError},
    index::SizeError,
    layout::tile::TileError,
    message::{Count, error_messages},
    rank::RankError,
};

/// Why a layout is not valid, or not a layout of the shape: the error of
/// [`ArrayLayout::from_major_to_minor`](super::ArrayLayout::from_major_to_minor).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ArrayLayoutError {
    /// The axes are not a permutation.
    Order(PermutationError),
    /// The layout and the shape have different ranks.
    Rank {
        /// The rank of the layout.
        layout: usize,
        /// The rank of the shape.
        shape: usize,
    },
    /// The rank is above the largest one.
    RankTooLarge(RankError),
    /// A tile has no extents, or an extent of 0.
    Tile(TileError),
    /// The tail alignment is 0.
    TailAlignmentIsZero,
    /// A number of elements or bytes does not fit `isize`.
    TooLarge {
        /// The number.
        number: usize,
    },
    /// A split has no indices.
    SplitEmpty {
        /// The physical axis.
        place: usize,
    },
    /// An index of a split is not above the one before it.
    SplitOrder {
        /// The physical axis.
        place: usize,
        /// The index.
        index: usize,
        /// The index before it.
        before: usize,
    },
    /// The layout has no such physical axis to split.
    SplitPlace {
        /// The physical axis.
        place: usize,
        /// The rank.
        rank: usize,
    },
    /// There are two splits of the same physical axis.
    SplitTwice {
        /// The physical axis.
        place: usize,
    },
}

error_messages! {
    #[inline] ArrayLayoutError [Order(PermutationError), RankTooLarge(RankError), Tile(TileError)]
    Self::Rank { layout, shape } =>
        "the layout orders {}, but the shape has rank {shape}: they must be equal",
        Count(layout, "axis", "axes");
    Self::TailAlignmentIsZero => "the tail alignment is 0 elements: it must be at least 1";
    Self::TooLarge { number } => "the layout has the number {number}, which is above {}", isize::MAX;
    Self::SplitEmpty { place } => "physical axis {place} is split at no index: a split has at least one";
    Self::SplitOrder { place, index, before } =>
        "physical axis {place} is split at {index} after {before}: each index must be above the one before it";
    Self::SplitPlace { place, rank } =>
        "physical axis {place} is split, but the rank is {rank}: the axis must be below the rank";
    Self::SplitTwice { place } =>
        "physical axis {place} is split twice: all indices of an axis are in one split";
}

/// Why an array shape is not valid, or has not what an operation needs: the error of [`ArrayShape::permute`](super::ArrayShape::permute) and others.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ArrayShapeError {
    /// The rank is unknown.
    RankUnknown,
    /// The rank is above the largest one.
    RankTooLarge(RankError),
    /// The element count does not fit `isize`.
    Size(SizeError),
    /// The elements do not fit `isize`, in bytes.
    Bytes {
        /// The axis whose extent makes the product too large.
        axis: usize,
        /// Its extent, or bound.
        extent: usize,
        /// The product of the extents and bounds before it, those of 0 left out.
        product: usize,
        /// The size of an element, in bytes.
        size: usize,
    },
    /// The layout is not valid, or not a layout of this shape.
    Layout(ArrayLayoutError),
    /// There is no layout, and the operation needs one.
    NoLayout,
    /// The layout has tiles, and the operation needs a layout without tiles.
    HasTiles,
    /// The layout splits a physical axis among memories, and the operation needs all elements in one memory.
    Split {
        /// The physical axis.
        place: usize,
    },
    /// An extent has no bound, and the operation needs a number.
    Unbounded {
        /// The axis.
        axis: usize,
    },
    /// The size of an element is not a number of bytes.
    Packed {
        /// The size of an element, in bits.
        bits: usize,
    },
    /// The shape has no such axis.
    NoSuchAxis(AxisError),
    /// The sharding is for another rank.
    #[cfg(feature = "sharding")]
    ShardingRank {
        /// The rank that the sharding is for.
        sharding: usize,
        /// The rank of the shape.
        shape: usize,
    },
    /// The sharding is for a tuple.
    #[cfg(feature = "sharding")]
    ShardingOfTuple,
    /// The ranks of two shapes differ.
    Rank {
        /// The expected rank.
        expected: usize,
        /// The rank found.
        found: usize,
    },
}

error_messages! {
    #[inline] ArrayShapeError [RankTooLarge(RankError), Size(SizeError), Layout(ArrayLayoutError), NoSuchAxis(AxisError)]
    Self::RankUnknown => "the rank is unknown: an array has a rank";
    Self::Bytes { axis, extent, product: 1, size } =>
        "the array is too large at axis {axis}: {extent} elements of {} are above {} bytes",
        Count(size, "byte", "bytes"), isize::MAX;
    Self::Bytes { axis, extent, product, size } =>
        "the array is too large at axis {axis}: its extent {extent} times {product}, the product of the extents before it, of \
         elements of {size} bytes is above {} bytes (extents of 0 left out)", isize::MAX;
    Self::NoLayout =>
        "the shape has no layout, but the operation needs one: `with_default_layout` makes it row-major";
    Self::HasTiles => "the layout has tiles, but the operation needs a layout without tiles";
    Self::Split { place } =>
        "physical axis {place} is split among memories, but the operation needs all elements in one memory";
    Self::Unbounded { axis } => "axis {axis} has extent ?, which has no bound, but the operation needs a number";
    Self::Packed { bits } => "elements of {bits} bits have no strides in bytes: the size must be a number of bytes";
    Self::Rank { expected, found } => "the rank is {found}, expected {expected}";
    #[cfg(feature = "sharding")]
    Self::ShardingRank { sharding, shape } =>
        "the sharding is for rank {sharding}, but the shape has rank {shape}: they must be equal";
    #[cfg(feature = "sharding")]
    Self::ShardingOfTuple => "the sharding is for a tuple, but the shape is an array";
}
