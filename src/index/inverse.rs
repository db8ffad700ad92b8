//! From an offset back to an index.

use super::{
    LinearIndexError, SizeError, element_count, reach,
    walk::{Descending, greatest_divisor},
};
use crate::error::error_messages;
use fastdivide::DividerU64;

/// How many coordinates a search tries before it gives up: some milliseconds.
const BUDGET: usize = 1 << 20;

/// Whether an element has this offset was not determined within a budget of work: the error of
/// [`try_index_at`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct SearchError {
    /// The offset, counted from the smallest one of the layout.
    pub offset: usize,
    /// How many coordinates were tried.
    pub tried: usize,
}

error_messages! {
    #[inline] SearchError []
    Self { offset, tried } =>
        "it is not determined whether an element has the offset {offset}: the strides interleave, and {tried} coordinates were tried";
}

/// Returns the index whose offset is `offset`, counted from the smallest offset of the layout; one of them where strides of 0 or
/// interleaved ones have several; nothing where there is none, and where [`try_index_at`] gives up.
///
/// ```
/// use shapewise::index::index_at;
///
/// // Two rows of three in memory rows of five: offsets 0, 1, 2 and 5, 6, 7.
/// assert_eq!(index_at(&[2, 3], &[5, 1], 6), Some([1, 1]));
/// assert_eq!(index_at(&[2, 3], &[5, 1], 3), None);
/// // Backwards: the last column comes first in memory.
/// assert_eq!(index_at(&[2, 3], &[3, -1], 0), Some([0, 2]));
/// ```
#[must_use]
pub const fn index_at<const R: usize>(
    extents: &[usize; R],
    strides: &[isize; R],
    offset: usize,
) -> Option<[usize; R]> {
    match try_index_at(extents, strides, offset) {
        Ok(index) => index,
        Err(_) => None,
    }
}

/// Returns [`index_at`], with an error where it is not determined.
///
/// Axes are taken by decreasing stride. While each stride is larger than all that the smaller ones reach together, that is one
/// division for each axis. Where strides interleave, the last two axes are solved as one equation, and coordinates of the axes before
/// them are tried. In general that is the subset-sum problem, so it ends after 2^20 coordinates.
///
/// # Errors
///
/// [`SearchError`] if the budget does not suffice. That takes at least three axes that interleave, and many coordinates.
///
/// ```
/// use shapewise::index::try_index_at;
///
/// // Strides without a common divisor, and three long axes: 65536 coordinates are tried at most.
/// let (extents, strides) = ([65_536; 3], [1_000_003, 999_983, 999_979]);
/// assert_eq!(try_index_at(&extents, &strides, 2_999_965), Ok(Some([1, 1, 1])));
/// assert_eq!(try_index_at(&extents, &strides, 2_999_966), Ok(None));
/// ```
pub const fn try_index_at<const R: usize>(
    extents: &[usize; R],
    strides: &[isize; R],
    offset: usize,
) -> Result<Option<[usize; R]>, SearchError> {
    // Layouts that do not fit have no index; for all others no product below overflows.
    if reach(extents, strides).is_err() {
        return Ok(None);
    }
    let mut axis = 0;
    while axis < R {
        if extents[axis] == 0 {
            return Ok(None);
        }
        axis += 1;
    }
    let mut search = OffsetSearch::new(Descending::new(extents, strides));
    let mut places = [0; R];
    match search.find(0, offset, &mut places) {
        None => return Err(SearchError { offset, tried: BUDGET }),
        Some(false) => return Ok(None),
        Some(true) => {}
    }
    let (mut index, mut at) = ([0; R], 0);
    while at < search.axes.moving {
        index[search.axes.axis[at]] = places[at];
        at += 1;
    }
    // The search counts from the smallest offset up, so an axis that runs down was counted from its end.
    axis = 0;
    while axis < R {
        if strides[axis] < 0 {
            index[axis] = extents[axis] - 1 - index[axis];
        }
        axis += 1;
    }
    Ok(Some(index))
}

/// A search for the coordinates of an offset. Axes of stride 0 do not count.
struct OffsetSearch<const R: usize> {
    axes: Descending<R>,
    /// What divides the stride of each axis and those of the axes after it.
    divisor: [usize; R],
    /// How many coordinates may still be tried.
    left: usize,
}

