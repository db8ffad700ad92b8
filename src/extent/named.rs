//! What names of extents add to the rule of broadcasting: no extent of 1 that is known at run time stretches to a name, and a broadcast does not make one
//! name twice.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "const fns over arrays: the axis counts to the rank"
)]

use core::fmt;

use crate::{message::Message, types::NameText};

/// The name at each axis, if the type has one.
pub(crate) type AxisNames<const R: usize> = [Option<NameText>; R];

/// Returns `true` if an axis has a name.
pub(crate) const fn has_names<const R: usize>(names: &AxisNames<R>) -> bool {
    let mut axis = 0;
    while axis < R {
        if names[axis].is_some() {
            return true;
        }
        axis += 1;
    }
    false
}

/// Prints extents with their names: `[Batch=3,64]`.
pub(crate) fn write<const R: usize>(
    f: &mut fmt::Formatter<'_>,
    extents: &[usize; R],
    names: &AxisNames<R>,
) -> fmt::Result {
    f.write_str("[")?;
    for (axis, (extent, name)) in extents.iter().zip(names).enumerate() {
        if axis > 0 {
            f.write_str(",")?;
        }
        if let Some(name) = name {
            write!(f, "{}=", name.as_str())?;
        }
        write!(f, "{extent}")?;
    }
    f.write_str("]")
}

/// Which axes of an operand stretch if their extent is 1, in a broadcast whose result has these names. An extent in the type, `One`, stretches to a name;
/// one that is known at run time does not.
pub(crate) const fn beside<const R: usize>(
    stretches: &[bool; R],
    known: &[Option<usize>; R],
    names: &AxisNames<R>,
) -> [bool; R] {
    let (mut result, mut axis) = (*stretches, 0);
    while axis < R {
        result[axis] = stretches[axis] && (names[axis].is_none() || known[axis].is_some());
        axis += 1;
    }
    result
}

/// [`beside`] where the last axis of the operand is the last but `cut` of the result, as those of batch axes are.
pub(crate) const fn beside_last<const R: usize, const Q: usize>(
    stretches: &[bool; R],
    known: &[Option<usize>; R],
    names: &AxisNames<Q>,
    batch: usize,
) -> [bool; R] {
    let (mut result, mut axis) = (*stretches, 0);
    while axis + 2 < R {
        // The axis of the result: batch axes are aligned at the last one.
        let at = axis + batch + 2 - R;
        if at < Q && names[at].is_some() && known[axis].is_none() {
            result[axis] = false;
        }
        axis += 1;
    }
    result
}

/// [`beside`] where axis `k` of the operand becomes axis `dimensions[k]` of the result.
pub(crate) const fn beside_at<const R: usize, const Q: usize>(
    stretches: &[bool; R],
    known: &[Option<usize>; R],
    names: &AxisNames<Q>,
    dimensions: &[usize; R],
) -> [bool; R] {
    let (mut result, mut axis) = (*stretches, 0);
    while axis < R {
        let at = dimensions[axis];
        if at < Q && names[at].is_some() && known[axis].is_none() {
            result[axis] = false;
        }
        axis += 1;
    }
    result
}

/// The names of the batch axes of an operand of a product of rank `Q`, at the axes of the product. Those of the matrices are left out: a product may have
/// one name twice, as `[Features, Features]` is.
pub(crate) const fn batch_names<const R: usize, const Q: usize>(
    names: &AxisNames<R>,
    batch: usize,
) -> AxisNames<Q> {
    let (mut result, mut axis) = ([None; Q], 0);
    while axis + 2 < R {
        // Batch axes are aligned at the last one.
        let at = axis + batch + 2 - R;
        if at < Q {
            result[at] = names[axis];
        }
        axis += 1;
    }
    result
}

/// The first name that a broadcast of operands makes twice, with the two axes: no operand has it at both.
const fn twice<const R: usize>(operands: &[AxisNames<R>]) -> Option<(NameText, usize, usize)> {
    let mut last = 1;
    while last < R {
        let mut first = 0;
        while first < last {
            if let (Some(a), Some(b)) = (name_at(operands, first), name_at(operands, last))
                && a.is(b)
                && !one_has_both(operands, a, first, last)
            {
                return Some((a, first, last));
            }
            first += 1;
        }
        last += 1;
    }
    None
}

/// The name of the result at an axis.
const fn name_at<const R: usize>(operands: &[AxisNames<R>], axis: usize) -> Option<NameText> {
    let mut operand = 0;
    while operand < operands.len() {
        if operands[operand][axis].is_some() {
            return operands[operand][axis];
        }
        operand += 1;
    }
    None
}

/// Whether an operand has a name at both axes.
const fn one_has_both<const R: usize>(
    operands: &[AxisNames<R>],
    name: NameText,
    first: usize,
    last: usize,
) -> bool {
    let mut operand = 0;
    while operand < operands.len() {
        if let (Some(a), Some(b)) = (operands[operand][first], operands[operand][last])
            && a.is(name)
            && b.is(name)
        {
            return true;
        }
        operand += 1;
    }
    false
}

/// Rejects, in a build, a broadcast that makes one name twice.
#[track_caller]
pub(crate) const fn refuse_twice<const R: usize>(operands: &[AxisNames<R>]) {
    if let Some((name, first, last)) = twice(operands) {
        Message::<256>::new()
            .text("the broadcast would have `")
            .text(name.as_str())
            .text("` at axis ")
            .number(first)
            .text(" and at axis ")
            .number(last)
            .text(", and no operand has it twice: `renamed` gives one of them another name")
            .fail()
    }
}

