//! The shape of an array in XLA: element type, extents, layout.
#![cfg_attr(
    not(feature = "sharding"),
    allow(clippy::clone_on_copy, clippy::unit_arg, reason = "without the feature a shape carries nothing")
)]

use alloc::boxed::Box;
use core::fmt;

use shapewise::{axis, extent::DynExtent, rank, shape::DynShape};

use super::{
    ArrayLayout, ArrayLayoutError, ArrayShapeError, ElementType,
    impls::debug_as_display,
    lists::{Axes, Inline, with_commas},
};

/// The shape of an array in XLA: the element type; the extents, each known, bounded or unknown; and the layout in memory, which may
/// be missing.
///
/// # Examples
///
/// ```
/// use shapewise::Shape;
/// use shapewise_xla::{ArrayLayout, ArrayShape, ElementType};
///
/// // row-major by default
/// let shape = ArrayShape::from_shape(ElementType::F32, Shape::new([2, 3])?)?;
/// assert_eq!(shape.to_string(), "f32[2,3]{1,0}");
/// assert_eq!((shape.element_count(), shape.byte_size()), (Some(6), Some(24)));
///
/// let columns = shape.with_layout(ArrayLayout::column_major(2))?;
/// assert_eq!(columns.to_string(), "f32[2,3]{0,1}");
/// assert_eq!(
///     columns.with_layout(ArrayLayout::row_major(3)).unwrap_err().to_string(),
///     "the layout orders 3 axes, but the shape has rank 2: they must be equal"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # In other libraries
///
/// XLA, `Shape` of an array, and `ShapeUtil`.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct ArrayShape {
    element: ElementType,
    // INVARIANT: the product of the extents and bounds other than 0, times the size of an element, fits `isize`.
    extents: Box<[DynExtent]>,
    // INVARIANT: the rank is the number of extents. At rank 0, `None` is the layout without attributes, which is the only one of
    // these that is stored. In a box, so that a tuple of many arrays takes little memory.
    layout: Option<Box<ArrayLayout>>,
    // INVARIANT: it is for this rank, or for any.
    sharding: Carried,
}

/// The sharding that a shape carries.
#[cfg(feature = "sharding")]
type Carried = Option<Box<shapewise_sharding::HloSharding>>;
#[cfg(not(feature = "sharding"))]
type Carried = ();

impl ArrayShape {
    /// Creates a row-major shape with this element type and these extents.
    ///
    /// # Errors
    ///
    /// [`ArrayShapeError::RankTooLarge`] for a rank above [`MAX_DYNAMIC_RANK`](shapewise::rank::MAX_DYNAMIC_RANK);
    /// [`ArrayShapeError::Bytes`] if the product of the extents and bounds other than 0, times the size of an element, does not fit
    /// `isize`.
    pub fn new(
        element: ElementType,
        extents: impl IntoIterator<Item = DynExtent>,
    ) -> Result<Self, ArrayShapeError> {
        let iterator = extents.into_iter();
        let mut extents = Inline::new();
        for extent in iterator {
            rank::check(extents.len().saturating_add(1))?;
            extents.push(extent);
        }
        let layout = ArrayLayout::row_major(extents.len());
        Self::checked(element, extents, Some(layout))
    }

    /// The row-major shape with this element type and the extents of a [`Shape`](shapewise::Shape) or a [`DynShape`].
    ///
    /// # Errors
    ///
    /// [`ArrayShapeError::RankUnknown`] for a shape of unknown rank; and the errors of [`new`](Self::new).
    pub fn from_shape(element: ElementType, shape: impl Into<DynShape>) -> Result<Self, ArrayShapeError> {
        let shape = shape.into();
        Self::new(element, shape.extents().ok_or(ArrayShapeError::RankUnknown)?.iter().copied())
    }

    /// Creates a shape with this element type, these extents and this layout. Checks all invariants.
    #[inline]
    pub(crate) fn checked(
        element: ElementType,
        extents: Inline,
        layout: Option<ArrayLayout>,
    ) -> Result<Self, ArrayShapeError> {
        rank::check(extents.len())?;
        if let Some(layout) = &layout
            && layout.rank() != extents.len()
        {
            return Err(ArrayLayoutError::Rank { layout: layout.rank(), shape: extents.len() }.into());
        }
        fits(&extents, size(element, layout.as_ref()))?;
        Ok(Self::made(element, extents.as_slice().into(), layout, Carried::default()))
    }

    /// Creates a shape of these parts, which satisfy the invariants but for the layout of rank 0.
    #[inline]
    fn made(
        element: ElementType,
        extents: Box<[DynExtent]>,
        layout: Option<ArrayLayout>,
        sharding: Carried,
    ) -> Self {
        let is_stored = |layout: &ArrayLayout| !extents.is_empty() || layout.has_attributes();
        let layout = layout.filter(is_stored).map(Box::new);
        Self { element, extents, layout, sharding }
    }

