//! `+ - * / % & | ^ << >>` on arrays and numbers. Operators in place and with one operand are in `update.rs`.
//!
//! An operator broadcasts as [`TensorBase::zip_map`] and returns a `Tensor`. `cargo check` checks what the type knows. The rest is checked at
//! run time: an operator cannot return an error, so it panics at the caller's line with the message of the error. Overflow in the arithmetic
//! of elements is that of the element type.
//!
//! Those of arrays whose rank is known at run time are in `any_rank.rs`. Without an allocator, one operand is an inline array.
//!
//! A tensor that is an operand by value gives its memory to the result if it has the same extents, so `a * b + c` of tensors allocates
//! nothing, and `&a * &b + &c` allocates once.

use core::ops::{Add, BitAnd, BitOr, BitXor, Div, Mul, Rem, Shl, Shr, Sub};

use crate::{
    array::{KnownPair, Operand, Storage, TensorBase, results::made},
    broadcast::{AndRank, AtLeast, BroadcastExtents, OperandRank},
    layout::{Layout, RowMajor},
    loops::within::{InFormula, OperandReaders, ResultMemory},
    message::or_fail,
    private::{Delays, Sealed},
    rank::Rank,
    storage::{Borrowed, OnHeap, ResultStorage},
    types::ExtentList,
    verbs::Rankless,
};

/// An operator on elements, as a type: a closure would be another type for each layout, and what takes it would be compiled again.
pub trait Operator<T>: Sealed {
    fn apply(left: &T, right: &T) -> T;
}

/// The result of an operator on arrays at the places `P` and `Q`: a tensor, or an inline array.
type Combination<T, P, Q, const R: usize, E> = TensorBase<T, ResultMemory<T, P, Q, E>, R, RowMajor<R, E>>;

/// The result of an operator; panics at the caller's line if the operands do not broadcast.
///
/// If an operand owns its memory and has the shape and the order of the result, the result is written over it, and nothing is allocated.
#[inline]
#[track_caller]
fn operate<F, T: Copy, const R: usize, X, Y, E, M>(left: X, right: Y) -> TensorBase<T, M, R, RowMajor<R, E>>
where
    F: Operator<T>,
    X: Operand<T, R>,
    Y: Operand<T, R>,
    E: ExtentList<R>,
    M: ResultStorage<T>,
{
    made!(
        TensorBase::<T, M, R, RowMajor<R, E>>,
        or_fail(OperandReaders::<_, _, E, R>::of::<InFormula<X, T>, InFormula<Y, T>>(
            (left.operand_memory(), right.operand_memory()),
            || [left.as_operand().layout, right.as_operand().layout],
        ))
        .each(F::apply),
        heap::on_heap::<F, T, R, X, Y, E>(left, right),
    )
}

/// The right-hand side of an operator whose left-hand side is [`Rankless`]: an array, whose rank is that of the result.
#[diagnostic::on_unimplemented(
    message = "nothing states the rank of the result: the right operand is not an array with elements `{T}`",
    label = "an array with elements `{T}` states the rank; or `.of_rank::<2>()` of the left operand does"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait StatesRank<T>: Sealed {
    /// `Self`, and open for what is not such an array: then nothing more is reported.
    type Array;

    /// `self`.
    #[doc(hidden)]
    fn array(self) -> Self::Array;
}

/// An array after a left operand `X` without a rank, which has its places in it.
#[cfg_attr(doc, doc(hidden))]
pub trait AfterRankless<T, X>: Sealed + Sized {
    /// The result of the operator.
    type Combined;

    /// Combines the left operand with this one.
    #[doc(hidden)]
    fn combine<F: Operator<T>>(self, left: X) -> Self::Combined
    where
        T: Copy;
}

macro_rules! states_rank {
    ($($right:ty),*) => { $(
        #[diagnostic::do_not_recommend]
        impl<T, S, const R: usize, L> StatesRank<T> for $right {
            type Array = Self;

            #[inline(always)]
            fn array(self) -> Self {
                self
            }
        }
        impl<T, S: Storage<T>, const R: usize, L: Layout<R>, X: Operand<T, R>> AfterRankless<T, X> for $right
        where
            X::Extents: BroadcastExtents<L::Extents, R>,
        {
            type Combined = Combination<T, X::ElementPlace, S::ElementPlace, R, <X::Extents as BroadcastExtents<L::Extents, R>>::Output>;

            #[track_caller]
            fn combine<F: Operator<T>>(self, left: X) -> Self::Combined
            where
                T: Copy,
            {
                operate::<F, T, R, X, Self, _, _>(left, self)
            }
        }
    )* };
}

