//! Gradients, in reverse.

mod depends;
mod placed;
mod repeat;
mod reverse;
mod rules;

use alloc::{collections::BTreeSet, vec::Vec};
use core::panic::Location;

use self::{
    depends::Depends,
    reverse::{Gradients, Reverse},
};
use super::{BuildError, DynProgram, DynValue, elements::Needs};
use crate::{
    ProgramError,
    graph::{Id, Op, Replaced},
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
    /// # Loops
    ///
    /// The gradient of a [`repeat`](Self::repeat) is two loops: one computes the values again and keeps those that each iteration receives, and one goes through the iterations in
    /// reverse. The memory is that of the carried values times the number of iterations; a carried value that the body returns as it is has one. The gradients of values from
    /// outside the body are finished in each iteration.
    ///
    /// # Errors
    ///
    /// [`ProgramError::NoGradient`] for an operation without one: a loop with a condition, a call, which may have a rule by [`custom`](Self::custom), and complex numbers. The error
    /// has the number of the operation, and the line of this call. [`ProgramError::Unknown`] if a rule requires extents that are not known. [`ProgramError::WrongElement`] and
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
    /// JAX, `grad`. At ties, as JAX: a maximum of several equal elements shares its derivative among them, and a sort keeps their order.
    #[doc(alias("grad", "vjp", "backward", "autodiff"))]
    #[track_caller]
    pub fn gradients<'p>(
        &'p self,
        of: DynValue<'p>,
        with: &[DynValue<'p>],
    ) -> Result<Vec<DynValue<'p>>, BuildError> {
        let location = Location::caller();
        let mark = self.graph.borrow().mark();
        self.differentiated(of, with, location).inspect_err(|_| {
            // No rule of the caller can keep a value that it is given.
            self.graph.borrow_mut().return_to(mark);
        })
    }

    fn differentiated<'p>(
        &'p self,
        of: DynValue<'p>,
        with: &[DynValue<'p>],
        location: &'static Location<'static>,
    ) -> Result<Vec<DynValue<'p>>, BuildError> {
        let all: Vec<DynValue<'p>> = core::iter::once(of).chain(with.iter().copied()).collect();
        let refused = |cause| BuildError::new(self, "gradient", &all, location, cause);
        self.is_differentiable(of, with).map_err(refused)?;
        let block: Vec<Id> = {
            let graph = self.graph.borrow();
            graph.blocks.first().into_iter().flatten().copied().take_while(|id| *id <= of.id).collect()
        };
        let kept: BTreeSet<Id> = with.iter().map(|value| value.id).collect();
        let mut depends = Depends::on(kept.iter().copied());
        depends.visit(&self.graph.borrow(), &block);
        let at = |error: BuildError| refused(error.cause());
        let mut gradients = Gradients::from([(of.id, of.same(1.0).map_err(at)?)]);
        let reverse = Reverse { program: self, location, originals: Replaced::new() };
        reverse.run(&block, &mut gradients, &kept, &depends)?;
        let gradient = |value: &DynValue<'p>| match gradients.get(&value.id) {
            Some(gradient) => Ok(*gradient),
            None => value.zeros().and_then(|zeros| zeros.placed_as(*value)).map_err(at),
        };
        with.iter().map(gradient).collect()
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
}

impl Op {
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
            Self::Sort(_) | Self::SortPairs(..) => "sort",
            Self::Pad(..) => "pad",
            Self::Concatenate(_) => "concatenate",
            Self::Take(_) => "gather",
            Self::Window(_) => "dynamic_slice",
            Self::Update(_) => "dynamic_update_slice",
            Self::Scatter(_) => "scatter",
            Self::Product(_) => "dot_general",
            Self::Reduce(..) => "reduce",
            Self::Block(..) => "split",
            Self::Collective(collective, _) => collective.operation(),
            Self::Permute(..) => "collective_permute",
            Self::Random(_) => "rng_bit_generator",
            Self::Call(..) => "custom_call",
            Self::Custom(..) => "custom",
            Self::Loop(_) | Self::Carried => "while",
        }
    }
}
