//! Tiles of arrays: blocks of the same extents side by side, each a view; and the ends of axes that they do not divide.

use core::marker::PhantomData;

use crate::{
    array::{Lend, StorageMut, TensorBase, View, ViewMut},
    extent::{AsManyExtents, Extents},
    index::Walk,
    layout::{Layout, Strided},
    message::{Message, or_fail},
    verbs::{
        WindowError, WindowIter,
        axes::{
            window_iter::{BlockLayout, Blocks},
            windows::check_tiles,
        },
    },
};

/// Rejects, in `cargo build`, tiles in the type that do not divide an extent in the type.
#[cfg_attr(doc, doc(hidden))]
#[derive(Clone, Copy, Debug)]
pub struct KnownTiles<const R: usize, L, W>(PhantomData<(L, W)>);

impl<const R: usize, L: Layout<R>, W: Extents<R>> KnownTiles<R, L, W> {
    pub(crate) const DIVIDE: () = match check_tiles(&L::EXTENTS, &W::KNOWN) {
        Err(WindowError::Uneven { axis, tile, extent }) => {
            let message =
                Message::<192>::new().text("a tile of ").number(tile).text(" does not divide axis ");
            let message = message.number(axis).text(", which has extent ").number(extent);
            message.text(": `ragged_tiles` visits its end, too").fail()
        }
        Err(WindowError::Empty { axis }) => {
            let message = Message::<192>::new().text("the tile has extent 0 along axis ").number(axis);
            message.text(": it must be at least 1").fail()
        }
        _ => {}
    };
}

/// Where a tile begins, and its layout: shorter at the end of an axis.
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "axes are below R; a tile is within the array, so its offsets are those of elements"
)]
fn tile_of<const R: usize>(
    layout: &Strided<R>,
    extents: [usize; R],
    index: [usize; R],
) -> (usize, Strided<R>) {
    let (all, strides, mut begin, mut lens) = (layout.extents(), layout.strides(), [0; R], [0; R]);
    for axis in 0..R {
        begin[axis] = index[axis] * extents[axis];
        lens[axis] = extents[axis].min(all[axis] - begin[axis]);
    }
    let tile = Strided::from_axes(lens, strides);
    let steps = begin.iter().zip(strides).map(|(at, stride)| at.cast_signed() * stride);
    let first = layout.base().wrapping_add_signed(steps.sum());
    (first - tile.base(), tile)
}

/// How many tiles there are along each axis, the last one perhaps shorter; the error is a tile of extent 0.
fn counts<const R: usize>(layout: &Strided<R>, extents: [usize; R]) -> Result<Walk<R>, WindowError> {
    let mut counts = layout.extents();
    for (axis, (count, tile)) in counts.iter_mut().zip(extents).enumerate() {
        match tile {
            0 => return Err(WindowError::Empty { axis }),
            _ => *count = count.div_ceil(tile),
        }
    }
    Ok(Walk::all(counts))
}

