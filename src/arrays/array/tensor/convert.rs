//! Tensors from vectors, nested arrays and nothing, and as views, vectors and tensors of other types.

use alloc::vec::Vec;

use crate::{
    array::{DenseTensor, RowOf, Tensor, TensorBase, View, ViewMut, nested::layout},
    array::{KnownExtentsOf, compare::NamesOf},
    extent::{ExtentMismatch, Extents},
    layout::{Contiguous, Layout, RowMajor},
    message::or_fail,
    private::Exists,
    shape::Shape,
    types::ExtentList,
    verbs::{elementwise::map::on_heap::tensor, layouts::OfExtents},
};

/// # Convert tensors to other knowledge in the type
impl<T, const R: usize, L: Layout<R>> Tensor<T, R, L> {
    /// Converts to the same tensor without the knowledge of the type, `Tensor<T, R>`. Nothing is copied.
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
        L: Contiguous<R, Proof: Exists>,
    {
        let shape = self.shape();
        TensorBase::of_parts(self.data, RowMajor::new(shape))
    }

    /// Converts to the same tensor with the extents `E` in the type. This tensor's type must know all of them. Nothing is copied. It is how a function returns the
    /// result of operations with the extents that its signature states: `E` is inferred.
    ///
    /// An extent that the type does not know is an error of `cargo check`.
    ///
    /// ```
    /// use shapewise::{Axis, DenseTensor, DenseView, Extents, View, shape};
    ///
    /// fn totals(
    ///     x: &DenseView<'_, f32, 2, Extents![usize, 3]>,
    /// ) -> DenseTensor<f32, 1, Extents![usize]> {
    ///     x.sum_axis(Axis::<1>).into_typed()
    /// }
    ///
    /// let memory = [1.0; 6];
    /// let rows = memory.len() / 3;
    /// assert_eq!(totals(&View::new(&memory, shape![rows, 3])?).into_vec(), [3.0, 3.0]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn into_typed<E: Extents<R>>(self) -> DenseTensor<T, R, E>
    where
        L: Contiguous<R, Proof: Exists> + OfExtents<E, R, Proof: Exists>,
    {
        let () = KnownExtentsOf::<R, L, E>::AGREE;
        self.into_as()
    }

    /// Converts to the same tensor with the extents `E` in the type, if they are its extents. Nothing is copied. It is [`typed`](Self::typed) for a tensor that is
    /// returned or kept, such as one that was read from a file: `E` is inferred.
    ///
    /// [`into_typed`](Self::into_typed) converts to extents that the type knows, and is checked when the program is compiled.
    ///
    /// # Errors
    ///
    /// [`ExtentMismatch`] with the first axis where the type `E` has another extent.
    ///
    /// ```
    /// use shapewise::{DenseTensor, Extents, ExtentMismatch, Tensor};
    ///
    /// struct Points(DenseTensor<f32, 2, Extents![usize, 3]>);
    ///
    /// fn points(read: Tensor<f32, 2>) -> Result<Points, ExtentMismatch> {
    ///     read.try_into_typed().map(Points)
    /// }
    ///
    /// assert_eq!(points(Tensor::zeros([5, 3]))?.0.nrows(), 5);
    /// let error = points(Tensor::zeros([5, 2])).err().unwrap();
    /// assert_eq!(error.to_string(), "axis 1 has extent 2, expected 3");
    /// # Ok::<(), ExtentMismatch>(())
    /// ```
    #[track_caller]
    pub fn try_into_typed<E: Extents<R>>(self) -> Result<DenseTensor<T, R, E>, ExtentMismatch>
    where
        L: Contiguous<R, Proof: Exists>,
    {
        let () = NamesOf::<R, L, E>::AGREE;
        NamesOf::<R, L, E>::confirm();
        let shape = self.shape().typed::<E>()?;
        Ok(TensorBase::of_parts(self.data, RowMajor::new(shape)))
    }
}

/// # Convert tensors to their memory
impl<T, const R: usize, L> Tensor<T, R, L> {
    /// Returns the elements in logical order. The vector is that of the tensor; nothing is copied.
    ///
    /// The layout is row-major and without gaps by type: [`to_vec`](Self::to_vec) copies the elements of others, and
    /// [`into_memory`](Self::into_memory) has them in the order of memory.
    ///
    /// ```
    /// use shapewise::{Tensor, shape};
    ///
    /// assert_eq!(Tensor::new(vec![1, 2, 3], shape![3])?.into_vec(), [1, 2, 3]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[doc(alias = "into_raw_vec")]
    pub fn into_vec(self) -> Vec<T>
    where
        L: Contiguous<R, Proof: Exists>,
    {
        self.data
    }

    /// Returns the memory: the elements in the order of memory, with the cells between them and after them, if the layout has any.
    ///
    /// ```
    /// use shapewise::{layout::ColumnMajor, tensor};
    ///
    /// let matrix = tensor![[1, 2, 3], [4, 5, 6]];
    /// let columns = matrix.to_layout(ColumnMajor::new(matrix.shape()))?;
    /// assert_eq!(columns.to_vec(), [1, 2, 3, 4, 5, 6]);
    /// assert_eq!(columns.into_memory(), [1, 4, 2, 5, 3, 6]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[doc(alias = "into_raw_vec_and_offset")]
    pub fn into_memory(self) -> Vec<T> {
        self.data
    }
}

#[diagnostic::do_not_recommend]
impl<'a, T, const R: usize, L: Layout<R>> From<&'a Tensor<T, R, L>> for View<'a, T, R, L::Viewed> {
    fn from(tensor: &'a Tensor<T, R, L>) -> Self {
        tensor.view()
    }
}

