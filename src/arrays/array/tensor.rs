//! Arrays that own their elements on the heap: their types and constructors.

mod convert;
pub(crate) mod tiled;

use alloc::{vec, vec::Vec};

pub use crate::storage::CowElements;
use crate::{
    array::{TensorBase, ViewError, access::append::append},
    extent::{Extents, ExtentsFrom, GivenExtents as _, ShapeLike},
    index,
    layout::{Layout, Mapping, RowMajor, Strided, UniqueMapping},
    loops::allocate::{UNCHECKED, UNITS, allocate, resize},
    message::fail,
    private::Exists,
    rearrange::PerAxis,
    shape::Shape,
    types::ExtentList,
    verbs::elementwise::whole::{rows_in_order, set_last},
};

/// An array of rank `R` that owns its elements.
///
/// By default, it is row-major with extents that are known at run time. [`TensorBase`] lists the
/// methods by task.
///
/// # Examples
///
/// ```
/// use shapewise::{Tensor, shape, tensor};
///
/// let table = Tensor::from_fn(shape![3, 3], |[i, j]| (i + 1) * (j + 1));
/// assert_eq!(table[[2, 2]], 9);
/// assert_eq!(table, tensor![[1, 2, 3], [2, 4, 6], [3, 6, 9]]);
/// # Ok::<(), shapewise::ViewError>(())
/// ```
#[doc(alias("ndarray", "DMatrix", "DVector", "Array1", "Array2", "Ix1", "Ix2"))]
pub type Tensor<T, const R: usize, L = RowMajor<R>> = TensorBase<T, Vec<T>, R, L>;

/// A tensor made of an array of the layout `L`, whose extents the rule `Q` changes by the values `P`. See the example of [`tile`](TensorBase::tile).
pub type ResizedBy<T, L, Q, P, V, const R: usize> =
    Tensor<T, R, RowMajor<R, <P as PerAxis<V, R>>::Resized<Q, L>>>;

/// An array that is a view of other memory where that was possible, and otherwise a copy: what [`rearrange!`](crate::rearrange!) returns. It is
/// read as any other array.
///
/// ```
/// use shapewise::{rearrange, tensor};
///
/// let x = tensor![[1, 2], [3, 4]];
/// assert!(!rearrange!(i j -> (i j); x).is_copy());
/// assert!(rearrange!(i j -> (j i); x).is_copy());
/// ```
pub type CowArray<'a, T, const R: usize, L = Strided<R>> = TensorBase<T, CowElements<'a, T>, R, L>;

/// # Views or copies
impl<T, const R: usize, L> CowArray<'_, T, R, L> {
    /// Returns whether the elements were copied. See the example of [`CowArray`].
    #[must_use]
    pub const fn is_copy(&self) -> bool {
        self.data.is_owned()
    }
}

/// A row-major tensor with the extents `E` in the type.
///
/// `DenseTensor<f32, 2, Extents![usize, 64]>` is one with 64 columns. See [`into_typed`](TensorBase::into_typed).
pub type DenseTensor<T, const R: usize, E> = Tensor<T, R, RowMajor<R, E>>;

// The bodies of the constructors, which are compiled once per rank and not once per shape.

/// Checks that a shape has exactly `found` elements.
fn exact(extents: &[usize], found: usize) -> Result<(), ViewError> {
    let needed = index::element_count(extents)?;
    if needed == found { Ok(()) } else { Err(ViewError::Length { needed, found }) }
}

/// The same value for each element of a shape.
#[inline(never)]
pub(crate) fn filled<T: Clone>(extents: &[usize], value: T) -> Result<Vec<T>, ViewError> {
    let count = index::element_count(extents)?;
    // The allocator clears memory that becomes zeros: 0.75 of the time. It needs more for fewer bytes; more bytes are requested first, so that it is an error
    // if there are not as many.
    if (1 << 12..=UNCHECKED).contains(&count.saturating_mul(size_of::<T>())) {
        return Ok(vec![value; count]);
    }
    let mut data = allocate(count)?;
    resize(&mut data, count, value);
    Ok(data)
}

