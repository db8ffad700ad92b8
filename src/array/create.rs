//! Arrays from memory or from elements, with a shape or a layout.

#[cfg(feature = "alloc")]
use alloc::vec::Vec;

#[cfg(feature = "alloc")]
use crate::{
    array::Tensor,
    loops::allocate::{allocate, resize},
    verbs::elementwise::whole::indexed_for_each,
};
use crate::{
    array::{TensorBase, View, ViewError, ViewMut},
    extent::{Extents, Given, GivenExtents, ShapeLike},
    layout::{Layout, Mapping, Packed, Strided, Writable},
    private::{AGREED, Always},
    shape::Shape,
    types::DenseExtents,
};
#[cfg(feature = "alloc")]
use crate::{index, layout::RowMajor, message::fail, types::ExtentList};

/// The layout of a dense view with these extents.
type DenseOf<E, const R: usize> = <Given<E, R> as DenseExtents<R>>::Dense;

/// The error of memory that is too short for a layout.
pub(crate) fn fits<const R: usize, L: Mapping<R>>(layout: &L, found: usize) -> Result<(), ViewError> {
    let needed = layout.span();
    if needed <= found { Ok(()) } else { Err(ViewError::TooShort { needed, found }) }
}

/// The dense layout of extents over memory of `found` elements.
#[inline]
fn dense<const R: usize, E: Extents<R>>(extents: E, found: usize) -> Result<E::Dense, ViewError> {
    if E::IS_COUNTED {
        // The type knows everything: one comparison remains.
        return if E::KNOWN_COUNT > found {
            Err(ViewError::TooShort { needed: E::KNOWN_COUNT, found })
        } else {
            Ok(extents.into_dense(AGREED))
        };
    }
    dense_ranked(extents.to_array(), found).map(|layout| E::Dense::pack(&layout, AGREED))
}

/// [`dense`], compiled once per rank.
fn dense_ranked<const R: usize>(extents: [usize; R], found: usize) -> Result<Strided<R>, ViewError> {
    let layout = Strided::row_major(extents)?;
    fits(&layout, found).map(|()| layout)
}

// The bodies of the constructors of tensors, which are compiled once per rank and not once per shape.

/// Checks that a shape has exactly `found` elements.
#[cfg(feature = "alloc")]
fn exact(extents: &[usize], found: usize) -> Result<(), ViewError> {
    let needed = index::element_count(extents)?;
    if needed == found { Ok(()) } else { Err(ViewError::Length { needed, found }) }
}

/// The same value for each element of a shape.
#[cfg(feature = "alloc")]
#[inline(never)]
pub(crate) fn filled<T: Clone>(extents: &[usize], value: T) -> Result<Vec<T>, ViewError> {
    let count = index::element_count(extents)?;
    let mut data = allocate(count)?;
    resize(&mut data, count, value);
    Ok(data)
}

/// What a function returns for each index of a shape, in logical order.
#[cfg(feature = "alloc")]
pub(crate) fn made<T, const R: usize>(
    extents: [usize; R],
    mut make: impl FnMut([usize; R]) -> T,
) -> Result<Vec<T>, ViewError> {
    let mut data = allocate(index::element_count(&extents)?)?;
    // One unit that every index shares: a walk over the indices alone.
    let indices = Strided::from_parts(extents, [0; R], 0);
    indexed_for_each(&[()], &indices, |index, ()| data.push(make(index)));
    Ok(data)
}

// The tensors of the constructors. They do not check that the extents in the type fit, so that the message of a build names the line that
// calls the constructor, and nothing below it.

/// The tensor with the same value at each index.
#[cfg(feature = "alloc")]
#[inline(always)]
pub(crate) fn filled_tensor<T: Clone, const R: usize, E: ExtentList<R>>(
    extents: E,
    value: T,
) -> Result<Tensor<T, R, RowMajor<R, E>>, ViewError> {
    let data = filled(&extents.array(), value)?;
    Ok(TensorBase::over(data, RowMajor::new(Shape::agreed(extents, AGREED))))
}

