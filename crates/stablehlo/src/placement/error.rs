//! Errors of placements that are known at run time.

use shapewise::message::{Count, error_messages};

use super::PlacementKind;

/// Why an operation does not accept the placements of its operands: the error of
/// [`Value::typed_placements`](crate::Value::typed_placements).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PlacementError {
    /// Two operands whose placements do not match.
    Match {
        /// The mesh axis.
        mesh_axis: &'static str,
        /// The placement of the left operand.
        left: PlacementKind,
        /// The placement of the right operand.
        right: PlacementKind,
    },
    /// A partial result where a finished one is required.
    Partial {
        /// The mesh axis.
        mesh_axis: &'static str,
        /// The placement.
        place: PlacementKind,
    },
    /// An operation that changes a split axis, and would move data.
    Cut {
        /// The mesh axis.
        mesh_axis: &'static str,
        /// The placement.
        place: PlacementKind,
    },
    /// A mesh axis that would have to split blocks which a later mesh axis has already split.
    Order {
        /// The mesh axis.
        mesh_axis: &'static str,
        /// The later mesh axis.
        inner: &'static str,
        /// The axis that both split.
        axis: usize,
    },
    /// A collective for another placement.
    From {
        /// The mesh axis.
        mesh_axis: &'static str,
        /// The placement.
        place: PlacementKind,
        /// The collective.
        collective: &'static str,
    },
    /// Operands of a product that are split along axes that it does not pair, or partial.
    Unpaired {
        /// The mesh axis.
        mesh_axis: &'static str,
        /// The placement of the left operand.
        left: PlacementKind,
        /// The placement of the right operand.
        right: PlacementKind,
    },
    /// A collective of another axis, or another reduction, than the placement has.
    Other {
        /// The mesh axis.
        mesh_axis: &'static str,
        /// The placement.
        place: PlacementKind,
        /// The placement to which it applies.
        expected: PlacementKind,
    },
    /// An extent that is not a multiple of the number of its parts.
    Divide {
        /// The mesh axis.
        mesh_axis: &'static str,
        /// The axis of the value.
        axis: usize,
        /// Its extent.
        extent: usize,
        /// The number of parts.
        parts: usize,
    },
    /// An axis whose extent is not known, in a value of which devices would hold blocks.
    Unknown {
        /// The mesh axis.
        mesh_axis: &'static str,
        /// The axis of the value.
        axis: usize,
    },
    /// A bounded extent in a program for a mesh.
    Bounded {
        /// The axis of the value.
        axis: usize,
        /// The bound.
        bound: usize,
    },
    /// A split axis that the rank does not have.
    Rank {
        /// The mesh axis.
        mesh_axis: &'static str,
        /// The axis of the value.
        axis: usize,
        /// The rank.
        rank: usize,
    },
    /// A reshape that would move blocks.
    Reshape {
        /// The mesh axis.
        mesh_axis: &'static str,
        /// The axis of the value.
        axis: usize,
        /// Its extent.
        extent: usize,
        /// The number of its parts.
        parts: usize,
    },
    /// Another number of placements than mesh axes.
    Count {
        /// The number of mesh axes.
        expected: usize,
        /// The number of placements.
        found: usize,
    },
}

error_messages! {
    PlacementError []
    Self::Match { mesh_axis, left, right } =>
        "on mesh axis `{mesh_axis}`, placements `{left}` and `{right}` do not match";
    Self::Partial { mesh_axis, place } =>
        "on mesh axis `{mesh_axis}`, `{place}` is a partial result: `all_reduce` or `reduce_scatter` must finish it first";
    Self::Cut { mesh_axis, place } =>
        "mesh axis `{mesh_axis}` holds the value as `{place}`, and the operation would move data along that axis: `all_gather` first";
    Self::Order { mesh_axis, inner, axis } =>
        "mesh axis `{mesh_axis}` is outside `{inner}`, which splits axis {axis} too: the inner mesh axis must be split last and \
         gathered first";
    Self::From { mesh_axis, place, collective } =>
        "`{collective}` does not apply to `{place}` on mesh axis `{mesh_axis}`";
    Self::Unpaired { mesh_axis, left, right } =>
        "mesh axis `{mesh_axis}` has `{left}` of the left operand and `{right}` of the right one: the product pairs the axes that are split, or one operand is \
         `Replicated`";
    Self::Other { mesh_axis, place, expected } =>
        "the collective is one of `{expected}`, and mesh axis `{mesh_axis}` has `{place}`";
    Self::Divide { mesh_axis, axis, extent, parts } =>
        "extent {extent} of axis {axis} does not divide into {parts} equal parts along mesh axis `{mesh_axis}`";
    Self::Unknown { mesh_axis, axis } =>
        "mesh axis `{mesh_axis}` cannot split a value whose extent of axis {axis} is not known: a block needs all extents";
    Self::Bounded { axis, bound } =>
        "axis {axis} has a bounded extent, <={bound}: programs for a mesh have none, because Shardy refuses them";
    Self::Rank { mesh_axis, axis, rank } =>
        "mesh axis `{mesh_axis}` splits axis {axis}, which is out of range for rank {rank}";
    Self::Reshape { mesh_axis, axis, extent, parts } =>
        "mesh axis `{mesh_axis}` splits axis {axis} of extent {extent}, which has {parts} parts: they are not parts of one axis of the \
         result, so the reshape would move data along that axis: `all_gather` first";
    Self::Count { expected, found } => "{} not fit a mesh of {}: each mesh axis needs one",
        Count(found, "placement does", "placements do"), Count(expected, "axis", "axes");
}
