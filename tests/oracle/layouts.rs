//! Views of the same extents in all layouts, and what the tests of operations along axes have in common.

use shapewise::{AxisOf, Strided, Tensor, View};

use super::{Naive, array, orders};

/// In each order of the axes: forwards, backwards with gaps, partly backwards, and with the last axis stretched.
fn layouts<const R: usize>(extents: [usize; R]) -> Vec<Strided<R>> {
    let mut layouts = Vec::new();
    for order in orders(R) {
        let (mut strides, mut stride) = ([0; R], 1);
        for &axis in order.iter().rev() {
            strides[axis] = stride;
            stride *= extents[axis].cast_signed().max(1);
        }
        layouts.push(strides);
        layouts.push(strides.map(|stride| -2 * stride));
        layouts.push(core::array::from_fn(|axis| if axis % 2 == 0 { -strides[axis] } else { strides[axis] }));
        layouts.push(core::array::from_fn(|axis| if axis + 1 == R { 0 } else { strides[axis] }));
    }
    layouts.into_iter().map(|strides| Strided::new(extents, strides).unwrap()).collect()
}

/// Calls `check` with a view of each layout of these extents, and its elements. `element` returns the one at an offset.
pub(crate) fn each_view<const R: usize>(
    extents: &[usize],
    element: impl Fn(usize) -> i64,
    mut check: impl FnMut(View<'_, i64, R>, &Naive),
) {
    for layout in layouts(array::<R>(extents)) {
        let memory: Vec<i64> = (0..layout.span()).map(&element).collect();
        let view = View::with_layout(&memory, layout).unwrap();
        let naive = Naive { extents: extents.to_vec(), elements: view.to_vec() };
        check(view, &naive);
    }
}

#[track_caller]
pub(crate) fn same<const R: usize>(found: &Tensor<i64, R>, expected: &Naive, what: &str) {
    assert_eq!(found.extents(), expected.extents[..], "extents of {what}");
    assert_eq!(found.as_slice(), expected.elements, "elements of {what}");
}

pub(crate) fn axis<const R: usize>(number: usize) -> AxisOf<R> {
    AxisOf::new(number.cast_signed()).unwrap()
}