    /// Returns the shape with the same element type and other extents, whose product is known to fit, and a layout of their rank.
    #[inline]
    pub(super) fn fitting(&self, extents: Inline, layout: Option<ArrayLayout>) -> Self {
        debug_assert!(
            layout.as_ref().is_none_or(|layout| layout.rank() == extents.len()),
            "the ranks are equal"
        );
        Self::made(self.element, extents.as_slice().into(), layout, Carried::default())
    }

    /// Returns the same shape with another layout, whose elements are not larger.
    #[inline]
    pub(super) fn relaid(&self, layout: Option<ArrayLayout>) -> Self {
        Self::made(self.element, self.extents.clone(), layout, self.sharding.clone())
    }

    /// Returns this shape with the sharding of another one, which has the same axes.
    #[inline]
    pub(super) fn carrying(self, sharding: Carried) -> Self {
        Self { sharding, ..self }
    }

    /// Returns the sharding that the shape carries.
    #[cfg(feature = "sharding")]
    #[inline]
    pub(super) fn carried(&self) -> Option<&shapewise_sharding::HloSharding> {
        self.sharding.as_deref()
    }

    /// Returns the type of the elements.
    ///
    /// ```
    /// use shapewise_xla::{ArrayShape, ElementType};
    ///
    /// let shape: ArrayShape = "f32[2,3]".parse()?;
    /// assert_eq!(
    ///     (shape.element_type(), shape.rank(), shape.extents().len()),
    ///     (ElementType::F32, 2, 2)
    /// );
    /// assert!(shape.layout().is_none());
    /// let shape = shape.with_default_layout();
    /// assert!(shape.layout().unwrap().is_row_major() && shape.without_layout().layout().is_none());
    /// # Ok::<(), shapewise_xla::ShapeTextError>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn element_type(&self) -> ElementType {
        self.element
    }

    /// Returns the rank.
    ///
    /// [`element_type`](Self::element_type) has an example.
    #[must_use]
    #[inline]
    pub fn rank(&self) -> usize {
        self.extents.len()
    }

    /// Returns the extents as a shape, without the element type and the layout.
    ///
    /// ```
    /// use shapewise_xla::ArrayShape;
    ///
    /// let shape: ArrayShape = "f32[2,<=3]{0,1}".parse()?;
    /// assert_eq!(shape.shape().to_string(), "[2,<=3]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn shape(&self) -> DynShape {
        DynShape::from(self)
    }

    /// Returns all extents, in axis order.
    ///
    /// [`element_type`](Self::element_type) has an example.
    #[must_use]
    #[inline]
    pub fn extents(&self) -> &[DynExtent] {
        &self.extents
    }

    /// Returns the layout, if there is one. A shape of rank 0 always has a layout.
    ///
    /// [`element_type`](Self::element_type) has an example.
    #[must_use]
    #[inline]
    pub const fn layout(&self) -> Option<&ArrayLayout> {
        // There is one order of no axes.
        static SCALAR: ArrayLayout = ArrayLayout::SCALAR;
        match &self.layout {
            Some(layout) => Some(layout),
            None if self.extents.is_empty() => Some(&SCALAR),
            None => None,
        }
    }

    /// Returns the layout, or the error of operations that need one.
    #[inline]
    pub(super) fn required_layout(&self) -> Result<&ArrayLayout, ArrayShapeError> {
        self.layout().ok_or(ArrayShapeError::NoLayout)
    }

    /// Returns the extent or the bound of each axis, or the error of operations that need numbers.
    #[inline]
    pub(super) fn bounds(&self) -> Result<Axes, ArrayShapeError> {
        let bound =
            |(axis, extent): (usize, &DynExtent)| extent.bound().ok_or(ArrayShapeError::Unbounded { axis });
        self.extents.iter().enumerate().map(bound).collect()
    }

    /// Returns the extent of an axis; negative axes count from the end.
    ///
    /// # Errors
    ///
    /// [`AxisError`](shapewise::AxisError) if there is no such axis.
    #[expect(clippy::indexing_slicing, reason = "`resolve` returns an axis below the rank")]
    #[inline]
    pub fn extent(&self, axis: isize) -> Result<DynExtent, axis::AxisError> {
        axis::resolve(axis, self.rank()).map(|axis| self.extents[axis])
    }

    /// Replaces the layout.
    ///
    /// # Errors
    ///
    /// [`ArrayLayoutError::Rank`] if the layout has a different rank; [`ArrayShapeError::Bytes`] if its element size is so large
    /// that the elements do not fit `isize`.
    #[inline]
    pub fn with_layout(self, layout: ArrayLayout) -> Result<Self, ArrayShapeError> {
        let shape = Self::checked(self.element, Inline::from_slice(&self.extents), Some(layout))?;
        Ok(shape.carrying(self.sharding))
    }

    /// Removes the layout. A shape of rank 0 has the one order of no axes.
    ///
    /// [`element_type`](Self::element_type) has an example.
    #[must_use]
    #[inline]
    pub fn without_layout(self) -> Self {
        // Elements of the size of their type are not larger, so they fit.
        Self { layout: None, ..self }
    }

    /// Adds a row-major layout if the shape does not have a layout.
    ///
    /// [`element_type`](Self::element_type) has an example.
    #[must_use]
    #[inline]
    pub fn with_default_layout(mut self) -> Self {
        let rank = self.rank();
        if rank > 0 {
            self.layout.get_or_insert_with(|| Box::new(ArrayLayout::row_major(rank)));
        }
        self
    }

    /// Replaces the extent of one axis; negative axes count from the end.
    ///
    /// # Errors
    ///
    /// [`ArrayShapeError`] if there is no such axis, or if the elements do not fit `isize`.
    #[expect(clippy::indexing_slicing, reason = "`resolve` returns an axis below the rank")]
    #[inline]
    pub fn with_extent(mut self, axis: isize, extent: DynExtent) -> Result<Self, ArrayShapeError> {
        let axis = axis::resolve(axis, self.rank())?;
        self.extents[axis] = extent;
        let shape =
            Self::checked(self.element, Inline::from_slice(&self.extents), self.layout.map(|it| *it))?;
        Ok(shape.carrying(self.sharding))
    }

    /// Replaces the element type. The element size of the layout stays if elements of the new type can be packed; otherwise
    /// elements have the size of the new type.
    ///
    /// # Errors
    ///
    /// [`ArrayShapeError::Bytes`] if the elements do not fit `isize`.
    ///
    /// ```
    /// use shapewise_xla::{ArrayShape, ElementType};
    ///
    /// let shape: ArrayShape = "s4[64,128]{1,0:T(8,128)E(4)}".parse()?;
    /// assert_eq!(
    ///     shape.clone().with_element_type(ElementType::U4)?.to_string(),
    ///     "u4[64,128]{1,0:T(8,128)E(4)}"
    /// );
    /// assert_eq!(shape.with_element_type(ElementType::S8)?.to_string(), "s8[64,128]{1,0:T(8,128)}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// XLA, `ShapeUtil::ChangeElementType`.
    #[inline]
    pub fn with_element_type(self, element: ElementType) -> Result<Self, ArrayShapeError> {
        let keep =
            |layout: ArrayLayout| if element.can_pack() { layout } else { layout.with_element_bits(0) };
        let layout = self.layout.map(|layout| keep(*layout));
        let shape = Self::checked(element, Inline::from_slice(&self.extents), layout)?;
        Ok(shape.carrying(self.sharding))
    }

    /// Turns each bound into a known extent: XLA's `clear_dynamic_dimensions` and `MakeStaticShape`. Unknown extents stay
    /// unknown.
    ///
    /// ```
    /// use shapewise_xla::ArrayShape;
    ///
    /// let shape: ArrayShape = "f32[2,<=3,?]".parse()?;
    /// assert_eq!(shape.with_bounds_as_extents().to_string(), "f32[2,3,?]");
    /// # Ok::<(), shapewise_xla::ShapeTextError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn with_bounds_as_extents(mut self) -> Self {
        for extent in &mut self.extents {
            *extent = as_known(*extent);
        }
        self
    }

    /// Returns the shape with the same numbers, which are known extents where those of `other` are known, and bounds elsewhere:
    /// XLA's `CopyDynamicDimensions`. Unknown extents stay unknown. A bound of 0 is a known extent of 0.
    ///
    /// # Errors
    ///
    /// [`ArrayShapeError::Rank`] if the ranks differ.
    ///
    /// ```
    /// use shapewise_xla::ArrayShape;
    ///
    /// let of = |text: &str| text.parse::<ArrayShape>();
    /// let shape = of("f32[2,<=3,4]")?.with_dynamism_of(&of("s8[7,7,<=7]")?)?;
    /// assert_eq!(shape.to_string(), "f32[2,3,<=4]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
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

