//! Extents that are not known and must be equal.

use alloc::{collections::BTreeSet, vec::Vec};

use shapewise::extent::{DynExtent, Symbol};

use super::{Graph, Id};

/// An axis of a value.
pub(crate) type Axis = (Id, usize);

/// What an operation requires: two axes have the same extent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Equal {
    /// The operation; none for two axes of parameters with one symbol.
    pub(crate) operation: Option<Id>,
    pub(crate) left: Axis,
    pub(crate) right: Axis,
}

#[expect(
    clippy::indexing_slicing,
    reason = "a value of a program has a node, and its axes are below the rank"
)]
impl Graph {
    /// Requires for an operation that two extents are equal, unless they are by where they come from. Numbers that are known are compared before.
    pub(super) fn require(&mut self, operation: Id, left: Axis, right: Axis) {
        let [l, r] = [left, right].map(|(id, axis)| self.nodes[id].extents[axis]);
        if l.is_known() && r.is_known() {
            return;
        }
        let (left, right) = (self.root(left), self.root(right));
        if left != right && !self.have_one_symbol(left, right) {
            self.equal.push(Equal { operation: Some(operation), left, right });
        }
    }

    /// States that a value has the extents of another one, without an operation on it.
    pub(crate) fn has_extents_of(&mut self, value: Id, other: Id) {
        self.carried.insert(value, other);
    }

    /// Requires for an operation that all extents of two values are equal.
    pub(crate) fn require_all(&mut self, operation: Id, left: Id, right: Id) {
        for axis in 0..self.nodes[left].extents.len().min(self.nodes[right].extents.len()) {
            self.require(operation, (left, axis), (right, axis));
        }
    }

    /// Requires for an operation on each element that the extents of its operands are equal, where none is 1 and stretches.
    pub(super) fn require_broadcast(&mut self, operation: Id, operands: &[Id]) {
        for axis in 0..self.nodes[operation].extents.len() {
            let all = operands.iter().filter(|id| self.nodes[**id].extents[axis] != DynExtent::ONE);
            let all: Vec<Axis> = all.map(|id| (*id, axis)).collect();
            if let [first, rest @ ..] = all.as_slice() {
                rest.iter().for_each(|next| self.require(operation, *first, *next));
            }
        }
    }

    /// Requires for an operation that an extent is that of a symbol. Returns `false` if no parameter has the symbol.
    pub(crate) fn require_symbol(&mut self, operation: Id, at: Axis, symbol: Symbol) -> bool {
        if self.symbols.get(&self.root(at)) == Some(&symbol) {
            return true;
        }
        let named = self.symbols.iter().find(|(_, of)| **of == symbol).map(|(axis, _)| *axis);
        if let Some(named) = named {
            self.require(operation, named, at);
        }
        named.is_some()
    }

    /// Returns the axis that an extent comes from: of a parameter, or of a value whose extent the program computes. An iteration has the extents that the loop began with.
    fn root(&self, mut at: Axis) -> Axis {
        loop {
            at = self.origin(at.0, at.1);
            match self.carried.get(&at.0) {
                Some(from) => at.0 = *from,
                None => return at,
            }
        }
    }

    fn have_one_symbol(&self, left: Axis, right: Axis) -> bool {
        self.symbols.get(&left).is_some_and(|symbol| self.symbols.get(&right) == Some(symbol))
    }

    /// Returns what the operations among these values require, and the parameters with one symbol, each once.
    pub(crate) fn required(&self, live: &BTreeSet<Id>) -> Vec<Equal> {
        let mut required = Vec::new();
        for (axis, symbol) in &self.symbols {
            let first = self.symbols.iter().find(|(_, of)| *of == symbol);
            if let Some((first, _)) = first.filter(|(first, _)| *first != axis) {
                required.push(Equal { operation: None, left: *first, right: *axis });
            }
        }
        let of_operations =
            self.equal.iter().filter(|equal| equal.operation.is_some_and(|id| live.contains(&id)));
        let mut seen = BTreeSet::new();
        required.extend(of_operations.filter(|equal| seen.insert((equal.left, equal.right))));
        required
    }
}
