//! Extents: the length of one axis, in elements, known in the type or at run time.
//!
//! | type | is | when broadcasting |
//! |---|---|---|
//! | [`Const<N>`](Const) | `N`, known in the type | fits `N`, `usize` and `One`; never stretches, not even `Const<1>` |
//! | [`One`] | 1, known in the type | stretches to any extent |
//! | [`Named<D>`](Named) | known at run time, with a name that [`names!`](crate::names!) declares | fits the same name, `usize` and `One`; never stretches |
//! | `usize` | known at run time | fits any extent if the numbers do; stretches if it is 1 |
//!
//! A list of them is a tuple up to rank 8 (`(usize, Const<784>, One)`, written `shape![n, 784, 1]`), or an array
//! `[usize; R]` of any rank. The trait [`Extents<R>`](Extents) is implemented by both.

pub(crate) mod agreed;
mod dynamic;
mod list;
mod macros;
pub(crate) mod named;
mod symbol;

pub(crate) use agreed::agree;
pub use dynamic::{DynExtent, Knowledge};
#[cfg_attr(doc, doc(hidden))]
pub use list::{AnyExtents, AsManyExtents, ExtentsFrom, GivenExtents, MacroExtents, ShapeLike, listed};
pub use list::{EndsWith, ExtentMismatch, Extents, FromIntsError};
pub(crate) use symbol::is_allowed;
pub use symbol::{Symbol, SymbolError, SymbolTable, SymbolicExtent, TablesDiffer};

pub use named::NamedSide;

pub use crate::types::{Const, Extent, HasName, Inferred, KnowsExtents, Name, NameText, Named, One};

impl<const N: usize> TryFrom<usize> for Const<N> {
    type Error = ExtentMismatch;

    fn try_from(extent: usize) -> Result<Self, ExtentMismatch> {
        Self::from_usize(extent).ok_or(ExtentMismatch { axis: 0, expected: N, found: extent })
    }
}

impl TryFrom<usize> for One {
    type Error = ExtentMismatch;

    fn try_from(extent: usize) -> Result<Self, ExtentMismatch> {
        Self::from_usize(extent).ok_or(ExtentMismatch { axis: 0, expected: 1, found: extent })
    }
}
