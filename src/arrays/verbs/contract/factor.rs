//! Operands of a contraction whose axes have labels, and the contraction of any number of them.

use alloc::vec::Vec;
use core::ops::Mul;

use num_traits::Zero;
use smallvec::SmallVec;

use crate::{
    array::View,
    axis::list::contains,
    contraction::ContractionError,
    index::{self, MemoryError},
    layout::Strided,
    loops::allocate::{allocate, resize},
    verbs::contract::loops::{Loop, LoopList, multiply, sum_out},
};

/// An axis of an operand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FactorAxis {
    pub(crate) extent: usize,
    pub(crate) stride: isize,
    /// Axes with the same label have the same index.
    pub(crate) label: usize,
}

/// The axes of an operand. What depends only on them is compiled once for all types of elements.
pub(crate) type FactorAxes = SmallVec<[FactorAxis; 8]>;

/// An operand: memory, the offset of the first element, and its axes.
#[derive(Clone, Debug)]
pub(crate) struct Factor<'a, T> {
    data: &'a [T],
    base: usize,
    axes: FactorAxes,
}

impl<'a, T> Factor<'a, T> {
    /// An operand with these axes, each an extent and a stride, and a label for each.
    pub(crate) fn new(data: &'a [T], base: usize, axes: &[(usize, isize)], labels: &[usize]) -> Self {
        Self { data, base, axes: labelled(axes, labels) }
    }

    /// A view, with a label for each axis.
    pub(crate) fn of<const R: usize>(view: &View<'a, T, R>, labels: &[usize]) -> Self {
        let layout: &Strided<R> = &view.layout;
        let axes = labelled_parts(&layout.extents(), &layout.strides(), labels);
        Self { data: view.data, base: layout.base(), axes }
    }
}

fn labelled(axes: &[(usize, isize)], labels: &[usize]) -> FactorAxes {
    let axes = axes.iter().zip(labels);
    axes.map(|(&(extent, stride), &label)| FactorAxis { extent, stride, label }).collect()
}

fn labelled_parts(extents: &[usize], strides: &[isize], labels: &[usize]) -> FactorAxes {
    let axes = extents.iter().zip(strides).zip(labels);
    axes.map(|((&extent, &stride), &label)| FactorAxis { extent, stride, label }).collect()
}

/// The step of a label: the sum of the strides of its axes. Axes of extent 1 stretch, so they have no step.
fn step(axes: &[FactorAxis], label: usize) -> isize {
    let axes = axes.iter().filter(|axis| axis.label == label && axis.extent != 1);
    axes.fold(0, |step, axis| step.wrapping_add(axis.stride))
}

fn has(axes: &[FactorAxis], label: usize) -> bool {
    axes.iter().any(|axis| axis.label == label)
}

/// The labels, each once.
fn labels(axes: &[FactorAxis]) -> SmallVec<[usize; 8]> {
    let mut labels = SmallVec::new();
    for axis in axes {
        if !contains(&labels, axis.label) {
            labels.push(axis.label);
        }
    }
    labels
}

/// The labels to keep of an operand of which some axes are summed before the product: those that have a step here and none in `other`, and that
/// are not in `keep`. `None` if there are none.
fn labels_to_keep(axes: &[FactorAxis], other: &[FactorAxis], keep: &[usize]) -> Option<SmallVec<[usize; 8]>> {
    let is_own =
        |axis: &FactorAxis| axis.extent > 1 && !contains(keep, axis.label) && !has(other, axis.label);
    if !axes.iter().any(is_own) {
        return None;
    }
    let kept = |label: &usize| contains(keep, *label) || has(other, *label);
    Some(labels(axes).into_iter().filter(kept).collect())
}

/// The extent of a label: that of its first axis that is not 1.
fn extent_of(label: usize, factors: &[&[FactorAxis]]) -> usize {
    let axes = factors.iter().flat_map(|factor| factor.iter()).filter(|axis| axis.label == label);
    axes.map(|axis| axis.extent).find(|extent| *extent != 1).unwrap_or(1)
}

/// The element count and the axes, in row-major order, of an array of these labels.
fn result(labels: &[usize], factors: &[&[FactorAxis]]) -> Result<(usize, FactorAxes), ContractionError> {
    let mut axes = FactorAxes::new();
    let extents: SmallVec<[usize; 8]> = labels.iter().map(|label| extent_of(*label, factors)).collect();
    let count = index::element_count(&extents)?;
    let mut stride = 1_isize;
    for (&label, &extent) in labels.iter().zip(&extents).rev() {
        axes.insert(0, FactorAxis { extent, stride, label });
        // The strides of an array without elements are not used.
        stride = stride.saturating_mul(extent.cast_signed());
    }
    Ok((count, axes))
}

