//! Subviews in parallel: rayon's iterators of `outer_iter`, `axis_iter`, those that write, windows, chunks and tiles; and tiles to write.

use rayon::iter::{
    IndexedParallelIterator, IntoParallelIterator, ParallelIterator,
    plumbing::{Consumer, Producer, ProducerCallback, UnindexedConsumer, bridge},
};

use crate::{
    array::{StorageMut, TensorBase, View, ViewMut},
    layout::{Layout, Packed, Strided},
    message::or_fail,
    verbs::{
        AxisIter, AxisIterMut, WindowError, WindowIter,
        axes::{split::cut, tiles},
    },
};

/// An iterator over subviews, on the threads of rayon: what [`AxisIter`], [`AxisIterMut`] and [`WindowIter`] become by `into_par_iter()`.
///
/// ```
/// use rayon::prelude::*;
/// use shapewise::tensor;
///
/// let mut x = tensor![[3.0_f64, 4.0], [6.0, 8.0]];
/// let norms: Vec<f64> =
///     x.outer_iter().into_par_iter().map(|row| row.inner_product(row).sqrt()).collect();
/// assert_eq!(norms, [5.0, 10.0]);
///
/// x.outer_iter_mut().into_par_iter().zip(&norms).for_each(|(mut row, norm)| row /= *norm);
/// assert_eq!(x, tensor![[0.6, 0.8], [0.6, 0.8]]);
/// ```
#[derive(Clone, Debug)]
pub struct ParAxisIter<I>(I);

/// A row: the sequential iterator; its items; what elements are.
macro_rules! parallel {
    ($($iter:ident $item:ident $bound:ident;)*) => { $(
        impl<'a, T: $bound, const Q: usize, M: Packed<Q> + Send> IntoParallelIterator for $iter<'a, T, Q, M> {
            type Item = $item<'a, T, Q, M>;
            type Iter = ParAxisIter<Self>;

            fn into_par_iter(self) -> ParAxisIter<Self> {
                ParAxisIter(self)
            }
        }

        impl<'a, T: $bound, const Q: usize, M: Packed<Q> + Send> ParallelIterator for ParAxisIter<$iter<'a, T, Q, M>> {
            type Item = $item<'a, T, Q, M>;

            fn drive_unindexed<C: UnindexedConsumer<Self::Item>>(self, consumer: C) -> C::Result {
                bridge(self, consumer)
            }

            fn opt_len(&self) -> Option<usize> {
                Some(self.0.len())
            }
        }

        impl<T: $bound, const Q: usize, M: Packed<Q> + Send> IndexedParallelIterator for ParAxisIter<$iter<'_, T, Q, M>>
        {
            fn len(&self) -> usize {
                self.0.len()
            }

            fn drive<C: Consumer<Self::Item>>(self, consumer: C) -> C::Result {
                bridge(self, consumer)
            }

            fn with_producer<P: ProducerCallback<Self::Item>>(self, callback: P) -> P::Output {
                callback.callback(self.0)
            }
        }

        impl<'a, T: $bound, const Q: usize, M: Packed<Q> + Send> Producer for $iter<'a, T, Q, M> {
            type Item = $item<'a, T, Q, M>;
            type IntoIter = Self;

            fn into_iter(self) -> Self {
                self
            }

            fn split_at(self, index: usize) -> (Self, Self) {
                self.split(index)
            }
        }
    )* };
}

parallel! {
    AxisIter View Sync;
    AxisIterMut ViewMut Send;
    WindowIter View Sync;
}

/// A part of fewer elements is not divided.
const FEW: usize = 1 << 12;