impl<const R: usize> OffsetSearch<R> {
    const fn new(axes: Descending<R>) -> Self {
        let (mut at, mut divisors, mut divisor) = (axes.moving, [0; R], 0);
        while at > 0 {
            at -= 1;
            divisor = greatest_divisor(axes.step[at], divisor);
            divisors[at] = divisor;
        }
        Self { axes, divisor: divisors, left: BUDGET }
    }

    /// Returns whether the axes from `at` on reach `rest`; then with the coordinates that do. `None` if there are no tries left.
    const fn find(&mut self, at: usize, rest: usize, places: &mut [usize; R]) -> Option<bool> {
        if at == self.axes.moving {
            return Some(rest == 0);
        }
        // A sum of these steps is a multiple of what divides them all.
        if !rest.is_multiple_of(self.divisor[at]) {
            return Some(false);
        }
        let (far, step) = (self.axes.far[at], self.axes.step[at]);
        // The rest must not be more than the axes after this one reach.
        let least =
            if rest > self.axes.behind[at] { (rest - self.axes.behind[at]).div_ceil(step) } else { 0 };
        let most = if rest / step < far { rest / step } else { far };
        if at + 2 == self.axes.moving {
            let Some(first) = self.first(at, rest, least, most) else { return Some(false) };
            (places[at], places[at + 1]) = (first, (rest - first * step) / self.axes.step[at + 1]);
            return Some(true);
        }
        let mut place = least;
        while place <= most {
            match self.left.checked_sub(1) {
                Some(left) => self.left = left,
                None => return None,
            }
            places[at] = place;
            match self.find(at + 1, rest - place * step, places) {
                Some(false) => place += 1,
                found => return found,
            }
        }
        Some(false)
    }

    /// Returns the first coordinate `x` from `least` to `most` for which `rest - x * step` is a multiple of the step of the axis
    /// after, which is the last one. What divides both steps divides `rest`.
    const fn first(&self, at: usize, rest: usize, least: usize, most: usize) -> Option<usize> {
        let divisor = self.divisor[at];
        let (step, modulus) = (self.axes.step[at] / divisor, self.axes.step[at + 1] / divisor);
        // x * step = rest, modulo the step of the last axis: both without their divisor, so the step has an inverse.
        let wanted = product_modulo(rest / divisor % modulus, inverse(step % modulus, modulus), modulus);
        let first = least + (wanted + modulus - least % modulus) % modulus;
        if first <= most { Some(first) } else { None }
    }
}

/// Returns the product of two numbers below the modulus, modulo it.
#[expect(clippy::as_conversions, reason = "the remainder is below the modulus")]
const fn product_modulo(left: usize, right: usize, modulus: usize) -> usize {
    (left as u128 * right as u128 % modulus as u128) as usize
}

/// Returns the number whose product with `number` is 1, modulo the modulus; they have no common divisor. By Euclid's algorithm.
const fn inverse(number: usize, modulus: usize) -> usize {
    let (mut old, mut new) = (0_usize, 1 % modulus);
    let (mut left, mut right) = (modulus, number);
    while right > 1 {
        let quotient = left / right;
        // old - quotient * new, modulo the modulus.
        let taken = product_modulo(quotient % modulus, new, modulus);
        let next = if old >= taken { old - taken } else { old + (modulus - taken) };
        (old, new) = (new, next);
        (left, right) = (right, left % right);
    }
    new
}

// Many linear indices of the same shape: division by extents that is made multiplication once.

/// The extents of a shape of rank `R`, prepared to be divided by many times.
///
/// [`multi_index`](Self::multi_index) is [`multi_index`](super::multi_index) by multiplications and shifts: about half the time where
/// extents are known at run time, once some ten divisions are made. Where the compiler knows the extents
/// it does the same by itself, and where all indices are visited a [`Walk`](super::Walk) is faster.
///
/// # Examples
///
/// ```
/// use shapewise::index::Divider;
///
/// let divider = Divider::new([10, 20, 30])?;
/// assert_eq!(divider.multi_index(1957), Ok([3, 5, 7]));
/// assert!(divider.multi_index(6000).is_err());
/// # Ok::<(), shapewise::SizeError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Divider<const R: usize> {
    extents: [usize; R],
    dividers: [DividerU64; R],
    count: usize,
}

