//! Other knowledge in the type of an array: less of it, which is free, or more, which is checked.

#[cfg(feature = "alloc")]
use super::Tensor;
use super::{DenseView, Lend, StorageMut, TensorBase, TypedView, TypedViewMut, View, ViewError, ViewMut};
#[cfg(feature = "alloc")]
use crate::layout::Contiguous;
use crate::{
    extent::{ExtentMismatch, Extents, KnowsExtents},
    layout::{ByStrides, ExtentTypes, Mapping, Packed, Reshaped, RowMajor},
    private::AGREED,
    shape::Shape,
};

/// Other knowledge in the type.
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Mapping<R>> TensorBase<T, S, R, L> {
    /// A view that forgets what the type knows, `View<'_, T, R>`. Code that takes such views is compiled once per rank.
    ///
    /// ```
    /// use shapewise::{View, shape};
    ///
    /// fn corner(matrix: View<'_, i32, 2>) -> i32 {
    ///     matrix[[0, 0]]
    /// }
    ///
    /// assert_eq!(corner(View::new(&[1, 2, 3, 4], shape![2, 2])?.ranked()), 1);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[inline]
    #[doc(alias = "into_dyn")]
    pub fn ranked(&'s self) -> View<'a, T, R>
    where
        L: ByStrides<R>,
    {
        TensorBase::over(self.data.lend(), self.layout.ranked())
    }

    /// A view of the same elements with the extents `E` in the type. The extents are compared once. If the array is not row-major
    /// by type, strides in its type are forgotten.
    ///
    /// # Errors
    ///
    /// [`ExtentMismatch`] with the first axis where the type `E` has another extent.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{Extents, Layout, View};
    ///
    /// fn first_column<M: shapewise::Extent, L: Layout<2, Extents = (M, shapewise::Const<4>)>>(
    ///     batch: &View<'_, i32, 2, L>,
    /// ) -> Vec<i32> {
    ///     batch.slice(shapewise::s![:, 0]).iter().copied().collect()
    /// }
    ///
    /// let memory = [0; 12];
    /// let ranked: View<'_, i32, 2> = View::new(&memory, [3, 4])?;
    /// assert_eq!(first_column(&ranked.typed::<Extents![usize, 4]>().unwrap()), [0; 3]);
    /// assert_eq!(
    ///     ranked.typed::<Extents![usize, 5]>().unwrap_err().to_string(),
    ///     "axis 1 has extent 4, expected 5"
    /// );
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias = "into_dimensionality")]
    pub fn typed<E: Extents<R>>(&'s self) -> Result<View<'a, T, R, Reshaped<L, E, R, R>>, ExtentMismatch>
    where
        L: ByStrides<R>,
    {
        let () = Shape::<R, E>::FITS;
        E::from_array(self.extents())?;
        Ok(TensorBase::over(self.data.lend(), Packed::pack(&self.layout.ranked(), AGREED)))
    }

    /// The same view with the extents `E` in the type, all of which this array's type knows. Strides in the type are forgotten. It is how an
    /// array is passed to a function that takes a [`TypedView`]: `E` is inferred.
    ///
    /// An extent that the type does not know is an error of `cargo check`; [`typed`](Self::typed) checks it at run time.
    ///
    /// ```
    /// use shapewise::{Extents, TypedView, View, shape};
    ///
    /// fn rows<const D: usize>(x: TypedView<'_, f32, 2, Extents![usize, {D}]>) -> usize {
    ///     x.extents()[0]
    /// }
    ///
    /// let memory = [0.0; 6];
    /// let matrix = View::new(&memory, shape![2, 3])?;
    /// assert_eq!((rows(matrix.as_typed()), rows(matrix.transpose().as_typed())), (2, 3));
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn as_typed<E: Extents<R>>(&'s self) -> TypedView<'a, T, R, E>
    where
        L: ByStrides<R>,
        ExtentTypes<L, R>: KnowsExtents<E, R>,
    {
        TensorBase::over(self.data.lend(), Packed::pack(&self.layout.ranked(), AGREED))
    }

    /// A view of the same elements that is row-major by type, with the extents `E` in the type.
    ///
    /// # Errors
    ///
    /// [`ViewError::Extent`] with the first axis where the type `E` has another extent, [`ViewError::NotDense`] if the memory is
    /// not row-major without gaps.
    ///
    /// ```
    /// use shapewise::{Extents, View, ViewError};
    ///
    /// let memory = [1, 2, 3, 4];
    /// let matrix = View::new(&memory, [2, 2])?;
    /// assert_eq!(matrix.try_dense::<Extents![usize, 2]>()?.row_arrays(), [[1, 2], [3, 4]]);
    /// assert_eq!(matrix.transpose().try_dense::<Extents![usize, 2]>(), Err(ViewError::NotDense));
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias = "as_standard_layout")]
    #[doc(alias = "ascontiguousarray")]
    pub fn try_dense<E: Extents<R>>(&'s self) -> Result<DenseView<'a, T, R, E>, ViewError>
    where
        L: ByStrides<R>,
    {
        let () = Shape::<R, E>::FITS;
        let shape = self.shape().typed::<E>()?;
        let data = self.try_as_slice().ok_or(ViewError::NotDense)?;
        Ok(TensorBase::over(data, RowMajor::new(shape)))
    }
}

