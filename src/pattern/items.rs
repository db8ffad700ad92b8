//! A pattern as a flat list of items, as it is written and as it is compared.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "const fns on slices: positions are counted up to the lengths, axes up to the rank"
)]

use crate::message::{Message, same};

/// A part of a pattern, as it is written. A pattern is a flat list: an array, then its axes, each with its factors.
#[doc(hidden)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Item {
    /// The next array, and its pattern as text.
    Array(&'static str, &'static str),
    /// An axis of any extent.
    Any,
    /// Any axes.
    Rest,
    /// An axis whose extent is the product of the factors after it.
    Factors,
    /// The name of the extent of the axis, in front of its factors.
    Is(&'static str),
    /// A factor: a literal.
    Number(usize),
    /// A factor: a name.
    Name(&'static str),
    /// A factor: the next number in braces or in parentheses.
    Stated,
}

/// The same with numbers in place of names: an [`Item`] for the loop that compares.
#[derive(Clone, Copy, Debug)]
pub enum Op {
    /// The next array: so many axes before `..` and after it, and whether there is `..`.
    Array(usize, usize, bool),
    /// An axis of any extent.
    Any,
    /// Any axes.
    Rest,
    /// An axis.
    Factors,
    /// The name of the extent of the axis.
    Is(usize),
    /// A factor.
    Number(usize),
    /// The name of a factor.
    Name(usize),
    /// The number of a value.
    Stated(usize),
}

/// Returns how many different names there are before a position, and the number of the name at it.
pub(super) const fn slot(items: &[Item], position: usize) -> (usize, usize) {
    let (mut count, mut number, mut at) = (0, usize::MAX, 0);
    while at <= position && at < items.len() {
        if let Item::Is(name) | Item::Name(name) = items[at] {
            let mut before = 0;
            // The first position with this name.
            while !matches!(items[before], Item::Is(other) | Item::Name(other) if same(other, name)) {
                before += 1;
            }
            if at == position {
                number = if before == at { count } else { slot(items, before).1 };
            } else if before == at {
                count += 1;
            }
        }
        at += 1;
    }
    (count, number)
}

/// Returns how many different names a pattern has.
#[must_use]
pub const fn names(items: &[Item]) -> usize {
    slot(items, items.len()).0
}

/// Returns how many numbers in braces and in parentheses a pattern has.
#[must_use]
pub const fn values(items: &[Item]) -> usize {
    let (mut count, mut at) = (0, 0);
    while at < items.len() {
        if matches!(items[at], Item::Stated) {
            count += 1;
        }
        at += 1;
    }
    count
}

/// Returns the number of each name, in the order in which they are written.
#[must_use]
pub const fn slots<const S: usize>(items: &[Item]) -> [usize; S] {
    let (mut slots, mut next, mut at) = ([0; S], 0, 0);
    while at < items.len() {
        if matches!(items[at], Item::Is(_) | Item::Name(_)) {
            slots[next] = slot(items, at).1;
            next += 1;
        }
        at += 1;
    }
    slots
}

/// Returns the same pattern with numbers in place of names.
#[must_use]
pub const fn compile<const L: usize>(items: &[Item]) -> [Op; L] {
    let (mut ops, mut at, mut value) = ([Op::Any; L], 0, 0);
    while at < L {
        ops[at] = match items[at] {
            Item::Array(..) => {
                let (mut before, mut after, mut open, mut next) = (0, 0, false, at + 1);
                while next < L && !matches!(items[next], Item::Array(..)) {
                    match items[next] {
                        Item::Rest => open = true,
                        Item::Any | Item::Factors if open => after += 1,
                        Item::Any | Item::Factors => before += 1,
                        _ => {}
                    }
                    next += 1;
                }
                Op::Array(before, after, open)
            }
            Item::Any => Op::Any,
            Item::Rest => Op::Rest,
            Item::Factors => Op::Factors,
            Item::Is(_) => Op::Is(slot(items, at).1),
            Item::Name(_) => Op::Name(slot(items, at).1),
            Item::Number(number) => Op::Number(number),
            Item::Stated => {
                value += 1;
                Op::Stated(value - 1)
            }
        };
        at += 1;
    }
    ops
}

/// An axis that is compared: its number from the front, or from the end.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct Step {
    pub(super) array: usize,
    pub(super) axis: usize,
    pub(super) is_from_end: bool,
    pub(super) is: Compare,
}

/// What an extent is compared with. Names are bound in the order in which they are written, so which one is unknown is a constant.
#[derive(Clone, Copy, Debug)]
pub(super) enum Compare {
    /// The name is bound to it, divided by the number.
    Bind { name: usize, factor: usize },
    /// It is that of the name.
    Same(usize),
    /// It is the number.
    Number(usize),
    /// It is the number with this position.
    Stated(usize),
    /// It is the product of the factors from one position to another, one of which may be bound.
    Product { begin: usize, end: usize },
}

