//! Arguments that are chosen to overflow, to allocate, or to loop for ever: shapes of few elements with the largest extents that fit, and
//! results that are small though what they are made of is not. A `try_` method returns, soon, and takes no memory before it has checked.
#![cfg(feature = "std")]
#![allow(
    clippy::std_instead_of_core,
    clippy::arithmetic_side_effects,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure, and tests may use all of std"
)]

use shapewise::{
    Axis, Tensor, View, ViewMut,
    array::DynView,
    layout::Strided,
    rearrange::{GatherAxes, Pad, PadMode},
    s,
    verbs::{concatenate, stack, try_concatenate, try_stack},
};

const MAX: usize = isize::MAX.unsigned_abs();

/// A row of the largest extent, and no memory but one element.
fn wide<T>(one: &[T; 1]) -> View<'_, T, 1> {
    View::new(one, [1]).unwrap().try_broadcast_to([MAX]).unwrap()
}

#[test]
fn pads_that_remove_more_than_memory_has() {
    // Of 8 bytes, so that there is not as much memory on any target.
    let one = [7_u64];
    let row = wide(&one);
    let low = -isize::MAX;
    // Of MAX elements with a gap after each, all but four are removed.
    let padded = row.try_pad([Pad { low, high: low + 5, interior: 1 }], 0).unwrap();
    assert_eq!(padded.to_vec(), [0, 7, 0, 7]);
    let padded = row.try_pad([Pad { low: low + 2, high: 0, interior: 0 }], 0).unwrap();
    assert_eq!(padded.to_vec(), [7, 7]);
    assert!(row.try_pad([Pad { low: 1, high: 0, interior: 0 }], 0).is_err());
    assert!(row.try_pad([Pad { low: 0, high: 0, interior: usize::MAX }], 0).is_err());
    // Also where no other axis has elements, and where elements have no size.
    let none = View::new(&[0u8; 0], [0, 0]).unwrap();
    for widths in
        [([usize::MAX, 0], [0, 0]), ([0, 0], [usize::MAX, 0]), ([1 << (usize::BITS - 1), 0], [0, 0])]
    {
        assert!(none.try_pad(widths, 0).is_err(), "{widths:?}");
    }
    for mode in [PadMode::Edge, PadMode::Wrap, PadMode::Symmetric, PadMode::Reflect] {
        assert!(row.try_pad_mode([[1, 0]], mode).is_err());
        assert!(row.try_pad_mode([[0, 0]], mode).is_err(), "there is not as much memory");
        assert!(row.try_pad_mode([[usize::MAX, usize::MAX]], mode).is_err());
    }
}

#[test]
fn results_of_elements_without_a_size_are_made_at_once() {
    let units = [()];
    let row = wide(&units);
    let half = MAX / 2;
    // A slice of half of the row, at each of two indices.
    let axes = GatherAxes::new(1, &[0]).offset(&[1]);
    let starts = [0, 1];
    let gathered = row.try_gather_slices(View::new(&starts, [2]).unwrap(), &axes, [half]);
    assert_eq!(gathered.map(|found: Tensor<(), 2>| found.extents()), Ok([2, half]));
    assert_eq!(
        row.try_pad([Pad { low: -1, high: 0, interior: 0 }], ()).map(|tensor| tensor.extents()),
        Ok([MAX - 1])
    );
    assert_eq!(
        row.try_pad([Pad { low: -isize::MAX, high: 0, interior: 1 }], ()).map(|tensor| tensor.extents()),
        Ok([MAX - 1])
    );
    assert_eq!(row.slice(s![..half]).try_tile([2]).map(|tensor| tensor.extents()), Ok([half * 2]));
    assert_eq!(row.slice(s![..half]).try_repeat(Axis::<0>, 2).map(|tensor| tensor.extents()), Ok([half * 2]));
    assert_eq!(row.roll(Axis::<0>, isize::MIN).extents(), [MAX]);
    assert_eq!(row.slice(s![..;-1]).try_to_tensor().map(|tensor| tensor.extents()), Ok([MAX]));
    let parts = [row.slice(s![..half]), row.slice(s![..half])];
    assert_eq!(try_concatenate(Axis::<0>, &parts).map(|tensor| tensor.extents()), Ok([half * 2]));
    assert_eq!(try_stack(Axis::<1>, &parts).map(|tensor| tensor.extents()), Ok([half, 2]));
    assert_eq!(row.sort_axis_by(Axis::<0>, |(), ()| std::cmp::Ordering::Equal).extents(), [MAX]);
    assert!(try_concatenate(Axis::<0>, [row, row, row]).is_err());
    assert!(try_stack(Axis::<0>, [row, row, row]).is_err());
}

