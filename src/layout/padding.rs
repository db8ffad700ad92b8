//! The offsets of a layout that hold no element.

use super::{Mapping, Strided};
use crate::heap;
use crate::index::{Marks, are_interleaved};

/// How it is determined whether an offset holds an element.
enum Holds<const R: usize, L> {
    /// By its index.
    Index(L),
    /// By its index, which a search may not determine.
    Search(Strided<R>),
    /// By a mark for each offset.
    Marked(Marks),
}

impl<const R: usize, L: Mapping<R>> Holds<R, L> {
    /// Creates it for a layout with at least one element.
    fn new(layout: L, most: usize) -> Self {
        let Some(strided) = layout.by_strides() else { return Self::Index(layout) };
        let (extents, strides, span) = (strided.extents(), strided.strides(), strided.span());
        if heap::IS_THERE && span <= most && are_interleaved(&extents, &strides) {
            return Self::Marked(Marks::new(&extents, &strides, span));
        }
        Self::Search(strided)
    }

    /// Returns `true` if it is certain that an offset holds no element.
    fn is_padding(&self, offset: usize) -> bool {
        match self {
            Self::Index(layout) => layout.find(offset).is_none(),
            Self::Search(layout) => matches!(layout.try_index_at(offset), Ok(None)),
            Self::Marked(marks) => !marks.has(offset),
        }
    }
}

/// Returns the offsets below the allocated memory that hold no element. Marks are used for at most `most` offsets.
pub(crate) fn offsets<const R: usize, L: Mapping<R>>(layout: L, most: usize) -> impl Iterator<Item = usize> {
    let (allocated, count) = (layout.allocated(), layout.element_count());
    // A dense layout has none, even if it is large.
    let is_full = allocated == count && layout.meets_once() == Some(true);
    let holds = (count > 0 && !is_full).then(|| Holds::new(layout, most));
    (0..if is_full { 0 } else { allocated })
        .filter(move |&offset| holds.as_ref().is_none_or(|holds| holds.is_padding(offset)))
}

#[cfg(all(test, feature = "alloc"))]
mod tests {
    #![allow(
        clippy::unwrap_used,
        clippy::arithmetic_side_effects,
        reason = "tests of small numbers: a panic is a failure"
    )]

    use super::{Holds, offsets};
    use crate::{Strided, index::MARKED};

    #[test]
    fn what_a_search_does_not_decide_is_left_out() {
        // Which of 30 numbers sum up to an offset.
        let strides: [isize; 30] =
            core::array::from_fn(|at| 2 * (1_000_003 + 7919 * at.cast_signed() * at.cast_signed()) + 2);
        let layout = Strided::new([2; 30], strides).unwrap();
        let half: usize = strides.iter().take(15).map(|stride| stride.unsigned_abs()).sum();
        assert!(layout.try_index_at(half + 2).is_err(), "the search ends at its budget");
        let holds = Holds::new(layout, MARKED);
        assert!(matches!(holds, Holds::Search(_)), "there are more elements than offsets");
        assert!(!holds.is_padding(half + 2), "left out");
        assert!(holds.is_padding(half + 1) && !holds.is_padding(half), "decided");
    }

    #[test]
    fn marks_are_found_however_many_elements_share_one() {
        // 2^40 elements at 900,021 offsets: a search for each offset took seconds.
        let mut strides = [22_500_isize; 40];
        strides[39] = 20;
        let layout = Strided::new([2; 40], strides).unwrap();
        assert!(matches!(Holds::new(layout, MARKED), Holds::Marked(_)));
        assert_eq!(offsets(layout, MARKED).count(), layout.span() - 80);
    }

    #[test]
    fn a_search_finds_what_marks_find() {
        let mut marked = 0;
        for strides in [[7, 5, 3], [5, 7, 11], [-7, 5, 3], [4, 6, 9], [12, 9, 20]] {
            let layout = Strided::new([4, 3, 4], strides).unwrap();
            marked += usize::from(matches!(Holds::new(layout, MARKED), Holds::Marked(_)));
            assert!(matches!(Holds::new(layout, 0), Holds::Search(_)), "{strides:?}");
            assert!(offsets(layout, MARKED).eq(offsets(layout, 0)), "{strides:?}");
        }
        assert!(marked > 0, "none has marks");
    }
}
