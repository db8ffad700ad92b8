//! Sums, products and means, of all elements and along axes.

#[cfg(feature = "alloc")]
mod dynamic;

use core::{convert::identity, ops::Add};

use num_traits::{AsPrimitive, One};

use crate::{
    array::{Float, Storage, Summand, TensorBase},
    layout::Layout,
    loops::{
        all::{composed, count, narrowed, reduce_all, widened},
        lanes::ElementSize,
    },
    private::Exists,
};

/// The mean of what `map` returns for all elements of a layout.
#[inline(always)]
#[expect(clippy::arithmetic_side_effects, reason = "floats do not overflow")]
fn mean<T: Copy, U: Float, const R: usize, L: Layout<R>>(
    data: &[T],
    layout: &L,
    map: impl Fn(T) -> U + Copy,
) -> U {
    let terms = layout.element_count();
    if ElementSize::<U>::IS_HALF {
        let sum = reduce_all(data, layout, 0.0, composed(map, widened), f32::add);
        return narrowed(sum / count::<f32>(terms));
    }
    reduce_all(data, layout, U::zero(), map, U::add) / count(terms)
}

/// The root of the sum of the squares of all elements of a layout.
#[cfg(any(feature = "std", feature = "libm"))]
#[inline(always)]
#[expect(clippy::arithmetic_side_effects, reason = "floats do not overflow")]
pub(crate) fn norm<T: Float, const R: usize, L: Layout<R>>(data: &[T], layout: &L) -> T {
    fn square<T: Float>(element: T) -> T {
        element * element
    }
    if ElementSize::<T>::IS_HALF {
        let sum = reduce_all(data, layout, 0.0, composed(widened, square), f32::add);
        return narrowed(num_traits::Float::sqrt(sum));
    }
    reduce_all(data, layout, T::zero(), square, T::add).sqrt()
}

/// # Sums, products and means of all elements
// Each method requires the layout: of the impl, the compiler would report the methods of iterators.
impl<T, S: Storage<T>, const R: usize, L> TensorBase<T, S, R, L> {
    /// Returns the sum of all elements; 0 if there are none.
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
    #[rustfmt::skip] // One line: the compiler quotes it where a `Result` is not unwrapped, because iterators have a `sum` too.
    pub fn sum(&self) -> T where T: Summand<Proof: Exists>, L: Layout<R> {
        reduce_all(self.data.elements(), &self.layout, T::zero(), identity, T::add)
    }

    /// Returns the sum of all elements, each converted to the number `U` first; 0 if there are none. It is for sums of small integers. The
    /// order is not specified, as in [`sum`](Self::sum).
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
    /// # In other libraries
    ///
    /// NumPy, `sum` with `dtype`. The conversion is that of `as`.
    #[doc(alias("reduce_sum", "sum"))]
    #[must_use]
    #[inline]
    pub fn sum_as<U: Summand + 'static>(&self) -> U
    where
        T: AsPrimitive<U>,
        L: Layout<R>,
    {
        reduce_all(self.data.elements(), &self.layout, U::zero(), T::as_, U::add)
    }

    /// Returns the product of all elements; 1 if there are none. The order is not specified, as in [`sum`](Self::sum).
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
    pub fn product(&self) -> T
    where
        T: Copy + One,
        L: Layout<R>,
    {
        reduce_all(self.data.elements(), &self.layout, T::one(), identity, T::mul)
    }

    /// Returns the arithmetic mean of all elements, which are floats: their sum divided by their number; NaN if there are none. The
    /// order is not specified, as in [`sum`](Self::sum). Floats of up to two bytes, as `f16`, are added in `f32`.
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
    pub fn mean(&self) -> T
    where
        T: Float<Proof: Exists>,
        L: Layout<R>,
    {
        mean(self.data.elements(), &self.layout, identity)
    }

