//! The order of axes that makes a reshape a bitcast, and the order of a dense layout that is given by strides.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "const fns over slices: axes and places are counted or checked to be below the lengths, and the products are \
              of extents whose element count fits"
)]

use super::{reshape::Merged, same_count};
use crate::{Permutation, index::element_count, layout::MinorToMajor};

/// Writes the order of [`align`]; `strides` and `into` are as long as `to`, and `strides` is for notes.
pub(crate) const fn align_slices(
    from: &[usize],
    from_order: &[usize],
    to: &[usize],
    strides: &mut [isize],
    into: &mut [usize],
) -> bool {
    let Ok(count) = same_count(from, to) else { return false };
    let mut axis = 0;
    while axis < to.len() {
        // No stride of an axis that is taken: such axes go to the major end.
        strides[axis] = 0;
        axis += 1;
    }
    if count > 0 && !aligned_strides(from, from_order, to, strides) {
        return false;
    }
    order_of(to, strides, into)
}

/// Writes the strides of the axes above extent 1 that keep each element at its offset, if there are any.
///
/// The axes of `to` have to cut each merged axis of `from` into whole parts: the merged axes are a normal form, so those of
/// `to` are to be the same.
const fn aligned_strides(from: &[usize], order: &[usize], to: &[usize], strides: &mut [isize]) -> bool {
    let mut merged = Merged::new(from, order);
    // What of the current merged axis is cut already, and its whole extent.
    let (mut cut, mut whole, mut step) = (1, 1, 1);
    let mut axis = to.len();
    while axis > 0 {
        axis -= 1;
        if to[axis] == 1 {
            continue;
        }
        if cut == whole {
            (cut, (whole, step)) = match merged.next() {
                Some(next) => (1, next),
                None => return false,
            };
        }
        strides[axis] = (step * cut).cast_signed();
        cut *= to[axis];
        if cut > whole {
            return false;
        }
    }
    // The element counts are the same, so the last merged axis is cut whole, and there is no other.
    true
}

/// Writes the order of [`order_of_strides`]; `into` is as long as the extents.
pub(crate) const fn order_of(extents: &[usize], strides: &[isize], into: &mut [usize]) -> bool {
    let rank = extents.len();
    let (mut place, mut product) = (0, 1_isize);
    while place < rank {
        // An extent of 1 changes no other stride: it comes first where the stride is its own. Of several the last axis.
        let mut found = find(extents, strides, product, true, into.split_at(place).0);
        if found == rank {
            found = find(extents, strides, product, false, into.split_at(place).0);
        }
        if found == rank {
            break;
        }
        into[place] = found;
        product = product.saturating_mul(extents[found].cast_signed());
        place += 1;
    }
    let empty = matches!(element_count(extents), Ok(0));
    // What is left has strides of its own: they are never taken where the extent is 1.
    let mut axis = rank;
    while axis > 0 {
        axis -= 1;
        if !is_in(into.split_at(place).0, axis) {
            if extents[axis] != 1 && !empty {
                return false;
            }
            into[place] = axis;
            place += 1;
        }
    }
    true
}

/// The last axis of this stride that is not taken, among those of extent 1 or the others; the rank if there is none.
const fn find(extents: &[usize], strides: &[isize], stride: isize, ones: bool, taken: &[usize]) -> usize {
    let mut axis = extents.len();
    while axis > 0 {
        axis -= 1;
        if (extents[axis] == 1) == ones && strides[axis] == stride && !is_in(taken, axis) {
            return axis;
        }
    }
    extents.len()
}

const fn is_in(axes: &[usize], axis: usize) -> bool {
    let mut at = 0;
    while at < axes.len() {
        if axes[at] == axis {
            return true;
        }
        at += 1;
    }
    false
}

/// The order of the axes of `to` that makes the reshape a bitcast, if there is one.
///
/// Axes of extent 1 could stand anywhere; they are the most major, the last of them first.
///
/// ```
/// use shapewise::layout::{MinorToMajor, bitcast::align};
///
/// let order = MinorToMajor::new([3, 2, 1, 0, 4])?;
/// let aligned = align(&[3, 8, 5, 7, 11], order, &[4, 3, 2, 7, 5, 11]).unwrap();
/// assert_eq!(aligned.to_string(), "{4,3,2,1,0,5}");
/// // 5 and 11 do not lie side by side, so no order has an axis of extent 55.
/// assert_eq!(align(&[3, 8, 5, 7, 11], order, &[4, 3, 2, 7, 55]), None);
/// # Ok::<(), shapewise::PermutationError>(())
/// ```
///
/// # Source
///
/// XLA, `AlignLayouts`. Where there are no elements every order does, and this is row-major; XLA finds one only where the
/// axes lie side by side.
#[must_use]
pub const fn align<const R: usize, const Q: usize>(
    from: &[usize; R],
    order: MinorToMajor<R>,
    to: &[usize; Q],
) -> Option<MinorToMajor<Q>> {
    let mut aligned = [0; Q];
    if align_slices(from, &order.axes(), to, &mut [0; Q], &mut aligned) {
        Some(MinorToMajor::from_permutation(Permutation::of(aligned)))
    } else {
        None
    }
}

/// The order in which a dense layout has these strides, in elements, if there is one. The strides of axes of extent 1 are
/// never taken and need not fit, nor those of shapes without elements.
///
/// ```
/// use shapewise::layout::bitcast::order_of_strides;
///
/// assert_eq!(order_of_strides(&[2, 3, 4], &[1, 8, 2]).unwrap().to_string(), "{0,2,1}");
/// assert_eq!(order_of_strides(&[2, 3], &[4, 1]), None); // a gap of one element behind each row
/// ```
#[must_use]
pub const fn order_of_strides<const R: usize>(
    extents: &[usize; R],
    strides: &[isize; R],
) -> Option<MinorToMajor<R>> {
    let mut order = [0; R];
    if element_count(extents).is_ok() && order_of(extents, strides, &mut order) {
        Some(MinorToMajor::from_permutation(Permutation::of(order)))
    } else {
        None
    }
}
