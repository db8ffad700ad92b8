//! From specs to the normal form: the positions that each takes of its axis.

use alloc::vec;

use super::{ALL, DenseSlice, FEW_OUTPUTS, INDEX, KNOWN, Output, SliceAxis};
use crate::{
    extent::DynExtent,
    rank,
    slice::{
        Range, StridedSliceError,
        bounds::{TakenRange, falling, position, rising, taken},
        dynamic::expr::{End, Spec, widest},
    },
};

// Errors are made apart, so that what makes them takes no register from what does not.

#[cold]
#[inline(never)]
const fn too_many_indices(named: usize, rank: usize) -> StridedSliceError {
    StridedSliceError::TooManyIndices { named, rank }
}

#[cold]
#[inline(never)]
fn zero_stride(axis: usize) -> StridedSliceError {
    StridedSliceError::ZeroStride { axis }
}

/// Returns the error of a stride that is not allowed: 0 for all specs, and a negative one for an index.
#[cold]
#[inline(never)]
fn wrong_stride(axis: usize, stride: isize) -> StridedSliceError {
    if stride == 0 {
        return zero_stride(axis);
    }
    StridedSliceError::IndexStride { axis, stride }
}

#[cold]
#[inline(never)]
fn out_of_bounds(axis: usize, index: isize, extent: DynExtent) -> StridedSliceError {
    StridedSliceError::Index { axis, index, extent }
}

/// Returns the positions that an index takes if the extent or the index is not known.
#[cold]
#[inline(never)]
fn partial_index(
    axis: usize,
    extent: DynExtent,
    index: Option<isize>,
    stride: isize,
) -> Result<SliceAxis, StridedSliceError> {
    let count = DynExtent::ONE;
    let taken = SliceAxis { begin: 0, end: 0, stride, count, extent, flags: INDEX };
    let Some(index) = index else { return Ok(taken) };
    // Out of the bound is out of the extent, too.
    let bound = extent.bound().map_or(isize::MAX, usize::cast_signed);
    // A bound is not negative, so the sum does not overflow.
    let position = if index < 0 { index.wrapping_add(bound) } else { index };
    if position < 0 || position >= bound {
        return Err(out_of_bounds(axis, index, extent));
    }
    // Counted from the end, it is where the extent says.
    if index >= 0 {
        return Ok(SliceAxis {
            begin: position,
            end: position.wrapping_add(1),
            flags: INDEX | KNOWN,
            ..taken
        });
    }
    Ok(taken)
}

/// Writes what a range takes of an axis where the extent or an end is not known; the stride is not 0.
#[cold]
#[inline(never)]
fn write_partial_range<A, B, C>(
    to: &mut SliceAxis,
    extent: DynExtent,
    read: impl Fn(u32, A, B, C) -> Spec,
    bit: u32,
    a: A,
    b: B,
    c: C,
) {
    let Spec::Range { begin, end, stride } = read(bit, a, b, c) else { return };
    let widest = widest(begin, end);
    let count = DynExtent::UNKNOWN;
    *to = SliceAxis { begin: 0, end: 0, stride, count, extent, flags: 0 };
    if let Some(known) = extent.get() {
        to.count = at_most(taken(widest, stride, known).count);
    } else if begin == End::Open && end == End::Open && stride.unsigned_abs() == 1 {
        to.count = extent;
        if stride == 1 {
            (to.begin, to.end) = (0, isize::MAX);
        } else {
            to.flags = ALL;
        }
    } else {
        to.count = most_of(extent, widest, stride).map_or(DynExtent::UNKNOWN, at_most);
        if begin.is_known() && end.is_known() && takes_all(extent, widest, stride) {
            to.flags = ALL;
        }
    }
}

/// Returns `true` if a range takes all positions of each extent that this may be.
fn takes_all(extent: DynExtent, range: Range, stride: isize) -> bool {
    // No extent is more than `isize::MAX`.
    let most = extent.bound().map_or(isize::MAX, usize::cast_signed);
    let (first, beyond) = (range.begin, range.end);
    match stride {
        // From position 0, or so far from the end that it is cut to 0, to where it is cut to the extent.
        1 => {
            first.is_none_or(|first| first == 0 || first <= most.wrapping_neg())
                && beyond.is_none_or(|beyond| beyond >= most)
        }
        // From the last position, to one before position 0.
        -1 => {
            first.is_none_or(|first| first == -1 || first >= most.wrapping_sub(1))
                && beyond.is_none_or(|beyond| beyond < most.wrapping_neg())
        }
        _ => false,
    }
}

