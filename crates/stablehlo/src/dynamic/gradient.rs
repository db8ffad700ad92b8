//! Gradients, in reverse.

mod rules;

use alloc::{vec, vec::Vec};
use core::panic::Location;

use shapewise_xla::ElementKind;

use super::{Binary, BuildError, DynProgram, DynValue, elements::Needs};
use crate::{
    Collective, ProgramError, Reduction,
    graph::{Id, Node, Op},
    placement::PlacementKind,
};

impl DynProgram {
    /// Adds the gradients of a number with respect to values: for each, the derivatives of `of` by its elements, in its shape. Values that `of` does not depend on have zeros.
    ///
    /// # On a mesh
    ///
    /// A gradient is a value like others, and its placement follows from the operations that compute it: where a value is split, so is its gradient; where it is
    /// replicated, the gradient may be replicated, a partial sum (of weights whose batch is split, for one), or split. [`DynValue::reshard`] finishes it.
    /// The gradient of a collective is the one that goes back, as `reduce_scatter` of `all_gather`. A partial sum that must be finished to be used is reduced to all. All
    /// of them are in [`Module::collectives`](crate::Module::collectives).
    ///
    /// # Errors
    ///
    /// [`ProgramError::NoGradient`] for an operation without one here: sorts, products along axes, scatters, loops, and calls. [`ProgramError::WrongElement`] and
    /// [`ProgramError::IndexRank`] if `of` is not one float, [`ProgramError::Placement`] if it is partial.
    ///
    /// ```
    /// use shapewise_stablehlo::{
    ///     Reduction,
    ///     dynamic::{Binary, DynProgram},
    ///     placement::PlacementKind::{Blocks, Copies},
    /// };
    /// use shapewise_xla::ElementType::F32;
    ///
    /// let program = DynProgram::on_mesh(&[("data", 4)])?;
    /// let x = program.parameter("x", F32, &"[32,8]".parse()?, &[Blocks(0)])?;
    /// let w = program.parameter("w", F32, &"[8,3]".parse()?, &[Copies])?;
    /// let y = x.dot_general(w, &[], &[(1, 0)])?;
    /// let loss = y
    ///     .binary(Binary::Multiplication, y)?
    ///     .reduce(Reduction::Sum, &[0, 1])?
    ///     .reshard(0, Copies)?;
    /// let gradients = program.gradients(loss, &[x, w])?;
    /// assert_eq!(gradients[0].describe(), "f32[32@data,8]");
    /// // each device has the sum over its part of the batch
    /// assert_eq!(gradients[1].describe(), "f32[8,3]{PartialSum:data}");
    /// let module = program.module(&[loss, gradients[1].reshard(0, Copies)?])?;
    /// assert_eq!(module.collectives().len(), 2);
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// JAX, `grad`. At ties, as JAX: a maximum of several equal elements shares its derivative among them.
    #[doc(alias("grad", "vjp", "backward", "autodiff"))]
    #[track_caller]
    pub fn gradients<'p>(
        &'p self,
        of: DynValue<'p>,
        with: &[DynValue<'p>],
    ) -> Result<Vec<DynValue<'p>>, BuildError> {
        let location = Location::caller();
        let all: Vec<DynValue<'p>> = core::iter::once(of).chain(with.iter().copied()).collect();
        let refused = |cause| BuildError::new(self, "gradient", &all, location, cause);
        self.is_differentiable(of, with).map_err(refused)?;
        let depends = self.depends(of.id, with);
        let mut gradients: Vec<Option<DynValue<'p>>> = vec![None; of.id.saturating_add(1)];
        let mut kept: Vec<Option<DynValue<'p>>> = vec![None; with.len()];
        let at = |error: BuildError| refused(error.cause());
        if let Some(first) = gradients.last_mut() {
            *first = Some(of.filled("1.0").map_err(at)?);
        }
        for id in (0..=of.id).rev() {
            let Some(gradient) = gradients.get_mut(id).and_then(Option::take) else { continue };
            let value = DynValue { program: self, id };
            let gradient = gradient.placed_as(value);
            for (wanted, kept) in with.iter().zip(&mut kept) {
                if wanted.id == id {
                    *kept = Some(gradient);
                }
            }
            if !depends.get(id).copied().unwrap_or(false) {
                continue;
            }
            let node = self.graph.borrow().node(id).clone();
            let refused = |cause| BuildError::new(self, node.op.name(), &[value], location, cause);
            for (operand, contribution) in self
                .contributions(&node, value, gradient, &depends)
                .map_err(|error| refused(error.cause()))?
            {
                let Some(sum) = gradients.get_mut(operand) else { continue };
                *sum = Some(match *sum {
                    None => contribution,
                    Some(before) => before.plus(contribution).map_err(|error| refused(error.cause()))?,
                });
            }
        }
        let zeros = |(value, gradient): (&DynValue<'p>, Option<DynValue<'p>>)| match gradient {
            Some(gradient) => Ok(gradient),
            None => value.zeros().map(|zeros| zeros.placed_as(*value)).map_err(at),
        };
        with.iter().zip(kept).map(zeros).collect()
    }

    fn is_differentiable(&self, of: DynValue<'_>, with: &[DynValue<'_>]) -> Result<(), ProgramError> {
        core::iter::once(&of).chain(with).try_for_each(|value| {
            value.is_of(self)?;
            self.graph.borrow().is_outside_loops(value.id)?;
            Needs::Float.check(value.element())
        })?;
        if of.rank() != 0 {
            return Err(ProgramError::IndexRank { expected: 0, found: of.rank() });
        }
        Ok(self.graph.borrow().finished(of.id)?)
    }

    /// Returns for each value up to `of` whether it depends on one of the values by floats.
    fn depends(&self, of: Id, with: &[DynValue<'_>]) -> Vec<bool> {
        let graph = self.graph.borrow();
        let mut depends: Vec<bool> = Vec::with_capacity(of.saturating_add(1));
        for (id, node) in graph.nodes.iter().enumerate().take(of.saturating_add(1)) {
            let on = |ids: &[Id]| ids.iter().any(|id| depends.get(*id).copied().unwrap_or(false));
            // An operation with several results is just before them.
            let owner =
                || (0..id).rev().find(|at| graph.nodes.get(*at).is_some_and(|node| node.op.has_result(id)));
            let depends_on = match &node.op {
                Op::Loop(of) => on(&node.operands) || on(&of.body),
                Op::Carried => owner().is_some_and(|at| on(&[at])),
                _ => on(&node.operands),
            };
            // An operation that has several results has the element type of none.
            let is_float =
                node.element.kind() == ElementKind::Floating || matches!(node.op, Op::Loop(_) | Op::Call(..));
            depends.push(with.iter().any(|value| value.id == id) || (depends_on && is_float));
        }
        depends
    }
}

