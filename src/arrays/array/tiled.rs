//! Arrays whose layout has tiles: [`TiledView`], [`TiledViewMut`] and `TiledTensor`.

use core::{
    hash::{Hash, Hasher},
    marker::PhantomData,
    ops::{Add, Div, Index, IndexMut, Mul, Sub},
};

use crate::{
    array::{
        IndexedIter, Iter, Lend, Storage, StorageMut, TensorBase, ViewError, create::fits, made::too_short,
    },
    broadcast::EqualExtents,
    extent::{ExtentMismatch, agreed},
    index::Walk,
    layout::{self, ExtentTypes, Layout, Mapping, Tiled, UniqueMapping},
    loops::{allocate::is_sizeless, offsets::ByIndex, relayout},
    message::{broken, or_fail},
    private::{Exists, INTERNAL, Internal, Sealed},
    shape::Shape,
};

/// An array of rank `R` with elements `T` in the storage `S`, laid out by tiles. Write [`TiledView`], [`TiledViewMut`] or
/// [`TiledTensor`](crate::array::TiledTensor), which name the storage.
///
/// Tiles have no strides, so such an array is read and written element by element, and copied: [`to_tensor`](Self::to_tensor) returns a
/// [`Tensor`](crate::Tensor), which has all other methods, and [`copy_from`](Self::copy_from) writes the elements of an array to tiles. The layout is
/// [`Tiled`], or any other [`Mapping`].
///
/// ```
/// use shapewise::{MinorToMajor, Shape, View, array::TiledView, layout::Tiled, shape, tiles};
///
/// let layout = Tiled::new(Shape::new(shape![2, 4])?, MinorToMajor::ROW_MAJOR, tiles![(2, 2)])?;
/// let memory = [1, 2, 5, 6, 3, 4, 7, 8];
/// let blocks = TiledView::with_layout(&memory, layout)?;
/// assert_eq!(blocks[[1, 0]], 5);
/// assert!(blocks.iter().eq(&[1, 2, 3, 4, 5, 6, 7, 8]));
///
/// let row = View::new(&[10, 20, 30, 40], shape![1, 4])?;
/// let mut sum = blocks.to_tensor();
/// sum += row;
/// assert_eq!(sum.to_tiled(layout)?.as_memory(), [11, 22, 15, 26, 33, 44, 37, 48]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct TiledBase<T, S, const R: usize, L = Tiled<R>> {
    // INVARIANT: for each index in bounds, the offset that `layout` returns is below the length of the memory, and no two indices in bounds of a
    // mutable view or a tensor have the same offset, if the layout obeys the laws of `Mapping`. Other crates have layouts of their own, so each access is checked.
    pub(super) data: S,
    pub(super) layout: L,
    element: PhantomData<fn() -> T>,
}

/// A view of memory with tiles, borrowed to read. [`TiledBase`] lists the methods.
pub type TiledView<'a, T, const R: usize, L = Tiled<R>> = TiledBase<T, &'a [T], R, L>;
/// A view of memory with tiles, borrowed to write. [`TiledBase`] lists the methods.
pub type TiledViewMut<'a, T, const R: usize, L = Tiled<R>> = TiledBase<T, &'a mut [T], R, L>;

impl<T, S: Clone, const R: usize, L: Copy> Clone for TiledBase<T, S, R, L> {
    fn clone(&self) -> Self {
        Self { data: self.data.clone(), ..*self }
    }
}
impl<T, S: Copy, const R: usize, L: Copy> Copy for TiledBase<T, S, R, L> {}

impl<T, S: Storage<T>, const R: usize, L: Mapping<R>> TiledBase<T, S, R, L> {
    /// Returns the array of this memory, which is compared with the span of the layout: a memory that is too short is a fault of the crate.
    #[inline(always)]
    pub(crate) fn of_parts(data: S, layout: L) -> Self {
        if layout.span() > data.elements().len() {
            core::mem::forget(data);
            too_short();
        }
        Self { data, layout, element: PhantomData }
    }
}

