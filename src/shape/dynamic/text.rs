//! `[2,?,<=5]`, and `?` for an unknown rank: printed and parsed.
//!
//! ```text
//! shape  = "?" | "[" [ extent { "," extent } ] "]"
//! extent = "?" | number | "<=" number
//! ```
//!
//! Spaces may stand between any two words; `<=` is one.

use core::{fmt, str::FromStr};

use super::{DynShape, Inline};
use crate::{extent::DynExtent, index::SizeError, shape::DisplayExtents};

/// Why a text is no shape, and where.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ParseError {
    /// Something else stands there.
    Unexpected {
        /// Where, in bytes from the beginning.
        position: usize,
        /// What stands there; nothing at the end.
        found: Option<char>,
        /// What may stand there.
        expected: Expected,
    },
    /// A number that is no extent.
    TooLarge {
        /// Where it begins, in bytes from the beginning.
        position: usize,
    },
    /// The element count does not fit.
    Size(SizeError),
}

/// What may stand at a place of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Expected {
    /// A shape.
    Shape,
    /// An extent.
    Extent,
    /// An extent, or that there are no more.
    ExtentOrEnd,
    /// The digits of a number.
    Digits,
    /// The `=` of `<=`.
    Equals,
    /// A comma, or that there are no more.
    CommaOrEnd,
    /// Nothing.
    Nothing,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Shape => "`[` or `?`",
            Self::Extent => "a number, `?` or `<=`",
            Self::ExtentOrEnd => "a number, `?`, `<=` or `]`",
            Self::Digits => "a number",
            Self::Equals => "`=`",
            Self::CommaOrEnd => "`,` or `]`",
            Self::Nothing => "the end",
        })
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unexpected { position, found: Some(found), expected } => {
                write!(f, "found {found:?} at {position}, expected {expected}")
            }
            Self::Unexpected { position, found: None, expected } => {
                write!(f, "the text ends at {position}, expected {expected}")
            }
            Self::TooLarge { position } => {
                write!(f, "the number at {position} is above the greatest extent, {}", isize::MAX)
            }
            Self::Size(error) => write!(f, "{error}"),
        }
    }
}

impl core::error::Error for ParseError {}

/// A text, and how far it is read.
struct Reader<'a> {
    text: &'a str,
    position: usize,
}

impl Reader<'_> {
    /// The next character that is no space.
    fn peek(&mut self) -> Option<char> {
        let rest = self.text.get(self.position..).unwrap_or_default();
        let skipped = rest.trim_start_matches(' ');
        self.position = self.position.saturating_add(rest.len().saturating_sub(skipped.len()));
        skipped.chars().next()
    }

    /// Reads a character if it is the next.
    fn take(&mut self, wanted: char) -> bool {
        let found = self.peek() == Some(wanted);
        if found {
            self.position = self.position.saturating_add(wanted.len_utf8());
        }
        found
    }

    fn unexpected(&mut self, expected: Expected) -> ParseError {
        let found = self.peek();
        ParseError::Unexpected { position: self.position, found, expected }
    }

    fn number(&mut self) -> Result<usize, ParseError> {
        if !self.peek().is_some_and(|found| found.is_ascii_digit()) {
            return Err(self.unexpected(Expected::Digits));
        }
        let rest = self.text.get(self.position..).unwrap_or_default();
        let len = rest.find(|found: char| !found.is_ascii_digit()).unwrap_or(rest.len());
        let error = ParseError::TooLarge { position: self.position };
        let number = rest.get(..len).unwrap_or_default().parse().map_err(|_| error)?;
        self.position = self.position.saturating_add(len);
        Ok(number)
    }

    fn extent(&mut self, expected: Expected) -> Result<DynExtent, ParseError> {
        if self.take('?') {
            return Ok(DynExtent::UNKNOWN);
        }
        if self.take('<') {
            // `<=` is one word: no space stands in it.
            let found = self.text.get(self.position..).and_then(|rest| rest.chars().next());
            if found != Some('=') {
                return Err(ParseError::Unexpected {
                    position: self.position,
                    found,
                    expected: Expected::Equals,
                });
            }
            self.take('=');
            return self.sized(DynExtent::at_most);
        }
        if !self.peek().is_some_and(|found| found.is_ascii_digit()) {
            return Err(self.unexpected(expected));
        }
        self.sized(DynExtent::known)
    }

    /// A number as an extent.
    fn sized(&mut self, extent: fn(usize) -> Result<DynExtent, SizeError>) -> Result<DynExtent, ParseError> {
        self.peek();
        let position = self.position;
        extent(self.number()?).map_err(|_| ParseError::TooLarge { position })
    }

    fn shape(&mut self) -> Result<DynShape, ParseError> {
        if self.take('?') {
            return Ok(DynShape::UNKNOWN);
        }
        if !self.take('[') {
            return Err(self.unexpected(Expected::Shape));
        }
        let mut extents = Inline::new();
        while !self.take(']') {
            let expected = if extents.is_empty() {
                Expected::ExtentOrEnd
            } else if self.take(',') {
                Expected::Extent
            } else {
                return Err(self.unexpected(Expected::CommaOrEnd));
            };
            extents.push(self.extent(expected)?);
        }
        DynShape::checked(extents).map_err(ParseError::Size)
    }
}

impl FromStr for DynShape {
    type Err = ParseError;

    /// Parses what `Display` prints.
    ///
    /// ```
    /// use shapewise::DynShape;
    ///
    /// assert_eq!("[2, ?, <=5]".parse::<DynShape>()?.to_string(), "[2,?,<=5]");
    /// assert_eq!("[2,x]".parse::<DynShape>().unwrap_err().to_string(), "found 'x' at 3, expected a number, `?` or `<=`");
    /// # Ok::<(), shapewise::ParseError>(())
    /// ```
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut reader = Reader { text, position: 0 };
        let shape = reader.shape()?;
        match reader.peek() {
            None => Ok(shape),
            Some(_) => Err(reader.unexpected(Expected::Nothing)),
        }
    }
}

impl fmt::Display for DynShape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.extents() {
            Some(extents) => fmt::Display::fmt(&DisplayExtents(extents), f),
            None => f.write_str("?"),
        }
    }
}

impl fmt::Debug for DynShape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
