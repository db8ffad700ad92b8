//! Whether a layout has each element at one index.

use super::{reach, walk::Descending};
use crate::heap::{self, Vec as Words};

/// How many steps the search takes before it gives up: below a millisecond, and few enough to be taken at compile time.
const BUDGET: usize = 1 << 14;

/// Returns `true` if no two indices have the same offset, if a budget of work suffices to determine it; otherwise `false`.
///
/// So `true` is always right, and `false` is where [`uniqueness`] is `Some(false)`.
#[must_use]
pub const fn is_unique<const R: usize>(extents: &[usize; R], strides: &[isize; R]) -> bool {
    matches!(uniqueness(extents, strides), Some(true))
}

/// Returns whether no two indices have the same offset: certainly, certainly not, or (`None`) not determined within a budget of work.
///
/// The offsets of two indices agree exactly if there are integers `d`, not all 0, with `|d[k]| < extents[k]` and
/// `sum(d[k] * strides[k]) = 0`. Axes are taken by decreasing stride; while each stride is larger than all that the
/// smaller ones reach together, no such `d` exists. Where strides interleave, the sum is searched for: some steps for
/// windows and the like. With each axis of extent 2 that interleaves the search may grow threefold, so it ends after 16384 steps.
///
/// `Some(false)` for strides that are those of no layout, as their offsets do not fit.
///
/// ```
/// use shapewise::index::uniqueness;
///
/// assert_eq!(uniqueness(&[3, 3], &[3, 1]), Some(true));
/// assert_eq!(uniqueness(&[3, 3], &[2, 1]), Some(false)); // [0, 2] and [1, 0]
///
/// // Conway and Guy's numbers: no two sums of some of them are equal, and that is hard to see.
/// let strides = [77, 117, 137, 148, 154, 157, 159, 160, 161].map(|stride| 1000 * stride);
/// assert_eq!(uniqueness(&[2; 9], &strides), Some(true));
/// ```
#[must_use]
pub const fn uniqueness<const R: usize>(extents: &[usize; R], strides: &[isize; R]) -> Option<bool> {
    // A layout without elements is unique.
    let mut axis = 0;
    while axis < R {
        if extents[axis] == 0 {
            return Some(true);
        }
        axis += 1;
    }
    // Layouts that do not fit are not unique; for all others no product below overflows.
    if reach(extents, strides).is_err() {
        return Some(false);
    }
    // As many elements as there are: more than offsets are not unique.
    let axes = Descending::new(extents, strides);
    let (mut elements, mut sum, mut at) = (1_usize, 0_usize, 0);
    while at < axes.count {
        sum = sum.saturating_add(axes.step[at].saturating_mul(axes.far[at]));
        elements = elements.saturating_mul(axes.far[at].saturating_add(1));
        at += 1;
    }
    if elements > sum.saturating_add(1) {
        return Some(false);
    }
    let mut search = AliasSearch { axes, left: BUDGET };
    match search.meets(0, 0, false) {
        Some(meets) => Some(!meets),
        None => None,
    }
}

/// A search for two indices with the same offset.
struct AliasSearch<const R: usize> {
    axes: Descending<R>,
    /// How many steps are left.
    left: usize,
}

impl<const R: usize> AliasSearch<R> {
    /// Returns whether `sum + sum(d[k] * step[k], k in at..count)` can be 0 with `|d[k]| <= far[k]`, not all `d` being 0
    /// (`moved`: one before `at` is not). `None` if there are no steps left.
    const fn meets(&mut self, at: usize, sum: usize, moved: bool) -> Option<bool> {
        if at == self.axes.count {
            return Some(moved && sum == 0);
        }
        let (far, step, behind) = (self.axes.far[at], self.axes.step[at], self.axes.behind[at]);
        if step == 0 {
            // Any d does: the rest, all of stride 0 as well, cannot change the sum.
            return Some(sum == 0);
        }
        // By symmetry the sum is taken as positive or 0, and the axes subtract from it: the d's that leave a rest the
        // others can reach are those from `(sum - behind) / step` to `(sum + behind) / step`, and at least -far.
        let least = if sum > behind { (sum - behind).div_ceil(step) } else { 0 };
        let mut d = least;
        while d <= far && step.saturating_mul(d) <= sum.saturating_add(behind) {
            match self.meets_behind(at, (step * d).abs_diff(sum), moved || d != 0) {
                Some(false) => d += 1,
                found => return found,
            }
        }
        // And the d's below 0, which add to the sum. Without a sum they are the same as those above.
        d = 1;
        while sum > 0 && d <= far && step.saturating_mul(d).saturating_add(sum) <= behind {
            match self.meets_behind(at, sum + step * d, true) {
                Some(false) => d += 1,
                found => return found,
            }
        }
        Some(false)
    }

