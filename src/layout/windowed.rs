//! The layout of the windows of a view of which the type knows nothing but the extents of a window.

use super::{Layout, Mapping, Packed, Strided, strided_mapping};
use crate::{
    extent::Extents,
    private::{Agreed, Sealed},
    types::{AxisList, Facts, Many},
};

/// Windows that move over `K` axes, as a layout of rank `R`, which is twice `K`: where a window is, then its axes, which are those
/// of the list `W`.
///
/// Along each axis a window moves by the stride that its elements are apart. [`Mapped`](super::Mapped) would hold that stride twice, as
/// two numbers of which the compiler does not know that they are the same; here it is one, so that the offsets of the elements of
/// a window differ by what stays the same in a loop over windows. A program rarely writes this type; what is made of it (slices,
/// permutations) is `Mapped`.
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
#[derive(Clone, Copy, Debug)]
pub struct Windowed<const K: usize, const R: usize, W> {
    // INVARIANT: `R` is twice `K`, and `W` a list of `K` axes with extents that are known; the offsets of all windows fit
    // `isize`; `base` is what negative strides make of them.
    places: [usize; K],
    strides: [isize; K],
    base: usize,
    window: W,
}

/// The axes of the windows as a list.
type Axes<W> = <Many as AxisList>::Windows<W>;

impl<const K: usize, const R: usize, W> Sealed for Windowed<K, R, W> {}
impl<const K: usize, const R: usize, W: AxisList> Mapping<R> for Windowed<K, R, W> {
    const EXTENTS: [Option<usize>; R] = Facts::extents(Axes::<W>::FACTS);

    #[inline(always)]
    #[expect(clippy::indexing_slicing, reason = "the crate asks for axes below R")]
    fn extent(&self, axis: usize) -> usize {
        match (Self::EXTENTS[axis], axis.checked_sub(K)) {
            (Some(extent), _) => extent,
            (None, None) => self.places[axis],
            (None, Some(axis)) => self.window.extent(axis),
        }
    }

    strided_mapping! {
        /// Straight-line code, as that of all layouts by strides.
        #[inline(always)]
        #[expect(clippy::indexing_slicing, reason = "axes are below K, and R is twice K")]
        fn offset_unchecked(&self, index: [usize; R]) -> usize {
            let mut offset = self.base;
            macro_rules! axis {
                ($($axis:literal)*) => { $(
                    if K > $axis && R > K + $axis {
                        // A place and a place within a window are below the extent together.
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

impl<const K: usize, const R: usize, W: AxisList> Layout<R> for Windowed<K, R, W> {
    const STRETCHES: [bool; R] = Facts::stretches(Axes::<W>::FACTS);
    const STRIDES: [Option<isize>; R] = Facts::strides(Axes::<W>::FACTS);
    type Extents = <Axes<W> as AxisList>::Extents<R>;
    type Transposed =
        <<Axes<W> as AxisList>::ReversedOnto<<Axes<W> as AxisList>::Emptied> as AxisList>::Layout<R>;
    type Reshaped<const P: usize, E: Extents<P>> = <E::List as AxisList>::Layout<P>;
    type Viewed = Self;
    type Axes = Axes<W>;

    #[inline(always)]
    #[expect(clippy::indexing_slicing, reason = "the crate asks for axes below R, which is twice K")]
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
