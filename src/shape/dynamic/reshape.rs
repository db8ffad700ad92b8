//! Reshapes of dynamic shapes: other extents for the same elements, one of them inferred.

use super::{DynShape, Inline, sets};
use crate::{
    error::error_messages,
    extent::{DynExtent, Knowledge},
    index::{self, SizeError},
    rank::{self, RankError},
    shape::CountMismatch,
};

/// Why a shape cannot be reshaped to some extents: the error of [`DynShape::reshape`](crate::DynShape::reshape).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DynReshapeError {
    /// Two extents are -1, and at most one can be inferred.
    TwoInferred {
        /// The first axis of extent -1.
        first: usize,
        /// The second axis of extent -1.
        second: usize,
    },
    /// A negative extent other than -1.
    Negative {
        /// The axis.
        axis: usize,
        /// The extent.
        extent: isize,
    },
    /// The element counts differ: of the shape, as far as it is known, and of the new extents, with 1 for the one to infer.
    Count(CountMismatch<DynExtent>),
    /// The element count is not a multiple of the product of the new extents.
    Indivisible {
        /// The element count of the shape.
        count: usize,
        /// The product of the new extents, without the one to infer.
        product: usize,
    },
    /// Another extent is 0, so every value of the extent to infer would fit.
    Ambiguous {
        /// The axis of extent -1.
        axis: usize,
    },
    /// There are more extents than [`MAX_DYNAMIC_RANK`](crate::rank::MAX_DYNAMIC_RANK).
    RankTooLarge(RankError),
    /// The element count of the new extents does not fit `isize`.
    Size(SizeError),
}

error_messages! {
    #[inline] DynReshapeError [Count(CountMismatch<DynExtent>), RankTooLarge(RankError), Size(SizeError)]
    Self::TwoInferred { first, second } =>
        "the extents of axes {first} and {second} are both -1: at most one can be inferred";
    Self::Negative { axis, extent } =>
        "axis {axis} has the negative extent {extent}: an extent is at least 0, or -1 to infer it";
    Self::Indivisible { count, product } => "{count} elements cannot become a multiple of {product} elements";
    Self::Ambiguous { axis } =>
        "the extent of axis {axis} cannot be inferred: another extent is 0, so every value fits";
}

/// Returns the extent to infer, from the element count and the product of the other extents, which is not 0.
fn inferred(count: DynExtent, product: usize) -> Result<DynExtent, DynReshapeError> {
    let quotient = |count: usize| count.checked_div(product).unwrap_or_default();
    match count.knowledge() {
        Knowledge::Known(count) => match index::inferred(count, product) {
            Some(extent) => Ok(DynExtent::known(extent)?),
            None => Err(DynReshapeError::Indivisible { count, product }),
        },
        Knowledge::Bounded(bound) => Ok(DynExtent::at_most(quotient(bound))?),
        Knowledge::Unknown => Ok(DynExtent::UNKNOWN),
    }
}

impl DynShape {
    /// Takes extents, returns the shape with these extents and the same element count. The extent -1, at most once, is inferred.
    ///
    /// The inferred extent is as known as this shape: for `[?,4]` it is unknown, for `[<=6,4]` it is bounded.
    ///
    /// # Errors
    ///
    /// [`DynReshapeError`]: two extents to infer, a negative extent, different element counts, an element count that is not a
    /// multiple of the other extents, an extent to infer next to an extent of 0, an element count that does not fit `isize`.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::DynShape;
    ///
    /// let reshaped = |text: &str, to: &[isize]| text.parse::<DynShape>().unwrap().reshape(to).map(|shape| shape.to_string());
    /// assert_eq!(reshaped("[2,6]", &[3, -1])?, "[3,4]");
    /// assert_eq!(reshaped("[<=6,4]", &[-1, 8])?, "[<=3,8]");
    /// assert_eq!(reshaped("[?,4]", &[-1, 8])?, "[?,8]");
    /// assert_eq!(
    ///     reshaped("[2,6]", &[5, 2]).unwrap_err().to_string(),
    ///     "12 elements cannot become 10 elements: the element count must stay the same"
    /// );
    /// # Ok::<(), shapewise::shape::DynReshapeError>(())
    /// ```
    ///
    /// # Source
    ///
    /// NumPy's `reshape`, for known extents. Deviation: NumPy infers any negative extent; this infers only -1, because -2 is more
    /// likely a mistake than intended.
    pub fn reshape(&self, to: &[isize]) -> Result<Self, DynReshapeError> {
        rank::check(to.len())?;
        let (mut extents, mut infer) = (Inline::with_capacity(to.len()), None);
        for (axis, &extent) in to.iter().enumerate() {
            extents.push(match (extent, infer) {
                (-1, Some(first)) => return Err(DynReshapeError::TwoInferred { first, second: axis }),
                (-1, None) => {
                    infer = Some(axis);
                    DynExtent::ONE
                }
                (..0, _) => return Err(DynReshapeError::Negative { axis, extent }),
                _ => DynExtent::known(extent.unsigned_abs())?,
            });
        }
        sets::fits(&extents)?;
        // With 1 for the extent to infer, this is the product of the others.
        let product = sets::element_count(&extents).get().unwrap_or_default();
        let count = self.element_count();
        match infer {
            Some(axis) if product == 0 && count.contains(0) => {
                return Err(DynReshapeError::Ambiguous { axis });
            }
            Some(axis) if product > 0 => {
                if let Some(extent) = extents.get_mut(axis) {
                    *extent = inferred(count, product)?;
                }
            }
            _ if !count.contains(product) => return Err(CountMismatch::new(count, product).into()),
            _ => {}
        }
        Ok(Self::of_fitting(extents))
    }
}
