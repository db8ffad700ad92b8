//! Why an operation cannot be added: the operation, its operands, the line, and the cause.

use alloc::{boxed::Box, string::String, vec::Vec};
use core::{fmt, panic::Location};

use super::{DynProgram, DynValue, attribute::attribute};
use crate::ProgramError;

/// Why an operation cannot be added to a [`DynProgram`]: the error of [`DynValue::binary`] and others. Its text is one line.
///
/// ```
/// use shapewise_stablehlo::{
///     ProgramError,
///     dynamic::{DynProgram, Unary},
/// };
/// use shapewise_xla::ElementType::S32;
///
/// let program = DynProgram::new();
/// let n = program.parameter("n", S32, &"[4]".parse()?, &[])?;
/// let error = n.unary(Unary::Tanh).unwrap_err();
/// assert_eq!(
///     (error.operation(), error.number(), error.operands()),
///     ("tanh", 1, &["%0: s32[4]".to_string()][..])
/// );
/// assert_eq!(error.location().file(), file!());
/// assert_eq!(error.cause(), ProgramError::WrongElement { element: S32, expected: "floats" });
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct BuildError(Box<Details>);

#[derive(Clone, PartialEq, Eq)]
struct Details {
    operation: &'static str,
    number: usize,
    operands: Vec<String>,
    location: &'static Location<'static>,
    cause: ProgramError,
}

impl BuildError {
    pub(super) fn new(
        program: &DynProgram,
        operation: &'static str,
        operands: &[DynValue<'_>],
        location: &'static Location<'static>,
        cause: ProgramError,
    ) -> Self {
        let number = program.graph.borrow().nodes.len();
        Self::of(number, operation, operands, location, cause)
    }

    /// The error of an operation that the program has.
    pub(super) fn of(
        number: usize,
        operation: &'static str,
        operands: &[DynValue<'_>],
        location: &'static Location<'static>,
        cause: ProgramError,
    ) -> Self {
        let operands = operands.iter().map(|operand| alloc::format!("{operand:?}")).collect();
        Self(Box::new(Details { operation, number, operands, location, cause }))
    }

    /// Returns the name of the operation, as StableHLO has it ([example](Self)).
    #[must_use]
    pub fn operation(&self) -> &'static str {
        self.0.operation
    }

    /// Returns the number that the result of the operation would have had: the operations of a program are counted from 0 ([example](Self)). That of an operation
    /// without a gradient is the number that it has.
    #[must_use]
    pub fn number(&self) -> usize {
        self.0.number
    }

    /// Returns the operands, each with its number, element type, extents and placements: `%3: f32[8@data,4]` ([example](Self)).
    #[must_use]
    pub fn operands(&self) -> &[String] {
        &self.0.operands
    }

    /// Returns the attribute or the operand that is wrong, as StableHLO names it, if it is one.
    ///
    /// ```
    /// use shapewise_stablehlo::dynamic::DynProgram;
    /// use shapewise_xla::ElementType::F32;
    ///
    /// let program = DynProgram::new();
    /// let x = program.parameter("x", F32, &"[2,3]".parse()?, &[])?;
    /// let error = x.permute(&[0, 0]).unwrap_err();
    /// assert_eq!(error.attribute(), Some("permutation"));
    /// assert!(error.to_string().contains(": `permutation`: axis 0 occurs twice"));
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    #[must_use]
    pub fn attribute(&self) -> Option<&'static str> {
        attribute(self.0.operation, &self.0.cause)
    }

    /// Returns the line of the caller that added the operation ([example](Self)).
    #[must_use]
    pub fn location(&self) -> &'static Location<'static> {
        self.0.location
    }

    /// Returns the cause, which is the error of the same operation on typed values ([example](Self)).
    #[must_use]
    pub fn cause(&self) -> ProgramError {
        self.0.cause
    }
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}`", self.0.operation)?;
        for (at, operand) in self.0.operands.iter().enumerate() {
            let word = match at {
                0 => " of ",
                _ if at.saturating_add(1) == self.0.operands.len() => " and ",
                _ => ", ",
            };
            write!(f, "{word}{operand}")?;
        }
        write!(f, " (operation {}, {}): ", self.0.number, self.0.location)?;
        // The list of a product is a part of its error.
        let named = self.attribute().filter(|_| !matches!(self.0.cause, ProgramError::Listed { .. }));
        if let Some(attribute) = named {
            write!(f, "`{attribute}`: ")?;
        }
        write!(f, "{}", self.0.cause)
    }
}

impl fmt::Debug for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl core::error::Error for BuildError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        Some(&self.0.cause)
    }
}