/// Calls a function with the index of each tile of memory of this layout and the tile.
pub(crate) fn visit_mut<T, const R: usize>(
    data: &mut [T],
    layout: &Strided<R>,
    extents: [usize; R],
    mut visit: impl FnMut([usize; R], ViewMut<'_, T, R>),
) -> Result<(), WindowError> {
    for index in counts(layout, extents)? {
        let (start, tile) = tile_of(layout, extents, index);
        visit(index, ViewMut::starting_at_mut(data, start, &tile));
    }
    Ok(())
}

/// # Tiles
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns the tiles of these extents side by side, as views. Extents `[m, n]` in tiles of `[a, b]` have `m / a` by `n / b` of
    /// them, in logical order; [`tile`](WindowIter::tile) is one of them. Extents in the type stay there. Nothing is copied.
    ///
    /// Each tile is an array with its own tiles. If they do not divide an axis, [`ragged_tiles`](Self::ragged_tiles) visits its end, and
    /// [`chunk_iter`](Self::chunk_iter) leaves it out. [`chunks_exact`](Self::chunks_exact) is one array of all tiles.
    ///
    /// A tile in the type that does not divide an extent in the type is an error of `cargo build`.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`WindowError`], where [`try_tiles`](Self::try_tiles) returns an error.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{View, shape};
    ///
    /// let memory: Vec<i32> = (0..24).collect();
    /// let matrix = View::new(&memory, shape![4, 6])?;
    /// let tiles = matrix.tiles(shape![2, 3]);
    /// assert!(tiles.clone().map(|tile| tile[[0, 0]]).eq([0, 3, 12, 15]));
    /// assert_eq!(tiles.tile([1, 0]).map(|tile| tile.sum()), Some(13 * 3 + 19 * 3));
    /// // tiles of tiles
    /// let columns = matrix.tiles(shape![2, 3]).flat_map(|tile| tile.tiles(shape![2, 1]));
    /// assert_eq!(columns.map(|column| column.sum()).max(), Some(40));
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias = "zipped_divide")]
    #[inline]
    #[track_caller]
    pub fn tiles<W: AsManyExtents<R>>(&'s self, extents: W) -> WindowIter<'a, T, R, BlockLayout<L, W, R>> {
        let () = KnownTiles::<R, L, W>::DIVIDE;
        let blocks = Blocks::tiles_or_fail(&self.layout.ranked(), extents.to_array());
        WindowIter::of(self.data.lend(), &blocks)
    }

    /// Returns the tiles of these extents, or an error where [`tiles`](Self::tiles) panics.
    ///
    /// # Errors
    ///
    /// [`WindowError::Uneven`] with the first axis that the tiles do not divide, [`WindowError::Empty`] with the first axis along which the
    /// tile has extent 0.
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// let row = View::new(&[1, 2, 3, 4, 5], [5])?;
    /// assert_eq!(
    ///     row.try_tiles([2]).unwrap_err().to_string(),
    ///     "a tile of 2 does not divide axis 0, which has extent 5: `ragged_tiles` visits its end, \
    ///      too"
    /// );
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[inline]
    pub fn try_tiles<W: AsManyExtents<R>>(
        &'s self,
        extents: W,
    ) -> Result<WindowIter<'a, T, R, BlockLayout<L, W, R>>, WindowError> {
        // In place, where the compiler knows the answer for extents in the type.
        check_tiles(&self.layout.extents().map(Some), &extents.to_array().map(Some))?;
        let blocks = Blocks::tiles(&self.layout.ranked(), extents.to_array());
        Ok(WindowIter::of(self.data.lend(), &blocks))
    }

    /// Returns the tiles of these extents, those at the end of an axis shorter, as views of run-time extents, in logical order.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`WindowError`], if an extent is 0; [`try_ragged_tiles`](Self::try_ragged_tiles) returns an error.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// let memory: Vec<i32> = (0..15).collect();
    /// let matrix = View::new(&memory, [3, 5])?;
    /// let extents: Vec<_> = matrix.ragged_tiles([2, 4]).map(|tile| tile.extents()).collect();
    /// assert_eq!(extents, [[2, 4], [2, 1], [1, 4], [1, 1]]);
    /// assert_eq!(matrix.ragged_tiles([2, 4]).map(|tile| tile.sum()).sum::<i32>(), 105);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[track_caller]
    pub fn ragged_tiles(&'s self, extents: [usize; R]) -> impl Iterator<Item = View<'a, T, R>> {
        or_fail(self.try_ragged_tiles(extents))
    }

    /// Returns the tiles of these extents, or an error where [`ragged_tiles`](Self::ragged_tiles) panics.
    ///
    /// # Errors
    ///
    /// [`WindowError::Empty`] with the first axis along which the tile has extent 0.
    ///
    /// ```
    /// use shapewise::tensor;
    ///
    /// assert!(tensor![[1, 2], [3, 4]].try_ragged_tiles([0, 2]).is_err());
    /// ```
    pub fn try_ragged_tiles(
        &'s self,
        extents: [usize; R],
    ) -> Result<impl Iterator<Item = View<'a, T, R>>, WindowError> {
        let (layout, data) = (self.layout.ranked(), self.data.lend());
        Ok(counts(&layout, extents)?.map(move |index| {
            let (start, tile) = tile_of(&layout, extents, index);
            View::starting_at(data, start, &tile)
        }))
    }
}

