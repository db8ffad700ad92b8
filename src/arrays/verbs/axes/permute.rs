//! The axes of an array in another order: the same memory, other strides.
#![expect(
    unsafe_code,
    reason = "comparing the memory with the span would be 5 to 20 % of the access to an element of the view: see `array/made.rs`"
)]

use crate::{
    array::{Lend, Storage, TensorBase, View},
    axis::{AxisOrder, OrderOfRank, Permutation},
    layout::{Layout, Packed, PermutedLayout, Strided, Transposed, derived},
    private::Exists,
};

/// An array with its axes in another order. All offsets stay.
#[inline(always)]
fn permuted<T, S: Storage<T>, const R: usize, L: Layout<R>, M: Packed<R>>(
    array: TensorBase<T, S, R, L>,
    order: Permutation<R>,
) -> TensorBase<T, S, R, M> {
    let layout = derived(|| {
        let layout = array.layout.ranked();
        Strided::from_parts(order.apply(&layout.extents()), order.apply(&layout.strides()), layout.base())
    });
    // SAFETY: the memory is that of the array. An offset is a sum of one term for each axis, and the terms are the same in another order. If the type knows
    // all of the result, it has the extents and strides of the same order: `tests/arrays/access_proof.rs` compares the two.
    unsafe { TensorBase::trusted(array.data, layout) }
}

/// # Permute axes
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns a view with its axes in an order that the type states: axis `k` of the result is axis `order[k]` of this
    /// array. Extents `[a, b, c]` with `axes![2, 0, 1]` become `[c, a, b]`. Nothing is copied.
    ///
    #[cfg_attr(doc, doc = include_str!("../../../../docs/pictures/permutation.svg"))]
    ///
    /// ```
    /// use shapewise::{View, axes, shape};
    ///
    /// let memory = [0; 24];
    /// let view = View::new(&memory, shape![2, 3, 4])?;
    /// assert_eq!(view.permute(axes![2, 0, 1]).extents(), [4, 2, 3]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[inline]
    #[doc(alias("permuted_axes", "permute_dims", "permutedims", "aperm", "PermutedDimsArray"))]
    pub fn permute<O: AxisOrder<R>>(&'s self, _: O) -> View<'a, T, R, PermutedLayout<L, O, R>> {
        permuted(self.lent(), O::PERMUTATION)
    }

    /// Returns a view with its axes in an order that is known at run time: [`permute`](Self::permute).
    ///
    /// ```
    /// use shapewise::{Permutation, View};
    ///
    /// let memory = [0; 24];
    /// let view = View::new(&memory, [2, 3, 4])?;
    /// assert_eq!(view.permute_by(Permutation::new([2, 0, 1])?).extents(), [4, 2, 3]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn permute_by<O: OrderOfRank<R, Proof: Exists>>(&'s self, order: O) -> View<'a, T, R> {
        permuted(self.lent(), order.order())
    }

    /// Returns a view with its axes in reverse order: extents `[a, b, c]` become `[c, b, a]`. The transpose of a row-major array is
    /// column-major, by type. Nothing is copied.
    ///
    /// ```
    /// use shapewise::{View, shape};
    ///
    /// let memory = [1, 2, 3, 4, 5, 6];
    /// let transpose = View::new(&memory, shape![2, 3])?.transpose();
    /// assert_eq!((transpose.extents(), transpose[[2, 0]]), ([3, 2], 3));
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[inline]
    #[doc(alias("t", "adjoint", "pagetranspose"))]
    #[doc(alias = "reversed_axes")]
    pub fn transpose(&'s self) -> View<'a, T, R, Transposed<L, R>> {
        permuted(self.lent(), Permutation::REVERSAL)
    }
}

/// # Permute axes of the value
impl<T, S: Storage<T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Converts to an array with its axes in another order: [`permute`](Self::permute), which keeps the storage. A tensor stays a tensor,
    /// and a mutable view can still be written.
    ///
    /// ```
    /// use shapewise::{ViewMut, axes, shape};
    ///
    /// let mut memory = [0; 6];
    /// ViewMut::new(&mut memory, shape![1, 2, 3])?.into_permute(axes![2, 0, 1])[[2, 0, 1]] = 7;
    /// assert_eq!(memory, [0, 0, 0, 0, 0, 7]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias = "permuted_axes")]
    #[must_use]
    #[inline]
    pub fn into_permute<O: AxisOrder<R>>(self, _: O) -> TensorBase<T, S, R, PermutedLayout<L, O, R>> {
        permuted(self, O::PERMUTATION)
    }

    /// Converts to an array with its axes in another order that is known at run time: [`permute_by`](Self::permute_by), which keeps the
    /// storage.
    ///
    /// ```
    /// use shapewise::{Permutation, Tensor, tensor};
    ///
    /// let matrix =
    ///     Tensor::new(vec![1, 2, 3, 4, 5, 6], [2, 3])?.into_permute_by(Permutation::new([1, 0])?);
    /// assert_eq!(matrix, tensor![[1, 4], [2, 5], [3, 6]]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn into_permute_by<O: OrderOfRank<R, Proof: Exists>>(
        self,
        order: O,
    ) -> TensorBase<T, S, R, Strided<R>> {
        permuted(self, order.order())
    }

    /// Converts to an array with its axes in reverse order: [`transpose`](Self::transpose), which keeps the storage.
    ///
    /// ```
    /// use shapewise::{Tensor, shape, tensor};
    ///
    /// let matrix = Tensor::new(vec![1, 2, 3, 4, 5, 6], shape![2, 3])?.into_transpose();
    /// assert_eq!(matrix, tensor![[1, 4], [2, 5], [3, 6]]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias = "reversed_axes")]
    #[must_use]
    #[inline]
    pub fn into_transpose(self) -> TensorBase<T, S, R, Transposed<L, R>> {
        permuted(self, Permutation::REVERSAL)
    }
}
