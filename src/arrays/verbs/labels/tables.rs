//! A plan whose labels are looked up at compile time, so that a call compares no words.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    clippy::needless_range_loop,
    reason = "tables of a plan: positions are counted up to the lengths"
)]

use super::{
    RearrangeError, StatedExtents,
    plan::{LabelMismatch, LabelPlan, LabelVerb, LabelledPart, labels_of, misfit},
};
use crate::{contraction::Label, index, message::same_word as same};

/// The extent of a part of an axis of the array.
#[derive(Clone, Copy, Debug)]
enum PartExtent {
    Number(usize),
    /// A stated extent.
    Stated(usize),
    /// What the other parts leave of the axis.
    Open,
}

/// What an axis of the result is before axes are merged.
#[derive(Clone, Copy, Debug)]
enum ResultAxisSource {
    /// A part of an axis of the array.
    Part(usize),
    /// A stated extent, along which elements are repeated.
    Stated(usize),
}

/// The tables of a plan for an array with `N` axes of `P` parts, of which a result with `Q` axes has `K` before they are merged.
#[derive(Clone, Copy, Debug)]
#[doc(hidden)]
pub struct LabelTables<const N: usize, const P: usize, const K: usize, const Q: usize> {
    plan: LabelPlan,
    /// Each part: its axis and its extent.
    parts: [(usize, PartExtent); P],
    /// The part of each axis that has no extent.
    open: [Option<usize>; N],
    /// Each axis before they are merged: what it is, and its axis of the result. Those that are reduced are last, and have the axis `Q`.
    sources: [(ResultAxisSource, usize); K],
    /// Each axis of the array and of the result is one label.
    is_permutation: bool,
    /// No part of an axis is taken twice, so that the offsets of the result are some of those of the array. A plan that the macros have not checked may do so.
    takes_once: bool,
}

/// Returns whether no part of an axis is taken twice.
const fn take_once(sources: &[(ResultAxisSource, usize)]) -> bool {
    let mut at = 0;
    while at < sources.len() {
        let mut before = 0;
        while before < at {
            if matches!((sources[before].0, sources[at].0), (ResultAxisSource::Part(one), ResultAxisSource::Part(other)) if one == other)
            {
                return false;
            }
            before += 1;
        }
        at += 1;
    }
    true
}

/// Returns the product of the factors before the first one with which it overflows, and that factor, if `product`, which saturates, is not that of all.
#[cold]
fn overflow(product: usize, factors: impl Iterator<Item = usize>) -> Option<(usize, usize)> {
    let mut so_far = 1_usize;
    for factor in factors.filter(|_| product == usize::MAX) {
        match so_far.checked_mul(factor) {
            Some(next) => so_far = next,
            None => return Some((so_far, factor)),
        }
    }
    None
}

/// Returns whether each axis is one label.
const fn are_single(side: &[&[LabelledPart]]) -> bool {
    let mut axis = 0;
    while axis < side.len() {
        if !matches!(side[axis], [LabelledPart::Label(_)]) {
            return false;
        }
        axis += 1;
    }
    true
}

impl LabelPlan {
    /// Returns the number of parts of the axes of the array.
    #[doc(hidden)]
    #[must_use]
    pub const fn part_count(&self) -> usize {
        let (mut count, mut axis) = (0, 0);
        while axis < self.left.len() {
            count += self.left[axis].len();
            axis += 1;
        }
        count
    }

    /// Returns the number of axes before they are merged, those that are reduced among them.
    #[doc(hidden)]
    #[must_use]
    pub const fn source_count(&self) -> usize {
        let (mut count, mut axis) = (0, 0);
        while axis < self.right.len() {
            count += labels_of(self.right[axis]);
            axis += 1;
        }
        axis = 0;
        while axis < self.left.len() {
            let mut at = 0;
            while at < self.left[axis].len() {
                if self.is_reduced(self.left[axis][at]) {
                    count += 1;
                }
                at += 1;
            }
            axis += 1;
        }
        count
    }

