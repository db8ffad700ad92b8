//! Contractions of arrays: products of matrices, general contractions, outer products and traces.
//!
//! Each method is a thin wrapper that puts the known extents of the result into its type. The bodies take ranked views, and are compiled once
//! for the ranks of the operands; the loops are compiled once for each type of element.

mod diagonals;
pub(crate) mod direct;
pub(crate) mod einsum;
mod factor;
pub(crate) mod general;
#[cfg(feature = "matmul")]
mod kernel;
mod label;
mod loops;
mod product;
mod rows;

use alloc::vec::Vec;
use core::ops::Mul;

use num_traits::Zero;

pub(crate) use crate::contraction::dynamic::Labels;
#[cfg_attr(doc, doc(hidden))]
pub use crate::verbs::contract::einsum::{
    AgreeWithItself, NextOperand, OperandsSoFar, Pick, Slots, given, sum_of_products,
};
pub(crate) use crate::verbs::contract::{
    diagonals::diagonals,
    direct::{MatrixOperand, direct},
    factor::{Factor, contract},
};
use crate::{
    array::{Tensor, View},
    contraction::{self, ContractionError},
    extent::{DynExtent, ExtentMismatch, named::has_names},
    index,
    layout::{Layout, RowMajor},
    types::ExtentList,
};

/// The labels of a product of matrices: of both operands and of the result. Batch axes are numbered from the last one.
pub(crate) fn matrix_labels(lhs: usize, rhs: usize) -> [Labels; 3] {
    const ROW: usize = 0;
    const COLUMN: usize = 1;
    const INNER: usize = 2;
    const BATCH: usize = 3;
    let batch = |rank: usize| {
        let count = rank.saturating_sub(2);
        (0..count).map(move |axis| BATCH.saturating_add(count).saturating_sub(axis))
    };
    let (mut left, mut right, mut result) = (Labels::new(), Labels::new(), Labels::new());
    left.extend(batch(lhs));
    right.extend(batch(rhs));
    result.extend(batch(lhs.max(rhs)));
    if lhs > 1 {
        left.push(ROW);
        result.push(ROW);
    }
    left.push(INNER);
    right.push(INNER);
    if rhs > 1 {
        right.push(COLUMN);
        result.push(COLUMN);
    }
    [left, right, result]
}

/// The labels of a general contraction: of both operands and of the result.
pub(crate) fn dot_labels(lhs: usize, rhs: usize, axes: &contraction::DotNumbers<'_>) -> [Labels; 3] {
    let left: Labels = (0..lhs).collect();
    let mut right: Labels = (lhs..lhs.saturating_add(rhs)).collect();
    for (from, to) in [axes.batch, axes.contracting].into_iter().flat_map(|[from, to]| from.iter().zip(to)) {
        if let Some(label) = right.get_mut(*to) {
            *label = *from;
        }
    }
    let mut result: Labels = axes.batch[0].iter().copied().collect();
    result.extend((0..lhs).filter(|axis| axes.is_free(0, *axis)));
    result.extend((0..rhs).filter(|axis| axes.is_free(1, *axis)).map(|axis| lhs.saturating_add(axis)));
    [left, right, result]
}

/// The same result, whose error has the name of the extents, if the types of the operands have one.
#[inline(always)]
pub(crate) fn with_names<V, const R: usize, const P: usize, L: Layout<R>, M: Layout<P>>(
    result: Result<V, ContractionError>,
) -> Result<V, ContractionError> {
    if const { has_names(&L::NAMES) || has_names(&M::NAMES) } {
        result.map_err(|error| error.with_names(&L::NAMES, &M::NAMES))
    } else {
        result
    }
}

/// Checks that extents are those that a type knows: the type of a result is computed apart from its numbers, and here they are compared.
#[inline]
fn agree_with(known: &[Option<usize>], extents: &[usize]) -> Result<(), ContractionError> {
    for (axis, (known, &found)) in known.iter().zip(extents).enumerate() {
        match *known {
            Some(expected) if expected != found => {
                return Err(ContractionError::Type(ExtentMismatch { axis, expected, found }));
            }
            _ => {}
        }
    }
    Ok(())
}

