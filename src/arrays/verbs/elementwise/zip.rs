//! Tensors of a function's results for the elements of two or three operands.

use core::ops::{Add, Mul};

use num_traits::Zero;

use crate::{
    array::{
        DynBase, DynTensor, DynView, Lend, Tensor, TensorBase, View,
        compare::stretches_within,
        dynamic::layout::{DynStrided, together},
    },
    broadcast::BroadcastError,
    extent::named::{Stretches, refuse_twice},
    layout::{Layout, RowMajor},
    loops::nest::Nest,
    loops::{
        all::dot_slices,
        allocate::allocate,
        any_rank::{INNER, OperandAxis, for_each_nest},
    },
    message::or_fail,
    private::INTERNAL,
    types::ExtentList,
    verbs::{
        ZipsWith,
        elementwise::{
            collect::{self, Collected, extend},
            map::on_heap::tensor,
            pairs::{any_pair, products},
        },
    },
};

/// The layout of the pairs of elements.
type Paired<L, O, const R: usize> = RowMajor<R, <O as ZipsWith<L, R>>::Extents>;

/// # Compute each element of three operands
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns a tensor of a function's results for the triples of elements of this array and two others, in logical order. The arrays are
    /// broadcast to each other. The result keeps the most specific extent of each axis.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`BroadcastError`], where [`try_zip_map3`](Self::try_zip_map3) returns an error. Two
    /// extents in the type that do not broadcast are an error of `cargo check`.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{View, shape, tensor};
    ///
    /// let (x, scale, shift) = ([1, 2, 3, 4], [10, 100], [5]);
    /// let x = View::new(&x, shape![2, 2])?;
    /// let scale = View::new(&scale, shape![1, 2])?;
    /// let shift = View::new(&shift, shape![1, 1])?;
    /// let y = x.zip_map3(scale, shift, |x, a, b| x * a + b);
    /// assert_eq!(y, tensor![[15, 205], [35, 405]]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias = "Zip")]
    #[must_use]
    #[track_caller]
    pub fn zip_map3<O: ZipsWith<L, R>, P: ZipsWith<Paired<L, O, R>, R>, V>(
        &'s self,
        second: O,
        third: P,
        map: impl FnMut(&T, &O::Element, &P::Element) -> V,
    ) -> Tensor<V, R, RowMajor<R, P::Extents>> {
        or_fail(self.try_zip_map3(second, third, map))
    }

    /// Returns a tensor of a function's results for the triples of elements of three arrays, or an error where
    /// [`zip_map3`](Self::zip_map3) panics.
    ///
    /// # Errors
    ///
    /// Same errors as [`try_zip_map`](Self::try_zip_map).
    pub fn try_zip_map3<O: ZipsWith<L, R>, P: ZipsWith<Paired<L, O, R>, R>, V>(
        &'s self,
        second: O,
        third: P,
        map: impl FnMut(&T, &O::Element, &P::Element) -> V,
    ) -> Result<Tensor<V, R, RowMajor<R, P::Extents>>, BroadcastError> {
        let stretches = const {
            refuse_twice(&[L::NAMES, <O::Layout as Layout<R>>::NAMES, <P::Layout as Layout<R>>::NAMES]);
            [
                stretches_within::<R, L, P::Extents>(),
                stretches_within::<R, O::Layout, P::Extents>(),
                stretches_within::<R, P::Layout, P::Extents>(),
            ]
        };
        let others = (O::read(&second, INTERNAL), P::read(&third, INTERNAL));
        combine3((&self.ranked(), &others.0.ranked(), &others.1.ranked()), &stretches, map)
    }
}

impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
    /// Returns a tensor of a function's results for the pairs of elements of this array and another one, in logical order. The two arrays are
    /// broadcast to each other: the ranks are equal, or one of them is 0; [`align_trailing`](Self::align_trailing) prepares an operand of a smaller
    /// rank. The other array may be a ranked one.
    ///
    /// # Errors
    ///
    /// [`BroadcastError::RankMismatch`], [`BroadcastError::Extents`] with the first axis where the extents do not broadcast, or
    /// [`BroadcastError::Size`] or [`BroadcastError::Memory`] if the result does not fit.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let (column, row) = ([1, 2], [10, 20, 30]);
    /// let column = DynView::new(&column, [2, 1])?;
    /// let row = DynView::new(&row, [1, 3])?;
    /// assert_eq!(column.zip_map(&row, |x, y| x * y)?.as_slice(), [10, 20, 30, 20, 40, 60]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("Zip", "hypot", "arctan2", "fmod", "logical_and", "hadamard", "bsxfun", "mapply", "times"))]
    #[doc(alias = "apply_ufunc")]
    pub fn zip_map<'v, U: 'v, V>(
        &'s self,
        other: impl Into<DynView<'v, U>>,
        map: impl FnMut(&T, &U) -> V,
    ) -> Result<DynTensor<V>, BroadcastError> {
        self.zip_mapped(&other.into(), map)
    }

    /// [`zip_map`](Self::zip_map) with a view.
    pub(crate) fn zip_mapped<U, V>(
        &'s self,
        other: &DynView<'_, U>,
        mut map: impl FnMut(&T, &U) -> V,
    ) -> Result<DynTensor<V>, BroadcastError> {
        let left = self.data.lend();
        if self.layout.are_row_major(&other.layout)
            && let (Some(left), Some(right)) = (self.first_elements(), other.first_elements())
        {
            return Ok(self.like(collect::slices(left, right, map)?));
        }
        let extents = self.layout.common(&other.layout)?;
        let result = DynStrided::row_major(&extents)?;
        let mut data = allocate(result.element_count())?;
        self.each_pair(other, &extents, Nest::from_axes, |nest| {
            nest.fold((), |(), row| {
                extend(&mut data, row.len, row.run(0, left), row.run(1, other.data), &mut map);
            });
        })?;
        Ok(DynTensor::of_elements(data, result))
    }

    /// Folds the pairs of elements of this array and another one into one value, in no specified order. The two arrays are broadcast
    /// to each other, as in [`zip_map`](Self::zip_map).
    ///
    /// # Errors
    ///
    /// Same errors as [`zip_map`](Self::zip_map).
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let (x, y) = ([1, 5, 3], [4, 4, 4]);
    /// let (x, y) = (DynView::new(&x, [3])?, DynView::new(&y, [3])?);
    /// assert_eq!(x.zip_fold(&y, 0, |most, x: &i32, y: &i32| most.max((x - y).abs()))?, 3);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn zip_fold<'v, U: 'v, B>(
        &'s self,
        other: impl Into<DynView<'v, U>>,
        init: B,
        mut visit: impl FnMut(B, &T, &U) -> B,
    ) -> Result<B, BroadcastError> {
        let (other, left, mut folded) = (other.into(), self.data.lend(), Some(init));
        let extents = self.layout.common(&other.layout)?;
        self.each_pair(&other, &extents, Nest::from_axes_ordered, |nest| {
            folded = folded.take().map(|value| {
                nest.fold(value, |folded, row| row.fold_pairs((left, other.data), folded, &mut visit))
            });
        })?;
        match folded {
            Some(folded) => Ok(folded),
            None => unreachable!("each call puts the value back"),
        }
    }

    /// The loops over the pairs of elements of two arrays that broadcast to these extents.
    fn each_pair<U>(
        &self,
        other: &DynView<'_, U>,
        extents: &[usize],
        order: fn([isize; 2], &[OperandAxis<2>]) -> Nest<INNER, 2>,
        visit: impl FnMut(Nest<INNER, 2>),
    ) -> Result<(), BroadcastError> {
        let (left, right) = (self.layout.stretched(extents)?, other.layout.stretched(extents)?);
        let (axes, offsets) = together([&left, &right]);
        for_each_nest(axes, offsets, order, visit);
        Ok(())
    }
}

