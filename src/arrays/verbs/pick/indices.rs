//! Indices of elements along an axis: their checks, and the offsets at them.

use smallvec::SmallVec;

use crate::{
    array::{DynView, dynamic::layout::DynStrided},
    axis::AxisError,
    error::error_messages,
    extent::ExtentMismatch,
    index::{MemoryError, SizeError},
    loops::nest::Nest,
    loops::{
        allocate::{allocate, resize},
        any_rank::for_each_nest,
    },
    rank::RankError,
    verbs::AnyIndex,
};

/// Why elements cannot be gathered or scattered: the error of [`try_take`](crate::View::try_take).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum TakeError {
    /// An index that the axis does not have.
    Index {
        /// The axis.
        axis: usize,
        /// The position of the index among the indices, in logical order.
        position: usize,
        /// The index.
        index: i128,
        /// The extent of the axis.
        extent: usize,
    },
    /// A mask is true after the end of the axis.
    Mask {
        /// The axis.
        axis: usize,
        /// The position in the mask.
        position: usize,
        /// The extent of the axis.
        extent: usize,
    },
    /// Indices, updates or a mask have another extent than the array.
    Extent(ExtentMismatch),
    /// The rank does not have the axis.
    NoSuchAxis(AxisError),
    /// The indices or the mask have another rank.
    Rank {
        /// The rank of the array.
        expected: usize,
        /// The rank of the indices or of the mask.
        found: usize,
    },
    /// The result would have too many axes.
    RankTooLarge(RankError),
    /// The element count of the result does not fit.
    Size(SizeError),
    /// There is not enough memory for the result.
    Memory(MemoryError),
}

error_messages! {
    #[inline] TakeError [
        Extent(ExtentMismatch), NoSuchAxis(AxisError), RankTooLarge(RankError), Size(SizeError), Memory(MemoryError)
    ]
    Self::Index { axis, position, index, extent: 0 } =>
        "index {index} at position {position} is out of bounds for axis {axis}, which has extent 0 and no elements";
    Self::Index { axis, position, index, extent } =>
        "index {index} at position {position} is out of bounds for axis {axis}, which has extent {extent}: it must be at least \
         -{extent} and below {extent}";
    Self::Mask { axis, position, extent } =>
        "the mask is true at position {position}, and axis {axis} has extent {extent}: it can be true only below the extent";
    Self::Rank { expected, found } => "indices or a mask of rank {found} do not fit an array of rank {expected}: the ranks must be equal";
}

/// The position of an index from any type of integer, counted from the end if it is negative.
#[inline(always)]
pub(crate) fn position<I: AnyIndex>(
    axis: usize,
    position: usize,
    index: I,
    extent: usize,
) -> Result<usize, TakeError> {
    match index.to_usize() {
        Some(at) if at < extent => Ok(at),
        _ => position_from_end(axis, position, index, extent),
    }
}

/// [`position`] of an index that is not one. Not inlined: an error is large.
#[inline(never)]
fn position_from_end<I: AnyIndex>(
    axis: usize,
    position: usize,
    index: I,
    extent: usize,
) -> Result<usize, TakeError> {
    let at = match index.to_isize() {
        Some(at) if at < 0 => extent.checked_add_signed(at),
        Some(at) => Some(at.cast_unsigned()),
        None => None,
    };
    match at {
        Some(at) if at < extent => Ok(at),
        // Numbers that do not fit are far above every extent.
        _ => Err(TakeError::Index { axis, position, index: index.to_i128().unwrap_or(i128::MAX), extent }),
    }
}

/// Up to this number of positions, they do not allocate.
const FEW: usize = 8;

/// Writes the positions of indices along an axis to a list without elements.
pub(crate) fn positions<I: AnyIndex>(
    to: &mut SmallVec<[usize; FEW]>,
    axis: usize,
    extent: usize,
    indices: &[I],
) -> Result<(), TakeError> {
    *to = if indices.len() <= FEW {
        SmallVec::from_buf_and_len([0; FEW], indices.len())
    } else {
        let mut all = allocate(indices.len())?;
        resize(&mut all, indices.len(), 0);
        SmallVec::from_vec(all)
    };
    for (at, (to, &index)) in to.iter_mut().zip(indices).enumerate() {
        *to = position(axis, at, index, extent)?;
    }
    Ok(())
}

/// Checks that extents are equal along all axes but one.
pub(crate) fn same_but(
    expected: impl IntoIterator<Item = usize>,
    found: impl IntoIterator<Item = usize>,
    but: usize,
) -> Result<(), ExtentMismatch> {
    for (axis, (expected, found)) in expected.into_iter().zip(found).enumerate() {
        if expected != found && axis != but {
            return Err(ExtentMismatch { axis, expected, found });
        }
    }
    Ok(())
}

/// Calls `visit` with the offset in an array of each index along an axis, in logical order. Returns the first index that the axis does not have.
pub(crate) fn each_offset<I: AnyIndex>(
    layout: &DynStrided,
    axis: usize,
    indices: &DynView<'_, I>,
    mut visit: impl FnMut(usize),
) -> Result<(), TakeError> {
    let (extent, stride) = layout.axis(axis);
    let (data, base) = indices.parts();
    // Where each index is, without its step along the axis.
    let both = layout.axes().iter().zip(indices.layout.axes()).enumerate();
    let axes = both.map(|(at, (to, index))| (index.0, [if at == axis { 0 } else { to.1 }, index.1]));
    let (mut place, mut so_far) = (0_usize, Ok(()));
    for_each_nest(axes, [layout.base().cast_signed(), base.cast_signed()], Nest::from_axes, |nest| {
        so_far = nest.fold(so_far, |so_far, row| {
            so_far?;
            let (line, [mut offset, _]) = (row.line(1, data), row.offsets);
            for at in 0..row.len {
                let index = position(axis, place, *line.at(at), extent)?;
                // The offset of an element fits; a step after the last one is not used.
                visit(offset.wrapping_add(stride.wrapping_mul(index.cast_signed())).cast_unsigned());
                (place, offset) = (place.wrapping_add(1), offset.wrapping_add(row.strides[0]));
            }
            Ok(())
        });
    });
    so_far
}
