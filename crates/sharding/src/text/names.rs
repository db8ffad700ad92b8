//! What the texts have in common: numbers, lists, names in quotes, and lists of mesh axes.

use alloc::vec::Vec;
use core::fmt;

use shapewise::{rank, slice::Expected, text::Reader};

use super::{ShardingTextError, ShardingTextErrorKind as Kind};
use crate::{DynMesh, SpecError, SubAxis, spec::Dimension};

pub(super) type Result<T> = core::result::Result<T, ShardingTextError>;

/// Creates a reader that skips spaces, tabs, ends of lines and comments between words.
#[inline]
pub(super) fn reader(text: &str) -> Reader<'_> {
    Reader::new(text, |found| matches!(found, ' ' | '\t' | '\n' | '\r')).with_comments()
}

/// Returns the position of the next word.
#[inline]
pub(super) fn position(reader: &mut Reader<'_>) -> usize {
    reader.peek();
    reader.position()
}

/// Checks that nothing follows.
#[inline]
pub(super) fn end(reader: &mut Reader<'_>) -> Result<()> {
    match reader.peek() {
        None => Ok(()),
        Some(_) => Err(reader.unexpected(Expected::Nothing).into()),
    }
}

/// Reads a number.
#[inline]
pub(super) fn number(reader: &mut Reader<'_>) -> Result<usize> {
    let most = isize::MAX.unsigned_abs();
    let too_large = Kind::TooLarge { most }.at(position(reader));
    reader.digits()?.parse().ok().filter(|&number| number <= most).ok_or(too_large)
}

/// Reads one or more numbers with commas between them. They are counted before they are collected.
#[inline]
pub(super) fn numbers(reader: &mut Reader<'_>) -> Result<Vec<usize>> {
    let (mut ahead, mut count) = (reader.clone(), 1_usize);
    while ahead.digits().is_ok() && ahead.take(",") {
        count = count.saturating_add(1);
    }
    let mut numbers = Vec::with_capacity(count);
    numbers.push(number(reader)?);
    while reader.take(",") {
        numbers.push(number(reader)?);
    }
    Ok(numbers)
}

/// Reads one or more numbers in brackets, of which the first is read.
#[inline]
pub(super) fn numbers_to_bracket(reader: &mut Reader<'_>) -> Result<Vec<usize>> {
    let numbers = numbers(reader)?;
    reader.expect("]", Expected::CommaOrEnd)?;
    Ok(numbers)
}

/// Reads a name in double or single quotes.
#[inline]
pub(super) fn quoted<'a>(reader: &mut Reader<'a>, expected: Expected) -> Result<&'a str> {
    let quote = match reader.peek() {
        Some('"') => "\"",
        Some('\'') => "'",
        _ => return Err(reader.unexpected(expected).into()),
    };
    reader.expect(quote, expected)?;
    let rest = reader.rest();
    let name = rest.find(quote).and_then(|end| rest.get(..end));
    match name {
        Some(name) => {
            reader.skip(name.len().saturating_add(quote.len()));
            Ok(name)
        }
        None => {
            reader.skip(rest.len());
            Err(reader.unexpected(Expected::Quote).into())
        }
    }
}

/// Reads a mesh axis or a part of one.
#[inline]
pub(super) fn sub_axis(reader: &mut Reader<'_>, mesh: &DynMesh, expected: Expected) -> Result<SubAxis> {
    let at = position(reader);
    let name = quoted(reader, expected)?;
    let axis = mesh.axis(name).ok_or(Kind::Name.at(at))?;
    if !reader.take(":") {
        return Ok(SubAxis::full(axis, mesh.extent(axis).unwrap_or(1)));
    }
    reader.expect("(", Expected::Parenthesis)?;
    let before = number(reader)?;
    reader.expect(")", Expected::ParenthesisEnd)?;
    Ok(SubAxis { axis, before, extent: number(reader)? })
}

/// The mesh axes of a spec that is read, counted: a text may repeat an axis as often as it is long.
pub(super) struct Parts<'m> {
    mesh: &'m DynMesh,
    /// Where the spec begins.
    at: usize,
    count: usize,
}

impl<'m> Parts<'m> {
    #[inline]
    pub(super) const fn new(mesh: &'m DynMesh, at: usize) -> Self {
        Self { mesh, at, count: 0 }
    }

    /// Adds a part to one of the lists, unless there are more than can be different: of an axis of extent 1 that is one, and of the other axes,
    /// whose product fits `isize`, there are fewer than `isize` has bits.
    #[inline]
    pub(super) fn push(&mut self, list: &mut Vec<SubAxis>, part: SubAxis) -> Result<()> {
        let most = self.mesh.axis_count().saturating_add(isize::BITS.try_into().unwrap_or(usize::MAX));
        self.count = self.count.saturating_add(1);
        if self.count > most {
            return Err(Kind::Spec(SpecError::TooManyParts).at(self.at));
        }
        list.push(part);
        Ok(())
    }
}

/// Reads a list of mesh axes in braces.
#[inline]
fn axis_list(reader: &mut Reader<'_>, parts: &mut Parts<'_>) -> Result<Vec<SubAxis>> {
    reader.expect("{", Expected::BraceStart)?;
    let mut axes = Vec::new();
    while !reader.take("}") {
        if !axes.is_empty() {
            reader.expect(",", Expected::CommaOrBrace)?;
        }
        let expected = if axes.is_empty() { Expected::MeshAxisOrEnd } else { Expected::MeshAxis };
        parts.push(&mut axes, sub_axis(reader, parts.mesh, expected)?)?;
    }
    axes.shrink_to_fit();
    Ok(axes)
}

