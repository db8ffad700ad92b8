//! Shapes of a known rank whose extents may not be known: `PartialShape<R>`; and the rules for such extents on slices,
//! which serve every rank, known or not.

mod axes;

use core::fmt;

use super::{DisplayExtents, Shape};
use crate::{
    extent::{DynExtent, Extents},
    index::SizeError,
};

/// A shape of rank `R` whose extents are known, bounded or unknown: between [`Shape<R>`](Shape) and `DynShape`. It needs
/// no allocation.
///
/// # Examples
///
/// ```
/// use shapewise::{DynExtent, PartialShape, Shape};
///
/// let batch = PartialShape::new([DynExtent::UNKNOWN, DynExtent::known(784)?])?;
/// assert_eq!(batch.to_string(), "[?,784]");
/// assert!(Shape::<2>::try_from(batch).is_err());
/// let known = batch.merge(&PartialShape::from(Shape::new([32, 784])?)).unwrap();
/// assert_eq!(Shape::<2>::try_from(known).unwrap().extents(), [32, 784]);
/// # Ok::<(), shapewise::SizeError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PartialShape<const R: usize> {
    // INVARIANT: the product of the known extents other than 0 fits `isize`.
    extents: [DynExtent; R],
}

/// Two shapes that cannot both be true.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum MergeError {
    /// The ranks differ.
    Rank {
        /// The rank on the left.
        lhs: usize,
        /// The rank on the right.
        rhs: usize,
    },
    /// Two extents differ.
    Extents {
        /// The axis.
        axis: usize,
        /// The extent on the left.
        lhs: DynExtent,
        /// The extent on the right.
        rhs: DynExtent,
    },
    /// The element count of what both say does not fit.
    Size(SizeError),
}

impl fmt::Display for MergeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rank { lhs, rhs } => {
                write!(f, "shapes of ranks {lhs} and {rhs} are not compatible: ranks must be equal")
            }
            Self::Extents { axis, lhs, rhs } => {
                write!(f, "extents {lhs} and {rhs} are not compatible at axis {axis}: no extent is both")
            }
            Self::Size(error) => write!(f, "{error}"),
        }
    }
}

impl core::error::Error for MergeError {}

impl From<SizeError> for MergeError {
    fn from(error: SizeError) -> Self {
        Self::Size(error)
    }
}

/// An extent that would have to be known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct ExtentUnknown {
    /// The axis.
    pub axis: usize,
    /// What is known of it.
    pub found: DynExtent,
}

impl fmt::Display for ExtentUnknown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { axis, found } = *self;
        write!(f, "axis {axis} has extent {found}, which is not known: a shape needs each extent")
    }
}

impl core::error::Error for ExtentUnknown {}

/// Asks whether the product of the known extents other than 0 fits.
pub(super) fn fits(extents: &[DynExtent]) -> Result<(), SizeError> {
    let mut product = 1_usize;
    for (axis, extent) in extents.iter().enumerate() {
        if let Some(extent @ 1..) = extent.get() {
            product = match product.checked_mul(extent) {
                Some(next) if next <= isize::MAX.unsigned_abs() => next,
                _ => return Err(SizeError::of(axis, extent, product)),
            };
        }
    }
    Ok(())
}

/// An extent that is known, behind others; where it does not fit, with the axis and the product before it.
#[cfg(feature = "alloc")]
pub(super) fn next_known(extents: &[DynExtent], extent: usize) -> Result<DynExtent, SizeError> {
    DynExtent::known(extent).or_else(|_| {
        fits(extents)?;
        let known = extents.iter().filter_map(|extent| extent.get()).filter(|&extent| extent > 0);
        Err(SizeError::of(extents.len(), extent, known.product()))
    })
}

/// The element count of extents: 0 where one is 0, else known, bounded or unknown as all of them are. A bound that does
/// not fit is no bound.
pub(super) fn element_count(extents: &[DynExtent]) -> DynExtent {
    let one = (1_usize, true);
    let product = extents.iter().try_fold(one, |(product, known), extent| {
        let bound = extent.bound()?;
        Some((product.checked_mul(bound)?, known && extent.is_known()))
    });
    let count = if extents.iter().any(|extent| extent.get() == Some(0)) { Some((0, true)) } else { product };
    let count =
        count.and_then(
            |(count, known)| {
                if known { DynExtent::known(count).ok() } else { DynExtent::at_most(count).ok() }
            },
        );
    count.unwrap_or(DynExtent::UNKNOWN)
}

/// Merges `other` into `extents`, which are as many.
pub(super) fn merge(extents: &mut [DynExtent], other: &[DynExtent]) -> Result<(), MergeError> {
    for (axis, (lhs, &rhs)) in extents.iter_mut().zip(other).enumerate() {
        *lhs = lhs.merge(rhs).ok_or(MergeError::Extents { axis, lhs: *lhs, rhs })?;
    }
    Ok(fits(extents)?)
}

/// Joins `other` into `extents`, which are as many.
pub(super) fn join(extents: &mut [DynExtent], other: &[DynExtent]) {
    for (lhs, &rhs) in extents.iter_mut().zip(other) {
        *lhs = lhs.join(rhs);
    }
}

/// Whether, axis by axis, there is an extent that both may be.
pub(super) fn are_compatible(extents: &[DynExtent], other: &[DynExtent]) -> bool {
    extents.iter().zip(other).all(|(extent, &other)| extent.is_compatible_with(other))
}

