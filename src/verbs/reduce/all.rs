//! One value from all elements: sums, products, means, and tests on any or all elements.
//!
//! Elements are visited in no specified order. A sum is made of several partial sums (lanes), so that those of floats also fill
//! entire registers. A lane adds every 32nd element of up to 4 bytes, every 16th of up to 8 bytes, every 8th of more. After 64 additions to
//! each lane a block ends; blocks are added in pairs.
#![expect(
    clippy::arithmetic_side_effects,
    reason = "overflow in the arithmetic of elements is that of the element type; positions in a row are below its length"
)]

#[cfg(feature = "alloc")]
use core::ops::Mul;
use core::{convert::identity, ops::Add};

#[cfg(feature = "alloc")]
use num_traits::Zero;
use num_traits::{AsPrimitive, One};

#[cfg(feature = "alloc")]
use crate::loops::lanes::pairs_in_lanes;
use crate::{
    array::{Float, Lend, Summand, TensorBase},
    layout::{
        Layout, Mapping, Strided,
        nest::{Nest, Run, dense},
    },
    loops::{
        known::{Loops, Single, ordered, way},
        lanes::{Size, lanes, places_in_lanes, slice_in_lanes},
        partials::{Block, Partials},
    },
    private::Always,
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
    // For so few elements the lanes cost more than they save.
    let block = if nest.axis_from_last(1).0 < 2 * N {
        nest.fold(Block::new(unit), |block, row| {
            let of_row = row.run(0, data).fold(row.len, unit, |folded, element| fold(folded, map(*element)));
            block.and(of_row, unit, &mut partials, &fold)
        })
    } else {
        nest.fold(Block::new(unit), |block, row| {
            let of_row = match row.run(0, data) {
                Run::Slice(row) => slice_in_lanes::<_, _, _, _, N>(row, unit, &map, &fold),
                run => places_in_lanes(row.len, unit, |at| map(*run.at(at)), &fold),
            };
            block.and(of_row, unit, &mut partials, &fold)
        })
    };
    block.with(&partials, &fold)
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

/// [`reduce_rows`] in the order that memory suggests.
#[inline(never)]
fn reduce_ordered<T: Copy, U: Copy, M: Fn(T) -> U, F: Fn(U, U) -> U, const R: usize>(
    data: &[T],
    layout: &Strided<R>,
    unit: U,
    map: M,
    fold: F,
) -> U {
    reduce_rows(data, &Nest::ordered([layout]), unit, map, fold)
}

/// [`reduce_ordered`]. If all elements are one slice, as in most arrays, there are no loops over rows to begin.
#[inline(never)]
#[expect(clippy::indexing_slicing, reason = "a view that has elements has memory for all of its span")]
fn reduce_dense<T: Copy, U: Copy, M: Fn(T) -> U, F: Fn(U, U) -> U, const R: usize>(
    data: &[T],
    layout: &Strided<R>,
    unit: U,
    map: M,
    fold: F,
) -> U {
    match dense(layout) {
        Some((first, len @ 64..)) => {
            let all = &data[first.cast_unsigned()..][..len];
            lanes!(U, N => slice_in_lanes::<_, _, _, _, N>(all, unit, &map, &fold))
        }
        _ => reduce_ordered(data, layout, unit, map, fold),
    }
}

/// Folds what `map` returns for all elements of a layout into one value. The choice is made at compile time from what the type knows: a
/// slice goes to code that is compiled once for all shapes, few elements get a loop of their own.
#[inline(always)]
#[expect(clippy::indexing_slicing, reason = "a view that has elements has memory for all of its span")]
pub(crate) fn reduce_all<T: Copy, U: Copy, M: Fn(T) -> U, F: Fn(U, U) -> U, const R: usize, L: Mapping<R>>(
    data: &[T],
    layout: &L,
    unit: U,
    map: M,
    fold: F,
) -> U {
    if !L::HAS_STRIDES {
        let mut partials = Partials::new();
        let block = layout.fold_unstrided(Block::new(unit), |block, offset| {
            block.and(map(data[offset]), unit, &mut partials, &fold)
        });
        return block.with(&partials, &fold);
    }
    match <Single<L::Seen> as Loops<R, 1>>::WAY {
        way::UNKNOWN => reduce_dense(data, &layout.seen().ranked(), unit, map, fold),
        way::SHARED => {
            let nest = <Single<L::Seen> as Loops<R, 1>>::NEST;
            reduce_rows(data, &nest, unit, map, fold)
        }
        way::SLICE => {
            let [span] = <Single<L::Seen> as Loops<R, 1>>::SPANS;
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
        _ => {
            let nest = <Single<L::Seen> as Loops<R, 1>>::NEST;
            lanes!(U, N => reduce::<_, _, _, _, R, N>(data, &nest, unit, map, fold))
        }
    }
}

/// The sum of the products of the elements of two slices of the same length.
#[cfg(feature = "alloc")]
pub(crate) fn dot_slices<T: Copy + Zero + Mul<Output = T>>(left: &[T], right: &[T]) -> T {
    lanes!(T, N => pairs_in_lanes::<_, _, _, N>((left, right), T::zero(), &T::mul, &T::add))
}

/// The sum of the elements of a row: its memory, the offset of its first element, and its step.
#[cfg(feature = "alloc")]
pub(crate) fn sum_row<T: Copy + Zero>(len: usize, (data, base, step): (&[T], usize, isize)) -> T {
    match data.get(base..base.wrapping_add(len)) {
        Some(row) if step == 1 => {
            lanes!(T, N => slice_in_lanes::<_, _, _, _, N>(row, T::zero(), &identity, &T::add))
        }
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

/// The mean of what `map` returns for all elements of a layout, which are `terms`.
#[inline(always)]
fn mean<T: Copy, U: Float, const R: usize, L: Mapping<R>>(
    data: &[T],
    layout: &L,
    terms: usize,
    map: impl Fn(T) -> U + Copy,
) -> U {
    if Size::<U>::IS_HALF {
        let sum = reduce_all(data, layout, 0.0, composed(map, widened), f32::add);
        return narrowed(sum / count::<f32>(terms));
    }
    reduce_all(data, layout, U::zero(), map, U::add) / count(terms)
}

/// A function after another. A function of its own: a closure in [`mean`] would have a type, and loops compiled for it, per layout.
#[inline(always)]
fn composed<T, U, V>(
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

impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Mapping<R>> TensorBase<T, S, R, L> {
    /// The sum of all elements; 0 if there are none.
    ///
    /// The order of the additions is not specified. A sum of floats differs from that of a plain loop by rounding. It is made of blocks, which
    /// are added in pairs, so rounding errors grow as the logarithm of the number of elements, and not as the number. So are means, sums along
    /// axes and inner products, but not products of matrices.
    ///
    /// Elements are added in their own type: sums of small integers overflow, and [`sum_as::<u64>()`](Self::sum_as) converts them.
    ///
    /// # Panics
    ///
    /// If integers overflow where `+` panics, as in a debug build. In a release build the sum wraps. A partial sum may overflow even if the
    /// sum does not.
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
        reduce_all(self.data.lend(), &self.layout, T::zero(), identity, T::add)
    }

    /// The sum of all elements, each converted to the number `U` first; 0 if there are none: the sum of small integers. The order is not
    /// specified, as in [`sum`](Self::sum).
    ///
    /// # Panics
    ///
    /// Same panics as [`sum`](Self::sum), of `U`.
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// let pixels = View::new(&[250_u8, 255, 1, 2], [2, 2])?;
    /// assert_eq!(pixels.sum_as::<u32>(), 508);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// # Source
    ///
    /// NumPy, `sum` with `dtype`. The conversion is that of `as`.
    #[doc(alias("reduce_sum", "sum"))]
    #[must_use]
    #[inline]
    pub fn sum_as<U: Copy + Summand<Holds: Always> + 'static>(&'s self) -> U
    where
        T: AsPrimitive<U>,
    {
        reduce_all(self.data.lend(), &self.layout, U::zero(), T::as_, U::add)
    }

    /// The product of all elements; 1 if there are none. The order is not specified, as in [`sum`](Self::sum).
    ///
    /// # Panics
    ///
    /// If integers overflow where `*` panics.
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
        reduce_all(self.data.lend(), &self.layout, T::one(), identity, T::mul)
    }

    /// The arithmetic mean of all elements, which are floats: their sum divided by their number; NaN if there are none. The order
    /// is not specified, as in [`sum`](Self::sum). Floats of up to two bytes, as `f16`, are added in `f32`.
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
        mean(self.data.lend(), &self.layout, self.element_count(), identity)
    }

    /// The arithmetic mean of all elements, each converted to the float `F` first: the mean of integers. NaN if there are none.
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// assert_eq!(View::new(&[1, 2, 4, 250_u8], [4])?.mean_as::<f64>(), 64.25);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// # Source
    ///
    /// NumPy, `mean` with `dtype`.
    #[doc(alias("average", "mean"))]
    #[must_use]
    #[inline]
    pub fn mean_as<F: Float<Holds: Always> + 'static>(&'s self) -> F
    where
        T: AsPrimitive<F>,
    {
        mean(self.data.lend(), &self.layout, self.element_count(), T::as_)
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
