//! Fields as values. The parsers are those of the crates; lists of integers are read here.

use alloc::{format, string::String, vec::Vec};
use core::{fmt, str::FromStr};

use shapewise::{DynShape, message::Count};
use shapewise_algebra::Modes;

use super::kinds::Wrong;

/// The most operands of a broadcast or a contraction.
const OPERANDS: usize = 8;

/// Reads a field with the parser of its type.
pub(super) fn field<T: FromStr<Err: fmt::Display>>(fields: &[&str], at: usize) -> Result<T, Wrong> {
    text(fields, at).parse().map_err(|error| Wrong::at(at, error))
}

/// Returns a field.
pub(super) fn text<'t>(fields: &[&'t str], at: usize) -> &'t str {
    fields.get(at).copied().unwrap_or_default()
}

/// Reads a shape all of whose extents are known.
pub(super) fn known(fields: &[&str], at: usize) -> Result<Vec<usize>, Wrong> {
    extents_of(&field(fields, at)?).map_err(|message| Wrong::at(at, message))
}

/// Returns the extents of a shape, if they are known.
pub(super) fn extents_of(shape: &DynShape) -> Result<Vec<usize>, String> {
    let extents = shape.extents().ok_or("the rank is unknown: a picture needs all extents")?;
    let known = extents.iter().enumerate().map(|(axis, extent)| {
        extent
            .get()
            .ok_or_else(|| format!("the extent of axis {axis} is unknown: a picture needs all extents"))
    });
    known.collect()
}

/// Reads shapes, such as `[4,1] + [1,6]` or `[2,3], [3,4]`.
pub(super) fn shapes(fields: &[&str], at: usize) -> Result<Vec<DynShape>, Wrong> {
    shapes_by(fields, at, str::parse)
}

/// Reads shapes with a parser.
pub(super) fn shapes_by<E: fmt::Display>(
    fields: &[&str],
    at: usize,
    parse: impl Fn(&str) -> Result<DynShape, E>,
) -> Result<Vec<DynShape>, Wrong> {
    let mut shapes = Vec::new();
    for part in text(fields, at).split_inclusive(']') {
        let part = part.trim();
        let part = if shapes.is_empty() { part } else { part.trim_start_matches(['+', ',', ';']).trim() };
        if shapes.len() == OPERANDS {
            return Err(Wrong::at(at, format!("the page draws at most {OPERANDS} operands")));
        }
        shapes
            .push(parse(part).map_err(|error| Wrong::at(at, format!("operand {}: {error}", shapes.len())))?);
    }
    Ok(shapes)
}

/// Reads integers with commas between them, in brackets or parentheses or without them.
pub(super) fn integers<T: FromStr>(fields: &[&str], at: usize) -> Result<Vec<T>, Wrong> {
    let list = text(fields, at);
    let within = [("[", "]"), ("(", ")")]
        .iter()
        .find_map(|(open, close)| list.strip_prefix(open)?.strip_suffix(close))
        .unwrap_or(list);
    if within.trim().is_empty() {
        return Ok(Vec::new());
    }
    let integer = |(axis, text): (usize, &str)| {
        let text = text.trim();
        text.parse()
            .map_err(|_| Wrong::at(at, format!("axis {axis}: `{text}` is not an integer of this list")))
    };
    within.split(',').enumerate().map(integer).collect()
}

/// Reads one integer per axis of a shape.
pub(super) fn one_per_axis<T: FromStr>(fields: &[&str], at: usize, rank: usize) -> Result<Vec<T>, Wrong> {
    let list = integers(fields, at)?;
    if list.len() == rank {
        Ok(list)
    } else {
        Err(Wrong::at(
            at,
            format!(
                "{} for {}: one is needed per axis",
                Count(list.len(), "number", "numbers"),
                Count(rank, "axis", "axes")
            ),
        ))
    }
}

/// Returns the number of axes of a layout in CuTe's text.
pub(super) fn axes_of_modes(text: &str) -> usize {
    let (mut depth, mut commas) = (0_usize, 0_usize);
    for byte in text.bytes().take_while(|&byte| byte != b':') {
        match byte {
            b'(' => depth = depth.saturating_add(1),
            b')' => depth = depth.saturating_sub(1),
            b',' if depth == 1 => commas = commas.saturating_add(1),
            _ => {}
        }
    }
    commas.saturating_add(1)
}

/// Reads a layout in CuTe's text, of a rank that was counted.
pub(super) fn modes<const R: usize>(fields: &[&str], at: usize) -> Result<Modes<R>, Wrong> {
    let text: String = text(fields, at).chars().filter(|character| !character.is_whitespace()).collect();
    text.parse().map_err(|error| Wrong::at(at, error))
}

/// Returns a list as an array, whose length was compared.
pub(super) fn array<T: Copy + Default, const R: usize>(list: &[T]) -> [T; R] {
    core::array::from_fn(|axis| list.get(axis).copied().unwrap_or_default())
}

/// Reads elements as Rust writes nested arrays, such as `[[1, -0.5], [0, 2]]`: their extents, and the elements in row-major order.
pub(super) fn elements(fields: &[&str], at: usize) -> Result<(Vec<usize>, Vec<f64>), Wrong> {
    let (mut extents, mut elements): (Vec<Option<usize>>, Vec<f64>) = (Vec::new(), Vec::new());
    // The number of entries so far of each list that is open.
    let mut open: Vec<usize> = Vec::new();
    let wrong = |message: String| Wrong::at(at, message);
    let mut rest = text(fields, at);
    while let Some(first) = rest.chars().next() {
        let mut next = rest.get(first.len_utf8()..).unwrap_or_default();
        match first {
            '[' => {
                if extents.len() <= open.len() {
                    if !elements.is_empty() {
                        return Err(wrong(format!("`{rest}` is nested deeper than the elements before it")));
                    }
                    extents.push(None);
                }
                if let Some(entries) = open.last_mut() {
                    *entries = entries.saturating_add(1);
                }
                open.push(0);
            }
            ']' => {
                let found = open.pop().ok_or_else(|| wrong("there is a `]` without a `[`".into()))?;
                let extent = extents.get_mut(open.len());
                match extent {
                    Some(Some(expected)) if *expected != found => {
                        return Err(wrong(format!(
                            "a list of {} is beside one of {expected}: they must be equal",
                            Count(found, "entry", "entries")
                        )));
                    }
                    Some(extent) => *extent = Some(found),
                    None => {}
                }
            }
            ',' => {}
            _ if first.is_whitespace() => {}
            _ => {
                let end = rest.find([',', '[', ']']).unwrap_or(rest.len());
                let (number, remaining) = rest.split_at(end);
                let number = number.trim();
                elements.push(number.parse().map_err(|_| wrong(format!("`{number}` is not a number")))?);
                if open.len() != extents.len() {
                    return Err(wrong(format!(
                        "`{number}` is not in as many brackets as the elements before it"
                    )));
                }
                if let Some(entries) = open.last_mut() {
                    *entries = entries.saturating_add(1);
                }
                next = remaining;
            }
        }
        rest = next;
    }
    if !open.is_empty() {
        return Err(wrong(format!("{} of the lists have no end: `]` is missing", open.len())));
    }
    let extents: Vec<usize> = extents.into_iter().map(|extent| extent.unwrap_or(0)).collect();
    if extents.iter().try_fold(1_usize, |count, extent| count.checked_mul(*extent)) != Some(elements.len()) {
        return Err(wrong("the elements are not in one pair of brackets, such as [[1,2],[3,4]]".into()));
    }
    Ok((extents, elements))
}
