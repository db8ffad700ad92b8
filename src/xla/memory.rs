//! Where each element of an array is in memory, and how much memory that is: tiles, splits and alignment included.

use core::fmt;

use alloc::{vec, vec::Vec};

use super::{ArrayLayout, ArrayShape, ArrayShapeError};
use crate::{
    axis::Permutation,
    index::IndexError,
    layout::{
        MinorToMajor, Tiled, TilingError,
        order::dense_strides,
        tile::{TileExtent, TilesRef},
        tiled::rule,
    },
    shape::{Shape, ShapeError},
};

/// Why the memory of an array is not known, or an index is none of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ArrayMemoryError {
    /// No layout is said, or an extent has no bound.
    Array(ArrayShapeError),
    /// The rank is another, or an extent is not known.
    Shape(ShapeError),
    /// The tiles cannot be cut, or the memory is too large with them.
    Tiling(TilingError),
    /// The memory, its end aligned, does not fit `isize`.
    Aligned {
        /// How many elements it has, padding included.
        elements: usize,
        /// The multiple that it is rounded up to.
        alignment: usize,
    },
    /// The memory, in bytes, does not fit `isize`.
    Bytes {
        /// How many elements it has, padding included.
        elements: usize,
        /// How many bits each takes.
        bits: usize,
    },
    /// A physical axis is split among memories, so there is no one offset.
    Split {
        /// The physical axis.
        place: usize,
    },
    /// Not as many coordinates as the rank.
    Coordinates {
        /// How many there are.
        found: usize,
        /// The rank.
        rank: usize,
    },
    /// A coordinate that is not below its extent, or its bound.
    Index(IndexError),
}

impl fmt::Display for ArrayMemoryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Array(error) => write!(f, "{error}"),
            Self::Shape(error) => write!(f, "{error}"),
            Self::Tiling(error) => write!(f, "{error}"),
            Self::Aligned { elements, alignment } => {
                write!(
                    f,
                    "{elements} elements, rounded up to a multiple of {alignment}, are above {}",
                    isize::MAX
                )
            }
            Self::Bytes { elements, bits } => {
                write!(f, "{elements} elements of {bits} bits are above {} bytes", isize::MAX)
            }
            Self::Split { place } => {
                write!(f, "physical axis {place} is split among memories: an offset is one of one memory")
            }
            Self::Coordinates { found, rank } => {
                write!(f, "an index of {found} coordinates for rank {rank}: there is one for each axis")
            }
            Self::Index(error) => write!(f, "{error}"),
        }
    }
}

impl core::error::Error for ArrayMemoryError {}

/// `From` of the errors that are parts of this one.
macro_rules! from_parts {
    ($($part:ty => $variant:ident;)*) => { $(
        impl From<$part> for ArrayMemoryError {
            fn from(error: $part) -> Self {
                Self::$variant(error)
            }
        }
    )* };
}

from_parts! { ArrayShapeError => Array; ShapeError => Shape; TilingError => Tiling; IndexError => Index; }

/// What the rules of tiles read of an array.
struct Memory<'s> {
    layout: &'s ArrayLayout,
    /// Each extent, bound, or largest piece.
    extents: Vec<usize>,
    /// All cells, those of the padding included, before the end is aligned.
    cells: usize,
}

impl Memory<'_> {
    fn tiles(&self) -> TilesRef<'_> {
        self.layout.tiles().as_tiles()
    }

    /// One more than the largest offset, as far as it is known: [`Tiled`] says when it is.
    fn span(&self) -> usize {
        rule::span(&self.extents, self.layout.minor_to_major(), self.tiles(), self.cells)
    }
}

