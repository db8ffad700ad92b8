//! Names of extents in a contract: the variable of a pattern is one name of extents, as far as the types know.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "const fns on slices: positions are counted up to the lengths, axes up to the rank"
)]

use super::{
    ContractItem,
    extents::KnownArray,
    items::Compare,
    rule::{Pattern, part},
};
use crate::{extent::NameText, message::Message};

/// Where a variable has its first name of extents.
#[derive(Clone, Copy)]
struct FirstNamed {
    name: Option<NameText>,
    array: usize,
    axis: usize,
}

/// Reports, in a build, a variable of a pattern that is bound to extents of two names.
#[track_caller]
pub(super) const fn compare<C: Pattern, const D: usize>(mut arrays: Option<&KnownArray>, count: usize) {
    let (mut first, mut array) = ([FirstNamed { name: None, array: 0, axis: 0 }; D], 0);
    while let Some(&KnownArray { names, rest, .. }) = arrays {
        if !names.is_empty() {
            let (steps, before, after, _) = part::<C>(count - array);
            let mut at = 0;
            while at < steps.len() {
                let step = steps[at];
                // Another rank is reported before.
                let fits = before + after <= names.len();
                if let Compare::Bind { name, factor: 1 } | Compare::Same(name) = step.is
                    && fits
                {
                    let axis = if step.is_from_end { names.len() - after + step.axis } else { step.axis };
                    match (first[name].name, names[axis]) {
                        (None, found) => first[name] = FirstNamed { name: found, array, axis },
                        (Some(expected), Some(found)) if !found.is(expected) => {
                            report::<C>(name, (axis, array, found), (first[name], expected));
                        }
                        _ => {}
                    }
                }
                at += 1;
            }
        }
        (array, arrays) = (array + 1, rest);
    }
}

/// Reports the two names.
#[track_caller]
const fn report<C: Pattern>(
    variable: usize,
    (axis, array, found): (usize, usize, NameText),
    (first, expected): (FirstNamed, NameText),
) {
    let message =
        Message::<256>::new().text("axis ").number(axis).text(" of `").text(array_of(C::ITEMS, array));
    let message =
        message.text("` has extent `").text(found.as_str()).text("`; `").text(word(C::ITEMS, variable));
    let message = message.text("` is `").text(expected.as_str()).text("` by axis ").number(first.axis);
    message.text(" of `").text(array_of(C::ITEMS, first.array)).text("`").fail()
}

/// The array with this number, as the contract names it.
const fn array_of(items: &[ContractItem], number: usize) -> &'static str {
    let (mut at, mut before) = (0, 0);
    while at < items.len() {
        if let ContractItem::Array(name, _) = items[at] {
            if before == number {
                return name;
            }
            before += 1;
        }
        at += 1;
    }
    ""
}

/// The variable with this number.
const fn word(items: &[ContractItem], number: usize) -> &'static str {
    let mut at = 0;
    while at < items.len() {
        if let ContractItem::Is(name) | ContractItem::Name(name) = items[at]
            && name.number == number
        {
            return name.word;
        }
        at += 1;
    }
    ""
}
