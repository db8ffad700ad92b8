//! The layout of an array whose rank is known at run time, and the rules that change it.
//!
//! Each rule is the one that ranked arrays use, or calls it axis by axis.

use smallvec::SmallVec;

pub(crate) use crate::array::dynamic::axis_list::StridedAxes;
use crate::{
    array::{
        ViewError,
        dynamic::{DynArrayError, DynExtents, axis_list::INLINE},
    },
    axis::{self, list},
    broadcast::{self, BroadcastError},
    extent::DynExtent,
    index::{self, IndexError, SizeError},
    layout::Strided,
    message::broken,
    rank,
    shape::{CountMismatch, DynReshapeError, DynShape},
    slice::{DenseSlice, StridedSliceError},
    verbs::axes::reshape,
};

/// The rank up to which numbers do not allocate.
const INLINE_NUMBERS: usize = 8;
/// A number for each axis, such as extents. It does not allocate up to rank 8.
pub(crate) type Numbers = SmallVec<[usize; INLINE_NUMBERS]>;

/// Extents, strides and the base of a layout whose rank is known at run time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct DynStrided {
    // INVARIANT: the rank is at most `MAX_DYNAMIC_RANK`, and the product of the extents other than 0 fits `isize`. So the layout has a shape,
    // all of which is known.
    axes: StridedAxes,
    // The offset of the element at index 0. It has no meaning if there are no elements.
    base: usize,
}

impl DynStrided {
    /// The extents. Those of an array fit.
    #[inline]
    pub(crate) fn dyn_extents(&self) -> SmallVec<[DynExtent; 8]> {
        self.axes().iter().map(|axis| DynExtent::of_fitting(axis.0)).collect()
    }

    /// The layout of these axes, which keep the invariant: the caller has checked the rank and the element count, or knows that both are at
    /// most those of another layout. The only constructor.
    #[inline]
    pub(crate) fn new(axes: StridedAxes, base: usize) -> Self {
        if rank::check(axes.len()).is_err() {
            broken("the rank of an array is at most 254");
        }
        let layout = Self { axes, base };
        debug_assert!(index::element_count(&layout.extents()).is_ok(), "the element count of an array fits");
        layout
    }

    /// The extent and the stride of each axis.
    #[inline]
    pub(crate) const fn axes(&self) -> &StridedAxes {
        &self.axes
    }

    /// The extent and the stride of an axis that is below the rank.
    #[inline]
    pub(crate) fn axis(&self, axis: usize) -> (usize, isize) {
        match self.axes.get(axis) {
            Some(axis) => *axis,
            None => broken("an axis was compared with the rank"),
        }
    }

    /// The offset of the element at index 0. It has no meaning if there are no elements.
    #[inline]
    pub(crate) const fn base(&self) -> usize {
        self.base
    }

    /// The layout of the same elements with these axes in place of its own.
    #[inline]
    pub(crate) fn with_axes(&self, axes: StridedAxes) -> Self {
        Self::new(axes, self.base)
    }

    /// The row-major layout of extents that a user states.
    #[inline]
    pub(crate) fn of_extents(extents: &impl DynExtents) -> Result<Self, ViewError> {
        let extents = extents.known_extents()?;
        rank::check(extents.len())?;
        Ok(Self::row_major(&extents)?)
    }

    /// The row-major layout of extents, of which there are at most [`MAX_DYNAMIC_RANK`](rank::MAX_DYNAMIC_RANK).
    #[inline]
    pub(crate) fn row_major(extents: &[usize]) -> Result<Self, SizeError> {
        index::element_count(extents)?;
        Ok(Self::row_major_fitting(extents))
    }

    /// The row-major layout of the extents of an array, or of one that is in memory already: they fit.
    #[inline]
    pub(crate) fn row_major_fitting(extents: &[usize]) -> Self {
        let mut inline = [(0, 0); INLINE];
        let axes = match inline.get_mut(..extents.len()) {
            Some(axes) => {
                axes.iter_mut().zip(extents).for_each(|(axis, &extent)| axis.0 = extent);
                row_major_strides(axes);
                StridedAxes::from_inline(inline, extents.len())
            }
            None => {
                let mut axes: StridedAxes = extents.iter().map(|&extent| (extent, 0)).collect();
                row_major_strides(&mut axes);
                axes
            }
        };
        Self::new(axes, 0)
    }

