//! Compositions, decided exactly.
//!
//! `A` cuts an offset of `B` into digits by its extents. If no sum of the modes of `B` carries from one digit to the next, the offset is a sum
//! of modes; this takes a few steps for each pair of modes, whatever the extents are. A carry changes the offset, unless changes
//! cancel, so all other cases are compared index by index: up to the first index that refutes the normal form, or all of them.

use super::{
    AlgebraError, Law, NoSuchLayout,
    list::{List, MAX_MODES},
    product::saturated,
};
use crate::attempt;

/// How many indices are compared: few enough at compile time.
pub(super) const STEPS: usize = 1 << 14;

/// Appends to `list` the layout with the axes of `b`, which are in reverse order and end at `ends`, and the offset of `a` for each offset of
/// `b` plus `base`; from the offset at index 0, which is that of `base`. `into` is where its axes end.
pub(super) const fn compose(
    (a, b): (&List, &List),
    ends: &[usize],
    base: usize,
    list: &mut List,
    into: &mut [usize],
) -> Result<(), AlgebraError> {
    let inner = b.count();
    if inner == 0 {
        let (mut begin, mut group) = (0, 0);
        while group < ends.len() {
            let count = b.count_in(begin, ends[group]);
            attempt!(list.push(count, 0));
            (begin, into[group]) = (ends[group], list.len);
            group += 1;
        }
        return Ok(());
    }
    let (count, (below, above)) = (a.count(), b.reach());
    if base >= count || above >= count - base {
        return Err(AlgebraError::NoSuchLayout(NoSuchLayout {
            law: Law::Domain,
            axis: 0,
            index: farthest(b),
            expected: saturated(count),
            found: saturated(base.saturating_add(above)),
        }));
    }
    let mut outer = List::EMPTY;
    attempt!(outer.push_form(a, 0, a.len));
    if attempt!(by_digits((&outer, b), ends, (base, base - below), list, into)) {
        return Ok(());
    }
    *list = List::EMPTY;
    by_steps((&outer, b), ends, base, list, into)
}

/// The linear index with the largest offset.
pub(super) const fn farthest(list: &List) -> usize {
    let (mut index, mut unit, mut at) = (0, 1, 0);
    while at < list.len {
        if list.strides[at] > 0 {
            index += unit * (list.extents[at] - 1);
        }
        unit *= list.extents[at];
        at += 1;
    }
    index
}

/// Composes without carries, and returns whether there are none. The error is that of a run that does not divide what remains of an axis.
const fn by_digits(
    (a, b): (&List, &List),
    ends: &[usize],
    (base, least): (usize, usize),
    list: &mut List,
    into: &mut [usize],
) -> Result<bool, AlgebraError> {
    // The slowest mode of `a` has no next one to carry to.
    let top = a.len.saturating_sub(1);
    // What the modes up to now add to each digit at most.
    let mut sums = [0_usize; MAX_MODES];
    let mut digits = [0_usize; MAX_MODES];
    // How many indices each mode of `a` is after the last one.
    let (mut units, mut at) = ([1_usize; MAX_MODES], 0);
    while at < top {
        units[at + 1] = units[at] * a.extents[at];
        at += 1;
    }
    // The least offset of a slice is not 0: its digits are in all sums.
    let (mut left, mut at) = (least, 0);
    while at < top && left != 0 {
        (sums[at], left) = (left % a.extents[at], left / a.extents[at]);
        at += 1;
    }
    let (mut group, mut begin) = (0, 0);
    while group < ends.len() {
        let (first, count, mut unit, mut at) = (list.len, b.count_in(begin, ends[group]), 1, begin);
        while at < ends[group] {
            let (mut rest, is_back) = (b.extents[at], b.strides[at] < 0);
            let mut step = b.strides[at].unsigned_abs();
            at += 1;
            while rest > 1 {
                // The number of steps before one carries, and what a step adds.
                let (mut run, mut stride) = (rest, 0_isize);
                let mut digit = top;
                while digit > 0 && units[digit] > step {
                    digit -= 1;
                }
                let steps = if units[digit] == step { 1 } else { step / units[digit] };
                if steps * units[digit] == step {
                    // It is within one digit, as most are.
                    stride = a.strides[digit].wrapping_mul(steps.cast_signed());
                    if digit < top && step != 0 {
                        let extent = a.extents[digit];
                        let most = if steps == 1 { extent } else { extent.div_ceil(steps) };
                        run = if most < run { most } else { run };
                        sums[digit] += (run - 1) * steps;
                        if sums[digit] >= extent {
                            return Ok(false);
                        }
                    }
                } else {
                    let mut left = step;
                    let mut used = 0;
                    while used < top && left != 0 {
                        let extent = a.extents[used];
                        let digit = left % extent;
                        left /= extent;
                        if digit != 0 {
                            stride = stride.wrapping_add(a.strides[used].wrapping_mul(digit.cast_signed()));
                            let most = extent.div_ceil(digit);
                            run = if most < run { most } else { run };
                        }
                        digits[used] = digit;
                        used += 1;
                    }
                    stride = stride.wrapping_add(a.strides[top].wrapping_mul(left.cast_signed()));
                    while used > 0 {
                        used -= 1;
                        sums[used] += (run - 1) * digits[used];
                        if sums[used] >= a.extents[used] {
                            return Ok(false);
                        }
                    }
                }
                let runs = if run == rest { 1 } else { rest / run };
                if runs * run != rest {
                    // The indices up to here are a layout. If the run ends here, the rest of the axis must be a multiple.
                    let index = unit * run;
                    let (found, expected) = (a.at(step * run), stride.saturating_mul(run.cast_signed()));
                    if base == 0 && found != expected && count % index != 0 {
                        let axis = ends.len() - 1 - group;
                        let witness = NoSuchLayout { law: Law::Function, axis, index, expected, found };
                        return Err(AlgebraError::NoSuchLayout(witness));
                    }
                    return Ok(false);
                }
                attempt!(list.push_merged(first, run, if is_back { -stride } else { stride }));
                (step, rest, unit) = (step * run, runs, unit * run);
            }
        }
        (begin, into[group]) = (ends[group], list.len);
        group += 1;
    }
    Ok(true)
}

