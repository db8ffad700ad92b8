//! Elements at indices along an axis.

use alloc::vec::Vec;

use smallvec::SmallVec;

use crate::{
    array::{
        AsView, DynBase, DynTensor, DynView, Storage, TensorBase,
        access::append::{Positions, append_at},
        dynamic::{Numbers, rearrange::dyn_tensor},
    },
    axis::{self, AxisArgument, AxisIn, one},
    broadcast::EqualExtents,
    index::MemoryError,
    layout::{AxesOf, Layout},
    loops::{
        allocate::{allocate, is_sizeless},
        bits::{self, Bits},
    },
    message::or_fail,
    private::{Delayed, INTERNAL, Internal},
    types::AxisList,
    verbs::{
        AlongAxis, AnyIndex, ElementAlong, IndicesAlong, Sequence, TensorLike,
        along::{AlongDelayed, Elements, axis_verbs, extent_and_inner, of_rank, resize_to},
        copy::list::ListExtentsBesides,
        copy::pieces::{AxisCoordinates, along_one, pieces},
        pick::indices::{TakeError, each_offset, positions, same_but},
    },
};

axis_verbs! {
    /// The subviews at indices along an axis, in their order: [`take`](TensorBase::take).
    TakeAt<I>(I): TakeError;
}

impl<T: Clone, I: IndicesAlong<X>, X: AxisArgument> ElementAlong<TakeAt<I>, X> for T {
    type Element = T;
    type Extents<L: Layout<R>, const R: usize> =
        <one::ListWithExtent<X, I::Count, AxesOf<L, R>> as AxisList>::Extents<R>;

    fn run(
        TakeAt(indices): TakeAt<I>,
        array: &DynView<'_, T>,
        axis: usize,
        internal: Internal,
    ) -> Result<Elements<T>, TakeError> {
        let extent = array.extents().nth(axis).unwrap_or(1);
        let (mut at, mut extents) = (SmallVec::new(), Numbers::new());
        positions(&mut at, axis, extent, &I::indices(&indices, internal))?;
        let count = resize_to(&mut extents, array.axes(), axis, at.len())?;
        if let Some(slice) = array.try_as_slice().filter(|_| count <= SMALL && !is_sizeless::<T>()) {
            return Ok((take_small(slice, extent_and_inner(array.extents(), axis), &at, count)?, extents));
        }
        let along = along_one(array, axis, AxisCoordinates::At(Positions::new(&at)));
        Ok((pieces(array, count, &along, None)?, extents))
    }
}

/// Up to this number of results, a dense array is read without a plan.
const SMALL: usize = 1 << 10;

/// [`taken`], of numbers by their size.
#[inline(always)]
fn take_small<T: Clone>(
    elements: &[T],
    steps: (usize, usize),
    at: &[usize],
    count: usize,
) -> Result<Vec<T>, MemoryError> {
    let numbers = match const { bits::kind::<T>() } {
        1 => taken_bits::<T, u8>(elements, steps, at, count),
        2 => taken_bits::<T, u16>(elements, steps, at, count),
        4 => taken_bits::<T, u32>(elements, steps, at, count),
        8 => taken_bits::<T, u64>(elements, steps, at, count),
        _ => None,
    };
    numbers.unwrap_or_else(|| taken(elements, steps, at, count))
}

/// [`taken`] of elements that are moved as `U`; `None` if they are not.
#[inline(always)]
fn taken_bits<T, U: TakesBits>(
    elements: &[T],
    steps: (usize, usize),
    at: &[usize],
    count: usize,
) -> Option<Result<Vec<T>, MemoryError>> {
    Some(U::taken(bits::as_bits::<T, U>(elements)?, steps, at, count).map(bits::vector::of_bits))
}

/// The functions that are compiled in this crate, once for all elements of a size.
trait TakesBits: Bits {
    /// Returns the elements at positions along an axis, as [`taken`] does.
    fn taken(
        elements: &[Self],
        steps: (usize, usize),
        at: &[usize],
        count: usize,
    ) -> Result<Vec<Self>, MemoryError>;
}

macro_rules! takes_bits {
    ($($bits:ty)*) => { $(
        impl TakesBits for $bits {
            #[inline(never)]
            fn taken(
                elements: &[Self],
                steps: (usize, usize),
                at: &[usize],
                count: usize,
            ) -> Result<Vec<Self>, MemoryError> {
                taken(elements, steps, at, count)
            }
        }
    )* };
}

takes_bits! { u8 u16 u32 u64 }

