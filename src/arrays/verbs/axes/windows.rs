//! Windows that slide over an array, and chunks that divide it: views of twice the rank, without a copy. Both are blocks of the
//! axes of an array. Blocks of memory are tiles, of a [tiled](crate::layout::tiled) layout.
//!
//! ```text
//! [6] by windows of 3: [4, 3]        [6] by chunks of 3: [2, 3]
//!
//! 0 1 2 3 4 5                        0 1 2 3 4 5
//! -----                              -----
//!   -----                                  -----
//!     -----
//!       -----
//! ```
#![expect(
    unsafe_code,
    reason = "comparing the memory with the span would be 5 to 20 % of the access to an element of the view: see `array/made.rs`"
)]

use core::marker::PhantomData;

use crate::{
    array::{Lend, TensorBase, View, ViewMut},
    error::error_messages,
    extent::{AsManyExtents, Extents},
    index,
    layout::{AxesOf, Layout, LayoutError, Packed, Strided, derived, try_derived},
    message::{Count, Message, fail, or_fail},
    private::{Exists, If},
    rank::{Plus, RankError, Ranks},
    types::{AxisList, ExtentList, positions, quotient},
};

/// Why an array has no such windows or chunks: the error of [`try_windows`](TensorBase::try_windows).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum WindowError {
    /// The window is longer than the axis.
    TooLarge {
        /// The axis.
        axis: usize,
        /// The extent of the window along it.
        window: usize,
        /// The extent of the axis.
        extent: usize,
    },
    /// The chunk is longer than the axis.
    Chunk {
        /// The axis.
        axis: usize,
        /// The extent of the chunk along it.
        chunk: usize,
        /// The extent of the axis.
        extent: usize,
    },
    /// The window or chunk has extent 0.
    Empty {
        /// The axis.
        axis: usize,
    },
    /// All windows together have more elements than fit `isize`.
    Layout(LayoutError),
    /// The number of extents of the window differs from the rank.
    Count {
        /// The number of extents.
        found: usize,
        /// The rank.
        rank: usize,
    },
    /// The rank of the result is above [`MAX_DYNAMIC_RANK`](crate::rank::MAX_DYNAMIC_RANK).
    Rank(RankError),
    /// The tile does not divide the axis.
    Uneven {
        /// The axis.
        axis: usize,
        /// The extent of the tile along it.
        tile: usize,
        /// The extent of the axis.
        extent: usize,
    },
}

error_messages! {
    #[inline] WindowError [Layout(LayoutError), Rank(RankError)]
    Self::TooLarge { axis, window, extent } =>
        "a window of {window} is longer than axis {axis}, which has extent {extent}: a window must fit its axis";
    Self::Chunk { axis, chunk, extent } =>
        "a chunk of {chunk} is longer than axis {axis}, which has extent {extent}: a chunk must fit its axis";
    Self::Empty { axis } => "the window or chunk has extent 0 along axis {axis}: it must be at least 1";
    Self::Uneven { axis, tile, extent } =>
        "a tile of {tile} does not divide axis {axis}, which has extent {extent}: `ragged_tiles` visits its end, too";
    Self::Count { found, rank } => "a window of {} does not fit rank {rank}: it has one for each axis",
        Count(found, "extent", "extents");
}

/// Checks that windows fit the extents of the axes that they slide along. `None` is an extent that is not known.
///
/// # Errors
///
/// [`WindowError`] with the first axis whose window is 0 or longer than the axis.
///
/// # Panics
///
/// If there are fewer windows than extents.
///
/// ```
/// use shapewise::rules::windows::check;
///
/// assert!(check(&[Some(5), None], &[Some(2), Some(3)]).is_ok());
/// assert_eq!(
///     check(&[Some(5), None], &[Some(6), Some(3)]).unwrap_err().to_string(),
///     "a window of 6 is longer than axis 0, which has extent 5: a window must fit its axis"
/// );
/// ```
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "the axis counts to the rank, which both have"
)]
#[inline]
pub const fn check(extents: &[Option<usize>], windows: &[Option<usize>]) -> Result<(), WindowError> {
    let mut axis = 0;
    while axis < extents.len() {
        match (extents[axis], windows[axis]) {
            (_, Some(0)) => return Err(WindowError::Empty { axis }),
            (Some(extent), Some(window)) if window > extent => {
                return Err(WindowError::TooLarge { axis, window, extent });
            }
            _ => {}
        }
        axis += 1;
    }
    Ok(())
}

