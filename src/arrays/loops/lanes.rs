//! The innermost loops of reductions: a row of elements in, one value out.
//!
//! A row is folded in several lanes, so that sums of floats fill entire registers. A long row is folded in blocks, and blocks are combined
//! in pairs: the rounding errors of a sum then grow as the logarithm of the number of terms.
#![expect(
    clippy::arithmetic_side_effects,
    reason = "overflow in the arithmetic of elements is that of the element type"
)]

use core::{
    convert::identity,
    marker::PhantomData,
    ops::{Add, Mul},
};

use crate::loops::wide::{self, fold_chunks, folded, multiplied, multiply_chunks};

/// The number of lanes for elements of a row that are not side by side. They are loaded one by one, and each lane waits for its
/// last addition.
const APART: usize = 4;

/// Whether a type is one of the integers, whose sums do not depend on the order. The test is by name, because nothing else identifies an
/// arbitrary type. Another type with one of these names loses time, or digits, and nothing else.
#[inline(always)]
pub(crate) fn is_integer<T>() -> bool {
    matches!(
        core::any::type_name::<T>(),
        "i8" | "i16" | "i32" | "i64" | "i128" | "isize" | "u8" | "u16" | "u32" | "u64" | "u128" | "usize"
    )
}

/// Whether values are folded in blocks. Sums of integers do not depend on the order, and large values would not fit on the stack.
#[inline(always)]
pub(crate) fn is_in_blocks<T>() -> bool {
    !is_integer::<T>() && is_small::<T>()
}

/// Whether values are so small that several of them are on the stack.
#[inline(always)]
pub(crate) const fn is_small<T>() -> bool {
    size_of::<T>() <= 64
}

/// Whether a plain loop is faster than lanes. The compiler splits a sum of integers itself, and lanes prevent that (12 times as slow with
/// AVX-512). With 16-byte registers alone the compiler makes too few parts (twice as slow as lanes).
#[inline(always)]
fn is_plain<T>() -> bool {
    if cfg!(all(target_arch = "x86_64", not(target_feature = "avx2"))) {
        return false;
    }
    is_integer::<T>()
}

/// The lanes after any number of chunks. Blocks of [`MOST`] chunks are added one after another, as many as that; more in two halves.
#[inline(never)]
fn blocks_in_lanes<T: Copy, U: Copy, M: Fn(T) -> U, F: Fn(U, U) -> U, const N: usize>(
    chunks: &[[T; N]],
    start: U,
    map: &M,
    fold: &F,
) -> [U; N] {
    let combine = |lanes: &mut [U; N], others: [U; N]| {
        for (lane, other) in lanes.iter_mut().zip(others) {
            *lane = fold(*lane, other);
        }
    };
    let mut lanes = [start; N];
    if chunks.len() <= MOST * MOST {
        for block in chunks.chunks(MOST) {
            combine(&mut lanes, fold_chunks(block, start, map, fold));
        }
    } else {
        let (first, second) = chunks.split_at(half(chunks.len()));
        lanes = blocks_in_lanes(first, start, map, fold);
        combine(&mut lanes, blocks_in_lanes(second, start, map, fold));
    }
    lanes
}

/// About half of a number above [`MOST`], as a multiple of it: all blocks but the last are full.
#[inline(always)]
const fn half(count: usize) -> usize {
    count.div_ceil(MOST) / 2 * MOST
}

