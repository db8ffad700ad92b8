//! `+ - * / % & | ^ << >>` on arrays and numbers. Operators in place and with one operand are in `update.rs`.
//!
//! An operator broadcasts as [`TensorBase::zip_map`] and returns a [`Tensor`]. `cargo check` checks what the type knows. The rest is checked at
//! run time: an operator cannot return an error, so it panics at the caller's line with the message of the error. Overflow in the arithmetic
//! of elements is that of the element type.

use core::ops::{Add, BitAnd, BitOr, BitXor, Div, Mul, Rem, Shl, Shr, Sub};

use super::{Operand, Storage, Tensor, TensorBase, zip::combine_or_fail};
use crate::{
    broadcast::BroadcastExtents,
    extent::Extents,
    layout::{Layout, RowMajor},
};

/// An operator on elements, as a type: a closure would be another type for each layout, and what takes it would be compiled again.
trait Operator<T> {
    fn apply(left: &T, right: &T) -> T;
}

/// The tensor of an operator; panics at the caller's line if the operands do not broadcast.
#[inline]
#[track_caller]
fn operate<F: Operator<T>, T, const R: usize, X: Operand<T, R>, Y: Operand<T, R>, E: Extents<R>>(
    left: &X,
    right: &Y,
) -> Tensor<T, R, RowMajor<R, E>> {
    combine_or_fail(&left.as_operand(), &right.as_operand(), [&X::STRETCHES, &Y::STRETCHES], F::apply)
}

/// One operator with an array on its left, by value or by reference.
macro_rules! operator {
    (@left $trait:ident $method:ident $operator:ident; $left:ty) => {
        impl<T, S, const R: usize, L, X> $trait<X> for $left
        where
            T: Copy + $trait<Output = T>,
            S: Storage<T>,
            L: Layout<R>,
            X: Operand<T, R>,
            L::Extents: BroadcastExtents<X::Extents, R>,
        {
            type Output = Tensor<T, R, RowMajor<R, <L::Extents as BroadcastExtents<X::Extents, R>>::Output>>;

            #[track_caller]
            fn $method(self, operand: X) -> Self::Output {
                operate::<$operator, T, R, Self, X, _>(&self, &operand)
            }
        }
    };
    ($($trait:ident $method:ident $operator:ident;)*) => { $(
        struct $operator;
        impl<T: Copy + $trait<Output = T>> Operator<T> for $operator {
            fn apply(left: &T, right: &T) -> T {
                $trait::$method(*left, *right)
            }
        }
        operator!(@left $trait $method $operator; TensorBase<T, S, R, L>);
        operator!(@left $trait $method $operator; &TensorBase<T, S, R, L>);
    )* };
}

operator! {
    Add add Plus;
    Sub sub Minus;
    Mul mul Times;
    Div div Over;
    Rem rem Modulo;
    BitAnd bitand And;
    BitOr bitor Or;
    BitXor bitxor Xor;
    Shl shl Left;
    Shr shr Right;
}

/// One operator with a number on its left: a foreign type, so there is one impl for each.
macro_rules! number_on_the_left {
    (@right $number:ty; $trait:ident $method:ident $operator:ident; $right:ty) => {
        impl<S: Storage<$number>, const R: usize, L: Layout<R>> $trait<$right> for $number
        where
            L::Extents: Extents<R>,
        {
            type Output = Tensor<$number, R, RowMajor<R, L::Extents>>;

            #[track_caller]
            fn $method(self, operand: $right) -> Self::Output {
                operate::<$operator, $number, R, $number, _, _>(&self, &operand)
            }
        }
    };
    (@operators $number:ty; $($trait:ident $method:ident $operator:ident)*) => { $(
        number_on_the_left!(@right $number; $trait $method $operator; TensorBase<$number, S, R, L>);
        number_on_the_left!(@right $number; $trait $method $operator; &TensorBase<$number, S, R, L>);
    )* };
    ($(($($number:ty)*) $operators:tt)*) => { $($(number_on_the_left!(@each $number; $operators);)*)* };
    (@each $number:ty; ($($operators:tt)*)) => { number_on_the_left!(@operators $number; $($operators)*); };
}

number_on_the_left! {
    (f32 f64 i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize)
        (Add add Plus Sub sub Minus Mul mul Times Div div Over Rem rem Modulo)
    (i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize bool) (BitAnd bitand And BitOr bitor Or BitXor bitxor Xor)
    (i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize) (Shl shl Left Shr shr Right)
}
