//! Fields as values. The parsers are those of the crates; lists of integers are read here.

use core::{fmt, str::FromStr};

use shapewise::{DynShape, layout::algebra::Modes};

use super::kinds::Wrong;

/// The most operands of a broadcast or a contraction.
const OPERANDS: usize = 8;

/// Reads a field with the parser of its type.
pub(crate) fn field<T: FromStr<Err: fmt::Display>>(fields: &[&str], at: usize) -> Result<T, Wrong> {
    text(fields, at).parse().map_err(|error| Wrong::at(at, error))
}

/// Returns a field.
pub(crate) fn text<'t>(fields: &[&'t str], at: usize) -> &'t str {
    fields.get(at).copied().unwrap_or_default()
}

/// Reads a shape all of whose extents are known.
pub(crate) fn known(fields: &[&str], at: usize) -> Result<Vec<usize>, Wrong> {
    extents_of(&field(fields, at)?).map_err(|message| Wrong::at(at, message))
}

/// Returns the extents of a shape, if they are known.
pub(crate) fn extents_of(shape: &DynShape) -> Result<Vec<usize>, String> {
    let extents = shape.extents().ok_or("the rank is unknown: a picture needs all extents")?;
    let known = extents.iter().enumerate().map(|(axis, extent)| {
        extent
            .get()
            .ok_or_else(|| format!("the extent of axis {axis} is unknown: a picture needs all extents"))
    });
    known.collect()
}

/// Reads shapes, such as `[4,1] + [1,6]` or `[2,3], [3,4]`.
pub(crate) fn shapes(fields: &[&str], at: usize) -> Result<Vec<DynShape>, Wrong> {
    let mut shapes = Vec::new();
    for part in text(fields, at).split_inclusive(']') {
        let part = part.trim();
        let part = if shapes.is_empty() { part } else { part.trim_start_matches(['+', ',', ';']).trim() };
        if shapes.len() == OPERANDS {
            return Err(Wrong::at(at, format!("the page draws at most {OPERANDS} operands")));
        }
        shapes
            .push(part.parse().map_err(|error| Wrong::at(at, format!("operand {}: {error}", shapes.len())))?);
    }
    Ok(shapes)
}

/// Reads integers with commas between them, in brackets or parentheses or without them.
pub(crate) fn integers<T: FromStr>(fields: &[&str], at: usize) -> Result<Vec<T>, Wrong> {
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
pub(crate) fn one_per_axis<T: FromStr>(fields: &[&str], at: usize, rank: usize) -> Result<Vec<T>, Wrong> {
    let list = integers(fields, at)?;
    if list.len() == rank {
        Ok(list)
    } else {
        Err(Wrong::at(at, format!("{} numbers for {rank} axes: one is needed per axis", list.len())))
    }
}

/// Returns the number of axes of a layout in CuTe's text.
pub(crate) fn axes_of_modes(text: &str) -> usize {
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
pub(crate) fn modes<const R: usize>(fields: &[&str], at: usize) -> Result<Modes<R>, Wrong> {
    let text: String = text(fields, at).chars().filter(|character| !character.is_whitespace()).collect();
    text.parse().map_err(|error| Wrong::at(at, error))
}

/// Returns a list as an array, whose length was compared.
pub(crate) fn array<T: Copy + Default, const R: usize>(list: &[T]) -> [T; R] {
    core::array::from_fn(|axis| list.get(axis).copied().unwrap_or_default())
}
