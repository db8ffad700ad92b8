//! Sums of one operand over some of its axes; repeated labels are diagonals.

use num_traits::Zero;

use crate::{
    loops::all::sum_row,
    verbs::contract::{
        loops::{Loop, LoopList, each_offset, merged},
        rows,
    },
};

/// Adds the elements of an operand to those of a result, which are zeros. The steps of the operand are the first of each loop, those of the result
/// the third; a loop that does not step in the result sums.
pub(crate) fn sum_out<T: Copy + Zero>(result: &mut [T], (data, base): (&[T], usize), loops: &[Loop]) {
    let Some((all, inner)) = plan(loops) else { return };
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
fn plan(loops: &[Loop]) -> Option<(LoopList, Loop)> {
    if loops.iter().any(|of| of.extent == 0) {
        return None;
    }
    let mut all = merged(loops.iter().copied().filter(|of| of.extent != 1).collect(), 0);
    let inner = all.pop().unwrap_or(Loop { extent: 1, steps: [0; 3] });
    Some((all, inner))
}
