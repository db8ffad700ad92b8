//! Layouts whose slowest extent is known at run time, such as a batch: what is known of a result, and the condition that remains.

use core::fmt;

use super::{
    AlgebraError, Law, Modes, NoSuchLayout,
    product::{factor, period, saturated, uneven},
};
use crate::attempt;
use shapewise::{DynExtent, SizeError, extent::Knowledge};

/// A layout of rank `R` whose slowest mode, the first of axis 0, has an extent that may be unknown, `?`, or bounded, `<=n`.
///
/// All other modes are known, so the strides are, and compositions and divisions are decided for all extents at once. What depends on the
/// extent is an [`ExtentCondition`]. The strides of a row-major layout are products of later extents, so axis 0 is the only one that can be open.
///
/// ```
/// use shapewise::DynExtent;
/// use shapewise_algebra::{Modes, OpenModes};
///
/// // Rows of 64, as many as there will be, in blocks of 8 by 16.
/// let batch = OpenModes::row_major([DynExtent::UNKNOWN, DynExtent::known(64)?])?;
/// let (block, grid, condition) = batch.tile([8, 16])?;
/// assert_eq!(block, Modes::strided([8, 16], [64, 1])?);
/// assert_eq!(condition.unwrap().to_string(), "the open extent ? must be a multiple of 8");
///
/// assert_eq!(grid.with_extent(3)?, Modes::strided([3, 4], [512, 16])?); // of 24 rows
/// assert!(condition.unwrap().check(24).is_ok());
/// let error = condition.unwrap().check(20).unwrap_err();
/// assert_eq!(error.to_string(), "no layout: axis 0: 20 is not a multiple of 8");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OpenModes<const R: usize> {
    /// The layout of one index of the open mode.
    inner: Modes<R>,
    stride: isize,
    extent: DynExtent,
}

/// A condition on an extent that was unknown when a result was inferred: [`OpenModes::compose`], [`tile`](OpenModes::tile) and
/// [`divide`](OpenModes::divide). [`OpenModes`] has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ExtentCondition {
    /// The extent is a multiple of a number.
    MultipleOf {
        /// What is declared of the extent.
        declared: DynExtent,
        /// The number.
        factor: usize,
    },
    /// The extent is large enough for the offsets of the inner layout of a composition.
    AtLeast {
        /// What is declared of the extent.
        declared: DynExtent,
        /// The least extent.
        least: usize,
        /// An index of the inner layout that requires it.
        index: usize,
        /// The offset of the inner layout at this index.
        offset: usize,
        /// The element count of the outer layout for each index of the open mode.
        unit: usize,
    },
}

impl ExtentCondition {
    /// Checks the extent, now that it is known.
    ///
    /// # Errors
    ///
    /// [`AlgebraError::Extent`] if it is not as declared, and otherwise the [`NoSuchLayout`] that the operation has for layouts of this extent.
    ///
    /// ```
    /// use shapewise::DynExtent;
    /// use shapewise_algebra::{Modes, OpenModes};
    ///
    /// let rows = OpenModes::row_major([DynExtent::at_most(9)?, DynExtent::known(4)?])?;
    /// let (diagonal, condition) = rows.compose(&Modes::strided([4], [5])?)?;
    /// assert_eq!(diagonal, Modes::strided([4], [5])?);
    /// let condition = condition.unwrap();
    /// assert_eq!(condition.to_string(), "the open extent <=9 must be at least 4");
    /// assert_eq!(condition.check(4), Ok(()));
    /// assert_eq!(
    ///     condition.check(10).unwrap_err().to_string(),
    ///     "the open extent is 10, which is not <=9 as declared"
    /// );
    /// assert_eq!(
    ///     condition.check(3).unwrap_err().to_string(),
    ///     "no layout: index 3 of the inner layout has offset 15, but the outer layout has 12 \
    ///      elements"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn check(self, extent: usize) -> Result<(), AlgebraError> {
        let (Self::MultipleOf { declared, .. } | Self::AtLeast { declared, .. }) = self;
        if !declared.contains(extent) {
            return Err(AlgebraError::Extent { declared, found: extent });
        }
        match self {
            Self::MultipleOf { factor, .. } if !extent.is_multiple_of(factor) => {
                Err(uneven(0, factor, extent))
            }
            Self::AtLeast { least, index, offset, unit, .. } if extent < least => {
                Err(domain(index, offset, extent.saturating_mul(unit)))
            }
            _ => Ok(()),
        }
    }
}

impl fmt::Display for ExtentCondition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::MultipleOf { declared, factor } => {
                write!(f, "the open extent {declared} must be a multiple of {factor}")
            }
            Self::AtLeast { declared, least, .. } => {
                write!(f, "the open extent {declared} must be at least {least}")
            }
        }
    }
}

