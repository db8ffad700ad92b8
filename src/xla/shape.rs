//! An array as XLA sees it: element type, extents, layout.

use core::fmt;

use super::{ArrayLayout, ArrayShapeError, ElementType};
use crate::{
    axis,
    extent::DynExtent,
    rank,
    shape::{DisplayExtents, DynShape, dynamic::Inline},
};

/// What XLA knows of an array: the type of its elements, its extents, which may be known, bounded or unknown, and how it
/// is in memory, if that is said.
///
/// # Examples
///
/// ```
/// use shapewise::{Shape, xla::{ArrayLayout, ArrayShape, ElementType}};
///
/// let shape = ArrayShape::from_shape(ElementType::F32, Shape::new([2, 3])?)?; // row-major, unless another layout is said
/// assert_eq!(shape.to_string(), "f32[2,3]{1,0}");
/// assert_eq!((shape.element_count(), shape.byte_size()), (Some(6), Some(24)));
///
/// let columns = shape.with_layout(ArrayLayout::column_major(2))?;
/// assert_eq!(columns.to_string(), "f32[2,3]{0,1}");
/// assert_eq!(
///     columns.with_layout(ArrayLayout::row_major(3)).unwrap_err().to_string(),
///     "the layout orders 3 axes, and the shape has rank 2: each axis stands there once"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Source
///
/// XLA, `Shape` of an array, and `ShapeUtil`.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct ArrayShape {
    element: ElementType,
    // INVARIANT: the product of the extents and bounds other than 0, times the size of an element, fits `isize`.
    extents: Inline,
    // INVARIANT: its rank is that of the extents; there is one where that is 0.
    layout: Option<ArrayLayout>,
}

impl ArrayShape {
    /// The shape with these elements and extents, in row-major order.
    ///
    /// # Errors
    ///
    /// [`ArrayShapeError::RankTooLarge`] for a rank above [`MAX_DYNAMIC_RANK`](crate::rank::MAX_DYNAMIC_RANK);
    /// [`ArrayShapeError::Bytes`] if the product of the extents and bounds other than 0, times the size of an element, does not fit
    /// `isize`.
    pub fn new(
        element: ElementType,
        extents: impl IntoIterator<Item = DynExtent>,
    ) -> Result<Self, ArrayShapeError> {
        let mut first = Inline::new();
        for extent in extents {
            rank::check(first.len().saturating_add(1))?;
            first.push(extent);
        }
        let extents = first;
        let layout = ArrayLayout::row_major(extents.len());
        Self::checked(element, extents, Some(layout))
    }

    /// The shape with these elements, in row-major order, and the extents of a [`Shape`](crate::Shape), a
    /// [`PartialShape`](crate::PartialShape) or a [`DynShape`].
    ///
    /// # Errors
    ///
    /// As [`new`](Self::new); and [`ArrayShapeError::RankUnknown`].
    pub fn from_shape(element: ElementType, shape: impl Into<DynShape>) -> Result<Self, ArrayShapeError> {
        let shape = shape.into();
        Self::new(element, shape.extents().ok_or(ArrayShapeError::RankUnknown)?.iter().copied())
    }

    /// Asks for all that is asked of a shape.
    pub(crate) fn checked(
        element: ElementType,
        extents: Inline,
        layout: Option<ArrayLayout>,
    ) -> Result<Self, ArrayShapeError> {
        rank::check(extents.len())?;
        if let Some(layout) = &layout
            && layout.rank() != extents.len()
        {
            let rank = super::ArrayLayoutError::Rank { layout: layout.rank(), shape: extents.len() };
            return Err(rank.into());
        }
        // Of rank 0 there is one order.
        let layout = layout.or_else(|| extents.is_empty().then(|| ArrayLayout::row_major(0)));
        fits(&extents, size(element, layout.as_ref()))?;
        Ok(Self { element, extents, layout })
    }

