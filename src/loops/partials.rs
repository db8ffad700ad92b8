//! Partial results of a reduction, combined in pairs.

/// The number of values that are folded one after another, before the result is a partial one. More cost digits, fewer cost time.
pub(crate) const MOST: usize = 64;

/// The levels of the tree, whose memory is on the stack, also if elements are large. More leaves than two to this power are added to the last level.
const LEVELS: usize = 32;

/// Partial results of equally many values, of which two are combined as soon as there are two of the same size: the leaves of a binary
/// tree, of which only one path is in memory.
pub(crate) struct Partials<T> {
    // At a level the result of two to its power of leaves, if the bit of the level is set in the number of leaves.
    levels: Option<[T; LEVELS]>,
    leaves: usize,
}

impl<T: Copy> Partials<T> {
    /// No partial results. The memory for them is not written before there is one: most arrays are small.
    #[inline(always)]
    pub(crate) const fn new() -> Self {
        Self { levels: None, leaves: 0 }
    }

    /// Adds a partial result.
    #[cold]
    #[inline(never)]
    pub(crate) fn push(&mut self, leaf: T, unit: T, fold: &impl Fn(T, T) -> T) {
        let levels = self.levels.get_or_insert([unit; LEVELS]);
        let mut carry = leaf;
        for (bit, level) in levels.iter_mut().enumerate() {
            // As the carry of an addition in binary.
            if self.leaves >> bit & 1 == 0 {
                *level = carry;
                self.leaves = self.leaves.wrapping_add(1);
                return;
            }
            carry = fold(*level, carry);
        }
        // All levels were full, and are one result now.
        if let Some(last) = levels.last_mut() {
            *last = carry;
        }
        self.leaves = 1 << (LEVELS - 1);
    }

    /// All partial results and a last one, combined.
    #[inline(always)]
    pub(crate) fn with(&self, last: T, fold: &impl Fn(T, T) -> T) -> T {
        match &self.levels {
            None => last,
            Some(levels) => levels.iter().enumerate().fold(last, |folded, (bit, level)| {
                if self.leaves >> bit & 1 == 0 { folded } else { fold(*level, folded) }
            }),
        }
    }
}

/// Values that are folded one after another, [`MOST`] of them at a time; the results are [`Partials`].
#[derive(Clone, Copy)]
pub(crate) struct Block<T> {
    folded: T,
    values: usize,
}

impl<T: Copy> Block<T> {
    /// No values; `unit` is the neutral element.
    #[inline(always)]
    pub(crate) const fn new(unit: T) -> Self {
        Self { folded: unit, values: 0 }
    }

    /// This block and one more value, or an empty block if the result was pushed.
    #[inline(always)]
    pub(crate) fn and(
        self,
        value: T,
        unit: T,
        partials: &mut Partials<T>,
        fold: &impl Fn(T, T) -> T,
    ) -> Self {
        let (folded, values) = (fold(self.folded, value), self.values.wrapping_add(1));
        if values < MOST || !crate::loops::lanes::is_in_blocks::<T>() {
            return Self { folded, values };
        }
        partials.push(folded, unit, fold);
        Self::new(unit)
    }

    /// The values of this block and all partial results, combined.
    #[inline(always)]
    pub(crate) fn with(self, partials: &Partials<T>, fold: &impl Fn(T, T) -> T) -> T {
        partials.with(self.folded, fold)
    }
}