/// An offset of the inner layout that is not an index of the outer one.
const fn domain(index: usize, offset: usize, count: usize) -> AlgebraError {
    let (expected, found) = (saturated(count), saturated(offset));
    AlgebraError::NoSuchLayout(NoSuchLayout { law: Law::Domain, axis: 0, index, expected, found })
}

/// An extent that fits, because a larger one does.
const fn or_unknown(extent: Result<DynExtent, SizeError>) -> DynExtent {
    match extent {
        Ok(extent) => extent,
        Err(_) => DynExtent::UNKNOWN,
    }
}

/// An extent divided by a factor of it.
const fn quotient(extent: DynExtent, factor: usize) -> DynExtent {
    match extent.knowledge() {
        Knowledge::Known(extent) => or_unknown(DynExtent::known(extent / factor)),
        Knowledge::Bounded(bound) => or_unknown(DynExtent::at_most(bound / factor)),
        Knowledge::Unknown => DynExtent::UNKNOWN,
    }
}

impl<const R: usize> OpenModes<R> {
    /// Returns the layout with one more mode: the slowest one of axis 0, `extent` times `inner`, `stride` apart.
    ///
    /// # Errors
    ///
    /// [`AlgebraError`] if a known extent, or a bound, makes the layout too large. A rank of 0 is an error of `cargo build`.
    ///
    /// ```
    /// use shapewise::DynExtent;
    /// use shapewise_algebra::{Modes, OpenModes};
    ///
    /// // Images of 2 by 3, each padded to 8 elements, above each other.
    /// let images = OpenModes::new(DynExtent::UNKNOWN, 8, Modes::row_major([2, 3])?)?;
    /// assert_eq!(images.with_extent(5)?, Modes::new([&[(5, 8), (2, 3)], &[(3, 1)]])?);
    /// # Ok::<(), shapewise_algebra::AlgebraError>(())
    /// ```
    pub const fn new(extent: DynExtent, stride: isize, inner: Modes<R>) -> Result<Self, AlgebraError> {
        const { assert!(R > 0, "the open mode is one of axis 0, and the rank is 0") };
        let open = Self { inner, stride, extent };
        // One index more than the mode has is not needed: a single index is always a layout.
        attempt!(open.closed(match extent.bound() {
            Some(bound) => bound,
            None => 1,
        }));
        Ok(open)
    }

    /// Returns the row-major layout of these extents.
    ///
    /// # Errors
    ///
    /// [`AlgebraError::Unknown`] with the first axis after axis 0 whose extent is not known, and those of [`new`](Self::new). See the example
    /// of [`OpenModes`].
    pub const fn row_major(extents: [DynExtent; R]) -> Result<Self, AlgebraError> {
        const { assert!(R > 0, "the open mode is one of axis 0, and the rank is 0") };
        let (mut inner, mut axis) = ([1; R], 1);
        while axis < R {
            match extents[axis].get() {
                Some(extent) => inner[axis] = extent,
                None => return Err(AlgebraError::Unknown { axis }),
            }
            axis += 1;
        }
        let inner = attempt!(Modes::row_major(inner));
        // The product fits, because it is that of a layout.
        Self::new(extents[0], inner.count().cast_signed(), inner)
    }

    /// Returns what is known of the extent of the open mode. See the example of [`with_extent`](Self::with_extent).
    #[must_use]
    pub const fn extent(&self) -> DynExtent {
        self.extent
    }

