//! Functions whose gradient is a rule of the caller.

use alloc::{collections::BTreeSet, sync::Arc, vec::Vec};
use core::{fmt, panic::Location};

use shapewise_xla::ElementKind;

use super::{BuildError, DynProgram, DynValue};
use crate::{
    ProgramError,
    graph::{Custom, Graph, Id, Node, Op},
};

/// What a rule of a [`custom`](DynProgram::custom) function computes gradients of.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct CustomGradient<'p> {
    /// The program, for constants.
    pub program: &'p DynProgram,
    /// The operands of the function.
    pub operands: Vec<DynValue<'p>>,
    /// Its results.
    pub results: Vec<DynValue<'p>>,
    /// The gradient with respect to each result, in its shape.
    pub gradients: Vec<DynValue<'p>>,
}

type Gradients<'p> = Result<Vec<Option<DynValue<'p>>>, BuildError>;

/// A rule of the caller.
#[derive(Clone)]
pub(super) struct Rule(Arc<dyn for<'p> Fn(&CustomGradient<'p>) -> Gradients<'p> + Send + Sync>);

impl fmt::Debug for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Rule")
    }
}

impl Rule {
    /// Applies the rule, and checks what it returns.
    pub(super) fn apply<'p>(&self, given: &CustomGradient<'p>) -> Gradients<'p> {
        let gradients = (self.0)(given)?;
        let refused =
            |cause| BuildError::new(given.program, "custom", &given.operands, Location::caller(), cause);
        let (expected, found) = (given.operands.len(), gradients.len());
        if expected != found {
            return Err(refused(ProgramError::Gradients { expected, found }));
        }
        for (operand, gradient) in given.operands.iter().zip(&gradients) {
            if let Some(gradient) = gradient {
                let checked = gradient.is_of(given.program);
                checked
                    .and_then(|()| given.program.graph.borrow().same_shape(operand.id, gradient.id))
                    .map_err(refused)?;
            }
        }
        Ok(gradients)
    }
}

impl DynProgram {
    /// Computes results by a function of operands whose gradient is a rule: for a call that the program does not know, or for a gradient that is computed in another way, or is
    /// another one on purpose. The function is called once, now. The rule is called by [`gradients`](Self::gradients); it returns the gradient with respect to each operand, or
    /// `None` for zeros.
    ///
    /// # Errors
    ///
    /// The error of the function. [`ProgramError::NotAnOperand`] if its results depend on a parameter of floats, or a value of an open loop, that is not an operand: it would have no
    /// gradient. [`gradients`](Self::gradients) has the errors of the rule, [`ProgramError::Gradients`] for another number of gradients, and those of a gradient in another shape.
    ///
    /// ```
    /// use shapewise_stablehlo::{
    ///     Reduction,
    ///     dynamic::{Binary, DynProgram, Unary},
    /// };
    /// use shapewise_xla::ElementType::F32;
    ///
    /// let program = DynProgram::new();
    /// let x = program.parameter("x", F32, &"[4]".parse()?, &[])?;
    /// // Rounds down, and has the gradient of the identity.
    /// let floor = program.custom(
    ///     &[x],
    ///     |x| Ok(vec![x[0].unary(Unary::Floor)?]),
    ///     |of| Ok(vec![Some(of.gradients[0])]),
    /// )?;
    /// let loss = floor[0].binary(Binary::Multiplication, floor[0])?.reduce(Reduction::Sum, &[0])?;
    /// let gradients = program.gradients(loss, &[x])?; // twice the number, rounded down
    /// assert_eq!(gradients[0].describe(), "f32[4]");
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// JAX, `custom_vjp`.
    #[doc(alias("custom_vjp", "custom_gradient", "stop_gradient"))]
    #[track_caller]
    pub fn custom<'p>(
        &'p self,
        operands: &[DynValue<'p>],
        function: impl FnOnce(&[DynValue<'p>]) -> Result<Vec<DynValue<'p>>, BuildError>,
        gradient: impl for<'q> Fn(&CustomGradient<'q>) -> Result<Vec<Option<DynValue<'q>>>, BuildError>
        + Send
        + Sync
        + 'static,
    ) -> Result<Vec<DynValue<'p>>, BuildError> {
        let location = Location::caller();
        let refused = |cause| BuildError::new(self, "custom", operands, location, cause);
        operands.iter().try_for_each(|value| value.is_of(self)).map_err(refused)?;
        let results = function(operands)?;
        results.iter().try_for_each(|value| value.is_of(self)).map_err(refused)?;
        let ids = |values: &[DynValue<'p>]| values.iter().map(|value| value.id).collect::<Vec<Id>>();
        let checked = self.graph.borrow().depends_on_operands(&ids(&results), &ids(operands));
        checked.map_err(refused)?;
        let mut rules = self.rules.borrow_mut();
        let of = Custom { rule: rules.len(), operands: operands.len() };
        rules.push(Rule(Arc::new(gradient)));
        let first = self.graph.borrow_mut().custom(of, ids(operands), ids(&results));
        Ok((first..).take(results.len()).map(|id| DynValue { program: self, id }).collect())
    }
}

impl Graph {
    /// Checks that all floats that values depend on are operands, or depend on them.
    fn depends_on_operands(&self, results: &[Id], operands: &[Id]) -> Result<(), ProgramError> {
        let mut open = results.to_vec();
        let mut seen: BTreeSet<Id> = operands.iter().copied().collect();
        while let Some(id) = open.pop() {
            if !seen.insert(id) {
                continue;
            }
            let node = self.node(id);
            open.extend(&node.operands);
            let owner = || (0..id).rev().find(|at| self.node(*at).op.results().contains(&id));
            let is_float = matches!(node.element.kind(), ElementKind::Floating | ElementKind::Complex);
            match &node.op {
                Op::Parameter(_) if is_float => return Err(ProgramError::NotAnOperand { value: id }),
                Op::Carried => match owner() {
                    Some(owner) => open.push(owner),
                    // The argument of a loop: of one that is open, or of one whose operands are among those that are visited.
                    None if is_float && !self.closed.contains(&id) => {
                        return Err(ProgramError::NotAnOperand { value: id });
                    }
                    None => {}
                },
                Op::Loop(of) => open.extend(&of.yields),
                _ => {}
            }
        }
        Ok(())
    }

    /// Adds the results of a function with a rule, and returns the number of the first one. The others follow it.
    fn custom(&mut self, of: Custom, operands: Vec<Id>, values: Vec<Id>) -> Id {
        // The operation itself has no shape of its own; its results have.
        let first = self.nodes.len().saturating_add(1);
        let results = (first..).take(values.len()).collect();
        let (op, element) = (Op::Custom(of, results), shapewise_xla::ElementType::Pred);
        let all = [operands, values.clone()].concat();
        self.push(Node { op, operands: all, element, extents: Vec::new(), places: Vec::new() });
        for id in values {
            let node = Node { op: Op::Carried, operands: Vec::new(), ..self.node(id).clone() };
            let result = self.push(node);
            self.has_extents_of(result, id);
        }
        first
    }
}
