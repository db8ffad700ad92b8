//! Conversions between the rungs: down is free, up is checked.
//!
//! To and from the ranked rung they are `From` and `TryFrom`. Between two tuples they are [`Shape::cast`], as a generic
//! `From` there would meet the one that every type has to itself.

use core::fmt;

use super::{ExtentUnknown, Shape};
use crate::{
    extent::{Extent, ExtentMismatch, Extents},
    index::SizeError,
};

/// Why extents of any rank are not those of a shape.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ShapeError {
    /// The rank is not that of the type.
    Rank {
        /// The rank in the type.
        expected: usize,
        /// The number of extents found.
        found: usize,
    },
    /// The rank is one that no arm of [`match_rank!`](crate::match_rank!) names.
    NoArm {
        /// The rank, if it is known.
        found: Option<usize>,
    },
    /// The rank is not known.
    RankUnknown {
        /// The rank in the type.
        expected: usize,
    },
    /// An extent is not known.
    Unknown(ExtentUnknown),
    /// An extent is not that of the type.
    Extent(ExtentMismatch),
    /// The element count does not fit.
    Size(SizeError),
}

impl ShapeError {
    /// For [`match_rank!`](crate::match_rank!): variants that are not exhaustive cannot be made outside.
    #[doc(hidden)]
    #[must_use]
    pub const fn no_arm(found: Option<usize>) -> Self {
        Self::NoArm { found }
    }
}

impl fmt::Display for ShapeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rank { expected, found } => write!(f, "the rank is {found}, expected {expected}"),
            Self::NoArm { found: Some(found) } => write!(f, "the rank is {found}, which no arm names"),
            Self::NoArm { found: None } => f.write_str("the rank is not known"),
            Self::RankUnknown { expected } => write!(f, "the rank is not known, expected {expected}"),
            Self::Unknown(error) => write!(f, "{error}"),
            Self::Extent(error) => write!(f, "{error}"),
            Self::Size(error) => write!(f, "{error}"),
        }
    }
}

impl core::error::Error for ShapeError {}

impl From<ExtentMismatch> for ShapeError {
    fn from(error: ExtentMismatch) -> Self {
        Self::Extent(error)
    }
}

impl From<SizeError> for ShapeError {
    fn from(error: SizeError) -> Self {
        Self::Size(error)
    }
}

/// From extents of any rank, as a file has them.
///
/// ```
/// use shapewise::{Extents, Shape};
///
/// type Weights = Shape<2, Extents![64, 48]>;
/// assert!(Weights::try_from(&[64, 48][..]).is_ok());
/// assert_eq!(Weights::try_from(&[64, 32][..]).unwrap_err().to_string(), "axis 1 has extent 32, expected 48");
/// assert_eq!(Weights::try_from(&[64][..]).unwrap_err().to_string(), "the rank is 1, expected 2");
/// ```
impl<const R: usize, E: Extents<R>> TryFrom<&[usize]> for Shape<R, E> {
    type Error = ShapeError;

    fn try_from(extents: &[usize]) -> Result<Self, ShapeError> {
        let Ok(extents) = <[usize; R]>::try_from(extents) else {
            return Err(ShapeError::Rank { expected: R, found: extents.len() });
        };
        Ok(Self::new(E::from_array(extents)?)?)
    }
}

/// The extents that the type knows are compared.
///
/// ```
/// use shapewise::{Extents, Shape};
///
/// assert_eq!(Shape::<2, Extents![usize, 48]>::try_from([64, 48])?.extents(), [64, 48]);
/// # Ok::<(), shapewise::ShapeError>(())
/// ```
impl<const R: usize, E: Extents<R>> TryFrom<[usize; R]> for Shape<R, E> {
    type Error = ShapeError;

    fn try_from(extents: [usize; R]) -> Result<Self, ShapeError> {
        Ok(Self::new(E::from_array(extents)?)?)
    }
}

impl<const R: usize, E: Extents<R>> Shape<R, E> {
    /// The same shape with other knowledge in the type, from any rung to any: ranked, mixed, static.
    ///
    /// # Errors
    ///
    /// [`ExtentMismatch`] with the first axis where the type `F` says something else.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{Extents, Shape, shape};
    ///
    /// let mixed = Shape::new(shape![3, 4])?.cast::<Extents![usize, 4]>().unwrap();
    /// assert_eq!(
    ///     mixed.cast::<Extents![3, 5]>().unwrap_err().to_string(),
    ///     "axis 1 has extent 4, expected 5"
    /// );
    /// # Ok::<(), shapewise::SizeError>(())
    /// ```
    pub fn cast<F: Extents<R>>(&self) -> Result<Shape<R, F>, ExtentMismatch> {
        F::from_array(self.extents()).map(|extents| Shape { extents })
    }

    /// Compares extents with those of this shape, known in the type or not.
    ///
    /// # Errors
    ///
    /// [`ExtentMismatch`] with the first axis where they differ.
    ///
    /// ```
    /// let batch = shapewise::Shape::new([500, 10])?;
    /// assert_eq!(batch.expect([400, 10]).unwrap_err().to_string(), "axis 0 has extent 400, expected 500");
    /// # Ok::<(), shapewise::SizeError>(())
    /// ```
    pub fn expect(&self, found: [usize; R]) -> Result<(), ExtentMismatch> {
        let differs = |(axis, (expected, found))| {
            if expected == found { None } else { Some(ExtentMismatch { axis, expected, found }) }
        };
        match self.extents().into_iter().zip(found).enumerate().find_map(differs) {
            Some(error) => Err(error),
            None => Ok(()),
        }
    }
}

/// `From` and `TryFrom` between tuples and arrays. A row: rank and types.
macro_rules! conversions {
    ($($rank:literal: $($extent:ident)*;)*) => { $(
        impl<$($extent: Extent),*> From<Shape<$rank, ($($extent,)*)>> for Shape<$rank> {
            fn from(shape: Shape<$rank, ($($extent,)*)>) -> Self {
                shape.ranked()
            }
        }

        impl<$($extent: Extent),*> TryFrom<Shape<$rank>> for Shape<$rank, ($($extent,)*)> {
            type Error = ExtentMismatch;

            fn try_from(shape: Shape<$rank>) -> Result<Self, ExtentMismatch> {
                shape.cast()
            }
        }
    )* };
}

conversions! {
    0: ; 1: A; 2: A B; 3: A B C; 4: A B C D; 5: A B C D E; 6: A B C D E F; 7: A B C D E F G; 8: A B C D E F G H;
}

impl<const R: usize> From<Shape<R>> for [usize; R] {
    fn from(shape: Shape<R>) -> Self {
        shape.extents()
    }
}
