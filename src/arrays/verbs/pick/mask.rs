//! Elements by a mask, or by a function.

use alloc::vec::Vec;

use crate::{
    array::{
        ArrayOf, AsView, DynBase, DynTensor, DynView, Storage, Tensor, TensorBase,
        dynamic::rearrange::dyn_tensor,
    },
    axis::{AxisArgument, one},
    broadcast::EqualExtents,
    extent::Const,
    index::MemoryError,
    layout::{AxesOf, ExtentTypes, Layout, RowMajor},
    loops::allocate::allocate,
    message::or_fail,
    private::{Delayed, INTERNAL, Internal},
    types::AxisList,
    verbs::{
        AlongAxis, ElementAlong, MaskAlong, Sequence,
        along::{AlongDelayed, Elements, axis_verbs, resized},
        copy::pieces::{AxisCoordinates, AxisPiece, along_one, pieces, trivial},
        elementwise::{map::on_heap::tensor, whole::indexed_for_each},
        pick::indices::{TakeError, same_but},
    },
};

axis_verbs! {
    /// The subviews where a mask along an axis is true: [`compress`](TensorBase::compress).
    Compress<M>(M): TakeError;
}

impl<T: Clone, M: MaskAlong<X>, X: AxisArgument> ElementAlong<Compress<M>, X> for T {
    type Element = T;
    type Extents<L: Layout<R>, const R: usize> =
        <one::ListWithExtent<X, M::Extent, AxesOf<L, R>> as AxisList>::Extents<R>;

    fn run(
        Compress(mask): Compress<M>,
        array: &DynView<'_, T>,
        axis: usize,
        internal: Internal,
    ) -> Result<Elements<T>, TakeError> {
        compressed(array, axis, &M::flags(&mask, internal))
    }
}

/// The elements of a view where a mask along an axis, which is below the rank, is true; and their extents.
fn compressed<T: Clone>(view: &DynView<'_, T>, axis: usize, mask: &[bool]) -> Result<Elements<T>, TakeError> {
    let extent = view.extents().nth(axis).unwrap_or(1);
    let after = mask.get(extent..).unwrap_or_default().iter().position(|is| *is);
    if let Some(after) = after {
        return Err(TakeError::Mask { axis, position: extent.saturating_add(after), extent });
    }
    let (extents, count) = resized(view, axis, mask.iter().filter(|is| **is).count())?;
    if let Some(all) = trivial(view, count, None) {
        return Ok((all, extents));
    }
    let (mut runs, mut first) = (Vec::new(), 0_usize);
    for part in mask.chunk_by(PartialEq::eq) {
        if part.first() == Some(&true) {
            runs.push(AxisPiece::Forwards { first, len: part.len() });
        }
        first = first.saturating_add(part.len());
    }
    Ok((pieces(view, count, &along_one(view, axis, AxisCoordinates::Runs(&runs)), None)?, extents))
}

/// A mask of the elements of arrays of the layout `L` of rank `R`, which has the same extents.
#[cfg_attr(doc, doc(hidden))]
pub trait MaskOf<L, const R: usize> {
    /// A tensor of the elements where the mask is true: of rank 1.
    type Out<T>;

    /// The mask.
    #[doc(hidden)]
    fn mask(&self, internal: Internal) -> DynView<'_, bool>;

    /// The tensor of elements.
    #[doc(hidden)]
    fn tensor<T>(elements: Vec<T>, internal: Internal) -> Self::Out<T>;
}

impl<L: Layout<R>, O: ArrayOf<bool, R> + AsView<R, Layout: Layout<R>>, const R: usize> MaskOf<L, R> for O
where
    ExtentTypes<L, R>: EqualExtents<ExtentTypes<O::Layout, R>, R>,
{
    type Out<T> = Tensor<T, 1>;

    fn mask(&self, _: Internal) -> DynView<'_, bool> {
        DynView::from(self.as_view())
    }

    fn tensor<T>(elements: Vec<T>, _: Internal) -> Tensor<T, 1> {
        let count = elements.len();
        tensor(elements, &[count])
    }
}

/// The elements of an array where a mask of the same extents is true, in logical order.
fn extracted<T: Clone>(array: &DynView<'_, T>, mask: &DynView<'_, bool>) -> Result<Vec<T>, TakeError> {
    if mask.rank() != array.rank() {
        return Err(TakeError::Rank { expected: array.rank(), found: mask.rank() });
    }
    same_but(array.extents(), mask.extents(), array.rank())?;
    let mut all = allocate(mask.fold(0_usize, |count, is| count.saturating_add(usize::from(*is))))?;
    let (mut elements, mut skipped) = (array.iter(), 0_usize);
    mask.iter().for_each(|is| {
        if *is {
            all.extend(elements.nth(skipped).cloned());
            skipped = 0;
        } else {
            skipped = skipped.saturating_add(1);
        }
    });
    Ok(all)
}

