//! Words of StableHLO's text: types, lists, constants.

use alloc::{
    format,
    string::{String, ToString},
    vec::Vec,
};

use shapewise::extent::{DynExtent, Knowledge};
use shapewise_sharding::geometry::{Digit, parts};
use shapewise_xla::{ElementKind, ElementType};

use crate::Reduction;

/// Returns the StableHLO name of an element type.
pub(crate) fn element_name(element: ElementType) -> String {
    match (element.kind(), element) {
        (ElementKind::Predicate, _) => "i1".to_string(),
        (ElementKind::Signed, _) => format!("i{}", element.bits()),
        (ElementKind::Unsigned, _) => format!("ui{}", element.bits()),
        (_, ElementType::C64) => "complex<f32>".to_string(),
        (_, ElementType::C128) => "complex<f64>".to_string(),
        // MLIR writes the letters of the format of narrow floats in upper case.
        (_, element) if element.bits() <= 8 => {
            let name = element.name();
            let (kind, format) = name.split_at(1);
            format!("{kind}{}", format.to_ascii_uppercase())
        }
        _ => element.to_string(),
    }
}

/// Joins numbers with commas.
pub(crate) fn list<N: ToString>(numbers: impl IntoIterator<Item = N>) -> String {
    numbers.into_iter().map(|number| number.to_string()).collect::<Vec<_>>().join(", ")
}

/// Returns the devices of each group of a collective, of so many: those whose positions differ in these digits, in order of the digits.
pub(crate) fn groups(count: usize, digits: &[Digit]) -> String {
    let size = parts(digits.iter().copied());
    let group = |first: usize| {
        let member = |part: usize| {
            let (position, _) = digits.iter().rev().fold((first, part), |(position, part), digit| {
                let (quotient, number) = (part.checked_div(digit.extent), part.checked_rem(digit.extent));
                let step = number.unwrap_or(0).saturating_mul(digit.stride);
                (position.saturating_add(step), quotient.unwrap_or(0))
            });
            position
        };
        format!("[{}]", list((0..size).map(member)))
    };
    let first = (0..count).filter(|position| digits.iter().all(|digit| digit.at(*position) == 0));
    let groups: Vec<String> = first.map(group).collect();
    format!("dense<[{}]> : tensor<{}x{size}xi64>", list(&groups), groups.len())
}

/// Returns the type of a tensor.
pub(super) fn tensor(extents: &[DynExtent], element: ElementType) -> String {
    let mut text = "tensor<".to_string();
    for extent in extents {
        match extent.get() {
            Some(extent) => text.push_str(&format!("{extent}x")),
            None => text.push_str("?x"),
        }
    }
    text.push_str(&element_name(element));
    let bounds = extents.iter().map(|extent| match extent.knowledge() {
        Knowledge::Bounded(bound) => bound.to_string(),
        _ => "?".to_string(),
    });
    if extents.iter().any(|extent| matches!(extent.knowledge(), Knowledge::Bounded(_))) {
        text.push_str(&format!(", #stablehlo.bounds<{}>", list(bounds)));
    }
    text.push('>');
    text
}

/// Writes elements in nested brackets.
pub(super) fn nested(elements: &[String], extents: &[usize]) -> String {
    match extents {
        [] => elements.first().cloned().unwrap_or_default(),
        _ if elements.is_empty() => String::new(),
        [extent, rest @ ..] => {
            let size = elements.len().checked_div(*extent).unwrap_or(1).max(1);
            format!("[{}]", list(elements.chunks(size).map(|chunk| nested(chunk, rest))))
        }
    }
}

/// Returns the operation that a reduction repeats.
pub(super) const fn combiner(reduction: Reduction) -> &'static str {
    match reduction {
        Reduction::Sum => "add",
        Reduction::Product => "multiply",
        Reduction::Max => "maximum",
        Reduction::Min => "minimum",
    }
}
