//! Sums of arrays whose rank is known at run time.

use core::marker::PhantomData;

use super::{
    Add, AsPrimitive, ElementSize, Exists, Float, One, Storage, Summand,
    along::{Mean, MeanAs, Product, Sum, SumAs},
    count, narrowed, reduce_all, widened,
};
use crate::{
    array::{
        Lend, View,
        dynamic::{DynArrayError, DynAxes, DynBase, DynTensor, axes::AxesToReduce},
    },
    loops::any_rank::INNER,
};

/// Sums, products and means of all elements.
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
    /// Returns the sum of all elements; 0 if there are none. The order of the additions is not specified.
    ///
    /// # Panics
    ///
    /// If integers overflow where `+` panics: [`sum_as::<u64>()`](Self::sum_as) converts small integers first.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// assert_eq!(DynView::new(&[1, 2, 3, 4], [2, 2])?.sum(), 10);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn sum(&'s self) -> T
    where
        T: Summand<Proof: Exists>,
    {
        match self.as_vector() {
            Some(vector) => vector.sum(),
            None => self.combined(T::zero(), T::add, |part| part.sum()),
        }
    }

    /// Returns the sum of all elements, each converted to the number `U` first; 0 if there are none. It is for sums of small integers.
    ///
    /// # Panics
    ///
    /// Same panics as [`sum`](Self::sum), of `U`.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let pixels = DynView::new(&[250_u8, 255, 1, 2], [2, 2])?;
    /// assert_eq!(pixels.sum_as::<u32>(), 508);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("reduce_sum", "sum"))]
    #[must_use]
    pub fn sum_as<U: Summand<Proof: Exists> + 'static>(&'s self) -> U
    where
        T: AsPrimitive<U>,
    {
        self.combined(U::zero(), U::add, |part| part.sum_as())
    }

    /// Returns the product of all elements; 1 if there are none. The order is not specified.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// assert_eq!(DynView::new(&[1, 2, 3, 4], [2, 2])?.product(), 24);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "prod")]
    #[must_use]
    pub fn product(&'s self) -> T
    where
        T: Copy + One,
    {
        self.combined(T::one(), T::mul, |part| part.product())
    }

    /// Returns the arithmetic mean of all elements, which are floats; NaN if there are none.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// assert_eq!(DynView::new(&[1.0, 2.0, 6.0], [3])?.mean(), 3.0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "average")]
    #[must_use]
    #[expect(clippy::arithmetic_side_effects, reason = "floats do not overflow")]
    pub fn mean(&'s self) -> T
    where
        T: Float<Proof: Exists>,
    {
        let terms = self.element_count();
        if ElementSize::<T>::IS_HALF {
            let sum_of =
                |part: View<'a, T, INNER>| reduce_all(part.data, &part.layout, 0.0, widened, f32::add);
            return narrowed(self.combined(0.0, f32::add, sum_of) / count::<f32>(terms));
        }
        self.sum() / count(terms)
    }

    /// Returns the arithmetic mean of all elements, each converted to the float `F` first; NaN if there are none. It is for means of
    /// integers.
    ///
    /// # Errors
    ///
    /// [`DynArrayError::RankAboveMost`].
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let pixels = DynView::new(&[1_u8, 2, 250, 255], [2, 2])?;
    /// assert_eq!(pixels.mean_as::<f64>()?, 127.0);
    /// assert_eq!(pixels.mean_axis_as::<f32>(0)?.as_slice(), [125.5, 128.5]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("average", "mean"))]
    pub fn mean_as<F: Float<Proof: Exists> + 'static>(&'s self) -> Result<F, DynArrayError>
    where
        T: AsPrimitive<F>,
    {
        Ok(self.aligned()?.mean_as())
    }

    /// Returns the Euclidean norm of floats: [`TensorBase::norm`](crate::array::TensorBase::norm).
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// assert_eq!(DynView::new(&[3.0, 4.0], [2])?.norm(), 5.0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[cfg(feature = "std")]
    #[doc(alias = "linalg")]
    #[must_use]
    pub fn norm(&'s self) -> T
    where
        T: Float<Proof: Exists>,
    {
        // The norm of the norms of parts.
        self.combined(T::zero(), T::hypot, |part| part.norm())
    }

    /// The results of all parts, combined.
    pub(crate) fn combined<U>(
        &'s self,
        empty: U,
        combine: impl Fn(U, U) -> U,
        of: impl Fn(View<'a, T, INNER>) -> U,
    ) -> U {
        let mut all = None;
        self.each_part(|part| {
            let part = of(part);
            all = Some(match all.take() {
                Some(all) => combine(all, part),
                None => part,
            });
        });
        all.unwrap_or(empty)
    }
}

/// Sums, products and means along axes.
impl<T, S: Storage<T>> DynBase<T, S> {
    /// Returns the sums along one axis or several: `[2, 3]` along axis 0 is `[3]`. Axis -1 is the last; several are a list, `[0, -1]`. In
    /// [`Keep`](crate::Keep), they stay in the result with extent 1, and one that occurs twice counts once.
    ///
    /// # Errors
    ///
    /// [`DynArrayError::NoSuchAxis`], [`DynArrayError::Permutation`] if an axis that is not kept occurs twice, [`DynArrayError::RankAboveMost`], or
    /// [`DynArrayError::Memory`].
    ///
    /// ```
    /// use shapewise::{Keep, array::DynView};
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4, 5, 6], [2, 3])?;
    /// assert_eq!(matrix.sum_axis(0)?.as_slice(), [5, 7, 9]);
    /// assert_eq!(matrix.sum_axis([0, -1])?.as_slice(), [21]);
    /// assert_eq!(matrix.sum_axis(Keep(-1))?.shape().to_string(), "[2,1]");
    /// assert_eq!(
    ///     matrix.sum_axis(2).unwrap_err().to_string(),
    ///     "axis 2 is out of range for rank 2: it must be at least -2 and below 2"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn sum_axis(&self, axes: impl DynAxes) -> Result<DynTensor<T>, DynArrayError>
    where
        T: Summand<Proof: Exists>,
    {
        self.reduce(Sum, AxesToReduce::of(&axes))
    }

    /// Returns the products along one axis or several.
    ///
    /// # Errors
    ///
    /// Same errors as [`sum_axis`](Self::sum_axis).
    pub fn product_axis(&self, axes: impl DynAxes) -> Result<DynTensor<T>, DynArrayError>
    where
        T: Copy + One,
    {
        self.reduce(Product, AxesToReduce::of(&axes))
    }

    /// Returns the arithmetic means of floats along one axis or several; NaN if the extent of an axis is 0.
    ///
    /// # Errors
    ///
    /// Same errors as [`sum_axis`](Self::sum_axis).
    pub fn mean_axis(&self, axes: impl DynAxes) -> Result<DynTensor<T>, DynArrayError>
    where
        T: Float<Proof: Exists>,
    {
        self.reduce(Mean, AxesToReduce::of(&axes))
    }

    /// Returns the sums along one axis or several, each element converted to the number `U` first. It is for sums of small integers.
    ///
    /// # Errors
    ///
    /// Same errors as [`sum_axis`](Self::sum_axis).
    ///
    /// # Panics
    ///
    /// Same panics as [`sum_as`](Self::sum_as).
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let pixels = DynView::new(&[1_u8, 2, 250, 255], [2, 2])?;
    /// assert_eq!(pixels.sum_axis_as::<u32>(1)?.as_slice(), [3, 505]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("reduce_sum", "sum"))]
    pub fn sum_axis_as<U>(&self, axes: impl DynAxes) -> Result<DynTensor<U>, DynArrayError>
    where
        T: AsPrimitive<U>,
        U: Summand + 'static,
    {
        self.reduce(SumAs(PhantomData), AxesToReduce::of(&axes))
    }

    /// Returns the arithmetic means along one axis or several, each element converted to the float `F` first. It is for means of
    /// integers.
    ///
    /// # Errors
    ///
    /// Same errors as [`sum_axis`](Self::sum_axis).
    #[doc(alias("average", "mean"))]
    pub fn mean_axis_as<F>(&self, axes: impl DynAxes) -> Result<DynTensor<F>, DynArrayError>
    where
        T: AsPrimitive<F>,
        F: Float + 'static,
    {
        self.reduce(MeanAs(PhantomData), AxesToReduce::of(&axes))
    }
}
