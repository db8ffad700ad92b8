//! Running sums and products, differences, and general scans along an axis.

use core::ops::{Add, Mul, Sub};

use alloc::vec::Vec;

use smallvec::SmallVec;

use crate::{
    array::{
        Addend, DynArrayError, DynBase, DynTensor, DynView, Lend, Multiplicand, Storage, TensorBase,
        access::append::append_pairs,
    },
    axis::{self, AxisArgument, one},
    extent::DynExtent,
    index::MemoryError,
    layout::{AxesOf, Layout},
    loops::allocate::{allocate, is_sizeless},
    message::or_fail,
    private::{Delayed, Internal},
    rearrange::resize,
    types::AxisList,
    verbs::{
        AlongAxis, AxisVerb, ElementAlong,
        along::{AlongDelayed, Elements, axis_verbs, extent_and_inner, resized, same_extents},
        copy::pieces::{AxisCoordinates, pieces},
        elementwise::whole::fold_in_order,
    },
};

axis_verbs! {
    /// The sum of the elements up to each one along an axis: [`cumsum`](TensorBase::cumsum).
    Cumsum: DynArrayError;
    /// The product of the elements up to each one along an axis: [`cumprod`](TensorBase::cumprod).
    Cumprod: DynArrayError;
}

same_extents! {
    [T: Addend, X] Cumsum, T => T, |_, array, axis| accumulated(array, axis, T::add)?;
    [T: Multiplicand, X] Cumprod, T => T, |_, array, axis| accumulated(array, axis, T::mul)?;
    [T, U, X] Scanned<U>, T => U, |Scanned(all), _, _| all;
}

axis_verbs! {
    /// The differences of neighbours along an axis, taken this many times: [`diff`](TensorBase::diff).
    Diff(usize): DynArrayError;
}

impl<T: Copy + Sub<Output = T>, X: AxisArgument> ElementAlong<Diff, X> for T {
    type Element = T;
    type Extents<L: Layout<R>, const R: usize> = <one::ResizedList<X, AxesOf<L, R>> as AxisList>::Extents<R>;

    fn run(
        Diff(times): Diff,
        array: &DynView<'_, T>,
        axis: usize,
        _: Internal,
    ) -> Result<Elements<T>, DynArrayError> {
        differences(array, axis, times)
    }
}

/// The results of a function along an axis: [`scan_axis`](TensorBase::scan_axis).
#[cfg_attr(doc, doc(hidden))]
#[derive(Debug)]
pub struct Scanned<U>(Vec<U>);

impl<U> AxisVerb for Scanned<U> {
    type Error = DynArrayError;
}

