//! Other extents over the same elements in the same logical order, without a copy.

#[cfg(feature = "alloc")]
use super::Tensor;
use super::{Lend, TensorBase, View, ViewMut};
#[cfg(feature = "alloc")]
use crate::layout::{Contiguous, RowMajor};
use crate::{
    error::error_messages,
    extent::{Extent, Extents, Inferred},
    index::{self, SizeError},
    layout::{ByStrides, Layout, Mapping, Reshaped, Strided},
    message::{Message, fail},
    private::{Sealed, SealedTarget},
    shape::Shape,
};

/// Why an array cannot be reshaped without a copy.
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
    Self::Count { from, to } => "{from} elements cannot become {to} elements: the element count must stay the same";
    Self::Indivisible { count, product } => "{count} elements cannot become a multiple of {product} elements";
    Self::Ambiguous { axis } =>
        "the extent of axis {axis} cannot be inferred: another extent is 0, so every value fits";
    Self::Gap { axis, stride, needed } =>
        "axis {axis} has stride {stride}, and merging it with the next axis without a copy needs {needed}";
}

/// The layout with other extents over the same elements, if strides can express it.
///
/// Axes of both shapes are collected into the smallest groups of the same element count. A group of the old axes must have even
/// steps, which the new axes of the group then divide.
fn reshaped<const R: usize, const Q: usize>(
    layout: &Strided<R>,
    to: [usize; Q],
) -> Result<Strided<Q>, ReshapeError> {
    let count = index::element_count(&to)?;
    if count != layout.element_count() {
        return Err(ReshapeError::Count { from: layout.element_count(), to: count });
    }
    if count == 0 {
        return Ok(Strided::row_major(to)?);
    }
    let axes = core::array::from_fn::<_, R, _>(|axis| (layout.extent(axis), layout.stride(axis)));
    let mut result = [0; Q];
    strides(&axes, &to, &mut result)?;
    Ok(Strided::from_axes(to, result))
}

/// Writes the strides of extents `to` over the elements of axes with extents and strides. The element counts are equal and not 0.
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "the element counts are equal and fit, so both lists of axes end together"
)]
pub(super) fn strides(
    axes: &[(usize, isize)],
    to: &[usize],
    result: &mut [isize],
) -> Result<(), ReshapeError> {
    // The next axis at or after a position whose extent is not 1.
    let next = |from: usize| (from..axes.len()).find(|&axis| axes[axis].0 != 1);
    let (mut old, mut new) = (next(0), 0);
    while let Some(axis) = old {
        // A group of old axes and one of new axes with the same element count.
        let (mut last, mut old_product) = (axis, axes[axis].0);
        let (first_new, mut new_product) = (new, 1);
        old = next(axis + 1);
        while old_product != new_product {
            if new_product < old_product {
                new_product *= to[new];
                new += 1;
            } else {
                // There is one, because the element counts are equal.
                let Some(axis) = old else { return Ok(()) };
                let (stride, needed) = (axes[last].1, axes[axis].1.wrapping_mul(axes[axis].0.cast_signed()));
                if stride != needed {
                    return Err(ReshapeError::Gap { axis: last, stride, needed });
                }
                old_product *= axes[axis].0;
                (last, old) = (axis, next(axis + 1));
            }
        }
        let mut stride = axes[last].1;
        for axis in (first_new..new).rev() {
            result[axis] = stride;
            stride = stride.wrapping_mul(to[axis].cast_signed());
        }
    }
    Ok(())
}

/// The extents of a reshape: extents of any rung, or a tuple with one `_`, which is inferred from the element count.
///
/// If the compiler names this trait, the argument of a reshape is not a list of extents, or it has two `_`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a list of extents to reshape to",
    label = "neither an array of `usize` nor a tuple as `shape!` writes it, with at most one `_`"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait ReshapeExtents<const Q: usize>: Copy + SealedTarget {
    /// The extents of the result; an inferred one is `usize`.
    type Extents: Extents<Q>;

    /// Each extent, if the type knows it, with 1 for the one to infer.
    #[doc(hidden)]
    const WITH_ONE: [Option<usize>; Q];

    /// Whether an extent is inferred.
    #[doc(hidden)]
    const INFERS: bool;

    /// The extents for this element count.
    #[doc(hidden)]
    fn infer(self, count: usize) -> Result<Self::Extents, ReshapeError>;
}