states_rank!(TensorBase<T, S, R, L>, &TensorBase<T, S, R, L>);

/// Two operands without a rank: the result has the least rank with places for the axes of both.
macro_rules! least_rank {
    ($($right:ty),*) => { $(
        #[diagnostic::do_not_recommend]
        impl<T, const R: usize, L, P> StatesRank<T> for $right {
            type Array = Self;

            #[inline(always)]
            fn array(self) -> Self {
                self
            }
        }
        impl<T, const R: usize, L, P, X, const Q: usize> AfterRankless<T, X> for $right
        where
            X: OperandRank<Rank: AndRank<<Self as OperandRank>::Rank, Rank = AtLeast<Rank<Q>>>>,
            Self: OperandRank,
            X: Operand<T, Q>,
            Self: Operand<T, Q>,
            X::Extents: BroadcastExtents<<Self as Operand<T, Q>>::Extents, Q>,
        {
            type Combined = TensorBase<
                T,
                OnHeap<T>,
                Q,
                RowMajor<Q, <X::Extents as BroadcastExtents<<Self as Operand<T, Q>>::Extents, Q>>::Output>,
            >;

            #[track_caller]
            fn combine<F: Operator<T>>(self, left: X) -> Self::Combined
            where
                T: Copy,
            {
                operate::<F, T, Q, X, Self, _, _>(left, self)
            }
        }
    )* };
}

least_rank!(Rankless<'_, T, R, L, P>, &Rankless<'_, T, R, L, P>);

/// One operator with an array on its left, by value or by reference.
macro_rules! operator {
    (@left $trait:ident $method:ident $operator:ident $elements:ident; $left:ty) => {
        impl<T, S, const R: usize, L, X> $trait<X> for $left
        where
            S: Storage<T>,
            L: Layout<R>,
            X: Operand<T, R>,
            <X as Delays<T>>::Delayed: $elements,
            L::Extents: BroadcastExtents<X::Extents, R>,
        {
            type Output = Combination<T, S::ElementPlace, X::ElementPlace, R, <L::Extents as BroadcastExtents<X::Extents, R>>::Output>;

            #[track_caller]
            fn $method(self, operand: X) -> Self::Output {
                let () = KnownPair::<T, R, Self, X>::BROADCASTS;
                #[cfg(not(feature = "alloc"))]
                let () = Self::Output::HAS_MEMORY;
                operate::<$operator, T, R, Self, X, _, _>(self, operand)
            }
        }
    };
    (@rankless $trait:ident $method:ident $operator:ident $elements:ident) => {
        impl<T, const R: usize, L, P, X> $trait<X> for Rankless<'_, T, R, L, P>
        where
            X: StatesRank<T, Array: AfterRankless<T, Self>>,
            <X as Delays<T>>::Delayed: $elements,
        {
            type Output = <X::Array as AfterRankless<T, Self>>::Combined;

            #[track_caller]
            fn $method(self, operand: X) -> Self::Output {
                operand.array().combine::<$operator>(self)
            }
        }
    };
    ($trait:ident $method:ident $operator:ident $elements:ident) => {
        pub(crate) struct $operator;
        impl Sealed for $operator {}
        impl<T: Copy + $trait<Output = T>> Operator<T> for $operator {
            fn apply(left: &T, right: &T) -> T {
                $trait::$method(*left, *right)
            }
        }
        operator!(@left $trait $method $operator $elements; TensorBase<T, S, R, L>);
        operator!(@left $trait $method $operator $elements; &TensorBase<T, S, R, L>);
        operator!(@rankless $trait $method $operator $elements);
    };
}

// One call for each: the compiler quotes the call if extents differ in a build.
operator!(Add add Plus AddElements);
operator!(Sub sub Minus SubElements);
operator!(Mul mul Times MulElements);
operator!(Div div Over DivElements);
operator!(Rem rem Modulo RemElements);
operator!(BitAnd bitand And BitAndElements);
operator!(BitOr bitor Or BitOrElements);
operator!(BitXor bitxor Xor BitXorElements);
operator!(Shl shl Left ShlElements);
operator!(Shr shr Right ShrElements);

/// The bound of the elements of an operator. A row: the operator, the bound, the message and its note.
macro_rules! elements {
    ($($trait:ident $elements:ident $message:literal $note:literal;)*) => { $(
        /// Elements that the operator takes and returns.
        #[cfg_attr(doc, doc(hidden))]
        #[diagnostic::on_unimplemented(message = $message, label = "`{Self}` has no such operator", note = $note)]
        pub trait $elements: Copy + $trait<Output = Self> {}

        #[diagnostic::do_not_recommend]
        impl<T: Copy + $trait<Output = T>> $elements for T {}
    )* };
}

