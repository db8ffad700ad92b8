//! Other extents over the same elements in the same logical order, without a copy.

#[cfg(feature = "alloc")]
use super::Tensor;
use super::{Lend, TensorBase, View, ViewMut};
#[cfg(feature = "alloc")]
use crate::layout::{Contiguous, RowMajor};
use crate::{
    error::error_messages,
    extent::Extents,
    index::{self, SizeError},
    layout::{ByStrides, Layout, Mapping, Reshaped, Strided},
    message::Message,
    shape::Shape,
};

/// Why an array cannot be reshaped without a copy.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
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
    /// The element count of the new extents does not fit.
    Size(SizeError),
}

error_messages! {
    ReshapeError [Size(SizeError)]
    Self::Count { from, to } => "{from} elements cannot become {to} elements: the element count must stay the same";
    Self::Gap { axis, stride, needed } =>
        "axis {axis} has stride {stride}, and merging it with the next axis without a copy needs {needed}";
}

/// The layout with other extents over the same elements, if strides can express it.
///
/// Axes of both shapes are collected into the smallest groups of the same element count. A group of the old axes must have even
/// steps, which the new axes of the group then divide.
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "axes are compared with the ranks, and products are at most the element count, which fits"
)]
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
    // The old axes of extents other than 1.
    let (mut extents, mut strides, mut axes, mut rank) = ([1; R], [0; R], [0; R], 0);
    for axis in 0..R {
        if layout.extent(axis) != 1 {
            (extents[rank], strides[rank], axes[rank]) = (layout.extent(axis), layout.stride(axis), axis);
            rank += 1;
        }
    }
    let mut result = [0; Q];
    let (mut old, mut new) = (0, 0);
    while old < rank {
        let (first_old, first_new) = (old, new);
        let (mut old_product, mut new_product) = (extents[old], 1);
        old += 1;
        while old_product != new_product {
            if new_product < old_product {
                new_product *= to[new];
                new += 1;
            } else {
                old_product *= extents[old];
                old += 1;
            }
        }
        for axis in first_old..old - 1 {
            let needed = strides[axis + 1].wrapping_mul(extents[axis + 1].cast_signed());
            if strides[axis] != needed {
                return Err(ReshapeError::Gap { axis: axes[axis], stride: strides[axis], needed });
            }
        }
        let mut stride = strides[old - 1];
        for axis in (first_new..new).rev() {
            result[axis] = stride;
            stride = stride.wrapping_mul(to[axis].cast_signed());
        }
    }
    Ok(Strided::from_axes(to, result))
}

/// Rejects, in `cargo build`, a reshape between two known shapes of different element counts.
struct KnownReshape<const R: usize, const Q: usize, L, E>(core::marker::PhantomData<(L, E)>);

impl<const R: usize, const Q: usize, L: Layout<R>, E: Extents<Q>> KnownReshape<R, Q, L, E> {
    const KEEPS_THE_ELEMENT_COUNT: () = {
        let (extents, others) = (L::EXTENTS, E::KNOWN);
        if let (Some(from), Some(to)) = (index::known_count(&extents), index::known_count(&others))
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
            panic!("{}", message.as_str());
        }
    };
}

impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Mapping<R>> TensorBase<T, S, R, L> {
    /// New extents in, a view of the same elements in the same logical order with these extents out: `[m, n]` can become `[m * n]`.
    /// Nothing is copied.
    ///
    /// # Errors
    ///
    /// [`ReshapeError::Count`] if the element counts differ, which for two shapes in the type is an error of `cargo build`;
    /// [`ReshapeError::Gap`] if the memory does not allow it (copy with `to_tensor` first); [`ReshapeError::Size`] if the new
    /// element count does not fit.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{View, s, shape};
    ///
    /// let memory: Vec<u32> = (0..12).collect();
    /// let matrix = View::new(&memory, shape![3, 4])?;
    /// assert_eq!(matrix.reshape(shape![2, 6])?[[1, 0]], 6);
    ///
    /// // Every second column: the elements of a row are no longer side by side.
    /// let columns = matrix.slice(s![:, ..;2]);
    /// assert_eq!(columns.reshape([3, 2, 1])?.extents(), [3, 2, 1]);
    /// assert_eq!(matrix.slice(s![:, ..3]).reshape([9]).unwrap_err().to_string(),
    ///     "axis 0 has stride 4, and merging it with the next axis without a copy needs 3");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
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
    pub fn reshape<const Q: usize, E: Extents<Q>>(
        &'s self,
        extents: E,
    ) -> Result<View<'a, T, Q, Reshaped<L, E, R, Q>>, ReshapeError>
    where
        L: ByStrides<R>,
    {
        let () = KnownReshape::<R, Q, L, E>::KEEPS_THE_ELEMENT_COUNT;
        let layout = reshaped(&self.layout.ranked(), Shape::new(extents)?.extents())?;
        let start = self.layout.base().saturating_sub(layout.base());
        Ok(TensorBase::cut(self.data.lend(), start, &layout))
    }
}

impl<'a, T, const R: usize, L: Mapping<R>> ViewMut<'a, T, R, L> {
    /// New extents in, a mutable view of the same elements with these extents out: [`reshape`](Self::reshape), which consumes the
    /// view.
    ///
    /// # Errors
    ///
    /// Same errors as [`reshape`](Self::reshape).
    ///
    /// ```
    /// use shapewise::ViewMut;
    ///
    /// let mut memory = [1, 2, 3, 4];
    /// ViewMut::new(&mut memory, [2, 2])?.into_reshape([4])?[[3]] = 0;
    /// assert_eq!(memory, [1, 2, 3, 0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn into_reshape<const Q: usize, E: Extents<Q>>(
        self,
        extents: E,
    ) -> Result<ViewMut<'a, T, Q, Reshaped<L, E, R, Q>>, ReshapeError>
    where
        L: ByStrides<R>,
    {
        let () = KnownReshape::<R, Q, L, E>::KEEPS_THE_ELEMENT_COUNT;
        let layout = reshaped(&self.layout.ranked(), Shape::new(extents)?.extents())?;
        let start = self.layout.base().saturating_sub(layout.base());
        Ok(TensorBase::cut_mut(self.data, start, &layout))
    }
}

#[cfg(feature = "alloc")]
impl<T, const R: usize, L: Mapping<R>> Tensor<T, R, L> {
    /// New extents in, a tensor of the same elements with these extents out. Nothing is copied.
    ///
    /// # Errors
    ///
    /// [`ReshapeError::Count`] if the element counts differ, which for two shapes in the type is an error of `cargo build`;
    /// [`ReshapeError::Size`] if the new element count does not fit.
    ///
    /// ```
    /// use shapewise::{Tensor, shape};
    ///
    /// let row = Tensor::new(vec![1, 2, 3], shape![3])?.into_reshape(shape![1, 3])?;
    /// assert_eq!(format!("{row:?}"), "[[1, 2, 3]]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "into_shape")]
    pub fn into_reshape<const Q: usize, E: Extents<Q>>(
        self,
        extents: E,
    ) -> Result<Tensor<T, Q, RowMajor<Q, E>>, ReshapeError>
    where
        L: Contiguous<R>,
    {
        let layout = RowMajor::new(Shape::new(extents)?);
        self.reshape(extents)?;
        Ok(TensorBase::over(self.data, layout))
    }
}