impl<E: Sealed> SealedTarget for E {}

#[diagnostic::do_not_recommend]
impl<const Q: usize, E: Extents<Q>> ReshapeExtents<Q> for E {
    type Extents = E;
    const WITH_ONE: [Option<usize>; Q] = E::KNOWN;
    const INFERS: bool = false;

    #[inline(always)]
    fn infer(self, _: usize) -> Result<E, ReshapeError> {
        Ok(self)
    }
}

/// The extent of an axis that is inferred; `extents` has 1 there.
fn inferred(extents: &[usize], axis: usize, count: usize) -> Result<usize, ReshapeError> {
    let product = index::element_count(extents)?;
    match index::inferred(count, product) {
        Some(extent) => Ok(extent),
        None if product == 0 => Err(ReshapeError::Ambiguous { axis }),
        None => Err(ReshapeError::Indivisible { count, product }),
    }
}

/// Tuples with one `_`. A row: the rank, the position of `_`, and the types before it and after it.
macro_rules! with_one_inferred {
    ($($rank:literal $axis:literal: $($before:ident)* _ $($after:ident)*;)*) => { $(
        impl<$($before: Extent,)* $($after: Extent),*> SealedTarget for ($($before,)* Inferred, $($after,)*) {}

        #[diagnostic::do_not_recommend]
        impl<$($before: Extent,)* $($after: Extent),*> ReshapeExtents<$rank> for ($($before,)* Inferred, $($after,)*) {
            type Extents = ($($before,)* usize, $($after,)*);
            const WITH_ONE: [Option<usize>; $rank] = [$($before::KNOWN,)* Some(1), $($after::KNOWN),*];
            const INFERS: bool = true;

            #[allow(non_snake_case, reason = "the extents have the names of their types")]
            fn infer(self, count: usize) -> Result<Self::Extents, ReshapeError> {
                let ($($before,)* _, $($after,)*) = self;
                let extent = inferred(&[$($before.get(),)* 1, $($after.get()),*], $axis, count)?;
                Ok(($($before,)* extent, $($after,)*))
            }
        }
    )* };
}

with_one_inferred! {
    1 0: _;
    2 0: _ A;
    2 1: A _;
    3 0: _ A B;
    3 1: A _ B;
    3 2: A B _;
    4 0: _ A B C;
    4 1: A _ B C;
    4 2: A B _ C;
    4 3: A B C _;
    5 0: _ A B C D;
    5 1: A _ B C D;
    5 2: A B _ C D;
    5 3: A B C _ D;
    5 4: A B C D _;
    6 0: _ A B C D E;
    6 1: A _ B C D E;
    6 2: A B _ C D E;
    6 3: A B C _ D E;
    6 4: A B C D _ E;
    6 5: A B C D E _;
    7 0: _ A B C D E F;
    7 1: A _ B C D E F;
    7 2: A B _ C D E F;
    7 3: A B C _ D E F;
    7 4: A B C D _ E F;
    7 5: A B C D E _ F;
    7 6: A B C D E F _;
    8 0: _ A B C D E F G;
    8 1: A _ B C D E F G;
    8 2: A B _ C D E F G;
    8 3: A B C _ D E F G;
    8 4: A B C D _ E F G;
    8 5: A B C D E _ F G;
    8 6: A B C D E F _ G;
    8 7: A B C D E F G _;
}

/// Rejects, in `cargo build`, a reshape between two known shapes of different element counts.
struct KnownReshape<const R: usize, const Q: usize, L, E>(core::marker::PhantomData<(L, E)>);

