//! Copies of pieces of an array, one after another in logical order: what `pad`, `roll`, `repeat`, `tile`, `take` and `compress` have in
//! common, and `concatenate` of several arrays.
//!
//! For each axis, [`AxisCoordinates`] states which coordinates of the source are those of the result. The result is appended to a vector row by
//! row, so that each element is written once. Elements that occur again are copied from the vector itself.
//!
//! The functions are compiled once, in this crate, for all ranks: for numbers by their size, and for all other elements with calls of the functions
//! that append clones ([`Clones`]).
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "offsets of elements of a view fit `isize`, and are below the length of the memory; coordinates are below extents"
)]

use alloc::{borrow::Cow, vec::Vec};
use core::slice;

use smallvec::SmallVec;

use crate::{
    array::{DynView, access::append::Positions},
    index::MemoryError,
    loops::nest::Nest,
    loops::{
        allocate::{allocate, is_sizeless, resize},
        any_rank::for_each_nest,
        bits,
        relayout::Moves,
    },
    verbs::copy::sink::{Clones, Copies, PieceSink},
};

/// The coordinates of the source along one axis, in the order of the result.
#[derive(Clone, Copy, Debug)]
pub(crate) enum AxisCoordinates<'p> {
    /// All of them, in order.
    All,
    /// These pieces.
    Runs(&'p [AxisPiece]),
    /// The first pieces, then the second ones this many times, then the third ones.
    Periods(&'p [[AxisPiece; 2]; 3], usize),
    /// These coordinates.
    At(Positions<'p>),
    /// Each this many times.
    Each(usize),
    /// All of them, this many times.
    Cycles(usize),
}

/// A piece of an axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AxisPiece {
    /// `len` coordinates from `first` on.
    Forwards { first: usize, len: usize },
    /// `len` coordinates from `first` down.
    Backwards { first: usize, len: usize },
    /// The same coordinate, `len` times.
    Same { at: usize, len: usize },
    /// No coordinate: `len` times the value that is filled in.
    Fill { len: usize },
    /// `count` coordinates from `first` on, and `gap` times the value that is filled in between each two of them.
    Spread { first: usize, count: usize, gap: usize },
}

impl AxisPiece {
    /// How many coordinates the result has from it.
    #[inline]
    pub(crate) const fn len(self) -> usize {
        match self {
            Self::Forwards { len, .. }
            | Self::Backwards { len, .. }
            | Self::Same { len, .. }
            | Self::Fill { len } => len,
            Self::Spread { count, gap, .. } => count + count.saturating_sub(1) * gap,
        }
    }
}

/// How many coordinates the result has from runs.
fn total(runs: &[AxisPiece]) -> usize {
    runs.iter().map(|run| run.len()).sum()
}

/// One axis of the source, with what becomes of it.
#[derive(Clone, Copy)]
struct SourceAxis<'p> {
    extent: usize,
    stride: isize,
    along: AxisCoordinates<'p>,
}

impl SourceAxis<'_> {
    /// The extent of the result.
    fn len(&self) -> usize {
        match self.along {
            AxisCoordinates::All => self.extent,
            AxisCoordinates::Runs(runs) => total(runs),
            AxisCoordinates::Periods([first, period, last], count) => {
                total(first) + total(period) * count + total(last)
            }
            AxisCoordinates::At(positions) => positions.as_slice().len(),
            AxisCoordinates::Each(count) | AxisCoordinates::Cycles(count) => self.extent * count,
        }
    }
}

/// The axes of a source that is not empty. Axes of extent 1 that stay are dropped. Neighbours that stay are merged, and so is an axis that
/// stays with the next one if each element of that is repeated: the rows are one after another, in the source and in the result.
type SourceAxes<'p> = SmallVec<[SourceAxis<'p>; 8]>;

