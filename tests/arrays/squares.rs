//! Copies of planes by squares that registers transpose: all small extents, all sizes of elements, all permutations, strides of
//! both signs, gaps, and targets that begin anywhere in a cache line; compared with one element at a time.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_precision_loss,
    clippy::indexing_slicing,
    clippy::missing_assert_message,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

use crate::oracle;

use core::fmt::Debug;

use oracle::orders;
use shapewise::{Strided, View, ViewMut};

/// All indices of these extents.
fn indices<const R: usize>(extents: [usize; R]) -> impl Iterator<Item = [usize; R]> {
    (0..extents.iter().product()).map(move |mut at: usize| {
        let mut index = [0; R];
        for axis in (0..R).rev() {
            index[axis] = at % extents[axis];
            at /= extents[axis];
        }
        index
    })
}

/// The offset of an index, by the definition.
fn offset<const R: usize>(layout: &Strided<R>, index: [usize; R]) -> usize {
    let steps = index.iter().zip(layout.strides()).map(|(&at, stride)| at.cast_signed() * stride);
    (layout.base().cast_signed() + steps.sum::<isize>()).cast_unsigned()
}

/// The layout with these extents, whose strides increase in the reverse of `order`. An axis whose bit in `backwards` is set runs
/// backwards; `gap` elements follow each row.
fn layout<const R: usize>(extents: [usize; R], order: &[usize], backwards: usize, gap: isize) -> Strided<R> {
    let (mut strides, mut stride) = ([0; R], 1);
    for (rank, &axis) in order.iter().rev().enumerate() {
        strides[axis] = if backwards >> axis & 1 == 1 { -stride } else { stride };
        stride = stride * extents[axis].cast_signed().max(1) + if rank == 0 { gap } else { 0 };
    }
    Strided::new(extents, strides).unwrap()
}

/// Copies from one layout to another, with the target `lead` elements into its memory.
fn copies<T: Clone + PartialEq + Debug, const R: usize>(
    to: &Strided<R>,
    from: &Strided<R>,
    lead: usize,
    make: &impl Fn(usize) -> T,
) {
    let source: Vec<T> = (0..from.span()).map(make).collect();
    let mut found: Vec<T> = (0..lead + to.span() + 3).map(|at| make(at * 5 + 1)).collect();
    let mut wanted = found.clone();
    for index in indices(to.extents()) {
        wanted[lead + offset(to, index)] = source[offset(from, index)].clone();
    }
    let view = View::with_layout(&source, *from).unwrap();
    ViewMut::with_layout(&mut found[lead..], *to).unwrap().try_assign(&view).unwrap();
    assert_eq!(found, wanted, "{from:?} to {to:?}, {lead} elements into the memory");
}

/// Calls a function for each size of elements, of the types that are moved in registers and of others.
macro_rules! each_element {
    ($copies:ident($($argument:expr),*)) => {
        $copies($($argument,)* &|at: usize| (at * 7 + at / 251) as u8);
        $copies($($argument,)* &|at: usize| at % 3 == 1);
        $copies($($argument,)* &|at: usize| at as i16);
        $copies($($argument,)* &|at: usize| at as f32);
        $copies($($argument,)* &|at: usize| char::from_u32(at as u32 % 0xd000).unwrap());
        $copies($($argument,)* &|at: usize| at as u64);
        $copies($($argument,)* &|at: usize| at as f64);
        $copies($($argument,)* &|at: usize| at as u128);
        $copies($($argument,)* &|at: usize| [at as u8, (at >> 8) as u8, 0, 1]);
        $copies($($argument,)* &|at: usize| (at as u8, at as u16));
        $copies($($argument,)* &|at: usize| Box::new(at));
    };
}

#[test]
fn planes_of_all_small_extents() {
    for rows in 0..=17 {
        for columns in 0..=17 {
            let extents = [rows, columns];
            for (gap, backwards, lead) in [(0, 0, 0), (1, 0b01, 1), (3, 0b10, 2), (2, 0b11, 5)] {
                let to = layout(extents, &[0, 1], 0, gap);
                let from = layout(extents, &[1, 0], backwards, 3 - gap);
                each_element!(copies(&to, &from, lead));
            }
        }
    }
}

#[test]
fn permutations_of_ranks_3_and_4() {
    for order in orders(3) {
        for extents in [[17, 3, 18], [2, 35, 9]] {
            for backwards in 0..8 {
                let to = layout(extents, &[0, 1, 2], backwards & 2, 1);
                each_element!(copies(&to, &layout(extents, &order, backwards, 0), 1));
            }
        }
    }
    for order in orders(4) {
        for extents in [[5, 3, 2, 17], [2, 9, 16, 1]] {
            for backwards in [0b0000, 0b1000, 0b0101, 0b1111] {
                let to = layout(extents, &[0, 1, 2, 3], 0, 0);
                each_element!(copies(&to, &layout(extents, &order, backwards, 1), 3));
            }
        }
    }
}

/// Targets of more than 4 MiB (16 MiB without debug assertions) are written past the caches, from any position in a cache line, in rows that are not a number of lines.
#[test]
fn large_targets() {
    for (extents, gap, backwards, lead) in
        [([1021, 2053], 0, 0b01, 1), ([2048, 1040], 0, 0, 4), ([517, 4100], 3, 0b10, 63)]
    {
        let (to, from) = (layout(extents, &[0, 1], 0, gap), layout(extents, &[1, 0], backwards, gap));
        copies(&to, &from, lead, &|at| at as u32);
    }
    for (extents, backwards, lead) in [([1023, 2052], 0b11, 0), ([1600, 1312], 0b01, 7)] {
        let (to, from) = (layout(extents, &[0, 1], 0, 0), layout(extents, &[1, 0], backwards, 0));
        copies(&to, &from, lead, &|at| (at * 3) as u16);
    }
    for (extents, backwards, lead) in [([1029, 1000], 0b11, 1), ([512, 1040], 0b01, 5)] {
        let (to, from) = (layout(extents, &[0, 1], 0, 0), layout(extents, &[1, 0], backwards, 0));
        copies(&to, &from, lead, &|at| at as u64);
    }
}

/// The planes of more than two axes, of a large target.
#[test]
fn large_targets_of_many_planes() {
    let extents = [5, 64, 61, 64];
    for order in orders(4) {
        let (to, from) = (layout(extents, &[0, 1, 2, 3], 0, 0), layout(extents, &order, 0b0101, 0));
        copies(&to, &from, 5, &|at| at as u32);
    }
}
