//! Copies of pieces of an array, one after another in logical order: what `pad`, `roll`, `repeat`, `tile`, `take` and `compress` have in
//! common, and `concatenate` of several arrays.
//!
//! For each axis, [`Along`] states which coordinates of the source are those of the result. The result is appended to a vector row by
//! row, so that each element is written once. Elements that occur again are copied from the vector itself.
//!
//! The functions are compiled once per type of element, for all ranks.
#![expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "offsets of elements of a view fit `isize`, and are below the length of the memory; coordinates are below extents"
)]

use alloc::{borrow::Cow, vec::Vec};
use core::{iter, mem::needs_drop};

use smallvec::SmallVec;

use crate::{
    array::{
        DynView,
        access::{Positions, append_at, is_ahead},
    },
    index::MemoryError,
    layout::nest::Nest,
    loops::{
        allocate::{allocate, is_sizeless, resize},
        any_rank::for_each_nest,
        relayout::relayout,
    },
};

/// The coordinates of the source along one axis, in the order of the result.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Along<'p> {
    /// All of them, in order.
    All,
    /// These pieces.
    Runs(&'p [Run]),
    /// The first pieces, then the second ones this many times, then the third ones.
    Periods(&'p [[Run; 2]; 3], usize),
    /// These coordinates.
    At(Positions<'p>),
    /// Each this many times.
    Each(usize),
    /// All of them, this many times.
    Cycles(usize),
}

/// A piece of an axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Run {
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

impl Run {
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
#[inline]
fn total(runs: &[Run]) -> usize {
    runs.iter().map(|run| run.len()).sum()
}

/// One axis of the source, with what becomes of it.
#[derive(Clone, Copy)]
struct Axis<'p> {
    extent: usize,
    stride: isize,
    along: Along<'p>,
}

impl Axis<'_> {
    /// The extent of the result.
    #[inline]
    fn len(&self) -> usize {
        match self.along {
            Along::All => self.extent,
            Along::Runs(runs) => total(runs),
            Along::Periods([first, period, last], count) => {
                total(first) + total(period) * count + total(last)
            }
            Along::At(positions) => positions.as_slice().len(),
            Along::Each(count) | Along::Cycles(count) => self.extent * count,
        }
    }
}

/// The axes of a source that is not empty. Axes of extent 1 that stay are dropped. Neighbours that stay are merged, and so is an axis that
/// stays with the next one if each element of that is repeated: the rows are one after another, in the source and in the result.
type Axes<'p> = SmallVec<[Axis<'p>; 8]>;

#[inline]
fn push<'p>(axes: &mut Axes<'p>, axis: Axis<'p>) {
    let Axis { extent, stride, along } = axis;
    match (along, axes.last_mut()) {
        (Along::All, _) if extent == 1 => {}
        (Along::All | Along::Each(_), Some(last @ Axis { along: Along::All, .. }))
            if last.stride == stride.wrapping_mul(extent.cast_signed()) =>
        {
            *last = Axis { extent: last.extent * extent, stride, along };
        }
        _ => axes.push(axis),
    }
}

/// The memory, the offset of the first element, and the extent and the stride of each axis.
type Rows<'a, T> = (Cow<'a, [T]>, isize, SmallVec<[(usize, isize); 8]>);

