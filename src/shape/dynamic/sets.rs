//! The rules for extents that may not be known, on slices. Each list of extents is a set of shapes, and the functions of two lists are
//! operations on these sets.

use super::{ConditionalShape, DynShape, Inference, InlineExtents, symbols::one_table};
use crate::{
    extent::{DynExtent, SymbolicExtent},
    index::{self, SizeError},
    shape::{ExtentUnknown, MergeError, ShapeError},
};

/// Checks that the product of the known extents other than 0 fits `isize`.
pub(super) fn fits(extents: &[DynExtent]) -> Result<(), SizeError> {
    let mut product = 1;
    for (axis, extent) in extents.iter().enumerate() {
        if let Some(extent @ 1..) = extent.get() {
            let next = index::fitting_product(product, extent);
            product = next.ok_or(SizeError::of(axis, extent, product))?;
        }
    }
    Ok(())
}

/// Returns the known extent `extent` of the axis after `extents`; if it does not fit `isize`, the error with that axis and the product
/// of the extents before it.
#[inline]
pub(super) fn next_known(extents: &[DynExtent], extent: usize) -> Result<DynExtent, SizeError> {
    DynExtent::known(extent).or_else(|_| {
        fits(extents)?;
        let known = extents.iter().filter_map(|extent| extent.get()).filter(|&extent| extent > 0);
        Err(SizeError::of(extents.len(), extent, known.product()))
    })
}

/// Returns the element count: 0 if an extent is 0, else as known as the least known extent. A bound that does not fit `isize` is
/// not a bound.
pub(super) fn element_count(extents: &[DynExtent]) -> DynExtent {
    if extents.contains(&DynExtent::ZERO) {
        return DynExtent::ZERO;
    }
    let bounds = || extents.iter().map(|extent| extent.bound());
    let product = bounds().try_fold(1_usize, |product, bound| product.checked_mul(bound?));
    let count = if are_known(extents) { DynExtent::known } else { DynExtent::at_most };
    product.and_then(|product| count(product).ok()).unwrap_or(DynExtent::UNKNOWN)
}

/// Returns `true` if all extents are known.
#[inline]
pub(super) fn are_known(extents: &[DynExtent]) -> bool {
    extents.iter().all(|extent| extent.is_known())
}

/// Returns the extents as numbers, if there are `R` and all are known.
pub(super) fn all_known<const R: usize>(extents: &[DynExtent]) -> Result<[usize; R], ShapeError> {
    if extents.len() != R {
        return Err(ShapeError::Rank { expected: R, found: extents.len() });
    }
    let mut known = [0; R];
    for (axis, (known, &found)) in known.iter_mut().zip(extents).enumerate() {
        *known = found.get().ok_or(ExtentUnknown { axis, found })?;
    }
    Ok(known)
}

/// Replaces `extents` by the intersection with `other`.
pub(super) fn merge(extents: &mut [DynExtent], other: &[DynExtent]) -> Result<(), MergeError> {
    if extents.len() != other.len() {
        return Err(MergeError::Rank { lhs: extents.len(), rhs: other.len() });
    }
    for (axis, (lhs, &rhs)) in extents.iter_mut().zip(other).enumerate() {
        *lhs = lhs.merge(rhs).ok_or(MergeError::Extents { axis, lhs: *lhs, rhs })?;
    }
    Ok(fits(extents)?)
}

/// Replaces `extents` by the smallest list that includes both. The ranks are equal.
#[inline]
pub(super) fn join(extents: &mut [DynExtent], other: &[DynExtent]) {
    for (lhs, &rhs) in extents.iter_mut().zip(other) {
        *lhs = lhs.join(rhs);
    }
}

/// Returns `true` if the ranks are equal, and `is` holds for the extents of each axis.
#[inline]
fn at_each_axis(lhs: &[DynExtent], rhs: &[DynExtent], is: fn(DynExtent, DynExtent) -> bool) -> bool {
    lhs.len() == rhs.len() && lhs.iter().zip(rhs).all(|(&lhs, &rhs)| is(lhs, rhs))
}

/// Returns `true` if the two have a shape in common.
#[inline]
pub(super) fn are_compatible(lhs: &[DynExtent], rhs: &[DynExtent]) -> bool {
    at_each_axis(lhs, rhs, DynExtent::is_compatible_with)
}