/// Rejects, in a build, arrays whose extents along the axis that joins them have different names. If the axis is known at run time, the result has no names.
#[track_caller]
pub(crate) const fn refuse_joined<const R: usize>(each: &[AxisNames<R>], axis: Option<isize>) {
    let Some(axis) = axis else { return };
    let axis = if axis < 0 { axis.unsigned_abs() } else { R - axis.unsigned_abs() };
    let (axis, mut first, mut at) = (R - axis, None::<NameText>, 0);
    while at < each.len() {
        match (first, each[at][axis]) {
            (Some(expected), Some(found)) if !expected.is(found) => Message::<256>::new()
                .text("extents `")
                .text(expected.as_str())
                .text("` and `")
                .text(found.as_str())
                .text("` are joined along axis ")
                .number(axis)
                .text(
                    ", and have different names: `renamed` gives both one, and `as_typed` with `usize` none",
                )
                .fail(),
            (None, found) => first = found,
            _ => {}
        }
        at += 1;
    }
}

/// The first axis where both lists have a name, and not the same.
pub(crate) const fn other_name<const R: usize>(
    found: &AxisNames<R>,
    expected: &AxisNames<R>,
) -> Option<(usize, NameText, NameText)> {
    let mut axis = 0;
    while axis < R {
        if let (Some(found), Some(expected)) = (found[axis], expected[axis])
            && !found.is(expected)
        {
            return Some((axis, found, expected));
        }
        axis += 1;
    }
    None
}

/// Rejects, in a build, an extent that has another name than it is stated to have.
#[track_caller]
pub(crate) const fn refuse_other<const R: usize>(found: &AxisNames<R>, expected: &AxisNames<R>) {
    if let Some((axis, found, expected)) = other_name(found, expected) {
        Message::<256>::new()
            .text("axis ")
            .number(axis)
            .text(" has extent `")
            .text(found.as_str())
            .text("`, and `")
            .text(expected.as_str())
            .text("` is expected: `typed` states what the type does not know, and `renamed` replaces a name")
            .fail()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Option<NameText> = Some(NameText::of("A", "here"));
    const B: Option<NameText> = Some(NameText::of("B", "here"));
    const ELSEWHERE: Option<NameText> = Some(NameText::of("A", "there"));

    #[test]
    fn a_broadcast_does_not_make_a_name_twice() {
        fn makes(left: AxisNames<2>, right: AxisNames<2>) -> Option<(&'static str, usize, usize)> {
            twice(&[left, right]).map(|(name, first, last)| (name.as_str(), first, last))
        }
        assert_eq!(makes([A, None], [None, A]), Some(("A", 0, 1)));
        assert_eq!(makes([None, A], [A, None]), Some(("A", 0, 1)));
        let three = twice(&[[A, None, B], [B, B, None]]);
        assert_eq!(
            three.map(|(name, first, last)| (name.as_str(), first, last)),
            Some(("B", 1, 2)),
            "the first name of axis 0 counts"
        );
        assert_eq!(makes([A, A], [None, A]), None, "the left operand has it twice");
        assert_eq!(makes([None, A], [A, A]), None);
        assert_eq!(makes([A, None], [None, B]), None);
        assert_eq!(makes([A, None], [None, ELSEWHERE]), None, "two declarations are two names");
        assert_eq!(makes([None, None], [None, None]), None);
    }

    #[test]
    fn only_an_extent_in_the_type_stretches_to_a_name() {
        let known = [None, Some(1), None, Some(1)];
        assert_eq!(beside(&[true; 4], &known, &[A, A, None, None]), [false, true, true, true]);
        assert_eq!(beside(&[false; 4], &known, &[A, A, None, None]), [false; 4]);
    }

    #[test]
    fn batch_axes_are_aligned_at_the_last() {
        // [a, b, m, k] by [b, k, n] to [a, b, m, n].
        let names = [A, B, A, A];
        assert_eq!(beside_last(&[true; 4], &[None; 4], &names, 2), [false, false, true, true]);
        assert_eq!(beside_last(&[true; 3], &[None; 3], &names, 2), [false, true, true]);
        assert_eq!(beside_last(&[true; 3], &[None; 3], &[A, None, A, A], 2), [true; 3]);
        assert_eq!(beside_last(&[true; 3], &[Some(1), None, None], &names, 2), [true; 3]);
        assert_eq!(beside_last(&[true; 2], &[None; 2], &names, 2), [true; 2]);
        assert_eq!(beside_last(&[true; 1], &[None; 1], &names, 2), [true; 1]);
        let of = |names: AxisNames<4>| names.map(|name| name.map(NameText::as_str));
        assert_eq!(of(batch_names(&[A, B, A, A], 2)), [Some("A"), Some("B"), None, None]);
        assert_eq!(of(batch_names(&[A, B, A], 2)), [None, Some("A"), None, None]);
        assert_eq!(of(batch_names(&[A, B], 2)), [None; 4]);
        assert_eq!(of(batch_names(&[A], 2)), [None; 4]);
    }

    #[test]
    fn names_that_are_stated_are_compared() {
        assert_eq!(other_name(&[A, None, B], &[A, B, None]), None);
        let (axis, found, expected) = other_name(&[A, B], &[A, A]).unwrap();
        assert_eq!((axis, found.as_str(), expected.as_str()), (1, "B", "A"));
        assert!(other_name(&[A], &[ELSEWHERE]).is_some());
    }
}
