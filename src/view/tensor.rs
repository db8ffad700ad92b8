//! Copies and maps of all elements: a vector, or a tensor of the same extents.

use alloc::vec::Vec;
use core::mem::needs_drop;

use super::{
    Array, Lend, Tensor, View,
    allocate::{is_sizeless, resize},
    copy::copy,
    known::{InOrder, Single},
    memory::try_as_slice,
    relayout,
    whole::fold_in_order,
};
use crate::{
    extent::Extents,
    layout::{ExtentTypes, Layout, Mapping, RowMajor, Strided},
    shape::Shape,
};

/// A tensor with elements `T` and the extents that the layout `L` of rank `R` has in its type.
pub type TensorLike<T, L, const R: usize> = Tensor<T, R, RowMajor<R, ExtentTypes<L, R>>>;

/// Copies and maps of all elements.
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Mapping<R>> Array<T, S, R, L> {
    /// The elements, in logical order.
    ///
    /// # Panics
    ///
    /// If they do not fit memory, as `Vec` does, or aborts, as an allocation does: a broadcast may have more elements than
    /// there is memory. `zip_map` and [`Tensor::from_fn`] give an error.
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

    /// A copy of the elements, in row-major order; what the type knows of the extents stays known.
    ///
    /// # Panics
    ///
    /// As [`to_vec`](Self::to_vec).
    #[must_use]
    pub fn to_tensor(&'s self) -> TensorLike<T, L, R>
    where
        T: Clone,
        ExtentTypes<L, R>: Extents<R>,
    {
        Array::over(self.to_vec(), RowMajor::new(Shape::pack(&self.extents())))
    }

    /// What a function makes of each element.
    ///
    /// # Panics
    ///
    /// As [`to_vec`](Self::to_vec).
    #[must_use]
    pub fn map<U>(&'s self, map: impl FnMut(&'a T) -> U) -> TensorLike<U, L, R>
    where
        ExtentTypes<L, R>: Extents<R>,
    {
        let data = collect(self.data.lend(), &self.layout, map);
        Array::over(data, RowMajor::new(Shape::pack(&self.extents())))
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
fn collect_slice<'a, T, U>(slice: &'a [T], map: impl FnMut(&'a T) -> U) -> Vec<U> {
    slice.iter().map(map).collect()
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