/// Views from memory.
impl<'a, T, const R: usize, L: Mapping<R>> TiledView<'a, T, R, L> {
    /// Returns a view of memory with a layout.
    ///
    /// # Errors
    ///
    /// [`ViewError::TooShort`] if the memory is shorter than the layout's span.
    ///
    /// ```
    /// use shapewise::{MinorToMajor, Shape, array::TiledView, layout::Tiled, shape, tiles};
    ///
    /// let layout = Tiled::new(Shape::new(shape![2, 2])?, MinorToMajor::ROW_MAJOR, tiles![(2)])?;
    /// assert_eq!(TiledView::with_layout(&[1, 2, 3, 4], layout)?.get([1, 0]), Some(&3));
    /// assert!(TiledView::with_layout(&[1, 2, 3], layout).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn with_layout(data: &'a [T], layout: L) -> Result<Self, ViewError> {
        fits(&layout, data.len()).map(|()| TiledBase::of_parts(data, layout))
    }
}

/// Mutable views from memory.
impl<'a, T, const R: usize, L: Mapping<R>> TiledViewMut<'a, T, R, L> {
    /// Returns a mutable view of memory with a layout. No two indices of the layout may share an element.
    ///
    /// # Errors
    ///
    /// Same errors as [`ViewMut::with_layout`](crate::ViewMut::with_layout).
    ///
    /// ```
    /// use shapewise::{MinorToMajor, Shape, View, array::TiledViewMut, layout::Tiled, shape, tiles};
    ///
    /// let layout = Tiled::new(Shape::new(shape![2, 4])?, MinorToMajor::ROW_MAJOR, tiles![(2, 2)])?;
    /// let mut memory = [0; 8];
    /// let mut blocks = TiledViewMut::with_layout(&mut memory, layout)?;
    /// blocks.copy_from(View::new(&[1, 2, 3, 4, 5, 6, 7, 8], shape![2, 4])?);
    /// assert_eq!(memory, [1, 2, 5, 6, 3, 4, 7, 8]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn with_layout(data: &'a mut [T], layout: L) -> Result<Self, ViewError>
    where
        L: UniqueMapping<R, Proof: Exists>,
    {
        fits(&layout, data.len())?;
        ViewError::unless_unique(layout.has_unique_offsets())?;
        Ok(TiledBase::of_parts(data, layout))
    }
}

/// Rank, extents, layout.
impl<T, S, const R: usize, L: Mapping<R>> TiledBase<T, S, R, L> {
    /// Returns the layout.
    /// See the example of [`TiledBase`].
    #[must_use]
    pub const fn layout(&self) -> &L {
        &self.layout
    }

    /// Returns the rank.
    /// See the example of [`TiledBase`].
    #[must_use]
    pub const fn rank(&self) -> usize {
        R
    }

    /// Returns all extents, in axis order.
    /// See the example of [`TiledBase`].
    #[must_use]
    pub fn extents(&self) -> [usize; R] {
        self.layout.extents()
    }

    /// Returns the shape, with extents that are known at run time.
    /// See the example of [`TiledBase`].
    #[must_use]
    pub fn shape(&self) -> Shape<R> {
        match Shape::new(self.extents()) {
            Ok(shape) => shape,
            Err(_) => broken("the product of the extents of a layout fits `isize`"),
        }
    }

    /// Returns all extents, with the knowledge of the type.
    /// See the example of [`TiledBase`].
    #[must_use]
    pub fn typed_extents(&self) -> ExtentTypes<L, R> {
        agreed::of_rule(&self.extents())
    }

    /// Returns the number of elements.
    /// See the example of [`TiledBase`].
    #[must_use]
    pub fn element_count(&self) -> usize {
        self.layout.element_count()
    }

    /// Returns whether there are no elements.
    /// See the example of [`TiledBase`].
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.extents().contains(&0)
    }

    /// Iterates over all indices, in logical order.
    /// See the example of [`TiledBase`].
    #[must_use]
    pub fn indices(&self) -> Walk<R> {
        Walk::all(self.extents())
    }
}

