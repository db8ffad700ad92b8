//! Loops, and random bits.

use alloc::vec::Vec;
use core::panic::Location;

use shapewise_xla::ElementType;

use super::{BuildError, DynProgram, DynValue, elements::Needs, known};
use crate::{
    ProgramError,
    graph::{Id, Loop},
};
use shapewise::shape::DynShape;

impl DynProgram {
    /// Repeats a body, and returns the values after the last iteration. The body is called once, with the number of the iteration and the values before it, and returns
    /// the values after it: [`Program::try_repeat`](crate::Program::try_repeat).
    ///
    /// # Errors
    ///
    /// The error of the body. [`ProgramError::Yields`] for another number of values; [`ProgramError::Differ`], [`ProgramError::Rank`], [`ProgramError::ElementTypes`] and
    /// [`ProgramError::Placement`] if it changes a shape, an element type or a placement; [`ProgramError::OtherProgram`] and [`ProgramError::OfLoop`].
    ///
    /// ```
    /// use shapewise_stablehlo::dynamic::{Binary, DynProgram};
    /// use shapewise_xla::ElementType;
    ///
    /// let program = DynProgram::new();
    /// let x = program.parameter("x", ElementType::F32, &"[3]".parse()?, &[])?;
    /// let y = program.repeat(10, &[x], |_, values| {
    ///     Ok(vec![values[0].binary_with(Binary::Multiplication, 0.5)?])
    /// })?;
    /// assert!(program.module(&y)?.text().contains("stablehlo.while"));
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    #[track_caller]
    pub fn repeat<'p>(
        &'p self,
        count: u32,
        values: &[DynValue<'p>],
        body: impl FnOnce(DynValue<'p>, &[DynValue<'p>]) -> Result<Vec<DynValue<'p>>, BuildError>,
    ) -> Result<Vec<DynValue<'p>>, BuildError> {
        self.looped(count, values, |_| Ok(None), body, Location::caller()).map(|(_, values)| values)
    }

    /// Repeats a body while a condition holds, at most `most` times. Returns the number of iterations, and the values after the last one:
    /// [`Program::repeat_while`](crate::Program::repeat_while).
    ///
    /// # Errors
    ///
    /// Those of [`repeat`](Self::repeat); [`ProgramError::WrongElement`] and [`ProgramError::IndexRank`] if the condition is not one truth value, [`ProgramError::Placement`] if it is
    /// partial.
    #[track_caller]
    pub fn repeat_while<'p>(
        &'p self,
        most: u32,
        values: &[DynValue<'p>],
        condition: impl FnOnce(&[DynValue<'p>]) -> Result<DynValue<'p>, BuildError>,
        body: impl FnOnce(&[DynValue<'p>]) -> Result<Vec<DynValue<'p>>, BuildError>,
    ) -> Result<(DynValue<'p>, Vec<DynValue<'p>>), BuildError> {
        let condition = |values: &[DynValue<'p>]| condition(values).map(Some);
        self.looped(most, values, condition, |_, values| body(values), Location::caller())
    }

    pub(super) fn looped<'p>(
        &'p self,
        count: u32,
        values: &[DynValue<'p>],
        condition: impl FnOnce(&[DynValue<'p>]) -> Result<Option<DynValue<'p>>, BuildError>,
        body: impl FnOnce(DynValue<'p>, &[DynValue<'p>]) -> Result<Vec<DynValue<'p>>, BuildError>,
        location: &'static Location<'static>,
    ) -> Result<(DynValue<'p>, Vec<DynValue<'p>>), BuildError> {
        let refused = |cause| BuildError::new(self, "while", values, location, cause);
        let of = |id: Id| DynValue { program: self, id };
        values.iter().try_for_each(|value| value.is_of(self)).map_err(refused)?;
        let operands: Vec<Id> = values.iter().map(|value| value.id).collect();
        let arguments = self.graph.borrow_mut().open_loop(&operands);
        let given: Vec<DynValue<'p>> = arguments.iter().map(|id| of(*id)).collect();
        let [counter, given @ ..] = given.as_slice() else { return Err(refused(ProgramError::NoRank)) };

        // The condition has a block within that of the body, which knows the arguments.
        self.graph.borrow_mut().blocks.push(Vec::new());
        let found = condition(given).and_then(|found| match found {
            Some(value) => self.is_condition(value).map(|()| Some(value.id)).map_err(refused),
            None => Ok(None),
        });
        let block = self.graph.borrow_mut().close();
        let yields = match found {
            Ok(_) => body(*counter, given).and_then(|values| {
                values.iter().try_for_each(|value| value.is_of(self)).map_err(refused)?;
                Ok(values.iter().map(|value| value.id).collect())
            }),
            Err(ref error) => Err(error.clone()),
        };
        let body = self.graph.borrow_mut().close();
        let condition = found?.map(|id| (block, id));
        let repeated = Loop { count, arguments, condition, body, yields: yields?, results: Vec::new() };
        let first = self.graph.borrow_mut().end_loop(operands, repeated);
        let first = first.map_err(refused)?;
        Ok((of(first), (first..).skip(1).take(values.len()).map(of).collect()))
    }

    fn is_condition(&self, value: DynValue<'_>) -> Result<(), ProgramError> {
        value.is_of(self)?;
        let graph = self.graph.borrow();
        let node = graph.node(value.id);
        if node.element != ElementType::Pred {
            return Err(ProgramError::WrongElement { element: node.element, expected: "a truth value" });
        }
        if !node.extents.is_empty() {
            return Err(ProgramError::IndexRank { expected: 0, found: node.extents.len() });
        }
        Ok(graph.finished(value.id)?)
    }

    /// Returns the next state of a generator, and elements of random bits: [`Program::random_bits`](crate::Program::random_bits).
    ///
    /// # Errors
    ///
    /// [`ProgramError::WrongElement`] if the state is not `u64`, or the elements are not integers; [`ProgramError::Differ`] and [`ProgramError::IndexRank`] if it is not `[2]`;
    /// [`ProgramError::Unknown`] and [`ProgramError::Size`].
    #[track_caller]
    pub fn random_bits<'p>(
        &'p self,
        state: DynValue<'p>,
        element: ElementType,
        shape: &DynShape,
    ) -> Result<(DynValue<'p>, DynValue<'p>), BuildError> {
        let next = state.add("rng_bit_generator", &[], |graph| {
            state.is_of_state(graph)?;
            Needs::Integer.check(element)?;
            Ok(graph.random(state.id, element, known(shape)?))
        })?;
        Ok((next, DynValue { program: self, id: next.id.saturating_add(1) }))
    }
}

impl DynValue<'_> {
    fn is_of_state(self, graph: &crate::graph::Graph) -> Result<(), ProgramError> {
        let node = graph.node(self.id);
        if node.element != ElementType::U64 {
            return Err(ProgramError::WrongElement { element: node.element, expected: "a state of `u64`" });
        }
        graph.entire(self.id)?;
        graph.finished(self.id)?;
        match node.extents.as_slice() {
            [extent] if extent.get() == Some(2) => Ok(()),
            [extent] => {
                Err(ProgramError::Differ { axis: 0, left: shapewise::DynExtent::of::<2>(), right: *extent })
            }
            extents => Err(ProgramError::IndexRank { expected: 1, found: extents.len() }),
        }
    }
}
