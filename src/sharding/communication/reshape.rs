//! Reshapes: a mesh axis that splits a dimension is a digit of the linear index.

use alloc::vec::Vec;

use crate::sharding::{DynSpec, SubAxis, spec::parts};

/// A digit of the linear index of an element, and the part of a mesh axis that it is.
#[derive(Debug, Clone, Copy)]
struct Digit {
    stride: usize,
    axis: SubAxis,
}

impl Digit {
    /// The minor part of this extent, and the stride after it.
    #[inline]
    fn minor(self, extent: usize) -> Option<SubAxis> {
        self.axis.split(self.axis.extent.checked_div(extent)?).map(|(_, minor)| minor)
    }

    /// The digit above the minor part of this extent.
    #[inline]
    fn major(self, extent: usize) -> Option<Self> {
        let (axis, _) = self.axis.split(self.axis.extent.checked_div(extent)?)?;
        Some(Self { stride: self.stride.checked_mul(extent)?, axis })
    }
}

/// The digits of all axes that split a shape. `None` if an extent does not divide.
#[inline]
fn digits(shape: &[usize], spec: &DynSpec) -> Option<Vec<Digit>> {
    let (mut digits, mut stride) = (Vec::new(), 1_usize);
    for (&extent, dimension) in shape.iter().zip(spec.dimensions()).rev() {
        let axes = dimension.axes();
        if extent.checked_rem(parts(axes)) != Some(0) {
            return None;
        }
        let mut inner = extent.checked_div(parts(axes))?.checked_mul(stride)?;
        for &axis in axes.iter().rev().filter(|axis| axis.extent > 1) {
            digits.push(Digit { stride: inner, axis });
            inner = inner.checked_mul(axis.extent)?;
        }
        stride = stride.checked_mul(extent)?;
    }
    Some(digits)
}

/// Whether a digit of the operand is part of those of the result, for the same part of the same axis.
#[inline]
fn is_in(mut digit: Digit, result: &[Digit]) -> Option<bool> {
    loop {
        let holds = |other: &&Digit| {
            let end = other.stride.checked_mul(other.axis.extent);
            other.stride <= digit.stride && end.is_some_and(|end| digit.stride < end)
        };
        let Some(&other) = result.iter().find(holds) else { return Some(false) };
        let below = digit.stride.checked_div(other.stride)?;
        if digit.stride.checked_rem(other.stride)? != 0 || other.axis.extent.checked_rem(below)? != 0 {
            return Some(false);
        }
        // The part of the other digit from this stride on.
        let other = other.major(below)?;
        let common = digit.axis.extent.min(other.axis.extent);
        if digit.axis.extent.checked_rem(common)? != 0 || other.axis.extent.checked_rem(common)? != 0 {
            return Some(false);
        }
        if digit.minor(common)? != other.minor(common)? {
            return Some(false);
        }
        if common == digit.axis.extent {
            return Some(true);
        }
        digit = digit.major(common)?;
    }
}

/// Whether each device holds the elements of its shard of the result of a reshape.
#[inline]
pub(super) fn is_local(operand: (&[usize], &DynSpec), result: (&[usize], &DynSpec)) -> bool {
    let (Some(operand), Some(result)) = (digits(operand.0, operand.1), digits(result.0, result.1)) else {
        return false;
    };
    operand.into_iter().all(|digit| is_in(digit, &result).unwrap_or(false))
}
