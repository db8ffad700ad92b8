//! Inline arrays of other extents.

use core::marker::PhantomData;

use crate::{
    array::{Inline, TensorBase},
    layout::RowMajor,
    message::Message,
    private::Exists,
    shape::Shape,
    storage::{HasNestedArrays, ResultStorage, Storage},
    types::ExtentList,
    verbs::axes::reshape::{KnownReshape, ReshapeTo, extents::ReshapedExtents},
};

/// Rejects, in `cargo build`, extents that the type does not know. `M` is the memory of the result.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(doc, doc(hidden))]
pub struct KnownInline<T, M>(PhantomData<(T, M)>);

impl<T, M: ResultStorage<T>> KnownInline<T, M> {
    pub(crate) const ARE_KNOWN: () = if !M::IS_WITHIN {
        Message::<192>::new()
            .text(
                "an inline array is reshaped to up to 6 extents that the type knows, such as `shape![2, 3]`",
            )
            .text(": `reshape` returns a view with others")
            .fail()
    };
}

/// # Reshape inline arrays
impl<X, T: Clone, const N: usize, const R: usize, E> TensorBase<T, [X; N], R, RowMajor<R, E>>
where
    E: ExtentList<R> + HasNestedArrays<Within<T> = [X; N]>,
    [X; N]: ResultStorage<T>,
{
    /// Converts to an inline array of the same elements with other extents, which the type knows: `[2, 3]` can become `[6]`. It requires no allocator.
    /// Other element counts are an error of `cargo build`, so nothing fails at run time.
    ///
    /// ```
    /// use shapewise::{Matrix, Vector, shape};
    ///
    /// let matrix = Matrix::of([[1, 2, 3], [4, 5, 6]]);
    /// let vector: Vector<i32, 6> = matrix.into_reshape(shape![6]);
    /// assert_eq!(vector.into_nested(), [1, 2, 3, 4, 5, 6]);
    /// ```
    #[doc(alias = "into_shape")]
    #[must_use]
    #[inline]
    #[expect(clippy::indexing_slicing, reason = "the element counts are equal, which is checked in a build")]
    pub fn into_reshape<const Q: usize, F: ReshapeTo<Q, Proof: Exists>>(
        self,
        _extents: F,
    ) -> Inline<T, Q, ReshapedExtents<F, Q>> {
        let () = Shape::<Q, ReshapedExtents<F, Q>>::FITS;
        let () = KnownReshape::<R, Q, RowMajor<R, E>, F::Itself>::KEEPS_THE_ELEMENT_COUNT;
        let () = KnownInline::<T, <ReshapedExtents<F, Q> as HasNestedArrays>::Within<T>>::ARE_KNOWN;
        let elements = self.data.elements();
        let data = ResultStorage::collect(<ReshapedExtents<F, Q> as ExtentList<Q>>::KNOWN_COUNT, |at| {
            elements[at].clone()
        });
        TensorBase::of_results(data, &<ReshapedExtents<F, Q> as ExtentList<Q>>::KNOWN_EXTENTS)
    }
}
