//! The memory of an array: the offset of each element and the number of bytes, with tiles, splits and alignment.

use alloc::{vec, vec::Vec};

use shapewise::{
    axis::Permutation,
    index::IndexError,
    layout::{MinorToMajor, Tiled, TilingError, tile::TilesRef},
    message::{Count, error_messages},
    rules,
    shape::{Shape, ShapeError},
};

use super::{ArrayLayout, ArrayShape, ArrayShapeError, lists::Axes};

/// Why an array has no offsets or no size in memory, or has no such index: the error of [`ArrayShape::offset`](super::ArrayShape::offset).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ArrayMemoryError {
    /// The array has no layout, an extent without a bound, or a physical axis that is split among memories.
    Array(ArrayShapeError),
    /// The rank is different, or an extent is unknown.
    Shape(ShapeError),
    /// The tiles cannot be applied, or the memory does not fit `isize` with them or with its end aligned.
    Tiling(TilingError),
    /// The memory does not fit `isize`, in bytes.
    Bytes {
        /// The number of elements in memory, padding included.
        elements: usize,
        /// The size of an element, in bits.
        bits: usize,
    },
    /// The number of coordinates is not the rank.
    Coordinates {
        /// The number of coordinates.
        found: usize,
        /// The rank.
        rank: usize,
    },
    /// A coordinate is not below the extent or the bound of its axis.
    Index(IndexError),
}

error_messages! {
    #[inline] ArrayMemoryError [Array(ArrayShapeError), Shape(ShapeError), Tiling(TilingError), Index(IndexError)]
    Self::Bytes { elements, bits } => "{elements} elements of {bits} bits are above {} bytes", isize::MAX;
    Self::Coordinates { found, rank } => "an index of {} for rank {rank}: there is one for each axis",
        Count(found, "coordinate", "coordinates");
}

/// The parts of an array that determine offsets.
pub(super) struct Memory<'s> {
    pub(super) layout: &'s ArrayLayout,
    /// The extent, the bound or the largest piece of each axis.
    pub(super) extents: Axes,
    /// The number of elements in memory, padding included, before the end is aligned.
    cells: usize,
}

impl Memory<'_> {
    #[inline]
    pub(super) fn tiles(&self) -> TilesRef<'_> {
        self.layout.tiles().as_tiles()
    }

    /// Returns the offset of an index in bounds with these tiles in place of those of the layout.
    #[inline]
    pub(super) fn offset_with(&self, tiles: TilesRef<'_>, index: &[usize]) -> usize {
        rules::tiles::offset(&self.extents, self.layout.minor_to_major(), tiles, index)
    }
}

/// Returns the size of elements of a number of bits each, in bytes, rounded up once. Returns `None` if it does not fit `isize`.
#[inline]
pub(super) fn bytes(elements: usize, bits: usize) -> Option<usize> {
    let (elements, bits) = (u128::try_from(elements).ok()?, u128::try_from(bits).ok()?);
    let bytes = elements.checked_mul(bits)?.div_ceil(8);
    isize::try_from(bytes).ok().map(isize::unsigned_abs)
}

/// Checks that the index has one coordinate for each extent, and that each is below the extent.
#[inline]
pub(super) fn check_bounds(index: &[usize], extents: &[usize]) -> Result<(), ArrayMemoryError> {
    if index.len() != extents.len() {
        return Err(ArrayMemoryError::Coordinates { found: index.len(), rank: extents.len() });
    }
    for (axis, (&at, &extent)) in index.iter().zip(extents).enumerate() {
        if at >= extent {
            return Err(IndexError::new(axis, at, extent).into());
        }
    }
    Ok(())
}