    /// [`row_major_fitting`](Self::row_major_fitting) of a number of extents that is known, at most [`INLINE`].
    #[inline]
    pub(crate) fn row_major_of<const R: usize>(extents: [usize; R]) -> Self {
        let mut axes = extents.map(|extent| (extent, 0));
        row_major_strides(&mut axes);
        let mut inline = [(0, 0); INLINE];
        inline.iter_mut().zip(axes).for_each(|(to, axis)| *to = axis);
        Self::new(StridedAxes::from_inline(inline, R), 0)
    }

    /// The row-major layout of the same extents.
    #[inline]
    pub(crate) fn to_row_major(&self) -> Self {
        let mut axes = self.axes.clone();
        row_major_strides(&mut axes);
        Self::new(axes, 0)
    }

    /// The row-major layout of the same extents without that of an axis, which is below the rank.
    #[inline]
    pub(crate) fn row_major_without(&self, axis: usize) -> Self {
        let (mut axes, _) = self.axes.without(axis);
        row_major_strides(&mut axes);
        Self::new(axes, 0)
    }

    /// The row-major layout of the same extents with another one along an axis, or with a new axis of this extent. The product fits.
    #[inline]
    pub(crate) fn row_major_joined(&self, axis: usize, extent: usize, is_new: bool) -> Self {
        let mut axes = self.axes.clone();
        if is_new {
            axes.insert(axis, (extent, 0));
        } else if let Some(to) = axes.get_mut(axis) {
            to.0 = extent;
        }
        row_major_strides(&mut axes);
        Self::new(axes, 0)
    }

    /// The layout of as many extents as strides, and its span.
    #[inline]
    pub(crate) fn with_strides(extents: &[usize], strides: &[isize]) -> Result<(Self, usize), ViewError> {
        rank::check(extents.len())?;
        let count = index::element_count(extents)?;
        let (base, above) = index::reach_of(extents, strides)?;
        let axes = extents.iter().copied().zip(strides.iter().copied()).collect();
        // One more than the reach, which fits.
        let span = if count == 0 { 0 } else { base.saturating_add(above).saturating_add(1) };
        Ok((Self::new(axes, base), span))
    }

    /// The layout of axes of which the first element is at the offset `first` from the base of another layout; and where its memory
    /// begins there.
    #[inline]
    pub(crate) fn of_axes(axes: StridedAxes, first: usize) -> (usize, Self) {
        // The distance from the first element down to the lowest in memory.
        let (mut base, mut is_empty) = (0_usize, false);
        for &(extent, stride) in &axes {
            is_empty |= extent == 0;
            if stride < 0 {
                base = base.wrapping_add(extent.wrapping_sub(1).wrapping_mul(stride.unsigned_abs()));
            }
        }
        let (start, base) = if is_empty { (0, 0) } else { (first.wrapping_sub(base), base) };
        (start, Self::new(axes, base))
    }

    /// How much memory the elements take, which fits: see `Layout::span`.
    pub(crate) fn span(&self) -> usize {
        let (extents, strides): (Numbers, SmallVec<[isize; 8]>) = self.axes.iter().copied().unzip();
        match index::reach_of(&extents, &strides) {
            _ if self.element_count() == 0 => 0,
            Ok((below, above)) => below.saturating_add(above).saturating_add(1),
            Err(_) => broken("the offsets of an array fit"),
        }
    }

    /// Calls a function with each index and the offset of its element, in logical order.
    pub(crate) fn each_index(&self, mut visit: impl FnMut(&[usize], usize)) {
        let (mut index, mut offset) = (Numbers::from_elem(0, self.rank()), self.base);
        for _ in 0..self.element_count() {
            visit(&index, offset);
            self.advance(&mut index, &mut offset);
        }
    }

