//! The order of axes that makes a reshape a bitcast.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "const fns over slices: axes and places are counted or checked to be below the lengths, and the products are \
              of extents whose element count fits"
)]

use super::{reshape::Merged, same_count};
use crate::{
    Permutation,
    layout::{
        MinorToMajor,
        order::{axes_of_strides, place_others},
    },
};

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
    match axes_of_strides(to, strides, into) {
        Ok(placed) => {
            place_others(placed, into);
            true
        }
        Err(_) => false,
    }
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