/// Whether each extent is a subset of the one at its place.
pub(super) fn is_subtype(extents: &[DynExtent], other: &[DynExtent]) -> bool {
    extents.iter().zip(other).all(|(extent, &other)| extent.is_subtype_of(other))
}

/// Whether each extent is equal to the one at its place: certainly, certainly not, or perhaps.
pub(super) fn known_equal(extents: &[DynExtent], other: &[DynExtent]) -> Option<bool> {
    let mut all = Some(true);
    for (extent, &other) in extents.iter().zip(other) {
        match extent.known_equal(other) {
            Some(true) => {}
            Some(false) => return Some(false),
            None => all = None,
        }
    }
    all
}

/// The extents, if all are known.
pub(super) fn all_known<const R: usize>(extents: &[DynExtent; R]) -> Result<[usize; R], ExtentUnknown> {
    let mut known = [0; R];
    for (axis, (known, &found)) in known.iter_mut().zip(extents).enumerate() {
        *known = found.get().ok_or(ExtentUnknown { axis, found })?;
    }
    Ok(known)
}

impl<const R: usize> PartialShape<R> {
    /// The shape of rank `R` of which nothing else is known.
    pub const UNKNOWN: Self = Self { extents: [DynExtent::UNKNOWN; R] };

    /// The shape with these extents.
    ///
    /// # Errors
    ///
    /// [`SizeError`] if the product of the known extents other than 0 does not fit `isize`.
    pub fn new(extents: [DynExtent; R]) -> Result<Self, SizeError> {
        fits(&extents).map(|()| Self { extents })
    }

    /// All extents, in axis order.
    #[must_use]
    pub const fn extents(&self) -> [DynExtent; R] {
        self.extents
    }

    /// The element count, as known as the extents are: 0 where one is 0, whatever the others.
    #[must_use]
    pub fn element_count(&self) -> DynExtent {
        element_count(&self.extents)
    }

    /// Whether all extents are known.
    #[must_use]
    pub fn is_fully_known(&self) -> bool {
        self.extents.iter().all(|extent| extent.is_known())
    }

    /// Whether there is a shape that both may be.
    #[must_use]
    pub fn is_compatible_with(&self, other: &Self) -> bool {
        are_compatible(&self.extents, &other.extents)
    }

    /// Whether each shape that this may be, `other` may be.
    #[must_use]
    pub fn is_subtype_of(&self, other: &Self) -> bool {
        is_subtype(&self.extents, &other.extents)
    }

    /// What is known where both are true.
    ///
    /// # Errors
    ///
    /// [`MergeError`] with the first axis where both cannot be true, or if the element count does not fit.
    pub fn merge(&self, other: &Self) -> Result<Self, MergeError> {
        let mut extents = self.extents;
        merge(&mut extents, &other.extents).map(|()| Self { extents })
    }

    /// The most that is known where either is true.
    #[must_use]
    pub fn join(&self, other: &Self) -> Self {
        let mut extents = self.extents;
        join(&mut extents, &other.extents);
        Self { extents }
    }

    /// Whether the two are equal: certainly, certainly not, or (`None`) perhaps.
    #[must_use]
    pub fn known_equal(&self, other: &Self) -> Option<bool> {
        known_equal(&self.extents, &other.extents)
    }
}

impl<const R: usize> fmt::Display for PartialShape<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&DisplayExtents(&self.extents), f)
    }
}

impl<const R: usize> fmt::Debug for PartialShape<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&DisplayExtents(&self.extents), f)
    }
}

/// As [`new`](PartialShape::new).
impl<const R: usize> TryFrom<[DynExtent; R]> for PartialShape<R> {
    type Error = SizeError;

    fn try_from(extents: [DynExtent; R]) -> Result<Self, SizeError> {
        Self::new(extents)
    }
}

impl<const R: usize, E: Extents<R>> From<&Shape<R, E>> for PartialShape<R> {
    fn from(shape: &Shape<R, E>) -> Self {
        Self::from(*shape)
    }
}

impl<const R: usize, E: Extents<R>> From<Shape<R, E>> for PartialShape<R> {
    fn from(shape: Shape<R, E>) -> Self {
        // The extents of a shape fit, so none is lost.
        Self { extents: shape.extents().map(|extent| DynExtent::known(extent).unwrap_or(DynExtent::UNKNOWN)) }
    }
}

impl<const R: usize> TryFrom<PartialShape<R>> for Shape<R> {
    type Error = ExtentUnknown;

    fn try_from(shape: PartialShape<R>) -> Result<Self, ExtentUnknown> {
        all_known(&shape.extents).map(|extents| Self::pack(&extents))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn element_counts_are_as_known_as_extents() {
        let known = |n| DynExtent::known(n).unwrap();
        let at_most = |n| DynExtent::at_most(n).unwrap();
        assert_eq!(element_count(&[]), known(1));
        assert_eq!(element_count(&[known(2), known(3)]), known(6));
        assert_eq!(element_count(&[known(2), at_most(3)]), at_most(6));
        assert_eq!(element_count(&[known(2), DynExtent::UNKNOWN]), DynExtent::UNKNOWN);
        assert_eq!(element_count(&[DynExtent::UNKNOWN, known(0)]), known(0));
        let huge = isize::MAX.unsigned_abs();
        assert_eq!(
            element_count(&[at_most(huge), at_most(2)]),
            DynExtent::UNKNOWN,
            "a bound that does not fit is none"
        );
    }
}
