//! Operations on each element, and on each two or three elements of values that are broadcast to each other.

use alloc::{string::String, vec, vec::Vec};

use shapewise::{broadcast::BroadcastError, extent::DynExtent, rules::broadcast::typed_extents};
use shapewise_xla::{ElementKind, ElementType};

use super::{Graph, Id, Node, Op};
use crate::{
    ProgramError,
    placement::{Linear, PlacementError, PlacementKind, join},
};

#[expect(
    clippy::indexing_slicing,
    reason = "a value of a program has a node, and axes are checked to be below the rank"
)]
impl Graph {
    /// Adapts a value to the shape and the placements of the result of an operation on several values: split and stretched.
    fn fitted(
        &mut self,
        id: Id,
        extents: &[DynExtent],
        places: &[PlacementKind],
        with: &[Id],
    ) -> Result<Id, PlacementError> {
        let from = self.nodes[id].extents.clone();
        let split = |place: &PlacementKind| match *place {
            // A stretched axis has nothing to split.
            PlacementKind::Blocks(axis) if from[axis] == extents[axis] => Some(axis),
            _ => None,
        };
        let axes: Vec<Option<usize>> = places.iter().map(split).collect();
        let id = self.aligned(id, &axes)?;
        if from == extents {
            return Ok(id);
        }
        let sizes = extents.iter().enumerate().map(|(axis, extent)| {
            let has = |other: &&Id| self.nodes[**other].extents[axis] == *extent;
            (!extent.is_known()).then(|| with.iter().find(has).map_or((id, axis), |other| (*other, axis)))
        });
        let (op, element) =
            (Op::Broadcast((0..extents.len()).collect(), sizes.collect()), self.nodes[id].element);
        let (extents, places) = (extents.to_vec(), places.to_vec());
        Ok(self.push(Node { op, operands: vec![id], element, extents, places }))
    }

    /// Adds a constant of the shape of a value: the same number everywhere, in StableHLO's words.
    pub(crate) fn like(&mut self, id: Id, number: String) -> Id {
        let Node { element, extents, .. } = self.node(id);
        let (element, extents, places) = (*element, extents.clone(), self.replicated());
        let op = Op::Fill(number);
        // A constant has known extents. One of a value whose extents are not known is broadcast from a number.
        if extents.iter().all(|extent| extent.is_known()) {
            return self.push(Node { op, operands: Vec::new(), element, extents, places });
        }
        let number = Node { op, operands: Vec::new(), element, extents: Vec::new(), places: places.clone() };
        let number = self.push(number);
        let sizes =
            extents.iter().enumerate().map(|(axis, extent)| (!extent.is_known()).then_some((id, axis)));
        let op = Op::Broadcast(Vec::new(), sizes.collect());
        self.push(Node { op, operands: vec![number], element, extents, places })
    }

    /// Adds an operation on several values of the same rank, which are broadcast to each other. `stretches` states of each operand
    /// which axes stretch.
    pub(crate) fn elementwise(
        &mut self,
        op: Op,
        element: ElementType,
        linear: Linear,
        operands: &[Id],
        stretches: &[&[bool]],
    ) -> Result<Id, ProgramError> {
        let [first, rest @ ..] = operands else { return Ok(0) };
        // Quotients of integers are rounded: 1 / 2 + 1 / 2 is 0, and (1 + 1) / 2 is 1.
        let is_rounded = linear == Linear::Divide && element.kind() != ElementKind::Floating;
        let linear = if is_rounded { Linear::No } else { linear };
        if linear == Linear::No {
            operands.iter().try_for_each(|id| self.finished(*id))?;
        }
        let (mut extents, mut places) =
            (self.nodes[*first].extents.clone(), self.nodes[*first].places.clone());
        let mut stretching = stretches[0].to_vec();
        for (id, stretches) in rest.iter().zip(&stretches[1..]) {
            let node = &self.nodes[*id];
            for (axis, (extent, other)) in extents.iter_mut().zip(&node.extents).enumerate() {
                let flags = (stretching[axis], stretches[axis]);
                *extent = broadcast_extent(axis, *extent, *other, flags)?;
                stretching[axis] &= stretches[axis];
            }
            for ((place, other), (mesh_axis, _)) in places.iter_mut().zip(&node.places).zip(self.mesh) {
                let (left, right) = (*place, *other);
                *place = join(linear, left, right).ok_or(PlacementError::Match { mesh_axis, left, right })?;
            }
        }
        self.check_places(&places, &extents)?;
        let mut fitted = Vec::with_capacity(operands.len());
        for id in operands {
            fitted.push(self.fitted(*id, &extents, &places, operands)?);
        }
        let id = self.push(Node { op, operands: fitted, element, extents, places });
        self.require_broadcast(id, operands);
        Ok(id)
    }

    /// Adds an operation on each element.
    pub(crate) fn unary(
        &mut self,
        op: Op,
        element: ElementType,
        linear: bool,
        id: Id,
    ) -> Result<Id, ProgramError> {
        if !linear {
            self.finished(id)?;
        }
        let extents = self.nodes[id].extents.clone();
        let id = self.derive(op, id, extents);
        self.nodes[id].element = element;
        Ok(id)
    }

    /// Negates each element, or each summand.
    pub(crate) fn negate(&mut self, id: Id) -> Result<Id, ProgramError> {
        let is_extreme =
            |(place, _): &(&PlacementKind, _)| matches!(place, PlacementKind::Maxima | PlacementKind::Minima);
        if let Some((place, (mesh_axis, _))) = self.nodes[id].places.iter().zip(self.mesh).find(is_extreme) {
            return Err(PlacementError::Partial { mesh_axis, place: *place }.into());
        }
        let extents = self.nodes[id].extents.clone();
        Ok(self.derive(Op::Unary("negate"), id, extents))
    }
}

/// Returns the extent that two extents broadcast to at an axis.
fn broadcast_extent(
    axis: usize,
    left: DynExtent,
    right: DynExtent,
    (left_stretches, right_stretches): (bool, bool),
) -> Result<DynExtent, BroadcastError> {
    match (left.get(), right.get()) {
        (Some(l), Some(r)) => {
            let [extent] = typed_extents(&[l], &[r], &[left_stretches], &[right_stretches])
                .map_err(|_| BroadcastError::Extents { axis, lhs: l, rhs: r })?;
            Ok(if extent == l { left } else { right })
        }
        // An extent that is not known to be 1 does not stretch: StableHLO has no operation that decides it at run time.
        _ => left.broadcast_strict(right).ok_or(BroadcastError::Extents {
            axis,
            lhs: left.bound().unwrap_or(0),
            rhs: right.bound().unwrap_or(0),
        }),
    }
}
