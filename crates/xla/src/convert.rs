//! Conversions between array shapes and the other kinds of shapes and layouts. Conversions to a rank in the type are checked.

use shapewise::{
    axis::Permutation,
    bounds::Order,
    extent::{DynExtent, Extents},
    layout::{Layout, MinorToMajor, Strided},
    message::{error_messages, or_fail},
    rules::order::{Misplaced, order_of_strides},
    shape::{DynShape, Shape, ShapeError},
};

use super::{
    ArrayLayout, ArrayLayoutError, ArrayShape, ArrayShapeError, ElementType,
    impls::conversions,
    lists::{Axes, Inline},
};

conversions! {
    /// The extents.
    [] From<&ArrayShape> for DynShape = |shape| or_fail(Self::new(shape.extents().iter().copied()));
    /// The extents.
    [] From<ArrayShape> for DynShape = |shape| Self::from(&shape);
    /// The extents; the rank must be `R`, and all extents must be known and be those of the type.
    [const R: usize, E: Extents<R>] TryFrom<&ArrayShape> for Shape<R, E>, ShapeError = |shape|
        Self::try_from(&DynShape::from(shape));
    [const R: usize, O: Order<R>] From<MinorToMajor<R, O>> for ArrayLayout = |order|
        Self::from_order(Axes::from_slice(&order.ranked().axes()));
    /// The order of the axes, without the other attributes of the layout; the rank must be `R`.
    [const R: usize] TryFrom<&ArrayLayout> for MinorToMajor<R>, ArrayLayoutError = |layout| {
        let rank = ArrayLayoutError::Rank { layout: layout.rank(), shape: R };
        let axes: [usize; R] = layout.minor_to_major().try_into().map_err(|_| rank)?;
        Ok(Self::from_permutation(Permutation::new(axes.map(usize::cast_signed))?))
    };
}

/// Why an array has no strides, or why strides are not those of an array: the error of [`ArrayShape::from_layout`](super::ArrayShape::from_layout).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ArrayStridesError {
    /// The rank is different, or an extent is unknown.
    Shape(ShapeError),
    /// The array is not valid, or has no layout, or a layout with tiles or splits.
    Array(ArrayShapeError),
    /// A stride is not that of dense elements in any order of the axes.
    Stride {
        /// The axis.
        axis: usize,
        /// The stride of dense elements, in elements: the product of the extents of the axes that are in place.
        expected: isize,
        /// The stride of the axis.
        found: isize,
    },
}

error_messages! {
    #[inline] ArrayStridesError [Shape(ShapeError), Array(ArrayShapeError)]
    Self::Stride { axis, expected, found } =>
        "axis {axis} has stride {found}, expected {expected}: arrays have no gaps and repeat nothing";
}

conversions! {
    /// The extents and the strides in elements; the rank must be `R`, all extents must be known, and there must be a layout without
    /// tiles and splits.
    ///
    /// ```
    /// use shapewise::Strided;
    /// use shapewise_xla::ArrayShape;
    ///
    /// let shape: ArrayShape = "f32[2,3]{0,1}".parse()?;
    /// assert_eq!(Strided::<2>::try_from(&shape)?, Strided::column_major([2, 3])?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    [const R: usize] TryFrom<&ArrayShape> for Strided<R>, ArrayStridesError = |shape| {
        let extents = Shape::<R>::try_from(shape)?.extents();
        let layout = shape.required_layout()?;
        layout.check_dense()?;
        let mut strides = [0; R];
        layout.order().strides(&extents, 1, &mut strides);
        // The span of dense elements is their count, which fits.
        Ok(or_fail(Self::new(extents, strides)))
    };
}

impl ArrayShape {
    /// Creates the array shape of an element type with the extents and the order of a layout, whose strides must be those of dense
    /// elements in some order of the axes.
    ///
    /// If several orders have these strides, the order is that of [`MinorToMajor::from_strides`], so converting an array to strides
    /// and back returns its order.
    ///
    /// # Errors
    ///
    /// [`ArrayStridesError::Stride`] with the axis of the smallest stride that is not that of dense elements;
    /// [`ArrayStridesError::Array`] if the array is too large.
    ///
    /// ```
    /// use shapewise::{View, axes, shape};
    /// use shapewise_xla::{ArrayShape, ElementType};
    ///
    /// let memory = [0.0_f32; 24];
    /// let view = View::new(&memory, shape![2, 3, 4])?.permute(axes![0, 2, 1]);
    /// let shape = ArrayShape::from_layout(ElementType::of::<f32>(), view.layout())?;
    /// assert_eq!(shape.to_string(), "f32[2,4,3]{1,2,0}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn from_layout<const R: usize>(
        element: ElementType,
        layout: &impl Layout<R>,
    ) -> Result<Self, ArrayStridesError> {
        let (extents, strides) = (layout.extents(), layout.strides());
        let mut order = Axes::from_elem(0, R);
        order_of_strides(&extents, &strides, &mut order).map_err(|Misplaced { axis, expected, found }| {
            ArrayStridesError::Stride { axis, expected, found }
        })?;
        let shape = Shape::new(extents).map_err(ArrayShapeError::Size)?;
        let dynamic = shape.extents().map(|extent| DynExtent::known(extent).unwrap_or(DynExtent::UNKNOWN));
        let layout = ArrayLayout::from_order(order);
        Ok(Self::checked(element, Inline::from_slice(&dynamic), Some(layout))?)
    }
}
