//! The layout of a slice, a permutation, a reversal, a new axis or a broadcast of a typed layout.

use core::{
    fmt,
    hash::{Hash, Hasher},
};

use super::{
    Layout, Mapping, Packed, Strided,
    place::{each_axis, each_further_axis},
    strided::extents_and_strides,
    strided_mapping,
};
use crate::{
    private::Sealed,
    types::{Agreed, AxisList, ExtentList, No, TypedAxes},
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
/// // The column of a static matrix is a pointer and a length: its extent and its stride are in
/// // the type.
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
    type Extents = A::Extents<R>;
    const EXTENTS: [Option<usize>; R] = TypedAxes::extents(A::TYPED_AXES);

    #[inline(always)]
    fn extent(&self, axis: usize) -> usize {
        self.axes.extent(axis)
    }

    strided_mapping!();
}

#[diagnostic::do_not_recommend]
impl<const R: usize, A: AxisList> Layout<R> for Mapped<R, A> {
    const STRETCHES: [bool; R] = TypedAxes::stretches(A::TYPED_AXES);
    const STRIDES: [Option<isize>; R] = TypedAxes::strides(A::TYPED_AXES);
    type IsRowMajor = No;
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
    /// `true` if no stride may be negative.
    const IS_FORWARD: bool = TypedAxes::are_forward::<R>(A::TYPED_AXES);

    /// Returns the greatest distance of an element below the element at index 0.
    #[inline(always)]
    #[expect(clippy::manual_range_patterns, reason = "the patterns of `each_axis`")]
    fn reach_below(&self) -> usize {
        let mut base = 0_usize;
        each_axis!(R, axis => {
            base = base.wrapping_add(self.below(axis));
        }, further base.wrapping_add(self.reach_below_from_fifth()), return base)
    }

    /// Returns [`reach_below`](Self::reach_below) after the first four axes.
    #[inline(always)]
    #[expect(clippy::arithmetic_side_effects, reason = "a counter below the rank")]
    fn reach_below_from_fifth(&self) -> usize {
        let mut base = 0_usize;
        each_further_axis!(R, axis => {
            base = base.wrapping_add(self.below(axis));
        });
        base
    }

    /// Returns the greatest distance of an element along an axis below the first one.
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

#[cfg(all(test, feature = "arrays"))]
mod tests {
    #![allow(clippy::allow_attributes_without_reason, reason = "the macro `s` has one")]

    use core::hash::{Hash, Hasher};
    use std::hash::DefaultHasher;

    use crate::{
        Axis, ColumnMajor, Const, Layout, MinorToMajor, RowMajor, Shape, Strided, View,
        layout::{PaddingValue, known_unique},
        s,
    };

    fn hash(value: &impl Hash) -> u64 {
        let mut hasher = DefaultHasher::new();
        value.hash(&mut hasher);
        hasher.finish()
    }

    #[test]
    fn layouts_are_equal_and_hash_alike_if_extents_and_strides_are() {
        let memory = [0; 12];
        let view = View::new(&memory, (4, Const::<3>)).unwrap();
        let of = |begin: usize, end: usize| *view.slice(s![begin..end, 1]).layout();
        let parts = [(0, 2), (1, 3), (0, 3), (1, 4), (2, 3)];
        for (begin, end) in parts {
            for (other, other_end) in parts {
                let (one, two) = (of(begin, end), of(other, other_end));
                let is_equal = (begin..end).len() == (other..other_end).len();
                assert_eq!((one == two, hash(&one) == hash(&two)), (is_equal, is_equal), "{one:?} {two:?}");
                let (one, two) = (one.ranked(), two.ranked());
                assert_eq!((one == two, hash(&one) == hash(&two)), (is_equal, is_equal), "{one:?} {two:?}");
            }
        }
        assert_eq!(format!("{:?}", of(1, 3)), "Mapped { extents: [2], strides: [3] }");
    }

    #[test]
    fn layouts_are_written_with_their_order_or_their_strides() {
        let shape = Shape::new((2, 3)).unwrap();
        let (rows, columns) = (RowMajor::new(shape), ColumnMajor::new(shape));
        assert_eq!((rows.to_string(), columns.to_string()), ("[2,3]{1,0}".into(), "[2,3]{0,1}".into()));
        let view = View::new(&[0; 6], (2, Const::<3>)).unwrap();
        assert_eq!(view.slice(s![:, 1]).layout().to_string(), "[2] strides [3]");
        assert_eq!(rows.ranked().to_string(), "[2,3] strides [3,1]");
        assert!(format!("{:?}", MinorToMajor::<2>::ROW_MAJOR).starts_with("MinorToMajor("));
    }

    #[test]
    fn broadcast_axes_repeat_elements_by_their_type() {
        fn knows<const R: usize, L: Layout<R>>(_: &L) -> bool {
            known_unique::<R, L>()
        }
        let view = View::new(&[0; 6], (2, Const::<3>)).unwrap();
        assert!(knows(view.layout()) && knows(view.slice(s![:, ..;-1]).layout()));
        assert!(!knows(view.insert_axis(Axis::<0>).try_broadcast_to((4, 2, Const::<3>)).unwrap().layout()));
        // Its strides are compared where an array with it becomes mutable.
        assert!(knows(&Strided::row_major([2, 3]).unwrap()));
        for (strides, is) in [
            ([3, 1], true),
            ([1, 2], true),
            ([3, -1], true),
            ([4, 1], false),
            ([0, 1], false),
            ([2, 1], false),
        ] {
            assert_eq!(Layout::is_exhaustive(&Strided::new([2, 3], strides).unwrap()), is, "{strides:?}");
        }
        assert!(Layout::is_exhaustive(view.layout()));
    }

    #[test]
    fn padding_has_the_value_of_its_name() {
        use PaddingValue::{Highest, Lowest, Ones, Unspecified, Zeros};
        let values = [Zeros, Ones, Lowest, Highest, Unspecified];
        assert_eq!(values.map(PaddingValue::value), [Some(0_i8), Some(1), Some(-128), Some(127), None]);
        assert_eq!(Lowest.value(), Some(f32::MIN));
    }
}

impl<const R: usize, A: AxisList> fmt::Display for Mapped<R, A> {
    /// Writes `[2,3] strides [3,1]`, in elements.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        extents_and_strides(self, f)
    }
}
