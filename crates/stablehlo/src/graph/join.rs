//! Values joined, padded and gathered along an axis.

use alloc::vec::Vec;

use shapewise::{
    rearrange::{JoinError, Pad},
    rules,
    slice::position,
};

use super::{Graph, Id, Node, Op, count_fits};
use crate::{
    ProgramError,
    placement::{Linear, PlacementError, PlacementKind, join},
};

#[expect(
    clippy::indexing_slicing,
    reason = "a value of a program has a node, and axes are checked to be below the rank"
)]
impl Graph {
    /// Pads an axis.
    pub(crate) fn pad(&mut self, id: Id, value: Id, axis: usize, pad: Pad) -> Result<Id, ProgramError> {
        self.finished(id)?;
        self.finished(value)?;
        self.moved_axes(id, |at| (at != axis || pad == Pad::NONE).then_some(at))?;
        let mut extents = self.nodes[id].extents.clone();
        extents[axis] = pad.of_set(axis, extents[axis])?;
        count_fits(&extents)?;
        let id = self.derive(Op::Pad(axis, pad), id, extents);
        self.nodes[id].operands.push(value);
        Ok(id)
    }

    /// Joins values along an axis.
    pub(crate) fn concatenate(&mut self, operands: &[Id], axis: usize) -> Result<Id, ProgramError> {
        let [first, rest @ ..] = operands else { return Err(JoinError::Nothing.into()) };
        let mut extents = self.nodes[*first].extents.clone();
        for (operand, id) in (1..).zip(rest) {
            rules::join::join(&mut extents, &self.nodes[*id].extents, axis, operand)?;
        }
        count_fits(&extents)?;
        let (element, rank) = (self.nodes[*first].element, extents.len());
        let (aligned, places) = self.placed_alike(operands, axis)?;
        let first = *first;
        let id = self.push(Node { op: Op::Concatenate(axis), operands: aligned, element, extents, places });
        for (next, at) in rest.iter().flat_map(|next| (0..rank).map(move |at| (*next, at))) {
            if at != axis {
                self.require(id, (first, at), (next, at));
            }
        }
        Ok(id)
    }

    /// Cuts operands on each device so that all have the same placements, which do not split the axis.
    pub(super) fn placed_alike(
        &mut self,
        operands: &[Id],
        axis: usize,
    ) -> Result<(Vec<Id>, Vec<PlacementKind>), ProgramError> {
        let [first, rest @ ..] = operands else { return Err(JoinError::Nothing.into()) };
        let mut places = self.moved_axes(*first, |split| (split != axis).then_some(split))?;
        for id in rest {
            let others = self.moved_axes(*id, |split| (split != axis).then_some(split))?;
            for ((place, other), (mesh_axis, _)) in places.iter_mut().zip(others).zip(self.mesh) {
                let (left, right) = (*place, other);
                *place =
                    join(Linear::Add, left, right).ok_or(PlacementError::Match { mesh_axis, left, right })?;
            }
        }
        let axes: Vec<Option<usize>> = places
            .iter()
            .map(|place| if let PlacementKind::Blocks(axis) = place { Some(*axis) } else { None })
            .collect();
        let mut aligned = Vec::with_capacity(operands.len());
        for id in operands {
            aligned.push(self.aligned(*id, &axes)?);
        }
        Ok((aligned, places))
    }

    /// Selects elements along an axis, by a vector of indices.
    pub(crate) fn take(&mut self, id: Id, indices: Id, axis: usize) -> Result<Id, ProgramError> {
        self.finished(indices)?;
        let of_values = self.moved_axes(id, |split| (split != axis).then_some(split))?;
        let of_indices = self.moved_axes(indices, |_| Some(axis))?;
        let mut places = Vec::with_capacity(self.mesh.len());
        for ((left, right), (mesh_axis, _)) in of_values.into_iter().zip(of_indices).zip(self.mesh) {
            // The indices of a block select rows of the value, which every device of the group has.
            let place = match (left, right) {
                (left, PlacementKind::Copies) => left,
                (PlacementKind::Copies, right) => right,
                _ => return Err(PlacementError::Match { mesh_axis, left, right }.into()),
            };
            places.push(place);
        }
        let mut extents = self.nodes[id].extents.clone();
        if extents[axis].get() == Some(0) {
            // No index is in range, and the nearest one is not either.
            position(axis, 0, 0)?;
        }
        extents[axis] = self.nodes[indices].extents[0];
        count_fits(&extents)?;
        let id = self.derive(Op::Take(axis), id, extents);
        self.nodes[id].operands.push(indices);
        self.nodes[id].places = places;
        self.keep_origins(id);
        Ok(id)
    }
}
