//! The normal form of a slice of a shape: for each axis where it begins, how far it steps, how many positions it takes; and
//! which of them, and which new ones, are the axes of the result.

use core::fmt;

use smallvec::SmallVec;

use super::{
    StridedSliceError,
    bounds::{count, ends},
    spec::{End, Spec, widest},
};
use crate::{extent::DynExtent, shape::DynShape};

/// What a slice takes of one axis.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct SliceAxis {
    begin: isize,
    end: isize,
    stride: isize,
    count: DynExtent,
    extent: DynExtent,
    is_index: bool,
    is_known: bool,
}

impl SliceAxis {
    /// The first position, if it is known: of a range that is empty where it was clamped to, which may be the extent, or -1
    /// going down.
    #[must_use]
    pub const fn begin(&self) -> Option<isize> {
        if self.is_known { Some(self.begin) } else { None }
    }

    /// The position behind the last, before it is rounded to the step; going down it may be -1.
    #[must_use]
    pub const fn end(&self) -> Option<isize> {
        if self.is_known { Some(self.end) } else { None }
    }

    /// The step, in positions; not 0.
    #[must_use]
    pub const fn stride(&self) -> isize {
        self.stride
    }

    /// What is known of how many positions are taken; 1 for an index.
    #[must_use]
    pub const fn count(&self) -> DynExtent {
        self.count
    }

    /// What is known of the extent that is sliced.
    #[must_use]
    pub const fn extent(&self) -> DynExtent {
        self.extent
    }

    /// Whether it is an index, so that the result does not have this axis.
    #[must_use]
    pub const fn is_index(&self) -> bool {
        self.is_index
    }

    /// Whether each position is taken, in order.
    const fn is_whole(&self) -> bool {
        self.stride == 1
            && match (self.extent.get(), self.is_known) {
                (Some(extent), true) => self.begin == 0 && self.end == extent.cast_signed(),
                // Not known to be, unless both ends are those of the axis: the end is then marked by the greatest number.
                _ => self.begin == 0 && self.end == isize::MAX && !self.is_index,
            }
    }
}

impl fmt::Debug for SliceAxis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { begin, end, stride, count, is_index, is_known, .. } = self;
        match (is_known, is_index) {
            (true, true) => write!(f, "{begin}"),
            (true, false) => write!(f, "{begin}:{end}:{stride} ({count})"),
            (false, true) => f.write_str("?"),
            (false, false) => write!(f, "?:?:{stride} ({count})"),
        }
    }
}

/// An axis of the result of a slice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OutputAxis {
    /// What is taken of this axis.
    Input(usize),
    /// A new axis, of extent 1.
    New,
}

/// The normal form of a slice of a shape, however it was written.
///
/// # Examples
///
/// ```
/// use shapewise::slice::StridedSlice;
///
/// // x[1:, ::-2, None]
/// let slice = StridedSlice {
///     begin: &[1, 0, 0],
///     end: &[0, 0, 0],
///     strides: &[1, -2, 1],
///     begin_mask: 0b010,
///     end_mask: 0b011,
///     new_axis_mask: 0b100,
///     ..StridedSlice::default()
/// };
/// let dense = slice.apply(&"[4,5,6]".parse()?)?;
/// assert_eq!(dense.shape().to_string(), "[3,3,1,6]");
/// assert_eq!(dense.processing_shape().to_string(), "[3,3,6]");
/// assert_eq!((dense.axes()[1].begin(), dense.axes()[1].stride()), (Some(4), -2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Source
///
/// TensorFlow, `ValidateStridedSliceOp`.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct DenseSlice {
    // INVARIANT: each axis that is no index stands once in `outputs`.
    axes: SmallVec<[SliceAxis; 8]>,
    outputs: SmallVec<[OutputAxis; 8]>,
}

impl fmt::Debug for DenseSlice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("DenseSlice")
            .field("axes", &self.axes.as_slice())
            .field("outputs", &self.outputs.as_slice())
            .finish()
    }
}

/// What an index takes of an axis.
fn index(
    axis: usize,
    extent: DynExtent,
    index: Option<isize>,
    stride: isize,
) -> Result<SliceAxis, StridedSliceError> {
    if stride <= 0 {
        return Err(StridedSliceError::IndexStride { axis, stride });
    }
    let mut taken = SliceAxis {
        begin: 0,
        end: 0,
        stride,
        count: DynExtent::ONE,
        extent,
        is_index: true,
        is_known: false,
    };
    let Some(index) = index else { return Ok(taken) };
    // Out of the bound is out of the extent, too.
    let bound = extent.bound().map_or(isize::MAX, usize::cast_signed);
    let position = if index < 0 { index.checked_add(bound) } else { Some(index) };
    match position {
        Some(position @ 0..) if position < bound => {
            // Counted from the end, it is where the extent says.
            if extent.is_known() || index >= 0 {
                taken.begin = position;
                taken.end = position.saturating_add(1);
                taken.is_known = true;
            }
            Ok(taken)
        }
        _ => Err(StridedSliceError::Index { axis, index, extent }),
    }
}

