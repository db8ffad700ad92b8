//! Edits of axes: which axis of the result is which axis of the operand.
//!
//! An edit is a *source map*. For each axis of the result it names the axis of the operand. Axes that are new are counted
//! after those of the operand: of an operand of rank 3 the first new axis has the number 3.
//!
//! | operation | of `[a, b, c]` | source map | edit |
//! |---|---|---|---|
//! | append `x` | `[a, b, c, x]` | 0 1 2 3 | `StartAt(0)` |
//! | concatenate `[x, y]` | `[a, b, c, x, y]` | 0 1 2 3 4 | `StartAt(0)` |
//! | take the first two | `[a, b]` | 0 1 | `StartAt(0)` |
//! | take the last two, tail | `[b, c]` | 1 2 | `StartAt(1)` |
//! | prepend `x` | `[x, a, b, c]` | 3 0 1 2 | `Insert(0)` |
//! | insert `x` at 1 | `[a, x, b, c]` | 0 3 1 2 | `Insert(1)` |
//! | remove axis 1 | `[a, c]` | 0 2 | `Remove(1, 1)` |
//! | move axis 0 to 2 | `[b, c, a]` | 1 2 0 | `Move(0, 2)` |
//! | swap axes 0 and 2 | `[c, b, a]` | 2 1 0 | `Swap(0, 2)` |
//! | combine axes 0 and 2 to `x` | `[b, x]` | 1 3 | `Combine(0, 2)` |
//! | permute, keep, remove several | `[c, a]` | 2 0 | `Pick(&[2, 0])` |
//!
//! The same edit applies to extents, to flags, and to the order of the axes in memory.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "const fns on slices: axes count to the rank of the result, and sources are below that of the operand and the new axes"
)]

/// An edit of axes. For each axis of the result it names the axis of the operand; axes that are new are counted after those of the operand.
///
/// | operation | of `[a, b, c]` | edit |
/// |---|---|---|
/// | append `x` | `[a, b, c, x]` | `StartAt(0)` |
/// | take the first two | `[a, b]` | `StartAt(0)` |
/// | take the last two | `[b, c]` | `StartAt(1)` |
/// | insert `x` at 1 | `[a, x, b, c]` | `Insert(1)` |
/// | remove axis 1 | `[a, c]` | `Remove(1, 1)` |
/// | move axis 0 to 2 | `[b, c, a]` | `Move(0, 2)` |
/// | swap axes 0 and 2 | `[c, b, a]` | `Swap(0, 2)` |
/// | combine axes 0 and 2 to `x` | `[b, x]` | `Combine(0, 2)` |
/// | permute, keep, remove several | `[c, a]` | `Pick(&[2, 0])` |
///
/// The same edit applies to extents, to flags, and to the order of the axes in memory:
///
/// ```
/// use shapewise::rules::axes::Edit;
///
/// let edit = Edit::Insert(1);
/// let mut extents = [0; 4];
/// edit.apply(&[2, 3, 4], &[1], &mut extents);
/// assert_eq!(extents, [2, 1, 3, 4]);
/// assert_eq!(edit.array(&[2, 3, 4], &[1], [0; 4]), extents);
/// assert_eq!(edit.collect::<_, Vec<_>>(&['a', 'b', 'c'], &['x'], 4), ['a', 'x', 'b', 'c']);
///
/// // Axis 2 of the operand is axis 3 of the result. In memory, the new axis is the most minor.
/// assert_eq!(edit.target(2, 3, 4), 3);
/// let mut minor_to_major = [0; 4];
/// edit.order(&[2, 1, 0], 0, &mut minor_to_major);
/// assert_eq!(minor_to_major, [1, 3, 2, 0]);
/// ```
#[derive(Clone, Copy, Debug)]
pub enum Edit<'a> {
    /// The axes from this one on, then the new axes.
    StartAt(usize),
    /// All axes, and a new one that becomes this axis of the result.
    Insert(usize),
    /// All axes except some: the first axis that is removed, and how many are.
    Remove(usize, usize),
    /// All axes, the first of these moved to the position of the second.
    Move(usize, usize),
    /// All axes, with these two exchanged.
    Swap(usize, usize),
    /// All axes except these two, the smaller one first, then a new one.
    Combine(usize, usize),
    /// These axes, in this order.
    Pick(&'a [usize]),
}