/// What a function returns for each index of a shape, in logical order.
#[expect(
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    reason = "a coordinate is below its extent, which fits `isize`"
)]
pub(crate) fn made<T, const R: usize>(
    extents: [usize; R],
    mut make: impl FnMut([usize; R]) -> T,
) -> Result<Vec<T>, ViewError> {
    let mut data = allocate(index::element_count(&extents)?)?;
    rows_in_order(&Strided::from_parts(extents, [0; R], 0), |mut index, row| {
        let mut at = 0;
        append(&mut data, &UNITS[..row.len], |()| {
            set_last(&mut index, at);
            at += 1;
            make(index)
        });
    });
    Ok(data)
}

// The tensors of the constructors. They do not check that the extents in the type fit, so that the message of a build names the line that
// calls the constructor, and nothing below it.

/// The tensor with the same value at each index.
#[inline(always)]
pub(crate) fn filled_tensor<T: Clone, const R: usize, E: ExtentList<R>>(
    extents: E,
    value: T,
) -> Result<Tensor<T, R, RowMajor<R, E>>, ViewError> {
    let data = filled(&extents.array(), value)?;
    Ok(TensorBase::of_memory(data, extents))
}

/// The tensor of the results of a function.
#[inline(always)]
pub(crate) fn made_tensor<T, const R: usize, E: Extents<R>>(
    extents: E,
    make: impl FnMut([usize; R]) -> T,
) -> Result<Tensor<T, R, RowMajor<R, E>>, ViewError> {
    let data = made(extents.to_array(), make)?;
    Ok(TensorBase::of_memory(data, extents))
}

/// The tensor of elements, which are as many as the extents say.
pub(crate) fn tensor_of<T, const R: usize, E: Extents<R>>(
    data: Vec<T>,
    extents: E,
) -> Result<Tensor<T, R, RowMajor<R, E>>, ViewError> {
    exact(&extents.to_array(), data.len())?;
    Ok(TensorBase::of_memory(data, extents))
}

/// # Create tensors from elements
impl<T, const R: usize> Tensor<T, R> {
    /// Creates a tensor from elements in row-major order and its extents.
    ///
    /// # Errors
    ///
    /// [`ViewError::Size`] if the element count does not fit, [`ViewError::Length`] if the number of elements is another one.
    ///
    /// ```
    /// use shapewise::{Tensor, shape};
    ///
    /// let matrix = Tensor::new(vec![1, 2, 3, 4, 5, 6], shape![2, 3])?;
    /// assert_eq!(matrix[[1, 0]], 4);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias("from_shape_vec", "from_row_slice"))]
    pub fn new<E: ShapeLike<R, Proof: Exists>>(
        data: Vec<T>,
        extents: E,
    ) -> Result<Tensor<T, R, RowMajor<R, ExtentsFrom<E, R>>>, ViewError> {
        let () = Shape::<R, ExtentsFrom<E, R>>::FITS;
        tensor_of(data, extents.itself().given())
    }

    /// Returns a tensor with a value at each index.
    ///
    /// Elements that have no size and are `Copy`, such as `()`, take no time, however many there are. The same holds for all
    /// copies.
    ///
    /// # Panics
    ///
    /// At the caller's line, where [`try_filled`](Self::try_filled) returns an error: the element count does not fit, or there is not
    /// enough memory.
    ///
    /// ```
    /// use shapewise::{Tensor, shape, tensor};
    ///
    /// assert_eq!(Tensor::filled(shape![2, 2], 7), tensor![[7, 7], [7, 7]]);
    /// ```
    #[doc(alias("full", "from_element"))]
    #[doc(alias = "from_elem")]
    #[doc(alias = "full_like")]
    #[must_use]
    #[track_caller]
    pub fn filled<E: ShapeLike<R, Proof: Exists>>(
        extents: E,
        value: T,
    ) -> Tensor<T, R, RowMajor<R, ExtentsFrom<E, R>>>
    where
        T: Clone,
    {
        let () = Shape::<R, ExtentsFrom<E, R>>::FITS;
        match filled_tensor(extents.itself().given(), value) {
            Ok(tensor) => tensor,
            Err(error) => fail(&error),
        }
    }