impl ArrayShape {
    /// Returns the memory of the largest pieces of all axes: the memory of the array, if no axis is split.
    #[inline]
    fn memory(&self) -> Result<Memory<'_>, ArrayMemoryError> {
        let layout = self.required_layout()?;
        let piece = |axis: usize| match self.max_split_size(axis.cast_signed()) {
            Ok(Some(size)) => Ok(size),
            _ => Err(ArrayShapeError::Unbounded { axis }),
        };
        let extents = (0..self.rank()).map(piece).collect::<Result<Axes, _>>()?;
        let cells = rules::tiles::allocated(&extents, layout.minor_to_major(), layout.tiles().as_tiles())?;
        Ok(Memory { layout, extents, cells })
    }

    /// Returns the memory of an array without splits.
    #[inline]
    pub(super) fn one_memory(&self) -> Result<Memory<'_>, ArrayMemoryError> {
        if let Some(layout) = self.layout() {
            layout.check_unsplit()?;
        }
        self.memory()
    }

    /// Returns the number of elements in memory, padding included: the length of the memory of a [`Tensor`](shapewise::Tensor) with
    /// this [layout](Self::to_tiled). A bounded extent counts as its bound, and a split axis as its largest piece.
    ///
    /// # Errors
    ///
    /// [`ArrayMemoryError`] if there is no layout, an extent has no bound, the tiles cannot be applied, or the memory does not fit
    /// `isize`.
    ///
    /// ```
    /// use shapewise_xla::ArrayShape;
    ///
    /// let shape: ArrayShape = "f32[3,5]{1,0:T(2,2)L(10)}".parse()?;
    /// assert_eq!((shape.allocated()?, shape.allocated_aligned()?), (24, 30));
    /// assert_eq!((shape.array_size()?, shape.array_data_size()?), (120, 84)); // bytes
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn allocated(&self) -> Result<usize, ArrayMemoryError> {
        Ok(self.memory()?.cells)
    }

    /// Returns the number of elements in memory as [`allocated`](Self::allocated) does, rounded up to the tail alignment of the layout.
    ///
    /// # Errors
    ///
    /// Same errors as [`allocated`](Self::allocated).
    #[inline]
    pub fn allocated_aligned(&self) -> Result<usize, ArrayMemoryError> {
        let Memory { layout, cells, .. } = self.memory()?;
        Ok(rules::tiles::aligned(cells, layout.tail_alignment())?)
    }

    /// Returns the size of the memory in bytes, padding and alignment included: XLA's `ArraySize`. Packed elements are rounded up
    /// to bytes once, at the end.
    ///
    /// XLA assumes that the tiles after the first add no padding; this method applies all tiles.
    ///
    /// # Errors
    ///
    /// Same errors as [`allocated`](Self::allocated).
    #[inline]
    pub fn array_size(&self) -> Result<usize, ArrayMemoryError> {
        self.size_of(self.allocated_aligned()?)
    }

    /// Returns the size of the memory in bytes up to the last element, without the padding after it: XLA's `ArrayDataSize`.
    ///
    /// Without elements the size is 0; XLA's formula returns a negative size for tiled arrays.
    ///
    /// # Errors
    ///
    /// Same errors as [`allocated`](Self::allocated).
    #[inline]
    pub fn array_data_size(&self) -> Result<usize, ArrayMemoryError> {
        let memory = self.memory()?;
        let order = memory.layout.minor_to_major();
        self.size_of(rules::tiles::span(&memory.extents, order, memory.tiles(), memory.cells))
    }

    /// Returns the size of this number of elements in bytes.
    #[inline]
    fn size_of(&self, elements: usize) -> Result<usize, ArrayMemoryError> {
        let bits = self.element_bits();
        bytes(elements, bits).ok_or(ArrayMemoryError::Bytes { elements, bits })
    }

    /// Returns the offset of an index in memory, in elements, with all tiles applied. A coordinate of a bounded extent must be
    /// below the bound.
    ///
    /// # Errors
    ///
    /// [`ArrayMemoryError`] for an index out of bounds, if an axis is split among memories, and for the errors of
    /// [`allocated`](Self::allocated).
    ///
    /// ```
    /// use shapewise_xla::ArrayShape;
    ///
    /// let shape: ArrayShape = "f32[4,8]{1,0:T(2,4)(2,1)}".parse()?;
    /// assert_eq!(shape.offset(&[2, 3])?, 22); // XLA's LinearIndex applies the first tile alone: 19
    /// assert_eq!(shape.index_at(22)?, Some(vec![2, 3]));
    /// assert_eq!(
    ///     shape.offset(&[4, 0]).unwrap_err().to_string(),
    ///     "index 4 is out of bounds for axis 0, which has extent 4"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn offset(&self, index: &[usize]) -> Result<usize, ArrayMemoryError> {
        let memory = self.one_memory()?;
        check_bounds(index, &memory.extents)?;
        Ok(memory.offset_with(memory.tiles(), index))
    }

    /// Returns the index of the element at an offset: the inverse of [`offset`](Self::offset). Returns `None` for an offset in the
    /// padding or after the memory.
    ///
    /// # Errors
    ///
    /// Same errors as [`offset`](Self::offset).
    #[inline]
    pub fn index_at(&self, offset: usize) -> Result<Option<Vec<usize>>, ArrayMemoryError> {
        let memory = self.one_memory()?;
        let (order, mut index) = (memory.layout.minor_to_major(), vec![0; self.rank()]);
        Ok(rules::tiles::find(&memory.extents, order, memory.tiles(), offset, &mut index).then_some(index))
    }

    /// The layout of the array with the rank in the type, for a [`TiledView`](shapewise::array::TiledView) of its memory.
    ///
    /// # Errors
    ///
    /// [`ArrayMemoryError::Shape`] for a different rank and for unknown extents; and the errors of [`offset`](Self::offset).
    ///
    /// ```
    /// use shapewise::array::TiledView;
    /// use shapewise_xla::ArrayShape;
    ///
    /// let shape: ArrayShape = "u8[3,5]{1,0:T(2,2)}".parse()?;
    /// let memory: Vec<u8> = (0..24).collect();
    /// let view = TiledView::with_layout(&memory, shape.to_tiled::<2>()?)?;
    /// assert_eq!((view.get([2, 3]), view.get([3, 0])), (Some(&17), None));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_tiled<const R: usize>(
        &self,
    ) -> Result<Tiled<R, [usize; R], TilesRef<'_>, Permutation<R>>, ArrayMemoryError> {
        let shape = Shape::<R>::try_from(self)?;
        let layout = self.one_memory()?.layout;
        let order = MinorToMajor::<R>::try_from(layout).map_err(ArrayShapeError::from)?;
        Ok(Tiled::new(shape, order, layout.tiles().as_tiles())?)
    }
}
