//! Windows that move over a view, and chunks that cut it: views of twice the rank, without a copy. Both are blocks of the axes of a
//! view; blocks of memory are tiles, of a [tiled](crate::layout::tiled) layout.
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

use core::marker::PhantomData;

use super::{Array, Lend, View, ViewMut};
use crate::{
    error::error_messages,
    extent::Extents,
    layout::{AxesOf, ByStrides, Layout, LayoutError, Mapping, Strided},
    message::{Message, fail},
    rank::{Plus, Ranks},
    types::AxisList,
};

/// Why there are no windows of a view.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum WindowError {
    /// A window that is longer than the axis.
    TooLarge {
        /// The axis.
        axis: usize,
        /// The extent of the window along it.
        window: usize,
        /// The extent of the axis.
        extent: usize,
    },
    /// A chunk that is longer than the axis.
    Chunk {
        /// The axis.
        axis: usize,
        /// The extent of the chunk along it.
        chunk: usize,
        /// The extent of the axis.
        extent: usize,
    },
    /// A window, or a chunk, of extent 0, which is at no place.
    Empty {
        /// The axis.
        axis: usize,
    },
    /// All windows together have more elements than there are numbers.
    Layout(LayoutError),
}

error_messages! {
    WindowError [Layout(LayoutError)]
    Self::TooLarge { axis, window, extent } =>
        "a window of {window} is longer than axis {axis}, which has extent {extent}: a window is within its axis";
    Self::Chunk { axis, chunk, extent } =>
        "a chunk of {chunk} is longer than axis {axis}, which has extent {extent}: a chunk is within its axis";
    Self::Empty { axis } => "the window or chunk has extent 0 along axis {axis}: it is at least 1";
}

/// The extents of windows and of the axes that they move along: what is wrong with them, if anything.
#[expect(clippy::indexing_slicing, clippy::arithmetic_side_effects, reason = "the axis counts to R")]
const fn check<const R: usize>(
    extents: &[Option<usize>; R],
    windows: &[Option<usize>; R],
) -> Result<(), WindowError> {
    let mut axis = 0;
    while axis < R {
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

/// Refuses, when building, windows in the type that an extent in the type does not have.
struct KnownWindows<const R: usize, L, W>(PhantomData<(L, W)>);

impl<const R: usize, L: Layout<R>, W: Extents<R>> KnownWindows<R, L, W> {
    const ARE_WITHIN: () = match check(&L::EXTENTS, &W::KNOWN) {
        Err(WindowError::TooLarge { axis, window, extent }) => {
            let message =
                Message::<192>::new().text("a window of ").number(window).text(" is longer than axis ");
            let message = message.number(axis).text(", which has extent ").number(extent);
            panic!("{}", message.text(": a window is within its axis").as_str())
        }
        Err(WindowError::Empty { axis }) => {
            let message =
                Message::<192>::new().text("the window or chunk has extent 0 along axis ").number(axis);
            panic!("{}", message.text(": it is at least 1").as_str())
        }
        _ => {}
    };
}

/// The layout of windows or chunks: first where they are, `counts` along each axis with `steps` times its stride, then the
/// extents of each.
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "Q is twice R, so axes are below it; steps are below extents, so their products are within the span"
)]
fn split<const R: usize, const Q: usize>(
    layout: &Strided<R>,
    counts: [usize; R],
    steps: [usize; R],
    inner: [usize; R],
) -> Result<Strided<Q>, LayoutError> {
    let (mut extents, mut strides) = ([1; Q], [0; Q]);
    for axis in 0..R {
        let stride = layout.strides()[axis];
        (extents[axis], extents[R + axis]) = (counts[axis], inner[axis]);
        strides[R + axis] = stride;
        // A chunk that is behind the only one is not stepped to, and its stride is not that of an element.
        strides[axis] = stride.wrapping_mul(if counts[axis] > 1 { steps[axis] } else { 1 }.cast_signed());
    }
    Strided::new(extents, strides)
}

/// The layout of windows `W` on a layout.
pub(super) type WindowLayout<L, W, const R: usize, const Q: usize> =
    <AxesOf<L, R> as AxisList>::WindowLayout<R, Q, <W as Extents<R>>::List>;
/// The list of axes of chunks `W` on a layout.
pub(super) type ChunkAxes<L, W, const R: usize> = <AxesOf<L, R> as AxisList>::Chunks<<W as Extents<R>>::List>;

/// The layout of the whole chunks of a layout.
fn chunked<const R: usize, const Q: usize>(
    layout: &Strided<R>,
    chunks: [usize; R],
) -> Result<Strided<Q>, WindowError> {
    check(&layout.extents().map(Some), &chunks.map(Some)).map_err(|error| match error {
        WindowError::TooLarge { axis, window: chunk, extent } => WindowError::Chunk { axis, chunk, extent },
        error => error,
    })?;
    let mut counts = layout.extents();
    for (count, chunk) in counts.iter_mut().zip(chunks) {
        *count = count.checked_div(chunk).unwrap_or_default();
    }
    Ok(split(layout, counts, chunks, chunks)?)
}

