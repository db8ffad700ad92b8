//! Copies between any two layouts of the same extents, strided or not.
//!
//! If both have strides, the copy is that of strided views. Otherwise, an offset of a layout without combined axes is a sum with
//! one term for each coordinate: the terms go into tables, once per copy, and are looked up and added. If axes are combined, each
//! offset is computed from its index.

#[cfg(feature = "alloc")]
use alloc::vec::Vec;

#[cfg(feature = "alloc")]
use crate::layout::{
    Writable, padding,
    terms::{has_short_terms, terms},
};
use crate::{
    array::{ArrayOf, StorageMut, TensorBase},
    broadcast::SameExtents,
    extent::ExtentMismatch,
    index::Walk,
    layout::{ExtentTypes, Mapping},
    loops::allocate::is_sizeless,
    message::or_fail,
    private::Always,
};
#[cfg(feature = "alloc")]
use crate::{
    array::{Lend, Tensor, ViewError},
    loops::allocate::{allocate, resize},
};

/// Checks that extents are the same; the error is the first axis where they differ.
fn same_extents<const R: usize>(expected: [usize; R], found: [usize; R]) -> Result<(), ExtentMismatch> {
    for (axis, (expected, found)) in expected.into_iter().zip(found).enumerate() {
        if expected != found {
            return Err(ExtentMismatch { axis, expected, found });
        }
    }
    Ok(())
}

/// Copies the elements of one layout to another, with tables of what each coordinate adds to the offset.
#[cfg(feature = "alloc")]
#[expect(
    clippy::indexing_slicing,
    reason = "axes are below R; the offsets of two layouts are below the lengths of their memory"
)]
fn copy_by_terms<T: Clone, const R: usize, L: Mapping<R>, M: Mapping<R>>(
    (to, to_layout): (&mut [T], &L),
    (from, from_layout): (&[T], &M),
) {
    let ((to_first, to_terms), (from_first, from_terms)) = (terms(to_layout), terms(from_layout));
    // The innermost axis is the one with the most steps of one element in the written memory.
    let side_by_side =
        |axis: usize| to_terms[axis].windows(2).filter(|pair| pair[1].wrapping_sub(pair[0]) == 1).count();
    let Some(inner) = (0..R).max_by_key(|&axis| side_by_side(axis)) else {
        to[to_first].clone_from(&from[from_first]);
        return;
    };
    let mut outer = to_layout.extents();
    outer[inner] = 1;
    let Ok(walk) = Walk::new(outer) else { return };
    let (to_inner, from_inner) = (&to_terms[inner], &from_terms[inner]);
    // The innermost axis as runs: pieces along which both step by one element.
    let mut runs = Vec::new();
    let mut begin = 0;
    for at in 1..=to_inner.len() {
        let goes_on = at < to_inner.len()
            && to_inner[at].wrapping_sub(to_inner[at.wrapping_sub(1)]) == 1
            && from_inner[at].wrapping_sub(from_inner[at.wrapping_sub(1)]) == 1;
        if !goes_on {
            runs.push((to_inner[begin], from_inner[begin], at.wrapping_sub(begin)));
            begin = at;
        }
    }
    let in_runs = runs.len().wrapping_mul(4) <= to_inner.len();
    for index in walk {
        let (mut at, mut with) = (to_first, from_first);
        for axis in 0..R {
            at = at.wrapping_add(to_terms[axis][index[axis]]);
            with = with.wrapping_add(from_terms[axis][index[axis]]);
        }
        if in_runs {
            for &(to_term, from_term, len) in &runs {
                to[at.wrapping_add(to_term)..][..len]
                    .clone_from_slice(&from[with.wrapping_add(from_term)..][..len]);
            }
        } else {
            for (&to_term, &from_term) in to_inner.iter().zip(from_inner) {
                to[at.wrapping_add(to_term)].clone_from(&from[with.wrapping_add(from_term)]);
            }
        }
    }
}

/// Copies the elements of one layout to another of the same extents.
pub(crate) fn copy<T: Clone, const R: usize, L: Mapping<R>, M: Mapping<R>>(
    (to, to_layout): (&mut [T], &L),
    (from, from_layout): (&[T], &M),
) {
    if let (Some(to_strides), Some(from_strides)) = (to_layout.by_strides(), from_layout.by_strides()) {
        let copied = TensorBase::over(to, to_strides).try_assign(TensorBase::over(from, from_strides));
        debug_assert!(copied.is_ok(), "the extents are the same");
        return;
    }
    if to_layout.element_count() == 0 || is_sizeless::<T>() {
        return;
    }
    #[cfg(feature = "alloc")]
    if has_short_terms(to_layout) && from_layout.is_separable() {
        copy_by_terms((to, to_layout), (from, from_layout));
        return;
    }
    let Ok(walk) = Walk::new(to_layout.extents()) else { return };
    for index in walk {
        if let (Some(to), Some(from)) =
            (to.get_mut(to_layout.offset_unchecked(index)), from.get(from_layout.offset_unchecked(index)))
        {
            to.clone_from(from);
        }
    }
}

