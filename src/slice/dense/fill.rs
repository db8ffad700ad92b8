//! Specs to the normal form: what each takes of its axis.

use alloc::vec;

use super::{DenseSlice, FEW_OUTPUTS, INDEX, KNOWN, Output, SliceAxis};
use crate::{
    extent::DynExtent,
    rank::MAX_DYNAMIC_RANK,
    slice::{
        Range, StridedSliceError,
        bounds::{Taken, position, taken},
        spec::{End, Spec, widest},
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

/// That of an index is positive; 0 is wrong for all.
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

/// What an index takes of an axis where the extent or the index is not known.
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

/// What a range takes of an axis where the extent or an end is not known; the stride is not 0.
fn partial_range(extent: DynExtent, begin: End, end: End, stride: isize) -> SliceAxis {
    let widest = widest(begin, end);
    let count = DynExtent::UNKNOWN;
    let mut axis = SliceAxis { begin: 0, end: 0, stride, count, extent, flags: 0 };
    if let Some(known) = extent.get() {
        axis.count = at_most(taken(widest, stride, known).count);
    } else if begin == End::Open && end == End::Open && stride.unsigned_abs() == 1 {
        axis.count = extent;
        if stride == 1 {
            (axis.begin, axis.end) = (0, isize::MAX);
        }
    } else {
        axis.count = most_of(extent, widest, stride).map_or(DynExtent::UNKNOWN, at_most);
    }
    axis
}

/// At most as many positions as there may be, which fit.
fn at_most(most: usize) -> DynExtent {
    DynExtent::at_most(most).unwrap_or(DynExtent::UNKNOWN)
}

/// The most positions that a range takes of any extent that this may be; `None` where there is no bound.
///
/// The number of positions is linear in the extent between the extents at which an end is clamped, so it is greatest at
/// one of them, or at the greatest extent.
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
        // Where it still grows behind all corners there is no bound.
        None if last > most => None,
        None => Some(most),
    }
}

/// The extent of an axis. There are as many axes as specs that take one.
#[inline(always)]
fn extent(extents: &[DynExtent], axis: usize) -> DynExtent {
    extents.get(axis).copied().unwrap_or(DynExtent::ZERO)
}

/// What an index takes of an axis.
#[inline(always)]
fn index(
    axis: usize,
    extent: DynExtent,
    index: Option<isize>,
    stride: isize,
) -> Result<SliceAxis, StridedSliceError> {
    if stride <= 0 {
        return Err(wrong_stride(axis, stride));
    }
    let (Some(index), Some(known)) = (index, extent.get()) else {
        return partial_index(axis, extent, index, stride);
    };
    let Ok(position) = position(0, index, known) else {
        return Err(out_of_bounds(axis, index, extent));
    };
    let begin = position.cast_signed();
    let (end, count) = (begin.wrapping_add(1), DynExtent::ONE);
    Ok(SliceAxis { begin, end, stride, count, extent, flags: INDEX | KNOWN })
}

/// What a range takes of an axis.
#[inline(always)]
fn range(
    axis: usize,
    extent: DynExtent,
    begin: End,
    end: End,
    stride: isize,
) -> Result<SliceAxis, StridedSliceError> {
    if stride == 0 {
        return Err(zero_stride(axis));
    }
    match extent.get() {
        Some(known) if begin.is_known() && end.is_known() => {
            let Taken { begin, end, count } = taken(widest(begin, end), stride, known);
            let count = DynExtent::of_part(count);
            Ok(SliceAxis { begin, end, stride, count, extent, flags: KNOWN })
        }
        _ => Ok(partial_range(extent, begin, end, stride)),
    }
}

/// Writes what the specs take of the axes, and returns how many outputs they make. `left` axes are those of the ellipsis, or of the
/// implicit one at the end. There is room for all.
#[inline(always)]
fn fill(
    specs: impl Iterator<Item = Spec>,
    extents: &[DynExtent],
    left: usize,
    axes: &mut [SliceAxis],
    outputs: &mut [Output],
) -> Result<usize, StridedSliceError> {
    let (mut axis, mut made) = (0_usize, 0_usize);
    for spec in specs {
        let (taken, output) = match spec {
            Spec::Ellipsis => {
                whole(extents, axes, axis, left, outputs, made);
                (axis, made) = (axis.wrapping_add(left), made.wrapping_add(left));
                continue;
            }
            Spec::NewAxis => (None, Some(Output::NEW)),
            Spec::Index { index: at, stride } => {
                (Some(index(axis, extent(extents, axis), at, stride)?), None)
            }
            Spec::Range { begin, end, stride } => {
                (Some(range(axis, extent(extents, axis), begin, end, stride)?), Some(Output::input(axis)))
            }
        };
        if let (Some(taken), Some(to)) = (taken, axes.get_mut(axis)) {
            *to = taken;
            axis = axis.wrapping_add(1);
        }
        if let (Some(output), Some(to)) = (output, outputs.get_mut(made)) {
            *to = output;
            made = made.wrapping_add(1);
        }
    }
    if axis < extents.len() {
        // There was no ellipsis, so these axes are left.
        whole(extents, axes, axis, left, outputs, made);
        made = made.wrapping_add(left);
    }
    Ok(made)
}

/// Takes axes whole, from one on. It is called, as its numbers would take registers from those of ranges.
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
    /// checked. `takes` of the specs take an axis, and `others` are an ellipsis or a new axis.
    #[inline(always)]
    pub(in crate::slice) fn write(
        &mut self,
        specs: impl Iterator<Item = Spec>,
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
            _ => return self.write_many(specs, extents, left, most),
        };
        self.rank = rank;
        self.made = fill(specs, extents, left, axes, &mut self.outputs)?;
        Ok(())
    }

    /// [`write`](Self::write) for a slice that does not fit in place.
    #[cold]
    #[inline(never)]
    fn write_many(
        &mut self,
        specs: impl Iterator<Item = Spec>,
        extents: &[DynExtent],
        left: usize,
        most: usize,
    ) -> Result<(), StridedSliceError> {
        let rank = extents.len();
        if rank > MAX_DYNAMIC_RANK {
            return Err(StridedSliceError::RankTooLarge { rank });
        }
        let mut axes = vec![SliceAxis::BLANK; rank];
        let mut outputs = vec![Output::BLANK; most];
        let made = fill(specs, extents, left, &mut axes, &mut outputs)?;
        outputs.truncate(made);
        *self = Self::of_many(axes, outputs);
        Ok(())
    }

    /// The normal form of specs of which nothing else is known.
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
        dense.write(specs.iter().copied(), extents, takes, specs.len().saturating_sub(takes))?;
        Ok(dense)
    }
}
