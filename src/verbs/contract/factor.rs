//! Operands of a contraction whose axes have labels, and the contraction of any number of them.

use alloc::vec::Vec;
use core::ops::Mul;

use num_traits::Zero;
use smallvec::SmallVec;

use crate::{
    array::View,
    contraction::{ContractionError, contains},
    index,
    layout::Strided,
    loops::allocate::{allocate, resize},
    verbs::contract::{
        loops::{Loop, multiply},
        sum::sum_out,
    },
};

/// An axis of an operand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FactorAxis {
    pub(crate) extent: usize,
    pub(crate) stride: isize,
    /// Axes with the same label have the same index.
    pub(crate) label: usize,
}

/// An operand: memory, the offset of the first element, and its axes.
#[derive(Clone, Debug)]
pub(crate) struct Factor<'a, T> {
    pub(crate) data: &'a [T],
    pub(crate) base: usize,
    pub(crate) axes: SmallVec<[FactorAxis; 8]>,
}

impl<'a, T> Factor<'a, T> {
    /// An operand with these axes, each an extent and a stride, and a label for each.
    pub(crate) fn new(
        data: &'a [T],
        base: usize,
        axes: impl IntoIterator<Item = (usize, isize)>,
        labels: impl IntoIterator<Item = usize>,
    ) -> Self {
        let axes = axes.into_iter().zip(labels);
        let axes = axes.map(|((extent, stride), label)| FactorAxis { extent, stride, label });
        Self { data, base, axes: axes.collect() }
    }

    /// A view, with a label for each axis.
    pub(crate) fn of<const R: usize>(view: &View<'a, T, R>, labels: impl IntoIterator<Item = usize>) -> Self {
        let layout: &Strided<R> = &view.layout;
        let axes = layout.extents().into_iter().zip(layout.strides());
        Self::new(view.data, layout.base(), axes, labels)
    }

    /// The step of a label: the sum of the strides of its axes. Axes of extent 1 stretch, so they have no step.
    pub(crate) fn step(&self, label: usize) -> isize {
        let axes = self.axes.iter().filter(|axis| axis.label == label && axis.extent != 1);
        axes.fold(0, |step, axis| step.wrapping_add(axis.stride))
    }

    fn has(&self, label: usize) -> bool {
        self.axes.iter().any(|axis| axis.label == label)
    }

    /// The labels, each once.
    fn labels(&self) -> SmallVec<[usize; 8]> {
        let mut labels = SmallVec::new();
        for axis in &self.axes {
            if !contains(&labels, axis.label) {
                labels.push(axis.label);
            }
        }
        labels
    }

    /// The labels that have a step here and none in `other`, and that are not in `keep`.
    fn own(&self, other: &Self, keep: &[usize]) -> bool {
        self.axes.iter().any(|axis| axis.extent > 1 && !contains(keep, axis.label) && !other.has(axis.label))
    }
}

/// The extent of a label: that of its first axis that is not 1.
fn extent_of<T>(label: usize, factors: &[&Factor<'_, T>]) -> usize {
    let axes = factors.iter().flat_map(|factor| &factor.axes).filter(|axis| axis.label == label);
    axes.map(|axis| axis.extent).find(|extent| *extent != 1).unwrap_or(1)
}

/// Zeros for an array of these labels, and its axes in row-major order. The vector is empty if there are no elements.
fn zeros<T: Copy + Zero>(
    labels: &[usize],
    factors: &[&Factor<'_, T>],
) -> Result<(Vec<T>, SmallVec<[FactorAxis; 8]>), ContractionError> {
    let mut axes: SmallVec<[FactorAxis; 8]> = SmallVec::new();
    let extents: SmallVec<[usize; 8]> = labels.iter().map(|label| extent_of(*label, factors)).collect();
    let count = index::element_count(&extents)?;
    let mut stride = 1_isize;
    for (&label, &extent) in labels.iter().zip(&extents).rev() {
        axes.insert(0, FactorAxis { extent, stride, label });
        // The strides of an array without elements are not used.
        stride = stride.saturating_mul(extent.cast_signed());
    }
    let mut data = allocate(count)?;
    resize(&mut data, count, T::zero());
    Ok((data, axes))
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
        [left, right] => Ok(product(left, right, output)?.0),
        [left, right, rest @ ..] => {
            let mut keep: SmallVec<[usize; 8]> = SmallVec::new();
            for label in left.labels().into_iter().chain(right.labels()) {
                let is_used = contains(output, label) || rest.iter().any(|factor| factor.has(label));
                if is_used && !contains(&keep, label) {
                    keep.push(label);
                }
            }
            let (data, axes) = product(left, right, &keep)?;
            let mut factors: SmallVec<[Factor<'_, T>; 4]> = SmallVec::new();
            factors.push(Factor { data: &data, base: 0, axes });
            factors.extend(rest.iter().cloned());
            contract(&factors, output)
        }
    }
}

/// The sums of one operand over the labels that are not in `keep`, with their axes.
fn sums<T: Copy + Zero>(
    factor: &Factor<'_, T>,
    keep: &[usize],
) -> Result<(Vec<T>, SmallVec<[FactorAxis; 8]>), ContractionError> {
    let (mut data, axes) = zeros(keep, &[factor])?;
    let result = Factor::<T> { data: &[], base: 0, axes: axes.clone() };
    let loops = factor.labels().into_iter().map(|label| Loop {
        extent: extent_of(label, &[factor]),
        steps: [factor.step(label), 0, result.step(label)],
    });
    sum_out(&mut data, (factor.data, factor.base), loops);
    Ok((data, axes))
}

/// The sums of products of two operands over the labels that are not in `keep`, with their axes.
fn product<T: Copy + Zero + Mul<Output = T> + 'static>(
    left: &Factor<'_, T>,
    right: &Factor<'_, T>,
    keep: &[usize],
) -> Result<(Vec<T>, SmallVec<[FactorAxis; 8]>), ContractionError> {
    // What only one operand has is summed first, and once.
    if left.own(right, keep) {
        let labels: SmallVec<[usize; 8]> =
            left.labels().into_iter().filter(|label| contains(keep, *label) || right.has(*label)).collect();
        let (data, axes) = sums(left, &labels)?;
        return product(&Factor { data: &data, base: 0, axes }, right, keep);
    }
    if right.own(left, keep) {
        let labels: SmallVec<[usize; 8]> =
            right.labels().into_iter().filter(|label| contains(keep, *label) || left.has(*label)).collect();
        let (data, axes) = sums(right, &labels)?;
        return product(left, &Factor { data: &data, base: 0, axes }, keep);
    }
    let (mut data, axes) = zeros(keep, &[left, right])?;
    let result = Factor::<T> { data: &[], base: 0, axes: axes.clone() };
    let mut labels = left.labels();
    labels.extend(right.labels().into_iter().filter(|label| !left.has(*label)));
    let loops = labels.into_iter().map(|label| Loop {
        extent: extent_of(label, &[left, right]),
        steps: [left.step(label), right.step(label), result.step(label)],
    });
    multiply(&mut data, [(left.data, left.base), (right.data, right.base)], loops)?;
    Ok((data, axes))
}
