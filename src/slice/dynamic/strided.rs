//! TensorFlow's `StridedSlice`: three vectors and five masks.
//!
//! A *spec* is one position of the vectors, with its bit in each mask. The bits say, the first that is set:
//!
//! | bit of | the spec is | of the vectors is read |
//! |---|---|---|
//! | `ellipsis_mask` | `...`: all axes that are left | nothing |
//! | `new_axis_mask` | `None`: a new axis of extent 1 | nothing |
//! | `shrink_axis_mask` | `i`: one element; the result does not have the axis | `begin`, and that the stride is positive |
//! | none of them | `begin:end:stride` | all; where `begin_mask` or `end_mask` has the bit, that end is open |
//!
//! Bits after the last spec are ignored, but for two bits of `ellipsis_mask`, which are an error wherever they are. What no
//! spec names is taken entirely, as if an ellipsis came at the end.

use num_traits::PrimInt;

use super::{
    DenseSlice, StridedSliceError,
    expr::{End, Spec},
};
use crate::{extent::DynExtent, shape::DynShape, slice::bounds::position};

/// The most specs that there can be: a mask has 32 bits, and one is the implicit ellipsis. See [`StridedSlice`].
pub const MAX_SPECS: usize = 31;

/// A strided slice as TensorFlow's operation takes it. [The table of masks](self).
///
/// `x[1:5:2, ::-3]` of a shape `[6,8]`:
///
#[cfg_attr(doc, doc = include_str!("../../../docs/pictures/slice.svg"))]
///
/// The vectors hold integers of any type. Those of `begin` and `end` may be `Option`s, `None` for what is not known.
///
/// # Examples
///
/// ```
/// use shapewise::{DynShape, slice::StridedSlice};
///
/// // foo[1, 2:4, None, ..., :-3:-1, :]
/// let slice = StridedSlice {
///     begin: &[1, 2, 0, 0, 0, 0],
///     end: &[2, 4, 0, 0, -3, 0],
///     strides: &[1, 1, 1, 1, -1, 1],
///     begin_mask: 1 << 4 | 1 << 5,
///     end_mask: 1 << 5,
///     ellipsis_mask: 1 << 3,
///     new_axis_mask: 1 << 2,
///     shrink_axis_mask: 1 << 0,
/// };
/// let foo: DynShape = "[5,5,5,5,5,5]".parse()?;
/// assert_eq!(slice.apply(&foo)?.shape().to_string(), "[2,1,5,5,2,5]");
///
/// // x[:5] of an extent that is not known
/// let slice = StridedSlice { begin: &[0], end: &[5], strides: &[1], ..StridedSlice::default() };
/// assert_eq!(slice.apply(&"[?,10]".parse()?)?.shape().to_string(), "[<=5,10]");
///
/// // x[y], y not known
/// let slice = StridedSlice::<i64, Option<i64>> {
///     begin: &[None],
///     end: &[None],
///     strides: &[1],
///     shrink_axis_mask: 1,
///     ..StridedSlice::default()
/// };
/// assert_eq!(slice.apply(&"[5,3,7]".parse()?)?.shape().to_string(), "[3,7]");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # In other libraries
///
/// TensorFlow, `StridedSlice`, and `ValidateStridedSliceOp`, whose order of checks is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct StridedSlice<'a, I = i64, E = I> {
    /// Where each range begins, or each index; negative counts from the end.
    pub begin: &'a [E],
    /// Where each range ends, exclusive; negative counts from the end.
    pub end: &'a [E],
    /// The step of each range, in positions.
    pub strides: &'a [I],
    /// The ranges that begin where the axis does.
    pub begin_mask: u32,
    /// The ranges that end where the axis does.
    pub end_mask: u32,
    /// The spec that is an ellipsis.
    pub ellipsis_mask: u32,
    /// The specs that are new axes.
    pub new_axis_mask: u32,
    /// The specs that are indices.
    pub shrink_axis_mask: u32,
}

impl<I, E> Default for StridedSlice<'_, I, E> {
    /// Returns no specs, no bits: all axes entirely.
    fn default() -> Self {
        Self {
            begin: &[],
            end: &[],
            strides: &[],
            begin_mask: 0,
            end_mask: 0,
            ellipsis_mask: 0,
            new_axis_mask: 0,
            shrink_axis_mask: 0,
        }
    }
}