/// Returns the bound as a known extent.
#[inline]
fn as_known(extent: DynExtent) -> DynExtent {
    // A bound is a valid extent.
    extent.bound().and_then(|bound| DynExtent::known(bound).ok()).unwrap_or(extent)
}

/// Returns the extent as a bound.
#[inline]
fn as_bound(extent: DynExtent) -> DynExtent {
    extent.bound().and_then(|bound| DynExtent::at_most(bound).ok()).unwrap_or(extent)
}

/// Returns the size of an element in memory, in bytes, rounded up.
#[inline]
fn size(element: ElementType, layout: Option<&ArrayLayout>) -> usize {
    let bits = layout.map_or(0, ArrayLayout::element_bits);
    element.bytes().max(usize::try_from(bits.div_ceil(8)).unwrap_or(usize::MAX))
}

/// Checks that the product of the extents and bounds other than 0, times `size` bytes, fits `isize`.
#[inline]
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
    /// Writes the shape as XLA prints it: `f32[2,<=3,?]{2,1,0:T(8,128)}`. At rank 0 the layout is printed if it has attributes. A
    /// sharding follows as in the text of instructions, `, sharding={replicated}`.
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}[", self.element)?;
        with_commas(f, &self.extents)?;
        f.write_str("]")?;
        if let Some(layout) = &self.layout {
            write!(f, "{layout}")?;
        }
        #[cfg(feature = "sharding")]
        if let Some(sharding) = &self.sharding {
            write!(f, ", sharding={sharding}")?;
        }
        Ok(())
    }
}

debug_as_display! { [] ArrayShape; }
