//! The layout of the windows of a ranked view. The type knows only the extents of a window.

use super::{Layout, Mapping, Packed, Strided, strided_mapping};
use crate::{
    private::Sealed,
    types::{Agreed, AxisList, ExtentList, No, TypedAxes, UnknownAxes},
};

/// Windows that move over `K` axes, as a layout of rank `R`, which is twice `K`: the axes of the window's position, then the axes of the
/// window, which are those of the list `W`.
///
/// Along each axis, the stride between positions is the stride between elements of a window. [`Mapped`](super::Mapped) would store that
/// stride twice, and the compiler does not know that the two numbers are equal. Here it is stored once, so that the differences between
/// the offsets in a window are constant in a loop over windows. A program rarely writes this type; its slices and permutations are
/// `Mapped`.
///
/// ```
/// use shapewise::{Layout, View, shape};
///
/// let memory: Vec<u32> = (0..30).collect();
/// let windows = View::new(&memory, [5, 6])?.windows(shape![3, 3]);
/// assert_eq!(windows.layout().strides(), [6, 1, 6, 1]);
/// assert_eq!(windows[[1, 2, 0, 1]], windows[[0, 2, 1, 1]]);
/// # Ok::<(), shapewise::ViewError>(())
/// ```
#[doc(alias = "sliding_window_view")]
#[derive(Clone, Copy, Debug)]
pub struct Windowed<const K: usize, const R: usize, W> {
    // INVARIANT: `R` is twice `K`, and `W` is a list of `K` axes with known extents. The offsets of all windows fit `isize`.
    // `base` follows from the negative strides.
    places: [usize; K],
    strides: [isize; K],
    base: usize,
    window: W,
}

/// The axes of the windows as a list.
type WindowAxes<W> = <UnknownAxes as AxisList>::Windows<W>;

impl<const K: usize, const R: usize, W> Sealed for Windowed<K, R, W> {}
impl<const K: usize, const R: usize, W: AxisList> Mapping<R> for Windowed<K, R, W> {
    type Extents = <WindowAxes<W> as AxisList>::Extents<R>;
    const EXTENTS: [Option<usize>; R] = TypedAxes::extents(WindowAxes::<W>::TYPED_AXES);

    #[inline(always)]
    #[expect(clippy::indexing_slicing, reason = "the crate passes axes below R")]
    fn extent(&self, axis: usize) -> usize {
        match (Self::EXTENTS[axis], axis.checked_sub(K)) {
            (Some(extent), _) => extent,
            (None, None) => self.places[axis],
            (None, Some(axis)) => self.window.extent(axis),
        }
    }

    strided_mapping! {
        /// Computes it in a straight line, like that of all layouts with strides.
        #[inline(always)]
        #[expect(clippy::indexing_slicing, reason = "axes are below K, and R is twice K")]
        fn offset_unchecked(&self, index: [usize; R]) -> usize {
            let mut offset = self.base;
            macro_rules! axis {
                ($($axis:literal)*) => { $(
                    if K > $axis && R > K + $axis {
                        // The position of a window plus a position within it is below the extent.
                        let at = index[$axis].wrapping_add(index[K + $axis]);
                        offset = offset.wrapping_add(at.wrapping_mul(self.strides[$axis].cast_unsigned()));
                    }
                )* };
            }
            axis!(0 1 2 3 4 5 6 7);
            offset
        }
    }
}

#[diagnostic::do_not_recommend]
impl<const K: usize, const R: usize, W: AxisList> Layout<R> for Windowed<K, R, W> {
    const STRETCHES: [bool; R] = TypedAxes::stretches(WindowAxes::<W>::TYPED_AXES);
    const STRIDES: [Option<isize>; R] = TypedAxes::strides(WindowAxes::<W>::TYPED_AXES);
    type IsRowMajor = No;
    type Transposed =
        <<WindowAxes<W> as AxisList>::ReversedOnto<<WindowAxes<W> as AxisList>::Emptied> as AxisList>::Layout<
            R,
        >;
    type Reshaped<const P: usize, E: ExtentList<P>> = Strided<P, E>;
    type Viewed = Self;
    type Axes = WindowAxes<W>;

    #[inline(always)]
    #[expect(clippy::indexing_slicing, reason = "the crate passes axes below R, which is twice K")]
    fn stride(&self, axis: usize) -> isize {
        self.strides[axis.checked_sub(K).unwrap_or(axis)]
    }

    #[inline(always)]
    fn base(&self) -> usize {
        self.base
    }
}

impl<const K: usize, const R: usize, W: AxisList> Packed<R> for Windowed<K, R, W> {
    #[inline(always)]
    #[expect(clippy::indexing_slicing, clippy::arithmetic_side_effects, reason = "R is twice K")]
    fn pack(layout: &Strided<R>, agreed: Agreed) -> Self {
        let (extents, strides) = (layout.extents(), layout.strides());
        Self {
            places: core::array::from_fn(|axis| extents[axis]),
            strides: core::array::from_fn(|axis| strides[K + axis]),
            base: layout.base(),
            window: W::pack(&extents[K..], &strides[K..], 0, agreed),
        }
    }
}