/// Elements, to read.
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Mapping<R>> TiledBase<T, S, R, L> {
    /// Returns the element at an index; `None` if the index is out of bounds. Indexing, `array[[i, j]]`, panics instead.
    /// See the example of [`TiledBase`].
    #[must_use]
    #[inline(always)]
    pub fn get(&'s self, index: [usize; R]) -> Option<&'a T> {
        layout::check(&self.layout, index).ok()?;
        self.data.lend().get(self.layout.offset_unchecked(index))
    }

    /// Iterates over the elements, in logical order. Its `fold`, and what uses it, looks up what each coordinate adds to the offset.
    /// See the example of [`TiledBase`].
    #[must_use]
    pub fn iter(&'s self) -> Iter<'a, T, R, ByIndex<R, L>> {
        Iter::of_parts(self.data.lend(), ByIndex::new(self.layout))
    }

    /// Iterates over the indices and the elements, in logical order.
    /// See the example of [`TiledBase`].
    pub fn indexed_iter(&'s self) -> IndexedIter<'a, T, R, ByIndex<R, L>> {
        IndexedIter::of_parts(self.extents(), self.iter())
    }

    /// Returns a view of all elements.
    /// See the example of [`TiledBase`].
    #[must_use]
    pub fn view(&'s self) -> TiledView<'a, T, R, L> {
        TiledBase::of_parts(self.data.lend(), self.layout)
    }

    /// Returns the memory, padding included.
    /// See the example of [`TiledBase`].
    #[must_use]
    pub fn as_memory(&'s self) -> &'a [T] {
        self.data.lend()
    }
}

/// Elements, to write.
impl<T, S, const R: usize, L: Mapping<R>> TiledBase<T, S, R, L> {
    /// Returns the element at an index, to write; `None` if the index is out of bounds.
    /// See the example of [`TiledBase`].
    #[must_use]
    #[inline(always)]
    pub fn get_mut(&mut self, index: [usize; R]) -> Option<&mut T>
    where
        S: StorageMut<T, Proof: Exists>,
    {
        layout::check(&self.layout, index).ok()?;
        self.data.elements_mut().get_mut(self.layout.offset_unchecked(index))
    }

    /// Calls a function with each element, to write, in logical order.
    /// See the example of [`TiledBase`].
    #[expect(clippy::indexing_slicing, reason = "offsets of a layout are below the length of the memory")]
    pub fn for_each_mut(&mut self, mut visit: impl FnMut(&mut T))
    where
        S: StorageMut<T, Proof: Exists>,
    {
        let data = self.data.elements_mut();
        ByIndex::new(self.layout).fold((), |(), offset| visit(&mut data[offset]));
    }

    /// Calls a function with each index and its element, to write, in logical order.
    /// See the example of [`TiledBase`].
    pub fn indexed_for_each_mut(&mut self, mut visit: impl FnMut([usize; R], &mut T))
    where
        S: StorageMut<T, Proof: Exists>,
    {
        let mut indices = self.indices();
        self.for_each_mut(|element| {
            if let Some(index) = indices.next() {
                visit(index, element);
            }
        });
    }

    /// Writes a clone of `value` to each element.
    /// See the example of [`TiledBase`].
    pub fn fill(&mut self, value: T)
    where
        S: StorageMut<T, Proof: Exists>,
        T: Clone,
    {
        if !is_sizeless::<T>() {
            self.for_each_mut(|element| element.clone_from(&value));
        }
    }

    /// Returns a mutable view of all elements.
    /// See the example of [`TiledBase`].
    #[must_use]
    pub fn view_mut(&mut self) -> TiledViewMut<'_, T, R, L>
    where
        S: StorageMut<T, Proof: Exists>,
    {
        TiledBase::of_parts(self.data.elements_mut(), self.layout)
    }

    /// Returns the memory to write, padding included.
    /// See the example of [`TiledBase`].
    #[must_use]
    pub fn as_memory_mut(&mut self) -> &mut [T]
    where
        S: StorageMut<T, Proof: Exists>,
    {
        self.data.elements_mut()
    }

    /// Writes the elements of an array of the same extents. Nothing is broadcast. Two extents in the type that differ are an error of `cargo
    /// check`.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`ExtentMismatch`], where [`try_copy_from`](Self::try_copy_from) returns an error.
    #[doc(alias = "assign")]
    #[track_caller]
    pub fn copy_from<O: CopySource<T, R>>(&mut self, from: O)
    where
        S: StorageMut<T, Proof: Exists>,
        T: Clone,
        ExtentTypes<L, R>: EqualExtents<ExtentTypes<O::Layout, R>, R, Proof: Exists>,
    {
        or_fail(self.try_copy_from(from));
    }

    /// Writes the elements of an array of the same extents, and returns an error where [`copy_from`](Self::copy_from) panics.
    ///
    /// # Errors
    ///
    /// [`ExtentMismatch`] with the first axis where the extents differ.
    pub fn try_copy_from<O: CopySource<T, R>>(&mut self, from: O) -> Result<(), ExtentMismatch>
    where
        S: StorageMut<T, Proof: Exists>,
        T: Clone,
        ExtentTypes<L, R>: EqualExtents<ExtentTypes<O::Layout, R>, R, Proof: Exists>,
    {
        let (data, layout) = from.parts(INTERNAL);
        same_extents(self.layout.extents(), layout.extents())?;
        relayout::copy_tiled((self.data.elements_mut(), &self.layout), (data, layout));
        Ok(())
    }
}

/// Checks that extents are the same; the error is the first axis where they differ.
pub(crate) fn same_extents<const R: usize>(
    expected: [usize; R],
    found: [usize; R],
) -> Result<(), ExtentMismatch> {
    for (axis, (expected, found)) in expected.into_iter().zip(found).enumerate() {
        if expected != found {
            return Err(ExtentMismatch { axis, expected, found });
        }
    }
    Ok(())
}

/// An array of rank `R` with elements `T`, with strides or with tiles, or a reference to one: what [`copy_from`](TensorBase::copy_from)
/// takes.
#[diagnostic::on_unimplemented(
    message = "expected an array of rank {R} with elements `{T}`, found `{Self}`",
    label = "not an array of rank {R} with elements `{T}`: `map` converts elements, `along` and `align_trailing` return arrays of more axes"
)]
#[cfg_attr(doc, doc(hidden))]
pub trait CopySource<T, const R: usize>: Sealed {
    /// The layout.
    type Layout: Mapping<R>;

    /// The memory and the layout, which agree. The token keeps foreign crates from implementing the trait for their elements.
    #[doc(hidden)]
    fn parts(&self, internal: Internal) -> (&[T], &Self::Layout);
}

impl<T, S, const R: usize, L> Sealed for TiledBase<T, S, R, L> {}
impl<T, S, const R: usize, L> Sealed for &TiledBase<T, S, R, L> {}
impl<T, S, const R: usize, L> Sealed for &mut TiledBase<T, S, R, L> {}

/// Arrays and references to them.
macro_rules! sources {
    ($($array:ty),*) => { $(
        #[diagnostic::do_not_recommend]
        impl<T, S: Storage<T>, const R: usize, L: Mapping<R>> CopySource<T, R> for $array {
            type Layout = L;

            fn parts(&self, _: Internal) -> (&[T], &L) {
                (self.data.elements(), &self.layout)
            }
        }
    )* };
}

sources!(
    TensorBase<T, S, R, L>,
    &TensorBase<T, S, R, L>,
    &mut TensorBase<T, S, R, L>,
    TiledBase<T, S, R, L>,
    &TiledBase<T, S, R, L>,
    &mut TiledBase<T, S, R, L>
);

impl<T, S: Storage<T>, const R: usize, L: Mapping<R>> Index<[usize; R]> for TiledBase<T, S, R, L> {
    type Output = T;

    /// Returns the element at an index.
    ///
    /// # Panics
    ///
    /// At the caller's line, with axis, index and extent, if the index is out of bounds.
    #[inline(always)]
    #[track_caller]
    #[expect(
        clippy::indexing_slicing,
        reason = "the offset of an index in bounds is below the length of the memory"
    )]
    fn index(&self, index: [usize; R]) -> &T {
        layout::assert(&self.layout, index);
        &self.data.elements()[self.layout.offset_unchecked(index)]
    }
}

impl<T, S: StorageMut<T>, const R: usize, L: Mapping<R>> IndexMut<[usize; R]> for TiledBase<T, S, R, L> {
    /// Returns the element at an index, to write; panics like `Index`.
    #[inline(always)]
    #[track_caller]
    #[expect(
        clippy::indexing_slicing,
        reason = "the offset of an index in bounds is below the length of the memory"
    )]
    fn index_mut(&mut self, index: [usize; R]) -> &mut T {
        layout::assert(&self.layout, index);
        &mut self.data.elements_mut()[self.layout.offset_unchecked(index)]
    }
}

