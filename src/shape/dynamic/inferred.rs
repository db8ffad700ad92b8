//! What each inference returns: the operands, what is known of the result, and what must hold.

/// Implements the accessors of a type with the fields `operands`, `shape` and `conditions`, which are `None` if they depend on an unknown rank.
macro_rules! inferred {
    ($Inferred:ident, $Condition:ident) => {
        impl $Inferred {
            /// Returns what is known of the result. See the [example](Self).
            #[must_use]
            #[inline]
            pub const fn shape(&self) -> &DynShape {
                &self.shape
            }

            /// Returns what is known of the result, by value. See the [example](Self).
            #[must_use]
            #[inline]
            pub fn into_shape(self) -> DynShape {
                self.shape
            }

            /// Returns the operands, as they were declared. See the [example](Self).
            #[must_use]
            #[inline]
            pub fn operands(&self) -> &[DynShape] {
                &self.operands
            }

            /// Returns what must hold, operand by operand and axis by axis. Empty if a rank is unknown, because the conditions are then unknown as well. See the
            /// [example](Self).
            #[must_use]
            #[inline]
            pub fn conditions(&self) -> &[$Condition] {
                self.conditions.as_deref().unwrap_or_default()
            }

            /// Returns `true` if nothing remains to be checked: the result does not depend on an extent or a rank that is not known. See the [example](Self).
            #[must_use]
            #[inline]
            pub fn is_certain(&self) -> bool {
                self.conditions.as_ref().is_some_and(Vec::is_empty)
            }
        }

        impl fmt::Debug for $Inferred {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}", self.shape)?;
                self.conditions().iter().try_for_each(|condition| write!(f, ", {condition}"))
            }
        }
    };
}

pub(crate) use inferred;
