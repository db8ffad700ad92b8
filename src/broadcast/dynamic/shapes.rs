//! What shapes broadcast to if their ranks and extents may be unknown.

use alloc::vec::Vec;

use super::{DynBroadcast, inference::Form};
use crate::{
    broadcast::DynBroadcastError,
    extent::{DynExtent, FromIntsError},
    index::element_count,
    rank,
    shape::{DynShape, MergeError, dynamic::InlineExtents},
};

impl DynShape {
    /// Returns the broadcast of two shapes as the operands of an element-wise operation in XLA.
    ///
    /// Operands of the same rank broadcast axis by axis ([`DynExtent::broadcast_strict`]), and `dimensions` is empty or the
    /// identity. A scalar broadcasts with any shape. If the ranks differ, axis `k` of the smaller operand is combined with axis
    /// `dimensions[k]` of the larger one; dimensions increase.
    ///
    /// If a rank is unknown, the result is what follows from the other operand: without dimensions, the unknown rank is that of
    /// the other operand, or 0.
    ///
    /// # Errors
    ///
    /// [`DynBroadcastError`], checked in XLA's order, axis by axis: dimensions that are not the identity (equal ranks); no
    /// dimensions (different ranks); a number of dimensions that is not the smaller rank; a negative dimension; one that is out
    /// of range; extents that cannot be equal; dimensions that do not increase. Then degenerate axes are checked, then the
    /// element count of the result.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::DynShape;
    ///
    /// let with = |lhs: &str, rhs: &str, dimensions: &[isize]| {
    ///     let (lhs, rhs): (DynShape, DynShape) = (lhs.parse().unwrap(), rhs.parse().unwrap());
    ///     lhs.broadcast_with(&rhs, dimensions).map(|result| result.shape().to_string())
    /// };
    /// assert_eq!(with("[2,3,4]", "[3,4]", &[1, 2])?, "[2,3,4]");
    /// assert_eq!(with("[4]", "[1,2]", &[0])?, "[4,2]");
    /// assert_eq!(with("[1,2]", "[4,3,1]", &[1, 2])?, "[4,3,2]");
    /// assert_eq!(with("[2,1]", "[1,3]", &[])?, "[2,3]");
    /// assert_eq!(with("[]", "[2,?]", &[])?, "[2,?]");
    /// assert_eq!(
    ///     with("[2,3]", "[3]", &[]).unwrap_err().to_string(),
    ///     "ranks 2 and 1 do not broadcast without broadcast dimensions: ranks must be equal, or one \
    ///      of them 0"
    /// );
    /// # Ok::<(), shapewise::broadcast::DynBroadcastError>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// XLA, `InferElementwiseBinaryOpShape`.
    #[doc(alias("broadcast_shapes", "result_shape", "InferElementwiseBinaryOpShape"))]
    #[inline]
    pub fn broadcast_with(
        &self,
        other: &Self,
        dimensions: &[isize],
    ) -> Result<DynBroadcast, DynBroadcastError> {
        DynBroadcast::infer(Form::Binary, dimensions.to_vec(), Vec::from([self.clone(), other.clone()]))
    }

    /// Returns the broadcast of two shapes by NumPy's rule: they are aligned at the last axis, and the extents at each axis are equal
    /// or one of them is 1 ([`DynExtent::broadcast`]). An unknown extent may be 1, so the result is the other extent if that is
    /// known and not 1: 0 with `?` is 0, where TensorFlow returns unknown. The result is unknown if a rank is unknown.
    ///
    /// # Errors
    ///
    /// [`DynBroadcastError`] with the axis of the result at which two extents cannot be equal and neither may be 1, or if
    /// the element count does not fit.
    ///
    /// ```
    /// use shapewise::DynShape;
    ///
    /// let (batch, row): (DynShape, DynShape) = ("[?,3]".parse()?, "[1]".parse()?);
    /// assert_eq!(batch.align_trailing(&row)?.shape().to_string(), "[?,3]");
    /// assert_eq!(batch.align_trailing(&"[8,?]".parse()?)?.shape().to_string(), "[8,3]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("broadcast_shapes", "broadcast_static_shape"))]
    #[inline]
    pub fn align_trailing(&self, other: &Self) -> Result<DynBroadcast, DynBroadcastError> {
        DynBroadcast::infer(Form::Trailing, Vec::new(), Vec::from([self.clone(), other.clone()]))
    }