/// The elements of a view, and those of its axes in rows: copied if the rows are long and their elements apart.
fn in_rows<'v, T: Clone>(view: &DynView<'v, T>, count: usize) -> Rows<'v, T> {
    let (data, base) = view.parts();
    let axes: SmallVec<[(usize, isize); 8]> = view.extents().zip(view.strides()).collect();
    let last = axes.iter().rev().find(|axis| axis.0 != 1).map_or(1, |axis| axis.1);
    let elements: usize = axes.iter().map(|axis| axis.0).product();
    if matches!(last, -1..=1) || elements < MANY || elements > 2 * count || needs_drop::<T>() {
        return (Cow::Borrowed(data), base.cast_signed(), axes);
    }
    let mut rows = axes.clone();
    let mut stride = 1;
    for axis in rows.iter_mut().rev() {
        (axis.1, stride) = (stride, stride * axis.0.cast_signed());
    }
    let Ok(mut to) = allocate(elements) else {
        return (Cow::Borrowed(data), base.cast_signed(), axes);
    };
    resize(&mut to, elements, data[base].clone());
    let both = rows.iter().zip(&axes).map(|(to, from)| (to.0, [to.1, from.1]));
    for_each_nest(both, [0, base.cast_signed()], Nest::from_axes_ordered, |nest| {
        relayout(&mut to, data, &nest);
    });
    (Cow::Owned(to), 0, rows)
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
    along: Along<'p>,
) -> SmallVec<[Along<'p>; 8]> {
    (0..view.rank()).map(|at| if at == axis { along } else { Along::All }).collect()
}