/// The elements of a view, in logical order.
pub(crate) fn copied_view<T: Clone>(view: &DynView<'_, T>) -> Result<Vec<T>, MemoryError> {
    if let Some(slice) = view.try_as_slice().filter(|_| !is_sizeless::<T>()) {
        let mut all = allocate(slice.len())?;
        all.extend_from_slice(slice);
        return Ok(all);
    }
    let along: SmallVec<[AxisCoordinates<'_>; 8]> = SmallVec::from_elem(AxisCoordinates::All, view.rank());
    // The product of the extents of an array fits.
    pieces(view, view.extents().product(), &along, None)
}

/// What a function accumulates along an axis, which is below the rank: each element with the result before it.
fn accumulated<T: Copy>(
    view: &DynView<'_, T>,
    axis: usize,
    fold: impl Fn(T, T) -> T,
) -> Result<Vec<T>, MemoryError> {
    let mut data = copied_view(view)?;
    let (extent, inner) = extent_and_inner(view.extents(), axis);
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
fn differences<T: Copy + Sub<Output = T>>(
    view: &DynView<'_, T>,
    axis: usize,
    times: usize,
) -> Result<Elements<T>, DynArrayError> {
    let mut data = copied_view(view)?;
    let (mut extent, inner) = extent_and_inner(view.extents(), axis);
    let shortened = resize::shortened(DynExtent::of_fitting(extent), times).get_known();
    let (extents, _) = resized(view, axis, shortened)?;
    for _ in 0..times {
        if data.is_empty() {
            break;
        }
        let mut differences = allocate(data.len() / extent * (extent - 1))?;
        for block in data.chunks_exact(extent * inner) {
            append_pairs(&mut differences, (&block[inner..], block), |next, last| *next - *last);
        }
        data = differences;
        extent -= 1;
    }
    Ok((data, extents))
}

/// What a function returns for the result before it along an axis, which is below the rank, and each element.
fn scanned<'a, T: 'a, U>(
    view: &DynView<'a, T>,
    axis: usize,
    init: U,
    mut fold: impl FnMut(&U, &'a T) -> U,
) -> Result<Vec<U>, MemoryError> {
    let (extent, inner) = extent_and_inner(view.extents(), axis);
    let mut all: Vec<U> = allocate(view.extents().product())?;
    let (mut place, block) = (0_usize, extent.saturating_mul(inner));
    view.each_part(|part| {
        fold_in_order(part.data, &part.layout, (), |(), element| {
            // At the beginning of the axis there is no result before.
            let before = if place < inner { None } else { all.get(all.len().wrapping_sub(inner)) };
            let folded = fold(before.unwrap_or(&init), element);
            all.push(folded);
            place = place.wrapping_add(1);
            if place == block {
                place = 0;
            }
        });
    });
    Ok(all)
}

/// # Accumulate
impl<T, S: Storage<T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns the sum of the elements up to each one along an axis, in a `Tensor<T, R>` of the same extents.
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
    /// # In other libraries
    ///
    /// NumPy, `cumsum`.
    #[doc(alias("cumulative_sum", "prefix_sum", "accumulate", "accumulate_axis_inplace"))]
    #[must_use]
    #[track_caller]
    pub fn cumsum<X: AlongAxis<Cumsum, T, R>>(&self, axis: X) -> X::Out<L> {
        or_fail(self.run_along(axis, Cumsum))
    }

    /// Returns the product of the elements up to each one along an axis, in a `Tensor<T, R>` of the same extents.
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
    /// # In other libraries
    ///
    /// NumPy, `cumprod`.
    #[doc(alias("cumulative_product", "cumulative_prod"))]
    #[must_use]
    #[track_caller]
    pub fn cumprod<X: AlongAxis<Cumprod, T, R>>(&self, axis: X) -> X::Out<L> {
        or_fail(self.run_along(axis, Cumprod))
    }

    /// Returns the differences of neighbours along an axis as a `Tensor<T, R>`, taken a number of times: `[1, 4, 9]` once is `[3, 5]`, twice `[2]`. Extents
    /// `[m, n]` along axis 1 become `[m, n - times]`, or `[m, 0]`. What the type knows of the other extents stays in the type.
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
    /// # In other libraries
    ///
    /// NumPy, `diff`.
    #[doc(alias = "ediff1d")]
    #[must_use]
    #[track_caller]
    pub fn diff<X: AlongAxis<Diff, T, R>>(&self, axis: X, times: usize) -> X::Out<L> {
        or_fail(self.run_along(axis, Diff(times)))
    }
}

impl<T, S: Storage<T>> DynBase<T, S> {
    /// Returns the sum of the elements up to each one along an axis, in a tensor of the same shape.
    ///
    /// # Errors
    ///
    /// [`DynArrayError::NoSuchAxis`] if the rank does not have the axis, [`DynArrayError::Memory`] if there is not enough memory.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let row = DynView::new(&[1, 2, 3], [3])?;
    /// assert_eq!(row.cumsum(-1)?.as_slice(), [1, 3, 6]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn cumsum(&self, axis: isize) -> Result<DynTensor<T>, DynArrayError>
    where
        T: Copy + Add<Output = T>,
    {
        self.run_along(axis, Cumsum)
    }

    /// Returns the product of the elements up to each one along an axis, in a tensor of the same shape.
    ///
    /// # Errors
    ///
    /// Same errors as [`cumsum`](Self::cumsum).
    pub fn cumprod(&self, axis: isize) -> Result<DynTensor<T>, DynArrayError>
    where
        T: Copy + Mul<Output = T>,
    {
        self.run_along(axis, Cumprod)
    }

    /// Returns the differences of neighbours along an axis, taken a number of times.
    ///
    /// # Errors
    ///
    /// Same errors as [`cumsum`](Self::cumsum).
    pub fn diff(&self, axis: isize, times: usize) -> Result<DynTensor<T>, DynArrayError>
    where
        T: Copy + Sub<Output = T>,
    {
        self.run_along(axis, Diff(times))
    }
}

impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
    /// Returns the results of a function on the way along an axis, in a tensor of the same shape: each is what it returns for the result
    /// before it, which is the start value at first, and the element.
    ///
    /// # Errors
    ///
    /// Same errors as [`cumsum`](Self::cumsum).
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let row = DynView::new(&[3, 1, 4], [3])?;
    /// assert_eq!(row.scan_axis(0, 0, |most: &i32, x| *most.max(x))?.as_slice(), [3, 3, 4]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("accumulate", "associative_scan", "cummax", "cummin"))]
    pub fn scan_axis<U>(
        &'s self,
        axis: isize,
        init: U,
        fold: impl FnMut(&U, &'a T) -> U,
    ) -> Result<DynTensor<U>, DynArrayError> {
        let results = scanned(&self.view(), axis::resolve(axis, self.rank())?, init, fold)?;
        Ok(self.like(results))
    }
}

/// # Accumulate by a function
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns the results of a function on the way along an axis, in a tensor of the same extents: at the beginning of the axis what it
    /// returns for the start value and the element, then what it returns for the result before and the element. It is
    /// [`fold_axis`](Self::fold_axis) with all results. The function is called for the elements in logical order.
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
    /// // Each gap is the number before it.
    /// let series = shapewise::tensor![1.0, f64::NAN, 3.0];
    /// let filled = series
    ///     .scan_axis(Axis::<0>, f64::NAN, |last, x| if x.is_nan() { *last } else { *x });
    /// assert_eq!(filled.as_slice(), [1.0, 1.0, 3.0]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias("accumulate", "associative_scan", "cummax", "cummin", "ffill"))]
    #[must_use]
    #[track_caller]
    pub fn scan_axis<U, X>(
        &'s self,
        axis: X,
        init: U,
        fold: impl FnMut(&U, &'a T) -> U,
    ) -> AlongDelayed<Scanned<U>, X, U, T, L, R>
    where
        Delayed<X, U>: AlongAxis<Scanned<U>, T, R>,
    {
        let results = or_fail(scanned(&self.dynamic(), axis.number(R), init, fold));
        or_fail(self.run_along(axis, Scanned(results)))
    }
}
