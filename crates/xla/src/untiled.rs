//! Arrays as if they had no tiles: whether tiles move elements, and the offsets without them.

use alloc::{vec, vec::Vec};

use shapewise::{
    axis,
    layout::tile::{TileExtent, TilesRef},
};

use super::{ArrayLayout, ArrayMemoryError, ArrayShape, ArrayShapeError, lists::Axes, memory::check_bounds};

/// A digit of an index in a tiled layout: a coordinate, or a quotient or remainder of one by the extents of tiles. The
/// coordinate is that of one axis or of several axes that a tile combines.
struct Digit {
    /// The axes of the coordinate, the most major first.
    axes: Vec<usize>,
    /// The difference of the coordinate for two successive values of the digit.
    unit: usize,
    /// `true` if the digit is a coordinate that no tile has divided.
    is_undivided: bool,
}

impl Digit {
    #[inline]
    fn undivided(axes: Vec<usize>) -> Self {
        Self { axes, unit: 1, is_undivided: true }
    }

    /// Returns the index at which this digit is 1 and all others are 0. Returns `None` if the digit is 0 for all indices.
    #[inline]
    fn unit_index(&self, extents: &[usize]) -> Option<Vec<usize>> {
        let (mut index, mut rest) = (vec![0; extents.len()], self.unit);
        for &axis in self.axes.iter().rev() {
            let extent = *extents.get(axis)?;
            *index.get_mut(axis)? = rest.checked_rem(extent)?;
            rest = rest.checked_div(extent)?;
        }
        (rest == 0).then_some(index)
    }
}

/// Returns the digits of an index after all tiles. Returns `None` if a tile combines a digit that another tile has divided.
#[inline]
fn digits(layout: &ArrayLayout) -> Option<Vec<Digit>> {
    let mut digits: Vec<_> = layout.major_to_minor().map(|axis| Digit::undivided(vec![axis])).collect();
    for tile in layout.tiles().iter() {
        while digits.len() < tile.len() {
            digits.insert(0, Digit::undivided(Vec::new()));
        }
        let divided = digits.split_off(digits.len().saturating_sub(tile.len()));
        let (mut remainders, mut combined) = (Vec::new(), Vec::new());
        for (digit, extent) in divided.into_iter().zip(tile) {
            let is_combined = !combined.is_empty() || *extent == TileExtent::Combined;
            if is_combined && !digit.is_undivided {
                return None;
            }
            combined.extend(digit.axes);
            if let TileExtent::Size(size) = *extent {
                let axes = core::mem::take(&mut combined);
                let unit = digit.unit.saturating_mul(size);
                digits.push(Digit { axes: axes.clone(), unit, is_undivided: false });
                remainders.push(Digit { axes, unit: digit.unit, is_undivided: false });
            }
        }
        digits.append(&mut remainders);
    }
    Some(digits)
}

impl ArrayShape {
    /// Checks whether the tiles leave each element at the offset that it has without them. Padding after the last element is
    /// ignored. Returns `true` without tiles, and without elements.
    ///
    /// Returns `false` if a tile combines parts of axes that another tile has divided, whatever the extents.
    ///
    /// # Errors
    ///
    /// Same errors as [`offset`](Self::offset).
    ///
    /// ```
    /// use shapewise_xla::ArrayShape;
    ///
    /// let is_untiled = |text: &str| text.parse::<ArrayShape>().unwrap().is_untiled();
    /// // a tile is a run of entire rows
    /// assert_eq!(is_untiled("f32[24,128]{1,0:T(8,128)}"), Ok(true));
    /// assert_eq!(is_untiled("f32[4,256]{1,0:T(1,128)}"), Ok(true)); // or a part of one row
    /// assert_eq!(is_untiled("f32[2,3,4]{2,1,0:T(8,128)}"), Ok(false)); // rows are padded
    /// ```
    ///
    /// # In other libraries
    ///
    /// XLA, `IsUntiledLayout`.
    #[inline]
    pub fn is_untiled(&self) -> Result<bool, ArrayMemoryError> {
        let memory = self.one_memory()?;
        if memory.extents.contains(&0) {
            return Ok(true);
        }
        let Some(digits) = digits(memory.layout) else { return Ok(false) };
        // Both offsets are sums of a stride times a digit over all digits, so it suffices to compare them where one digit is 1.
        let stays = |index: Vec<usize>| {
            memory.offset_with(memory.tiles(), &index) == memory.offset_with(TilesRef::NONE, &index)
        };
        Ok(digits.iter().filter_map(|digit| digit.unit_index(&memory.extents)).all(stays))
    }

