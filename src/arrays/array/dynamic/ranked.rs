//! Arrays whose rank is in the type, as arrays whose rank is known at run time, and back. Nothing is copied.

use core::marker::PhantomData;

use alloc::vec::Vec;

use crate::{
    array::{
        Lend, Storage, StorageMut, Tensor, TensorBase, View, ViewMut,
        dynamic::{DynArrayError, DynBase, DynStrided, DynTensor, DynView, DynViewMut},
    },
    layout::{Contiguous, Layout, Strided},
    private::Exists,
    rank::MAX_RANK,
    shape::{AnyRank, RankFamily, ShapeError},
    slice::StridedSliceError,
};

/// # Arrays whose rank is known at run time
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns a view whose rank is known at run time. Nothing is copied. `match_rank!` and `TryFrom` are the way back. A rank above
    /// [`MAX_DYNAMIC_RANK`](crate::rank::MAX_DYNAMIC_RANK) is an error of `cargo build`.
    ///
    /// ```
    /// use shapewise::{View, shape};
    ///
    /// let memory = [1, 2, 3, 4, 5, 6];
    /// let views =
    ///     [View::new(&memory, shape![2, 3])?.dynamic(), View::new(&memory, shape![6])?.dynamic()];
    /// assert_eq!(views.map(|view| view.rank()), [2, 1]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[doc(alias = "into_dyn")]
    pub fn dynamic(&'s self) -> DynView<'a, T> {
        DynView::from(self.ranked())
    }
}

/// # Tensors whose rank is known at run time
impl<T, const R: usize, L: Layout<R>> Tensor<T, R, L> {
    /// Converts the tensor to one whose rank is known at run time. Nothing is copied. `match_rank!` and `TryFrom` are the way back. A
    /// rank above [`MAX_DYNAMIC_RANK`](crate::rank::MAX_DYNAMIC_RANK) is an error of `cargo build`.
    ///
    /// ```
    /// use shapewise::{Tensor, shape, array::DynTensor};
    ///
    /// let tensor: DynTensor<i32> = Tensor::new(vec![1, 2, 3, 4, 5, 6], shape![2, 3])?.into_dynamic();
    /// assert_eq!(tensor.shape().to_string(), "[2,3]");
    /// assert_eq!(Tensor::<_, 2>::try_from(tensor)?.extents(), [2, 3]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[doc(alias = "into_dyn")]
    pub fn into_dynamic(self) -> DynTensor<T>
    where
        L: Contiguous<R, Proof: Exists>,
    {
        DynTensor::from(self)
    }
}

impl<'a, T, const R: usize, L: Layout<R>> From<View<'a, T, R, L>> for DynView<'a, T> {
    fn from(view: View<'a, T, R, L>) -> Self {
        Self::of_parts(view.data, DynStrided::of_ranked(&view.layout.ranked()))
    }
}

impl<'a, T, S: Storage<T>, const R: usize, L: Layout<R>> From<&'a TensorBase<T, S, R, L>> for DynView<'a, T> {
    fn from(array: &'a TensorBase<T, S, R, L>) -> Self {
        Self::of_parts(array.data.elements(), DynStrided::of_ranked(&array.layout.ranked()))
    }
}

impl<'a, T, S: Storage<T>> From<&'a DynBase<T, S>> for DynView<'a, T> {
    fn from(array: &'a DynBase<T, S>) -> Self {
        Self::of_parts(array.data.elements(), array.layout.clone())
    }
}

impl<'a, T, const R: usize, L: Layout<R>> From<ViewMut<'a, T, R, L>> for DynViewMut<'a, T> {
    fn from(view: ViewMut<'a, T, R, L>) -> Self {
        let layout = DynStrided::of_ranked(&view.layout.ranked());
        Self::of_parts(view.data, layout)
    }
}

impl<'a, T, S: StorageMut<T>, const R: usize, L: Layout<R>> From<&'a mut TensorBase<T, S, R, L>>
    for DynViewMut<'a, T>
{
    fn from(array: &'a mut TensorBase<T, S, R, L>) -> Self {
        let layout = DynStrided::of_ranked(&array.layout.ranked());
        Self::of_parts(array.data.elements_mut(), layout)
    }
}

impl<T, const R: usize, L: Contiguous<R>> From<Tensor<T, R, L>> for DynTensor<T> {
    fn from(tensor: Tensor<T, R, L>) -> Self {
        let layout = DynStrided::of_ranked(&tensor.layout.ranked());
        Self::of_parts(tensor.data, layout)
    }
}

impl<T> From<DynTensor<T>> for Vec<T> {
    /// The elements in logical order. Nothing is copied.
    fn from(tensor: DynTensor<T>) -> Self {
        tensor.data
    }
}