/// Folds what `map` returns for the elements of a slice, in `N` lanes where that helps.
///
/// A separate function for all layouts: inside the loops over rows the compiler keeps each lane in its own register and not several
/// in one (9 times as slow with AVX2), and this is compiled once for all shapes.
#[inline(never)]
pub(crate) fn slice_in_lanes<T: Copy, U: Copy, M: Fn(T) -> U, F: Fn(U, U) -> U, const N: usize>(
    row: &[T],
    start: U,
    map: &M,
    fold: &F,
) -> U {
    if is_plain::<U>() {
        return row.iter().fold(start, |folded, element| fold(folded, map(*element)));
    }
    // As many lanes as `N` are added one after another at the end, which takes as long as this many elements in few lanes.
    if row.len() < 8 * N {
        return few_in_lanes(row, start, map, fold);
    }
    if row.len() >= wide::LONG * N {
        return long_in_lanes::<_, _, _, _, N>(row, start, map, fold);
    }
    let (chunks, rest) = row.as_chunks::<N>();
    // One by one: combined by halves, the compiler shuffles in the entire loop (5 times as slow).
    let folded = folded(chunks, start, map, fold).into_iter().fold(start, fold);
    // The remainder is added to none of the lanes: those are in registers and cannot be indexed.
    rest.iter().fold(folded, |folded, element| fold(folded, map(*element)))
}

/// [`slice_in_lanes`] of many elements. It has a frame of its own: fewer elements need no memory on the stack.
#[inline(never)]
fn long_in_lanes<T: Copy, U: Copy, M: Fn(T) -> U, F: Fn(U, U) -> U, const N: usize>(
    row: &[T],
    start: U,
    map: &M,
    fold: &F,
) -> U {
    let (chunks, rest) = row.as_chunks::<N>();
    let lanes = if is_integer::<U>() || chunks.len() <= MOST {
        fold_chunks(chunks, start, map, fold)
    } else {
        blocks_in_lanes(chunks, start, map, fold)
    };
    // Not in halves: the compiler then stores parts of several sizes, and waits for each.
    let folded = few_in_lanes(&lanes, start, &identity, fold);
    rest.iter().fold(folded, |folded, element| fold(folded, map(*element)))
}

/// The lanes of few elements: many would be empty, and would be added one after the other all the same.
const FEW: usize = 8;

/// Few lanes in one. Not in pairs to the end: then the compiler exchanges lanes in the loop that fills them.
#[inline(always)]
fn few_in_one<U>([a, b, c, d, e, f, g, h]: [U; FEW], fold: &impl Fn(U, U) -> U) -> U {
    fold(fold(fold(fold(a, e), fold(b, f)), fold(c, g)), fold(d, h))
}

/// [`slice_in_lanes`] of few elements.
#[inline(always)]
pub(crate) fn few_in_lanes<T: Copy, U: Copy>(
    row: &[T],
    start: U,
    map: &impl Fn(T) -> U,
    fold: &impl Fn(U, U) -> U,
) -> U {
    let (chunks, rest) = row.as_chunks::<FEW>();
    let folded = if chunks.is_empty() { start } else { few_in_one(folded(chunks, start, map, fold), fold) };
    rest.iter().fold(folded, |folded, element| fold(folded, map(*element)))
}

/// [`few_in_lanes`] over several rows: the lanes, what is in none of them, and how many values were folded into one of these since the last
/// block.
#[derive(Clone, Copy)]
pub(crate) struct FewLanes<U> {
    lanes: [U; FEW],
    rest: U,
    values: usize,
}

impl<U: Copy> FewLanes<U> {
    /// No values; `unit` is the neutral element.
    #[inline(always)]
    pub(crate) const fn new(unit: U) -> Self {
        Self { lanes: [unit; FEW], rest: unit, values: 0 }
    }

    /// The lanes after one more row.
    #[inline(always)]
    pub(crate) fn and<T: Copy>(
        mut self,
        row: &[T],
        map: &impl Fn(T) -> U,
        fold: &impl Fn(U, U) -> U,
    ) -> Self {
        let (chunks, rest) = row.as_chunks::<FEW>();
        for chunk in chunks {
            for (lane, element) in self.lanes.iter_mut().zip(chunk) {
                *lane = fold(*lane, map(*element));
            }
        }
        self.rest = rest.iter().fold(self.rest, |folded, element| fold(folded, map(*element)));
        self.values += chunks.len().max(rest.len());
        self
    }

    /// The lanes after one more value.
    #[inline(always)]
    pub(crate) fn and_one(mut self, value: U, fold: &impl Fn(U, U) -> U) -> Self {
        (self.rest, self.values) = (fold(self.rest, value), self.values + 1);
        self
    }