    /// The same with other extents, and a layout of their rank, whose product is known to fit.
    pub(super) fn fitting(&self, extents: Inline, layout: Option<ArrayLayout>) -> Self {
        debug_assert!(layout.as_ref().is_none_or(|layout| layout.rank() == extents.len()), "the layout fits");
        Self { element: self.element, extents, layout }
    }

    /// The type of the elements.
    #[must_use]
    pub const fn element_type(&self) -> ElementType {
        self.element
    }

    /// The rank.
    #[must_use]
    pub fn rank(&self) -> usize {
        self.extents.len()
    }

    /// All extents, in axis order.
    #[must_use]
    pub fn extents(&self) -> &[DynExtent] {
        &self.extents
    }

    /// The layout, if one is said. There always is one where the rank is 0.
    #[must_use]
    pub const fn layout(&self) -> Option<&ArrayLayout> {
        self.layout.as_ref()
    }

    /// The extent of an axis; negative axes count from the end.
    ///
    /// # Errors
    ///
    /// [`AxisError`](crate::AxisError) if there is no such axis.
    #[expect(clippy::indexing_slicing, reason = "`resolve` gives an axis below the rank")]
    pub fn extent(&self, axis: isize) -> Result<DynExtent, axis::AxisError> {
        axis::resolve(axis, self.rank()).map(|axis| self.extents[axis])
    }

    /// The same in another layout.
    ///
    /// # Errors
    ///
    /// [`ArrayLayoutError::Rank`](super::ArrayLayoutError::Rank) unless it orders as many axes;
    /// [`ArrayShapeError::Bytes`] if its elements are so large that they do not fit.
    pub fn with_layout(self, layout: ArrayLayout) -> Result<Self, ArrayShapeError> {
        Self::checked(self.element, self.extents, Some(layout))
    }

    /// The same with nothing said of the layout. A shape of rank 0 keeps the one order that there is.
    #[must_use]
    pub fn without_layout(self) -> Self {
        // What is smaller fits, too.
        let layout = self.extents.is_empty().then(|| ArrayLayout::row_major(0));
        Self { layout, ..self }
    }

    /// The same in row-major order if no layout is said.
    #[must_use]
    pub fn with_default_layout(mut self) -> Self {
        if self.layout.is_none() {
            self.layout = Some(ArrayLayout::row_major(self.rank()));
        }
        self
    }

    /// The same with another extent of one axis; negative axes count from the end.
    ///
    /// # Errors
    ///
    /// [`ArrayShapeError`] if there is no such axis, or if the elements do not fit.
    #[expect(clippy::indexing_slicing, reason = "`resolve` gives an axis below the rank")]
    pub fn with_extent(mut self, axis: isize, extent: DynExtent) -> Result<Self, ArrayShapeError> {
        let axis = axis::resolve(axis, self.rank())?;
        self.extents[axis] = extent;
        Self::checked(self.element, self.extents, self.layout)
    }

    /// The same with another type of elements. Elements of a size of their own keep it where the new type has fewer than 8
    /// bits, and else have the size of the new type.
    ///
    /// # Errors
    ///
    /// [`ArrayShapeError::Bytes`] if the elements do not fit.
    ///
    /// ```
    /// use shapewise::xla::{ArrayShape, ElementType};
    ///
    /// let shape: ArrayShape = "s4[64,128]{1,0:T(8,128)E(4)}".parse()?;
    /// assert_eq!(shape.clone().with_element_type(ElementType::U4)?.to_string(), "u4[64,128]{1,0:T(8,128)E(4)}");
    /// assert_eq!(shape.with_element_type(ElementType::S8)?.to_string(), "s8[64,128]{1,0:T(8,128)}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Source
    ///
    /// XLA, `ShapeUtil::ChangeElementType`.
    pub fn with_element_type(self, element: ElementType) -> Result<Self, ArrayShapeError> {
        let keep =
            |layout: ArrayLayout| if element.can_pack() { layout } else { layout.with_element_bits(0) };
        Self::checked(element, self.extents, self.layout.map(keep))
    }
}

