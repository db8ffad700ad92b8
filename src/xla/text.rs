//! XLA's text of shapes, parsed; `Display` prints it. The [module](super) has the grammar.

use alloc::vec::Vec;
use core::{fmt, str::FromStr};

use super::{
    AnyShape, ArrayLayout, ArrayLayoutError, ArrayShape, ArrayShapeError, ElementType, Split,
    TupleDepthError, TupleShape,
};
pub use crate::text::Expected;
use crate::{
    layout::tile::{TileExtent, Tiles},
    shape::dynamic::{ParseError, parse_extents},
    text::{Reader, Unexpected},
};

/// What may be said of a layout behind the order of its axes, in the order of the text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum LayoutAttribute {
    /// `T(8,128)(2,1)`: tiles.
    Tiles,
    /// `L(4)`: the number of elements that the allocation is a multiple of.
    TailAlignment,
    /// `E(4)`: the size of an element, in bits.
    ElementBits,
    /// `S(1)`: the memory that the array is in.
    MemorySpace,
    /// `SC(0:30)(1:40,130)`: where physical axes are split.
    Splits,
    /// `M(8)`: the metadata before the elements, in bytes.
    MetadataPrefix,
}

impl LayoutAttribute {
    fn from_name(name: &str) -> Option<Self> {
        Some(match name {
            "T" => Self::Tiles,
            "L" => Self::TailAlignment,
            "E" => Self::ElementBits,
            "S" => Self::MemorySpace,
            "SC" => Self::Splits,
            "M" => Self::MetadataPrefix,
            _ => return None,
        })
    }

    /// What may stand behind the attribute.
    const fn followed_by(self) -> Expected {
        match self {
            Self::Tiles => Expected::BehindTile,
            Self::TailAlignment => Expected::BehindTailAlignment,
            Self::ElementBits => Expected::BehindElementBits,
            Self::MemorySpace => Expected::BehindMemorySpace,
            Self::Splits => Expected::BehindSplit,
            Self::MetadataPrefix => Expected::Brace,
        }
    }
}

impl fmt::Display for LayoutAttribute {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Tiles => "T",
            Self::TailAlignment => "L",
            Self::ElementBits => "E",
            Self::MemorySpace => "S",
            Self::Splits => "SC",
            Self::MetadataPrefix => "M",
        })
    }
}

/// Why a text is no shape, or no layout, and where.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ShapeTextError {
    /// Something else stands there.
    Unexpected {
        /// Where, in bytes from the beginning.
        position: usize,
        /// What stands there; nothing at the end.
        found: Option<char>,
        /// What may stand there.
        expected: Expected,
    },
    /// A word that is no element type.
    ElementType {
        /// Where it begins.
        position: usize,
    },
    /// A number that is too large for what it says.
    TooLarge {
        /// Where it begins.
        position: usize,
        /// The greatest that it may be.
        most: usize,
    },
    /// More extents than the greatest rank.
    RankTooLarge {
        /// Where the first that is too many begins.
        position: usize,
    },
    /// An attribute behind one that it has to stand before, or behind itself.
    AttributeOrder {
        /// Where it stands.
        position: usize,
        /// The attribute.
        attribute: LayoutAttribute,
        /// The one before it.
        before: LayoutAttribute,
    },
    /// A word that is no attribute of a layout.
    Attribute {
        /// Where it begins.
        position: usize,
        /// What may stand there.
        expected: Expected,
    },
    /// An attribute of a sparse array.
    Sparse {
        /// Where it stands.
        position: usize,
    },
    /// A layout that is none, or none of the shape.
    Layout {
        /// Where it begins.
        position: usize,
        /// Why.
        error: ArrayLayoutError,
    },
    /// A shape that does not fit.
    Shape {
        /// Where it begins.
        position: usize,
        /// Why.
        error: ArrayShapeError,
    },
    /// A tuple that is too deep in others.
    Depth {
        /// Where it begins.
        position: usize,
    },
}

