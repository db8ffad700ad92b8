//! Running sums and products, differences, and general scans along an axis.

use core::ops::Sub;

use alloc::vec::Vec;

use smallvec::SmallVec;

use crate::{
    array::{Addend, DynView, Lend, Multiplicand, TensorBase},
    axis::AxisIn,
    extent::DynExtent,
    index::MemoryError,
    layout::{ByStrides, Mapping},
    loops::allocate::allocate,
    message::or_fail,
    private::Always,
    rearrange::resize,
    verbs::{
        TensorLike,
        copy::{
            pad::{Resized, ranked},
            pieces::{Along, pieces},
        },
        elementwise::{map::tensor, whole::fold_in_order},
    },
};

/// Extents of any rank.
type Numbers = SmallVec<[usize; 8]>;

/// The extent of an axis, and the product of the extents after it. They are those of an array, so products fit unless one is 0.
pub(crate) fn steps(extents: impl IntoIterator<Item = usize>, axis: usize) -> (usize, usize) {
    let mut extents = extents.into_iter().skip(axis);
    let extent = extents.next().unwrap_or(1);
    (extent, extents.fold(1, usize::saturating_mul))
}

/// The elements of a view, in logical order.
pub(crate) fn copied<T: Clone>(view: &DynView<'_, T>) -> Result<Vec<T>, MemoryError> {
    let along: SmallVec<[Along<'_>; 8]> = SmallVec::from_elem(Along::All, view.rank());
    // The product of the extents of an array fits.
    pieces(view, view.extents().product(), &along, None)
}

/// What a function accumulates along an axis, which is below the rank: each element with the result before it.
pub(crate) fn accumulated<T: Copy>(
    view: &DynView<'_, T>,
    axis: usize,
    fold: impl Fn(T, T) -> T,
) -> Result<Vec<T>, MemoryError> {
    let mut data = copied(view)?;
    let (extent, inner) = steps(view.extents(), axis);
    if data.is_empty() || size_of::<T>() == 0 {
        return Ok(data);
    }
    for block in data.chunks_exact_mut(extent.saturating_mul(inner)) {
        if inner == 1 {
            let mut elements = block.iter_mut();
            let Some(first) = elements.next() else { continue };
            elements.fold(*first, |folded, element| {
                *element = fold(folded, *element);
                *element
            });
            continue;
        }
        let mut rows = block.chunks_exact_mut(inner);
        let Some(mut last) = rows.next() else { continue };
        for row in rows {
            for (element, folded) in row.iter_mut().zip(&*last) {
                *element = fold(*folded, *element);
            }
            last = row;
        }
    }
    Ok(data)
}

/// The differences of neighbours along an axis, which is below the rank, taken a number of times; and their extents.
#[expect(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    reason = "overflow of elements is that of their type; a position of the result is at most that of the element that it is made of"
)]
pub(crate) fn differences<T: Copy + Sub<Output = T>>(
    view: &DynView<'_, T>,
    axis: usize,
    times: usize,
) -> Result<(Vec<T>, Numbers), MemoryError> {
    let mut data = copied(view)?;
    let mut extents: Numbers = view.extents().collect();
    let (mut extent, inner) = steps(view.extents(), axis);
    if let Some(to) = extents.get_mut(axis) {
        *to = resize::shortened(DynExtent::of_fitting(extent), times).get_known();
    }
    for _ in 0..times {
        if data.is_empty() {
            break;
        }
        let (block, mut to) = (extent * inner, 0);
        for start in (0..data.len()).step_by(block) {
            for at in start..start + block - inner {
                data[to] = data[at + inner] - data[at];
                to += 1;
            }
        }
        data.truncate(to);
        extent -= 1;
    }
    Ok((data, extents))
}

