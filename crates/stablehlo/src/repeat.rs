//! Loops: a body that is repeated.

use alloc::{vec, vec::Vec};

use shapewise::bounds::{Exists, ExtentList};
use shapewise_xla::Element;

use super::{
    Program, ProgramError, Value,
    graph::{Id, Loop},
    module::{Tuples, ValuesInTuple},
};
use crate::placement::{FinalPlacements, Marks, Placements, TypedMesh};

/// A number of iterations. It is the counter of [`Program::repeat`].
pub type Counter<'p, M> = Value<'p, u32, 0, (), M, super::AllReplicated<M>>;

/// The values that a loop carries from one iteration to the next: one, or a tuple of up to four.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be carried by a loop",
    label = "not a value or a tuple of up to 4 values of this program; what is in a tuple may be a tuple",
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

/// Tuples that are too long: their bound fails, and its message has the number.
macro_rules! too_many {
    ($($count:literal: $($name:ident)*;)*) => { $(
        impl<M, $($name: Copy),*> Carried<'_, M> for ($($name,)*)
        where
            for<'any> Tuples: ValuesInTuple<'any, $count>,
        {
            fn ids(&self, _: &Program<M>) -> Result<Vec<Id>, ProgramError> {
                Ok(Vec::new())
            }

            fn renamed(self, _: &mut dyn Iterator<Item = Id>) -> Self {
                self
            }
        }
    )* };
}

too_many! { 5: A B C D E; 6: A B C D E F; 7: A B C D E F G; 8: A B C D E F G H; }

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
        body: impl FnOnce(Counter<'p, M>, V) -> V,
    ) -> Result<V, ProgramError>
    where
        (): Marks<M>,
    {
        self.try_repeat(count, values, |at, values| Ok(body(at, values)))
    }

    /// Repeats a body that may fail, and returns the values after the last iteration: [`repeat`](Self::repeat), whose body may use `?`.
    ///
    /// The layers of a model are such a body: their weights are arrays with one more axis, of which each iteration takes its place. The program has one
    /// layer, however many there are, and XLA compiles one: for CPUs it took 0.6 s for 8, 80 and 800 layers of a product and a softmax, and 0.9, 4.6 and 39 s if
    /// they were written one after another.
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
        body: impl FnOnce(Counter<'p, M>, V) -> Result<V, ProgramError>,
    ) -> Result<V, ProgramError>
    where
        (): Marks<M>,
    {
        self.looped(count, values, |_| Ok(None), body).map(|(_, values)| values)
    }

    /// Repeats a body while a condition holds, at most `most` times. Returns the number of iterations, and the values after the last one. The
    /// condition reads the values before each iteration, and is the same on all devices: what it computes from split values must be reduced to all.
    ///
    /// # Errors
    ///
    /// The errors of the condition and of the body, and those of [`repeat`](Self::repeat); [`ProgramError::Placement`] if the condition is partial.
    ///
    /// ```
    /// use shapewise::shape;
    /// use shapewise_stablehlo::Program;
    ///
    /// // The square root of 2, by Newton's method.
    /// let program = <Program>::new();
    /// let x = program.parameter::<f32, 0, _>("x", shape![]);
    /// let allowed = program.filled(shape![], 1e-6)?;
    /// let (steps, root) = program.repeat_while(
    ///     50,
    ///     x,
    ///     |x| {
    ///         let error = x * x - 2.0;
    ///         Ok((error * error).gt(allowed))
    ///     },
    ///     |x| Ok(x - (x * x - 2.0) / (x * 2.0)),
    /// )?;
    /// assert!(program.module((steps, root)).text().contains("stablehlo.and"));
    /// # Ok::<(), shapewise_stablehlo::ProgramError>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// StableHLO, `while`, with a number of iterations that it cannot exceed.
    #[doc(alias("while_loop", "while"))]
    pub fn repeat_while<'p, V: Carried<'p, M>, F: ExtentList<0>, Q: Placements>(
        &'p self,
        most: u32,
        values: V,
        condition: impl FnOnce(V) -> Result<Value<'p, bool, 0, F, M, Q>, ProgramError>,
        body: impl FnOnce(V) -> Result<V, ProgramError>,
    ) -> Result<(Counter<'p, M>, V), ProgramError>
    where
        (): Marks<M>,
        M::Axes: FinalPlacements<Q, Proof: Exists>,
    {
        let condition = |values| {
            let goes_on = condition(values)?;
            goes_on.of(self)?;
            self.graph.borrow().finished(goes_on.id)?;
            Ok(Some(goes_on.id))
        };
        self.looped(most, values, condition, |_, values| body(values))
    }

    /// A loop, with a condition or without.
    fn looped<'p, V: Carried<'p, M>>(
        &'p self,
        count: u32,
        values: V,
        condition: impl FnOnce(V) -> Result<Option<Id>, ProgramError>,
        body: impl FnOnce(Counter<'p, M>, V) -> Result<V, ProgramError>,
    ) -> Result<(Counter<'p, M>, V), ProgramError>
    where
        (): Marks<M>,
    {
        let operands = values.ids(self)?;
        let arguments = self.graph.borrow_mut().open_loop(&operands);
        let given = values.renamed(&mut arguments.iter().skip(1).copied());

        // The condition has a block within that of the body, which knows the arguments.
        self.graph.borrow_mut().blocks.push(Vec::new());
        let found = condition(given);
        let block = self.graph.borrow_mut().close();
        let yields = match found {
            Ok(_) => {
                let counter = Value::new(self, arguments.first().copied().unwrap_or(0));
                body(counter, given).and_then(|values| values.ids(self))
            }
            Err(error) => Err(error),
        };
        let body = self.graph.borrow_mut().close();
        let condition = found?.map(|id| (block, id));
        let of = Loop { count, arguments, condition, body, yields: yields?, results: Vec::new() };
        let first = self.graph.borrow_mut().end_loop(operands, of)?;
        Ok((Value::new(self, first), values.renamed(&mut (first..).skip(1))))
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
        body: impl FnOnce(Counter<'p, M>, Self) -> Self,
    ) -> Result<Self, ProgramError>
    where
        (): Marks<M>,
    {
        self.program.repeat(count, self, body)
    }
}
