//! Other extents over the same elements in the same logical order, without a copy.

pub(crate) mod extents;
mod inline;
mod rule;

// With a public path, messages do not name a private module.
#[cfg_attr(doc, doc(hidden))]
pub use crate::verbs::axes::reshape::{inline::KnownInline, rule::KnownReshape};
#[cfg(feature = "alloc")]
use crate::{array::Tensor, layout::Contiguous, private::Exists};
use crate::{
    array::{Lend, TensorBase, View, ViewMut},
    error::error_messages,
    index::SizeError,
    layout::{Layout, ReshapedLayout, RowMajor},
    message::{Count, fail},
    shape::Shape,
    types::ExtentList,
    verbs::axes::reshape::{extents::ReshapedExtents, rule::reshaped},
};

pub use crate::verbs::axes::reshape::extents::{ReshapeExtents, ReshapeTo};
pub(crate) use crate::verbs::axes::reshape::rule::strides;

/// Why an array cannot be reshaped without a copy: the error of [`try_reshape`](TensorBase::try_reshape).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ReshapeError {
    /// The element counts differ.
    Count {
        /// The element count of the array.
        from: usize,
        /// The element count of the new extents.
        to: usize,
    },
    /// Two axes must be merged, and one step along the first is not as far as all steps along the second.
    Gap {
        /// The first of the two axes.
        axis: usize,
        /// Its stride, in elements.
        stride: isize,
        /// The stride that merging requires: extent times stride of the next axis whose extent is not 1.
        needed: isize,
    },
    /// The element count is not a multiple of the product of the other extents, so no extent can be inferred.
    Indivisible {
        /// The element count of the array.
        count: usize,
        /// The product of the new extents, without the one to infer.
        product: usize,
    },
    /// Another extent is 0, so every value of the extent to infer would fit.
    Ambiguous {
        /// The axis to infer.
        axis: usize,
    },
    /// The element count of the new extents does not fit.
    Size(SizeError),
}

error_messages! {
    #[inline] ReshapeError [Size(SizeError)]
    Self::Count { from, to } => "{} cannot become {}: the element count must stay the same",
        Count(from, "element", "elements"), Count(to, "element", "elements");
    Self::Indivisible { count, product } => "{} cannot become a multiple of {}",
        Count(count, "element", "elements"), Count(product, "element", "elements");
    Self::Ambiguous { axis } =>
        "the extent of axis {axis} cannot be inferred: another extent is 0, so every value fits";
    Self::Gap { axis, stride, needed } =>
        "axis {axis} has stride {stride}, and merging it with the next axis without a copy needs {needed}; to copy, call `to_tensor` and then `into_reshape`";
}

