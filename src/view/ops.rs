//! `+ - * / % & | ^ << >>` on views, tensors and scalars; in place, and with one operand, they are in `update.rs`.
//!
//! An operator broadcasts as [`View::zip_map`] and gives a [`Tensor`]. What the type knows is checked by `cargo check`;
//! for the rest, an operator cannot give an error and so panics at the caller's line with its words. What overflows in
//! the arithmetic of the elements is as for the elements themselves.

use core::ops::{Add, BitAnd, BitOr, BitXor, Div, Mul, Rem, Shl, Shr, Sub};

use super::{Tensor, View, fail, zip::combine};
use crate::{
    broadcast::{BroadcastExtents, Scalar},
    extent::Extents,
    layout::{Layout, RowMajor, Strided, axes::AxisList},
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

#[diagnostic::do_not_recommend]
impl<T, const R: usize, L: Layout<R>> SealedOperand<T, R> for Tensor<T, R, L> {
    #[inline(always)]
    fn memory(&self) -> &[T] {
        &self.data
    }
}
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

#[diagnostic::do_not_recommend]
impl<T, const R: usize, L: Layout<R>> SealedOperand<T, R> for &Tensor<T, R, L> {
    #[inline(always)]
    fn memory(&self) -> &[T] {
        &self.data
    }
}
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

/// One operator with a view or tensor on its left.
macro_rules! operator {
    (@left $trait:ident $method:ident; [$($life:lifetime)?] $left:ty) => {
        impl<$($life,)? T, const R: usize, L, X> $trait<X> for $left
        where
            T: Copy + $trait<Output = T>,
            L: Layout<R>,
            X: Operand<T, R>,
            L::Extents: BroadcastExtents<X::Extents, R>,
        {
            type Output = Tensor<T, R, RowMajor<R, <L::Extents as BroadcastExtents<X::Extents, R>>::Output>>;

            #[track_caller]
            fn $method(self, operand: X) -> Self::Output {
                /// Not a closure: that would be another one for each layout, and what takes it compiled anew.
                fn apply<T: Copy + $trait<Output = T>>(left: &T, right: &T) -> T {
                    $trait::$method(*left, *right)
                }
                let (left, right) = (Operand::<T, R>::as_operand(&self), operand.as_operand());
                match combine(&left, &right, [&L::STRETCHES, &X::STRETCHES], apply) {
                    Ok(result) => result,
                    Err(error) => fail(&error),
                }
            }
        }
    };
    ($($trait:ident $method:ident;)*) => { $(
        operator!(@left $trait $method; [] View<'_, T, R, L>);
        operator!(@left $trait $method; [] &View<'_, T, R, L>);
        operator!(@left $trait $method; [] Tensor<T, R, L>);
        operator!(@left $trait $method; [] &Tensor<T, R, L>);
    )* };
}

operator! {
    Add add;
    Sub sub;
    Mul mul;
    Div div;
    Rem rem;
    BitAnd bitand;
    BitOr bitor;
    BitXor bitxor;
    Shl shl;
    Shr shr;
}

/// One operator with a number on its left: foreign types, so one impl for each.
macro_rules! number_on_the_left {
    (@right $number:ty; $trait:ident $method:ident; $right:ty) => {
        impl<const R: usize, L: Layout<R>> $trait<$right> for $number
        where
            L::Extents: Extents<R>,
        {
            type Output = Tensor<$number, R, RowMajor<R, L::Extents>>;

            #[track_caller]
            fn $method(self, operand: $right) -> Self::Output {
                fn apply(left: &$number, right: &$number) -> $number {
                    $trait::$method(*left, *right)
                }
                let (left, right) = (Operand::<$number, R>::as_operand(&self), operand.as_operand());
                match combine(&left, &right, [&[true; R], &L::STRETCHES], apply) {
                    Ok(result) => result,
                    Err(error) => fail(&error),
                }
            }
        }
    };
    (@operators $number:ty; $($trait:ident $method:ident)*) => { $(
        number_on_the_left!(@right $number; $trait $method; View<'_, $number, R, L>);
        number_on_the_left!(@right $number; $trait $method; &View<'_, $number, R, L>);
        number_on_the_left!(@right $number; $trait $method; Tensor<$number, R, L>);
        number_on_the_left!(@right $number; $trait $method; &Tensor<$number, R, L>);
    )* };
    ($(($($number:ty)*) $operators:tt)*) => { $($(number_on_the_left!(@each $number; $operators);)*)* };
    (@each $number:ty; ($($operators:tt)*)) => { number_on_the_left!(@operators $number; $($operators)*); };
}

number_on_the_left! {
    (f32 f64 i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize) (Add add Sub sub Mul mul Div div Rem rem)
    (i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize bool) (BitAnd bitand BitOr bitor BitXor bitxor)
    (i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize) (Shl shl Shr shr)
}