    /// Returns the broadcast of any number of shapes by NumPy's rule. Without shapes the result is the scalar.
    ///
    /// # Errors
    ///
    /// Same errors as [`align_trailing`](Self::align_trailing).
    ///
    /// ```
    /// use shapewise::DynShape;
    ///
    /// let shapes: [DynShape; 3] = ["[8,1,6,1]".parse()?, "[7,1,5]".parse()?, "[?]".parse()?];
    /// assert_eq!(DynShape::align_trailing_all(shapes)?.shape().to_string(), "[8,7,6,5]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("broadcast_shapes", "result_shape"))]
    pub fn align_trailing_all(
        shapes: impl IntoIterator<Item = Self>,
    ) -> Result<DynBroadcast, DynBroadcastError> {
        DynBroadcast::infer(Form::Trailing, Vec::new(), shapes.into_iter().collect())
    }

    /// Returns the shape with new axes of the given sizes in front, along which the operand repeats.
    ///
    /// # Errors
    ///
    /// [`DynBroadcastError::Sizes`] with the first size that is negative or too large; or a result that does not fit.
    ///
    /// ```
    /// use shapewise::DynShape;
    ///
    /// let row: DynShape = "[3]".parse()?;
    /// assert_eq!(row.broadcast(&[2, 4])?.to_string(), "[2,4,3]");
    /// assert_eq!(
    ///     row.broadcast(&[2, -1]).unwrap_err().to_string(),
    ///     "axis 1 has the negative extent -1: an extent is at least 0"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// XLA, `Broadcast`. XLA refuses an operand with an unknown extent. Nothing stretches, so here it is accepted.
    pub fn broadcast<I: num_traits::PrimInt>(&self, sizes: &[I]) -> Result<Self, DynBroadcastError> {
        rank::check(sizes.len())?;
        let extent = |(axis, &size): (usize, &I)| FromIntsError::extent(axis, size);
        let front: Vec<usize> = sizes
            .iter()
            .enumerate()
            .map(extent)
            .collect::<Result<_, _>>()
            .map_err(DynBroadcastError::Sizes)?;
        // Checked here because this error names the axis. The error of a single extent does not.
        element_count(&front)?;
        let extents = self.extents();
        rank::check(front.len().saturating_add(extents.map_or(0, <[DynExtent]>::len)))?;
        let Some(last) = extents else { return Ok(Self::UNKNOWN) };
        let mut extents = front.into_iter().map(DynExtent::known).collect::<Result<InlineExtents, _>>()?;
        extents.extend_from_slice(last);
        Ok(Self::of_some(extents)?.carrying(self, |axis| axis.checked_sub(sizes.len())))
    }

    /// Returns this shape broadcast to `result`: axis `k` becomes axis `dimensions[k]`. Dimensions increase.
    ///
    /// # Errors
    ///
    /// [`DynBroadcastError`], checked in this order: an unknown extent of the result; a rank that is smaller than the operand's; a
    /// number of dimensions that is not the operand's rank; a dimension that is negative or above the rank of the result. Then,
    /// axis by axis, a dimension equal to that rank, an extent that is neither 1 nor that of its dimension, one that is bounded
    /// where the other is not, dimensions that do not increase. For dimensions and extents this is XLA's order.
    ///
    /// ```
    /// use shapewise::DynShape;
    ///
    /// let (row, result): (DynShape, DynShape) = ("[3]".parse()?, "[2,3]".parse()?);
    /// assert!(row.broadcast_in_dim(&result, &[1])?.is_certain());
    /// assert_eq!(
    ///     row.broadcast_in_dim(&result, &[0]).unwrap_err().to_string(),
    ///     "extent 3 of axis 0 does not broadcast into extent 2 of axis 0: it must be the same, or 1"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// XLA, `BroadcastInDim`.
    #[doc(alias("BroadcastInDim", "broadcast_to"))]
    #[inline]
    pub fn broadcast_in_dim(
        &self,
        result: &Self,
        dimensions: &[isize],
    ) -> Result<DynBroadcast, DynBroadcastError> {
        DynBroadcast::infer(
            Form::Into { transposing: false },
            dimensions.to_vec(),
            Vec::from([self.clone(), result.clone()]),
        )
    }