    /// Returns the arithmetic mean of all elements, each converted to the float `F` first; NaN if there are none. It is for means of
    /// integers.
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// assert_eq!(View::new(&[1, 2, 4, 250_u8], [4])?.mean_as::<f64>(), 64.25);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy, `mean` with `dtype`.
    #[doc(alias("average", "mean"))]
    #[must_use]
    #[inline]
    pub fn mean_as<F: Float<Proof: Exists> + 'static>(&self) -> F
    where
        T: AsPrimitive<F>,
        L: Layout<R>,
    {
        mean(self.data.elements(), &self.layout, T::as_)
    }

    /// Returns the Euclidean norm of floats: the root of the sum of squares; 0 if there are no elements. Squares of large elements overflow, but those of floats of
    /// up to two bytes, which are added in `f32`. The order is not specified, as in [`sum`](Self::sum).
    ///
    /// ```
    /// assert_eq!(shapewise::tensor![3.0, 4.0].norm(), 5.0);
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy, `linalg.norm` without an order.
    #[cfg(any(feature = "std", feature = "libm"))]
    #[doc(alias("linalg", "norm_squared", "euclidean_norm"))]
    #[must_use]
    #[inline]
    #[doc(alias("normalize", "magnitude"))]
    pub fn norm(&self) -> T
    where
        T: Float<Proof: Exists>,
        L: Layout<R>,
    {
        norm(self.data.elements(), &self.layout)
    }
}

pub(crate) mod along {
    use core::marker::PhantomData;

    use super::{
        Add, AsPrimitive, ElementSize, Float, Layout, One, Storage, Summand, TensorBase, composed, count,
        identity, narrowed, widened,
    };
    use crate::{
        heap::{Boxed, Vec},
        index::MemoryError,
        loops::{
            accumulate::{ReductionInput, at_any, combine_onto, fold_short_rows, fold_small},
            allocate::allocate,
            within::{TermsOfResult, sums_of_rows},
        },
        storage,
        verbs::reduce::along::{ElementOf, ReducedOnHeap, Reduces, present},
    };

    /// The mean of what `convert` returns for each element of one result.
    #[inline(always)]
    #[expect(clippy::arithmetic_side_effects, reason = "floats do not overflow")]
    fn mean_of<T: Copy, U: Float, const R: usize>(
        terms: &TermsOfResult<'_, T, R>,
        convert: impl Fn(T) -> U,
    ) -> U {
        if ElementSize::<U>::IS_HALF {
            let sum: f32 = terms.fold(0.0, |sum, element| sum + widened(convert(*element)));
            return narrowed(sum / count::<f32>(terms.count()));
        }
        terms.fold(U::zero(), |sum, element| sum + convert(*element)) / count(terms.count())
    }

    /// What `fold` makes along some axes of what `convert` returns for each element; `unit` is its neutral element.
    #[inline]
    pub(crate) fn combined<T: Copy, U: Copy, const R: usize>(
        along: &ReductionInput<'_, T, R>,
        convert: impl Fn(T) -> U,
        unit: U,
        fold: impl Fn(U, U) -> U,
    ) -> Result<Vec<U>, MemoryError> {
        let map = at_any(convert);
        match fold_small(along, &map, Some(unit), &fold) {
            Some(results) => Ok(results.into_vec()),
            None => many(along, map, unit, fold),
        }
    }

    /// [`combined`], of any number of elements.
    #[inline(never)]
    fn many<T: Copy, U: Copy, const R: usize>(
        along: &ReductionInput<'_, T, R>,
        map: impl Fn(T, usize) -> U,
        unit: U,
        fold: impl Fn(U, U) -> U,
    ) -> Result<Vec<U>, MemoryError> {
        let mut all = along.results(unit)?;
        combine_onto(&mut all, along.data, &along.nest(), unit, map, fold)?;
        Ok(all)
    }

    /// The means along some axes of what `convert` returns for each element.
    pub(crate) fn means<T: Copy, U: Float, const R: usize>(
        along: &ReductionInput<'_, T, R>,
        convert: impl Fn(T) -> U + Copy,
    ) -> Result<Vec<U>, MemoryError> {
        let terms = along.flattened().1;
        if ElementSize::<U>::IS_HALF {
            let mut wide = combined(along, composed(convert, widened), 0.0, f32::add)?;
            divide(&mut wide, terms);
            return all_narrowed(&wide);
        }
        let mut all = combined(along, convert, U::zero(), U::add)?;
        divide(&mut all, terms);
        Ok(all)
    }

