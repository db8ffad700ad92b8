//! Inverses, and what they determine: where offsets are consecutive, where they are 0, and what elements of another width have.

use super::{
    AlgebraError, Law, Modes, NoSuchLayout,
    list::{List, MAX_MODES},
    product::gaps,
};
use crate::attempt;

/// Modes by their strides as the digits of consecutive offsets: the extents, and the strides in linear indices. As many as there are from
/// offset 1 on.
const fn inverse(list: &List) -> List {
    // An offset that is reached, the mode that reaches it, and the entry before that.
    let (mut ends, mut modes, mut before) =
        ([1_usize; MAX_MODES + 1], [0; MAX_MODES + 1], [0; MAX_MODES + 1]);
    let (mut len, mut entry, mut most) = (1, 0, 0);
    while entry < len {
        let mut at = 0;
        while at < list.len {
            if list.strides[at].unsigned_abs() == ends[entry] && list.extents[at] > 1 {
                let (end, mut known) = (ends[entry] * list.extents[at], 0);
                while known < len && ends[known] != end {
                    known += 1;
                }
                if known == len {
                    (ends[len], modes[len], before[len]) = (end, at, entry);
                    len += 1;
                    if end > ends[most] {
                        most = known;
                    }
                }
            }
            at += 1;
        }
        entry += 1;
    }
    let (mut path, mut count) = ([0; MAX_MODES], 0);
    while most > 0 {
        path[count] = modes[most];
        most = before[most];
        count += 1;
    }
    let mut inverse = List::EMPTY;
    while count > 0 {
        count -= 1;
        let at = path[count];
        let unit = list.count_in(0, at).cast_signed();
        // There are not more modes than before.
        let _ = inverse.push_merged(0, list.extents[at], if list.strides[at] < 0 { -unit } else { unit });
    }
    inverse
}

/// The digits of offsets if each stride is a multiple of the one before, and not less than what that mode spans: extents from one stride to the next,
/// and strides in linear indices. `None` if the strides are not such, or there are too many modes.
const fn chain(list: &List) -> Option<List> {
    // The mode that was taken last: its stride, its extent, and its stride in linear indices.
    let (mut digits, mut taken, mut before, mut extent, mut step) = (List::EMPTY, 0, 1_usize, 1, 0_isize);
    while taken < list.len {
        let Some(span) = before.checked_mul(extent) else { return None };
        // The least stride of those that are left; one that overlaps the mode before is never taken.
        let (mut least, mut mode, mut at) = (usize::MAX, 0, 0);
        while at < list.len {
            let stride = list.strides[at].unsigned_abs();
            if stride >= span && stride < least {
                (least, mode) = (stride, at);
            }
            at += 1;
        }
        // Digits that count down begin at the last of them, so there must be as many as the mode has.
        if step < 0 && least != span {
            return None;
        }
        if least == usize::MAX
            || !least.is_multiple_of(before)
            || digits.push_merged(0, least / before, step).is_err()
        {
            return None;
        }
        let unit = list.count_in(0, mode).cast_signed();
        (before, extent) = (least, list.extents[mode]);
        step = if list.strides[mode] < 0 { -unit } else { unit };
        taken += 1;
    }
    if digits.push_merged(0, extent, step).is_err() || digits.check().is_err() { None } else { Some(digits) }
}

impl<const R: usize> Modes<R> {
    /// Returns the layout of one axis from offsets to linear indices, `A(R(k)) = k`, for as many offsets as there are: it composes to `n:1`. CuTe:
    /// `right_inverse(A)`.
    ///
    /// It is made of entire modes in normal form, and is the longest if no two indices share an offset.
    ///
    /// ```
    /// use shapewise_algebra::Modes;
    ///
    /// let columns = Modes::strided([4, 6], [1, 4])?;
    /// assert_eq!(columns.right_inverse(), Modes::new([&[(6, 1), (4, 6)]])?);
    /// assert_eq!(columns.compose(&columns.right_inverse())?, Modes::row_major([24])?);
    /// // 6 consecutive offsets
    /// assert_eq!(Modes::strided([4, 6], [12, 1])?.right_inverse(), Modes::row_major([6])?);
    /// # Ok::<(), shapewise_algebra::AlgebraError>(())
    /// ```
    #[must_use]
    pub const fn right_inverse(&self) -> Modes<1> {
        let form = self.coalesced().list;
        let list = if form.count() == 0 { form } else { inverse(&form) };
        Modes { list, ends: [list.len] }
    }

