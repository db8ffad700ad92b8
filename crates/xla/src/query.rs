//! Queries of arrays: element counts, sizes in bytes, strides in bytes.

use alloc::vec::Vec;

use shapewise::{axis, extent::DynExtent, rules::strides};

use super::{ArrayLayout, ArrayShape, ArrayShapeError, ElementType, Split, memory::bytes};

impl ArrayShape {
    /// Returns the element count, where a bounded extent counts as its bound. Returns `None` if an extent is unknown and none is 0.
    ///
    /// ```
    /// use shapewise_xla::ArrayShape;
    ///
    /// let count = |text: &str| text.parse::<ArrayShape>().unwrap().element_count();
    /// assert_eq!(
    ///     ["s8[]", "s8[0]", "s8[3,<=5]", "s8[3,?]", "s8[0,?]"].map(count),
    ///     [Some(1), Some(0), Some(15), None, Some(0)]
    /// );
    /// ```
    #[must_use]
    #[inline]
    pub fn element_count(&self) -> Option<usize> {
        if self.is_empty() {
            return Some(0);
        }
        self.extents().iter().all(|extent| extent.bound().is_some()).then(|| self.bounded_count())
    }

    /// Returns `true` if an extent is known to be 0.
    ///
    /// ```
    /// use shapewise_xla::ArrayShape;
    ///
    /// let shape: ArrayShape = "f16[?,<=3,2,1]".parse()?;
    /// assert_eq!((shape.known_count(), shape.bounded_count()), (2, 6));
    /// assert!(
    ///     !shape.is_empty()
    ///         && !shape.is_scalar()
    ///         && !shape.is_effective_scalar()
    ///         && !shape.is_fully_known()
    /// );
    /// assert!(shape.has_degenerate_axis());
    /// assert_eq!(shape.element_bits(), 16);
    /// # Ok::<(), shapewise_xla::ShapeTextError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.extents().contains(&DynExtent::ZERO)
    }

    /// Returns the product of the known extents; XLA's `StaticExtentProduct`.
    ///
    /// [`is_empty`](Self::is_empty) has an example.
    #[must_use]
    #[inline]
    pub fn known_count(&self) -> usize {
        // The product of all extents other than 0 fits, so that of fewer extents fits.
        self.extents().iter().filter_map(|extent| extent.get()).product()
    }

    /// Returns the product of the known extents and the bounds.
    ///
    /// [`is_empty`](Self::is_empty) has an example.
    #[must_use]
    #[inline]
    pub fn bounded_count(&self) -> usize {
        self.extents().iter().filter_map(|extent| extent.bound()).product()
    }

    /// Returns `true` if the rank is 0.
    ///
    /// [`is_empty`](Self::is_empty) has an example.
    #[must_use]
    #[inline]
    pub fn is_scalar(&self) -> bool {
        self.rank() == 0
    }

    /// Returns the number of extents other than 1, or `None` if an extent may or may not be 1, as
    /// [`DynShape::true_rank`](shapewise::DynShape::true_rank) does.
    #[must_use]
    #[inline]
    pub fn true_rank(&self) -> Option<usize> {
        self.extents().iter().try_fold(0_usize, |count, extent| match extent.known_equal(DynExtent::ONE)? {
            true => Some(count),
            false => count.checked_add(1),
        })
    }

    /// Returns `true` if all extents are known to be 1, so that there is one element.
    ///
    /// [`is_empty`](Self::is_empty) has an example.
    #[must_use]
    #[inline]
    pub fn is_effective_scalar(&self) -> bool {
        self.true_rank() == Some(0)
    }

    /// Returns `true` if an extent is known to be 1.
    ///
    /// [`is_empty`](Self::is_empty) has an example.
    #[must_use]
    #[inline]
    pub fn has_degenerate_axis(&self) -> bool {
        self.extents().contains(&DynExtent::ONE)
    }

    /// Returns `true` if all extents are known.
    ///
    /// [`is_empty`](Self::is_empty) has an example.
    #[must_use]
    #[inline]
    pub fn is_fully_known(&self) -> bool {
        self.extents().iter().all(|extent| extent.is_known())
    }

    /// Returns the size of an element in memory, in bits: that of the layout if it has one, otherwise that of the element type.
    ///
    /// [`is_empty`](Self::is_empty) has an example.
    #[must_use]
    #[inline]
    pub fn element_bits(&self) -> usize {
        match usize::try_from(self.layout().map_or(0, ArrayLayout::element_bits)) {
            Ok(0) => self.element_type().bytes().saturating_mul(8),
            Ok(bits) => bits,
            Err(_) => usize::MAX,
        }
    }

    /// Returns the size of all elements in bytes, without the padding of tiles and alignment; packed elements are rounded up to
    /// bytes once, at the end. Returns `None` if the element count is `None`.
    ///
    /// ```
    /// use shapewise_xla::ArrayShape;
    ///
    /// let size = |text: &str| text.parse::<ArrayShape>().unwrap().byte_size();
    /// assert_eq!(["f32[2,3]", "s4[3]", "s4[3]{0:E(4)}"].map(size), [Some(24), Some(3), Some(2)]);
    /// ```
    #[must_use]
    #[inline]
    pub fn byte_size(&self) -> Option<usize> {
        bytes(self.element_count()?, self.element_bits())
    }

    /// Returns the stride of each axis in bytes, as if there were no tiles; a bounded extent counts as its bound.
    ///
    /// # Errors
    ///
    /// [`ArrayShapeError::NoLayout`] if there is no layout; [`ArrayShapeError::Packed`] if the size of an element is not a number
    /// of bytes; [`ArrayShapeError::Unbounded`] if an extent has no bound, other than that of the most major axis, on which no
    /// stride depends.
    ///
    /// ```
    /// use shapewise_xla::ArrayShape;
    ///
    /// let shape: ArrayShape = "f16[5,7,9]{2,1,0}".parse()?;
    /// assert_eq!(shape.byte_strides()?, [126, 18, 2]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// XLA, `ShapeUtil::ByteStrides`.
    #[inline]
    pub fn byte_strides(&self) -> Result<Vec<isize>, ArrayShapeError> {
        let layout = self.required_layout()?;
        let bits = self.element_bits();
        if !bits.is_multiple_of(8) {
            return Err(ArrayShapeError::Packed { bits });
        }
        let most_major = layout.major_to_minor().next();
        let bound = |(axis, extent): (usize, &DynExtent)| match extent.bound() {
            Some(bound) => Ok(bound),
            None if Some(axis) == most_major => Ok(0),
            None => Err(ArrayShapeError::Unbounded { axis }),
        };
        let bounds = self.extents().iter().enumerate().map(bound).collect::<Result<Vec<_>, _>>()?;
        let mut strides = alloc::vec![0; self.rank()];
        let unit = bits.div_euclid(8).cast_signed();
        layout.order().strides(&bounds, unit, &mut strides);
        Ok(strides)
    }

    /// Checks whether all axes that are more major than this one are known to have extent 1. Negative axes count from the end.
    ///
    /// # Errors
    ///
    /// [`ArrayShapeError`] if there is no such axis, or no layout.
    ///
    /// ```
    /// use shapewise_xla::ArrayShape;
    ///
    /// let shape: ArrayShape = "f32[1,1,16,1,279]{4,0,1,2,3}".parse()?;
    /// assert_eq!(shape.is_effectively_most_major(2), Ok(true));
    /// assert_eq!(shape.is_effectively_most_major(-1), Ok(false));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn is_effectively_most_major(&self, axis: isize) -> Result<bool, ArrayShapeError> {
        let axis = axis::resolve(axis, self.rank())?;
        let layout = self.required_layout()?;
        let mut before = layout.major_to_minor().take_while(|&major| major != axis);
        Ok(before.all(|major| self.extents().get(major) == Some(&DynExtent::ONE)))
    }

    /// Returns the extent, or bound, of the largest piece of an axis after the splits of the layout: XLA's `MaxSplitSize`.
    /// Returns `None` if the extent is unknown. Negative axes count from the end.
    ///
    /// # Errors
    ///
    /// [`AxisError`](axis::AxisError) if there is no such axis.
    ///
    /// ```
    /// use shapewise_xla::ArrayShape;
    ///
    /// let shape: ArrayShape = "f32[150,200,100]{0,1,2:SC(0:30)(1:40,130)}".parse()?;
    /// assert_eq!(
    ///     [0, 1, 2].map(|axis| shape.max_split_size(axis).unwrap()),
    ///     [Some(150), Some(90), Some(70)]
    /// );
    /// assert_eq!(shape.max_elements_in_split(), Some(150 * 90 * 70));
    /// # Ok::<(), shapewise_xla::ShapeTextError>(())
    /// ```
    #[inline]
    pub fn max_split_size(&self, axis: isize) -> Result<Option<usize>, axis::AxisError> {
        let extent = self.extent(axis)?;
        let axis = axis::resolve(axis, self.rank())?;
        let is_of_axis =
            |layout: &ArrayLayout, split: &Split| layout.major_to_minor().nth(split.place()) == Some(axis);
        let split =
            self.layout().and_then(|layout| layout.splits().iter().find(|split| is_of_axis(layout, split)));
        Ok(extent.bound().map(|bound| split.map_or(bound, |split| split.largest_piece(bound))))
    }

    /// Returns the largest number of elements in one memory, after splits; a bounded extent counts as its bound. Returns `None`
    /// if the element count is `None`.
    ///
    /// [`max_split_size`](Self::max_split_size) has an example.
    #[must_use]
    #[inline]
    pub fn max_elements_in_split(&self) -> Option<usize> {
        if self.is_empty() {
            return Some(0);
        }
        let size = |axis: usize| self.max_split_size(axis.cast_signed()).ok().flatten();
        (0..self.rank()).try_fold(1_usize, |product, axis| product.checked_mul(size(axis)?))
    }
}

/// Returns `true` if strides in bytes are those of dense elements in row-major order: XLA's `ByteStridesIsMajorToMinor`.
///
/// The stride of an axis of extent 1 is never used and is ignored, and without elements all strides are ignored; XLA compares
/// those, too. Returns `false` if the lengths differ.
///
/// ```
/// use shapewise_xla::{ElementType, byte_strides_are_row_major};
///
/// let is_dense =
///     |strides| byte_strides_are_row_major(ElementType::F32, &[8, 9, 10, 11], strides);
/// assert!(is_dense(&[3960, 440, 44, 4]));
/// assert!(!is_dense(&[1880, 440, 44, 4]) && !is_dense(&[1880, 220, 22, 2]) && !is_dense(&[4]));
/// ```
#[must_use]
#[inline]
pub fn byte_strides_are_row_major(element: ElementType, extents: &[usize], strides: &[isize]) -> bool {
    extents.len() == strides.len() && strides::is_row_major(extents, strides, element.bytes())
}