impl Edit<'_> {
    /// The axis of the operand, of this rank, that becomes this axis of the result.
    #[inline(always)]
    const fn source(self, axis: usize, rank: usize) -> usize {
        match self {
            Edit::StartAt(first) => first + axis,
            Edit::Insert(new) if axis == new => rank,
            Edit::Insert(new) if axis > new => axis - 1,
            Edit::Remove(first, count) if axis >= first => axis + count,
            Edit::Swap(first, second) if axis == first => second,
            Edit::Swap(first, second) if axis == second => first,
            Edit::Combine(..) if axis + 2 == rank => rank,
            Edit::Combine(_, second) if axis + 1 >= second => axis + 2,
            Edit::Combine(first, _) if axis >= first => axis + 1,
            Edit::Insert(_) | Edit::Remove(..) | Edit::Swap(..) | Edit::Combine(..) => axis,
            Edit::Move(from, to) if axis == to => from,
            Edit::Move(from, to) => {
                // First without the axis that moves, then without the position that it moves to.
                let axis = if axis > to { axis - 1 } else { axis };
                if axis >= from { axis + 1 } else { axis }
            }
            Edit::Pick(axes) => axes[axis],
        }
    }

    /// Returns the axis of a result of rank `result` that is the axis `source` of the operand of rank `rank`; `result` if there is none. See the
    /// [example](Self).
    ///
    /// # Panics
    ///
    /// For a [`Pick`](Self::Pick) of fewer axes than `result`.
    #[must_use]
    pub const fn target(self, source: usize, rank: usize, result: usize) -> usize {
        let mut axis = 0;
        while axis < result && self.source(axis, rank) != source {
            axis += 1;
        }
        axis
    }

    /// The value of this axis of the result, from the values of the operand and those of the new axes.
    #[inline(always)]
    const fn value<V: Copy>(self, axis: usize, from: &[V], new: &[V]) -> V {
        let source = self.source(axis, from.len());
        if source < from.len() { from[source] } else { new[source - from.len()] }
    }

    /// Writes the values of the axes of the result, from the values of the operand and those of the new axes. See the [example](Self).
    ///
    /// # Panics
    ///
    /// If the operand and the new axes are fewer than the edit takes.
    #[inline(always)]
    pub const fn apply<V: Copy>(self, from: &[V], new: &[V], into: &mut [V]) {
        let mut axis = 0;
        while axis < into.len() {
            into[axis] = self.value(axis, from, new);
            axis += 1;
        }
    }

    /// Does the same as [`apply`](Self::apply) for arrays; `into` is overwritten.
    ///
    /// # Panics
    ///
    /// As [`apply`](Self::apply) does.
    #[inline(always)]
    pub const fn array<V: Copy, const Q: usize>(self, from: &[V], new: &[V], mut into: [V; Q]) -> [V; Q] {
        self.apply(from, new, &mut into);
        into
    }

    /// Does the same as [`apply`](Self::apply) for a rank that is known at run time.
    ///
    /// # Panics
    ///
    /// As [`apply`](Self::apply) does.
    pub fn collect<V: Copy, C: FromIterator<V>>(self, from: &[V], new: &[V], rank: usize) -> C {
        (0..rank).map(|axis| self.value(axis, from, new)).collect()
    }

    /// Writes the order of the axes of the result in memory, from the order of the operand, both from minor to major. Axes that
    /// remain keep their order. A new axis is inserted at `place`, where 0 is the most minor; without a new axis `place` is not used. See the
    /// [example](Self).
    ///
    /// # Panics
    ///
    /// If the operand has fewer axes than the edit takes.
    pub const fn order(self, minor_to_major: &[usize], place: usize, into: &mut [usize]) {
        let (rank, mut at, mut to) = (minor_to_major.len(), 0, 0);
        while to < into.len() {
            // The order of the operand with the new axis in it.
            let source =
                if at == place { rank } else { minor_to_major[if at < place { at } else { at - 1 }] };
            let axis = self.target(source, rank, into.len());
            if axis < into.len() {
                into[to] = axis;
                to += 1;
            }
            at += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edits_of_the_table() {
        let table = [
            (Edit::StartAt(0), "abcx"),
            (Edit::StartAt(0), "abcxy"),
            (Edit::StartAt(0), "ab"),
            (Edit::StartAt(1), "bc"),
            (Edit::Insert(0), "xabc"),
            (Edit::Insert(1), "axbc"),
            (Edit::Insert(3), "abcx"),
            (Edit::Remove(1, 1), "ac"),
            (Edit::Remove(0, 2), "c"),
            (Edit::Move(0, 2), "bca"),
            (Edit::Move(2, 0), "cab"),
            (Edit::Move(1, 1), "abc"),
            (Edit::Swap(0, 2), "cba"),
            (Edit::Swap(2, 1), "acb"),
            (Edit::Swap(1, 1), "abc"),
            (Edit::Combine(0, 1), "cx"),
            (Edit::Combine(0, 2), "bx"),
            (Edit::Combine(1, 2), "ax"),
            (Edit::Pick(&[2, 0]), "ca"),
        ];
        for (edit, expected) in table {
            let mut values = ['?'; 5];
            edit.apply(&['a', 'b', 'c'], &['x', 'y'], &mut values[..expected.len()]);
            assert!(
                values.into_iter().zip(expected.chars()).all(|(value, expected)| value == expected),
                "{edit:?}"
            );
        }
    }
}
