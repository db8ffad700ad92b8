//! The names in signatures that have no other page: lists, bounds, operations, extents.
//!
//! A method requires traits of its arguments, which the compiler checks and names in messages. Beside them are types: operations, as [`Cumsum`], and extents,
//! as [`ExtentsFrom`]. Programs need few of these names. Code that builds on shapes needs some, to write the signatures of its own types; [the page for authors of
//! engines and compilers](crate::guide::for_engines) shows how.
//!
//! | you write | you name |
//! |---|---|
//! | a type with extents `E` of rank `R` | [`ExtentList<R>`](ExtentList), which every list of extents of a result implements; [`Extents`](trait@crate::Extents) where a caller states them |
//! | a method whose bound is reported in its own words | [`Exists`], in `X: AxisIn<R, Proof: Exists>` |
//! | the extents of a result of an operation on axes | [`AxisList`], [`AxisPosition`], [`ReducedAxisArgument`]; [`Reduced`](crate::rearrange::Reduced) and its kin name them |
//! | a product | [`MatmulWith`], [`ContractsWith`], [`OuterProductWith`] |
//! | a slice | [`Items`], [`SliceInt`]; [`slice_layout`](crate::slice::slice_layout) |
//!
//! The bounds that generic code on arrays states are in other modules, such as [`AsRanked`](crate::array::AsRanked) and [`Extents`](trait@crate::Extents).

#[cfg(feature = "arrays")]
#[doc(inline)]
pub use crate::array::{
    ArrayOf, AsOperand, CopySource, HasElements, HasNestedArrays, HasOrder, HasSum, IndexNumbers, IsFloat,
    Lend, NoAxisLeft, ResultStorage, RowIndex, RowsAndColumns,
};
#[cfg(all(feature = "arrays", feature = "alloc"))]
#[doc(inline)]
pub use crate::array::{DynAxes, DynExtents, Ends, ResizedBy};
#[doc(inline)]
pub use crate::axis::{
    AxesArgument, AxisArgument, JoinAxis, OrderOfRank, OtherAxis, ReducedAxes, ReducedAxesArgument,
    ReducedAxisArgument,
    one::ResizedList,
    permutation::{AxisTuple, TypedOrder},
};
#[doc(inline)]
pub use crate::broadcast::{
    AlignTrailing, AlignsTo, DimensionList, OperandRank, RankFits, RankNumber, ShapePlaces, UniqueDimensions,
};
#[doc(inline)]
pub use crate::contraction::{
    AxisNumbers, AxisSet, BatchOf, ContractsWith, EqualAt, FreeOf, InnerOf, MatmulWith, OtherBatchOf,
    OtherInnerOf, OuterProductWith, ProductExtents, SumAxes, SummedExtents, ZipBatch,
};
#[doc(inline)]
pub use crate::extent::{AnyExtents, AsManyExtents, ExtentsFrom, GivenExtents, ShapeLike};
#[doc(inline)]
pub use crate::layout::{
    ContiguousToWrite, ExtentTypes, Layout, MinorToMajorOf, Order, Packed, TileList, Unique, UniqueMapping,
};
#[cfg(feature = "arrays")]
#[doc(inline)]
pub use crate::loops::offsets::ByIndex;
#[doc(inline)]
pub use crate::private::{Delays, Exists, Provided};
#[doc(inline)]
pub use crate::rank::{LargerRank, ProductRank, RankDifference, RankWithoutAxes, TwoAxesDiffer};
#[doc(inline)]
pub use crate::rearrange::{PerAxis, RuledBy};
#[doc(inline)]
pub use crate::slice::{Item, Items, SliceInt};
#[doc(inline)]
pub use crate::types::{
    AreExtents, Ax, AxisList, AxisNumber, AxisPart, AxisPosition, Cons, DenseExtents, ExtentList, First,
    Flag, FromFirst, HasName, InnerAxis, KnownPairs, KnownRank, KnowsExtent, ListEdit, ListEntry, ListLike,
    Next, Nil, No, PairedWith, Put, Stride, UnknownAxes, Yes, ZipExtents,
};
#[cfg(feature = "arrays")]
#[doc(inline)]
pub use crate::verbs::{
    AfterRankless, AlongAxes, AppliedTo, ArrayList, AssignedTo, BroadcastsTo, Concatenate, DotsWith,
    ElementOf, HasRowsOf, InnerProductWith, JoinsInto, OfExtents, PlacedInRank, Reduces, ReducesAxisTo,
    ReducesTo, ReshapeExtents, ReshapeTo, Stack, StatesRank, WrittenInto, ZipsWith,
};
#[cfg(all(feature = "arrays", feature = "alloc"))]
#[doc(inline)]
pub use crate::verbs::{
    AlongAxis, AnyIndex, Argsort, ArgsortBy, AxisVerb, BinNumber, BroadcastOperands, ChoiceAgrees, Compress,
    Cumprod, Cumsum, Diff, EachIndex, EachSubview, EachValue, EqualOperands, MaskOf, MatrixLayout, PadAlong,
    RepeatEach, Roll, Scanned, Sequence, Sort, SortBy, TakeAt, TrimZeros, ViewTuple,
    elementwise::any_rank::DynOperand,
};
#[cfg(all(feature = "arrays", any(feature = "std", feature = "libm")))]
#[doc(inline)]
pub use crate::verbs::{Power, Tolerance};

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
#[cfg(feature = "rand")]
#[doc(inline)]
pub use crate::interop::rand::Draws;
