//! Types that the compiler computes with: truth values, numbers, extents, strides, axes and lists of axes.
//!
//! A layout's type is a list with one extent and one stride for each axis: `Cons<Ax<Const<3>, isize>, Nil>` is an axis of extent 3 whose
//! stride is known at run time. Slices, permutations and broadcasts compute the list of their result from the lists of their operands.
//!
//! | file | traits | types |
//! |---|---|---|
//! | `flag` | [`Flag`] | [`Yes`], [`No`] |
//! | `extent` | [`Extent`] | [`Const`], [`One`], `usize` |
//! | `computed` | [`Rule`] | [`Computed`], [`Added`], [`Multiplied`], [`Positions`], [`Quotients`] |
//! | `paired` | [`PairedWith`] | pairs of extents, [`AgreeingPair`] |
//! | `extents` | [`ExtentList`] | tuples of extents, arrays |
//! | `flat` | [`Flat`] | tuples of extents |
//! | `knows` | [`KnowsExtents`] | |
//! | `named`, `has_name` | [`Name`], [`HasName`] | [`Named`] |
//! | `broadcast`, `equal` | [`BroadcastExtents`], [`BroadcastToExtents`], [`EqualExtents`] | [`Scalar`] |
//! | `stride` | [`Stride`] | `isize`, [`Pitch`], [`Scaled`], [`Zero`], [`Repeat`], [`Stretch`] |
//! | `axis` | [`AxisPart`] | [`Ax`], [`RemovedAxis`] |
//! | `list` | [`AxisList`] | [`Nil`], [`Cons`], [`UnknownAxes`] |
//! | `number` | [`AxisNumber`], [`AxisPosition`], [`KnownRank`] | [`First`], [`Next`], [`Eighth`] |
//! | `placement` | `Placement`, `TracedPosition` | `Replicated`, `Sharded`, `PartialSum`, `PartialMax`, `PartialMin` |
//!
//! The traits name each other in their associated types, so they are one module. Programs only name [`Const`], [`One`] and [`Extent`], as
//! items of [`extent`](crate::extent).

mod agreed;
mod axis;
mod broadcast;
mod computed;
mod extent;
mod extents;
mod flat;
mod knows;
mod list;
pub(crate) mod named;
mod number;
mod paired;
mod pairs;
mod placement;
mod stride;

pub use self::placement::{
    CutPlacement, NotInList, OnAxes, PartialMax, PartialMin, PartialSum, Placement, PlacementAfter,
    PlacementKind, Replicated, Sharded, Traced, TracedPosition,
};
pub use self::{
    agreed::Agreed,
    axis::{Ax, AxisPart, NewAx, RemovedAxis},
    broadcast::{
        BroadcastExtent, BroadcastExtents, BroadcastToExtent, BroadcastToExtents, BroadcastWith,
        ComparedWith, EqualExtent, EqualExtents, KnownExtents, Scalar, ZipAgree, ZipExtents,
    },
    computed::{Added, Computed, Copies, Joined, Multiplied, Positions, Quotients, Rule, RuleCode},
    extent::{Const, Extent, Inferred, One},
    extents::{ExtentList, ListEntry, ListLike},
    flat::Flat,
    knows::{
        AreExtents, ComparedToExpected, ExpectedExtent, IsExtent, KnowsEachExtent, KnowsExtent, KnowsExtents,
        UnknownExtent,
    },
    list::{AxisList, Cons, DenseExtents, ListEdit, Nil, TypedAxes, UnknownAxes},
    named::{
        EqualNames, ExpectedName, HasName, Name, NameIsComputed, NameIsNumber, NameIsNumberAt, NameReaches,
        NameText, Named, NamesMatch, NamesMeet, UnstatedName,
    },
    number::{
        AxisNumber, AxisPosition, Eighth, First, Flag, FromEnd, FromFirst, KnownRank, Next, No, Put, Yes,
    },
    paired::{
        AgreeingPair, AgreesAt, AgreesAtEachAxis, AtAxis, BatchAxis, BatchExtent, BatchName, Broadcasting,
        BroadcastingTo, ComparedPair, Equality, InnerAxis, InnerExtent, InnerName, KnownPairs, PairedWith,
    },
    stride::{Pitch, Repeat, Scaled, Stretch, Stride, Zero},
};
pub(crate) use self::{
    computed::{positions, quotient},
    paired::{agrees, places},
};
