//! One value from all elements.
//!
//! Elements are visited in no specified order. A sum is made of several partial sums (lanes), so that those of floats also fill
//! entire registers. A lane adds every 32nd element of up to 4 bytes, every 16th of up to 8 bytes, every 8th of more. After 64 additions to
//! each lane a block ends; blocks are added in pairs. A slice of fewer than 8 elements for each of these lanes has 8 lanes. Short rows that are apart in
//! memory, as those of a tile, share 8 lanes.
#![expect(
    clippy::arithmetic_side_effects,
    reason = "overflow in the arithmetic of elements is that of the element type; positions in a row are below its length"
)]

use core::convert::identity;
use core::ops::Mul;

use num_traits::Zero;

use crate::{
    array::Float,
    layout::{Layout, Strided},
    loops::nest::{Nest, Row, Run, dense, rows, slices},
    loops::{
        known::{InOrder, OneLayout, SHORT, TypedLoops, kind},
        lanes::{
            Block, FewLanes, Partials, few_products, is_small, lanes, products_in_lanes, slice_in_lanes,
            steps_in_lanes,
        },
    },
};

/// Folds all elements into one, in several lanes; `unit` is the neutral element of `fold`.
#[inline(always)]
fn reduce<T: Copy, U: Copy, M: Fn(T) -> U, F: Fn(U, U) -> U, const R: usize, const N: usize>(
    data: &[T],
    nest: &Nest<R, 1>,
    unit: U,
    map: M,
    fold: F,
) -> U {
    let mut partials = Partials::new();
    // For so few elements as many lanes cost more than they save: few lanes go on from row to row.
    let is_short = nest.axis_from_last(1).0 < 2 * N;
    if is_short && is_small::<U>() {
        return reduce_short(data, nest, unit, map, fold);
    }
    let block = nest.fold(Block::new(unit), |block, row| {
        let of_row = match row.run(0, data) {
            run if is_short => run.fold(row.len, unit, |folded, element| fold(folded, map(*element))),
            Run::Slice(row) => slice_in_lanes::<_, _, _, _, N>(row, unit, &map, &fold),
            run => {
                let (data, step) = run.into_line().into_steps();
                steps_in_lanes(data, (row.len, step), unit, &map, &fold)
            }
        };
        block.and(of_row, unit, &mut partials, &fold)
    });
    block.with(&partials, &fold)
}

/// [`reduce`] of short rows, in few lanes that go on from row to row. It has a frame of its own, as [`reduce_rows_apart`].
#[inline]
fn reduce_short<T: Copy, U: Copy, const R: usize>(
    data: &[T],
    nest: &Nest<R, 1>,
    unit: U,
    map: impl Fn(T) -> U,
    fold: impl Fn(U, U) -> U,
) -> U {
    let mut partials = Partials::new();
    let lanes = nest.fold(FewLanes::new(unit), |lanes, row| {
        let lanes = match row.run(0, data) {
            Run::Slice(row) => lanes.and(row, &map, &fold),
            run => {
                let (data, step) = run.into_line().into_steps();
                lanes.and_one(steps_in_lanes(data, (row.len, step), unit, &map, &fold), &fold)
            }
        };
        lanes.in_blocks(unit, &mut partials, &fold)
    });
    partials.with(lanes.in_one(&fold), &fold)
}

/// [`reduce`], compiled once per rank.
#[inline(never)]
fn reduce_rows<T: Copy, U: Copy, M: Fn(T) -> U, F: Fn(U, U) -> U, const R: usize>(
    data: &[T],
    nest: &Nest<R, 1>,
    unit: U,
    map: M,
    fold: F,
) -> U {
    lanes!(U, N => reduce::<_, _, _, _, R, N>(data, nest, unit, map, fold))
}

/// [`reduce`] of the short rows that [`rows`] returns, without a nest. It has a frame of its own in debug builds, which would keep the memory of all paths, for large elements too.
#[cfg_attr(debug_assertions, inline(never))]
#[cfg_attr(not(debug_assertions), inline(always))]
#[expect(clippy::indexing_slicing, reason = "a view that has elements has memory for all of its span")]
fn reduce_rows_apart<T: Copy, U: Copy>(
    data: &[T],
    (first, count, pitch, len): (usize, usize, isize, usize),
    unit: U,
    map: impl Fn(T) -> U,
    fold: impl Fn(U, U) -> U,
) -> U {
    let (mut partials, mut lanes, mut at) = (Partials::new(), FewLanes::new(unit), first);
    for _ in 0..count {
        lanes = lanes.and(&data[at..][..len], &map, &fold).in_blocks(unit, &mut partials, &fold);
        at = at.wrapping_add_signed(pitch);
    }
    partials.with(lanes.in_one(&fold), &fold)
}

/// [`reduce_rows`] of a layout whose type knows nothing. Most arrays are one slice: then nothing else is computed.
#[inline(never)]
#[expect(clippy::indexing_slicing, reason = "a view that has elements has memory for all of its span")]
fn reduce_dense<T: Copy, U: Copy, M: Fn(T) -> U, F: Fn(U, U) -> U, const R: usize>(
    data: &[T],
    layout: &Strided<R>,
    unit: U,
    map: M,
    fold: F,
) -> U {
    match slices([layout]) {
        Some(([first], len)) => {
            lanes!(U, N => slice_in_lanes::<_, _, _, _, N>(&data[first..][..len], unit, &map, &fold))
        }
        None => match (layout.extents().first(), layout.strides().first()) {
            (Some(&len @ 1..), Some(&stride)) if R == 1 => {
                let row = Row { offsets: [layout.base().cast_signed()], strides: [stride], len };
                let (data, step) = row.line(0, data).into_steps();
                steps_in_lanes(data, (len, step), unit, &map, &fold)
            }
            _ => reduce_apart(data, layout, unit, map, fold),
        },
    }
}