/// A view and the coordinates along each of its axes in, the elements of the result out; `fill` for those that have no coordinate.
///
/// # Errors
///
/// [`MemoryError`] if there is not enough memory.
pub(crate) fn pieces<T: Clone>(
    view: &DynView<'_, T>,
    count: usize,
    along: &[Along<'_>],
    fill: Option<&T>,
) -> Result<Vec<T>, MemoryError> {
    if let Some(all) = trivial(view, count, fill) {
        return Ok(all);
    }
    let mut all = allocate(count)?;
    let (data, base, of_source) = in_rows(view, count);
    let mut axes = Axes::new();
    for ((extent, stride), along) in of_source.into_iter().zip(along) {
        let along = *along;
        push(&mut axes, Axis { extent, stride, along });
    }
    append(&mut all, &data, base, &axes, fill);
    Ok(all)
}

/// Views that are equal in all extents except that of `axis`, in; their elements, one view after another along the axis, out.
///
/// # Errors
///
/// [`MemoryError`] if there is not enough memory.
pub(crate) fn concatenated<T: Clone>(
    views: &[DynView<'_, T>],
    count: usize,
    axis: usize,
) -> Result<Vec<T>, MemoryError> {
    let mut all = allocate(count)?;
    let with_elements = views.iter().filter(|view| view.extents().all(|extent| extent != 0));
    if is_sizeless::<T>() {
        if let Some(any) = with_elements.clone().find_map(|view| view.parts().0.first()) {
            resize(&mut all, count, any.clone());
        }
        return Ok(all);
    }
    // For each view: its memory, the offset of its next part, the strides of the outer axes, and its axes from `axis` on.
    let mut parts: Vec<_> = with_elements
        .map(|view| {
            let (data, base, of_view) = in_rows(view, count);
            let (outer, inner) = of_view.split_at(axis);
            let mut axes = Axes::new();
            for &(extent, stride) in inner {
                push(&mut axes, Axis { extent, stride, along: Along::All });
            }
            (data, base, SmallVec::<[(usize, isize); 8]>::from_slice(outer), axes)
        })
        .collect();
    let Some((_, _, outer, _)) = parts.first() else { return Ok(all) };
    let mut index: SmallVec<[usize; 8]> = SmallVec::from_elem(0, outer.len());
    loop {
        for (data, base, _, axes) in &parts {
            append(&mut all, data, *base, axes, None);
        }
        // An odometer: the last axis turns first.
        let mut turning = index.len();
        loop {
            let Some(at) = turning.checked_sub(1) else { return Ok(all) };
            (turning, index[at]) = (at, index[at] + 1);
            let mut turned = false;
            for (_, base, outer, _) in &mut parts {
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
fn append<T: Clone>(all: &mut Vec<T>, data: &[T], offset: isize, axes: &[Axis<'_>], fill: Option<&T>) {
    let Some((axis, rest)) = axes.split_first() else {
        all.push(data[offset.cast_unsigned()].clone());
        return;
    };
    let &Axis { extent, stride, along } = axis;
    let place = |at: usize| offset + stride * at.cast_signed();
    let forwards = |all: &mut Vec<T>, first: usize, len: usize| match rest {
        [] => append_row(all, data, place(first), stride, len),
        // Rows without gaps are one row.
        [row] if row.stride == 1 && matches!(row.along, Along::All) && stride == row.extent.cast_signed() => {
            all.extend_from_slice(&data[place(first).cast_unsigned()..][..len * row.extent]);
        }
        &[Axis { extent, stride: 1, along: Along::At(positions) }]
            if is_ahead::<T>(positions.as_slice().len(), extent) =>
        {
            let row = |at: usize| &data[place(at).cast_unsigned()..][..extent];
            let last = (first + len).saturating_sub(1);
            (first..=last)
                .for_each(|at| append_at::<T, true>(all, row(at), row(last.min(at + 1)), positions));
        }
        _ => (first..first + len).for_each(|at| append(all, data, place(at), rest, fill)),
    };
    let append_runs = |all: &mut Vec<T>, runs: &[Run]| {
        // An empty run may begin after the last coordinate, whose place need not be a number.
        for run in runs.iter().filter(|run| run.len() > 0) {
            match *run {
                Run::Forwards { first, len } => forwards(all, first, len),
                Run::Backwards { first, len } if rest.is_empty() => {
                    append_row(all, data, place(first), -stride, len);
                }
                Run::Backwards { first, len } => {
                    (0..len).for_each(|at| append(all, data, place(first - at), rest, fill));
                }
                Run::Same { at, len } => {
                    again(all, len, |all| append(all, data, place(at), rest, fill));
                }
                Run::Fill { len } => append_fill(all, len, rest, fill),
                Run::Spread { first, count, gap } => {
                    for at in 0..count {
                        append_fill(all, if at > 0 { gap } else { 0 }, rest, fill);
                        append(all, data, place(first + at), rest, fill);
                    }
                }
            }
        }
    };
    match along {
        Along::All => forwards(all, 0, extent),
        Along::Runs(runs) => append_runs(all, runs),
        Along::Periods([first, period, last], count) => {
            append_runs(all, first);
            again(all, count, |all| append_runs(all, period));
            append_runs(all, last);
        }
        Along::At(positions) => match rest {
            [] if stride == 1 => {
                append_at::<T, false>(all, &data[offset.cast_unsigned()..][..extent], &[], positions);
            }
            [] => {
                let positions = positions.as_slice().iter();
                all.extend(positions.map(|&at| data[place(at).cast_unsigned()].clone()));
            }
            [row] if row.stride == 1 && matches!(row.along, Along::All) => {
                for &at in positions.as_slice() {
                    all.extend_from_slice(&data[place(at).cast_unsigned()..][..row.extent]);
                }
            }
            _ => positions.as_slice().iter().for_each(|&at| append(all, data, place(at), rest, fill)),
        },
        Along::Each(count) if rest.is_empty() => {
            append_each(all, data, (offset, stride, extent), count);
        }
        Along::Each(count) => {
            (0..extent).for_each(|at| again(all, count, |all| append(all, data, place(at), rest, fill)));
        }
        Along::Cycles(count) => again(all, count, |all| forwards(all, 0, extent)),
    }
}

/// Appends the value that is filled in, `len` times the elements of the inner axes.
#[inline]
fn append_fill<T: Clone>(all: &mut Vec<T>, len: usize, rest: &[Axis<'_>], fill: Option<&T>) {
    if let Some(fill) = fill {
        let count: usize = rest.iter().map(Axis::len).product();
        all.extend(iter::repeat_n(fill, len * count).cloned());
    }
}

/// Appends what `append` appends, `count` times: once by the function, and then from the vector itself.
fn again<T: Clone>(all: &mut Vec<T>, count: usize, append: impl FnOnce(&mut Vec<T>)) {
    if count == 0 {
        return;
    }
    let start = all.len();
    append(all);
    let (first, mut left) = (all.len() - start, count - 1);
    // Several at a time, if they are short.
    let mut there = 1;
    while left > 0 {
        let more = left.min(if first < SHORT { there } else { 1 });
        all.extend_from_within(start..start + first * more);
        (left, there) = (left - more, there + more);
    }
}

/// The number of elements below which several pieces are copied at once.
const SHORT: usize = 1 << 10;

/// Appends `len` elements that are `stride` apart.
fn append_row<T: Clone>(all: &mut Vec<T>, data: &[T], offset: isize, stride: isize, len: usize) {
    let first = offset.cast_unsigned();
    match stride {
        _ if len == 0 => {}
        1 => all.extend_from_slice(&data[first..][..len]),
        -1 => all.extend(data[first + 1 - len..][..len].iter().rev().cloned()),
        0 => all.extend(iter::repeat_n(&data[first], len).cloned()),
        2.. => all.extend(data[first..].iter().step_by(stride.cast_unsigned()).take(len).cloned()),
        _ => {
            all.extend((0..len).map(|at| data[(offset + stride * at.cast_signed()).cast_unsigned()].clone()));
        }
    }
}

/// Appends each element of a row `count` times.
fn append_each<T: Clone>(
    all: &mut Vec<T>,
    data: &[T],
    (offset, stride, extent): (isize, isize, usize),
    count: usize,
) {
    /// The elements that are written at a time: they stay in the nearest cache.
    const BATCH: usize = 1 << 9;
    if stride == 1 && (2..=4).contains(&count) {
        let row = &data[offset.cast_unsigned()..][..extent];
        return match count {
            2 => append_blocks::<T, 8>(all, row),
            3 => append_blocks::<T, 12>(all, row),
            _ => append_blocks::<T, 16>(all, row),
        };
    }
    if needs_drop::<T>() || stride != 1 || count >= 16 {
        for at in 0..extent {
            let element = &data[(offset + stride * at.cast_signed()).cast_unsigned()];
            all.extend(iter::repeat_n(element, count).cloned());
        }
        return;
    }
    // Elements that own nothing are written twice, so that the second time they are written in blocks of a known length.
    for row in data[offset.cast_unsigned()..][..extent].chunks(BATCH) {
        let start = all.len();
        all.resize(start + row.len() * count, row[0].clone());
        let to = &mut all[start..];
        match count {
            ..=8 => each_over::<T, 8>(to, row, count),
            _ => each_over::<T, 16>(to, row, count),
        }
    }
}

/// Writes each element `count` times, which is at most `N`: `N` times, and the next element over the rest. A block of a known length costs
/// less than a loop for each element.
#[inline(never)]
fn each_over<T: Clone, const N: usize>(to: &mut [T], from: &[T], count: usize) {
    // The last elements have fewer than `N` positions.
    let safe = (to.len() + 1).saturating_sub(N).div_ceil(count.max(1)).min(from.len());
    let (first, last) = from.split_at(safe);
    for (at, element) in first.iter().enumerate() {
        if let Some(block) = to[at * count..].first_chunk_mut::<N>() {
            *block = core::array::from_fn(|_| element.clone());
        }
    }
    for (to, element) in to[safe * count..].chunks_exact_mut(count.max(1)).zip(last) {
        to.fill(element.clone());
    }
}

/// Appends each element `N / 4` times. Four elements become a block of a known length, which the compiler computes in registers; one element at
/// a time took 1.3 to 1.7 times as long.
#[inline(never)]
fn append_blocks<T: Clone, const N: usize>(all: &mut Vec<T>, row: &[T]) {
    let (blocks, last) = row.as_chunks::<4>();
    let count = N / 4;
    let block = |from: &[T; 4]| -> [T; N] { core::array::from_fn(|at| from[at / count].clone()) };
    all.extend(blocks.iter().flat_map(block));
    for element in last {
        all.extend(iter::repeat_n(element, count).cloned());
    }
}
