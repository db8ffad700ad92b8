//! The plan of an elementwise operation: the extents of its operands together, and the loops over their elements. The rule of broadcasting
//! runs once for each operation, here.

use crate::extent::agree;
use crate::{
    broadcast::{self, BroadcastError},
    index,
    layout::{Strided, nest::Nest},
};

/// An operand: its layout, and which of its axes stretch if their extent is 1.
pub(crate) type Part<'p, const R: usize> = (&'p Strided<R>, &'p [bool; R]);

/// How the elements of `N` operands are paired, in logical order.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(
    not(feature = "alloc"),
    expect(dead_code, reason = "without results on the heap, a plan is only checked")
)]
pub(crate) struct Plan<const R: usize, const N: usize> {
    /// The extents of the operands together.
    pub(crate) extents: [usize; R],
    /// Their product.
    pub(crate) count: usize,
    /// The loops over the operands.
    pub(crate) nest: Nest<R, N>,
}

impl<const R: usize, const N: usize> Plan<R, N> {
    /// The plan of operands that are broadcast to each other. `known` is what the type of the result knows.
    #[inline(always)]
    pub(crate) fn new(
        operands: [Part<'_, R>; N],
        known: &[Option<usize>; R],
    ) -> Result<Self, BroadcastError> {
        let (extents, count, layouts) = together(operands)?;
        agree(known, &extents).map_err(BroadcastError::Type)?;
        Ok(Self { extents, count, nest: Nest::new(layouts.each_ref()) })
    }
}

/// The loops over operands that are broadcast to each other, in the order that memory suggests. Compiled once per rank.
#[inline(never)]
pub(crate) fn among<const R: usize, const N: usize>(
    operands: [Part<'_, R>; N],
) -> Result<Nest<R, N>, BroadcastError> {
    let (_, _, layouts) = together(operands)?;
    Ok(Nest::ordered(layouts.each_ref()))
}

/// The layout of an operand broadcast to a written layout. The loops over them are a [`Nest`] of both, which is built where they run: to return one from
/// here would copy it, which takes as long as the loops over a small array.
#[inline(always)]
pub(crate) fn stretched<const R: usize>(
    (layout, stretches): Part<'_, R>,
    to: &Strided<R>,
) -> Result<Strided<R>, BroadcastError> {
    let extents = to.extents();
    let strides = broadcast::typed_strides_to(&layout.extents(), &layout.strides(), &extents, stretches)?;
    Ok(Strided::from_parts(extents, strides, layout.base()))
}

/// The extents of operands together, their product, and the layouts broadcast to them.
#[inline(always)]
fn together<const R: usize, const N: usize>(
    operands: [Part<'_, R>; N],
) -> Result<([usize; R], usize, [Strided<R>; N]), BroadcastError> {
    let extents = broadcast::typed_all(
        &operands.map(|(layout, _)| layout.extents()),
        &operands.map(|(_, stretches)| *stretches),
    )?;
    // Broadcasts that fit may be too large together.
    let count = index::element_count(&extents)?;
    // Each operand fits them, so an axis of another extent is one that stretches.
    let layouts = operands.map(|(layout, _)| {
        let (from, mut strides) = (layout.extents(), layout.strides());
        for ((stride, from), to) in strides.iter_mut().zip(from).zip(extents) {
            if from != to {
                *stride = 0;
            }
        }
        Strided::from_parts(extents, strides, layout.base())
    });
    Ok((extents, count, layouts))
}
