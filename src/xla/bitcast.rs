//! Bitcasts between arrays.

mod memory;
mod normal;

use alloc::vec::Vec;
use core::fmt;

use smallvec::SmallVec;

use self::memory::{Plain, bounds};
pub use self::normal::NormalizedTranspose;
use super::{ArrayLayout, ArrayShape, ArrayShapeError};
use crate::{
    extent::DynExtent,
    layout::bitcast::{deduce, unmodified},
};

/// Why it cannot be said what a bitcast between two arrays is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ArrayBitcastError {
    /// An array has no layout.
    NoLayout,
    /// An extent is unknown, without a bound.
    ExtentUnknown {
        /// The axis.
        axis: usize,
    },
    /// The element counts differ.
    Count {
        /// The element count before.
        from: usize,
        /// The element count after.
        to: usize,
    },
    /// The sizes of elements differ.
    ElementBits {
        /// The size before, in bits.
        from: usize,
        /// The size after.
        to: usize,
    },
    /// The array that was asked for is none.
    Array(ArrayShapeError),
    /// A layout has tiles or splits.
    NotDense,
    /// Transposes and reshapes move elements, as tiles, splits or bounded extents are in their way.
    Moves,
}

impl fmt::Display for ArrayBitcastError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::NoLayout => f.write_str("the shape has no layout: a bitcast is between layouts"),
            Self::ExtentUnknown { axis } => {
                write!(f, "axis {axis} has an unknown extent: a bitcast is between extents that have a bound")
            }
            Self::Count { from, to } => {
                write!(f, "{from} elements do not become {to} elements: a bitcast keeps the element count")
            }
            Self::ElementBits { from, to } => {
                write!(f, "elements of {from} bits do not become elements of {to} bits: a bitcast keeps their size")
            }
            Self::Array(error) => write!(f, "{error}"),
            Self::NotDense => f.write_str(
                "a layout has tiles or splits: what a transpose moves is said of elements side by side, in the order of the axes",
            ),
            Self::Moves => f.write_str(
                "no transposes and reshapes make this bitcast: tiles, splits and bounded extents stay with their axes",
            ),
        }
    }
}

impl core::error::Error for ArrayBitcastError {}

impl From<ArrayShapeError> for ArrayBitcastError {
    fn from(error: ArrayShapeError) -> Self {
        Self::Array(error)
    }
}

/// A bitcast as a transpose, a reshape and a transpose, each of which is a bitcast by itself:
/// [`Decomposed`](crate::layout::bitcast::Decomposed) of ranks that are known when running.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArrayDecomposed {
    /// The first transpose, to the order of memory: axis `k` of what it gives is axis `first[k]`.
    pub first: Vec<usize>,
    /// The array that the first transpose gives, which is row-major.
    pub transposed: ArrayShape,
    /// The array that the reshape gives, which is row-major.
    pub reshaped: ArrayShape,
    /// The second transpose, from the order of memory.
    pub second: Vec<usize>,
}

/// What a bitcast is: the simplest of three.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::large_enum_variant, reason = "a value is made once and taken apart")]
pub enum ArrayDecomposition {
    /// A reshape.
    Reshape,
    /// A transpose: axis `k` of the result is axis `axes[k]`.
    Transpose(Vec<usize>),
    /// A transpose, a reshape and a transpose.
    TransposeReshapeTranspose(ArrayDecomposed),
}

/// Whether bounded extents are those of axes that the reshape does not modify.
fn bounds_stay(from: &[DynExtent], to: &[DynExtent]) -> Result<bool, ArrayBitcastError> {
    let is_bounded = |extent: &&DynExtent| extent.get().is_none();
    let bounded = from.iter().filter(is_bounded).count();
    if bounded != to.iter().filter(is_bounded).count() {
        return Ok(false);
    }
    if bounded == 0 {
        return Ok(true);
    }
    let mut stays: SmallVec<[Option<usize>; 8]> = SmallVec::from_elem(None, from.len());
    if unmodified(&bounds(from)?, &bounds(to)?, &mut stays).is_err() {
        return Ok(false);
    }
    let stays_itself = |(extent, other): (&DynExtent, &Option<usize>)| {
        extent.get().is_some() || other.and_then(|axis| to.get(axis)) == Some(extent)
    };
    Ok(from.iter().zip(&stays).all(stays_itself))
}

