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
//! If two mesh axes split the same axis, the first one of the mesh is the major one.
//!
//! Each rule is a function of placements ([`rule`](self) in the source), which the run-time rung calls, and a table of trait impls,
//! which `cargo check` reads; a test compares both. A placement that is known at run time only is a [`Place`], and a value with such
//! placements has the type [`AnyPlacements`].

mod error;
mod mesh;
mod notation;
mod rule;
mod typed;

pub use self::{
    error::PlacementError,
    mesh::{AxisOfMesh, MeshAxis, OneDevice, TypedMesh},
    notation::{Distinct, Mark, Marks, Placed, divided},
    typed::{
        AddPlacements, DivPlacements, DotPlacements, FinalPlacements, InnerPlacements, JoinPlacements,
        KeepPlacements, MulPlacements, OnMesh, RankPlacements, ReducePlacements, ReshapePlacements,
        TakePlacements,
    },
};
pub(crate) use self::{
    rule::{Linear, cut_into, digits, is_inner, join, reshape},
    typed::PlainAxes,
};
pub use crate::types::{
    AnyPlacements, PartialMax, PartialMin, PartialSum, Place, Placement, Placements, Replicated, Sharded,
};
#[doc(hidden)]
pub use crate::types::{First, MeshPosition, Next};
