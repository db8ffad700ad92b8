//! Constructors of partial shapes, and the operations on the sets of shapes that they are.

use super::PartialShape;
use crate::{
    extent::DynExtent,
    index::SizeError,
    shape::{MergeError, sets},
};

impl<const R: usize> PartialShape<R> {
    /// The shape of rank `R` whose extents are all unknown.
    ///
    /// ```
    /// use shapewise::PartialShape;
    ///
    /// assert_eq!(PartialShape::<2>::UNKNOWN.to_string(), "[?,?]");
    /// ```
    #[doc(alias = "unknown_shape")]
    pub const UNKNOWN: Self = Self { extents: [DynExtent::UNKNOWN; R] };

    /// Returns the shape with these extents, in axis order.
    ///
    /// # Errors
    ///
    /// [`SizeError`] if the product of the known extents other than 0 does not fit `isize`.
    ///
    /// ```
    /// use shapewise::{DynExtent, PartialShape};
    ///
    /// let rows = PartialShape::new([DynExtent::UNKNOWN, DynExtent::of::<784>()])?;
    /// assert_eq!(rows.extents()[1].get(), Some(784));
    /// # Ok::<(), shapewise::SizeError>(())
    /// ```
    pub fn new(extents: [DynExtent; R]) -> Result<Self, SizeError> {
        sets::fits(&extents).map(|()| Self { extents })
    }

    /// Returns all extents, in axis order.
    ///
    /// ```
    /// use shapewise::{DynExtent, PartialShape};
    ///
    /// let extents = [30, 32, 28].map(|extent| DynExtent::known(extent).unwrap());
    /// let batch = PartialShape::new([DynExtent::UNKNOWN, extents[2]])?;
    /// let (known, other) = (PartialShape::new([extents[1], extents[2]])?, PartialShape::new([extents[1], extents[0]])?);
    /// assert_eq!(batch.extents()[0], DynExtent::UNKNOWN);
    /// assert!(known.is_fully_known() && known.is_subtype_of(&batch) && !batch.is_subtype_of(&known));
    /// assert!(batch.is_compatible_with(&known) && !batch.is_compatible_with(&other));
    /// assert_eq!((batch.known_equal(&known), batch.known_equal(&other)), (None, Some(false)));
    /// # Ok::<(), shapewise::SizeError>(())
    /// ```
    #[must_use]
    #[doc(alias("dims", "as_list"))]
    pub const fn extents(&self) -> [DynExtent; R] {
        self.extents
    }

    /// Returns the element count: 0 if an extent is 0, else known if all extents are known, bounded if the others are bounded, or
    /// unknown. A bound that does not fit `isize` is not a bound.
    ///
    /// ```
    /// use shapewise::{DynExtent, PartialShape};
    ///
    /// let (two, few, any) = (DynExtent::known(2)?, DynExtent::at_most(3)?, DynExtent::UNKNOWN);
    /// assert_eq!(PartialShape::new([two, few])?.element_count(), DynExtent::at_most(6)?);
    /// assert_eq!(PartialShape::new([two, any])?.element_count(), DynExtent::UNKNOWN);
    /// assert_eq!(PartialShape::new([DynExtent::ZERO, any])?.element_count(), DynExtent::ZERO);
    /// # Ok::<(), shapewise::SizeError>(())
    /// ```
    #[must_use]
    #[doc(alias("num_elements", "numel", "size"))]
    pub fn element_count(&self) -> DynExtent {
        sets::element_count(&self.extents)
    }

    /// Returns whether all extents are known.
    ///
    /// [`extents`](Self::extents) has an example.
    #[must_use]
    #[doc(alias("is_fully_defined", "is_static"))]
    pub fn is_fully_known(&self) -> bool {
        sets::are_known(&self.extents)
    }

    /// Returns whether the two have a shape in common.
    ///
    /// [`extents`](Self::extents) has an example.
    #[must_use]
    pub fn is_compatible_with(&self, other: &Self) -> bool {
        sets::are_compatible(&self.extents, &other.extents)
    }

    /// Returns whether each shape that this may be is one that `other` may be.
    ///
    /// [`extents`](Self::extents) has an example.
    #[must_use]
    pub fn is_subtype_of(&self, other: &Self) -> bool {
        sets::is_subtype(&self.extents, &other.extents)
    }

    /// Returns the shapes that both may be: the intersection.
    ///
    /// # Errors
    ///
    /// [`MergeError`] with the first axis where the two have no extent in common, or if the element count does not fit `isize`.
    #[doc(alias = "merge_with")]
    pub fn merge(&self, other: &Self) -> Result<Self, MergeError> {
        let mut extents = self.extents;
        sets::merge(&mut extents, &other.extents).map(|()| Self { extents })
    }

    /// Returns the smallest partial shape that includes both.
    ///
    /// ```
    /// use shapewise::{PartialShape, Shape};
    ///
    /// let (small, large) = (PartialShape::from(Shape::new([2, 3])?), PartialShape::from(Shape::new([5, 3])?));
    /// assert_eq!(small.join(&large).to_string(), "[<=5,3]");
    /// # Ok::<(), shapewise::SizeError>(())
    /// ```
    #[must_use]
    #[doc(alias = "most_specific_compatible_shape")]
    pub fn join(&self, other: &Self) -> Self {
        let mut extents = self.extents;
        sets::join(&mut extents, &other.extents);
        Self { extents }
    }

    /// Returns whether the two are equal: certainly, certainly not, or (`None`) perhaps.
    ///
    /// [`extents`](Self::extents) has an example.
    #[must_use]
    pub fn known_equal(&self, other: &Self) -> Option<bool> {
        sets::known_equal(&self.extents, &other.extents)
    }
}
