//! The text of arrays, tuples, tokens and opaque values.

use alloc::vec::Vec;

use shapewise::{
    shape::dynamic::{ParseError, read_extents},
    text::Reader,
};

use super::{Expected, ShapeTextError, ShapeTextErrorKind as Kind, layout::layout};
use crate::{AnyShape, ArrayShape, ArrayShapeError, ElementType, TupleDepthError, TupleShape, lists::Inline};

/// Returns the element type with this name, which is at `position`.
#[inline]
pub(super) fn element_type(name: &str, position: usize) -> Result<ElementType, ShapeTextError> {
    ElementType::from_name(name).ok_or(Kind::ElementType.at(position))
}

/// Reads an array after the name of its element type, which is at `position`. Returns it and what may follow.
#[inline]
pub(super) fn array(
    reader: &mut Reader<'_>,
    position: usize,
    element: ElementType,
) -> Result<(ArrayShape, Expected), ShapeTextError> {
    reader.expect("[", Expected::Extents)?;
    let mut extents = Inline::new();
    read_extents(reader, |extent| extents.push(extent)).map_err(|error| match error {
        ParseError::Unexpected { position, found, expected } => {
            Kind::Unexpected { found, expected }.at(position)
        }
        ParseError::TooLarge { position } => Kind::TooLarge { most: isize::MAX.unsigned_abs() }.at(position),
        ParseError::RankTooLarge { position } => Kind::RankTooLarge.at(position),
        ParseError::Size(error) => Kind::Shape(error.into()).at(position),
        // A list of extents has a rank.
        _ => Kind::Shape(ArrayShapeError::RankUnknown).at(position),
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
        let sharding = shapewise_sharding::HloSharding::read(reader)?;
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
    Ok(TupleShape::of(parts))
}

/// Reads any shape. Returns it and what may follow. `depth` is the number of tuples that may still nest.
#[inline]
pub(super) fn any(
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