    /// Returns the layout, now that the extent is known.
    ///
    /// # Errors
    ///
    /// [`AlgebraError::Extent`] if it is not as declared, and [`AlgebraError`] if the layout is too large.
    ///
    /// ```
    /// use shapewise::DynExtent;
    /// use shapewise_algebra::{Modes, OpenModes};
    ///
    /// let rows = OpenModes::row_major([DynExtent::at_most(9)?, DynExtent::known(4)?])?;
    /// assert_eq!(rows.extent(), DynExtent::at_most(9)?);
    /// assert_eq!(rows.with_extent(7)?, Modes::new([&[(7, 4), (1, 4)], &[(4, 1)]])?);
    /// assert!(rows.with_extent(10).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn with_extent(&self, extent: usize) -> Result<Modes<R>, AlgebraError> {
        if !self.extent.contains(extent) {
            return Err(AlgebraError::Extent { declared: self.extent, found: extent });
        }
        self.closed(extent)
    }

    /// The layout of this extent, as declared or not.
    const fn closed(&self, extent: usize) -> Result<Modes<R>, AlgebraError> {
        let mut modes = self.inner;
        attempt!(modes.list.push(extent, self.stride));
        modes.ends[R - 1] = modes.list.len;
        attempt!(modes.list.check());
        Ok(modes)
    }

    /// Returns the layout of the offsets of `self` at the offsets of `inner`, and the condition under which it exists: [`Modes::compose`] for all
    /// extents at once. There is no condition if the extent is known.
    ///
    /// # Errors
    ///
    /// Those of [`Modes::compose`], if no declared extent has a composition. See the example of [`ExtentCondition::check`].
    pub const fn compose<const Q: usize>(
        &self,
        inner: &Modes<Q>,
    ) -> Result<(Modes<Q>, Option<ExtentCondition>), AlgebraError> {
        let (unit, (below, above)) = (self.inner.count(), inner.list.reach());
        // The largest offset of the inner layout, from its base.
        let offset = below + above;
        if self.extent.is_known() || unit == 0 || inner.count() == 0 {
            let extent = match self.extent.get() {
                Some(extent) => extent,
                None => 1,
            };
            return Ok((attempt!(attempt!(self.closed(extent)).compose(inner)), None));
        }
        let least = offset / unit + 1;
        let index = super::compose::farthest(&inner.list);
        match self.extent.bound() {
            Some(bound) if bound < least => return Err(domain(index, offset, bound.saturating_mul(unit))),
            _ => {}
        }
        let composed = attempt!(attempt!(self.closed(least)).compose(inner));
        let declared = self.extent;
        Ok((composed, Some(ExtentCondition::AtLeast { declared, least, index, offset, unit })))
    }

    /// Divides into blocks of these extents: returns the first block, the grid of blocks, and the condition under which they exist:
    /// [`Modes::tile`] for all extents at once. There is no condition if each extent divides.
    ///
    /// # Errors
    ///
    /// Those of [`Modes::tile`], if no declared extent is divided. See the example of [`OpenModes`].
    pub const fn tile(
        &self,
        extents: [usize; R],
    ) -> Result<(Modes<R>, Self, Option<ExtentCondition>), AlgebraError> {
        let (unit, tile) = (self.inner.axis_extent(0), extents[0]);
        let times = if tile == 0 || unit == 0 { 1 } else { factor(tile, unit) };
        let condition = attempt!(self.multiple(times, unit, tile));
        let (block, grid) = attempt!(attempt!(self.closed(times)).tile(extents));
        Ok((block, attempt!(self.after(times, grid)), condition))
    }

    /// Returns the tile of `self` at the offsets of `by`, the grid of tiles, and the condition under which they exist: [`Modes::divide`] for all
    /// extents at once.
    ///
    /// # Errors
    ///
    /// Those of [`Modes::divide`], if no declared extent is divided.
    ///
    /// ```
    /// use shapewise::DynExtent;
    /// use shapewise_algebra::{Modes, OpenModes};
    ///
    /// let signal = OpenModes::row_major([DynExtent::UNKNOWN])?;
    /// // 0 4 | 1 5 | 2 6 | 3 7 | 8 12 | ..
    /// let (pairs, grid, condition) = signal.divide(&Modes::strided([2], [4])?)?;
    /// assert_eq!(pairs, Modes::strided([2], [4])?);
    /// assert_eq!(grid.with_extent(3)?, Modes::new([&[(3, 8), (4, 1)]])?);
    /// assert_eq!(condition.unwrap().to_string(), "the open extent ? must be a multiple of 8");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub const fn divide<const Q: usize>(
        &self,
        by: &Modes<Q>,
    ) -> Result<(Modes<Q>, OpenModes<1>, Option<ExtentCondition>), AlgebraError> {
        let period = period(&by.list);
        let unit = self.inner.count();
        let times = if unit == 0 { 1 } else { factor(period, unit) };
        let condition = attempt!(self.multiple(times, unit, period));
        let (tile, grid) = attempt!(attempt!(self.closed(times)).divide(by));
        let grid = OpenModes { inner: grid, stride: self.stride, extent: self.extent };
        Ok((tile, attempt!(grid.after(times, grid.inner)), condition))
    }

    /// The grid of `inner` for each `times` indices of the open mode.
    const fn after(&self, times: usize, inner: Modes<R>) -> Result<Self, AlgebraError> {
        match self.stride.checked_mul(times.cast_signed()) {
            Some(stride) => Self::new(quotient(self.extent, times), stride, inner),
            None => Err(AlgebraError::TooLarge { extent: times, stride: self.stride }),
        }
    }

    /// The condition that the extent is a multiple of `times`, so that `unit` of each index are a multiple of `of`.
    const fn multiple(
        &self,
        times: usize,
        unit: usize,
        of: usize,
    ) -> Result<Option<ExtentCondition>, AlgebraError> {
        match self.extent.get() {
            Some(extent) if !extent.is_multiple_of(times) => Err(uneven(0, of, extent.saturating_mul(unit))),
            None if times > 1 => {
                Ok(Some(ExtentCondition::MultipleOf { declared: self.extent, factor: times }))
            }
            _ => Ok(None),
        }
    }
}
