//! The rule: extents are compared with a pattern one after the other, at compile time and at run time.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "const fns on slices: positions are counted up to the lengths, axes up to the rank"
)]

use super::{
    HasExtents, PatternError,
    error::Mismatch,
    extents::{InContract, KnownArray, KnownValue, PatternedArrays, Values},
};
use crate::{message::Message, private::Always};

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
    Axis,
    /// The name of the extent of the axis, in front of its factors.
    Is(&'static str),
    /// A factor: a literal.
    Number(usize),
    /// A factor: a name.
    Name(&'static str),
    /// A factor: the next number in braces or in parentheses.
    Value,
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
    Axis,
    /// The name of the extent of the axis.
    Is(usize),
    /// A factor.
    Number(usize),
    /// The name of a factor.
    Name(usize),
    /// The number of a value.
    Value(usize),
}

const fn same(left: &str, right: &str) -> bool {
    let (left, right) = (left.as_bytes(), right.as_bytes());
    let mut at = 0;
    while at < left.len() && at < right.len() && left[at] == right[at] {
        at += 1;
    }
    at == left.len() && at == right.len()
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
        if matches!(items[at], Item::Value) {
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
                        Item::Any | Item::Axis if open => after += 1,
                        Item::Any | Item::Axis => before += 1,
                        _ => {}
                    }
                    next += 1;
                }
                Op::Array(before, after, open)
            }
            Item::Any => Op::Any,
            Item::Rest => Op::Rest,
            Item::Axis => Op::Axis,
            Item::Is(_) => Op::Is(slot(items, at).1),
            Item::Name(_) => Op::Name(slot(items, at).1),
            Item::Number(number) => Op::Number(number),
            Item::Value => {
                value += 1;
                Op::Value(value - 1)
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
    array: usize,
    axis: usize,
    is_from_end: bool,
    is: Compare,
}

/// What an extent is compared with. Names are bound in the order in which they are written, so which one is unknown is a constant.
#[derive(Clone, Copy, Debug)]
enum Compare {
    /// The name is bound to it, divided by the number.
    Bind { name: usize, factor: usize },
    /// It is that of the name.
    Same(usize),
    /// It is the number.
    Number(usize),
    /// It is the number with this position.
    Value(usize),
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
        (1, Item::Value) if end - begin == 1 => Compare::Value(values(items.split_at(begin).0)),
        _ => Compare::Product { begin, end },
    }
}

/// Returns how many comparisons a pattern has: one for each axis, and one for a name in front of its factors.
#[must_use]
pub const fn step_count(items: &[Item]) -> usize {
    let (mut count, mut at) = (0, 0);
    while at < items.len() {
        if matches!(items[at], Item::Axis | Item::Is(_)) {
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
            Item::Axis => {
                let (mut begin, mut end) = (at + 1, at + 1);
                if matches!(items[begin], Item::Is(_)) {
                    steps[next] = Step { array, axis, is_from_end, is: of_name(items, begin) };
                    (next, begin) = (next + 1, begin + 1);
                }
                while end < items.len()
                    && matches!(items[end], Item::Is(_) | Item::Number(_) | Item::Name(_) | Item::Value)
                {
                    end += 1;
                }
                steps[next] = Step { array, axis, is_from_end, is: of_factors(items, begin, end) };
                (next, axis) = (next + 1, axis + 1);
            }
            Item::Is(_) | Item::Number(_) | Item::Name(_) | Item::Value => {}
        }
        at += 1;
    }
    steps
}

