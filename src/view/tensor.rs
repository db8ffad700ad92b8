//! Elements that are owned.

use alloc::vec::Vec;
use core::mem::needs_drop;

use super::{
    ReshapeError, View, ViewError, ViewMut, access,
    copy::copy,
    fail,
    known::{InOrder, Single},
    relayout,
    sizeless::{is_sizeless, resize},
    zip::{combine, combine_by_index},
};
use crate::{
    broadcast::{BroadcastError, BroadcastExtents},
    extent::Extents,
    index::MemoryError,
    layout::{
        ByStrides, Contiguous, ExtentTypes, Layout, Mapping, Packed, RowMajor, Strided, Viewed, Writable,
    },
    private::AGREED,
    shape::Shape,
    slice::{KnownSlice, SliceOf, Sliced},
};

/// Elements in memory of their own, with a shape: row-major, and by default with extents known when running.
///
/// A tensor is a `Vec` and a layout; everything it can do, its [`view`](Self::view) and [`view_mut`](Self::view_mut) do.
///
/// # Examples
///
/// ```
/// use shapewise::{Tensor, shape};
///
/// let table = Tensor::from_fn(shape![3, 3], |[i, j]| (i + 1) * (j + 1))?;
/// assert_eq!(table[[2, 2]], 9);
/// assert_eq!(format!("{table:?}"), "[[1, 2, 3], [2, 4, 6], [3, 6, 9]]");
/// # Ok::<(), shapewise::ViewError>(())
/// ```
#[derive(Clone)]
pub struct Tensor<T, const R: usize, L = RowMajor<R>> {
    // INVARIANT: as `View` and `ViewMut`.
    pub(super) data: Vec<T>,
    pub(super) layout: L,
}

/// Memory for as many elements, or an error where there is not as much.
pub(super) fn allocate<T>(count: usize) -> Result<Vec<T>, MemoryError> {
    let mut data = Vec::new();
    match data.try_reserve_exact(count) {
        Ok(()) => Ok(data),
        Err(_) => Err(MemoryError { count, size: size_of::<T>() }),
    }
}

impl<T, const R: usize> Tensor<T, R> {
    /// The elements given, in row-major order.
    ///
    /// # Errors
    ///
    /// [`ViewError::Size`] if the element count does not fit, [`ViewError::Length`] unless there are exactly as many
    /// elements.
    pub fn new<E: Extents<R>>(data: Vec<T>, extents: E) -> Result<Tensor<T, R, RowMajor<R, E>>, ViewError> {
        let shape = Shape::new(extents)?;
        let (needed, found) = (shape.element_count(), data.len());
        if needed != found {
            return Err(ViewError::Length { needed, found });
        }
        Ok(Tensor { data, layout: RowMajor::new(shape) })
    }

    /// The same value at each index.
    ///
    /// Elements of no size that are `Copy`, as `()`, take no time, however many there are; the same holds of all that copies.
    ///
    /// # Errors
    ///
    /// [`ViewError`] if the element count does not fit `isize`, or if there is not as much memory.
    pub fn filled<E: Extents<R>>(extents: E, value: T) -> Result<Tensor<T, R, RowMajor<R, E>>, ViewError>
    where
        T: Clone,
    {
        let shape = Shape::new(extents)?;
        let mut data = allocate(shape.element_count())?;
        resize(&mut data, shape.element_count(), value);
        Ok(Tensor { data, layout: RowMajor::new(shape) })
    }

    /// What a function makes of each index, in logical order. The function is called for each, also where elements have no size.
    ///
    /// # Errors
    ///
    /// [`ViewError`] if the element count does not fit `isize`, or if there is not as much memory.
    pub fn from_fn<E: Extents<R>>(
        extents: E,
        mut make: impl FnMut([usize; R]) -> T,
    ) -> Result<Tensor<T, R, RowMajor<R, E>>, ViewError> {
        let shape = Shape::new(extents)?;
        let mut data = allocate(shape.element_count())?;
        // One unit, met at every index: a walk over the indices alone.
        let indices = View { data: &[()], layout: Strided::from_parts(shape.extents(), [0; R], 0) };
        indices.indexed_for_each(|index, ()| data.push(make(index)));
        Ok(Tensor { data, layout: RowMajor::new(shape) })
    }
}

