//! The operations on elements, by name.

use super::elements::Needs;
use crate::placement::Linear;

/// Operations. A row: the variant, StableHLO's name, the elements that it has, and more.
macro_rules! operations {
    ($(#[$doc:meta])* $name:ident { $($(#[$of:meta])* $variant:ident $text:literal $needs:ident;)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum $name { $($(#[$of])* $variant,)* }

        impl $name {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)*];

            /// Returns StableHLO's name.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $text,)* }
            }

            /// Returns the operation with StableHLO's name, if there is one.
            #[must_use]
            pub fn from_name(name: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|operation| operation.name() == name)
            }

            pub(super) const fn needs(self) -> Needs {
                match self { $(Self::$variant => Needs::$needs,)* }
            }
        }
    };
}

operations! {
    /// A function of one element: the operand of [`DynValue::unary`](super::DynValue::unary).
    ///
    /// ```
    /// use shapewise_stablehlo::dynamic::{Binary, Comparison, Unary};
    ///
    /// assert_eq!(Unary::from_name("exponential"), Some(Unary::Exponential));
    /// assert_eq!(
    ///     (Binary::Maximum.name(), Comparison::from_name("LT")),
    ///     ("maximum", Some(Comparison::Less))
    /// );
    /// assert_eq!((Unary::ALL.len(), Binary::ALL.len(), Comparison::ALL.len()), (14, 11, 6));
    /// ```
    Unary {
        /// The absolute value.
        Abs "abs" Signed;
        /// The least integer at least the element.
        Ceil "ceil" Float;
        /// The cosine.
        Cosine "cosine" Float;
        /// e to the power of the element.
        Exponential "exponential" Float;
        /// The greatest integer at most the element.
        Floor "floor" Float;
        /// The natural logarithm.
        Log "log" Float;
        /// `1 / (1 + exp(-x))`.
        Logistic "logistic" Float;
        /// The negative.
        Negate "negate" Negative;
        /// All bits, or the truth value, inverted.
        Inverse "not" Bits;
        /// `1 / sqrt(x)`.
        Rsqrt "rsqrt" Float;
        /// The sign: -1, 0 or 1.
        Sign "sign" Signed;
        /// The sine.
        Sine "sine" Float;
        /// The square root.
        Sqrt "sqrt" Float;
        /// The hyperbolic tangent.
        Tanh "tanh" Float;
    }
}

operations! {
    /// An operation on two elements: the operand of [`DynValue::binary`](super::DynValue::binary). See the example of [`Unary`].
    Binary {
        /// The sum.
        Addition "add" Number;
        /// The difference.
        Subtraction "subtract" Number;
        /// The product.
        Multiplication "multiply" Number;
        /// The quotient.
        Division "divide" Number;
        /// The larger one.
        Maximum "maximum" Ordered;
        /// The smaller one.
        Minimum "minimum" Ordered;
        /// The left one to the power of the right one.
        Power "power" Number;
        /// The remainder, which has the sign of the left one.
        Remainder "remainder" OrderedNumber;
        /// Conjunction, of bits or truth values.
        Conjunction "and" Bits;
        /// Disjunction.
        Disjunction "or" Bits;
        /// Exclusive disjunction.
        ExclusiveDisjunction "xor" Bits;
    }
}

impl Binary {
    pub(super) const fn linear(self) -> Linear {
        match self {
            Self::Addition | Self::Subtraction => Linear::Add,
            Self::Multiplication => Linear::Multiply,
            Self::Division => Linear::Divide,
            _ => Linear::No,
        }
    }
}

operations! {
    /// A comparison: the operand of [`DynValue::compare`](super::DynValue::compare). See the example of [`Unary`].
    Comparison {
        /// `==`.
        Equal "EQ" Any;
        /// `!=`.
        NotEqual "NE" Any;
        /// `<`.
        Less "LT" Ordered;
        /// `<=`.
        AtMost "LE" Ordered;
        /// `>`.
        Greater "GT" Ordered;
        /// `>=`.
        AtLeast "GE" Ordered;
    }
}
