//! Broadcasting on the partial rung: the rank is in the type, extents may not be known.

use core::fmt;

use super::{
    BroadcastCondition, BroadcastDimensions, ConditionError, DimensionList, DynBroadcastError, Leads, Order,
    RankFits, UniqueDimensions, led, lists, placed,
};
use crate::{
    axis::{Axis, permutation::AxisTuple},
    extent::DynExtent,
    rank::{Max, Ranks},
    shape::{PartialShape, Shape},
    types::AxisPosition,
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
    lhs: [DynExtent; R],
    rhs: [DynExtent; R],
    shape: PartialShape<R>,
    /// Whether `rhs` is what `lhs` is broadcast into.
    is_target: bool,
}

impl<const R: usize> PartialBroadcast<R> {
    /// What is known of the result.
    #[must_use]
    pub const fn shape(&self) -> PartialShape<R> {
        self.shape
    }

    /// What is to hold of extents that are not known, axis by axis.
    pub fn conditions(&self) -> impl Iterator<Item = BroadcastCondition> + use<R> {
        self.axes().into_iter().filter_map(BroadcastCondition::in_doubt)
    }

    /// What is to hold at each axis, in doubt or not.
    fn axes(&self) -> [BroadcastCondition; R] {
        let Self { lhs, rhs, shape, is_target } = *self;
        let one = DynExtent::ONE;
        let mut axes = [BroadcastCondition { axis: 0, lhs: one, rhs: one, result: one, is_target }; R];
        let extents = lhs.into_iter().zip(rhs).zip(shape.extents());
        for (axis, (at, ((lhs, rhs), result))) in axes.iter_mut().zip(extents).enumerate() {
            *at = BroadcastCondition { axis, lhs, rhs, result, is_target };
        }
        axes
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
        let mut extents = [0; R];
        let found = lhs.extents().into_iter().zip(rhs.extents());
        for (to, (condition, (lhs, rhs))) in extents.iter_mut().zip(self.axes().into_iter().zip(found)) {
            *to = condition.check(lhs, rhs)?;
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

/// Dimensions as the dynamic rung takes them. One that does not fit `isize` is out of range, whatever its number.
fn signed<const R: usize>(dimensions: [usize; R]) -> [isize; R] {
    dimensions.map(|dimension| isize::try_from(dimension).unwrap_or(isize::MAX))
}

/// The result of two lists of extents, by a rule for two extents.
fn broadcast<const R: usize>(
    lhs: [DynExtent; R],
    rhs: [DynExtent; R],
    rule: fn(DynExtent, DynExtent) -> Option<DynExtent>,
) -> Result<PartialBroadcast<R>, DynBroadcastError> {
    let mut extents = [DynExtent::ONE; R];
    lists::equal_ranks(&lhs, &rhs, &mut extents, rule)?;
    Ok(PartialBroadcast { lhs, rhs, shape: PartialShape::new(extents)?, is_target: false })
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
        broadcast(self.extents(), other.extents(), DynExtent::broadcast_strict)
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
        let dimensions: [usize; R] = dimensions.to_array();
        let signed = signed(dimensions);
        if R == Q {
            lists::identity(&signed)?;
        } else {
            let checked = &mut [0; R];
            lists::along(&self.extents(), &larger.extents(), &signed, checked, &mut [DynExtent::ONE; Q])?;
        }
        let lhs =
            placed(&self.extents(), DynExtent::ONE, &dimensions).map_err(DynBroadcastError::Dimensions)?;
        // XLA's two steps give what the second gives of the extents as they meet.
        broadcast(lhs, larger.extents(), DynExtent::broadcast_strict)
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
        self.into_shape(result, dimensions.to_array(), Order::Increasing)
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
        self.into_shape(result, dimensions.to_array(), Order::Unique)
    }

    /// The rule of both.
    fn into_shape<const Q: usize>(
        self,
        result: &PartialShape<Q>,
        dimensions: [usize; R],
        order: Order,
    ) -> Result<PartialBroadcast<Q>, DynBroadcastError> {
        let (rhs, mut lhs) = (result.extents(), [DynExtent::ONE; Q]);
        lists::into(&self.extents(), &rhs, &signed(dimensions), order, &mut [0; R], &mut lhs)?;
        Ok(PartialBroadcast { lhs, rhs, shape: *result, is_target: true })
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
        let one = DynExtent::ONE;
        broadcast(led(&self.extents(), one), led(&other.extents(), one), DynExtent::broadcast)
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