    /// From an index and the offset of its element to the next ones in logical order: an odometer, whose last axis turns first.
    pub(crate) fn advance(&self, index: &mut [usize], offset: &mut usize) {
        for (at, &(extent, stride)) in index.iter_mut().zip(&self.axes).rev() {
            *at = at.wrapping_add(1);
            *offset = offset.wrapping_add(stride.cast_unsigned());
            if *at < extent {
                return;
            }
            *offset = offset.wrapping_sub(extent.wrapping_mul(stride.cast_unsigned()));
            *at = 0;
        }
    }

    /// The layout of a ranked one.
    #[inline]
    pub(crate) fn of_ranked<const R: usize>(layout: &Strided<R>) -> Self {
        const { assert!(rank::check(R).is_ok(), "the rank is above the greatest one of a `DynView`, 254") };
        let (extents, strides) = (layout.extents(), layout.strides());
        let pairs = extents.into_iter().zip(strides);
        let axes = if R <= INLINE {
            let mut inline = [(0, 0); INLINE];
            inline.iter_mut().zip(pairs).for_each(|(axis, pair)| *axis = pair);
            StridedAxes::from_inline(inline, R)
        } else {
            pairs.collect()
        };
        Self::new(axes, layout.base())
    }

    /// The ranked layout, if the rank is `R`.
    #[inline]
    pub(crate) fn ranked<const R: usize>(&self) -> Option<Strided<R>> {
        let axes: [(usize, isize); R] = (*self.axes).try_into().ok()?;
        Some(Strided::from_parts(axes.map(|axis| axis.0), axes.map(|axis| axis.1), self.base))
    }

    /// The ranked layout with axes of extent 1 in front, if the rank is at most `R`.
    #[inline]
    pub(crate) fn aligned<const R: usize>(&self) -> Option<Strided<R>> {
        let front = R.checked_sub(self.axes.len())?;
        let (mut extents, mut strides) = ([1; R], [0; R]);
        let places = extents.iter_mut().zip(&mut strides).skip(front);
        for ((extent, stride), axis) in places.zip(&self.axes) {
            (*extent, *stride) = *axis;
        }
        Some(Strided::from_parts(extents, strides, self.base))
    }

    #[inline]
    pub(crate) fn rank(&self) -> usize {
        self.axes.len()
    }

    pub(crate) fn extents(&self) -> Numbers {
        let (mut inline, rank) = ([0; INLINE_NUMBERS], self.axes.len());
        if rank > INLINE_NUMBERS {
            return self.axes.iter().map(|axis| axis.0).collect();
        }
        inline.iter_mut().zip(&self.axes).for_each(|(to, axis)| *to = axis.0);
        Numbers::from_buf_and_len(inline, rank)
    }

    /// The product of the extents, which fits.
    #[inline]
    pub(crate) fn element_count(&self) -> usize {
        self.axes.iter().fold(1_usize, |count, &(extent, _)| count.saturating_mul(extent))
    }

    /// The offset of the element at index 0, or 0 if there are no elements, for which the base has no meaning; and the product of the extents.
    #[inline]
    pub(crate) fn start_and_count(&self) -> (usize, usize) {
        let count = self.element_count();
        (if count == 0 { 0 } else { self.base }, count)
    }

    /// The shape, all of whose extents are known.
    #[inline]
    pub(crate) fn shape(&self) -> DynShape {
        DynShape::of_fitting(self.axes.iter().map(|axis| DynExtent::of_fitting(axis.0)).collect())
    }

    /// Whether the elements are in logical order, without gaps.
    #[inline]
    pub(crate) fn is_row_major(&self) -> bool {
        // The product of the extents other than 0 fits.
        let (mut expected, mut is_dense) = (1_isize, true);
        for &(extent, stride) in self.axes.iter().rev() {
            if extent == 0 {
                return true;
            }
            is_dense &= extent == 1 || stride == expected;
            expected = expected.wrapping_mul(extent.cast_signed());
        }
        is_dense
    }

