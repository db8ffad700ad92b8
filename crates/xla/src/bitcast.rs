//! Bitcasts between arrays: reshapes and transposes that leave each element at its place in memory.

mod memory;
mod normal;

use alloc::vec::Vec;

use smallvec::SmallVec;

use shapewise::{
    extent::DynExtent,
    message::error_messages,
    rules::bitcast::{deduce, unmodified},
    shape::CountMismatch,
};

use self::memory::Plain;
pub use self::normal::NormalizedTranspose;
use super::{ArrayLayout, ArrayShape, ArrayShapeError};

/// Why a question about bitcasts between two arrays has no answer: the error of
/// [`ArrayShape::reshape_is_bitcast`](super::ArrayShape::reshape_is_bitcast).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ArrayBitcastError {
    /// The element counts differ.
    Count(CountMismatch),
    /// The element sizes differ.
    ElementBits {
        /// The element size before, in bits.
        from: usize,
        /// The element size after.
        to: usize,
    },
    /// An array is not valid, or has no layout, or an extent without a bound, or tiles or splits where there must be none.
    Array(ArrayShapeError),
    /// No transposes and reshapes make the bitcast, because of tiles, splits or bounded extents.
    Moves,
}

error_messages! {
    #[inline] ArrayBitcastError [Count(CountMismatch), Array(ArrayShapeError)]
    Self::ElementBits { from, to } =>
        "elements of {from} bits cannot become elements of {to} bits: a bitcast keeps the element size";
    Self::Moves =>
        "no transposes and reshapes make this bitcast: tiles, splits and bounded extents must stay with their axes";
}

/// A bitcast as a transpose, a reshape and another transpose. Each of the three is a bitcast by itself:
/// [`Decomposed`](shapewise::layout::bitcast::Decomposed) of ranks that are known at run time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArrayDecomposed {
    /// The first transpose, to the order of memory: axis `k` of its result is axis `first[k]` of its operand.
    pub first: Vec<usize>,
    /// The result of the first transpose, which is row-major.
    pub transposed: ArrayShape,
    /// The result of the reshape, which is row-major.
    pub reshaped: ArrayShape,
    /// The second transpose, from the order of memory.
    pub second: Vec<usize>,
}

/// A bitcast in the simplest of three forms. It is the result of [`ArrayShape::decompose`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ArrayDecomposition {
    /// A reshape.
    Reshape,
    /// A transpose: axis `k` of the result is axis `axes[k]` of the operand.
    Transpose(Vec<usize>),
    /// A transpose, a reshape and a transpose.
    TransposeReshapeTranspose(ArrayDecomposed),
}

/// Checks whether the bounded extents are those of axes that the reshape leaves unmodified.
#[inline]
fn bounds_stay(from: &ArrayShape, to: &ArrayShape) -> Result<bool, ArrayBitcastError> {
    let is_bounded = |extent: &&DynExtent| !extent.is_known();
    let bounded = |shape: &ArrayShape| shape.extents().iter().filter(is_bounded).count();
    if bounded(from) != bounded(to) {
        return Ok(false);
    }
    if bounded(from) == 0 {
        return Ok(true);
    }
    let mut stays: SmallVec<[Option<usize>; 8]> = SmallVec::from_elem(None, from.rank());
    if unmodified(&from.bounds()?, &to.bounds()?, &mut stays).is_err() {
        return Ok(false);
    }
    let stays_itself = |(extent, axis): (&DynExtent, &Option<usize>)| {
        extent.is_known() || axis.and_then(|axis| to.extents().get(axis)) == Some(extent)
    };
    Ok(from.extents().iter().zip(&stays).all(stays_itself))
}

/// Bitcasts between arrays: reshapes and transposes that leave each element at its place in memory.
///
/// The rules are those of [`layout::bitcast`](shapewise::layout::bitcast), which has examples. The further properties of arrays:
///
/// | property | rule |
/// |---|---|
/// | element types, element sizes, memory spaces | must be equal; to compare the rest, apply [`with_element_type`](ArrayShape::with_element_type) first |
/// | bounded extents | count as their bound, and must be axes that a reshape leaves unmodified |
/// | unknown extents | are an error |
/// | tiles | are respected, unlike in XLA: `f32[16,256]{1,0:T(8,128)}` to `f32[4096]{0}` is not a bitcast |
/// | splits | must be equal, and the physical axes must stay |
///
/// Tiles that divide their axes evenly are expanded, so `[24,128]` in tiles of 8 by 128 has the same memory as without tiles. If a
/// tile is padded or combines axes, the axes that it divides must stay as they are; the answer "no" then means only that they do
/// not.
impl ArrayShape {
    /// Returns `true` if both have the same element type, element size and memory space.
    #[inline]
    fn has_same_elements(&self, other: &Self) -> bool {
        let memory = |shape: &Self| shape.layout().map_or(0, ArrayLayout::memory_space);
        self.element_type() == other.element_type()
            && self.element_bits() == other.element_bits()
            && memory(self) == memory(other)
    }

