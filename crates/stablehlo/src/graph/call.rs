//! Calls of functions that the program does not know.

use alloc::{string::String, vec::Vec};

use shapewise::extent::DynExtent;
use shapewise_xla::ElementType;

use super::{Graph, Id, Node, Op};
use crate::{
    CallVersion, ProgramError,
    placement::{PlacementError, PlacementKind},
};

/// A function, and how it is called.
#[derive(Clone, Debug)]
pub(crate) struct Call {
    pub(crate) name: String,
    pub(crate) version: CallVersion,
    pub(crate) config: String,
    pub(crate) has_side_effect: bool,
}

/// The element type, the extents and the placements of a result that the caller states.
pub(crate) type Stated = (ElementType, Vec<DynExtent>, Vec<PlacementKind>);

#[expect(clippy::indexing_slicing, reason = "a value of a program has a node, and a mesh axis a placement")]
impl Graph {
    /// Checks that each device has all of a value.
    pub(crate) fn entire(&self, id: Id) -> Result<(), PlacementError> {
        self.moved_axes(id, |_| None).map(drop)
    }

    /// Adds a call with these results, and returns the number of the first one. The others follow it.
    pub(crate) fn call(
        &mut self,
        call: Call,
        operands: Vec<Id>,
        results: Vec<Stated>,
    ) -> Result<Id, ProgramError> {
        for (_, extents, places) in &results {
            self.can_be_stated(places, extents)?;
            for (at, (&right, (mesh_axis, _))) in places.iter().zip(self.mesh).enumerate() {
                // A function of blocks has a result in blocks, and one of entire values an entire result.
                let mut of_operands = operands.iter().map(|id| self.nodes[*id].places[at]);
                let left = of_operands
                    .find(|place| *place != PlacementKind::Copies)
                    .unwrap_or(PlacementKind::Copies);
                if (left == PlacementKind::Copies) != (right == PlacementKind::Copies) {
                    return Err(PlacementError::Match { mesh_axis, left, right }.into());
                }
            }
        }
        // The operation itself has no shape of its own; its results have.
        let first = self.nodes.len().saturating_add(1);
        let ids = (first..).take(results.len()).collect();
        let (op, extents, places) = (Op::Call(call, ids), Vec::new(), Vec::new());
        self.push(Node { op, operands, element: ElementType::Pred, extents, places });
        for (element, extents, places) in results {
            self.push(Node { op: Op::Carried, operands: Vec::new(), element, extents, places });
        }
        Ok(first)
    }

    /// Adds a parameter.
    pub(crate) fn parameter(
        &mut self,
        name: &str,
        element: ElementType,
        extents: Vec<DynExtent>,
        places: Vec<PlacementKind>,
    ) -> Result<Id, PlacementError> {
        self.can_be_stated(&places, &extents)?;
        let op = Op::Parameter(String::from(name));
        let id = self.push(Node { op, operands: Vec::new(), element, extents, places });
        self.parameters.push(id);
        Ok(id)
    }

    /// Adds the next state of a generator and random elements, and returns the number of the state. The elements follow it.
    pub(crate) fn random(&mut self, state: Id, element: ElementType, extents: Vec<DynExtent>) -> Id {
        let places = self.replicated();
        // The operation itself has no shape of its own; its results have.
        let next = self.nodes.len().saturating_add(1);
        let (op, operands) = (Op::Random([next, next.saturating_add(1)]), Vec::from([state]));
        self.push(Node { op, operands, element: ElementType::U64, extents: Vec::new(), places: Vec::new() });
        let counter = Node { op: Op::Carried, operands: Vec::new(), ..self.node(state).clone() };
        self.push(counter);
        self.push(Node { op: Op::Carried, operands: Vec::new(), element, extents, places });
        next
    }

    /// Checks a shape and placements that the program does not compute: those of a parameter.
    pub(crate) fn can_be_stated(
        &self,
        places: &[PlacementKind],
        extents: &[DynExtent],
    ) -> Result<(), PlacementError> {
        self.check_places(places, extents)?;
        if !self.mesh.is_empty()
            && let Some((axis, bound)) = extents
                .iter()
                .enumerate()
                .find_map(|(axis, extent)| Some((axis, extent.bound().filter(|_| !extent.is_known())?)))
        {
            return Err(PlacementError::Bounded { axis, bound });
        }
        match places.iter().zip(self.mesh).find(|(place, _)| place.is_partial()) {
            Some((place, (mesh_axis, _))) => Err(PlacementError::Partial { mesh_axis, place: *place }),
            None => Ok(()),
        }
    }
}
