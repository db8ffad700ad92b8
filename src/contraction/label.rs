//! The name of an axis in an equation.

use core::fmt;

/// The label of an axis in [`einsum!`](crate::einsum!): a word of the macro, or a letter of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Label {
    /// A word.
    Word(&'static str),
    /// A letter.
    Letter(char),
}

impl fmt::Display for Label {
    #[inline]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Word(word) => write!(f, "`{word}`"),
            Self::Letter(letter) => write!(f, "`{letter}`"),
        }
    }
}
