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
pub use crate::text::Expected;
use crate::{
    extent::{DynExtent, Extents},
    index::SizeError,
    rank::{self, MAX_DYNAMIC_RANK},
    shape::{DisplayExtents, PartialShape, Shape, ShapeError},
    text::{Reader, Unexpected},
};

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
    /// More extents than the greatest rank.
    RankTooLarge {
        /// Where the first that is too many begins, in bytes from the beginning.
        position: usize,
    },
    /// The element count does not fit.
    Size(SizeError),
    /// It is a shape, but none of the type: of another rank, or with another extent than the type knows, or with one that is not
    /// known where each has to be.
    Shape(ShapeError),
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Unexpected { position, found, expected } => {
                write!(f, "{}", Unexpected { position, found, expected })
            }
            Self::TooLarge { position } => {
                write!(f, "the number at {position} is above the greatest extent, {}", isize::MAX)
            }
            Self::RankTooLarge { position } => {
                write!(f, "the extent at {position} is one too many: the greatest rank is {MAX_DYNAMIC_RANK}")
            }
            Self::Size(error) => write!(f, "{error}"),
            Self::Shape(error) => write!(f, "{error}"),
        }
    }
}

impl core::error::Error for ParseError {}

impl From<Unexpected> for ParseError {
    fn from(Unexpected { position, found, expected }: Unexpected) -> Self {
        Self::Unexpected { position, found, expected }
    }
}

impl From<ShapeError> for ParseError {
    fn from(error: ShapeError) -> Self {
        Self::Shape(error)
    }
}

fn extent(reader: &mut Reader<'_>, expected: Expected) -> Result<DynExtent, ParseError> {
    if reader.take("?") {
        return Ok(DynExtent::UNKNOWN);
    }
    if reader.take("<") {
        // `<=` is one word: no space stands in it.
        let (position, found) = (reader.position(), reader.rest().chars().next());
        if found != Some('=') {
            return Err(Unexpected { position, found, expected: Expected::Equals }.into());
        }
        reader.take("=");
        return sized(reader, DynExtent::at_most);
    }
    if !reader.peek().is_some_and(|found| found.is_ascii_digit()) {
        return Err(reader.unexpected(expected).into());
    }
    sized(reader, DynExtent::known)
}

/// A number as an extent.
fn sized(
    reader: &mut Reader<'_>,
    extent: fn(usize) -> Result<DynExtent, SizeError>,
) -> Result<DynExtent, ParseError> {
    reader.peek();
    let too_large = ParseError::TooLarge { position: reader.position() };
    let number = reader.digits()?.parse().map_err(|_| too_large)?;
    extent(number).map_err(|_| too_large)
}

/// Extents and the bracket that closes, behind the one that opens.
pub(crate) fn extents(reader: &mut Reader<'_>) -> Result<Inline, ParseError> {
    let mut extents = Inline::new();
    while !reader.take("]") {
        let expected = if extents.is_empty() {
            Expected::ExtentOrEnd
        } else if reader.take(",") {
            Expected::Extent
        } else {
            return Err(reader.unexpected(Expected::CommaOrEnd).into());
        };
        reader.peek();
        let position = reader.position();
        let next = extent(reader, expected)?;
        if rank::check(extents.len().saturating_add(1)).is_err() {
            return Err(ParseError::RankTooLarge { position });
        }
        extents.push(next);
    }
    Ok(extents)
}

fn shape(reader: &mut Reader<'_>) -> Result<DynShape, ParseError> {
    if reader.take("?") {
        return Ok(DynShape::UNKNOWN);
    }
    reader.expect("[", Expected::Shape)?;
    DynShape::of_some(extents(reader)?).map_err(ParseError::Size)
}

/// All of a text, of which spaces between words do not count.
fn whole<V>(
    text: &str,
    read: impl FnOnce(&mut Reader<'_>) -> Result<V, ParseError>,
) -> Result<V, ParseError> {
    let mut reader = Reader::new(text, |found| found == ' ');
    let value = read(&mut reader)?;
    match reader.peek() {
        None => Ok(value),
        Some(_) => Err(reader.unexpected(Expected::Nothing).into()),
    }
}

impl FromStr for DynExtent {
    type Err = ParseError;

    /// Parses what `Display` prints.
    ///
    /// ```
    /// use shapewise::DynExtent;
    ///
    /// assert_eq!("<=5".parse(), DynExtent::at_most(5).map_err(shapewise::ParseError::Size));
    /// assert_eq!("-1".parse::<DynExtent>().unwrap_err().to_string(), "found '-' at 0, expected a number, `?` or `<=`");
    /// ```
    fn from_str(text: &str) -> Result<Self, ParseError> {
        whole(text, |reader| extent(reader, Expected::Extent))
    }
}

impl<const R: usize> FromStr for PartialShape<R> {
    type Err = ParseError;

    /// Parses what `Display` prints, of rank `R`.
    ///
    /// ```
    /// use shapewise::PartialShape;
    ///
    /// assert_eq!("[2,?]".parse::<PartialShape<2>>()?.to_string(), "[2,?]");
    /// assert_eq!("[2,?]".parse::<PartialShape<3>>().unwrap_err().to_string(), "the rank is 2, expected 3");
    /// # Ok::<(), shapewise::ParseError>(())
    /// ```
    fn from_str(text: &str) -> Result<Self, ParseError> {
        Ok(Self::try_from(&text.parse::<DynShape>()?)?)
    }
}

impl<const R: usize, E: Extents<R>> FromStr for Shape<R, E> {
    type Err = ParseError;

    /// Parses what `Display` prints, of rank `R`; the extents that the type knows are compared.
    ///
    /// ```
    /// use shapewise::{Extents, Shape};
    ///
    /// let shape: Shape<2, Extents![usize, 784]> = "[32,784]".parse()?;
    /// assert_eq!(shape.extents(), [32, 784]);
    /// assert_eq!("[32,10]".parse::<Shape<2, Extents![usize, 784]>>().unwrap_err().to_string(), "axis 1 has extent 10, expected 784");
    /// # Ok::<(), shapewise::ParseError>(())
    /// ```
    fn from_str(text: &str) -> Result<Self, ParseError> {
        Ok(Self::try_from(&text.parse::<DynShape>()?)?)
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
        whole(text, shape)
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