fn push<'p>(axes: &mut SourceAxes<'p>, axis: SourceAxis<'p>) {
    let SourceAxis { extent, stride, along } = axis;
    match (along, axes.last_mut()) {
        (AxisCoordinates::All, _) if extent == 1 => {}
        (
            AxisCoordinates::All | AxisCoordinates::Each(_),
            Some(last @ SourceAxis { along: AxisCoordinates::All, .. }),
        ) if last.stride == stride.wrapping_mul(extent.cast_signed()) => {
            *last = SourceAxis { extent: last.extent * extent, stride, along };
        }
        _ => axes.push(axis),
    }
}

/// The offset of the first element, and the extent and the stride of each axis.
#[derive(Clone)]
pub(crate) struct SourceLayout {
    base: isize,
    axes: SmallVec<[(usize, isize); 8]>,
}

impl SourceLayout {
    fn new(base: usize, axes: &[(usize, isize)]) -> Self {
        Self { base: base.cast_signed(), axes: axes.into() }
    }
}

/// The elements of a source, and those of its axes in rows: copied if the rows are long and their elements apart.
fn in_rows<T: Moves>(data: &[T], source: SourceLayout, count: usize) -> (Cow<'_, [T]>, SourceLayout) {
    let SourceLayout { base, axes } = &source;
    let last = axes.iter().rev().find(|axis| axis.0 != 1).map_or(1, |axis| axis.1);
    let elements: usize = axes.iter().map(|axis| axis.0).product();
    if matches!(last, -1..=1) || elements < MANY || elements > 2 * count {
        return (Cow::Borrowed(data), source);
    }
    let mut rows = axes.clone();
    let mut stride = 1;
    for axis in rows.iter_mut().rev() {
        (axis.1, stride) = (stride, stride * axis.0.cast_signed());
    }
    let Ok(mut to) = allocate(elements) else {
        return (Cow::Borrowed(data), source);
    };
    to.resize(elements, T::default());
    let both = rows.iter().zip(axes).map(|(to, from)| (to.0, [to.1, from.1]));
    for_each_nest(both, [0, *base], Nest::from_axes_ordered, |nest| {
        T::relayout(&mut to, data, nest.view());
    });
    (Cow::Owned(to), SourceLayout { base: 0, axes: rows })
}

/// The number of elements from which on it pays off to copy them to rows first.
const MANY: usize = 1 << 12;

/// The elements of a result that has none, or whose elements have no size: there is nothing to copy, and there may be very many.
pub(crate) fn trivial<T: Clone>(view: &DynView<'_, T>, count: usize, fill: Option<&T>) -> Option<Vec<T>> {
    if count > 0 && !is_sizeless::<T>() {
        return None;
    }
    let mut all = Vec::new();
    if let Some(any) = fill.or(view.parts().0.first()) {
        resize(&mut all, count, any.clone());
    }
    Some(all)
}

/// The coordinates along each axis, if all but one stay.
pub(crate) fn along_one<'p, T>(
    view: &DynView<'_, T>,
    axis: usize,
    along: AxisCoordinates<'p>,
) -> SmallVec<[AxisCoordinates<'p>; 8]> {
    (0..view.rank()).map(|at| if at == axis { along } else { AxisCoordinates::All }).collect()
}