    /// These lanes, or empty ones if their values are a block, which is pushed.
    #[inline(always)]
    pub(crate) fn in_blocks(self, unit: U, partials: &mut Partials<U>, fold: &impl Fn(U, U) -> U) -> Self {
        if self.values < MOST || !is_in_blocks::<U>() {
            return self;
        }
        partials.push(self.in_one(fold), unit, fold);
        Self::new(unit)
    }

    /// All values in one.
    #[inline(always)]
    pub(crate) fn in_one(self, fold: &impl Fn(U, U) -> U) -> U {
        fold(few_in_one(self.lanes, fold), self.rest)
    }
}

/// [`products_in_lanes`] of few elements.
#[inline(always)]
pub(crate) fn few_products<T: Copy + Add<Output = T> + Mul<Output = T>>(
    (left, right): (&[T], &[T]),
    start: T,
) -> T {
    let ((chunks, rest), (right, others)) = (left.as_chunks::<FEW>(), right.as_chunks::<FEW>());
    let mut sum = start;
    if !chunks.is_empty() {
        // In pairs to the end: the compiler then keeps four lanes in a register.
        let [a, b, c, d, e, f, g, h] = multiplied((chunks, right), start);
        sum = ((a + e) + (b + f)) + ((c + g) + (d + h));
    }
    rest.iter().zip(others).fold(sum, |sum, (left, right)| sum + *left * *right)
}

/// The sum of the products of the pairs of two slices of the same length, like [`slice_in_lanes`]. `start` is 0.
#[inline(never)]
pub(crate) fn products_in_lanes<T: Copy + Add<Output = T> + Mul<Output = T>, const N: usize>(
    (left, right): (&[T], &[T]),
    start: T,
) -> T {
    if is_plain::<T>() {
        return left.iter().zip(right).fold(start, |sum, (left, right)| sum + *left * *right);
    }
    if left.len() < 2 * N {
        return few_products((left, right), start);
    }
    let chunks = left.len() / N;
    if !is_integer::<T>() && chunks > MOST {
        let at = half(chunks) * N;
        if let (Some((left, rest)), Some((right, others))) =
            (left.split_at_checked(at), right.split_at_checked(at))
        {
            let sum = products_in_lanes::<_, N>((left, right), start);
            return sum + products_in_lanes::<_, N>((rest, others), start);
        }
    }
    let ((left, rest), (right, others)) = (left.as_chunks::<N>(), right.as_chunks::<N>());
    let sum = if left.len() >= wide::LONG {
        few_in_lanes(&multiply_chunks((left, right), start), start, &identity, &T::add)
    } else {
        multiplied((left, right), start).into_iter().fold(start, T::add)
    };
    rest.iter().zip(others).fold(sum, |sum, (left, right)| sum + *left * *right)
}

/// Folds the results of a function for each position in a row, in a few lanes.
#[inline(always)]
pub(crate) fn places_in_lanes<T: Copy, F: Fn(T, T) -> T>(
    len: usize,
    start: T,
    at: impl Fn(usize) -> T,
    fold: &F,
) -> T {
    let (mut partials, mut lanes, mut place) = (Partials::new(), [start; APART], 0);
    while len - place >= APART {
        for (lane, to) in lanes.iter_mut().enumerate() {
            *to = fold(*to, at(place + lane));
        }
        place += APART;
        if is_in_blocks::<T>() && place % (APART * MOST) == 0 {
            partials.push(lanes.into_iter().fold(start, fold), start, fold);
            lanes = [start; APART];
        }
    }
    for (lane, place) in lanes.iter_mut().zip(place..len) {
        *lane = fold(*lane, at(place));
    }
    partials.with(lanes.into_iter().fold(start, fold), fold)
}