impl<'a, T, S: Storage<T>, const R: usize, L: Mapping<R>> IntoIterator for &'a TiledBase<T, S, R, L> {
    type Item = &'a T;
    type IntoIter = Iter<'a, T, R, ByIndex<R, L>>;

    /// Iterates over the elements, in logical order.
    fn into_iter(self) -> Self::IntoIter {
        Iter::of_parts(self.data.elements(), ByIndex::new(self.layout))
    }
}

/// Returns whether the elements of two arrays of equal extents are equal. Those without size are all alike, so one pair decides.
fn equal_elements<'a, T: PartialEq<U> + 'a, U: 'a>(
    left: impl IntoIterator<Item = &'a T>,
    right: impl IntoIterator<Item = &'a U>,
) -> bool {
    let most = if size_of::<T>() == 0 && size_of::<U>() == 0 { 1 } else { usize::MAX };
    left.into_iter().zip(right).take(most).all(|(left, right)| left == right)
}

/// Equality of two arrays, at least one of which has tiles.
macro_rules! equalities {
    ($($left:ident $Layout:ident == $right:ident $Other:ident;)*) => { $(
        impl<T, U, S, D, const R: usize, L, M> PartialEq<$right<U, D, R, M>> for $left<T, S, R, L>
        where
            T: PartialEq<U>,
            S: Storage<T>,
            D: Storage<U>,
            L: $Layout<R>,
            M: $Other<R>,
        {
            /// Same extents and equal elements; storage and layout may differ.
            fn eq(&self, other: &$right<U, D, R, M>) -> bool {
                self.extents() == other.extents() && equal_elements(self, other)
            }
        }
    )* };
}