impl Op {
    /// Whether a value is one of several results of this operation.
    fn has_result(&self, id: Id) -> bool {
        match self {
            Self::Loop(of) => of.results.contains(&id),
            Self::Random(results) => results.contains(&id),
            Self::Call(_, results) => results.contains(&id),
            _ => false,
        }
    }

    /// StableHLO's name, for messages.
    const fn name(&self) -> &'static str {
        match self {
            Self::Parameter(_) => "parameter",
            Self::Constant(_) | Self::Fill(_) => "constant",
            Self::Iota(_) => "iota",
            Self::Unary(name) | Self::Binary(name) => name,
            Self::Compare(_) => "compare",
            Self::Select => "select",
            Self::Convert => "convert",
            Self::Broadcast(..) => "broadcast_in_dim",
            Self::Transpose(_) => "transpose",
            Self::Reshape => "reshape",
            Self::Slice(_) => "slice",
            Self::Reverse(_) => "reverse",
            Self::Sort(_) => "sort",
            Self::Pad(..) => "pad",
            Self::Concatenate(_) => "concatenate",
            Self::Take(_) => "gather",
            Self::Window(_) => "dynamic_slice",
            Self::Update(_) => "dynamic_update_slice",
            Self::Scatter(_) => "scatter",
            Self::Product(_) => "dot_general",
            Self::Reduce(..) => "reduce",
            Self::Block(..) => "split",
            Self::Collective(collective, _) => collective.name(),
            Self::Permute(..) => "collective-permute",
            Self::Random(_) => "rng_bit_generator",
            Self::Call(..) => "custom_call",
            Self::Loop(_) | Self::Carried => "while",
        }
    }
}