    /// Whether the elements of both are in logical order, without gaps, and the extents are equal.
    #[inline]
    pub(crate) fn are_row_major(&self, other: &Self) -> bool {
        let (mut expected, mut are_dense) = (1_isize, self.rank() == other.rank());
        for (&(extent, stride), &(same, next)) in self.axes.iter().zip(&other.axes).rev() {
            are_dense &= extent == same && (extent == 1 || stride == expected && next == expected);
            expected = expected.wrapping_mul(extent.cast_signed());
        }
        are_dense
    }

    /// The offset of an index.
    #[inline]
    pub(crate) fn offset(&self, index: &[usize]) -> Result<usize, DynArrayError> {
        if index.len() != self.rank() {
            return Err(DynArrayError::IndexLength { found: index.len(), rank: self.rank() });
        }
        let mut offset = self.base;
        for (axis, (&at, &(extent, stride))) in index.iter().zip(&self.axes).enumerate() {
            if at >= extent {
                return Err(IndexError::new(axis, at, extent).into());
            }
            offset = offset.wrapping_add(at.wrapping_mul(stride.cast_unsigned()));
        }
        Ok(offset)
    }

    /// The offset of an index of `N` coordinates that is in bounds.
    #[inline(always)]
    pub(crate) fn place<const N: usize>(&self, index: [usize; N]) -> Option<usize> {
        let (mut offset, mut is_inside) = (self.base, true);
        for (at, &(extent, stride)) in index.into_iter().zip(self.axes.as_array::<N>()?) {
            is_inside &= at < extent;
            offset = offset.wrapping_add(at.wrapping_mul(stride.cast_unsigned()));
        }
        is_inside.then_some(offset)
    }

    /// The part that a slice selects, and where its memory begins.
    #[inline]
    pub(crate) fn slice(&self, slice: &DenseSlice) -> Result<(usize, Self), StridedSliceError> {
        let mut axes = StridedAxes::new();
        let offset = slice.on_memory(&self.axes, |extent, stride| axes.push((extent, stride)))?;
        Ok(Self::of_axes(axes, self.base.wrapping_add_signed(offset)))
    }

    /// The axes in another order.
    #[inline]
    pub(crate) fn permute(&self, axes: &[isize]) -> Result<Self, DynArrayError> {
        if axes.len() != self.rank() {
            return Err(DynArrayError::PermutationLength { found: axes.len(), rank: self.rank() });
        }
        let order = list::heap::checked(axes, self.rank())?;
        Ok(self.with_axes(order.iter().filter_map(|&axis| self.axes.get(axis).copied()).collect()))
    }

    /// A new axis of extent 1, which is axis `axis` of the result.
    #[inline]
    pub(crate) fn insert_axis(&self, axis: isize) -> Result<Self, DynArrayError> {
        let rank = self.rank().saturating_add(1);
        rank::check(rank)?;
        let mut axes = self.axes.clone();
        axes.insert(axis::resolve(axis, rank)?, (1, 0));
        Ok(self.with_axes(axes))
    }

    /// Axes of extent 1 in front, up to a rank.
    #[inline]
    pub(crate) fn align_trailing(&self, rank: usize) -> Result<Self, DynArrayError> {
        rank::check(rank)?;
        let Some(front) = rank.checked_sub(self.rank()) else {
            return Err(DynArrayError::LowerRank { rank: self.rank(), to: rank });
        };
        Ok(self.with_axes(core::iter::repeat_n((1, 0), front).chain(self.axes.iter().copied()).collect()))
    }

    /// The extents for the same elements of which one may be -1, which is inferred.
    #[inline]
    pub(crate) fn reshaped_extents(&self, to: &[isize]) -> Result<Numbers, DynReshapeError> {
        let shape = self.shape().reshape(to)?;
        let Some(extents) = shape.extents() else { broken("the shape of an array is known") };
        let extents: Numbers = extents.iter().map(|extent| extent.get_known()).collect();
        // Of known extents the rule compares the element counts. That they are equal decides which memory is in bounds, so it is not left to a
        // rule for shapes that may not be known.
        let (from, to) = (self.element_count(), index::element_count(&extents)?);
        if from != to {
            return Err(CountMismatch::new(DynExtent::of_fitting(from), to).into());
        }
        Ok(extents)
    }

