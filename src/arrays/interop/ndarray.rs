//! Arrays of the crate `ndarray` as views and tensors, and back (feature `ndarray`). Nothing is copied.
//!
//! | you hold | it gets in by | it gets out by |
//! |---|---|---|
//! | `ArrayView<T, D>` | [`View::from_ndarray`] | [`TensorBase::as_ndarray`], of any array |
//! | a slice of an array, to read | [`View::from_ndarray_part`] | [`TensorBase::as_ndarray`] |
//! | `ArrayViewMut<T, D>` | [`ViewMut::from_ndarray`] | [`TensorBase::as_ndarray_mut`] |
//! | `Array<T, D>` | [`Tensor::from_ndarray`], [`Tensor::from_ndarray_strided`] | [`Tensor::into_ndarray`] |
//! | `ArrayViewD<T>`, of any rank | [`DynView::from_ndarray`] | [`DynBase::as_ndarray`], of any array |
//! | `ArrayD<T>`, of any rank | [`DynTensor::from_ndarray`] | [`DynTensor::into_ndarray`] |
//!
//! `cargo check` compares the ranks where the type of ndarray has one (`Ix0` to `Ix6`); the rank of `IxDyn` is compared once, at run
//! time. Strides may be of any order and sign, and 0 in a view to read. One more call, [`TensorBase::typed`], puts extents into the
//! type.
//!
//! # Gaps
//!
//! A view of this crate borrows a slice, which includes the cells between its elements. A view of ndarray does not: the other half of
//! `axis_chunks_iter_mut` or `multi_slice_mut` may write there. So a view with gaps, such as a part of each row, is refused.
//! [`View::from_ndarray_part`] takes the entire array as well, which is then borrowed to read, so that nothing writes there. Without the array, copy the part
//! with `to_owned`; [`View::from_ndarray_with_gaps`] is for callers who know that nothing else writes there.
//!
//! # Examples
//!
//! ```
//! use ndarray::{Array2, ArrayView2, arr2};
//! use shapewise::{Axis, Extents, Keep, View};
//!
//! fn mean_of_rows(
//!     batch: ArrayView2<'_, f32>,
//! ) -> Result<Array2<f32>, Box<dyn std::error::Error>> {
//!     // The rank is known. One more call checks that there are three columns, which the type
//!     // then states.
//!     let batch = View::from_ndarray(batch)?;
//!     let batch = batch.typed::<Extents![usize, 3]>()?;
//!     let mean = batch.sum_axis(Keep(Axis::<1>)) / 3.0;
//!     Ok(mean.into_ndarray()?)
//! }
//!
//! let batch = arr2(&[[1.0, 2.0, 3.0], [4.0, 5.0, 9.0]]);
//! assert_eq!(mean_of_rows(batch.view())?, arr2(&[[2.0], [6.0]]));
//! assert_eq!(
//!     mean_of_rows(arr2(&[[1.0, 2.0]]).view()).unwrap_err().to_string(),
//!     "axis 1 has extent 2, expected 3"
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A wrong rank is an error of `cargo check`:
//!
//! ```compile_fail,E0277
//! let matrix = ndarray::arr2(&[[1, 2], [3, 4]]);
//! let _ = shapewise::View::<i32, 3>::from_ndarray(matrix.view());
//! ```
#![expect(clippy::expect_used, reason = "what ndarray checks is true of the layouts of this crate")]

mod gaps;
mod slices;

use alloc::vec::Vec;

use crate::{
    DynShape, LayoutError, Strided, Tensor, View, ViewError, ViewMut,
    array::{DynBase, DynTensor, DynView, Lend, StorageMut, TensorBase},
    error::error_messages,
    extent::FromIntsError,
    layout::Layout,
    private::{INTERNAL, Internal},
    rank::Ranks,
};
use ndarray::{
    Array, ArrayBase, ArrayD, ArrayView, ArrayViewD, ArrayViewMut, Axis, Data, DataMut, Dim, Dimension,
    IxDyn, RawData, ShapeBuilder, Slice, StrideShape,
};

