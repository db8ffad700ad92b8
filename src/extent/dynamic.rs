//! An extent that may not be known even at run time: known, bounded, or unknown.
//!
//! It represents a set of numbers, and every operation on it is an operation on that set:
//!
//! | written | set | TensorFlow | XLA |
//! |---|---|---|---|
//! | `5` | {5} | `5` | `5` |
//! | `<=5` | {0, ..., 5} | | `<=5` |
//! | `?` | all extents | `-1`, `None` | `?` |

use core::fmt;

use super::{Const, One};
use crate::{
    error::attempt,
    impls::{conversions, debug_as_display},
    index::SizeError,
    message::{Count, broken},
};

/// An extent that is known, bounded or unknown.
///
/// Each set has one form: `<=0` is 0, and a bound of `isize::MAX` is `?`, because every extent is at most `isize::MAX`. So two values
/// are equal if their sets are.
///
/// # Examples
///
/// ```
/// use shapewise::DynExtent;
///
/// let (five, few, any) = (DynExtent::known(5)?, DynExtent::at_most(5)?, DynExtent::UNKNOWN);
/// assert!(five.is_subtype_of(few) && few.is_subtype_of(any));
/// assert_eq!(few.merge(any), Some(few));
/// assert_eq!(five.join(DynExtent::known(3)?), few);
/// assert_eq!(
///     (five.to_string(), few.to_string(), any.to_string()),
///     ("5".into(), "<=5".into(), "?".into())
/// );
/// # Ok::<(), shapewise::SizeError>(())
/// ```
#[doc(alias("Dimension", "Dim"))]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct DynExtent {
    // One number for all three, so that a shape is small: n >= 0 is known, -1 is unknown, -1 - n is at most n.
    // INVARIANT: extents and bounds fit `isize`.
    code: isize,
}

/// The knowledge of a [`DynExtent`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Knowledge {
    /// The extent.
    Known(usize),
    /// The greatest that it may be, at least 1.
    Bounded(usize),
    /// Nothing.
    Unknown,
}

/// Returns an extent as a signed number.
#[inline]
const fn signed(extent: usize) -> Result<isize, SizeError> {
    if extent > isize::MAX.unsigned_abs() {
        return Err(SizeError::of(0, extent, 1));
    }
    Ok(extent.cast_signed())
}

#[expect(clippy::arithmetic_side_effects, reason = "the codes of numbers that fit `isize` fit it, too")]
impl DynExtent {
    /// Any extent. See the example of [`DynExtent`].
    #[doc(alias("UNKNOWN_SIZE", "kUnboundedSize"))]
    pub const UNKNOWN: Self = Self { code: -1 };

    /// The extent of an axis without elements. See [`DynExtent`].
    pub const ZERO: Self = Self { code: 0 };

    /// The extent of a degenerate axis. See [`DynExtent`].
    pub const ONE: Self = Self { code: 1 };

    /// Returns this extent.
    ///
    /// # Errors
    ///
    /// [`SizeError`] if it does not fit `isize`.
    #[inline]
    pub const fn known(extent: usize) -> Result<Self, SizeError> {
        Ok(Self { code: attempt!(signed(extent)) })
    }

    /// Returns the extent `N`. It is in the type, so it is known to fit.
    ///
    /// A number that does not fit `isize` is an error in a build.
    ///
    /// ```
    /// use shapewise::DynExtent;
    ///
    /// assert_eq!(DynExtent::of::<784>().get(), Some(784));
    /// ```
    #[must_use]
    pub const fn of<const N: usize>() -> Self {
        const { Self::checked(N) }
    }

    #[track_caller]
    #[inline]
    const fn checked(extent: usize) -> Self {
        assert!(extent <= isize::MAX.unsigned_abs(), "an extent is at most isize::MAX");
        Self { code: extent.cast_signed() }
    }

    /// Returns an extent of at most `bound`.
    ///
    /// # Errors
    ///
    /// [`SizeError`] if the bound does not fit `isize`.
    #[inline]
    pub const fn at_most(bound: usize) -> Result<Self, SizeError> {
        Ok(Self::bounded(attempt!(signed(bound))))
    }

    /// Returns this extent, which is known to fit.
    #[inline(always)]
    pub(crate) const fn of_fitting(extent: usize) -> Self {
        Self { code: extent.cast_signed() }
    }