/// Bitcasts between arrays: reshapes and transposes that leave each element at its place in memory.
///
/// The rules are those of [`layout::bitcast`](crate::layout::bitcast), which has the pictures. What arrays have besides:
///
/// | | |
/// |---|---|
/// | element types, sizes of elements, memories | have to be the same; [`with_element_type`](ArrayShape::with_element_type) first, to ask of the rest |
/// | bounded extents | count as their bound, and have to be axes that a reshape does not modify |
/// | unknown extents | are an error |
/// | tiles | are looked at, which XLA does not: `f32[16,256]{1,0:T(8,128)}` to `f32[4096]{0}` is no bitcast |
/// | splits | stay if all physical axes do |
///
/// Tiles that cut their axes without a rest are looked through: so `[24,128]` in tiles of 8 by 128 is the same as untiled.
/// Where a rest is padded, or axes are combined, those that are cut have to stay as they are; a no is then a no to that.
impl ArrayShape {
    /// Whether elements are of the same type and size, and in the same memory.
    fn has_same_elements(&self, other: &Self) -> bool {
        let memory = |shape: &Self| shape.layout().map_or(0, ArrayLayout::memory_space);
        self.element_type() == other.element_type()
            && self.element_bits() == other.element_bits()
            && memory(self) == memory(other)
    }

    /// Whether a reshape moves nothing, whatever the elements are.
    fn reshape_stays(&self, to: &Self) -> Result<bool, ArrayBitcastError> {
        Ok(Plain::of(self)?.is_same_memory(&Plain::of(to)?) && bounds_stay(self.extents(), to.extents())?)
    }

    /// Whether a transpose moves nothing, whatever the elements are: then the transposed array in the same memory is `to`.
    fn transpose_stays(&self, to: &Self, axes: &[isize]) -> Result<bool, ArrayBitcastError> {
        let transposed = self.permute(axes)?;
        if transposed.extents() != to.extents() {
            return Ok(false);
        }
        Ok(Plain::of(&transposed)?.is_same_memory(&Plain::of(to)?))
    }

    /// Whether a reshape to `to` leaves each element at its place.
    ///
    /// # Errors
    ///
    /// [`ArrayBitcastError`] if a layout is missing or an extent is unknown.
    ///
    /// ```
    /// use shapewise::xla::ArrayShape;
    ///
    /// let is_bitcast = |from: &str, to: &str| -> Result<bool, Box<dyn std::error::Error>> {
    ///     Ok(from.parse::<ArrayShape>()?.reshape_is_bitcast(&to.parse()?)?)
    /// };
    /// assert!(is_bitcast("f32[3,2,2]{1,0,2}", "f32[6,2]{0,1}")?);
    /// assert!(!is_bitcast("f32[3,2,2]{0,1,2}", "f32[6,2]{0,1}")?);
    /// // XLA does not look at tiles, and says yes.
    /// assert!(!is_bitcast("f32[16,256]{1,0:T(8,128)}", "f32[4096]{0}")?);
    /// assert!(is_bitcast("f32[4,16,200]{2,1,0:T(8,128)}", "f32[2,2,16,200]{3,2,1,0:T(8,128)}")?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Source
    ///
    /// XLA, `ReshapeIsBitcast`.
    pub fn reshape_is_bitcast(&self, to: &Self) -> Result<bool, ArrayBitcastError> {
        Ok(self.reshape_stays(to)? && self.has_same_elements(to))
    }

    /// Whether a transpose to `to`, whose axis `k` is axis `axes[k]` of this, leaves each element at its place. No where the
    /// extents are not those of the transpose.
    ///
    /// # Errors
    ///
    /// [`ArrayBitcastError`] if the axes are no permutation of this array's, a layout is missing or an extent is unknown.
    ///
    /// ```
    /// use shapewise::xla::ArrayShape;
    ///
    /// let (from, to): (ArrayShape, ArrayShape) = ("f32[10,5]{1,0}".parse()?, "f32[5,10]{0,1}".parse()?);
    /// assert!(from.transpose_is_bitcast(&to, &[1, 0])?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Source
    ///
    /// XLA, `TransposeIsBitcast`, which says no where only axes of extent 1 stand elsewhere, and looks at neither extents nor
    /// tiles.
    pub fn transpose_is_bitcast(&self, to: &Self, axes: &[isize]) -> Result<bool, ArrayBitcastError> {
        Ok(self.transpose_stays(to, axes)? && self.has_same_elements(to))
    }