/// # Reshape
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns a view of the same elements in the same logical order with other extents: `[m, n]` can become `[m * n]`.
    /// Nothing is copied. One extent may be `_` in [`shape!`](crate::shape!), and is inferred from the element count.
    ///
    /// # Panics
    ///
    /// At the caller's line, where [`try_reshape`](Self::try_reshape) returns an error: the element counts differ, or the memory does
    /// not allow it (copy with `to_tensor` first). Two shapes in the type of different element counts are an error of `cargo build`.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{View, shape};
    ///
    /// let memory: Vec<u32> = (0..12).collect();
    /// let matrix = View::new(&memory, shape![3, 4])?;
    /// assert_eq!(matrix.reshape(shape![2, 6])[[1, 0]], 6);
    /// assert_eq!(matrix.reshape(shape![2, 2, _]).extents(), [2, 2, 3]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// ```compile_fail,E0080
    /// use shapewise::{View, shape};
    ///
    /// let memory = [0; 6];
    /// let matrix = View::new(&memory, shape![2, 3]).unwrap();
    /// // shape [2,3] has 6 elements, and cannot be reshaped to [4,2], which has 8
    /// let _ = matrix.reshape(shape![4, 2]);
    /// ```
    #[doc(alias("ravel", "reshape_generic"))]
    #[doc(alias = "flatten")]
    #[doc(alias = "to_shape")]
    #[doc(alias = "into_shape")]
    #[must_use]
    #[inline]
    #[track_caller]
    #[doc(alias("merge_axes", "unflatten"))]
    pub fn reshape<const Q: usize, E: ReshapeTo<Q>>(
        &'s self,
        extents: E,
    ) -> View<'a, T, Q, ReshapedLayout<L, ReshapedExtents<E, Q>, R, Q>> {
        let () = Shape::<Q, ReshapedExtents<E, Q>>::FITS;
        let () = KnownReshape::<R, Q, L, E::Itself>::KEEPS_THE_ELEMENT_COUNT;
        match self.reshaped(extents.itself()) {
            Ok(view) => view,
            Err(error) => fail(&error),
        }
    }

    /// Reshapes to other extents, and returns an error where [`reshape`](Self::reshape) panics.
    ///
    /// # Errors
    ///
    /// [`ReshapeError::Count`] if the element counts differ, which for two shapes in the type is an error of `cargo build`;
    /// [`ReshapeError::Indivisible`] or [`ReshapeError::Ambiguous`] if there is no extent for `_`, or more than one;
    /// [`ReshapeError::Gap`] if the memory does not allow it; [`ReshapeError::Size`] if the new element count does not fit.
    ///
    /// A row-major array is reshaped in place:
    ///
    #[cfg_attr(doc, doc = include_str!("../../../../docs/pictures/reshape.svg"))]
    ///
    /// A reshape of a column-major one must copy, so it is an error; `to_tensor` copies it to rows first:
    ///
    #[cfg_attr(doc, doc = include_str!("../../../../docs/pictures/reshape_copy.svg"))]
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{View, s, shape};
    ///
    /// let memory: Vec<u32> = (0..12).collect();
    /// let matrix = View::new(&memory, shape![3, 4])?;
    /// // Every second column: the elements of a row are no longer side by side.
    /// let columns = matrix.slice(s![:, ..;2]);
    /// assert_eq!(columns.try_reshape([3, 2, 1])?.extents(), [3, 2, 1]);
    /// assert_eq!(
    ///     matrix.slice(s![:, ..3]).try_reshape([9]).unwrap_err().to_string(),
    ///     "axis 0 has stride 4, and merging it with the next axis without a copy needs 3; to copy, \
    ///      call `to_tensor` and then `into_reshape`"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn try_reshape<const Q: usize, E: ReshapeTo<Q>>(
        &'s self,
        extents: E,
    ) -> Result<View<'a, T, Q, ReshapedLayout<L, ReshapedExtents<E, Q>, R, Q>>, ReshapeError> {
        let () = Shape::<Q, ReshapedExtents<E, Q>>::FITS;
        let () = KnownReshape::<R, Q, L, E::Itself>::KEEPS_THE_ELEMENT_COUNT;
        self.reshaped(extents.itself())
    }

    /// The view of both. The constant is not evaluated here, so that its error names the caller's line.
    #[inline]
    fn reshaped<const Q: usize, E: ReshapeExtents<Q>>(
        &'s self,
        extents: E,
    ) -> Result<View<'a, T, Q, ReshapedLayout<L, E::Extents, R, Q>>, ReshapeError> {
        let extents = extents.infer(self.element_count())?;
        let layout: ReshapedLayout<L, E::Extents, R, Q> = reshaped(&self.layout, extents.array())?;
        let start = self.layout.base().saturating_sub(layout.base());
        Ok(TensorBase::starting_at_typed(self.data.lend(), start, layout))
    }
}

impl<const R: usize, E: ExtentList<R>> Shape<R, E> {
    /// Returns the shape with other extents and the same element count: `[m, n]` can become `[m * n]`. One extent may be `_` in
    /// [`shape!`](crate::shape!), and is inferred. The method of views is [`View::try_reshape`](crate::View::try_reshape).
    ///
    /// # Errors
    ///
    /// [`ReshapeError::Count`] if the element counts differ, which for two shapes in the type is an error of `cargo build`;
    /// [`ReshapeError::Indivisible`] or [`ReshapeError::Ambiguous`] if there is no extent for `_`, or more than one; [`ReshapeError::Size`] if the
    /// new element count does not fit.
    ///
    /// ```
    /// use shapewise::{Const, Shape, shape};
    ///
    /// let n = 5;
    /// let images = Shape::new(shape![n, 28, 28])?;
    /// assert_eq!(images.reshape(shape![_, 784])?.typed_extents(), (5, Const::<784>));
    /// assert!(images.reshape([5, 783]).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy, `reshape`.
    pub fn reshape<const Q: usize, F: ReshapeTo<Q>>(
        self,
        extents: F,
    ) -> Result<Shape<Q, ReshapedExtents<F, Q>>, ReshapeError> {
        let () = Shape::<Q, ReshapedExtents<F, Q>>::FITS;
        let () = KnownReshape::<R, Q, RowMajor<R, E>, F::Itself>::KEEPS_THE_ELEMENT_COUNT;
        let from = self.element_count();
        let shape = Shape::new(extents.itself().infer(from)?)?;
        match shape.element_count() {
            to if to != from => Err(ReshapeError::Count { from, to }),
            _ => Ok(shape),
        }
    }
}

