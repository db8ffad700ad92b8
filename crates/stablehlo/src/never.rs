//! A type without values.

/// The parameter of impls that never apply: with a second impl, the compiler does not take the first for the only one, and so reports a mistake once.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Never {}
