//! Broadcasting on the partial rung: the rank is in the type, extents may be unknown.

use core::fmt;

use super::{
    BroadcastCondition, BroadcastDimensions, ConditionError, DimensionList, DynBroadcastError, Leads,
    RankFits, UniqueDimensions,
    inference::{Form, Pair},
    led, placed,
};
use crate::{
    axis::{Axis, permutation::AxisTuple},
    extent::DynExtent,
    private::Always,
    rank::{Max, Ranks},
    shape::{PartialShape, Shape},
    types::AxisPosition,
};

/// The broadcast of two shapes, of rank `R`: what is known of the result, and what must hold for unknown extents.
///
/// # Examples
///
/// ```
/// use shapewise::{DynExtent, PartialShape, Shape};
///
/// let batch = PartialShape::new([DynExtent::UNKNOWN, DynExtent::known(3)?])?;
/// let other = PartialShape::new([DynExtent::known(8)?, DynExtent::ONE])?;
/// let sum = batch.broadcast_with(&other)?;
/// assert_eq!(sum.shape().to_string(), "[8,3]");
/// assert_eq!(sum.conditions().count(), 1);
/// // Now they are known.
/// assert_eq!(sum.check(Shape::new([1, 3])?, Shape::new([8, 1])?)?.extents(), [8, 3]);
/// assert_eq!(
///     sum.check(Shape::new([4, 3])?, Shape::new([8, 1])?).unwrap_err().to_string(),
///     "extents 4 and 8 do not broadcast at axis 0: they must be equal, or one of them 1"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PartialBroadcast<const R: usize> {
    pair: Pair<[DynExtent; R]>,
    shape: PartialShape<R>,
}

impl<const R: usize> PartialBroadcast<R> {
    /// What is known of the result.
    ///
    /// [`PartialBroadcast`] has an example.
    #[must_use]
    pub const fn shape(&self) -> PartialShape<R> {
        self.shape
    }

    /// What must hold for unknown extents, axis by axis.
    ///
    /// [`PartialBroadcast`] has an example.
    pub fn conditions(&self) -> impl Iterator<Item = BroadcastCondition> + use<R> {
        let Self { pair, .. } = *self;
        (0..R).filter_map(move |axis| pair.at(axis)?.in_doubt())
    }

    /// Whether nothing remains to be checked.
    ///
    /// [`PartialBroadcast`] has an example.
    #[must_use]
    pub fn is_certain(&self) -> bool {
        self.conditions().next().is_none()
    }

    /// The shape of the result, now that the shapes of the operands are known. For an operand of a smaller rank, pass the shape
    /// of rank `R` that [`along`](Shape::along) or [`align_trailing`](Shape::align_trailing) returns.
    ///
    /// # Errors
    ///
    /// [`ConditionError`] with the first axis where an extent is not as declared, where the two extents do not broadcast, or
    /// where the result is not as inferred.
    pub fn check(&self, lhs: Shape<R>, rhs: Shape<R>) -> Result<Shape<R>, ConditionError> {
        let mut extents = lhs.extents();
        for (axis, (extent, rhs)) in extents.iter_mut().zip(rhs.extents()).enumerate() {
            if let Some(condition) = self.pair.at(axis) {
                *extent = condition.check(*extent, rhs)?;
            }
        }
        Shape::new(extents).map_err(|error| ConditionError::Shapes(error.into()))
    }
}

impl<const R: usize> fmt::Debug for PartialBroadcast<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.shape)?;
        self.conditions().try_for_each(|condition| write!(f, ", {condition}"))
    }
}

/// The dimensions as numbers. A number above `isize::MAX` would be reported as negative, so it is replaced by that number,
/// which is out of range as well.
fn numbers<const R: usize>(dimensions: &impl DimensionList) -> [usize; R] {
    dimensions.to_array().map(|dimension: usize| dimension.min(isize::MAX.cast_unsigned()))
}

