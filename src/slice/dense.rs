//! The normal form of a slice of a shape: for each axis where it begins, how far it steps, how many positions it takes; and
//! which of them, and which new ones, are the axes of the result.

use core::{
    fmt,
    hash::{Hash, Hasher},
};

use alloc::{boxed::Box, vec, vec::Vec};

use smallvec::SmallVec;

use super::{
    StridedSliceError,
    bounds::{Taken, falling, position, rising, taken},
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
    // No two `bool`s: the values that they do not have would be taken for the tag of a `Result` around, in the middle of
    // the first axis, and each move of it would be cut into parts.
    flags: u8,
}

/// It is an index.
const INDEX: u8 = 1;

/// Where it begins and ends is known.
const KNOWN: u8 = 2;

impl SliceAxis {
    /// The first position, if it is known: of a range that is empty where it was clamped to, which may be the extent, or -1
    /// going down.
    #[must_use]
    pub const fn begin(&self) -> Option<isize> {
        if self.is_known() { Some(self.begin) } else { None }
    }

    /// The position behind the last, before it is rounded to the step; going down it may be -1.
    #[must_use]
    pub const fn end(&self) -> Option<isize> {
        if self.is_known() { Some(self.end) } else { None }
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
        self.flags & INDEX != 0
    }

    const fn is_known(&self) -> bool {
        self.flags & KNOWN != 0
    }

    /// Whether each position is taken, in order.
    const fn is_whole(&self) -> bool {
        self.stride == 1
            && match (self.extent.get(), self.is_known()) {
                (Some(extent), true) => self.begin == 0 && self.end == extent.cast_signed(),
                // Not known to be, unless both ends are those of the axis: the end is then marked by the greatest number.
                _ => self.begin == 0 && self.end == isize::MAX && !self.is_index(),
            }
    }
}

impl SliceAxis {
    /// What is overwritten.
    const BLANK: Self =
        Self { begin: 0, end: 0, stride: 0, count: DynExtent::ZERO, extent: DynExtent::ZERO, flags: 0 };

    /// All positions of an axis.
    #[inline]
    const fn whole(extent: DynExtent) -> Self {
        let (end, flags) = match extent.get() {
            Some(extent) => (extent.cast_signed(), KNOWN),
            None => (isize::MAX, 0),
        };
        Self { begin: 0, end, stride: 1, count: extent, extent, flags }
    }

    /// What `next` takes of what this takes of an axis.
    const fn then(self, next: &Self) -> Self {
        let flags = next.flags & (self.flags | INDEX);
        let mut both = Self { count: next.count, flags, ..self };
        // Steps that do not fit are never taken; and an index takes none.
        both.stride = if next.flags & INDEX == 0 { self.stride.saturating_mul(next.stride) } else { 1 };
        if both.is_known() {
            let taken = match next.count.get() {
                // What is empty begins nowhere: at the beginning, then.
                Some(0) | None => 0,
                Some(count) => {
                    // Positions that are taken, so they fit.
                    both.begin = self.begin.wrapping_add(self.stride.wrapping_mul(next.begin));
                    count
                }
            };
            both.end = both.begin.saturating_add(both.stride.saturating_mul(taken.cast_signed()));
        } else {
            // Nothing but a whole axis of a whole axis is known to be whole.
            let is_whole = self.is_whole() && next.is_whole();
            (both.begin, both.end) = if is_whole { (0, isize::MAX) } else { (0, 0) };
        }
        both
    }
}

impl fmt::Debug for SliceAxis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { begin, end, stride, count, .. } = self;
        match (self.is_known(), self.is_index()) {
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
    /// A new axis of which a further slice takes nothing: of extent 0.
    Empty,
}

/// The rank up to which a normal form is not allocated.
const FEW: usize = 4;

/// As many axes of the result as are not allocated, those that indices take counted.
const FEW_OUTPUTS: usize = 16;

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
#[derive(Clone)]
pub struct DenseSlice {
    // In place up to rank 4: arrays and no `SmallVec`, which asks at each push where it is, and no enum, whose tag is asked
    // for at each move.
    // INVARIANT: each axis that is no index stands once in the outputs; beyond `rank` and `made` all is blank.
    axes: [SliceAxis; FEW],
    outputs: [Output; FEW_OUTPUTS],
    /// How many of the axes are there.
    rank: usize,
    /// How many of the outputs are there.
    made: usize,
    /// All, where that does not suffice.
    many: Option<Box<Many>>,
}

/// The axes that are sliced, and those of the result.
#[derive(Clone)]
struct Many {
    axes: Vec<SliceAxis>,
    outputs: Vec<Output>,
}

impl PartialEq for DenseSlice {
    fn eq(&self, other: &Self) -> bool {
        self.parts() == other.parts()
    }
}

impl Eq for DenseSlice {}

