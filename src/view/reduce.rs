//! One value from all elements: sums, products, means, and tests on any or all elements.
//!
//! Elements are visited in no specified order. A sum is made of several partial sums (lanes), so that those of floats also fill
//! entire registers. A lane adds every 32nd element of up to 4 bytes, every 16th of up to 8 bytes, every 8th of more.
#![expect(
    clippy::arithmetic_side_effects,
    reason = "overflow in the arithmetic of elements is that of the element type; positions in a row are below its length"
)]

use core::marker::PhantomData;
#[cfg(feature = "alloc")]
use core::ops::Mul;

use num_traits::One;
#[cfg(feature = "alloc")]
use num_traits::Zero;

use super::{
    Float, Lend, Summand, TensorBase,
    known::{Loops, Single, ordered, way},
};
use crate::{
    layout::nest::{Nest, Run, dense},
    layout::{Layout, Mapping, Strided},
    private::Always,
};

/// The number of lanes for elements of a row that are not side by side. They are loaded one by one, and each lane waits for its
/// last addition.
const APART: usize = 4;

/// Whether a plain loop is faster than lanes. The sum of integers does not depend on the order, so the compiler splits the loop
/// itself, and lanes prevent that (12 times as slow with AVX-512). With 16-byte registers alone the compiler makes too few parts
/// (twice as slow as lanes). The test is by name, because nothing else identifies an arbitrary type. Another type with one of these
/// names costs time and nothing else.
#[inline(always)]
fn is_plain<T>() -> bool {
    if cfg!(all(target_arch = "x86_64", not(target_feature = "avx2"))) {
        return false;
    }
    matches!(
        core::any::type_name::<T>(),
        "i8" | "i16" | "i32" | "i64" | "i128" | "isize" | "u8" | "u16" | "u32" | "u64" | "u128" | "usize"
    )
}

/// Folds the elements of a slice, in `N` lanes where that helps.
///
/// A separate function for all layouts: inside the loops over rows the compiler keeps each lane in its own register and not several
/// in one (9 times as slow with AVX2), and this is compiled once for all shapes. The lanes are combined one by one: combined by
/// halves, the compiler shuffles in the entire loop (5 times as slow).
#[inline(never)]
pub(super) fn slice_in_lanes<T: Copy, F: Fn(T, T) -> T, const N: usize>(row: &[T], start: T, fold: &F) -> T {
    if is_plain::<T>() {
        return row.iter().fold(start, |folded, element| fold(folded, *element));
    }
    let (blocks, rest) = row.as_chunks::<N>();
    let mut lanes = [start; N];
    for block in blocks {
        for (lane, element) in lanes.iter_mut().zip(block) {
            *lane = fold(*lane, *element);
        }
    }
    // The remainder is added to none of the lanes: those are in registers and cannot be indexed.
    let folded = lanes.into_iter().fold(start, fold);
    rest.iter().fold(folded, |folded, element| fold(folded, *element))
}

/// [`slice_in_lanes`] of the results of a function for the pairs of two slices of the same length.
#[inline(never)]
pub(super) fn pairs_in_lanes<T: Copy, M: Fn(T, T) -> T, F: Fn(T, T) -> T, const N: usize>(
    (left, right): (&[T], &[T]),
    start: T,
    map: &M,
    fold: &F,
) -> T {
    if is_plain::<T>() {
        return left.iter().zip(right).fold(start, |folded, (left, right)| fold(folded, map(*left, *right)));
    }
    let ((left, rest), (right, others)) = (left.as_chunks::<N>(), right.as_chunks::<N>());
    let mut lanes = [start; N];
    for (left, right) in left.iter().zip(right) {
        for ((lane, left), right) in lanes.iter_mut().zip(left).zip(right) {
            *lane = fold(*lane, map(*left, *right));
        }
    }
    let folded = lanes.into_iter().fold(start, fold);
    rest.iter().zip(others).fold(folded, |folded, (left, right)| fold(folded, map(*left, *right)))
}

/// Folds the results of a function for each position in a row, in a few lanes.
#[inline(always)]
pub(super) fn places_in_lanes<T: Copy, F: Fn(T, T) -> T>(
    len: usize,
    start: T,
    at: impl Fn(usize) -> T,
    fold: &F,
) -> T {
    let (mut lanes, mut place) = ([start; APART], 0);
    while len - place >= APART {
        for (lane, to) in lanes.iter_mut().enumerate() {
            *to = fold(*to, at(place + lane));
        }
        place += APART;
    }
    for (lane, place) in lanes.iter_mut().zip(place..len) {
        *lane = fold(*lane, at(place));
    }
    lanes.into_iter().fold(start, fold)
}