/// Returns an integer as an `isize`, or the nearest: what is beyond is beyond every extent, too.
#[inline(always)]
fn nearest<I: PrimInt>(int: I) -> isize {
    int.to_isize().unwrap_or(if int < I::zero() { isize::MIN } else { isize::MAX })
}

impl<I: PrimInt, E: Copy + Into<Option<I>>> StridedSlice<'_, I, E> {
    /// Returns the normal form of the slice on a shape.
    ///
    /// # Errors
    ///
    /// [`StridedSliceError`], in TensorFlow's order: an unknown rank, vectors of different lengths, more than 31 specs, two
    /// ellipses, more specs than axes; then axis by axis a stride of 0, an index with a stride that is not positive, an index
    /// out of bounds; then a result of a rank above 254. An index that no extent has, or with a stride that is not positive, is an error also if TensorFlow
    /// accepts it because the extent or the end is not known; what TensorFlow reports of a later axis comes first.
    #[inline]
    pub fn apply(&self, shape: &DynShape) -> Result<DenseSlice, StridedSliceError> {
        // An error and a slice come by two ways, so the caller need not ask again which it was, and what it does not ask is
        // not moved in parts. Each move costs as much as an axis.
        let mut dense = DenseSlice::BLANK;
        match self.write(shape, &mut dense) {
            Ok(()) if shape.has_symbols() => Ok(dense.with_symbols(shape.symbols())),
            Ok(()) => Ok(dense),
            Err(error) => Err(error),
        }
    }

    /// Writes the normal form to a blank one.
    #[inline(always)]
    fn write(&self, shape: &DynShape, dense: &mut DenseSlice) -> Result<(), StridedSliceError> {
        let extents = shape.extents().ok_or(StridedSliceError::RankUnknown)?;
        let count = self.check_lengths()?;
        // Most slices have none, and need no check.
        let others = match self.ellipsis_mask | self.new_axis_mask {
            0 => 0,
            _ => self.others()?,
        };
        // The bits are those of specs, so there are not more.
        let read = |bit, begin, end, stride| self.spec(bit, begin, end, stride);
        let written = dense.write(|| self.vectors(), read, extents, count.wrapping_sub(others), others);
        written.map_err(|error| match error {
            StridedSliceError::Index { .. } | StridedSliceError::IndexStride { .. } => {
                self.first_of_tensorflow(extents).unwrap_or(error)
            }
            _ => error,
        })
    }

    /// Returns how many of so many axes an ellipsis takes; `None` where [`apply`](Self::apply) returns an error because of the number of specs.
    #[inline(always)]
    pub(crate) fn axes_of_ellipsis(&self, rank: usize) -> Option<usize> {
        let count = self.check_lengths().ok()?;
        let others = match self.ellipsis_mask | self.new_axis_mask {
            0 => 0,
            _ => self.others().ok()?,
        };
        rank.checked_sub(count.wrapping_sub(others))
    }

    /// Returns the first error that TensorFlow reports of the axes. It checks only the stride 0 of an axis whose extent is not known, and no index if
    /// its end, which is not read, is not known; so what it reports of a later axis comes before what only this crate refuses.
    #[cold]
    #[inline(never)]
    fn first_of_tensorflow(&self, extents: &[DynExtent]) -> Option<StridedSliceError> {
        let takes =
            self.specs().filter(|spec| matches!(spec, Spec::Index { .. } | Spec::Range { .. })).count();
        let of_ellipsis = extents.len().saturating_sub(takes);
        let mut axis = 0_usize;
        for (spec, end) in self.specs().zip(self.end) {
            let (index, stride) = match spec {
                Spec::NewAxis => continue,
                Spec::Ellipsis => {
                    axis = axis.saturating_add(of_ellipsis);
                    continue;
                }
                Spec::Index { index, stride } => (Some(index), stride),
                Spec::Range { stride, .. } => (None, stride),
            };
            let extent = *extents.get(axis)?;
            if stride == 0 {
                return Some(StridedSliceError::ZeroStride { axis });
            }
            if let (Some(index), Some(known)) = (index, extent.get()) {
                if stride < 0 {
                    return Some(StridedSliceError::IndexStride { axis, stride });
                }
                if let (Some(index), Some(_)) = (index, (*end).into())
                    && position(0, index, known).is_err()
                {
                    return Some(StridedSliceError::Index { axis, index, extent });
                }
            }
            axis = axis.saturating_add(1);
        }
        None
    }

    /// Returns what is known of the shape of the result: of an unknown rank nothing, as TensorFlow's shape inference says.
    ///
    /// # Errors
    ///
    /// Same errors as [`apply`](Self::apply), except that an unknown rank is not an error.
    ///
    /// ```
    /// use shapewise::{DynShape, slice::StridedSlice};
    ///
    /// let slice = StridedSlice { begin: &[0], end: &[5], strides: &[2], ..StridedSlice::default() };
    /// assert_eq!(slice.infer(&DynShape::UNKNOWN)?, DynShape::UNKNOWN);
    /// assert_eq!(slice.infer(&"[?,3]".parse()?)?.to_string(), "[<=3,3]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn infer(&self, shape: &DynShape) -> Result<DynShape, StridedSliceError> {
        if shape.is_unknown() {
            return self.check().map(|()| DynShape::UNKNOWN);
        }
        self.apply(shape).map(|dense| dense.shape())
    }

    /// Checks whether the vectors and the mask of ellipses are what they should be.
    pub(super) fn check(&self) -> Result<(), StridedSliceError> {
        self.check_lengths()?;
        self.others().map(|_| ())
    }

    /// Returns how many specs there are: as many as each vector is long, and 31 at most.
    #[inline(always)]
    fn check_lengths(&self) -> Result<usize, StridedSliceError> {
        let count = self.strides.len();
        if self.begin.len() != count || self.end.len() != count {
            let (begin, end) = (self.begin.len(), self.end.len());
            return Err(StridedSliceError::Lengths { begin, end, strides: count });
        }
        if count > MAX_SPECS {
            return Err(StridedSliceError::TooManySpecs { specs: count });
        }
        Ok(count)
    }

    /// Returns how many specs, of which there are 31 at most, are an ellipsis or a new axis. Two ellipses are an error wherever they
    /// are.
    fn others(&self) -> Result<usize, StridedSliceError> {
        let first = self.ellipsis_mask.trailing_zeros();
        let others = self.ellipsis_mask & self.ellipsis_mask.wrapping_sub(1);
        if others != 0 {
            let [first, second] =
                [first, others.trailing_zeros()].map(|bit| usize::try_from(bit).unwrap_or(usize::MAX));
            return Err(StridedSliceError::MultipleEllipses { first, second });
        }
        let count = u32::try_from(self.strides.len()).unwrap_or(u32::MAX);
        let specs = 1_u32.checked_shl(count).unwrap_or(0).wrapping_sub(1);
        let others = (self.ellipsis_mask | self.new_axis_mask) & specs;
        Ok(usize::try_from(others.count_ones()).unwrap_or(0))
    }

    /// Returns the bit of each spec in the masks, and its numbers; the vectors have the same length.
    #[inline(always)]
    pub(crate) fn vectors(&self) -> impl Iterator<Item = (u32, E, E, I)> + '_ {
        let vectors = self.begin.iter().zip(self.end).zip(self.strides);
        // The bit moves along; it is not computed from a count each time.
        let mut next = 1_u32;
        vectors.map(move |((begin, end), stride)| {
            let bit = next;
            next = next.wrapping_shl(1);
            (bit, *begin, *end, *stride)
        })
    }

    /// Returns the specs; the vectors have the same length.
    pub(super) fn specs(&self) -> impl Iterator<Item = Spec> + '_ {
        self.vectors().map(|(bit, begin, end, stride)| self.spec(bit, begin, end, stride))
    }

    /// Returns the spec that has this bit of the masks, of its numbers.
    #[inline(always)]
    pub(crate) fn spec(&self, bit: u32, begin: E, end: E, stride: I) -> Spec {
        // Most specs are neither, so one test covers both.
        if (self.ellipsis_mask | self.new_axis_mask) & bit != 0 {
            return if self.ellipsis_mask & bit != 0 { Spec::Ellipsis } else { Spec::NewAxis };
        }
        let stride = nearest(stride);
        if self.shrink_axis_mask & bit != 0 {
            return Spec::Index { index: begin.into().map(nearest), stride };
        }
        let of = |mask: u32, at: E| match at.into() {
            _ if mask & bit != 0 => End::Open,
            Some(at) => End::Position(nearest(at)),
            None => End::Unknown,
        };
        Spec::Range { begin: of(self.begin_mask, begin), end: of(self.end_mask, end), stride }
    }
}
