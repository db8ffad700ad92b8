//! The equation of [`einsum!`](crate::einsum!): a value that is known at compile time.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "const fns on slices: positions are counted up to the lengths"
)]

use crate::{
    contraction::Label,
    message::{Count, Message, same_word},
};

/// The labels of an equation. Axes are counted through all operands, those of the last operand first, because `einsum!` puts the axes of each operand in front of those before: the
/// *slot* of an axis is the number of axes before it in this list.
#[derive(Clone, Copy, Debug)]
pub struct Equation {
    operands: &'static [&'static [&'static str]],
    output: &'static [&'static str],
    product: Option<MatrixProduct>,
    dots: Option<Dots>,
}

/// An equation that is a product of two matrices, vectors or numbers: the operand that has the rows and the one that has the columns, and the axes
/// of the rows, of the terms of both, and of the columns. An axis that there is not has extent 1.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MatrixProduct {
    pub(crate) operands: [usize; 2],
    pub(crate) rows: Option<usize>,
    pub(crate) terms: [Option<usize>; 2],
    pub(crate) columns: Option<usize>,
}

impl MatrixProduct {
    /// The product that an equation is, if it is one: no label is in both operands and in the output, and as few as one of each kind.
    const fn of(operands: &[&[&str]], output: &[&str]) -> Option<Self> {
        let &[first, second] = operands else { return None };
        let operands = [first, second];
        // The axis that only one operand has, and the one that both have.
        let (mut own, mut terms, mut side) = ([None; 2], [None; 2], 0);
        while side < 2 {
            let mut axis = 0;
            while axis < operands[side].len() {
                let label = operands[side][axis];
                let counts = [count_in(operands[side], label), count_in(operands[1 - side], label)];
                let of = match (counts, count_in(output, label)) {
                    ([1, 0], 1) => &mut own[side],
                    ([1, 1], 0) => &mut terms[side],
                    _ => return None,
                };
                if of.is_some() {
                    return None;
                }
                *of = Some(axis);
                axis += 1;
            }
            side += 1;
        }
        // The rows are of the first axis of the output.
        let left = if output.len() == 2 && count_in(first, output[0]) == 0 { 1 } else { 0 };
        Some(Self {
            operands: [left, 1 - left],
            rows: own[left],
            terms: [terms[left], terms[1 - left]],
            columns: own[1 - left],
        })
    }
}

/// The most axes of the result of [`Dots`].
const MOST: usize = 4;

/// An equation of two operands in which each label of the output is in both, and one other label too: the products of rows of the one with rows of the other, as `b i d, b i d -> b i`. It
/// has the axis of each operand for each of the output, and the axes of the terms.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Dots {
    axes: [[usize; MOST]; 2],
    pub(crate) terms: [usize; 2],
    rank: usize,
}

impl Dots {
    /// The products of rows that an equation is, if it is that.
    const fn of(operands: &[&[&str]], output: &[&str]) -> Option<Self> {
        let &[first, second] = operands else { return None };
        let (operands, rank) = ([first, second], output.len());
        if rank == 0 || rank > MOST || first.len() != rank + 1 || second.len() != rank + 1 {
            return None;
        }
        let (mut axes, mut terms, mut side) = ([[0; MOST]; 2], [rank + 1; 2], 0);
        while side < 2 {
            let mut axis = 0;
            while axis <= rank {
                let label = operands[side][axis];
                match (
                    [count_in(operands[side], label), count_in(operands[1 - side], label)],
                    place_in(output, label),
                ) {
                    ([1, 1], Some(place)) => axes[side][place] = axis,
                    ([1, 1], None) if terms[side] > rank => terms[side] = axis,
                    _ => return None,
                }
                axis += 1;
            }
            side += 1;
        }
        Some(Self { axes, terms, rank })
    }

    /// The axes of both operands for each axis of the output, the last one first.
    pub(crate) fn axes(&self) -> impl Iterator<Item = [usize; 2]> {
        (0..self.rank).rev().map(|axis| self.axes.map(|axes| axes[axis]))
    }
}

const fn place_in(labels: &[&str], label: &str) -> Option<usize> {
    let mut at = 0;
    while at < labels.len() {
        if same_word(labels[at], label) {
            return Some(at);
        }
        at += 1;
    }
    None
}