/// Writes the tiles of a layout, the first of which has the index `from`, in two halves on two threads as far as they can be cut.
fn in_halves<T: Send, const R: usize>(
    data: &mut [T],
    layout: &Strided<R>,
    extents: [usize; R],
    from: [usize; R],
    visit: &(impl Fn([usize; R], ViewMut<'_, T, R>) + Sync),
) -> Result<(), WindowError> {
    let half = |axis: usize| match (layout.extents().get(axis), extents.get(axis)) {
        (Some(extent), Some(tile)) => extent.div_ceil(*tile) / 2,
        _ => 0,
    };
    // The longest stride first: parts along the others interleave.
    let axis = (0..R)
        .filter(|axis| half(*axis) > 0)
        .max_by_key(|axis| layout.strides().get(*axis).copied().map(isize::unsigned_abs));
    if let Some(axis) = axis
        && layout.element_count() >= FEW
        && let Some(tile) = extents.get(axis)
        && let Ok([first, second]) = cut(data, layout, axis, half(axis).saturating_mul(*tile))
    {
        let mut middle = from;
        if let Some(index) = middle.get_mut(axis) {
            *index = index.saturating_add(half(axis));
        }
        let (first, second) = rayon::join(
            || in_halves(first.0, &first.1, extents, from, visit),
            || in_halves(second.0, &second.1, extents, middle, visit),
        );
        return first.and(second);
    }
    tiles::visit_mut(data, layout, extents, |index, tile| {
        visit(core::array::from_fn(|axis| plus(index, from, axis)), tile);
    })
}

/// The sum of two indices along an axis, which is below the count of tiles.
fn plus<const R: usize>(index: [usize; R], from: [usize; R], axis: usize) -> usize {
    let along = |index: [usize; R]| index.get(axis).copied().unwrap_or_default();
    along(index).saturating_add(along(from))
}

/// # Tiles in parallel
impl<T: Send, S: StorageMut<T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Calls a function with the index of each tile and the tile, to write, on the threads of rayon:
    /// [`for_each_tile_mut`](Self::for_each_tile_mut) in no order. Tiles next to each other along an axis whose parts interleave in memory, such as
    /// those of one band of rows of a row-major matrix, are written by one thread.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`WindowError`], if an extent is 0; [`try_par_for_each_tile_mut`](Self::try_par_for_each_tile_mut) returns an error.
    ///
    /// ```
    /// use shapewise::{Tensor, shape};
    ///
    /// let mut matrix = Tensor::zeros(shape![100, 90]);
    /// matrix.par_for_each_tile_mut([8, 8], |[i, j], mut tile| tile.fill(100 * i + j));
    /// assert_eq!((matrix[[0, 89]], matrix[[99, 0]], matrix[[99, 89]]), (11, 1200, 1211));
    /// ```
    #[track_caller]
    pub fn par_for_each_tile_mut(
        &mut self,
        extents: [usize; R],
        visit: impl Fn([usize; R], ViewMut<'_, T, R>) + Sync,
    ) {
        or_fail(self.try_par_for_each_tile_mut(extents, visit));
    }

    /// Calls a function with the index of each tile and the tile, or returns an error where [`par_for_each_tile_mut`](Self::par_for_each_tile_mut) panics.
    ///
    /// # Errors
    ///
    /// [`WindowError::Empty`] with the first axis along which the tile has extent 0.
    ///
    /// ```
    /// use shapewise::tensor;
    ///
    /// assert!(
    ///     tensor![[1, 2], [3, 4]]
    ///         .try_par_for_each_tile_mut([0, 2], |_, mut tile| tile.fill(0))
    ///         .is_err()
    /// );
    /// ```
    pub fn try_par_for_each_tile_mut(
        &mut self,
        extents: [usize; R],
        visit: impl Fn([usize; R], ViewMut<'_, T, R>) + Sync,
    ) -> Result<(), WindowError> {
        if let Some(axis) = extents.iter().position(|extent| *extent == 0) {
            return Err(WindowError::Empty { axis });
        }
        let layout = self.layout.ranked();
        in_halves(self.data.elements_mut(), &layout, extents, [0; R], &visit)
    }
}
