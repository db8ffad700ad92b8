//! Results within an array, one by one: the operands of an operation, read by the linear index of the result. Where the types know all layouts, the
//! compiler unrolls short loops and computes all offsets.

use core::marker::PhantomData;

use crate::layout::Layout;
use crate::{
    array::Operand,
    broadcast::{BroadcastError, typed_strides_to},
    layout::Strided,
    loops::plan::{Plan, stretched},
    storage::Place,
    types::ExtentList,
};

/// The memory of the result, with the extents `E`, of an operation on arrays at the places `P` and `Q`.
pub(crate) type Together<T, P, Q, E> = <<P as Place>::With<Q> as Place>::Results<T, E>;

/// An operand, broadcast to the extents of the result.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reader<'a, T, const R: usize> {
    data: &'a [T],
    layout: Strided<R>,
    in_order: bool,
}

impl<'a, T, const R: usize> Reader<'a, T, R> {
    /// The elements of a layout in logical order.
    #[inline(always)]
    pub(crate) fn new(data: &'a [T], layout: Strided<R>) -> Self {
        Self { data, in_order: layout.is_row_major(), layout }
    }

    /// The element at a linear index of the result.
    #[inline(always)]
    #[expect(
        clippy::indexing_slicing,
        clippy::arithmetic_side_effects,
        reason = "a linear index of a layout whose offsets are within the memory; there is none if an extent is 0"
    )]
    pub(crate) fn at(&self, linear: usize) -> &'a T {
        if self.in_order {
            return &self.data[linear];
        }
        let (extents, strides) = (self.layout.extents(), self.layout.strides());
        let (mut rest, mut offset) = (linear, self.layout.base());
        // The first axis has the rest, without a division.
        for axis in (1..R).rev() {
            offset =
                offset.wrapping_add_signed(strides[axis].wrapping_mul((rest % extents[axis]).cast_signed()));
            rest /= extents[axis];
        }
        &self.data[offset
            .wrapping_add_signed(strides.first().map_or(0, |step| step.wrapping_mul(rest.cast_signed())))]
    }
}

/// What a type knows of an operand: its layout, and which axes stretch.
pub(crate) trait KnownOperand<const R: usize> {
    const KNOWN: Option<Strided<R>>;
    const STRETCHES: [bool; R];
}

/// An array with the layout `L`.
pub(crate) struct Of<L>(PhantomData<L>);

impl<L: Layout<R>, const R: usize> KnownOperand<R> for Of<L> {
    const KNOWN: Option<Strided<R>> = L::RANKED;
    const STRETCHES: [bool; R] = L::STRETCHES;
}

/// An operand `X` of an operator on elements `T`.
pub(crate) struct InFormula<X, T>(PhantomData<(X, T)>);

impl<T, X: Operand<T, R>, const R: usize> KnownOperand<R> for InFormula<X, T> {
    const KNOWN: Option<Strided<R>> = X::KNOWN;
    const STRETCHES: [bool; R] = X::STRETCHES;
}

/// The layout of an operand, broadcast to the extents `E`, and whether it is in row-major order, if the types know it.
const fn spread<const R: usize, X: KnownOperand<R>, E: ExtentList<R>>() -> Option<(Strided<R>, bool)> {
    let Some(from) = X::KNOWN else { return None };
    let to = E::KNOWN_EXTENTS;
    match typed_strides_to(&from.extents(), &from.strides(), &to, &X::STRETCHES) {
        Ok(strides) => {
            let layout = Strided::from_parts(to, strides, from.base());
            Some((layout, layout.is_row_major()))
        }
        Err(_) => None,
    }
}

/// The operands of a result whose extents `E` the type knows, of their memory and their layouts. They are compared at run time where the types do not
/// know that they broadcast.
#[inline(always)]
pub(crate) fn readers<'a, T, U, const R: usize, X: KnownOperand<R>, Y: KnownOperand<R>, E: ExtentList<R>>(
    data: (&'a [T], &'a [U]),
    layouts: impl FnOnce() -> [Strided<R>; 2],
) -> Result<(Reader<'a, T, R>, Reader<'a, U, R>), BroadcastError> {
    if let (Some((a, ordered_a)), Some((b, ordered_b))) = const { (spread::<R, X, E>(), spread::<R, Y, E>()) }
    {
        let left = Reader { data: data.0, layout: a, in_order: ordered_a };
        return Ok((left, Reader { data: data.1, layout: b, in_order: ordered_b }));
    }
    let [left, right] = layouts();
    let parts = [(&left, &X::STRETCHES), (&right, &Y::STRETCHES)];
    Plan::new(parts, &E::EXTENTS)?;
    let to = Strided::from_parts(E::KNOWN_EXTENTS, [0; R], 0);
    let (left, right) = (stretched(parts[0], &to)?, stretched(parts[1], &to)?);
    Ok((Reader::new(data.0, left), Reader::new(data.1, right)))
}