    /// Returns known extents, which fit as those of a shape or an array do.
    #[inline]
    pub(crate) fn of_each<const R: usize>(extents: [usize; R]) -> [Self; R] {
        extents.map(Self::of_fitting)
    }

    /// Returns the extents of a result of a rule whose operands are known.
    #[inline]
    pub(crate) fn get_each<const R: usize>(extents: [Self; R]) -> [usize; R] {
        extents.map(Self::get_known)
    }

    /// Returns extents as far as a type knows them.
    #[expect(clippy::indexing_slicing, reason = "the axis counts to the rank")]
    pub(crate) const fn of_type<const R: usize>(known: &[Option<usize>; R]) -> [Self; R] {
        let (mut extents, mut axis) = ([Self::UNKNOWN; R], 0);
        while axis < R {
            if let Some(extent) = known[axis]
                && let Ok(extent) = Self::known(extent)
            {
                extents[axis] = extent;
            }
            axis += 1;
        }
        extents
    }

    /// Returns the extent, which is known: one of an array, or made of such ones. A number in its place would change which memory
    /// is in bounds.
    #[doc(hidden)]
    #[must_use]
    #[inline]
    pub fn get_known(self) -> usize {
        match self.get() {
            Some(extent) => extent,
            None => broken("the extents of an array are known"),
        }
    }

    #[inline]
    const fn bounded(bound: isize) -> Self {
        match bound {
            // 0 is the only extent that is at most 0, and all are at most `isize::MAX`.
            ..=0 => Self::ZERO,
            isize::MAX => Self::UNKNOWN,
            _ => Self { code: -1 - bound },
        }
    }

