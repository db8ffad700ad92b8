//! Operations on axes: orders, broadcasts, reshapes, slices, reversals.

use alloc::vec::Vec;

use shapewise::{
    broadcast::BroadcastError,
    extent::DynExtent,
    index::{self, SizeError},
    rules,
};

use super::{Graph, Id, Node, Op, known};
use crate::{
    ProgramError,
    placement::{self, PlacementError, PlacementKind},
};

#[expect(
    clippy::indexing_slicing,
    reason = "a value of a program has a node, and axes are checked to be below the rank"
)]
impl Graph {
    /// Permutes the axes: axis `k` of the result is axis `order[k]`.
    pub(crate) fn transpose(&mut self, id: Id, order: &[usize]) -> Result<Id, ProgramError> {
        let places = self.moved_axes(id, |axis| order.iter().position(|at| *at == axis))?;
        let extents = order.iter().map(|axis| self.nodes[id].extents[*axis]).collect();
        let id = self.derive(Op::Transpose(order.to_vec()), id, extents);
        self.nodes[id].places = places;
        Ok(id)
    }

    /// Broadcasts a value: axis `k` becomes axis `dimensions[k]`; the others are new. Axes of extent 1 stretch if `stretches`.
    pub(crate) fn broadcast(
        &mut self,
        id: Id,
        extents: Vec<DynExtent>,
        dimensions: &[usize],
        stretches: &[bool],
    ) -> Result<Id, ProgramError> {
        for (axis, into) in dimensions.iter().enumerate() {
            let (from, to) = (self.nodes[id].extents[axis], extents[*into]);
            let reaches = match (from.get(), to.get()) {
                (Some(from), Some(to)) => rules::broadcast::reaches(from, to, stretches[axis]),
                _ => from == to || (from == DynExtent::ONE && stretches[axis]),
            };
            if !reaches {
                let (extent, target) = (from.get().unwrap_or(0), to.get().unwrap_or(0));
                return Err(BroadcastError::Into { axis, extent, into: *into, target }.into());
            }
        }
        let places = self.moved_axes(id, |axis| dimensions.get(axis).copied())?;
        let sizes = extents.iter().enumerate().map(|(axis, extent)| {
            let from = dimensions.iter().position(|into| *into == axis).map(|from| (id, from));
            if extent.is_known() { None } else { from }
        });
        let op = Op::Broadcast(dimensions.to_vec(), sizes.collect());
        let id = self.derive(op, id, extents);
        self.nodes[id].places = places;
        Ok(id)
    }

    /// Reshapes to other extents, with the same elements in the same order. Each device reshapes its block, if the blocks of the result are
    /// reshaped blocks; otherwise it would communicate. `places` are the placements of the result, if its type has them.
    pub(crate) fn reshape(
        &mut self,
        id: Id,
        extents: Vec<DynExtent>,
        places: Option<Vec<PlacementKind>>,
    ) -> Result<Id, ProgramError> {
        let (from, to) = (known(&self.nodes[id].extents)?, known(&extents)?);
        let (before, after) = (index::element_count(&from)?, index::element_count(&to)?);
        if before != after {
            return Err(ProgramError::Count {
                from: DynExtent::known(before)?,
                to: DynExtent::known(after)?,
            });
        }
        let found = &self.nodes[id].places;
        if let Some(places) = &places {
            self.check_places(places, &extents)?;
        }
        let places = placement::reshape(self.mesh, found, (&from, &to), places).map_err(|position| {
            let mesh_axis = self.mesh.get(position).map_or("", |(name, _)| name);
            match found.get(position).copied().unwrap_or(PlacementKind::Copies) {
                PlacementKind::Blocks(axis) => PlacementError::Reshape {
                    mesh_axis,
                    axis,
                    extent: from.get(axis).copied().unwrap_or(0),
                    parts: placement::cut_into(found, self.mesh, axis),
                },
                place => PlacementError::Cut { mesh_axis, place },
            }
        })?;
        let id = self.derive(Op::Reshape, id, extents);
        self.nodes[id].places = places;
        Ok(id)
    }

