//! What may stand beside a view or a tensor: another one, or an element.

#[cfg(feature = "alloc")]
use super::Tensor;
use super::View;
use crate::{
    broadcast::Scalar,
    layout::{Layout, Strided, axes::AxisList},
    private::SealedOperand,
};

/// What may stand on the right of an operator whose left side is a tensor of rank `R`: a view or a tensor of the same
/// rank, or an element.
///
/// When the compiler names this trait, the ranks differ: broadcasting is strict. Say with [`View::along`] where the axes
/// go, or use [`View::align_trailing`] for NumPy's way.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be combined with a tensor of rank {R} with elements `{T}`",
    label = "not a tensor of rank {R} with elements `{T}`, nor such a number",
    note = "operands have the same rank and elements of the same type: say with `along` where the axes go, or use \
            `align_trailing` for NumPy's way"
)]
pub trait Operand<T, const R: usize>: SealedOperand<T, R> {
    /// The extents, as the type knows them.
    type Extents;

    /// The axes `A`, with what is known of this operand's; a number says nothing.
    #[doc(hidden)]
    type Merged<A: AxisList>: AxisList;

    /// Which axes stretch where their extent is 1.
    #[doc(hidden)]
    const STRETCHES: [bool; R];

    /// The layout, if the type knows all of it.
    #[doc(hidden)]
    const KNOWN: Option<Strided<R>> = None;

    /// Whether it is one element, and no view or tensor.
    #[doc(hidden)]
    const IS_SCALAR: bool = false;

    /// The operand as a ranked view; a number is a view of one element with all extents 1.
    #[doc(hidden)]
    fn as_operand(&self) -> View<'_, T, R>;
}

#[diagnostic::do_not_recommend]
impl<T, const R: usize, L: Layout<R>> SealedOperand<T, R> for View<'_, T, R, L> {
    #[inline(always)]
    fn memory(&self) -> &[T] {
        self.data
    }
}
#[diagnostic::do_not_recommend]
impl<T, const R: usize, L: Layout<R>> Operand<T, R> for View<'_, T, R, L> {
    type Extents = L::Extents;
    type Merged<A: AxisList> = A::Merged<L::Axes>;
    const STRETCHES: [bool; R] = L::STRETCHES;
    const KNOWN: Option<Strided<R>> = L::RANKED;

    #[inline]
    fn as_operand(&self) -> View<'_, T, R> {
        self.ranked()
    }
}

#[diagnostic::do_not_recommend]
impl<T, const R: usize, L: Layout<R>> SealedOperand<T, R> for &View<'_, T, R, L> {
    #[inline(always)]
    fn memory(&self) -> &[T] {
        self.data
    }
}
#[diagnostic::do_not_recommend]
impl<T, const R: usize, L: Layout<R>> Operand<T, R> for &View<'_, T, R, L> {
    type Extents = L::Extents;
    type Merged<A: AxisList> = A::Merged<L::Axes>;
    const STRETCHES: [bool; R] = L::STRETCHES;
    const KNOWN: Option<Strided<R>> = L::RANKED;

    #[inline]
    fn as_operand(&self) -> View<'_, T, R> {
        self.ranked()
    }
}

#[cfg(feature = "alloc")]
#[diagnostic::do_not_recommend]
impl<T, const R: usize, L: Layout<R>> SealedOperand<T, R> for Tensor<T, R, L> {
    #[inline(always)]
    fn memory(&self) -> &[T] {
        &self.data
    }
}
#[cfg(feature = "alloc")]
#[diagnostic::do_not_recommend]
impl<T, const R: usize, L: Layout<R>> Operand<T, R> for Tensor<T, R, L> {
    type Extents = L::Extents;
    type Merged<A: AxisList> = A::Merged<L::Axes>;
    const STRETCHES: [bool; R] = L::STRETCHES;
    const KNOWN: Option<Strided<R>> = L::RANKED;

    #[inline]
    fn as_operand(&self) -> View<'_, T, R> {
        self.ranked_view()
    }
}

#[cfg(feature = "alloc")]
#[diagnostic::do_not_recommend]
impl<T, const R: usize, L: Layout<R>> SealedOperand<T, R> for &Tensor<T, R, L> {
    #[inline(always)]
    fn memory(&self) -> &[T] {
        &self.data
    }
}
#[cfg(feature = "alloc")]
#[diagnostic::do_not_recommend]
impl<T, const R: usize, L: Layout<R>> Operand<T, R> for &Tensor<T, R, L> {
    type Extents = L::Extents;
    type Merged<A: AxisList> = A::Merged<L::Axes>;
    const STRETCHES: [bool; R] = L::STRETCHES;
    const KNOWN: Option<Strided<R>> = L::RANKED;

    #[inline]
    fn as_operand(&self) -> View<'_, T, R> {
        self.ranked_view()
    }
}

#[diagnostic::do_not_recommend]
impl<T, const R: usize> SealedOperand<T, R> for T {
    #[inline(always)]
    fn memory(&self) -> &[T] {
        core::slice::from_ref(self)
    }
}
#[diagnostic::do_not_recommend]
impl<T, const R: usize> Operand<T, R> for T {
    type Extents = Scalar;
    type Merged<A: AxisList> = A;
    const STRETCHES: [bool; R] = [true; R];
    const KNOWN: Option<Strided<R>> = Some(Strided::from_parts([1; R], [0; R], 0));
    const IS_SCALAR: bool = true;

    #[inline]
    fn as_operand(&self) -> View<'_, T, R> {
        View { data: core::slice::from_ref(self), layout: Strided::from_parts([1; R], [0; R], 0) }
    }
}