impl<const R: usize> Divider<R> {
    /// Returns the extents of a shape, prepared.
    ///
    /// # Errors
    ///
    /// [`SizeError`] if the element count does not fit `isize`.
    pub fn new(extents: [usize; R]) -> Result<Self, SizeError> {
        let count = element_count(&extents)?;
        // Where an extent is 0 there is no linear index to divide.
        let dividers = extents.map(|extent| DividerU64::divide_by(wide(extent.max(1))));
        Ok(Self { extents, dividers, count })
    }

    /// Returns the index of a linear index.
    ///
    /// # Errors
    ///
    /// [`LinearIndexError`] if `linear` is not below the element count.
    #[inline]
    pub fn multi_index(&self, linear: usize) -> Result<[usize; R], LinearIndexError> {
        if linear >= self.count {
            return Err(LinearIndexError { linear, count: self.count });
        }
        let (mut index, mut rest, mut axis) = ([0; R], linear, R);
        while axis > 0 {
            axis -= 1;
            let quotient = narrow(self.dividers[axis].divide(wide(rest)));
            index[axis] = rest - quotient * self.extents[axis];
            rest = quotient;
        }
        Ok(index)
    }
}

/// Converts; no `usize` is wider than 64 bits.
#[inline(always)]
#[expect(clippy::as_conversions, reason = "from `usize`, which is at most 64 bits wide: never truncated")]
const fn wide(number: usize) -> u64 {
    number as u64
}

