//! The text of shapes, printed and parsed: `[2,?,<=5]`, and `?` for an unknown rank.
//!
//! ```text
//! shape  = "?" | "[" [ extent { "," extent } ] "]"
//! extent = "?" | number | "<=" number
//! ```
//!
//! In the text that a table of symbols reads, an extent may also be a name, and `<=` may follow it: `[n,m<=128,64]`.
//!
//! Spaces are allowed between any two tokens; `<=` is one token.

use alloc::{string::String, vec::Vec};
use core::{fmt, fmt::Write as _, str::FromStr};

use super::{DynShape, InlineExtents};
pub use crate::text::Expected;
use crate::{
    error::error_messages,
    extent::{DynExtent, Extents, Symbol, SymbolTable, SymbolicExtent, is_allowed},
    impls::debug_as_display,
    index::SizeError,
    rank::{self, MAX_DYNAMIC_RANK},
    shape::{DisplayExtents, Shape, ShapeError},
    text::{Reader, Unexpected},
};

/// Why a text is not a shape, and where: the error of `"[2,?]".parse::<DynShape>()`, see [`DynShape`](crate::DynShape#examples).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ParseError {
    /// The text has something else there.
    Unexpected {
        /// The position, in bytes from the beginning.
        position: usize,
        /// The character there; `None` at the end.
        found: Option<char>,
        /// The characters that are allowed there.
        expected: Expected,
    },
    /// A number above the largest extent.
    TooLarge {
        /// The position of the number, in bytes from the beginning.
        position: usize,
    },
    /// More extents than [`MAX_DYNAMIC_RANK`].
    RankTooLarge {
        /// The position of the first extent that is too many, in bytes from the beginning.
        position: usize,
    },
    /// The element count does not fit `isize`.
    Size(SizeError),
    /// The text is a shape that does not convert to the type: the rank differs, an extent differs from the one that the type knows, or
    /// an extent is not known and must be.
    Shape(ShapeError),
    /// A symbol that is longer than [`Symbol::MAX_LENGTH`].
    SymbolTooLong {
        /// The position of the symbol, in bytes from the beginning.
        position: usize,
        /// Its length, in bytes.
        length: usize,
    },
}

error_messages! {
    #[inline] ParseError [Size(SizeError), Shape(ShapeError)]
    Self::Unexpected { position, found, expected } => "{}", Unexpected { position, found, expected };
    Self::TooLarge { position } => "the number at {position} is above the greatest extent, {}", isize::MAX;
    Self::RankTooLarge { position } =>
        "the extent at {position} is one too many: the greatest rank is {MAX_DYNAMIC_RANK}";
    Self::SymbolTooLong { position, length } =>
        "the symbol at {position} has {length} bytes: it has at most {}", Symbol::MAX_LENGTH;
}

impl From<Unexpected> for ParseError {
    #[inline]
    fn from(Unexpected { position, found, expected }: Unexpected) -> Self {
        Self::Unexpected { position, found, expected }
    }
}

/// Reads an extent that may be a symbol of a table, whose text begins here.
fn symbolic(
    reader: &mut Reader<'_>,
    table: SymbolTable,
    expected: Expected,
) -> Result<SymbolicExtent, ParseError> {
    let expected = match expected {
        Expected::ExtentOrEnd => Expected::ExtentSymbolOrEnd,
        _ => Expected::ExtentOrSymbol,
    };
    if !reader.peek().is_some_and(|found| is_allowed(found, true)) {
        return Ok(extent(reader, expected)?.into());
    }
    let (position, rest) = (reader.position(), reader.rest());
    let text = rest.split(|found| !is_allowed(found, false)).next().unwrap_or_default();
    let symbol =
        table.symbol(text).map_err(|_| ParseError::SymbolTooLong { position, length: text.len() })?;
    reader.take(text);
    let extent = if reader.peek() == Some('<') { extent(reader, expected)? } else { DynExtent::UNKNOWN };
    Ok(SymbolicExtent::new(extent, Some(symbol)))
}