/// The sizes of elements that matter, as constants of the type alone: in a function they would be constants of each of its layouts.
pub(super) struct Size<T>(PhantomData<T>);

impl<T> Size<T> {
    /// Up to 4 bytes.
    pub(super) const IS_SMALL: bool = size_of::<T>() <= 4;
    /// Up to 8 bytes.
    pub(super) const IS_MIDDLE: bool = size_of::<T>() <= 8;
}

/// As many lanes as fill some registers. Only the branch of the element's size is compiled.
macro_rules! lanes {
    ($element:ty, $lanes:ident => $folded:expr) => {
        if $crate::view::reduce::Size::<$element>::IS_SMALL {
            const $lanes: usize = 32;
            $folded
        } else if $crate::view::reduce::Size::<$element>::IS_MIDDLE {
            const $lanes: usize = 16;
            $folded
        } else {
            const $lanes: usize = 8;
            $folded
        }
    };
}

pub(super) use lanes;

/// Folds all elements into one, in several lanes; `start` is the neutral element of `fold`.
#[inline(always)]
fn reduce<T: Copy, F: Fn(T, T) -> T, const R: usize, const N: usize>(
    data: &[T],
    nest: &Nest<R, 1>,
    start: T,
    fold: F,
) -> T {
    // For so few elements the lanes cost more than they save.
    if nest.axis_from_last(1).0 < 2 * N {
        return nest.fold(start, |folded, row| {
            row.run(0, data).fold(row.len, folded, |folded, element| fold(folded, *element))
        });
    }
    nest.fold(start, |folded, row| {
        let of_row = match row.run(0, data) {
            Run::Slice(row) => slice_in_lanes::<_, _, N>(row, start, &fold),
            run => places_in_lanes(row.len, start, |at| *run.at(at), &fold),
        };
        fold(folded, of_row)
    })
}

/// [`reduce`], compiled once per rank.
#[inline(never)]
fn reduce_rows<T: Copy, F: Fn(T, T) -> T, const R: usize>(
    data: &[T],
    nest: &Nest<R, 1>,
    start: T,
    fold: F,
) -> T {
    lanes!(T, N => reduce::<_, _, R, N>(data, nest, start, fold))
}

/// [`reduce_rows`] in the order that memory suggests.
#[inline(never)]
fn reduce_ordered<T: Copy, F: Fn(T, T) -> T, const R: usize>(
    data: &[T],
    layout: &Strided<R>,
    start: T,
    fold: F,
) -> T {
    reduce_rows(data, &Nest::ordered([layout]), start, fold)
}

/// [`reduce_ordered`]. If all elements are one slice, as in most arrays, there are no loops over rows to begin.
#[inline(never)]
#[expect(clippy::indexing_slicing, reason = "a view that has elements has memory for all of its span")]
fn reduce_dense<T: Copy, F: Fn(T, T) -> T, const R: usize>(
    data: &[T],
    layout: &Strided<R>,
    start: T,
    fold: F,
) -> T {
    match dense(layout) {
        Some((first, len @ 64..)) => {
            let all = &data[first.cast_unsigned()..][..len];
            lanes!(T, N => slice_in_lanes::<_, _, N>(all, start, &fold))
        }
        _ => reduce_ordered(data, layout, start, fold),
    }
}

/// Folds all elements of a layout into one. The choice is made at compile time from what the type knows: a slice goes to code that
/// is compiled once for all shapes, few elements get a loop of their own.
#[inline(always)]
#[expect(clippy::indexing_slicing, reason = "a view that has elements has memory for all of its span")]
pub(super) fn reduce_all<T: Copy, F: Fn(T, T) -> T, const R: usize, L: Mapping<R>>(
    data: &[T],
    layout: &L,
    start: T,
    fold: F,
) -> T {
    if !L::HAS_STRIDES {
        return layout.fold_unstrided(start, |folded, offset| fold(folded, data[offset]));
    }
    match <Single<L::Seen> as Loops<R, 1>>::WAY {
        way::UNKNOWN => reduce_dense(data, &layout.seen().ranked(), start, fold),
        way::SHARED => {
            let nest = <Single<L::Seen> as Loops<R, 1>>::NEST;
            reduce_rows(data, &nest, start, fold)
        }
        way::SLICE => {
            let [span] = <Single<L::Seen> as Loops<R, 1>>::SPANS;
            let all = &data[..span];
            if span >= 64 {
                return lanes!(T, N => slice_in_lanes::<_, _, N>(all, start, &fold));
            }
            let mut folded = start;
            for element in all {
                folded = fold(folded, *element);
            }
            folded
        }
        _ => {
            let nest = <Single<L::Seen> as Loops<R, 1>>::NEST;
            lanes!(T, N => reduce::<_, _, R, N>(data, &nest, start, fold))
        }
    }
}

