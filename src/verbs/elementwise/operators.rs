//! `+ - * / % & | ^ << >>` on arrays and numbers. Operators in place and with one operand are in `update.rs`.
//!
//! An operator broadcasts as [`TensorBase::zip_map`] and returns a [`Tensor`]. `cargo check` checks what the type knows. The rest is checked at
//! run time: an operator cannot return an error, so it panics at the caller's line with the message of the error. Overflow in the arithmetic
//! of elements is that of the element type.
//!
//! Those of arrays whose rank is known at run time are here as well, also in place: the ranks are equal, or one of them is 0.
//!
//! A tensor that is an operand by value gives its memory to the result if it has the same extents, so `a * b + c` of tensors allocates
//! nothing, and `&a * &b + &c` allocates once.

use core::{
    ops::{
        Add, AddAssign, BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Div, DivAssign, Mul,
        MulAssign, Rem, RemAssign, Shl, ShlAssign, Shr, ShrAssign, Sub, SubAssign,
    },
    slice,
};

use crate::{
    array::{
        DynBase, DynTensor, DynView, Operand, Storage, StorageMut, Tensor, TensorBase,
        dynamic::layout::{Axes, DynStrided},
    },
    broadcast::{AndRank, AtLeast, BroadcastError, BroadcastExtents, OperandRank},
    extent::agree,
    layout::{Layout, RowMajor, Strided, nest::Nest},
    loops::{plan::stretched, write::apply_rows},
    message::or_fail,
    private::{OnceKnown, Sealed, SealedDynOperand},
    rank::Rank,
    types::ExtentList,
    verbs::{
        Rankless,
        elementwise::{
            collect::{self, Collected, Source},
            map::tensor,
        },
    },
};

/// An operator on elements, as a type: a closure would be another type for each layout, and what takes it would be compiled again.
pub trait Operator<T>: Sealed {
    fn apply(left: &T, right: &T) -> T;
}

/// The tensor of an operator; panics at the caller's line if the operands do not broadcast.
///
/// If an operand owns its memory and has the shape and the order of the result, the result is written over it, and nothing is allocated.
#[inline]
#[track_caller]
fn operate<F: Operator<T>, T: Copy, const R: usize, X: Operand<T, R>, Y: Operand<T, R>, E: ExtentList<R>>(
    mut left: X,
    mut right: Y,
) -> Tensor<T, R, RowMajor<R, E>> {
    /// Not closures, which would be other types for each layout.
    fn over_left<F: Operator<T>, T>(to: &mut T, right: &T) {
        *to = F::apply(to, right);
    }
    fn over_right<F: Operator<T>, T>(to: &mut T, left: &T) {
        *to = F::apply(left, to);
    }
    let (a, b) = (left.as_operand().layout, right.as_operand().layout);
    let parts = [(&a, &X::STRETCHES), (&b, &Y::STRETCHES)];
    // Pointers, which end a search of the compiler: see "Calls through a pointer" in DESIGN.md.
    if X::OWNS {
        let write: fn(_, _, _, _, _) -> _ = write_over;
        if write(left.owned_mut(), &a, (parts[1], right.memory()), &E::EXTENTS, over_left::<F, T>) {
            return tensor(left.into_owned(), &a.extents());
        }
    }
    if Y::OWNS {
        let write: fn(_, _, _, _, _) -> _ = write_over;
        if write(right.owned_mut(), &b, (parts[0], left.memory()), &E::EXTENTS, over_right::<F, T>) {
            return tensor(right.into_owned(), &b.extents());
        }
    }
    let pairs: fn(_, _, _, _) -> Collected<T, R> = collect::pairs;
    let memory = (left.memory(), right.memory());
    let (data, extents) = or_fail(pairs((parts[0], memory.0), (parts[1], memory.1), &E::EXTENTS, F::apply));
    tensor(data, &extents)
}

