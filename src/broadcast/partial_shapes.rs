//! Broadcasting on the partial rung: the rank is in the type, extents may not be known.

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
    layout::axes::AxisPosition,
    rank::{Max, Ranks},
    shape::{PartialShape, Shape},
};

/// What two shapes of rank `R` broadcast to: what is known of it, and what is to hold of extents that are not known.
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
    #[must_use]
    pub const fn shape(&self) -> PartialShape<R> {
        self.shape
    }

    /// What is to hold of extents that are not known, axis by axis.
    pub fn conditions(&self) -> impl Iterator<Item = BroadcastCondition> + use<R> {
        let Self { pair, .. } = *self;
        (0..R).filter_map(move |axis| pair.at(axis)?.in_doubt())
    }

    /// Whether nothing is left to be checked.
    #[must_use]
    pub fn is_certain(&self) -> bool {
        self.conditions().next().is_none()
    }

    /// The shape of the result, now that those of the operands are known; an operand of a smaller rank is given as
    /// [`along`](Shape::along) or [`align_trailing`](Shape::align_trailing) make it one of rank `R`.
    ///
    /// # Errors
    ///
    /// [`ConditionError`] with the first axis where an extent is not one that was declared, or where the two do not
    /// broadcast to what was inferred.
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

/// The dimensions as numbers. One above each `isize` would be reported as a negative one: it is out of range, whatever it is.
fn numbers<const R: usize>(dimensions: &impl DimensionList) -> [usize; R] {
    dimensions.to_array().map(|dimension: usize| dimension.min(isize::MAX.cast_unsigned()))
}

impl<const R: usize> PartialShape<R> {
    /// What this shape and another of the same rank broadcast to, by XLA's rule: [`DynExtent::broadcast_strict`] axis by
    /// axis.
    ///
    /// # Errors
    ///
    /// [`DynBroadcastError::Extents`] with the first axis where the extents do not broadcast, or
    /// [`DynBroadcastError::Size`].
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

    /// What this shape and a larger one broadcast to, by XLA's rule for different ranks: axis `k` meets axis
    /// `dimensions[k]` of `larger`. An extent that is unknown meets one that is unknown, or of at most 1. Of the same rank,
    /// dimensions are the identity, and the rule is that of [`broadcast_with`](Self::broadcast_with).
    ///
    /// # Errors
    ///
    /// [`DynBroadcastError`]: a dimension out of range or out of order, or the first axis where the extents do not broadcast.
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
    #[doc(alias = "broadcast_dimensions")]
    pub fn broadcast_along<const Q: usize, D>(
        &self,
        larger: &PartialShape<Q>,
        dimensions: D,
    ) -> Result<PartialBroadcast<Q>, DynBroadcastError>
    where
        Ranks: RankFits<R, Q>,
        D: BroadcastDimensions<R, Q>,
    {
        self.infer(Form::Binary, larger, &numbers::<R>(&dimensions))
    }

    /// This shape broadcast to another, axis `k` becoming axis `dimensions[k]`, in increasing order.
    ///
    /// # Errors
    ///
    /// [`DynBroadcastError`]: an extent of the result that is unknown; then axis by axis an extent that is neither 1 nor that
    /// of its dimension, one that is bounded where the other is not, dimensions out of range or out of order.
    ///
    /// ```
    /// use shapewise::{DynExtent, PartialShape, axes};
    ///
    /// let few = PartialShape::new([DynExtent::at_most(3)?])?;
    /// let result = PartialShape::new([DynExtent::known(2)?, DynExtent::at_most(3)?])?;
    /// let rows = few.broadcast_in_dim(&result, axes![1])?;
    /// let [condition] = rows.conditions().collect::<Vec<_>>()[..] else { panic!("one axis is in doubt") };
    /// assert_eq!(condition.to_string(), "at axis 1, extent <=3 is to broadcast into <=3");
    /// assert!(condition.check(1, 3).is_ok() && condition.check(3, 1).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Source
    ///
    /// XLA, `BroadcastInDim`.
    pub fn broadcast_in_dim<const Q: usize, D>(
        &self,
        result: &PartialShape<Q>,
        dimensions: D,
    ) -> Result<PartialBroadcast<Q>, DynBroadcastError>
    where
        Ranks: RankFits<R, Q>,
        D: BroadcastDimensions<R, Q>,
    {
        self.infer(Form::Into { transposing: false }, result, &numbers::<R>(&dimensions))
    }

    /// As [`broadcast_in_dim`](Self::broadcast_in_dim), with dimensions in any order, each once.
    ///
    /// # Errors
    ///
    /// As there, but [`BroadcastError::Repeated`](super::BroadcastError::Repeated) for a dimension that stands twice, and none
    /// for their order.
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
        D: UniqueDimensions<R, Q>,
    {
        self.infer(Form::Into { transposing: true }, result, &numbers::<R>(&dimensions))
    }

    /// The shape with its axes where the dimensions say, among new axes of extent 1: as [`Shape::along`].
    #[doc(alias = "broadcast_dimensions")]
    #[must_use]
    pub fn along<const Q: usize, D>(&self, dimensions: D) -> PartialShape<Q>
    where
        Axis<Q>: AxisPosition,
        D: AxisTuple + BroadcastDimensions<R, Q>,
    {
        // The bounds say what the rule asks, so it has no error; and the element count stays.
        let dimensions = DimensionList::to_array(&dimensions);
        let extents = placed(&self.extents(), DynExtent::ONE, &dimensions).unwrap_or([DynExtent::UNKNOWN; Q]);
        PartialShape::new(extents).unwrap_or(PartialShape::UNKNOWN)
    }

    /// What this shape and another, of any two ranks, broadcast to by NumPy's rule: aligned at the last axis,
    /// [`DynExtent::broadcast`] axis by axis. `Q` is the larger rank.
    ///
    /// # Errors
    ///
    /// [`DynBroadcastError::Extents`] with the axis of the result where the extents do not broadcast, or
    /// [`DynBroadcastError::Size`].
    pub fn align_trailing<const S: usize, const Q: usize>(
        &self,
        other: &PartialShape<S>,
    ) -> Result<PartialBroadcast<Q>, DynBroadcastError>
    where
        Ranks: Max<R, S, Q>,
    {
        self.infer(Form::Trailing, other, &[])
    }

    /// The shape with as many axes of extent 1 in front as make rank `Q`: as [`Shape::align_trailing`].
    #[must_use]
    pub fn lead<const Q: usize>(&self) -> PartialShape<Q>
    where
        Ranks: Leads<R, Q>,
    {
        // The element count stays.
        PartialShape::new(led(&self.extents(), DynExtent::ONE)).unwrap_or(PartialShape::UNKNOWN)
    }
}
