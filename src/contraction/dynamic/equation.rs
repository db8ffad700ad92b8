//! The equation of [`einsum!`](crate::einsum!): a value that is known at compile time.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "const fns on slices: positions are counted up to the lengths"
)]

use crate::{
    contraction::Label,
    message::{Count, Message, same},
};

/// The labels of an equation. Axes are counted through all operands: the *slot* of an axis is the number of axes before it.
#[derive(Clone, Copy, Debug)]
pub struct Equation {
    operands: &'static [&'static [&'static str]],
    output: &'static [&'static str],
    product: Option<Product>,
}

/// An equation that is a product of two matrices, vectors or numbers: the operand that has the rows and the one that has the columns, and the axes
/// of the rows, of the terms of both, and of the columns. An axis that there is not has extent 1.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Product {
    pub(crate) operands: [usize; 2],
    pub(crate) rows: Option<usize>,
    pub(crate) terms: [Option<usize>; 2],
    pub(crate) columns: Option<usize>,
}

impl Product {
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

const fn count_in(labels: &[&str], label: &str) -> usize {
    let (mut count, mut at) = (0, 0);
    while at < labels.len() {
        if same(labels[at], label) {
            count += 1;
        }
        at += 1;
    }
    count
}

/// A slot that no axis has.
pub(super) const NO_SLOT: usize = 64;

impl Equation {
    /// Returns the equation of these labels.
    #[must_use]
    #[inline]
    pub const fn new(operands: &'static [&'static [&'static str]], output: &'static [&'static str]) -> Self {
        Self { operands, output, product: Product::of(operands, output) }
    }

    /// Checks that no label occurs twice in the output, and that there are so many operands. It is called in a constant of its own: a mistake is one error,
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
        let mut at = 0;
        while at < output.len() {
            let message = Message::<128>::new().text("label `").text(output[at]);
            let mut before = 0;
            while before < at {
                if same(output[before], output[at]) {
                    message.text("` occurs twice in the output").fail();
                }
                before += 1;
            }
            at += 1;
        }
    }

    /// Returns the operand and the slot of the axis that has a label for the `nth` time.
    const fn find(&self, label: &str, nth: usize) -> Option<(usize, usize)> {
        let (mut met, mut slot, mut operand) = (0, 0, 0);
        while operand < self.operands.len() {
            let mut axis = 0;
            while axis < self.operands[operand].len() {
                if same(self.operands[operand][axis], label) {
                    if met == nth {
                        return Some((operand, slot));
                    }
                    met += 1;
                }
                (axis, slot) = (axis + 1, slot + 1);
            }
            operand += 1;
        }
        None
    }

    /// Returns the slot of an axis.
    #[must_use]
    #[inline]
    pub const fn slot(&self, operand: usize, axis: usize) -> usize {
        let (mut slot, mut before) = (axis, 0);
        while before < operand && before < self.operands.len() {
            slot += self.operands[before].len();
            before += 1;
        }
        slot
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

    /// Returns which axes have the same label.
    #[must_use]
    pub const fn same_labels(&self) -> SameLabels {
        let mut labels = SameLabels {
            before: [0; OPERANDS],
            firsts: [(0, NO_SLOT); NO_SLOT],
            outputs: [(0, [NO_SLOT; 4]); AXES],
        };
        let (mut slot, mut operand) = (0, 0);
        while operand < self.operands.len() && operand < OPERANDS {
            labels.before[operand] = slot;
            let mut axis = 0;
            while axis < self.operands[operand].len() && slot < NO_SLOT {
                if let Some(first) = self.find(self.operands[operand][axis], 0) {
                    labels.firsts[slot] = first;
                }
                (axis, slot) = (axis + 1, slot + 1);
            }
            operand += 1;
        }
        let mut axis = 0;
        while axis < self.output.len() && axis < AXES {
            let (count, at) = &mut labels.outputs[axis];
            while *count < at.len() {
                match self.find(self.output[axis], *count) {
                    Some((_, slot)) => at[*count] = slot,
                    None => break,
                }
                *count += 1;
            }
            axis += 1;
        }
        labels
    }

    /// Returns the labels of each operand, as numbers: the slot of the first axis that has the label.
    #[inline]
    pub(crate) fn numbers(&self, labels: &[&'static str]) -> impl Iterator<Item = usize> {
        labels.iter().map(|label| self.find(label, 0).map_or(NO_SLOT, |(_, slot)| slot))
    }

    /// Returns the product that the equation is, if it is one.
    #[inline]
    pub(crate) const fn product(&self) -> Option<Product> {
        self.product
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

/// The most operands, and the most axes of each and of the output, that `einsum!` numbers.
const OPERANDS: usize = 12;
const AXES: usize = 16;

/// Which axes of an [`Equation`] have the same label: found once, as the compiler interprets each constant that `einsum!` takes from it.
#[derive(Clone, Copy, Debug)]
pub struct SameLabels {
    /// The slot of the first axis of each operand.
    before: [usize; OPERANDS],
    /// The operand and the slot of the first axis with the label of each axis.
    firsts: [(usize, usize); NO_SLOT],
    /// How many axes have the label of each axis of the output, counted up to 4, and their slots.
    outputs: [(usize, [usize; 4]); AXES],
}

impl SameLabels {
    /// Returns the slot of an axis.
    #[must_use]
    pub const fn slot(&self, operand: usize, axis: usize) -> usize {
        self.before[operand] + axis
    }

    /// Returns the slot of the first axis that has the label of this axis; a slot that no axis has if this axis is the first.
    #[must_use]
    pub const fn first_slot(&self, operand: usize, axis: usize) -> usize {
        let slot = self.slot(operand, axis);
        if slot >= NO_SLOT || self.firsts[slot].1 == slot { NO_SLOT } else { self.firsts[slot].1 }
    }

    /// Returns the first operand that has the label of this axis.
    #[must_use]
    pub const fn first_operand(&self, operand: usize, axis: usize) -> usize {
        let slot = self.slot(operand, axis);
        if slot >= NO_SLOT { operand } else { self.firsts[slot].0 }
    }

    /// Returns how many axes have the label of an axis of the output, counted up to 4.
    #[must_use]
    pub const fn occurrences(&self, axis: usize) -> usize {
        self.outputs[axis].0
    }

    /// Returns the slot of the axis that has the label of an axis of the output for the `nth` time.
    #[must_use]
    pub const fn occurrence(&self, axis: usize, nth: usize) -> usize {
        self.outputs[axis].1[nth]
    }
}