/// Returns `true` if all shapes of the first belong to the second.
#[inline]
pub(super) fn is_subtype(lhs: &[DynExtent], rhs: &[DynExtent]) -> bool {
    at_each_axis(lhs, rhs, DynExtent::is_subtype_of)
}

/// Returns whether the two are equal: certainly, certainly not, or (`None`) perhaps.
#[inline]
pub(super) fn known_equal(lhs: &[DynExtent], rhs: &[DynExtent]) -> Option<bool> {
    if !are_compatible(lhs, rhs) {
        return Some(false);
    }
    at_each_axis(lhs, rhs, |lhs, rhs| lhs.known_equal(rhs) == Some(true)).then_some(true)
}

// Dynamic shapes as sets of shapes: intersection, union, subset.
//
// | | the ranks differ | a rank is unknown |
// |---|---|---|
// | [`is_compatible_with`](DynShape::is_compatible_with) | no | yes |
// | [`merge`](DynShape::merge) | an error | the other shape |
// | [`join`](DynShape::join) | `?` | `?` |
// | [`known_equal`](DynShape::known_equal) | no | perhaps |

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
        both.is_none_or(|(extents, others)| are_compatible(extents, others))
    }

    /// Returns the shapes that both may be: the intersection (TensorFlow's `merge_with`).
    ///
    /// # Laws
    ///
    /// * Commutative, and associative where defined; [`UNKNOWN`](Self::UNKNOWN) is the unit.
    /// * A subtype of both, and the greatest of the shapes that are subtypes of both.
    /// * Of two symbols the first one remains: the result is right if they are equal. [`infer_merge`](Self::infer_merge) returns the conditions.
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
                one_table(&[self, other])?;
                let mut merged = InlineExtents::from_slice(extents);
                merge(&mut merged, others)?;
                Ok(Self::of_fitting(merged).merging(self, other))
            }
            (None, _) => Ok(other.clone()),
            _ => Ok(self.clone()),
        }
    }

    /// Returns the shapes that both may be, as [`merge`](Self::merge) does, and what must hold: that extents which are not known to be equal are.
    ///
    /// # Errors
    ///
    /// As [`merge`](Self::merge).
    ///
    /// ```
    /// use shapewise::extent::SymbolTable;
    ///
    /// let table = SymbolTable::new(0);
    /// let merged = table.shape("[n,64]")?.infer_merge(&table.shape("[m,64]")?)?;
    /// assert_eq!(
    ///     format!("{merged:?}"),
    ///     "[n,64], n == m: axis 0 of operand 0 and axis 0 of operand 1"
    /// );
    /// let error = table.shape("[n]")?.merge(&SymbolTable::new(1).shape("[n]")?).unwrap_err();
    /// assert_eq!(
    ///     error.to_string(),
    ///     "symbols of tables 0 and 1 meet: the symbols of an operation are of one table, in which \
    ///      equal text is one symbol"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn infer_merge(&self, other: &Self) -> Result<ConditionalShape, MergeError> {
        let (merged, mut inference) = (self.merge(other)?, Inference::new(&[self, other])?);
        if self.is_unknown() || other.is_unknown() {
            return Ok(inference.unknown(merged));
        }
        for axis in 0..merged.rank().unwrap_or_default() {
            inference.equal([(0, axis), (1, axis)]);
        }
        Ok(inference.shape(merged))
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
                let mut joined = InlineExtents::from_slice(extents);
                join(&mut joined, others);
                let joined = Self::of_fitting(joined);
                if !self.has_symbols() {
                    return joined;
                }
                joined
                    .with_symbols((0..extents.len()).map(|axis| self.at(axis).join(other.at(axis)).symbol()))
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
        let is_subtype = |others| self.extents().is_some_and(|extents| is_subtype(extents, others));
        other.extents().is_none_or(is_subtype)
            && (!other.has_symbols() || self.each(other, SymbolicExtent::is_subtype_of))
    }

    /// Returns whether the two are equal: certainly, certainly not, or (`None`) perhaps. `==` compares what is known; this
    /// compares the shapes themselves, so `[?]` is perhaps equal to itself, and `[n]` is.
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
        match known_equal(self.extents()?, other.extents()?) {
            None if self.has_symbols() => {
                self.each(other, |lhs, rhs| lhs.known_equal(rhs) == Some(true)).then_some(true)
            }
            answer => answer,
        }
    }
}