elements! {
    Add AddElements "elements `{Self}` cannot be added"
        "in generic code, the bound is `{Self}: Copy + Add<Output = {Self}>`";
    Sub SubElements "elements `{Self}` cannot be subtracted"
        "in generic code, the bound is `{Self}: Copy + Sub<Output = {Self}>`";
    Mul MulElements "elements `{Self}` cannot be multiplied"
        "in generic code, the bound is `{Self}: Copy + Mul<Output = {Self}>`";
    Div DivElements "elements `{Self}` cannot be divided"
        "in generic code, the bound is `{Self}: Copy + Div<Output = {Self}>`";
    Rem RemElements "elements `{Self}` cannot be divided with a remainder"
        "in generic code, the bound is `{Self}: Copy + Rem<Output = {Self}>`";
    BitAnd BitAndElements "elements `{Self}` cannot be combined by `&`"
        "in generic code, the bound is `{Self}: Copy + BitAnd<Output = {Self}>`";
    BitOr BitOrElements "elements `{Self}` cannot be combined by `|`"
        "in generic code, the bound is `{Self}: Copy + BitOr<Output = {Self}>`";
    BitXor BitXorElements "elements `{Self}` cannot be combined by `^`"
        "in generic code, the bound is `{Self}: Copy + BitXor<Output = {Self}>`";
    Shl ShlElements "elements `{Self}` cannot be shifted by `<<`"
        "in generic code, the bound is `{Self}: Copy + Shl<Output = {Self}>`";
    Shr ShrElements "elements `{Self}` cannot be shifted by `>>`"
        "in generic code, the bound is `{Self}: Copy + Shr<Output = {Self}>`";
}

/// An operator with a number on its left. Its type is that of one array, so that each of the impls below proves little.
macro_rules! after_number {
    ($($right:ty),*) => { $(
        impl<T: Copy, S: Storage<T>, const R: usize, L: Layout<R>> AfterNumber<T> for $right {
            type Output = Combination<T, Borrowed, S::ElementPlace, R, L::Extents>;

            #[inline]
            #[track_caller]
            fn after_number<F: Operator<T>>(self, number: T) -> Self::Output {
                operate::<F, T, R, T, Self, _, _>(number, self)
            }
        }
    )* };
}

/// The right operand of an operator whose left operand is a number.
trait AfterNumber<T> {
    type Output;
    fn after_number<F: Operator<T>>(self, number: T) -> Self::Output;
}

after_number!(TensorBase<T, S, R, L>, &TensorBase<T, S, R, L>);