impl fmt::Display for ShapeTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Unexpected { position, found, expected } => {
                write!(f, "{}", Unexpected { position, found, expected })
            }
            Self::ElementType { position } => {
                write!(
                    f,
                    "the word at {position} is not the name of an element type, such as `f32`, `s4` or `pred`"
                )
            }
            Self::TooLarge { position, most } => write!(f, "the number at {position} is above {most}"),
            Self::RankTooLarge { position } => write!(f, "{}", ParseError::RankTooLarge { position }),
            Self::AttributeOrder { position, attribute, before } if attribute == before => {
                write!(
                    f,
                    "`{attribute}` at {position} stands there a second time: each attribute stands there once"
                )
            }
            Self::AttributeOrder { position, attribute, before } => write!(
                f,
                "`{attribute}` at {position} stands behind `{before}`: the order is `T`, `L`, `E`, `S`, `SC`, `M`"
            ),
            Self::Attribute { position, expected } => {
                write!(f, "the word at {position} is not an attribute of a layout, expected {expected}")
            }
            Self::Sparse { position } => {
                write!(f, "the attribute at {position} is one of sparse arrays, which there are none of here")
            }
            Self::Layout { position, error } => write!(f, "{error} (in the layout at {position})"),
            Self::Shape { position, error } => write!(f, "{error} (in the shape at {position})"),
            Self::Depth { position } => write!(f, "{TupleDepthError} (at {position})"),
        }
    }
}

impl core::error::Error for ShapeTextError {}

impl From<Unexpected> for ShapeTextError {
    fn from(Unexpected { position, found, expected }: Unexpected) -> Self {
        Self::Unexpected { position, found, expected }
    }
}

/// A text of XLA: spaces, tabs, ends of lines and comments may stand between any two words.
fn reader(text: &str) -> Reader<'_> {
    Reader::new(text, |found| matches!(found, ' ' | '\t' | '\n' | '\r')).with_comments()
}

/// A number that is at most `most`.
fn number(reader: &mut Reader<'_>, most: usize) -> Result<usize, ShapeTextError> {
    reader.peek();
    let too_large = ShapeTextError::TooLarge { position: reader.position(), most };
    let number: usize = reader.digits()?.parse().map_err(|_| too_large)?;
    if number <= most { Ok(number) } else { Err(too_large) }
}

/// A number of elements or bytes.
fn size(reader: &mut Reader<'_>) -> Result<usize, ShapeTextError> {
    number(reader, isize::MAX.unsigned_abs())
}

/// A number of 32 bits.
fn small(reader: &mut Reader<'_>) -> Result<u32, ShapeTextError> {
    reader.peek();
    let position = reader.position();
    let most = usize::try_from(u32::MAX).unwrap_or(usize::MAX);
    let number = number(reader, most)?;
    u32::try_from(number).map_err(|_| ShapeTextError::TooLarge { position, most })
}