impl<const R: usize, const Q: usize, L: Layout<R>, E: ReshapeExtents<Q>> KnownReshape<R, Q, L, E> {
    const KEEPS_THE_ELEMENT_COUNT: () = {
        let (extents, others) = (L::EXTENTS, E::WITH_ONE);
        let counts = (index::known_count(&extents), index::known_count(&others));
        if let (Some(count), Some(product @ 1..), true) = (counts.0, counts.1, E::INFERS)
            && !count.is_multiple_of(product)
        {
            let message = Message::<256>::new()
                .text("a view of shape ")
                .shape(&extents)
                .text(" has ")
                .number(count)
                .text(" elements, which cannot become a multiple of ")
                .number(product);
            message.fail();
        }
        if let (Some(from), Some(to), false) = (counts.0, counts.1, E::INFERS)
            && from != to
        {
            let message = Message::<256>::new()
                .text("a view of shape ")
                .shape(&extents)
                .text(" has ")
                .number(from)
                .text(" elements, and cannot be reshaped to ")
                .shape(&others)
                .text(", which has ")
                .number(to);
            message.fail();
        }
    };
}

impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Mapping<R>> TensorBase<T, S, R, L> {
    /// New extents in, a view of the same elements in the same logical order with these extents out: `[m, n]` can become `[m * n]`.
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
    /// // a view of shape [2,3] has 6 elements, and cannot be reshaped to [4,2], which has 8
    /// let _ = matrix.reshape(shape![4, 2]);
    /// ```
    #[doc(alias = "ravel")]
    #[doc(alias = "flatten")]
    #[doc(alias = "to_shape")]
    #[doc(alias = "into_shape")]
    #[must_use]
    #[track_caller]
    pub fn reshape<const Q: usize, E: ReshapeExtents<Q>>(
        &'s self,
        extents: E,
    ) -> View<'a, T, Q, Reshaped<L, E::Extents, R, Q>>
    where
        L: ByStrides<R>,
    {
        let () = Shape::<Q, E::Extents>::FITS;
        let () = KnownReshape::<R, Q, L, E>::KEEPS_THE_ELEMENT_COUNT;
        match self.reshaped(extents) {
            Ok(view) => view,
            Err(error) => fail(&error),
        }
    }

    /// New extents in, a view of the same elements with these extents out: [`reshape`](Self::reshape), which returns an error.
    ///
    /// # Errors
    ///
    /// [`ReshapeError::Count`] if the element counts differ, which for two shapes in the type is an error of `cargo build`;
    /// [`ReshapeError::Indivisible`] or [`ReshapeError::Ambiguous`] if there is no extent for `_`, or more than one;
    /// [`ReshapeError::Gap`] if the memory does not allow it; [`ReshapeError::Size`] if the new element count does not fit.
    ///
    /// A row-major array is reshaped in place:
    ///
    #[cfg_attr(doc, doc = include_str!("../../docs/pictures/reshape.svg"))]
    ///
    /// A reshape of a column-major one must copy, so it is an error; `to_tensor` copies it to rows first:
    ///
    #[cfg_attr(doc, doc = include_str!("../../docs/pictures/reshape_copy.svg"))]
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
    /// assert_eq!(matrix.slice(s![:, ..3]).try_reshape([9]).unwrap_err().to_string(),
    ///     "axis 0 has stride 4, and merging it with the next axis without a copy needs 3");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn try_reshape<const Q: usize, E: ReshapeExtents<Q>>(
        &'s self,
        extents: E,
    ) -> Result<View<'a, T, Q, Reshaped<L, E::Extents, R, Q>>, ReshapeError>
    where
        L: ByStrides<R>,
    {
        let () = Shape::<Q, E::Extents>::FITS;
        let () = KnownReshape::<R, Q, L, E>::KEEPS_THE_ELEMENT_COUNT;
        self.reshaped(extents)
    }

    /// The view of both. The constant is not evaluated here, so that its error names the caller's line.
    fn reshaped<const Q: usize, E: ReshapeExtents<Q>>(
        &'s self,
        extents: E,
    ) -> Result<View<'a, T, Q, Reshaped<L, E::Extents, R, Q>>, ReshapeError>
    where
        L: ByStrides<R>,
    {
        let extents = extents.infer(self.element_count())?;
        let layout = reshaped(&self.layout.ranked(), Shape::new(extents)?.extents())?;
        let start = self.layout.base().saturating_sub(layout.base());
        Ok(TensorBase::cut(self.data.lend(), start, &layout))
    }
}