/// Why an array cannot be converted from or to ndarray's: the error of [`View::from_ndarray`](crate::View::from_ndarray).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NdarrayError {
    /// The array has another rank.
    Rank {
        /// The rank that the type states.
        expected: usize,
        /// The rank of the array.
        found: usize,
    },
    /// Between the elements of the view are cells that other views may write, or its windows overlap.
    Gaps,
    /// The array is not in row-major order.
    NotRowMajor,
    /// The strides interleave: no two indices share an element, but ndarray does not see it.
    Interleaved,
    /// The extents or strides do not fit.
    Layout(LayoutError),
    /// The memory and the layout do not fit together.
    View(ViewError),
    /// The extents are not a shape.
    Shape(FromIntsError),
    /// The part is not in the memory of the array.
    Outside,
}

error_messages! {
    #[inline] NdarrayError [Layout(LayoutError), View(ViewError), Shape(FromIntsError)]
    Self::Rank { expected, found } => "the rank of the array is {found}, expected {expected}";
    Self::Gaps =>
        "the elements are not side by side in memory, and other views may write between them: convert the entire array and slice \
         the result, or copy with `to_owned`";
    Self::NotRowMajor =>
        "the array is not in row-major order: keep its order with `from_ndarray_strided`, or copy with `as_standard_layout`";
    Self::Interleaved =>
        "the strides of the layout interleave, which ndarray refuses in an array to write: copy with `to_tensor` first";
    Self::Outside => "the part is not in the memory of the array: slice the array that is passed";
}

/// A dimension of ndarray whose rank may be `R`: `Ix0` to `Ix6` have one rank, `IxDyn` is compared at run time.
#[diagnostic::on_unimplemented(
    message = "an array of ndarray with dimension `{Self}` does not have rank {R}",
    label = "expected an array of rank {R}",
    note = "`Dim<[usize; 2]>` is `Ix2`, of rank 2; the rank of `IxDyn` is compared at run time"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait OfRank<const R: usize>: Dimension {}

impl<const R: usize> OfRank<R> for IxDyn {}

/// What [`View::from_ndarray`] converts: a view of ndarray, or an array of ndarray by reference.
#[diagnostic::on_unimplemented(
    message = "expected a view of an array of ndarray, found `{Self}`",
    label = "write `array.view()` or `&array`; `Tensor::from_ndarray(array)` takes an array that owns its elements"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait NdarrayToRead<'a, T, const R: usize> {
    /// The dimension.
    type Dim: OfRank<R>;

    /// Returns the view.
    #[doc(hidden)]
    fn lent(self, internal: Internal) -> ArrayView<'a, T, Self::Dim>;
}

/// What [`ViewMut::from_ndarray`] converts: a mutable view of ndarray, or an array of ndarray by mutable reference.
#[diagnostic::on_unimplemented(
    message = "expected a mutable view of an array of ndarray, found `{Self}`",
    label = "write `array.view_mut()` or `&mut array`"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait NdarrayToWrite<'a, T, const R: usize> {
    /// The dimension.
    type Dim: OfRank<R>;

    /// Returns the view.
    #[doc(hidden)]
    fn lent(self, internal: Internal) -> ArrayViewMut<'a, T, Self::Dim>;
}

/// What [`Tensor::from_ndarray`] converts: an array of ndarray that owns its elements.
#[diagnostic::on_unimplemented(
    message = "expected an array of ndarray that owns its elements, found `{Self}`",
    label = "write `view.to_owned()`, which copies the elements"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait NdarrayToOwn<T, const R: usize> {
    /// The dimension.
    type Dim: OfRank<R>;

    /// Returns the array.
    #[doc(hidden)]
    fn owned(self, internal: Internal) -> Array<T, Self::Dim>;
}

impl<'a, T, const R: usize, D: OfRank<R>> NdarrayToRead<'a, T, R> for ArrayView<'a, T, D> {
    type Dim = D;

    fn lent(self, _: Internal) -> Self {
        self
    }
}

impl<'a, T, const R: usize, S: Data<Elem = T>, D: OfRank<R>> NdarrayToRead<'a, T, R> for &'a ArrayBase<S, D> {
    type Dim = D;

    fn lent(self, _: Internal) -> ArrayView<'a, T, D> {
        self.view()
    }
}

impl<'a, T, const R: usize, D: OfRank<R>> NdarrayToWrite<'a, T, R> for ArrayViewMut<'a, T, D> {
    type Dim = D;

    fn lent(self, _: Internal) -> Self {
        self
    }
}