/// Returns at most as many positions as there may be, which fit.
#[inline]
fn at_most(most: usize) -> DynExtent {
    DynExtent::at_most(most).unwrap_or(DynExtent::UNKNOWN)
}

/// Returns the most positions that a range takes of any extent that this may be; `None` where there is no bound.
///
/// The number of positions is linear in the extent between the extents at which an end is clamped, so it is greatest at
/// one of them, or at the greatest extent.
#[inline]
fn most_of(extent: DynExtent, range: Range, stride: isize) -> Option<usize> {
    let of = |extent: usize| taken(range, stride, extent).count;
    let greatest = extent.bound().unwrap_or(isize::MAX.unsigned_abs());
    let [begin, end] = [range.begin, range.end].map(|end| end.map_or(0, isize::unsigned_abs));
    let corners = [begin, end, begin.saturating_add(end)];
    let near =
        corners.into_iter().flat_map(|corner| [corner.saturating_sub(1), corner, corner.saturating_add(1)]);
    let most = near.filter(|&near| near <= greatest).map(of).max().unwrap_or_default();
    let last = of(greatest);
    match extent.bound() {
        Some(_) => Some(most.max(last)),
        // Where it still grows after all corners there is no bound.
        None if last > most => None,
        None => Some(most),
    }
}

// Each axis is written as soon as it is known: a `Result` with an axis in it would be copied.

/// Writes what an index takes of an axis.
#[inline(always)]
fn write_index(
    to: &mut SliceAxis,
    axis: usize,
    extent: DynExtent,
    index: Option<isize>,
    stride: isize,
) -> Result<(), StridedSliceError> {
    if stride <= 0 {
        return Err(wrong_stride(axis, stride));
    }
    match (index, extent.get()) {
        (Some(index), Some(known)) => {
            let Ok(position) = position(0, index, known) else {
                return Err(out_of_bounds(axis, index, extent));
            };
            let (begin, count) = (position.cast_signed(), DynExtent::ONE);
            let end = begin.wrapping_add(1);
            *to = SliceAxis { begin, end, stride, count, extent, flags: INDEX | KNOWN };
        }
        _ => *to = partial_index(axis, extent, index, stride)?,
    }
    Ok(())
}

/// Writes what a range takes of an axis of a known extent.
#[inline(always)]
fn write_range(
    to: &mut SliceAxis,
    axis: usize,
    extent: DynExtent,
    known: usize,
    range: Range,
    stride: isize,
) -> Result<(), StridedSliceError> {
    // One match on the sign is faster than two.
    let TakenRange { begin, end, count } = match stride {
        1.. => rising(range, stride, known),
        0 => return Err(zero_stride(axis)),
        _ => falling(range, stride, known),
    };
    let count = DynExtent::of_fitting(count);
    *to = SliceAxis { begin, end, stride, count, extent, flags: KNOWN };
    Ok(())
}

/// Writes what specs take of the axes, and returns how many outputs they make. `left` axes are those of the ellipsis, or of the
/// implicit one at the end. There is room for all.
///
/// `read` makes a spec of a bit and three numbers. They are separate arguments, and not a tuple or a spec: an argument in memory
/// costs 18 of 395 instructions (`count`, masks).
#[inline(always)]
fn fill<A: Copy, B: Copy, C: Copy>(
    items: impl Iterator<Item = (u32, A, B, C)>,
    read: impl Fn(u32, A, B, C) -> Spec,
    extents: &[DynExtent],
    left: usize,
    axes: &mut [SliceAxis],
    outputs: &mut [Output],
) -> Result<usize, StridedSliceError> {
    let (mut axis, mut made) = (0_usize, 0_usize);
    for (bit, a, b, c) in items {
        match read(bit, a, b, c) {
            Spec::NewAxis => {
                if let Some(to) = outputs.get_mut(made) {
                    *to = Output::NEW;
                    made = made.wrapping_add(1);
                }
            }
            Spec::Ellipsis => {
                whole(extents, axes, axis, left, outputs, made);
                (axis, made) = (axis.wrapping_add(left), made.wrapping_add(left));
            }
            Spec::Index { index, stride } => {
                // There are as many axes as specs that take one.
                let (Some(to), Some(&extent)) = (axes.get_mut(axis), extents.get(axis)) else { break };
                write_index(to, axis, extent, index, stride)?;
                axis = axis.wrapping_add(1);
            }
            Spec::Range { begin, end, stride } => {
                let (Some(to), Some(&extent)) = (axes.get_mut(axis), extents.get(axis)) else { break };
                match extent.get() {
                    Some(known) if begin.is_known() && end.is_known() => {
                        write_range(to, axis, extent, known, widest(begin, end), stride)?;
                    }
                    _ if stride == 0 => return Err(zero_stride(axis)),
                    // The spec is read again. Otherwise each range would keep in registers which of its ends are open.
                    _ => write_partial_range(to, extent, &read, bit, a, b, c),
                }
                if let Some(to) = outputs.get_mut(made) {
                    *to = Output::input(axis);
                    made = made.wrapping_add(1);
                }
                axis = axis.wrapping_add(1);
            }
        }
    }
    if axis < extents.len() {
        // There was no ellipsis, so these axes are left.
        whole(extents, axes, axis, left, outputs, made);
        made = made.wrapping_add(left);
    }
    Ok(made)
}

