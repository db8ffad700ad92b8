//! Other extents for the same elements, one of them inferred.

use core::fmt;

use super::{DynShape, Inline};
use crate::{
    extent::{DynExtent, Knowledge},
    index::SizeError,
    rank::{self, RankError},
};

/// Why a shape has no such reshape.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DynReshapeError {
    /// Two extents to infer.
    TwoInferred {
        /// The first axis to infer.
        first: usize,
        /// The second.
        second: usize,
    },
    /// A negative extent other than -1.
    Negative {
        /// The axis.
        axis: usize,
        /// The extent.
        extent: isize,
    },
    /// The element counts differ.
    Count {
        /// What is known of the element count of the shape.
        from: DynExtent,
        /// The element count asked for, what is to be inferred left out.
        to: usize,
    },
    /// The element count is no multiple of the extents that are given.
    Indivisible {
        /// The element count.
        count: usize,
        /// The product of the extents that are given.
        product: usize,
    },
    /// An extent to infer beside one of 0: each would do.
    Ambiguous {
        /// The axis to infer.
        axis: usize,
    },
    /// More extents are asked for than the greatest rank.
    RankTooLarge(RankError),
    /// The extents asked for do not fit.
    Size(SizeError),
}

impl fmt::Display for DynReshapeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TwoInferred { first, second } => {
                write!(f, "axes {first} and {second} are both to be inferred: at most one can be")
            }
            Self::Negative { axis, extent } => {
                write!(
                    f,
                    "axis {axis} has the negative extent {extent}: an extent is at least 0, or -1 to infer it"
                )
            }
            Self::Count { from, to } => {
                write!(f, "{from} elements have no shape of {to} elements: a reshape keeps the element count")
            }
            Self::Indivisible { count, product } => {
                write!(f, "{count} elements have no shape of a multiple of {product} elements")
            }
            Self::Ambiguous { axis } => {
                write!(f, "axis {axis} cannot be inferred beside an extent of 0: each extent would do")
            }
            Self::RankTooLarge(error) => write!(f, "{error}"),
            Self::Size(error) => write!(f, "{error}"),
        }
    }
}

impl core::error::Error for DynReshapeError {}

impl From<RankError> for DynReshapeError {
    fn from(error: RankError) -> Self {
        Self::RankTooLarge(error)
    }
}

impl From<SizeError> for DynReshapeError {
    fn from(error: SizeError) -> Self {
        Self::Size(error)
    }
}

/// The extent to infer from an element count, beside extents of the product `product`, which is not 0.
fn inferred(count: DynExtent, product: usize) -> Result<DynExtent, DynReshapeError> {
    match count.knowledge() {
        Knowledge::Known(count) => match count.checked_rem(product) {
            Some(0) => Ok(DynExtent::known(count.checked_div(product).unwrap_or_default())?),
            _ => Err(DynReshapeError::Indivisible { count, product }),
        },
        Knowledge::Bounded(bound) => Ok(DynExtent::at_most(bound.checked_div(product).unwrap_or_default())?),
        Knowledge::Unknown => Ok(DynExtent::UNKNOWN),
    }
}

impl DynShape {
    /// Other extents for the same elements; -1, at most once, is the one to infer.
    ///
    /// What is not known of this shape is not known of the extent inferred: of `[?,4]` it is unknown, of `[<=6,4]` at most
    /// what fits.
    ///
    /// # Errors
    ///
    /// [`DynReshapeError`]: two extents to infer, a negative one, element counts that cannot be equal, a count that is no
    /// multiple, an extent to infer beside one of 0, extents that do not fit.
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
    ///     reshaped("[2,6]", &[5, -1]).unwrap_err().to_string(),
    ///     "12 elements have no shape of a multiple of 5 elements"
    /// );
    /// # Ok::<(), shapewise::shape::DynReshapeError>(())
    /// ```
    ///
    /// # Source
    ///
    /// NumPy's `reshape`, for the known. Deviation: NumPy takes every negative extent as the one to infer, this -1 alone, as
    /// -2 is more likely a mistake than a wish.
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
        // With 1 for what is to be inferred, the product of the extents that are given.
        let mut shape = Self::of_some(extents)?;
        let (count, product) = (self.element_count(), shape.element_count().get().unwrap_or_default());
        let differs = DynReshapeError::Count { from: count, to: product };
        match infer {
            None if count.contains(product) => {}
            None => return Err(differs),
            Some(axis) if product == 0 => {
                return Err(if count.contains(0) { DynReshapeError::Ambiguous { axis } } else { differs });
            }
            Some(axis) => {
                let extent = inferred(count, product)?;
                if let Some(place) = shape.extents.as_mut().and_then(|extents| extents.get_mut(axis)) {
                    *place = extent;
                }
            }
        }
        Ok(shape)
    }
}