    /// Returns the layout of one axis from the offset of an index to the linear index, `R(A(i)) = i`; both from the smallest offset. CuTe:
    /// `left_inverse(A)`.
    ///
    /// # Errors
    ///
    /// Those of [`complement`](Self::complement), if copies of the layout do not fill each offset once, and its strides are not multiples of each
    /// other either. Such a layout may have an inverse that is not found: each refusal names why copies do not fill the offsets.
    ///
    /// ```
    /// use shapewise_algebra::Modes;
    ///
    /// let rows = Modes::strided([4, 6], [8, 1])?; // rows of 8, of which 6 are used
    /// let inverse = rows.left_inverse()?;
    /// assert_eq!(inverse.at(rows.at(13) as usize), 13);
    /// assert!(Modes::strided([4, 6], [0, 1])?.left_inverse().is_err()); // rows share their offsets
    /// # Ok::<(), shapewise_algebra::AlgebraError>(())
    /// ```
    pub const fn left_inverse(&self) -> Result<Modes<1>, AlgebraError> {
        let mut list = self.coalesced().list;
        if list.count() != 0 {
            let (gaps, filled) = match (gaps(&list), chain(&list)) {
                (Ok(found), _) => found,
                (Err(_), Some(digits)) => return Ok(Modes { list: digits, ends: [digits.len] }),
                (Err(error), None) => return Err(error),
            };
            let mut at = 0;
            while at < gaps.len {
                attempt!(list.push(gaps.extents[at], gaps.strides[at]));
                at += 1;
            }
            if filled > isize::MAX.unsigned_abs() {
                return Err(AlgebraError::TooLarge { extent: filled, stride: 1 });
            }
            list = inverse(&list);
        }
        Ok(Modes { list, ends: [list.len] })
    }

    /// Returns the layout of one axis of the linear indices that have the offset of index 0 because their modes have stride 0.
    ///
    /// ```
    /// use shapewise_algebra::Modes;
    ///
    /// let stretched = Modes::strided([4, 3, 2], [2, 0, 1])?;
    /// assert_eq!(stretched.nullspace(), Modes::strided([3], [2])?);
    /// # Ok::<(), shapewise_algebra::AlgebraError>(())
    /// ```
    #[must_use]
    pub const fn nullspace(&self) -> Modes<1> {
        let (form, mut list, mut at) = (self.coalesced().list, List::EMPTY, 0);
        while at < form.len {
            if form.strides[at] == 0 {
                let _ = list.push_merged(0, form.extents[at], form.count_in(0, at).cast_signed());
            }
            at += 1;
        }
        Modes { list, ends: [list.len] }
    }

    /// Returns how many elements from index 0 on a copy between two layouts of the same extents can move at once: the most offsets that are
    /// consecutive for the same indices in both. If two indices of a layout share an offset, there may be more. CuTe: `max_common_vector(A, B)`.
    ///
    /// ```
    /// use shapewise_algebra::Modes;
    ///
    /// let rows = Modes::row_major([8, 6])?;
    /// assert_eq!(rows.largest_common_vector(&Modes::strided([8, 6], [10, 1])?), 6);
    /// assert_eq!(rows.largest_common_vector(&Modes::strided([8, 6], [1, 8])?), 1);
    /// # Ok::<(), shapewise_algebra::AlgebraError>(())
    /// ```
    #[must_use]
    pub const fn largest_common_vector<const Q: usize>(&self, other: &Modes<Q>) -> usize {
        let (left, right) = (self.right_inverse().list, other.right_inverse().list);
        if left.count() == 0 || right.count() == 0 {
            return 0;
        }
        let (mut length, mut at) = (1, 0);
        while at < left.len && at < right.len && left.strides[at] == right.strides[at] {
            let (one, two) = (left.extents[at], right.extents[at]);
            length *= if one < two { one } else { two };
            if one != two {
                break;
            }
            at += 1;
        }
        length
    }

