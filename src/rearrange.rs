//! Operations that join, pad, repeat, cut and exchange axes: the shapes of their results.
//!
//! Each rule is one `const fn` for extents that may not be known. [`Shape`](crate::Shape) and `DynShape` have it as a
//! method, and the operation on arrays calls it. An extent that the type knows stays known along every axis
//! that the operation does not change.
//!
//! | method of shapes | of `[a, b, c]` | operation on arrays |
//! |---|---|---|
//! | [`join_axis(Axis::<1>, [a, x, c])`](crate::Shape::join_axis) | `[a, b + x, c]` | `concatenate` |
//! | [`insert_axis(Axis::<1>, Const::<4>)`](crate::Shape::insert_axis) | `[a, 4, b, c]` | `stack` of four |
//! | [`with_extent(Axis::<1>, Const::<4>)`](crate::Shape::with_extent) | `[a, 4, c]` | `take` by four indices, `compress`, `split_into` |
//! | [`repeat(Axis::<1>, 2)`](crate::Shape::repeat) | `[a, 2 b, c]` | `repeat` |
//! | [`tile([1, 2, 3])`](crate::Shape::tile) | `[a, 2 b, 3 c]` | `tile` |
//! | [`pad_axis(Axis::<1>, Pad::edges(1, 1))`](crate::Shape::pad_axis), [`pad`](crate::Shape::pad) | `[a, b + 2, c]` | `pad_axis`, `pad` |
//! | [`diff(Axis::<1>, 1)`](crate::Shape::diff) | `[a, b - 1, c]`, at least 0 | `diff` |
//! | [`diagonal(Axis::<0>, Axis::<2>, 0)`](crate::Shape::diagonal) | `[b, min(a, c)]` | `diagonal` |
//! | [`reduce(Axis::<1>)`](crate::Shape::reduce) | `[a, c]` | `sum_axis` and other reductions |
//! | [`squeeze(Axis::<1>)`](crate::Shape::squeeze) | `[a, c]` if `b` is 1 | `squeeze` |
//! | [`narrow(Axis::<1>, 0, n)`](crate::Shape::narrow) | `[a, n, c]` | `slice` of a range |
//! | [`reshape(shape![_, c])`](crate::Shape::reshape) | `[a * b, c]` | `reshape` |
//! | [`swap_axes(Axis::<0>, Axis::<2>)`](crate::Shape::swap_axes) | `[c, b, a]` | `swap_axes` |
//! | [`move_axis(Axis::<0>, Axis::<2>)`](crate::Shape::move_axis) | `[b, c, a]` | `move_axis` |
//! | [`gather_slices(indices, axes, [1, b, 1])`](crate::Shape::gather_slices) | `[.., b, ..]` | `gather_slices`, `scatter_slices` |
//!
//! `flip`, `roll`, `cumsum`, `cumprod`, `sort_axis` and other operations keep the shape.
//!
//! Rank 0 has no axes, so no operation goes along an axis of it. NumPy's `take`, `compress`, `repeat`, `cumsum` and `argsort` treat a scalar as
//! a vector of one element; here `reshape` makes it one.
//!
//! Indices and masks are checked also if an array has no elements. NumPy's `take` and `compress` do not check them then.

#[cfg(feature = "alloc")]
pub(crate) mod dynamic;
mod gather;
pub(crate) mod join;
mod pad;
mod per_axis;
pub(crate) mod resize;
mod shape;

pub(crate) use self::gather::{gather, scatter};
pub use self::{
    gather::{GatherAxes, GatherError, GatherList},
    join::JoinError,
    pad::{Pad, PadError, PadMode},
    per_axis::{OfLength, OneForEach, PerAxis, RuledBy, ValueList},
    resize::CombineError,
    shape::{
        Diagonal, Joined, Moved, Reduced, RenamedExtents, RepeatedExtents, Resized, Swapped, WithExtent,
    },
};
pub(crate) use self::{
    join::{join, joined_extents},
    resize::diagonal_of,
};