    /// The transpose to `to` that leaves each element at its place, if there is one: axis `k` of `to` is axis `axes[k]`.
    ///
    /// # Errors
    ///
    /// [`ArrayBitcastError`] if a layout is missing or an extent is unknown.
    ///
    /// ```
    /// use shapewise::xla::ArrayShape;
    ///
    /// let from: ArrayShape = "f32[5,3]{1,0}".parse()?;
    /// assert_eq!(from.deduce_transpose(&"f32[3,5]{0,1}".parse()?)?, Some(vec![1, 0]));
    /// assert_eq!(from.deduce_transpose(&"f32[3,5]{1,0}".parse()?)?, None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Source
    ///
    /// XLA, `DeduceTransposeDimensionsForBitcast`.
    pub fn deduce_transpose(&self, to: &Self) -> Result<Option<Vec<usize>>, ArrayBitcastError> {
        Ok(self.deduced(to)?.filter(|_| self.has_same_elements(to)))
    }

    fn deduced(&self, to: &Self) -> Result<Option<Vec<usize>>, ArrayBitcastError> {
        let (from, into) = (Plain::of(self)?, Plain::of(to)?);
        let mut axes = alloc::vec![0; to.rank()];
        let (order, to_order) = (from.layout.minor_to_major(), into.layout.minor_to_major());
        if !deduce(&from.extents, order, &into.extents, to_order, &mut axes) {
            return Ok(None);
        }
        let signed: SmallVec<[isize; 8]> = axes.iter().map(|axis| axis.cast_signed()).collect();
        Ok(self.transpose_stays(to, &signed)?.then_some(axes))
    }

    /// Whether a reshape, or a transpose, to `to` leaves each element at its place: XLA's `IsReshapeOrTransposeBitcast`.
    ///
    /// # Errors
    ///
    /// [`ArrayBitcastError`] if a layout is missing or an extent is unknown.
    pub fn is_bitcast(&self, to: &Self) -> Result<bool, ArrayBitcastError> {
        Ok(self.reshape_is_bitcast(to)? || self.deduce_transpose(to)?.is_some())
    }

    /// The array `to` with the layout to which the reshape leaves each element at its place, if there is one: the tiles and the
    /// other attributes are those of this array, and what `to` says of a layout is left out. None where the elements are of
    /// another type.
    ///
    /// Axes of extent 1 could stand anywhere; they are the most major, the last of them first.
    ///
    /// # Errors
    ///
    /// [`ArrayBitcastError`] if this array has no layout or an extent is unknown; and if `to` does not fit with elements as
    /// large as the layout says they are.
    ///
    /// ```
    /// use shapewise::xla::ArrayShape;
    ///
    /// let shape: ArrayShape = "f32[3,8,5,7,11]{3,2,1,0,4}".parse()?;
    /// let aligned = shape.align(&"f32[4,3,2,7,5,11]".parse()?)?.unwrap();
    /// assert_eq!(aligned.to_string(), "f32[4,3,2,7,5,11]{4,3,2,1,0,5}");
    /// assert_eq!(shape.reshape_is_bitcast(&aligned), Ok(true));
    /// assert_eq!(shape.align(&"f32[4,3,2,5,77]".parse()?)?, None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Source
    ///
    /// XLA, `AlignLayouts`, whose result has no tiles.
    pub fn align(&self, to: &Self) -> Result<Option<Self>, ArrayBitcastError> {
        let from = Plain::of(self)?;
        let extents = bounds(to.extents())?;
        // Splits are of physical axes, which there may not be as many of.
        let splits = from.layout.splits();
        if self.element_type() != to.element_type()
            || splits.iter().any(|split| split.place() >= extents.len())
        {
            return Ok(None);
        }
        let cut = from.cut();
        let around = if cut == 0 { None } else { from.aligned_around(cut, &extents) };
        for order in [around, from.aligned(&extents)].into_iter().flatten() {
            let layout = from.layout.edited(order, from.layout.tiles().clone(), splits.to_vec());
            // Without elements the extents may be too large for elements that the layout makes larger.
            let aligned = to.clone().with_layout(layout)?;
            if self.reshape_stays(&aligned)? {
                return Ok(Some(aligned));
            }
        }
        Ok(None)
    }