/// The same for chunks.
#[inline]
pub(crate) fn check_chunks(extents: &[Option<usize>], chunks: &[Option<usize>]) -> Result<(), WindowError> {
    check(extents, chunks).map_err(|error| match error {
        WindowError::TooLarge { axis, window: chunk, extent } => WindowError::Chunk { axis, chunk, extent },
        error => error,
    })
}

/// The error of tiles that do not divide the axes.
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "the axis counts to the rank, which both have"
)]
pub(crate) const fn check_tiles(
    extents: &[Option<usize>],
    tiles: &[Option<usize>],
) -> Result<(), WindowError> {
    let mut axis = 0;
    while axis < extents.len() {
        match (extents[axis], tiles[axis]) {
            (_, Some(0)) => return Err(WindowError::Empty { axis }),
            (Some(extent), Some(tile)) if !extent.is_multiple_of(tile) => {
                return Err(WindowError::Uneven { axis, tile, extent });
            }
            _ => {}
        }
        axis += 1;
    }
    Ok(())
}

/// Rejects, in a constant, windows or chunks that do not fit, with the message of the error at run time; `block` is the word for one of them.
#[track_caller]
const fn must_fit(checked: Result<(), WindowError>, block: &str) {
    match checked {
        Err(WindowError::TooLarge { axis, window, extent }) => {
            let message = Message::<192>::new().text("a ").text(block).text(" of ").number(window);
            let message = message.text(" is longer than axis ").number(axis);
            let message = message.text(", which has extent ").number(extent);
            message.text(": a ").text(block).text(" must fit its axis").fail()
        }
        Err(WindowError::Empty { axis }) => {
            let message =
                Message::<192>::new().text("the window or chunk has extent 0 along axis ").number(axis);
            message.text(": it must be at least 1").fail()
        }
        _ => {}
    }
}

/// Rejects, in `cargo build`, windows in the type that do not fit an extent in the type.
#[cfg_attr(doc, doc(hidden))]
#[derive(Clone, Copy, Debug)]
pub struct KnownWindows<const R: usize, L, W>(PhantomData<(L, W)>);

impl<const R: usize, L: Layout<R>, W: Extents<R>> KnownWindows<R, L, W> {
    pub(crate) const ARE_WITHIN: () = must_fit(check(&L::EXTENTS, &W::KNOWN), "window");

    /// The same for chunks.
    pub(crate) const CHUNKS_ARE_WITHIN: () = must_fit(check(&L::EXTENTS, &W::KNOWN), "chunk");
}

/// The extents and strides of windows or chunks. The first axes are their positions: `counts` along each axis, with `steps` times its stride.
/// The other axes are the extents of each.
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "Q is twice R, so axes are below it; steps are below extents, so their products are within the span"
)]
#[inline(always)]
fn split<const R: usize, const Q: usize>(
    layout: &Strided<R>,
    counts: [usize; R],
    steps: [usize; R],
    inner: [usize; R],
) -> ([usize; Q], [isize; Q]) {
    let (mut extents, mut strides) = ([1; Q], [0; Q]);
    for axis in 0..R {
        let stride = layout.strides()[axis];
        (extents[axis], extents[R + axis]) = (counts[axis], inner[axis]);
        strides[R + axis] = stride;
        // A single chunk has no next one, so its stride is not a multiple of the element's.
        strides[axis] = stride.wrapping_mul(if counts[axis] > 1 { steps[axis] } else { 1 }.cast_signed());
    }
    (extents, strides)
}

