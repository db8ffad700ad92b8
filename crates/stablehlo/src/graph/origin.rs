//! Where an extent that is not known comes from.

use alloc::vec::Vec;

use shapewise::extent::{DynExtent, SymbolicExtent};

use super::{Graph, Id, Node, Op};

#[expect(
    clippy::indexing_slicing,
    reason = "a value of a program has a node, and operations have their operands"
)]
impl Graph {
    /// Returns the first value that has the extent of an axis, and its axis: operations on each element, permutations, reductions and products do not change it. So a program
    /// computes an extent that is not known once, and not for each value that has it.
    pub(crate) fn origin(&self, id: Id, axis: usize) -> (Id, usize) {
        self.origins.get(&(id, axis)).copied().unwrap_or((id, axis))
    }

    /// Keeps the origins of the extents of a value that are not known. Those of its operands are kept before.
    pub(super) fn keep_origins(&mut self, id: Id) {
        for axis in 0..self.nodes[id].extents.len() {
            if let Some((operand, from)) = self.source_of(id, axis) {
                let origin = self.origin(operand, from);
                self.origins.insert((id, axis), origin);
            }
        }
    }

    /// Returns the operand that has the extent of an axis, which is not known.
    fn source_of(&self, id: Id, axis: usize) -> Option<(Id, usize)> {
        let Node { op, operands, extents, .. } = &self.nodes[id];
        let extent = extents.get(axis).filter(|extent| !extent.is_known())?;
        let unknown = |extents: &[DynExtent]| -> Vec<usize> {
            (0..extents.len()).filter(|axis| !extents[*axis].is_known()).collect()
        };
        // Of extents that are known differently, that of the result is one.
        let has_it = |operands: &[Id]| {
            operands.iter().copied().find(|id| self.nodes[*id].extents.get(axis) == Some(extent))
        };
        let of = operands.first().map_or(&[][..], |operand| &self.nodes[*operand].extents);
        let next = match op {
            Op::Broadcast(_, sizes) => sizes.get(axis).copied().flatten(),
            Op::Unary(_)
            | Op::Binary(_)
            | Op::Compare(_)
            | Op::Convert
            | Op::Reverse(_)
            | Op::Sort(_)
            | Op::Scatter(_) => has_it(operands).map(|operand| (operand, axis)),
            // The first operand of a selection is a mask, which may be a scalar.
            Op::Select => operands.get(1..).and_then(has_it).map(|operand| (operand, axis)),
            // The padded axis has an extent of its own.
            Op::Pad(padded, _) if *padded != axis => operands.first().map(|operand| (*operand, axis)),
            Op::Concatenate(joined) if *joined != axis => has_it(operands).map(|operand| (operand, axis)),
            Op::Take(taken) => {
                let of = if *taken == axis { (operands.get(1), 0) } else { (operands.first(), axis) };
                of.0.map(|operand| (*operand, of.1))
            }
            Op::Collective(..) | Op::Block(..) | Op::Permute(..) => {
                operands.first().map(|operand| (*operand, axis))
            }
            Op::Transpose(order) => {
                operands.first().zip(order.get(axis)).map(|(operand, axis)| (*operand, *axis))
            }
            Op::Product(product) => {
                let ranks = [0, 1].map(|at| self.nodes[operands[at]].extents.len());
                let (left, right) = product.targets(ranks[0], ranks[1]);
                let of = |targets: &[Option<usize>]| targets.iter().position(|target| *target == Some(axis));
                let left = of(&left).map(|axis| (operands[0], axis));
                left.or_else(|| of(&right).map(|axis| (operands[1], axis)))
            }
            Op::Reduce(_, axes) => {
                let from = (0..of.len()).filter(|axis| !axes.contains(axis)).nth(axis);
                operands.first().copied().zip(from)
            }
            // A reshape of extents that are not known adds and removes axes of extent 1.
            Op::Reshape => {
                let (before, after) = (unknown(of), unknown(extents));
                let at = after.iter().position(|at| *at == axis).filter(|_| before.len() == after.len());
                operands.first().copied().zip(at.and_then(|at| before.get(at).copied()))
            }
            _ => None,
        };
        next.filter(|&(operand, from)| self.nodes[operand].extents.get(from) == Some(extent))
    }

    /// Keeps the symbols of a parameter.
    pub(crate) fn name(&mut self, parameter: Id, extents: &[SymbolicExtent]) {
        let symbols = extents.iter().enumerate().filter_map(|(axis, extent)| Some((axis, extent.symbol()?)));
        self.symbols.extend(symbols.map(|(axis, symbol)| ((parameter, axis), symbol)));
    }

    /// Returns the extents of a value, with the symbols of the parameters that they come from.
    pub(crate) fn symbolic(&self, id: Id) -> Vec<SymbolicExtent> {
        let extents = self.nodes[id].extents.iter().enumerate();
        let symbol = |axis| self.symbols.get(&self.origin(id, axis)).copied();
        extents.map(|(axis, extent)| SymbolicExtent::new(*extent, symbol(axis))).collect()
    }
}