    /// The bitcast to `to`, which keeps each element at its place, as a reshape alone if it is one, else as a transpose alone,
    /// else as a transpose, a reshape and a transpose. The types of elements may differ, their sizes may not.
    ///
    /// # Errors
    ///
    /// [`ArrayBitcastError`] if a layout is missing or an extent is unknown; if the element counts or the sizes of elements
    /// differ; and where tiles are in the way, which XLA does not look at.
    ///
    /// ```
    /// use shapewise::xla::{ArrayShape, ArrayDecomposition};
    ///
    /// let (from, to): (ArrayShape, ArrayShape) = ("f32[16,3,17]{1,2,0}".parse()?, "f32[16,51]{0,1}".parse()?);
    /// let ArrayDecomposition::TransposeReshapeTranspose(parts) = from.decompose(&to)? else {
    ///     panic!("it is neither a reshape nor a transpose");
    /// };
    /// assert_eq!((parts.first, parts.transposed.to_string()), (vec![0, 2, 1], "f32[16,17,3]{2,1,0}".into()));
    /// assert_eq!((parts.reshaped.to_string(), parts.second), ("f32[51,16]{1,0}".into(), vec![1, 0]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Source
    ///
    /// XLA, `DecomposeBitcast`.
    pub fn decompose(&self, to: &Self) -> Result<ArrayDecomposition, ArrayBitcastError> {
        let (from, into) = (Plain::of(self)?, Plain::of(to)?);
        if from.count() != into.count() {
            return Err(ArrayBitcastError::Count { from: from.count(), to: into.count() });
        }
        if self.element_bits() != to.element_bits() {
            return Err(ArrayBitcastError::ElementBits { from: self.element_bits(), to: to.element_bits() });
        }
        if self.reshape_stays(to)? {
            return Ok(ArrayDecomposition::Reshape);
        }
        if let Some(axes) = self.deduced(to)? {
            return Ok(ArrayDecomposition::Transpose(axes));
        }
        Ok(ArrayDecomposition::TransposeReshapeTranspose(self.three_parts(to)?))
    }

    /// The bitcast to `to` as a transpose, a reshape and a transpose, whatever is simpler.
    ///
    /// # Errors
    ///
    /// As [`decompose`](Self::decompose).
    ///
    /// # Source
    ///
    /// XLA, `DecomposeBitcastToTrt`.
    pub fn decompose_fully(&self, to: &Self) -> Result<ArrayDecomposed, ArrayBitcastError> {
        let (from, into) = (Plain::of(self)?, Plain::of(to)?);
        if from.count() != into.count() {
            return Err(ArrayBitcastError::Count { from: from.count(), to: into.count() });
        }
        if self.element_bits() != to.element_bits() {
            return Err(ArrayBitcastError::ElementBits { from: self.element_bits(), to: to.element_bits() });
        }
        self.three_parts(to)
    }

    fn three_parts(&self, to: &Self) -> Result<ArrayDecomposed, ArrayBitcastError> {
        let no_layout = |_| ArrayBitcastError::NoLayout;
        let transposed = self.in_memory_order().map_err(no_layout)?;
        let reshaped = to.in_memory_order().map_err(no_layout)?;
        if !transposed.reshape_stays(&reshaped)? {
            return Err(ArrayBitcastError::Moves);
        }
        let first = self.layout().map(|layout| layout.major_to_minor().collect()).unwrap_or_default();
        let second = to.layout().map(ArrayLayout::logical_to_physical).unwrap_or_default();
        Ok(ArrayDecomposed { first, transposed, reshaped, second })
    }
}