    /// Returns a tensor with a value at each index, or an error where [`filled`](Self::filled) panics. For extents
    /// that come from input.
    ///
    /// # Errors
    ///
    /// [`ViewError::Size`] if the element count does not fit, [`ViewError::Memory`] if there is not enough memory.
    ///
    /// ```
    /// use shapewise::Tensor;
    ///
    /// assert_eq!(Tensor::try_filled([2, 2], 7)?.as_slice(), [7, 7, 7, 7]);
    /// assert!(Tensor::try_filled([usize::MAX, 2], 7).is_err());
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    pub fn try_filled<E: ShapeLike<R, Proof: Exists>>(
        extents: E,
        value: T,
    ) -> Result<Tensor<T, R, RowMajor<R, ExtentsFrom<E, R>>>, ViewError>
    where
        T: Clone,
    {
        let () = Shape::<R, ExtentsFrom<E, R>>::FITS;
        filled_tensor(extents.itself().given(), value)
    }

    /// Returns a tensor of the results of a function of the index. The function is called for each index in logical
    /// order, even if elements have no size.
    ///
    /// # Panics
    ///
    /// At the caller's line, where [`try_from_fn`](Self::try_from_fn) returns an error: the element count does not fit, or there is not
    /// enough memory.
    ///
    /// ```
    /// use shapewise::{Tensor, shape, tensor};
    ///
    /// assert_eq!(Tensor::from_fn(shape![2, 2], |[i, j]| 10 * i + j), tensor![[0, 1], [10, 11]]);
    /// ```
    #[doc(alias = "fromfunction")]
    #[doc(alias = "from_shape_fn")]
    #[must_use]
    #[track_caller]
    pub fn from_fn<E: ShapeLike<R, Proof: Exists>>(
        extents: E,
        make: impl FnMut([usize; R]) -> T,
    ) -> Tensor<T, R, RowMajor<R, ExtentsFrom<E, R>>> {
        let () = Shape::<R, ExtentsFrom<E, R>>::FITS;
        match made_tensor(extents.itself().given(), make) {
            Ok(tensor) => tensor,
            Err(error) => fail(&error),
        }
    }

    /// Returns a tensor of the results of a function of the index, or an error where [`from_fn`](Self::from_fn) panics. For
    /// extents that come from input.
    ///
    /// # Errors
    ///
    /// [`ViewError::Size`] if the element count does not fit, [`ViewError::Memory`] if there is not enough memory.
    ///
    /// ```
    /// use shapewise::Tensor;
    ///
    /// assert_eq!(Tensor::try_from_fn([2, 2], |[i, j]| 10 * i + j)?.as_slice(), [0, 1, 10, 11]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    pub fn try_from_fn<E: ShapeLike<R, Proof: Exists>>(
        extents: E,
        make: impl FnMut([usize; R]) -> T,
    ) -> Result<Tensor<T, R, RowMajor<R, ExtentsFrom<E, R>>>, ViewError> {
        let () = Shape::<R, ExtentsFrom<E, R>>::FITS;
        made_tensor(extents.itself().given(), make)
    }
}

/// The error of memory that a tensor cannot own: its length is not what the layout allocates, or two indices share an element.
pub(crate) fn fits_to_own<const R: usize, L: Mapping<R>>(layout: &L, found: usize) -> Result<(), ViewError> {
    let needed = layout.allocated();
    if needed != found {
        return Err(ViewError::Allocated { needed, found });
    }
    ViewError::unless_unique(layout.has_unique_offsets())
}

/// # Create tensors with a layout
impl<T, const R: usize, L: Layout<R>> Tensor<T, R, L> {
    /// Returns a tensor of memory and a layout. No two indices of the layout may share an element.
    ///
    /// # Errors
    ///
    /// [`ViewError::Allocated`] if the length of the memory is not what the layout [allocates](Mapping::allocated).
    /// [`ViewError::NotUnique`] if two indices of a layout with run-time strides share an element, [`ViewError::PerhapsNotUnique`]
    /// if the search for two such indices exceeds its budget. `cargo check` rejects the layout of a broadcast.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{ColumnMajor, Shape, Tensor, shape, tensor};
    ///
    /// let layout = ColumnMajor::new(Shape::new(shape![2, 3])?);
    /// let matrix = Tensor::with_layout(vec!['a', 'd', 'b', 'e', 'c', 'f'], layout)?;
    /// assert_eq!(matrix, tensor![['a', 'b', 'c'], ['d', 'e', 'f']]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn with_layout(data: Vec<T>, layout: L) -> Result<Self, ViewError>
    where
        L: UniqueMapping<R, Proof: Exists>,
    {
        fits_to_own(&layout, data.len())?;
        Ok(Self::of_parts(data, layout))
    }
}