/// [`reduce_dense`] of elements in another order than the logical one, or apart: in the order that memory suggests.
#[inline(never)]
#[expect(clippy::indexing_slicing, reason = "a view that has elements has memory for all of its span")]
fn reduce_apart<T: Copy, U: Copy, M: Fn(T) -> U, F: Fn(U, U) -> U, const R: usize>(
    data: &[T],
    layout: &Strided<R>,
    unit: U,
    map: M,
    fold: F,
) -> U {
    if let Some((first, len @ 1..)) = dense(layout) {
        let all = &data[first.cast_unsigned()..][..len];
        return lanes!(U, N => slice_in_lanes::<_, _, _, _, N>(all, unit, &map, &fold));
    }
    match rows(layout) {
        // Short rows of part of a matrix, such as a tile, are as fast without a nest.
        Some((first, count, pitch, len @ 1..SHORT)) if count > 0 && is_small::<U>() => {
            reduce_rows_apart(data, (first, count, pitch, len), unit, map, fold)
        }
        _ => reduce_rows(data, &Nest::ordered([layout]), unit, map, fold),
    }
}

/// Folds what `map` returns for all elements of a layout into one value. The choice is made at compile time from what the type knows: a
/// slice goes to code that is compiled once for all shapes, few elements get a loop of their own.
#[inline(always)]
#[expect(clippy::indexing_slicing, reason = "a view that has elements has memory for all of its span")]
pub(crate) fn reduce_all<T: Copy, U: Copy, M: Fn(T) -> U, F: Fn(U, U) -> U, const R: usize, L: Layout<R>>(
    data: &[T],
    layout: &L,
    unit: U,
    map: M,
    fold: F,
) -> U {
    match <OneLayout<L> as TypedLoops<R, 1>>::KIND {
        kind::UNKNOWN => match (<OneLayout<L> as InOrder<R>>::SHORT_ROWS, rows(&layout.ranked())) {
            // The type knows how many rows there are and how long, as of a tile, so the loops are as long as constants.
            (Some((count, len)), Some((first, _, pitch, _))) if is_small::<U>() => {
                reduce_rows_apart(data, (first, count, pitch, len), unit, map, fold)
            }
            _ => reduce_dense(data, &layout.ranked(), unit, map, fold),
        },
        kind::SHARED => {
            let nest = <OneLayout<L> as TypedLoops<R, 1>>::NEST;
            reduce_rows(data, &nest, unit, map, fold)
        }
        kind::SLICE => {
            let [span] = <OneLayout<L> as TypedLoops<R, 1>>::SPANS;
            let all = &data[..span];
            if span >= 64 {
                return lanes!(U, N => slice_in_lanes::<_, _, _, _, N>(all, unit, &map, &fold));
            }
            let mut folded = unit;
            for element in all {
                folded = fold(folded, map(*element));
            }
            folded
        }
        _ => match <OneLayout<L> as InOrder<R>>::ROWS {
            Some(rows @ (_, 1.., _, 1..SHORT)) if is_small::<U>() => {
                reduce_rows_apart(data, rows, unit, map, fold)
            }
            _ => {
                let nest = <OneLayout<L> as TypedLoops<R, 1>>::NEST;
                lanes!(U, N => reduce::<_, _, _, _, R, N>(data, &nest, unit, map, fold))
            }
        },
    }
}

/// The sum of the products of the elements of two slices of the same length.
#[inline]
pub(crate) fn dot_slices<T: Copy + Zero + Mul<Output = T>>(left: &[T], right: &[T]) -> T {
    // A call costs as much as the products of few elements.
    if left.len() <= 16 {
        return few_products((left, right), T::zero());
    }
    lanes!(T, N => products_in_lanes::<_, N>((left, right), T::zero()))
}

/// The sum of the elements of a row: its memory, the offset of its first element, and its step.
pub(crate) fn sum_row<T: Copy + Zero>(len: usize, (data, base, step): (&[T], usize, isize)) -> T {
    match data.get(base..base.wrapping_add(len)) {
        Some(row) if step == 1 => {
            lanes!(T, N => slice_in_lanes::<_, _, _, _, N>(row, T::zero(), &identity, &T::add))
        }
        _ if len == 0 => T::zero(),
        _ => {
            let row = Row { offsets: [base.cast_signed()], strides: [step], len };
            let (data, step) = row.line(0, data).into_steps();
            steps_in_lanes(data, (len, step), T::zero(), &identity, &T::add)
        }
    }
}

/// A number of elements as a float.
pub(crate) fn count<T: Float>(count: usize) -> T {
    // Every integer converts to a float, rounded.
    num_traits::cast(count).unwrap_or_else(T::nan)
}

/// A float in which floats of up to two bytes are summed.
pub(crate) fn widened<T: Float>(element: T) -> f32 {
    element.to_f32().unwrap_or(f32::NAN)
}

/// The float nearest to a result of [`widened`] ones.
pub(crate) fn narrowed<T: Float>(wide: f32) -> T {
    num_traits::cast(wide).unwrap_or_else(T::nan)
}

/// A function after another. A function of its own: a closure in a method would have a type, and loops compiled for it, per layout.
#[inline(always)]
pub(crate) fn composed<T, U, V>(
    first: impl Fn(T) -> U + Copy,
    second: impl Fn(U) -> V + Copy,
) -> impl Fn(T) -> V + Copy {
    move |element| second(first(element))
}

/// The sum of the elements of a nest.
#[cfg(feature = "rayon")]
pub(crate) fn sum<T: Copy + Zero, const R: usize>(data: &[T], nest: &Nest<R, 1>) -> T {
    reduce_rows(data, nest, T::zero(), identity, T::add)
}