/// The layout of all windows: together they may have more elements than fit, and their offsets are those of the layout.
#[inline(always)]
fn windowed<const R: usize, const Q: usize, M: Packed<Q>>(
    layout: &Strided<R>,
    windows: [usize; R],
) -> Result<M, WindowError> {
    check(&layout.extents().map(Some), &windows.map(Some))?;
    try_derived(|| {
        let mut counts = layout.extents();
        for (count, window) in counts.iter_mut().zip(windows) {
            *count = positions(*count, window);
        }
        let (extents, strides) = split(layout, counts, [1; R], windows);
        index::element_count(&extents).map_err(LayoutError::from)?;
        Ok(Strided::from_axes(extents, strides))
    })
}

/// The layout of windows `W` on a layout. See [`windows`](TensorBase::windows).
pub type WindowLayout<L, W, const R: usize, const Q: usize> = If<
    <W as AsManyExtents<R>>::Proof,
    <AxesOf<L, R> as AxisList>::WindowLayout<R, Q, <W as ExtentList<R>>::List>,
>;
/// The layout of rank `Q` of the chunks `W` of a layout. See [`chunks_exact`](TensorBase::chunks_exact).
pub type ChunkLayout<L, W, const R: usize, const Q: usize> = If<
    <W as AsManyExtents<R>>::Proof,
    <<AxesOf<L, R> as AxisList>::Chunks<<W as ExtentList<R>>::List> as AxisList>::Layout<Q>,
>;

/// The layout of the complete chunks of a layout.
#[inline(always)]
fn chunked<const R: usize, const Q: usize, M: Packed<Q>>(
    layout: &Strided<R>,
    chunks: [usize; R],
) -> Result<M, WindowError> {
    check_chunks(&layout.extents().map(Some), &chunks.map(Some))?;
    Ok(derived(|| {
        let mut counts = layout.extents();
        for (count, chunk) in counts.iter_mut().zip(chunks) {
            *count = quotient(*count, chunk);
        }
        let (extents, strides) = split(layout, counts, chunks, chunks);
        Strided::from_axes(extents, strides)
    }))
}