/// Composes by comparing each index.
#[cold]
const fn by_steps(
    (a, b): (&List, &List),
    ends: &[usize],
    base: usize,
    list: &mut List,
    into: &mut [usize],
) -> Result<(), AlgebraError> {
    let (zero, mut left) = (a.at(base), STEPS);
    let (mut group, mut begin) = (0, 0);
    while group < ends.len() {
        let mut form = Form::new(b.count_in(begin, ends[group]));
        while form.index < form.count {
            if left == 0 {
                return Err(AlgebraError::Undetermined { steps: STEPS });
            }
            left -= 1;
            let at = base.wrapping_add_signed(b.at_in(begin, ends[group], form.index));
            attempt!(form.next(a.at(at) - zero, ends.len() - 1 - group));
        }
        attempt!(form.finish(list));
        (begin, into[group]) = (ends[group], list.len);
        group += 1;
    }
    let (count, mut index) = (b.count(), 1);
    while index < count && ends.len() > 1 {
        if left == 0 {
            return Err(AlgebraError::Undetermined { steps: STEPS });
        }
        left -= 1;
        let (expected, found) = (list.at(index), a.at(base.wrapping_add_signed(b.at(index))) - zero);
        if expected != found {
            let witness = NoSuchLayout { law: Law::Carry, axis: 0, index, expected, found };
            return Err(AlgebraError::NoSuchLayout(witness));
        }
        index += 1;
    }
    Ok(())
}

/// The normal form of offsets that are given one after another, from index 1 on; that of index 0 is 0.
pub(super) struct Form {
    list: List,
    // The number of indices that `list` has.
    unit: usize,
    stride: isize,
    /// The next index.
    pub(super) index: usize,
    pub(super) count: usize,
}

impl Form {
    pub(super) const fn new(count: usize) -> Self {
        Self { list: List::EMPTY, unit: 1, stride: 0, index: 1, count }
    }

    /// Takes the next offset; the error is that no list of modes has it.
    pub(super) const fn next(&mut self, found: isize, axis: usize) -> Result<(), AlgebraError> {
        let index = self.index;
        self.index += 1;
        if index == 1 {
            self.stride = found;
            return Ok(());
        }
        let (run, rest) = (index / self.unit, index % self.unit);
        // Offsets are above `isize::MIN` and below `isize::MAX`, so a sum that saturates differs.
        let expected = self.stride.saturating_mul(run.cast_signed()).saturating_add(self.list.at(rest));
        if found == expected {
            return Ok(());
        }
        if rest != 0 || !self.count.is_multiple_of(index) {
            let witness = NoSuchLayout { law: Law::Function, axis, index, expected, found };
            return Err(AlgebraError::NoSuchLayout(witness));
        }
        attempt!(self.list.push(run, self.stride));
        (self.unit, self.stride) = (index, found);
        Ok(())
    }

    /// Appends the modes to a list, after all offsets.
    pub(super) const fn finish(mut self, list: &mut List) -> Result<(), AlgebraError> {
        if self.count == 0 {
            return list.push(0, 0);
        }
        attempt!(self.list.push(self.count / self.unit, self.stride));
        let (mut at, first) = (0, list.len);
        while at < self.list.len {
            attempt!(list.push_merged(first, self.list.extents[at], self.list.strides[at]));
            at += 1;
        }
        Ok(())
    }
}
