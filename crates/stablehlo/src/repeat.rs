//! Loops: a body that is repeated.

use alloc::{vec, vec::Vec};

use shapewise::types::ExtentList;
use shapewise_xla::{Element, ElementType};

use super::{
    Program, ProgramError, Value,
    graph::{Id, Loop, Node, Op},
};
use crate::placement::{Marks, Placements, TypedMesh};

/// The values that a loop carries from one iteration to the next: one, or a tuple of up to four.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be carried by a loop",
    label = "not a value or a tuple of values of this program",
    note = "a loop carries values of the same program, whose types stay the same"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait Carried<'p, M>: Copy {
    /// Returns the numbers of the values, which must be of this program.
    #[doc(hidden)]
    fn ids(&self, program: &Program<M>) -> Result<Vec<Id>, ProgramError>;
    /// Replaces the numbers of the values by as many others.
    #[doc(hidden)]
    #[must_use]
    fn renamed(self, ids: &mut dyn Iterator<Item = Id>) -> Self;
}

impl<'p, T, const R: usize, E, M, P> Carried<'p, M> for Value<'p, T, R, E, M, P> {
    fn ids(&self, program: &Program<M>) -> Result<Vec<Id>, ProgramError> {
        self.of(program)?;
        Ok(vec![self.id])
    }

    fn renamed(mut self, ids: &mut dyn Iterator<Item = Id>) -> Self {
        if let Some(id) = ids.next() {
            self.id = id;
        }
        self
    }
}

macro_rules! tuples {
    ($(($($name:ident $at:tt)+);)*) => { $(
        impl<'p, M, $($name: Carried<'p, M>),+> Carried<'p, M> for ($($name,)+) {
            fn ids(&self, program: &Program<M>) -> Result<Vec<Id>, ProgramError> {
                Ok([$(self.$at.ids(program)?),+].concat())
            }

            fn renamed(self, ids: &mut dyn Iterator<Item = Id>) -> Self {
                ($(self.$at.renamed(ids),)+)
            }
        }
    )* };
}

tuples! { (A 0); (A 0 B 1); (A 0 B 1 C 2); (A 0 B 1 C 2 D 3); }

impl<M: TypedMesh> Program<M> {
    /// Repeats a body, and returns the values after the last iteration. The body is called once, with the number of the iteration
    /// and the values before it, and returns the values after it. It is one loop in the program.
    ///
    /// # Errors
    ///
    /// [`ProgramError::Differ`] if the body changes an extent that is known at run time, [`ProgramError::Placement`] if it changes a
    /// placement that is, [`ProgramError::OtherProgram`] and [`ProgramError::OfLoop`] for values of another program or loop.
    ///
    /// ```
    /// use shapewise::shape;
    /// use shapewise_stablehlo::Program;
    ///
    /// let program = <Program>::new();
    /// let x = program.parameter::<f32, 1, _>("x", shape![3]);
    /// let y = program.repeat(10, x, |_, x| x * 0.5 + 1.0)?;
    /// assert!(program.module(y).text().contains("stablehlo.while"));
    /// # Ok::<(), shapewise_stablehlo::ProgramError>(())
    /// ```
    #[doc(alias("while", "scan", "fori_loop"))]
    pub fn repeat<'p, V: Carried<'p, M>>(
        &'p self,
        count: u32,
        values: V,
        body: impl FnOnce(Value<'p, u32, 0, (), M, super::AllReplicated<M>>, V) -> V,
    ) -> Result<V, ProgramError>
    where
        (): Marks<M>,
    {
        self.try_repeat(count, values, |at, values| Ok(body(at, values)))
    }

    /// Repeats a body that may fail, and returns the values after the last iteration: [`repeat`](Self::repeat), whose body may use `?`.
    ///
    /// The layers of a model are such a body: their weights are arrays with one more axis, of which each iteration takes its place. The program has one
    /// layer, however many there are, and XLA compiles one.
    ///
    /// # Errors
    ///
    /// The error of the body, and those of [`repeat`](Self::repeat).
    ///
    /// ```
    /// use shapewise::{Axis, Const, shape};
    /// use shapewise_stablehlo::Program;
    ///
    /// let program = <Program>::new();
    /// let x = program.parameter::<f32, 2, _>("x", shape![16, 8]);
    /// let layers = program.parameter::<f32, 3, _>("layers", shape![80, 8, 8]);
    /// let y = program.try_repeat(80, x, |at, x| {
    ///     let weights = layers.dynamic_slice_axis(Axis::<0>, at, Const::<1>)?.reshape(shape![8, 8])?;
    ///     Ok(x.matmul(weights).at_least(0.0))
    /// })?;
    /// assert_eq!(program.module(y).text().matches("dot_general").count(), 1);
    /// # Ok::<(), shapewise_stablehlo::ProgramError>(())
    /// ```
    #[doc(alias("scan", "while"))]
    pub fn try_repeat<'p, V: Carried<'p, M>>(
        &'p self,
        count: u32,
        values: V,
        body: impl FnOnce(Value<'p, u32, 0, (), M, super::AllReplicated<M>>, V) -> Result<V, ProgramError>,
    ) -> Result<V, ProgramError>
    where
        (): Marks<M>,
    {
        let operands = values.ids(self)?;
        let mut graph = self.graph.borrow_mut();
        graph.blocks.push(Vec::new());
        let places = self.replicated();
        let counter =
            Node { op: Op::Carried, operands: vec![], element: ElementType::U32, extents: vec![], places };
        let mut arguments = vec![graph.push(counter)];
        for id in &operands {
            let node = Node { op: Op::Carried, operands: vec![], ..graph.node(*id).clone() };
            arguments.push(graph.push(node));
        }
        drop(graph);

        let counter = Value::new(self, arguments.first().copied().unwrap_or(0));
        let carried = values.renamed(&mut arguments.iter().skip(1).copied());
        let yields = body(counter, carried).and_then(|values| values.ids(self));

        let mut graph = self.graph.borrow_mut();
        let body = graph.blocks.pop().unwrap_or_default();
        graph.closed.extend(&body);
        let yields = yields?;
        for (before, after) in operands.iter().zip(&yields) {
            graph.same_type(*before, *after)?;
        }
        // The loop itself has no shape of its own; its results have.
        let first = graph.nodes.len().saturating_add(1);
        let results: Vec<Id> = (first..first.saturating_add(operands.len())).collect();
        let op = Op::Loop(Loop { count, arguments, body, yields, results: results.clone() });
        graph.push(Node {
            op,
            operands: operands.clone(),
            element: ElementType::U32,
            extents: vec![],
            places: vec![],
        });
        for id in &operands {
            let node = Node { op: Op::Carried, operands: vec![], ..graph.node(*id).clone() };
            graph.push(node);
        }
        Ok(values.renamed(&mut results.into_iter()))
    }
}

impl<'p, T: Element, const R: usize, E: ExtentList<R>, M: TypedMesh, P: Placements> Value<'p, T, R, E, M, P> {
    /// Repeats a body, and returns the value after the last iteration: [`Program::repeat`] with this value.
    ///
    /// # Errors
    ///
    /// Same errors as [`Program::repeat`].
    pub fn repeat(
        self,
        count: u32,
        body: impl FnOnce(Value<'p, u32, 0, (), M, super::AllReplicated<M>>, Self) -> Self,
    ) -> Result<Self, ProgramError>
    where
        (): Marks<M>,
    {
        self.program.repeat(count, self, body)
    }
}
