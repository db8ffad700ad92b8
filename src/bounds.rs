//! What methods require of their arguments: the bounds in their signatures, which the compiler checks and names in messages.
//!
//! Programs need few of these names, and the crate has no such module: it is a part of the docs, where signatures link to it. The bounds that generic code
//! states are in other modules, such as [`AsRanked`](crate::array::AsRanked) and [`Extents`](trait@crate::Extents).

#[doc(inline)]
pub use crate::array::{
    ArrayOf, CopySource, DotElement, DynAxes, HasOrder, HasSum, IndexNumbers, IsFloat, NoAxisLeft, PerAxis,
    RowIndex, TensorLayout,
};
#[doc(inline)]
pub use crate::axis::{
    AnAxis, AxisFirst, OneAxis, OrderOfRank, OtherAxis, ReducedAxes, ReducedSet, SomeAxes,
};
#[doc(inline)]
pub use crate::broadcast::{
    AlignTrailing, DimensionList, Leads, OperandRank, Places, PlacesOf, RankFits, UniqueDimensions,
};
#[doc(inline)]
pub use crate::contraction::{AxisNumbers, AxisSet, Contracts, Crosses, Multiplies, SumAxes};
#[doc(inline)]
pub use crate::extent::{AsManyExtents, GivenExtents, ShapeLike};
#[doc(inline)]
pub use crate::layout::{ByStrides, ContiguousToWrite, MinorToMajorOf, Order, Packed, Writable};
#[doc(inline)]
pub use crate::private::{Always, Under};
#[doc(inline)]
pub use crate::rank::{Difference, Dropped, Max, Product};
#[doc(inline)]
pub use crate::slice::{Item, Items, SliceInt};
#[doc(inline)]
pub use crate::types::{
    AxisList, AxisNumber, AxisPart, AxisPosition, Beside, DenseExtents, ExtentList, Flag, KnownRank,
    KnowsExtent, ListEdit, ListEntry, ListLike, Pairs, Stride, ZipExtents,
};
#[doc(inline)]
pub use crate::verbs::{
    AfterRankless, AlongAxes, AlongAxis, AnyIndex, ArrayList, Assigns, AxisVerb, BinNumber, BroadcastsTo,
    Choice, EachIndex, EachSubview, EachValue, ElementAlong, ElementOf, Feeds, FoldsTo, HasRowsOf, JoinsInto,
    MaskOf, OfExtents, Placing, Power, Reduces, ReducesTo, ReshapeExtents, ReshapeTo, Sequence, StatesRank,
    ZipsWith,
};