impl ArrayShape {
    /// The same with each bound as the extent: XLA's `clear_dynamic_dimensions`, and its `MakeStaticShape`. What is unknown
    /// stays so.
    ///
    /// ```
    /// use shapewise::xla::ArrayShape;
    ///
    /// let shape: ArrayShape = "f32[2,<=3,?]".parse()?;
    /// assert_eq!(shape.with_bounds_as_extents().to_string(), "f32[2,3,?]");
    /// # Ok::<(), shapewise::xla::ShapeTextError>(())
    /// ```
    #[must_use]
    pub fn with_bounds_as_extents(mut self) -> Self {
        for extent in &mut self.extents {
            *extent = as_known(*extent);
        }
        self
    }

    /// The same numbers, known where those of `other` are known, and bounds where they are not: XLA's
    /// `CopyDynamicDimensions`. What is unknown stays so, and 0, which has no smaller extents, is known.
    ///
    /// # Errors
    ///
    /// [`ArrayShapeError::Rank`] if the ranks differ.
    ///
    /// ```
    /// use shapewise::xla::ArrayShape;
    ///
    /// let of = |text: &str| text.parse::<ArrayShape>();
    /// let shape = of("f32[2,<=3,4]")?.with_dynamism_of(&of("s8[7,7,<=7]")?)?;
    /// assert_eq!(shape.to_string(), "f32[2,3,<=4]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn with_dynamism_of(mut self, other: &Self) -> Result<Self, ArrayShapeError> {
        if self.rank() != other.rank() {
            return Err(ArrayShapeError::Rank { expected: self.rank(), found: other.rank() });
        }
        for (extent, other) in self.extents.iter_mut().zip(&other.extents) {
            *extent = if other.is_known() { as_known(*extent) } else { as_bound(*extent) };
        }
        Ok(self)
    }
}

/// The bound as the extent.
fn as_known(extent: DynExtent) -> DynExtent {
    // Bounds of extents fit.
    extent.bound().and_then(|bound| DynExtent::known(bound).ok()).unwrap_or(extent)
}

/// The extent as a bound.
fn as_bound(extent: DynExtent) -> DynExtent {
    extent.bound().and_then(|bound| DynExtent::at_most(bound).ok()).unwrap_or(extent)
}

/// The size of an element in memory, in bytes, rounded up.
fn size(element: ElementType, layout: Option<&ArrayLayout>) -> usize {
    let bits = layout.map_or(0, ArrayLayout::element_bits);
    element.bytes().max(usize::try_from(bits.div_ceil(8)).unwrap_or(usize::MAX))
}

/// Asks whether the product of the extents and bounds other than 0, times `size` bytes, fits.
fn fits(extents: &[DynExtent], size: usize) -> Result<(), ArrayShapeError> {
    let mut product = 1_usize;
    for (axis, extent) in extents.iter().enumerate() {
        if let Some(extent @ 1..) = extent.bound() {
            let bytes = |product: usize| product.checked_mul(size);
            product = match product.checked_mul(extent) {
                Some(next) if bytes(next).is_some_and(|bytes| bytes <= isize::MAX.unsigned_abs()) => next,
                _ => return Err(ArrayShapeError::Bytes { axis, extent, product, size }),
            };
        }
    }
    Ok(())
}

impl fmt::Display for ArrayShape {
    /// As XLA prints it: `f32[2,<=3,?]{2,1,0:T(8,128)}`; of rank 0 the layout is printed if more is said than the order.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.element, DisplayExtents(&self.extents))?;
        match &self.layout {
            Some(layout) if self.rank() > 0 || layout.has_attributes() => write!(f, "{layout}"),
            _ => Ok(()),
        }
    }
}

impl fmt::Debug for ArrayShape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
