//! Copies and maps of all elements: a vector, or a tensor of the same extents.

use alloc::vec::Vec;
use core::mem::needs_drop;

use crate::{
    array::{Lend, Tensor, TensorBase, View, access::append, memory::try_as_slice},
    layout::{ExtentTypes, Layout, Mapping, RowMajor, Strided},
    loops::{
        allocate::{is_sizeless, resize},
        known::{InOrder, Single},
        relayout,
        within::Reader,
    },
    shape::Shape,
    storage::{Place, Results, Storage},
    types::ExtentList,
    verbs::{copy::layouts::copy, elementwise::whole::fold_in_order},
};

/// A tensor with elements `T` and the extents that the layout `L` of rank `R` has in its type. See [`map`](TensorBase::map).
pub type TensorLike<T, L, const R: usize> = Tensor<T, R, RowMajor<R, ExtentTypes<L, R>>>;

/// A tensor with elements `U` and the extents that the layout `L` of rank `R` has in its type; an inline array if the storage `S` is inline. See
/// [`map`](TensorBase::map).
pub type ArrayLike<U, T, S, L, const R: usize> =
    TensorBase<U, ResultsLike<U, T, S, ExtentTypes<L, R>, R>, R, RowMajor<R, ExtentTypes<L, R>>>;

/// The memory of results with the extents `E`, of an array in the storage `S`.
pub(crate) type ResultsLike<U, T, S, E, const R: usize> =
    <<S as Storage<T>>::Place as Place>::Results<U, <E as ExtentList<R>>::Within<U>>;

/// The tensor of these elements in row-major order, with extents that agree with `E`.
#[inline]
pub(crate) fn tensor<T, const R: usize, E: ExtentList<R>>(
    data: Vec<T>,
    extents: &[usize; R],
) -> Tensor<T, R, RowMajor<R, E>> {
    TensorBase::over(data, RowMajor::new(Shape::pack(extents)))
}

/// Copies and maps of all elements.
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Mapping<R>> TensorBase<T, S, R, L> {
    /// Returns the elements in a vector, in logical order.
    ///
    /// # Panics
    ///
    /// As `Vec` does if the elements do not fit in memory, or the allocation aborts: a broadcast may have more elements than there
    /// is memory. [`try_to_vec`](Self::try_to_vec), [`zip_map`](Self::zip_map) and [`Tensor::try_from_fn`] return an error instead.
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// let memory = [1, 2, 3, 4];
    /// assert_eq!(View::new(&memory, [2, 2])?.transpose().to_vec(), [1, 3, 2, 4]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias = "flatten")]
    #[doc(alias = "ravel")]
    #[doc(alias = "tolist")]
    #[must_use]
    pub fn to_vec(&'s self) -> Vec<T>
    where
        T: Clone,
    {
        if L::HAS_STRIDES {
            relayout::to_vec(self.data.lend(), &self.layout.seen().ranked())
        } else {
            copied(self.data.lend(), &self.layout)
        }
    }

    /// Returns a tensor of the same elements in row-major order. What the type knows of the extents stays in the type.
    ///
    /// # Panics
    ///
    /// Same panics as [`to_vec`](Self::to_vec).
    ///
    /// ```
    /// use shapewise::{View, shape};
    ///
    /// let memory = [1, 2, 3, 4];
    /// let columns = View::new(&memory, shape![2, 2])?.transpose().to_tensor();
    /// assert_eq!(columns.as_slice(), [1, 3, 2, 4]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias = "to_owned")]
    #[doc(alias = "ascontiguousarray")]
    #[doc(alias = "contiguous")]
    #[must_use]
    pub fn to_tensor(&'s self) -> TensorLike<T, L, R>
    where
        T: Clone,
    {
        TensorBase::over(self.to_vec(), RowMajor::new(Shape::pack(&self.extents())))
    }

    /// Returns a tensor of a function's results for each element, in logical order. What the type knows of the extents stays in
    /// the type. The results of an inline array are an inline array.
    ///
    /// # Panics
    ///
    /// Same panics as [`to_vec`](Self::to_vec).
    ///
    /// ```
    /// use shapewise::{View, shape};
    ///
    /// let squares = View::new(&[1, 2, 3], shape![3])?.map(|x| x * x);
    /// assert_eq!(squares.as_slice(), [1, 4, 9]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias = "vectorize")]
    #[must_use]
    pub fn map<U>(&'s self, mut map: impl FnMut(&'a T) -> U) -> ArrayLike<U, T, S, L, R> {
        let layout = RowMajor::new(Shape::pack(&self.extents()));
        if ResultsLike::<U, T, S, ExtentTypes<L, R>, R>::IS_WITHIN && L::HAS_STRIDES {
            let elements = Reader::new(self.data.lend(), self.layout.seen().ranked());
            return TensorBase::over(
                Results::collect(self.element_count(), |at| map(elements.at(at))),
                layout,
            );
        }
        TensorBase::over(Results::of_heap(collect(self.data.lend(), &self.layout, map)), layout)
    }
}

/// Maps by functions of values.
impl<'s, 'a, T: Copy + 'a, S: Lend<'s, 'a, T>, const R: usize, L: Mapping<R>> TensorBase<T, S, R, L> {
    /// Returns a tensor of the results of a function of a value for each element, in logical order: [`map`](Self::map), whose function takes
    /// a reference. So functions such as `f64::sqrt` are passed by name.
    ///
    /// # Panics
    ///
    /// Same panics as [`to_vec`](Self::to_vec).
    ///
    /// ```
    /// use shapewise::tensor;
    ///
    /// assert_eq!(tensor![1.0, 4.0, 9.0].map_copied(f64::sqrt), tensor![1.0, 2.0, 3.0]);
    /// ```
    #[doc(alias = "mapv")]
    #[must_use]
    pub fn map_copied<U>(&'s self, mut map: impl FnMut(T) -> U) -> ArrayLike<U, T, S, L, R> {
        self.map(|element| map(*element))
    }
}