/// The labels of the product of two operands that an output, or a later operand, has.
fn used(
    left: &[FactorAxis],
    right: &[FactorAxis],
    output: &[usize],
    rest: &[&[FactorAxis]],
) -> SmallVec<[usize; 8]> {
    let mut keep: SmallVec<[usize; 8]> = SmallVec::new();
    for label in labels(left).into_iter().chain(labels(right)) {
        let is_used = contains(output, label) || rest.iter().any(|factor| has(factor, label));
        if is_used && !contains(&keep, label) {
            keep.push(label);
        }
    }
    keep
}

/// The loops over the labels of two operands and of their product.
fn loops_of(left: &[FactorAxis], right: &[FactorAxis], result: &[FactorAxis]) -> LoopList {
    let mut all = labels(left);
    all.extend(labels(right).into_iter().filter(|label| !has(left, *label)));
    let of = |label: usize| Loop {
        extent: extent_of(label, &[left, right]),
        steps: [step(left, label), step(right, label), step(result, label)],
    };
    all.into_iter().map(of).collect()
}

/// Zeros, as many as an array has elements.
fn zeros<T: Copy + Zero>(count: usize) -> Result<Vec<T>, MemoryError> {
    let mut data = allocate(count)?;
    resize(&mut data, count, T::zero());
    Ok(data)
}

/// The sums of products: the axes of the result are those of `output`, in row-major order. Operands are multiplied from left to right; an axis
/// that no later operand and no output has is summed over with the product.
pub(crate) fn contract<T: Copy + Zero + Mul<Output = T> + 'static>(
    factors: &[Factor<'_, T>],
    output: &[usize],
) -> Result<Vec<T>, ContractionError> {
    match factors {
        // The product of no operands: einsum requires an operand, so this does not occur.
        [] => Ok(Vec::new()),
        [factor] => Ok(sums(factor, output)?.0),
        [first, rest @ ..] => {
            let all: SmallVec<[&[FactorAxis]; 4]> = rest.iter().map(|factor| &*factor.axes).collect();
            // The product of the operands so far. A loop and not a recursion: an equation of few kilobytes may have a thousand operands.
            let mut found: Option<(Vec<T>, FactorAxes)> = None;
            for (at, right) in rest.iter().enumerate() {
                let others = all.get(at.saturating_add(1)..).unwrap_or_default();
                let of = |left: &Factor<'_, T>| {
                    if others.is_empty() {
                        return product(left, right, output);
                    }
                    product(left, right, &used(&left.axes, &right.axes, output, others))
                };
                found = Some(match found {
                    None => of(first)?,
                    Some((data, axes)) => of(&Factor { data: &data, base: 0, axes })?,
                });
            }
            Ok(found.map(|(data, _)| data).unwrap_or_default())
        }
    }
}

/// The sums of one operand over the labels that are not in `keep`, with their axes.
fn sums<T: Copy + Zero>(
    factor: &Factor<'_, T>,
    keep: &[usize],
) -> Result<(Vec<T>, FactorAxes), ContractionError> {
    let (count, axes) = result(keep, &[&factor.axes])?;
    let mut data = zeros(count)?;
    sum_out(&mut data, (factor.data, factor.base), &loops_of(&factor.axes, &[], &axes));
    Ok((data, axes))
}

/// The sums of products of two operands over the labels that are not in `keep`, with their axes.
fn product<T: Copy + Zero + Mul<Output = T> + 'static>(
    left: &Factor<'_, T>,
    right: &Factor<'_, T>,
    keep: &[usize],
) -> Result<(Vec<T>, FactorAxes), ContractionError> {
    // What only one operand has is summed first, and once.
    if let Some(labels) = labels_to_keep(&left.axes, &right.axes, keep) {
        let (data, axes) = sums(left, &labels)?;
        return product(&Factor { data: &data, base: 0, axes }, right, keep);
    }
    if let Some(labels) = labels_to_keep(&right.axes, &left.axes, keep) {
        let (data, axes) = sums(right, &labels)?;
        return product(left, &Factor { data: &data, base: 0, axes }, keep);
    }
    let (count, axes) = result(keep, &[&left.axes, &right.axes])?;
    let mut data = zeros(count)?;
    let loops = loops_of(&left.axes, &right.axes, &axes);
    multiply(&mut data, [(left.data, left.base), (right.data, right.base)], &loops)?;
    Ok((data, axes))
}