    /// Other extents for the same elements in the same order, one of which may be -1, which is inferred; and where the memory begins.
    #[inline]
    pub(crate) fn reshape(&self, to: &[isize]) -> Result<(usize, Self), DynArrayError> {
        let extents = self.reshaped_extents(to)?;
        let mut strides: SmallVec<[isize; 8]> = SmallVec::from_elem(0, extents.len());
        if self.element_count() == 0 {
            return Ok((0, Self::row_major_fitting(&extents)));
        }
        reshape::strides(&self.axes, &extents, &mut strides)?;
        Ok(Self::of_axes(extents.into_iter().zip(strides).collect(), self.base))
    }

    /// The strides of this layout stretched to extents of the same rank.
    #[inline]
    pub(crate) fn stretched(&self, to: &[usize]) -> Result<Self, BroadcastError> {
        index::element_count(to)?;
        if self.rank() != to.len() && self.rank() != 0 {
            return Err(BroadcastError::RankMismatch { lhs: self.rank(), rhs: to.len() });
        }
        if self.rank() == 0 {
            rank::check(to.len())?;
            return Ok(self.with_axes(to.iter().map(|&extent| (extent, 0)).collect()));
        }
        let mut axes = StridedAxes::new();
        for (axis, (&(extent, stride), &target)) in self.axes.iter().zip(to).enumerate() {
            if !broadcast::reaches(extent, target, true) {
                return Err(BroadcastError::Into { axis, extent, into: axis, target });
            }
            axes.push((target, if extent == target { stride } else { 0 }));
        }
        // A stretched axis with a negative stride has extent 1, so the base is the same.
        Ok(self.with_axes(axes))
    }

    /// The extents of two operands that are broadcast to each other: the ranks are equal, or one of them is 0.
    #[inline]
    pub(crate) fn common(&self, other: &Self) -> Result<Numbers, BroadcastError> {
        if self.rank() == 0 || other.rank() == 0 {
            return Ok(if self.rank() == 0 { other.extents() } else { self.extents() });
        }
        if self.rank() != other.rank() {
            return Err(BroadcastError::RankMismatch { lhs: self.rank(), rhs: other.rank() });
        }
        let mut extents = Numbers::new();
        for (axis, (&(lhs, _), &(rhs, _))) in self.axes.iter().zip(&other.axes).enumerate() {
            extents.push(broadcast::extent(lhs, rhs).ok_or(BroadcastError::Extents { axis, lhs, rhs })?);
        }
        index::element_count(&extents)?;
        Ok(extents)
    }
}

/// Writes the strides of row-major order. The product of the extents other than 0 fits.
#[inline]
fn row_major_strides(axes: &mut [(usize, isize)]) {
    let mut next = 1_isize;
    for (extent, stride) in axes.iter_mut().rev() {
        *stride = next;
        // 0 before an extent of 0, as in a ranked view.
        next = next.saturating_mul(extent.cast_signed());
    }
}

/// The loops over layouts of the same extents: what [`for_each_nest`](crate::loops::any_rank::for_each_nest) takes.
pub(crate) fn together<'l, const N: usize>(
    layouts: [&'l DynStrided; N],
) -> (impl Iterator<Item = (usize, [isize; N])> + use<'l, N>, [isize; N]) {
    let rank = layouts.first().map_or(0, |layout| layout.rank());
    let axes = (0..rank).map(move |axis| {
        let of = |layout: &DynStrided| layout.axes.get(axis).copied().unwrap_or((1, 0));
        (layouts.first().map_or(1, |layout| of(layout).0), layouts.map(|layout| of(layout).1))
    });
    (axes, layouts.map(|layout| layout.base.cast_signed()))
}
