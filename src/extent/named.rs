//! What names of extents add to the rule of broadcasting: no extent of 1 that is known at run time stretches to a name, and a broadcast does not make one
//! name twice. Errors say which of two extents has the name.
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

/// Which of two extents has a name. If both have one, it is the same name.
///
/// ```
/// use shapewise::{BroadcastError, Shape, extent::NamedSide, names, shape};
///
/// names! { Batch }
///
/// let (x, y) = (Shape::new(shape![Batch(3)])?, Shape::new([4])?);
/// let BroadcastError::NamedExtents { name, side, .. } = x.broadcast_with(y).unwrap_err() else {
///     panic!()
/// };
/// assert_eq!((name.as_str(), side), ("Batch", NamedSide::Left));
/// # Ok::<(), shapewise::SizeError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NamedSide {
    /// The first one, on the left.
    Left,
    /// The second one, on the right.
    Right,
    /// Both.
    Both,
}

impl NamedSide {
    /// The side of two extents that have a name or not.
    const fn of(left: bool, right: bool) -> Option<Self> {
        match (left, right) {
            (true, true) => Some(Self::Both),
            (true, false) => Some(Self::Left),
            (false, true) => Some(Self::Right),
            (false, false) => None,
        }
    }

    /// Why two extents of which one has a name, or both, do not broadcast.
    pub(crate) const fn why(self, extents: [usize; 2]) -> &'static str {
        match (extents, self) {
            ([1, _], Self::Right) | ([_, 1], Self::Left) => {
                "a 1 that is known at run time does not stretch to a name, only `One` does"
            }
            ([1, _] | [_, 1], _) => "an extent with a name does not stretch, not even a 1",
            _ => "they must be equal",
        }
    }

    /// Both extents, each with the name if it has it: `Batch=3`.
    pub(crate) fn write<N>(self, name: &'static NameText, [left, right]: [N; 2]) -> [WithName<N>; 2] {
        let (of_left, of_right) = match self {
            Self::Both => (Some(name), Some(name)),
            Self::Left => (Some(name), None),
            Self::Right => (None, Some(name)),
        };
        [WithName(of_left, left), WithName(of_right, right)]
    }
}

/// An axis as errors store it, so that they are small: a rank is 16 at most.
#[expect(
    clippy::as_conversions,
    clippy::cast_possible_truncation,
    reason = "a larger axis is stored as the largest byte"
)]
pub(crate) const fn axis_in_byte(axis: usize) -> u8 {
    if axis > 255 { 255 } else { axis as u8 }
}

/// Two extents that have a name: the name, and which of them has it.
pub(crate) const fn name_of_pair(
    left: Option<&'static NameText>,
    right: Option<&'static NameText>,
) -> Option<(&'static NameText, NamedSide)> {
    match (left, right, NamedSide::of(left.is_some(), right.is_some())) {
        (Some(name), _, Some(side)) | (None, Some(name), Some(side)) => Some((name, side)),
        _ => None,
    }
}

/// The name of an axis of two arrays, if one has it.
#[cold]
pub(crate) fn name_at_both<const R: usize>(
    left: &'static AxisNames<R>,
    right: &'static AxisNames<R>,
    axis: usize,
) -> Option<(&'static NameText, NamedSide)> {
    name_of_pair(left.get(axis)?.as_ref(), right.get(axis)?.as_ref())
}

/// An extent and its name, as an error prints it: `Batch=3`, or `3`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct WithName<N>(pub(crate) Option<&'static NameText>, pub(crate) N);

impl<N: fmt::Display> fmt::Display for WithName<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(name) = self.0 {
            write!(f, "{}=", name.as_str())?;
        }
        self.1.fmt(f)
    }
}

/// Whether an axis of an operand stretches if its extent is 1, and the name that it has or meets.
#[derive(Clone, Copy, Debug)]
pub enum Stretches {
    /// It stretches.
    Yes,
    /// It does not, because the type states a number, as `Const<1>` does.
    No,
    /// It does not, because of a name: that of the axis, that of the axis of the result, or both.
    Named {
        /// The name.
        name: &'static NameText,
        /// Whether the axis has it.
        own: bool,
        /// Whether what the axis meets has it.
        met: bool,
    },
}