/// # Windows and chunks, as one array
impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Layout<R>> TensorBase<T, S, R, L> {
    /// Returns a view of all windows of extents `windows`. Its rank is twice that of the array: extents `[m, n]` with windows `[a, b]`
    /// become `[m - a + 1, n - b + 1, a, b]`; index `[i, j]` is the window that begins at `[i, j]`. Nothing is copied.
    ///
    #[cfg_attr(doc, doc = include_str!("../../../../docs/pictures/windows.svg"))]
    ///
    /// The result is one array, so a loop over it visits elements. [`window_iter`](Self::window_iter) visits the windows.
    ///
    /// Extents of windows in the type stay in the type, on ranked arrays, too, so loops over a window have a constant trip count. A
    /// window that is longer than an extent in the type is an error of `cargo build`.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`WindowError`], where [`try_windows`](Self::try_windows) returns an error.
    ///
    /// # Examples
    ///
    /// The sum of each element and its eight neighbours:
    ///
    /// ```
    /// use shapewise::{View, shape};
    ///
    /// let image = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
    /// let windows = View::new(&image, shape![3, 4])?.windows(shape![3, 3]);
    /// assert_eq!(windows.extents(), [1, 2, 3, 3]);
    /// let mut sums = [0; 2];
    /// for (j, sum) in sums.iter_mut().enumerate() {
    ///     for di in 0..3 {
    ///         for dj in 0..3 {
    ///             *sum += windows[[0, j, di, dj]];
    ///         }
    ///     }
    /// }
    /// assert_eq!(sums, [54, 63]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    ///
    /// Rolling sums and means of three along axis 0. Each window is added on its own, so a result has no rounding error, and no NaN, of the elements before it. The
    /// differences of running sums take the same time for windows of all lengths; they are exact for integers:
    ///
    /// ```
    /// use shapewise::{Axis, Pad, axes, s, shape, tensor};
    ///
    /// let x = tensor![[1.0, f64::NAN], [2.0, 5.0], [6.0, 5.0], [4.0, 5.0]];
    /// let windows = x.windows(shape![3, 1]); // extents 2, 2, 3, 1
    /// assert_eq!(windows.mean_axis(axes![2, 3]).slice(s![1, ..]).to_vec(), [4.0, 5.0]);
    ///
    /// let counts = tensor![1, 2, 3, 4, 5];
    /// let sums = counts.windows(shape![3]).sum_axis(Axis::<1>);
    /// let running = counts.pad_axis(Axis::<0>, Pad::edges(1, 0), 0).cumsum(Axis::<0>);
    /// assert_eq!(running.slice(s![3..]) - running.slice(s![..-3]), sums);
    /// ```
    #[doc(alias("sliding_window_view", "convolve", "correlate", "windows_with_stride", "axis_windows"))]
    #[doc(alias("rolling", "rolling_sum", "rolling_mean", "moving_average", "uniform_filter1d"))]
    #[doc(alias("im2col", "movmean", "movsum", "conv1d", "conv2"))]
    #[doc(alias = "reduce_window")]
    #[doc(alias = "unfold")]
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn windows<const Q: usize, W: AsManyExtents<R>>(
        &'s self,
        windows: W,
    ) -> View<'a, T, Q, WindowLayout<L, W, R, Q>>
    where
        Ranks: Plus<R, R, Q, Proof: Exists>,
    {
        let () = KnownWindows::<R, L, W>::ARE_WITHIN;
        match self.try_windows(windows) {
            Ok(windows) => windows,
            Err(error) => fail(&error),
        }
    }

    /// Returns a view of all windows of extents `windows`, of twice the rank, or an error where [`windows`](Self::windows) panics.
    ///
    /// # Errors
    ///
    /// [`WindowError::TooLarge`] with the first axis that is shorter than the window, [`WindowError::Empty`] with the first axis
    /// along which the window has extent 0, [`WindowError::Layout`] if all windows together have more elements than fit `isize`.
    ///
    /// ```
    /// use shapewise::{View, shape};
    ///
    /// let row = View::new(&[1, 2], shape![2])?.ranked();
    /// assert_eq!(
    ///     row.try_windows::<2, _>(shape![3]).unwrap_err().to_string(),
    ///     "a window of 3 is longer than axis 0, which has extent 2: a window must fit its axis"
    /// );
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[inline]
    pub fn try_windows<const Q: usize, W: AsManyExtents<R>>(
        &'s self,
        windows: W,
    ) -> Result<View<'a, T, Q, WindowLayout<L, W, R, Q>>, WindowError>
    where
        Ranks: Plus<R, R, Q, Proof: Exists>,
    {
        Ok(TensorBase::starting_at_typed(
            self.data.lend(),
            0,
            windowed(&self.layout.ranked(), windows.to_array())?,
        ))
    }

    /// Returns a view of the complete chunks of extents `chunks` side by side. Its rank is twice that of the array: extents `[m, n]` in
    /// chunks of `[a, b]` become `[m / a, n / b, a, b]`; index `[i, j]` is the chunk that begins at `[i * a, j * b]`. Elements after the
    /// last complete chunk are left out. Nothing is copied.
    ///
    /// The result is one array, so a loop over it visits elements. [`chunk_iter`](Self::chunk_iter) visits the chunks.
    ///
    /// Extents of chunks in the type stay in the type, on ranked arrays, too, and so does the number of chunks along an axis whose extent the type knows.
    /// A chunk that is longer than an extent in the type is an error of `cargo build`.
    ///
    /// # Panics
    ///
    /// At the caller's line, where [`try_chunks_exact`](Self::try_chunks_exact) returns an error: an axis is shorter than a chunk, or
    /// the chunk has extent 0.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{View, s, shape};
    ///
    /// let memory: Vec<i32> = (0..16).collect();
    /// let chunks = View::new(&memory, shape![4, 4])?.chunks_exact(shape![2, 2]);
    /// assert_eq!(chunks.extents(), [2, 2, 2, 2]);
    /// assert_eq!(chunks.slice(s![1, 0]).to_vec(), [8, 9, 12, 13]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[inline]
    #[doc(alias("exact_chunks", "coarsen", "resample", "mat2cell"))]
    #[doc(alias = "tiles")]
    #[must_use]
    #[track_caller]
    pub fn chunks_exact<const Q: usize, W: AsManyExtents<R>>(
        &'s self,
        chunks: W,
    ) -> View<'a, T, Q, ChunkLayout<L, W, R, Q>>
    where
        Ranks: Plus<R, R, Q, Proof: Exists>,
    {
        let () = KnownWindows::<R, L, W>::CHUNKS_ARE_WITHIN;
        or_fail(self.try_chunks_exact::<Q, W>(chunks))
    }

    /// Returns a view of the complete chunks of extents `chunks`, or an error where [`chunks_exact`](Self::chunks_exact) panics.
    ///
    /// # Errors
    ///
    /// [`WindowError::Chunk`] with the first axis that is shorter than a chunk, [`WindowError::Empty`] with the first axis along
    /// which the chunk has extent 0.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{View, s, shape};
    ///
    /// let memory: Vec<i32> = (0..16).collect();
    /// let chunks = View::new(&memory, shape![4, 4])?.try_chunks_exact(shape![2, 2]).unwrap();
    /// assert_eq!(chunks.extents(), [2, 2, 2, 2]);
    /// assert_eq!(chunks.slice(s![1, 0]).to_vec(), [8, 9, 12, 13]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[inline]
    pub fn try_chunks_exact<const Q: usize, W: AsManyExtents<R>>(
        &'s self,
        chunks: W,
    ) -> Result<View<'a, T, Q, ChunkLayout<L, W, R, Q>>, WindowError>
    where
        Ranks: Plus<R, R, Q, Proof: Exists>,
    {
        let layout: ChunkLayout<L, W, R, Q> = chunked(&self.layout.ranked(), chunks.to_array())?;
        // The elements after the last chunk are before the others in memory if the axis runs backwards.
        let start = self.layout.base().saturating_sub(layout.base());
        // SAFETY: the memory is that of the array. A chunk and a position within it are an index of the array that is in bounds, because the number of chunks is a
        // quotient. `start` is the lowest of their offsets.
        Ok(unsafe { TensorBase::starting_within_typed(self.data.lend(), start, layout) })
    }
}

