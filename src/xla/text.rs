//! The parser of XLA's text of shapes. `Display` prints the text; the [module](super) has the grammar.

use alloc::vec::Vec;
use core::{fmt, str::FromStr};

use self::ShapeTextErrorKind as Kind;
use super::{
    AnyShape, ArrayLayout, ArrayLayoutError, ArrayShape, ArrayShapeError, ElementType, Split,
    TupleDepthError, TupleShape,
};
pub use crate::text::Expected;
use crate::{
    error::error_messages,
    layout::tile::{TileExtent, Tiles},
    shape::dynamic::{ParseError, parse_extents},
    text::{Reader, Unexpected},
};

/// The attributes of a layout, in the order of the text. A row: the attribute, its name, and what may follow it.
macro_rules! layout_attributes {
    ($($(#[$doc:meta])* $attribute:ident = $name:literal, then $next:ident;)*) => {
        /// An attribute of a layout after the order of its axes, in the order of the text.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[non_exhaustive]
        pub enum LayoutAttribute {
            $($(#[$doc])* $attribute,)*
        }

        impl LayoutAttribute {
            const ALL: &[Self] = &[$(Self::$attribute,)*];

            const fn row(self) -> (&'static str, Expected) {
                match self {
                    $(Self::$attribute => ($name, Expected::$next),)*
                }
            }
        }
    };
}

layout_attributes! {
    /// `T(8,128)(2,1)`: tiles.
    Tiles = "T", then BehindTile;
    /// `L(4)`: the tail alignment; the number of elements in memory is a multiple of it.
    TailAlignment = "L", then BehindTailAlignment;
    /// `E(4)`: the size of an element, in bits.
    ElementBits = "E", then BehindElementBits;
    /// `S(1)`: the memory space of the array.
    MemorySpace = "S", then BehindMemorySpace;
    /// `SC(0:30)(1:40,130)`: the splits of physical axes.
    Splits = "SC", then BehindSplit;
    /// `M(8)`: the size of the metadata before the elements, in bytes.
    MetadataPrefix = "M", then Brace;
}

impl fmt::Display for LayoutAttribute {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.row().0)
    }
}

/// Why a text is not a shape or a layout.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct ShapeTextError {
    /// The position of the error, in bytes from the beginning of the text. For errors of values it is the position of the value.
    pub position: usize,
    /// The error.
    pub kind: ShapeTextErrorKind,
}

/// What is wrong at a position of the text of a shape or a layout.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ShapeTextErrorKind {
    /// An unexpected character, or the unexpected end of the text.
    Unexpected {
        /// The character; `None` at the end of the text.
        found: Option<char>,
        /// What may be there.
        expected: Expected,
    },
    /// The word is not the name of an element type.
    ElementType,
    /// The number is too large for its meaning.
    TooLarge {
        /// The largest number.
        most: usize,
    },
    /// The extent is one more than the largest rank.
    RankTooLarge,
    /// The attribute is after one that must follow it, or after itself.
    AttributeOrder {
        /// The attribute.
        attribute: LayoutAttribute,
        /// The attribute before it.
        before: LayoutAttribute,
    },
    /// The word is not an attribute of a layout.
    Attribute {
        /// What may be there.
        expected: Expected,
    },
    /// The attribute is one of sparse arrays.
    Sparse,
    /// The layout is not valid, or not a layout of the shape.
    Layout(ArrayLayoutError),
    /// The shape is not valid.
    Shape(ArrayShapeError),
    /// The tuple is nested too deep in others.
    Depth(TupleDepthError),
    /// The sharding of an array is not one.
    #[cfg(feature = "sharding")]
    Sharding(crate::sharding::ShardingTextErrorKind),
}

impl ShapeTextErrorKind {
    #[inline]
    pub(super) const fn at(self, position: usize) -> ShapeTextError {
        ShapeTextError { position, kind: self }
    }
}

error_messages! {
    #[inline] ShapeTextError []
    Self { position, kind: Kind::Unexpected { found, expected } } => "{}", Unexpected { position, found, expected };
    Self { position, kind: Kind::ElementType } =>
        "the word at {position} is not the name of an element type, such as `f32`, `s4` or `pred`";
    Self { position, kind: Kind::TooLarge { most } } => "the number at {position} is above {most}";
    Self { position, kind: Kind::RankTooLarge } => "{}", ParseError::RankTooLarge { position };
    Self { position, kind: Kind::AttributeOrder { attribute, before } } if attribute == before =>
        "`{attribute}` at {position} is repeated: each attribute is there at most once";
    Self { position, kind: Kind::AttributeOrder { attribute, before } } =>
        "`{attribute}` at {position} is after `{before}`: the order is `T`, `L`, `E`, `S`, `SC`, `M`";
    Self { position, kind: Kind::Attribute { expected } } =>
        "the word at {position} is not an attribute of a layout, expected {expected}";
    Self { position, kind: Kind::Sparse } =>
        "the attribute at {position} is one of sparse arrays, which are not supported";
    Self { position, kind: Kind::Layout(error) } => "{error} (in the layout at {position})";
    Self { position, kind: Kind::Shape(error) } => "{error} (in the shape at {position})";
    Self { position, kind: Kind::Depth(error) } => "{error} (at {position})";
    #[cfg(feature = "sharding")]
    Self { position, kind: Kind::Sharding(kind) } => "{}", crate::sharding::ShardingTextError { position, kind };
}