/// Something between parentheses.
fn enclosed<V>(
    reader: &mut Reader<'_>,
    value: impl FnOnce(&mut Reader<'_>) -> Result<V, ShapeTextError>,
) -> Result<V, ShapeTextError> {
    reader.expect("(", Expected::Parenthesis)?;
    let value = value(reader)?;
    reader.expect(")", Expected::ParenthesisEnd)?;
    Ok(value)
}

/// Numbers with commas between them, at least one, and the parenthesis that closes.
fn list<V>(
    reader: &mut Reader<'_>,
    mut value: impl FnMut(&mut Reader<'_>) -> Result<V, ShapeTextError>,
) -> Result<Vec<V>, ShapeTextError> {
    let mut values = alloc::vec![value(reader)?];
    while reader.take(",") {
        values.push(value(reader)?);
    }
    reader.expect(")", Expected::CommaOrParenthesisEnd)?;
    Ok(values)
}

fn tile_extent(reader: &mut Reader<'_>) -> Result<TileExtent, ShapeTextError> {
    if reader.take("*") {
        return Ok(TileExtent::Combined);
    }
    if !reader.peek().is_some_and(|found| found.is_ascii_digit()) {
        return Err(reader.unexpected(Expected::TileExtent).into());
    }
    size(reader).map(TileExtent::Size)
}

/// One or more tiles, or splits, each in parentheses.
fn groups<V>(
    reader: &mut Reader<'_>,
    mut group: impl FnMut(&mut Reader<'_>) -> Result<V, ShapeTextError>,
) -> Result<Vec<V>, ShapeTextError> {
    reader.expect("(", Expected::Parenthesis)?;
    let mut groups = alloc::vec![group(reader)?];
    while reader.take("(") {
        groups.push(group(reader)?);
    }
    Ok(groups)
}

/// Reads the attribute into the layout.
fn attribute(
    reader: &mut Reader<'_>,
    layout: ArrayLayout,
    attribute: LayoutAttribute,
    refused: impl Fn(ArrayLayoutError) -> ShapeTextError + Copy,
) -> Result<ArrayLayout, ShapeTextError> {
    match attribute {
        LayoutAttribute::Tiles => {
            let mut tiles = Tiles::new();
            for tile in groups(reader, |reader| list(reader, tile_extent))? {
                tiles.push(tile).map_err(|error| refused(error.into()))?;
            }
            Ok(layout.with_tiles(tiles))
        }
        LayoutAttribute::TailAlignment => {
            layout.with_tail_alignment(enclosed(reader, size)?).map_err(refused)
        }
        LayoutAttribute::ElementBits => Ok(layout.with_element_bits(enclosed(reader, small)?)),
        LayoutAttribute::MemorySpace => Ok(layout.with_memory_space(enclosed(reader, small)?)),
        LayoutAttribute::Splits => {
            let split = |reader: &mut Reader<'_>| {
                let place = size(reader)?;
                reader.expect(":", Expected::Colon)?;
                Split::new(place, list(reader, size)?).map_err(refused)
            };
            let splits = groups(reader, split)?;
            layout.with_splits(splits).map_err(refused)
        }
        LayoutAttribute::MetadataPrefix => {
            layout.with_metadata_prefix(enclosed(reader, size)?).map_err(refused)
        }
    }
}

/// A layout behind its brace, which stood at `position`; `rank` is that of the shape, if there is one.
fn layout(
    reader: &mut Reader<'_>,
    position: usize,
    rank: Option<usize>,
) -> Result<ArrayLayout, ShapeTextError> {
    let refused = |error| ShapeTextError::Layout { position, error };
    let mut axes = Vec::new();
    let mut is_open = true;
    if reader.peek().is_some_and(|found| found.is_ascii_digit()) {
        let axis = |reader: &mut Reader<'_>| size(reader).map(usize::cast_signed);
        axes.push(axis(reader)?);
        while reader.take(",") {
            axes.push(axis(reader)?);
        }
        if reader.take("}") {
            is_open = false;
        } else {
            reader.expect(":", Expected::CommaOrColonOrEnd)?;
        }
    } else if rank.is_none() && reader.take("}") {
        is_open = false;
    } else {
        reader.expect(
            ":",
            match rank {
                None => Expected::AxisOrColonOrEnd,
                Some(0) => Expected::Colon,
                Some(_) => Expected::AxisOrColon,
            },
        )?;
    }
    let mut layout = ArrayLayout::of_rank(&axes, rank.unwrap_or(axes.len())).map_err(refused)?;
    let mut before = None;
    while is_open && !reader.take("}") {
        let expected = before.map_or(Expected::AttributeOrEnd, LayoutAttribute::followed_by);
        let found = reader.unexpected(expected);
        if matches!(found.found, Some('#' | '*')) {
            return Err(ShapeTextError::Sparse { position: found.position });
        }
        let name = reader.word();
        let Some(next) = LayoutAttribute::from_name(name) else {
            return Err(match name {
                "D" | "P" => ShapeTextError::Sparse { position: found.position },
                _ if found.found.is_some_and(|found| found.is_ascii_alphabetic()) => {
                    ShapeTextError::Attribute { position: found.position, expected }
                }
                _ => found.into(),
            });
        };
        if let Some(before) = before.filter(|&before| before >= next) {
            let position = found.position;
            return Err(ShapeTextError::AttributeOrder { position, attribute: next, before });
        }
        before = Some(next);
        layout = attribute(reader, layout, next, refused)?;
    }
    Ok(layout)
}

/// An array behind the name of its element type, which began at `position`; and what may follow.
fn array(
    reader: &mut Reader<'_>,
    position: usize,
    element: ElementType,
) -> Result<(ArrayShape, Expected), ShapeTextError> {
    reader.expect("[", Expected::Extents)?;
    let extents = parse_extents(reader).map_err(|error| match error {
        ParseError::Unexpected { position, found, expected } => {
            ShapeTextError::Unexpected { position, found, expected }
        }
        ParseError::TooLarge { position } => {
            ShapeTextError::TooLarge { position, most: isize::MAX.unsigned_abs() }
        }
        ParseError::RankTooLarge { position } => ShapeTextError::RankTooLarge { position },
        ParseError::Size(error) => ShapeTextError::Shape { position, error: error.into() },
        // Extents alone are of any rank.
        ParseError::Shape(_) => ShapeTextError::Shape { position, error: ArrayShapeError::RankUnknown },
    })?;
    reader.peek();
    let brace = reader.position();
    let (layout, next) = if reader.take("{") {
        (Some(layout(reader, brace, Some(extents.len()))?), Expected::Nothing)
    } else {
        (None, Expected::LayoutOrNothing)
    };
    let shape = ArrayShape::checked(element, extents, layout);
    Ok((shape.map_err(|error| ShapeTextError::Shape { position, error })?, next))
}

/// The value that is next, and what may follow it. `depth` is how many tuples may still nest.
fn any(
    reader: &mut Reader<'_>,
    depth: usize,
    expected: Expected,
) -> Result<(AnyShape, Expected), ShapeTextError> {
    let start = reader.unexpected(expected);
    let position = start.position;
    if reader.take("(") {
        let Some(depth) = depth.checked_sub(1) else {
            return Err(ShapeTextError::Depth { position });
        };
        let (mut parts, mut next) = (Vec::new(), None);
        while !reader.take(")") {
            let expected = match next {
                None => Expected::AnyShapeOrEnd,
                Some(next) => {
                    reader.expect(
                        ",",
                        match next {
                            Expected::LayoutOrNothing => Expected::LayoutOrCommaOrParenthesisEnd,
                            _ => Expected::CommaOrParenthesisEnd,
                        },
                    )?;
                    Expected::AnyShape
                }
            };
            let (part, behind) = any(reader, depth, expected)?;
            parts.push(part);
            next = Some(behind);
        }
        let tuple = TupleShape::new(parts).map_err(|TupleDepthError| ShapeTextError::Depth { position })?;
        return Ok((tuple.into(), Expected::Nothing));
    }
    let shape = match reader.word() {
        "" => return Err(start.into()),
        "token" => AnyShape::Token,
        "opaque" => AnyShape::Opaque,
        name => {
            let element = ElementType::from_name(name).ok_or(ShapeTextError::ElementType { position })?;
            return array(reader, position, element).map(|(array, next)| (array.into(), next));
        }
    };
    reader.expect("[", Expected::Extents)?;
    reader.expect("]", Expected::Bracket)?;
    Ok((shape, Expected::Nothing))
}

/// Asks that nothing follows.
fn end(mut reader: Reader<'_>, next: Expected) -> Result<(), ShapeTextError> {
    match reader.peek() {
        None => Ok(()),
        Some(_) => Err(reader.unexpected(next).into()),
    }
}

impl FromStr for ArrayShape {
    type Err = ShapeTextError;

    /// Parses what `Display` prints, as XLA's parser does. Without a layout none is said;
    /// [`with_default_layout`](Self::with_default_layout) makes it row-major.
    ///
    /// ```
    /// use shapewise::xla::ArrayShape;
    ///
    /// let shape: ArrayShape = "bf16[ 2, <=3, ? ]{2,1,0:T(8,128)(2,1)S(1)} // the input".parse()?;
    /// assert_eq!(shape.to_string(), "bf16[2,<=3,?]{2,1,0:T(8,128)(2,1)S(1)}");
    /// assert_eq!(
    ///     "f32[2,3]{1,0:S(1)T(8,128)}".parse::<ArrayShape>().unwrap_err().to_string(),
    ///     "`T` at 17 stands behind `S`: the order is `T`, `L`, `E`, `S`, `SC`, `M`"
    /// );
    /// # Ok::<(), shapewise::xla::ShapeTextError>(())
    /// ```
    fn from_str(text: &str) -> Result<Self, ShapeTextError> {
        let mut reader = reader(text);
        let start = reader.unexpected(Expected::ElementType);
        let element = match reader.word() {
            "" => return Err(start.into()),
            name => ElementType::from_name(name)
                .ok_or(ShapeTextError::ElementType { position: start.position })?,
        };
        let (shape, next) = array(&mut reader, start.position, element)?;
        end(reader, next).map(|()| shape)
    }
}

impl FromStr for AnyShape {
    type Err = ShapeTextError;

    /// Parses what `Display` prints, as XLA's parser does.
    fn from_str(text: &str) -> Result<Self, ShapeTextError> {
        let mut reader = reader(text);
        let (shape, next) = any(&mut reader, TupleShape::MAX_DEPTH, Expected::AnyShape)?;
        end(reader, next).map(|()| shape)
    }
}

impl FromStr for ArrayLayout {
    type Err = ShapeTextError;

    /// Parses what `Display` prints: `{1,0:T(8,128)}`. The rank is the number of axes.
    fn from_str(text: &str) -> Result<Self, ShapeTextError> {
        let mut reader = reader(text);
        reader.peek();
        let position = reader.position();
        reader.expect("{", Expected::Layout)?;
        let layout = layout(&mut reader, position, None)?;
        end(reader, Expected::Nothing).map(|()| layout)
    }
}
