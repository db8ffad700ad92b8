//! Elements and parts of an array: slices, indices, masks, and what is written to them.

pub(crate) mod strided;

pub(crate) mod take;

pub(crate) mod take_at;

pub(crate) mod mask;

pub(crate) mod gather;

pub(crate) mod scatter;

pub(crate) mod gradient;

pub(crate) mod indices;

pub(crate) mod sequence;
