//! Converts the oracle's slice to the crate's, and the crate's errors to the oracle's.
#![allow(dead_code, reason = "each test uses a part of it")]

use shapewise::slice::{StridedSlice, StridedSliceError};

use super::masks::{Masks, Refusal};

/// The vectors of a strided slice.
#[derive(Debug)]
pub(crate) struct Given<I, E> {
    begin: Vec<E>,
    end: Vec<E>,
    strides: Vec<I>,
    masks: [u32; 5],
}

impl<I, E> Given<I, E> {
    pub(crate) fn slice(&self) -> StridedSlice<'_, I, E> {
        let [begin_mask, end_mask, ellipsis_mask, new_axis_mask, shrink_axis_mask] = self.masks;
        StridedSlice {
            begin: &self.begin,
            end: &self.end,
            strides: &self.strides,
            begin_mask,
            end_mask,
            ellipsis_mask,
            new_axis_mask,
            shrink_axis_mask,
        }
    }
}

/// The slice in integers of a type that holds them.
fn given<I: TryFrom<i128>, E>(masks: &Masks, end: impl Fn(Option<I>) -> E) -> Given<I, E> {
    let int = |int: i128| I::try_from(int).unwrap_or_else(|_| panic!("{int} is of the type"));
    let ends = |ends: &[Option<i128>]| ends.iter().map(|&at| end(at.map(int))).collect();
    Given {
        begin: ends(&masks.begin),
        end: ends(&masks.end),
        strides: masks.strides.iter().copied().map(int).collect(),
        masks: [
            masks.begin_mask,
            masks.end_mask,
            masks.ellipsis_mask,
            masks.new_axis_mask,
            masks.shrink_axis_mask,
        ],
    }
}

/// Everything is known.
pub(crate) fn known<I: TryFrom<i128>>(masks: &Masks) -> Given<I, I> {
    given(masks, |end| end.expect("an end that is known"))
}

/// Some of it may be unknown.
pub(crate) fn partly<I: TryFrom<i128>>(masks: &Masks) -> Given<I, Option<I>> {
    given(masks, |end| end)
}

/// The refusal that an error stands for, or `None` if it is about something else.
pub(crate) fn refusal(error: &StridedSliceError) -> Option<Refusal> {
    Some(match *error {
        StridedSliceError::Lengths { .. } => Refusal::Lengths,
        StridedSliceError::TooManySpecs { .. } => Refusal::TooManySpecs,
        StridedSliceError::MultipleEllipses { .. } => Refusal::MultipleEllipses,
        StridedSliceError::TooManyIndices { named, rank } => Refusal::TooManyIndices { named, rank },
        StridedSliceError::ZeroStride { axis } => Refusal::ZeroStride { axis },
        StridedSliceError::IndexStride { axis, .. } => Refusal::IndexStride { axis },
        StridedSliceError::Index { axis, .. } => Refusal::Index { axis },
        _ => return None,
    })
}