/// Returns the elements at coordinates along each axis of a view; `fill` where there is no coordinate.
///
/// # Errors
///
/// [`MemoryError`] if there is not enough memory.
pub(crate) fn pieces<T: Clone>(
    view: &DynView<'_, T>,
    count: usize,
    along: &[AxisCoordinates<'_>],
    fill: Option<&T>,
) -> Result<Vec<T>, MemoryError> {
    if let Some(all) = trivial(view, count, fill) {
        return Ok(all);
    }
    let (data, base) = view.parts();
    let fill = fill.map_or(&[][..], slice::from_ref);
    let done = match const { bits::kind::<T>() } {
        1 => pieces_of_bits::<T, u8>((data, base, view.axes()), count, along, fill),
        2 => pieces_of_bits::<T, u16>((data, base, view.axes()), count, along, fill),
        4 => pieces_of_bits::<T, u32>((data, base, view.axes()), count, along, fill),
        8 => pieces_of_bits::<T, u64>((data, base, view.axes()), count, along, fill),
        #[cfg(any(feature = "num-complex", target_pointer_width = "32"))]
        12 => pieces_of_bits::<T, [u32; 2]>((data, base, view.axes()), count, along, fill),
        _ => None,
    };
    if let Some(done) = done {
        return done;
    }
    let mut all = allocate(count)?;
    let mut sink = Clones { all: &mut all, data, parts: &[], fill: fill.first() };
    append_clones(&mut sink, SourceLayout::new(base, view.axes()), along);
    Ok(all)
}

/// [`pieces`] of elements that are moved as `U`; `None` if they are not.
#[inline(always)]
fn pieces_of_bits<T, U: CopiedPieces>(
    (data, base, axes): (&[T], usize, &[(usize, isize)]),
    count: usize,
    along: &[AxisCoordinates<'_>],
    fill: &[T],
) -> Option<Result<Vec<T>, MemoryError>> {
    let (data, fill) = (bits::as_bits::<T, U>(data)?, bits::as_bits::<T, U>(fill)?);
    Some(U::pieces((data, base, axes), count, along, fill.first()).map(bits::vector::of_bits))
}

/// Returns the elements of views that are equal in all extents except that of `axis`, one view after another along the axis.
///
/// # Errors
///
/// [`MemoryError`] if there is not enough memory.
pub(crate) fn concatenated<T: Clone>(
    views: &[DynView<'_, T>],
    count: usize,
    axis: usize,
) -> Result<Vec<T>, MemoryError> {
    let with_elements = || views.iter().filter(|view| view.axes().iter().all(|axis| axis.0 != 0));
    if is_sizeless::<T>() {
        let mut all = allocate(count)?;
        if let Some(any) = with_elements().find_map(|view| view.parts().0.first()) {
            resize(&mut all, count, any.clone());
        }
        return Ok(all);
    }
    let done = match const { bits::kind::<T>() } {
        1 => concatenated_bits::<T, u8>(views, count, axis),
        2 => concatenated_bits::<T, u16>(views, count, axis),
        4 => concatenated_bits::<T, u32>(views, count, axis),
        8 => concatenated_bits::<T, u64>(views, count, axis),
        #[cfg(any(feature = "num-complex", target_pointer_width = "32"))]
        12 => concatenated_bits::<T, [u32; 2]>(views, count, axis),
        _ => None,
    };
    if let Some(done) = done {
        return done;
    }
    let mut all = allocate(count)?;
    let (mut parts, mut sources) = (Vec::new(), Vec::new());
    for view in with_elements() {
        let (data, base) = view.parts();
        parts.push(data);
        sources.push(SourceLayout::new(base, view.axes()));
    }
    let mut sink = Clones { all: &mut all, data: &[], parts: &parts, fill: None };
    append_clones_of_parts(&mut sink, &sources, axis);
    Ok(all)
}

/// [`concatenated`] of elements that are moved as `U`; `None` if they are not.
#[inline(always)]
fn concatenated_bits<T, U: CopiedPieces>(
    views: &[DynView<'_, T>],
    count: usize,
    axis: usize,
) -> Option<Result<Vec<T>, MemoryError>> {
    bits::as_bits::<T, U>(&[])?;
    let part = |at: usize| {
        let view = views.get(at)?;
        let (data, base) = view.parts();
        Some((bits::as_bits::<T, U>(data)?, base, view.axes()))
    };
    Some(U::concatenated(&part, count, axis).map(bits::vector::of_bits))
}

/// The functions that are compiled in this crate, once for all elements of a size.
trait CopiedPieces: Moves {
    /// Returns the pieces of an array as a new vector, as [`pieces`] does.
    fn pieces(
        array: (&[Self], usize, &[(usize, isize)]),
        count: usize,
        along: &[AxisCoordinates<'_>],
        fill: Option<&Self>,
    ) -> Result<Vec<Self>, MemoryError>;

    /// Returns the pieces of [`concatenated`]. `array` returns the arrays, by their number.
    #[expect(
        clippy::type_complexity,
        reason = "memory, the offset of the first element, and extents with strides"
    )]
    fn concatenated<'a>(
        array: &dyn Fn(usize) -> Option<(&'a [Self], usize, &'a [(usize, isize)])>,
        count: usize,
        axis: usize,
    ) -> Result<Vec<Self>, MemoryError>;
}

macro_rules! pieces {
    ($($(#[$cfg:meta])? $bits:ty)*) => { $(
        $(#[$cfg])?
        impl CopiedPieces for $bits {
            #[inline(never)]
            fn pieces(
                (data, base, axes): (&[Self], usize, &[(usize, isize)]),
                count: usize,
                along: &[AxisCoordinates<'_>],
                fill: Option<&Self>,
            ) -> Result<Vec<Self>, MemoryError> {
                let mut all = allocate(count)?;
                let (data, source) = in_rows(data, SourceLayout::new(base, axes), count);
                let mut sink = Copies { all: &mut all, data: &data, parts: &[], fill };
                append_pieces(&mut sink, source, along);
                Ok(all)
            }

            #[inline(never)]
            fn concatenated<'a>(
                array: &dyn Fn(usize) -> Option<(&'a [Self], usize, &'a [(usize, isize)])>,
                count: usize,
                axis: usize,
            ) -> Result<Vec<Self>, MemoryError> {
                let mut all = allocate(count)?;
                let (mut data, mut sources) = (SmallVec::<[_; 4]>::new(), SmallVec::<[_; 4]>::new());
                for (part, base, axes) in (0..).map_while(array) {
                    if axes.iter().all(|axis| axis.0 != 0) {
                        let (part, source) = in_rows(part, SourceLayout::new(base, axes), count);
                        data.push(part);
                        sources.push(source);
                    }
                }
                let parts: SmallVec<[&[Self]; 4]> = data.iter().map(|part| &**part).collect();
                append_parts(&mut Copies { all: &mut all, data: &[], parts: &parts, fill: None }, &sources, axis);
                Ok(all)
            }
        }
    )* };
}

pieces! { u8 u16 u32 u64 #[cfg(any(feature = "num-complex", target_pointer_width = "32"))] [u32; 2] }

/// [`append_pieces`] of all elements that are not numbers.
#[inline(never)]
fn append_clones(sink: &mut dyn PieceSink, source: SourceLayout, along: &[AxisCoordinates<'_>]) {
    append_pieces(sink, source, along);
}

/// [`append_parts`] of all elements that are not numbers.
#[inline(never)]
fn append_clones_of_parts(sink: &mut dyn PieceSink, sources: &[SourceLayout], axis: usize) {
    append_parts(sink, sources, axis);
}

/// Appends the elements at coordinates along each axis of a source.
fn append_pieces<S: PieceSink + ?Sized>(sink: &mut S, source: SourceLayout, along: &[AxisCoordinates<'_>]) {
    let mut axes = SourceAxes::new();
    for ((extent, stride), along) in source.axes.into_iter().zip(along) {
        push(&mut axes, SourceAxis { extent, stride, along: *along });
    }
    append(sink, source.base, &axes);
}

/// Appends the elements of several sources, one after another along an axis.
fn append_parts<S: PieceSink + ?Sized>(sink: &mut S, sources: &[SourceLayout], axis: usize) {
    // For each source: the offset of its next part, the strides of the outer axes, and its axes from `axis` on.
    let mut parts: SmallVec<[_; 4]> = sources
        .iter()
        .map(|source| {
            let (outer, inner) = source.axes.split_at(axis);
            let mut axes = SourceAxes::new();
            for &(extent, stride) in inner {
                push(&mut axes, SourceAxis { extent, stride, along: AxisCoordinates::All });
            }
            (source.base, outer, axes)
        })
        .collect();
    let Some((_, outer, _)) = parts.first() else { return };
    let mut index: SmallVec<[usize; 8]> = SmallVec::from_elem(0, outer.len());
    loop {
        for (number, (base, _, axes)) in parts.iter().enumerate() {
            sink.select(number);
            append(sink, *base, axes);
        }
        // An odometer: the last axis turns first.
        let mut turning = index.len();
        loop {
            let Some(at) = turning.checked_sub(1) else { return };
            (turning, index[at]) = (at, index[at] + 1);
            let mut turned = false;
            for (base, outer, _) in &mut parts {
                let (extent, stride) = outer[at];
                turned = index[at] == extent;
                *base += if turned { stride * (1 - extent.cast_signed()) } else { stride };
            }
            if !turned {
                break;
            }
            index[at] = 0;
        }
    }
}

/// Appends the elements of the result from `offset` on.
fn append<S: PieceSink + ?Sized>(sink: &mut S, offset: isize, axes: &[SourceAxis<'_>]) {
    let (axis, rest) = match axes {
        [] => return sink.row(offset, 1, 1),
        [axis] => return append_line(sink, offset, axis),
        [axis, rest @ ..] => (axis, rest),
    };
    let &SourceAxis { extent, stride, along } = axis;
    let place = |at: usize| offset + stride * at.cast_signed();
    let forwards =
        |sink: &mut S, first: usize, len: usize| append_forwards(sink, (place(first), stride), len, rest);
    let append_runs = |sink: &mut S, runs: &[AxisPiece]| {
        // An empty run may begin after the last coordinate, whose place need not be a number.
        for run in runs.iter().filter(|run| run.len() > 0) {
            match *run {
                AxisPiece::Forwards { first, len } => forwards(sink, first, len),
                AxisPiece::Backwards { first, len } => {
                    (0..len).for_each(|at| append(sink, place(first - at), rest));
                }
                AxisPiece::Same { at, len } => {
                    again(sink, len, |sink| append(sink, place(at), rest));
                }
                AxisPiece::Fill { len } => append_fill(sink, len, rest),
                AxisPiece::Spread { first, count, gap } => {
                    for at in 0..count {
                        append_fill(sink, if at > 0 { gap } else { 0 }, rest);
                        append(sink, place(first + at), rest);
                    }
                }
            }
        }
    };
    match along {
        AxisCoordinates::All => forwards(sink, 0, extent),
        AxisCoordinates::Runs(runs) => append_runs(sink, runs),
        AxisCoordinates::Periods([first, period, last], count) => {
            append_runs(sink, first);
            again(sink, count, |sink| append_runs(sink, period));
            append_runs(sink, last);
        }
        AxisCoordinates::At(positions) => match rest {
            [row] if row.stride == 1 && matches!(row.along, AxisCoordinates::All) => {
                sink.rows_at((offset, stride), positions, row.extent);
            }
            _ => positions.as_slice().iter().for_each(|&at| append(sink, place(at), rest)),
        },
        AxisCoordinates::Each(count) => {
            (0..extent).for_each(|at| again(sink, count, |sink| append(sink, place(at), rest)));
        }
        AxisCoordinates::Cycles(count) => again(sink, count, |sink| forwards(sink, 0, extent)),
    }
}

/// [`append`] of `len` coordinates one after another, from the one at `offset` on, each with the inner axes `rest`.
fn append_forwards<S: PieceSink + ?Sized>(
    sink: &mut S,
    (offset, stride): (isize, isize),
    len: usize,
    rest: &[SourceAxis<'_>],
) {
    let place = |at: usize| offset + stride * at.cast_signed();
    match rest {
        // Rows without gaps are one row.
        [row]
            if row.stride == 1
                && matches!(row.along, AxisCoordinates::All)
                && stride == row.extent.cast_signed() =>
        {
            sink.row(offset, 1, len * row.extent);
        }
        // Rows with the value that is filled in before and after each, at once between two of them.
        &[
            SourceAxis {
                stride: 1,
                along:
                    AxisCoordinates::Runs(
                        &[
                            AxisPiece::Fill { len: before },
                            AxisPiece::Forwards { first: start, len: row },
                            AxisPiece::Fill { len: after },
                        ],
                    ),
                ..
            },
        ] if len > 0 => {
            sink.fill(before);
            for at in 0..len {
                let is_last = at + 1 == len;
                sink.row(place(at) + start.cast_signed(), 1, row);
                sink.fill(if is_last { after } else { after + before });
            }
        }
        &[SourceAxis { extent, stride: 1, along: AxisCoordinates::At(positions) }]
            if sink.is_by_two(positions.as_slice().len(), extent) =>
        {
            let last = len.saturating_sub(1);
            for at in (0..=last).step_by(2) {
                if at < last {
                    let next = [at + 2, at + 3].map(|at| place(at.min(last)));
                    sink.at_two([at, at + 1].map(place), next, extent, positions);
                } else {
                    sink.at(place(at), (extent, 1), positions);
                }
            }
        }
        [row] => (0..len).for_each(|at| append_line(sink, place(at), row)),
        _ => (0..len).for_each(|at| append(sink, place(at), rest)),
    }
}

/// [`append`] along the last axis. A function of its own, because it has fewer variables, and is called for each row.
fn append_line<S: PieceSink + ?Sized>(
    sink: &mut S,
    offset: isize,
    &SourceAxis { extent, stride, along }: &SourceAxis<'_>,
) {
    let place = |at: usize| offset + stride * at.cast_signed();
    let append_runs = |sink: &mut S, runs: &[AxisPiece]| {
        // As in `append`.
        for run in runs.iter().filter(|run| run.len() > 0) {
            match *run {
                AxisPiece::Forwards { first, len } => sink.row(place(first), stride, len),
                AxisPiece::Backwards { first, len } => sink.row(place(first), -stride, len),
                AxisPiece::Same { at, len } => sink.row(place(at), 0, len),
                AxisPiece::Fill { len } => sink.fill(len),
                AxisPiece::Spread { first, count, gap } => {
                    for at in 0..count {
                        sink.fill(if at > 0 { gap } else { 0 });
                        sink.row(place(first + at), 1, 1);
                    }
                }
            }
        }
    };
    match along {
        AxisCoordinates::All => sink.row(offset, stride, extent),
        AxisCoordinates::Runs(runs) => append_runs(sink, runs),
        AxisCoordinates::Periods([first, period, last], count) => {
            append_runs(sink, first);
            again(sink, count, |sink| append_runs(sink, period));
            append_runs(sink, last);
        }
        AxisCoordinates::At(positions) => sink.at(offset, (extent, stride), positions),
        AxisCoordinates::Each(count) => sink.each(offset, (extent, stride), count),
        AxisCoordinates::Cycles(count) => again(sink, count, |sink| sink.row(offset, stride, extent)),
    }
}

/// Appends the value that is filled in, `len` times the elements of the inner axes.
fn append_fill<S: PieceSink + ?Sized>(sink: &mut S, len: usize, rest: &[SourceAxis<'_>]) {
    let count: usize = rest.iter().map(SourceAxis::len).product();
    sink.fill(len * count);
}

/// Appends what `append` appends, `count` times: once by the function, and then from the vector itself.
fn again<S: PieceSink + ?Sized>(sink: &mut S, count: usize, append: impl FnOnce(&mut S)) {
    if count == 0 {
        return;
    }
    let start = sink.len();
    append(sink);
    let (first, mut left) = (sink.len() - start, count - 1);
    // Several at a time, if they are short.
    let mut there = 1;
    while left > 0 {
        let more = left.min(if first < SHORT { there } else { 1 });
        sink.again(start, first * more);
        (left, there) = (left - more, there + more);
    }
}

/// The number of elements below which several pieces are copied at once.
const SHORT: usize = 1 << 10;