/// The subviews of a row-major array at positions along an axis of this extent; `inner` is the product of the extents after it.
fn taken<T: Clone>(
    mut rest: &[T],
    (extent, inner): (usize, usize),
    at: &[usize],
    count: usize,
) -> Result<Vec<T>, MemoryError> {
    let mut all = allocate(count)?;
    if inner == 1 {
        let positions = Positions::new(at);
        rest.chunks_exact(extent.max(1)).for_each(|block| append_at(&mut all, block, positions));
        return Ok(all);
    }
    while let Some((block, others)) =
        rest.split_at_checked(extent.saturating_mul(inner)).filter(|(block, _)| !block.is_empty())
    {
        for at in at {
            let piece = block.get(at.saturating_mul(inner)..).and_then(|block| block.get(..inner));
            all.extend_from_slice(piece.unwrap_or_default());
        }
        rest = others;
    }
    Ok(all)
}

/// An array of indices along the axis `X` of arrays of the layout `L` of rank `R`. Its extents are those of the array along all other axes.
#[cfg_attr(doc, doc(hidden))]
pub trait EachIndex<X, L, const R: usize> {
    /// An index.
    type Index: AnyIndex;
    /// A tensor of the extents of the indices.
    type Out<T>;

    /// The number of the axis, and the indices.
    #[doc(hidden)]
    fn parts(&self, axis: X, internal: Internal) -> (usize, DynView<'_, Self::Index>);

    /// The tensor of elements in logical order, which has the extents of the indices.
    #[doc(hidden)]
    fn tensor<T>(elements: Elements<T>, internal: Internal) -> Self::Out<T>;
}

impl<X: AxisIn<R>, L: Layout<R>, O: AsView<R, Element: AnyIndex, Layout: Layout<R>>, const R: usize>
    EachIndex<X, L, R> for O
where
    ListExtentsBesides<X, AxesOf<L, R>, R>: EqualExtents<ListExtentsBesides<X, AxesOf<O::Layout, R>, R>, R>,
{
    type Index = O::Element;
    type Out<T> = TensorLike<T, O::Layout, R>;

    fn parts(&self, axis: X, _: Internal) -> (usize, DynView<'_, O::Element>) {
        (axis.number(R), DynView::from(self.as_view()))
    }

    fn tensor<T>(elements: Elements<T>, _: Internal) -> TensorLike<T, O::Layout, R> {
        of_rank(elements)
    }
}

/// The element at each index along an axis, which is below the rank, in the logical order of the indices; and their extents.
fn taken_each<T: Clone, I: AnyIndex>(
    array: &DynView<'_, T>,
    axis: usize,
    indices: &DynView<'_, I>,
) -> Result<Elements<T>, TakeError> {
    if indices.rank() != array.rank() {
        return Err(TakeError::Rank { expected: array.rank(), found: indices.rank() });
    }
    same_but(array.extents(), indices.extents(), axis)?;
    let mut all: Vec<T> = allocate(indices.element_count())?;
    let (data, _) = array.parts();
    each_offset(&array.layout, axis, indices, |offset| all.extend(data.get(offset).cloned()))?;
    Ok((all, indices.extents().collect()))
}

/// # Select by indices
impl<T, S: Storage<T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns the subviews at `indices` along an axis, in their order. Extents `[m, n]` along axis 0 by three indices become `[3, n]`.
    /// Negative indices count from the end.
    ///
    /// Indices are of any type of integer, in an array, a slice, a vector or an array of rank 1. The number of those in an array is in the
    /// type of the result, and so is what the type knows of the other extents.
    ///
    #[cfg_attr(doc, doc = include_str!("../../../../docs/pictures/gather.svg"))]
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`TakeError`], where [`try_take`](Self::try_take) returns an error.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{Axis, Const, View, shape};
    ///
    /// let memory = [1, 2, 3, 4, 5, 6];
    /// let matrix = View::new(&memory, shape![2, 3])?;
    /// let columns = matrix.take(Axis::<1>, [2, 0, -1, -1]);
    /// assert_eq!(columns.typed_extents(), (Const::<2>, Const::<4>));
    /// assert_eq!(columns, shapewise::tensor![[3, 1, 3, 3], [6, 4, 6, 6]]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy, `take`, which does not check the indices of an array without elements; XLA, `Gather` of entire slices along one axis.
    #[doc(alias("gather", "index_select", "select", "select_axis", "select_rows", "select_columns"))]
    #[doc(alias = "reindex")]
    #[must_use]
    #[track_caller]
    pub fn take<I, X>(&self, axis: X, indices: I) -> AlongDelayed<TakeAt<I>, X, I, T, L, R>
    where
        Delayed<X, I>: AlongAxis<TakeAt<I>, T, R>,
    {
        or_fail(self.run_along(axis, TakeAt(indices)))
    }

    /// Does the same as [`take`](Self::take), and returns an error instead of a panic.
    ///
    /// # Errors
    ///
    /// [`TakeError::Index`] with the first index that the axis does not have, [`TakeError::Size`] if the element count does not fit,
    /// [`TakeError::Memory`] if there is not enough memory.
    ///
    /// ```
    /// use shapewise::{Axis, View};
    ///
    /// let row = View::new(&[1, 2, 3], [3])?;
    /// assert_eq!(
    ///     row.try_take(Axis::<0>, [0, -4]).unwrap_err().to_string(),
    ///     "index -4 at position 1 is out of bounds for axis 0, which has extent 3: it must be at \
    ///      least -3 and below 3"
    /// );
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    pub fn try_take<I, X>(
        &self,
        axis: X,
        indices: I,
    ) -> Result<AlongDelayed<TakeAt<I>, X, I, T, L, R>, TakeError>
    where
        Delayed<X, I>: AlongAxis<TakeAt<I>, T, R>,
    {
        self.run_along(axis, TakeAt(indices))
    }

    /// Returns the element at each index along an axis, as a `Tensor<T, R>`: at this coordinate of the axis, and at the index's own coordinates of all others. The
    /// result has the extents of the indices, which are those of this array along all other axes. It takes the result of an `argsort`
    /// along the axis.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`TakeError`], where [`try_take_along_axis`](Self::try_take_along_axis) returns an error.
    ///
    /// ```
    /// use shapewise::{Axis, View, shape};
    ///
    /// let (x, indices) = ([1, 2, 3, 4, 5, 6], [2, -3]);
    /// let x = View::new(&x, shape![2, 3])?;
    /// let indices = View::new(&indices, shape![2, 1])?;
    /// assert_eq!(x.take_along_axis(Axis::<1>, indices).as_slice(), [3, 4]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// # In other libraries
    ///
    /// NumPy, `take_along_axis`.
    #[doc(alias("gather", "GatherElements", "take_along_dim"))]
    #[must_use]
    #[track_caller]
    pub fn take_along_axis<X, O: EachIndex<X, L, R>>(&self, axis: X, indices: O) -> O::Out<T>
    where
        T: Clone,
    {
        or_fail(self.try_take_along_axis(axis, indices))
    }

    /// Does the same as [`take_along_axis`](Self::take_along_axis), and returns an error instead of a panic.
    ///
    /// # Errors
    ///
    /// [`TakeError::Extent`] with the first other axis where the extents differ, [`TakeError::Index`] with the first index that the axis
    /// does not have, [`TakeError::Memory`] if there is not enough memory. Two extents in the type that differ are an error of `cargo
    /// check`.
    pub fn try_take_along_axis<X, O: EachIndex<X, L, R>>(
        &self,
        axis: X,
        indices: O,
    ) -> Result<O::Out<T>, TakeError>
    where
        T: Clone,
    {
        let (axis, indices) = indices.parts(axis, INTERNAL);
        let taken = taken_each(&DynView::from(self), axis, &indices)?;
        Ok(O::tensor(taken, INTERNAL))
    }
}

