//! The normal form of a slice of a shape: for each axis where it begins, how far it steps, how many positions it takes; and
//! which of them, and which new ones, are the axes of the result.

mod fill;
mod then;

use alloc::{boxed::Box, vec::Vec};
use core::{
    fmt,
    hash::{Hash, Hasher},
};

use super::StridedSliceError;
use crate::{
    extent::{DynExtent, Symbol},
    rank::MAX_DYNAMIC_RANK,
    shape::DynShape,
};
use smallvec::SmallVec;

/// The positions that a slice takes of one axis. It is a part of a [`DenseSlice`].
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

/// All positions of an extent that is not known are taken, and the ends do not state it.
const ALL: u8 = 4;

impl SliceAxis {
    /// Returns the first position, if it is known: of a range that is empty where it was clamped to, which may be the extent, or -1
    /// going down.
    ///
    /// ```
    /// use shapewise::{DynShape, slice::SliceExpr};
    ///
    /// let shape: DynShape = "[10,5]".parse()?;
    /// let slice = "8:2:-2, 4".parse::<SliceExpr>()?.apply(&shape)?;
    /// let [rows, column] = slice.axes() else { unreachable!("one for each axis of the shape") };
    /// assert_eq!((rows.begin(), rows.end(), rows.stride()), (Some(8), Some(2), -2));
    /// assert_eq!((rows.count().get(), rows.extent().get()), (Some(3), Some(10)));
    /// assert!(!rows.is_index() && column.is_index());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn begin(&self) -> Option<isize> {
        if self.is_known() { Some(self.begin) } else { None }
    }

    /// Returns the position after the last, before it is rounded to the step; going down it may be -1.
    ///
    /// [`begin`](Self::begin) has an example.
    #[must_use]
    #[inline]
    pub const fn end(&self) -> Option<isize> {
        if self.is_known() { Some(self.end) } else { None }
    }

    /// Returns the step, in positions; not 0.
    ///
    /// [`begin`](Self::begin) has an example.
    #[must_use]
    #[inline]
    pub const fn stride(&self) -> isize {
        self.stride
    }

    /// Returns what is known of how many positions are taken; 1 for an index.
    ///
    /// [`begin`](Self::begin) has an example.
    #[must_use]
    #[inline]
    pub const fn count(&self) -> DynExtent {
        self.count
    }

    /// Returns what is known of the extent of the sliced axis.
    ///
    /// [`begin`](Self::begin) has an example.
    #[must_use]
    #[inline]
    pub const fn extent(&self) -> DynExtent {
        self.extent
    }

    /// Returns `true` if it is an index, so that the result does not have this axis.
    ///
    /// [`begin`](Self::begin) has an example.
    #[must_use]
    #[inline]
    pub const fn is_index(&self) -> bool {
        self.flags & INDEX != 0
    }

    #[inline]
    const fn is_known(&self) -> bool {
        self.flags & KNOWN != 0
    }

    /// Returns `true` if each position is taken, in order or backwards.
    const fn takes_all(&self) -> bool {
        self.is_whole() || self.flags & ALL != 0
    }

    /// Returns `true` if each position is taken, in order.
    #[inline]
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
    /// A placeholder that is overwritten.
    const BLANK: Self =
        Self { begin: 0, end: 0, stride: 0, count: DynExtent::ZERO, extent: DynExtent::ZERO, flags: 0 };

    /// Returns all positions of an axis.
    #[inline]
    const fn whole(extent: DynExtent) -> Self {
        let (end, flags) = match extent.get() {
            Some(extent) => (extent.cast_signed(), KNOWN),
            None => (isize::MAX, 0),
        };
        Self { begin: 0, end, stride: 1, count: extent, extent, flags }
    }
}

impl fmt::Debug for SliceAxis {
    #[inline]
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

/// An axis of the result of a slice. It is a part of a [`DenseSlice`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OutputAxis {
    /// The positions that are taken of this axis.
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
/// # In other libraries
///
/// TensorFlow, `ValidateStridedSliceOp`.
#[derive(Clone)]
pub struct DenseSlice {
    // In place up to rank 4: arrays and no `SmallVec`, which checks at each push where its elements are, and not an enum, whose tag is
    // read at each move.
    // INVARIANT: each axis that is not an index occurs once in the outputs; entries from `rank` and `made` on are blank.
    axes: [SliceAxis; FEW],
    outputs: [Output; FEW_OUTPUTS],
    /// How many of the axes are used.
    rank: usize,
    /// How many of the outputs are used.
    made: usize,
    /// All of them, if they do not fit in place, or if the sliced shape has symbols.
    many: Option<Box<Many>>,
}

/// The axes that are sliced, and those of the result.
#[derive(Clone)]
struct Many {
    axes: Vec<SliceAxis>,
    outputs: Vec<Output>,
    /// The symbols of the axes; an empty list if none has one.
    symbols: Vec<Option<Symbol>>,
}

impl PartialEq for DenseSlice {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.parts() == other.parts() && self.symbols() == other.symbols()
    }
}