impl<const R: usize> PartialShape<R> {
    /// The broadcast of this shape and another of the same rank, by XLA's rule: [`DynExtent::broadcast_strict`] axis by
    /// axis.
    ///
    /// # Errors
    ///
    /// [`DynBroadcastError::Extents`] with the first axis where the extents do not broadcast, or
    /// [`DynBroadcastError::Size`].
    #[doc(alias("broadcast_shapes", "result_shape"))]
    pub fn broadcast_with(&self, other: &Self) -> Result<PartialBroadcast<R>, DynBroadcastError> {
        self.infer(Form::Binary, other, &[])
    }

    /// The broadcast of two shapes; `Q` is the rank of the larger one.
    fn infer<const S: usize, const Q: usize>(
        &self,
        form: Form,
        other: &PartialShape<S>,
        dimensions: &[usize],
    ) -> Result<PartialBroadcast<Q>, DynBroadcastError> {
        let (lhs, rhs) = (self.extents(), other.extents());
        let pair = Pair::infer(form, [&lhs, &rhs], dimensions, &[DynExtent::ONE; Q])?;
        Ok(PartialBroadcast { pair, shape: PartialShape::new(pair.result)? })
    }

    /// The broadcast of this shape and a larger one, by XLA's rule for different ranks: axis `k` is combined with axis
    /// `dimensions[k]` of `larger`. An unknown extent only fits an unknown one, or one of at most 1. If the ranks are equal,
    /// dimensions must be the identity, and the rule is that of [`broadcast_with`](Self::broadcast_with).
    ///
    /// # Errors
    ///
    /// [`DynBroadcastError`] with a dimension out of range or out of order, or with the first axis where the extents do not
    /// broadcast.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{DynExtent, PartialShape, axes};
    ///
    /// let batch = PartialShape::new([DynExtent::UNKNOWN, DynExtent::known(3)?])?;
    /// let row = PartialShape::new([DynExtent::known(3)?])?;
    /// assert_eq!(row.broadcast_along(&batch, axes![1])?.shape().to_string(), "[?,3]");
    /// assert_eq!(
    ///     row.broadcast_along(&batch, [0]).unwrap_err().to_string(),
    ///     "extent 3 of axis 0 does not broadcast with extent ? of axis 0: they must be equal, or one of them 1"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Source
    ///
    /// XLA, `InferInDimBroadcastShape`, then `InferDegenerateDimensionBroadcastShape`.
    #[doc(alias("broadcast_dimensions", "InferInDimBroadcastShape"))]
    pub fn broadcast_along<const Q: usize, D>(
        &self,
        larger: &PartialShape<Q>,
        dimensions: D,
    ) -> Result<PartialBroadcast<Q>, DynBroadcastError>
    where
        Ranks: RankFits<R, Q>,
        D: BroadcastDimensions<R, Q, Holds: Always>,
    {
        self.infer(Form::Binary, larger, &numbers::<R>(&dimensions))
    }

    /// This shape broadcast to `result`: axis `k` becomes axis `dimensions[k]`. Dimensions increase.
    ///
    /// # Errors
    ///
    /// [`DynBroadcastError`], checked in XLA's order: an unknown extent of the result; a dimension above its rank; then, axis by
    /// axis, a dimension equal to that rank, an extent that is neither 1 nor that of its dimension, one that is bounded where
    /// the other is not, dimensions that do not increase.
    ///
    /// ```
    /// use shapewise::{DynExtent, PartialShape, axes};
    ///
    /// let few = PartialShape::new([DynExtent::at_most(3)?])?;
    /// let result = PartialShape::new([DynExtent::known(2)?, DynExtent::at_most(3)?])?;
    /// let rows = few.broadcast_in_dim(&result, axes![1])?;
    /// let [condition] = rows.conditions().collect::<Vec<_>>()[..] else { panic!("one axis is in doubt") };
    /// assert_eq!(condition.to_string(), "at axis 1, extent <=3 must broadcast into <=3");
    /// assert!(condition.check(1, 3).is_ok() && condition.check(3, 1).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Source
    ///
    /// XLA, `BroadcastInDim`.
    #[doc(alias("BroadcastInDim", "broadcast_to"))]
    pub fn broadcast_in_dim<const Q: usize, D>(
        &self,
        result: &PartialShape<Q>,
        dimensions: D,
    ) -> Result<PartialBroadcast<Q>, DynBroadcastError>
    where
        Ranks: RankFits<R, Q>,
        D: BroadcastDimensions<R, Q, Holds: Always>,
    {
        self.infer(Form::Into { transposing: false }, result, &numbers::<R>(&dimensions))
    }

