//! The strides of a dense layout from the order of its axes, and the order from strides.
use super::{MinorToMajor, OrderRef};
use crate::{
    axis::{Permutation, list::contains},
    index::{self, element_count},
    layout::strided::is_row_major,
};

impl<const R: usize> MinorToMajor<R> {
    /// Returns the strides, in elements, of the dense layout with these extents: for each axis the product of the extents of the axes
    /// that are more minor.
    ///
    /// The extents must fit by [`index::element_count`]; for others the products saturate.
    #[must_use]
    pub const fn strides(self, extents: &[usize; R]) -> [isize; R] {
        let mut strides = [0; R];
        OrderRef::new(&self.axes()).strides(extents, 1, &mut strides);
        strides
    }

    /// Returns the order in which the dense layout with these extents has these strides, in elements; `None` if there is no such order.
    /// The inverse of [`strides`](Self::strides).
    ///
    /// No step is ever taken along an axis of extent 1, or in a shape without elements. Their strides do not matter, so several
    /// orders may fit. Of these it is the first of
    ///
    /// * the one with exactly these strides; of axes of extent 1 with the same stride the last is the most minor,
    /// * row-major,
    /// * the one where each axis of extent 1 is where its stride puts it. Axes whose stride the dense layout does not have are
    ///   the most major, the last of them first.
    ///
    /// ```
    /// use shapewise::MinorToMajor;
    ///
    /// let order =
    ///     |strides| MinorToMajor::from_strides(&[5, 1, 3], &strides).map(|order| order.to_string());
    /// assert_eq!(order([1, 5, 5]).as_deref(), Some("{0,1,2}")); // the strides of {0,1,2}
    /// // the 0 does not matter: row-major fits
    /// assert_eq!(order([3, 0, 1]).as_deref(), Some("{2,1,0}"));
    /// // the 0 does not matter: axis 1 is the most major
    /// assert_eq!(order([1, 0, 5]).as_deref(), Some("{0,2,1}"));
    /// assert_eq!(order([4, 0, 1]), None); // a gap of one element after each three
    /// ```
    #[must_use]
    pub const fn from_strides(extents: &[usize; R], strides: &[isize; R]) -> Option<Self> {
        let mut order = [0; R];
        match (element_count(extents), order_of_strides(extents, strides, &mut order)) {
            (Ok(_), Ok(())) => Some(Self::of(order)),
            _ => None,
        }
    }
}

/// What the type knows of the strides of a layout, from what it knows of the extents of memory and of the order of the axes.
pub(in crate::layout) const fn known_strides<const R: usize>(
    extents: &[Option<usize>; R],
    order: Option<Permutation<R>>,
) -> [Option<isize>; R] {
    match order {
        Some(order) => {
            let physical = Permutation::REVERSAL.after(order);
            physical.inverse().apply(&index::known_row_major_strides(&physical.apply(extents)))
        }
        None => [None; R],
    }
}

/// The axis that keeps strides from being those of a dense layout: the error of [`order_of_strides`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Misplaced {
    /// The axis.
    pub axis: usize,
    /// The stride of the next axis of the dense layout.
    pub expected: isize,
    /// The stride of the axis, the smallest of the remaining ones.
    pub found: isize,
}

/// Writes the order, from minor to major, in which the dense layout with these extents has these strides: that of [`MinorToMajor::from_strides`], on slices. All three slices
/// have the same length. The result is a permutation if this returns `Ok`.
///
/// # Errors
///
/// [`Misplaced`] with the first axis whose stride is not that of a dense layout.
///
/// # Panics
///
/// If the slices differ in length.
///
/// ```
/// use shapewise::rules::order::{Misplaced, order_of_strides};
///
/// let mut order = [0; 3];
/// assert_eq!(order_of_strides(&[2, 3, 4], &[1, 8, 2], &mut order), Ok(()));
/// assert_eq!(order, [0, 2, 1]);
/// let gap = Misplaced { axis: 1, expected: 4, found: 5 };
/// assert_eq!(order_of_strides(&[2, 3, 4], &[15, 5, 1], &mut order), Err(gap));
/// ```
pub const fn order_of_strides(
    extents: &[usize],
    strides: &[isize],
    into: &mut [usize],
) -> Result<(), Misplaced> {
    match axes_of_strides(extents, strides, into) {
        Ok(placed) if placed < into.len() && is_row_major(extents, strides, 1) => place_others(0, into),
        Ok(placed) => place_others(placed, into),
        Err(misplaced) => return Err(misplaced),
    }
    Ok(())
}

