//! Extents and strides that are all known at run time: the layout of the ranked level.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "axes are below the rank, and the offsets of indices in bounds fit `isize`"
)]

use core::{
    fmt,
    hash::{Hash, Hasher},
};

use super::{Layout, Mapping, MinorToMajor, Packed, strided_mapping};
use crate::{
    error::{attempt, error_messages},
    index::{self, IndexError, SearchError, SizeError, SpanError},
    private::Sealed,
    shape::DisplayExtents,
    types::{Agreed, ExtentList, No},
};

/// Any extents and any strides, in elements. A negative stride walks backwards; a stride of 0 repeats an element.
///
/// The extents are known at run time, or in part in the type: `Strided<2, Extents![usize, 64]>` is the layout of a
/// [`TypedView`](crate::TypedView). The strides are always known at run time.
///
/// The methods of `Strided<R>` are `const fn`: offsets, spans and properties can be computed at compile time.
///
/// # Examples
///
/// ```
/// use shapewise::Strided;
///
/// // Every second column of a 3 x 4 matrix, last column first.
/// const LAYOUT: Strided<2> = match Strided::new([3, 2], [4, -2]) {
///     Ok(layout) => layout,
///     Err(_) => panic!("12 elements fit"),
/// };
/// assert_eq!((LAYOUT.base(), LAYOUT.span()), (2, 11));
/// assert_eq!(LAYOUT.offset([1, 1]), Ok(4));
/// assert!(LAYOUT.is_unique() && !LAYOUT.is_exhaustive());
/// ```
#[doc(alias("strides", "layout_stride", "StridedLayout"))]
#[derive(Clone, Copy, Debug)]
pub struct Strided<const R: usize, E = [usize; R]> {
    // INVARIANT: the product of the extents other than 0 fits `isize`, all offsets fit `isize`, and `base` is the greatest
    // distance of an element below index 0.
    extents: E,
    strides: [isize; R],
    base: usize,
}

// If there are elements, the base follows from the other fields; if there are none, it does not matter.
impl<const R: usize, E: PartialEq> PartialEq for Strided<R, E> {
    fn eq(&self, other: &Self) -> bool {
        (&self.extents, self.strides) == (&other.extents, other.strides)
    }
}

impl<const R: usize, E: Eq> Eq for Strided<R, E> {}

impl<const R: usize, E: Hash> Hash for Strided<R, E> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (&self.extents, self.strides).hash(state);
    }
}

/// The error of extents and strides that are not a layout: the error of [`Strided::new`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum LayoutError {
    /// The element count does not fit.
    Size(SizeError),
    /// The offsets do not fit.
    Span(SpanError),
}