#[cfg(feature = "sharding")]
impl From<crate::sharding::ShardingTextError> for ShapeTextError {
    #[inline]
    fn from(error: crate::sharding::ShardingTextError) -> Self {
        Kind::Sharding(error.kind).at(error.position)
    }
}

impl From<Unexpected> for ShapeTextError {
    #[inline]
    fn from(Unexpected { position, found, expected }: Unexpected) -> Self {
        Kind::Unexpected { found, expected }.at(position)
    }
}

/// A reader that skips spaces, tabs, ends of lines and comments between words.
#[inline]
fn reader(text: &str) -> Reader<'_> {
    Reader::new(text, |found| matches!(found, ' ' | '\t' | '\n' | '\r')).with_comments()
}

/// Reads a number that is at most `most`.
#[inline]
fn number(reader: &mut Reader<'_>, most: usize) -> Result<usize, ShapeTextError> {
    reader.peek();
    let too_large = Kind::TooLarge { most }.at(reader.position());
    reader.digits()?.parse().ok().filter(|&number| number <= most).ok_or(too_large)
}

/// Reads a number of elements or bytes.
#[inline]
fn size(reader: &mut Reader<'_>) -> Result<usize, ShapeTextError> {
    number(reader, isize::MAX.unsigned_abs())
}

/// Reads a number of 32 bits.
#[inline]
fn small(reader: &mut Reader<'_>) -> Result<u32, ShapeTextError> {
    let number = number(reader, usize::try_from(u32::MAX).unwrap_or(usize::MAX))?;
    // The number is at most `u32::MAX`.
    Ok(u32::try_from(number).unwrap_or(u32::MAX))
}

/// Reads a value in parentheses.
fn enclosed<V>(
    reader: &mut Reader<'_>,
    value: impl FnOnce(&mut Reader<'_>) -> Result<V, ShapeTextError>,
) -> Result<V, ShapeTextError> {
    reader.expect("(", Expected::Parenthesis)?;
    let value = value(reader)?;
    reader.expect(")", Expected::ParenthesisEnd)?;
    Ok(value)
}

/// Reads one or more values with commas between them, and the closing parenthesis.
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

/// Reads an extent of a tile.
#[inline]
fn tile_extent(reader: &mut Reader<'_>) -> Result<TileExtent, ShapeTextError> {
    if reader.take("*") {
        return Ok(TileExtent::Combined);
    }
    if !reader.peek().is_some_and(|found| found.is_ascii_digit()) {
        return Err(reader.unexpected(Expected::TileExtent).into());
    }
    size(reader).map(TileExtent::Size)
}

/// Reads one or more tiles or splits. Each begins with a parenthesis; `group` reads the rest.
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

/// Reads the value of an attribute and returns the layout with it. `invalid` makes the error of an invalid value.
fn attribute(
    reader: &mut Reader<'_>,
    layout: ArrayLayout,
    attribute: LayoutAttribute,
    invalid: impl Fn(ArrayLayoutError) -> ShapeTextError + Copy,
) -> Result<ArrayLayout, ShapeTextError> {
    match attribute {
        LayoutAttribute::Tiles => {
            let mut tiles = Tiles::new();
            for tile in groups(reader, |reader| list(reader, tile_extent))? {
                tiles.push(tile).map_err(|error| invalid(error.into()))?;
            }
            Ok(layout.with_tiles(tiles))
        }
        LayoutAttribute::TailAlignment => {
            layout.with_tail_alignment(enclosed(reader, size)?).map_err(invalid)
        }
        LayoutAttribute::ElementBits => Ok(layout.with_element_bits(enclosed(reader, small)?)),
        LayoutAttribute::MemorySpace => Ok(layout.with_memory_space(enclosed(reader, small)?)),
        LayoutAttribute::Splits => {
            let split = |reader: &mut Reader<'_>| {
                let place = size(reader)?;
                reader.expect(":", Expected::Colon)?;
                Split::new(place, list(reader, size)?).map_err(invalid)
            };
            let splits = groups(reader, split)?;
            layout.with_splits(splits).map_err(invalid)
        }
        LayoutAttribute::MetadataPrefix => {
            layout.with_metadata_prefix(enclosed(reader, size)?).map_err(invalid)
        }
    }
}