/// Takes entire axes, from one on. It is called, as its numbers would take registers from those of ranges.
#[inline(never)]
fn whole(
    extents: &[DynExtent],
    axes: &mut [SliceAxis],
    first: usize,
    many: usize,
    outputs: &mut [Output],
    made: usize,
) {
    let places = axes.iter_mut().zip(extents).enumerate().skip(first).take(many);
    for ((axis, (to, extent)), output) in places.zip(outputs.iter_mut().skip(made)) {
        *to = SliceAxis::whole(*extent);
        *output = Output::input(axis);
    }
}

impl DenseSlice {
    /// Writes the normal form of specs on extents, in TensorFlow's order of checks: first axes are assigned to specs, then each is
    /// checked. `takes` of the specs take an axis, and `others` are an ellipsis or a new axis. `read` is
    /// that of [`fill`].
    #[inline(always)]
    pub(in crate::slice) fn write<A: Copy, B: Copy, C: Copy, V: Iterator<Item = (u32, A, B, C)>>(
        &mut self,
        items: impl Fn() -> V,
        read: impl Fn(u32, A, B, C) -> Spec,
        extents: &[DynExtent],
        takes: usize,
        others: usize,
    ) -> Result<(), StridedSliceError> {
        let rank = extents.len();
        if takes > rank {
            return Err(too_many_indices(takes, rank));
        }
        let (left, most) = (rank.wrapping_sub(takes), rank.saturating_add(others));
        let axes = match self.axes.get_mut(..rank) {
            Some(axes) if most <= FEW_OUTPUTS => axes,
            _ => return self.write_many(items, read, extents, left, most),
        };
        self.rank = rank;
        self.made = fill(items(), read, extents, left, axes, &mut self.outputs)?;
        Ok(())
    }

    /// Does the same as [`write`](Self::write) for a slice that does not fit in place.
    #[cold]
    #[inline(never)]
    fn write_many<A: Copy, B: Copy, C: Copy, V: Iterator<Item = (u32, A, B, C)>>(
        &mut self,
        items: impl Fn() -> V,
        read: impl Fn(u32, A, B, C) -> Spec,
        extents: &[DynExtent],
        left: usize,
        most: usize,
    ) -> Result<(), StridedSliceError> {
        let rank = extents.len();
        rank::check(rank)?;
        let mut axes = vec![SliceAxis::BLANK; rank];
        let mut outputs = vec![Output::BLANK; most];
        let made = fill(items(), read, extents, left, &mut axes, &mut outputs)?;
        // New axes may make the rank of the result larger than that of the array.
        rank::check(made)?;
        outputs.truncate(made);
        *self = Self::of_many(axes, outputs);
        Ok(())
    }

    /// The normal form of specs of which nothing else is known.
    #[inline]
    pub(in crate::slice) fn of_specs(
        specs: &[Spec],
        extents: &[DynExtent],
    ) -> Result<Self, StridedSliceError> {
        let (mut takes, mut ellipsis) = (0_usize, None);
        for (at, spec) in specs.iter().enumerate() {
            match (spec, ellipsis) {
                (Spec::Ellipsis, Some(first)) => {
                    return Err(StridedSliceError::MultipleEllipses { first, second: at });
                }
                (Spec::Ellipsis, None) => ellipsis = Some(at),
                (Spec::NewAxis, _) => {}
                _ => takes = takes.saturating_add(1),
            }
        }
        let mut dense = Self::BLANK;
        dense.write(
            || specs.iter().map(|spec| (0, *spec, (), ())),
            |_, spec, (), ()| spec,
            extents,
            takes,
            specs.len().saturating_sub(takes),
        )?;
        Ok(dense)
    }
}