error_messages! { #[inline] LayoutError [Size(SizeError), Span(SpanError)] }

impl<const R: usize> Strided<R> {
    /// The layout of no elements.
    pub(crate) const NOTHING: Self = Self { extents: [0; R], strides: [0; R], base: 0 };

    /// Returns the layout with these extents and strides, in elements.
    ///
    /// # Errors
    ///
    /// [`LayoutError`] if the element count or the span does not fit `isize`.
    pub const fn new(extents: [usize; R], strides: [isize; R]) -> Result<Self, LayoutError> {
        attempt!(index::element_count(&extents), LayoutError::Size);
        let (base, _) = attempt!(index::reach(&extents, &strides), LayoutError::Span);
        Ok(Self { extents, strides, base })
    }

    /// Returns the layout with its last axis varying fastest.
    ///
    /// # Errors
    ///
    /// [`SizeError`] if the element count does not fit `isize`.
    #[doc(alias = "C order")]
    pub const fn row_major(extents: [usize; R]) -> Result<Self, SizeError> {
        attempt!(index::element_count(&extents));
        Ok(Self { extents, strides: index::row_major_strides(&extents), base: 0 })
    }

    /// Returns the layout with its first axis varying fastest.
    ///
    /// # Errors
    ///
    /// [`SizeError`] if the element count does not fit `isize`.
    #[doc(alias("Fortran order", "F order"))]
    pub const fn column_major(extents: [usize; R]) -> Result<Self, SizeError> {
        attempt!(index::element_count(&extents));
        Ok(Self { extents, strides: index::column_major_strides(&extents), base: 0 })
    }

    /// Returns the layout with its axes in an order, without gaps.
    ///
    /// # Errors
    ///
    /// [`SizeError`] if the element count does not fit `isize`.
    ///
    /// ```
    /// use shapewise::{MinorToMajor, Strided};
    ///
    /// let layout = Strided::ordered([10, 20, 30], MinorToMajor::new([1, 2, 0])?)?;
    /// assert_eq!(layout.offset([3, 5, 7]), Ok(1945));
    /// assert_eq!(layout.index_at(1945), Some([3, 5, 7]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "minor_to_major")]
    pub const fn ordered(extents: [usize; R], order: MinorToMajor<R>) -> Result<Self, SizeError> {
        attempt!(index::element_count(&extents));
        Ok(Self { extents, strides: order.strides(&extents), base: 0 })
    }

    /// Returns the layout of extents and strides that are all known; `None` if one is not known, or if no layout has them.
    pub(crate) const fn known(extents: [Option<usize>; R], strides: [Option<isize>; R]) -> Option<Self> {
        let (mut known_extents, mut known_strides, mut axis) = ([0; R], [0; R], 0);
        while axis < R {
            match (extents[axis], strides[axis]) {
                (Some(extent), Some(stride)) => (known_extents[axis], known_strides[axis]) = (extent, stride),
                _ => return None,
            }
            axis += 1;
        }
        match Self::new(known_extents, known_strides) {
            Ok(layout) => Some(layout),
            Err(_) => None,
        }
    }

    /// Returns the layout of extents and strides without gaps, if all are known and the element count fits.
    pub(crate) const fn dense(
        count: Option<usize>,
        extents: [Option<usize>; R],
        strides: [Option<isize>; R],
    ) -> Option<Self> {
        let (mut dense, mut axis) = (Self::NOTHING, 0);
        while axis < R {
            match (count, extents[axis], strides[axis]) {
                (Some(_), Some(extent), Some(stride)) => {
                    (dense.extents[axis], dense.strides[axis]) = (extent, stride);
                }
                _ => return None,
            }
            axis += 1;
        }
        Some(dense)
    }

    /// Returns the layout of these parts, which come from a layout.
    #[inline(always)]
    pub(crate) const fn from_parts(extents: [usize; R], strides: [isize; R], base: usize) -> Self {
        Self { extents, strides, base }
    }

    /// Returns the same as [`from_parts`](Self::from_parts), with the base computed from the strides. The layout is within one that fits, so nothing
    /// overflows; a build with debug assertions checks it.
    #[inline(always)]
    pub(crate) const fn from_axes(extents: [usize; R], strides: [isize; R]) -> Self {
        debug_assert!(index::reach(&extents, &strides).is_ok(), "a part of a layout is within its span");
        let (mut base, mut is_empty, mut axis) = (0_usize, false, 0);
        while axis < R {
            is_empty |= extents[axis] == 0;
            if strides[axis] < 0 {
                let steps = extents[axis].wrapping_sub(1);
                base = base.wrapping_add(steps.wrapping_mul(strides[axis].unsigned_abs()));
            }
            axis += 1;
        }
        Self { extents, strides, base: if is_empty { 0 } else { base } }
    }

    /// Returns all extents, in axis order.
    ///
    /// ```
    /// use shapewise::layout::Strided;
    ///
    /// // Rows of 3 that begin 4 apart, from the last row to the first.
    /// let layout = Strided::new([2, 3], [-4, 1])?;
    /// assert_eq!((layout.extents(), layout.strides(), layout.base()), ([2, 3], [-4, 1], 4));
    /// assert_eq!((layout.element_count(), layout.span()), (6, 7));
    /// assert!(!layout.is_exhaustive() && !layout.is_row_major()); // offset 3 has no element
    /// # Ok::<(), shapewise::LayoutError>(())
    /// ```
    #[must_use]
    #[inline(always)]
    pub const fn extents(&self) -> [usize; R] {
        self.extents
    }

    /// Returns all strides, in axis order, in elements.
    ///
    /// [`extents`](Self::extents) has an example.
    #[must_use]
    #[inline(always)]
    pub const fn strides(&self) -> [isize; R] {
        self.strides
    }

    /// Returns the offset of the element at index 0, in elements. It has no meaning if there are no elements.
    ///
    /// [`extents`](Self::extents) has an example.
    #[must_use]
    #[inline(always)]
    #[doc(alias = "storage_offset")]
    pub const fn base(&self) -> usize {
        self.base
    }

    /// Returns the product of the extents.
    ///
    /// [`extents`](Self::extents) has an example.
    #[must_use]
    pub const fn element_count(&self) -> usize {
        match index::element_count(&self.extents) {
            Ok(count) => count,
            // There is no such layout. For such a number no memory would be large enough.
            Err(_) => usize::MAX,
        }
    }

    /// Returns the memory that the layout needs, in elements: 1 + largest offset - smallest offset, 0 without elements.
    ///
    /// [`extents`](Self::extents) has an example.
    #[doc(alias = "required_span_size")]
    #[must_use]
    pub const fn span(&self) -> usize {
        let (mut reach, mut axis) = (0, 0);
        while axis < R {
            if self.extents[axis] == 0 {
                return 0;
            }
            reach += (self.extents[axis] - 1) * self.strides[axis].unsigned_abs();
            axis += 1;
        }
        reach + 1
    }

    /// Returns the offset of an index, in elements.
    ///
    /// # Errors
    ///
    /// [`IndexError`] with the first axis along which the index is out of bounds.
    #[doc(alias("LinearIndex", "ravel_multi_index"))]
    pub const fn offset(&self, index: [usize; R]) -> Result<usize, IndexError> {
        attempt!(index::check(&self.extents, &index));
        let (mut offset, mut axis) = (self.base.cast_signed(), 0);
        while axis < R {
            offset += index[axis].cast_signed() * self.strides[axis];
            axis += 1;
        }
        Ok(offset.cast_unsigned())
    }

    /// Takes an offset, returns the index of the element there: the inverse of [`offset`](Self::offset). `None` for an offset between
    /// the elements or after them. If a broadcast has several such indices, one of them.
    ///
    /// Coordinates are computed by decreasing stride, with one division each. If strides interleave, as in windows, it searches.
    #[doc(alias = "unravel_index")]
    #[must_use]
    pub const fn index_at(&self, offset: usize) -> Option<[usize; R]> {
        if !self.is_row_major() {
            return index::index_at(&self.extents, &self.strides, offset);
        }
        // An offset of elements in logical order is a linear index.
        match index::multi_index(&self.extents, offset) {
            Ok(index) => Some(index),
            Err(_) => None,
        }
    }

    /// Takes an offset, returns the index of the element there, if there is one: [`index_at`](Self::index_at), which returns `None` where
    /// it is not determined either.
    ///
    /// # Errors
    ///
    /// [`SearchError`] if the strides interleave and the search gives up ([`index::try_index_at`]).
    pub const fn try_index_at(&self, offset: usize) -> Result<Option<[usize; R]>, SearchError> {
        index::try_index_at(&self.extents, &self.strides, offset)
    }

    /// Returns `true` if no two indices have the same offset. It is also `false` for the few layouts for which
    /// [`uniqueness`](Self::uniqueness) does not determine it.
    #[must_use]
    pub const fn is_unique(&self) -> bool {
        index::is_unique(&self.extents, &self.strides)
    }

    /// Returns whether no two indices have the same offset: yes, no, or `None` if it is not determined within a budget of work,
    /// which may happen for many axes whose strides interleave ([`index::uniqueness`]).
    #[must_use]
    pub const fn uniqueness(&self) -> Option<bool> {
        index::uniqueness(&self.extents, &self.strides)
    }

    /// Returns [`uniqueness`](Self::uniqueness) that also uses memory, if it is available, to decide more cases.
    pub(crate) fn uniqueness_with_memory(&self) -> Option<bool> {
        index::uniqueness_with_memory(&self.extents, &self.strides)
    }

    /// Returns `true` if each offset from 0 to the span belongs to exactly one index: no gaps, no element twice.
    ///
    /// [`extents`](Self::extents) has an example.
    #[must_use]
    pub const fn is_exhaustive(&self) -> bool {
        self.span() == self.element_count() && self.is_unique()
    }

    /// Returns `true` if the memory of the layout has its elements in logical order, without gaps. Strides of axes of extent 1 are
    /// never used, so they are not checked.
    ///
    /// [`extents`](Self::extents) has an example.
    #[doc(alias("is_standard_layout", "C_CONTIGUOUS"))]
    #[must_use]
    pub const fn is_row_major(&self) -> bool {
        is_row_major(&self.extents, &self.strides, 1)
    }
}

/// Returns `true` if elements at distance `unit` are in logical order, without gaps. The stride of an axis of extent 1 is never used,
/// so it is not checked; if there are no elements, no stride is. There are as many extents as strides.
///
/// # Panics
///
/// If there are fewer strides than extents.
///
/// ```
/// use shapewise::rules::strides::is_row_major;
///
/// assert!(is_row_major(&[2, 3], &[3, 1], 1) && !is_row_major(&[2, 3], &[1, 2], 1));
/// assert!(is_row_major(&[2, 3], &[12, 4], 4)); // strides in bytes
/// ```
#[must_use]
#[inline]
pub const fn is_row_major(extents: &[usize], strides: &[isize], unit: usize) -> bool {
    let (mut expected, mut axis, mut dense) = (Some(unit), extents.len(), true);
    while axis > 0 {
        axis -= 1;
        let extent = extents[axis];
        if extent == 0 {
            return true;
        }
        if extent != 1 {
            dense = dense && matches!(expected, Some(stride) if is(strides[axis], stride));
        }
        // A product that does not fit is not a stride.
        expected = match expected {
            Some(stride) => stride.checked_mul(extent),
            None => None,
        };
    }
    dense
}

/// Returns `true` if a signed number equals an unsigned one.
const fn is(signed: isize, number: usize) -> bool {
    signed >= 0 && signed.unsigned_abs() == number
}

impl<const R: usize, E> Sealed for Strided<R, E> {}
impl<const R: usize, E: ExtentList<R>> Mapping<R> for Strided<R, E> {
    type Extents = E;

    #[inline(always)]
    fn extent(&self, axis: usize) -> usize {
        self.extents.array()[axis]
    }

    strided_mapping!();
}

#[diagnostic::do_not_recommend]
impl<const R: usize, E: ExtentList<R>> Layout<R> for Strided<R, E> {
    const STRETCHES: [bool; R] = E::STRETCHES;
    const STRIDES: [Option<isize>; R] = [None; R];
    type IsRowMajor = No;
    type Transposed = Strided<R, E::Reversed>;
    type Reshaped<const Q: usize, F: ExtentList<Q>> = Strided<Q, F>;
    type Viewed = Self;
    type Axes = E::List;

    #[inline(always)]
    fn stride(&self, axis: usize) -> isize {
        self.strides[axis]
    }

    #[inline(always)]
    fn base(&self) -> usize {
        self.base
    }

    #[inline(always)]
    fn ranked(&self) -> Strided<R> {
        Strided { extents: self.extents.array(), strides: self.strides, base: self.base }
    }
}

impl<const R: usize, E: ExtentList<R>> Packed<R> for Strided<R, E> {
    #[inline(always)]
    fn pack(layout: &Strided<R>, agreed: Agreed) -> Self {
        Self { extents: E::pack(&layout.extents, agreed), strides: layout.strides, base: layout.base }
    }
}

/// Writes the extents, then the strides.
pub(super) fn extents_and_strides<const R: usize>(
    layout: &impl Layout<R>,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    write!(f, "{} strides {}", DisplayExtents(&layout.extents()), DisplayExtents(&layout.strides()))
}

impl<const R: usize> fmt::Display for Strided<R> {
    /// Writes `[2,3] strides [3,1]`, in elements.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        extents_and_strides(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Types are computed from these, and a test only sees a result that is right or a program that does not compile.
    #[test]
    fn layouts_are_known_if_all_extents_and_strides_are() {
        for code in 0..4_usize.pow(4) {
            let digits = [code / 64, code / 16 % 4, code / 4 % 4, code % 4];
            let [e, f, s, t] = digits.map(|digit| digit.checked_sub(1));
            let (extents, strides) =
                ([e, f], [s, t].map(|stride| stride.map(|stride| stride.cast_signed() - 1)));
            let layout = match (extents, strides) {
                ([Some(e), Some(f)], [Some(s), Some(t)]) => Some(Strided::new([e, f], [s, t]).unwrap()),
                _ => None,
            };
            assert_eq!(Strided::known(extents, strides), layout, "{extents:?} {strides:?}");
            assert_eq!(
                Strided::known(extents, strides).map(|layout| layout.base()),
                layout.map(|l| l.base())
            );
            assert_eq!(Strided::dense(Some(7), extents, strides), layout, "{extents:?} {strides:?}");
            assert_eq!(Strided::dense(None, extents, strides), None, "the count does not fit");
        }
        assert_eq!(Strided::known([Some(2); 2], [Some(isize::MAX); 2]), None, "no layout has these strides");
    }

    #[test]
    fn layouts_are_equal_if_extents_and_strides_are() {
        let layout = Strided::new([2, 3], [3, 1]).unwrap();
        assert!(layout == Strided::new([2, 3], [3, 1]).unwrap());
        for (extents, strides) in [([2, 2], [3, 1]), ([2, 3], [3, -1]), ([2, 3], [4, 1]), ([1, 3], [3, 1])] {
            assert!(layout != Strided::new(extents, strides).unwrap(), "{extents:?} {strides:?}");
        }
        assert_eq!(layout.uniqueness(), Some(true));
        assert_eq!(Strided::new([2, 3], [2, 1]).unwrap().uniqueness(), Some(false));
    }
}