    /// Returns [`meets`](Self::meets) of the axes after one, a step further.
    const fn meets_behind(&mut self, at: usize, sum: usize, moved: bool) -> Option<bool> {
        match self.left.checked_sub(1) {
            Some(left) => self.left = left,
            None => return None,
        }
        self.meets(at + 1, sum, moved)
    }
}

/// Up to which span all offsets are marked one by one: 8 MiB of marks.
pub(crate) const MARKED: usize = 1 << 26;

// Whether a layout has each element at one index, determined by marking offsets.

/// Returns `true` if a division for each axis does not suffice to get from an offset to its index. For strides of a layout.
pub(crate) fn are_interleaved<const R: usize>(extents: &[usize; R], strides: &[isize; R]) -> bool {
    let axes = Descending::new(extents, strides);
    (0..axes.moving).any(|at| axes.behind[at] >= axes.step[at])
}

/// Does the same as [`uniqueness`], and if that does not determine it, marks the offset of each element in turn. There are
/// at most as many as offsets. `None` for a span that is too large for that, or without an allocator. For strides of a layout.
pub(crate) fn uniqueness_with_memory<const R: usize>(
    extents: &[usize; R],
    strides: &[isize; R],
) -> Option<bool> {
    if let Some(known) = uniqueness(extents, strides) {
        return Some(known);
    }
    let (below, above) = reach(extents, strides).ok()?;
    let span = below + above + 1;
    (heap::IS_THERE && span <= MARKED).then(|| are_marked_once(extents, strides, span))
}

/// Returns `true` if the offsets of all elements differ. Strides are taken as positive, as going backwards along an axis visits
/// the same elements.
pub(super) fn are_marked_once<const R: usize>(
    extents: &[usize; R],
    strides: &[isize; R],
    span: usize,
) -> bool {
    let mut marks = Marks::none(span);
    each_offset(extents, strides, |offset| marks.mark(offset))
}

/// A mark for each offset.
#[derive(Clone, Debug)]
pub(crate) struct Marks(Words<u64>);

impl Marks {
    fn none(span: usize) -> Self {
        Self(heap::repeated(0, span.div_ceil(64)))
    }

    /// Returns the offsets of all elements, counted from the smallest one; at least one element. For strides of a layout.
    ///
    /// Each axis moves the marks along, so the time is that of a few passes over the offsets, however many elements share one.
    pub(crate) fn new<const R: usize>(extents: &[usize; R], strides: &[isize; R], span: usize) -> Self {
        let mut marks = Self::none(span);
        marks.mark(0);
        for (&extent, stride) in extents.iter().zip(strides) {
            let mut coordinates = 1;
            while coordinates < extent {
                // The marks of so many coordinates, once more: twice as many, or all.
                let more = coordinates.min(extent - coordinates);
                marks.join_moved(more * stride.unsigned_abs());
                coordinates += more;
            }
        }
        marks
    }

    /// Marks what is marked, and also each offset that is `by` after a marked one.
    fn join_moved(&mut self, by: usize) {
        let (words, bits) = (by / 64, by % 64);
        // From the end on, so that what is read was not written.
        for at in (words..self.0.len()).rev() {
            let word = |at: Option<usize>| at.map_or(0, |at| self.0[at]);
            let low = word(at.checked_sub(words)) << bits;
            let high = if bits == 0 { 0 } else { word(at.checked_sub(words + 1)) >> (64 - bits) };
            self.0[at] |= low | high;
        }
    }