    /// Reverses axes.
    pub(crate) fn reverse(&mut self, id: Id, axes: &[usize]) -> Result<Id, ProgramError> {
        self.moved_axes(id, |axis| (!axes.contains(&axis)).then_some(axis))?;
        let extents = self.nodes[id].extents.clone();
        Ok(self.derive(Op::Reverse(axes.to_vec()), id, extents))
    }

    /// Sorts the elements along an axis.
    pub(crate) fn sort(&mut self, id: Id, axis: usize) -> Result<Id, ProgramError> {
        self.finished(id)?;
        self.moved_axes(id, |split| (split != axis).then_some(split))?;
        let extents = self.nodes[id].extents.clone();
        Ok(self.derive(Op::Sort(axis), id, extents))
    }

    /// Sorts two values of the same shape along an axis by the first one, and returns the number of the first result. The second one follows it.
    pub(crate) fn sort_pairs(&mut self, key: Id, value: Id, axis: usize) -> Result<Id, ProgramError> {
        self.finished(key)?;
        let (operands, places) = self.placed_alike(&[key, value], axis)?;
        let first = self.nodes.len().saturating_add(1);
        let results = [first, first.saturating_add(1)];
        let element = self.nodes[key].element;
        // The operation itself has no shape of its own; its results have.
        let (op, extents) = (Op::SortPairs(axis, results), Vec::new());
        self.push(Node { op, operands: operands.clone(), element, extents, places: Vec::new() });
        for id in operands {
            let Node { element, extents, .. } = self.nodes[id].clone();
            let places = places.clone();
            self.carried.insert(self.nodes.len(), id);
            self.push(Node { op: Op::Carried, operands: Vec::new(), element, extents, places });
        }
        Ok(first)
    }

    /// Selects positions of each axis: start, count, step. A negative step reverses.
    pub(crate) fn slice(&mut self, id: Id, ranges: &[(usize, usize, isize)]) -> Result<Id, ProgramError> {
        let from = known(&self.nodes[id].extents)?;
        let is_entire = |axis: usize| ranges.get(axis) == Some(&(0, from[axis], 1));
        let places = self.moved_axes(id, |axis| is_entire(axis).then_some(axis))?;
        let (mut reversed, mut limits) = (Vec::new(), Vec::new());
        for (axis, (start, count, step)) in ranges.iter().enumerate() {
            let span = count.saturating_sub(1).saturating_mul(step.unsigned_abs());
            let start = if *step < 0 { start.saturating_sub(span) } else { *start };
            let end = if *count == 0 { start } else { start.saturating_add(span).saturating_add(1) };
            limits.push((start, end, step.unsigned_abs().max(1)));
            if *step < 0 && *count > 1 {
                reversed.push(axis);
            }
        }
        let extents: Vec<DynExtent> =
            ranges.iter().map(|(_, count, _)| DynExtent::known(*count)).collect::<Result<_, SizeError>>()?;
        let mut id = if ranges.iter().enumerate().all(|(axis, (_, count, _))| *count == from[axis]) {
            id
        } else {
            let id = self.derive(Op::Slice(limits), id, extents);
            self.nodes[id].places = places;
            id
        };
        if !reversed.is_empty() {
            id = self.reverse(id, &reversed)?;
        }
        Ok(id)
    }

    /// Keeps only these axes, in order, with new axes of extent 1 between them; the others have extent 1.
    pub(crate) fn keep(&mut self, id: Id, made: &[Option<usize>]) -> Result<Id, ProgramError> {
        if made.iter().copied().eq((0..self.nodes[id].extents.len()).map(Some)) {
            return Ok(id);
        }
        let places = self.moved_axes(id, |split| made.iter().position(|axis| *axis == Some(split)))?;
        let of = |axis: &Option<usize>| axis.map_or(DynExtent::ONE, |axis| self.nodes[id].extents[axis]);
        let extents = made.iter().map(of).collect();
        let id = self.derive(Op::Reshape, id, extents);
        self.nodes[id].places = places;
        Ok(id)
    }
}
