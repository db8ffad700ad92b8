//! Axes of a mesh, and parts of them.

use super::{SpecError, geometry::Digit};

/// An axis of a mesh, or a part of it: an axis of extent `n` is seen as three, `[before, extent, n / (before extent)]`, and a
/// sub-axis is the one in the middle.
///
/// Shardy writes it `"x":(before)extent`, and `"x"` if it is the entire axis. All numbers are known to fit a mesh only in a
/// [`DynSpec`](super::DynSpec).
///
/// # Examples
///
/// ```
/// use shapewise_sharding::{DynMesh, DynSpec, SubAxis};
///
/// let mesh = DynMesh::new([("x", 8)])?;
/// let spec = DynSpec::new(&mesh, [vec![SubAxis { axis: 0, before: 2, extent: 4 }]])?;
/// assert_eq!(spec.to_string(), r#"[{"x":(2)4}]"#);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// ```
/// use shapewise_sharding::SubAxis;
///
/// let axis = SubAxis::full(0, 8);
/// let (major, minor) = axis.split(2).unwrap();
/// assert_eq!((major.extent, minor.before, minor.extent), (2, 2, 4)); // "x":(1)2 and "x":(2)4
/// assert_eq!((major.end(), minor.end()), (2, 8));
/// assert!(axis.is_full(8) && !minor.is_full(8));
/// assert!(axis.overlaps(minor) && !major.overlaps(minor));
/// assert_eq!(major.merge(minor), Some(axis));
/// assert!(SubAxis { axis: 0, before: 3, extent: 2 }.check(8).is_err()); // 6 does not divide 8
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SubAxis {
    /// The number of the axis in the mesh.
    pub axis: usize,
    /// The product of the parts before it, which are more major.
    pub before: usize,
    /// Its extent.
    pub extent: usize,
}

impl SubAxis {
    /// Returns all of an axis, given its number and its extent ([example](Self#examples)).
    #[must_use]
    #[inline]
    pub const fn full(axis: usize, extent: usize) -> Self {
        Self { axis, before: 1, extent }
    }

    /// Returns the product of the part's extent and the parts before it ([example](Self#examples)).
    #[must_use]
    #[inline]
    pub const fn end(self) -> usize {
        self.before.saturating_mul(self.extent)
    }

    /// Returns `true` if this is all of an axis of extent `of` ([example](Self#examples)).
    #[must_use]
    #[inline]
    pub const fn is_full(self, of: usize) -> bool {
        self.before == 1 && self.extent == of
    }

    /// Returns `true` if two parts of axes have a common part ([example](Self#examples)). Parts of extent 1 have none.
    #[must_use]
    #[inline]
    pub const fn overlaps(self, other: Self) -> bool {
        self.axis == other.axis
            && self.extent > 1
            && other.extent > 1
            && self.before < other.end()
            && other.before < self.end()
    }

    /// Checks that an axis of extent `of` has such a part ([example](Self#examples)).
    ///
    /// # Errors
    ///
    /// [`SpecError::SubAxis`] if `before * extent` does not divide `of`, or is 0.
    #[inline]
    pub const fn check(self, of: usize) -> Result<(), SpecError> {
        let Self { axis, before, extent } = self;
        let divides = match before.checked_mul(extent) {
            Some(end) => matches!(of.checked_rem(end), Some(0)),
            None => false,
        };
        if divides { Ok(()) } else { Err(SpecError::SubAxis { axis, before, extent, of }) }
    }

    /// Merges this part and the next minor part of the same axis into one ([example](Self#examples)); returns `None` for another part.
    #[must_use]
    #[inline]
    pub const fn merge(self, next: Self) -> Option<Self> {
        if self.axis == next.axis && self.end() == next.before {
            Some(Self {
                axis: self.axis,
                before: self.before,
                extent: self.extent.saturating_mul(next.extent),
            })
        } else {
            None
        }
    }

    /// Splits off the major part of extent `major`; returns it and the remaining one ([example](Self#examples)), or `None` if the extent does
    /// not divide.
    #[must_use]
    #[inline]
    pub const fn split(self, major: usize) -> Option<(Self, Self)> {
        let Self { axis, before, extent } = self;
        match (extent.checked_rem(major), extent.checked_div(major)) {
            (Some(0), Some(minor)) => Some((
                Self { axis, before, extent: major },
                Self { axis, before: before.saturating_mul(major), extent: minor },
            )),
            _ => None,
        }
    }

    /// Returns the digit of a device's position that is its coordinate in this part, given the digit of the axis. Numbers saturate.
    ///
    /// ```
    /// use shapewise_sharding::{SubAxis, geometry::Digit};
    ///
    /// // An axis of 8 devices next to each other, as parts of 2 and 4.
    /// let axis = Digit { extent: 8, stride: 1 };
    /// let (major, minor) = SubAxis::full(0, 8).split(2).unwrap();
    /// assert_eq!(major.digit(axis), Digit { extent: 2, stride: 4 });
    /// assert_eq!(minor.digit(axis), Digit { extent: 4, stride: 1 });
    /// // Device 6 is 110 in bits: 1, then 2.
    /// assert_eq!((major.digit(axis).at(6), minor.digit(axis).at(6)), (1, 2));
    /// ```
    #[must_use]
    #[inline]
    pub const fn digit(self, axis: Digit) -> Digit {
        let within = match axis.extent.checked_div(self.end()) {
            Some(within) => within,
            None => 1,
        };
        Digit { extent: self.extent, stride: axis.stride.saturating_mul(within) }
    }
}