/// Products, and quantifiers of pairs.
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
    /// Returns the sum of the products of all pairs of elements of this array and another one: the dot product of two vectors. The two arrays are broadcast to
    /// each other. The order of the additions is not specified.
    ///
    /// # Errors
    ///
    /// Same errors as [`zip_map`](Self::zip_map).
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let (x, y) = ([1, 2, 3], [4, 5, 6]);
    /// let (x, y) = (DynView::new(&x, [3])?, DynView::new(&y, [3])?);
    /// assert_eq!(x.inner_product(&y)?, 32);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("vdot", "dot", "inner", "frobenius"))]
    pub fn inner_product<'v>(&'s self, other: impl Into<DynView<'v, T>>) -> Result<T, BroadcastError>
    where
        T: Copy + Zero + Mul<Output = T> + 'v,
    {
        let other = other.into();
        if self.layout.are_row_major(&other.layout)
            && let (Some(left), Some(right)) = (self.first_elements(), other.first_elements())
        {
            return Ok(dot_slices(left, right));
        }
        let (left, mut sum) = (self.data.lend(), T::zero());
        let extents = self.layout.common(&other.layout)?;
        self.each_pair(&other, &extents, Nest::from_axes_ordered, |nest| {
            sum = Add::add(sum, products((left, other.data), nest));
        })?;
        Ok(sum)
    }

    /// Returns whether `is` holds for any pair of elements of this array and another one. The two arrays are broadcast to each other. Pairs are visited in
    /// logical order, up to the first one for which it holds.
    ///
    /// # Errors
    ///
    /// Same errors as [`zip_map`](Self::zip_map).
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let (x, y) = ([1, 5, 3], [2]);
    /// let (x, y) = (DynView::new(&x, [3])?, DynView::new(&y, [1])?);
    /// assert!(x.zip_any(&y, |x, y| x < y)? && !x.zip_all(&y, |x, y| x < y)?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn zip_any<'v, U: 'v>(
        &'s self,
        other: impl Into<DynView<'v, U>>,
        mut is: impl FnMut(&T, &U) -> bool,
    ) -> Result<bool, BroadcastError> {
        let (other, left, mut any) = (other.into(), self.data.lend(), false);
        let extents = self.layout.common(&other.layout)?;
        self.each_pair(&other, &extents, Nest::from_axes, |nest| {
            any = any || any_pair(nest, (left, other.data), &mut is);
        })?;
        Ok(any)
    }

    /// Returns whether `is` holds for all pairs of elements of this array and another one. The two arrays are broadcast to each other. Pairs are visited in
    /// logical order, up to the first one for which it does not hold. See the example of [`zip_any`](Self::zip_any).
    ///
    /// # Errors
    ///
    /// Same errors as [`zip_map`](Self::zip_map).
    pub fn zip_all<'v, U: 'v>(
        &'s self,
        other: impl Into<DynView<'v, U>>,
        mut is: impl FnMut(&T, &U) -> bool,
    ) -> Result<bool, BroadcastError> {
        self.zip_any(other, |x, y| !is(x, y)).map(|any| !any)
    }
}

/// The elements of [`TensorBase::zip_map`] of ranked views, and their extents, which agree with `E`.
#[inline]
pub(crate) fn combine<T, U, V, const R: usize, E: ExtentList<R>>(
    left: &View<'_, T, R>,
    right: &View<'_, U, R>,
    stretches: [&[Stretches; R]; 2],
    map: impl FnMut(&T, &U) -> V,
) -> Collected<V, R> {
    // A pointer, which ends a search of the compiler: see "Calls through a pointer" in DESIGN.md.
    let pairs: fn(_, _, _, _) -> Collected<V, R> = collect::pairs;
    let (left, right) =
        (((&left.layout, stretches[0]), left.data), ((&right.layout, stretches[1]), right.data));
    if let Some((first, second)) = collect::dense(left, right, &E::EXTENTS) {
        return Ok((collect::slices(first, second, map)?, left.0.0.extents()));
    }
    pairs(left, right, &E::EXTENTS, map)
}

/// [`TensorBase::zip_map3`] of ranked views, for any type of the result's extents that agrees.
#[inline]
pub(crate) fn combine3<T, U, W, V, const R: usize, E: ExtentList<R>>(
    (first, second, third): (&View<'_, T, R>, &View<'_, U, R>, &View<'_, W, R>),
    stretches: &[[Stretches; R]; 3],
    map: impl FnMut(&T, &U, &W) -> V,
) -> Result<Tensor<V, R, RowMajor<R, E>>, BroadcastError> {
    // A pointer, as in `combine`.
    let triples: fn(_, _, _, _, _) -> Collected<V, R> = collect::triples;
    let (a, b) =
        (((&first.layout, &stretches[0]), first.data), ((&second.layout, &stretches[1]), second.data));
    let (data, extents) = triples(a, b, ((&third.layout, &stretches[2]), third.data), &E::EXTENTS, map)?;
    Ok(tensor(data, &extents))
}