/// What any layout can do, strided or not.
impl<T, const R: usize, L: Mapping<R>> Tensor<T, R, L> {
    /// The memory with the layout given, which must meet each element once.
    ///
    /// # Errors
    ///
    /// [`ViewError::Allocated`] unless the memory has exactly as many elements as the layout
    /// [allocates](Mapping::allocated), [`ViewError::NotUnique`] if strides that are known when running meet an element at two
    /// indices, [`ViewError::PerhapsNotUnique`] for those of which that is not found out. The layout of a broadcast is refused by `cargo check`.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{ColumnMajor, Shape, Tensor, shape};
    ///
    /// let layout = ColumnMajor::new(Shape::new(shape![2, 3])?);
    /// let matrix = Tensor::with_layout(vec!['a', 'd', 'b', 'e', 'c', 'f'], layout)?;
    /// assert_eq!(format!("{:?}", matrix.view()), "[['a', 'b', 'c'], ['d', 'e', 'f']]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn with_layout(data: Vec<T>, layout: L) -> Result<Self, ViewError>
    where
        L: Writable<R>,
    {
        let (needed, found) = (layout.allocated(), data.len());
        if needed != found {
            return Err(ViewError::Allocated { needed, found });
        }
        ViewError::unless_unique(layout.meets_once())?;
        Ok(Self { data, layout })
    }

    /// The element at an index, or `None` if it is out of bounds.
    #[must_use]
    #[inline(always)]
    pub fn get(&self, index: [usize; R]) -> Option<&T> {
        access::get(&self.data, &self.layout, index)
    }

    /// The memory, with what lies between the elements and behind them.
    #[must_use]
    pub fn as_memory(&self) -> &[T] {
        &self.data
    }

    /// The memory, with what lies between the elements and behind them, to write.
    #[must_use]
    pub fn as_memory_mut(&mut self) -> &mut [T] {
        &mut self.data
    }

    /// The memory, with what lies between the elements and behind them, if the layout has such cells.
    #[must_use]
    pub fn into_vec(self) -> Vec<T> {
        self.data
    }
}

impl<T, const R: usize, L: Mapping<R>> Tensor<T, R, L> {
    /// The elements, to read.
    #[must_use]
    #[inline]
    pub fn view(&self) -> View<'_, T, R, L::Lent> {
        View { data: &self.data, layout: self.layout.lent() }
    }

    /// The elements, to write.
    #[must_use]
    #[inline]
    pub fn view_mut(&mut self) -> ViewMut<'_, T, R, L::Lent> {
        ViewMut::of_tensor(&mut self.data, self.layout.lent())
    }
}

impl<T, const R: usize, L: Mapping<R>> Tensor<T, R, L> {
    /// The elements in logical order, as they are in memory.
    #[must_use]
    pub fn as_slice(&self) -> &[T]
    where
        L: Contiguous<R>,
    {
        &self.data
    }

    /// The memory, to write.
    pub(super) fn memory(&mut self) -> &mut [T] {
        &mut self.data
    }

    /// The same elements in the same logical order, with other extents. Nothing is copied.
    ///
    /// # Errors
    ///
    /// [`ReshapeError::Count`] if the element counts differ, which two shapes that are known in the type are asked when
    /// building.
    ///
    /// ```
    /// use shapewise::{Tensor, shape};
    ///
    /// let row = Tensor::new(vec![1, 2, 3], shape![3])?.reshape(shape![1, 3])?;
    /// assert_eq!(format!("{row:?}"), "[[1, 2, 3]]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn reshape<const Q: usize, E: Extents<Q>>(
        self,
        extents: E,
    ) -> Result<Tensor<T, Q, RowMajor<Q, E>>, ReshapeError>
    where
        L: Contiguous<R>,
    {
        let layout = RowMajor::new(Shape::new(extents)?);
        // The view asks what there is to ask.
        self.view().reshape(extents)?;
        Ok(Tensor { data: self.data, layout })
    }
}

