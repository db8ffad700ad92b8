//! The result of an element-wise operation of two arrays.

use shapewise::{broadcast::DynBroadcastError, message::error_messages, shape::DynShape};

use super::{ArrayLayout, ArrayShape, ArrayShapeError, ElementType, lists::Inline};

/// Why two arrays cannot be the operands of an element-wise operation: the error of
/// [`ArrayShape::broadcast_with`](super::ArrayShape::broadcast_with).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ArrayBroadcastError {
    /// The element types differ, and are not two floating-point types with different precisions.
    ElementTypes {
        /// The type on the left.
        lhs: ElementType,
        /// The type on the right.
        rhs: ElementType,
    },
    /// The extents do not broadcast.
    Shapes(DynBroadcastError),
    /// The result is not an array: its size in bytes does not fit.
    Array(ArrayShapeError),
}

error_messages! {
    #[inline] ArrayBroadcastError [Shapes(DynBroadcastError), Array(ArrayShapeError)]
    Self::ElementTypes { lhs, rhs } if lhs.is_floating() && rhs.is_floating() =>
        "elements {lhs} and {rhs} are not combined: they have the same range and precision, so neither holds the other";
    Self::ElementTypes { lhs, rhs } =>
        "elements {lhs} and {rhs} are not combined: they must be the same, or both floating point";
}

impl ArrayShape {
    /// Returns the shape of an elementwise operation of this array, on the left, and another.
    ///
    /// | | |
    /// |---|---|
    /// | element type | the same, or of two floating-point types the one of [higher precision](ElementType::higher_precision) |
    /// | extents | as in [`DynShape::broadcast_with`]: equal ranks, or a scalar, or `dimensions` that name the axes of the larger operand |
    /// | layout | that of the left operand if all extents are the same numbers or bounds, else row-major |
    ///
    /// The conditions of [`DynShape::broadcast_with`] are what is left to be checked for bounded or unknown extents.
    ///
    /// # Errors
    ///
    /// [`ArrayBroadcastError`], checked in XLA's order: element types, ranks and dimensions, then the extents axis by axis. Last,
    /// the result must fit.
    ///
    /// ```
    /// use shapewise_xla::ArrayShape;
    ///
    /// let add = |lhs: &str,
    ///            rhs: &str,
    ///            dimensions: &[isize]|
    ///  -> Result<String, Box<dyn std::error::Error>> {
    ///     Ok(lhs.parse::<ArrayShape>()?.broadcast_with(&rhs.parse()?, dimensions)?.to_string())
    /// };
    /// assert_eq!(add("bf16[2,3]{0,1:T(8,128)}", "f32[2,3]{1,0}", &[])?, "f32[2,3]{0,1:T(8,128)}");
    /// assert_eq!(add("f32[2,3]{0,1}", "f32[3]{0}", &[1])?, "f32[2,3]{1,0}");
    /// assert_eq!(add("f32[4,<=2,?]{2,1,0}", "f32[1,2,5]{2,1,0}", &[])?, "f32[4,2,5]{2,1,0}");
    /// assert_eq!(
    ///     add("f32[2]{0}", "s32[2]{0}", &[]).unwrap_err().to_string(),
    ///     "elements f32 and s32 are not combined: they must be the same, or both floating point"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// XLA, `InferElementwiseBinaryOpShape`. XLA returns `<=n` for `n` with `<=n`. Here it is `n`, which is more specific.
    #[doc(alias = "broadcast_dimensions")]
    #[inline]
    pub fn broadcast_with(&self, other: &Self, dimensions: &[isize]) -> Result<Self, ArrayBroadcastError> {
        let (lhs, rhs) = (self.element_type(), other.element_type());
        let element =
            if lhs.is_same_ignoring_float_precision(rhs) { lhs.higher_precision(rhs) } else { None };
        let element = element.ok_or(ArrayBroadcastError::ElementTypes { lhs, rhs })?;
        let shape = DynShape::from(self).broadcast_with(&DynShape::from(other), dimensions)?.into_shape();
        let extents = Inline::from_slice(shape.extents().ok_or(ArrayShapeError::RankUnknown)?);
        let is_same = self.rank() == other.rank()
            && self
                .extents()
                .iter()
                .zip(other.extents())
                .all(|(extent, other)| extent.bound().is_some() && extent.bound() == other.bound());
        let layout =
            if is_same { self.layout().cloned() } else { Some(ArrayLayout::row_major(extents.len())) };
        // An element of another type may have another size. Then the size of the old elements in the layout is dropped.
        Ok(Self::checked(lhs, extents, layout)?.with_element_type(element)?)
    }
}
