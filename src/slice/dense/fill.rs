//! Specs to the normal form: what each takes of its axis.

use alloc::vec;

use super::{DenseSlice, FEW_OUTPUTS, INDEX, KNOWN, Output, SliceAxis};
use crate::{
    extent::DynExtent,
    rank::MAX_DYNAMIC_RANK,
    slice::{
        Range, StridedSliceError,
        bounds::{Taken, falling, position, rising, taken},
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

/// Writes what the specs take; `left` axes are those of the ellipsis, or of the one at the end that is not written.
/// How many outputs it makes. There is room for all.
#[inline(always)]
fn fill<A: Copy, B: Copy, C: Copy>(
    vectors: impl Iterator<Item = (u32, A, B, C)>,
    read: impl Fn(u32, A, B, C) -> Spec,
    extents: &[DynExtent],
    left: usize,
    axes: &mut [SliceAxis],
    outputs: &mut [Output],
) -> Result<usize, StridedSliceError> {
    let mut axis = 0_usize;
    let mut made = 0_usize;
    // Each axis is written where it is known, and what is no error is no `Result`, so that none is copied.
    for (bit, first, second, third) in vectors {
        match read(bit, first, second, third) {
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
                if stride <= 0 {
                    return Err(wrong_stride(axis, stride));
                }
                // There are as many as specs that take one.
                let (Some(to), Some(&extent)) = (axes.get_mut(axis), extents.get(axis)) else { break };
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
                axis = axis.wrapping_add(1);
            }
            Spec::Range { begin, end, stride } => {
                let (Some(to), Some(&extent)) = (axes.get_mut(axis), extents.get(axis)) else { break };
                match extent.get() {
                    Some(known) if begin.is_known() && end.is_known() => {
                        let range = widest(begin, end);
                        // The sign is asked for once.
                        let Taken { begin, end, count } = match stride {
                            1.. => rising(range, stride, known),
                            0 => return Err(zero_stride(axis)),
                            _ => falling(range, stride, known),
                        };
                        let count = DynExtent::of_part(count);
                        *to = SliceAxis { begin, end, stride, count, extent, flags: KNOWN };
                    }
                    _ if stride == 0 => return Err(zero_stride(axis)),
                    _ => partial(to, extent, &read, bit, first, second, third),
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
        // No ellipsis stood anywhere, so these are left.
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

/// Writes a range of which something is not known. The spec is asked for again: where all is known, nobody has to say what
/// kind its ends are of.
#[cold]
#[inline(never)]
fn partial<A, B, C>(
    to: &mut SliceAxis,
    extent: DynExtent,
    read: impl Fn(u32, A, B, C) -> Spec,
    bit: u32,
    first: A,
    second: B,
    third: C,
) {
    if let Spec::Range { begin, end, stride } = read(bit, first, second, third) {
        *to = partial_range(extent, begin, end, stride);
    }
}

impl DenseSlice {
    /// Writes the normal form of specs on extents, in TensorFlow's order of checks: first the axes are told out, then each
    /// is looked at. Of the specs, `takes` take an axis, and `others` are an ellipsis or a new axis. `read` makes a spec of
    /// what is iterated over.
    #[inline(always)]
    pub(in crate::slice) fn write<A: Copy, B: Copy, C: Copy, V: Iterator<Item = (u32, A, B, C)>>(
        &mut self,
        vectors: impl Fn() -> V,
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
            // A sum that is not above the one is not above the other either: one question.
            Some(axes) if most <= FEW_OUTPUTS => axes,
            _ => return self.write_many(vectors, read, extents, left, most),
        };
        self.rank = rank;
        self.made = fill(vectors(), read, extents, left, axes, &mut self.outputs)?;
        Ok(())
    }

    /// [`write`](Self::write) where it does not fit in place.
    #[cold]
    #[inline(never)]
    fn write_many<A: Copy, B: Copy, C: Copy, V: Iterator<Item = (u32, A, B, C)>>(
        &mut self,
        vectors: impl Fn() -> V,
        read: impl Fn(u32, A, B, C) -> Spec,
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
        let made = fill(vectors(), read, extents, left, &mut axes, &mut outputs)?;
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
        let vectors = || specs.iter().map(|spec| (0, *spec, (), ()));
        dense.write(vectors, |_, spec, (), ()| spec, extents, takes, specs.len().saturating_sub(takes))?;
        Ok(dense)
    }
}