impl ArrayShape {
    /// The memory of the largest piece of each axis; of whole axes where there are no splits.
    fn memory(&self) -> Result<Memory<'_>, ArrayMemoryError> {
        let layout = self.layout().ok_or(ArrayShapeError::NoLayout)?;
        let piece = |axis: usize| match self.max_split_size(axis.cast_signed()) {
            Ok(Some(size)) => Ok(size),
            _ => Err(ArrayShapeError::Unbounded { axis }),
        };
        let extents = (0..self.rank()).map(piece).collect::<Result<Vec<_>, _>>()?;
        let cells = rule::allocated(&extents, layout.minor_to_major(), layout.tiles().as_tiles())?;
        Ok(Memory { layout, extents, cells })
    }

    /// As [`memory`](Self::memory), where it is one.
    fn one_memory(&self) -> Result<Memory<'_>, ArrayMemoryError> {
        match self.layout().and_then(|layout| layout.splits().first()) {
            Some(split) => Err(ArrayMemoryError::Split { place: split.place() }),
            None => self.memory(),
        }
    }

    /// How many elements the memory has room for, the padding of all tiles included: what a [`Tensor`](crate::Tensor) of this
    /// [layout](Self::to_tiled) owns. A bounded extent counts as its bound, and a split axis as its largest piece.
    ///
    /// # Errors
    ///
    /// [`ArrayMemoryError`] without a layout, for an extent without a bound, for tiles that cannot be cut, and if the memory does not
    /// fit.
    ///
    /// ```
    /// use shapewise::xla::ArrayShape;
    ///
    /// let shape: ArrayShape = "f32[3,5]{1,0:T(2,2)L(10)}".parse()?;
    /// assert_eq!((shape.allocated()?, shape.allocated_aligned()?), (24, 30));
    /// assert_eq!((shape.array_size()?, shape.array_data_size()?), (120, 84)); // bytes
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn allocated(&self) -> Result<usize, ArrayMemoryError> {
        Ok(self.memory()?.cells)
    }

    /// As [`allocated`](Self::allocated), its end aligned as the layout says.
    ///
    /// # Errors
    ///
    /// As there.
    pub fn allocated_aligned(&self) -> Result<usize, ArrayMemoryError> {
        let Memory { layout, cells, .. } = self.memory()?;
        Ok(rule::aligned(cells, layout.tail_alignment())?)
    }

    /// The memory in bytes, padding and alignment included: XLA's `ArraySize`. Packed elements are rounded up once, at the end.
    ///
    /// XLA takes it that tiles behind the first add no padding; here all are followed.
    ///
    /// # Errors
    ///
    /// As [`allocated`](Self::allocated).
    pub fn array_size(&self) -> Result<usize, ArrayMemoryError> {
        self.bytes(self.allocated_aligned()?)
    }

    /// The memory in bytes up to the last element: XLA's `ArrayDataSize`, without the padding behind it.
    ///
    /// Without elements it is 0, where XLA's formula gives a negative size for tiled arrays.
    ///
    /// # Errors
    ///
    /// As [`allocated`](Self::allocated).
    pub fn array_data_size(&self) -> Result<usize, ArrayMemoryError> {
        self.bytes(self.memory()?.span())
    }

    fn bytes(&self, elements: usize) -> Result<usize, ArrayMemoryError> {
        let bits = self.element_bits();
        let error = ArrayMemoryError::Bytes { elements, bits };
        let (count, size) =
            (u128::try_from(elements).map_err(|_| error)?, u128::try_from(bits).map_err(|_| error)?);
        let bytes = count.checked_mul(size).ok_or(error)?.div_ceil(8);
        isize::try_from(bytes).map(isize::unsigned_abs).map_err(|_| error)
    }

    /// Checks an index against extents and bounds.
    fn in_bounds(&self, index: &[usize], bounds: &[usize]) -> Result<(), ArrayMemoryError> {
        if index.len() != self.rank() {
            return Err(ArrayMemoryError::Coordinates { found: index.len(), rank: self.rank() });
        }
        for (axis, (&at, &extent)) in index.iter().zip(bounds).enumerate() {
            if at >= extent {
                return Err(IndexError::new(axis, at, extent).into());
            }
        }
        Ok(())
    }

    /// The offset of an index in memory, in elements, through all tiles. An index of a bounded extent is below the bound.
    ///
    /// # Errors
    ///
    /// [`ArrayMemoryError`] for an index that is not one of the array, and where [`allocated`](Self::allocated) gives it; and where
    /// an axis is split among memories.
    ///
    /// ```
    /// use shapewise::xla::ArrayShape;
    ///
    /// let shape: ArrayShape = "f32[4,8]{1,0:T(2,4)(2,1)}".parse()?;
    /// assert_eq!(shape.offset(&[2, 3])?, 22); // XLA's own LinearIndex follows the first tile alone: 19
    /// assert_eq!(shape.index_at(22)?, Some(vec![2, 3]));
    /// assert_eq!(
    ///     shape.offset(&[4, 0]).unwrap_err().to_string(),
    ///     "index 4 is out of bounds for axis 0, which has extent 4"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn offset(&self, index: &[usize]) -> Result<usize, ArrayMemoryError> {
        let memory = self.one_memory()?;
        self.in_bounds(index, &memory.extents)?;
        Ok(rule::offset(&memory.extents, memory.layout.minor_to_major(), memory.tiles(), index))
    }

    /// The index of the element at an offset: the inverse of [`offset`](Self::offset). Nothing for padding, and behind the memory.
    ///
    /// # Errors
    ///
    /// As [`offset`](Self::offset).
    pub fn index_at(&self, offset: usize) -> Result<Option<Vec<usize>>, ArrayMemoryError> {
        let memory = self.one_memory()?;
        let mut index = vec![0; self.rank()];
        let found =
            rule::find(&memory.extents, memory.layout.minor_to_major(), memory.tiles(), offset, &mut index);
        Ok(found.then_some(index))
    }

    /// Whether the tiles leave each element where it would be without them; padding behind the last does not count. Yes without
    /// tiles, and without elements.
    ///
    /// Where a tile combines parts of axes that another has cut, the answer is no, whatever the extents.
    ///
    /// # Errors
    ///
    /// As [`offset`](Self::offset).
    ///
    /// ```
    /// use shapewise::xla::ArrayShape;
    ///
    /// let is_untiled = |text: &str| text.parse::<ArrayShape>().unwrap().is_untiled();
    /// assert_eq!(is_untiled("f32[24,128]{1,0:T(8,128)}"), Ok(true)); // a tile is a run of whole rows
    /// assert_eq!(is_untiled("f32[4,256]{1,0:T(1,128)}"), Ok(true)); // or a part of one
    /// assert_eq!(is_untiled("f32[2,3,4]{2,1,0:T(8,128)}"), Ok(false)); // rows are padded
    /// ```
    ///
    /// # Source
    ///
    /// XLA, `IsUntiledLayout`.
    pub fn is_untiled(&self) -> Result<bool, ArrayMemoryError> {
        /// A quotient or remainder of a coordinate, or of that of several axes as one, the most major first: it counts by `unit`.
        #[derive(Clone)]
        struct Part {
            axes: Vec<usize>,
            unit: usize,
            is_whole: bool,
        }
        let Memory { layout, extents, .. } = self.one_memory()?;
        if extents.contains(&0) {
            return Ok(true);
        }
        let whole = |axes| Part { axes, unit: 1, is_whole: true };
        let mut parts: Vec<Part> = layout.major_to_minor().map(|axis| whole(vec![axis])).collect();
        for tile in layout.tiles().iter() {
            while parts.len() < tile.len() {
                parts.insert(0, whole(Vec::new()));
            }
            let cut = parts.split_off(parts.len().saturating_sub(tile.len()));
            let (mut combined, mut inner) = (Vec::new(), Vec::new());
            for (mut part, extent) in cut.into_iter().zip(tile) {
                if !part.is_whole && (!combined.is_empty() || *extent == TileExtent::Combined) {
                    return Ok(false);
                }
                combined.append(&mut part.axes);
                if let TileExtent::Size(size) = *extent {
                    let axes = core::mem::take(&mut combined);
                    parts.push(Part {
                        axes: axes.clone(),
                        unit: part.unit.saturating_mul(size),
                        is_whole: false,
                    });
                    inner.push(Part { axes, unit: part.unit, is_whole: false });
                }
            }
            parts.append(&mut inner);
        }
        // An offset is a sum over parts of a number times a step, so what holds of one of each holds of all.
        let (order, tiles) = (layout.minor_to_major(), layout.tiles().as_tiles());
        for Part { axes, unit, .. } in parts {
            let (mut index, mut rest) = (vec![0; extents.len()], unit);
            for &axis in axes.iter().rev() {
                if let (Some(to), Some(extent)) = (index.get_mut(axis), extents.get(axis)) {
                    // No extent is 0.
                    *to = rest.checked_rem(*extent).unwrap_or_default();
                    rest = rest.checked_div(*extent).unwrap_or_default();
                }
            }
            let (tiled, untiled) = (
                rule::offset(&extents, order, tiles, &index),
                rule::offset(&extents, order, TilesRef::NONE, &index),
            );
            if rest == 0 && tiled != untiled {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The offset of an index, in elements, as if there were no tiles: XLA's `IndexUtil::MultidimensionalIndexToLinearIndex`.
    ///
    /// It counts in the order of memory. The linear index of a [`Shape`], [`Shape::linear_index`], is logical.
    ///
    /// # Errors
    ///
    /// As [`offset`](Self::offset), but for tiles.
    ///
    /// ```
    /// use shapewise::xla::ArrayShape;
    ///
    /// let shape: ArrayShape = "f32[10,20,30]{1,2,0:T(8,128)}".parse()?;
    /// assert_eq!(shape.untiled_offset(&[3, 5, 7])?, 1945);
    /// assert_eq!(shape.index_at_untiled(1945)?, Some(vec![3, 5, 7]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn untiled_offset(&self, index: &[usize]) -> Result<usize, ArrayMemoryError> {
        let (extents, strides) = self.untiled()?;
        self.in_bounds(index, &extents)?;
        // The products of extents of an array fit.
        let terms = index.iter().zip(&strides).map(|(&at, stride)| at.wrapping_mul(stride.cast_unsigned()));
        Ok(terms.fold(0, usize::wrapping_add))
    }

    /// The index at an offset, as if there were no tiles: the inverse of [`untiled_offset`](Self::untiled_offset), XLA's
    /// `LinearIndexToMultidimensionalIndex`. Nothing behind the elements.
    ///
    /// # Errors
    ///
    /// As [`untiled_offset`](Self::untiled_offset).
    pub fn index_at_untiled(&self, linear: usize) -> Result<Option<Vec<usize>>, ArrayMemoryError> {
        let (extents, strides) = self.untiled()?;
        let count: usize = extents.iter().product();
        if linear >= count {
            return Ok(None);
        }
        // No extent is 0, so neither is a stride.
        let place = |(&extent, stride): (&usize, &isize)| {
            linear
                .checked_div(stride.unsigned_abs())
                .unwrap_or_default()
                .checked_rem(extent)
                .unwrap_or_default()
        };
        Ok(Some(extents.iter().zip(&strides).map(place).collect()))
    }

    /// Each extent or bound, and the stride of its axis, as if there were no tiles.
    fn untiled(&self) -> Result<(Vec<usize>, Vec<isize>), ArrayMemoryError> {
        let layout = self.layout().ok_or(ArrayShapeError::NoLayout)?;
        let bound = |(axis, extent): (usize, &crate::extent::DynExtent)| {
            extent.bound().ok_or(ArrayShapeError::Unbounded { axis })
        };
        let extents = self.extents().iter().enumerate().map(bound).collect::<Result<Vec<_>, _>>()?;
        let mut strides = vec![0; self.rank()];
        dense_strides(layout.minor_to_major(), &extents, 1, &mut strides);
        Ok((extents, strides))
    }

    /// The step along an axis from one element to the next, in elements, tiles left out: XLA's `GetDimensionStride`.
    ///
    /// # Errors
    ///
    /// [`ArrayMemoryError`] if there is no such axis, no layout, or an extent without a bound.
    ///
    /// ```
    /// use shapewise::xla::ArrayShape;
    ///
    /// assert_eq!("f32[5,8,10,4]{3,2,1,0}".parse::<ArrayShape>()?.stride(1)?, 40);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn stride(&self, axis: isize) -> Result<isize, ArrayMemoryError> {
        let axis = crate::axis::resolve(axis, self.rank()).map_err(ArrayShapeError::from)?;
        let (_, strides) = self.untiled()?;
        Ok(strides.get(axis).copied().unwrap_or_default())
    }

    /// The layout of the array, with the rank in the type: what a [`View`](crate::View) of its memory takes.
    ///
    /// # Errors
    ///
    /// [`ArrayMemoryError::Shape`] for another rank and extents that are not known; and as [`offset`](Self::offset).
    ///
    /// ```
    /// use shapewise::{View, xla::ArrayShape};
    ///
    /// let shape: ArrayShape = "u8[3,5]{1,0:T(2,2)}".parse()?;
    /// let memory: Vec<u8> = (0..24).collect();
    /// let view = View::with_layout(&memory, shape.to_tiled::<2>()?)?;
    /// assert_eq!((view[[2, 3]], view.get([3, 0])), (17, None));
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