    /// The sums of rows of this length.
    #[inline(always)]
    #[expect(clippy::arithmetic_side_effects, clippy::indexing_slicing, reason = "the rows are in memory")]
    fn sums<T: Summand, M: storage::ResultStorage<T>>(rows: &[T], len: usize) -> M {
        let mut sums = M::collect(0, |_| T::zero());
        let row = |row: usize| &rows[row * len..][..len];
        sums_of_rows::<_, _, true>(sums.elements_mut(), row, |element, _| element);
        sums
    }

    /// Divides each sum by the number of its terms.
    fn divide<T: Float>(sums: &mut [T], terms: usize) {
        let count = count(terms);
        sums.iter_mut().for_each(|sum| *sum = sum.div(count));
    }

    /// The floats nearest to some results of [`widened`] ones.
    pub(crate) fn all_narrowed<T: Float>(wide: &[f32]) -> Result<Vec<T>, MemoryError> {
        let mut all = allocate(wide.len())?;
        all.extend(wide.iter().map(|wide| narrowed::<T>(*wide)));
        Ok(all)
    }

    /// Sums: [`sum_axis`](TensorBase::sum_axis).
    #[derive(Clone, Copy, Debug)]
    pub struct Sum;

    /// Sums of elements that are converted to `U`: [`sum_axis_as`](TensorBase::sum_axis_as).
    #[derive(Clone, Copy, Debug)]
    pub struct SumAs<U>(pub(super) PhantomData<U>);

    /// Products: [`product_axis`](TensorBase::product_axis).
    #[derive(Clone, Copy, Debug)]
    pub struct Product;

    /// Arithmetic means of floats: [`mean_axis`](TensorBase::mean_axis).
    #[derive(Clone, Copy, Debug)]
    pub struct Mean;

    /// Arithmetic means of elements that are converted to the float `U`: [`mean_axis_as`](TensorBase::mean_axis_as).
    #[derive(Clone, Copy, Debug)]
    pub struct MeanAs<U>(pub(super) PhantomData<U>);

    /// A row: generics; the verb; the bounds of the elements `T`; the elements of the result; the result of some elements; all results, on the heap.
    macro_rules! verbs {
        ($([$($generic:ident)?] $verb:ty, [$($bounds:tt)*] => $out:ty, |$terms:ident| $result:expr, $(rows: $rows:ident,)? $(small: |$small:ident| $small_results:expr,)? |$along:ident| $results:expr;)*) => { $(
            impl<T $(, $generic)?> ElementOf<$verb> for T
            where
                $($bounds)*
            {
                type Out = $out;

                #[inline(always)]
                fn of<const R: usize>(_: &$verb, $terms: &TermsOfResult<'_, T, R>) -> Option<$out> {
                    Some($result)
                }

                $(
                    #[inline(always)]
                    fn of_rows<M: storage::ResultStorage<T>>(_: &$verb, rows: &[T], len: usize) -> Option<M> {
                        Some($rows(rows, len))
                    }
                )?

                $(
                    #[inline(always)]
                    fn of_small_rows(_: &$verb, rows: &[T], len: usize, count: usize) -> Option<Boxed<$out>> {
                        let $small = (rows, [len, count]);
                        $small_results
                    }
                )?

                #[inline(always)]
                fn along<const R: usize>(_: $verb, $along: &ReductionInput<'_, T, R>) -> ReducedOnHeap<$out> {
                    $results.map(Some)
                }
            }
        )* };
    }