    /// Checks whether a reshape to `to` leaves each element in place; the element types may differ.
    #[inline]
    fn reshape_stays(&self, to: &Self) -> Result<bool, ArrayBitcastError> {
        Ok(Plain::of(self)?.is_same_memory(&Plain::of(to)?) && bounds_stay(self, to)?)
    }

    /// Checks whether a transpose to `to` leaves each element in place: the transposed array in the same memory is `to`. The
    /// element types may differ.
    #[inline]
    fn transpose_stays(&self, to: &Self, axes: &[isize]) -> Result<bool, ArrayBitcastError> {
        let transposed = self.permute(axes)?;
        if transposed.extents() != to.extents() {
            return Ok(false);
        }
        Ok(Plain::of(&transposed)?.is_same_memory(&Plain::of(to)?))
    }

    /// Checks whether a reshape to `to` leaves each element in place.
    ///
    /// # Errors
    ///
    /// [`ArrayBitcastError::Array`] if a layout is missing or an extent is unknown.
    ///
    /// ```
    /// use shapewise_xla::ArrayShape;
    ///
    /// let is_bitcast = |from: &str, to: &str| -> Result<bool, Box<dyn std::error::Error>> {
    ///     Ok(from.parse::<ArrayShape>()?.reshape_is_bitcast(&to.parse()?)?)
    /// };
    /// assert!(is_bitcast("f32[3,2,2]{1,0,2}", "f32[6,2]{0,1}")?);
    /// assert!(!is_bitcast("f32[3,2,2]{0,1,2}", "f32[6,2]{0,1}")?);
    /// // XLA ignores tiles and returns `true`.
    /// assert!(!is_bitcast("f32[16,256]{1,0:T(8,128)}", "f32[4096]{0}")?);
    /// assert!(is_bitcast("f32[4,16,200]{2,1,0:T(8,128)}", "f32[2,2,16,200]{3,2,1,0:T(8,128)}")?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// XLA, `ReshapeIsBitcast`.
    #[inline]
    pub fn reshape_is_bitcast(&self, to: &Self) -> Result<bool, ArrayBitcastError> {
        Ok(self.reshape_stays(to)? && self.has_same_elements(to))
    }

    /// Checks whether a transpose to `to` leaves each element in place: axis `k` of `to` is axis `axes[k]` of this array. Returns
    /// `false` if the extents of `to` are not those of the transpose.
    ///
    /// # Errors
    ///
    /// [`ArrayBitcastError::Array`] if the axes are not a permutation of those of this array, a layout is missing or an extent is
    /// unknown.
    ///
    /// ```
    /// use shapewise_xla::ArrayShape;
    ///
    /// let (from, to): (ArrayShape, ArrayShape) =
    ///     ("f32[10,5]{1,0}".parse()?, "f32[5,10]{0,1}".parse()?);
    /// assert!(from.transpose_is_bitcast(&to, &[1, 0])?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// XLA, `TransposeIsBitcast`, which returns `false` if only axes of extent 1 are at other places, and ignores extents and
    /// tiles.
    #[inline]
    pub fn transpose_is_bitcast(&self, to: &Self, axes: &[isize]) -> Result<bool, ArrayBitcastError> {
        Ok(self.transpose_stays(to, axes)? && self.has_same_elements(to))
    }

    /// Deduces the transpose to `to` that leaves each element in place, if there is one: axis `k` of `to` is axis `axes[k]` of
    /// this array.
    ///
    /// # Errors
    ///
    /// [`ArrayBitcastError::Array`] if a layout is missing or an extent is unknown.
    ///
    /// ```
    /// use shapewise_xla::ArrayShape;
    ///
    /// let from: ArrayShape = "f32[5,3]{1,0}".parse()?;
    /// assert_eq!(from.deduce_transpose(&"f32[3,5]{0,1}".parse()?)?, Some(vec![1, 0]));
    /// assert_eq!(from.deduce_transpose(&"f32[3,5]{1,0}".parse()?)?, None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// XLA, `DeduceTransposeDimensionsForBitcast`.
    #[inline]
    pub fn deduce_transpose(&self, to: &Self) -> Result<Option<Vec<usize>>, ArrayBitcastError> {
        Ok(self.deduced(to)?.filter(|_| self.has_same_elements(to)))
    }

    /// Deduces the transpose as [`deduce_transpose`](Self::deduce_transpose) does, for any element types.
    #[inline]
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

    /// Checks whether a reshape or a transpose to `to` leaves each element in place: XLA's `IsReshapeOrTransposeBitcast`.
    ///
    /// # Errors
    ///
    /// [`ArrayBitcastError::Array`] if a layout is missing or an extent is unknown.
    #[inline]
    pub fn is_bitcast(&self, to: &Self) -> Result<bool, ArrayBitcastError> {
        Ok(self.reshape_is_bitcast(to)? || self.deduce_transpose(to)?.is_some())
    }

