//! Windows whose start is a value of the program, and elements added at places that are.

use alloc::vec::Vec;

use shapewise::{extent::DynExtent, rules::join::join};
use shapewise_xla::ElementType;

use super::{Graph, Id, Node, Op, known, same_extents};
use crate::{ProgramError, placement::PlacementKind};

/// Checks that a window fits an axis.
const fn fits(name: &'static str, axis: usize, window: usize, extent: usize) -> Result<(), ProgramError> {
    if window > extent { Err(ProgramError::Window { name, axis, window, extent }) } else { Ok(()) }
}

#[expect(
    clippy::indexing_slicing,
    reason = "a value of a program has a node, and axes are checked to be below the rank"
)]
impl Graph {
    /// Returns the start of a window as a number of a type that has all of them: the largest start is compared in this type.
    fn start(&mut self, id: Id, extent: usize) -> Result<Id, ProgramError> {
        self.finished(id)?;
        let largest = match self.nodes[id].element {
            ElementType::S8 => i8::MAX.unsigned_abs().into(),
            ElementType::U8 => u8::MAX.into(),
            ElementType::S16 => i16::MAX.unsigned_abs().into(),
            ElementType::U16 => u16::MAX.into(),
            ElementType::S32 => i32::MAX.unsigned_abs(),
            ElementType::U32 => u32::MAX,
            _ => return Ok(id),
        };
        if usize::try_from(largest).is_ok_and(|largest| largest < extent) {
            let wide = self.derive(Op::Convert, id, Vec::new());
            self.nodes[wide].element = ElementType::S64;
            return Ok(wide);
        }
        Ok(id)
    }

    /// Returns a window of an axis.
    pub(crate) fn window(
        &mut self,
        id: Id,
        start: Id,
        axis: usize,
        window: usize,
    ) -> Result<Id, ProgramError> {
        let from = known(&self.nodes[id].extents)?;
        fits("slice_sizes", axis, window, from[axis])?;
        self.moved_axes(id, |split| (split != axis).then_some(split))?;
        let start = self.start(start, from[axis])?;
        let mut extents = self.nodes[id].extents.clone();
        extents[axis] = DynExtent::known(window)?;
        let id = self.derive(Op::Window(axis), id, extents);
        self.nodes[id].operands.push(start);
        Ok(id)
    }

    /// Adds elements along an axis at the places of a vector of indices.
    pub(crate) fn scatter(
        &mut self,
        id: Id,
        updates: Id,
        indices: Id,
        axis: usize,
    ) -> Result<Id, ProgramError> {
        self.finished(indices)?;
        let extents = self.nodes[id].extents.clone();
        let mut of_updates = extents.clone();
        of_updates[axis] = self.nodes[indices].extents[0];
        same_extents(&of_updates, &self.nodes[updates].extents)?;
        let (operands, places) = if self.adds_parts(id, updates, indices, axis) {
            (Vec::from([id, updates]), self.nodes[id].places.clone())
        } else {
            self.moved_axes(indices, |_| None)?;
            self.placed_alike(&[id, updates], axis)?
        };
        let element = self.nodes[id].element;
        let operands = [operands, Vec::from([indices])].concat();
        let scattered = self.push(Node { op: Op::Scatter(axis), operands, element, extents, places });
        for at in 0..self.nodes[id].extents.len() {
            let of = if at == axis { (indices, 0) } else { (id, at) };
            self.require(scattered, of, (updates, at));
        }
        Ok(scattered)
    }

    /// Whether each device adds its part of the updates, by its part of the indices, to its summand.
    fn adds_parts(&self, id: Id, updates: Id, indices: Id, axis: usize) -> bool {
        let places = self.nodes[id].places.iter().zip(&self.nodes[updates].places);
        let mut is_split = false;
        let fits = places.zip(&self.nodes[indices].places).all(|places| match places {
            ((PlacementKind::Sums, PlacementKind::Blocks(split)), PlacementKind::Blocks(_)) => {
                is_split = true;
                *split == axis
            }
            ((PlacementKind::Blocks(into), PlacementKind::Blocks(split)), PlacementKind::Copies) => {
                into == split && *split != axis
            }
            (places, of_indices) => {
                places == (&PlacementKind::Copies, &PlacementKind::Copies)
                    && *of_indices == PlacementKind::Copies
            }
        });
        fits && is_split
    }

    /// Replaces a window of an axis.
    pub(crate) fn update(&mut self, id: Id, update: Id, start: Id, axis: usize) -> Result<Id, ProgramError> {
        let (into, from) = (known(&self.nodes[id].extents)?, known(&self.nodes[update].extents)?);
        fits("update", axis, from[axis], into[axis])?;
        let extents = self.nodes[id].extents.clone();
        join(&mut extents.clone(), &self.nodes[update].extents, axis, 1)?;
        let start = self.start(start, into[axis])?;
        let (operands, places) = self.placed_alike(&[id, update], axis)?;
        let element = self.nodes[id].element;
        let operands = [operands, Vec::from([start])].concat();
        Ok(self.push(Node { op: Op::Update(axis), operands, element, extents, places }))
    }
}