    verbs! {
        [] Sum, [T: Summand] => T,
            |terms| terms.fold(T::zero(), |sum, element| sum.add(*element)), rows: sums,
            small: |rows| fold_short_rows(rows.0, rows.1, &at_any(identity), Some(T::zero()), &T::add),
            |along| combined(along, identity, T::zero(), T::add);
        [] Product, [T: Copy + One] => T,
            |terms| terms.fold(T::one(), |product, element| product.mul(*element)),
            |along| combined(along, identity, T::one(), T::mul);
        [] Mean, [T: Float] => T, |terms| mean_of(terms, identity), |along| means(along, identity);
        [U] SumAs<U>, [T: AsPrimitive<U>, U: Summand + 'static] => U,
            |terms| terms.fold(U::zero(), |sum, element| sum.add(element.as_())),
            |along| combined(along, T::as_, U::zero(), U::add);
        [U] MeanAs<U>, [T: AsPrimitive<U>, U: Float + 'static] => U,
            |terms| mean_of(terms, T::as_),
            |along| means(along, T::as_);
    }

    /// # Sums, products and means along axes
    impl<T, S: Storage<T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
        /// Returns the sums along one axis, as a `Tensor<T, R - 1>`, or along several. Extents `[m, n]` along axis 1 become `[m]`, and `[a, b, c]` along axes 0 and 2
        /// become `[b]`. A sum of no elements is 0. The order is not specified, as in [`sum`](Self::sum). Sums of small integers overflow;
        /// [`sum_axis_as`](Self::sum_axis_as) converts them.
        ///
        /// # Panics
        ///
        /// Same panics as [`fold_axis`](Self::fold_axis), and those of [`sum`](Self::sum).
        ///
        /// # Examples
        ///
        /// ```
        /// use shapewise::{Axis, View, axes, shape};
        ///
        /// let memory = [1, 2, 3, 4, 5, 6];
        /// let matrix = View::new(&memory, shape![2, 3])?;
        /// assert_eq!(matrix.sum_axis(Axis::<0>).as_slice(), [5, 7, 9]);
        /// assert_eq!(matrix.sum_axis(Axis::<1>).as_slice(), [6, 15]);
        ///
        /// let memory = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
        /// let cube = View::new(&memory, shape![2, 3, 2])?;
        /// assert_eq!(cube.sum_axis(axes![0, 2]).as_slice(), [18, 26, 34]);
        /// # Ok::<(), shapewise::ViewError>(())
        /// ```
        ///
        /// An axis in [`Keep`](crate::Keep) stays, with extent `One`, so the result broadcasts to the array it was computed from. The
        /// softmax of each row:
        ///
        /// ```
        /// use shapewise::{Axis, Float, Keep, View, shape};
        ///
        /// let memory = [0.0_f32, 0.0, 1.0, 1.0, 2.0, 1000.0];
        /// let x = View::new(&memory, shape![2, 3])?;
        ///
        /// let largest = x.max_axis_by(Keep(Axis::<1>), f32::nan_last).unwrap();
        /// let powers = (x - largest).map(|x| x.exp());
        /// let softmax = &powers / powers.sum_axis(Keep(Axis::<1>));
        ///
        /// assert_eq!(softmax.row([1]).as_slice(), [0.0, 0.0, 1.0]);
        /// # Ok::<(), shapewise::ViewError>(())
        /// ```
        #[doc(alias("sum_axes", "reduce_sum", "row_sum", "column_sum", "rowSums", "colSums"))]
        #[must_use]
        #[track_caller]
        pub fn sum_axis<const Q: usize, X: Reduces<Sum, T, S, L, R, Q>>(&self, axes: X) -> X::Out {
            #[cfg(not(feature = "alloc"))]
            let () = X::HAS_MEMORY;
            present(axes.reduce(Sum, self.data.elements(), &self.layout))
        }

        /// Returns the products along one axis, as a `Tensor<T, R - 1>`, or along several. A product of no elements is 1. The order is not specified, as in
        /// [`sum`](Self::sum).
        ///
        /// # Panics
        ///
        /// Same panics as [`fold_axis`](Self::fold_axis), and those of [`product`](Self::product).
        ///
        /// ```
        /// use shapewise::{Axis, View, shape};
        ///
        /// assert_eq!(
        ///     View::new(&[2, 3, 5, 7], shape![2, 2])?.product_axis(Axis::<1>).as_slice(),
        ///     [6, 35]
        /// );
        /// # Ok::<(), shapewise::ViewError>(())
        /// ```
        #[doc(alias("product_axes", "prod_axis", "reduce_prod"))]
        #[must_use]
        #[track_caller]
        pub fn product_axis<const Q: usize, X: Reduces<Product, T, S, L, R, Q>>(&self, axes: X) -> X::Out {
            #[cfg(not(feature = "alloc"))]
            let () = X::HAS_MEMORY;
            present(axes.reduce(Product, self.data.elements(), &self.layout))
        }

        /// Returns the arithmetic means of floats along one axis, as a `Tensor<T, R - 1>`, or along several; NaN if there are no elements along them. The order is not
        /// specified, as in [`sum`](Self::sum).
        ///
        /// # Panics
        ///
        /// Same panics as [`fold_axis`](Self::fold_axis).
        ///
        /// ```
        /// use shapewise::{Axis, View, shape};
        ///
        /// assert_eq!(
        ///     View::new(&[1.0, 2.0, 3.0, 7.0], shape![2, 2])?.mean_axis(Axis::<0>).as_slice(),
        ///     [2.0, 4.5]
        /// );
        /// # Ok::<(), shapewise::ViewError>(())
        /// ```
        #[doc(alias("mean_axes", "reduce_mean", "row_mean", "column_mean", "rowMeans", "colMeans"))]
        #[must_use]
        #[track_caller]
        pub fn mean_axis<const Q: usize, X: Reduces<Mean, T, S, L, R, Q>>(&self, axes: X) -> X::Out {
            #[cfg(not(feature = "alloc"))]
            let () = X::HAS_MEMORY;
            present(axes.reduce(Mean, self.data.elements(), &self.layout))
        }

        /// Returns the sums along one axis, as a `Tensor<U, R - 1>`, or along several, each element converted to the number `U` first. It is for sums of small integers. The
        /// order is not specified, as in [`sum`](Self::sum).
        ///
        /// # Panics
        ///
        /// Same panics as [`fold_axis`](Self::fold_axis), and those of [`sum_as`](Self::sum_as).
        ///
        /// ```
        /// use shapewise::{Axis, Keep, View, shape};
        ///
        /// let pixels = View::new(&[1_u8, 2, 250, 255], shape![2, 2])?;
        /// assert_eq!(pixels.sum_axis_as::<u32, _, _>(Axis::<1>).as_slice(), [3, 505]);
        /// assert_eq!(pixels.sum_axis_as::<u32, _, _>(Keep(Axis::<1>)).extents(), [2, 1]);
        /// # Ok::<(), shapewise::ViewError>(())
        /// ```
        #[doc(alias("reduce_sum", "sum"))]
        #[must_use]
        #[track_caller]
        pub fn sum_axis_as<U, const Q: usize, X: Reduces<SumAs<U>, T, S, L, R, Q>>(&self, axes: X) -> X::Out {
            #[cfg(not(feature = "alloc"))]
            let () = X::HAS_MEMORY;
            present(axes.reduce(SumAs(PhantomData), self.data.elements(), &self.layout))
        }

        /// Returns the arithmetic means along one axis, as a `Tensor<F, R - 1>`, or along several, each element converted to the float `F` first. It is for means of
        /// integers.
        ///
        /// # Panics
        ///
        /// Same panics as [`fold_axis`](Self::fold_axis).
        ///
        /// ```
        /// use shapewise::{Axis, View, shape};
        ///
        /// let pixels = View::new(&[1_u8, 2, 250, 255], shape![2, 2])?;
        /// assert_eq!(pixels.mean_axis_as::<f32, _, _>(Axis::<0>).as_slice(), [125.5, 128.5]);
        /// # Ok::<(), shapewise::ViewError>(())
        /// ```
        #[doc(alias("average", "mean"))]
        #[must_use]
        #[track_caller]
        pub fn mean_axis_as<F, const Q: usize, X: Reduces<MeanAs<F>, T, S, L, R, Q>>(
            &self,
            axes: X,
        ) -> X::Out {
            #[cfg(not(feature = "alloc"))]
            let () = X::HAS_MEMORY;
            present(axes.reduce(MeanAs(PhantomData), self.data.elements(), &self.layout))
        }
    }
}