impl DynValue<'_> {
    /// Zeros of the same shape.
    fn zeros(self) -> Result<Self, BuildError> {
        self.filled("0.0")
    }

    fn filled(self, number: &str) -> Result<Self, BuildError> {
        self.add("constant", &[], |graph| Ok(graph.like(self.id, number.into())))
    }

    /// Finishes partial sums, so that other operations can use the value.
    fn finished(self) -> Result<Self, BuildError> {
        let mut value = self;
        for (position, place) in self.places().into_iter().enumerate() {
            let reduction = match place {
                PlacementKind::Sums => Reduction::Sum,
                PlacementKind::Maxima => Reduction::Max,
                PlacementKind::Minima => Reduction::Min,
                _ => continue,
            };
            let collective = Collective::AllReduce(reduction);
            value = match value.reduced_before(position, collective) {
                Some(id) => DynValue { program: self.program, id },
                None => value.collective(position, collective)?,
            };
        }
        Ok(value)
    }

    /// A value of the function that is this one after a collective.
    fn reduced_before(self, position: usize, collective: Collective) -> Option<Id> {
        let graph = self.program.graph.borrow();
        let is_it = |id: &&Id| {
            let node = graph.node(**id);
            matches!(&node.op, Op::Collective(found, at) if *found == collective && *at == position)
                && node.operands == [self.id]
        };
        graph.blocks.first()?.iter().find(is_it).copied()
    }

    /// The entire value, on each device.
    fn replicated(self) -> Result<Self, BuildError> {
        let mut value = self.finished()?;
        // The last mesh axis that splits an axis is gathered first.
        for (position, place) in self.places().into_iter().enumerate().rev() {
            if matches!(place, PlacementKind::Blocks(_)) {
                value = value.reshard(position, PlacementKind::Copies)?;
            }
        }
        Ok(value)
    }

    /// Applies an operation that may refuse the placements: to the value as it is, to the finished one, or to the entire one.
    fn with(self, apply: impl Fn(Self) -> Result<Self, BuildError>) -> Result<Self, BuildError> {
        let is_refused = |error: &BuildError| matches!(error.cause(), ProgramError::Placement(_));
        let mut result = apply(self);
        for placed in [Self::finished, Self::replicated] {
            match result {
                Err(ref error) if is_refused(error) => result = apply(placed(self)?),
                result => return result,
            }
        }
        result
    }

    /// The sum of two contributions to a gradient.
    fn plus(self, other: Self) -> Result<Self, BuildError> {
        match self.binary(Binary::Addition, other) {
            Err(error) if matches!(error.cause(), ProgramError::Placement(_)) => {
                self.finished()?.binary(Binary::Addition, other.finished()?)
            }
            result => result,
        }
    }

    /// Splits a gradient where the value is split, if it can be.
    fn placed_as(self, value: Self) -> Self {
        let mut gradient = self;
        for (position, to) in value.places().into_iter().enumerate() {
            let from = gradient.places().get(position).copied();
            if matches!(to, PlacementKind::Blocks(_)) && from != Some(to) {
                gradient = gradient.reshard(position, to).unwrap_or(gradient);
            }
        }
        gradient
    }
}

/// Contributions of an operation to the gradients of its operands.
type Contributions<'p> = Vec<(Id, DynValue<'p>)>;

impl DynProgram {
    /// The contributions to the operands that depend on what the gradient is with respect to.
    fn contributions<'p>(
        &'p self,
        node: &Node,
        value: DynValue<'p>,
        gradient: DynValue<'p>,
        depends: &[bool],
    ) -> Result<Contributions<'p>, BuildError> {
        let mut contributions = Vec::new();
        for (at, id) in node.operands.iter().enumerate() {
            if depends.get(*id).copied().unwrap_or(false) {
                let rule = |gradient: DynValue<'p>| rules::contribution(self, node, at, value, gradient);
                contributions.push((*id, gradient.with(rule)?));
            }
        }
        if node.operands.is_empty() && matches!(node.op, Op::Carried) {
            return Err(rules::none(value));
        }
        Ok(contributions)
    }
}