/// Reads a layout after its opening brace, which is at `position`. `rank` is that of the shape, if there is one.
#[inline]
fn layout(
    reader: &mut Reader<'_>,
    position: usize,
    rank: Option<usize>,
) -> Result<ArrayLayout, ShapeTextError> {
    let invalid = |error| Kind::Layout(error).at(position);
    let mut axes = Vec::new();
    if reader.peek().is_some_and(|found| found.is_ascii_digit()) {
        axes.push(size(reader)?.cast_signed());
        while reader.take(",") {
            axes.push(size(reader)?.cast_signed());
        }
    }
    let expected = match rank {
        _ if !axes.is_empty() => Expected::CommaOrColonOrEnd,
        None => Expected::AxisOrColonOrEnd,
        Some(0) => Expected::Colon,
        Some(_) => Expected::AxisOrColon,
    };
    // The layout of a shape is not `{}`.
    let ends = (!axes.is_empty() || rank.is_none()) && reader.take("}");
    if !ends {
        reader.expect(":", expected)?;
    }
    let layout = ArrayLayout::of_rank(&axes, rank.unwrap_or(axes.len())).map_err(invalid)?;
    if ends { Ok(layout) } else { attributes(reader, layout, invalid) }
}

/// Reads the attributes of a layout and its closing brace, and returns the layout with them.
fn attributes(
    reader: &mut Reader<'_>,
    mut layout: ArrayLayout,
    invalid: impl Fn(ArrayLayoutError) -> ShapeTextError + Copy,
) -> Result<ArrayLayout, ShapeTextError> {
    let mut before = None;
    while !reader.take("}") {
        let expected = before.map_or(Expected::AttributeOrEnd, |before: LayoutAttribute| before.row().1);
        let unexpected = reader.unexpected(expected);
        let (position, found) = (unexpected.position, unexpected.found);
        if matches!(found, Some('#' | '*')) {
            return Err(Kind::Sparse.at(position));
        }
        let name = reader.word();
        let named = |attribute: &LayoutAttribute| attribute.row().0 == name;
        let Some(next) = LayoutAttribute::ALL.iter().copied().find(named) else {
            return Err(match name {
                "D" | "P" => Kind::Sparse.at(position),
                _ if found.is_some_and(|found| found.is_ascii_alphabetic()) => {
                    Kind::Attribute { expected }.at(position)
                }
                _ => unexpected.into(),
            });
        };
        if let Some(before) = before.filter(|&before| before >= next) {
            return Err(Kind::AttributeOrder { attribute: next, before }.at(position));
        }
        before = Some(next);
        layout = attribute(reader, layout, next, invalid)?;
    }
    Ok(layout)
}

/// The element type with this name, which is at `position`.
#[inline]
fn element_type(name: &str, position: usize) -> Result<ElementType, ShapeTextError> {
    ElementType::from_name(name).ok_or(Kind::ElementType.at(position))
}

/// Reads an array after the name of its element type, which is at `position`. Returns it and what may follow.
#[inline]
fn array(
    reader: &mut Reader<'_>,
    position: usize,
    element: ElementType,
) -> Result<(ArrayShape, Expected), ShapeTextError> {
    reader.expect("[", Expected::Extents)?;
    let extents = parse_extents(reader).map_err(|error| match error {
        ParseError::Unexpected { position, found, expected } => {
            Kind::Unexpected { found, expected }.at(position)
        }
        ParseError::TooLarge { position } => Kind::TooLarge { most: isize::MAX.unsigned_abs() }.at(position),
        ParseError::RankTooLarge { position } => Kind::RankTooLarge.at(position),
        ParseError::Size(error) => Kind::Shape(error.into()).at(position),
        // A list of extents has a rank.
        ParseError::Shape(_) => Kind::Shape(ArrayShapeError::RankUnknown).at(position),
    })?;
    reader.peek();
    let brace = reader.position();
    let (layout, next) = if reader.take("{") {
        (Some(layout(reader, brace, Some(extents.len()))?), Expected::Nothing)
    } else {
        (None, Expected::LayoutOrNothing)
    };
    let shape =
        ArrayShape::checked(element, extents, layout).map_err(|error| Kind::Shape(error).at(position))?;
    #[cfg(feature = "sharding")]
    if is_before_sharding(reader) {
        let at = reader.position();
        let sharding = crate::sharding::read_hlo(reader)?;
        let shape = shape.with_sharding(sharding).map_err(|error| Kind::Shape(error).at(at))?;
        return Ok((shape, Expected::Nothing));
    }
    Ok((shape, next))
}