/// Copies of the elements of a layout without strides, one by one or by tables.
fn copied<T: Clone, const R: usize, L: Mapping<R>>(data: &[T], layout: &L) -> Vec<T> {
    let (count, elements) = (layout.element_count(), View::over(data, *layout));
    let mut all = Vec::with_capacity(if is_sizeless::<T>() { 0 } else { count });
    match (elements.iter().next(), Strided::row_major(layout.extents())) {
        (Some(any), _) if is_sizeless::<T>() => resize(&mut all, count, any.clone()),
        // Elements without `Drop` are written twice, so that each coordinate is looked up once and not each element.
        (Some(any), Ok(to)) if const { !needs_drop::<T>() } => {
            all.resize(count, any.clone());
            copy((&mut all, &to), (data, layout));
        }
        _ => all.extend(elements.iter().cloned()),
    }
    all
}

/// What a function returns for each element, in logical order. One slice if the type knows it; else compiled once per function and rank,
/// and not for each shape.
#[expect(clippy::indexing_slicing, reason = "a view that has elements has memory for all of its span")]
fn collect<'a, T, U, const R: usize, L: Mapping<R>>(
    data: &'a [T],
    layout: &L,
    mut map: impl FnMut(&'a T) -> U,
) -> Vec<U> {
    if !L::HAS_STRIDES {
        let all = Vec::with_capacity(layout.element_count());
        return layout.fold_unstrided(all, |mut all, offset| {
            all.push(map(&data[offset]));
            all
        });
    }
    match <Single<L::Seen> as InOrder<R>>::SLICE {
        0 => collect_ranked(data, &layout.seen().ranked(), map),
        len => collect_slice(&data[..len], map),
    }
}

/// [`collect`] of a slice: compiled once per function.
#[inline(never)]
fn collect_slice<'a, T, U>(slice: &'a [T], map: impl FnMut(&'a T) -> U) -> Vec<U> {
    let mut all = Vec::new();
    append(&mut all, slice, map);
    all
}

/// [`collect`] of a ranked layout.
fn collect_ranked<'a, T, U, const R: usize>(
    data: &'a [T],
    layout: &Strided<R>,
    mut map: impl FnMut(&'a T) -> U,
) -> Vec<U> {
    if let Some(slice) = try_as_slice(data, layout) {
        return collect_slice(slice, map);
    }
    let mut all = Vec::with_capacity(layout.element_count());
    fold_in_order(data, layout, (), |(), element| all.push(map(element)));
    all
}