/// Reads the dimensions of a spec, in brackets.
#[inline]
pub(super) fn dimensions(
    reader: &mut Reader<'_>,
    parts: &mut Parts<'_>,
    priorities: bool,
) -> Result<Vec<Dimension>> {
    reader.expect("[", Expected::Extents)?;
    let mut dimensions = Vec::new();
    while !reader.take("]") {
        if !dimensions.is_empty() {
            reader.expect(",", Expected::CommaOrEnd)?;
        }
        let expected = if dimensions.is_empty() { Expected::DimensionOrEnd } else { Expected::BraceStart };
        reader.expect("{", expected)?;
        check_rank(dimensions.len().saturating_add(1), parts.at)?;
        let mut dimension = Dimension::default();
        while !reader.take("}") {
            if dimension.is_open {
                return Err(reader.unexpected(Expected::Brace).into());
            }
            let is_first = dimension.axes.is_empty();
            if !is_first {
                reader.expect(",", Expected::CommaOrBrace)?;
            }
            dimension.is_open = reader.take("?");
            if !dimension.is_open {
                let part = sub_axis(reader, parts.mesh, Expected::MeshAxisOrOpenOrEnd)?;
                parts.push(&mut dimension.axes, part)?;
            }
        }
        if priorities && reader.take("p") {
            dimension.priority = Some(number(reader)?);
        }
        dimension.axes.shrink_to_fit();
        dimensions.push(dimension);
    }
    dimensions.shrink_to_fit();
    Ok(dimensions)
}

/// Checks that a spec, which begins at `at`, may have this rank.
#[inline]
pub(super) fn check_rank(rank: usize, at: usize) -> Result<()> {
    rank::check(rank).map_err(|error| Kind::Spec(error.into()).at(at))
}

/// The names of the lists of axes, in the order of [`DynSpec::checked`](crate::DynSpec).
const LISTS: [&str; 3] = ["replicated", "unreduced", "manual"];

/// Reads `replicated=`, `unreduced=` and `manual=`, each at most once and in any order, while commas come next. After a comma,
/// `other` may read something else.
pub(super) fn lists(
    reader: &mut Reader<'_>,
    parts: &mut Parts<'_>,
    mut other: impl FnMut(&mut Reader<'_>, &str) -> Result<bool>,
) -> Result<[Vec<SubAxis>; 3]> {
    let mut lists = [None, None, None];
    while reader.take(",") {
        let at = reader.unexpected(Expected::AxisList);
        let name = reader.word();
        let slot = LISTS.iter().zip(&mut lists).find(|(list, _)| **list == name);
        match slot {
            None if other(reader, name)? => {}
            None => return Err(at.into()),
            Some((_, Some(_))) => return Err(Kind::Contradiction.at(at.position)),
            Some((_, slot)) => {
                reader.expect("=", Expected::Equals)?;
                *slot = Some(axis_list(reader, parts)?);
            }
        }
    }
    Ok(lists.map(Option::unwrap_or_default))
}

/// Writes a mesh axis or a part of one.
#[inline]
pub(super) fn write_axis(
    f: &mut fmt::Formatter<'_>,
    mesh: &DynMesh,
    part: SubAxis,
    quote: char,
) -> fmt::Result {
    write!(f, "{quote}{}{quote}", mesh.name(part.axis).unwrap_or_default())?;
    match mesh.extent(part.axis) {
        Some(of) if part.is_full(of) => Ok(()),
        _ => write!(f, ":({}){}", part.before, part.extent),
    }
}

/// Writes mesh axes with commas between them.
#[inline]
pub(crate) fn write_axes(
    f: &mut fmt::Formatter<'_>,
    mesh: &DynMesh,
    axes: &[SubAxis],
    quote: char,
) -> fmt::Result {
    for (at, &axis) in axes.iter().enumerate() {
        f.write_str(if at > 0 { ", " } else { "" })?;
        write_axis(f, mesh, axis, quote)?;
    }
    Ok(())
}

/// Writes the dimensions of a spec and its lists.
#[inline]
pub(super) fn write_spec(f: &mut fmt::Formatter<'_>, spec: &crate::DynSpec, quote: char) -> fmt::Result {
    f.write_str("[")?;
    for (at, dimension) in spec.dimensions().iter().enumerate() {
        f.write_str(if at > 0 { ", {" } else { "{" })?;
        write_axes(f, spec.mesh(), dimension.axes(), quote)?;
        if dimension.is_open {
            f.write_str(if dimension.axes().is_empty() { "?" } else { ", ?" })?;
        }
        f.write_str("}")?;
        if let Some(priority) = dimension.priority {
            write!(f, "p{priority}")?;
        }
    }
    f.write_str("]")?;
    for (name, axes) in LISTS.iter().zip([spec.replicated_axes(), spec.unreduced_axes(), spec.manual_axes()])
    {
        if !axes.is_empty() {
            write!(f, ", {name}={{")?;
            write_axes(f, spec.mesh(), axes, quote)?;
            f.write_str("}")?;
        }
    }
    Ok(())
}
