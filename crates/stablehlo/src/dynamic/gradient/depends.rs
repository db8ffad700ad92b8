//! Which values depend on those that a gradient is with respect to.

use alloc::collections::BTreeSet;

use shapewise_xla::ElementKind;

use crate::graph::{Graph, Id, Loop, Op};

/// The values that depend on others by floats.
#[derive(Clone, Debug, Default)]
pub(super) struct Depends(BTreeSet<Id>);

impl Depends {
    /// Begins with values that depend on themselves.
    pub(super) fn on(values: impl IntoIterator<Item = Id>) -> Self {
        Self(values.into_iter().collect())
    }

    pub(super) fn has(&self, id: Id) -> bool {
        self.0.contains(&id)
    }

    /// Adds the values of a block, in order.
    pub(super) fn visit(&mut self, graph: &Graph, block: &[Id]) {
        for id in block {
            let node = graph.node(*id);
            match &node.op {
                Op::Loop(of) => self.visit_loop(graph, &node.operands, of),
                Op::Custom(of, _) => {
                    let operands = node.operands.iter().take(of.operands);
                    self.results(graph, &node.op, operands.copied().any(|id| self.has(id)));
                }
                // A value that is one of several results depends as soon as its operation is visited.
                Op::Carried => {}
                op if op.results().is_empty() => {
                    if is_continuous(graph, *id) && node.operands.iter().any(|id| self.has(*id)) {
                        self.0.insert(*id);
                    }
                }
                op => self.results(graph, op, node.operands.iter().any(|id| self.has(*id))),
            }
        }
    }

    fn results(&mut self, graph: &Graph, op: &Op, depends: bool) {
        if depends {
            self.0.extend(op.results().iter().filter(|id| is_continuous(graph, **id)));
        }
    }

    /// What an iteration computes is what the next one receives.
    fn visit_loop(&mut self, graph: &Graph, operands: &[Id], of: &Loop) {
        let carried = || of.arguments.iter().skip(1).zip(operands).zip(&of.yields);
        for ((argument, operand), _) in carried() {
            if self.has(*operand) {
                self.0.insert(*argument);
            }
        }
        loop {
            self.visit(graph, &of.body);
            let mut is_complete = true;
            for ((argument, _), after) in carried() {
                if self.has(*after) && self.0.insert(*argument) {
                    is_complete = false;
                }
            }
            if is_complete {
                break;
            }
        }
        for (result, argument) in of.results.iter().zip(&of.arguments) {
            if self.has(*argument) {
                self.0.insert(*result);
            }
        }
    }
}

/// Whether an element type has derivatives.
fn is_continuous(graph: &Graph, id: Id) -> bool {
    matches!(graph.node(id).element.kind(), ElementKind::Floating | ElementKind::Complex)
}
