//! Values joined, padded and gathered along an axis, and windows.

use alloc::vec::Vec;

use shapewise::{axis::resolve, rearrange::Pad};

use super::{
    BuildError, DynValue, Number,
    elements::{Needs, alike},
};
use crate::{
    ProgramError,
    graph::{Graph, Id, Op},
};

/// Checks that a value is of integers and has a rank.
fn index(graph: &Graph, id: Id, rank: usize) -> Result<(), ProgramError> {
    let node = graph.node(id);
    Needs::Integer.check(node.element)?;
    let found = node.extents.len();
    if found == rank { Ok(()) } else { Err(ProgramError::IndexRank { expected: rank, found }) }
}

impl<'p> DynValue<'p> {
    fn axis(self, graph: &Graph, axis: isize) -> Result<usize, ProgramError> {
        Ok(resolve(axis, graph.node(self.id).extents.len())?)
    }

    /// Joins this value and others along an axis.
    ///
    /// # Errors
    ///
    /// [`ProgramError::Join`] for extents that differ on another axis, [`ProgramError::NoSuchAxis`], [`ProgramError::ElementTypes`], [`ProgramError::RanksDiffer`],
    /// [`ProgramError::Placement`] if the axis is split.
    #[track_caller]
    pub fn concatenate(self, others: &[DynValue<'p>], axis: isize) -> Result<Self, BuildError> {
        self.add("concatenate", others, |graph| {
            let ids: Vec<Id> = core::iter::once(self.id).chain(others.iter().map(|other| other.id)).collect();
            alike(graph, &ids)?;
            graph.concatenate(&ids, self.axis(graph, axis)?)
        })
    }

    /// Pads an axis with a number.
    ///
    /// # Errors
    ///
    /// [`ProgramError::Pad`], [`ProgramError::NoSuchAxis`], [`ProgramError::Number`], [`ProgramError::Placement`] if the axis is split or the value partial.
    #[track_caller]
    pub fn pad_axis(self, axis: isize, pad: Pad, number: impl Into<Number>) -> Result<Self, BuildError> {
        let number = number.into();
        self.add("pad", &[], |graph| {
            let (axis, element) = (self.axis(graph, axis)?, graph.node(self.id).element);
            let value = graph.source(Op::Fill(number.text(element)?), element, Vec::new());
            graph.pad(self.id, value, axis, pad)
        })
    }

    /// Selects elements along an axis by a vector of indices: [`Value::take`](crate::Value::take).
    ///
    /// # Errors
    ///
    /// [`ProgramError::NoSuchAxis`], [`ProgramError::WrongElement`] and [`ProgramError::IndexRank`] if the indices are not a vector of integers, [`ProgramError::Slice`] if the axis has
    /// no elements, [`ProgramError::Placement`] if it is split.
    #[track_caller]
    pub fn take(self, axis: isize, indices: DynValue<'p>) -> Result<Self, BuildError> {
        self.add("gather", &[indices], |graph| {
            index(graph, indices.id, 1)?;
            graph.take(self.id, indices.id, self.axis(graph, axis)?)
        })
    }

    /// Returns a window of an axis from a start that is a value: [`Value::dynamic_slice_axis`](crate::Value::dynamic_slice_axis).
    ///
    /// # Errors
    ///
    /// [`ProgramError::Window`] if it is larger than the axis, [`ProgramError::NoSuchAxis`], [`ProgramError::WrongElement`] and [`ProgramError::IndexRank`] if the start is not an
    /// integer, [`ProgramError::Placement`] if the axis is split.
    #[track_caller]
    pub fn dynamic_slice_axis(
        self,
        axis: isize,
        start: DynValue<'p>,
        window: usize,
    ) -> Result<Self, BuildError> {
        self.add("dynamic_slice", &[start], |graph| {
            index(graph, start.id, 0)?;
            graph.window(self.id, start.id, self.axis(graph, axis)?, window)
        })
    }

    /// Returns the value with a window of an axis replaced: [`Value::dynamic_update_slice_axis`](crate::Value::dynamic_update_slice_axis).
    ///
    /// # Errors
    ///
    /// Those of [`dynamic_slice_axis`](Self::dynamic_slice_axis) and of [`concatenate`](Self::concatenate).
    #[track_caller]
    pub fn dynamic_update_slice_axis(
        self,
        update: DynValue<'p>,
        axis: isize,
        start: DynValue<'p>,
    ) -> Result<Self, BuildError> {
        self.add("dynamic_update_slice", &[update, start], |graph| {
            index(graph, start.id, 0)?;
            alike(graph, &[self.id, update.id])?;
            graph.update(self.id, update.id, start.id, self.axis(graph, axis)?)
        })
    }

    /// Adds elements along an axis at the places of a vector of indices: [`Value::add_at`](crate::Value::add_at).
    ///
    /// # Errors
    ///
    /// [`ProgramError::Differ`] for extents that differ, and those of [`take`](Self::take) and [`concatenate`](Self::concatenate).
    #[track_caller]
    pub fn add_at(
        self,
        axis: isize,
        indices: DynValue<'p>,
        updates: DynValue<'p>,
    ) -> Result<Self, BuildError> {
        self.add("scatter", &[indices, updates], |graph| {
            index(graph, indices.id, 1)?;
            alike(graph, &[self.id, updates.id])?;
            Needs::Number.check(graph.node(self.id).element)?;
            graph.scatter(self.id, updates.id, indices.id, self.axis(graph, axis)?)
        })
    }
}