impl<T, S: StorageMut<T>, const R: usize, L: Mapping<R>> TensorBase<T, S, R, L> {
    /// The same elements to write, with the extents `E` in the type: [`as_typed`](Self::as_typed).
    ///
    /// ```
    /// # #[cfg(feature = "alloc")] {
    /// use shapewise::{Extents, Tensor, TypedViewMut, shape};
    ///
    /// fn clear<const D: usize>(mut x: TypedViewMut<'_, f32, 2, Extents![usize, {D}]>) {
    ///     x.fill(0.0);
    /// }
    ///
    /// let mut matrix = Tensor::filled(shape![2, 3], 1.0);
    /// clear(matrix.as_typed_mut());
    /// assert_eq!(matrix.sum(), 0.0);
    /// # }
    /// ```
    #[must_use]
    #[inline]
    pub fn as_typed_mut<E: Extents<R>>(&mut self) -> TypedViewMut<'_, T, R, E>
    where
        L: ByStrides<R>,
        ExtentTypes<L, R>: KnowsExtents<E, R>,
    {
        TensorBase::over(self.data.elements_mut(), Packed::pack(&self.layout.ranked(), AGREED))
    }
}

impl<'a, T, const R: usize, L: Mapping<R>> ViewMut<'a, T, R, L> {
    /// The same mutable view without the knowledge of the type: [`ranked`](Self::ranked), which consumes the view.
    ///
    /// ```
    /// use shapewise::{ViewMut, shape};
    ///
    /// let mut memory = [0; 4];
    /// let mut matrix: ViewMut<'_, i32, 2> = ViewMut::new(&mut memory, shape![2, 2])?.into_ranked();
    /// matrix[[1, 1]] = 7;
    /// assert_eq!(memory, [0, 0, 0, 7]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn into_ranked(self) -> ViewMut<'a, T, R>
    where
        L: ByStrides<R>,
    {
        TensorBase::over(self.data, self.layout.ranked())
    }
}

#[cfg(feature = "alloc")]
impl<T, const R: usize, L: Mapping<R>> Tensor<T, R, L> {
    /// The same tensor without the knowledge of the type, `Tensor<T, R>`. Nothing is copied.
    ///
    /// ```
    /// use shapewise::{Tensor, shape};
    ///
    /// let typed = Tensor::filled(shape![2, 3], 0.0);
    /// let ranked: Tensor<f64, 2> = typed.into_ranked();
    /// assert_eq!(ranked.extents(), [2, 3]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn into_ranked(self) -> Tensor<T, R>
    where
        L: Contiguous<R>,
    {
        let shape = self.shape();
        TensorBase::over(self.data, RowMajor::new(shape))
    }
}