/// What a range takes of an axis, and how many positions.
fn range(
    axis: usize,
    extent: DynExtent,
    begin: End,
    end: End,
    stride: isize,
) -> Result<SliceAxis, StridedSliceError> {
    if stride == 0 {
        return Err(StridedSliceError::ZeroStride { axis });
    }
    let widest = widest(begin, end);
    let is_exact = begin.is_known() && end.is_known();
    let mut taken = SliceAxis {
        begin: 0,
        end: 0,
        stride,
        count: DynExtent::UNKNOWN,
        extent,
        is_index: false,
        is_known: false,
    };
    if let Some(known) = extent.get() {
        let (first, last) = ends(widest, stride, known);
        let most = count(first, last, stride);
        if is_exact {
            (taken.begin, taken.end, taken.is_known) = (first, last, true);
        }
        taken.count = counted(most, is_exact);
    } else if begin == End::Open && end == End::Open && stride.unsigned_abs() == 1 {
        taken.count = extent;
        if stride == 1 {
            (taken.begin, taken.end) = (0, isize::MAX);
        }
    } else {
        taken.count = most_of(extent, widest, stride).map_or(DynExtent::UNKNOWN, |most| counted(most, false));
    }
    Ok(taken)
}

/// A number of positions, or at most as many.
fn counted(most: usize, is_exact: bool) -> DynExtent {
    // It is at most an extent, so it fits.
    let counted = if is_exact { DynExtent::known(most) } else { DynExtent::at_most(most) };
    counted.unwrap_or(DynExtent::UNKNOWN)
}

