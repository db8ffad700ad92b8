//! Why there is no picture.

use shapewise::{
    broadcast::DynBroadcastError,
    contraction::ContractionError,
    index::SizeError,
    message::{Count, error_messages},
    rearrange::{JoinError, PadError},
    slice::StridedSliceError,
    verbs::{TakeError, WindowError},
};
use shapewise_sharding::ShardError;
use shapewise_xla::ArrayMemoryError;

/// Why there is no picture: what is drawn is not valid, or not known. It is the error of [`Picture::slice`](super::Picture::slice).
#[derive(Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum DrawError {
    /// The rank is unknown.
    RankUnknown,
    /// An extent is unknown or bounded.
    ExtentUnknown {
        /// The axis.
        axis: usize,
    },
    /// A reshape changes the element count.
    Count {
        /// The element count before.
        from: usize,
        /// The element count after.
        to: usize,
    },
    /// An index does not have as many numbers as the result has axes.
    IndexRank {
        /// The numbers of the index.
        index: usize,
        /// The rank of the result.
        rank: usize,
    },
    /// An index is not one of the result.
    Index {
        /// The axis.
        axis: usize,
        /// The index along it.
        index: usize,
        /// The extent of the axis.
        extent: usize,
    },
    /// An element count does not fit.
    Size(SizeError),
    /// The operands do not broadcast.
    Broadcast(DynBroadcastError),
    /// The slice does not fit the shape.
    Slice(StridedSliceError),
    /// The windows do not fit the shape.
    Window(WindowError),
    /// An array of XLA has no offsets.
    Array(ArrayMemoryError),
    /// The sharding does not fit the shape.
    Shard(ShardError),
    /// The equation does not fit its operands.
    Contraction(ContractionError),
    /// The operands cannot be joined.
    Join(JoinError),
    /// The padding does not fit the shape.
    Pad(PadError),
    /// An index is not one of the axis.
    Take(TakeError),
}

error_messages! {
    #[inline] DrawError [Size(SizeError), Broadcast(DynBroadcastError), Slice(StridedSliceError), Window(WindowError), Array(ArrayMemoryError), Shard(ShardError), Contraction(ContractionError), Join(JoinError), Pad(PadError), Take(TakeError)]
    Self::RankUnknown => "the rank is unknown: a picture needs all extents";
    Self::ExtentUnknown { axis } => "the extent of axis {axis} is unknown: a picture needs all extents";
    Self::Count { from, to } => "{} cannot become {}: the element count must stay the same",
        Count(from, "element", "elements"), Count(to, "element", "elements");
    Self::IndexRank { index, rank } => "the index has {}, and the result has {}: one number is needed per axis",
        Count(index, "number", "numbers"), Count(rank, "axis", "axes");
    Self::Index { axis, index, extent } => "index {index} is not one of axis {axis} of the result, whose extent is {extent}";
}
