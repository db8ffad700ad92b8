//! Loops over operands whose rank is known at run time.

use smallvec::SmallVec;

use crate::loops::nest::Nest;

/// The most axes of a nest of loops whose rank is known at run time. More than these remain after merging only if there are at
/// least 2^17 elements, none of them contiguous; the additional axes are walked around the nest.
pub(crate) const INNER: usize = 16;

/// One axis of the operands: its extent, and the stride of each operand.
pub(crate) type OperandAxis<const N: usize> = (usize, [isize; N]);

/// The axes of operands, merged where possible: the last ones, which are at most [`INNER`], and a walk over the indices of the others.
#[derive(Clone, Debug)]
pub(crate) struct OperandAxes<const N: usize> {
    axes: SmallVec<[OperandAxis<N>; INNER]>,
    // Of the axes that are walked.
    index: SmallVec<[usize; 8]>,
    // The offsets of the next part, if there is one.
    next: Option<[isize; N]>,
}

impl<const N: usize> OperandAxes<N> {
    /// The parts of axes in logical order. `offsets` are those of the first element.
    pub(crate) fn new(axes: impl Iterator<Item = OperandAxis<N>>, offsets: [isize; N]) -> Self {
        let (mut merged, mut next): (SmallVec<[OperandAxis<N>; INNER]>, _) = (SmallVec::new(), Some(offsets));
        for (extent, strides) in axes {
            match merged.last_mut() {
                _ if extent == 0 => next = None,
                _ if extent == 1 => {}
                Some(last) if is_even(last.1, extent, strides) => {
                    *last = (last.0.saturating_mul(extent), strides);
                }
                _ => merged.push((extent, strides)),
            }
        }
        let outer = merged.len().saturating_sub(INNER);
        Self { axes: merged, index: SmallVec::from_elem(0, outer), next }
    }

    /// The axes of each part.
    pub(crate) fn inner(&self) -> &[OperandAxis<N>] {
        self.axes.get(self.index.len()..).unwrap_or_default()
    }

    /// The offsets of the first elements of the next part, in logical order.
    pub(crate) fn advance(&mut self) -> Option<[isize; N]> {
        let part = self.next?;
        let mut offsets = part;
        self.next = None;
        // An odometer: the last axis turns first.
        for (at, &(extent, strides)) in self.index.iter_mut().zip(&self.axes).rev() {
            *at = at.wrapping_add(1);
            if *at < extent {
                step(&mut offsets, strides, 1);
                self.next = Some(offsets);
                break;
            }
            step(&mut offsets, strides, 1_isize.wrapping_sub(extent.cast_signed()));
            *at = 0;
        }
        Some(part)
    }

    /// The number of elements of each part, if there is one.
    pub(crate) fn inner_count(&self) -> usize {
        self.inner().iter().fold(1, |count: usize, axis| count.saturating_mul(axis.0))
    }

    /// Skips as many parts, or all that are left.
    pub(crate) fn skip(&mut self, parts: usize) {
        let Some(offsets) = &mut self.next else { return };
        // As addition on paper: what exceeds an axis is carried to the one before it. The extents are not 0.
        let mut carry = parts;
        for (at, &(extent, strides)) in self.index.iter_mut().zip(&self.axes).rev() {
            let (before, sum) = (*at, at.saturating_add(carry));
            *at = sum.checked_rem(extent).unwrap_or_default();
            carry = sum.checked_div(extent).unwrap_or_default();
            step(offsets, strides, at.cast_signed().wrapping_sub(before.cast_signed()));
        }
        if carry > 0 {
            self.next = None;
        }
    }
}

/// Calls `visit` with nests of loops that together visit each index once. `axes` are in logical order, `offsets` are those of the
/// first element. The nests come in logical order; `order` determines the order within each.
pub(crate) fn for_each_nest<const N: usize>(
    axes: impl Iterator<Item = OperandAxis<N>>,
    offsets: [isize; N],
    order: fn([isize; N], &[OperandAxis<N>]) -> Nest<INNER, N>,
    mut visit: impl FnMut(Nest<INNER, N>),
) {
    let mut parts = OperandAxes::new(axes, offsets);
    while let Some(offsets) = parts.advance() {
        visit(order(offsets, parts.inner()));
    }
}

/// Whether each operand steps evenly over an axis and the next one.
fn is_even<const N: usize>(outer: [isize; N], extent: usize, strides: [isize; N]) -> bool {
    outer.iter().zip(strides).all(|(outer, inner)| *outer == inner.wrapping_mul(extent.cast_signed()))
}

fn step<const N: usize>(offsets: &mut [isize; N], strides: [isize; N], times: isize) {
    for (offset, stride) in offsets.iter_mut().zip(strides) {
        *offset = offset.wrapping_add(stride.wrapping_mul(times));
    }
}

#[cfg(test)]
#[expect(clippy::arithmetic_side_effects, reason = "small numbers: a panic is a failure")]
mod tests {
    use alloc::{vec, vec::Vec};

    use super::*;

    /// The offsets of a walk over axes of extent 2, which are more than a nest has.
    fn offsets(rank: u32, order: fn([isize; 1], &[OperandAxis<1>]) -> Nest<INNER, 1>) -> Vec<isize> {
        // With gaps, so that no two axes are merged; every second one backwards.
        let stride = |axis: u32| 3_isize.pow(rank - 1 - axis) * if axis.is_multiple_of(2) { 1 } else { -1 };
        let base = (0..rank).map(|axis| -stride(axis).min(0)).sum();
        let mut met = Vec::new();
        for_each_nest((0..rank).map(|axis| (2, [stride(axis)])), [base], order, |nest| {
            met = nest.fold(core::mem::take(&mut met), |mut met, row| {
                met.extend((0..row.len).map(|at| row.offsets[0] + row.strides[0] * at.cast_signed()));
                met
            });
        });
        met
    }

    #[test]
    fn more_axes_than_a_nest_has() {
        for rank in [0, 1, 15, 16, 17, 18] {
            let in_order = offsets(rank, Nest::from_axes);
            let mut expected: Vec<isize> =
                vec![(1..rank).step_by(2).map(|axis| 3_isize.pow(rank - 1 - axis)).sum()];
            for axis in 0..rank {
                let stride = 3_isize.pow(rank - 1 - axis) * if axis % 2 == 0 { 1 } else { -1 };
                expected = expected.iter().flat_map(|&at| [at, at + stride]).collect();
            }
            assert_eq!(in_order, expected, "in logical order, rank {rank}");
            let mut ordered = offsets(rank, Nest::from_axes_ordered);
            ordered.sort_unstable();
            expected.sort_unstable();
            assert_eq!(ordered, expected, "each once, rank {rank}");
        }
    }

    #[test]
    fn axes_are_merged_and_nothing_is_met_without_elements() {
        let mut nests = Vec::new();
        let axes = [(2, [12]), (1, [7]), (3, [4]), (4, [1])];
        for_each_nest(axes.into_iter(), [5], Nest::from_axes, |nest| nests.push((nest.axes(), nest.axis(0))));
        assert_eq!(nests, [(1, (24, [1]))]);
        for_each_nest([(2, [1]), (0, [1])].into_iter(), [0], Nest::from_axes, |_| panic!("an element"));
    }
}
