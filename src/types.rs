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
//! | `beside` | [`Beside`] | pairs of extents, [`Agreeing`] |
//! | `extents` | [`ExtentList`] | tuples of extents, arrays |
//! | `flat` | [`Flat`] | tuples of extents |
//! | `knows` | [`KnowsExtents`] | |
//! | `named`, `has_name` | [`Name`], [`HasName`] | [`Named`] |
//! | `meet`, `same` | [`BroadcastExtents`], [`BroadcastToExtents`], [`SameExtents`] | [`Scalar`] |
//! | `stride` | [`Stride`] | `isize`, [`Pitch`], [`Scaled`], [`Zero`], [`Repeat`], [`Stretch`] |
//! | `axis` | [`AxisPart`] | [`Ax`], [`Removed`] |
//! | `list` | [`AxisList`] | [`Nil`], [`Cons`], [`Many`] |
//! | `number` | [`AxisNumber`], [`AxisPosition`], [`KnownRank`] | [`First`], [`Next`], [`Eighth`] |
//! | `placement` | `Placement`, `Spot` | `Replicated`, `Sharded`, `PartialSum`, `PartialMax`, `PartialMin` |
//!
//! The traits name each other in their associated types, so they are one module. Programs only name [`Const`], [`One`] and [`Extent`], as
//! items of [`extent`](crate::extent).

mod agreed;
mod axis;
mod beside;
mod computed;
mod extent;
mod extents;
mod facts;
mod flag;
mod flat;
mod has_name;
mod knows;
mod list;
mod meet;
pub(crate) mod named;
mod number;
mod pairs;
mod placement;
mod same;
mod stride;

pub use self::placement::{
    CutPlacement, Nowhere, OnAxes, PartialMax, PartialMin, PartialSum, Place, Placement, Replicated, Sharded,
    Spot, Through, Traced,
};
pub use self::{
    agreed::Agreed,
    axis::{Ax, AxisPart, NewAx, Removed},
    beside::{
        Agreeing, AgreesAt, AtAxis, AtEachAxis, BatchAxis, BatchExtent, BatchName, Beside, Compared,
        InnerAxis, InnerExtent, InnerName, Matching, Meeting, Pairs, Reaching,
    },
    computed::{Added, Computed, Copies, Joined, Multiplied, Positions, Quotients, Rule, RuleCode},
    extent::{Const, Extent, Inferred, One},
    extents::{ExtentList, ListEntry, ListLike},
    facts::Facts,
    flag::{Flag, No, Yes},
    flat::Flat,
    has_name::HasName,
    knows::{ExpectedExtent, Knowing, KnowsEach, KnowsExtent, KnowsExtents},
    list::{AxisList, Cons, DenseExtents, ListEdit, Many, Nil},
    meet::{
        BroadcastExtents, BroadcastToExtents, BroadcastWith, KnownExtents, Onwards, SameExtent, Scalar,
        TargetExtent, ZipAgree, ZipExtents,
    },
    named::{
        EqualNames, Name, NameIsComputed, NameIsNumber, NameIsNumberAt, NameReaches, NameText, Named,
        NamesMatch, NamesMeet,
    },
    number::{AxisNumber, AxisPosition, Eighth, First, FromEnd, FromFirst, KnownRank, Next, Put},
    same::{EqualExtent, SameExtents},
    stride::{Pitch, Repeat, Scaled, Stretch, Stride, Zero},
};
pub(crate) use self::{
    beside::{agrees, places},
    computed::{positions, quotient},
};
