//! The gradient of a loop is a loop in reverse.

use alloc::{
    collections::{BTreeMap, BTreeSet},
    vec::Vec,
};

use shapewise_xla::{ElementKind, ElementType};

use super::{
    super::{Binary, BuildError, DynProgram, DynValue},
    depends::Depends,
    reverse::{Contributions, Gradients, Reverse},
};
use crate::{
    ProgramError, Reduction,
    graph::{Graph, Id, Loop, Node, Op, Replaced, count_fits, replaced},
    literal::start,
    placement::PlacementKind,
};
use shapewise::extent::DynExtent;

impl<'p> Reverse<'p> {
    /// The contributions of a loop. A first loop computes the values again and keeps those that each iteration receives; a second one goes through the iterations in reverse.
    pub(super) fn of_loop(
        &self,
        id: Id,
        of: &Loop,
        operands: &[Id],
        results: &[Option<DynValue<'p>>],
        depends: &Depends,
    ) -> Result<Contributions<'p>, BuildError> {
        let at = |error: BuildError| self.refused(id, error.cause());
        let (Some((counter, arguments)), None) = (of.arguments.split_first(), &of.condition) else {
            // The number of iterations is not known.
            return Err(self.none(id));
        };
        // The carried values that have a gradient, by their positions, and the outer values that have one.
        let carried: Vec<usize> = (0..arguments.len())
            .filter(|at| arguments.get(*at).is_some_and(|argument| depends.has(*argument)))
            .collect();
        let mut captured = BTreeSet::new();
        self.program.graph.borrow().captured(of, &mut captured);
        captured.retain(|id| depends.has(*id));
        let mut begin = Vec::with_capacity(carried.len().saturating_add(captured.len()));
        for position in &carried {
            let Some(argument) = arguments.get(*position) else { continue };
            let places = self.value(*argument).places();
            let gradient = match results.iter().skip(1).nth(*position).copied().flatten() {
                Some(gradient) => gradient,
                None => self.value(operands.get(*position).copied().unwrap_or(id)).zeros().map_err(at)?,
            };
            begin.push(gradient.placed_at(&places).map_err(at)?);
        }
        for id in &captured {
            let value = self.value(*id);
            begin.push(value.zeros().and_then(|zeros| zeros.placed_at(&value.places())).map_err(at)?);
        }
        let gradients = if of.count == 0 {
            begin
        } else {
            let received = self.received(id, of, operands)?;
            self.back(id, of, *counter, &received, (&carried, &captured), &begin)?
        };
        let operands = carried.iter().filter_map(|position| operands.get(*position).copied());
        Ok(operands.chain(captured).zip(gradients).collect())
    }