/// Returns the steps of the last array but some, and its axes before `..`, after it, and whether there is `..`.
pub(super) const fn part<C: Pattern>(from_end: usize) -> (&'static [Step], usize, usize, bool) {
    let (mut arrays, mut at) = (0, 0);
    while at < C::OPS.len() {
        if matches!(C::OPS[at], Op::Array(..)) {
            arrays += 1;
        }
        at += 1;
    }
    let array = arrays - from_end;
    let (mut begin, mut end) = (0, 0);
    while end < C::STEPS.len() && C::STEPS[end].array <= array {
        if C::STEPS[end].array < array {
            begin += 1;
        }
        end += 1;
    }
    let (mut before, mut axes) = (0, (0, 0, false));
    at = 0;
    while at < C::OPS.len() {
        if let Op::Array(first, last, open) = C::OPS[at] {
            if before == array {
                axes = (first, last, open);
            }
            before += 1;
        }
        at += 1;
    }
    (C::STEPS.split_at(end).0.split_at(begin).1, axes.0, axes.1, axes.2)
}

/// Compares an array at run time, and binds names; the number of the array is a constant, so that this is a few comparisons. Returns
/// whether the array fits, as [`Matcher`] finds it.
#[inline(always)]
pub(super) fn fits<C: Pattern, X: HasExtents + ?Sized>(
    part: (&'static [Step], usize, usize, bool),
    array: &X,
    values: &[usize],
    names: &mut [usize],
) -> bool {
    let ((steps, before, after, open), Some(rank)) = (part, array.rank()) else { return false };
    if rank < before + after || rank > before + after && !open {
        return false;
    }
    for step in steps {
        let axis = if step.is_from_end { rank - after + step.axis } else { step.axis };
        let Some(extent) = array.extent(axis) else { return false };
        let is_equal = match step.is {
            Compare::Bind { name, factor } => {
                names[name] = extent / factor;
                extent.is_multiple_of(factor)
            }
            Compare::Same(name) => names[name] == extent,
            Compare::Number(number) => number == extent,
            Compare::Value(value) => values[value] == extent,
            Compare::Product { begin, end } => {
                is_product(&C::OPS[begin..end], &C::FIRST[begin..end], extent, values, names)
            }
        };
        if !is_equal {
            return false;
        }
    }
    true
}

/// Compares an extent with factors, one of which may be bound.
///
/// It is not inlined, so that the loop over axes is unrolled where they are names: rank 4 then takes 2 ns and not 20.
#[inline(never)]
fn is_product(ops: &[Op], first: &[bool], extent: usize, values: &[usize], names: &mut [usize]) -> bool {
    let (mut product, mut unknown) = (1_usize, None);
    for (at, op) in ops.iter().enumerate() {
        let factor = match *op {
            Op::Number(number) => number,
            Op::Value(value) => values[value],
            Op::Name(name) if first[at] => {
                unknown = Some(name);
                continue;
            }
            Op::Name(name) => names[name],
            Op::Array(..) | Op::Any | Op::Rest | Op::Axis | Op::Is(_) => continue,
        };
        product = product.saturating_mul(factor);
    }
    match unknown {
        None => product == extent,
        Some(name) if product != 0 && extent.is_multiple_of(product) => {
            names[name] = extent / product;
            true
        }
        Some(_) => false,
    }
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
            Item::Axis => unknown = "",
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
            Item::Any | Item::Is(_) | Item::Number(_) | Item::Name(_) | Item::Value => {}
        }
        at += 1;
    }
}

/// An extent that a name is bound to, and the array and the axis that have it.
#[derive(Clone, Copy, Debug)]
struct Bound {
    extent: Option<usize>,
    array: usize,
    axis: usize,
}

/// Compares extents with a pattern, and binds `D` names. An extent that is not known fits everything.
#[derive(Clone, Copy, Debug)]
pub struct Matcher<'a, const D: usize> {
    items: &'static [Item],
    ops: &'static [Op],
    values: &'a [Option<usize>],
    bound: [Bound; D],
    at: usize,
}

impl<'a, const D: usize> Matcher<'a, D> {
    const fn new(items: &'static [Item], ops: &'static [Op], values: &'a [Option<usize>]) -> Self {
        Self { items, ops, values, bound: [Bound { extent: None, array: 0, axis: 0 }; D], at: 0 }
    }