    /// Returns the mode whose elements are next to each other, if there is one: the fastest of its axis, or of all.
    const fn unit(&self) -> Option<usize> {
        let mut at = 0;
        while at < self.list.len {
            if self.list.strides[at] == 1 && self.list.extents[at] > 1 {
                return Some(at);
            }
            at += 1;
        }
        None
    }

    /// Returns the layout in elements that are `times` as wide: those at offsets `times * k` and after it are one at offset `k`. The mode of
    /// stride 1 has fewer indices. CuTe: `upcast`.
    ///
    /// # Errors
    ///
    /// [`NoSuchLayout`] with [`Law::Even`] if `times` does not divide the extent of that mode, or the stride of another one.
    ///
    /// ```
    /// use shapewise_algebra::Modes;
    ///
    /// let bytes = Modes::strided([4, 8], [16, 1])?;
    /// assert_eq!(bytes.widened(4)?, Modes::strided([4, 2], [4, 1])?);
    /// assert_eq!(bytes.widened(4)?.narrowed(4)?, bytes);
    /// # Ok::<(), shapewise_algebra::AlgebraError>(())
    /// ```
    pub const fn widened(&self, times: usize) -> Result<Self, AlgebraError> {
        let (mut modes, unit, mut at) = (*self, self.unit(), 0);
        while at < modes.list.len {
            let is_unit = matches!(unit, Some(unit) if unit == at);
            let number = if is_unit { modes.list.extents[at] } else { modes.list.strides[at].unsigned_abs() };
            if times == 0 || (number % times != 0 && modes.list.extents[at] > 1) {
                let (law, mut group) = (Law::Even, 0);
                while self.ends[group] <= at {
                    group += 1;
                }
                let (expected, found) = (times.cast_signed(), number.cast_signed());
                return Err(AlgebraError::NoSuchLayout(NoSuchLayout {
                    law,
                    axis: R - 1 - group,
                    index: 0,
                    expected,
                    found,
                }));
            }
            if is_unit {
                modes.list.extents[at] /= times;
            } else if times <= isize::MAX.unsigned_abs() {
                modes.list.strides[at] /= times.cast_signed();
            }
            at += 1;
        }
        Ok(modes)
    }

    /// Returns the layout in elements of which `times` are as wide as one: an element at offset `k` is those at `times * k` and after it. The
    /// mode of stride 1 has more indices; if there is none, the last axis has one more mode. CuTe: `downcast`.
    ///
    /// # Errors
    ///
    /// [`AlgebraError`] if the element count or the offsets do not fit; [`NoSuchLayout`] if there is no last axis, and `times` is not 1.
    ///
    /// See the example of [`widened`](Self::widened).
    pub const fn narrowed(&self, times: usize) -> Result<Self, AlgebraError> {
        let Ok(step) = usize_to_isize(times) else {
            return Err(AlgebraError::TooLarge { extent: times, stride: 1 });
        };
        if R == 0 && times != 1 {
            // There is no axis for the other indices, and one of them is there.
            let (law, index, expected, found) =
                if times == 0 { (Law::Even, 0, 0, 1) } else { (Law::Carry, 1, 0, 1) };
            return Err(AlgebraError::NoSuchLayout(NoSuchLayout { law, axis: 0, index, expected, found }));
        }
        let (unit, mut list, mut ends) = (self.unit(), List::EMPTY, self.ends);
        if R > 0 && unit.is_none() {
            attempt!(list.push(times, 1));
            let mut group = 0;
            while group < R {
                ends[group] += 1;
                group += 1;
            }
        }
        let mut at = 0;
        while at < self.list.len {
            let (extent, stride) = (self.list.extents[at], self.list.strides[at]);
            let is_unit = matches!(unit, Some(unit) if unit == at);
            let (extent, stride) = if is_unit {
                (extent.checked_mul(times), Some(stride))
            } else {
                (Some(extent), stride.checked_mul(step))
            };
            let (Some(extent), Some(stride)) = (extent, stride) else {
                return Err(AlgebraError::TooLarge {
                    extent: self.list.extents[at],
                    stride: self.list.strides[at],
                });
            };
            attempt!(list.push(extent, stride));
            at += 1;
        }
        attempt!(list.check());
        Ok(Self { list, ends })
    }
}

const fn usize_to_isize(number: usize) -> Result<isize, ()> {
    if number > isize::MAX.unsigned_abs() { Err(()) } else { Ok(number.cast_signed()) }
}