impl<'a, T, const R: usize, L: Mapping<R>> ViewMut<'a, T, R, L> {
    /// New extents in, a mutable view of the same elements with these extents out: [`reshape`](Self::reshape), which consumes the
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
    pub fn into_reshape<const Q: usize, E: ReshapeExtents<Q>>(
        self,
        extents: E,
    ) -> ViewMut<'a, T, Q, Reshaped<L, E::Extents, R, Q>>
    where
        L: ByStrides<R>,
    {
        let () = Shape::<Q, E::Extents>::FITS;
        let () = KnownReshape::<R, Q, L, E>::KEEPS_THE_ELEMENT_COUNT;
        match self.into_reshaped(extents) {
            Ok(view) => view,
            Err(error) => fail(&error),
        }
    }

    /// [`into_reshape`](Self::into_reshape), which returns an error.
    ///
    /// # Errors
    ///
    /// Same errors as [`try_reshape`](Self::try_reshape).
    pub fn try_into_reshape<const Q: usize, E: ReshapeExtents<Q>>(
        self,
        extents: E,
    ) -> Result<ViewMut<'a, T, Q, Reshaped<L, E::Extents, R, Q>>, ReshapeError>
    where
        L: ByStrides<R>,
    {
        let () = Shape::<Q, E::Extents>::FITS;
        let () = KnownReshape::<R, Q, L, E>::KEEPS_THE_ELEMENT_COUNT;
        self.into_reshaped(extents)
    }

    /// The mutable view of both.
    fn into_reshaped<const Q: usize, E: ReshapeExtents<Q>>(
        self,
        extents: E,
    ) -> Result<ViewMut<'a, T, Q, Reshaped<L, E::Extents, R, Q>>, ReshapeError>
    where
        L: ByStrides<R>,
    {
        let extents = extents.infer(self.layout.element_count())?;
        let layout = reshaped(&self.layout.ranked(), Shape::new(extents)?.extents())?;
        let start = self.layout.base().saturating_sub(layout.base());
        Ok(TensorBase::cut_mut(self.data, start, &layout))
    }
}

#[cfg(feature = "alloc")]
impl<T, const R: usize, L: Mapping<R>> Tensor<T, R, L> {
    /// New extents in, a tensor of the same elements with these extents out. Nothing is copied. One extent may be `_` in
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
    #[doc(alias = "into_shape")]
    #[must_use]
    #[track_caller]
    pub fn into_reshape<const Q: usize, E: ReshapeExtents<Q>>(
        self,
        extents: E,
    ) -> Tensor<T, Q, RowMajor<Q, E::Extents>>
    where
        L: Contiguous<R>,
    {
        let () = Shape::<Q, E::Extents>::FITS;
        let () = KnownReshape::<R, Q, L, E>::KEEPS_THE_ELEMENT_COUNT;
        match self.into_reshaped_tensor(extents) {
            Ok(tensor) => tensor,
            Err(error) => fail(&error),
        }
    }

    /// [`into_reshape`](Self::into_reshape), which returns an error.
    ///
    /// # Errors
    ///
    /// [`ReshapeError::Count`] if the element counts differ, which for two shapes in the type is an error of `cargo build`;
    /// [`ReshapeError::Indivisible`] or [`ReshapeError::Ambiguous`] if there is no extent for `_`, or more than one;
    /// [`ReshapeError::Size`] if the new element count does not fit.
    pub fn try_into_reshape<const Q: usize, E: ReshapeExtents<Q>>(
        self,
        extents: E,
    ) -> Result<Tensor<T, Q, RowMajor<Q, E::Extents>>, ReshapeError>
    where
        L: Contiguous<R>,
    {
        let () = Shape::<Q, E::Extents>::FITS;
        let () = KnownReshape::<R, Q, L, E>::KEEPS_THE_ELEMENT_COUNT;
        self.into_reshaped_tensor(extents)
    }

    /// The tensor of both.
    fn into_reshaped_tensor<const Q: usize, E: ReshapeExtents<Q>>(
        self,
        extents: E,
    ) -> Result<Tensor<T, Q, RowMajor<Q, E::Extents>>, ReshapeError>
    where
        L: Contiguous<R>,
    {
        self.reshaped(extents)?;
        let shape = Shape::new(extents.infer(self.element_count())?)?;
        Ok(TensorBase::over(self.data, RowMajor::new(shape)))
    }
}
