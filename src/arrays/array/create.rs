//! Arrays from memory or from elements, with a shape or a layout.

use crate::{
    array::{TensorBase, View, ViewError, ViewMut},
    extent::{Extents, ExtentsFrom, GivenExtents, ShapeLike},
    layout::{Layout, Mapping, RowMajor, Strided, UniqueMapping, agreeing, derived},
    private::Exists,
    rank::{Below, Ranks},
    shape::Shape,
    types::DenseExtents,
};

/// The layout of a dense view with these extents.
type DenseOf<E, const R: usize> = <ExtentsFrom<E, R> as DenseExtents<R>>::Dense;

/// The error of memory that is too short for a layout.
pub(crate) fn fits<const R: usize, L: Mapping<R>>(layout: &L, found: usize) -> Result<(), ViewError> {
    let needed = layout.span();
    if needed <= found { Ok(()) } else { Err(ViewError::TooShort { needed, found }) }
}

/// The dense layout of extents over memory of `found` elements.
#[inline]
fn dense_layout<const R: usize, E: Extents<R>>(extents: E, found: usize) -> Result<E::Dense, ViewError> {
    if E::IS_COUNTED {
        // The type knows everything: one comparison remains.
        return if E::KNOWN_COUNT > found {
            Err(ViewError::TooShort { needed: E::KNOWN_COUNT, found })
        } else {
            Ok(derived(|| Strided::NOTHING))
        };
    }
    dense_ranked(extents.to_array(), found).map(|layout| agreeing(&layout))
}

/// [`dense_layout`], compiled once per rank.
fn dense_ranked<const R: usize>(extents: [usize; R], found: usize) -> Result<Strided<R>, ViewError> {
    let layout = Strided::row_major(extents)?;
    fits(&layout, found).map(|()| layout)
}

/// # Create views
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
    pub fn new<E: ShapeLike<R, Proof: Exists>>(
        data: &'a [T],
        extents: E,
    ) -> Result<View<'a, T, R, DenseOf<E, R>>, ViewError> {
        let () = Shape::<R, ExtentsFrom<E, R>>::FITS;
        match dense_layout(extents.itself().given(), data.len()) {
            Ok(layout) => Ok(TensorBase::of_parts(data, layout)),
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

/// # Create views with a layout
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
        fits(&layout, data.len()).map(|()| Self::of_parts(data, layout))
    }
}

/// # Create mutable views
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
    pub fn new<E: ShapeLike<R, Proof: Exists>>(
        data: &'a mut [T],
        extents: E,
    ) -> Result<ViewMut<'a, T, R, DenseOf<E, R>>, ViewError> {
        let () = Shape::<R, ExtentsFrom<E, R>>::FITS;
        match dense_layout(extents.itself().given(), data.len()) {
            Ok(layout) => Ok(TensorBase::of_parts(data, layout)),
            Err(error) => Err(error),
        }
    }
}

/// # Create mutable views with a layout
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
        L: UniqueMapping<R, Proof: Exists>,
    {
        fits(&layout, data.len())?;
        ViewError::unless_unique(layout.has_unique_offsets())?;
        Ok(Self::of_parts(data, layout))
    }
}

/// The layout of a view without elements.
fn empty<const R: usize>() -> Strided<R> {
    RowMajor::new(Shape::<R>::pack(&[0; R])).ranked()
}

#[diagnostic::do_not_recommend]
impl<T, const R: usize> Default for View<'_, T, R>
where
    Ranks: Below<0, R>,
{
    /// The view without elements: each extent is 0. A view of rank 0 has an element, so there is none.
    fn default() -> Self {
        Self::of_parts(&[], empty())
    }
}

#[diagnostic::do_not_recommend]
impl<T, const R: usize> Default for ViewMut<'_, T, R>
where
    Ranks: Below<0, R>,
{
    /// The view without elements: each extent is 0. A view of rank 0 has an element, so there is none.
    ///
    /// ```
    /// use core::mem;
    /// use shapewise::{Axis, View, ViewMut};
    ///
    /// // Takes the first `rows` rows off a view.
    /// fn take_rows<'a>(view: &mut ViewMut<'a, i32, 2>, rows: usize) -> ViewMut<'a, i32, 2> {
    ///     let (taken, kept) = mem::take(view).into_split_at(Axis::<0>, rows);
    ///     *view = kept;
    ///     taken
    /// }
    ///
    /// let mut memory = [1, 2, 3, 4];
    /// let mut view: ViewMut<'_, i32, 2> = ViewMut::new(&mut memory, [2, 2])?.into_ranked();
    /// take_rows(&mut view, 1).fill(7);
    /// assert_eq!((view[[0, 0]], memory), (3, [7, 7, 3, 4]));
    /// assert_eq!(View::<'_, i32, 1>::default().extents(), [0]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    fn default() -> Self {
        Self::of_parts(&mut [], empty())
    }
}