impl Eq for DenseSlice {}

impl Hash for DenseSlice {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.parts().hash(state);
        self.symbols().hash(state);
    }
}

/// An [`OutputAxis`] in one byte: the axis, or one of the two greatest numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Output(u8);

impl Output {
    /// A placeholder that is overwritten; zeros are the cheapest to write.
    const BLANK: Self = Self(0);
    const NEW: Self = Self(u8::MAX);
    const EMPTY: Self = Self(u8::MAX - 1);
    /// The last axis of the greatest rank is the greatest that fits.
    const FITS: () = assert!(MAX_DYNAMIC_RANK == 254, "255 and 254 are not axes");

    /// Returns the axis, which is not above the greatest.
    #[inline(always)]
    fn input(axis: usize) -> Self {
        let () = Self::FITS;
        let [low, ..] = axis.to_le_bytes();
        Self(low)
    }

    #[inline]
    fn get(self) -> OutputAxis {
        match self {
            Self::NEW => OutputAxis::New,
            Self::EMPTY => OutputAxis::Empty,
            Self(axis) => OutputAxis::Input(usize::from(axis)),
        }
    }
}

impl fmt::Debug for DenseSlice {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("DenseSlice")
            .field("axes", &self.axes())
            .field("outputs", &self.outputs().collect::<SmallVec<[_; 8]>>())
            .finish()
    }
}

impl DenseSlice {
    /// A blank form, which [`write`](Self::write) fills.
    pub(super) const BLANK: Self = Self {
        axes: [SliceAxis::BLANK; FEW],
        outputs: [Output::BLANK; FEW_OUTPUTS],
        rank: 0,
        made: 0,
        many: None,
    };

    #[inline]
    fn of_many(axes: Vec<SliceAxis>, outputs: Vec<Output>) -> Self {
        let many = Some(Box::new(Many { axes, outputs, symbols: Vec::new() }));
        Self { many, ..Self::BLANK }
    }

    /// Returns the slice of axes that have these symbols.
    #[cold]
    pub(super) fn with_symbols(self, symbols: &[Option<Symbol>]) -> Self {
        let (axes, outputs) = self.parts();
        let many = Many { axes: axes.to_vec(), outputs: outputs.to_vec(), symbols: symbols.to_vec() };
        Self { many: Some(Box::new(many)), ..Self::BLANK }
    }

    /// Returns the symbols of the axes; an empty list if none has one.
    #[inline]
    fn symbols(&self) -> &[Option<Symbol>] {
        self.many.as_ref().map_or(&[], |many| &many.symbols)
    }

    /// Returns the symbol of an axis of which all is taken.
    fn symbol_of(&self, axis: usize) -> Option<Symbol> {
        self.axes().get(axis).filter(|axis| axis.takes_all())?;
        self.symbols().get(axis).copied()?
    }

    /// Returns the symbol of an axis of the result.
    fn symbol_of_output(&self, output: OutputAxis) -> Option<Symbol> {
        match output {
            OutputAxis::Input(axis) => self.symbol_of(axis),
            OutputAxis::New | OutputAxis::Empty => None,
        }
    }

    /// Returns the axes and the outputs.
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

    /// Returns what the slice makes of memory: calls `make` with the extent of each axis of the result and how far it steps, in
    /// elements, and returns the distance from the element at index 0 to the first element.
    ///
    /// `memory` is the extent and the stride of each axis that is sliced.
    ///
    /// # Errors
    ///
    /// [`StridedSliceError`] for memory of another rank or with an extent that is not one of the shape that the slice was made for, and if a position is not known.
    ///
    /// ```
    /// use shapewise::{DynShape, slice::SliceExpr};
    ///
    /// let slice = "1:, ::-2".parse::<SliceExpr>()?.apply(&"[4,5]".parse::<DynShape>()?)?;
    /// let mut axes = Vec::new();
    /// let first = slice.on_memory(&[(4, 5), (5, 1)], |extent, stride| axes.push((extent, stride)))?;
    /// assert_eq!((first, axes), (9, vec![(3, 5), (3, -2)])); // from the end of row 1
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn on_memory(
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

    /// Returns what is taken of each axis of the shape.
    ///
    /// [`SliceAxis::begin`] has an example.
    #[must_use]
    #[inline]
    pub fn axes(&self) -> &[SliceAxis] {
        self.parts().0
    }

    /// Returns the axes of the result, in order.
    ///
    /// ```
    /// use shapewise::{DynShape, slice::{OutputAxis, SliceExpr}};
    ///
    /// let shape: DynShape = "[10,5]".parse()?;
    /// let slice = "np.newaxis, 3, 1:4".parse::<SliceExpr>()?.apply(&shape)?;
    /// assert!(slice.outputs().eq([OutputAxis::New, OutputAxis::Input(1)]));
    /// assert_eq!((slice.rank(), slice.shape().to_string().as_str()), (2, "[1,3]"));
    /// assert_eq!(slice.processing_shape().to_string(), "[1,3]");
    /// assert!(slice.extents().eq(slice.shape().extents().unwrap_or_default().iter().copied()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn outputs(&self) -> impl ExactSizeIterator<Item = OutputAxis> + '_ {
        self.parts().1.iter().map(|output| output.get())
    }

