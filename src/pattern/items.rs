//! A pattern as a flat list of items, as it is written and as it is compared.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "const fns on slices: positions are counted up to the lengths, axes up to the rank"
)]

use crate::message::{Message, same_word as same};

/// A part of the pattern of an axis, as the macro reads it.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub enum PatternPart {
    /// A literal.
    Number(usize),
    /// A name.
    Name(&'static str),
    /// A name that no variable can have.
    Keyword(&'static str),
    /// A number in braces or in parentheses.
    Stated,
}

/// The pattern of an axis, as the macro reads it.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct PatternAxis {
    kind: ItemKind,
    parts: &'static [PatternPart],
}

#[derive(Clone, Copy, Debug)]
enum ItemKind {
    Any,
    Rest,
    /// A product.
    Product,
    /// The first part is the name of the extent, the others are its factors.
    Named,
}

impl PatternAxis {
    /// `_`.
    pub const ANY: Self = Self { kind: ItemKind::Any, parts: &[] };
    /// `..`.
    pub const REST: Self = Self { kind: ItemKind::Rest, parts: &[] };

    /// Returns the pattern that is a product.
    #[must_use]
    pub const fn product(parts: &'static [PatternPart]) -> Self {
        Self { kind: ItemKind::Product, parts }
    }

    /// Returns the pattern that is a name and a product.
    #[must_use]
    pub const fn named(parts: &'static [PatternPart]) -> Self {
        Self { kind: ItemKind::Named, parts }
    }

    /// Returns how many words and numbers it is written with.
    const fn part_count(&self) -> usize {
        match self.kind {
            ItemKind::Any | ItemKind::Rest => 1,
            ItemKind::Product | ItemKind::Named => self.parts.len(),
        }
    }
}

/// An array of a contract, as the macro reads it: its name, its pattern as text, and its axes.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct PatternArray {
    pub name: &'static str,
    pub pattern: &'static str,
    pub axes: &'static [PatternAxis],
}

/// The most words and numbers of a contract.
const PARTS: usize = 256;

/// Returns how many words and numbers the patterns of a contract have.
#[must_use]
pub const fn parts(arrays: &[PatternArray]) -> usize {
    let (mut count, mut array) = (0, 0);
    while array < arrays.len() {
        let mut axis = 0;
        while axis < arrays[array].axes.len() {
            count += arrays[array].axes[axis].part_count();
            axis += 1;
        }
        array += 1;
    }
    count
}

/// Returns how many items the flat list of a contract has; none if it is above the limit, which [`check`] reports.
#[must_use]
pub const fn count(arrays: &[PatternArray]) -> usize {
    if parts(arrays) > PARTS {
        return 0;
    }
    let (mut count, mut array) = (0, 0);
    while array < arrays.len() {
        let mut axis = 0;
        while axis < arrays[array].axes.len() {
            count += 1 + arrays[array].axes[axis].parts.len();
            axis += 1;
        }
        (array, count) = (array + 1, count + 1);
    }
    count
}

