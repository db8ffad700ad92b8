//! The pattern of `rearrange!`: a value that is known at compile time.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "const fns on slices: positions are counted up to the lengths"
)]

use crate::{
    contraction::dynamic::NO_SLOT,
    message::{Message, same_word as same},
    types::TypedAxes,
    verbs::contract::einsum::QUOTIENT,
};

/// A part of an axis.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub enum LabelledPart {
    /// A label.
    Label(&'static str),
    /// A number, which only an axis that is reduced may have; 1 is an axis of extent 1 everywhere.
    Number(usize),
}

/// What a pattern may do.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub enum LabelVerb {
    /// Both sides have the same labels.
    Rearrange,
    /// Labels of the left are not on the right.
    Reduce,
    /// Labels of the right are not on the left.
    Repeat,
}

/// The most axes on a side, the most stated extents, and the most axes that are kept or reduced. The macro takes no more of the first two: `macros.rs` has a pattern for
/// one more of each. `docs/limits.md` lists them.
const AXES: usize = 16;
const STATED_EXTENTS: usize = 64;
const REDUCED_AXES: usize = 16;

/// The most extents of a pattern: those of the array, the stated ones, and 1.
const MOST_EXTENTS: usize = AXES + STATED_EXTENTS + 1;

/// A pattern: the parts of each axis of the array and of the result, and the labels whose extents are stated.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct LabelPlan {
    pub(super) kind: LabelVerb,
    pub(super) left: &'static [&'static [LabelledPart]],
    pub(super) right: &'static [&'static [LabelledPart]],
    pub(super) given: &'static [&'static str],
}

/// Returns how many labels a group has.
pub(super) const fn labels_of(group: &[LabelledPart]) -> usize {
    let (mut count, mut at) = (0, 0);
    while at < group.len() {
        if matches!(group[at], LabelledPart::Label(_)) {
            count += 1;
        }
        at += 1;
    }
    count
}

/// Returns how often a side has a label.
pub(super) const fn count(side: &[&[LabelledPart]], label: &str) -> usize {
    let (mut count, mut group) = (0, 0);
    while group < side.len() {
        let mut at = 0;
        while at < side[group].len() {
            if matches!(side[group][at], LabelledPart::Label(other) if same(other, label)) {
                count += 1;
            }
            at += 1;
        }
        group += 1;
    }
    count
}

/// Why an axis does not have the parts of a pattern.
#[derive(Clone, Copy, Debug)]
pub(super) enum LabelMismatch {
    /// The extent and a known part are 0, so that the open part may have any extent.
    Ambiguous,
    /// The known parts do not divide the extent.
    Indivisible,
    /// No part is open, and the product is another number.
    Differs,
}

/// Returns why an axis of this extent does not have parts whose known extents have this product; one part is not known if it is open.
pub(super) const fn misfit(extent: usize, product: usize, is_open: bool) -> Option<LabelMismatch> {
    match (is_open, product) {
        (true, 0) if extent == 0 => Some(LabelMismatch::Ambiguous),
        (true, 1..) if extent.is_multiple_of(product) => None,
        (true, _) => Some(LabelMismatch::Indivisible),
        (false, _) if extent == product => None,
        (false, _) => Some(LabelMismatch::Differs),
    }
}

/// Fails with `before`, a label, and `after`.
#[track_caller]
const fn fail(before: &str, label: &str, after: &str) -> ! {
    Message::<256>::new().text(before).text("`").text(label).text("` ").text(after).fail()
}

