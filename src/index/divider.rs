//! Many linear indices of the same shape: division by extents that is made multiplication once.

use fastdivide::DividerU64;

use super::{LinearIndexError, SizeError, element_count};

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
    use crate::index::multi_index;

    #[test]
    fn it_divides_as_division_does() {
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
}