/// The different names of a contract so far.
struct ContractNames<const L: usize> {
    words: [&'static str; L],
    count: usize,
}

impl<const L: usize> ContractNames<L> {
    /// Returns a word with its number.
    const fn numbered(&mut self, word: &'static str) -> PatternName {
        let mut number = 0;
        while number < self.count {
            if same(self.words[number], word) {
                return PatternName { word, number, is_first: false };
            }
            number += 1;
        }
        self.words[number] = word;
        self.count += 1;
        PatternName { word, number, is_first: true }
    }
}

/// Returns the flat list of a contract. See [`expect_shape!`](crate::expect_shape!).
#[must_use]
pub const fn flat<const L: usize>(arrays: &[PatternArray]) -> [ContractItem; L] {
    let (mut items, mut at, mut array, mut position) = ([ContractItem::Any; L], 0, 0, 0);
    let mut names = ContractNames { words: [""; L], count: 0 };
    while array < arrays.len() && L > 0 {
        let PatternArray { name, pattern, axes } = arrays[array];
        items[at] = ContractItem::Array(name, pattern);
        (at, array) = (at + 1, array + 1);
        let mut axis = 0;
        while axis < axes.len() {
            let PatternAxis { kind, parts } = axes[axis];
            items[at] = match kind {
                ItemKind::Any => ContractItem::Any,
                ItemKind::Rest => ContractItem::Rest,
                ItemKind::Product | ItemKind::Named => ContractItem::Factors,
            };
            (at, axis) = (at + 1, axis + 1);
            let mut part = 0;
            while part < parts.len() {
                items[at] = match parts[part] {
                    PatternPart::Name(name) | PatternPart::Keyword(name)
                        if part == 0 && matches!(kind, ItemKind::Named) =>
                    {
                        ContractItem::Is(names.numbered(name))
                    }
                    PatternPart::Name(name) | PatternPart::Keyword(name) => {
                        ContractItem::Name(names.numbered(name))
                    }
                    PatternPart::Number(number) => ContractItem::Number(number),
                    PatternPart::Stated => ContractItem::Stated(position + part),
                };
                (at, part) = (at + 1, part + 1);
            }
            position += axes[axis - 1].part_count();
        }
    }
    items
}

/// A part of a pattern. A pattern is a flat list: an array, then its axes, each with its factors.
#[doc(hidden)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ContractItem {
    /// The next array, and its pattern as text.
    Array(&'static str, &'static str),
    /// An axis of any extent.
    Any,
    /// Any axes.
    Rest,
    /// An axis whose extent is the product of the factors after it.
    Factors,
    /// The name of the extent of the axis, in front of its factors.
    Is(PatternName),
    /// A factor: a literal.
    Number(usize),
    /// A factor: a name.
    Name(PatternName),
    /// A factor: the number in braces or in parentheses that is this part of the contract.
    Stated(usize),
}

/// A name of a contract. Each has a number, which is found once: to compare the words of many would take the compiler long.
#[doc(hidden)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PatternName {
    pub(super) word: &'static str,
    /// How many other names are before its first occurrence.
    pub(super) number: usize,
    pub(super) is_first: bool,
}

/// The same with numbers in place of names: an [`ContractItem`] for the loop that compares.
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

/// Returns how many different names a pattern has.
#[must_use]
pub const fn names(items: &[ContractItem]) -> usize {
    let (mut count, mut at) = (0, 0);
    while at < items.len() {
        if is_first(items, at) {
            count += 1;
        }
        at += 1;
    }
    count
}

/// Returns how many parts there are up to the last number in braces or in parentheses.
#[must_use]
pub const fn values(items: &[ContractItem]) -> usize {
    let (mut count, mut at) = (0, 0);
    while at < items.len() {
        if let ContractItem::Stated(part) = items[at] {
            count = part + 1;
        }
        at += 1;
    }
    count
}

/// Returns the number of the name of each part, in the order in which they are written; of one that is not a name, a number that no name has.
#[must_use]
pub const fn slots<const S: usize>(items: &[ContractItem]) -> [usize; S] {
    let (mut slots, mut next, mut at) = ([usize::MAX; S], 0, 0);
    while at < items.len() {
        if let ContractItem::Is(name) | ContractItem::Name(name) = items[at] {
            slots[next] = name.number;
        }
        if !matches!(items[at], ContractItem::Array(..) | ContractItem::Factors) {
            next += 1;
        }
        at += 1;
    }
    slots
}

/// Returns the same pattern with numbers in place of names.
#[must_use]
pub const fn compile<const L: usize>(items: &[ContractItem]) -> [Op; L] {
    let (mut ops, mut at) = ([Op::Any; L], 0);
    while at < L {
        ops[at] = match items[at] {
            ContractItem::Array(..) => {
                let (mut before, mut after, mut open, mut next) = (0, 0, false, at + 1);
                while next < L && !matches!(items[next], ContractItem::Array(..)) {
                    match items[next] {
                        ContractItem::Rest => open = true,
                        ContractItem::Any | ContractItem::Factors if open => after += 1,
                        ContractItem::Any | ContractItem::Factors => before += 1,
                        _ => {}
                    }
                    next += 1;
                }
                Op::Array(before, after, open)
            }
            ContractItem::Any => Op::Any,
            ContractItem::Rest => Op::Rest,
            ContractItem::Factors => Op::Factors,
            ContractItem::Is(name) => Op::Is(name.number),
            ContractItem::Name(name) => Op::Name(name.number),
            ContractItem::Number(number) => Op::Number(number),
            ContractItem::Stated(part) => Op::Stated(part),
        };
        at += 1;
    }
    ops
}