impl Hash for DenseSlice {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.parts().hash(state);
    }
}

/// An [`OutputAxis`] in one byte: the axis, or one of the two greatest numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Output(u8);

impl Output {
    /// What is overwritten: of zeros alone, which are cheaper than others.
    const BLANK: Self = Self(0);
    const NEW: Self = Self(u8::MAX);
    const EMPTY: Self = Self(u8::MAX - 1);
    /// The greatest axis that fits.
    const GREATEST: usize = 253;

    /// The axis, which is not above the greatest.
    #[inline(always)]
    fn input(axis: usize) -> Self {
        let [low, ..] = axis.to_le_bytes();
        Self(low)
    }

    fn get(self) -> OutputAxis {
        match self {
            Self::NEW => OutputAxis::New,
            Self::EMPTY => OutputAxis::Empty,
            Self(axis) => OutputAxis::Input(usize::from(axis)),
        }
    }
}

impl fmt::Debug for DenseSlice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("DenseSlice")
            .field("axes", &self.axes())
            .field("outputs", &self.outputs().collect::<SmallVec<[_; 8]>>())
            .finish()
    }
}

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
fn most_of(extent: DynExtent, range: super::Range, stride: isize) -> Option<usize> {
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
    /// Nothing; what [`write`](Self::write) writes to.
    pub(super) const BLANK: Self = Self {
        axes: [SliceAxis::BLANK; FEW],
        outputs: [Output::BLANK; FEW_OUTPUTS],
        rank: 0,
        made: 0,
        many: None,
    };

    /// Writes the normal form of specs on extents, in TensorFlow's order of checks: first the axes are told out, then each
    /// is looked at. Of the specs, `takes` take an axis, and `others` are an ellipsis or a new axis. `read` makes a spec of
    /// what is iterated over.
    #[inline(always)]
    pub(super) fn write<A: Copy, B: Copy, C: Copy, V: Iterator<Item = (u32, A, B, C)>>(
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
        if rank > Output::GREATEST {
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
    pub(super) fn of_specs(specs: &[Spec], extents: &[DynExtent]) -> Result<Self, StridedSliceError> {
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

    fn of_many(axes: Vec<SliceAxis>, outputs: Vec<Output>) -> Self {
        let many = Some(Box::new(Many { axes, outputs }));
        Self { many, ..Self::BLANK }
    }

    /// The axes and the outputs.
    #[inline]
    fn parts(&self) -> (&[SliceAxis], &[Output]) {
        match &self.many {
            None => (
                self.axes.get(..self.rank).unwrap_or_default(),
                self.outputs.get(..self.made).unwrap_or_default(),
            ),
            Some(many) => (&many.axes, &many.outputs),
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
        if self.axes().len() != memory.len() {
            return Err(StridedSliceError::Rank { expected: self.axes().len(), found: memory.len() });
        }
        let mut offset = 0_isize;
        for (axis, (taken, &(found, stride))) in self.axes().iter().zip(memory).enumerate() {
            if !taken.extent.contains(found) {
                return Err(StridedSliceError::Extent { axis, expected: taken.extent, found });
            }
            // An index at a position that is known of an extent that is not may still be out of the one found.
            match (taken.is_known() && taken.extent.is_known(), taken.count.get()) {
                // What is empty has no first element.
                (true, Some(0)) => {}
                // An element of the layout, so the product fits; and so does the sum.
                (true, Some(_)) => offset = offset.wrapping_add(taken.begin.wrapping_mul(stride)),
                _ => return Err(StridedSliceError::Unknown { axis }),
            }
        }
        for output in self.outputs() {
            match output {
                OutputAxis::New => make(1, 0),
                OutputAxis::Empty => make(0, 0),
                OutputAxis::Input(axis) => {
                    let (taken, stride) = (self.axes().get(axis), memory.get(axis).map_or(0, |axis| axis.1));
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
        self.parts().0
    }

    /// The axes of the result, in order.
    #[must_use]
    pub fn outputs(&self) -> impl ExactSizeIterator<Item = OutputAxis> + '_ {
        self.parts().1.iter().map(|output| output.get())
    }

    /// The rank of the result.
    #[must_use]
    pub fn rank(&self) -> usize {
        self.parts().1.len()
    }

    /// What is known of the extent of each axis of the result.
    pub fn extents(&self) -> impl Iterator<Item = DynExtent> + '_ {
        self.outputs().map(|output| match output {
            OutputAxis::Input(axis) => self.axes().get(axis).map_or(DynExtent::UNKNOWN, |axis| axis.count),
            OutputAxis::New => DynExtent::ONE,
            OutputAxis::Empty => DynExtent::ZERO,
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
        DynShape::new(self.axes().iter().map(|axis| axis.count)).unwrap_or(DynShape::UNKNOWN)
    }

    /// Whether each element is taken, in order: the result is a reshape. New axes and indices of axes of extent 1 do not
    /// change that. A stride other than 1 does, even of extent 1. Where an extent is not known, only a whole axis is known to
    /// be whole.
    #[must_use]
    pub fn is_identity(&self) -> bool {
        self.axes().iter().all(SliceAxis::is_whole) && !self.has_empty_axis()
    }

    /// Whether a new axis has extent 0: then nothing is taken.
    fn has_empty_axis(&self) -> bool {
        self.outputs().any(|output| output == OutputAxis::Empty)
    }

    /// Whether all strides are 1.
    #[must_use]
    pub fn is_simple_slice(&self) -> bool {
        self.axes().iter().all(|axis| axis.stride == 1)
    }

    /// Whether all axes but the first are taken whole, and that with stride 1: the elements taken are side by side.
    #[must_use]
    pub fn slice_dim0(&self) -> bool {
        self.axes()
            .split_first()
            .is_none_or(|(first, rest)| first.stride == 1 && rest.iter().all(SliceAxis::is_whole))
            && !self.has_empty_axis()
    }

    /// This slice, and then another of what it takes, as one normal form of the same shape.
    ///
    /// # Laws
    ///
    /// * What it takes is what the other takes of what this one takes.
    /// * Associative in what it takes; where an empty range begins may differ.
    ///
    /// # Errors
    ///
    /// The other is one of the [`shape`](Self::shape) that this one gives, with all that is known of it: `next` comes from
    /// `apply(&first.shape())`. What it takes of a new axis has to be known.
    ///
    /// [`StridedSliceError::Rank`], [`StridedSliceError::Extent`] or [`StridedSliceError::Unknown`] unless the other was made for
    /// the [`shape`](Self::shape) that this one gives.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::slice::StridedSlice;
    ///
    /// // x[1:9:2], then y[::-1]
    /// let odd = StridedSlice { begin: &[1], end: &[9], strides: &[2], ..StridedSlice::default() };
    /// let odd = odd.apply(&"[10]".parse()?)?;
    /// let back = StridedSlice { begin: &[0], end: &[0], strides: &[-1], begin_mask: 1, end_mask: 1, ..StridedSlice::default() };
    /// let both = odd.then(&back.apply(&odd.shape())?)?;
    /// assert_eq!((both.axes()[0].begin(), both.axes()[0].stride()), (Some(7), -2));
    /// assert_eq!(both.shape().to_string(), "[4]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn then(&self, next: &Self) -> Result<Self, StridedSliceError> {
        if next.axes().len() != self.rank() {
            return Err(StridedSliceError::Rank { expected: next.axes().len(), found: self.rank() });
        }
        for (axis, (found, taken)) in self.extents().zip(next.axes()).enumerate() {
            match (found.get(), found == taken.extent) {
                (_, true) => {}
                (Some(found), _) => {
                    return Err(StridedSliceError::Extent { axis, expected: taken.extent, found });
                }
                _ => return Err(StridedSliceError::Unknown { axis }),
            }
        }
        let mut axes: SmallVec<[SliceAxis; FEW]> = self.axes().into();
        for (at, (output, taken)) in self.outputs().zip(next.axes()).enumerate() {
            match output {
                OutputAxis::Input(axis) => {
                    if let Some(axis) = axes.get_mut(axis) {
                        *axis = axis.then(taken);
                    }
                }
                // There is no axis to keep what is not known.
                OutputAxis::New | OutputAxis::Empty if !taken.is_known() => {
                    return Err(StridedSliceError::Unknown { axis: at });
                }
                OutputAxis::New | OutputAxis::Empty => {}
            }
        }
        let of = |output: &Output| match output.get() {
            OutputAxis::Input(at) => {
                match (self.parts().1.get(at), next.axes().get(at).map(|taken| taken.count)) {
                    (Some(&Output::NEW), Some(DynExtent::ZERO)) => Output::EMPTY,
                    (Some(output), _) => *output,
                    // The axes of the other are the outputs of this one.
                    (None, _) => *output,
                }
            }
            OutputAxis::New | OutputAxis::Empty => *output,
        };
        let outputs: SmallVec<[Output; FEW_OUTPUTS]> = next.parts().1.iter().map(of).collect();
        if axes.len() > FEW || outputs.len() > FEW_OUTPUTS {
            return Ok(Self::of_many(axes.into_vec(), outputs.into_vec()));
        }
        let (rank, made) = (axes.len(), outputs.len());
        let mut both = Self { rank, made, ..Self::BLANK };
        for (to, axis) in both.axes.iter_mut().zip(axes) {
            *to = axis;
        }
        for (to, output) in both.outputs.iter_mut().zip(outputs) {
            *to = output;
        }
        Ok(both)
    }
}
