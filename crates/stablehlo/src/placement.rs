//! Placements: how a value is spread over a mesh of devices, in its type.
//!
//! A mesh is a grid of devices, and its axes have names: [`mesh!`](crate::mesh!). A value has one placement for each mesh axis, so no
//! mesh axis can be used twice:
//!
//! | placement | along this mesh axis, each device has | field's names |
//! |---|---|---|
//! | [`Replicated`] | all of the value | replicated |
//! | [`Sharded<D>`](Sharded) | one block of axis `D`; the blocks are equal | sharded |
//! | [`PartialSum`] | a summand: the value is the sum over the devices | partial, unreduced |
//! | [`PartialMax`], [`PartialMin`] | a candidate: the value is the maximum or minimum over the devices | partial |
//!
//! If two mesh axes split the same axis, the first one of the mesh is the major one. An operation whose result would be split by two mesh axes along the
//! same axis, one from each operand, is refused, although each mesh axis alone would be free.
//!
//! # What is free of communication
//!
//! The placement of a result is determined on each mesh axis alone, by the placements of the operands there:
//!
//! | operation | free on a mesh axis | result |
//! |---|---|---|
//! | sum, difference | both alike; one replicated, the other one sharded | the same; sharded |
//! | product of elements | both replicated, or sharded alike; one replicated, the other one sharded or a partial sum | that of the other one |
//! | quotient | as a product, but the divisor is not partial; partial sums of floats only, because integers are rounded | as a product |
//! | other operations on elements | both replicated, or sharded alike; one replicated, the other one sharded | that of the other one |
//! | `permute`, `along`, `broadcast_in_dim` | always | the split moves with its axis |
//! | `slice`, `flip`, `sort_axis`, `pad_axis`, `concatenate`, `take` | the axis that changes is not split | the same |
//! | `dynamic_slice_axis`, `dynamic_update_slice_axis`, `add_at` | the axis is not split, and neither are indices | the same; sharded, as a sum |
//! | `custom_call` | operands are replicated; or their blocks are passed | replicated; sharded as stated |
//! | `reshape` | axis 0 is split, and its blocks stay rows | axis 0 is split |
//! | `split_axis`, `merge_axes` | the first one of both axes may be split, the second one not | the split moves with its axis |
//! | `sum_axis`, `max_axis`, `min_axis` | always; a partial result of the same kind continues | partial along an axis that was split |
//! | `matmul`, `dot_general` | one replicated; both split along paired axes | a free or batch axis is split; a contracted one leaves a partial sum |
//!
//! All else is an error of `cargo check` that names the mesh axis and the placements, and a call that communicates mends it:
//! [`all_reduce`](crate::Value::all_reduce), [`all_gather`](crate::Value::all_gather),
//! [`reduce_scatter`](crate::Value::reduce_scatter), [`all_to_all`](crate::Value::all_to_all).
//! [`split`](crate::Value::split) makes blocks of a replicated value without communication, and
//! [`collective_permute`](crate::Value::collective_permute) sends blocks to other devices, at the same placements.
//!
//! # Sums of rounded summands
//!
//! A product or quotient of a partial sum is computed from each summand: `(a + b) * c` is `a * c + b * c`. For integers, both wrap alike. For floats they are
//! the same up to rounding, with two exceptions, where one device and many have different results:
//!
//! * **a quotient by 0, or by NaN**: `(1 + -1) / 0` is NaN and so is `1 / 0 + -1 / 0`, but `(2 + -1) / 0` is infinite and `2 / 0 + -1 / 0` is NaN;
//! * **a product or quotient whose summands overflow**: `(1 + -1) * c` is 0, and `1 * c + -1 * c` is NaN if `c` is infinite. If the summands are larger than the sum, they
//!   overflow first: `(2 + -1) * f32::MAX` is `f32::MAX`, and `2 * f32::MAX` is infinite.
//!
//! The rule: multiply or divide a partial sum only by finite numbers, other than 0 as divisors, that are small enough for each summand. Otherwise
//! [`all_reduce`](crate::Value::all_reduce) comes first.
//!
//! # Rules and types
//!
//! Each rule is a function of placements ([`rule`](self) in the source), which the run-time level calls, and a table of trait impls,
//! which `cargo check` reads; a test compares both. A placement that is known at run time only is a [`PlacementKind`], and a value with such
//! placements has the type [`AnyPlacements`].

mod allow;
mod batch;
mod error;
mod mesh;
mod notation;
mod rule;
mod tuple;
mod typed;

pub use self::{
    batch::BatchPlacement,
    error::PlacementError,
    mesh::{AxisOfMesh, MeshAxis, OneDevice, TypedMesh},
    notation::{Distinct, Mark, Marks, Placed, divided, divided_along, in_order, splitter},
    tuple::{AnyPlacements, Placements},
    typed::{
        AddPlacements, DivPlacements, DotPlacements, FinalPlacements, InnerPlacements, JoinPlacements,
        KeepPlacements, MulPlacements, OnMesh, RankPlacements, ReducePlacements, ReshapePlacements,
        TakePlacements,
    },
};
pub(crate) use self::{
    notation::Even,
    rule::{Linear, cut_into, digits, is_inner, join, reshape},
    typed::PlainAxes,
};
pub use shapewise::placement::{
    PartialMax, PartialMin, PartialSum, Placement, PlacementKind, Replicated, Sharded,
};
// The traits that messages name: with a public path, messages have the name without the path.
#[doc(hidden)]
pub use self::tuple::{MeshPosition, TooManyPlacements};
#[doc(hidden)]
pub use self::{
    allow::{Allows, operation},
    notation::{EachDistinct, Unused},
    typed::{
        AddEach, Adds, AxisOfRank, Contracts, DivEach, Divides, DotEach, FinalEach, Finished, InnerEach,
        JoinEach, KeepEach, Keeps, Matches, MulEach, Multiplies, Outside, RankEach, ReduceEach, Reduces,
        ReshapeEach, Reshapes, TakeEach, Takes,
    },
};
#[doc(hidden)]
pub use shapewise::bounds::{First, Next};
