//! `+ - * / % & | ^ << >>` on arrays and numbers. Operators in place and with one operand are in `update.rs`.
//!
//! An operator broadcasts as [`Array::zip_map`] and returns a [`Tensor`]. `cargo check` checks what the type knows. The rest is checked at
//! run time: an operator cannot return an error, so it panics at the caller's line with the message of the error. Overflow in the arithmetic
//! of elements is that of the element type.

use core::ops::{Add, BitAnd, BitOr, BitXor, Div, Mul, Rem, Shl, Shr, Sub};

use super::{Array, Operand, Storage, Tensor, fail, zip::combine};
use crate::{
    broadcast::BroadcastExtents,
    extent::Extents,
    layout::{Layout, RowMajor},
};

/// One operator with an array on its left.
macro_rules! operator {
    (@left $trait:ident $method:ident; $left:ty) => {
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
                /// Not a closure: a closure would be another type for each layout, and what takes it would be compiled again.
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
        operator!(@left $trait $method; Array<T, S, R, L>);
        operator!(@left $trait $method; &Array<T, S, R, L>);
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

/// One operator with a number on its left: a foreign type, so there is one impl for each.
macro_rules! number_on_the_left {
    (@right $number:ty; $trait:ident $method:ident; $right:ty) => {
        impl<S: Storage<$number>, const R: usize, L: Layout<R>> $trait<$right> for $number
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
        number_on_the_left!(@right $number; $trait $method; Array<$number, S, R, L>);
        number_on_the_left!(@right $number; $trait $method; &Array<$number, S, R, L>);
    )* };
    ($(($($number:ty)*) $operators:tt)*) => { $($(number_on_the_left!(@each $number; $operators);)*)* };
    (@each $number:ty; ($($operators:tt)*)) => { number_on_the_left!(@operators $number; $($operators)*); };
}

number_on_the_left! {
    (f32 f64 i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize) (Add add Sub sub Mul mul Div div Rem rem)
    (i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize bool) (BitAnd bitand BitOr bitor BitXor bitxor)
    (i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize) (Shl shl Shr shr)
}