/// Writes the results of an operator over the memory of an operand and returns `true`, if that is exactly the elements of the result in logical
/// order. Compiled once per rank and operator.
fn write_over<T: Copy, const R: usize>(
    data: &mut [T],
    to: &Strided<R>,
    (other, with): Source<'_, T, R>,
    known: &[Option<usize>; R],
    visit: impl Fn(&mut T, &T),
) -> bool {
    if !to.is_row_major() || data.len() != to.element_count() || agree(known, &to.extents()).is_err() {
        return false;
    }
    let Ok(from) = stretched(other, to) else { return false };
    apply_rows(data, with, &Nest::ordered([to, &from]), visit);
    true
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
            type Combined = Tensor<T, R, RowMajor<R, <X::Extents as BroadcastExtents<L::Extents, R>>::Output>>;

            #[track_caller]
            fn combine<F: Operator<T>>(self, left: X) -> Self::Combined
            where
                T: Copy,
            {
                operate::<F, T, R, X, Self, _>(left, self)
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
            type Combined = Tensor<
                T,
                Q,
                RowMajor<Q, <X::Extents as BroadcastExtents<<Self as Operand<T, Q>>::Extents, Q>>::Output>,
            >;

            #[track_caller]
            fn combine<F: Operator<T>>(self, left: X) -> Self::Combined
            where
                T: Copy,
            {
                operate::<F, T, Q, X, Self, _>(left, self)
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
            <X as OnceKnown<T>>::Then: $elements,
            L::Extents: BroadcastExtents<X::Extents, R>,
        {
            type Output = Tensor<T, R, RowMajor<R, <L::Extents as BroadcastExtents<X::Extents, R>>::Output>>;

            #[track_caller]
            fn $method(self, operand: X) -> Self::Output {
                operate::<$operator, T, R, Self, X, _>(self, operand)
            }
        }
    };
    (@rankless $trait:ident $method:ident $operator:ident $elements:ident) => {
        impl<T, const R: usize, L, P, X> $trait<X> for Rankless<'_, T, R, L, P>
        where
            X: StatesRank<T, Array: AfterRankless<T, Self>>,
            <X as OnceKnown<T>>::Then: $elements,
        {
            type Output = <X::Array as AfterRankless<T, Self>>::Combined;

            #[track_caller]
            fn $method(self, operand: X) -> Self::Output {
                operand.array().combine::<$operator>(self)
            }
        }
    };
    ($($trait:ident $method:ident $operator:ident $elements:ident $message:literal $note:literal;)*) => { $(
        /// Elements that the operator takes and returns.
        #[cfg_attr(doc, doc(hidden))]
        #[diagnostic::on_unimplemented(message = $message, label = "`{Self}` has no such operator", note = $note)]
        pub trait $elements: Copy + $trait<Output = Self> {}

        #[diagnostic::do_not_recommend]
        impl<T: Copy + $trait<Output = T>> $elements for T {}

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
    )* };
}

operator! {
    Add add Plus AddElements "elements `{Self}` cannot be added"
        "in generic code, the bound is `{Self}: Copy + Add<Output = {Self}>`";
    Sub sub Minus SubElements "elements `{Self}` cannot be subtracted"
        "in generic code, the bound is `{Self}: Copy + Sub<Output = {Self}>`";
    Mul mul Times MulElements "elements `{Self}` cannot be multiplied"
        "in generic code, the bound is `{Self}: Copy + Mul<Output = {Self}>`";
    Div div Over DivElements "elements `{Self}` cannot be divided"
        "in generic code, the bound is `{Self}: Copy + Div<Output = {Self}>`";
    Rem rem Modulo RemElements "elements `{Self}` cannot be divided with a remainder"
        "in generic code, the bound is `{Self}: Copy + Rem<Output = {Self}>`";
    BitAnd bitand And BitAndElements "elements `{Self}` cannot be combined by `&`"
        "in generic code, the bound is `{Self}: Copy + BitAnd<Output = {Self}>`";
    BitOr bitor Or BitOrElements "elements `{Self}` cannot be combined by `|`"
        "in generic code, the bound is `{Self}: Copy + BitOr<Output = {Self}>`";
    BitXor bitxor Xor BitXorElements "elements `{Self}` cannot be combined by `^`"
        "in generic code, the bound is `{Self}: Copy + BitXor<Output = {Self}>`";
    Shl shl Left ShlElements "elements `{Self}` cannot be shifted by `<<`"
        "in generic code, the bound is `{Self}: Copy + Shl<Output = {Self}>`";
    Shr shr Right ShrElements "elements `{Self}` cannot be shifted by `>>`"
        "in generic code, the bound is `{Self}: Copy + Shr<Output = {Self}>`";
}

/// An operator with a number on its left. Its type is that of one array, so that each of the impls below proves little.
macro_rules! after_number {
    ($($right:ty),*) => { $(
        impl<T: Copy, S: Storage<T>, const R: usize, L: Layout<R>> AfterNumber<T> for $right {
            type Output = Tensor<T, R, RowMajor<R, L::Extents>>;

            #[inline]
            #[track_caller]
            fn after_number<F: Operator<T>>(self, number: T) -> Self::Output {
                operate::<F, T, R, T, Self, L::Extents>(number, self)
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
            type Output = Tensor<$number, R, RowMajor<R, L::Extents>>;

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

number_on_the_left! {
    (f32 f64 i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize)
        (Add add Plus Sub sub Minus Mul mul Times Div div Over Rem rem Modulo)
    (i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize bool) (BitAnd bitand And BitOr bitor Or BitXor bitxor Xor)
    (i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize) (Shl shl Left Shr shr Right)
}

#[cfg(feature = "half")]
number_on_the_left! {
    (half::f16 half::bf16) (Add add Plus Sub sub Minus Mul mul Times Div div Over Rem rem Modulo)
}

#[cfg(feature = "num-complex")]
number_on_the_left! {
    (num_complex::Complex<f32> num_complex::Complex<f64>)
        (Add add Plus Sub sub Minus Mul mul Times Div div Over Rem rem Modulo)
}

/// An operand of an operator of arrays whose rank is known at run time: such an array, a reference to one, or a number.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be combined with an array of elements `{T}` whose rank is known at run time",
    label = "neither such an array nor a number of type `{T}`",
    note = "`DynView::from` makes such an array of one whose rank is in the type"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait DynOperand<T>: Sized + SealedDynOperand<T> {
    /// A view of its elements.
    #[doc(hidden)]
    fn as_operand(&self) -> DynView<'_, T>;

    /// The tensor, if it owns its elements.
    #[doc(hidden)]
    fn into_tensor(self) -> Result<DynTensor<T>, Self> {
        Err(self)
    }
}

impl<T> SealedDynOperand<T> for T {}
#[diagnostic::do_not_recommend]
impl<T> DynOperand<T> for T {
    fn as_operand(&self) -> DynView<'_, T> {
        DynBase::over(slice::from_ref(self), DynStrided::new(Axes::new(), 0))
    }
}

impl<T, S> SealedDynOperand<T> for DynBase<T, S> {}
#[diagnostic::do_not_recommend]
impl<T, S: Storage<T>> DynOperand<T> for DynBase<T, S> {
    fn as_operand(&self) -> DynView<'_, T> {
        DynView::from(self)
    }

    fn into_tensor(self) -> Result<DynTensor<T>, Self> {
        if S::OWNS { Ok(DynBase::over(self.data.into_owned(), self.layout)) } else { Err(self) }
    }
}

impl<T, S> SealedDynOperand<T> for &DynBase<T, S> {}
#[diagnostic::do_not_recommend]
impl<T, S: Storage<T>> DynOperand<T> for &DynBase<T, S> {
    fn as_operand(&self) -> DynView<'_, T> {
        DynView::from(*self)
    }
}

/// Whether the result of an operator has the extents of its operand `to`.
fn has_extents_of_result<T>(to: &DynView<'_, T>, other: &DynView<'_, T>) -> bool {
    to.layout.common(&other.layout).is_ok_and(|extents| extents == to.layout.extents())
}

/// The tensor of an operator; panics at the caller's line if the operands do not broadcast. It is written over an operand that owns its
/// memory and has its extents.
#[track_caller]
fn operate_dynamic<F: Operator<T>, T: Copy, X: DynOperand<T>, Y: DynOperand<T>>(
    mut left: X,
    mut right: Y,
) -> DynTensor<T> {
    // Pointers, which end a search of the compiler: see "Calls through a pointer" in DESIGN.md.
    let over_left: fn(_, _) -> _ = over_left_dynamic::<F, T>;
    let over_right: fn(_, _) -> _ = over_right_dynamic::<F, T>;
    let combined: fn(_, _) -> _ = combined_dynamic::<F, T>;
    if has_extents_of_result(&left.as_operand(), &right.as_operand()) {
        left = match left.into_tensor() {
            Ok(to) => return or_fail(over_left(to, &right.as_operand())),
            Err(left) => left,
        };
    }
    if has_extents_of_result(&right.as_operand(), &left.as_operand()) {
        right = match right.into_tensor() {
            Ok(to) => return or_fail(over_right(to, &left.as_operand())),
            Err(right) => right,
        };
    }
    or_fail(combined(&left.as_operand(), &right.as_operand()))
}

/// The left operand with the result of an operator, which is written over its elements. Compiled once for all kinds of operands, as are
/// the next two.
fn over_left_dynamic<F: Operator<T>, T: Copy>(
    mut to: DynTensor<T>,
    right: &DynView<'_, T>,
) -> Result<DynTensor<T>, BroadcastError> {
    to.zip_apply(right, |to, with| *to = F::apply(to, with)).map(|()| to)
}

/// [`over_left_dynamic`], over the right operand.
fn over_right_dynamic<F: Operator<T>, T: Copy>(
    mut to: DynTensor<T>,
    left: &DynView<'_, T>,
) -> Result<DynTensor<T>, BroadcastError> {
    to.zip_apply(left, |to, with| *to = F::apply(with, to)).map(|()| to)
}

/// A tensor of the results of an operator.
fn combined_dynamic<F: Operator<T>, T: Copy>(
    left: &DynView<'_, T>,
    right: &DynView<'_, T>,
) -> Result<DynTensor<T>, BroadcastError> {
    left.zip_map(right, F::apply)
}

/// One operator with an array on its left, and in place.
macro_rules! dynamic_operators {
    ($($trait:ident $method:ident $operator:ident $assign:ident $in_place:ident;)*) => { $(
        impl<T: Copy + $trait<Output = T>, S: Storage<T>, X: DynOperand<T>> $trait<X> for DynBase<T, S> {
            type Output = DynTensor<T>;

            #[track_caller]
            fn $method(self, operand: X) -> DynTensor<T> {
                operate_dynamic::<$operator, T, Self, X>(self, operand)
            }
        }
        impl<T: Copy + $trait<Output = T>, S: Storage<T>, X: DynOperand<T>> $trait<X> for &DynBase<T, S> {
            type Output = DynTensor<T>;

            #[track_caller]
            fn $method(self, operand: X) -> DynTensor<T> {
                operate_dynamic::<$operator, T, Self, X>(self, operand)
            }
        }
        impl<T: Copy + $assign, S: StorageMut<T>, X: DynOperand<T>> $assign<X> for DynBase<T, S> {
            #[track_caller]
            fn $in_place(&mut self, operand: X) {
                or_fail(self.zip_apply(operand.as_operand(), |to, with| to.$in_place(*with)));
            }
        }
    )* };
}

dynamic_operators! {
    Add add Plus AddAssign add_assign;
    Sub sub Minus SubAssign sub_assign;
    Mul mul Times MulAssign mul_assign;
    Div div Over DivAssign div_assign;
    Rem rem Modulo RemAssign rem_assign;
    BitAnd bitand And BitAndAssign bitand_assign;
    BitOr bitor Or BitOrAssign bitor_assign;
    BitXor bitxor Xor BitXorAssign bitxor_assign;
    Shl shl Left ShlAssign shl_assign;
    Shr shr Right ShrAssign shr_assign;
}

/// One operator with a number on its left: a foreign type, so there is one impl for each.
macro_rules! number_on_the_left_of_any_rank {
    ($(($($number:ty)*) $operators:tt)*) => { $($(number_on_the_left_of_any_rank!(@each $number; $operators);)*)* };
    (@each $number:ty; ($($trait:ident $method:ident $operator:ident)*)) => { $(
        number_on_the_left_of_any_rank!(@right $number; $trait $method $operator; DynBase<$number, S>);
        number_on_the_left_of_any_rank!(@right $number; $trait $method $operator; &DynBase<$number, S>);
    )* };
    (@right $number:ty; $trait:ident $method:ident $operator:ident; $right:ty) => {
        impl<S: Storage<$number>> $trait<$right> for $number {
            type Output = DynTensor<$number>;

            #[track_caller]
            fn $method(self, operand: $right) -> Self::Output {
                operate_dynamic::<$operator, $number, $number, _>(self, operand)
            }
        }
    };
}

number_on_the_left_of_any_rank! {
    (f32 f64 i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize)
        (Add add Plus Sub sub Minus Mul mul Times Div div Over Rem rem Modulo)
}
