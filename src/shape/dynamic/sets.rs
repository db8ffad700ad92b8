//! The rules for extents that may not be known, on slices. Each list of extents is a set of shapes, and the functions of two lists are
//! operations on these sets.

use crate::{
    extent::DynExtent,
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
fn all(lhs: &[DynExtent], rhs: &[DynExtent], is: fn(DynExtent, DynExtent) -> bool) -> bool {
    lhs.len() == rhs.len() && lhs.iter().zip(rhs).all(|(&lhs, &rhs)| is(lhs, rhs))
}

/// Returns `true` if the two have a shape in common.
#[inline]
pub(super) fn are_compatible(lhs: &[DynExtent], rhs: &[DynExtent]) -> bool {
    all(lhs, rhs, DynExtent::is_compatible_with)
}

/// Returns `true` if all shapes of the first belong to the second.
#[inline]
pub(super) fn is_subtype(lhs: &[DynExtent], rhs: &[DynExtent]) -> bool {
    all(lhs, rhs, DynExtent::is_subtype_of)
}

/// Returns whether the two are equal: certainly, certainly not, or (`None`) perhaps.
#[inline]
pub(super) fn known_equal(lhs: &[DynExtent], rhs: &[DynExtent]) -> Option<bool> {
    if !are_compatible(lhs, rhs) {
        return Some(false);
    }
    all(lhs, rhs, |lhs, rhs| lhs.known_equal(rhs) == Some(true)).then_some(true)
}