/// What a tensor does as its [`view`](Tensor::view), with the extents of its own type; the rest is in `forward.rs`.
impl<T, const R: usize, L: Mapping<R>> Tensor<T, R, L> {
    /// [`View::map`].
    #[must_use]
    pub fn map<'a, U>(&'a self, map: impl FnMut(&'a T) -> U) -> Tensor<U, R, RowMajor<R, ExtentTypes<L, R>>>
    where
        ExtentTypes<L, R>: Extents<R>,
    {
        let data = self.view().collect(map);
        Tensor { data, layout: RowMajor::new(Shape::pack(&self.extents())) }
    }

    /// [`View::zip_map`] with another tensor.
    ///
    /// # Errors
    ///
    /// As [`View::zip_map`].
    #[expect(clippy::type_complexity, reason = "the extents of the result are what the operation is about")]
    pub fn zip_map<U, V, M: Mapping<R>>(
        &self,
        other: &Tensor<U, R, M>,
        map: impl FnMut(&T, &U) -> V,
    ) -> Result<
        Tensor<V, R, RowMajor<R, <ExtentTypes<L, R> as BroadcastExtents<ExtentTypes<M, R>, R>>::Output>>,
        BroadcastError,
    >
    where
        ExtentTypes<L, R>: BroadcastExtents<ExtentTypes<M, R>, R>,
    {
        if !(L::HAS_STRIDES && M::HAS_STRIDES) {
            let other = View { data: &other.data, layout: other.layout };
            return combine_by_index(&View { data: &self.data, layout: self.layout }, &other, map);
        }
        combine(&self.ranked_view(), &other.ranked_view(), [&L::Seen::STRETCHES, &M::Seen::STRETCHES], map)
    }
}

/// Slices need strides, which all layouts but tiled ones have.
impl<T, const R: usize, L: Mapping<R>> Tensor<T, R, L> {
    /// [`View::slice`].
    ///
    /// # Panics
    ///
    /// As [`View::slice`].
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn slice<const Q: usize, X: SliceOf<R, Q>>(
        &self,
        items: X,
    ) -> View<'_, T, Q, Sliced<Viewed<L, R>, X, R, Q>>
    where
        L: ByStrides<R>,
    {
        let () = KnownSlice::<R, L, X>::IS_IN_BOUNDS;
        self.view().slice(items)
    }

    /// [`ViewMut::slice_mut`].
    ///
    /// # Panics
    ///
    /// As [`View::slice`].
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn slice_mut<const Q: usize, X: SliceOf<R, Q>>(
        &mut self,
        items: X,
    ) -> ViewMut<'_, T, Q, Sliced<Viewed<L, R>, X, R, Q>>
    where
        L: ByStrides<R>,
    {
        let () = KnownSlice::<R, L, X>::IS_IN_BOUNDS;
        match self.view_mut().into_slice(items) {
            Ok(view) => view,
            Err(error) => fail(&error),
        }
    }
}

impl<'a, T, const R: usize, L: Mapping<R>> View<'a, T, R, L> {
    /// The elements, in logical order.
    ///
    /// # Panics
    ///
    /// If they do not fit memory, as `Vec` does, or aborts, as an allocation does: a broadcast may have more elements than
    /// there is memory. `zip_map` and [`Tensor::from_fn`] give an error.
    #[must_use]
    pub fn to_vec(&self) -> Vec<T>
    where
        T: Clone,
    {
        match self.data.first() {
            Some(element) if is_sizeless::<T>() => {
                let mut elements = Vec::new();
                resize(&mut elements, self.element_count(), element.clone());
                elements
            }
            _ if !L::HAS_STRIDES => self.copied(),
            _ => relayout::to_vec(self.data, &self.layout.seen().ranked()),
        }
    }

