//! Results within an array, one by one: the operands of an operation, read by the linear index of the result. Where the types know all layouts, the
//! compiler unrolls short loops and computes all offsets.

use core::marker::PhantomData;

use crate::{
    array::Operand,
    broadcast::{BroadcastError, typed_strides_to},
    layout::{Layout, Strided},
    loops::plan::{Plan, stretched},
    storage::Place,
    types::ExtentList,
};

/// The memory of the result, with the extents `E`, of an operation on arrays at the places `P` and `Q`.
pub(crate) type Together<T, P, Q, const R: usize, E> =
    <<P as Place>::With<Q> as Place>::Results<T, <E as ExtentList<R>>::Within<T>>;

/// An operand, broadcast to the extents of the result, whose elements are read in logical order.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reader<'a, T, const R: usize> {
    data: &'a [T],
    layout: Strided<R>,
    in_order: bool,
    /// The index and the offset of the next element, if the elements are not in order.
    index: [usize; R],
    offset: usize,
}

impl<'a, T, const R: usize> Reader<'a, T, R> {
    /// The elements of a layout.
    #[inline(always)]
    pub(crate) fn new(data: &'a [T], layout: Strided<R>) -> Self {
        Self::of(data, layout, layout.is_row_major())
    }

    #[inline(always)]
    const fn of(data: &'a [T], layout: Strided<R>, in_order: bool) -> Self {
        Self { data, in_order, index: [0; R], offset: layout.base(), layout }
    }

    /// The next element, whose linear index in the result is `linear`.
    #[inline(always)]
    #[expect(
        clippy::indexing_slicing,
        reason = "a linear index of a layout whose offsets are within the memory"
    )]
    pub(crate) fn next(&mut self, linear: usize) -> &'a T {
        if self.in_order {
            return &self.data[linear];
        }
        let element = &self.data[self.offset];
        let (extents, strides) = (self.layout.extents(), self.layout.strides());
        for axis in (0..R).rev() {
            self.index[axis] = self.index[axis].wrapping_add(1);
            self.offset = self.offset.wrapping_add_signed(strides[axis]);
            if self.index[axis] < extents[axis] {
                break;
            }
            self.offset = self.offset.wrapping_sub(extents[axis].wrapping_mul(strides[axis].cast_unsigned()));
            self.index[axis] = 0;
        }
        element
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
        let left = Reader::of(data.0, a, ordered_a);
        return Ok((left, Reader::of(data.1, b, ordered_b)));
    }
    let [left, right] = layouts();
    let parts = [(&left, &X::STRETCHES), (&right, &Y::STRETCHES)];
    Plan::new(parts, &E::EXTENTS)?;
    let to = Strided::from_parts(E::KNOWN_EXTENTS, [0; R], 0);
    let (left, right) = (stretched(parts[0], &to)?, stretched(parts[1], &to)?);
    Ok((Reader::new(data.0, left), Reader::new(data.1, right)))
}