/// Indices of an array of rank `R`, one in each row: the result of [`argwhere`](TensorBase::argwhere).
pub type IndexRows<const R: usize> = Tensor<usize, 2, RowMajor<2, (usize, Const<R>)>>;

/// Appends the coordinates of an index to those of `count` others. Returns how many there are then.
#[inline]
fn appended(all: &mut Vec<usize>, index: &[usize], count: usize) -> Result<usize, MemoryError> {
    if all.try_reserve(index.len()).is_err() {
        return Err(MemoryError { count: all.len().saturating_add(index.len()), size: size_of::<usize>() });
    }
    all.extend_from_slice(index);
    Ok(count.saturating_add(1))
}

/// # Select by a mask
impl<T, S: Storage<T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns the subviews where a mask along an axis is true, one after another. A mask that is shorter than the axis is false after its end.
    /// What the type knows of the other extents stays in the type.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`TakeError`], where [`try_compress`](Self::try_compress) returns an error.
    ///
    /// ```
    /// use shapewise::{Axis, View, shape};
    ///
    /// let memory = [1, 2, 3, 4, 5, 6];
    /// let matrix = View::new(&memory, shape![2, 3])?;
    /// assert_eq!(matrix.compress(Axis::<1>, [true, false, true]).as_slice(), [1, 3, 4, 6]);
    /// let is_large = matrix.sum_axis(Axis::<1>).map(|sum| *sum > 10);
    /// assert_eq!(matrix.compress(Axis::<0>, is_large).as_slice(), [4, 5, 6]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy, `compress`, which does not check the mask of an array without elements.
    #[doc(alias("filter", "boolean_mask", "dropna", "complete.cases", "rmmissing"))]
    #[must_use]
    #[track_caller]
    pub fn compress<M, X>(&self, axis: X, mask: M) -> AlongDelayed<Compress<M>, X, M, T, L, R>
    where
        Delayed<X, M>: AlongAxis<Compress<M>, T, R>,
    {
        or_fail(self.run_along(axis, Compress(mask)))
    }

    /// Does the same as [`compress`](Self::compress), and returns an error instead of a panic.
    ///
    /// # Errors
    ///
    /// [`TakeError::Mask`] if the mask is true after the end of the axis, [`TakeError::Memory`] if there is not enough memory.
    pub fn try_compress<M, X>(
        &self,
        axis: X,
        mask: M,
    ) -> Result<AlongDelayed<Compress<M>, X, M, T, L, R>, TakeError>
    where
        Delayed<X, M>: AlongAxis<Compress<M>, T, R>,
    {
        self.run_along(axis, Compress(mask))
    }

    /// Returns the indices of the elements for which a function returns `true`, in logical order: one row for each, with one coordinate
    /// for each axis.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`MemoryError`], if there is not enough memory for the indices.
    ///
    /// ```
    /// use shapewise::{View, shape};
    ///
    /// let memory = [0, 2, 3, 0, 5, 0];
    /// let matrix = View::new(&memory, shape![2, 3])?;
    /// let found = matrix.argwhere(|x| *x != 0);
    /// assert_eq!(found, shapewise::tensor![[0, 1], [0, 2], [1, 1]]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy, `argwhere`.
    #[doc(alias("where", "flatnonzero", "findall"))]
    #[must_use]
    #[track_caller]
    pub fn argwhere<'s>(&'s self, mut is: impl FnMut(&'s T) -> bool) -> IndexRows<R> {
        let (mut all, mut count) = (Vec::new(), Ok(0));
        indexed_for_each(self.data.elements(), &self.layout, |index, element| {
            if count.is_ok_and(|_| is(element)) {
                count = count.and_then(|count| appended(&mut all, &index, count));
            }
        });
        tensor(all, &[or_fail(count), R])
    }

    /// Returns the indices of the elements that differ from the default of their type, from 0 or `false`: [`argwhere`](Self::argwhere). Of a mask these are the
    /// indices at which it is true.
    ///
    /// # Panics
    ///
    /// Same panics as [`argwhere`](Self::argwhere).
    ///
    /// ```
    /// use shapewise::tensor;
    ///
    /// let x = tensor![[0.5, 2.0, 3.0], [0.0, 5.0, 0.0]];
    /// assert_eq!(x.gt(1.0).nonzero(), tensor![[0, 1], [0, 2], [1, 1]]);
    /// assert_eq!(x.nonzero().nrows(), x.count_nonzero());
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy, `nonzero`, with a row for each element.
    #[doc(alias("find", "which"))]
    #[must_use]
    #[track_caller]
    pub fn nonzero(&self) -> IndexRows<R>
    where
        T: PartialEq + Default,
    {
        let zero = T::default();
        self.argwhere(|element| *element != zero)
    }

    /// Returns the elements where a mask of the same extents is true, in logical order, as a `Tensor<T, 1>`: NumPy's `x[mask]`.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`TakeError`], where [`try_extract`](Self::try_extract) returns an error.
    ///
    /// ```
    /// use shapewise::{View, shape};
    ///
    /// let memory = [1, -2, 3, -4];
    /// let x = View::new(&memory, shape![2, 2])?;
    /// assert_eq!(x.extract(x.map(|x| *x > 0)).as_slice(), [1, 3]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy, `extract`.
    #[doc(alias("masked_select", "boolean_index"))]
    #[must_use]
    #[track_caller]
    pub fn extract<O: MaskOf<L, R>>(&self, mask: O) -> O::Out<T>
    where
        T: Clone,
    {
        or_fail(self.try_extract(mask))
    }

    /// Does the same as [`extract`](Self::extract), and returns an error instead of a panic.
    ///
    /// # Errors
    ///
    /// [`TakeError::Extent`] with the first axis where the mask has another extent, [`TakeError::Memory`] if there is not enough memory.
    pub fn try_extract<O: MaskOf<L, R>>(&self, mask: O) -> Result<O::Out<T>, TakeError>
    where
        T: Clone,
    {
        extracted(&DynView::from(self), &mask.mask(INTERNAL)).map(|all| O::tensor(all, INTERNAL))
    }
}