/// An axis that is compared: its number from the front, or from the end.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct ComparedAxis {
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

/// A product of known factors, which may be above all extents. Then it is equal to none and divides 0 only.
#[derive(Clone, Copy, Debug)]
pub(super) enum Factors {
    Of(usize),
    Above,
}

impl Factors {
    /// The product of no factors.
    pub(super) const NONE: Self = Self::Of(1);

    /// Returns the product with one more factor.
    pub(super) const fn times(self, factor: usize) -> Self {
        match self {
            Self::Above if factor > 0 => Self::Above,
            Self::Above => Self::Of(0),
            Self::Of(product) => match product.checked_mul(factor) {
                Some(product) => Self::Of(product),
                None => Self::Above,
            },
        }
    }

    /// Returns the other factor of an extent, if there is one alone.
    pub(super) const fn other(self, extent: usize) -> Option<usize> {
        match self {
            Self::Of(product) if product > 0 && extent.is_multiple_of(product) => Some(extent / product),
            Self::Above if extent == 0 => Some(0),
            _ => None,
        }
    }
}

/// What a name in front of a product, or alone, is compared with.
const fn of_name(name: PatternName) -> Compare {
    if name.is_first { Compare::Bind { name: name.number, factor: 1 } } else { Compare::Same(name.number) }
}

/// What the factors from one position to another are compared with.
const fn of_factors(items: &[ContractItem], begin: usize, end: usize) -> Compare {
    let (mut factor, mut other, mut others, mut at) = (Factors::NONE, begin, 0, begin);
    while at < end {
        if let ContractItem::Number(number) = items[at] {
            factor = factor.times(number);
        } else {
            (other, others) = (at, others + 1);
        }
        at += 1;
    }
    let Factors::Of(factor) = factor else { return Compare::Product { begin, end } };
    match (others, items[other]) {
        (0, _) => Compare::Number(factor),
        (1, ContractItem::Name(name)) => match of_name(name) {
            Compare::Bind { name, .. } if factor > 0 => Compare::Bind { name, factor },
            same if end - begin == 1 => same,
            _ => Compare::Product { begin, end },
        },
        (1, ContractItem::Stated(part)) if end - begin == 1 => Compare::Stated(part),
        _ => Compare::Product { begin, end },
    }
}

/// Returns how many comparisons a pattern has: one for each axis, and one for a name in front of its factors.
#[must_use]
pub const fn step_count(items: &[ContractItem]) -> usize {
    let (mut count, mut at) = (0, 0);
    while at < items.len() {
        if matches!(items[at], ContractItem::Factors | ContractItem::Is(_)) {
            count += 1;
        }
        at += 1;
    }
    count
}

/// Returns whether there is a name at a position, and it is the first of its name.
const fn is_first(items: &[ContractItem], position: usize) -> bool {
    matches!(items[position], ContractItem::Is(name) | ContractItem::Name(name) if name.is_first)
}