impl<'a, T, const R: usize, S: DataMut<Elem = T>, D: OfRank<R>> NdarrayToWrite<'a, T, R>
    for &'a mut ArrayBase<S, D>
{
    type Dim = D;

    fn lent(self, _: Internal) -> ArrayViewMut<'a, T, D> {
        self.view_mut()
    }
}

impl<T, const R: usize, D: OfRank<R>> NdarrayToOwn<T, R> for Array<T, D> {
    type Dim = D;

    fn owned(self, _: Internal) -> Self {
        self
    }
}

/// The dimension of ndarray for a rank: [`Ranks`] has it for 0 to 6.
#[diagnostic::on_unimplemented(
    message = "ndarray has no dimension of rank {R}",
    label = "ndarray's ranks in the type end at 6",
    note = "convert with `DynView::from(...)` and `as_ndarray`, which returns an array of dimension `IxDyn`"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait HasDimension<const R: usize> {
    /// `Ix0` to `Ix6`.
    type Dim: OfRank<R>;

    /// Converts extents or strides to ndarray's type.
    #[doc(hidden)]
    fn dim(numbers: [usize; R]) -> Self::Dim;
}

#[diagnostic::do_not_recommend]
impl<const R: usize> OfRank<R> for Dim<[usize; R]> where Self: Dimension {}

macro_rules! dimensions {
    ($($rank:literal)*) => { $(
        #[diagnostic::do_not_recommend]
        impl HasDimension<$rank> for Ranks {
            type Dim = Dim<[usize; $rank]>;

            fn dim(numbers: [usize; $rank]) -> Self::Dim {
                Dim(numbers)
            }
        }
    )* };
}

dimensions! { 0 1 2 3 4 5 6 }

/// Returns the layout of an array of ndarray.
fn layout<S: RawData, D: Dimension, const R: usize>(
    array: &ArrayBase<S, D>,
) -> Result<Strided<R>, NdarrayError> {
    let wrong = NdarrayError::Rank { expected: R, found: array.ndim() };
    let extents: [usize; R] = array.shape().try_into().map_err(|_| wrong)?;
    let strides: [isize; R] = array.strides().try_into().map_err(|_| wrong)?;
    if extents.contains(&0) {
        // The strides of no elements are of no use.
        return Ok(Strided::row_major(extents).map_err(LayoutError::Size)?);
    }
    Ok(Strided::new(extents, strides)?)
}

/// Cuts each axis that repeats its elements down to one of them, so that the remaining elements may be side by side.
fn without_repeats<S: Data, D: Dimension>(array: &mut ArrayBase<S, D>) {
    for axis in 0..array.ndim() {
        if array.stride_of(Axis(axis)) == 0 && array.len_of(Axis(axis)) > 1 {
            array.slice_axis_inplace(Axis(axis), Slice::from(..1));
        }
    }
}

/// Returns the memory of a view from the first to the last element, if it does not have gaps.
fn lent<'a, T, D: Dimension>(mut array: ArrayView<'a, T, D>) -> Result<&'a [T], NdarrayError> {
    without_repeats(&mut array);
    match array.is_empty() {
        true => Ok(&[]),
        false => array.to_slice_memory_order().ok_or(NdarrayError::Gaps),
    }
}

/// # Arrays of ndarray as views
impl<'a, T, const R: usize> View<'a, T, R> {
    /// Converts a view of ndarray to a view of the same elements, with strides of any order and sign, or 0. Nothing is copied.
    ///
    /// # Errors
    ///
    /// [`NdarrayError::Rank`] if an array of dimension `IxDyn` has another rank, [`NdarrayError::Gaps`] if the elements are not side by
    /// side in memory.
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// let array = ndarray::arr2(&[[1, 2, 3], [4, 5, 6]]);
    /// let columns = View::from_ndarray(array.t())?;
    /// assert_eq!((columns.extents(), columns[[2, 1]]), ([3, 2], 6));
    /// assert_eq!(columns.as_memory().as_ptr(), array.as_ptr());
    ///
    /// let error = View::<_, 1>::from_ndarray(array.view().into_dyn()).unwrap_err();
    /// assert_eq!(error.to_string(), "the rank of the array is 2, expected 1");
    /// # Ok::<(), shapewise::interop::ndarray::NdarrayError>(())
    /// ```
    pub fn from_ndarray<X: NdarrayToRead<'a, T, R>>(array: X) -> Result<Self, NdarrayError> {
        let array = array.lent(INTERNAL);
        let layout = layout(&array)?;
        Ok(View::with_layout(lent(array)?, layout)?)
    }
}

