//! The operations of a block again, on other values.

use alloc::{collections::BTreeMap, vec::Vec};

use super::{Graph, Id, Loop, Op};
use crate::ProgramError;

/// The values that replace others.
pub(crate) type Replaced = BTreeMap<Id, Id>;

/// Returns what replaces a value, which may be itself.
pub(crate) fn replaced(by: &Replaced, id: Id) -> Id {
    by.get(&id).copied().unwrap_or(id)
}

impl Graph {
    /// Adds the operations of a block to the open one, with their operands replaced, and returns their numbers. `by` then has what replaces them.
    pub(crate) fn copy(&mut self, block: &[Id], by: &mut Replaced) -> Result<Vec<Id>, ProgramError> {
        let mut copies = Vec::with_capacity(block.len());
        for id in block {
            let mut node = self.node(*id).clone();
            for operand in &mut node.operands {
                *operand = replaced(by, *operand);
            }
            match &mut node.op {
                Op::Broadcast(_, sizes) => {
                    for (of, _) in sizes.iter_mut().flatten() {
                        *of = replaced(by, *of);
                    }
                }
                // A program has its effects as often as it states them.
                Op::Call(call, _) if call.has_side_effect => {
                    return Err(ProgramError::NoGradient { operation: "custom_call" });
                }
                Op::Loop(of) => *of = self.copy_loop(of, by)?,
                _ => {}
            }
            let copy = self.nodes.len();
            // The results of an operation that has several are just after it, and their copies after its copy.
            if let Some(results) = node.op.results_mut() {
                for result in results {
                    *result = result.saturating_sub(*id).saturating_add(copy);
                }
            }
            by.insert(*id, self.push(node));
            copies.push(copy);
        }
        Ok(copies)
    }

    fn copy_loop(&mut self, of: &Loop, by: &mut Replaced) -> Result<Loop, ProgramError> {
        let arguments = of.arguments.len();
        let (given, body) = of.body.split_at_checked(arguments).unwrap_or((&of.body, &[]));
        self.blocks.push(Vec::new());
        let copied = self.copy_parts(of, given, body, by);
        let block = self.close();
        let condition = copied?;
        let each = |ids: &[Id]| ids.iter().map(|id| replaced(by, *id)).collect::<Vec<Id>>();
        Ok(Loop {
            count: of.count,
            arguments: each(&of.arguments),
            condition,
            body: block,
            yields: each(&of.yields),
            results: of.results.clone(),
        })
    }

    /// Copies the arguments, the condition, which has a block of its own, and the body.
    fn copy_parts(
        &mut self,
        of: &Loop,
        given: &[Id],
        body: &[Id],
        by: &mut Replaced,
    ) -> Result<Option<(Vec<Id>, Id)>, ProgramError> {
        self.copy(given, by)?;
        let mut condition = None;
        if let Some((block, value)) = &of.condition {
            self.blocks.push(Vec::new());
            let copied = self.copy(block, by);
            let block = self.close();
            copied?;
            condition = Some((block, replaced(by, *value)));
        }
        self.copy(body, by)?;
        Ok(condition)
    }
}

impl Op {
    fn results_mut(&mut self) -> Option<&mut [Id]> {
        match self {
            Self::Loop(of) => Some(&mut of.results),
            Self::Random(results) | Self::SortPairs(_, results) => Some(results),
            Self::Call(_, results) | Self::Custom(_, results) => Some(results),
            _ => None,
        }
    }

    /// Returns the values that are the results of an operation that has several.
    pub(crate) fn results(&self) -> &[Id] {
        match self {
            Self::Loop(of) => &of.results,
            Self::Random(results) | Self::SortPairs(_, results) => results,
            Self::Call(_, results) | Self::Custom(_, results) => results,
            _ => &[],
        }
    }
}