    /// Begins the next array, returns how many axes are before `..` and after it.
    const fn begin(&mut self, rank: usize) -> Result<(usize, usize), Mismatch> {
        let Op::Array(before, after, open) = self.ops[self.at] else { return Ok((0, 0)) };
        if rank < before + after || rank > before + after && !open {
            return Err(Mismatch::Rank { axes: before + after, open });
        }
        self.at += 1;
        Ok((before, after))
    }

    /// Compares the next axis.
    const fn axis(&mut self, array: usize, axis: usize, extent: Option<usize>) -> Result<(), Mismatch> {
        if matches!(self.ops[self.at], Op::Rest) {
            self.at += 1;
        }
        self.at += 1;
        if matches!(self.ops[self.at - 1], Op::Any) {
            return Ok(());
        }
        let (mut product, mut unknown, mut single, mut count) = (Some(1_usize), None, None, 0);
        while self.at < self.ops.len() {
            let factor = match self.ops[self.at] {
                Op::Is(name) => {
                    if let Err(mismatch) = self.bind(name, array, axis, extent) {
                        return Err(mismatch);
                    }
                    self.at += 1;
                    continue;
                }
                Op::Number(number) => Some(number),
                Op::Value(value) => self.values[value],
                Op::Name(name) => {
                    single = Some(name);
                    if self.bound[name].extent.is_none() && unknown.is_none() {
                        unknown = Some(name);
                        Some(1)
                    } else {
                        self.bound[name].extent
                    }
                }
                Op::Array(..) | Op::Any | Op::Rest | Op::Axis => break,
            };
            product = match (product, factor) {
                (Some(product), Some(factor)) => Some(product.saturating_mul(factor)),
                _ => None,
            };
            (self.at, count) = (self.at + 1, count + 1);
        }
        let (Some(product), Some(extent)) = (product, extent) else { return Ok(()) };
        match (unknown, single) {
            (None, Some(name)) if count == 1 => self.bind(name, array, axis, Some(extent)),
            (None, _) if product == extent => Ok(()),
            (None, _) => Err(Mismatch::Differs { expected: product }),
            (Some(_), _) if product == 0 && extent == 0 => Err(Mismatch::Undetermined),
            (Some(name), _) if product > 0 && extent.is_multiple_of(product) => {
                self.bind(name, array, axis, Some(extent / product))
            }
            (Some(_), _) => Err(Mismatch::Indivisible { factor: product }),
        }
    }

