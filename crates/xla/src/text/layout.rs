//! The text of layouts: `{1,0:T(8,128)S(1)}`.

use core::fmt;

use smallvec::SmallVec;

use shapewise::{
    layout::tile::{TileExtent, Tiles},
    rank::MAX_DYNAMIC_RANK,
    text::Reader,
};

use super::{Expected, ShapeTextError, ShapeTextErrorKind as Kind};
use crate::{ArrayLayout, ArrayLayoutError, Split};

/// The attributes of a layout, in the order of the text. A row: the attribute, its name, and what may follow it.
macro_rules! layout_attributes {
    ($($(#[$doc:meta])* $attribute:ident = $name:literal, then $next:ident;)*) => {
        /// An attribute of a layout after the order of its axes, in the order of the text. It is in a
        /// [`ShapeTextErrorKind`](super::ShapeTextErrorKind).
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
    Tiles = "T", then AfterTile;
    /// `L(4)`: the tail alignment; the number of elements in memory is a multiple of it.
    TailAlignment = "L", then AfterTailAlignment;
    /// `E(4)`: the size of an element, in bits.
    ElementBits = "E", then AfterElementBits;
    /// `S(1)`: the memory space of the array.
    MemorySpace = "S", then AfterMemorySpace;
    /// `SC(0:30)(1:40,130)`: the splits of physical axes.
    Splits = "SC", then AfterSplit;
    /// `M(8)`: the size of the metadata before the elements, in bytes.
    MetadataPrefix = "M", then Brace;
}

impl fmt::Display for LayoutAttribute {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.row().0)
    }
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

/// Returns a function that reads one or more values with commas between them, one a call, and the closing parenthesis, after
/// which it returns `None`.
fn list<V>(
    reader: &mut Reader<'_>,
    mut value: impl FnMut(&mut Reader<'_>) -> Result<V, ShapeTextError>,
) -> impl FnMut() -> Result<Option<V>, ShapeTextError> {
    let mut is_first = true;
    move || {
        if core::mem::take(&mut is_first) || reader.take(",") {
            return value(reader).map(Some);
        }
        reader.expect(")", Expected::CommaOrParenthesisEnd)?;
        Ok(None)
    }
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
fn groups(
    reader: &mut Reader<'_>,
    mut group: impl FnMut(&mut Reader<'_>) -> Result<(), ShapeTextError>,
) -> Result<(), ShapeTextError> {
    reader.expect("(", Expected::Parenthesis)?;
    group(reader)?;
    while reader.take("(") {
        group(reader)?;
    }
    Ok(())
}

/// Reads one or more tiles. They are counted before they are collected.
fn tiles(
    reader: &mut Reader<'_>,
    invalid: impl Fn(ArrayLayoutError) -> ShapeTextError,
) -> Result<Tiles, ShapeTextError> {
    let (mut count, mut extents) = (0_usize, 0_usize);
    groups(&mut reader.clone(), |reader| {
        count = count.saturating_add(1);
        let mut next = list(reader, tile_extent);
        while next()?.is_some() {
            extents = extents.saturating_add(1);
        }
        Ok(())
    })?;
    let mut tiles = Tiles::with_capacity(count, extents);
    groups(reader, |reader| {
        let mut next = list(reader, tile_extent);
        tiles.read(|| next().map_err(Reading::Text)).map_err(|error| error.at(&invalid))
    })?;
    Ok(tiles)
}

/// An error of a text, or of a value in it.
enum Reading {
    Text(ShapeTextError),
    Value(ArrayLayoutError),
}

impl Reading {
    #[inline]
    fn at(self, invalid: impl Fn(ArrayLayoutError) -> ShapeTextError) -> ShapeTextError {
        match self {
            Self::Text(error) => error,
            Self::Value(error) => invalid(error),
        }
    }
}

impl<E: Into<ArrayLayoutError>> From<E> for Reading {
    #[inline]
    fn from(error: E) -> Self {
        Self::Value(error.into())
    }
}

/// Reads the value of an attribute and returns the layout with it. `invalid` makes the error of an invalid value.
fn attribute(
    reader: &mut Reader<'_>,
    mut layout: ArrayLayout,
    attribute: LayoutAttribute,
    invalid: impl Fn(ArrayLayoutError) -> ShapeTextError + Copy,
) -> Result<ArrayLayout, ShapeTextError> {
    match attribute {
        LayoutAttribute::Tiles => Ok(layout.with_tiles(tiles(reader, invalid)?)),
        LayoutAttribute::TailAlignment => {
            layout.with_tail_alignment(enclosed(reader, size)?).map_err(invalid)
        }
        LayoutAttribute::ElementBits => Ok(layout.with_element_bits(enclosed(reader, small)?)),
        LayoutAttribute::MemorySpace => Ok(layout.with_memory_space(enclosed(reader, small)?)),
        LayoutAttribute::Splits => {
            groups(reader, |reader| {
                let place = size(reader)?;
                reader.expect(":", Expected::Colon)?;
                let mut next = list(reader, size);
                let split = Split::read(place, || next().map_err(Reading::Text));
                layout.push_split(split.map_err(|error| error.at(invalid))?).map_err(invalid)
            })?;
            Ok(layout)
        }
        LayoutAttribute::MetadataPrefix => {
            layout.with_metadata_prefix(enclosed(reader, size)?).map_err(invalid)
        }
    }
}

/// Reads a layout after its opening brace, which is at `position`. `rank` is that of the shape, if there is one.
#[inline]
pub(super) fn layout(
    reader: &mut Reader<'_>,
    position: usize,
    rank: Option<usize>,
) -> Result<ArrayLayout, ShapeTextError> {
    let invalid = |error| Kind::Layout(error).at(position);
    // Axes after those of the greatest rank are counted and not kept.
    let (mut axes, mut count) = (SmallVec::<[isize; 8]>::new(), 0_usize);
    if reader.peek().is_some_and(|found| found.is_ascii_digit()) {
        loop {
            let axis = size(reader)?.cast_signed();
            if count < MAX_DYNAMIC_RANK {
                axes.push(axis);
            }
            count = count.saturating_add(1);
            if !reader.take(",") {
                break;
            }
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
    let layout = ArrayLayout::of_rank(&axes, count, rank.unwrap_or(count)).map_err(invalid)?;
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