    /// Returns this shape broadcast to `result`: axis `k` becomes axis `dimensions[k]`. Dimensions are in any order, each at most once.
    ///
    /// # Errors
    ///
    /// Same errors as [`broadcast_in_dim`](Self::broadcast_in_dim), with
    /// [`BroadcastError::Repeated`](crate::broadcast::BroadcastError::Repeated) for a repeated dimension instead of an error for
    /// their order.
    ///
    /// ```
    /// use shapewise::DynShape;
    ///
    /// let (columns, result): (DynShape, DynShape) = ("[3,2]".parse()?, "[2,3]".parse()?);
    /// assert_eq!(columns.broadcast_transposing(&result, &[1, 0])?.shape().to_string(), "[2,3]");
    /// assert_eq!(
    ///     columns.broadcast_transposing(&result, &[0, 1]).unwrap_err().to_string(),
    ///     "extent 3 of axis 0 does not broadcast into extent 2 of axis 0: it must be the same, or 1"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// StableHLO, `broadcast_in_dim`.
    #[doc(alias = "stablehlo.broadcast_in_dim")]
    #[inline]
    pub fn broadcast_transposing(
        &self,
        result: &Self,
        dimensions: &[isize],
    ) -> Result<DynBroadcast, DynBroadcastError> {
        DynBroadcast::infer(
            Form::Into { transposing: true },
            dimensions.to_vec(),
            Vec::from([self.clone(), result.clone()]),
        )
    }

    /// Returns what is known of the shape of `clamp(min, operand, max)`: bounds are scalars, or have the shape of the operand.
    ///
    /// # Errors
    ///
    /// [`DynBroadcastError::Clamp`] for a bound that can neither be a scalar nor have the shape of the operand.
    ///
    /// ```
    /// use shapewise::DynShape;
    ///
    /// let [min, operand, max]: [DynShape; 3] = ["[]".parse()?, "[?]".parse()?, "[2]".parse()?];
    /// assert_eq!(DynShape::clamp(&min, &operand, &max)?.to_string(), "[2]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// XLA, `InferClampShape`, which returns `[?]` for this example.
    #[doc(alias("clip", "InferClampShape"))]
    #[inline]
    pub fn clamp(min: &Self, operand: &Self, max: &Self) -> Result<Self, DynBroadcastError> {
        let bounded = same_or_scalar(operand, min).map_err(DynBroadcastError::Clamp)?;
        same_or_scalar(&bounded, max).map_err(DynBroadcastError::Clamp)
    }

    /// Returns what is known of the shape of `select(predicate, on_true, on_false)`: the last two have the same shape, and the predicate
    /// has that shape or is a scalar.
    ///
    /// # Errors
    ///
    /// [`DynBroadcastError::Select`] or [`DynBroadcastError::Predicate`] for shapes that cannot be the same.
    ///
    /// ```
    /// use shapewise::DynShape;
    ///
    /// let [predicate, on_true, on_false]: [DynShape; 3] =
    ///     ["[?,2]".parse()?, "[3,?]".parse()?, "[?,?]".parse()?];
    /// assert_eq!(DynShape::select(&predicate, &on_true, &on_false)?.to_string(), "[3,2]");
    /// assert_eq!(
    ///     DynShape::select(&predicate, &on_true, &"[4,2]".parse()?).unwrap_err().to_string(),
    ///     "the operands to select from have the same shape: extents 3 and 4 are not compatible at \
    ///      axis 0: no extent is both"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// XLA, `InferSelectShape`.
    #[doc(alias("where", "choose", "InferSelectShape"))]
    #[inline]
    pub fn select(predicate: &Self, on_true: &Self, on_false: &Self) -> Result<Self, DynBroadcastError> {
        let values = on_true.merge(on_false).map_err(DynBroadcastError::Select)?;
        same_or_scalar(&values, predicate).map_err(DynBroadcastError::Predicate)
    }
}

/// Returns what is known of a shape, given another that is a scalar or the same shape.
#[inline]
fn same_or_scalar(shape: &DynShape, other: &DynShape) -> Result<DynShape, MergeError> {
    if other.is_unknown() || other.is_scalar() { Ok(shape.clone()) } else { shape.merge(other) }
}
