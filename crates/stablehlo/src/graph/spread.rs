//! Where blocks of values are: the parts that devices keep, and communication.

use alloc::{vec, vec::Vec};

use super::{Graph, Id, Node, Op};
use crate::{
    Collective, Reduction,
    placement::{PlacementError, PlacementKind, is_inner},
};

#[expect(
    clippy::indexing_slicing,
    reason = "a value of a program has a node, and axes are checked to be below the rank"
)]
impl Graph {
    /// Splits a value that is replicated on a mesh axis; no communication.
    pub(crate) fn block(&mut self, id: Id, position: usize, axis: usize) -> Result<Id, PlacementError> {
        let Node { places, extents, .. } = &self.nodes[id];
        let (mesh_axis, _) = self.mesh[position];
        if places[position] != PlacementKind::Copies {
            return Err(PlacementError::From { mesh_axis, place: places[position], collective: "split" });
        }
        self.inner(places, position, axis)?;
        let (mut places, extents) = (places.clone(), extents.clone());
        places[position] = PlacementKind::Blocks(axis);
        self.check_places(&places, &extents)?;
        let Node { op, operands, element, .. } = &self.nodes[id];
        let (op, operands) = match op {
            // A block of what is the same everywhere is smaller, and the same.
            Op::Fill(number) => (Op::Fill(number.clone()), vec![]),
            Op::Broadcast(dimensions, sizes) if dimensions.is_empty() => {
                (Op::Broadcast(Vec::new(), sizes.clone()), operands.clone())
            }
            _ => {
                // Slices of StableHLO have known sizes.
                if let Some(axis) = extents.iter().position(|extent| !extent.is_known()) {
                    return Err(PlacementError::Unknown { mesh_axis, axis });
                }
                (Op::Block(position, axis), vec![id])
            }
        };
        let element = *element;
        Ok(self.push(Node { op, operands, element, extents, places }))
    }

    fn inner(&self, places: &[PlacementKind], position: usize, axis: usize) -> Result<(), PlacementError> {
        is_inner(places, position, axis).map_err(|inner| PlacementError::Order {
            mesh_axis: self.mesh[position].0,
            inner: self.mesh[inner].0,
            axis,
        })
    }

    /// Splits a value wherever it is replicated and `map` states an axis.
    pub(super) fn aligned(&mut self, mut id: Id, axes: &[Option<usize>]) -> Result<Id, PlacementError> {
        for (position, axis) in axes.iter().enumerate() {
            if let Some(axis) = *axis
                && self.nodes[id].places[position] == PlacementKind::Copies
            {
                id = self.block(id, position, axis)?;
            }
        }
        Ok(id)
    }

    /// Sends blocks from one device to another along a mesh axis.
    pub(crate) fn permute(
        &mut self,
        id: Id,
        pairs: &[(usize, usize)],
        position: usize,
    ) -> Result<Id, PlacementError> {
        let Node { places, extents, .. } = &self.nodes[id];
        let (mesh_axis, _) = self.mesh[position];
        let (place, collective) = (places[position], Collective::CollectivePermute.operation());
        let PlacementKind::Blocks(_) = place else {
            return Err(PlacementError::From { mesh_axis, place, collective });
        };
        // The program for one device cuts the value into its blocks.
        if let Some(axis) = extents.iter().position(|extent| !extent.is_known()) {
            return Err(PlacementError::Unknown { mesh_axis, axis });
        }
        let extents = extents.clone();
        Ok(self.derive(Op::Permute(pairs.to_vec(), position), id, extents))
    }

    /// Converts the placement on a mesh axis by at most one collective.
    pub(crate) fn reshard(
        &mut self,
        id: Id,
        position: usize,
        to: PlacementKind,
    ) -> Result<Id, PlacementError> {
        let from = self.nodes[id].places[position];
        let collective = match (from, to) {
            (from, to) if from == to => return Ok(id),
            (PlacementKind::Copies, PlacementKind::Blocks(axis)) => return self.block(id, position, axis),
            (PlacementKind::Maxima, _) => Collective::AllReduce(Reduction::Max),
            (PlacementKind::Minima, _) => Collective::AllReduce(Reduction::Min),
            (PlacementKind::Sums, PlacementKind::Blocks(axis)) => Collective::ReduceScatter { axis },
            (PlacementKind::Blocks(from), PlacementKind::Blocks(to)) => Collective::AllToAll { from, to },
            (PlacementKind::Blocks(axis), _) => Collective::AllGather { axis },
            _ => Collective::AllReduce(Reduction::Sum),
        };
        let id = self.communicate(id, collective, position)?;
        if self.nodes[id].places[position] == to {
            return Ok(id);
        }
        let (mesh_axis, _) = self.mesh[position];
        Err(PlacementError::From { mesh_axis, place: from, collective: "reshard" })
    }

    /// Communicates along a mesh axis.
    pub(crate) fn communicate(
        &mut self,
        id: Id,
        collective: Collective,
        position: usize,
    ) -> Result<Id, PlacementError> {
        let Node { places, extents, .. } = &self.nodes[id];
        let (mesh_axis, _) = self.mesh[position];
        let place = places[position];
        let name = collective.operation();
        let to = collective.apply(place).ok_or_else(|| match collective.expected_beside(place) {
            Some(expected) => PlacementError::Other { mesh_axis, place, expected },
            None => PlacementError::From { mesh_axis, place, collective: name },
        })?;
        for place in [place, to] {
            if let PlacementKind::Blocks(axis) = place {
                self.inner(places, position, axis)?;
            }
        }
        let (mut places, extents) = (places.clone(), extents.clone());
        places[position] = to;
        self.check_places(&places, &extents)?;
        let element = self.nodes[id].element;
        Ok(self.push(Node {
            op: Op::Collective(collective, position),
            operands: vec![id],
            element,
            extents,
            places,
        }))
    }
}