/// # Arrays of ndarray as mutable views
impl<'a, T, const R: usize> ViewMut<'a, T, R> {
    /// Converts a mutable view of ndarray to a mutable view of the same elements, with strides of any order and sign. Nothing is copied.
    ///
    /// # Errors
    ///
    /// Same errors as [`View::from_ndarray`].
    ///
    /// ```
    /// use shapewise::{ViewMut, s};
    ///
    /// let mut array = ndarray::arr2(&[[1, 2], [3, 4]]);
    /// ViewMut::from_ndarray(array.view_mut())?.slice_mut(s![:, 0]).fill(7);
    /// assert_eq!(array, ndarray::arr2(&[[7, 2], [7, 4]]));
    /// # Ok::<(), shapewise::interop::ndarray::NdarrayError>(())
    /// ```
    pub fn from_ndarray<X: NdarrayToWrite<'a, T, R>>(array: X) -> Result<Self, NdarrayError> {
        let array = array.lent(INTERNAL);
        let layout = layout(&array)?;
        let memory = match array.is_empty() {
            true => &mut [],
            false => array.into_slice_memory_order().ok_or(NdarrayError::Gaps)?,
        };
        Ok(ViewMut::with_layout(memory, layout)?)
    }
}

/// Returns the memory of an array of ndarray, cut to the span of its layout.
fn memory<T, D: Dimension>(array: Array<T, D>, base: usize, span: usize) -> Vec<T> {
    let (mut memory, first) = array.into_raw_vec_and_offset();
    // Without elements there is no first one, and the span is 0.
    let begin = first.unwrap_or_default().saturating_sub(base);
    memory.truncate(begin.saturating_add(span));
    memory.drain(..begin.min(memory.len()));
    memory
}

/// # Arrays of ndarray as tensors
impl<T, const R: usize> Tensor<T, R> {
    /// Converts a row-major array of ndarray into a tensor that owns its memory. Nothing is copied. Elements before the first and
    /// after the last one, which exist after slicing in place, are dropped; those that remain are then moved to the front.
    ///
    /// # Errors
    ///
    /// [`NdarrayError::Rank`] if an array of dimension `IxDyn` has another rank, [`NdarrayError::NotRowMajor`] if the array has another
    /// order or gaps.
    ///
    /// ```
    /// use shapewise::Tensor;
    ///
    /// let array = ndarray::arr2(&[[1, 2], [3, 4]]);
    /// let first = array.as_ptr();
    /// let tensor: Tensor<i32, 2> = Tensor::from_ndarray(array)?;
    /// assert_eq!((tensor.as_slice(), tensor.as_slice().as_ptr()), (&[1, 2, 3, 4][..], first));
    /// # Ok::<(), shapewise::interop::ndarray::NdarrayError>(())
    /// ```
    pub fn from_ndarray<X: NdarrayToOwn<T, R>>(array: X) -> Result<Self, NdarrayError> {
        let array = array.owned(INTERNAL);
        let layout: Strided<R> = layout(&array)?;
        if !layout.is_row_major() {
            return Err(NdarrayError::NotRowMajor);
        }
        Ok(Self::new(memory(array, layout.base(), layout.span()), layout.extents())?)
    }

    /// Converts an array of ndarray into a tensor that owns its memory and keeps its strides. Nothing is copied: see
    /// [`from_ndarray`](Self::from_ndarray).
    ///
    /// # Errors
    ///
    /// [`NdarrayError::Rank`] if an array of dimension `IxDyn` has another rank, [`NdarrayError::View`] if the search for two indices
    /// that share an element exceeds its budget.
    ///
    /// ```
    /// use shapewise::Tensor;
    ///
    /// let columns = Tensor::from_ndarray_strided(ndarray::arr2(&[[1, 2], [3, 4]]).reversed_axes())?;
    /// assert_eq!((columns.strides(), columns[[0, 1]]), ([1, 2], 3));
    /// # Ok::<(), shapewise::interop::ndarray::NdarrayError>(())
    /// ```
    pub fn from_ndarray_strided<X: NdarrayToOwn<T, R>>(
        array: X,
    ) -> Result<Tensor<T, R, Strided<R>>, NdarrayError> {
        let array = array.owned(INTERNAL);
        let layout = layout(&array)?;
        Ok(Tensor::with_layout(memory(array, layout.base(), layout.span()), layout)?)
    }
}

