//! What a slice, a permutation, a reversal, a new axis or a broadcast of a typed layout gives.

use core::{
    fmt,
    hash::{Hash, Hasher},
};

use super::{Layout, Mapping, Packed, Strided, axes::AxisList, strided_mapping};
use crate::{
    extent::Extents,
    index::known_of,
    private::{Agreed, Sealed},
};

/// One extent and one stride per axis, each known in the type or stored: the normal form of every layout that is made
/// from a typed one.
///
/// `A` is a type-level list that the operations compute; a program rarely writes it. A function that takes such views
/// asks for what it needs: `L: Layout<2>`, or `L: Layout<2, Extents = (usize, Const<64>)>`.
///
/// ```
/// use shapewise::{Layout, View, s, shape};
///
/// let memory: Vec<u32> = (0..12).collect();
/// let matrix = View::new(&memory, shape![3, 4])?;
/// let column = matrix.slice(s![:, 1]);
/// // The column of a static matrix is a pointer and a length: its extent and its stride are in the type.
/// assert_eq!(size_of_val(&column), size_of::<&[u32]>());
/// assert_eq!(column.layout().strides(), [4]);
/// # Ok::<(), shapewise::ViewError>(())
/// ```
#[derive(Clone, Copy)]
pub struct Mapped<const R: usize, A> {
    // INVARIANT: a list of R axes; their offsets fit `isize`.
    axes: A,
}

// Of the extents and strides, known in the type or stored: as every layout.
impl<const R: usize, A: AxisList> PartialEq for Mapped<R, A> {
    fn eq(&self, other: &Self) -> bool {
        (self.extents(), self.strides()) == (other.extents(), other.strides())
    }
}

impl<const R: usize, A: AxisList> Eq for Mapped<R, A> {}

impl<const R: usize, A: AxisList> Hash for Mapped<R, A> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.extents(), self.strides()).hash(state);
    }
}

impl<const R: usize, A: AxisList> fmt::Debug for Mapped<R, A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Mapped").field("extents", &self.extents()).field("strides", &self.strides()).finish()
    }
}

/// The first `R` values of a longer array; `rest` where it is not long enough, which a list of `R` axes is.
#[expect(
    clippy::indexing_slicing,
    reason = "a const fn over arrays: the index is checked to be below both lengths"
)]
#[expect(clippy::arithmetic_side_effects, reason = "a counter")]
pub(super) const fn first<V: Copy, const N: usize, const R: usize>(values: [V; N], rest: V) -> [V; R] {
    let (mut first, mut at) = ([rest; R], 0);
    while at < R && at < N {
        first[at] = values[at];
        at += 1;
    }
    first
}

/// Whether a stride is known not to be negative.
const fn is_positive(stride: Option<isize>) -> bool {
    matches!(stride, Some(0..))
}

impl<const R: usize, A> Sealed for Mapped<R, A> {}
impl<const R: usize, A: AxisList> Mapping<R> for Mapped<R, A> {
    const EXTENTS: [Option<usize>; R] = first(A::EXTENTS, None);

    #[inline(always)]
    #[expect(clippy::indexing_slicing, reason = "the crate asks for axes below R")]
    fn extent(&self, axis: usize) -> usize {
        match Self::EXTENTS[axis] {
            Some(extent) => extent,
            None => self.axes.extent(axis),
        }
    }

    strided_mapping!();
}

impl<const R: usize, A: AxisList> Layout<R> for Mapped<R, A> {
    const STRETCHES: [bool; R] = first(A::STRETCHES, true);
    const STRIDES: [Option<isize>; R] = first(A::STRIDES, None);
    type Extents = A::Extents<R>;
    type Transposed = <A::ReversedOnto<A::Emptied> as AxisList>::Layout<R>;
    type Reshaped<const Q: usize, E: Extents<Q>> = <E::List as AxisList>::Layout<Q>;
    type Viewed = Self;
    type Axes = A;

    #[inline(always)]
    #[expect(clippy::indexing_slicing, reason = "the crate asks for axes below R")]
    fn stride(&self, axis: usize) -> isize {
        match Self::STRIDES[axis] {
            Some(stride) => stride,
            None => self.axes.stride(axis),
        }
    }

    #[inline(always)]
    #[expect(clippy::arithmetic_side_effects, reason = "the offsets of a layout fit `isize`")]
    fn base(&self) -> usize {
        let mut base = 0;
        macro_rules! axis {
            ($($axis:literal)*) => { $(
                // Strides that are known not to be negative leave nothing of this, not even for the compiler to look at.
                if const { R > $axis && !is_positive(known_of(&A::STRIDES, $axis)) } && self.stride($axis) < 0 {
                    base += self.extent($axis).saturating_sub(1) * self.stride($axis).unsigned_abs();
                }
            )* };
        }
        axis!(0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15);
        base
    }
}

impl<const R: usize, A: AxisList> Packed<R> for Mapped<R, A> {
    #[inline(always)]
    fn pack(layout: &Strided<R>, agreed: Agreed) -> Self {
        Self { axes: A::pack(&layout.extents(), &layout.strides(), agreed) }
    }
}