/// The sum of the products of the elements of two slices of the same length.
#[cfg(feature = "alloc")]
pub(super) fn dot_slices<T: Copy + Zero + Mul<Output = T>>(left: &[T], right: &[T]) -> T {
    lanes!(T, N => pairs_in_lanes::<_, _, _, N>((left, right), T::zero(), &T::mul, &T::add))
}

/// The sum of the elements of a row: its memory, the offset of its first element, and its step.
#[cfg(feature = "alloc")]
pub(super) fn sum_row<T: Copy + Zero>(len: usize, (data, base, step): (&[T], usize, isize)) -> T {
    match data.get(base..base.wrapping_add(len)) {
        Some(row) if step == 1 => lanes!(T, N => slice_in_lanes::<_, _, N>(row, T::zero(), &T::add)),
        _ => {
            let at = |place: usize| base.wrapping_add_signed(step.wrapping_mul(place.cast_signed()));
            places_in_lanes(
                len,
                T::zero(),
                |place| data.get(at(place)).copied().unwrap_or_else(T::zero),
                &T::add,
            )
        }
    }
}

/// A number of elements as a float.
pub(super) fn count<T: Float>(count: usize) -> T {
    // Every integer converts to a float, rounded.
    num_traits::cast(count).unwrap_or_else(T::nan)
}

/// The sum of the elements of a nest.
#[cfg(feature = "rayon")]
pub(super) fn sum<T: Copy + Zero, const R: usize>(data: &[T], nest: &Nest<R, 1>) -> T {
    reduce_rows(data, nest, T::zero(), T::add)
}

impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Mapping<R>> TensorBase<T, S, R, L> {
    /// The sum of all elements; 0 if there are none.
    ///
    /// The order of the additions is not specified. A sum of floats therefore differs from that of a plain loop by rounding, and is
    /// usually nearer to the true sum. Overflow is that of `+`; a partial sum may overflow even if the sum does not.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{View, s, shape};
    ///
    /// let memory = [1.0, 2.0, 3.0, 4.0];
    /// let matrix = View::new(&memory, shape![2, 2])?;
    /// assert_eq!(matrix.sum(), 10.0);
    /// assert_eq!(matrix.slice(s![:, 1]).sum(), 6.0);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias = "reduce_sum")]
    #[must_use]
    #[inline]
    pub fn sum(&'s self) -> T
    where
        T: Copy + Summand<Holds: Always>,
    {
        reduce_all(self.data.lend(), &self.layout, T::zero(), T::add)
    }

    /// The product of all elements; 1 if there are none. The order is not specified, as in [`sum`](Self::sum).
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// assert_eq!(View::new(&[2, 3, 7], [3])?.product(), 42);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias = "prod")]
    #[doc(alias = "reduce_prod")]
    #[must_use]
    #[inline]
    pub fn product(&'s self) -> T
    where
        T: Copy + One,
    {
        reduce_all(self.data.lend(), &self.layout, T::one(), T::mul)
    }

    /// The arithmetic mean of all elements, which are floats: their sum divided by their number; NaN if there are none. The order
    /// is not specified, as in [`sum`](Self::sum).
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// assert_eq!(View::new(&[1.0, 2.0, 6.0], [3])?.mean(), 3.0);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias = "average")]
    #[doc(alias = "reduce_mean")]
    #[must_use]
    #[inline]
    pub fn mean(&'s self) -> T
    where
        T: Float<Holds: Always>,
    {
        self.sum() / count(self.element_count())
    }

    /// Whether `is` holds for any element; `false` if there are none. The order is not specified; `is` is not called again after it
    /// holds.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// let memory = [1.0, f32::NAN, 2.0];
    /// assert!(View::new(&memory, [3])?.any(|x| x.is_nan()));
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias = "reduce_or")]
    #[inline]
    pub fn any(&'s self, mut is: impl FnMut(&'a T) -> bool) -> bool {
        if !L::HAS_STRIDES {
            return self.iter().any(is);
        }
        let data = self.data.lend();
        ordered(&self.layout).any(|row| match row.run(0, data) {
            Run::Slice(row) => row.iter().any(&mut is),
            run => (0..row.len).any(|at| is(run.at(at))),
        })
    }

    /// Whether `is` holds for all elements; `true` if there are none. The order is not specified; `is` is not called again after it
    /// fails.
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// assert!(View::new(&[1, 2, 3], [3])?.all(|x| *x > 0));
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias = "reduce_and")]
    #[inline]
    pub fn all(&'s self, mut is: impl FnMut(&'a T) -> bool) -> bool {
        !self.any(|element| !is(element))
    }
}
