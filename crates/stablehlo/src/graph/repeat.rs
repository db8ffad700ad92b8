//! Loops.

use alloc::{vec, vec::Vec};

use shapewise_xla::ElementType;

use super::{Graph, Id, Loop, Node, Op};
use crate::ProgramError;

impl Graph {
    /// Begins a loop: adds the counter, and the values that the body receives for these operands.
    pub(crate) fn open_loop(&mut self, operands: &[Id]) -> Vec<Id> {
        self.blocks.push(Vec::new());
        let counter = self.carried(None);
        let mut arguments = vec![self.push(counter)];
        for id in operands {
            let node = self.carried(Some(*id));
            let argument = self.push(node);
            self.carried.insert(argument, *id);
            arguments.push(argument);
        }
        arguments
    }

    /// Ends the innermost block, whose values no other one may use, and returns them.
    pub(crate) fn close(&mut self) -> Vec<Id> {
        let block = self.blocks.pop().unwrap_or_default();
        self.closed.extend(&block);
        block
    }

    /// Adds a loop whose blocks are closed, and returns the number of its first result, the counter. The others follow it.
    pub(crate) fn end_loop(&mut self, operands: Vec<Id>, mut of: Loop) -> Result<Id, ProgramError> {
        if operands.len() != of.yields.len() {
            return Err(ProgramError::Yields { expected: operands.len(), found: of.yields.len() });
        }
        for (before, after) in operands.iter().zip(&of.yields) {
            self.same_type(*before, *after)?;
        }
        // The loop itself has no shape of its own; its results have.
        let first = self.nodes.len().saturating_add(1);
        let carried: Vec<Node> = core::iter::once(None)
            .chain(operands.iter().copied().map(Some))
            .map(|id| self.carried(id))
            .collect();
        of.results = (first..first.saturating_add(carried.len())).collect();
        self.carried.extend(of.results.iter().copied().skip(1).zip(operands.iter().copied()));
        let pairs: Vec<(Id, Id)> = operands.iter().copied().zip(of.yields.iter().copied()).collect();
        let repeated = self.push(Node {
            op: Op::Loop(of),
            operands,
            element: ElementType::U32,
            extents: vec![],
            places: vec![],
        });
        for node in carried {
            self.push(node);
        }
        for (before, after) in pairs {
            self.require_all(repeated, before, after);
        }
        Ok(first)
    }

    /// Returns a value that a loop carries: the counter, or one like its operand.
    fn carried(&self, of: Option<Id>) -> Node {
        match of {
            Some(id) => Node { op: Op::Carried, operands: vec![], ..self.node(id).clone() },
            None => {
                let (element, places) = (ElementType::U32, self.replicated());
                Node { op: Op::Carried, operands: vec![], element, extents: vec![], places }
            }
        }
    }
}