impl<T: Clone, S: Storage<T>> DynBase<T, S> {
    /// Returns the parts at `indices` along an axis, in their order. Negative axes and indices count from the end.
    ///
    /// # Errors
    ///
    /// [`TakeError`] for an axis that the rank does not have, for an index that the axis does not have, or if the result does not fit.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let matrix = DynView::new(&[1, 2, 3, 4], [2, 2])?;
    /// assert_eq!(matrix.take(0, [1, -1, 0])?.as_slice(), [3, 4, 3, 4, 1, 2]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn take(
        &self,
        axis: isize,
        indices: impl Sequence<Item: AnyIndex>,
    ) -> Result<DynTensor<T>, TakeError> {
        self.run_along(axis, TakeAt(indices))
    }

    /// Returns the element at each index along an axis: at this coordinate of the axis, and at the index's own coordinates of all others. The
    /// result has the extents of the indices, which are those of this array along all other axes.
    ///
    /// # Errors
    ///
    /// [`TakeError::NoSuchAxis`], [`TakeError::Rank`] if the ranks differ, [`TakeError::Extent`] with the first other axis where the extents differ,
    /// [`TakeError::Index`] with the first index that the axis does not have, [`TakeError::Memory`] if there is not enough memory.
    ///
    /// ```
    /// use shapewise::array::DynView;
    ///
    /// let x = DynView::new(&[3, 1, 2, 4, 6, 5], [2, 3])?;
    /// let order = x.argsort_axis(1)?;
    /// assert_eq!(x.take_along_axis(1, &order)?, x.sort_axis(1)?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias("gather", "GatherElements"))]
    pub fn take_along_axis<'v, I: AnyIndex + 'v>(
        &self,
        axis: isize,
        indices: impl Into<DynView<'v, I>>,
    ) -> Result<DynTensor<T>, TakeError> {
        let axis = axis::resolve(axis, self.rank())?;
        taken_each(&DynView::from(self), axis, &indices.into()).map(dyn_tensor)
    }
}