    /// Marks an offset, and returns `true` if it was not marked before.
    fn mark(&mut self, offset: usize) -> bool {
        let (word, mark) = (&mut self.0[offset / 64], 1_u64 << (offset % 64));
        let is_new = *word & mark == 0;
        *word |= mark;
        is_new
    }

    /// Returns `true` if an offset is marked.
    pub(crate) fn has(&self, offset: usize) -> bool {
        self.0.get(offset / 64).is_some_and(|word| word & 1 << (offset % 64) != 0)
    }
}

/// Visits the offset of each element, counted from the smallest one, as long as `visit` returns true; whether it always did. There is
/// an element.
fn each_offset<const R: usize>(
    extents: &[usize; R],
    strides: &[isize; R],
    mut visit: impl FnMut(usize) -> bool,
) -> bool {
    // Going backwards along an axis starts at its end, where the offset is smallest.
    let (mut index, mut offset) = ([0; R], 0_usize);
    loop {
        if !visit(offset) {
            return false;
        }
        let mut axis = R;
        loop {
            let Some(next) = axis.checked_sub(1) else { return true };
            axis = next;
            let stride = strides[axis].unsigned_abs();
            index[axis] += 1;
            if index[axis] < extents[axis] {
                offset += stride;
                break;
            }
            offset -= stride * (extents[axis] - 1);
            index[axis] = 0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::index::{element_count, multi_index};

    #[test]
    fn uniqueness_agrees_with_comparing_all_offsets() {
        let (mut unique, mut repeating) = (0, 0);
        for code in 0..4_usize.pow(3) * 9_usize.pow(3) {
            let (e, s) = (code % 64, code / 64);
            let extents = [e / 16, e / 4 % 4, e % 4];
            let strides = [s / 81, s / 9 % 9, s % 9].map(|stride| stride.cast_signed() - 4);
            let mut offsets = Vec::new();
            for linear in 0..element_count(&extents).unwrap() {
                let index = multi_index(&extents, linear).unwrap();
                offsets.push((0..3).map(|axis| index[axis].cast_signed() * strides[axis]).sum::<isize>());
            }
            let count = offsets.len();
            offsets.sort_unstable();
            offsets.dedup();
            let injective = offsets.len() == count;
            assert_eq!(is_unique(&extents, &strides), injective, "{extents:?} {strides:?}");
            if injective { unique += 1 } else { repeating += 1 }
        }
        assert!(unique > 10_000 && repeating > 10_000, "{unique} and {repeating}: both kinds are there");
    }

    /// Sums of some of these numbers all differ, and no others are smaller: the strides that are hardest to tell, J. H. Conway and
    /// R. K. Guy's.
    fn conway_guy<const R: usize>() -> [isize; R] {
        let mut sequence = vec![0_isize, 1];
        for n in 1..R {
            // The nearest integer to the square root of 2n.
            let back = (1..).find(|root| root * (root + 1) >= 2 * n).unwrap();
            sequence.push(2 * sequence[n] - sequence[n - back]);
        }
        core::array::from_fn(|at| sequence[R] - sequence[R - 1 - at])
    }

    #[test]
    fn numbers_of_conway_and_guy() {
        assert_eq!(conway_guy::<7>(), [20, 31, 37, 40, 42, 43, 44]);
        assert_eq!(uniqueness(&[2; 7], &conway_guy::<7>()), Some(true));
        let mut repeating = conway_guy::<7>();
        repeating[6] = 51; // 20 + 31
        assert_eq!(uniqueness(&[2; 7], &repeating), Some(false));
    }

    #[test]
    fn a_search_without_an_end_is_given_up() {
        let strides = conway_guy::<20>();
        assert_eq!(uniqueness(&[2; 20], &strides), None);
        assert!(!is_unique(&[2; 20], &strides), "what is not determined is not a yes");
        #[cfg(target_pointer_width = "64")]
        assert_eq!(uniqueness(&[2; 40], &conway_guy::<40>()), None);
        // Numbers like these with more elements than offsets need no search.
        assert_eq!(uniqueness(&[3; 20], &strides), Some(false));
    }

    /// Steps along two axes may be one along the axis of the least stride: 5 + 4 = 3 * 3, and nothing else meets.
    #[test]
    fn sums_of_greater_strides_are_met_by_lesser_ones() {
        assert_eq!(uniqueness(&[2, 2, 4], &[5, 4, 3]), Some(false));
        assert_eq!(uniqueness(&[2, 2, 3], &[5, 4, 3]), Some(true));
        assert_eq!(uniqueness(&[2, 2, 2, 5], &[7, 6, -5, 4]), Some(false));
    }

    #[cfg(feature = "alloc")]
    mod marks {
        use super::*;

        #[test]
        fn marks_find_out_what_the_search_does_not() {
            let mut strides = conway_guy::<20>();
            assert_eq!(uniqueness_with_memory(&[2; 20], &strides), Some(true));
            strides[3] = -strides[3];
            assert_eq!(uniqueness_with_memory(&[2; 20], &strides), Some(true), "backwards along an axis");
            // A number more, which the sum of some is as well.
            let mut more = [0; 21];
            more[..20].copy_from_slice(&strides);
            more[20] = strides[0] + strides[7] + strides[11];
            assert_ne!(uniqueness(&[2; 21], &more), Some(true));
            assert_eq!(uniqueness_with_memory(&[2; 21], &more), Some(false));
            let far = strides.map(|stride| stride * (1 << 8));
            assert_eq!(uniqueness_with_memory(&[2; 20], &far), None, "too many offsets to mark");
            assert_eq!(uniqueness_with_memory(&[4, 4], &[4, 1]), Some(true), "what the search determines");
        }

        #[test]
        fn marks_agree_with_the_search_along_a_longer_axis() {
            let mut both = [0; 2];
            for extents in [[2, 2, 4], [2, 3, 5], [4, 2, 2], [3, 6, 2]] {
                for code in 0..10_usize.pow(3) {
                    let strides = [code / 100, code / 10 % 10, code % 10].map(usize::cast_signed);
                    let (below, above) = reach(&extents, &strides).unwrap();
                    let marked = are_marked_once(&extents, &strides, below + above + 1);
                    assert_eq!(Some(marked), uniqueness(&extents, &strides), "{extents:?} {strides:?}");
                    both[usize::from(marked)] += 1;
                }
            }
            assert!(both[0] > 500 && both[1] > 500, "{both:?}");
        }

        #[test]
        fn marks_agree_with_the_search() {
            let mut unique = 0;
            for code in 1..3_usize.pow(3) * 9_usize.pow(3) {
                let (e, s) = (code % 27, code / 27);
                let extents = [e / 9 + 1, e / 3 % 3 + 1, e % 3 + 1];
                let strides = [s / 81, s / 9 % 9, s % 9].map(|stride| stride.cast_signed() - 4);
                let (below, above) = reach(&extents, &strides).unwrap();
                let marked = are_marked_once(&extents, &strides, below + above + 1);
                assert_eq!(Some(marked), uniqueness(&extents, &strides), "{extents:?} {strides:?}");
                unique += usize::from(marked);
            }
            assert!((5000..15_000).contains(&unique), "{unique} are unique");
        }

        /// Marks are in words of 64, and the last offset is the first one of a word.
        #[test]
        fn the_last_offset_has_a_mark() {
            let mut strides = [0; 21];
            strides[1..].copy_from_slice(&conway_guy::<20>());
            let reach: isize = strides.iter().sum();
            strides[0] = reach + 64 - reach * 2 % 64;
            let (_, above) = reach_of_two(&strides);
            assert_eq!(above % 64, 0);
            assert_eq!(uniqueness(&[2; 21], &strides), None);
            assert_eq!(uniqueness_with_memory(&[2; 21], &strides), Some(true));
        }

        fn reach_of_two<const R: usize>(strides: &[isize; R]) -> (usize, usize) {
            reach(&[2; R], strides).unwrap()
        }
    }
}
