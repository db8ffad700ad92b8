//! The loops of a product of two operands: which axes are those of a product of matrices, and which are around it.

use core::ops::Mul;

use num_traits::Zero;
use smallvec::SmallVec;

use crate::{
    index::MemoryError,
    loops::all::sum_row,
    verbs::contract::{
        product::{self, StridedMatrix, Task},
        rows,
    },
};

/// A loop: its extent, and the steps of the left operand, of the right one, and of the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Loop {
    pub(crate) extent: usize,
    pub(crate) steps: [isize; 3],
}

impl Loop {
    /// A loop that is not there.
    const NONE: Self = Self { extent: 1, steps: [0; 3] };
}

/// Loops, the outermost first.
pub(crate) type LoopList = SmallVec<[Loop; 8]>;

/// Puts loops with large steps outside, and merges loops that step evenly. The steps of `by` decide the order.
pub(crate) fn merged(mut loops: LoopList, by: usize) -> LoopList {
    let key = |of: &Loop| of.steps.get(by).map_or(0, |step| step.unsigned_abs());
    loops.sort_by_key(|of| core::cmp::Reverse(key(of)));
    let mut all = LoopList::new();
    for inner in loops {
        let evenly = |outer: &Loop| {
            let pairs = outer.steps.iter().zip(inner.steps);
            pairs
                .into_iter()
                .all(|(outer, step)| Some(*outer) == step.checked_mul(inner.extent.cast_signed()))
        };
        match all.last_mut() {
            Some(outer) if evenly(outer) => {
                // The loops are over elements, so the product of their extents fits.
                *outer = Loop { extent: outer.extent.saturating_mul(inner.extent), steps: inner.steps };
            }
            _ => all.push(inner),
        }
    }
    all
}

/// Calls `visit` with the offsets of each index of the loops.
pub(crate) fn each_offset(loops: &[Loop], mut offsets: [usize; 3], visit: &mut dyn FnMut([usize; 3])) {
    let mut index: SmallVec<[usize; 8]> = SmallVec::from_elem(0, loops.len());
    loop {
        visit(offsets);
        // An odometer: the last loop turns first.
        let mut turning = index.iter_mut().zip(loops).rev();
        loop {
            let Some((at, of)) = turning.next() else { return };
            *at = at.wrapping_add(1);
            let times = if *at < of.extent { 1 } else { 1_isize.wrapping_sub(of.extent.cast_signed()) };
            for (offset, step) in offsets.iter_mut().zip(of.steps) {
                *offset = offset.wrapping_add_signed(step.wrapping_mul(times));
            }
            if *at < of.extent {
                break;
            }
            *at = 0;
        }
    }
}

/// Takes the loop with the largest extent out of a list.
fn take_longest(loops: &mut LoopList) -> Loop {
    match loops.iter().enumerate().max_by_key(|(_, of)| of.extent).map(|(at, _)| at) {
        Some(at) => loops.remove(at),
        None => Loop::NONE,
    }
}

/// How the elements of a result are computed: what is innermost, and the loops around it.
enum ContractionPlan {
    /// Nothing: there are no elements.
    Nothing,
    /// Products element by element, along this loop.
    Rows { around: LoopList, row: Loop },
    /// Products of matrices: the steps of the rows, of the columns and of the terms. The operands are exchanged if `is_transposed`.
    Matrices {
        around: LoopList,
        task: Task,
        rows: [isize; 3],
        columns: [isize; 3],
        inner: [isize; 2],
        is_transposed: bool,
    },
}

/// Chooses the loops of [`multiply`]. It does not depend on the type of the elements, so it is compiled once. The operands are exchanged only if
/// their elements commute.
#[inline(never)]
fn plan(loops: &[Loop], commutes: bool) -> ContractionPlan {
    let [mut m, mut n, mut k, mut batch]: [LoopList; 4] = Default::default();
    for &of in loops {
        match of.steps {
            _ if of.extent == 0 => return ContractionPlan::Nothing,
            _ if of.extent == 1 => {}
            [_, _, 0] => k.push(of),
            [0, 0, _] => batch.push(of),
            [_, 0, _] => m.push(of),
            [0, ..] => n.push(of),
            _ => batch.push(of),
        }
    }
    let (mut m, mut n, mut k, mut batch) = (merged(m, 2), merged(n, 2), merged(k, 0), merged(batch, 2));
    let (mut rows, mut columns, mut inner) =
        (take_longest(&mut m), take_longest(&mut n), take_longest(&mut k));
    let accumulate = !k.is_empty();
    batch.extend(m);
    batch.extend(n);
    batch.extend(k);
    if rows.extent == 1 && columns.extent == 1 {
        // Products element by element: a batch axis along memory is a better innermost loop than `k` across it.
        let along = batch.iter().position(|of| of.steps.get(2) == Some(&1));
        let is_across =
            inner.extent == 1 || (inner.steps[0].unsigned_abs() > 1 && inner.steps[1].unsigned_abs() > 1);
        if let (Some(along), true) = (along, is_across) {
            let row = batch.remove(along);
            batch.push(inner);
            return ContractionPlan::Rows { around: batch, row };
        }
    }
    // The innermost axis of the result is `n`: otherwise the product of the transposed matrices is computed.
    let is_transposed = match (rows.extent, columns.extent) {
        _ if !commutes => false,
        (1, 1) => false,
        (1, _) => true,
        (_, 1) => false,
        _ => rows.steps[2] < columns.steps[2],
    };
    if is_transposed {
        for of in [&mut rows, &mut columns, &mut inner].into_iter().chain(&mut batch) {
            of.steps.swap(0, 1);
        }
        (rows, columns) = (columns, rows);
    }
    let task = Task { m: rows.extent, n: columns.extent, k: inner.extent, accumulate };
    let [left, right, _] = inner.steps;
    ContractionPlan::Matrices {
        around: batch,
        task,
        rows: rows.steps,
        columns: columns.steps,
        inner: [left, right],
        is_transposed,
    }
}

