//! The operations of a block in reverse: each contributes to the gradients of its operands.

use alloc::{
    collections::{BTreeMap, BTreeSet},
    vec::Vec,
};
use core::panic::Location;

use super::{
    super::{BuildError, CustomGradient, DynProgram, DynValue},
    depends::Depends,
    placed::is_of_placements,
    rules,
};
use crate::{
    ProgramError,
    graph::{Graph, Id, Node, Op, Replaced, replaced},
};

/// The gradients of values, as far as they are known.
pub(super) type Gradients<'p> = BTreeMap<Id, DynValue<'p>>;

/// Contributions of an operation to the gradients of its operands.
pub(super) type Contributions<'p> = Vec<(Id, DynValue<'p>)>;

/// Where gradients are computed, for messages.
#[derive(Clone)]
pub(super) struct Reverse<'p> {
    pub(super) program: &'p DynProgram,
    pub(super) location: &'static Location<'static>,
    /// The operations that operations of this pass are copies of.
    pub(super) originals: Replaced,
}

impl<'p> Reverse<'p> {
    pub(super) const fn value(&self, id: Id) -> DynValue<'p> {
        DynValue { program: self.program, id }
    }

    /// Changes the graph, which is not borrowed after that.
    pub(super) fn graph<T>(&self, change: impl FnOnce(&mut Graph) -> T) -> T {
        change(&mut self.program.graph.borrow_mut())
    }

    /// The error of an operation: it has the operation's name, operands and number, and the line that requires the gradients.
    pub(super) fn refused(&self, id: Id, cause: ProgramError) -> BuildError {
        let id = replaced(&self.originals, id);
        let node = self.program.graph.borrow().node(id).clone();
        let operands: Vec<DynValue<'p>> = node.operands.iter().map(|id| self.value(*id)).collect();
        BuildError::of(id, node.op.name(), &operands, self.location, cause)
    }

    pub(super) fn none(&self, id: Id) -> BuildError {
        let original = replaced(&self.originals, id);
        let operation = self.program.graph.borrow().node(original).op.name();
        self.refused(id, ProgramError::NoGradient { operation })
    }

    /// Adds the contributions of the operations of a block, the last one first, and keeps the gradients of some of its values.
    pub(super) fn run(
        &self,
        block: &[Id],
        gradients: &mut Gradients<'p>,
        kept: &BTreeSet<Id>,
        depends: &Depends,
    ) -> Result<(), BuildError> {
        for id in block.iter().rev() {
            let at = |error: BuildError| self.refused(*id, error.cause());
            if let Some(gradient) = gradients.get_mut(id) {
                *gradient = gradient.placed_as(self.value(*id)).map_err(at)?;
            }
            let node = self.program.graph.borrow().node(*id).clone();
            let contributions = if matches!(node.op, Op::Carried) {
                // The operation has the gradients of all its results, and is before them.
                continue;
            } else if node.op.results().is_empty() {
                let gradient =
                    if kept.contains(id) { gradients.get(id).copied() } else { gradients.remove(id) };
                let Some(gradient) = gradient else { continue };
                self.contributions(*id, &node, gradient, depends)?
            } else {
                let results: Vec<Option<DynValue<'p>>> =
                    node.op.results().iter().map(|result| gradients.get(result).copied()).collect();
                if !node
                    .op
                    .results()
                    .iter()
                    .any(|result| depends.has(*result) && gradients.contains_key(result))
                {
                    continue;
                }
                self.of_results(*id, &node, &results, depends)?
            };
            for (operand, contribution) in contributions {
                let sum = match gradients.get(&operand) {
                    None => contribution,
                    Some(before) => before.plus(contribution).map_err(at)?,
                };
                gradients.insert(operand, sum);
            }
        }
        Ok(())
    }

    /// The contributions to the operands that depend on what the gradient is with respect to.
    fn contributions(
        &self,
        id: Id,
        node: &Node,
        gradient: DynValue<'p>,
        depends: &Depends,
    ) -> Result<Contributions<'p>, BuildError> {
        let mut contributions = Vec::new();
        if depends.has(id) {
            for (at, operand) in node.operands.iter().enumerate() {
                if depends.has(*operand) {
                    let contribution = self.contribution(id, node, at, gradient);
                    let found = contribution.map_err(|error| self.refused(id, error.cause()))?;
                    contributions.push((*operand, found));
                }
            }
        }
        Ok(contributions)
    }

    /// Applies the rule of an operation, which may refuse placements: to the values as they are, to finished ones, or to entire ones.
    fn contribution(
        &self,
        id: Id,
        node: &Node,
        at: usize,
        gradient: DynValue<'p>,
    ) -> Result<DynValue<'p>, BuildError> {
        let value = self.value(id);
        let operands: Vec<DynValue<'p>> = node.operands.iter().map(|id| self.value(*id)).collect();
        let with = |place: fn(DynValue<'p>) -> Result<DynValue<'p>, BuildError>| {
            let operands: Vec<DynValue<'p>> =
                operands.iter().map(|value| place(*value)).collect::<Result<_, _>>()?;
            Ok::<_, BuildError>((operands, place(value)?))
        };
        let rule = |operands: &[DynValue<'p>], value: DynValue<'p>, gradient: DynValue<'p>| {
            rules::contribution(&node.op, at, operands, value, gradient)
        };
        let is_refused =
            |result: &Result<DynValue<'p>, BuildError>| result.as_ref().is_err_and(is_of_placements);
        let mut result = rule(&operands, value, gradient);
        if is_refused(&result) {
            result = rule(&operands, value, gradient.finished()?);
        }
        if is_refused(&result) {
            result = rule(&operands, value, gradient.replicated()?);
        }
        for place in [DynValue::finished, DynValue::replicated] {
            if is_refused(&result) {
                let (operands, value) = with(place)?;
                result = rule(&operands, value, place(gradient)?);
            }
        }
        result
    }

    /// The contributions of an operation that has several results.
    fn of_results(
        &self,
        id: Id,
        node: &Node,
        results: &[Option<DynValue<'p>>],
        depends: &Depends,
    ) -> Result<Contributions<'p>, BuildError> {
        let at = |error: BuildError| self.refused(id, error.cause());
        match &node.op {
            Op::Loop(of) => self.of_loop(id, of, &node.operands, results, depends),
            Op::Custom(of, _) => {
                let (operands, values) = node.operands.split_at_checked(of.operands).unwrap_or((&[], &[]));
                self.of_custom(of.rule, operands, values, results, depends).map_err(at)
            }
            Op::SortPairs(axis, _) => {
                let mut contributions = Vec::new();
                if let [key, ..] = node.operands[..] {
                    let order = rules::order(self.value(key).finished().map_err(at)?, *axis).map_err(at)?;
                    for (operand, gradient) in node.operands.iter().zip(results) {
                        if let (true, Some(gradient)) = (depends.has(*operand), gradient) {
                            let back = rules::put_back(*gradient, order, *axis).map_err(at)?;
                            contributions.push((*operand, back));
                        }
                    }
                }
                Ok(contributions)
            }
            _ => Err(self.none(id)),
        }
    }

    /// The contributions of a function by its rule.
    fn of_custom(
        &self,
        rule: usize,
        operands: &[Id],
        values: &[Id],
        results: &[Option<DynValue<'p>>],
        depends: &Depends,
    ) -> Result<Contributions<'p>, BuildError> {
        let rule = self.program.rules.borrow().get(rule).cloned();
        let Some(rule) = rule else { return Ok(Contributions::new()) };
        let of = |ids: &[Id]| ids.iter().map(|id| self.value(*id)).collect::<Vec<_>>();
        let gradient = |(value, gradient): (&Id, &Option<DynValue<'p>>)| match gradient {
            Some(gradient) => gradient.placed_at(&self.value(*value).places()),
            None => self.value(*value).zeros(),
        };
        let gradients = values.iter().zip(results).map(gradient).collect::<Result<_, _>>()?;
        let given =
            CustomGradient { program: self.program, operands: of(operands), results: of(values), gradients };
        let found = rule.apply(&given)?;
        let pairs = operands.iter().zip(found).filter(|(id, _)| depends.has(**id));
        Ok(pairs.filter_map(|(id, gradient)| Some((*id, gradient?))).collect())
    }
}