/// Converts a layout to ndarray's, with strides of 0 if there are no elements.
fn shape<D: Dimension, const R: usize>(layout: &Strided<R>) -> StrideShape<D>
where
    Ranks: HasDimension<R, Dim = D>,
{
    let mut strides = layout.strides().map(isize::cast_unsigned);
    if layout.element_count() == 0 {
        strides = [0; R];
    }
    Ranks::dim(layout.extents()).strides(Ranks::dim(strides))
}

/// # Views as arrays of ndarray
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns a view of ndarray of the same elements, with the same strides. Nothing is copied.
    ///
    /// ```
    /// use shapewise::{View, s, shape};
    ///
    /// let memory = [1, 2, 3, 4, 5, 6];
    /// let view = View::new(&memory, shape![2, 3])?;
    /// assert_eq!(view.slice(s![:, ..;-2]).as_ndarray(), ndarray::arr2(&[[3, 1], [6, 4]]));
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[must_use]
    #[expect(clippy::missing_panics_doc, reason = "ndarray takes all strides of a view to read")]
    pub fn as_ndarray<D: Dimension>(&'s self) -> ArrayView<'a, T, D>
    where
        Ranks: HasDimension<R, Dim = D>,
    {
        let layout = self.layout().ranked();
        ArrayView::from_shape(shape(&layout), self.as_memory())
            .expect("the span of a view is within its memory")
    }
}

/// # Mutable views as arrays of ndarray
impl<T, S, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns a mutable view of ndarray of the same elements, with the same strides. Nothing is copied.
    ///
    /// # Errors
    ///
    /// [`NdarrayError::Interleaved`] if ndarray does not see that no two indices share an element.
    ///
    /// ```
    /// use shapewise::{Tensor, shape};
    ///
    /// let mut tensor = Tensor::new(vec![1, 2, 3, 4], shape![2, 2])?;
    /// tensor.as_ndarray_mut()?.row_mut(1).fill(7);
    /// assert_eq!(tensor.as_slice(), [1, 2, 7, 7]);
    /// # Ok::<(), shapewise::interop::ndarray::NdarrayError>(())
    /// ```
    pub fn as_ndarray_mut<D: Dimension>(&mut self) -> Result<ArrayViewMut<'_, T, D>, NdarrayError>
    where
        S: StorageMut<T>,
        Ranks: HasDimension<R, Dim = D>,
    {
        let shape = shape(&self.layout().ranked());
        ArrayViewMut::from_shape(shape, self.as_memory_mut()).map_err(|_| NdarrayError::Interleaved)
    }
}

/// # Tensors as arrays of ndarray
impl<T, const R: usize, L: Layout<R>> Tensor<T, R, L> {
    /// Converts the tensor into an array of ndarray that owns its memory, with the same strides. Nothing is copied.
    ///
    /// # Errors
    ///
    /// [`NdarrayError::Interleaved`] if ndarray does not see that no two indices share an element. The elements are dropped then.
    ///
    /// ```
    /// use shapewise::{Tensor, shape};
    ///
    /// let tensor = Tensor::new(vec![1, 2, 3, 4], shape![2, 2])?;
    /// assert_eq!(tensor.into_ndarray()?, ndarray::arr2(&[[1, 2], [3, 4]]));
    /// # Ok::<(), shapewise::interop::ndarray::NdarrayError>(())
    /// ```
    pub fn into_ndarray<D: Dimension>(self) -> Result<Array<T, D>, NdarrayError>
    where
        Ranks: HasDimension<R, Dim = D>,
    {
        let shape = shape(&self.layout().ranked());
        Array::from_shape_vec(shape, self.into_memory()).map_err(|_| NdarrayError::Interleaved)
    }
}