    /// Returns the offset of an index, in elements, as if there were no tiles: XLA's `IndexUtil::MultidimensionalIndexToLinearIndex`.
    ///
    /// The offset is in the order of memory; [`Shape::linear_index`](shapewise::Shape::linear_index) is in logical order.
    ///
    /// # Errors
    ///
    /// [`ArrayMemoryError`] for an index out of bounds, if there is no layout, or if an extent has no bound.
    ///
    /// ```
    /// use shapewise_xla::ArrayShape;
    ///
    /// let shape: ArrayShape = "f32[10,20,30]{1,2,0:T(8,128)}".parse()?;
    /// assert_eq!(shape.untiled_offset(&[3, 5, 7])?, 1945);
    /// assert_eq!(shape.index_at_untiled(1945)?, Some(vec![3, 5, 7]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn untiled_offset(&self, index: &[usize]) -> Result<usize, ArrayMemoryError> {
        let (extents, strides) = self.untiled()?;
        check_bounds(index, &extents)?;
        // The product of the extents fits.
        let terms = index.iter().zip(&strides).map(|(&at, stride)| at.wrapping_mul(stride.cast_unsigned()));
        Ok(terms.fold(0, usize::wrapping_add))
    }

    /// Returns the index at an offset, as if there were no tiles: the inverse of [`untiled_offset`](Self::untiled_offset), XLA's
    /// `LinearIndexToMultidimensionalIndex`. Returns `None` after the last element.
    ///
    /// # Errors
    ///
    /// [`ArrayMemoryError`] if there is no layout, or an extent has no bound.
    #[inline]
    pub fn index_at_untiled(&self, linear: usize) -> Result<Option<Vec<usize>>, ArrayMemoryError> {
        let (extents, strides) = self.untiled()?;
        if linear >= extents.iter().product() {
            return Ok(None);
        }
        let coordinate = |(&extent, stride): (&usize, &isize)| {
            linear.checked_div(stride.unsigned_abs())?.checked_rem(extent)
        };
        Ok(extents.iter().zip(&strides).map(coordinate).collect())
    }

    /// Returns the extent or bound of each axis, and its stride without tiles, in elements.
    #[inline]
    fn untiled(&self) -> Result<(Axes, Vec<isize>), ArrayShapeError> {
        let (layout, extents) = (self.required_layout()?, self.bounds()?);
        let mut strides = vec![0; self.rank()];
        layout.order().strides(&extents, 1, &mut strides);
        Ok((extents, strides))
    }

    /// Returns the stride of an axis, in elements, as if there were no tiles: XLA's `GetDimensionStride`. Negative axes count from the end.
    ///
    /// # Errors
    ///
    /// [`ArrayMemoryError`] if there is no such axis or no layout, or if an extent has no bound.
    ///
    /// ```
    /// use shapewise_xla::ArrayShape;
    ///
    /// assert_eq!("f32[5,8,10,4]{3,2,1,0}".parse::<ArrayShape>()?.stride(1)?, 40);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn stride(&self, axis: isize) -> Result<isize, ArrayMemoryError> {
        let axis = axis::resolve(axis, self.rank()).map_err(ArrayShapeError::from)?;
        let (_, strides) = self.untiled()?;
        Ok(strides.get(axis).copied().unwrap_or_default())
    }
}