/// Scans along an axis.
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Mapping<R>> TensorBase<T, S, R, L> {
    /// An axis in, a tensor of the same extents with the sum of the elements up to each one along the axis out.
    ///
    /// The elements are added in the order of the axis. Overflow is that of `+`.
    ///
    /// # Panics
    ///
    /// Same panics as [`to_vec`](Self::to_vec).
    ///
    /// ```
    /// use shapewise::{Axis, View, shape};
    ///
    /// let memory = [1, 2, 3, 4, 5, 6];
    /// let matrix = View::new(&memory, shape![2, 3])?;
    /// assert_eq!(matrix.cumsum(Axis::<1>).as_slice(), [1, 3, 6, 4, 9, 15]);
    /// assert_eq!(matrix.cumsum(Axis::<0>).as_slice(), [1, 2, 3, 5, 7, 9]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// # Source
    ///
    /// NumPy, `cumsum`.
    #[doc(alias("cumulative_sum", "prefix_sum", "accumulate"))]
    #[must_use]
    #[track_caller]
    pub fn cumsum<X: AxisIn<R, Holds: Always>>(&'s self, axis: X) -> TensorLike<T, L, R>
    where
        L: ByStrides<R, Holds: Always>,
        T: Addend<Holds: Always>,
    {
        or_fail(self.try_cumsum(axis))
    }

    /// [`cumsum`](Self::cumsum), which returns an error.
    ///
    /// # Errors
    ///
    /// Same errors as [`try_to_vec`](Self::try_to_vec).
    pub fn try_cumsum<X: AxisIn<R, Holds: Always>>(
        &'s self,
        axis: X,
    ) -> Result<TensorLike<T, L, R>, MemoryError>
    where
        L: ByStrides<R, Holds: Always>,
        T: Addend<Holds: Always>,
    {
        Ok(tensor(accumulated(&self.dynamic(), axis.number(R), T::add)?, &self.extents()))
    }

    /// An axis in, a tensor of the same extents with the product of the elements up to each one along the axis out.
    ///
    /// # Panics
    ///
    /// Same panics as [`to_vec`](Self::to_vec).
    ///
    /// ```
    /// use shapewise::{Axis, View, shape};
    ///
    /// let row = View::new(&[1, 2, 3, 4], shape![4])?;
    /// assert_eq!(row.cumprod(Axis::<0>).as_slice(), [1, 2, 6, 24]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// # Source
    ///
    /// NumPy, `cumprod`.
    #[doc(alias("cumulative_product", "cumulative_prod"))]
    #[must_use]
    #[track_caller]
    pub fn cumprod<X: AxisIn<R, Holds: Always>>(&'s self, axis: X) -> TensorLike<T, L, R>
    where
        L: ByStrides<R, Holds: Always>,
        T: Multiplicand<Holds: Always>,
    {
        or_fail(self.try_cumprod(axis))
    }

    /// [`cumprod`](Self::cumprod), which returns an error.
    ///
    /// # Errors
    ///
    /// Same errors as [`try_to_vec`](Self::try_to_vec).
    pub fn try_cumprod<X: AxisIn<R, Holds: Always>>(
        &'s self,
        axis: X,
    ) -> Result<TensorLike<T, L, R>, MemoryError>
    where
        L: ByStrides<R, Holds: Always>,
        T: Multiplicand<Holds: Always>,
    {
        Ok(tensor(accumulated(&self.dynamic(), axis.number(R), T::mul)?, &self.extents()))
    }

    /// An axis, a start value and a function in, a tensor of the same extents out: at the beginning of the axis what the function returns
    /// for the start value and the element, then what it returns for the result before and the element. It is
    /// [`fold_axis`](Self::fold_axis) with all results on the way. The function is called for the elements in logical order.
    ///
    /// # Panics
    ///
    /// Same panics as [`to_vec`](Self::to_vec).
    ///
    /// ```
    /// use shapewise::{Axis, View, shape};
    ///
    /// let digits = View::new(&[1, 2, 3, 4], shape![2, 2])?;
    /// let numbers = digits.scan_axis(Axis::<1>, 0, |number, digit| number * 10 + digit);
    /// assert_eq!(numbers.as_slice(), [1, 12, 3, 34]);
    /// // The greatest so far.
    /// let greatest = digits.scan_axis(Axis::<0>, i32::MIN, |most, x| *most.max(x));
    /// assert_eq!(greatest.as_slice(), [1, 2, 3, 4]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias("accumulate", "associative_scan"))]
    #[must_use]
    #[track_caller]
    pub fn scan_axis<X: AxisIn<R, Holds: Always>, U>(
        &'s self,
        axis: X,
        init: U,
        fold: impl FnMut(&U, &'a T) -> U,
    ) -> TensorLike<U, L, R> {
        or_fail(self.try_scan_axis(axis, init, fold))
    }

    /// [`scan_axis`](Self::scan_axis), which returns an error if the results do not fit in memory. The function is not called then.
    ///
    /// # Errors
    ///
    /// Same errors as [`try_to_vec`](Self::try_to_vec).
    pub fn try_scan_axis<X: AxisIn<R, Holds: Always>, U>(
        &'s self,
        axis: X,
        init: U,
        mut fold: impl FnMut(&U, &'a T) -> U,
    ) -> Result<TensorLike<U, L, R>, MemoryError> {
        let (extent, inner) = steps(self.extents(), axis.number(R));
        let mut all: Vec<U> = allocate(self.element_count())?;
        let (mut place, block) = (0_usize, extent.saturating_mul(inner));
        fold_in_order(self.data.lend(), &self.layout, (), |(), element| {
            // At the beginning of the axis there is no result before.
            let before = if place < inner { None } else { all.get(all.len().wrapping_sub(inner)) };
            let folded = fold(before.unwrap_or(&init), element);
            all.push(folded);
            place = place.wrapping_add(1);
            if place == block {
                place = 0;
            }
        });
        Ok(tensor(all, &self.extents()))
    }

    /// An axis and a number in, a tensor of the differences of neighbours along the axis out, taken this many times: `[1, 4, 9]` once is
    /// `[3, 5]`, twice `[2]`. Extents `[m, n]` along axis 1 become `[m, n - times]`, or `[m, 0]`. What the type knows of the other
    /// extents stays in the type.
    ///
    /// Overflow is that of `-`, so differences of unsigned integers must not be negative.
    ///
    /// # Panics
    ///
    /// Same panics as [`to_vec`](Self::to_vec).
    ///
    /// ```
    /// use shapewise::{Axis, View, shape};
    ///
    /// let squares = View::new(&[1, 4, 9, 16], shape![4])?;
    /// assert_eq!(squares.diff(Axis::<0>, 1).as_slice(), [3, 5, 7]);
    /// assert_eq!(squares.diff(Axis::<0>, 2).as_slice(), [2, 2]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// # Source
    ///
    /// NumPy, `diff`.
    #[must_use]
    #[track_caller]
    pub fn diff<X: AxisIn<R, Holds: Always>>(&'s self, axis: X, times: usize) -> Resized<T, X, L, R>
    where
        L: ByStrides<R, Holds: Always>,
        T: Copy + Sub<Output = T>,
    {
        or_fail(self.try_diff(axis, times))
    }

    /// [`diff`](Self::diff), which returns an error.
    ///
    /// # Errors
    ///
    /// Same errors as [`try_to_vec`](Self::try_to_vec).
    pub fn try_diff<X: AxisIn<R, Holds: Always>>(
        &'s self,
        axis: X,
        times: usize,
    ) -> Result<Resized<T, X, L, R>, MemoryError>
    where
        L: ByStrides<R, Holds: Always>,
        T: Copy + Sub<Output = T>,
    {
        let (data, extents) = differences(&self.dynamic(), axis.number(R), times)?;
        Ok(tensor(data, &ranked(&extents)))
    }
}
