//! Operations on each element: functions, comparisons, selections, conversions.

use alloc::vec;

use shapewise::{
    bounds::{Exists, ExtentList, Provided},
    broadcast::{BroadcastError, BroadcastExtents},
    extent::{NameText, NamedSide},
    message::or_fail,
};
use shapewise_xla::Element;

use super::{
    Counterpart, FloatElement, Literal, NumberElement, ProgramError, SignedElement, Value,
    counterpart::{Pairing, Stretches},
    graph::Op,
};
use crate::placement::{FinalPlacements, JoinPlacements, Linear, Placements, TypedMesh};

/// The extents of an operation on values with the extents `E` and `F`. See [`Value::select`].
pub type ZippedExtents<E, F, const R: usize> = <E as BroadcastExtents<F, R>>::Output;
/// The placements of an operation on values with the placements `P` and `Q`. See [`Value::select`].
pub type JoinedPlacements<P, Q> = <P as Placements>::Joined<Q>;
/// The placements of an operation that is not linear on values with the placements `P` and `Q` on the mesh `M`. See [`Value::max`].
pub type MatchedPlacements<P, Q, M> =
    <JoinedPlacements<P, Q> as Provided<<Q as JoinPlacements<<M as TypedMesh>::Axes, P>>::Proof>>::Type;
/// A value with the extents and placements of a mask with those `E` and `P`, and a value with those `F` and `Q`. See [`Value::select`].
pub type SelectedValue<'p, T, const R: usize, E, F, M, P, Q> =
    Value<'p, T, R, ZippedExtents<E, F, R>, M, MatchedPlacements<P, Q, M>>;

/// Returns the error of two extents that do not broadcast with the name that one or both have.
pub(super) fn named<const R: usize, E: ExtentList<R>, F: ExtentList<R>>(error: ProgramError) -> ProgramError {
    let ProgramError::Broadcast(BroadcastError::Extents { axis, lhs, rhs }) = error else {
        return error;
    };
    let at = |names: &'static [Option<NameText>; R]| names.get(axis)?.as_ref();
    let (name, side) = match (at(const { &E::NAMES }), at(const { &F::NAMES })) {
        (Some(name), Some(_)) => (name, NamedSide::Both),
        (Some(name), None) => (name, NamedSide::Left),
        (None, Some(name)) => (name, NamedSide::Right),
        (None, None) => return error,
    };
    BroadcastError::NamedExtents { axis, lhs, rhs, name, side }.into()
}

impl<'p, T: Element, const R: usize, E: ExtentList<R>, M: TypedMesh, P: Placements> Value<'p, T, R, E, M, P> {
    /// Adds an operation on two values that are broadcast to each other.
    pub(super) fn zip<
        U: Element,
        F: ExtentList<R>,
        Q: Placements,
        V: Element,
        G: ExtentList<R>,
        X: Placements,
    >(
        self,
        op: Op,
        linear: Linear,
        other: Value<'p, U, R, F, M, Q>,
    ) -> Result<Value<'p, V, R, G, M, X>, ProgramError> {
        self.accepts(&other)?;
        let operands = [self.id, other.id];
        let stretches = [
            &Stretches::beside(&Stretches::of::<R, E>(), &F::NAMES)[..],
            &Stretches::beside(&Stretches::of::<R, F>(), &E::NAMES),
        ];
        self.add(|graph| {
            graph.elementwise(op, V::TYPE, linear, &operands, &stretches).map_err(named::<R, E, F>)
        })
    }

    /// Adds an operation on a value and a number. The number is everywhere, so nothing is broadcast and no extent is compared.
    pub(super) fn with_number<U: Element>(
        self,
        op: Op,
        linear: Linear,
        number: T,
    ) -> Result<Value<'p, U, R, E, M, P>, ProgramError>
    where
        T: Literal,
    {
        let stretches: [&[bool]; 2] = [&[false; R]; 2];
        self.add(|graph| {
            let operands = [self.id, graph.like(self.id, number.literal())];
            graph.elementwise(op, U::TYPE, linear, &operands, &stretches)
        })
    }
}