#[test]
fn results_that_do_not_fit_are_errors() {
    let one = [1_i32];
    let row = wide(&one);
    let wide_matrix = row.slice(s![.., NewAxis]);
    assert!(row.try_to_tensor().is_err());
    assert!(row.try_to_vec().is_err());
    assert!(row.try_map(|x| *x).is_err());
    let dynamic = row.dynamic();
    assert!(dynamic.roll(0, 1).is_err());
    assert!(row.try_repeat(Axis::<0>, 1).is_err());
    assert!(row.try_repeat(Axis::<0>, usize::MAX).is_err());
    assert!(row.try_tile([usize::MAX]).is_err());
    assert!(dynamic.cumsum(0).is_err());
    assert!(dynamic.cumprod(0).is_err());
    assert!(dynamic.diff(0, 1).is_err());
    assert!(dynamic.scan_axis(0, 0, |sum, x| sum + x).is_err());
    assert!(dynamic.sort_axis_by(0, i32::cmp).is_err());
    assert!(dynamic.argsort_axis_by(0, i32::cmp).is_err());
    assert!(dynamic.top_k(0, usize::MAX).is_err());
    assert!(row.try_outer::<1, 2, _>(row).is_err());
    assert!(wide_matrix.try_matmul::<2, 2, _>(wide_matrix.transpose()).is_err());
    assert!(wide_matrix.try_fold_axis(Axis::<1>, 0, |sum, x| sum + x).is_err());
    assert!(try_concatenate(Axis::<0>, [row]).is_err());
    assert!(try_concatenate(Axis::<0>, [row, row, row]).is_err());
    assert!(try_stack(Axis::<0>, [row]).is_err());
    assert!(try_stack(Axis::<0>, [row, row, row]).is_err());
    let axes = GatherAxes::new(1, &[0]).offset(&[1]);
    let starts = [0, isize::MAX];
    let starts = View::new(&starts, [2]).unwrap();
    let gathered: Result<Tensor<i32, 2>, _> = row.try_gather_slices(starts, &axes, [MAX]);
    assert!(gathered.is_err());
    let gathered: Result<Tensor<i32, 2>, _> = row.try_gather_slices(starts, &axes, [2]);
    assert_eq!(gathered.unwrap().to_vec(), [1; 4]);
    // As many indices as an axis can have.
    let zero = [0_u8];
    let gathered: Result<Tensor<i32, 2>, _> = row.try_gather_slices(wide(&zero), &axes, [1]);
    assert!(gathered.is_err());
    assert!(row.try_take_along_axis(Axis::<0>, wide(&zero)).is_err());
    assert_eq!(row.try_take(Axis::<0>, [isize::MAX - 1, -1, isize::MIN + 1]).unwrap().to_vec(), [1; 3]);
    assert!(row.try_take(Axis::<0>, [isize::MAX]).is_err());
    assert!(row.try_take(Axis::<0>, [isize::MIN]).is_err());
}

