//! Types that the compiler computes with: truth values, numbers, extents, strides, axes and lists of axes.
//!
//! A layout's type is a list with one extent and one stride for each axis: `Cons<Ax<Const<3>, isize>, Nil>` is an axis of extent 3 whose
//! stride is known at run time. Slices, permutations and broadcasts compute the list of their result from the lists of their operands.
//!
//! | file | traits | types |
//! |---|---|---|
//! | `flag` | [`Flag`] | [`Yes`], [`No`] |
//! | `extent` | [`Extent`] | [`Const`], [`One`], `usize` |
//! | `flat` | [`Flat`] | tuples of extents, [`TooWide`] |
//! | `stride` | [`Stride`] | `isize`, [`Pitch`], [`Scaled`], [`Zero`], [`Repeat`], [`Stretch`] |
//! | `axis` | [`AxisPart`] | [`Ax`], [`Moving`] |
//! | `list` | [`AxisList`] | [`Nil`], [`Cons`], [`Many`] |
//! | `number` | [`AxisNumber`], [`AxisPosition`] | [`First`], [`Next`] |
//!
//! The traits name each other in their associated types, so they are one module. Programs only name [`Const`], [`One`] and [`Extent`], as
//! items of [`extent`](crate::extent).

mod axis;
mod extent;
mod facts;
mod flag;
mod flat;
mod list;
mod number;
mod stride;

pub use self::{
    axis::{Ax, AxisPart, Moving, NewAx},
    extent::{Const, Extent, One},
    facts::Facts,
    flag::{Flag, No, Yes},
    flat::{Flat, TooWide},
    list::{AxisList, Cons, DenseExtents, Many, Nil},
    number::{AxisNumber, AxisPosition, First, Next, Put},
    stride::{Pitch, Repeat, Scaled, Stretch, Stride, Zero},
};