    /// Binds a name to an extent, or compares it.
    const fn bind(
        &mut self,
        name: usize,
        array: usize,
        axis: usize,
        extent: Option<usize>,
    ) -> Result<(), Mismatch> {
        let bound = self.bound[name];
        match (bound.extent, extent) {
            (Some(expected), Some(extent)) if expected != extent => {
                Err(Mismatch::Name { name, expected, array: bound.array, axis: bound.axis })
            }
            (None, Some(_)) => {
                self.bound[name] = Bound { extent, array, axis };
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Compares an array at run time, where each extent that is compared must be known.
    pub(super) fn array<X: HasExtents + ?Sized>(
        &mut self,
        number: usize,
        array: &X,
    ) -> Result<(), PatternError> {
        let fail = |matcher: &Self, axis, mismatch| {
            let rank = array.rank().unwrap_or(0);
            PatternError::new(matcher.items, number, axis, rank, |axis| array.extent(axis), mismatch)
        };
        let Some(rank) = array.rank() else { return Err(fail(self, 0, Mismatch::UnknownRank)) };
        let (before, after) = match self.begin(rank) {
            Ok(axes) => axes,
            Err(mismatch) => return Err(fail(self, 0, mismatch)),
        };
        for axis in (0..before).chain(rank - after..rank) {
            let extent = array.extent(axis);
            let is_needed = !matches!(self.ops[self.at], Op::Any);
            let compared = match extent {
                None if is_needed => Err(Mismatch::UnknownExtent),
                _ => self.axis(number, axis, extent),
            };
            if let Err(mismatch) = compared {
                return Err(fail(self, axis, mismatch));
            }
        }
        if matches!(self.ops.get(self.at), Some(Op::Rest)) {
            self.at += 1;
        }
        Ok(())
    }

    /// Compares what a type knows of an array. A name may be bound to an extent that no type knows, so only what is known is compared.
    #[track_caller]
    const fn known(&mut self, number: usize, extents: &[Option<usize>]) {
        let rank = extents.len();
        let (axis, mismatch) = match self.begin(rank) {
            Err(mismatch) => (0, mismatch),
            Ok((before, after)) => 'found: {
                let mut axis = 0;
                while axis < rank {
                    if (axis < before || axis >= rank - after)
                        && let Err(mismatch) = self.axis(number, axis, extents[axis])
                    {
                        break 'found (axis, mismatch);
                    }
                    axis += 1;
                }
                if self.at < self.ops.len() && matches!(self.ops[self.at], Op::Rest) {
                    self.at += 1;
                }
                return;
            }
        };
        PatternError::of_known(self.items, number, axis, extents, mismatch).message().fail();
    }

    /// Goes to the next array.
    const fn skip(&mut self) {
        self.at += 1;
        while self.at < self.ops.len() && !matches!(self.ops[self.at], Op::Array(..)) {
            self.at += 1;
        }
    }
}

/// A pattern as a type.
pub trait Pattern {
    /// The pattern as it is written.
    const ITEMS: &'static [Item];
    /// The pattern with numbers in place of names.
    const OPS: &'static [Op];
    /// Whether each item is the first of its name.
    const FIRST: &'static [bool];
    /// The axes that are compared.
    const STEPS: &'static [Step];
}

/// What the types of arrays and numbers know of a pattern.
struct Known<C, A, V, const D: usize, const K: usize>(core::marker::PhantomData<(C, A, V)>);

impl<C: Pattern, A: PatternedArrays, V: Values, const D: usize, const K: usize> Known<C, A, V, D, K> {
    /// Reports, in a build, extents in the type that do not fit.
    const FITS: () = {
        let (mut values, mut value, mut known) = ([None; K], 0, V::KNOWN);
        while let Some(&KnownValue { number, rest }) = known {
            values[value] = number;
            (value, known) = (value + 1, rest);
        }
        let (mut matcher, mut number, mut arrays) =
            (Matcher::<D>::new(C::ITEMS, C::OPS, &values), 0, A::KNOWN);
        while let Some(&KnownArray { extents, rest }) = arrays {
            match extents {
                Some(extents) => matcher.known(number, extents),
                None => matcher.skip(),
            }
            (number, arrays) = (number + 1, rest);
        }
    };
}

/// Compares arrays with a pattern of `D` names and `K` numbers in braces or in parentheses, returns what the names are bound to.
///
/// # Errors
///
/// [`PatternError`] with the first axis that does not fit.
#[inline]
pub fn compare<C: Pattern, const D: usize, const K: usize, A: InContract<Holds: Always>, V: Values>(
    arrays: A,
    values: V,
) -> Result<[usize; D], PatternError> {
    let () = Known::<C, A, V, D, K>::FITS;
    let (mut numbers, mut names) = ([0; K], [0; D]);
    values.write(&mut numbers);
    if arrays.fit::<C>(&numbers, &mut names) { Ok(names) } else { mismatch::<C, D, K, A>(&arrays, &numbers) }
}

/// The error of arrays that do not fit.
#[cold]
#[inline(never)]
fn mismatch<C: Pattern, const D: usize, const K: usize, A: PatternedArrays>(
    arrays: &A,
    numbers: &[usize; K],
) -> Result<[usize; D], PatternError> {
    let numbers = numbers.map(Some);
    let mut matcher = Matcher::<D>::new(C::ITEMS, C::OPS, &numbers);
    arrays.compare(0, &mut matcher)?;
    Ok(matcher.bound.map(|bound| bound.extent.unwrap_or(0)))
}