#[test]
fn arrays_without_elements_are_empty_soon() {
    let none: [i32; 0] = [];
    for extents in [[MAX, 0], [0, MAX]] {
        let [rows, columns] = extents;
        let view = View::new(&none, extents).unwrap();
        assert_eq!((view.sum(), view.product(), view.iter().count()), (0, 1, 0));
        assert_eq!(view.try_to_tensor().unwrap().extents(), extents);
        assert_eq!(view.try_map(|x| x + 1).unwrap().extents(), extents);
        assert_eq!(view.roll(Axis::<0>, 3).extents(), extents);
        assert_eq!(view.try_repeat(Axis::<0>, 1).unwrap().extents(), extents);
        assert_eq!(view.cumsum(Axis::<0>).extents(), extents);
        assert_eq!(view.cumsum(Axis::<1>).extents(), extents);
        assert_eq!(view.diff(Axis::<0>, usize::MAX).extents(), [0, columns]);
        assert_eq!(view.diff(Axis::<1>, usize::MAX).extents(), [rows, 0]);
        assert_eq!(view.scan_axis(Axis::<0>, 0, |sum, x| sum + x).extents(), extents);
        assert_eq!(view.sort_axis_by(Axis::<0>, i32::cmp).extents(), extents);
        assert_eq!(view.sort_axis_by(Axis::<1>, i32::cmp).extents(), extents);
        assert_eq!(view.argsort_axis_by(Axis::<1>, i32::cmp).extents(), extents);
        assert_eq!(view.top_k(Axis::<0>, 3).1.extents(), [rows.min(3), columns]);
        assert_eq!(view.top_k(Axis::<1>, 3).0.extents(), [rows, columns.min(3)]);
        assert_eq!(view.try_tile([1, 1]).unwrap().extents(), extents);
        assert!(
            view.try_pad([Pad { low: -1, high: 0, interior: 5 }; 2], 0).is_err(),
            "an axis is shorter than 1"
        );
        assert_eq!(view.try_pad_mode([[0, 0]; 2], PadMode::Wrap).unwrap().extents(), extents);
        assert_eq!(view.argwhere(|_| true).extents(), [0, 2]);
        assert_eq!(concatenate(Axis::<0>, [view]).extents(), extents);
        assert_eq!(stack(Axis::<0>, [view]).extents(), [1, rows, columns]);
        assert!(try_stack(Axis::<0>, [view, view]).is_err(), "the other extents must fit, too");
        assert_eq!(view.to_string(), "[]");
        assert_eq!(view.outer_iter().count(), rows);
        assert_eq!(view.axis_iter(Axis::<1>).count(), columns);
        assert_eq!(view.axis_iter(Axis::<0>).last().is_some(), rows > 0);
        assert_eq!(view.axis_iter(Axis::<1>).nth(MAX - 1).is_some(), columns == MAX);
        assert!(view == view && view == view.transpose().transpose());
        // Sums along the axis without elements are as many zeros as the other axis has, which do not fit.
        assert_eq!(view.try_fold_axis(Axis::<1>, 0, |sum, x| sum + x).is_ok(), rows == 0);
        if rows == 0 {
            assert!(
                view.sum_axis(Axis::<1>).is_empty() && view.mean_axis_as::<f64, _, _>(Axis::<1>).is_empty()
            );
        } else {
            assert!(view.sum_axis(Axis::<0>).is_empty(), "no columns");
        }
        assert_eq!(view.try_fold_axis(Axis::<0>, 0, |sum, x| sum + x).is_ok(), columns == 0);
        assert!(view.try_matmul::<2, 2, _>(view.transpose()).is_ok() == (rows == 0), "{extents:?}");
        assert!(view.try_windows([1, 1]).is_err(), "a window does not fit");
        let mut memory: [i32; 0] = [];
        let mut target = ViewMut::new(&mut memory, extents).unwrap();
        target.fill(1);
        target += 1;
        target += view;
        assert_eq!(target.try_assign(&view), Ok(()));
        target.for_each_mut(|x| *x += 1);
    }
}