    /// Returns the knowledge of the extent, to match on.
    ///
    /// ```
    /// use shapewise::{DynExtent, extent::Knowledge};
    ///
    /// let (three, few, any) = (DynExtent::known(3)?, DynExtent::at_most(5)?, DynExtent::UNKNOWN);
    /// assert_eq!(
    ///     [three, few, any].map(DynExtent::knowledge),
    ///     [Knowledge::Known(3), Knowledge::Bounded(5), Knowledge::Unknown]
    /// );
    /// assert_eq!([three, few, any].map(DynExtent::get), [Some(3), None, None]);
    /// assert_eq!([three, few, any].map(DynExtent::bound), [Some(3), Some(5), None]);
    /// assert_eq!([three, few, any].map(|extent| extent.contains(6)), [false, false, true]);
    /// assert!(three.is_known() && !few.is_known());
    /// # Ok::<(), shapewise::SizeError>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn knowledge(self) -> Knowledge {
        match self.code {
            -1 => Knowledge::Unknown,
            0.. => Knowledge::Known(self.code.unsigned_abs()),
            _ => Knowledge::Bounded((-1 - self.code).unsigned_abs()),
        }
    }

    /// Returns the extent, if it is known.
    ///
    /// [`knowledge`](Self::knowledge) has an example.
    #[must_use]
    #[inline]
    pub const fn get(self) -> Option<usize> {
        match self.knowledge() {
            Knowledge::Known(extent) => Some(extent),
            _ => None,
        }
    }

    /// Returns the greatest that the extent may be, if anything is known.
    ///
    /// [`knowledge`](Self::knowledge) has an example.
    #[must_use]
    #[inline]
    pub const fn bound(self) -> Option<usize> {
        match self.knowledge() {
            Knowledge::Known(bound) | Knowledge::Bounded(bound) => Some(bound),
            Knowledge::Unknown => None,
        }
    }

    /// Returns `true` if the extent is known.
    ///
    /// [`knowledge`](Self::knowledge) has an example.
    #[must_use]
    #[inline]
    pub const fn is_known(self) -> bool {
        self.code >= 0
    }

    /// Returns `true` if this may be `extent`.
    ///
    /// [`knowledge`](Self::knowledge) has an example.
    #[must_use]
    #[inline]
    pub const fn contains(self, extent: usize) -> bool {
        match self.knowledge() {
            Knowledge::Known(known) => known == extent,
            Knowledge::Bounded(bound) => extent <= bound,
            Knowledge::Unknown => true,
        }
    }

    /// Returns `true` if `other` may be each extent that this may be: a subset.
    ///
    /// [`merge`](Self::merge) has an example.
    #[must_use]
    #[inline]
    pub const fn is_subtype_of(self, other: Self) -> bool {
        match (self.knowledge(), other.knowledge()) {
            (_, Knowledge::Unknown) => true,
            (Knowledge::Known(extent), _) => other.contains(extent),
            (Knowledge::Bounded(least), Knowledge::Bounded(most)) => least <= most,
            _ => false,
        }
    }

    /// Returns `true` if both may be the same extent: the sets intersect (Java's `Shape.isCompatible`).
    ///
    /// [`merge`](Self::merge) has an example.
    #[must_use]
    #[inline]
    pub const fn is_compatible_with(self, other: Self) -> bool {
        self.merge(other).is_some()
    }

    /// Returns the extents that both may be, or `None` if there are none: the intersection.
    ///
    /// ```
    /// use shapewise::DynExtent;
    ///
    /// let (three, four, few) = (DynExtent::known(3)?, DynExtent::known(4)?, DynExtent::at_most(5)?);
    /// assert_eq!((three.merge(few), three.merge(four)), (Some(three), None));
    /// assert_eq!((three.join(few), three.join(three)), (few, three));
    /// assert!(
    ///     three.is_subtype_of(few) && !few.is_subtype_of(three) && few.is_compatible_with(three)
    /// );
    /// assert_eq!((three.known_equal(four), three.known_equal(few)), (Some(false), None));
    /// # Ok::<(), shapewise::SizeError>(())
    /// ```
    #[doc(alias = "merge_with")]
    #[must_use]
    pub const fn merge(self, other: Self) -> Option<Self> {
        match (self.knowledge(), other.knowledge()) {
            (Knowledge::Unknown, _) => Some(other),
            (_, Knowledge::Unknown) => Some(self),
            (Knowledge::Known(extent), _) => {
                if other.contains(extent) {
                    Some(self)
                } else {
                    None
                }
            }
            (_, Knowledge::Known(extent)) => {
                if self.contains(extent) {
                    Some(other)
                } else {
                    None
                }
            }
            // Both may be 0.
            (Knowledge::Bounded(left), Knowledge::Bounded(right)) => {
                Some(if left < right { self } else { other })
            }
        }
    }

    /// Returns the most specific knowledge that both satisfy: the smallest set of the three kinds that contains both.
    ///
    /// [`merge`](Self::merge) has an example.
    #[doc(alias = "most_specific_compatible_shape")]
    #[must_use]
    pub const fn join(self, other: Self) -> Self {
        if self.code == other.code {
            return self;
        }
        match (self.bound(), other.bound()) {
            (Some(left), Some(right)) => {
                let bound = if left > right { left } else { right };
                Self::bounded(bound.cast_signed())
            }
            _ => Self::UNKNOWN,
        }
    }

    /// Returns whether the two are equal: yes, no, or `None` if it is not known.
    ///
    /// [`merge`](Self::merge) has an example.
    #[must_use]
    #[inline]
    pub const fn known_equal(self, other: Self) -> Option<bool> {
        match (self.get(), other.get()) {
            (Some(left), Some(right)) => Some(left == right),
            _ if self.is_compatible_with(other) => None,
            _ => Some(false),
        }
    }
}

conversions! {
    [] From<One> for DynExtent = |_| Self::ONE;
    [const N: usize] TryFrom<Const<N>> for DynExtent, SizeError = |_| Self::known(N);
    [] TryFrom<usize> for DynExtent, SizeError = |extent| Self::known(extent);
    /// `None` is unknown.
    [] TryFrom<Option<usize>> for DynExtent, SizeError = |extent| extent.map_or(Ok(Self::UNKNOWN), Self::known);
}

impl fmt::Display for DynExtent {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.knowledge() {
            Knowledge::Known(extent) => write!(f, "{extent}"),
            Knowledge::Bounded(bound) => write!(f, "<={bound}"),
            Knowledge::Unknown => f.write_str("?"),
        }
    }
}

debug_as_display! { [] DynExtent; }

impl fmt::Display for Count<DynExtent> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, &self.0, self.0 == DynExtent::ONE)
    }
}
