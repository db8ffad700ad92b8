//! Functions of each element, and of the elements of several arrays.

pub(crate) mod operands;

pub(crate) mod whole;

pub(crate) mod pairs;

#[cfg(feature = "alloc")]
pub(crate) mod collect;

pub(crate) mod map;

mod triangle;

#[cfg(feature = "alloc")]
pub(crate) mod zip;

pub(crate) mod zip_map;

pub(crate) mod clamp;

#[cfg(feature = "alloc")]
pub(crate) mod many;

pub(crate) mod assign;

pub(crate) mod update;

pub(crate) mod within;

pub(crate) mod operators;

pub(crate) mod compare;

#[cfg(feature = "alloc")]
mod in_place;

#[cfg(feature = "alloc")]
pub(crate) mod any_rank;

#[cfg(feature = "alloc")]
pub(crate) mod choose;