    /// For each carried value, those that the iterations receive: in order along a new first axis, or one value that is the same for all.
    fn received(&self, id: Id, of: &Loop, operands: &[Id]) -> Result<BTreeMap<Id, Received<'p>>, BuildError> {
        let refused = |cause| self.refused(id, cause);
        let arguments = of.arguments.get(1..).unwrap_or_default();
        let mut received = BTreeMap::new();
        let (mut values, mut stacked): (Vec<DynValue<'p>>, Vec<usize>) =
            (operands.iter().map(|id| self.value(*id)).collect(), Vec::new());
        for (position, ((argument, after), operand)) in
            arguments.iter().zip(&of.yields).zip(operands).enumerate()
        {
            if argument == after {
                received.insert(*argument, Received::Same(self.value(*operand)));
            } else {
                let stack = self.graph(|graph| graph.stack(*argument, of.count)).map_err(refused)?;
                values.push(self.value(stack));
                stacked.push(position);
            }
        }
        let body = |counter: DynValue<'p>, given: &[DynValue<'p>]| {
            let (now, stacks) = given.split_at_checked(arguments.len()).unwrap_or((given, &[]));
            let mut by = self.given(of, counter, now);
            let next = self.graph(|graph| {
                graph.copy(of.body.get(of.arguments.len()..).unwrap_or_default(), &mut by)?;
                let mut next: Vec<Id> = of.yields.iter().map(|id| replaced(&by, *id)).collect();
                for (position, stack) in stacked.iter().zip(stacks) {
                    let Some(value) = now.get(*position) else { continue };
                    let entry = graph.entry(value.id)?;
                    next.push(graph.update(stack.id, entry, counter.id, 0)?);
                }
                Ok(next)
            });
            let next = next.map_err(refused)?;
            Ok(next.into_iter().map(|id| self.value(id)).collect())
        };
        let (_, results) = self.program.looped(of.count, &values, |_| Ok(None), body, self.location)?;
        for (position, stack) in stacked.iter().zip(results.iter().skip(arguments.len())) {
            if let Some(argument) = arguments.get(*position) {
                received.insert(*argument, Received::Each(*stack));
            }
        }
        Ok(received)
    }

    /// What replaces the arguments of the body in an iteration.
    fn given(&self, of: &Loop, counter: DynValue<'p>, values: &[DynValue<'p>]) -> Replaced {
        let values = core::iter::once(&counter).chain(values).map(|value| value.id);
        of.arguments.iter().copied().zip(values).collect()
    }

    /// The iterations in reverse: from the gradients after the last one to those before the first one, and those of outer values, which all iterations add to.
    fn back(
        &self,
        id: Id,
        of: &Loop,
        counter: Id,
        received: &BTreeMap<Id, Received<'p>>,
        (carried, captured): (&[usize], &BTreeSet<Id>),
        begin: &[DynValue<'p>],
    ) -> Result<Vec<DynValue<'p>>, BuildError> {
        let at = |error: BuildError| self.refused(id, error.cause());
        let refused = |cause| self.refused(id, cause);
        let arguments = of.arguments.get(1..).unwrap_or_default();
        let body = |iteration: DynValue<'p>, given: &[DynValue<'p>]| {
            let last = self.program.last(of.count);
            let number = last.binary(Binary::Subtraction, iteration).map_err(at)?;
            let mut by = Replaced::from([(counter, number.id)]);
            for argument in arguments {
                let value = match received.get(argument) {
                    Some(Received::Same(value)) => value.id,
                    Some(Received::Each(stack)) => {
                        let entry = self.graph(|graph| {
                            let entry = graph.window(stack.id, number.id, 0, 1)?;
                            graph.only(entry)
                        });
                        entry.map_err(refused)?
                    }
                    None => continue,
                };
                by.insert(*argument, value);
            }
            // A value that all iterations share has one gradient for each way to it.
            let mut own = BTreeMap::new();
            for position in carried {
                let Some(argument) = arguments.get(*position) else { continue };
                let value = self.value(replaced(&by, *argument));
                let own_value = self.graph(|graph| graph.renamed(value.id));
                by.insert(*argument, own_value);
                own.insert(*position, own_value);
            }
            let block = of.body.get(of.arguments.len()..).unwrap_or_default();
            let copies = self.graph(|graph| graph.copy(block, &mut by)).map_err(refused)?;
            let mut depends = Depends::on(own.values().copied().chain(captured.iter().copied()));
            depends.visit(&self.program.graph.borrow(), &copies);
            let mut gradients = Gradients::new();
            for (position, gradient) in carried.iter().zip(given) {
                let Some(after) = of.yields.get(*position) else { continue };
                let after = replaced(&by, *after);
                let sum = match gradients.get(&after) {
                    None => *gradient,
                    Some(before) => gradient.plus(*before).map_err(at)?,
                };
                gradients.insert(after, sum);
            }
            let mut inner = self.clone();
            let is_copy = |to: Id| copies.first().is_some_and(|first| to >= *first);
            let of_copies = by.iter().filter(|(_, to)| is_copy(**to));
            inner.originals.extend(of_copies.map(|(from, to)| (*to, replaced(&self.originals, *from))));
            inner.run(&copies, &mut gradients, &BTreeSet::new(), &depends)?;
            let mut next = Vec::with_capacity(given.len());
            for (position, gradient) in carried.iter().zip(given) {
                let found = own.get(position).and_then(|id| gradients.get(id).copied());
                let found = match found {
                    Some(found) => found,
                    None => gradient.zeros().map_err(at)?,
                };
                next.push(found.placed_at(&gradient.places()).map_err(at)?);
            }
            for (id, sum) in captured.iter().zip(given.iter().skip(carried.len())) {
                next.push(match gradients.get(id) {
                    None => *sum,
                    Some(gradient) => {
                        let gradient = gradient.placed_at(&sum.places()).map_err(at)?;
                        sum.binary(Binary::Addition, gradient).map_err(at)?
                    }
                });
            }
            Ok(next)
        };
        self.program
            .looped(of.count, begin, |_| Ok(None), body, self.location)
            .map(|(_, gradients)| gradients)
    }
}