const fn count_in(labels: &[&str], label: &str) -> usize {
    let (mut count, mut at) = (0, 0);
    while at < labels.len() {
        if same_word(labels[at], label) {
            count += 1;
        }
        at += 1;
    }
    count
}

/// The most operands that `einsum!` takes, the most axes that they have in all, and the greatest rank.
const OPERANDS: usize = 64;
const SLOTS: usize = 128;
const RANK: usize = 16;
/// A slot that no axis has.
pub(crate) const NO_SLOT: usize = 255;

impl Equation {
    /// Returns the equation of these labels.
    #[must_use]
    #[inline]
    pub const fn new(operands: &'static [&'static [&'static str]], output: &'static [&'static str]) -> Self {
        Self {
            operands,
            output,
            product: MatrixProduct::of(operands, output),
            dots: Dots::of(operands, output),
        }
    }

    /// Checks that no label occurs twice in the output, that there are so many operands, and the limits. It is called in a constant of its own: a mistake is one error,
    /// because the other constants that use the equation have values all the same. That an operand has each label of the output is a bound, which
    /// is not reported if an operand has another number of labels.
    ///
    /// # Panics
    ///
    /// With a message that names the mistake.
    #[track_caller]
    pub const fn check(&self, given: usize) {
        let Self { operands, output, .. } = *self;
        if operands.len() != given {
            let message = Message::<96>::new().text("the equation has labels for ");
            let message = message.count(Count(operands.len(), "operand", "operands")).text(", and ");
            let message = message.count(Count(given, "is given", "are given"));
            message.fail();
        }
        if given > OPERANDS {
            above("the equation has ", given, " operands: `einsum!` takes ", OPERANDS);
        }
        let axes = self.axes_from(0);
        if axes > SLOTS {
            above("the operands have ", axes, " axes in all: `einsum!` takes ", SLOTS);
        }
        let mut at = 0;
        while at < output.len() {
            let message = Message::<128>::new().text("label `").text(output[at]);
            let mut before = 0;
            while before < at {
                if same_word(output[before], output[at]) {
                    message.text("` occurs twice in the output").fail();
                }
                before += 1;
            }
            at += 1;
        }
    }

    /// Returns how many axes the operands from this one on have.
    const fn axes_from(&self, mut operand: usize) -> usize {
        let mut axes = 0;
        while operand < self.operands.len() {
            axes += self.operands[operand].len();
            operand += 1;
        }
        axes
    }

    /// Returns the axis that has a label for the `nth` time, and its operand.
    const fn find(&self, label: &str, nth: usize) -> Option<(usize, usize)> {
        let (mut met, mut operand) = (0, 0);
        while operand < self.operands.len() {
            let mut axis = 0;
            while axis < self.operands[operand].len() {
                if same_word(self.operands[operand][axis], label) {
                    if met == nth {
                        return Some((operand, axis));
                    }
                    met += 1;
                }
                axis += 1;
            }
            operand += 1;
        }
        None
    }

    /// Returns the label of an axis; an empty one if there is no such axis, which `new` reports.
    #[inline]
    const fn label(&self, operand: usize, axis: usize) -> &'static str {
        if operand < self.operands.len() && axis < self.operands[operand].len() {
            self.operands[operand][axis]
        } else {
            ""
        }
    }

    /// Returns which axes have the same label. An equation above the limits has a table as well: its mistake is an error of [`check`](Self::check).
    #[must_use]
    pub const fn same_labels(&self) -> SameLabels {
        let mut labels = SameLabels {
            slots: [NO_SLOT; OPERANDS],
            first_operands: [0; SLOTS],
            first_slots: [NO_SLOT; SLOTS],
            counts: [0; RANK],
            occurrences: [NO_SLOT; 4 * RANK],
        };
        let mut slot = self.axes_from(0);
        if slot > SLOTS {
            return labels;
        }
        let mut operand = 0;
        while operand < self.operands.len() && operand < OPERANDS {
            slot -= self.operands[operand].len();
            labels.slots[operand] = slot;
            let mut axis = 0;
            while axis < self.operands[operand].len() {
                if let Some((first, of_first)) = self.find(self.operands[operand][axis], 0) {
                    labels.first_operands[slot + axis] = first;
                    labels.first_slots[slot + axis] = labels.slots[first] + of_first;
                }
                axis += 1;
            }
            operand += 1;
        }
        let mut axis = 0;
        while axis < self.output.len() && axis < RANK {
            let mut count = 0;
            while count < 4
                && let Some((operand, of_operand)) = self.find(self.output[axis], count)
            {
                labels.occurrences[4 * axis + count] = labels.slot(operand, of_operand);
                count += 1;
            }
            labels.counts[axis] = count;
            axis += 1;
        }
        labels
    }

    /// Returns the labels of each operand, as numbers: that of the first axis that has the label, counted through all operands.
    #[inline]
    pub(crate) fn numbers(&self, labels: &[&'static str]) -> impl Iterator<Item = usize> {
        let number = |(operand, axis)| self.axes_from(0) - self.axes_from(operand) + axis;
        labels.iter().map(move |label| self.find(label, 0).map_or(usize::MAX, number))
    }

    /// Returns the product that the equation is, if it is one.
    #[inline]
    pub(crate) const fn product(&self) -> Option<MatrixProduct> {
        self.product
    }

    /// Returns the products of rows that the equation is, if it is that.
    #[inline]
    pub(crate) const fn dots(&self) -> Option<&Dots> {
        self.dots.as_ref()
    }

    /// Returns the labels of the operands.
    #[inline]
    pub(crate) const fn operands(&self) -> &'static [&'static [&'static str]] {
        self.operands
    }

    /// Returns the labels of the output.
    #[inline]
    pub(crate) const fn output(&self) -> &'static [&'static str] {
        self.output
    }

    /// Returns the name of the label of an axis.
    #[inline]
    pub(crate) const fn name(&self, operand: usize, axis: usize) -> Label {
        Label::Word(self.label(operand, axis))
    }
}

/// Fails with a number that is above a limit.
#[track_caller]
const fn above(has: &str, number: usize, takes: &str, most: usize) -> ! {
    Message::<128>::new().text(has).number(number).text(takes).number(most).text(" at most").fail()
}

/// Which axes of an [`Equation`] have the same label: found once, as the compiler interprets each constant that `einsum!` takes from it.
#[derive(Clone, Copy, Debug)]
pub struct SameLabels {
    /// The slot of the first axis of each operand.
    slots: [usize; OPERANDS],
    /// For the axis at each slot, the operand and the slot of the first axis with its label. Arrays of numbers: the compiler checks each element of other constants.
    first_operands: [usize; SLOTS],
    first_slots: [usize; SLOTS],
    /// How many axes have the label of each axis of the output, counted up to 4, and their slots.
    counts: [usize; RANK],
    occurrences: [usize; 4 * RANK],
}

impl SameLabels {
    /// Returns the slot of an axis; one that no axis has if there is no such operand.
    #[must_use]
    pub const fn slot(&self, operand: usize, axis: usize) -> usize {
        let slot = if operand < OPERANDS { self.slots[operand] + axis } else { NO_SLOT };
        if slot < SLOTS { slot } else { NO_SLOT }
    }

    /// Returns the slot of the first axis that has the label of this axis; a slot that no axis has if this axis is the first.
    #[must_use]
    pub const fn first_slot(&self, operand: usize, axis: usize) -> usize {
        let slot = self.slot(operand, axis);
        if slot == NO_SLOT || self.first_slots[slot] == slot { NO_SLOT } else { self.first_slots[slot] }
    }

    /// Returns the first operand that has the label of this axis.
    #[must_use]
    pub const fn first_operand(&self, operand: usize, axis: usize) -> usize {
        let slot = self.slot(operand, axis);
        if slot == NO_SLOT { operand } else { self.first_operands[slot] }
    }

    /// Returns how many axes have the label of an axis of the output, counted up to 4; 1 if the equation is above a limit, so that only this is reported.
    #[must_use]
    pub const fn occurrences(&self, axis: usize) -> usize {
        if self.slots[0] == NO_SLOT { 1 } else { self.counts[axis] }
    }

    /// Returns the slot of the axis that has the label of an axis of the output for the `nth` time.
    #[must_use]
    pub const fn occurrence(&self, axis: usize, nth: usize) -> usize {
        self.occurrences[4 * axis + nth]
    }
}