/// A quotient of a `usize`, which is one.
#[inline(always)]
#[expect(
    clippy::as_conversions,
    clippy::cast_possible_truncation,
    reason = "a quotient is at most what was divided, which was a `usize`"
)]
const fn narrow(number: u64) -> usize {
    number as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::index::{element_count, multi_index};

    #[test]
    fn dividers_divide_as_division_does() {
        let odd = [1, 2, 3, 5, 7, 10, 64, 641, 1000, 50_257, (1 << 20) - 1, 1 << 20];
        let mut asked = 0;
        for first in odd {
            for second in odd {
                let extents = [3, first, second];
                // On 32 bits the largest ones do not fit.
                let Ok(divider) = Divider::new(extents) else { continue };
                let count = element_count(&extents).unwrap();
                let near = [
                    0,
                    1,
                    second - 1,
                    second,
                    first * second - 1,
                    first * second,
                    count / 2,
                    count - 1,
                    count,
                ];
                for linear in near.into_iter().chain((0..50).map(|at| count / 50 * at + at)) {
                    assert_eq!(
                        divider.multi_index(linear),
                        multi_index(&extents, linear),
                        "{extents:?} {linear}"
                    );
                    asked += 1;
                }
            }
        }
        let enough = if usize::BITS == 64 { 8_000 } else { 7_000 };
        assert!(asked > enough, "{asked}");
        let large = [1, isize::MAX.unsigned_abs()];
        let divider = Divider::new(large).unwrap();
        for linear in [0, 1, large[1] - 1, large[1]] {
            assert_eq!(divider.multi_index(linear), multi_index(&large, linear));
        }
        let mixed = [isize::MAX.unsigned_abs() / 3, 3];
        let divider = Divider::new(mixed).unwrap();
        for linear in [0, 1, mixed[0], mixed[0] * 3 - 1, mixed[0] * 3] {
            assert_eq!(divider.multi_index(linear), multi_index(&mixed, linear));
        }
        assert_eq!(Divider::new([]).unwrap().multi_index(0), Ok([]));
        assert!(Divider::new([5, 0]).unwrap().multi_index(0).is_err());
        assert!(Divider::new([usize::MAX, 2, 0]).is_err());
    }

    #[test]
    fn the_inverse_agrees_with_looking_at_all_offsets() {
        let mut found = 0;
        for code in 0..4_usize.pow(3) * 9_usize.pow(3) {
            let (e, s) = (code % 64, code / 64);
            let extents = [e / 16, e / 4 % 4, e % 4];
            let strides = [s / 81, s / 9 % 9, s % 9].map(|stride| stride.cast_signed() - 4);
            let (below, above) = reach(&extents, &strides).unwrap();
            let count = element_count(&extents).unwrap();
            let offset_of = |index: [usize; 3]| {
                below.wrapping_add_signed((0..3).map(|axis| index[axis].cast_signed() * strides[axis]).sum())
            };
            let mut met = vec![false; below + above + 2];
            for linear in 0..count {
                met[offset_of(multi_index(&extents, linear).unwrap())] = true;
            }
            for (offset, met) in met.iter().enumerate() {
                let index = index_at(&extents, &strides, offset);
                assert_eq!(index.is_some(), *met, "{extents:?} {strides:?} {offset}");
                if let Some(index) = index {
                    assert!((0..3).all(|axis| index[axis] < extents[axis]));
                    assert_eq!(offset_of(index), offset, "{extents:?} {strides:?}");
                    found += 1;
                }
            }
        }
        assert!(found > 100_000, "{found} offsets have an index");
        // Even steps reach no odd offset, and nothing is tried.
        assert_eq!(index_at(&[1 << 20; 3], &[2; 3], (1 << 21) + 1), None);
    }

    #[test]
    fn inverses_are_those_of_multiplication() {
        for modulus in 1..200 {
            for number in (0..modulus).filter(|&number| greatest_divisor(number, modulus) == 1) {
                let inverse = inverse(number, modulus);
                assert!(inverse < modulus, "{number} modulo {modulus}");
                assert_eq!(number * inverse % modulus, 1 % modulus, "{number} modulo {modulus}");
            }
        }
        let (number, modulus) = (usize::MAX / 3, isize::MAX.unsigned_abs());
        assert_eq!(product_modulo(number, inverse(number, modulus), modulus), 1);
    }

    #[test]
    fn four_axes_agree_with_looking_at_all_offsets() {
        let mut found = 0;
        for code in 0..7_usize.pow(4) {
            let (extents, digit) = ([2, 3, 2, 4], |place: u32| code / 7_usize.pow(place) % 7);
            let strides = [0, 1, 2, 3].map(|place| digit(place).cast_signed());
            let (_, above) = reach(&extents, &strides).unwrap();
            let mut met = vec![false; above + 1];
            for linear in 0..48 {
                let index = multi_index(&extents, linear).unwrap();
                met[(0..4).map(|axis| index[axis] * strides[axis].unsigned_abs()).sum::<usize>()] = true;
            }
            for (offset, met) in met.iter().enumerate() {
                let index = try_index_at(&extents, &strides, offset).unwrap();
                assert_eq!(index.is_some(), *met, "{strides:?} {offset}");
                let of =
                    |index: [usize; 4]| (0..4).map(|axis| index[axis] * strides[axis].unsigned_abs()).sum();
                assert_eq!(index.map_or(offset, of), offset, "{strides:?}");
                found += 1;
            }
        }
        assert!(found > 20_000, "{found}");
    }

    /// Strides whose common divisor is not 1, and that have neighbours modulo each other.
    #[test]
    fn two_axes_agree_with_looking_at_all_offsets() {
        let extents = [4, 7];
        for (one, two) in (1..31_usize).flat_map(|one| (1..31_usize).map(move |two| (one, two))) {
            let strides = [one.cast_signed(), two.cast_signed()];
            let mut met = vec![false; 3 * one + 6 * two + 2];
            (0..28).for_each(|linear| met[linear / 7 * one + linear % 7 * two] = true);
            for (offset, met) in met.iter().enumerate() {
                let index = try_index_at(&extents, &strides, offset).unwrap();
                assert_eq!(index.is_some(), *met, "{strides:?} {offset}");
                assert_eq!(index.map_or(offset, |[i, j]| i * one + j * two), offset, "{strides:?}");
            }
        }
    }

    /// Many axes of extent 2: which of the numbers sum up to an offset is not determined, and that takes no hours.
    #[test]
    fn a_search_without_an_end_is_given_up() {
        let strides: [isize; 30] =
            core::array::from_fn(|at| 2 * (1_000_003 + 7919 * at.cast_signed() * at.cast_signed()) + 2);
        let half: usize = strides.iter().take(15).map(|stride| stride.unsigned_abs()).sum();
        let error = try_index_at(&[2; 30], &strides, half + 2).unwrap_err();
        assert_eq!(error, SearchError { offset: half + 2, tried: BUDGET });
        assert_eq!(index_at(&[2; 30], &strides, half + 2), None);
        assert_eq!(try_index_at(&[2; 30], &strides, half + 1), Ok(None), "an odd number");
    }
}