/// Operations on two operands that are not linear: neither may be partial. A row: the method, its `try_` twin, the operation, what elements must be, and the elements of
/// the result.
macro_rules! joins {
    ($($(#[$doc:meta])* $method:ident $try:ident $op:expr, $of:path => $result:ty;)*) => { $(
        impl<T: Element, const R: usize, E: ExtentList<R>, M: TypedMesh, P: Placements> Value<'_, T, R, E, M, P> {
            $(#[$doc])*
            ///
            /// # Errors
            ///
            /// [`ProgramError::Broadcast`] with the first axis whose extents do not broadcast, [`ProgramError::Placement`] if placements
            /// that are known at run time do not match.
            pub fn $try<O: Counterpart<Self>>(self, other: O) -> Result<O::Output<$result>, ProgramError>
            where
                T: $of,
            {
                other.pair_with(self, Pairing::of($op))
            }

            $(#[$doc])*
            ///
            /// # Panics
            ///
            #[doc = concat!("If [`", stringify!($try), "`](Self::", stringify!($try), ") returns an error.")]
            #[must_use]
            #[track_caller]
            pub fn $method<O: Counterpart<Self>>(self, other: O) -> O::Output<$result>
            where
                T: $of,
            {
                or_fail(self.$try(other))
            }
        }
    )* };
}

joins! {
    /// Returns the larger of each two elements.
    max try_max Op::Binary("maximum"), PartialOrd => T;
    /// Returns the smaller of each two elements.
    min try_min Op::Binary("minimum"), PartialOrd => T;
    /// Raises each element to the power in `other`.
    pow try_pow Op::Binary("power"), NumberElement => T;
    /// Compares elementwise with a value or a number: `self == other`. See the example of [`lt`](Self::lt).
    eq try_eq Op::Compare("EQ"), PartialEq => bool;
    /// Compares elementwise with a value or a number: `self != other`. See the example of [`lt`](Self::lt).
    ne try_ne Op::Compare("NE"), PartialEq => bool;
    /// Compares elementwise with a value or a number: `self < other`.
    ///
    /// ```
    /// use shapewise::shape;
    /// use shapewise_stablehlo::Program;
    ///
    /// let program = <Program>::new();
    /// let x = program.parameter::<f32, 2, _>("x", shape![2, 3]);
    /// let is_small = x.lt(0.5) & x.ge(x * x);
    /// assert_eq!(is_small.describe(), "pred[2,3]");
    /// ```
    lt try_lt Op::Compare("LT"), PartialOrd => bool;
    /// Compares elementwise with a value or a number: `self <= other`. See the example of [`lt`](Self::lt).
    le try_le Op::Compare("LE"), PartialOrd => bool;
    /// Compares elementwise with a value or a number: `self > other`. See the example of [`lt`](Self::lt).
    gt try_gt Op::Compare("GT"), PartialOrd => bool;
    /// Compares elementwise with a value or a number: `self >= other`. See the example of [`lt`](Self::lt).
    ge try_ge Op::Compare("GE"), PartialOrd => bool;
}

impl<T: Literal, const R: usize, E: ExtentList<R>, M: TypedMesh, P: Placements> Value<'_, T, R, E, M, P> {
    /// Returns the larger of each element and a number.
    ///
    /// # Panics
    ///
    /// If the value is partial on a mesh axis, by a placement that is known at run time.
    ///
    /// ```
    /// use shapewise::shape;
    /// use shapewise_stablehlo::Program;
    ///
    /// let program = <Program>::new();
    /// let x = program.parameter::<f32, 1, _>("x", shape![3]);
    /// let y = x.at_least(0.0).at_most(6.0); // the activation `relu6`
    /// let text = program.module(y).to_string();
    /// assert!(text.contains("stablehlo.maximum") && text.contains("stablehlo.minimum"));
    /// ```
    #[must_use]
    #[track_caller]
    pub fn at_least(self, number: T) -> Self
    where
        M::Axes: FinalPlacements<P, Proof: Exists>,
    {
        or_fail(self.with_number(Op::Binary("maximum"), Linear::No, number))
    }

    /// Returns the smaller of each element and a number. See the example of [`at_least`](Self::at_least).
    ///
    /// # Panics
    ///
    /// If the value is partial on a mesh axis, by a placement that is known at run time.
    #[must_use]
    #[track_caller]
    pub fn at_most(self, number: T) -> Self
    where
        M::Axes: FinalPlacements<P, Proof: Exists>,
    {
        or_fail(self.with_number(Op::Binary("minimum"), Linear::No, number))
    }
}

/// Functions of one element. A row: the method, the operation, what elements must be, and the bound of placements. Names and
/// bounds are in the rows because messages of the compiler show them.
macro_rules! functions {
    ($($(#[$doc:meta])* $method:ident $name:literal [$($of:tt)+] [$($placements:tt)+];)*) => {
        impl<T: Element, const R: usize, E: ExtentList<R>, M: TypedMesh, P: Placements> Value<'_, T, R, E, M, P> {
            $(
                $(#[$doc])*
                ///
                /// See the example of [`exp`](Self::exp).
                ///
                /// # Panics
                ///
                /// If the value is partial on a mesh axis, by a placement that is known at run time.
                #[must_use]
                #[track_caller]
                pub fn $method(self) -> Self
                where
                    T: $($of)+,
                    M::Axes: $($placements)+,
                {
                    let id = self.id;
                    or_fail(self.add(|graph| graph.unary(Op::Unary($name), T::TYPE, false, id)))
                }
            )*
        }
    };
}

functions! {
    /// The absolute value of each element.
    abs "abs" [SignedElement] [FinalPlacements<P, Proof: Exists>];
    /// The least integer at least each element.
    ceil "ceil" [FloatElement] [FinalPlacements<P, Proof: Exists>];
    /// The cosine of each element.
    cos "cosine" [FloatElement] [FinalPlacements<P, Proof: Exists>];
    /// e to the power of each element.
    ///
    /// ```
    /// use shapewise::shape;
    /// use shapewise_stablehlo::Program;
    ///
    /// let program = <Program>::new();
    /// let x = program.parameter::<f32, 1, _>("x", shape![3]);
    /// let y = x.exp().ln().abs().sqrt()
    ///     + x.sin().cos().tanh() * x.floor().ceil().sign()
    ///     + x.logistic().rsqrt();
    /// assert_eq!(y.describe(), "f32[3]");
    /// assert!(program.module(y).text().contains("stablehlo.logistic %x"));
    /// ```
    exp "exponential" [FloatElement] [FinalPlacements<P, Proof: Exists>];
    /// The greatest integer at most each element.
    floor "floor" [FloatElement] [FinalPlacements<P, Proof: Exists>];
    /// The natural logarithm of each element.
    ln "log" [FloatElement] [FinalPlacements<P, Proof: Exists>];
    /// `1 / (1 + exp(-x))` of each element.
    logistic "logistic" [FloatElement] [FinalPlacements<P, Proof: Exists>];
    /// `1 / sqrt(x)` of each element.
    rsqrt "rsqrt" [FloatElement] [FinalPlacements<P, Proof: Exists>];
    /// The sign of each element: -1, 0 or 1.
    sign "sign" [SignedElement] [FinalPlacements<P, Proof: Exists>];
    /// The sine of each element.
    sin "sine" [FloatElement] [FinalPlacements<P, Proof: Exists>];
    /// The square root of each element.
    sqrt "sqrt" [FloatElement] [FinalPlacements<P, Proof: Exists>];
    /// The hyperbolic tangent of each element.
    tanh "tanh" [FloatElement] [FinalPlacements<P, Proof: Exists>];
}

impl<'p, T: Element, const R: usize, E: ExtentList<R>, M: TypedMesh, P: Placements> Value<'p, T, R, E, M, P> {
    /// Converts the elements to another type, as StableHLO's `convert` does: floats to integers towards 0, numbers to `bool` by
    /// comparison with 0.
    ///
    /// # Panics
    ///
    /// If the value is partial on a mesh axis, by a placement that is known at run time.
    ///
    /// ```
    /// use shapewise::shape;
    /// use shapewise_stablehlo::Program;
    ///
    /// let program = <Program>::new();
    /// let pixels = program.parameter::<u8, 1, _>("pixels", shape![3]);
    /// assert_eq!(pixels.convert::<f32>().describe(), "f32[3]");
    /// ```
    #[doc(alias("astype", "convert_element_type"))]
    #[must_use]
    #[track_caller]
    pub fn convert<U: Element>(self) -> Value<'p, U, R, E, M, P>
    where
        M::Axes: FinalPlacements<P, Proof: Exists>,
    {
        let id = self.id;
        or_fail(self.add(|graph| graph.unary(Op::Convert, U::TYPE, false, id)))
    }
}

impl<'p, const R: usize, E: ExtentList<R>, M: TypedMesh, P: Placements> Value<'p, bool, R, E, M, P> {
    /// Selects elementwise from a value, and from another one of the same shape or a number: from the first one where this value is `true`, otherwise from the second.
    ///
    /// ```
    /// use shapewise::shape;
    /// use shapewise_stablehlo::Program;
    ///
    /// let program = <Program>::new();
    /// let x = program.parameter::<f32, 2, _>("x", shape![2, 3]);
    /// assert_eq!(x.lt(0.5).select(x, 0.5)?.describe(), "f32[2,3]");
    /// # Ok::<(), shapewise_stablehlo::ProgramError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`ProgramError::Broadcast`] if extents that are known at run time differ, [`ProgramError::Placement`] if placements do.
    #[doc(alias = "where")]
    pub fn select<
        T: Element,
        F: ExtentList<R>,
        Q: Placements + JoinPlacements<M::Axes, P>,
        O: Counterpart<SelectedValue<'p, T, R, E, F, M, P, Q>>,
    >(
        self,
        on_true: Value<'p, T, R, F, M, Q>,
        on_false: O,
    ) -> Result<O::Output<T>, ProgramError>
    where
        E: BroadcastExtents<F, R>,
        M::Axes: FinalPlacements<P, Proof: Exists> + FinalPlacements<Q, Proof: Exists>,
    {
        self.accepts(&on_true)?;
        let first =
            vec![(self.id, Stretches::of::<R, E>().to_vec()), (on_true.id, Stretches::of::<R, F>().to_vec())];
        on_false.pair_with(Value::new(self.program, on_true.id), Pairing::after(Op::Select, first))
    }
}
