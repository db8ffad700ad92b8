//! Operators on values, and on a value and a number.

use core::ops::{Add, BitAnd, BitOr, BitXor, Div, Mul, Neg, Not, Rem, Sub};

use shapewise::{bounds::ExtentList, broadcast::BroadcastExtents, message::or_fail};
use shapewise_xla::Element;

use super::{
    Counterpart, NumberElement, ProgramError, Value,
    counterpart::Pairing,
    elementwise::{JoinedPlacements, ZippedExtents},
    graph::Op,
};
use crate::placement::{
    AddPlacements, DivPlacements, FinalPlacements, InnerPlacements, Linear, MulPlacements, Placements,
    TypedMesh,
};

/// Operators on two values, and on a value and a number. A row: the trait and its method, the `try_` twin, the trait of
/// right operands, the operation, the rule, and
/// the bound of the placements. A quotient of partial sums is one of floats: integers are rounded.
macro_rules! operators {
    ($(
        $operator:ident $method:ident $try:ident $operand:ident $name:literal $linear:ident $bound:ident<$($with:ident),+>;
        $number:ident [$($scaled:tt)+], $message:literal;
    )*) => { $(
        impl<'p, T: Element, const R: usize, E: ExtentList<R>, M: TypedMesh, P: Placements> Value<'p, T, R, E, M, P> {
            #[doc = concat!("Applies the operator `", stringify!($method), "`, or returns its error.")]
            ///
            /// # Errors
            ///
            /// [`ProgramError::Broadcast`] with the first axis whose extents do not broadcast, [`ProgramError::Placement`] if placements
            /// that are known at run time do not match.
            pub fn $try<F: ExtentList<R>, Q: Placements>(
                self,
                other: Value<'p, T, R, F, M, Q>,
            ) -> Result<Value<'p, T, R, ZippedExtents<E, F, R>, M, JoinedPlacements<P, Q>>, ProgramError>
            where
                T: NumberElement,
                E: BroadcastExtents<F, R>,
                M::Axes: $bound<$($with),+> + InnerPlacements<P, Q> + InnerPlacements<Q, P>,
            {
                self.zip(Op::Binary($name), Linear::$linear, other)
            }
        }

        /// What can be the right operand of an operator.
        #[doc(hidden)]
        #[diagnostic::on_unimplemented(
            message = $message,
            label = "neither a value of the same elements, rank and mesh, nor a number; `convert` makes numbers of truth values"
        )]
        pub trait $operand<V> {
            /// The result.
            type Output;
            /// Returns the result for this left operand.
            fn applied_to(self, left: V) -> Self::Output;
        }

        // One impl, so that the compiler names the placements that do not match, and not another type of the right operand.
        impl<T, const R: usize, E, M, P, O> $operator<O> for Value<'_, T, R, E, M, P>
        where
            O: $operand<Self>,
        {
            type Output = O::Output;

            /// # Panics
            ///
            #[doc = concat!("If [`", stringify!($try), "`](Self::", stringify!($try), ") returns an error.")]
            #[track_caller]
            fn $method(self, right: O) -> O::Output {
                right.applied_to(self)
            }
        }

        numbers! { $operand $name $number [$($scaled)+]: i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 }
    )* };
}

/// Numbers as right operands. Sums with a number are not linear: each device would add it.
macro_rules! numbers {
    ($operand:ident $name:literal $linear:ident $bound:tt: $($element:ident)*) => {
        $(numbers! { @ $operand $name $linear $element $bound })*
    };
    (@ $operand:ident $name:literal $linear:ident $element:ident [$($bound:tt)+]) => {
        impl<'p, const R: usize, E: ExtentList<R>, M: TypedMesh, P: Placements> $operand<Value<'p, $element, R, E, M, P>> for $element
        where
            M::Axes: $($bound)+,
        {
            type Output = Value<'p, $element, R, E, M, P>;

            #[track_caller]
            fn applied_to(self, left: Value<'p, $element, R, E, M, P>) -> Self::Output {
                or_fail(left.with_number(Op::Binary($name), Linear::$linear, self))
            }
        }
    };
}

// One call for each: the compiler quotes all of a call.
operators! { Add add try_add Addend "add" Add AddPlacements<P, Q>; No [FinalPlacements<P>], "`{Self}` cannot be added to `{V}`"; }
operators! { Sub sub try_sub Subtrahend "subtract" Add AddPlacements<P, Q>; No [FinalPlacements<P>], "`{Self}` cannot be subtracted from `{V}`"; }
operators! { Mul mul try_mul Multiplier "multiply" Multiply MulPlacements<P, Q>; Multiply [MulPlacements<P, P::Replicas>], "`{V}` cannot be multiplied by `{Self}`"; }
operators! { Div div try_div Divisor "divide" Divide DivPlacements<P, Q, T>; Divide [DivPlacements<P, P::Replicas, Self>], "`{V}` cannot be divided by `{Self}`"; }

