//! Reshapes: a mesh axis that splits a dimension is a digit of the linear index.

use alloc::vec::Vec;

use crate::{SubAxis, geometry::even_tile_extent, spec::parts};

/// A digit of the linear index of an element, and the part of a mesh axis that it is.
#[derive(Debug, Clone, Copy)]
struct Digit {
    stride: usize,
    axis: SubAxis,
}

impl Digit {
    /// Returns the minor part of this extent, and the stride after it.
    #[inline]
    fn minor(self, extent: usize) -> Option<SubAxis> {
        self.axis.split(self.axis.extent.checked_div(extent)?).map(|(_, minor)| minor)
    }

    /// Returns the digit above the minor part of this extent.
    #[inline]
    fn major(self, extent: usize) -> Option<Self> {
        let (axis, _) = self.axis.split(self.axis.extent.checked_div(extent)?)?;
        Some(Self { stride: self.stride.checked_mul(extent)?, axis })
    }
}

/// Returns the digits of all axes that split a shape. Each dimension has some of them. If an extent does not divide, the error is
/// the first axis that splits it.
#[inline]
fn digits(shape: &[usize], axes: &[&[SubAxis]]) -> Result<Vec<Digit>, Option<usize>> {
    let (mut digits, mut stride) = (Vec::new(), Some(1_usize));
    for (&extent, axes) in shape.iter().zip(axes).rev() {
        let refused = axes.first().map(|axis| axis.axis);
        let tile = even_tile_extent(extent, parts(axes)).ok_or(refused)?;
        let mut inner = stride.and_then(|stride| tile.checked_mul(stride)).ok_or(refused)?;
        for &axis in axes.iter().rev().filter(|axis| axis.extent > 1) {
            digits.push(Digit { stride: inner, axis });
            inner = inner.checked_mul(axis.extent).ok_or(refused)?;
        }
        stride = stride.and_then(|stride| stride.checked_mul(extent));
    }
    Ok(digits)
}

/// Checks whether a digit of the operand is part of those of the result, for the same part of the same axis.
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

/// Checks whether each device holds the elements of its shard of the result of a reshape. If not, the error is a mesh axis along which
/// elements move, if there is one.
///
/// In: the extents of the operand and of the result, each with the axes that split each dimension, major to minor.
///
/// # Errors
///
/// The number of the mesh axis.
///
/// ```
/// use shapewise_sharding::{
///     SubAxis,
///     communication::{reshape_is_local, reshaped_dimensions},
/// };
///
/// let x = [SubAxis::full(0, 4)]; // mesh axis 0, of 4 devices
/// let operand: (&[usize], &[&[SubAxis]]) = (&[8, 16], &[&x, &[]]);
/// // mesh axis 0 splits dimension 0
/// assert_eq!(reshaped_dimensions(operand, &[4, 2, 16]), [(0, 0)]);
/// assert_eq!(reshape_is_local(operand, (&[4, 2, 16], &[&x, &[], &[]])), Ok(()));
/// assert_eq!(reshape_is_local(operand, (&[4, 2, 16], &[&[], &[], &x])), Err(Some(0)));
/// ```
#[inline]
pub fn reshape_is_local(
    operand: (&[usize], &[&[SubAxis]]),
    result: (&[usize], &[&[SubAxis]]),
) -> Result<(), Option<usize>> {
    let (operand, result) = (digits(operand.0, operand.1)?, digits(result.0, result.1)?);
    match operand.into_iter().find(|&digit| is_in(digit, &result) != Some(true)) {
        Some(digit) => Err(Some(digit.axis.axis)),
        None => Ok(()),
    }
}

/// Finds the dimension of the result of a reshape in which each axis is that splits the operand; returns it with the number of the
/// axis ([example](reshape_is_local)). An axis that is not in any dimension is not listed.
#[inline]
#[must_use]
pub fn reshaped_dimensions(operand: (&[usize], &[&[SubAxis]]), result: &[usize]) -> Vec<(usize, usize)> {
    let Ok(digits) = digits(operand.0, operand.1) else { return Vec::new() };
    let dimension = |digit: &Digit| {
        let mut inner = 1_usize;
        let found = result.iter().enumerate().rev().find(|(_, extent)| {
            let is_below = inner <= digit.stride;
            inner = inner.saturating_mul(**extent);
            is_below && digit.stride < inner
        });
        found.map(|(dimension, _)| (digit.axis.axis, dimension))
    };
    digits.iter().filter_map(dimension).collect()
}
