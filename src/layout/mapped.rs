//! The layout of a slice, a permutation, a reversal, a new axis or a broadcast of a typed layout.

use core::{
    fmt,
    hash::{Hash, Hasher},
};

use super::{
    Layout, Mapping, Packed, Strided,
    place::{each_axis, each_further_axis},
    strided_mapping,
};
use crate::{
    private::{Agreed, Sealed},
    types::{AxisList, ExtentList, Facts},
};

/// One extent and one stride per axis, each known in the type or stored: the normal form of every layout that operations
/// derive from a typed layout.
///
/// `A` is a type-level list that the operations compute; a program rarely writes it. A function that takes such views
/// has a bound for what it needs: `L: Layout<2>`, or `L: Layout<2, Extents = (usize, Const<64>)>`.
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

// Layouts are equal if their extents and strides are, whether known in the type or stored.
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

impl<const R: usize, A> Sealed for Mapped<R, A> {}
impl<const R: usize, A: AxisList> Mapping<R> for Mapped<R, A> {
    const EXTENTS: [Option<usize>; R] = Facts::extents(A::FACTS);

    #[inline(always)]
    fn extent(&self, axis: usize) -> usize {
        self.axes.extent(axis)
    }

    strided_mapping!();
}

impl<const R: usize, A: AxisList> Layout<R> for Mapped<R, A> {
    const STRETCHES: [bool; R] = Facts::stretches(A::FACTS);
    const STRIDES: [Option<isize>; R] = Facts::strides(A::FACTS);
    type Extents = A::Extents<R>;
    type Transposed = <A::ReversedOnto<A::Emptied> as AxisList>::Layout<R>;
    type Reshaped<const Q: usize, E: ExtentList<Q>> = Strided<Q, E>;
    type Viewed = Self;
    type Axes = A;

    #[inline(always)]
    fn stride(&self, axis: usize) -> isize {
        self.axes.stride(axis)
    }

    #[inline(always)]
    fn base(&self) -> usize {
        // If no stride can be negative, the base is 0.
        if Self::IS_FORWARD { 0 } else { self.reach_below() }
    }
}

impl<const R: usize, A: AxisList> Mapped<R, A> {
    /// Whether no stride may be negative.
    const IS_FORWARD: bool = Facts::are_forward::<R>(A::FACTS);

    /// The greatest distance of an element below the element at index 0.
    #[inline(always)]
    #[expect(clippy::manual_range_patterns, reason = "the patterns of `each_axis`")]
    fn reach_below(&self) -> usize {
        let mut base = 0_usize;
        each_axis!(R, axis => {
            base = base.wrapping_add(self.below(axis));
        }, further base.wrapping_add(self.reach_below_from_fifth()), return base)
    }

    /// [`reach_below`](Self::reach_below) after the first four axes.
    #[inline(always)]
    #[expect(clippy::arithmetic_side_effects, reason = "a counter below the rank")]
    fn reach_below_from_fifth(&self) -> usize {
        let mut base = 0_usize;
        each_further_axis!(R, axis => {
            base = base.wrapping_add(self.below(axis));
        });
        base
    }

    /// The greatest distance of an element along an axis below the first one.
    #[inline(always)]
    #[expect(clippy::arithmetic_side_effects, reason = "the offsets of a layout fit `isize`")]
    fn below(&self, axis: usize) -> usize {
        let stride = self.stride(axis);
        if stride < 0 { self.extent(axis).saturating_sub(1) * stride.unsigned_abs() } else { 0 }
    }
}

impl<const R: usize, A: AxisList> Packed<R> for Mapped<R, A> {
    #[inline(always)]
    fn pack(layout: &Strided<R>, agreed: Agreed) -> Self {
        Self { axes: A::pack(&layout.extents(), &layout.strides(), 0, agreed) }
    }
}
