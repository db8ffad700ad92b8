//! Results in new memory, in logical order: the loops of a [`Plan`] over the elements of its operands.

use alloc::vec::Vec;

use crate::{
    array::access::append::{append, append_pairs},
    broadcast::BroadcastError,
    index::MemoryError,
    layout::nest::Run,
    loops::{
        allocate::allocate,
        write::{Part, Plan},
    },
};

/// An operand, and its memory.
pub(crate) type Source<'p, T, const R: usize> = (Part<'p, R>, &'p [T]);

/// New elements and their extents.
pub(crate) type Collected<V, const R: usize> = Result<(Vec<V>, [usize; R]), BroadcastError>;

/// The results of a function for the pairs of elements of two operands, broadcast to each other. `known` is what the type of the result knows.
/// Compiled once per rank and function, and not once per shape.
pub(crate) fn pairs<T, U, V, const R: usize>(
    (first, left): Source<'_, T, R>,
    (second, right): Source<'_, U, R>,
    known: &[Option<usize>; R],
    mut map: impl FnMut(&T, &U) -> V,
) -> Collected<V, R> {
    let plan = Plan::new([first, second], known)?;
    let mut data = allocate(plan.count)?;
    plan.nest.fold((), |(), row| {
        extend(&mut data, row.len, row.run(0, left), row.run(1, right), &mut map);
    });
    Ok((data, plan.extents))
}

/// [`pairs`] of three operands.
pub(crate) fn triples<T, U, W, V, const R: usize>(
    (first, a): Source<'_, T, R>,
    (second, b): Source<'_, U, R>,
    (third, c): Source<'_, W, R>,
    known: &[Option<usize>; R],
    mut map: impl FnMut(&T, &U, &W) -> V,
) -> Collected<V, R> {
    let plan = Plan::new([first, second, third], known)?;
    let mut data = allocate(plan.count)?;
    plan.nest.fold((), |(), row| match (row.run(0, a), row.run(1, b), row.run(2, c)) {
        (Run::Slice(a), Run::Slice(b), Run::Slice(c)) => {
            data.extend(a.iter().zip(b).zip(c).map(|((a, b), c)| map(a, b, c)));
        }
        // If one operand is constant along the row, two are left.
        (a, b, Run::Same(c)) => extend(&mut data, row.len, a, b, |a, b| map(a, b, c)),
        (a, Run::Same(b), c) => extend(&mut data, row.len, a, c, |a, c| map(a, b, c)),
        (Run::Same(a), b, c) => extend(&mut data, row.len, b, c, |b, c| map(a, b, c)),
        (a, b, c) => data.extend((0..row.len).map(|at| map(a.at(at), b.at(at), c.at(at)))),
    });
    Ok((data, plan.extents))
}

/// [`pairs`] of two slices of the same length.
#[inline(never)]
pub(crate) fn slices<T, U, V>(
    left: &[T],
    right: &[U],
    map: impl FnMut(&T, &U) -> V,
) -> Result<Vec<V>, MemoryError> {
    let mut data = allocate(left.len())?;
    append_pairs(&mut data, (left, right), map);
    Ok(data)
}

/// Appends the results of `map` for the pairs of two rows of `len`. The pairings that matter have a loop of their own.
#[inline(always)]
pub(crate) fn extend<T, U, V>(
    data: &mut Vec<V>,
    len: usize,
    left: Run<'_, T>,
    right: Run<'_, U>,
    mut map: impl FnMut(&T, &U) -> V,
) {
    match (left, right) {
        (Run::Slice(left), Run::Slice(right)) => append_pairs(data, (left, right), map),
        (Run::Slice(left), Run::Same(right)) => append(data, left, |left| map(left, right)),
        (Run::Same(left), Run::Slice(right)) => append(data, right, |right| map(left, right)),
        (left, right) => {
            let (left, right) = (left.into_line(), right.into_line());
            data.extend((0..len).map(|at| map(left.at(at), right.at(at))));
        }
    }
}