impl LabelPlan {
    /// Returns the pattern.
    #[doc(hidden)]
    #[must_use]
    pub const fn new(
        kind: LabelVerb,
        left: &'static [&'static [LabelledPart]],
        right: &'static [&'static [LabelledPart]],
        given: &'static [&'static str],
    ) -> Self {
        Self { kind, left, right, given }
    }

    /// The number of a label among those that are stated.
    pub(super) const fn stated(&self, label: &str) -> Option<usize> {
        let mut at = 0;
        while at < self.given.len() {
            if same(self.given[at], label) {
                return Some(at);
            }
            at += 1;
        }
        None
    }

    /// Checks the labels. It is called in a constant of its own: a mistake is one error, because the other constants have values all the same.
    ///
    /// # Panics
    ///
    /// With a message that names the label.
    #[doc(hidden)]
    #[track_caller]
    pub const fn check(&self) {
        let mut group = 0;
        while group < self.left.len() {
            self.check_left(self.left[group]);
            group += 1;
        }
        group = 0;
        while group < self.right.len() {
            self.check_right(self.right[group]);
            group += 1;
        }
        let mut at = 0;
        while at < self.given.len() {
            let label = self.given[at];
            if count(self.left, label) + count(self.right, label) == 0 {
                fail("the extent of ", label, "is stated, and no axis has this label");
            }
            match self.stated(label) {
                Some(first) if first < at => fail("the extent of ", label, "is stated twice"),
                _ => {}
            }
            at += 1;
        }
        // Each axis of a reduction is a part of the left side. They are counted only if there may be too many.
        if matches!(self.kind, LabelVerb::Reduce) && self.part_count() > REDUCED_AXES {
            let count = self.source_count();
            if count > REDUCED_AXES {
                let message = Message::<256>::new().text("the pattern has ").number(count);
                let message = message.text(" labels and numbers: `reduce!` takes ").number(REDUCED_AXES);
                message.text(" at most, so reduce some axes first").fail();
            }
        }
    }

    #[track_caller]
    const fn check_left(&self, parts: &[LabelledPart]) {
        let (mut at, mut unknown) = (0, "");
        while at < parts.len() {
            match parts[at] {
                LabelledPart::Label(label) => {
                    if count(self.left, label) > 1 {
                        fail("label ", label, "occurs twice on the left: each axis has a label of its own");
                    }
                    if count(self.right, label) == 0 && !matches!(self.kind, LabelVerb::Reduce) {
                        fail("label ", label, "is on the left only: `reduce!` states how an axis is reduced");
                    }
                    if self.stated(label).is_none() {
                        if !unknown.is_empty() {
                            let message = Message::<256>::new()
                                .text("labels `")
                                .text(unknown)
                                .text("` and `")
                                .text(label);
                            let message =
                                message.text("` of one axis have no extent: state that of one of them, `");
                            message.text(label).text(" = 2`").fail();
                        }
                        unknown = label;
                    }
                }
                LabelledPart::Number(1) => {}
                LabelledPart::Number(number) if !matches!(self.kind, LabelVerb::Reduce) => {
                    let message = Message::<256>::new().text("`").number(number);
                    message.text("` is not a label: only `1` has none, and what `reduce!` reduces").fail();
                }
                LabelledPart::Number(_) => {}
            }
            at += 1;
        }
    }

    #[track_caller]
    const fn check_right(&self, parts: &[LabelledPart]) {
        let mut at = 0;
        while at < parts.len() {
            match parts[at] {
                LabelledPart::Label(label) => {
                    if count(self.right, label) > 1 {
                        fail("label ", label, "occurs twice on the right: each axis has a label of its own");
                    }
                    if count(self.left, label) == 0 {
                        if !matches!(self.kind, LabelVerb::Repeat) {
                            fail("label ", label, "is on the right only: `repeat!` repeats along a new axis");
                        }
                        if self.stated(label).is_none() {
                            fail(
                                "label ",
                                label,
                                "is a new axis: state how often it is repeated, as in `n = 2`",
                            );
                        }
                    }
                }
                LabelledPart::Number(1) => {}
                LabelledPart::Number(number) => {
                    let message = Message::<256>::new().text("`").number(number);
                    message.text("` is not a label: only `1` has none on the right").fail();
                }
            }
            at += 1;
        }
    }

    /// Compares the extents of the axes of the array with the pattern, as far as their types know them: `facts` are those of the axes, then those that are stated.
    ///
    /// # Panics
    ///
    /// With the message of the error that the array would have.
    #[doc(hidden)]
    #[track_caller]
    pub const fn compare(&self, facts: Option<&TypedAxes>) {
        let known = TypedAxes::extents::<MOST_EXTENTS>(facts);
        let mut axis = 0;
        while axis < self.left.len() {
            let (mut product, mut is_open, mut at) = (Some(1_usize), false, 0);
            let mut overflow = None;
            let parts = self.left[axis];
            while at < parts.len() {
                let part = match parts[at] {
                    LabelledPart::Number(number) => Some(number),
                    LabelledPart::Label(label) => match self.stated(label) {
                        Some(number) => known[self.left.len() + number],
                        None => {
                            is_open = true;
                            Some(1)
                        }
                    },
                };
                product = match (product, part) {
                    (Some(product), Some(part)) => {
                        if overflow.is_none() && product.checked_mul(part).is_none() {
                            overflow = Some((product, part));
                        }
                        Some(product.saturating_mul(part))
                    }
                    _ => None,
                };
                at += 1;
            }
            if let (Some(extent), Some(product)) = (known[axis], product)
                && let Some(misfit) = misfit(extent, product, is_open)
            {
                let message =
                    Message::<256>::new().text("axis ").number(axis).text(" has extent ").number(extent);
                if let (usize::MAX, Some((product, part))) = (product, overflow) {
                    message
                        .text(", and the product of the pattern overflows `usize`: ")
                        .number(product)
                        .text(" times ")
                        .number(part)
                        .fail()
                }
                match misfit {
                    LabelMismatch::Ambiguous => {
                        message.text(", and so has a known label: another may have any extent").fail()
                    }
                    LabelMismatch::Indivisible => {
                        message.text(", which ").number(product).text(" does not divide").fail()
                    }
                    LabelMismatch::Differs => message.text(", and the pattern has ").number(product).fail(),
                }
            }
            axis += 1;
        }
    }

    /// Returns 1 if the type of a part of an axis of the result is that of an axis of the array or of a stated extent, [`QUOTIENT`] if it is an axis divided by a stated extent, and
    /// 0 if it is `usize`.
    #[doc(hidden)]
    #[must_use]
    pub const fn is_known(&self, axis: usize, part: usize) -> usize {
        if self.divisor(axis, part) < NO_SLOT {
            QUOTIENT
        } else if self.slot(axis, part) < NO_SLOT {
            1
        } else {
            0
        }
    }

    /// Returns the position of the one other part of an axis of the array that a label without an extent is a part of, if its extent is stated; else `NO_SLOT`.
    #[doc(hidden)]
    #[must_use]
    pub const fn divisor(&self, axis: usize, part: usize) -> usize {
        match self.inferred(axis, part) {
            Some((_, other)) => match self.stated(other) {
                Some(number) => self.left.len() + number,
                None => NO_SLOT,
            },
            None => NO_SLOT,
        }
    }

    /// The axis of the array in which a label of the result stands with one other label, and that label. It is `None` if the extent of the first one is stated.
    const fn inferred(&self, axis: usize, part: usize) -> Option<(usize, &'static str)> {
        let group = if axis < self.right.len() { self.right[axis] } else { &[] };
        let Some(LabelledPart::Label(label)) = (if part < group.len() { Some(group[part]) } else { None })
        else {
            return None;
        };
        if self.stated(label).is_some() {
            return None;
        }
        let mut at = 0;
        while at < self.left.len() {
            if let [LabelledPart::Label(first), LabelledPart::Label(second)] = self.left[at] {
                if same(first, label) {
                    return Some((at, second));
                }
                if same(second, label) {
                    return Some((at, first));
                }
            }
            at += 1;
        }
        None
    }

    /// Returns the position of the type of a part of an axis of the result: among the axes of the array, the stated extents and 1; or `NO_SLOT`.
    #[doc(hidden)]
    #[must_use]
    pub const fn slot(&self, axis: usize, part: usize) -> usize {
        let group = if axis < self.right.len() { self.right[axis] } else { &[] };
        let Some(LabelledPart::Label(label)) = (if part < group.len() { Some(group[part]) } else { None })
        else {
            return self.left.len() + self.given.len();
        };
        let mut at = 0;
        while at < self.left.len() {
            if matches!(self.left[at], [LabelledPart::Label(other)] if same(other, label)) {
                return at;
            }
            at += 1;
        }
        match (self.stated(label), self.inferred(axis, part)) {
            (Some(number), _) => self.left.len() + number,
            (None, Some((at, other))) if self.stated(other).is_some() => at,
            (None, _) => NO_SLOT,
        }
    }
}
