//! What is asked of an array: how many elements, how many bytes, how far apart.

use alloc::vec::Vec;

use super::{ArrayLayout, ArrayShape, ArrayShapeError, ElementType, Split};
use crate::{axis, extent::DynExtent, layout::strided};

impl ArrayShape {
    /// The element count; a bounded extent counts as its bound. `None` if an extent is unknown and none is 0.
    ///
    /// ```
    /// use shapewise::xla::ArrayShape;
    ///
    /// let count = |text: &str| text.parse::<ArrayShape>().unwrap().element_count();
    /// assert_eq!(["s8[]", "s8[0]", "s8[3,<=5]", "s8[3,?]", "s8[0,?]"].map(count), [Some(1), Some(0), Some(15), None, Some(0)]);
    /// ```
    #[must_use]
    pub fn element_count(&self) -> Option<usize> {
        if self.is_empty() {
            return Some(0);
        }
        self.extents().iter().all(|extent| extent.bound().is_some()).then(|| self.bounded_count())
    }

    /// Whether an extent is known to be 0.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.extents().contains(&DynExtent::ZERO)
    }

    /// The product of the extents that are known; XLA's `StaticExtentProduct`.
    #[must_use]
    pub fn known_count(&self) -> usize {
        // The extents other than 0 fit together, and so do fewer of them.
        self.extents().iter().filter_map(|extent| extent.get()).product()
    }

    /// The product of the extents that are known and of the bounds of those that have one.
    #[must_use]
    pub fn bounded_count(&self) -> usize {
        self.extents().iter().filter_map(|extent| extent.bound()).product()
    }

    /// Whether the rank is 0.
    #[must_use]
    pub fn is_scalar(&self) -> bool {
        self.rank() == 0
    }

    /// How many extents differ from 1, if that is known of each: as [`DynShape::true_rank`](crate::DynShape::true_rank).
    #[must_use]
    pub fn true_rank(&self) -> Option<usize> {
        crate::shape::dynamic::true_rank(self.extents())
    }

    /// Whether all extents are known to be 1: one element.
    #[must_use]
    pub fn is_effective_scalar(&self) -> bool {
        self.true_rank() == Some(0)
    }

    /// Whether an extent is known to be 1.
    #[must_use]
    pub fn has_degenerate_axis(&self) -> bool {
        self.extents().contains(&DynExtent::ONE)
    }

    /// Whether all extents are known.
    #[must_use]
    pub fn is_fully_known(&self) -> bool {
        self.extents().iter().all(|extent| extent.is_known())
    }

    /// How many bits an element takes in memory: what the layout says, or else what its type takes.
    #[must_use]
    pub fn element_bits(&self) -> usize {
        let said = self.layout().map_or(0, ArrayLayout::element_bits);
        match usize::try_from(said) {
            Ok(0) => self.element_type().bytes().saturating_mul(8),
            Ok(bits) => bits,
            Err(_) => usize::MAX,
        }
    }

    /// The size of all elements, in bytes, tiles and alignment left out; packed elements are rounded up once, at the end.
    /// `None` where the element count is.
    ///
    /// ```
    /// use shapewise::xla::ArrayShape;
    ///
    /// let size = |text: &str| text.parse::<ArrayShape>().unwrap().byte_size();
    /// assert_eq!(["f32[2,3]", "s4[3]", "s4[3]{0:E(4)}"].map(size), [Some(24), Some(3), Some(2)]);
    /// ```
    #[must_use]
    pub fn byte_size(&self) -> Option<usize> {
        let (count, bits) =
            (u128::try_from(self.element_count()?).ok()?, u128::try_from(self.element_bits()).ok()?);
        // The sizes of a shape fit `isize`, in bytes.
        usize::try_from(count.checked_mul(bits)?.div_ceil(8)).ok()
    }

    /// The step in memory along each axis, in bytes, tiles left out of account; a bounded extent counts as its bound.
    ///
    /// # Errors
    ///
    /// [`ArrayShapeError::NoLayout`]; [`ArrayShapeError::Packed`] where elements are not whole bytes;
    /// [`ArrayShapeError::Unbounded`] if an extent is unknown and not the most major one, which is no part of a stride.
    ///
    /// ```
    /// use shapewise::xla::ArrayShape;
    ///
    /// let shape: ArrayShape = "f16[5,7,9]{2,1,0}".parse()?;
    /// assert_eq!(shape.byte_strides()?, [126, 18, 2]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Source
    ///
    /// XLA, `ShapeUtil::ByteStrides`.
    pub fn byte_strides(&self) -> Result<Vec<isize>, ArrayShapeError> {
        let layout = self.layout().ok_or(ArrayShapeError::NoLayout)?;
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

    /// Whether all axes that are more major than this one are known to be of extent 1.
    ///
    /// # Errors
    ///
    /// [`ArrayShapeError`] if there is no such axis, or no layout.
    ///
    /// ```
    /// use shapewise::xla::ArrayShape;
    ///
    /// let shape: ArrayShape = "f32[1,1,16,1,279]{4,0,1,2,3}".parse()?;
    /// assert_eq!(shape.is_effectively_most_major(2), Ok(true));
    /// assert_eq!(shape.is_effectively_most_major(-1), Ok(false));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn is_effectively_most_major(&self, axis: isize) -> Result<bool, ArrayShapeError> {
        let axis = axis::resolve(axis, self.rank())?;
        let layout = self.layout().ok_or(ArrayShapeError::NoLayout)?;
        Ok(layout.order().is_most_major(axis, |major| self.extents().get(major) == Some(&DynExtent::ONE)))
    }

    /// The extent, or bound, of the largest piece that an axis is split into by its layout: XLA's `MaxSplitSize`. `None` if
    /// it is unknown.
    ///
    /// # Errors
    ///
    /// [`AxisError`](axis::AxisError) if there is no such axis.
    ///
    /// ```
    /// use shapewise::xla::ArrayShape;
    ///
    /// let shape: ArrayShape = "f32[150,200,100]{0,1,2:SC(0:30)(1:40,130)}".parse()?;
    /// assert_eq!([0, 1, 2].map(|axis| shape.max_split_size(axis).unwrap()), [Some(150), Some(90), Some(70)]);
    /// assert_eq!(shape.max_elements_in_split(), Some(150 * 90 * 70));
    /// # Ok::<(), shapewise::xla::ShapeTextError>(())
    /// ```
    pub fn max_split_size(&self, axis: isize) -> Result<Option<usize>, axis::AxisError> {
        let extent = self.extent(axis)?;
        let axis = axis::resolve(axis, self.rank())?;
        let is_of_axis =
            |layout: &ArrayLayout, split: &Split| layout.major_to_minor().nth(split.place()) == Some(axis);
        let split =
            self.layout().and_then(|layout| layout.splits().iter().find(|split| is_of_axis(layout, split)));
        Ok(extent.bound().map(|bound| split.map_or(bound, |split| split.largest_piece(bound))))
    }

    /// The greatest number of elements that are in one memory, after splits; a bounded extent counts as its bound. `None`
    /// where the element count is.
    #[must_use]
    pub fn max_elements_in_split(&self) -> Option<usize> {
        if self.is_empty() {
            return Some(0);
        }
        let mut product = Some(1_usize);
        for axis in 0..self.rank() {
            let size = self.max_split_size(axis.cast_signed()).ok().flatten();
            product = product.zip(size).and_then(|(product, size)| product.checked_mul(size));
        }
        product
    }
}

/// Whether these strides, in bytes, are those of dense elements in row-major order: XLA's `ByteStridesIsMajorToMinor`.
///
/// The stride of an axis of extent 1 is never taken and does not count, and where there are no elements none does; XLA
/// compares those, too. Not as many strides as extents are no strides of it.
///
/// ```
/// use shapewise::xla::{ElementType, byte_strides_are_row_major};
///
/// let is_dense = |strides| byte_strides_are_row_major(ElementType::F32, &[8, 9, 10, 11], strides);
/// assert!(is_dense(&[3960, 440, 44, 4]));
/// assert!(!is_dense(&[1880, 440, 44, 4]) && !is_dense(&[1880, 220, 22, 2]) && !is_dense(&[4]));
/// ```
#[must_use]
pub fn byte_strides_are_row_major(element: ElementType, extents: &[usize], strides: &[isize]) -> bool {
    extents.len() == strides.len() && strided::is_row_major(extents, strides, element.bytes())
}
