//! Dynamic shapes as sets of shapes: intersection, union, subset.
//!
//! | | the ranks differ | a rank is unknown |
//! |---|---|---|
//! | [`is_compatible_with`](DynShape::is_compatible_with) | no | yes |
//! | [`merge`](DynShape::merge) | an error | the other shape |
//! | [`join`](DynShape::join) | `?` | `?` |
//! | [`known_equal`](DynShape::known_equal) | no | perhaps |

use super::{DynShape, Inline, sets};
use crate::shape::MergeError;

impl DynShape {
    /// Returns whether the two have a shape in common (Java's `isCompatibleWith`).
    ///
    /// # Laws
    ///
    /// * Reflexive and symmetric, not transitive: `[2]` is compatible with `[?]`, and `[?]` with `[3]`.
    /// * True exactly where [`merge`](Self::merge) is `Ok`, except that `merge` also refuses an element count that does not fit `isize`.
    #[must_use]
    #[inline]
    pub fn is_compatible_with(&self, other: &Self) -> bool {
        let both = self.extents().zip(other.extents());
        both.is_none_or(|(extents, others)| sets::are_compatible(extents, others))
    }

    /// Returns the shapes that both may be: the intersection (TensorFlow's `merge_with`).
    ///
    /// # Laws
    ///
    /// * Commutative, and associative where defined; [`UNKNOWN`](Self::UNKNOWN) is the unit.
    /// * A subtype of both, and the greatest of the shapes that are subtypes of both.
    ///
    /// # Errors
    ///
    /// [`MergeError`] with both ranks if they differ; with the first axis where the two have no extent in common, and what is known of
    /// both extents; or if the element count does not fit `isize`.
    ///
    /// ```
    /// use shapewise::DynShape;
    ///
    /// let (batch, images): (DynShape, DynShape) = ("[32,?]".parse()?, "[?,784]".parse()?);
    /// assert_eq!(batch.merge(&images)?.to_string(), "[32,784]");
    /// assert!(batch.merge(&"[64,?]".parse()?).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "merge_with")]
    pub fn merge(&self, other: &Self) -> Result<Self, MergeError> {
        match (self.extents(), other.extents()) {
            (Some(extents), Some(others)) => {
                let mut merged = Inline::from_slice(extents);
                sets::merge(&mut merged, others)?;
                Ok(Self::of_fitting(merged))
            }
            (None, _) => Ok(other.clone()),
            _ => Ok(self.clone()),
        }
    }

    /// Returns the smallest dynamic shape that includes both (TensorFlow's `most_specific_compatible_shape`, which has no bounds and
    /// therefore `?` where this has `<=5`).
    ///
    /// # Laws
    ///
    /// * Commutative, associative, idempotent.
    /// * Both are subtypes of it, and it is a subtype of each shape of which both are subtypes.
    ///
    /// ```
    /// use shapewise::DynShape;
    ///
    /// let (small, large): (DynShape, DynShape) = ("[2,3]".parse()?, "[5,3]".parse()?);
    /// assert_eq!(small.join(&large).to_string(), "[<=5,3]");
    /// assert_eq!(small.join(&"[2]".parse()?), DynShape::UNKNOWN);
    /// # Ok::<(), shapewise::ParseError>(())
    /// ```
    #[must_use]
    #[doc(alias("most_specific_compatible_shape", "most_specific_common_supertype"))]
    pub fn join(&self, other: &Self) -> Self {
        match (self.extents(), other.extents()) {
            (Some(extents), Some(others)) if extents.len() == others.len() => {
                let mut joined = Inline::from_slice(extents);
                sets::join(&mut joined, others);
                Self::of_fitting(joined)
            }
            _ => Self::UNKNOWN,
        }
    }

    /// Returns whether each shape that this may be is one that `other` may be: a subset.
    ///
    /// # Laws
    ///
    /// * A partial order: reflexive, transitive, antisymmetric; `UNKNOWN` is the greatest.
    ///
    /// ```
    /// use shapewise::DynShape;
    ///
    /// let shape = |text: &str| text.parse::<DynShape>().unwrap();
    /// assert!(shape("[2,3]").is_subtype_of(&shape("[?,3]")));
    /// assert!(!shape("[?,3]").is_subtype_of(&shape("[2,3]")));
    /// ```
    #[must_use]
    #[inline]
    pub fn is_subtype_of(&self, other: &Self) -> bool {
        let is_subtype = |others| self.extents().is_some_and(|extents| sets::is_subtype(extents, others));
        other.extents().is_none_or(is_subtype)
    }

    /// Returns whether the two are equal: certainly, certainly not, or (`None`) perhaps. `==` compares what is known; this
    /// compares the shapes themselves, so `[?]` is perhaps equal to itself.
    ///
    /// ```
    /// use shapewise::DynShape;
    ///
    /// let (known, some): (DynShape, DynShape) = ("[2,3]".parse()?, "[2,?]".parse()?);
    /// assert_eq!(known.known_equal(&known), Some(true));
    /// assert_eq!(some.known_equal(&some), None);
    /// assert_eq!(some.known_equal(&"[4,?]".parse()?), Some(false));
    /// # Ok::<(), shapewise::ParseError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn known_equal(&self, other: &Self) -> Option<bool> {
        sets::known_equal(self.extents()?, other.extents()?)
    }
}