/// One operator with a number on its left: a foreign type, so there is one impl for each.
macro_rules! number_on_the_left {
    (@right $number:ty; $trait:ident $method:ident $operator:ident; $right:ty) => {
        impl<S: Storage<$number>, const R: usize, L: Layout<R>> $trait<$right> for $number
        {
            type Output = Combination<$number, Borrowed, S::ElementPlace, R, L::Extents>;

            #[track_caller]
            fn $method(self, operand: $right) -> Self::Output {
                operand.after_number::<$operator>(self)
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

/// Calls a macro with the types of elements that may be on the left of an operator, and the operators of each. Numbers are foreign types, so they are named, and this is
/// the only list of them: arrays of every level have the same.
macro_rules! numbers_on_the_left {
    ($each:ident) => {
        $each! {
            (f32 f64 i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize)
                (Add add Plus Sub sub Minus Mul mul Times Div div Over Rem rem Modulo)
            (i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize bool) (BitAnd bitand And BitOr bitor Or BitXor bitxor Xor)
            (i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize) (Shl shl Left Shr shr Right)
        }
        #[cfg(feature = "half")]
        $each! {
            (half::f16 half::bf16) (Add add Plus Sub sub Minus Mul mul Times Div div Over Rem rem Modulo)
        }
        #[cfg(feature = "num-complex")]
        $each! {
            (num_complex::Complex<f32> num_complex::Complex<f64>)
                (Add add Plus Sub sub Minus Mul mul Times Div div Over Rem rem Modulo)
        }
    };
}

#[cfg(feature = "alloc")]
pub(crate) use numbers_on_the_left;

numbers_on_the_left!(number_on_the_left);

/// Results on the heap.
#[cfg(feature = "alloc")]
mod heap {
    use alloc::vec::Vec;

    use super::{ExtentList, Operand, Operator, or_fail};
    use crate::{
        array::compare::operand_within,
        extent::agree,
        layout::Strided,
        loops::nest::Nest,
        loops::{
            allocate::check_memory,
            write::{operate_rows, stretched},
        },
        verbs::elementwise::{
            collect::{self, Collected, OperandData},
            map::on_heap::collect_copied,
        },
    };

    /// The elements of the tensor of an operator, and its extents.
    #[inline]
    #[track_caller]
    pub(super) fn on_heap<
        F: Operator<T>,
        T: Copy,
        const R: usize,
        X: Operand<T, R>,
        Y: Operand<T, R>,
        E: ExtentList<R>,
    >(
        mut left: X,
        mut right: Y,
    ) -> (Vec<T>, [usize; R]) {
        /// Not closures, which would be other types for each layout.
        fn over_left<F: Operator<T>, T>(to: &mut T, right: &T) {
            *to = F::apply(to, right);
        }
        fn over_right<F: Operator<T>, T>(to: &mut T, left: &T) {
            *to = F::apply(left, to);
        }
        let (a, b) = (left.as_operand().layout, right.as_operand().layout);
        let parts = [
            (&a, &const { operand_within::<T, R, X, E>() }),
            (&b, &const { operand_within::<T, R, Y, E>() }),
        ];
        // Pointers, which end a search of the compiler: see "Calls through a pointer" in DESIGN.md.
        if X::OWNS {
            let write: fn(_, _, _, _, _) -> _ = write_over;
            if write(
                left.operand_mut(),
                &a,
                (parts[1], right.operand_memory()),
                &E::EXTENTS,
                over_left::<F, T>,
            ) {
                return (left.into_operand(), a.extents());
            }
        }
        if Y::OWNS {
            let write: fn(_, _, _, _, _) -> _ = write_over;
            if write(
                right.operand_mut(),
                &b,
                (parts[0], left.operand_memory()),
                &E::EXTENTS,
                over_right::<F, T>,
            ) {
                return (right.into_operand(), b.extents());
            }
        }
        // A number, as a map.
        if const { Y::IS_SCALAR }
            && let Some(number) = right.operand_memory().first()
        {
            or_fail(check_memory::<T>(a.element_count()));
            return (by_number::<F, T, R>(left.operand_memory(), &a, *number), a.extents());
        }
        if const { X::IS_SCALAR }
            && let Some(number) = left.operand_memory().first()
        {
            or_fail(check_memory::<T>(b.element_count()));
            return (of_number::<F, T, R>(*number, right.operand_memory(), &b), b.extents());
        }
        let (left, right) = ((parts[0], left.operand_memory()), (parts[1], right.operand_memory()));
        if let Some(slices) = collect::dense(left, right, &E::EXTENTS) {
            let mut data = Vec::new();
            or_fail(collect::slices_to(&mut data, slices, F::apply));
            return (data, a.extents());
        }
        let pairs: fn(_, _, _, _) -> Collected<T, R> =
            if const { X::IS_IN_ROWS && Y::IS_IN_ROWS } { collect::pairs } else { collect::copied_pairs };
        or_fail(pairs(left, right, &E::EXTENTS, F::apply))
    }

    /// The results of an operator with a number on its right. Compiled once per rank and operator.
    #[inline(never)]
    fn by_number<F: Operator<T>, T: Copy, const R: usize>(
        data: &[T],
        layout: &Strided<R>,
        number: T,
    ) -> Vec<T> {
        collect_copied(data, layout, |element| F::apply(element, &number))
    }

    /// [`by_number`] with the number on the left.
    #[inline(never)]
    fn of_number<F: Operator<T>, T: Copy, const R: usize>(
        number: T,
        data: &[T],
        layout: &Strided<R>,
    ) -> Vec<T> {
        collect_copied(data, layout, |element| F::apply(&number, element))
    }

    /// Writes the results of an operator over the memory of an operand and returns `true`, if that is exactly the elements of the result in logical
    /// order. Compiled once per rank and operator.
    fn write_over<T: Copy, const R: usize>(
        data: &mut [T],
        to: &Strided<R>,
        (other, with): OperandData<'_, T, R>,
        known: &[Option<usize>; R],
        visit: impl Fn(&mut T, &T),
    ) -> bool {
        if !to.is_row_major() || data.len() != to.element_count() || agree(known, &to.extents()).is_err() {
            return false;
        }
        let Ok(from) = stretched(other, to) else { return false };
        operate_rows(data, with, &Nest::ordered([to, &from]), visit);
        true
    }
}