// Arrays of ndarray of dimension `IxDyn`, and ours whose rank is known at run time.

impl<'a, T> DynView<'a, T> {
    /// Converts a view of ndarray of any rank to a view of the same elements, with the same strides. Nothing is copied.
    ///
    /// # Errors
    ///
    /// [`NdarrayError::Gaps`] if the elements are not side by side in memory, [`NdarrayError::View`] if the rank is above 254.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let array = ndarray::arr2(&[[1, 2, 3], [4, 5, 6]]);
    /// let view = DynView::from_ndarray(array.t())?;
    /// assert_eq!((view.shape().to_string(), view[[2, 1]]), ("[3,2]".into(), 6));
    /// # Ok::<(), shapewise::interop::ndarray::NdarrayError>(())
    /// ```
    pub fn from_ndarray<D: Dimension>(array: ArrayView<'a, T, D>) -> Result<Self, NdarrayError> {
        let memory = lent(array.clone())?;
        if array.is_empty() {
            return Ok(Self::new(memory, &dyn_shape(array.shape())?)?);
        }
        Ok(Self::with_strides(memory, array.shape(), array.strides())?)
    }
}

impl<T> DynTensor<T> {
    /// Converts a row-major array of ndarray of any rank into a tensor that owns its memory. Nothing is copied.
    ///
    /// # Errors
    ///
    /// [`NdarrayError::NotRowMajor`] if the array has another order or gaps, [`NdarrayError::Shape`] if the rank is above 254.
    ///
    /// ```
    /// use shapewise::array::DynTensor;
    ///
    /// let array = ndarray::arr2(&[[1, 2], [3, 4]]).into_dyn();
    /// let first = array.as_ptr();
    /// let tensor = DynTensor::from_ndarray(array)?;
    /// assert_eq!((tensor.as_slice(), tensor.as_slice().as_ptr()), (&[1, 2, 3, 4][..], first));
    /// # Ok::<(), shapewise::interop::ndarray::NdarrayError>(())
    /// ```
    pub fn from_ndarray<D: Dimension>(array: Array<T, D>) -> Result<Self, NdarrayError> {
        if !array.is_standard_layout() {
            return Err(NdarrayError::NotRowMajor);
        }
        let (shape, count) = (dyn_shape(array.shape())?, array.len());
        Ok(Self::new(memory(array, 0, count), &shape)?)
    }

    /// Converts the tensor into an array of ndarray of any rank that owns its memory. Nothing is copied.
    ///
    /// ```
    /// use shapewise::Tensor;
    ///
    /// let array = Tensor::from([1, 2, 3]).into_dynamic().into_ndarray();
    /// assert_eq!(array, ndarray::arr1(&[1, 2, 3]).into_dyn());
    /// ```
    #[must_use]
    #[expect(clippy::missing_panics_doc, reason = "a tensor of any rank is row-major")]
    pub fn into_ndarray(self) -> ArrayD<T> {
        let extents: Vec<usize> = self.extents().collect();
        ArrayD::from_shape_vec(extents, self.into_vec()).expect("a tensor has the elements of its shape")
    }
}

impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>> DynBase<T, S> {
    /// Returns a view of ndarray of the same elements, with the same strides. Nothing is copied.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let view = DynView::new(&[1, 2, 3, 4, 5, 6], [2, 3])?;
    /// assert_eq!(view.transpose().as_ndarray(), ndarray::arr2(&[[1, 4], [2, 5], [3, 6]]).into_dyn());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[expect(clippy::missing_panics_doc, reason = "ndarray takes all strides of a view to read")]
    pub fn as_ndarray(&'s self) -> ArrayViewD<'a, T> {
        let extents: Vec<usize> = self.extents().collect();
        let mut strides: Vec<usize> = self.strides().map(isize::cast_unsigned).collect();
        if self.is_empty() {
            strides.fill(0);
        }
        let shape = IxDyn(&extents).strides(IxDyn(&strides));
        ArrayViewD::from_shape(shape, self.as_memory()).expect("the span of a view is within its memory")
    }
}

/// Converts extents of ndarray to a shape.
fn dyn_shape(extents: &[usize]) -> Result<DynShape, NdarrayError> {
    Ok(DynShape::from_ints(extents)?)
}
