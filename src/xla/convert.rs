//! To and from the other rungs: what has a rank in the type goes down freely, and up where it is so.

use core::fmt;

use super::{ArrayLayout, ArrayLayoutError, ArrayShape, ArrayShapeError, ElementType, layout::Axes};
use crate::{
    axis::Permutation,
    extent::Extents,
    layout::{
        Layout, MinorToMajor, Order, Strided,
        order::{Misplaced, order_of_strides},
    },
    shape::{DynShape, PartialShape, Shape, ShapeError, dynamic::Inline},
};

impl From<&ArrayShape> for DynShape {
    /// The extents.
    fn from(shape: &ArrayShape) -> Self {
        Self::of_fitting(Inline::from_slice(shape.extents()))
    }
}

impl From<ArrayShape> for DynShape {
    /// The extents.
    fn from(shape: ArrayShape) -> Self {
        Self::from(&shape)
    }
}

/// The extents; the rank has to be `R`.
impl<const R: usize> TryFrom<&ArrayShape> for PartialShape<R> {
    type Error = ShapeError;

    fn try_from(shape: &ArrayShape) -> Result<Self, ShapeError> {
        Self::try_from(&DynShape::from(shape))
    }
}

/// The extents; the rank has to be `R`, and all extents known and those of the type.
impl<const R: usize, E: Extents<R>> TryFrom<&ArrayShape> for Shape<R, E> {
    type Error = ShapeError;

    fn try_from(shape: &ArrayShape) -> Result<Self, ShapeError> {
        Self::try_from(&DynShape::from(shape))
    }
}

impl<const R: usize, O: Order<R>> From<MinorToMajor<R, O>> for ArrayLayout {
    fn from(order: MinorToMajor<R, O>) -> Self {
        Self::from_order(Axes::from_slice(&order.ranked().axes()))
    }
}

/// The order of the axes, which has to be one of rank `R`; whatever else the layout says is left out.
impl<const R: usize> TryFrom<&ArrayLayout> for MinorToMajor<R> {
    type Error = ArrayLayoutError;

    fn try_from(layout: &ArrayLayout) -> Result<Self, ArrayLayoutError> {
        let rank = ArrayLayoutError::Rank { layout: layout.rank(), shape: R };
        let axes: [usize; R] = layout.minor_to_major().try_into().map_err(|_| rank)?;
        Ok(Self::from_permutation(Permutation::new(axes.map(usize::cast_signed))?))
    }
}

/// Why an array has no strides, or strides are those of no array.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ArrayStridesError {
    /// The rank is another, or an extent is not known.
    Shape(ShapeError),
    /// There is no such array, or no layout is said.
    Array(ArrayShapeError),
    /// The layout has tiles.
    HasTiles,
    /// A physical axis is split among memories.
    Split {
        /// The physical axis.
        place: usize,
    },
    /// A stride that is not that of dense elements, in any order of the axes.
    Stride {
        /// The axis.
        axis: usize,
        /// The stride that it would have, in elements: the product of the extents of the axes that are in place.
        expected: isize,
        /// Its stride.
        found: isize,
    },
}

impl fmt::Display for ArrayStridesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Shape(error) => write!(f, "{error}"),
            Self::Array(error) => write!(f, "{error}"),
            Self::HasTiles => {
                f.write_str("the layout has tiles: between tiled elements there are no strides")
            }
            Self::Split { place } => {
                write!(f, "physical axis {place} is split among memories: between these there are no strides")
            }
            Self::Stride { axis, expected, found } => write!(
                f,
                "axis {axis} has stride {found}, expected {expected}: arrays have no gaps and repeat nothing"
            ),
        }
    }
}

impl core::error::Error for ArrayStridesError {}

impl From<ShapeError> for ArrayStridesError {
    fn from(error: ShapeError) -> Self {
        Self::Shape(error)
    }
}

impl From<Misplaced> for ArrayStridesError {
    fn from(misplaced: Misplaced) -> Self {
        let Misplaced { axis, expected, found } = misplaced;
        Self::Stride { axis, expected, found }
    }
}

impl From<ArrayShapeError> for ArrayStridesError {
    fn from(error: ArrayShapeError) -> Self {
        Self::Array(error)
    }
}

/// The strides, in elements, of whatever size; the rank has to be `R`, all extents known, and a layout said that has no
/// tiles and no splits.
///
/// ```
/// use shapewise::{Strided, xla::ArrayShape};
///
/// let shape: ArrayShape = "f32[2,3]{0,1}".parse()?;
/// assert_eq!(Strided::<2>::try_from(&shape)?, Strided::column_major([2, 3])?);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
impl<const R: usize> TryFrom<&ArrayShape> for Strided<R> {
    type Error = ArrayStridesError;

    fn try_from(shape: &ArrayShape) -> Result<Self, ArrayStridesError> {
        let extents = Shape::<R>::try_from(shape)?.extents();
        let layout = shape.layout().ok_or(ArrayShapeError::NoLayout)?;
        if !layout.tiles().is_empty() {
            return Err(ArrayStridesError::HasTiles);
        }
        if let Some(split) = layout.splits().first() {
            return Err(ArrayStridesError::Split { place: split.place() });
        }
        let mut strides = [0; R];
        layout.order().strides(&extents, 1, &mut strides);
        // Dense elements reach no further than there are, and nothing before the first.
        Ok(Self::from_parts(extents, strides, 0))
    }
}

impl ArrayShape {
    /// The array with elements of a type at the strides of a layout, which are to be those of dense elements, in some order
    /// of the axes.
    ///
    /// Where several orders do, it is that of [`MinorToMajor::from_strides`]: so the layout of an array is found again.
    ///
    /// # Errors
    ///
    /// [`ArrayStridesError::Stride`] with the axis of the smallest stride that is out of place; [`ArrayStridesError::Array`] if the
    /// array is too large.
    ///
    /// ```
    /// use shapewise::{View, axes, shape, xla::{ArrayShape, ElementType}};
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
        order_of_strides(&extents, &strides, &mut order)?;
        let shape = Shape::new(extents).map_err(ArrayShapeError::Size)?;
        let dynamic = PartialShape::from(shape).extents();
        let layout = ArrayLayout::from_order(order);
        Ok(Self::checked(element, Inline::from_slice(&dynamic), Some(layout))?)
    }
}