/// # Reshape mutable views
impl<'a, T, const R: usize, L: Layout<R>> ViewMut<'a, T, R, L> {
    /// Converts to a mutable view of the same elements with other extents: [`reshape`](Self::reshape), which consumes the
    /// view.
    ///
    /// # Panics
    ///
    /// Same panics as [`reshape`](Self::reshape).
    ///
    /// ```
    /// use shapewise::ViewMut;
    ///
    /// let mut memory = [1, 2, 3, 4];
    /// ViewMut::new(&mut memory, [2, 2])?.into_reshape([4])[[3]] = 0;
    /// assert_eq!(memory, [1, 2, 3, 0]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[track_caller]
    pub fn into_reshape<const Q: usize, E: ReshapeTo<Q>>(
        self,
        extents: E,
    ) -> ViewMut<'a, T, Q, ReshapedLayout<L, ReshapedExtents<E, Q>, R, Q>> {
        let () = Shape::<Q, ReshapedExtents<E, Q>>::FITS;
        let () = KnownReshape::<R, Q, L, E::Itself>::KEEPS_THE_ELEMENT_COUNT;
        match self.into_reshaped(extents.itself()) {
            Ok(view) => view,
            Err(error) => fail(&error),
        }
    }

    /// Converts to a mutable view of the same elements with other extents, and returns an error where
    /// [`into_reshape`](Self::into_reshape) panics.
    ///
    /// # Errors
    ///
    /// Same errors as [`try_reshape`](Self::try_reshape).
    pub fn try_into_reshape<const Q: usize, E: ReshapeTo<Q>>(
        self,
        extents: E,
    ) -> Result<ViewMut<'a, T, Q, ReshapedLayout<L, ReshapedExtents<E, Q>, R, Q>>, ReshapeError> {
        let () = Shape::<Q, ReshapedExtents<E, Q>>::FITS;
        let () = KnownReshape::<R, Q, L, E::Itself>::KEEPS_THE_ELEMENT_COUNT;
        self.into_reshaped(extents.itself())
    }

    /// The mutable view of both.
    fn into_reshaped<const Q: usize, E: ReshapeExtents<Q>>(
        self,
        extents: E,
    ) -> Result<ViewMut<'a, T, Q, ReshapedLayout<L, E::Extents, R, Q>>, ReshapeError> {
        let extents = extents.infer(self.layout.element_count())?;
        let layout: ReshapedLayout<L, E::Extents, R, Q> = reshaped(&self.layout, extents.array())?;
        let start = self.layout.base().saturating_sub(layout.base());
        Ok(TensorBase::starting_at_mut_typed(self.data, start, layout))
    }
}

/// # Reshape tensors
#[cfg(feature = "alloc")]
impl<T, const R: usize, L: Layout<R>> Tensor<T, R, L> {
    /// Converts to a tensor of the same elements with other extents. Nothing is copied. One extent may be `_` in
    /// [`shape!`](crate::shape!), and is inferred.
    ///
    /// # Panics
    ///
    /// Same panics as [`reshape`](Self::reshape).
    ///
    /// ```
    /// use shapewise::{shape, tensor};
    ///
    /// let row = tensor![1, 2, 3, 4].into_reshape(shape![2, _]);
    /// assert_eq!(row, tensor![[1, 2], [3, 4]]);
    /// ```
    #[doc(alias("into_shape", "into_shape_with_order"))]
    #[must_use]
    #[track_caller]
    pub fn into_reshape<const Q: usize, E: ReshapeTo<Q>>(
        self,
        extents: E,
    ) -> Tensor<T, Q, RowMajor<Q, ReshapedExtents<E, Q>>>
    where
        L: Contiguous<R, Proof: Exists>,
    {
        let () = Shape::<Q, ReshapedExtents<E, Q>>::FITS;
        let () = KnownReshape::<R, Q, L, E::Itself>::KEEPS_THE_ELEMENT_COUNT;
        match self.into_reshaped_tensor(extents.itself()) {
            Ok(tensor) => tensor,
            Err(error) => fail(&error),
        }
    }

    /// Converts to a tensor of the same elements with other extents, and returns an error where [`into_reshape`](Self::into_reshape)
    /// panics.
    ///
    /// # Errors
    ///
    /// [`ReshapeError::Count`] if the element counts differ, which for two shapes in the type is an error of `cargo build`;
    /// [`ReshapeError::Indivisible`] or [`ReshapeError::Ambiguous`] if there is no extent for `_`, or more than one;
    /// [`ReshapeError::Size`] if the new element count does not fit.
    pub fn try_into_reshape<const Q: usize, E: ReshapeTo<Q>>(
        self,
        extents: E,
    ) -> Result<Tensor<T, Q, RowMajor<Q, ReshapedExtents<E, Q>>>, ReshapeError>
    where
        L: Contiguous<R, Proof: Exists>,
    {
        let () = Shape::<Q, ReshapedExtents<E, Q>>::FITS;
        let () = KnownReshape::<R, Q, L, E::Itself>::KEEPS_THE_ELEMENT_COUNT;
        self.into_reshaped_tensor(extents.itself())
    }

    /// The tensor of both.
    fn into_reshaped_tensor<const Q: usize, E: ReshapeExtents<Q>>(
        self,
        extents: E,
    ) -> Result<Tensor<T, Q, RowMajor<Q, E::Extents>>, ReshapeError>
    where
        L: Contiguous<R, Proof: Exists>,
    {
        self.reshaped(extents)?;
        let shape = Shape::new(extents.infer(self.element_count())?)?;
        Ok(TensorBase::of_parts(self.data, RowMajor::new(shape)))
    }
}