/// Folds what `map` returns for `len` elements that are `step` apart, from the first one of `data` on, in a few lanes.
#[inline(always)]
pub(crate) fn steps_in_lanes<T: Copy, U: Copy>(
    data: &[T],
    (len, step): (usize, usize),
    start: U,
    map: &impl Fn(T) -> U,
    fold: &impl Fn(U, U) -> U,
) -> U {
    if len <= APART * MOST || !is_in_blocks::<U>() {
        few_steps(data, (len, step), start, map, fold)
    } else {
        many_steps(data, (len, step), start, map, fold)
    }
}

/// [`steps_in_lanes`] of several blocks. It has a frame of its own: fewer elements need no memory on the stack.
#[inline(never)]
fn many_steps<T: Copy, U: Copy>(
    data: &[T],
    (len, step): (usize, usize),
    start: U,
    map: &impl Fn(T) -> U,
    fold: &impl Fn(U, U) -> U,
) -> U {
    let (mut partials, mut rest, mut left) = (Partials::new(), data, len);
    while left > APART * MOST {
        partials.push(few_steps(rest, (APART * MOST, step), start, map, fold), start, fold);
        rest = rest.get(APART * MOST * step..).unwrap_or_default();
        left -= APART * MOST;
    }
    partials.with(few_steps(rest, (left, step), start, map, fold), fold)
}

/// [`steps_in_lanes`] of one block.
#[inline(always)]
#[expect(clippy::indexing_slicing, reason = "all steps are within the memory")]
fn few_steps<T: Copy, U: Copy>(
    data: &[T],
    (len, step): (usize, usize),
    start: U,
    map: &impl Fn(T) -> U,
    fold: &impl Fn(U, U) -> U,
) -> U {
    let (mut lanes, mut rest, mut left) = ([start; APART], data, len);
    // Three steps fit `isize`, as all offsets do. The compiler sees from it that all four elements are in the memory if the last one is.
    while left >= APART
        && step <= usize::MAX / 6
        && let Some(group) = rest.get(..=3 * step)
    {
        for (lane, to) in lanes.iter_mut().enumerate() {
            *to = fold(*to, map(group[lane * step]));
        }
        rest = rest.get(APART * step..).unwrap_or_default();
        left -= APART;
    }
    // With constant positions, so that the lanes stay in registers.
    for (lane, to) in lanes.iter_mut().take(APART - 1).enumerate() {
        if lane < left {
            *to = fold(*to, map(rest[lane * step]));
        }
    }
    lanes.into_iter().fold(start, fold)
}

/// The sizes of elements that matter, as constants of the type alone: in a function they would be constants of each of its layouts.
pub(crate) struct ElementSize<T>(PhantomData<T>);

impl<T> ElementSize<T> {
    /// Up to 2 bytes. Floats of this size hold neither large sums nor large numbers of elements, so means are computed in `f32`.
    pub(crate) const IS_HALF: bool = size_of::<T>() <= 2;
    /// Up to 4 bytes.
    pub(crate) const IS_SMALL: bool = size_of::<T>() <= 4;
    /// Up to 8 bytes.
    pub(crate) const IS_MIDDLE: bool = size_of::<T>() <= 8;
}

/// As many lanes as fill some registers. Only the branch of the element's size is compiled.
macro_rules! lanes {
    ($element:ty, $lanes:ident => $folded:expr) => {
        if $crate::loops::lanes::ElementSize::<$element>::IS_SMALL {
            const $lanes: usize = 32;
            $folded
        } else if $crate::loops::lanes::ElementSize::<$element>::IS_MIDDLE {
            const $lanes: usize = 16;
            $folded
        } else {
            const $lanes: usize = 8;
            $folded
        }
    };
}

pub(crate) use lanes;

// Partial results of a reduction, combined in pairs.

/// The number of values that are folded one after another, before the result is a partial one. More cost digits, fewer cost time.
pub(crate) const MOST: usize = 64;

/// The levels of the tree, whose memory is on the stack, also if elements are large. More leaves than two to this power are added to the last level.
const LEVELS: usize = 32;

