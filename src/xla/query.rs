//! What is asked of an array: how many elements, how many bytes, how far apart.

use super::ArrayShape;
use crate::extent::DynExtent;

impl ArrayShape {
    /// The element count; a bounded extent counts as its bound. `None` if an extent is unknown and none is 0.
    ///
    /// ```
    /// use shapewise::xla::ArrayShape;
    ///
    /// let count = |text: &str| text.parse::<ArrayShape>().unwrap().element_count();
    /// assert_eq!(["s8[]", "s8[0]", "s8[3,<=5]", "s8[3,?]", "s8[0,?]"].map(count), [Some(1), Some(0), Some(15), None, Some(0)]);
    /// ```
    #[must_use]
    pub fn element_count(&self) -> Option<usize> {
        if self.is_empty() {
            return Some(0);
        }
        self.extents().iter().all(|extent| extent.bound().is_some()).then(|| self.bounded_count())
    }

    /// Whether an extent is known to be 0.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.extents().contains(&DynExtent::ZERO)
    }

    /// The product of the extents that are known; XLA's `StaticExtentProduct`.
    #[must_use]
    pub fn known_count(&self) -> usize {
        // The extents other than 0 fit together, and so do fewer of them.
        self.extents().iter().filter_map(|extent| extent.get()).product()
    }

    /// The product of the extents that are known and of the bounds of those that have one.
    #[must_use]
    pub fn bounded_count(&self) -> usize {
        self.extents().iter().filter_map(|extent| extent.bound()).product()
    }

    /// Whether the rank is 0.
    #[must_use]
    pub fn is_scalar(&self) -> bool {
        self.rank() == 0
    }

    /// How many extents differ from 1, if that is known of each: as [`DynShape::true_rank`](crate::DynShape::true_rank).
    #[must_use]
    pub fn true_rank(&self) -> Option<usize> {
        crate::shape::dynamic::true_rank(self.extents())
    }

    /// Whether all extents are known to be 1: one element.
    #[must_use]
    pub fn is_effective_scalar(&self) -> bool {
        self.true_rank() == Some(0)
    }

    /// Whether an extent is known to be 1.
    #[must_use]
    pub fn has_degenerate_axis(&self) -> bool {
        self.extents().contains(&DynExtent::ONE)
    }

    /// Whether all extents are known.
    #[must_use]
    pub fn is_fully_known(&self) -> bool {
        self.extents().iter().all(|extent| extent.is_known())
    }

    /// How many bits an element takes in memory: what the layout says, or else what its type takes.
    #[must_use]
    pub fn element_bits(&self) -> usize {
        let said = self.layout().map_or(0, super::ArrayLayout::element_bits);
        match usize::try_from(said) {
            Ok(0) => self.element_type().bytes().saturating_mul(8),
            Ok(bits) => bits,
            Err(_) => usize::MAX,
        }
    }

    /// The size of all elements, in bytes, tiles and alignment left out; packed elements are rounded up once, at the end.
    /// `None` where the element count is.
    ///
    /// ```
    /// use shapewise::xla::ArrayShape;
    ///
    /// let size = |text: &str| text.parse::<ArrayShape>().unwrap().byte_size();
    /// assert_eq!(["f32[2,3]", "s4[3]", "s4[3]{0:E(4)}"].map(size), [Some(24), Some(3), Some(2)]);
    /// ```
    #[must_use]
    pub fn byte_size(&self) -> Option<usize> {
        let (count, bits) =
            (u128::try_from(self.element_count()?).ok()?, u128::try_from(self.element_bits()).ok()?);
        // The sizes of a shape fit `isize`, in bytes.
        usize::try_from(count.checked_mul(bits)?.div_ceil(8)).ok()
    }
}