/// What a name in front of a product, or alone, is compared with.
const fn of_name(items: &[Item], position: usize) -> Compare {
    let (count, name) = slot(items, position);
    if count == name { Compare::Bind { name, factor: 1 } } else { Compare::Same(name) }
}

/// What the factors from one position to another are compared with.
const fn of_factors(items: &[Item], begin: usize, end: usize) -> Compare {
    let (mut factor, mut other, mut others, mut at) = (1_usize, begin, 0, begin);
    while at < end {
        if let Item::Number(number) = items[at] {
            factor = factor.saturating_mul(number);
        } else {
            (other, others) = (at, others + 1);
        }
        at += 1;
    }
    match (others, items[other]) {
        (0, _) => Compare::Number(factor),
        (1, Item::Name(_)) => match of_name(items, other) {
            Compare::Bind { name, .. } if factor > 0 => Compare::Bind { name, factor },
            same if end - begin == 1 => same,
            _ => Compare::Product { begin, end },
        },
        (1, Item::Stated) if end - begin == 1 => Compare::Stated(values(items.split_at(begin).0)),
        _ => Compare::Product { begin, end },
    }
}

/// Returns how many comparisons a pattern has: one for each axis, and one for a name in front of its factors.
#[must_use]
pub const fn step_count(items: &[Item]) -> usize {
    let (mut count, mut at) = (0, 0);
    while at < items.len() {
        if matches!(items[at], Item::Factors | Item::Is(_)) {
            count += 1;
        }
        at += 1;
    }
    count
}

/// Returns whether the name at a position is the first of its name.
const fn is_first(items: &[Item], position: usize) -> bool {
    let (count, number) = slot(items, position);
    count == number
}

/// Returns the axes of a pattern that are compared.
#[must_use]
pub const fn steps<const S: usize>(items: &[Item]) -> [Step; S] {
    let mut steps = [Step { array: 0, axis: 0, is_from_end: false, is: Compare::Number(0) }; S];
    let (mut at, mut next, mut array, mut axis, mut is_from_end) = (0, 0, usize::MAX, 0, false);
    while at < items.len() {
        match items[at] {
            Item::Array(..) => (array, axis, is_from_end) = (array.wrapping_add(1), 0, false),
            Item::Any => axis += 1,
            Item::Rest => (axis, is_from_end) = (0, true),
            Item::Factors => {
                let (mut begin, mut end) = (at + 1, at + 1);
                if matches!(items[begin], Item::Is(_)) {
                    steps[next] = Step { array, axis, is_from_end, is: of_name(items, begin) };
                    (next, begin) = (next + 1, begin + 1);
                }
                while end < items.len()
                    && matches!(items[end], Item::Is(_) | Item::Number(_) | Item::Name(_) | Item::Stated)
                {
                    end += 1;
                }
                steps[next] = Step { array, axis, is_from_end, is: of_factors(items, begin, end) };
                (next, axis) = (next + 1, axis + 1);
            }
            Item::Is(_) | Item::Number(_) | Item::Name(_) | Item::Stated => {}
        }
        at += 1;
    }
    steps
}

/// Returns whether each item of a pattern is the first of its name.
#[must_use]
pub const fn firsts<const L: usize>(items: &[Item]) -> [bool; L] {
    let (mut firsts, mut at) = ([false; L], 0);
    while at < L {
        firsts[at] = is_first(items, at);
        at += 1;
    }
    firsts
}

/// Checks that a pattern has at most one `..` for each array, and that each product has at most one name that is not bound before.
///
/// # Panics
///
/// With a message that names the mistake.
#[doc(hidden)]
#[track_caller]
pub const fn check(items: &[Item]) {
    let (mut at, mut rest, mut array, mut unknown) = (0, false, ("", ""), "");
    while at < items.len() {
        match items[at] {
            Item::Array(name, pattern) => {
                (rest, array) = (false, (name, pattern));
            }
            Item::Rest if rest => {
                let message =
                    Message::<256>::new().text("the pattern ").text(array.1).text(" of `").text(array.0);
                message.text("` has `..` twice: it stands for the remaining axes").fail();
            }
            Item::Rest => rest = true,
            Item::Factors => unknown = "",
            Item::Name(name) if is_first(items, at) => {
                if !unknown.is_empty() {
                    let message =
                        Message::<256>::new().text("neither `").text(unknown).text("` nor `").text(name);
                    let message = message
                        .text("` is bound before this product: one factor may be unknown, in the pattern ");
                    message.text(array.1).text(" of `").text(array.0).text("`").fail();
                }
                unknown = name;
            }
            Item::Name(name) if same(unknown, name) => {
                let message = Message::<256>::new()
                    .text("`")
                    .text(name)
                    .text("` is an unknown factor twice in one product: ");
                message
                    .text("one factor may be unknown, in the pattern ")
                    .text(array.1)
                    .text(" of `")
                    .text(array.0)
                    .text("`")
                    .fail();
            }
            Item::Any | Item::Is(_) | Item::Number(_) | Item::Name(_) | Item::Stated => {}
        }
        at += 1;
    }
}
