//! Patterns of shapes: contracts by name, which [`expect_shape!`](crate::expect_shape!) compares.
//!
//! | pattern of an axis | its extent |
//! |---|---|
//! | `batch` | the extent that `batch` is bound to; if there is none, `batch` is bound to this one |
//! | `3`, `{N}`, `(n + 1)` | this number: a literal, a constant, or a `usize` that is known at run time |
//! | `4 * patch` | the product; one factor may be a name that is not bound yet |
//! | `width = 4 * patch` | the same, and `width` is bound to the extent |
//! | `_` | any |
//! | `..` | any axes, also none; once in a pattern |
//!
//! ```
//! use shapewise::{expect_shape, try_expect_shape};
//!
//! let (q, k) = ([2, 8, 16, 64], [2, 8, 16, 32]);
//! expect_shape!(q, [batch, heads, len, width]);
//! assert_eq!((batch, heads, len, width), (2, 8, 16, 64));
//!
//! let error = try_expect_shape!(q, [b, h, n, d]; k, [b, h, m, d]).unwrap_err();
//! assert_eq!(
//!     error.to_string(),
//!     "axis 3 of `k`, [2,8,16,32], is 32; `d` is 64 by axis 3 of `q`: the pattern is [b, h, m, \
//!      d]"
//! );
//! ```

#[doc(hidden)]
pub mod border;
mod error;
#[doc(hidden)]
pub mod extents;
#[doc(hidden)]
pub mod items;
#[doc(hidden)]
pub mod macros;
mod names;
#[doc(hidden)]
pub mod rule;

pub use self::{border::NameError, error::PatternError, extents::HasExtents};
// Hidden in the docs only: for an item in a hidden module, messages of the compiler have the full path.
#[cfg_attr(doc, doc(hidden))]
pub use self::{
    extents::{InContract, KnownArray, KnownValue, PatternValues, Patterned, PatternedArrays},
    items::{ContractItem, Op},
};