impl Stretches {
    /// An axis without a name.
    pub(crate) const fn of(stretches: bool) -> Self {
        if stretches { Self::Yes } else { Self::No }
    }

    /// Axes without names.
    pub(crate) const fn of_each<const R: usize>(stretches: &[bool; R]) -> [Self; R] {
        let (mut result, mut axis) = ([Self::Yes; R], 0);
        while axis < R {
            result[axis] = Self::of(stretches[axis]);
            axis += 1;
        }
        result
    }

    /// Whether the axis stretches.
    #[inline(always)]
    pub(crate) const fn can(self) -> bool {
        matches!(self, Self::Yes)
    }

    /// The axis of operands together, of which the result has extent 1 if each has: it stretches if each does.
    pub(crate) const fn and(self, next: Self) -> Self {
        match (self, next) {
            (Self::Named { own: true, .. }, _) => self,
            (_, Self::Named { own: true, .. }) => next,
            (Self::Named { .. }, _) => self,
            (_, Self::Named { .. }) => next,
            (Self::No, _) => self,
            (Self::Yes, _) => next,
        }
    }

    /// The name that the axis has.
    const fn own(self) -> Option<&'static NameText> {
        match self {
            Self::Named { name, own: true, .. } => Some(name),
            _ => None,
        }
    }

    /// The name of two axes that are broadcast to each other, if one has it.
    pub(crate) const fn name_with(self, other: Self) -> Option<(&'static NameText, NamedSide)> {
        name_of_pair(self.own(), other.own())
    }

    /// The name of this axis, the left one, or of what it is broadcast into.
    pub(crate) const fn name_into(self) -> Option<(&'static NameText, NamedSide)> {
        match self {
            Self::Named { name, own, met } => match NamedSide::of(own, met) {
                Some(side) => Some((name, side)),
                None => None,
            },
            _ => None,
        }
    }
}

/// One axis of [`beside`].
const fn axis_beside(
    stretches: bool,
    known: Option<usize>,
    own: &'static Option<NameText>,
    met: &'static Option<NameText>,
) -> Stretches {
    match (own, met) {
        (Some(name), met) => Stretches::Named { name, own: true, met: met.is_some() },
        (None, Some(name)) if known.is_none() => Stretches::Named { name, own: false, met: true },
        _ => Stretches::of(stretches),
    }
}

