//! Operations that are refused leave the program as it was.

use super::{Graph, Id};

/// What a program has at a moment.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mark {
    nodes: Id,
    blocks: usize,
    equal: usize,
}

impl Graph {
    /// Adds an operation, which may be several values. If it is refused, the program has none of them.
    pub(crate) fn attempt<V, F>(&mut self, add: impl FnOnce(&mut Self) -> Result<V, F>) -> Result<V, F> {
        let mark = self.mark();
        let added = add(self);
        if added.is_err() {
            self.return_to(mark);
        }
        added
    }

    /// Returns what the program has now.
    pub(crate) fn mark(&self) -> Mark {
        Mark { nodes: self.nodes.len(), blocks: self.blocks.len(), equal: self.equal.len() }
    }

    /// Removes all values since a mark. No handle to one of them may be left.
    pub(crate) fn return_to(&mut self, mark: Mark) {
        let Mark { nodes, blocks, equal } = mark;
        self.nodes.truncate(nodes);
        self.blocks.truncate(blocks);
        // Numbers ascend in each list.
        for list in self.blocks.iter_mut().chain([&mut self.parameters]) {
            list.truncate(list.partition_point(|id| *id < nodes));
        }
        self.equal.truncate(equal);
        self.closed.split_off(&nodes);
        self.donated.split_off(&nodes);
        self.carried.split_off(&nodes);
        self.symbols.split_off(&(nodes, 0));
        self.origins.split_off(&(nodes, 0));
    }
}
