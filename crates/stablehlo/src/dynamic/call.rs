//! Calls of functions by name.

use alloc::{
    string::{String, ToString},
    vec::Vec,
};
use core::panic::Location;

use shapewise::shape::DynShape;
use shapewise_xla::ElementType;

use super::{BuildError, DynProgram, DynValue, extents};
use crate::{
    CallVersion, ProgramError,
    graph::{Call, Id, Stated, count_fits},
    placement::PlacementKind,
};

/// A result that a call states: its element type, shape, and a placement for each mesh axis; none are `Copies` everywhere. See the example of
/// [`DynCall`].
pub type StatedResult<'x> = (ElementType, &'x DynShape, &'x [PlacementKind]);

/// A call of a function by its name, begun by [`DynProgram::custom_call`]: see [`CustomCall`](crate::CustomCall).
///
/// ```
/// use shapewise_stablehlo::dynamic::DynProgram;
/// use shapewise_xla::ElementType::{F32, S32};
///
/// let program = DynProgram::new();
/// let x = program.parameter("x", F32, &"[8,100]".parse()?, &[])?;
/// let shape = "[8,5]".parse()?;
/// let results = program
///     .custom_call("TopK")
///     .operand(x)
///     .with_backend_config("")
///     .results(&[(F32, &shape, &[]), (S32, &shape, &[])])?;
/// assert_eq!(results[1].describe(), "s32[8,5]");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Debug)]
#[must_use = "a call without `results` is not in the program"]
pub struct DynCall<'p> {
    program: &'p DynProgram,
    call: Call,
    operands: Vec<(DynValue<'p>, bool)>,
}

impl DynProgram {
    /// Begins a call of a function that the compiler or the device has under this name ([example](DynCall)).
    pub fn custom_call(&self, name: &str) -> DynCall<'_> {
        let (version, config) = (CallVersion::default(), String::new());
        let call = Call { name: name.to_string(), version, config, has_side_effect: false };
        DynCall { program: self, call, operands: Vec::new() }
    }
}

impl<'p> DynCall<'p> {
    /// Adds an operand that each device passes completely ([example](Self)).
    pub fn operand(mut self, value: DynValue<'p>) -> Self {
        self.operands.push((value, true));
        self
    }

    /// Adds an operand; each device passes its block ([example](Self)).
    pub fn block(mut self, value: DynValue<'p>) -> Self {
        self.operands.push((value, false));
        self
    }

    /// Returns the same call with the configuration of the function ([example](Self)).
    pub fn with_backend_config(mut self, config: &str) -> Self {
        self.call.config = config.to_string();
        self
    }

    /// Returns the same call of another version ([example](Self)).
    pub const fn with_version(mut self, version: CallVersion) -> Self {
        self.call.version = version;
        self
    }

    /// Returns the same call with a side effect: modules have it even if no result needs it ([example](Self)).
    pub const fn with_side_effect(mut self) -> Self {
        self.call.has_side_effect = true;
        self
    }

    /// Adds the call to the program, and returns its results, which are stated ([example](Self)).
    ///
    /// # Errors
    ///
    /// Those of [`CustomCall::result`](crate::CustomCall::result), and [`ProgramError::NoRank`] if the rank of a shape is not known.
    #[track_caller]
    pub fn results(self, results: &[StatedResult<'_>]) -> Result<Vec<DynValue<'p>>, BuildError> {
        let (program, location) = (self.program, Location::caller());
        let values: Vec<DynValue<'p>> = self.operands.iter().map(|(value, _)| *value).collect();
        let first = self.checked(results);
        let first =
            first.map_err(|cause| BuildError::new(program, "custom_call", &values, location, cause))?;
        Ok((first..).take(results.len()).map(|id| DynValue { program, id }).collect())
    }

    fn checked(self, results: &[StatedResult<'_>]) -> Result<Id, ProgramError> {
        for (value, is_entire) in &self.operands {
            value.is_of(self.program)?;
            let graph = self.program.graph.borrow();
            graph.finished(value.id)?;
            if *is_entire {
                graph.entire(value.id)?;
            }
        }
        let mut graph = self.program.graph.borrow_mut();
        let mut stated: Vec<Stated> = Vec::with_capacity(results.len());
        for (element, shape, places) in results {
            let extents = extents(shape)?;
            count_fits(&extents)?;
            let places = if places.is_empty() { graph.replicated() } else { places.to_vec() };
            stated.push((*element, extents, places));
        }
        let operands = self.operands.iter().map(|(value, _)| value.id).collect();
        graph.call(self.call, operands, stated)
    }
}