/// Reads an extent; `expected` is what is allowed where it begins.
fn extent(reader: &mut Reader<'_>, expected: Expected) -> Result<DynExtent, ParseError> {
    if reader.take("?") {
        return Ok(DynExtent::UNKNOWN);
    }
    if reader.take("<") {
        // `<=` is one token, without a space.
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

/// Reads a number and makes an extent of it.
#[inline]
fn sized(
    reader: &mut Reader<'_>,
    extent: fn(usize) -> Result<DynExtent, SizeError>,
) -> Result<DynExtent, ParseError> {
    reader.peek();
    let too_large = ParseError::TooLarge { position: reader.position() };
    let number = reader.digits()?.parse().map_err(|_| too_large)?;
    extent(number).map_err(|_| too_large)
}

/// Reads extents and the closing bracket, after the opening one, and calls `each` with each extent. Whether they fit is not checked.
///
/// # Errors
///
/// [`ParseError`] for what is not an extent, for a number that does not fit, and for the first extent above [`MAX_DYNAMIC_RANK`].
///
/// ```
/// use shapewise::{ParseError, shape::dynamic::read_extents, text::Reader};
///
/// let (mut reader, mut extents) =
///     (Reader::new("2, ?, <=5] {0}", |found| found == ' '), Vec::new());
/// read_extents(&mut reader, |extent| extents.push(extent.to_string()))?;
/// assert_eq!(
///     (extents, reader.rest()),
///     (vec!["2".to_owned(), "?".to_owned(), "<=5".to_owned()], " {0}")
/// );
/// # Ok::<(), ParseError>(())
/// ```
pub fn read_extents(reader: &mut Reader<'_>, mut each: impl FnMut(DynExtent)) -> Result<(), ParseError> {
    read_each(reader, extent, &mut each)
}

/// Reads entries and the closing bracket.
fn read_each<V>(
    reader: &mut Reader<'_>,
    read: impl Fn(&mut Reader<'_>, Expected) -> Result<V, ParseError>,
    each: &mut impl FnMut(V),
) -> Result<(), ParseError> {
    let mut rank = 0_usize;
    while !reader.take("]") {
        let expected = if rank == 0 {
            Expected::ExtentOrEnd
        } else if reader.take(",") {
            Expected::Extent
        } else {
            return Err(reader.unexpected(Expected::CommaOrEnd).into());
        };
        reader.peek();
        let position = reader.position();
        let next = read(reader, expected)?;
        rank = rank.saturating_add(1);
        if rank::check(rank).is_err() {
            return Err(ParseError::RankTooLarge { position });
        }
        each(next);
    }
    Ok(())
}

/// Reads a shape.
#[inline]
fn shape(reader: &mut Reader<'_>, table: Option<SymbolTable>) -> Result<DynShape, ParseError> {
    if reader.take("?") {
        return Ok(DynShape::UNKNOWN);
    }
    reader.expect("[", Expected::Shape)?;
    let (mut extents, mut symbols) = (InlineExtents::new(), Vec::new());
    match table {
        None => read_extents(reader, |extent| extents.push(extent))?,
        Some(table) => read_each(
            reader,
            |reader, expected| symbolic(reader, table, expected),
            &mut |extent: SymbolicExtent| {
                extents.push(extent.extent());
                symbols.push(extent.symbol());
            },
        )?,
    }
    let shape = DynShape::of_some(extents)?;
    Ok(if table.is_none() { shape } else { shape.with_symbols(symbols) })
}

/// Reads an entire text, ignoring spaces between tokens.
fn entire<V>(text: &str, read: impl Fn(&mut Reader<'_>) -> Result<V, ParseError>) -> Result<V, ParseError> {
    let mut reader = Reader::new(text, |found| found == ' ');
    let value = read(&mut reader)?;
    match reader.peek() {
        None => Ok(value),
        Some(_) => Err(reader.unexpected(Expected::Nothing).into()),
    }
}

impl FromStr for DynExtent {
    type Err = ParseError;

    /// Takes the text that `Display` prints, returns the extent.
    ///
    /// ```
    /// use shapewise::DynExtent;
    ///
    /// assert_eq!("<=5".parse(), DynExtent::at_most(5).map_err(shapewise::ParseError::Size));
    /// assert_eq!(
    ///     "-1".parse::<DynExtent>().unwrap_err().to_string(),
    ///     "found '-' at 0, expected a number, `?` or `<=`"
    /// );
    /// ```
    #[inline]
    fn from_str(text: &str) -> Result<Self, ParseError> {
        entire(text, |reader| extent(reader, Expected::Extent))
    }
}

impl<const R: usize, E: Extents<R>> FromStr for Shape<R, E> {
    type Err = ParseError;

    /// Takes the text that `Display` prints, returns the shape. It must have rank `R`, and all its extents must be known and agree with
    /// those that the type knows.
    ///
    /// ```
    /// use shapewise::{Extents, Shape};
    ///
    /// let shape: Shape<2, Extents![usize, 784]> = "[32,784]".parse()?;
    /// assert_eq!(shape.extents(), [32, 784]);
    /// assert_eq!(
    ///     "[32,10]".parse::<Shape<2, Extents![usize, 784]>>().unwrap_err().to_string(),
    ///     "axis 1 has extent 10, expected 784"
    /// );
    /// # Ok::<(), shapewise::ParseError>(())
    /// ```
    fn from_str(text: &str) -> Result<Self, ParseError> {
        Ok(Self::try_from(&text.parse::<DynShape>()?)?)
    }
}

impl FromStr for DynShape {
    type Err = ParseError;

    /// Takes the text that `Display` prints, returns the shape. A shape with symbols is read by [`SymbolTable::shape`].
    ///
    /// ```
    /// use shapewise::DynShape;
    ///
    /// assert_eq!("[2, ?, <=5]".parse::<DynShape>()?.to_string(), "[2,?,<=5]");
    /// assert_eq!(
    ///     "[2,x]".parse::<DynShape>().unwrap_err().to_string(),
    ///     "found 'x' at 3, expected a number, `?` or `<=`"
    /// );
    /// # Ok::<(), shapewise::ParseError>(())
    /// ```
    #[inline]
    fn from_str(text: &str) -> Result<Self, ParseError> {
        entire(text, |reader| shape(reader, None))
    }
}

impl SymbolTable {
    /// Takes the text that a shape with symbols of this table prints, returns the shape: `[n,m<=128,64]`.
    ///
    /// `FromStr` of shapes reads no symbols, because it has no table: without one, `None` or a misspelt word would be a symbol.
    ///
    /// # Errors
    ///
    /// [`ParseError`] with the position of what is not a shape, or of a symbol that is too long.
    ///
    /// ```
    /// use shapewise::extent::SymbolTable;
    ///
    /// let table = SymbolTable::new(0);
    /// assert_eq!(table.shape("[n, m <= 128, 64]")?.to_string(), "[n,m<=128,64]");
    /// assert_eq!(
    ///     table.shape("[n,-1]").unwrap_err().to_string(),
    ///     "found '-' at 3, expected a number, a symbol, `?` or `<=`"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn shape(self, text: &str) -> Result<DynShape, ParseError> {
        entire(text, |reader| shape(reader, Some(self)))
    }

    /// Takes the text that an extent with a symbol of this table prints, returns the extent: `n`, `n<=128`.
    ///
    /// # Errors
    ///
    /// [`ParseError`] as [`shape`](Self::shape).
    ///
    /// ```
    /// use shapewise::extent::SymbolTable;
    ///
    /// let few = SymbolTable::new(0).extent("n<=128")?;
    /// assert_eq!((few.to_string(), few.extent().bound()), ("n<=128".into(), Some(128)));
    /// # Ok::<(), shapewise::ParseError>(())
    /// ```
    pub fn extent(self, text: &str) -> Result<SymbolicExtent, ParseError> {
        entire(text, |reader| symbolic(reader, self, Expected::Extent))
    }

    /// Returns what a list of extents in a type knows as a shape: a name is a symbol, a `usize` is unknown.
    ///
    /// # Errors
    ///
    /// [`ParseError`] as [`shape`](Self::shape): a name that is too long, an element count that does not fit.
    ///
    /// ```
    /// use shapewise::{Extents, extent::SymbolTable, names};
    ///
    /// names! { Batch, Features }
    ///
    /// let table = SymbolTable::new(0);
    /// let declared = table.typed::<3, Extents![Batch, usize, 64]>()?;
    /// assert_eq!(declared.to_string(), "[Batch,?,64]");
    /// // Whether a shape is what a type says:
    /// assert!(table.shape("[Batch,8,64]")?.is_subtype_of(&declared));
    /// assert!(!table.shape("[Features,8,64]")?.is_subtype_of(&declared));
    /// # Ok::<(), shapewise::ParseError>(())
    /// ```
    pub fn typed<const R: usize, E: Extents<R>>(self) -> Result<DynShape, ParseError> {
        let mut text = String::from("[");
        for (axis, (name, extent)) in E::NAMES.iter().zip(E::EXTENTS).enumerate() {
            let separator = if axis == 0 { "" } else { "," };
            // Writing to a string does not fail.
            let _ = match (name, extent) {
                (Some(name), _) => {
                    let name = name.as_str();
                    write!(text, "{separator}{}", name.strip_prefix("r#").unwrap_or(name))
                }
                (None, Some(extent)) => write!(text, "{separator}{extent}"),
                (None, None) => write!(text, "{separator}?"),
            };
        }
        text.push(']');
        self.shape(&text)
    }
}

impl fmt::Display for DynShape {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.extents() {
            Some(extents) if !self.has_symbols() => fmt::Display::fmt(&DisplayExtents(extents), f),
            Some(_) => {
                let extents: Vec<_> = self.symbolic_extents().into_iter().flatten().collect();
                fmt::Display::fmt(&DisplayExtents(&extents), f)
            }
            None => f.write_str("?"),
        }
    }
}

debug_as_display! { [] DynShape; }