    /// [`to_vec`](Self::to_vec), element by element or by tables.
    fn copied(&self) -> Vec<T>
    where
        T: Clone,
    {
        let mut data = Vec::with_capacity(self.element_count());
        match (self.iter().next(), Strided::row_major(self.extents())) {
            // What owns nothing is written twice, so that each coordinate is asked for once and not each element.
            (Some(any), Ok(to)) if const { !needs_drop::<T>() } => {
                data.resize(self.element_count(), any.clone());
                copy((&mut data, &to), (self.data, &self.layout));
            }
            _ => data.extend(self.iter().cloned()),
        }
        data
    }

    /// A copy of the elements, in row-major order; what the type knows of the extents stays known.
    ///
    /// # Panics
    ///
    /// As [`to_vec`](Self::to_vec).
    #[must_use]
    pub fn to_tensor(&self) -> Tensor<T, R, RowMajor<R, ExtentTypes<L, R>>>
    where
        T: Clone,
        ExtentTypes<L, R>: Extents<R>,
    {
        Tensor { data: self.to_vec(), layout: RowMajor::new(Shape::pack(&self.extents())) }
    }

    /// What a function makes of each element.
    ///
    /// # Panics
    ///
    /// As [`to_vec`](Self::to_vec).
    #[must_use]
    pub fn map<U>(&self, map: impl FnMut(&'a T) -> U) -> Tensor<U, R, RowMajor<R, ExtentTypes<L, R>>>
    where
        ExtentTypes<L, R>: Extents<R>,
    {
        Tensor { data: self.collect(map), layout: RowMajor::new(Shape::pack(&self.extents())) }
    }

    /// One slice where the type says so; what is compiled for each function and rank, and not for each shape, where it does not.
    #[expect(clippy::indexing_slicing, reason = "a view that has elements has memory for all of its span")]
    fn collect<U>(&self, mut map: impl FnMut(&'a T) -> U) -> Vec<U> {
        if !L::HAS_STRIDES {
            return self.layout.fold_unstrided(
                Vec::with_capacity(self.element_count()),
                |mut data, offset| {
                    data.push(map(&self.data[offset]));
                    data
                },
            );
        }
        match <Single<L::Seen> as InOrder<R>>::SLICE {
            0 => View { data: self.data, layout: self.layout.seen().ranked() }.collect_ranked(map),
            len => self.data[..len].iter().map(map).collect(),
        }
    }
}

impl<'a, T, const R: usize> View<'a, T, R> {
    fn collect_ranked<U>(&self, mut map: impl FnMut(&'a T) -> U) -> Vec<U> {
        let mut data = Vec::with_capacity(self.element_count());
        if let Some(slice) = self.try_as_slice() {
            data.extend(slice.iter().map(map));
        } else {
            self.fold_in_order((), |(), element| data.push(map(element)));
        }
        data
    }
}

impl<T, const R: usize, L: Mapping<R>> core::ops::Index<[usize; R]> for Tensor<T, R, L> {
    type Output = T;

    /// The element at an index; panics as [`View`]'s.
    #[inline(always)]
    #[track_caller]
    fn index(&self, index: [usize; R]) -> &T {
        access::element(&self.data, &self.layout, index)
    }
}

impl<T, const R: usize, L: Mapping<R>> core::ops::IndexMut<[usize; R]> for Tensor<T, R, L> {
    /// The element at an index, to write; panics as [`View`]'s.
    #[inline(always)]
    #[track_caller]
    fn index_mut(&mut self, index: [usize; R]) -> &mut T {
        access::element_mut(&mut self.data, &self.layout, index)
    }
}

/// The ranked layout of a tensor, for operators.
impl<T, const R: usize, L: Mapping<R>> Tensor<T, R, L> {
    pub(super) fn ranked_view(&self) -> View<'_, T, R> {
        View { data: &self.data, layout: Strided::pack(&self.layout.seen().ranked(), AGREED) }
    }
}