/// Partial results of equally many values, of which two are combined as soon as there are two of the same size: the leaves of a binary
/// tree, of which only one path is in memory.
pub(crate) struct Partials<T> {
    // At a level the result of two to its power of leaves, if the bit of the level is set in the number of leaves.
    levels: Option<[T; LEVELS]>,
    leaves: usize,
}

impl<T: Copy> Partials<T> {
    /// No partial results. The memory for them is not written before there is one: most arrays are small.
    #[inline(always)]
    pub(crate) const fn new() -> Self {
        Self { levels: None, leaves: 0 }
    }

    /// Adds a partial result.
    #[cold]
    #[inline(never)]
    pub(crate) fn push(&mut self, leaf: T, unit: T, fold: &impl Fn(T, T) -> T) {
        let levels = self.levels.get_or_insert([unit; LEVELS]);
        let mut carry = leaf;
        for (bit, level) in levels.iter_mut().enumerate() {
            // As the carry of an addition in binary.
            if self.leaves >> bit & 1 == 0 {
                *level = carry;
                self.leaves = self.leaves.wrapping_add(1);
                return;
            }
            carry = fold(*level, carry);
        }
        // All levels were full, and are one result now.
        if let Some(last) = levels.last_mut() {
            *last = carry;
        }
        self.leaves = 1 << (LEVELS - 1);
    }

    /// All partial results and a last one, combined.
    #[inline(always)]
    pub(crate) fn with(&self, last: T, fold: &impl Fn(T, T) -> T) -> T {
        match &self.levels {
            None => last,
            Some(levels) => levels.iter().enumerate().fold(last, |folded, (bit, level)| {
                if self.leaves >> bit & 1 == 0 { folded } else { fold(*level, folded) }
            }),
        }
    }
}

/// Values that are folded one after another, [`MOST`] of them at a time; the results are [`Partials`].
#[derive(Clone, Copy)]
pub(crate) struct Block<T> {
    folded: T,
    values: usize,
}

impl<T: Copy> Block<T> {
    /// No values; `unit` is the neutral element.
    #[inline(always)]
    pub(crate) const fn new(unit: T) -> Self {
        Self { folded: unit, values: 0 }
    }

    /// This block and one more value, or an empty block if the result was pushed.
    #[inline(always)]
    pub(crate) fn and(
        self,
        value: T,
        unit: T,
        partials: &mut Partials<T>,
        fold: &impl Fn(T, T) -> T,
    ) -> Self {
        let (folded, values) = (fold(self.folded, value), self.values.wrapping_add(1));
        if values < MOST || !is_in_blocks::<T>() {
            return Self { folded, values };
        }
        partials.push(folded, unit, fold);
        Self::new(unit)
    }

    /// The values of this block and all partial results, combined.
    #[inline(always)]
    pub(crate) fn with(self, partials: &Partials<T>, fold: &impl Fn(T, T) -> T) -> T {
        partials.with(self.folded, fold)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each element at a step is visited once, and no other one, in one block and in several.
    #[test]
    fn elements_apart_are_folded() {
        let data: Vec<u32> = (0..4 * 800).map(|at| at * at % 1009).collect();
        for (len, step) in (0..800).flat_map(|len| (0..4).map(move |step| (len, step))) {
            // To the last element, and not to the end of its step.
            let memory = if len == 0 { &[][..] } else { &data[..=(len - 1) * step] };
            let expected: u32 = (0..len).map(|at| memory[at * step]).sum();
            let sum = steps_in_lanes(memory, (len, step), 0, &identity, &u32::add);
            assert_eq!(sum, expected, "{len} {step} apart");
            // Sums of small integers are exact in any order.
            let sum = steps_in_lanes(memory, (len, step), 0.0, &f64::from, &f64::add);
            assert!(sum.total_cmp(&f64::from(expected)).is_eq(), "{len} {step} apart: {sum}");
            let largest = steps_in_lanes(memory, (len, step), 0, &identity, &u32::max);
            assert_eq!(largest, (0..len).map(|at| memory[at * step]).max().unwrap_or(0));
        }
    }
}