#[cfg(feature = "alloc")]
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Mapping<R>> TensorBase<T, S, R, L> {
    /// A layout of the same extents in, a tensor of the same elements in this layout out. Padding, between the elements and after
    /// them, is the default value of the element type, which is 0 for numbers.
    ///
    /// # Errors
    ///
    /// [`ViewError::Extent`] with the first axis where the layout has another extent, [`ViewError::NotUnique`] if two indices of
    /// the layout share an element ([`ViewError::PerhapsNotUnique`] if the search for two exceeds its budget),
    /// [`ViewError::Memory`] if there is not enough memory.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{ColumnMajor, Shape, View, shape};
    ///
    /// let memory = [1, 2, 3, 4, 5, 6];
    /// let matrix = View::new(&memory, shape![2, 3])?;
    /// let columns = matrix.to_layout(ColumnMajor::new(Shape::new(shape![2, 3])?))?;
    /// assert_eq!(columns.as_memory(), [1, 4, 2, 5, 3, 6]);
    /// assert_eq!(columns.view(), matrix);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_layout<M: Writable<R, Holds: Always>>(&'s self, layout: M) -> Result<Tensor<T, R, M>, ViewError>
    where
        T: Clone + Default,
    {
        self.to_layout_with(layout, T::default())
    }

    /// A layout of the same extents and a padding value in, a tensor of the same elements in this layout out:
    /// [`to_layout`](Self::to_layout) with `padding` between the elements and after them.
    ///
    /// # Errors
    ///
    /// Same errors as [`to_layout`](Self::to_layout).
    ///
    /// ```
    /// use shapewise::{MinorToMajor, Shape, View, layout::Padded, shape};
    ///
    /// let memory = [1, 2, 3, 4];
    /// let layout = Padded::new(Shape::new(shape![2, 2])?, MinorToMajor::ROW_MAJOR, shape![2, 3])?;
    /// let padded = View::new(&memory, shape![2, 2])?.to_layout_with(layout, -1)?;
    /// assert_eq!(padded.as_memory(), [1, 2, -1, 3, 4, -1]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_layout_with<M: Writable<R, Holds: Always>>(
        &'s self,
        layout: M,
        padding: T,
    ) -> Result<Tensor<T, R, M>, ViewError>
    where
        T: Clone,
    {
        same_extents(layout.extents(), self.extents())?;
        let mut data = allocate(layout.allocated())?;
        resize(&mut data, layout.allocated(), padding);
        let mut tensor = Tensor::with_layout(data, layout)?;
        copy((&mut tensor.data, &layout), (self.data.lend(), &self.layout));
        Ok(tensor)
    }
}

#[cfg(feature = "alloc")]
impl<T, const R: usize, L: Mapping<R>> Tensor<T, R, L> {
    /// Writes `value` to each cell of the memory that holds no element: between the elements, and after them.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{MinorToMajor, Shape, Tensor, layout::{Padded, PaddingValue}, shape};
    ///
    /// let layout = Padded::new(Shape::new(shape![2, 3])?, MinorToMajor::ROW_MAJOR, shape![2, 4])?;
    /// let mut rows = Tensor::with_layout(vec![1_i8; 8], layout)?;
    /// if let Some(value) = PaddingValue::Lowest.value() {
    ///     rows.fill_padding(value);
    /// }
    /// assert_eq!(rows.as_memory(), [1, 1, 1, -128, 1, 1, 1, -128]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn fill_padding(&mut self, value: T)
    where
        T: Clone,
    {
        if is_sizeless::<T>() {
            return;
        }
        // There is memory for the elements, so there is an eighth of it, or less, for marks.
        for offset in padding::offsets(self.layout, usize::MAX) {
            if let Some(cell) = self.data.get_mut(offset) {
                cell.clone_from(&value);
            }
        }
    }
}

impl<T, S, const R: usize, L: Mapping<R>> TensorBase<T, S, R, L> {
    /// An array of the same extents in any layout, strided or not, in; writes its elements to this array. Nothing is broadcast. Two extents in the type that
    /// differ are an error of `cargo check`.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`ExtentMismatch`], where [`try_copy_from`](Self::try_copy_from) returns an error.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{MinorToMajor, Shape, View, ViewMut, layout::Tiled, shape, tiles};
    ///
    /// let layout = Tiled::new(Shape::new(shape![2, 4])?, MinorToMajor::ROW_MAJOR, tiles![(2, 2)])?;
    /// let (rows, mut blocks) = ([1, 2, 3, 4, 5, 6, 7, 8], [0; 8]);
    /// ViewMut::with_layout(&mut blocks, layout)?.copy_from(View::new(&rows, shape![2, 4])?);
    /// assert_eq!(blocks, [1, 2, 5, 6, 3, 4, 7, 8]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "copyto")]
    #[track_caller]
    pub fn copy_from<O: ArrayOf<T, R, Holds: Always>>(&mut self, from: O)
    where
        S: StorageMut<T, Holds: Always>,
        T: Clone,
        ExtentTypes<L, R>: SameExtents<ExtentTypes<O::Layout, R>, R, Holds: Always>,
    {
        or_fail(self.try_copy_from(from));
    }

    /// [`copy_from`](Self::copy_from), which returns an error.
    ///
    /// # Errors
    ///
    /// [`ExtentMismatch`] with the first axis where the extents differ.
    pub fn try_copy_from<O: ArrayOf<T, R, Holds: Always>>(&mut self, from: O) -> Result<(), ExtentMismatch>
    where
        S: StorageMut<T, Holds: Always>,
        T: Clone,
        ExtentTypes<L, R>: SameExtents<ExtentTypes<O::Layout, R>, R, Holds: Always>,
    {
        let from = from.as_view();
        same_extents(self.layout.extents(), from.extents())?;
        copy((self.data.elements_mut(), &self.layout), (from.data, &from.layout));
        Ok(())
    }
}