    /// Returns the tables. A wrong pattern has some as well: its mistake is an error of [`check`](Self::check).
    #[doc(hidden)]
    #[must_use]
    pub const fn looked_up<const N: usize, const P: usize, const K: usize, const Q: usize>(
        &self,
    ) -> LabelTables<N, P, K, Q> {
        let mut parts = [(0, PartExtent::Open); P];
        let mut open = [None; N];
        let mut sources = [(ResultAxisSource::Stated(0), 0); K];
        let (mut part, mut source) = (0, 0);
        let mut axis = 0;
        while axis < self.right.len() {
            let mut at = 0;
            while at < self.right[axis].len() {
                if let LabelledPart::Label(label) = self.right[axis][at] {
                    sources[source] = (self.source(label), axis);
                    source += 1;
                }
                at += 1;
            }
            axis += 1;
        }
        axis = 0;
        while axis < self.left.len() {
            let mut at = 0;
            while at < self.left[axis].len() {
                let size = match self.left[axis][at] {
                    LabelledPart::Number(number) => PartExtent::Number(number),
                    LabelledPart::Label(label) => match self.stated(label) {
                        Some(at) => PartExtent::Stated(at),
                        None => PartExtent::Open,
                    },
                };
                if matches!(size, PartExtent::Open) {
                    open[axis] = Some(part);
                }
                if self.is_reduced(self.left[axis][at]) {
                    sources[source] = (ResultAxisSource::Part(part), Q);
                    source += 1;
                }
                parts[part] = (axis, size);
                part += 1;
                at += 1;
            }
            axis += 1;
        }
        let is_permutation = are_single(self.left) && are_single(self.right) && N == P && P == K && K == Q;
        let is_permutation = is_permutation && self.given.is_empty();
        LabelTables { plan: *self, parts, open, sources, is_permutation, takes_once: take_once(&sources) }
    }

    /// Returns whether a part of an axis is not in the result, but reduced.
    const fn is_reduced(&self, part: LabelledPart) -> bool {
        matches!(self.kind, LabelVerb::Reduce)
            && match part {
                LabelledPart::Label(label) => super::plan::count(self.right, label) == 0,
                LabelledPart::Number(_) => true,
            }
    }

    /// Returns what an axis of the result is.
    const fn source(&self, label: &str) -> ResultAxisSource {
        let (mut part, mut axis) = (0, 0);
        while axis < self.left.len() {
            let mut at = 0;
            while at < self.left[axis].len() {
                if matches!(self.left[axis][at], LabelledPart::Label(other) if same(other, label)) {
                    return ResultAxisSource::Part(part);
                }
                part += 1;
                at += 1;
            }
            axis += 1;
        }
        match self.stated(label) {
            Some(at) => ResultAxisSource::Stated(at),
            None => ResultAxisSource::Stated(0),
        }
    }

    /// Returns the error of an axis whose labels may have any extent, or do not divide it.
    #[cold]
    fn error_of(&self, axis: usize, extent: usize, product: usize, misfit: LabelMismatch) -> RearrangeError {
        let unknown = |part: &LabelledPart| match *part {
            LabelledPart::Label(label) if self.stated(label).is_none() => Some(Label::Word(label)),
            _ => None,
        };
        match (misfit, self.left[axis].iter().find_map(unknown)) {
            (LabelMismatch::Ambiguous, Some(label)) => RearrangeError::Ambiguous { axis, label },
            (LabelMismatch::Differs, _) => RearrangeError::Differs { axis, extent, expected: product },
            _ => RearrangeError::Indivisible { axis, extent, product },
        }
    }
}

/// The extents and strides of the axes before they are merged.
pub(super) struct Arranged<const K: usize> {
    pub extents: [usize; K],
    pub strides: [isize; K],
}