/// Returns the axes of a pattern that are compared. See [`expect_shape!`](crate::expect_shape!).
#[must_use]
pub const fn steps<const S: usize>(items: &[ContractItem]) -> [ComparedAxis; S] {
    let mut steps = [ComparedAxis { array: 0, axis: 0, is_from_end: false, is: Compare::Number(0) }; S];
    let (mut at, mut next, mut array, mut axis, mut is_from_end) = (0, 0, usize::MAX, 0, false);
    while at < items.len() {
        match items[at] {
            ContractItem::Array(..) => (array, axis, is_from_end) = (array.wrapping_add(1), 0, false),
            ContractItem::Any => axis += 1,
            ContractItem::Rest => (axis, is_from_end) = (0, true),
            ContractItem::Factors => {
                let (mut begin, mut end) = (at + 1, at + 1);
                if let ContractItem::Is(name) = items[begin] {
                    steps[next] = ComparedAxis { array, axis, is_from_end, is: of_name(name) };
                    (next, begin) = (next + 1, begin + 1);
                }
                while end < items.len()
                    && matches!(
                        items[end],
                        ContractItem::Is(_)
                            | ContractItem::Number(_)
                            | ContractItem::Name(_)
                            | ContractItem::Stated(_)
                    )
                {
                    end += 1;
                }
                steps[next] = ComparedAxis { array, axis, is_from_end, is: of_factors(items, begin, end) };
                (next, axis) = (next + 1, axis + 1);
            }
            ContractItem::Is(_)
            | ContractItem::Number(_)
            | ContractItem::Name(_)
            | ContractItem::Stated(_) => {}
        }
        at += 1;
    }
    steps
}

/// Returns whether each item of a pattern is the first of its name.
#[must_use]
pub const fn firsts<const L: usize>(items: &[ContractItem]) -> [bool; L] {
    let (mut firsts, mut at) = ([false; L], 0);
    while at < L {
        firsts[at] = is_first(items, at);
        at += 1;
    }
    firsts
}

/// Checks that a pattern has at most one `..` for each array, that each product has at most one name that is not bound before, the limits, and that names which are bound can be variables.
///
/// # Panics
///
/// With a message that names the mistake.
#[doc(hidden)]
#[track_caller]
pub const fn check(arrays: &[PatternArray], items: &[ContractItem], binds: bool) {
    let parts = parts(arrays);
    if parts > PARTS {
        let message = Message::<128>::new().text("the patterns of a contract have ").number(parts);
        message.text(" names and numbers: ").number(PARTS).text(" at most").fail();
    }
    let mut number = 0;
    while binds && number < arrays.len() {
        let (axes, mut axis) = (arrays[number].axes, 0);
        while axis < axes.len() {
            let mut part = 0;
            while part < axes[axis].parts.len() {
                if let PatternPart::Keyword(name) = axes[axis].parts[part] {
                    let message = Message::<256>::new().text("`").text(name);
                    let message =
                        message.text("` is a keyword, and the names of a contract are variables: write ");
                    match name.as_bytes() {
                        b"self" | b"Self" | b"super" | b"crate" | b"true" | b"false" => {
                            message.text("another name").fail()
                        }
                        _ => message.text("`r#").text(name).text("`").fail(),
                    }
                }
                part += 1;
            }
            axis += 1;
        }
        number += 1;
    }
    let (mut at, mut rest, mut array, mut unknown) = (0, false, ("", ""), "");
    while at < items.len() {
        match items[at] {
            ContractItem::Array(name, pattern) => {
                (rest, array) = (false, (name, pattern));
            }
            ContractItem::Rest if rest => {
                let message =
                    Message::<256>::new().text("the pattern ").text(array.1).text(" of `").text(array.0);
                message.text("` has `..` twice: it stands for the remaining axes").fail();
            }
            ContractItem::Rest => rest = true,
            ContractItem::Factors => unknown = "",
            ContractItem::Name(name) if name.is_first => {
                if !unknown.is_empty() {
                    let message =
                        Message::<256>::new().text("neither `").text(unknown).text("` nor `").text(name.word);
                    let message = message
                        .text("` is bound before this product: one factor may be unknown, in the pattern ");
                    message.text(array.1).text(" of `").text(array.0).text("`").fail();
                }
                unknown = name.word;
            }
            ContractItem::Name(name) if same(unknown, name.word) => {
                let message = Message::<256>::new()
                    .text("`")
                    .text(name.word)
                    .text("` is an unknown factor twice in one product: ");
                message
                    .text("one factor may be unknown, in the pattern ")
                    .text(array.1)
                    .text(" of `")
                    .text(array.0)
                    .text("`")
                    .fail();
            }
            ContractItem::Any
            | ContractItem::Is(_)
            | ContractItem::Number(_)
            | ContractItem::Name(_)
            | ContractItem::Stated(_) => {}
        }
        at += 1;
    }
}
