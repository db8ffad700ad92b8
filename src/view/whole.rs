//! What a view does with all its elements, in the order that memory suggests.

use super::{
    View, access,
    known::{Loops, Single, way},
    traverse::{Nest, Row, Run},
};
use crate::{
    broadcast::{self, BroadcastError, BroadcastExtents},
    index::Walk,
    layout::{ExtentTypes, Layout, Mapping, Strided},
    shape::Shape,
};

impl<'a, T, const R: usize, L: Mapping<R>> View<'a, T, R, L> {
    /// Folds over the elements, in no promised order: axes are taken as memory suggests, and merged where they are
    /// contiguous, so that rows are slices. [`iter`](Self::iter) is in logical order, and so is its `fold`.
    ///
    /// # Examples
    ///
    /// ```
    /// use shapewise::View;
    ///
    /// let memory = [1, 2, 3, 4];
    /// let matrix = View::new(&memory, [2, 2])?;
    /// assert_eq!(matrix.fold(0, |sum, element| sum + element), 10);
    /// # Ok::<(), shapewise::ViewError>(())
    /// ```
    #[inline]
    #[expect(clippy::indexing_slicing, reason = "a view that has elements has memory for all of its span")]
    pub fn fold<B>(&self, init: B, mut visit: impl FnMut(B, &'a T) -> B) -> B {
        let data = self.data;
        if !L::HAS_STRIDES {
            return self.layout.fold_unstrided(init, |folded, offset| visit(folded, &data[offset]));
        }
        if let way::SLICE = <Single<L::Seen> as Loops<R, 1>>::WAY {
            let [span] = <Single<L::Seen> as Loops<R, 1>>::SPANS;
            let mut folded = init;
            for element in &data[..span] {
                folded = visit(folded, element);
            }
            return folded;
        }
        Nest::<R, 1>::of(&self.layout)
            .fold(init, |folded, row| row.run(0, data).fold(row.len, folded, &mut visit))
    }

    /// Folds over the elements in logical order.
    #[cfg(feature = "alloc")]
    #[inline]
    #[expect(clippy::indexing_slicing, reason = "a view that has elements has memory for all of its span")]
    pub(super) fn fold_in_order<B>(&self, init: B, mut visit: impl FnMut(B, &'a T) -> B) -> B {
        let data = self.data;
        if !L::HAS_STRIDES {
            return self.layout.fold_unstrided(init, |folded, offset| visit(folded, &data[offset]));
        }
        Nest::<R, 1>::in_order(&self.layout)
            .fold(init, |folded, row| row.run(0, data).fold(row.len, folded, &mut visit))
    }

    /// Calls a function with each element, in no promised order, as [`fold`](Self::fold).
    #[inline]
    pub fn for_each(&self, mut visit: impl FnMut(&'a T)) {
        self.fold((), |(), element| visit(element));
    }

    /// Calls a function with each index and its element, in logical order.
    #[inline]
    pub fn indexed_for_each(&self, mut visit: impl FnMut([usize; R], &'a T)) {
        if !L::HAS_STRIDES {
            return self.indices().zip(self.iter()).for_each(|(index, element)| visit(index, element));
        }
        rows_in_order(&self.layout.seen(), |mut index, row| match row.run(0, self.data) {
            Run::Slice(elements) => {
                for (at, element) in elements.iter().enumerate() {
                    set_last(&mut index, at);
                    visit(index, element);
                }
            }
            run => {
                for at in 0..row.len {
                    set_last(&mut index, at);
                    visit(index, run.at(at));
                }
            }
        });
    }

    /// The element that is met at an index of a broadcast.
    #[inline]
    pub(super) fn met(&self, mut index: [usize; R]) -> &'a T {
        for (at, extent) in index.iter_mut().zip(self.extents()) {
            // An axis that is stretched has one index.
            *at = (*at).min(extent.saturating_sub(1));
        }
        access::element(self.data, &self.layout, index)
    }

    /// Folds over the pairs of elements of two views, broadcast to each other, in no promised order, as
    /// [`fold`](Self::fold).
    ///
    /// # Errors
    ///
    /// [`BroadcastError`] with the first axis where the extents do not broadcast. Two extents that are known in the
    /// type and do not are an error of `cargo check`.
    #[inline]
    pub fn zip_fold<U, M, B>(
        &self,
        other: &View<'_, U, R, M>,
        init: B,
        mut visit: impl FnMut(B, &T, &U) -> B,
    ) -> Result<B, BroadcastError>
    where
        M: Mapping<R>,
        ExtentTypes<L, R>: BroadcastExtents<ExtentTypes<M, R>, R>,
    {
        if !(L::HAS_STRIDES && M::HAS_STRIDES) {
            return pairs(self, other)
                .map(|(_, pairs)| pairs.fold(init, |folded, (x, y)| visit(folded, x, y)));
        }
        Ok(paired(self, other)?
            .fold_across(init, |folded, row| row.fold_pairs((self.data, other.data), folded, &mut visit)))
    }
}

impl<T, const R: usize, L: Layout<R>> View<'_, T, R, L> {
    /// Whether two views of the same extents have equal elements.
    fn equals<U, M: Layout<R>>(&self, other: &View<'_, U, R, M>) -> bool
    where
        T: PartialEq<U>,
    {
        let (left, right) = (self.layout.ranked(), other.layout.ranked());
        left.extents() == right.extents()
            && !Nest::ordered([&left, &right]).any(|row| {
                match (row.run(0, self.data), row.run(1, other.data)) {
                    (Run::Slice(left), Run::Slice(right)) => left != right,
                    (left, right) => (0..row.len).any(|at| left.at(at) != right.at(at)),
                }
            })
    }
}

/// Calls a function with the first index of each row, in logical order, and the row: the coordinate along it is that of a plain loop, and
/// no odometer is asked for each element. A layout of rank 0 is a row of one element.
#[inline(always)]
#[expect(
    clippy::indexing_slicing,
    clippy::arithmetic_side_effects,
    reason = "axes are below R; offsets of elements of a layout fit `isize`"
)]
pub(super) fn rows_in_order<const R: usize, L: Layout<R>>(
    layout: &L,
    mut visit: impl FnMut([usize; R], Row<1>),
) {
    let (extents, strides) = (layout.extents(), layout.strides());
    if extents.contains(&0) {
        return;
    }
    let (mut index, mut offset) = ([0; R], layout.base().cast_signed());
    let Some(last) = R.checked_sub(1) else {
        return visit(index, Row { offsets: [offset], strides: [1], len: 1 });
    };
    loop {
        visit(index, Row { offsets: [offset], strides: [strides[last]], len: extents[last] });
        let mut axis = last;
        loop {
            let Some(outer) = axis.checked_sub(1) else { return };
            axis = outer;
            index[axis] += 1;
            if index[axis] < extents[axis] {
                offset += strides[axis];
                break;
            }
            // Back to the first of them; nothing was added behind the last.
            offset -= strides[axis] * (extents[axis] - 1).cast_signed();
            index[axis] = 0;
        }
    }
}

/// Sets the coordinate along the last axis, if there is one.
#[inline(always)]
pub(super) const fn set_last<const R: usize>(index: &mut [usize; R], at: usize) {
    if let Some(last) = index.last_mut() {
        *last = at;
    }
}

/// The loops over two views, broadcast to each other.
#[inline]
pub(super) fn paired<T, U, const R: usize, L: Mapping<R>, M: Mapping<R>>(
    left: &View<'_, T, R, L>,
    right: &View<'_, U, R, M>,
) -> Result<Nest<R, 2>, BroadcastError> {
    let (left, right) = (left.layout.seen().ranked(), right.layout.seen().ranked());
    paired_ranked(&left, &right, &L::Seen::STRETCHES, &M::Seen::STRETCHES)
}

/// [`paired`], compiled once per rank.
fn paired_ranked<const R: usize>(
    left: &Strided<R>,
    right: &Strided<R>,
    left_stretches: &[bool; R],
    right_stretches: &[bool; R],
) -> Result<Nest<R, 2>, BroadcastError> {
    let extents = met(left.extents(), right.extents(), left_stretches, right_stretches)?.extents();
    let left = stretched(left, &extents, left_stretches)?;
    let right = stretched(right, &extents, right_stretches)?;
    Ok(Nest::ordered([&left, &right]))
}

/// The shape of two operands that are broadcast to each other.
#[inline(always)]
fn met<const R: usize>(
    left: [usize; R],
    right: [usize; R],
    left_stretches: &[bool; R],
    right_stretches: &[bool; R],
) -> Result<Shape<R>, BroadcastError> {
    let extents = broadcast::typed_extents(&left, &right, left_stretches, right_stretches)?;
    // Two broadcasts that fit may together be too large.
    Ok(Shape::new(extents)?)
}

/// The pairs of elements of two views, broadcast to each other, in logical order, and the shape of that; of any layouts.
pub(super) fn pairs<'a, T, U, const R: usize, L: Mapping<R>, M: Mapping<R>>(
    left: &View<'a, T, R, L>,
    right: &View<'a, U, R, M>,
) -> Result<(Shape<R>, impl Iterator<Item = (&'a T, &'a U)>), BroadcastError> {
    let (stretches, others) = (&L::Seen::STRETCHES, &M::Seen::STRETCHES);
    let shape = met(left.extents(), right.extents(), stretches, others)?;
    let (left, right) = (*left, *right);
    Ok((shape, Walk::all(shape.extents()).map(move |index| (left.met(index), right.met(index)))))
}