/// The tensor of the results of a function.
#[cfg(feature = "alloc")]
#[inline(always)]
fn made_tensor<T, const R: usize, E: Extents<R>>(
    extents: E,
    make: impl FnMut([usize; R]) -> T,
) -> Result<Tensor<T, R, RowMajor<R, E>>, ViewError> {
    let data = made(extents.to_array(), make)?;
    Ok(TensorBase::over(data, RowMajor::new(Shape::agreed(extents, AGREED))))
}

/// Views from memory.
impl<'a, T, const R: usize> View<'a, T, R> {
    /// Returns a row-major view of memory with extents. The extents are an array, or a tuple as [`shape!`](crate::shape!) writes it.
    ///
    /// Memory after the last element is ignored.
    ///
    /// # Errors
    ///
    /// [`ViewError::Size`] if the element count does not fit, [`ViewError::TooShort`] if the memory has fewer elements.
    ///
    /// ```
    /// use shapewise::{View, shape};
    ///
    /// let memory = [1, 2, 3, 4, 5, 6];
    /// assert_eq!(View::new(&memory, shape![2, 3])?[[1, 0]], 4);
    /// assert_eq!(
    ///     View::new(&memory, [2, 4]).unwrap_err().to_string(),
    ///     "the layout spans 8 elements, but the memory has 6"
    /// );
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias = "frombuffer")]
    #[doc(alias = "asarray")]
    #[inline]
    pub fn new<E: ShapeLike<R, Holds: Always>>(
        data: &'a [T],
        extents: E,
    ) -> Result<View<'a, T, R, DenseOf<E, R>>, ViewError> {
        let () = Shape::<R, Given<E, R>>::FITS;
        match dense(extents.itself().given(), data.len()) {
            Ok(layout) => Ok(TensorBase::over(data, layout)),
            Err(error) => Err(error),
        }
    }

    /// Returns a row-major view of memory with a shape.
    ///
    /// # Errors
    ///
    /// [`ViewError::TooShort`] if the memory has fewer elements.
    ///
    /// ```
    /// use shapewise::{Shape, View};
    ///
    /// let shape = Shape::new([2, 3])?;
    /// assert_eq!(View::from_shape(&[1, 2, 3, 4, 5, 6], shape)?[[1, 0]], 4);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn from_shape<E: Extents<R>>(
        data: &'a [T],
        shape: Shape<R, E>,
    ) -> Result<View<'a, T, R, E::Dense>, ViewError> {
        View::new(data, shape.typed_extents())
    }
}

impl<'a, T, const R: usize, L: Layout<R>> View<'a, T, R, L> {
    /// Returns a view of memory with a layout.
    ///
    /// # Errors
    ///
    /// [`ViewError::TooShort`] if the memory is shorter than the layout's span.
    ///
    /// ```
    /// use shapewise::{Strided, View};
    ///
    /// // Every second element, and every row two times.
    /// let layout = Strided::new([2, 3], [0, 2])?;
    /// assert_eq!(View::with_layout(&[1, 2, 3, 4, 5], layout)?.to_vec(), [1, 3, 5, 1, 3, 5]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "as_strided")]
    #[inline]
    pub fn with_layout(data: &'a [T], layout: L) -> Result<Self, ViewError> {
        fits(&layout, data.len()).map(|()| Self::over(data, layout))
    }
}

/// Mutable views from memory.
impl<'a, T, const R: usize> ViewMut<'a, T, R> {
    /// Returns a row-major mutable view of memory with extents. The extents are an array, or a tuple as
    /// [`shape!`](crate::shape!) writes it.
    ///
    /// # Errors
    ///
    /// Same errors as [`View::new`].
    ///
    /// ```
    /// use shapewise::{ViewMut, shape};
    ///
    /// let mut memory = [0; 6];
    /// ViewMut::new(&mut memory, shape![2, 3])?[[1, 0]] = 7;
    /// assert_eq!(memory, [0, 0, 0, 7, 0, 0]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[inline]
    pub fn new<E: ShapeLike<R, Holds: Always>>(
        data: &'a mut [T],
        extents: E,
    ) -> Result<ViewMut<'a, T, R, DenseOf<E, R>>, ViewError> {
        let () = Shape::<R, Given<E, R>>::FITS;
        match dense(extents.itself().given(), data.len()) {
            Ok(layout) => Ok(TensorBase::over(data, layout)),
            Err(error) => Err(error),
        }
    }
}