/// Writes, from minor to major, the axes whose stride a dense layout has, and returns how many they are. No step is ever taken
/// along the other axes.
///
/// # Errors
///
/// [`Misplaced`] if an axis has a stride that a dense layout does not have, and steps are taken along it.
pub(crate) const fn axes_of_strides(
    extents: &[usize],
    strides: &[isize],
    into: &mut [usize],
) -> Result<usize, Misplaced> {
    let (mut place, mut expected) = (0, 1_isize);
    while place < extents.len() {
        match next(extents, strides, expected, into.split_at(place).0) {
            Some(axis) if strides[axis] == expected => {
                into[place] = axis;
                expected = expected.saturating_mul(0_isize.saturating_add_unsigned(extents[axis]));
                place = place.saturating_add(1);
            }
            Some(axis) if !matches!(element_count(extents), Ok(0)) => {
                return Err(Misplaced { axis, expected, found: strides[axis] });
            }
            _ => break,
        }
    }
    Ok(place)
}

/// Writes the axes that are not in the first `place` places after these, the last axis first.
pub(crate) const fn place_others(mut place: usize, into: &mut [usize]) {
    let mut axis = into.len();
    while axis > 0 {
        axis -= 1;
        if !contains(into.split_at(place).0, axis) {
            into[place] = axis;
            place += 1;
        }
    }
}

/// Returns the axis that comes next after those that are placed: one whose stride is the expected one, or else the one with the smallest
/// stride. An extent of 1 changes no other stride, so axes of extent 1 with the expected stride come first; others of extent 1
/// do not come at all. Of several axes the last comes first.
const fn next(extents: &[usize], strides: &[isize], expected: isize, placed: &[usize]) -> Option<usize> {
    let (mut axis, mut next) = (extents.len(), None);
    while axis > 0 {
        axis -= 1;
        let (is_expected, is_one) = (strides[axis] == expected, extents[axis] == 1);
        if contains(placed, axis) || (is_one && !is_expected) {
            continue;
        }
        next = match next {
            _ if is_one => return Some(axis),
            Some(other) if strides[other] == expected => next,
            Some(other) if !is_expected && strides[other] <= strides[axis] => next,
            _ => Some(axis),
        };
    }
    next
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::Strided;

    /// A stride is known if the extents inside of its axis are, which the types of layouts state.
    #[test]
    fn known_strides_are_those_of_all_extents() {
        for code in 0..4_usize.pow(3) {
            let known = [code / 16, code / 4 % 4, code % 4].map(|digit| digit.checked_sub(1));
            assert_eq!(known_strides(&known, None), [None; 3]);
            for order in [[2, 1, 0], [0, 1, 2], [1, 0, 2], [0, 2, 1], [2, 0, 1], [1, 2, 0]] {
                let order = MinorToMajor::new(order).unwrap();
                let found = known_strides(&known, Some(order.permutation()));
                for rest in 1..4 {
                    let strides = Strided::ordered(known.map(|extent| extent.unwrap_or(rest)), order)
                        .unwrap()
                        .strides();
                    let inner = order.axes();
                    for place in 0..3 {
                        let is_known = inner[..place].iter().all(|&axis| known[axis].is_some());
                        let expected = is_known.then_some(strides[inner[place]]);
                        assert_eq!(found[inner[place]], expected, "{known:?} {order}");
                    }
                }
            }
        }
    }
}