#[test]
fn iterators_of_any_rank_skip_at_once() {
    let one = [7_u8];
    // Broadcast along each second axis, so that no two axes are one for a loop; more axes than one loop has.
    for rank in [0, 1, 2, 15, 16, 17, 20, 61] {
        let ones = vec![1; rank];
        let extents: Vec<usize> = (0..rank).map(|axis| 1 + axis % 2).collect();
        let view = DynView::with_strides(&one, &ones, &vec![0; rank]).unwrap();
        let view = view.broadcast_to(&extents).unwrap();
        let count = view.element_count();
        assert_eq!((view.iter().count(), view.iter().last()), (count, Some(&7)), "{rank}");
        assert_eq!((view.iter().nth(count - 1), view.iter().nth(count)), (Some(&7), None), "{rank}");
        let mut after = view.iter();
        assert_eq!((after.nth(count / 2), after.len()), (Some(&7), count - count / 2 - 1), "{rank}");
        assert_eq!((after.nth(usize::MAX), after.len(), after.next()), (None, 0, None), "{rank}");
    }
    let row = wide(&one).dynamic();
    assert_eq!((row.iter().count(), row.iter().last(), row.iter().nth(MAX - 1)), (MAX, Some(&7), Some(&7)));
}

/// From each position by each number of elements; and from some positions of an array that has more axes than one loop.
#[test]
fn iterators_of_any_rank_skip_to_the_same_element() {
    for (extents, order) in [
        (vec![2, 3, 2], vec![0, 1, 2]),
        (vec![2, 3, 2], vec![2, 0, 1]),
        (vec![], vec![]),
        (vec![2; 18], (0..18).rev().collect()),
    ] {
        let count: usize = extents.iter().map(|extent: &isize| extent.unsigned_abs()).product();
        let memory: Vec<usize> = (0..count).collect();
        let flat = View::new(&memory, [count]).unwrap().dynamic();
        let view = flat.reshape(&extents).unwrap().permute(&order).unwrap();
        let all: Vec<usize> = view.iter().copied().collect();
        assert!(extents.len() < 3 || order[0] == 0 || all != memory);
        let by = count / 7 + 1;
        for first in (0..=count).step_by(by) {
            for second in (0..=count - first).step_by(by + by / 3) {
                let (mut found, mut expected) = (view.iter(), all.iter());
                assert_eq!(found.nth(first), expected.nth(first), "{extents:?}");
                assert_eq!(found.nth(second), expected.nth(second), "{extents:?}");
                assert_eq!(found.len(), expected.len(), "{extents:?}");
                assert!(found.eq(expected), "{extents:?}, {first}, {second}");
            }
        }
    }
}

/// One element of an axis can have any stride, so that the place after it is not a number.
#[test]
fn rolls_of_an_axis_with_the_largest_stride() {
    let view = View::new(&[1, 2, 3, 4, 5, 6], [3, 2]).unwrap();
    let every = format!("1:, ::{MAX}").parse().unwrap();
    let part = view.slice_by::<2>(&every).unwrap();
    assert_eq!((part.extents(), part.layout().strides()[1]), ([2, 1], isize::MAX));
    for shift in -2..3 {
        assert_eq!(part.roll(Axis::<1>, shift).as_slice(), [3, 5]);
        assert_eq!(DynView::from(part).roll(-1, shift).unwrap().as_slice(), [3, 5]);
    }
}

/// Without elements, strides are any numbers: a multiple of one for a block of several elements need not be a number.
#[test]
fn blocks_of_an_array_without_elements() {
    let strides = [0, 1, isize::MAX, -isize::MAX, isize::MIN, isize::MAX / 2 + 1];
    for (extents, strides) in [[0, 4], [4, 0], [0, 0]]
        .into_iter()
        .flat_map(|extents| strides.into_iter().flat_map(move |a| strides.map(|b| (extents, [a, b]))))
    {
        let Ok(layout) = Strided::new(extents, strides) else { continue };
        let view = View::with_layout(&[0_u8; 0], layout).unwrap();
        assert_eq!(view.try_tiles([2, 2]).unwrap().count(), 0, "{layout:?}");
    }
}