impl<const N: usize, const P: usize, const K: usize, const Q: usize> LabelTables<N, P, K, Q> {
    /// Splits the axes of an array, and takes them in the order of the result.
    #[inline(always)]
    pub(super) fn arranged(
        &self,
        extents: [usize; N],
        strides: [isize; N],
        given: &impl StatedExtents,
    ) -> Result<Arranged<K>, RearrangeError> {
        let mut arranged = Arranged { extents: [1; K], strides: [0; K] };
        if self.is_permutation {
            for at in 0..K {
                if let ResultAxisSource::Part(axis) = self.sources[at].0 {
                    (arranged.extents[at], arranged.strides[at]) = (extents[axis], strides[axis]);
                }
            }
            return Ok(arranged);
        }
        let (mut sizes, mut products) = ([1_usize; P], [1_usize; N]);
        for part in 0..P {
            let (axis, size) = self.parts[part];
            sizes[part] = match size {
                PartExtent::Number(number) => number,
                PartExtent::Stated(at) => given.at(at),
                PartExtent::Open => 1,
            };
            products[axis] = products[axis].saturating_mul(sizes[part]);
        }
        for axis in 0..N {
            let (extent, product) = (extents[axis], products[axis]);
            let open = self.open[axis];
            if let Some(misfit) = misfit(extent, product, open.is_some()) {
                let factors =
                    self.parts.iter().zip(sizes).filter(|((of, _), _)| *of == axis).map(|(_, size)| size);
                return Err(match overflow(product, factors) {
                    Some((product, factor)) => RearrangeError::Overflows { axis, extent, product, factor },
                    None => self.plan.error_of(axis, extent, product, misfit),
                });
            }
            if let Some(part) = open {
                sizes[part] = extent / product;
            }
        }
        // The stride of a part is that of the axis times the extents of the parts after it. If there are no elements, no stride is used.
        let (mut steps, mut next) = ([0_isize; P], strides);
        for part in (0..P).rev() {
            let (axis, _) = self.parts[part];
            steps[part] = next[axis];
            next[axis] = next[axis].wrapping_mul(sizes[part].cast_signed());
        }
        for at in 0..K {
            (arranged.extents[at], arranged.strides[at]) = match self.sources[at].0 {
                ResultAxisSource::Part(part) => (sizes[part], steps[part]),
                ResultAxisSource::Stated(number) => (given.at(number), 0),
            };
        }
        if arranged.extents.contains(&0) {
            arranged.strides = [0; K];
        }
        // If no axis is split and none is new, the extents are those of the array, whose element count fits.
        if P != N || !self.plan.given.is_empty() {
            index::element_count(&arranged.extents)?;
        }
        Ok(arranged)
    }

    /// Returns the extents of the result. Their product fits, because that of all axes does.
    #[inline(always)]
    pub(super) fn extents(&self, axes: &Arranged<K>) -> [usize; Q] {
        let mut extents = [1; Q];
        if self.is_permutation {
            extents.copy_from_slice(&axes.extents);
            return extents;
        }
        for at in 0..K {
            let (_, axis) = self.sources[at];
            if axis < Q {
                extents[axis] *= axes.extents[at];
            }
        }
        extents
    }

    /// Returns the extents and strides of the result, if strides can express it.
    #[inline(always)]
    pub(super) fn merged(&self, axes: &Arranged<K>) -> Result<([usize; Q], [isize; Q]), RearrangeError> {
        let (extents, mut strides, mut needed) = (self.extents(axes), [0; Q], [None; Q]);
        if self.is_permutation {
            strides.copy_from_slice(&axes.strides);
            return Ok((extents, strides));
        }
        if extents.contains(&0) {
            return Ok((extents, strides));
        }
        // Each step has one way through it, so that the compiler executes the loop where the axes are known.
        let mut wrong = None;
        for at in (0..K).rev() {
            let ((_, axis), extent, stride) = (self.sources[at], axes.extents[at], axes.strides[at]);
            if axis < Q && extent != 1 {
                let (is_first, before) = needed[axis].map_or((true, 0), |stride| (false, stride));
                strides[axis] = if is_first { stride } else { strides[axis] };
                wrong = if is_first || before == stride { wrong } else { Some(axis) };
                needed[axis] = Some(stride.wrapping_mul(extent.cast_signed()));
            }
        }
        match wrong {
            Some(axis) => Err(RearrangeError::MustCopy { axis }),
            None => Ok((extents, strides)),
        }
    }

    /// Returns whether no part of an axis is taken twice.
    #[inline(always)]
    pub(super) const fn takes_once(&self) -> bool {
        self.takes_once
    }

    /// Returns how many axes are not reduced.
    pub(super) fn kept(&self) -> usize {
        self.sources.iter().take_while(|(_, axis)| *axis < Q).count()
    }
}