/// What iterations receive.
enum Received<'p> {
    Same(DynValue<'p>),
    Each(DynValue<'p>),
}

impl DynProgram {
    /// The number of the last iteration.
    fn last(&self, count: u32) -> DynValue<'_> {
        let number = alloc::format!("{}", count.saturating_sub(1));
        let id = self.graph.borrow_mut().source(Op::Fill(number), ElementType::U32, Vec::new());
        DynValue { program: self, id }
    }
}

impl Graph {
    /// Adds to a set the values outside of a loop that its body uses.
    fn captured(&self, of: &Loop, captured: &mut BTreeSet<Id>) {
        let mut inside = BTreeSet::new();
        captured.extend(&of.yields);
        self.uses(&of.body, &mut inside, captured);
        captured.retain(|id| !inside.contains(id));
    }

    fn uses(&self, block: &[Id], inside: &mut BTreeSet<Id>, used: &mut BTreeSet<Id>) {
        for id in block {
            inside.insert(*id);
            let node = self.node(*id);
            used.extend(&node.operands);
            if let Op::Loop(of) = &node.op {
                used.extend(&of.yields);
                self.uses(&of.body, inside, used);
            }
        }
    }

    /// Adds room for as many values like this one, along a new first axis.
    fn stack(&mut self, like: Id, count: u32) -> Result<Id, ProgramError> {
        let Node { element, extents, places, .. } = self.node(like).clone();
        let later = |place: PlacementKind| match place {
            PlacementKind::Blocks(axis) => PlacementKind::Blocks(axis.saturating_add(1)),
            place => place,
        };
        let places = places.into_iter().map(later).collect();
        let first = DynExtent::known(usize::try_from(count).unwrap_or(usize::MAX))?;
        let extents: Vec<DynExtent> = core::iter::once(first).chain(extents).collect();
        crate::graph::known(&extents)?;
        count_fits(&extents)?;
        let zero = match element.kind() {
            ElementKind::Predicate => "false".into(),
            _ => start(Reduction::Sum, element),
        };
        Ok(self.push(Node { op: Op::Fill(zero), operands: Vec::new(), element, extents, places }))
    }

    /// A value with a new first axis.
    fn entry(&mut self, id: Id) -> Result<Id, ProgramError> {
        let rank = self.node(id).extents.len();
        let axes: Vec<Option<usize>> = core::iter::once(None).chain((0..rank).map(Some)).collect();
        self.keep(id, &axes)
    }

    /// A value without its first axis, which has extent 1.
    fn only(&mut self, id: Id) -> Result<Id, ProgramError> {
        let axes: Vec<Option<usize>> = (1..self.node(id).extents.len()).map(Some).collect();
        self.keep(id, &axes)
    }

    /// The same value as another one, with a number of its own.
    fn renamed(&mut self, id: Id) -> Id {
        let Node { element, extents, places, .. } = self.node(id).clone();
        self.push(Node { op: Op::Reshape, operands: [id].into(), element, extents, places })
    }
}