/// Which axes of an operand with the names `own` stretch if their extent is 1, in a broadcast whose result has the names `met`. An extent in the type, `One`,
/// stretches to a name; one that is known at run time does not.
pub(crate) const fn beside<const R: usize>(
    stretches: &[bool; R],
    known: &[Option<usize>; R],
    own: &'static AxisNames<R>,
    met: &'static AxisNames<R>,
) -> [Stretches; R] {
    let (mut result, mut axis) = ([Stretches::Yes; R], 0);
    while axis < R {
        result[axis] = axis_beside(stretches[axis], known[axis], &own[axis], &met[axis]);
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
    (own, met): (&'static AxisNames<R>, &'static AxisNames<Q>),
    dimensions: &[usize; R],
) -> [Stretches; R] {
    let (mut result, mut axis) = ([Stretches::Yes; R], 0);
    while axis < R {
        let at = dimensions[axis];
        let met = if at < Q { &met[at] } else { &None };
        result[axis] = axis_beside(stretches[axis], known[axis], &own[axis], met);
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
            .text(", and no operand has it twice: `x.renamed(Axis::<A>, Other)` gives axis `A` of one operand `x` another name")
            .fail()
    }
}

/// Rejects, in a build, arrays whose extents along the axis that joins them have different names. If the axis is known at run time, the result has no names.
///
/// By the texts of names and not by types: a bound that two extents along the joined axis have no different names would be one that generic code must state of each.
#[track_caller]
pub(crate) const fn refuse_joined<const R: usize>(each: &[AxisNames<R>], axis: Option<isize>) {
    let Some(axis) = axis else { return };
    let axis = if axis < 0 { R.checked_sub(axis.unsigned_abs()) } else { Some(axis.unsigned_abs()) };
    let Some(axis) = axis else { return };
    let (mut first, mut at) = (None::<NameText>, 0);
    while at < each.len() && axis < R {
        match (first, each[at][axis]) {
            (Some(expected), Some(found)) if !expected.is(found) => Message::<256>::new()
                .text("extents `")
                .text(expected.as_str())
                .text("` and `")
                .text(found.as_str())
                .text("` are joined along axis ")
                .number(axis)
                .text(", and have different names: `x.renamed(Axis::<")
                .number(axis)
                .text(">, ")
                .text(expected.as_str())
                .text(")` replaces the name of the array `x`")
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

/// Panics in a constant, and so in a build, if an extent has another name than it is stated to have.
///
/// # Panics
///
/// If both lists have a name at an axis, and not the same.
///
/// ```
/// use shapewise::{extent::Name, names, rules::names::refuse_other};
///
/// names! { Batch, Features }
///
/// const { refuse_other(&[Some(Batch::NAME), None], &[Some(Batch::NAME), Some(Features::NAME)]) };
/// let refused =
///     std::panic::catch_unwind(|| refuse_other(&[Some(Batch::NAME)], &[Some(Features::NAME)]));
/// assert!(refused.is_err());
/// ```
#[track_caller]
pub const fn refuse_other<const R: usize>(found: &[Option<NameText>; R], expected: &[Option<NameText>; R]) {
    if let Some((axis, found, expected)) = other_name(found, expected) {
        Message::<256>::new()
            .text("axis ")
            .number(axis)
            .text(" has extent `")
            .text(found.as_str())
            .text("`, and `")
            .text(expected.as_str())
            .text("` is expected: `x.renamed(Axis::<")
            .number(axis)
            .text(">, ")
            .text(expected.as_str())
            .text(")` replaces the name of the array `x`")
            .fail()
    }
}

/// Panics, at run time, if an extent has another name that [`refuse_other`], which is called before, does not tell from the stated one: one macro of the caller's
/// declares both.
///
/// # Panics
///
/// If both lists have a name at an axis, and not the same.
///
/// ```
/// use shapewise::{extent::Name, names, rules::names::confirm};
///
/// names! { Batch, Features }
///
/// confirm(&[Some(Batch::NAME), None], &[Some(Batch::NAME), Some(Features::NAME)]);
/// ```
#[track_caller]
#[inline]
pub fn confirm<const R: usize>(found: &[Option<NameText>; R], expected: &[Option<NameText>; R]) {
    for (axis, (found, expected)) in found.iter().zip(expected).enumerate() {
        if let (Some(found), Some(expected)) = (found, expected)
            && found != expected
        {
            other_of_one_macro(axis, found, expected);
        }
    }
}

/// [`confirm`] of several arrays: those of one axis are the same.
#[track_caller]
pub(crate) fn confirm_joined<const R: usize>(each: &[AxisNames<R>]) {
    let mut expected = [None; R];
    for names in each {
        confirm(names, &expected);
        for (expected, name) in expected.iter_mut().zip(names) {
            *expected = expected.or(*name);
        }
    }
}

/// Panics with two names of one macro.
#[cold]
#[inline(never)]
#[track_caller]
fn other_of_one_macro(axis: usize, found: &NameText, expected: &NameText) -> ! {
    panic!(
        "axis {axis} has extent `{}`, and another `{}` is expected: a macro declares both, and they are two names",
        found.as_str(),
        expected.as_str()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Option<NameText> = Some(NameText::of::<u8>("A", "here"));
    const B: Option<NameText> = Some(NameText::of::<u16>("B", "here"));
    const ELSEWHERE: Option<NameText> = Some(NameText::of::<u32>("A", "there"));

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
        let can = |stretches: [Stretches; 4]| stretches.map(Stretches::can);
        const NAMES: AxisNames<4> = [A, A, None, None];
        assert_eq!(can(beside(&[true; 4], &known, &[None; 4], &NAMES)), [false, true, true, true]);
        assert_eq!(can(beside(&[false; 4], &known, &[None; 4], &NAMES)), [false; 4]);
        assert_eq!(can(beside(&[true; 4], &[None; 4], &NAMES, &[None; 4])), [false, false, true, true]);
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