impl<'s, 'a, T: 'a, S: Lend<'s, 'a, T>, const R: usize, L: Mapping<R>> Array<T, S, R, L> {
    /// All windows of the extents given: a view of twice the rank. `[i, j, ..]` is the window that begins at `[i, j]`.
    ///
    /// Extents of windows that are in the type stay there, on ranked views, too: loops over a window have constant trip
    /// counts. A window that is longer than an extent in the type is an error of `cargo build`.
    ///
    /// # Panics
    ///
    /// At the caller's line, with the words of [`WindowError`], where [`try_windows`](Self::try_windows) gives that error.
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
    #[must_use]
    #[inline]
    #[track_caller]
    pub fn windows<const Q: usize, W: Extents<R>>(
        &'s self,
        windows: W,
    ) -> View<'a, T, Q, WindowLayout<L, W, R, Q>>
    where
        L: ByStrides<R>,
        Ranks: Plus<R, R, Q>,
    {
        let () = KnownWindows::<R, L, W>::ARE_WITHIN;
        match self.try_windows(windows) {
            Ok(windows) => windows,
            Err(error) => fail(&error),
        }
    }

    /// All windows of the extents given: [`windows`](Self::windows).
    ///
    /// # Errors
    ///
    /// [`WindowError`] with the first axis that is shorter than the window, or along which the window is 0; and if the windows
    /// together have more elements than fit `isize`.
    ///
    /// ```
    /// use shapewise::{View, shape};
    ///
    /// let row = View::new(&[1, 2], shape![2])?.ranked();
    /// assert_eq!(
    ///     row.try_windows::<2, _>(shape![3]).unwrap_err().to_string(),
    ///     "a window of 3 is longer than axis 0, which has extent 2: a window is within its axis"
    /// );
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[inline]
    pub fn try_windows<const Q: usize, W: Extents<R>>(
        &'s self,
        windows: W,
    ) -> Result<View<'a, T, Q, WindowLayout<L, W, R, Q>>, WindowError>
    where
        L: ByStrides<R>,
        Ranks: Plus<R, R, Q>,
    {
        let (layout, windows) = (self.layout.ranked(), windows.to_array());
        check(&layout.extents().map(Some), &windows.map(Some))?;
        let mut counts = layout.extents();
        for (count, window) in counts.iter_mut().zip(windows) {
            *count = count.saturating_sub(window).saturating_add(1);
        }
        let layout = split(&layout, counts, [1; R], windows)?;
        Ok(Array::cut(self.data.lend(), 0, &layout))
    }

    /// The whole chunks of the extents given, side by side: a view of twice the rank. `[i, j, ..]` is the chunk that begins at
    /// `[i, j]` times the extents of a chunk. What is left behind the last whole chunk is not in the view.
    ///
    /// # Errors
    ///
    /// [`WindowError`] with the first axis that is shorter than a chunk, or along which the chunk is 0.
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
    #[doc(alias = "exact_chunks")]
    #[doc(alias = "tiles")]
    pub fn try_chunks_exact<const Q: usize, W: Extents<R>>(
        &'s self,
        chunks: W,
    ) -> Result<View<'a, T, Q, <ChunkAxes<L, W, R> as AxisList>::Layout<Q>>, WindowError>
    where
        L: ByStrides<R>,
        Ranks: Plus<R, R, Q>,
    {
        let layout = chunked(&self.layout.ranked(), chunks.to_array())?;
        // What is left behind the last chunk is in front of the others in memory where an axis runs backwards.
        let start = self.layout.base().saturating_sub(layout.base());
        Ok(Array::cut(self.data.lend(), start, &layout))
    }
}

impl<'a, T, const R: usize, L: Mapping<R>> ViewMut<'a, T, R, L> {
    /// The whole chunks of the extents given, to write: [`try_chunks_exact`](Self::try_chunks_exact).
    ///
    /// # Errors
    ///
    /// Same errors as [`try_chunks_exact`](Self::try_chunks_exact).
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::{ViewMut, s, shape};
    ///
    /// let mut memory = [0; 16];
    /// let mut chunks = ViewMut::new(&mut memory, shape![4, 4])?.into_chunks_exact(shape![2, 2]).unwrap();
    /// chunks.slice_mut(s![1, 0]).fill(7);
    /// assert_eq!(memory, [0, 0, 0, 0, 0, 0, 0, 0, 7, 7, 0, 0, 7, 7, 0, 0]);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[doc(alias = "exact_chunks_mut")]
    #[doc(alias = "tiles")]
    pub fn into_chunks_exact<const Q: usize, W: Extents<R>>(
        self,
        chunks: W,
    ) -> Result<ViewMut<'a, T, Q, <ChunkAxes<L, W, R> as AxisList>::Layout<Q>>, WindowError>
    where
        L: ByStrides<R>,
        Ranks: Plus<R, R, Q>,
    {
        let layout = chunked(&self.layout.ranked(), chunks.to_array())?;
        let start = self.layout.base().saturating_sub(layout.base());
        Ok(Array::cut_mut(self.data, start, &layout))
    }
}