/// # Tiles, to write
impl<T, S: StorageMut<T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Calls a function with the index of each tile and the tile, to write, those at the end of an axis shorter, in logical order. No two
    /// tiles share an element.
    ///
    /// `par_for_each_tile_mut` is the same on several threads (feature `rayon`).
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`WindowError`], if an extent is 0; [`try_for_each_tile_mut`](Self::try_for_each_tile_mut) returns an error.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{ViewMut, shape};
    ///
    /// let mut memory = [0; 10];
    /// let mut matrix = ViewMut::new(&mut memory, shape![2, 5])?;
    /// matrix.for_each_tile_mut([2, 2], |[_, j], mut tile| tile.fill(j));
    /// assert_eq!(memory, [0, 0, 1, 1, 2, 0, 0, 1, 1, 2]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[track_caller]
    pub fn for_each_tile_mut(
        &mut self,
        extents: [usize; R],
        visit: impl FnMut([usize; R], ViewMut<'_, T, R>),
    ) {
        or_fail(self.try_for_each_tile_mut(extents, visit));
    }

    /// Calls a function with the index of each tile and the tile, or returns an error where [`for_each_tile_mut`](Self::for_each_tile_mut) panics.
    ///
    /// # Errors
    ///
    /// [`WindowError::Empty`] with the first axis along which the tile has extent 0.
    ///
    /// ```
    /// use shapewise::tensor;
    ///
    /// assert!(
    ///     tensor![[1, 2], [3, 4]].try_for_each_tile_mut([0, 2], |_, mut tile| tile.fill(0)).is_err()
    /// );
    /// ```
    pub fn try_for_each_tile_mut(
        &mut self,
        extents: [usize; R],
        visit: impl FnMut([usize; R], ViewMut<'_, T, R>),
    ) -> Result<(), WindowError> {
        let layout = self.layout.ranked();
        visit_mut(self.data.elements_mut(), &layout, extents, visit)
    }
}

/// Tiles of one size, padded.
#[cfg(feature = "alloc")]
mod padded {
    use super::{AsManyExtents, Layout, Lend, TensorBase};
    use crate::{
        array::{Tensor, tensor::made},
        layout::RowMajor,
        message::or_fail,
        private::If,
    };

    /// # Tiles beyond the end
    impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
        /// Copies one tile to a tensor, with `padding` beyond the ends of axes. The extents of the tile stay in the type; a tile that
        /// begins after an end is all padding.
        ///
        /// # Panics
        ///
        /// If there is not enough memory.
        ///
        /// # Examples
        ///
        /// ```
        /// use shapewise::{View, shape, tensor};
        ///
        /// let row = View::new(&[1, 2, 3, 4, 5], [5])?;
        /// assert_eq!(row.padded_tile(shape![2], [2], 0), tensor![5, 0]);
        /// # Ok::<(), shapewise::ViewError>(())
        /// ```
        #[must_use]
        #[track_caller]
        #[expect(clippy::indexing_slicing, reason = "axes are below R")]
        pub fn padded_tile<W: AsManyExtents<R>>(
            &'s self,
            extents: W,
            index: [usize; R],
            padding: T,
        ) -> Tensor<T, R, RowMajor<R, If<W::Proof, W>>>
        where
            T: Clone,
        {
            let (tile, view) = (extents.to_array(), self.view());
            let data = or_fail(made(tile, |at| {
                let from = core::array::from_fn(|axis| {
                    index[axis].saturating_mul(tile[axis]).saturating_add(at[axis])
                });
                view.get(from).unwrap_or(&padding).clone()
            }));
            TensorBase::of_memory(data, extents)
        }
    }
}