// The compiler quotes such an impl if both operands are values, of two meshes or element types. So it has one line, and no macro makes it.
#[rustfmt::skip]
impl<'p, T: NumberElement, const R: usize, E: BroadcastExtents<F, R> + ExtentList<R>, F: ExtentList<R>, M: TypedMesh<Axes: AddPlacements<P, Q> + InnerPlacements<P, Q> + InnerPlacements<Q, P>>, P: Placements, Q: Placements> Addend<Value<'p, T, R, E, M, P>> for Value<'p, T, R, F, M, Q> {
    type Output = Value<'p, T, R, ZippedExtents<E, F, R>, M, JoinedPlacements<P, Q>>;

    #[track_caller]
    fn applied_to(self, left: Value<'p, T, R, E, M, P>) -> Self::Output {
        or_fail(left.try_add(self))
    }
}

#[rustfmt::skip]
impl<'p, T: NumberElement, const R: usize, E: BroadcastExtents<F, R> + ExtentList<R>, F: ExtentList<R>, M: TypedMesh<Axes: AddPlacements<P, Q> + InnerPlacements<P, Q> + InnerPlacements<Q, P>>, P: Placements, Q: Placements> Subtrahend<Value<'p, T, R, E, M, P>> for Value<'p, T, R, F, M, Q> {
    type Output = Value<'p, T, R, ZippedExtents<E, F, R>, M, JoinedPlacements<P, Q>>;

    #[track_caller]
    fn applied_to(self, left: Value<'p, T, R, E, M, P>) -> Self::Output {
        or_fail(left.try_sub(self))
    }
}

#[rustfmt::skip]
impl<'p, T: NumberElement, const R: usize, E: BroadcastExtents<F, R> + ExtentList<R>, F: ExtentList<R>, M: TypedMesh<Axes: MulPlacements<P, Q> + InnerPlacements<P, Q> + InnerPlacements<Q, P>>, P: Placements, Q: Placements> Multiplier<Value<'p, T, R, E, M, P>> for Value<'p, T, R, F, M, Q> {
    type Output = Value<'p, T, R, ZippedExtents<E, F, R>, M, JoinedPlacements<P, Q>>;

    #[track_caller]
    fn applied_to(self, left: Value<'p, T, R, E, M, P>) -> Self::Output {
        or_fail(left.try_mul(self))
    }
}

#[rustfmt::skip]
impl<'p, T: NumberElement, const R: usize, E: BroadcastExtents<F, R> + ExtentList<R>, F: ExtentList<R>, M: TypedMesh<Axes: DivPlacements<P, Q, T> + InnerPlacements<P, Q> + InnerPlacements<Q, P>>, P: Placements, Q: Placements> Divisor<Value<'p, T, R, E, M, P>> for Value<'p, T, R, F, M, Q> {
    type Output = Value<'p, T, R, ZippedExtents<E, F, R>, M, JoinedPlacements<P, Q>>;

    #[track_caller]
    fn applied_to(self, left: Value<'p, T, R, E, M, P>) -> Self::Output {
        or_fail(left.try_div(self))
    }
}

/// Operators on bits and truth values, and remainders, which have the sign of the dividend. One impl for values and numbers, for the reason above.
macro_rules! bits {
    ($($operator:ident $method:ident $name:literal;)*) => { $(
        impl<T: Element, const R: usize, E: ExtentList<R>, M: TypedMesh, P: Placements, O: Counterpart<Self>> $operator<O>
            for Value<'_, T, R, E, M, P>
        where
            T: $operator<Output = T> + PartialOrd,
        {
            type Output = O::Output<T>;

            /// # Panics
            ///
            /// With the message of [`ProgramError`] if the extents, or placements that are known at run time, do not match.
            #[track_caller]
            fn $method(self, other: O) -> Self::Output {
                or_fail(other.pair_with(self, Pairing::of(Op::Binary($name))))
            }
        }
    )* };
}

bits! { BitAnd bitand "and"; BitOr bitor "or"; BitXor bitxor "xor"; Rem rem "remainder"; }

impl<T: Element, const R: usize, E: ExtentList<R>, M: TypedMesh, P: Placements> Neg
    for Value<'_, T, R, E, M, P>
where
    T: Neg<Output = T>,
    M::Axes: MulPlacements<P, P::Replicas>,
{
    type Output = Self;

    /// Returns the negative of each element, or of each summand of a partial sum.
    ///
    /// # Panics
    ///
    /// If the value is a partial maximum or minimum.
    #[track_caller]
    fn neg(self) -> Self {
        let id = self.id;
        or_fail(self.add(|graph| graph.negate(id)))
    }
}

impl<T: Element + Not<Output = T>, const R: usize, E: ExtentList<R>, M: TypedMesh, P: Placements> Not
    for Value<'_, T, R, E, M, P>
where
    M::Axes: FinalPlacements<P>,
{
    type Output = Self;

    /// # Panics
    ///
    /// If the value is partial on a mesh axis, by a placement that is known at run time.
    #[track_caller]
    fn not(self) -> Self {
        let id = self.id;
        or_fail(self.add(|graph| graph.unary(Op::Unary("not"), T::TYPE, false, id)))
    }
}