impl<'a, T, const R: usize, L: Layout<R>> ViewMut<'a, T, R, L> {
    /// Returns a mutable view of memory with a layout. No two indices of the layout may share an element.
    ///
    /// # Errors
    ///
    /// [`ViewError::TooShort`] if the memory is shorter than the layout's span. [`ViewError::NotUnique`] if two indices of a layout
    /// with run-time strides share an element, [`ViewError::PerhapsNotUnique`] if the search for two such indices exceeds its
    /// budget. `cargo check` rejects the layout of a broadcast.
    ///
    /// ```
    /// use shapewise::{Strided, ViewMut};
    ///
    /// let mut memory = [0; 5];
    /// ViewMut::with_layout(&mut memory, Strided::new([3], [2])?)?.fill(7);
    /// assert_eq!(memory, [7, 0, 7, 0, 7]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "as_strided")]
    pub fn with_layout(data: &'a mut [T], layout: L) -> Result<Self, ViewError>
    where
        L: Writable<R, Holds: Always>,
    {
        fits(&layout, data.len())?;
        ViewError::unless_unique(layout.meets_once())?;
        Ok(Self::over(data, layout))
    }
}

/// Tensors from elements.
#[cfg(feature = "alloc")]
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
    #[doc(alias = "from_shape_vec")]
    pub fn new<E: ShapeLike<R, Holds: Always>>(
        data: Vec<T>,
        extents: E,
    ) -> Result<Tensor<T, R, RowMajor<R, Given<E, R>>>, ViewError> {
        let () = Shape::<R, Given<E, R>>::FITS;
        let extents = extents.itself().given();
        exact(&extents.to_array(), data.len())?;
        Ok(TensorBase::over(data, RowMajor::new(Shape::agreed(extents, AGREED))))
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
    #[doc(alias = "full")]
    #[doc(alias = "from_elem")]
    #[must_use]
    #[track_caller]
    pub fn filled<E: ShapeLike<R, Holds: Always>>(
        extents: E,
        value: T,
    ) -> Tensor<T, R, RowMajor<R, Given<E, R>>>
    where
        T: Clone,
    {
        let () = Shape::<R, Given<E, R>>::FITS;
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
    pub fn try_filled<E: ShapeLike<R, Holds: Always>>(
        extents: E,
        value: T,
    ) -> Result<Tensor<T, R, RowMajor<R, Given<E, R>>>, ViewError>
    where
        T: Clone,
    {
        let () = Shape::<R, Given<E, R>>::FITS;
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
    pub fn from_fn<E: ShapeLike<R, Holds: Always>>(
        extents: E,
        make: impl FnMut([usize; R]) -> T,
    ) -> Tensor<T, R, RowMajor<R, Given<E, R>>> {
        let () = Shape::<R, Given<E, R>>::FITS;
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
    pub fn try_from_fn<E: ShapeLike<R, Holds: Always>>(
        extents: E,
        make: impl FnMut([usize; R]) -> T,
    ) -> Result<Tensor<T, R, RowMajor<R, Given<E, R>>>, ViewError> {
        let () = Shape::<R, Given<E, R>>::FITS;
        made_tensor(extents.itself().given(), make)
    }
}

#[cfg(feature = "alloc")]
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
        L: Writable<R, Holds: Always>,
    {
        let (needed, found) = (layout.allocated(), data.len());
        if needed != found {
            return Err(ViewError::Allocated { needed, found });
        }
        ViewError::unless_unique(layout.meets_once())?;
        Ok(Self::over(data, layout))
    }
}