    /// Returns the rank of the result.
    ///
    /// [`outputs`](Self::outputs) has an example.
    #[must_use]
    #[inline]
    pub fn rank(&self) -> usize {
        self.parts().1.len()
    }

    /// Returns what is known of the extent of each axis of the result.
    ///
    /// [`outputs`](Self::outputs) has an example.
    #[inline]
    pub fn extents(&self) -> impl Iterator<Item = DynExtent> + '_ {
        self.outputs().map(|output| match output {
            OutputAxis::Input(axis) => self.axes().get(axis).map_or(DynExtent::UNKNOWN, |axis| axis.count),
            OutputAxis::New => DynExtent::ONE,
            OutputAxis::Empty => DynExtent::ZERO,
        })
    }

    /// Returns what is known of the shape of the result: TensorFlow's *final shape*. An axis all of which is taken keeps its symbol.
    ///
    /// [`outputs`](Self::outputs) has an example.
    #[must_use]
    #[inline]
    pub fn shape(&self) -> DynShape {
        // A slice takes no more than there is, so the element count fits; and the rank was checked.
        let shape = DynShape::of_fitting(self.extents().collect());
        if self.symbols().is_empty() {
            return shape;
        }
        shape.with_symbols(self.outputs().map(|output| self.symbol_of_output(output)))
    }

    /// Returns what is known of the shape before indexed axes go and new ones come: TensorFlow's *processing shape*.
    ///
    /// [`outputs`](Self::outputs) has an example.
    #[must_use]
    #[inline]
    pub fn processing_shape(&self) -> DynShape {
        let shape = DynShape::of_fitting(self.axes().iter().map(|axis| axis.count).collect());
        if self.symbols().is_empty() {
            return shape;
        }
        shape.with_symbols((0..self.axes().len()).map(|axis| self.symbol_of(axis)))
    }

    /// Returns `true` if each element is taken, in order: the result is a reshape. New axes and indices of axes of extent 1 do not
    /// change that. A stride other than 1 does, even of extent 1. Where an extent is not known, only an entire axis is known to
    /// be taken entirely.
    ///
    /// ```
    /// use shapewise::{DynShape, slice::SliceExpr};
    ///
    /// let shape: DynShape = "[10,5]".parse()?;
    /// let dense = |text: &str| text.parse::<SliceExpr>().unwrap().apply(&shape).unwrap();
    /// assert!(dense("..., :").is_identity() && !dense("1:").is_identity());
    /// assert!(dense("1:").is_simple_slice() && !dense("::2").is_simple_slice());
    /// assert!(dense("2:7").slice_dim0() && !dense("2:7, 1:").slice_dim0());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn is_identity(&self) -> bool {
        self.axes().iter().all(SliceAxis::is_whole) && !self.has_empty_axis()
    }

    /// Returns `true` if a new axis has extent 0: then nothing is taken.
    #[inline]
    fn has_empty_axis(&self) -> bool {
        self.outputs().any(|output| output == OutputAxis::Empty)
    }

    /// Returns `true` if all strides are 1.
    ///
    /// [`is_identity`](Self::is_identity) has an example.
    #[must_use]
    #[inline]
    pub fn is_simple_slice(&self) -> bool {
        self.axes().iter().all(|axis| axis.stride == 1)
    }

    /// Returns `true` if all axes but the first are taken entirely, with stride 1: the elements taken are contiguous.
    ///
    /// [`is_identity`](Self::is_identity) has an example.
    #[must_use]
    #[inline]
    pub fn slice_dim0(&self) -> bool {
        self.axes()
            .split_first()
            .is_none_or(|(first, rest)| first.stride == 1 && rest.iter().all(SliceAxis::is_whole))
            && !self.has_empty_axis()
    }
}
