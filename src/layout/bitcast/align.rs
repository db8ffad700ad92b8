//! The order of axes that makes a reshape a bitcast.
use super::{reshape::Merged, same_count};
use crate::{
    Permutation,
    axis::list,
    layout::{
        MinorToMajor,
        order::{axes_of_strides, place_others},
    },
};

/// Writes the order of [`align`] to `into`. Returns `false` if there is none.
///
/// `strides` is scratch space; `strides` and `into` are as long as `to`.
#[inline]
pub const fn align_slices(
    from: &[usize],
    from_order: &[usize],
    to: &[usize],
    strides: &mut [isize],
    into: &mut [usize],
) -> bool {
    let Ok(count) = same_count(from, to) else { return false };
    // The stride 0 marks axes of extent 1, which become the most major ones.
    list::fill(strides, 0);
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

/// Writes, for each axis of `to` above extent 1, the stride that keeps each element at its offset. Returns `false` if there is
/// none.
///
/// The merged axes are a normal form, so both shapes must have the same ones: the axes of `to` must divide each merged axis of
/// `from` without a remainder.
#[inline]
const fn aligned_strides(from: &[usize], order: &[usize], to: &[usize], strides: &mut [isize]) -> bool {
    let mut merged = Merged::new(from, order);
    // The current merged axis: the product of the axes of `to` that are part of it, its extent, and its stride.
    let (mut cut, mut extent, mut step) = (1, 1, 1);
    let mut axis = to.len();
    while axis > 0 {
        axis -= 1;
        if to[axis] == 1 {
            continue;
        }
        if cut == extent {
            (cut, (extent, step)) = match merged.next() {
                Some(next) => (1, next),
                None => return false,
            };
        }
        strides[axis] = (step * cut).cast_signed();
        cut *= to[axis];
        if cut > extent {
            return false;
        }
    }
    // The element counts are equal, so the last merged axis is complete and there is no other.
    true
}

/// Returns the order of the axes of `to` that makes the reshape from `from` in `order` a bitcast, if there is one.
///
/// Axes of extent 1 could be anywhere; here they are the most major, the last of them first.
///
/// ```
/// use shapewise::layout::{MinorToMajor, bitcast::align};
///
/// let order = MinorToMajor::new([3, 2, 1, 0, 4])?;
/// let aligned = align(&[3, 8, 5, 7, 11], order, &[4, 3, 2, 7, 5, 11]).unwrap();
/// assert_eq!(aligned.to_string(), "{4,3,2,1,0,5}");
/// // The axes of extents 5 and 11 are not adjacent in memory, so they do not form one axis of extent 55.
/// assert_eq!(align(&[3, 8, 5, 7, 11], order, &[4, 3, 2, 7, 55]), None);
/// # Ok::<(), shapewise::PermutationError>(())
/// ```
///
/// # Source
///
/// XLA, `AlignLayouts`. Without elements every order is a solution and this function returns row-major; XLA finds an order only
/// if the axes are adjacent in memory.
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