/// The most positions that a range takes of any extent that this may be; `None` where there is no bound.
///
/// The number of positions is linear in the extent between the extents at which an end is clamped, so it is greatest at
/// one of them, or at the greatest extent.
fn most_of(extent: DynExtent, range: super::Range, stride: isize) -> Option<usize> {
    let of = |extent: usize| {
        let (first, last) = ends(range, stride, extent);
        count(first, last, stride)
    };
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

impl DenseSlice {
    /// The normal form of specs on extents, in TensorFlow's order of checks: first the axes are told out, then each is
    /// looked at.
    pub(super) fn of(
        specs: impl Iterator<Item = Spec> + Clone,
        extents: &[DynExtent],
    ) -> Result<Self, StridedSliceError> {
        let rank = extents.len();
        let (mut takes, mut ellipsis) = (0_usize, None);
        for (at, spec) in specs.clone().enumerate() {
            match (spec, ellipsis) {
                (Spec::Ellipsis, Some(first)) => {
                    return Err(StridedSliceError::MultipleEllipses { first, second: at });
                }
                (Spec::Ellipsis, None) => ellipsis = Some(at),
                (Spec::NewAxis, _) => {}
                _ => takes = takes.saturating_add(1),
            }
        }
        if takes > rank {
            return Err(StridedSliceError::TooManyIndices { named: takes, rank });
        }
        let left = rank.saturating_sub(takes);
        let mut dense = Self { axes: SmallVec::new(), outputs: SmallVec::new() };
        for spec in specs {
            match spec {
                Spec::Ellipsis => dense.whole(extents, left),
                Spec::NewAxis => dense.outputs.push(OutputAxis::New),
                Spec::Index { index: at, stride } => {
                    let axis = dense.axes.len();
                    let extent = extents.get(axis).copied().unwrap_or(DynExtent::UNKNOWN);
                    if stride == 0 {
                        return Err(StridedSliceError::ZeroStride { axis });
                    }
                    dense.axes.push(index(axis, extent, at, stride)?);
                }
                Spec::Range { begin, end, stride } => {
                    let axis = dense.axes.len();
                    let extent = extents.get(axis).copied().unwrap_or(DynExtent::UNKNOWN);
                    dense.outputs.push(OutputAxis::Input(axis));
                    dense.axes.push(range(axis, extent, begin, end, stride)?);
                }
            }
        }
        if ellipsis.is_none() {
            dense.whole(extents, left);
        }
        Ok(dense)
    }

    /// Takes the next axes whole.
    fn whole(&mut self, extents: &[DynExtent], many: usize) {
        for &extent in extents.iter().skip(self.axes.len()).take(many) {
            self.outputs.push(OutputAxis::Input(self.axes.len()));
            let (end, is_known) =
                extent.get().map_or((isize::MAX, false), |extent| (extent.cast_signed(), true));
            let (count, is_index) = (extent, false);
            self.axes.push(SliceAxis { begin: 0, end, stride: 1, count, extent, is_index, is_known });
        }
    }

    /// What the slice makes of memory: calls `make` with the extent of each axis of the result and how far it steps, in
    /// elements, and gives how far the first element is from that at index 0.
    ///
    /// `memory` is the extent and the stride of each axis that is sliced.
    pub(crate) fn on_memory(
        &self,
        memory: &[(usize, isize)],
        mut make: impl FnMut(usize, isize),
    ) -> Result<isize, StridedSliceError> {
        if self.axes.len() != memory.len() {
            return Err(StridedSliceError::Rank { expected: self.axes.len(), found: memory.len() });
        }
        let mut offset = 0_isize;
        for (axis, (taken, &(found, stride))) in self.axes.iter().zip(memory).enumerate() {
            if !taken.extent.contains(found) {
                return Err(StridedSliceError::Extent { axis, expected: taken.extent, found });
            }
            // An index at a position that is known of an extent that is not may still be out of the one found.
            match (taken.is_known && taken.extent.is_known(), taken.count.get()) {
                // What is empty has no first element.
                (true, Some(0)) => {}
                // An element of the layout, so the product fits; and so does the sum.
                (true, Some(_)) => offset = offset.wrapping_add(taken.begin.wrapping_mul(stride)),
                _ => return Err(StridedSliceError::Unknown { axis }),
            }
        }
        for output in &self.outputs {
            match *output {
                OutputAxis::New => make(1, 0),
                OutputAxis::Input(axis) => {
                    let (taken, stride) = (self.axes.get(axis), memory.get(axis).map_or(0, |axis| axis.1));
                    let (count, step) =
                        taken.map_or((0, 0), |taken| (taken.count.get().unwrap_or(0), taken.stride));
                    // Where two elements are taken, the product fits; otherwise it is never taken.
                    make(count, stride.saturating_mul(step));
                }
            }
        }
        Ok(offset)
    }

    /// What is taken of each axis of the shape.
    #[must_use]
    pub fn axes(&self) -> &[SliceAxis] {
        &self.axes
    }

    /// The axes of the result, in order.
    #[must_use]
    pub fn outputs(&self) -> &[OutputAxis] {
        &self.outputs
    }

    /// The rank of the result.
    #[must_use]
    pub fn rank(&self) -> usize {
        self.outputs.len()
    }

    /// What is known of the extent of each axis of the result.
    pub fn extents(&self) -> impl Iterator<Item = DynExtent> + '_ {
        self.outputs.iter().map(|output| match output {
            OutputAxis::Input(axis) => self.axes.get(*axis).map_or(DynExtent::UNKNOWN, |axis| axis.count),
            OutputAxis::New => DynExtent::ONE,
        })
    }

    /// What is known of the shape of the result: TensorFlow's *final shape*.
    #[must_use]
    pub fn shape(&self) -> DynShape {
        // A slice takes no more than there is, so the element count fits.
        DynShape::new(self.extents()).unwrap_or(DynShape::UNKNOWN)
    }

    /// The shape before indexed axes go and new ones come: TensorFlow's *processing shape*.
    #[must_use]
    pub fn processing_shape(&self) -> DynShape {
        DynShape::new(self.axes.iter().map(|axis| axis.count)).unwrap_or(DynShape::UNKNOWN)
    }

    /// Whether each element is taken, in order: the result is a reshape. New axes and indices of axes of extent 1 do not
    /// change that. A stride other than 1 does, even of extent 1. Where an extent is not known, only a whole axis is known to
    /// be whole.
    #[must_use]
    pub fn is_identity(&self) -> bool {
        self.axes.iter().all(SliceAxis::is_whole)
    }

    /// Whether all strides are 1.
    #[must_use]
    pub fn is_simple_slice(&self) -> bool {
        self.axes.iter().all(|axis| axis.stride == 1)
    }

    /// Whether all axes but the first are taken whole, and that with stride 1: the elements taken are side by side.
    #[must_use]
    pub fn slice_dim0(&self) -> bool {
        self.axes
            .split_first()
            .is_none_or(|(first, rest)| first.stride == 1 && rest.iter().all(SliceAxis::is_whole))
    }
}