/// The loops of products that are not summed: those around, that over rows, and that along a row; `None` if there are sums, or no elements.
#[inline(never)]
fn products(loops: &[Loop]) -> Option<(LoopList, Loop, Loop)> {
    if loops.iter().any(|of| of.extent == 0 || (of.extent != 1 && of.steps[2] == 0)) {
        return None;
    }
    let mut around = merged(loops.iter().copied().filter(|of| of.extent != 1).collect(), 2);
    let row = around.pop().unwrap_or(Loop::NONE);
    let rows = around.pop().unwrap_or(Loop::NONE);
    // The elements of a diagonal of the result are not side by side.
    (row.extent == 1 || row.steps[2] == 1).then_some((around, rows, row))
}

/// Adds products to the elements of a result, which are zeros. Each loop is of one of four kinds: `m` steps in the left operand and in the result,
/// `n` in the right operand and in the result, `k` not in the result, and the rest, a batch, in all three. The largest loop of each of
/// the first three kinds makes a product of matrices; all other loops are around it.
pub(crate) fn multiply<T: Copy + Zero + Mul<Output = T> + 'static>(
    result: &mut [T],
    [left, right]: [(&[T], usize); 2],
    loops: &[Loop],
) -> Result<(), MemoryError> {
    if let Some((around, rows, row)) = products(loops) {
        each_offset(&around, [left.1, right.1, 0], &mut |[mut a, mut b, mut c]| {
            for _ in 0..rows.extent {
                rows::multiply(result, c, row.extent, (left.0, a, row.steps[0]), (right.0, b, row.steps[1]));
                a = a.wrapping_add_signed(rows.steps[0]);
                b = b.wrapping_add_signed(rows.steps[1]);
                c = c.wrapping_add_signed(rows.steps[2]);
            }
        });
        return Ok(());
    }
    match plan(loops, product::commutes::<T>()) {
        ContractionPlan::Nothing => {}
        ContractionPlan::Rows { around, row } => {
            let [step_a, step_b, _] = row.steps;
            each_offset(&around, [left.1, right.1, 0], &mut |[a, b, c]| {
                rows::multiply_add(result, c, row.extent, (left.0, a, step_a), (right.0, b, step_b));
            });
        }
        ContractionPlan::Matrices { around, task, rows, columns, inner, is_transposed } => {
            let (left, right) = if is_transposed { (right, left) } else { (left, right) };
            let mut scratch = product::Scratch::new(&task)?;
            each_offset(&around, [left.1, right.1, 0], &mut |[a, b, c]| {
                let left = StridedMatrix { data: left.0, base: a, steps: [rows[0], inner[0]] };
                let right = StridedMatrix { data: right.0, base: b, steps: [inner[1], columns[1]] };
                product::product(&task, &left, &right, (result, c, [rows[2], columns[2]]), &mut scratch);
            });
        }
    }
    Ok(())
}

/// Adds the elements of an operand to those of a result, which are zeros. The steps of the operand are the first of each loop, those of the result
/// the third; a loop that does not step in the result sums.
pub(crate) fn sum_out<T: Copy + Zero>(result: &mut [T], (data, base): (&[T], usize), loops: &[Loop]) {
    let Some((all, inner)) = summed_loops(loops) else { return };
    let [step, _, to] = inner.steps;
    each_offset(&all, [base, 0, 0], &mut |[from, _, at]| {
        if to == 0 {
            let sum = sum_row(inner.extent, (data, from, step));
            if let Some(element) = result.get_mut(at) {
                *element = core::mem::replace(element, T::zero()).add(sum);
            }
        } else {
            rows::add(result, at, to, inner.extent, (data, from, step));
        }
    });
}

/// The loops of [`sum_out`] and the innermost one, that with the smallest step in memory; `None` if there are no elements.
fn summed_loops(loops: &[Loop]) -> Option<(LoopList, Loop)> {
    if loops.iter().any(|of| of.extent == 0) {
        return None;
    }
    let mut all = merged(loops.iter().copied().filter(|of| of.extent != 1).collect(), 0);
    let inner = all.pop().unwrap_or(Loop { extent: 1, steps: [0; 3] });
    Some((all, inner))
}