    /// This shape broadcast to `result`: axis `k` becomes axis `dimensions[k]`. Dimensions are in any order, each at most once.
    ///
    /// # Errors
    ///
    /// Same errors as [`broadcast_in_dim`](Self::broadcast_in_dim), with
    /// [`BroadcastError::Repeated`](super::BroadcastError::Repeated) for a repeated dimension instead of an error for their order.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{PartialShape, Shape, axes};
    ///
    /// let [columns, result] = [Shape::new([3, 2])?, Shape::new([2, 3])?].map(PartialShape::from);
    /// assert_eq!(columns.broadcast_transposing(&result, axes![1, 0])?.shape(), result);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Source
    ///
    /// StableHLO, `broadcast_in_dim`.
    #[doc(alias = "stablehlo.broadcast_in_dim")]
    pub fn broadcast_transposing<const Q: usize, D>(
        &self,
        result: &PartialShape<Q>,
        dimensions: D,
    ) -> Result<PartialBroadcast<Q>, DynBroadcastError>
    where
        Ranks: RankFits<R, Q>,
        D: UniqueDimensions<R, Q, Holds: Always>,
    {
        self.infer(Form::Into { transposing: true }, result, &numbers::<R>(&dimensions))
    }

    /// The shape of rank `Q` whose axis `dimensions[k]` is axis `k` of this one; the other axes are new and have extent 1. It is the
    /// equivalent of [`Shape::along`].
    #[doc(alias = "broadcast_dimensions")]
    #[must_use]
    pub fn along<const Q: usize, D>(&self, dimensions: D) -> PartialShape<Q>
    where
        Axis<Q>: AxisPosition,
        D: AxisTuple + BroadcastDimensions<R, Q>,
    {
        // The bounds prove the rule, so there is no error; and the element count is the same.
        let dimensions = DimensionList::to_array(&dimensions);
        let extents = placed(&self.extents(), DynExtent::ONE, &dimensions).unwrap_or([DynExtent::UNKNOWN; Q]);
        PartialShape::new(extents).unwrap_or(PartialShape::UNKNOWN)
    }

    /// The broadcast of two shapes of any ranks by NumPy's rule: they are aligned at the last axis, then
    /// [`DynExtent::broadcast`] applies axis by axis. `Q` is the larger rank.
    ///
    /// # Errors
    ///
    /// [`DynBroadcastError::Extents`] with the axis of the result where the extents do not broadcast, or
    /// [`DynBroadcastError::Size`].
    #[doc(alias("broadcast_shapes", "broadcast_static_shape"))]
    pub fn align_trailing<const S: usize, const Q: usize>(
        &self,
        other: &PartialShape<S>,
    ) -> Result<PartialBroadcast<Q>, DynBroadcastError>
    where
        Ranks: Max<R, S, Q>,
    {
        self.infer(Form::Trailing, other, &[])
    }

    /// The shape of rank `Q` with new axes of extent 1 in front. It is the equivalent of [`Shape::align_trailing`].
    ///
    /// ```
    /// use shapewise::{DynExtent, PartialShape};
    ///
    /// let bias = PartialShape::new([DynExtent::UNKNOWN])?;
    /// assert_eq!(bias.lead::<3>().to_string(), "[1,1,?]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "expand_dims")]
    #[must_use]
    pub fn lead<const Q: usize>(&self) -> PartialShape<Q>
    where
        Ranks: Leads<R, Q>,
    {
        // The element count is the same.
        PartialShape::new(led(&self.extents(), DynExtent::ONE)).unwrap_or(PartialShape::UNKNOWN)
    }
}
