//! Equations that are products of matrices, or of rows by rows: their loops are known, so there is no plan.

use alloc::vec::Vec;
use core::ops::Mul;

use num_traits::Zero;

use super::Raw;
use crate::{
    contraction::{
        ContractionError,
        dynamic::{Dots, MatrixProduct},
    },
    loops::rows::dots_of_rows,
    verbs::contract::{MatrixOperand, direct, product::commutes},
};

/// The product that an equation is; `None` if the extents of its terms differ, or if the operands would be exchanged and their elements do not
/// commute. Compiled once per type of element.
#[inline(never)]
pub(super) fn as_product<T: Copy + Zero + Mul<Output = T> + 'static>(
    product: &MatrixProduct,
    operands: &[Raw<'_, T>],
    extents: &mut [usize],
) -> Option<Result<Vec<T>, ContractionError>> {
    if operands.iter().any(|operand| operand.rank > 2) {
        return None;
    }
    let [left, right] = product.operands;
    if left > right && !commutes::<T>() {
        return None;
    }
    let (left, right) = (operands.get(left)?, operands.get(right)?);
    let axis = |of: &Raw<'_, T>, axis: Option<usize>| match axis {
        Some(axis) => of.few.get(axis).copied(),
        None => Some((1, 0)),
    };
    let rows = axis(left, product.rows)?;
    let [terms, others] = [axis(left, product.terms[0])?, axis(right, product.terms[1])?];
    let columns = axis(right, product.columns)?;
    if terms.0 != others.0 {
        return None;
    }
    let kept = [product.rows.map(|_| rows.0), product.columns.map(|_| columns.0)];
    for (to, from) in extents.iter_mut().zip(kept.into_iter().flatten()) {
        *to = from;
    }
    let left = MatrixOperand::new(left.data, left.base, [rows, terms]);
    Some(direct(&left, &MatrixOperand::new(right.data, right.base, [others, columns])))
}

/// The products of rows that an equation is; `None` if extents differ or are 0, there is one term or terms are not side by side, or the rows of an operand are not evenly apart. Compiled once per type of
/// element.
#[inline(never)]
pub(super) fn dotted<T: Copy + Zero + Mul<Output = T> + 'static>(
    dots: &Dots,
    operands: &[Raw<'_, T>],
    extents: &mut [usize],
) -> Option<Result<Vec<T>, ContractionError>> {
    let [left, right] = operands else { return None };
    let axis = |[first, second]: [usize; 2]| match (left.axes().get(first)?, right.axes().get(second)?) {
        (first, second) if first.0 == second.0 && first.0 > 0 => Some((first.0, [first.1, second.1])),
        _ => None,
    };
    // One product is not summed: that of 1.0 and -0.0 is -0.0.
    let (terms @ 2.., [1, 1]) = axis(dots.terms)? else { return None };
    let (mut rows, mut apart) = (1_usize, [0; 2]);
    for (to, axes) in extents.iter_mut().rev().zip(dots.axes()) {
        let (extent, strides) = axis(axes)?;
        *to = extent;
        let next = apart.map(|apart: isize| apart.wrapping_mul(rows.cast_signed()));
        match extent {
            1 => {}
            _ if rows == 1 => (rows, apart) = (extent, strides),
            // Elements of an operand that is not stretched, so their number fits.
            _ if strides == next => rows = rows.checked_mul(extent)?,
            _ => return None,
        }
    }
    let [down, under] = apart.map(usize::try_from);
    let (left, right) =
        ((left.data.get(left.base..)?, down.ok()?), (right.data.get(right.base..)?, under.ok()?));
    Some(dots_of_rows([rows, terms], left, right).map_err(ContractionError::from))
}