impl<T, S: Storage<T>> DynBase<T, S> {
    /// Returns the parts where a mask along an axis is true, one after another. A mask that is shorter than the axis is false after its end.
    ///
    /// # Errors
    ///
    /// [`TakeError`] for an axis that the rank does not have, if the mask is true after the end of the axis, or if the result does not fit.
    pub fn compress(&self, axis: isize, mask: impl Sequence<Item = bool>) -> Result<DynTensor<T>, TakeError>
    where
        T: Clone,
    {
        self.run_along(axis, Compress(mask))
    }

    /// Returns the indices of the elements for which a function returns `true`, in logical order: one row for each, with one coordinate
    /// for each axis.
    ///
    /// # Errors
    ///
    /// [`MemoryError`] if there is not enough memory for the indices.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[0, 2, 3, 0, 5, 0], [2, 3])?;
    /// assert_eq!(matrix.argwhere(|x| *x != 0)?.to_string(), "[[0 1]\n [0 2]\n [1 1]]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy, `argwhere`.
    #[doc(alias("where", "flatnonzero"))]
    pub fn argwhere<'s>(
        &'s self,
        mut is: impl FnMut(&'s T) -> bool,
    ) -> Result<DynTensor<usize>, MemoryError> {
        let (array, mut all, mut count) = (DynView::from(self), Vec::new(), 0);
        for (place, element) in array.iter().enumerate() {
            if is(element) {
                count = appended(&mut all, &array.index_of(place), count)?;
            }
        }
        Ok(dyn_tensor((all, [count, self.rank()].into_iter().collect())))
    }

    /// Returns the indices of the elements that differ from the default of their type, from 0 or `false`: [`argwhere`](Self::argwhere).
    ///
    /// # Errors
    ///
    /// Same errors as [`argwhere`](Self::argwhere).
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[0, 2, 3, 0, 5, 0], [2, 3])?;
    /// assert_eq!(matrix.nonzero()?.to_string(), "[[0 1]\n [0 2]\n [1 1]]");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy, `nonzero`, with a row for each element.
    #[doc(alias = "find")]
    pub fn nonzero(&self) -> Result<DynTensor<usize>, MemoryError>
    where
        T: PartialEq + Default,
    {
        let zero = T::default();
        self.argwhere(|element| *element != zero)
    }

    /// Returns the elements where a mask of the same extents is true, in logical order, as a tensor of rank 1: NumPy's `x[mask]`.
    ///
    /// # Errors
    ///
    /// [`TakeError::Rank`] if the mask has another rank, [`TakeError::Extent`] with the first axis where it has another extent,
    /// [`TakeError::Memory`] if there is not enough memory.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let x = DynView::new(&[1, -2, 3, -4], [2, 2])?;
    /// assert_eq!(x.extract(&x.map(|x| *x > 0))?.as_slice(), [1, 3]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy, `extract`.
    #[doc(alias("masked_select", "boolean_index"))]
    pub fn extract<'v>(&self, mask: impl Into<DynView<'v, bool>> + 'v) -> Result<DynTensor<T>, TakeError>
    where
        T: Clone,
    {
        let all = extracted(&DynView::from(self), &mask.into())?;
        let extents = [all.len()].into_iter().collect();
        Ok(dyn_tensor((all, extents)))
    }
}