#[diagnostic::do_not_recommend]
impl<'a, T, const R: usize, L: Layout<R>> From<&'a mut Tensor<T, R, L>> for ViewMut<'a, T, R, L::Viewed> {
    fn from(tensor: &'a mut Tensor<T, R, L>) -> Self {
        tensor.view_mut()
    }
}

/// Typed tensors as ranked ones. A row: rank and types.
macro_rules! ranked {
    ($($rank:literal: $($extent:ident)*;)*) => { $(
        #[diagnostic::do_not_recommend]
        impl<T, $($extent: crate::extent::Extent),*> From<Tensor<T, $rank, RowMajor<$rank, ($($extent,)*)>>> for Tensor<T, $rank> {
            /// The same tensor without the knowledge of the type. Nothing is copied.
            fn from(tensor: Tensor<T, $rank, RowMajor<$rank, ($($extent,)*)>>) -> Self {
                tensor.into_ranked()
            }
        }
    )* };
}

ranked! {
    0: ; 1: A; 2: A B; 3: A B C; 4: A B C D; 5: A B C D E; 6: A B C D E F; 7: A B C D E F G; 8: A B C D E F G H;
}

#[diagnostic::do_not_recommend]
impl<T, const R: usize, L: Contiguous<R>> From<Tensor<T, R, L>> for Vec<T> {
    /// The elements in logical order. Nothing is copied.
    fn from(tensor: Tensor<T, R, L>) -> Self {
        tensor.into_vec()
    }
}

#[diagnostic::do_not_recommend]
impl<T> From<Vec<T>> for Tensor<T, 1> {
    /// Converts a vector to a tensor of rank 1. Nothing is copied.
    ///
    /// # Panics
    ///
    /// If the elements have no size and there are more than `isize::MAX` of them. [`Tensor::new`] returns an error instead.
    #[track_caller]
    fn from(data: Vec<T>) -> Self {
        let shape = or_fail(Shape::new([data.len()]));
        Self::of_parts(data, RowMajor::new(shape))
    }
}

#[diagnostic::do_not_recommend]
impl<'a, T> From<&'a Vec<T>> for View<'a, T, 1> {
    /// The elements of a vector, as a view of rank 1. It panics as the view of `&[T]` does.
    #[track_caller]
    fn from(data: &'a Vec<T>) -> Self {
        Self::from(data.as_slice())
    }
}

#[diagnostic::do_not_recommend]
impl<'a, T> From<&'a mut Vec<T>> for ViewMut<'a, T, 1> {
    /// The elements of a vector, as a mutable view of rank 1. It panics as the view of `&[T]` does.
    #[track_caller]
    fn from(data: &'a mut Vec<T>) -> Self {
        Self::from(data.as_mut_slice())
    }
}

impl<X: RowOf<N, T, R, E>, T, const N: usize, const R: usize, E: ExtentList<R>> From<[X; N]>
    for DenseTensor<T, R, E>
{
    /// The elements of nested arrays, up to rank 8; the extents are in the type. Elements are of any type that is an [`ArrayElement`](crate::ArrayElement).
    ///
    /// ```
    /// use shapewise::Tensor;
    ///
    /// let matrix = Tensor::from([[1, 2, 3], [4, 5, 6]]);
    /// assert_eq!(matrix.extents(), [2, 3]);
    /// assert_eq!(matrix.sum_axis(shapewise::Axis::<0>), Tensor::from([5, 7, 9]));
    /// ```
    fn from(array: [X; N]) -> Self {
        TensorBase::of_parts(X::into_flat(Vec::from(array)), layout::<X, T, N, R, E>())
    }
}

#[diagnostic::do_not_recommend]
impl<T: Default, const R: usize, E: ExtentList<R>> Default for Tensor<T, R, RowMajor<R, E>> {
    /// The tensor whose extents that are known at run time are 0. It has no elements, unless the type knows all extents: then they are defaults, as
    /// those of arrays and tuples.
    ///
    /// # Panics
    ///
    /// As `Vec` does if the elements that the type knows do not fit in memory.
    ///
    /// ```
    /// use shapewise::{DenseTensor, Extents, Tensor, tensor};
    ///
    /// #[derive(Default)]
    /// struct Layer {
    ///     weights: Tensor<f32, 2>,
    ///     bias: DenseTensor<f32, 1, Extents![2]>,
    ///     scale: Tensor<f32, 0>,
    /// }
    ///
    /// let mut layer = Layer::default();
    /// assert_eq!(
    ///     (layer.weights.extents(), layer.bias, layer.scale[[]]),
    ///     ([0, 0], tensor![0.0, 0.0], 0.0)
    /// );
    ///
    /// layer.weights = Tensor::filled([2, 3], 1.0);
    /// let weights = std::mem::take(&mut layer.weights);
    /// assert_eq!((weights.sum(), layer.weights.extents()), (6.0, [0, 0]));
    /// ```
    fn default() -> Self {
        let () = Shape::<R, E>::FITS;
        let extents = E::EXTENTS.map(|known| known.unwrap_or(0));
        let count = extents.iter().product();
        tensor(core::iter::repeat_with(T::default).take(count).collect(), &extents)
    }
}

impl<T, const R: usize, L: Contiguous<R>> IntoIterator for Tensor<T, R, L> {
    type Item = T;
    type IntoIter = alloc::vec::IntoIter<T>;

    /// All elements, in logical order.
    fn into_iter(self) -> alloc::vec::IntoIter<T> {
        self.data.into_iter()
    }
}