    /// Returns the array `to` with the layout for which the reshape leaves each element in place, if there is one. The tiles and
    /// the other attributes are those of this array; the layout of `to` is ignored. Returns `None` if the element types differ.
    ///
    /// Axes of extent 1 could be anywhere; here they are the most major, the last of them first.
    ///
    /// # Errors
    ///
    /// [`ArrayBitcastError::Array`] if this array has no layout, an extent is unknown, or `to` does not fit with the element size
    /// of the layout.
    ///
    /// ```
    /// use shapewise_xla::ArrayShape;
    ///
    /// let shape: ArrayShape = "f32[3,8,5,7,11]{3,2,1,0,4}".parse()?;
    /// let aligned = shape.align(&"f32[4,3,2,7,5,11]".parse()?)?.unwrap();
    /// assert_eq!(aligned.to_string(), "f32[4,3,2,7,5,11]{4,3,2,1,0,5}");
    /// assert_eq!(shape.reshape_is_bitcast(&aligned), Ok(true));
    /// assert_eq!(shape.align(&"f32[4,3,2,5,77]".parse()?)?, None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// XLA, `AlignLayouts`, whose result has no tiles.
    #[inline]
    pub fn align(&self, to: &Self) -> Result<Option<Self>, ArrayBitcastError> {
        let from = Plain::of(self)?;
        let extents = to.bounds()?;
        // `to` may have fewer physical axes than are split.
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
            // Without elements, the extents may be too large for the element size of the layout.
            let aligned = to.clone().with_layout(layout)?;
            if self.reshape_stays(&aligned)? {
                return Ok(Some(aligned));
            }
        }
        Ok(None)
    }

    /// Decomposes the bitcast to `to`: into a reshape alone if possible, otherwise a transpose alone if possible, otherwise a
    /// transpose, a reshape and a transpose. The element types may differ, the element sizes must be equal.
    ///
    /// # Errors
    ///
    /// [`ArrayBitcastError`] if a layout is missing or an extent is unknown, if the element counts or the element sizes differ, and
    /// if tiles prevent the bitcast, which XLA ignores.
    ///
    /// ```
    /// use shapewise_xla::{ArrayDecomposition, ArrayShape};
    ///
    /// let (from, to): (ArrayShape, ArrayShape) =
    ///     ("f32[16,3,17]{1,2,0}".parse()?, "f32[16,51]{0,1}".parse()?);
    /// let ArrayDecomposition::TransposeReshapeTranspose(parts) = from.decompose(&to)? else {
    ///     panic!("it is neither a reshape nor a transpose");
    /// };
    /// assert_eq!(
    ///     (parts.first, parts.transposed.to_string()),
    ///     (vec![0, 2, 1], "f32[16,17,3]{2,1,0}".into())
    /// );
    /// assert_eq!((parts.reshaped.to_string(), parts.second), ("f32[51,16]{1,0}".into(), vec![1, 0]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// XLA, `DecomposeBitcast`.
    #[inline]
    pub fn decompose(&self, to: &Self) -> Result<ArrayDecomposition, ArrayBitcastError> {
        self.check_sizes(to)?;
        if self.reshape_stays(to)? {
            return Ok(ArrayDecomposition::Reshape);
        }
        if let Some(axes) = self.deduced(to)? {
            return Ok(ArrayDecomposition::Transpose(axes));
        }
        Ok(ArrayDecomposition::TransposeReshapeTranspose(self.decompose_fully(to)?))
    }

    /// Decomposes the bitcast to `to` into a transpose, a reshape and a transpose, even if a simpler form is possible.
    ///
    /// # Errors
    ///
    /// Same errors as [`decompose`](Self::decompose).
    ///
    /// # In other libraries
    ///
    /// XLA, `DecomposeBitcastToTrt`.
    #[inline]
    pub fn decompose_fully(&self, to: &Self) -> Result<ArrayDecomposed, ArrayBitcastError> {
        self.check_sizes(to)?;
        let (transposed, reshaped) = (self.in_memory_order()?, to.in_memory_order()?);
        if !transposed.reshape_stays(&reshaped)? {
            return Err(ArrayBitcastError::Moves);
        }
        let first = self.required_layout()?.major_to_minor().collect();
        let second = to.required_layout()?.logical_to_physical();
        Ok(ArrayDecomposed { first, transposed, reshaped, second })
    }

    /// Checks that both arrays have the same element count and the same element size.
    #[inline]
    fn check_sizes(&self, to: &Self) -> Result<(), ArrayBitcastError> {
        let (from_count, to_count) = (Plain::of(self)?.count(), Plain::of(to)?.count());
        if from_count != to_count {
            return Err(CountMismatch::new(from_count, to_count).into());
        }
        let (from, to) = (self.element_bits(), to.element_bits());
        if from == to { Ok(()) } else { Err(ArrayBitcastError::ElementBits { from, to }) }
    }
}