/// The elements and the extents of a result.
pub(crate) type Parts<T, const Q: usize> = Result<(Vec<T>, [usize; Q]), ContractionError>;

/// The contraction of two views with these labels, whose result has these extents.
#[inline(never)]
fn contracted<T: Copy + Zero + Mul<Output = T> + 'static, const R: usize, const P: usize, const Q: usize>(
    left: &View<'_, T, R>,
    right: &View<'_, T, P>,
    [lhs, rhs, result]: [Labels; 3],
    extents: [usize; Q],
    known: &[Option<usize>; Q],
) -> Parts<T, Q> {
    agree_with(known, &extents)?;
    index::element_count(&extents)?;
    Ok((contract(&[Factor::of(left, &lhs), Factor::of(right, &rhs)], &result)?, extents))
}

/// `TensorBase::matmul` of ranked views.
#[inline(never)]
pub(crate) fn matmul<
    T: Copy + Zero + Mul<Output = T> + 'static,
    const R: usize,
    const P: usize,
    const Q: usize,
>(
    left: &View<'_, T, R>,
    right: &View<'_, T, P>,
    stretch: [&[bool]; 2],
    known: &[Option<usize>; Q],
) -> Parts<T, Q> {
    let mut result = [DynExtent::ONE; Q];
    let (lhs, rhs) = (DynExtent::of_each(left.extents()), DynExtent::of_each(right.extents()));
    contraction::matmul(&lhs, &rhs, stretch, &mut result)?;
    contracted(left, right, matrix_labels(R, P), DynExtent::get_each(result), known)
}

/// `TensorBase::dot_general` of ranked views.
#[inline(never)]
fn dot_general<T: Copy + Zero + Mul<Output = T> + 'static, const R: usize, const P: usize, const Q: usize>(
    left: &View<'_, T, R>,
    right: &View<'_, T, P>,
    axes: &contraction::DotNumbers<'_>,
    known: &[Option<usize>; Q],
) -> Parts<T, Q> {
    if let ([[], []], [&[lhs], &[rhs]]) = (axes.batch, axes.contracting)
        && lhs < R
        && rhs < P
        && let Some(found) = direct::matrices(left, right, [lhs, rhs], known)
    {
        return found;
    }
    let mut result = [DynExtent::ONE; Q];
    let (lhs, rhs) = (DynExtent::of_each(left.extents()), DynExtent::of_each(right.extents()));
    contraction::dot_general(&lhs, &rhs, axes, &mut result)?;
    contracted(left, right, dot_labels(R, P, axes), DynExtent::get_each(result), known)
}

/// `TensorBase::outer` of ranked views.
#[inline(never)]
pub(crate) fn outer<
    T: Copy + Zero + Mul<Output = T> + 'static,
    const R: usize,
    const P: usize,
    const Q: usize,
>(
    left: &View<'_, T, R>,
    right: &View<'_, T, P>,
    known: &[Option<usize>; Q],
) -> Parts<T, Q> {
    let mut extents = [1; Q];
    for (to, from) in extents.iter_mut().zip(left.extents().into_iter().chain(right.extents())) {
        *to = from;
    }
    if let (Some(left), Some(right)) = (direct::operand(left, 0), direct::operand(right, 0))
        && R == 1
        && P == 1
    {
        agree_with(known, &extents)?;
        return Ok((direct::outer(&left, &right)?, extents));
    }
    let none = contraction::DotNumbers { batch: [&[]; 2], contracting: [&[]; 2] };
    contracted(left, right, dot_labels(R, P, &none), extents, known)
}

/// The tensor of these elements and extents, which agree with `E`.
#[inline(always)]
pub(crate) fn tensor_of<T, const Q: usize, E: ExtentList<Q>>(
    (data, extents): (Vec<T>, [usize; Q]),
) -> Tensor<T, Q, RowMajor<Q, E>> {
    Tensor::of_results(data, &extents)
}
