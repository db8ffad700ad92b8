//! Copies between two layouts of the same extents of which at least one has no strides.
//!
//! An offset of a layout without combined axes is a sum with one term for each coordinate: the terms go into tables, once per copy, and are
//! looked up and added. If axes are combined, each offset is computed from its index.

use crate::{heap::Vec, index::Walk, layout::Mapping, loops::allocate::is_sizeless};

use crate::layout::terms::{has_short_terms, terms};

/// Copies the elements of one layout to another, with tables of what each coordinate adds to the offset.
#[expect(
    clippy::indexing_slicing,
    reason = "axes are below R; the offsets of two layouts are below the lengths of their memory"
)]
fn copy_by_terms<T: Clone, const R: usize, L: Mapping<R>, M: Mapping<R>>(
    (to, to_layout): (&mut [T], &L),
    (from, from_layout): (&[T], &M),
) {
    let ((to_first, to_terms), (from_first, from_terms)) = (terms(to_layout), terms(from_layout));
    // The innermost axis is the one with the most steps of one element in the written memory.
    let side_by_side =
        |axis: usize| to_terms[axis].windows(2).filter(|pair| pair[1].wrapping_sub(pair[0]) == 1).count();
    let Some(inner) = (0..R).max_by_key(|&axis| side_by_side(axis)) else {
        to[to_first].clone_from(&from[from_first]);
        return;
    };
    let mut outer = to_layout.extents();
    outer[inner] = 1;
    let Ok(walk) = Walk::new(outer) else { return };
    let (to_inner, from_inner) = (&to_terms[inner], &from_terms[inner]);
    // The innermost axis as runs: pieces along which both step by one element.
    let mut runs = Vec::new();
    let mut begin = 0;
    for at in 1..=to_inner.len() {
        let goes_on = at < to_inner.len()
            && to_inner[at].wrapping_sub(to_inner[at.wrapping_sub(1)]) == 1
            && from_inner[at].wrapping_sub(from_inner[at.wrapping_sub(1)]) == 1;
        if !goes_on {
            runs.push((to_inner[begin], from_inner[begin], at.wrapping_sub(begin)));
            begin = at;
        }
    }
    let in_runs = runs.len().wrapping_mul(4) <= to_inner.len();
    for index in walk {
        let (mut at, mut with) = (to_first, from_first);
        for axis in 0..R {
            at = at.wrapping_add(to_terms[axis][index[axis]]);
            with = with.wrapping_add(from_terms[axis][index[axis]]);
        }
        if in_runs {
            for &(to_term, from_term, len) in runs.iter() {
                to[at.wrapping_add(to_term)..][..len]
                    .clone_from_slice(&from[with.wrapping_add(from_term)..][..len]);
            }
        } else {
            for (&to_term, &from_term) in to_inner.iter().zip(from_inner.iter()) {
                to[at.wrapping_add(to_term)].clone_from(&from[with.wrapping_add(from_term)]);
            }
        }
    }
}

/// Copies the elements of one layout to another of the same extents.
pub(crate) fn copy<T: Clone, const R: usize, L: Mapping<R>, M: Mapping<R>>(
    (to, to_layout): (&mut [T], &L),
    (from, from_layout): (&[T], &M),
) {
    if to_layout.element_count() == 0 || is_sizeless::<T>() {
        return;
    }
    if has_short_terms(to_layout) && from_layout.is_separable() {
        copy_by_terms((to, to_layout), (from, from_layout));
        return;
    }
    for index in Walk::all(to_layout.extents()) {
        if let (Some(to), Some(from)) =
            (to.get_mut(to_layout.offset_unchecked(index)), from.get(from_layout.offset_unchecked(index)))
        {
            to.clone_from(from);
        }
    }
}