/// # Chunks of a mutable view
impl<'a, T, const R: usize, L: Layout<R>> ViewMut<'a, T, R, L> {
    /// Converts to a mutable view of the complete chunks of extents `chunks`: [`chunks_exact`](Self::chunks_exact), which consumes the
    /// view.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the message of [`WindowError`], where [`try_into_chunks_exact`](Self::try_into_chunks_exact) returns an error.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{ViewMut, s, shape};
    ///
    /// let mut memory = [0; 16];
    /// let mut chunks = ViewMut::new(&mut memory, shape![4, 4])?.into_chunks_exact(shape![2, 2]);
    /// chunks.slice_mut(s![1, 0]).fill(7);
    /// assert_eq!(memory, [0, 0, 0, 0, 0, 0, 0, 0, 7, 7, 0, 0, 7, 7, 0, 0]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias = "exact_chunks_mut")]
    #[doc(alias = "tiles")]
    #[must_use]
    #[track_caller]
    pub fn into_chunks_exact<const Q: usize, W: AsManyExtents<R>>(
        self,
        chunks: W,
    ) -> ViewMut<'a, T, Q, ChunkLayout<L, W, R, Q>>
    where
        Ranks: Plus<R, R, Q>,
    {
        let () = KnownWindows::<R, L, W>::CHUNKS_ARE_WITHIN;
        or_fail(self.try_into_chunks_exact::<Q, W>(chunks))
    }

    /// Converts to a mutable view of the complete chunks, and returns an error where [`into_chunks_exact`](Self::into_chunks_exact)
    /// panics.
    ///
    /// # Errors
    ///
    /// Same errors as [`try_chunks_exact`](Self::try_chunks_exact).
    pub fn try_into_chunks_exact<const Q: usize, W: AsManyExtents<R>>(
        self,
        chunks: W,
    ) -> Result<ViewMut<'a, T, Q, ChunkLayout<L, W, R, Q>>, WindowError>
    where
        Ranks: Plus<R, R, Q, Proof: Exists>,
    {
        let layout: ChunkLayout<L, W, R, Q> = chunked(&self.layout.ranked(), chunks.to_array())?;
        let start = self.layout.base().saturating_sub(layout.base());
        Ok(TensorBase::starting_at_mut_typed(self.data, start, layout))
    }
}