/// Reads `, sharding=` if it is next.
#[cfg(feature = "sharding")]
#[inline]
fn is_before_sharding(reader: &mut Reader<'_>) -> bool {
    let before = reader.clone();
    let is_next = reader.take(",") && reader.word() == "sharding" && reader.take("=");
    if is_next {
        reader.peek();
    } else {
        *reader = before;
    }
    is_next
}

/// Reads the parts of a tuple after its opening parenthesis, which is at `position`, and the closing one. `depth` is the number of
/// tuples that may still nest.
#[inline]
fn tuple(reader: &mut Reader<'_>, position: usize, depth: usize) -> Result<TupleShape, ShapeTextError> {
    let too_deep = |error| Kind::Depth(error).at(position);
    let depth = depth.checked_sub(1).ok_or_else(|| too_deep(TupleDepthError))?;
    let (mut parts, mut expected) = (Vec::new(), Expected::AnyShapeOrEnd);
    while !reader.take(")") {
        if !parts.is_empty() {
            reader.expect(",", expected)?;
            expected = Expected::AnyShape;
        }
        let (part, next) = any(reader, depth, expected)?;
        parts.push(part);
        expected = match next {
            Expected::LayoutOrNothing => Expected::LayoutOrCommaOrParenthesisEnd,
            _ => Expected::CommaOrParenthesisEnd,
        };
    }
    TupleShape::new(parts).map_err(too_deep)
}

/// Reads any shape. Returns it and what may follow. `depth` is the number of tuples that may still nest.
#[inline]
fn any(
    reader: &mut Reader<'_>,
    depth: usize,
    expected: Expected,
) -> Result<(AnyShape, Expected), ShapeTextError> {
    let start = reader.unexpected(expected);
    if reader.take("(") {
        return Ok((tuple(reader, start.position, depth)?.into(), Expected::Nothing));
    }
    let shape = match reader.word() {
        "" => return Err(start.into()),
        "token" => AnyShape::Token,
        "opaque" => AnyShape::Opaque,
        name => {
            let (array, next) = array(reader, start.position, element_type(name, start.position)?)?;
            return Ok((array.into(), next));
        }
    };
    reader.expect("[", Expected::Extents)?;
    reader.expect("]", Expected::Bracket)?;
    Ok((shape, Expected::Nothing))
}

/// Checks that nothing follows.
#[inline]
fn end(mut reader: Reader<'_>, next: Expected) -> Result<(), ShapeTextError> {
    match reader.peek() {
        None => Ok(()),
        Some(_) => Err(reader.unexpected(next).into()),
    }
}

impl FromStr for ArrayShape {
    type Err = ShapeTextError;

    /// Parses the text that `Display` prints, as XLA's parser does. A text without a layout is a shape without a layout;
    /// [`with_default_layout`](Self::with_default_layout) makes it row-major.
    ///
    /// ```
    /// use shapewise::xla::ArrayShape;
    ///
    /// let shape: ArrayShape = "bf16[ 2, <=3, ? ]{2,1,0:T(8,128)(2,1)S(1)} // the input".parse()?;
    /// assert_eq!(shape.to_string(), "bf16[2,<=3,?]{2,1,0:T(8,128)(2,1)S(1)}");
    /// assert_eq!(
    ///     "f32[2,3]{1,0:S(1)T(8,128)}".parse::<ArrayShape>().unwrap_err().to_string(),
    ///     "`T` at 17 is after `S`: the order is `T`, `L`, `E`, `S`, `SC`, `M`"
    /// );
    /// # Ok::<(), shapewise::xla::ShapeTextError>(())
    /// ```
    #[inline]
    fn from_str(text: &str) -> Result<Self, ShapeTextError> {
        let mut reader = reader(text);
        let start = reader.unexpected(Expected::ElementType);
        let element = match reader.word() {
            "" => return Err(start.into()),
            name => element_type(name, start.position)?,
        };
        let (shape, next) = array(&mut reader, start.position, element)?;
        end(reader, next).map(|()| shape)
    }
}

impl FromStr for AnyShape {
    type Err = ShapeTextError;

    /// Parses the text that `Display` prints, as XLA's parser does.
    #[inline]
    fn from_str(text: &str) -> Result<Self, ShapeTextError> {
        let mut reader = reader(text);
        let (shape, next) = any(&mut reader, TupleShape::MAX_DEPTH, Expected::AnyShape)?;
        end(reader, next).map(|()| shape)
    }
}

impl FromStr for ArrayLayout {
    type Err = ShapeTextError;

    /// Parses the text that `Display` prints: `{1,0:T(8,128)}`. The rank is the number of axes.
    #[inline]
    fn from_str(text: &str) -> Result<Self, ShapeTextError> {
        let mut reader = reader(text);
        reader.peek();
        let position = reader.position();
        reader.expect("{", Expected::Layout)?;
        let layout = layout(&mut reader, position, None)?;
        end(reader, Expected::Nothing).map(|()| layout)
    }
}
