//! Copies: to another layout, joined, padded, repeated.

pub(crate) mod to_layout;

pub(crate) mod all;

pub(crate) mod fallible;

pub(crate) mod list;

pub(crate) mod join;

pub(crate) mod pad;

pub(crate) mod repeat;

pub(crate) mod pieces;
mod sink;
