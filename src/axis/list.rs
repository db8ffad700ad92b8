//! The rules for lists of axes as slices: those of a rank in the type and of a rank that is known when running call the
//! same functions. Scratch space and answers are slices as well, as long as the list, so that nothing is allocated here.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "places count to the length of the list, and axes are checked to be below it"
)]

use super::{AxisError, PermutationError, resolve};

/// Resolves `axes` into `found`, and finds where each axis stands, unless one stands twice or is not below the rank. The
/// first wrong place is the one reported.
pub(crate) const fn check(
    axes: &[isize],
    found: &mut [usize],
    places: &mut [usize],
) -> Result<(), PermutationError> {
    // No place is as large.
    let (rank, mut place) = (axes.len(), 0);
    while place < rank {
        places[place] = usize::MAX;
        place += 1;
    }
    place = 0;
    while place < rank {
        let axis = match resolve(axes[place], rank) {
            Ok(axis) => axis,
            Err(error) => return Err(PermutationError::Axis(error)),
        };
        if places[axis] != usize::MAX {
            return Err(PermutationError::Repeated { axis, first: places[axis], second: place });
        }
        (found[place], places[axis]) = (axis, place);
        place += 1;
    }
    Ok(())
}

/// For each axis where it stands in the permutation `axes`.
pub(crate) const fn invert(axes: &[usize], places: &mut [usize]) {
    let mut place = 0;
    while place < axes.len() {
        places[axes[place]] = place;
        place += 1;
    }
}

/// The permutation with one of its axes moved to another place, those between moved up or down by one.
pub(crate) const fn move_to(axes: &[usize], axis: usize, place: usize, moved: &mut [usize]) {
    let (mut from, mut to) = (0, 0);
    while to < axes.len() {
        if from < axes.len() && axes[from] == axis {
            from += 1;
        }
        if to == place {
            moved[to] = axis;
        } else {
            moved[to] = axes[from];
            from += 1;
        }
        to += 1;
    }
}

/// Whether each number is below the one before it.
pub(crate) const fn is_descending(axes: &[usize]) -> bool {
    let mut place = 1;
    while place < axes.len() {
        if axes[place] >= axes[place - 1] {
            return false;
        }
        place += 1;
    }
    true
}

/// Whether each number is above the one before it.
pub(crate) const fn is_ascending(axes: &[usize]) -> bool {
    let mut place = 1;
    while place < axes.len() {
        if axes[place] <= axes[place - 1] {
            return false;
        }
        place += 1;
    }
    true
}

/// Whether these axes stand side by side, in any order among themselves; an axis that is named twice is one. `places` says
/// where each axis stands, and `named` is scratch space, all of it false.
pub(crate) const fn are_consecutive(
    places: &[usize],
    axes: &[isize],
    named: &mut [bool],
) -> Result<bool, AxisError> {
    let (mut least, mut most, mut count, mut at) = (places.len(), 0, 0, 0);
    while at < axes.len() {
        let axis = match resolve(axes[at], places.len()) {
            Ok(axis) => axis,
            Err(error) => return Err(error),
        };
        if !named[axis] {
            named[axis] = true;
            count += 1;
        }
        least = if places[axis] < least { places[axis] } else { least };
        most = if places[axis] > most { places[axis] } else { most };
        at += 1;
    }
    Ok(count == 0 || most - least + 1 == count)
}
