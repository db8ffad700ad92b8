//! Broadcasting on the partial rung: the rank is in the type, extents may not be known.

use core::fmt;

use super::{
    BroadcastCondition, BroadcastDimensions, ConditionError, DimensionList, DynBroadcastError, Leads,
    RankFits, led, lists, placed,
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
    lhs: [DynExtent; R],
    rhs: [DynExtent; R],
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
        let Self { lhs, rhs, shape } = *self;
        let pairs = lhs.into_iter().zip(rhs).zip(shape.extents()).enumerate();
        pairs.filter_map(|(axis, ((lhs, rhs), result))| BroadcastCondition::of(axis, lhs, rhs, result))
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
        let declared = self.lhs.into_iter().zip(self.rhs).zip(self.shape.extents());
        let found = lhs.extents().into_iter().zip(rhs.extents());
        for (axis, (to, (((lhs, rhs), result), (left, right)))) in
            extents.iter_mut().zip(declared.zip(found)).enumerate()
        {
            *to = BroadcastCondition { axis, lhs, rhs, result }.check(left, right)?;
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

/// The result of two lists of extents, by a rule for two extents.
fn broadcast<const R: usize>(
    lhs: [DynExtent; R],
    rhs: [DynExtent; R],
    rule: fn(DynExtent, DynExtent) -> Option<DynExtent>,
) -> Result<PartialBroadcast<R>, DynBroadcastError> {
    let mut extents = [DynExtent::ONE; R];
    lists::equal_ranks(&lhs, &rhs, &mut extents, rule)?;
    Ok(PartialBroadcast { lhs, rhs, shape: PartialShape::new(extents)? })
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
    /// `dimensions[k]` of `larger`. An extent that is unknown meets one that is unknown, or a known 1.
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
        // A dimension that does not fit `isize` is out of range, whatever its number.
        let signed = dimensions.map(|dimension| isize::try_from(dimension).unwrap_or(isize::MAX));
        let mut replaced = [DynExtent::ONE; Q];
        lists::along(&self.extents(), &larger.extents(), &signed, &mut [0; R], &mut replaced)?;
        let lhs =
            placed(&self.extents(), DynExtent::ONE, &dimensions).map_err(DynBroadcastError::Dimensions)?;
        let sum = broadcast(replaced, larger.extents(), DynExtent::broadcast_strict)?;
        Ok(PartialBroadcast { lhs, ..sum })
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
