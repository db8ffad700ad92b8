//! The layout of the windows of a view of which the type knows nothing but the extents of a window.

use super::{Layout, Mapping, Packed, Strided};
use crate::{
    extent::Extents,
    private::{Agreed, Sealed},
    types::{AxisList, Facts, Many},
};

/// Windows that move over `R` axes, as a layout of rank `Q`, which is twice `R`: where a window is, then its axes, which are those
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
pub struct Windowed<const R: usize, const Q: usize, W> {
    // INVARIANT: `Q` is twice `R`, and `W` a list of `R` axes with extents that are known; the offsets of all windows fit
    // `isize`; `base` is what negative strides make of them.
    places: [usize; R],
    strides: [isize; R],
    base: usize,
    window: W,
}

/// The axes of the windows as a list.
type Axes<W> = <Many as AxisList>::Windows<W>;

impl<const R: usize, const Q: usize, W> Sealed for Windowed<R, Q, W> {}
impl<const R: usize, const Q: usize, W: AxisList> Mapping<Q> for Windowed<R, Q, W> {
    type Once = <Axes<W> as AxisList>::Unique;
    type Seen = Self;
    type Lent = <Self as Layout<Q>>::Viewed;
    type Offsets = crate::view::offsets::Steps<Q>;
    const EXTENTS: [Option<usize>; Q] = Facts::extents(Axes::<W>::FACTS);

    #[inline(always)]
    #[expect(clippy::indexing_slicing, reason = "the crate asks for axes below Q")]
    fn extent(&self, axis: usize) -> usize {
        match (Self::EXTENTS[axis], axis.checked_sub(R)) {
            (Some(extent), _) => extent,
            (None, None) => self.places[axis],
            (None, Some(axis)) => self.window.extent(axis),
        }
    }

    /// Straight-line code, as that of all layouts by strides.
    #[inline(always)]
    #[expect(clippy::indexing_slicing, reason = "axes are below R, and Q is twice R")]
    fn place(&self, index: [usize; Q]) -> usize {
        let mut offset = self.base;
        macro_rules! axis {
            ($($axis:literal)*) => { $(
                if R > $axis && Q > R + $axis {
                    // A place and a place within a window are below the extent together.
                    let at = index[$axis].wrapping_add(index[R + $axis]);
                    offset = offset.wrapping_add(at.wrapping_mul(self.strides[$axis].cast_unsigned()));
                }
            )* };
        }
        axis!(0 1 2 3 4 5 6 7);
        offset
    }

    fn find(&self, offset: usize) -> Option<[usize; Q]> {
        self.ranked().index_at(offset)
    }

    #[inline(always)]
    fn seen(&self) -> Self {
        *self
    }

    #[inline(always)]
    fn lent(&self) -> Self::Lent {
        Packed::pack(&self.ranked(), crate::private::AGREED)
    }

    #[inline]
    fn offsets(&self) -> Self::Offsets {
        crate::view::offsets::Steps::new(self.ranked())
    }

    #[inline(always)]
    fn by_strides(&self) -> Option<Strided<Q>> {
        Some(self.ranked())
    }

    fn meets_once(&self) -> Option<bool> {
        self.ranked().uniqueness_with_memory()
    }

    fn span(&self) -> usize {
        self.ranked().span()
    }
}

impl<const R: usize, const Q: usize, W: AxisList> Layout<Q> for Windowed<R, Q, W> {
    const STRETCHES: [bool; Q] = Facts::stretches(Axes::<W>::FACTS);
    const STRIDES: [Option<isize>; Q] = Facts::strides(Axes::<W>::FACTS);
    type Extents = <Axes<W> as AxisList>::Extents<Q>;
    type Transposed =
        <<Axes<W> as AxisList>::ReversedOnto<<Axes<W> as AxisList>::Emptied> as AxisList>::Layout<Q>;
    type Reshaped<const P: usize, E: Extents<P>> = <E::List as AxisList>::Layout<P>;
    type Viewed = Self;
    type Axes = Axes<W>;

    #[inline(always)]
    #[expect(clippy::indexing_slicing, reason = "the crate asks for axes below Q, which is twice R")]
    fn stride(&self, axis: usize) -> isize {
        self.strides[axis.checked_sub(R).unwrap_or(axis)]
    }

    #[inline(always)]
    fn base(&self) -> usize {
        self.base
    }
}

impl<const R: usize, const Q: usize, W: AxisList> Packed<Q> for Windowed<R, Q, W> {
    #[inline(always)]
    #[expect(clippy::indexing_slicing, clippy::arithmetic_side_effects, reason = "Q is twice R")]
    fn pack(layout: &Strided<Q>, agreed: Agreed) -> Self {
        let (extents, strides) = (layout.extents(), layout.strides());
        Self {
            places: core::array::from_fn(|axis| extents[axis]),
            strides: core::array::from_fn(|axis| strides[R + axis]),
            base: layout.base(),
            window: W::pack(&extents[R..], &strides[R..], 0, agreed),
        }
    }
}
