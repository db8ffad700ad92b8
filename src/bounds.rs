//! The names in signatures that have no other page: bounds, operations, extents.
//!
//! A method requires traits of its arguments, which the compiler checks and names in messages. Beside them are types: operations, as [`Cumsum`], and extents,
//! as [`ExtentsFrom`]. Programs need few of these names, and the crate has no such module: it is a part of the docs, where signatures link to it. The bounds
//! that generic code states are in other modules, such as [`AsRanked`](crate::array::AsRanked) and [`Extents`](trait@crate::Extents).

#[doc(inline)]
pub use crate::array::{
    ArrayOf, AsOperand, CopySource, DotElement, DynAxes, DynExtents, Ends, HasNestedArrays, HasOrder, HasSum,
    IndexNumbers, IsFloat, Lend, NoAxisLeft, ResizedBy, ResultStorage, RowIndex,
};
#[doc(inline)]
pub use crate::axis::{
    AxesArgument, AxisArgument, JoinAxis, OrderOfRank, OtherAxis, ReducedAxes, ReducedAxesArgument,
    ReducedAxisArgument, one::Resized, permutation::TypedOrder,
};
#[doc(inline)]
pub use crate::broadcast::{
    AlignTrailing, AlignsTo, DimensionList, OperandRank, RankFits, RankNumber, ShapePlaces, UniqueDimensions,
};
#[doc(inline)]
pub use crate::contraction::{AxisNumbers, AxisSet, Contracts, Crosses, Multiplies, SumAxes, SummedExtents};
#[doc(inline)]
pub use crate::extent::{AsManyExtents, ExtentsFrom, GivenExtents, ShapeLike};
#[doc(inline)]
pub use crate::layout::{
    ContiguousToWrite, ExtentTypes, Layout, MinorToMajorOf, Order, Packed, TileList, UniqueMapping,
};
#[doc(inline)]
pub use crate::loops::offsets::ByIndex;
#[doc(inline)]
pub use crate::private::{Delays, Exists, Provided};
#[doc(inline)]
pub use crate::rank::{Difference, Dropped, LargerRank, ProductRank};
#[doc(inline)]
pub use crate::rearrange::{PerAxis, RuledBy};
#[doc(inline)]
pub use crate::slice::{Item, Items, SliceInt};
#[doc(inline)]
pub use crate::types::{
    AxisList, AxisNumber, AxisPart, AxisPosition, DenseExtents, ExtentList, Flag, KnownPairs, KnownRank,
    KnowsExtent, ListEdit, ListEntry, ListLike, PairedWith, Stride, ZipExtents,
};
#[doc(inline)]
pub use crate::verbs::{
    AfterRankless, AlongAxes, AlongAxis, AnyIndex, Argsort, ArgsortBy, ArrayList, AssignedTo, AxisVerb,
    BinNumber, BroadcastOperands, BroadcastsTo, ChoiceAgrees, Compress, Concatenated, Cumprod, Cumsum, Diff,
    DotsWith, EachIndex, EachSubview, EachValue, ElementOf, EqualOperands, HasRowsOf, InnerProductWith,
    JoinsInto, MaskOf, OfExtents, PadAlong, PlacedInRank, Power, Reduces, ReducesAxisTo, ReducesTo,
    RepeatEach, ReshapeExtents, ReshapeTo, Roll, Scanned, Sequence, Sort, SortBy, Stacked, StatesRank,
    TakeAt, TrimZeros, ViewTuple, WrittenInto, ZipsWith, elementwise::any_rank::DynOperand,
};

// Those of a feature have its badge.
#[cfg(feature = "image")]
#[doc(inline)]
pub use crate::interop::image::Channels;
#[cfg(feature = "nalgebra")]
#[doc(inline)]
pub use crate::interop::nalgebra::{AsDims, AsExtent};
#[cfg(feature = "ndarray")]
#[doc(inline)]
pub use crate::interop::ndarray::{HasDimension, NdarrayToOwn, NdarrayToRead, NdarrayToWrite, OfRank};