/// The layout of an operand broadcast to extents of the same rank.
#[inline(always)]
pub(super) fn stretched<const R: usize>(
    layout: &Strided<R>,
    extents: &[usize; R],
    stretches: &[bool; R],
) -> Result<Strided<R>, BroadcastError> {
    let strides = broadcast::typed_strides_to(&layout.extents(), &layout.strides(), extents, stretches)?;
    Ok(Strided::from_parts(*extents, strides, layout.base()))
}

impl<T: PartialEq<U>, U, const R: usize, L: Mapping<R>, M: Mapping<R>> PartialEq<View<'_, U, R, M>>
    for View<'_, T, R, L>
{
    /// Same extents, equal elements; the layouts may differ.
    fn eq(&self, other: &View<'_, U, R, M>) -> bool {
        match (self.layout.by_strides(), other.layout.by_strides()) {
            (Some(left), Some(right)) => {
                View { data: self.data, layout: left }.equals(&View { data: other.data, layout: right })
            }
            _ => {
                let same = |index| match (self.get(index), other.get(index)) {
                    (Some(left), Some(right)) => left == right,
                    _ => false,
                };
                self.extents() == other.extents() && self.indices().all(same)
            }
        }
    }
}

impl<T: Eq, const R: usize, L: Mapping<R>> Eq for View<'_, T, R, L> {}
