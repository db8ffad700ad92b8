//! Shapes as sets of shapes: what both say, what either says, which says more.
//!
//! | | rank differs | one rank unknown |
//! |---|---|---|
//! | [`is_compatible_with`](DynShape::is_compatible_with) | no | yes |
//! | [`merge`](DynShape::merge) | an error | the other |
//! | [`join`](DynShape::join) | `?` | `?` |
//! | [`known_equal`](DynShape::known_equal) | no | perhaps |

use super::{DynShape, Inline};
use crate::shape::{MergeError, partial};

impl DynShape {
    /// Whether there is a shape that both may be (Java's `isCompatibleWith`).
    ///
    /// # Laws
    ///
    /// * Reflexive and symmetric, not transitive: `[2]` is compatible with `[?]`, and that with `[3]`.
    /// * Compatible exactly where [`merge`](Self::merge) has an answer, up to sizes that do not fit.
    #[must_use]
    pub fn is_compatible_with(&self, other: &Self) -> bool {
        let (Some(extents), Some(others)) = (self.extents(), other.extents()) else { return true };
        extents.len() == others.len() && partial::are_compatible(extents, others)
    }

    /// What is known where both are true (TensorFlow's `merge_with`): the set of shapes that both may be.
    ///
    /// # Laws
    ///
    /// * Commutative, and associative where defined; `merge` with [`UNKNOWN`](Self::UNKNOWN) changes nothing.
    /// * A subtype of both, and of each shape that is a subtype of both the greatest.
    ///
    /// # Errors
    ///
    /// [`MergeError`] with both ranks, or with the first axis and what is known of both extents.
    pub fn merge(&self, other: &Self) -> Result<Self, MergeError> {
        let (Some(extents), Some(others)) = (self.extents(), other.extents()) else {
            return Ok(if self.is_unknown() { other.clone() } else { self.clone() });
        };
        if extents.len() != others.len() {
            return Err(MergeError::Rank { lhs: extents.len(), rhs: others.len() });
        }
        let mut merged = Inline::from_slice(extents);
        partial::merge(&mut merged, others)?;
        Ok(Self { extents: Some(merged) })
    }

    /// The most that is known where either is true: the smallest set of this kind that has both (TensorFlow's
    /// `most_specific_compatible_shape`, which has no bounds and so says `?` where this says `<=5`).
    ///
    /// # Laws
    ///
    /// * Commutative, associative, idempotent.
    /// * Both are subtypes of it, and it is a subtype of each shape of which both are.
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
    pub fn join(&self, other: &Self) -> Self {
        match (self.extents(), other.extents()) {
            (Some(extents), Some(others)) if extents.len() == others.len() => {
                let mut joined = Inline::from_slice(extents);
                partial::join(&mut joined, others);
                Self { extents: Some(joined) }
            }
            _ => Self::UNKNOWN,
        }
    }

    /// Whether each shape that this may be, `other` may be.
    ///
    /// # Laws
    ///
    /// * A partial order: reflexive, transitive, antisymmetric; `UNKNOWN` is above all.
    #[must_use]
    pub fn is_subtype_of(&self, other: &Self) -> bool {
        match (self.extents(), other.extents()) {
            (_, None) => true,
            (None, _) => false,
            (Some(extents), Some(others)) => {
                extents.len() == others.len() && partial::is_subtype(extents, others)
            }
        }
    }

    /// Whether the two are equal: certainly, certainly not, or (`None`) perhaps. Where `==` compares what is known,
    /// this compares what is there: `[?]` is perhaps equal to itself.
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
    pub fn known_equal(&self, other: &Self) -> Option<bool> {
        let (extents, others) = (self.extents()?, other.extents()?);
        if extents.len() == others.len() { partial::known_equal(extents, others) } else { Some(false) }
    }
}