equalities! {
    TiledBase Mapping == TiledBase Mapping;
    TiledBase Mapping == TensorBase Layout;
    TensorBase Layout == TiledBase Mapping;
}

impl<T: Eq, S: Storage<T>, const R: usize, L: Mapping<R>> Eq for TiledBase<T, S, R, L> {}

impl<T: Hash, S: Storage<T>, const R: usize, L: Mapping<R>> Hash for TiledBase<T, S, R, L> {
    /// The extents, and the elements in logical order: equal arrays have the same hash, whatever their layouts are.
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.extents().hash(state);
        self.into_iter().for_each(|element| element.hash(state));
    }
}

/// What needs strides of an array with tiles, `X`. It is a bound that nothing meets.
#[doc(hidden)]
#[diagnostic::on_unimplemented(
    message = "an array with tiles has no strides, and so neither this method nor operators",
    label = "`to_tensor()` copies the elements to rows, which have them"
)]
pub trait HasStrides<X = ()>: Sealed {
    /// Exists where the trait does: `Proof: Exists` requires it. See [`Exists`].
    type Proof;

    /// Returns a value of any type: a method that cannot be called has no result that could be wrong.
    fn any<Q>(&self) -> Q;
}

/// Methods of arrays with strides that arrays with tiles do not have, each with the types of its arguments. Each is an error that names the copy that has
/// them; otherwise the compiler would suggest a method with a similar name.
macro_rules! methods {
    ($($name:ident [$($argument:ident)*];)*) => {
        impl<T, S, const R: usize, L> TiledBase<T, S, R, L> { $(
            #[doc(hidden)]
            #[must_use]
            pub fn $name<$($argument,)* Q>(&self, $(_: $argument),*) -> Q where Self: HasStrides<Proof: Exists> { self.any() }
        )* }
    };
}

methods! { as_slice []; rows []; rows_mut []; row [I]; row_mut [I]; column [I]; slice [I]; slice_mut [I]; sum []; sum_axis [X]; mean []; transpose []; permute [X]; reshape [E]; matmul [O]; }

/// Operators, by value and by reference.
macro_rules! operators {
    ($($trait:ident $method:ident;)*) => { $(
        operators! { @of TiledBase<T, S, R, L>, $trait $method }
        operators! { @of &TiledBase<T, S, R, L>, $trait $method }
    )* };
    (@of $array:ty, $trait:ident $method:ident) => {
        #[doc(hidden)]
        impl<T, S, const R: usize, L, X: HasStrides<Self>> $trait<X> for $array {
            type Output = Self;

            fn $method(self, operand: X) -> Self {
                operand.any()
            }
        }
    };
}

operators! { Add add; Sub sub; Mul mul; Div div; }
