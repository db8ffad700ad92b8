//! Placements of gradients.

use alloc::vec::Vec;

use super::super::{Binary, BuildError, DynValue, Number};
use crate::{
    Collective, ProgramError, Reduction,
    graph::{Id, Op},
    placement::PlacementKind,
};

impl DynValue<'_> {
    /// Zeros of the same shape.
    pub(super) fn zeros(self) -> Result<Self, BuildError> {
        self.same(0.0)
    }

    /// A number in the same shape.
    pub(super) fn same(self, number: f64) -> Result<Self, BuildError> {
        self.add("constant", &[], |graph| {
            let number = Number::Real(number).text(graph.node(self.id).element)?;
            Ok(graph.like(self.id, number))
        })
    }

    /// Zeros of the same shape at other placements, also partial ones: a sum of zeros.
    pub(super) fn zeros_at(self, places: &[PlacementKind]) -> Result<Self, BuildError> {
        let zeros = self.zeros()?;
        self.add("constant", &[], |graph| {
            let mut node = graph.node(zeros.id).clone();
            node.places = places.to_vec();
            Ok(graph.push(node))
        })
    }

    /// Finishes partial sums, so that other operations can use the value.
    pub(super) fn finished(self) -> Result<Self, BuildError> {
        let mut value = self;
        for (position, place) in self.places().into_iter().enumerate() {
            let reduction = match place {
                PlacementKind::Sums => Reduction::Sum,
                PlacementKind::Maxima => Reduction::Max,
                PlacementKind::Minima => Reduction::Min,
                _ => continue,
            };
            let collective = Collective::AllReduce(reduction);
            value = match value.reduced_before(position, collective) {
                Some(id) => DynValue { program: self.program, id },
                None => value.collective(position, collective)?,
            };
        }
        Ok(value)
    }

    /// A value of the function that is this one after a collective.
    fn reduced_before(self, position: usize, collective: Collective) -> Option<Id> {
        let graph = self.program.graph.borrow();
        let is_it = |id: &&Id| {
            let node = graph.node(**id);
            matches!(&node.op, Op::Collective(found, at) if *found == collective && *at == position)
                && node.operands == [self.id]
        };
        graph.blocks.first()?.iter().find(is_it).copied()
    }

    /// The entire value, on each device.
    pub(super) fn replicated(self) -> Result<Self, BuildError> {
        let mut value = self.finished()?;
        // The last mesh axis that splits an axis is gathered first.
        for (position, place) in self.places().into_iter().enumerate().rev() {
            if matches!(place, PlacementKind::Blocks(_)) {
                value = value.reshard(position, PlacementKind::Copies)?;
            }
        }
        Ok(value)
    }

    /// The sum of two contributions to a gradient.
    pub(super) fn plus(self, other: Self) -> Result<Self, BuildError> {
        let mut sum = self.binary(Binary::Addition, other);
        for placed in [Self::finished, Self::replicated] {
            if sum.as_ref().is_err_and(is_of_placements) {
                sum = placed(self)?.binary(Binary::Addition, placed(other)?);
            }
        }
        sum
    }

    /// Splits a gradient where the value is split.
    pub(super) fn placed_as(self, value: Self) -> Result<Self, BuildError> {
        let wanted = self.places().into_iter().zip(value.places());
        let wanted: Vec<PlacementKind> = wanted
            .map(|(own, of_value)| if matches!(of_value, PlacementKind::Blocks(_)) { of_value } else { own })
            .collect();
        let directly = self.resharded(&wanted);
        match directly {
            // Blocks of several mesh axes may be in another order.
            Err(ref error) if is_of_placements(error) => self.placed_at(&value.places()),
            directly => directly,
        }
    }

    /// A gradient at these placements, and finished where they are partial.
    pub(super) fn placed_at(self, places: &[PlacementKind]) -> Result<Self, BuildError> {
        let finished =
            |place: &PlacementKind| if place.is_partial() { PlacementKind::Copies } else { *place };
        let wanted: Vec<PlacementKind> = places.iter().map(finished).collect();
        match self.resharded(&wanted) {
            Err(ref error) if is_of_placements(error) => self.replicated()?.resharded(&wanted),
            directly => directly,
        }
    }

    fn resharded(self, wanted: &[PlacementKind]) -> Result<Self, BuildError> {
        wanted.iter().enumerate().try_fold(self, |value, (position, to)| value.reshard(position, *to))
    }
}

pub(super) fn is_of_placements(error: &BuildError) -> bool {
    matches!(error.cause(), ProgramError::Placement(_))
}
