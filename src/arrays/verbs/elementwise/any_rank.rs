//! `+ - * / % & | ^ << >>` of arrays whose rank is known at run time, also in place: the ranks are equal, or one of them is 0.

use core::{
    ops::{
        Add, AddAssign, BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Div, DivAssign, Mul,
        MulAssign, Rem, RemAssign, Shl, ShlAssign, Shr, ShrAssign, Sub, SubAssign,
    },
    slice,
};

use crate::{
    array::{
        DynBase, DynTensor, DynView, Storage, StorageMut,
        dynamic::layout::{DynStrided, StridedAxes},
    },
    broadcast::BroadcastError,
    message::or_fail,
    private::{INTERNAL, Internal},
    verbs::elementwise::operators::{
        And, Left, Minus, Modulo, Operator, Or, Over, Plus, Right, Times, Xor, numbers_on_the_left,
    },
};

/// An operand of an operator of arrays whose rank is known at run time: such an array, a reference to one, or a number.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be combined with an array of elements `{T}` whose rank is known at run time",
    label = "neither such an array nor a number of type `{T}`",
    note = "`DynView::from` makes such an array of one whose rank is in the type"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait DynOperand<T>: Sized {
    /// The seal: a foreign crate cannot name its type.
    #[doc(hidden)]
    const SEALED: Internal;

    /// Whether it owns its elements, so that the result may be written over them.
    #[doc(hidden)]
    const OWNS: bool = false;

    /// A view of its elements.
    #[doc(hidden)]
    fn as_operand(&self) -> DynView<'_, T>;

    /// The tensor, if it owns its elements.
    #[doc(hidden)]
    fn into_tensor(self) -> Result<DynTensor<T>, Self> {
        Err(self)
    }
}

#[cfg_attr(doc, doc(hidden))]
#[diagnostic::do_not_recommend]
impl<T> DynOperand<T> for T {
    const SEALED: Internal = INTERNAL;

    fn as_operand(&self) -> DynView<'_, T> {
        DynBase::of_parts(slice::from_ref(self), DynStrided::new(StridedAxes::new(), 0))
    }
}

#[diagnostic::do_not_recommend]
impl<T, S: Storage<T>> DynOperand<T> for DynBase<T, S> {
    const SEALED: Internal = INTERNAL;
    const OWNS: bool = S::OWNS;

    fn as_operand(&self) -> DynView<'_, T> {
        DynView::from(self)
    }

    fn into_tensor(self) -> Result<DynTensor<T>, Self> {
        if S::OWNS { Ok(DynBase::of_parts(self.data.into_owned(), self.layout)) } else { Err(self) }
    }
}

#[diagnostic::do_not_recommend]
impl<T, S: Storage<T>> DynOperand<T> for &DynBase<T, S> {
    const SEALED: Internal = INTERNAL;

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
    if X::OWNS && has_extents_of_result(&left.as_operand(), &right.as_operand()) {
        left = match left.into_tensor() {
            Ok(to) => return or_fail(over_left(to, &right.as_operand())),
            Err(left) => left,
        };
    }
    if Y::OWNS && has_extents_of_result(&right.as_operand(), &left.as_operand()) {
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
    left.zip_mapped(right, F::apply)
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

numbers_on_the_left!(number_on_the_left_of_any_rank);
