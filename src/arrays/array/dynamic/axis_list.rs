//! The extent and the stride of each axis of an array whose rank is known at run time.

use core::{
    fmt,
    ops::{Deref, DerefMut},
};

use alloc::{boxed::Box, vec::Vec};

use crate::message::broken;

/// An extent and a stride.
pub(crate) type StridedAxis = (usize, isize);

/// The rank up to which axes do not allocate. A tensor then has 128 bytes, which the compiler moves by registers; from 129 on it calls `memcpy`, several
/// times for each operation.
pub(crate) const INLINE: usize = 5;

/// The extent and the stride of each axis. It does not allocate up to rank 5. Memory for five is written even if there are fewer, and copied without a
/// condition: a copy of a constant length takes less time than one of as many as there are.
pub(crate) struct StridedAxes {
    // INVARIANT: the length is at most `INLINE`. It is not used if there are more.
    len: usize,
    inline: [StridedAxis; INLINE],
    // All axes, if there are more.
    #[expect(clippy::box_collection, reason = "one word, and not the three of a vector")]
    spilled: Option<Box<Vec<StridedAxis>>>,
}

impl StridedAxes {
    /// No axes.
    #[inline]
    pub(crate) const fn new() -> Self {
        Self { len: 0, inline: [(0, 0); INLINE], spilled: None }
    }

    /// The first `len` of these axes.
    #[inline]
    pub(crate) fn from_inline(inline: [StridedAxis; INLINE], len: usize) -> Self {
        Self { len: len.min(INLINE), inline, spilled: None }
    }

    /// The axes, if there are `N` of them.
    #[inline(always)]
    pub(crate) fn as_array<const N: usize>(&self) -> Option<&[StridedAxis; N]> {
        if N > INLINE {
            return (**self).try_into().ok();
        }
        // Without a look at what is spilled, which an access in a loop would take each time.
        if self.len == N && self.spilled.is_none() { self.inline.first_chunk() } else { None }
    }

    /// Adds an axis as the last one.
    #[inline]
    pub(crate) fn push(&mut self, axis: StridedAxis) {
        match self.inline.get_mut(self.len) {
            Some(to) if self.spilled.is_none() => {
                *to = axis;
                self.len = self.len.wrapping_add(1);
            }
            _ => self.push_spilled(axis),
        }
    }

    #[cold]
    #[inline(never)]
    fn push_spilled(&mut self, axis: StridedAxis) {
        let inline = self.inline;
        self.spilled.get_or_insert_with(|| Box::new(inline.to_vec())).push(axis);
    }

    #[cold]
    #[inline(never)]
    #[expect(clippy::box_collection, reason = "that of the field")]
    fn clone_spilled(&self) -> Option<Box<Vec<StridedAxis>>> {
        self.spilled.clone()
    }

    /// Inserts an axis before position `at`, which is at most the length.
    #[inline]
    pub(crate) fn insert(&mut self, at: usize, axis: StridedAxis) {
        self.push(axis);
        if let Some(after) = self.get_mut(at..) {
            after.rotate_right(1);
        }
    }

    /// The axes without the one at a position, and that one.
    #[inline]
    pub(crate) fn without(&self, at: usize) -> (Self, StridedAxis) {
        let Some(&removed) = self.get(at) else { broken("an axis was compared with the rank") };
        if self.spilled.is_some() {
            return (self.spilled_without(at), removed);
        }
        // Read where they are, and each as one: to read words that were written just before as larger ones takes 5 ns.
        let mut inline = [(0, 0); INLINE];
        let next = self.inline.iter().skip(1);
        for (place, (to, (this, next))) in inline.iter_mut().zip(self.inline.iter().zip(next)).enumerate() {
            *to = *if place < at { this } else { next };
        }
        (Self::from_inline(inline, self.len.wrapping_sub(1)), removed)
    }

    #[cold]
    #[inline(never)]
    fn spilled_without(&self, at: usize) -> Self {
        let (before, from) = self.split_at(at);
        before.iter().chain(from.iter().skip(1)).copied().collect()
    }
}

impl Clone for StridedAxes {
    #[inline]
    fn clone(&self) -> Self {
        let spilled = if self.spilled.is_some() { self.clone_spilled() } else { None };
        Self { len: self.len, inline: self.inline, spilled }
    }
}

impl Deref for StridedAxes {
    type Target = [StridedAxis];

    #[inline]
    fn deref(&self) -> &[StridedAxis] {
        match &self.spilled {
            None => self.inline.get(..self.len).unwrap_or_default(),
            Some(spilled) => spilled,
        }
    }
}

impl DerefMut for StridedAxes {
    #[inline]
    fn deref_mut(&mut self) -> &mut [StridedAxis] {
        match &mut self.spilled {
            None => self.inline.get_mut(..self.len).unwrap_or_default(),
            Some(spilled) => spilled,
        }
    }
}

impl FromIterator<StridedAxis> for StridedAxes {
    #[inline]
    fn from_iter<I: IntoIterator<Item = StridedAxis>>(axes: I) -> Self {
        let (mut inline, mut len, mut axes) = ([(0, 0); INLINE], 0, axes.into_iter());
        for to in &mut inline {
            let Some(axis) = axes.next() else { return Self::from_inline(inline, len) };
            *to = axis;
            len = len.saturating_add(1);
        }
        let mut all = Self::from_inline(inline, len);
        axes.for_each(|axis| all.push(axis));
        all
    }
}

impl<'a> IntoIterator for &'a StridedAxes {
    type Item = &'a StridedAxis;
    type IntoIter = core::slice::Iter<'a, StridedAxis>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl PartialEq for StridedAxes {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for StridedAxes {}

impl fmt::Debug for StridedAxes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Axes that differ.
    fn some(len: usize) -> Vec<StridedAxis> {
        (0..len).map(|at| (at, at.cast_signed().wrapping_neg())).collect()
    }

    fn of(axes: &[StridedAxis]) -> StridedAxes {
        axes.iter().copied().collect()
    }

    #[test]
    fn a_list_is_a_vector_of_any_length() {
        for len in 0..=2 * INLINE {
            let expected = some(len);
            let axes = of(&expected);
            assert_eq!(*axes, *expected);
            assert_eq!(axes.clone(), axes);
            let mut pushed = StridedAxes::new();
            expected.iter().for_each(|axis| pushed.push(*axis));
            assert_eq!(pushed, axes);
            pushed.iter_mut().for_each(|axis| axis.0 = 1);
            assert!(pushed.iter().all(|axis| axis.0 == 1));
            for at in 0..=len {
                let (mut inserted, mut list) = (axes.clone(), expected.clone());
                inserted.insert(at, (9, 9));
                list.insert(at, (9, 9));
                assert_eq!(*inserted, *list, "{len} {at}");
                assert_eq!(inserted.without(at), (axes.clone(), (9, 9)), "{len} {at}");
            }
            assert_ne!(axes, of(&some(len.saturating_add(1))));
        }
    }

    #[test]
    #[should_panic(expected = "a fault of the crate, please report it: an axis was compared with the rank")]
    fn an_axis_that_is_removed_is_in_the_list() {
        of(&some(2)).without(2);
    }
}