/// The error of a rank that the type does not have.
const fn wrong<const R: usize>(found: usize) -> ShapeError {
    ShapeError::Rank { expected: R, found }
}

impl<'a, T, const R: usize> TryFrom<DynView<'a, T>> for View<'a, T, R> {
    type Error = StridedSliceError;

    fn try_from(view: DynView<'a, T>) -> Result<Self, StridedSliceError> {
        let wrong = StridedSliceError::OutputRank { expected: R, found: view.rank() };
        Ok(Self::of_parts(view.data, view.layout.ranked().ok_or(wrong)?))
    }
}

impl<'a, T, S: Storage<T>, const R: usize> TryFrom<&'a DynBase<T, S>> for View<'a, T, R> {
    type Error = ShapeError;

    fn try_from(array: &'a DynBase<T, S>) -> Result<Self, ShapeError> {
        let layout = array.layout.ranked().ok_or(wrong::<R>(array.rank()))?;
        Ok(Self::of_parts(array.data.elements(), layout))
    }
}

impl<'a, T, const R: usize> TryFrom<DynViewMut<'a, T>> for ViewMut<'a, T, R> {
    type Error = ShapeError;

    fn try_from(view: DynViewMut<'a, T>) -> Result<Self, ShapeError> {
        let layout = view.layout.ranked().ok_or(wrong::<R>(view.rank()))?;
        Ok(Self::of_parts(view.data, layout))
    }
}

impl<'a, T, S: StorageMut<T>, const R: usize> TryFrom<&'a mut DynBase<T, S>> for ViewMut<'a, T, R> {
    type Error = ShapeError;

    fn try_from(array: &'a mut DynBase<T, S>) -> Result<Self, ShapeError> {
        let layout = array.layout.ranked().ok_or(wrong::<R>(array.rank()))?;
        Ok(Self::of_parts(array.data.elements_mut(), layout))
    }
}

impl<T, const R: usize> TryFrom<DynTensor<T>> for Tensor<T, R> {
    type Error = ShapeError;

    /// The same tensor with the rank in the type. Nothing is copied.
    fn try_from(tensor: DynTensor<T>) -> Result<Self, ShapeError> {
        let layout: Strided<R> = tensor.layout.ranked().ok_or(wrong::<R>(tensor.rank()))?;
        Ok(Self::of_memory(tensor.data, layout.extents()))
    }
}

/// The family of arrays over a storage, for `match_rank!`: `S` is the operand, an array or a reference to one.
#[cfg_attr(doc, doc(hidden))]
#[derive(Clone, Copy, Debug)]
pub struct ArrayFamily<S>(PhantomData<S>);

/// A row: the generics and the type of the operand, and the arrays that the arms take.
macro_rules! families {
    ($([$($generic:tt)*] $operand:ty => $ranked:ty;)*) => { $(
        impl<$($generic)*> RankFamily for ArrayFamily<$operand> {
            type Dynamic = $operand;
            type Ranked<const R: usize> = $ranked;

            fn known_rank(array: &$operand) -> Option<usize> {
                Some(array.rank())
            }

            fn ranked<const R: usize>(array: $operand) -> Result<$ranked, ShapeError> {
                let wrong = wrong::<R>(array.rank());
                <$ranked>::try_from(array).map_err(|_| wrong)
            }
        }

        #[diagnostic::do_not_recommend]
        impl<$($generic)*> AnyRank<ArrayFamily<$operand>> for $operand {
            fn dynamic(self) -> Self {
                self
            }
        }
    )* };
}

families! {
    ['a, T] DynView<'a, T> => View<'a, T, R>;
    ['a, T] DynViewMut<'a, T> => ViewMut<'a, T, R>;
    [T] DynTensor<T> => Tensor<T, R>;
    ['a, T, S: Storage<T>] &'a DynBase<T, S> => View<'a, T, R>;
    ['a, T, S: StorageMut<T>] &'a mut DynBase<T, S> => ViewMut<'a, T, R>;
}

impl<'a, T> DynView<'a, T> {
    /// The memory, and the offset of the element at index 0.
    pub(crate) const fn parts(&self) -> (&'a [T], usize) {
        (self.data, self.layout.base())
    }

    /// The extent and the stride of each axis.
    pub(crate) fn axes(&self) -> &[(usize, isize)] {
        self.layout.axes()
    }
}

/// The ranked arrays through which operations along axes go.
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
    /// A ranked view with axes of extent 1 in front.
    ///
    /// # Errors
    ///
    /// [`DynArrayError::RankAboveMost`].
    pub(crate) fn aligned(&'s self) -> Result<View<'a, T, MAX_RANK>, DynArrayError> {
        let layout = self.layout.aligned().ok_or(DynArrayError::RankAboveMost { rank: self.rank() })?;
        Ok(View::of_parts(self.data.lend(), layout))
    }
}
