//! Other knowledge in the type of an array: less of it, which is free, or more, which is checked.

use crate::{
    array::{
        DenseView, DenseViewMut, KnownExtentsOf, Lend, StorageMut, TensorBase, TypedView, TypedViewMut, View,
        ViewError, ViewMut, compare::NamesOf,
    },
    extent::{ExtentMismatch, Extents},
    layout::{Layout, RowMajor, Strided, agreeing},
    private::Exists,
    shape::Shape,
    verbs::OfExtents,
};

/// # Change what the type knows
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns a view that forgets what the type knows, `View<'_, T, R>`. Code that takes such views is compiled once per rank.
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
    pub fn ranked(&'s self) -> View<'a, T, R> {
        self.lent().made_ranked()
    }

    /// Returns a view of the same elements with the extents `E` in the type. The extents are compared once. It is how an array whose extents are known
    /// at run time is passed to a function that takes a [`TypedView`]: `E` is inferred. Strides in the type are forgotten;
    /// [`try_dense`](Self::try_dense) keeps in the type that an array is row-major.
    ///
    /// # Errors
    ///
    /// [`ExtentMismatch`] with the first axis where the type `E` has another extent.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{Extents, TypedView, View, s};
    ///
    /// fn first_column(batch: TypedView<'_, i32, 2, Extents![usize, 4]>) -> Vec<i32> {
    ///     batch.slice(s![:, 0]).iter().copied().collect()
    /// }
    ///
    /// let memory = [0; 12];
    /// let ranked: View<'_, i32, 2> = View::new(&memory, [3, 4])?;
    /// assert_eq!(first_column(ranked.typed().unwrap()), [0; 3]);
    /// assert_eq!(
    ///     ranked.typed::<Extents![usize, 5]>().unwrap_err().to_string(),
    ///     "axis 1 has extent 4, expected 5"
    /// );
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias = "into_dimensionality")]
    #[track_caller]
    pub fn typed<E: Extents<R>>(&'s self) -> Result<TypedView<'a, T, R, E>, ExtentMismatch> {
        // Here and not in `with_extents`, so that the build names the caller's line.
        let () = NamesOf::<R, L, E>::AGREE;
        Ok(TensorBase::of_parts(self.data.lend(), with_extents::<R, E, L>(&self.layout)?))
    }

    /// Returns the same view with the extents `E` in the type. This array's type must know all of them. Strides in the type are forgotten. It is how an
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
        L: OfExtents<E, R, Proof: Exists>,
    {
        let () = KnownExtentsOf::<R, L, E>::AGREE;
        self.lent_as()
    }

    /// Returns a view of the same elements that is row-major by type, with the extents `E` in the type.
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
    #[track_caller]
    pub fn try_dense<E: Extents<R>>(&'s self) -> Result<DenseView<'a, T, R, E>, ViewError> {
        let () = Shape::<R, E>::FITS;
        let () = NamesOf::<R, L, E>::AGREE;
        NamesOf::<R, L, E>::confirm();
        let shape = self.shape().typed::<E>()?;
        let data = self.try_as_slice().ok_or(ViewError::NotDense)?;
        Ok(TensorBase::of_parts(data, RowMajor::new(shape)))
    }
}

/// The layout with the extents `E` in the type, which are compared with those of the layout.
#[track_caller]
fn with_extents<const R: usize, E: Extents<R>, L: Layout<R>>(
    layout: &L,
) -> Result<Strided<R, E>, ExtentMismatch> {
    let () = Shape::<R, E>::FITS;
    NamesOf::<R, L, E>::confirm();
    E::from_array(layout.extents())?;
    Ok(agreeing(&layout.ranked()))
}

/// # Change what the type knows, to write
impl<T, S: StorageMut<T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns the same elements to write, without the knowledge of the type: [`ranked`](Self::ranked). It is how a tensor or a part of it is passed to a
    /// function that takes a `&mut ViewMut<'_, T, R>`.
    ///
    /// ```
    /// use shapewise::{Tensor, ViewMut, s, shape, tensor};
    ///
    /// fn clear(x: &mut ViewMut<'_, f32, 2>) {
    ///     x.fill(0.0);
    /// }
    ///
    /// let mut matrix = Tensor::filled(shape![2, 3], 1.0);
    /// clear(&mut matrix.slice_mut(s![.., 1..]).ranked_mut());
    /// assert_eq!(matrix, tensor![[1.0, 0.0, 0.0], [1.0, 0.0, 0.0]]);
    /// clear(&mut matrix.ranked_mut());
    /// assert_eq!(matrix.sum(), 0.0);
    /// ```
    #[must_use]
    #[inline]
    pub fn ranked_mut(&mut self) -> ViewMut<'_, T, R> {
        self.written().made_ranked()
    }

    /// Returns the same elements to write, with the extents `E` in the type. The extents are compared once: [`typed`](Self::typed).
    ///
    /// # Errors
    ///
    /// [`ExtentMismatch`] with the first axis where the type `E` has another extent.
    ///
    /// ```
    /// use shapewise::{Extents, TypedViewMut, ViewMut};
    ///
    /// fn scale<const D: usize>(
    ///     x: &mut TypedViewMut<'_, f32, 2, Extents![usize, { D }]>,
    ///     by: [f32; D],
    /// ) {
    ///     x.indexed_for_each_mut(|[_, column], x| *x *= by[column]);
    /// }
    ///
    /// let mut memory = [1.0; 4];
    /// let mut matrix = ViewMut::new(&mut memory, [2, 2])?;
    /// scale(&mut matrix.typed_mut().unwrap(), [2.0, 3.0]);
    /// assert_eq!(
    ///     matrix.typed_mut::<Extents![usize, 3]>().unwrap_err().to_string(),
    ///     "axis 1 has extent 2, expected 3"
    /// );
    /// assert_eq!(memory, [2.0, 3.0, 2.0, 3.0]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[track_caller]
    pub fn typed_mut<E: Extents<R>>(&mut self) -> Result<TypedViewMut<'_, T, R, E>, ExtentMismatch> {
        let () = NamesOf::<R, L, E>::AGREE;
        let layout = with_extents::<R, E, L>(&self.layout)?;
        Ok(TensorBase::of_parts(self.data.elements_mut(), layout))
    }

    /// Returns the same elements to write, row-major by type and with the extents `E` in the type: [`try_dense`](Self::try_dense). It is how memory whose
    /// layout is known at run time is passed to a function that takes a `&mut DenseViewMut`.
    ///
    /// # Errors
    ///
    /// [`ViewError::Extent`] with the first axis where the type `E` has another extent, [`ViewError::NotDense`] if the memory is
    /// not row-major without gaps.
    ///
    /// ```
    /// use shapewise::{DenseViewMut, Extents, ViewError, ViewMut};
    ///
    /// fn number_rows(x: &mut DenseViewMut<'_, usize, 2, Extents![usize, 2]>) {
    ///     x.row_arrays_mut().iter_mut().enumerate().for_each(|(row, x)| *x = [row; 2]);
    /// }
    ///
    /// let mut memory = [7; 4];
    /// let mut matrix = ViewMut::new(&mut memory, [2, 2])?;
    /// number_rows(&mut matrix.try_dense_mut()?);
    /// assert_eq!(
    ///     matrix.into_transpose().try_dense_mut::<Extents![usize, 2]>().unwrap_err(),
    ///     ViewError::NotDense
    /// );
    /// assert_eq!(memory, [0, 0, 1, 1]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[track_caller]
    pub fn try_dense_mut<E: Extents<R>>(&mut self) -> Result<DenseViewMut<'_, T, R, E>, ViewError> {
        let () = Shape::<R, E>::FITS;
        let () = NamesOf::<R, L, E>::AGREE;
        NamesOf::<R, L, E>::confirm();
        let shape = self.shape().typed::<E>()?;
        let data = self.try_as_slice_mut().ok_or(ViewError::NotDense)?;
        Ok(TensorBase::of_parts(data, RowMajor::new(shape)))
    }

    /// Returns the same elements to write, with the extents `E` in the type: [`as_typed`](Self::as_typed).
    ///
    /// ```
    /// use shapewise::{Extents, Tensor, TypedViewMut, shape};
    ///
    /// fn clear<const D: usize>(mut x: TypedViewMut<'_, f32, 2, Extents![usize, {D}]>) {
    ///     x.fill(0.0);
    /// }
    ///
    /// let mut matrix = Tensor::filled(shape![2, 3], 1.0);
    /// clear(matrix.as_typed_mut());
    /// assert_eq!(matrix.sum(), 0.0);
    /// ```
    #[must_use]
    #[inline]
    pub fn as_typed_mut<E: Extents<R>>(&mut self) -> TypedViewMut<'_, T, R, E>
    where
        L: OfExtents<E, R, Proof: Exists>,
    {
        let () = KnownExtentsOf::<R, L, E>::AGREE;
        self.written_as()
    }
}

/// # Change what the type of a view knows
impl<'a, T, const R: usize, L: Layout<R>> ViewMut<'a, T, R, L> {
    /// Converts to the same mutable view without the knowledge of the type: [`ranked`](Self::ranked), which consumes the view.
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
    pub fn into_ranked(self) -> ViewMut<'a, T, R> {
        self.made_ranked()
    }
}
