//! Views in two parts, and views along an axis, compared with elements by index: all axes of small shapes in all memory
//! orders.
#![cfg(feature = "std")]
#![allow(
    clippy::std_instead_of_alloc,
    reason = "tests of small numbers: a panic is a failure, and tests may use all of std"
)]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::missing_assert_message,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "tests of small numbers: a panic is a failure"
)]

use crate::oracle;

use oracle::{array, indices, orders, shapes};
use shapewise::{
    Axis, AxisOf, Const, Keep, Layout, Strided, View, ViewMut,
    rank::{Minus, Ranks},
    s, shape,
    verbs::SplitError,
};

/// In each order of the axes: dense, backwards with gaps, or mixed; each element occurs once.
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
        layouts.push(core::array::from_fn(
            |axis| if axis % 2 == 0 { -strides[axis] } else { 3 * strides[axis] },
        ));
    }
    layouts
        .into_iter()
        .filter_map(|strides| Strided::new(extents, strides).ok())
        .filter(Strided::is_unique)
        .collect()
}

/// The offsets at the positions of an axis for which `is` holds.
fn offsets<const R: usize>(layout: &Strided<R>, axis: usize, is: impl Fn(usize) -> bool) -> Vec<usize> {
    let all = indices(&layout.extents());
    all.iter().filter(|index| is(index[axis])).map(|index| layout.offset(array(index)).unwrap()).collect()
}

/// Whether all offsets of one list are before all of the other.
fn are_apart(left: &[usize], right: &[usize]) -> bool {
    left.iter().max() < right.iter().min()
        || right.iter().max() < left.iter().min()
        || left.is_empty()
        || right.is_empty()
}

fn check<const R: usize, const Q: usize>(extents: &[usize]) -> (usize, usize)
where
    Ranks: Minus<R, 1, Q>,
{
    let (mut split, mut refused) = (0, 0);
    for layout in layouts(array::<R>(extents)) {
        let memory: Vec<usize> = (0..layout.span() + 2).collect();
        let view = View::with_layout(&memory, layout).unwrap();
        for (number, &extent) in extents.iter().enumerate() {
            let axis = AxisOf::<R>::new(number.cast_signed()).unwrap();
            for at in 0..=extent {
                let (first, second) = view.split_at(axis, at);
                let expected = [offsets(&layout, number, |x| x < at), offsets(&layout, number, |x| x >= at)];
                assert_eq!([first.to_vec(), second.to_vec()], expected, "{layout:?} {axis:?} {at}");
                assert_eq!((first.extents()[number], second.extents()[number]), (at, extent - at));

                let mut written = vec![0; memory.len()];
                let mut to = ViewMut::with_layout(&mut written, layout).unwrap();
                match to.try_split_at_mut(axis, at) {
                    Ok((mut first, mut second)) => {
                        assert!(are_apart(&expected[0], &expected[1]));
                        let mut count = 0;
                        for part in [&mut first, &mut second] {
                            part.indexed_for_each_mut(|_, x| {
                                count += 1;
                                *x = count;
                            });
                        }
                        for (at, &offset) in expected.iter().flatten().enumerate() {
                            assert_eq!(written[offset], at + 1, "{layout:?} {axis:?}");
                        }
                        assert_eq!(
                            written.iter().filter(|x| **x > 0).count(),
                            expected.iter().flatten().count()
                        );
                        split += 1;
                    }
                    Err(error) => {
                        assert!(matches!(error, SplitError::Interleaved { axis, .. } if axis == number));
                        assert!(!are_apart(&expected[0], &expected[1]), "{layout:?} {axis:?} {at}");
                        refused += 1;
                    }
                }
            }
            assert_eq!(
                view.try_split_at(axis, extent + 1).unwrap_err(),
                SplitError::Behind { axis: number, at: extent + 1, extent }
            );

            let places: Vec<Vec<usize>> =
                (0..extent).map(|place| offsets(&layout, number, |x| x == place)).collect();
            let along: Vec<View<'_, usize, Q>> = view.axis_iter(axis).collect();
            assert_eq!(along.iter().map(View::to_vec).collect::<Vec<_>>(), places, "{layout:?} {axis:?}");
            let backwards: Vec<_> = view.axis_iter(Keep(axis)).rev().map(|view| view.to_vec()).collect();
            assert_eq!(backwards, places.iter().rev().cloned().collect::<Vec<_>>(), "{layout:?} {axis:?}");
            for skipped in 0..=extent {
                let mut iter = view.axis_iter(axis);
                let found = iter.nth(skipped).map(|view| view.to_vec());
                assert_eq!(found.as_ref(), places.get(skipped));
                assert_eq!(iter.len(), extent.saturating_sub(skipped + 1));
                assert_eq!(
                    iter.last().map(|view| view.to_vec()).as_ref(),
                    places.get(skipped + 1..).and_then(<[_]>::last)
                );
            }

            // Mutable subviews, skipped from both ends.
            let mut memory = memory.clone();
            let mut to = ViewMut::with_layout(&mut memory, layout).unwrap();
            for (front, back) in (0..=extent).flat_map(|front| (0..=extent).map(move |back| (front, back))) {
                let Ok(mut views) = to.try_axis_iter_mut(axis) else { break };
                let mut left: std::collections::VecDeque<_> = places.iter().cloned().collect();
                let mut expected = left.drain(..(front + 1).min(extent)).nth(front);
                assert_eq!(views.nth(front).map(|view| view.to_vec()), expected, "{layout:?} {axis:?}");
                expected = left.drain(left.len().saturating_sub(back + 1)..).rev().nth(back);
                assert_eq!(views.nth_back(back).map(|view| view.to_vec()), expected, "{layout:?} {axis:?}");
                assert_eq!(views.len(), left.len());
                assert!(views.map(|view| view.to_vec()).eq(left), "{layout:?} {axis:?} {front} {back}");
            }

            // Whether the parts follow each other in memory.
            let is_apart = places.windows(2).all(|pair| are_apart(&pair[0], &pair[1]));
            for is_backwards in [false, true] {
                let mut written = vec![0; memory.len()];
                let mut to = ViewMut::with_layout(&mut written, layout).unwrap();
                match to.try_axis_iter_mut(axis) {
                    Ok(views) => {
                        assert!(is_apart, "{layout:?} {axis:?}");
                        assert_eq!(views.len(), extent);
                        let mut views: Vec<ViewMut<'_, usize, Q>> =
                            if is_backwards { views.rev().collect() } else { views.collect() };
                        if is_backwards {
                            views.reverse();
                        }
                        for (place, view) in views.iter_mut().enumerate() {
                            view.fill(place + 1);
                        }
                        for (place, offsets) in places.iter().enumerate() {
                            assert!(
                                offsets.iter().all(|&offset| written[offset] == place + 1),
                                "{layout:?} {axis:?}"
                            );
                        }
                    }
                    Err(_) => assert!(!is_apart, "{layout:?} {axis:?}"),
                }
            }
        }
        // Mutable elements, by index.
        let mut written = vec![0; memory.len()];
        let mut to = ViewMut::with_layout(&mut written, layout).unwrap();
        let mut visited = Vec::new();
        to.indexed_for_each_mut(|index, x| {
            visited.push(index.to_vec());
            *x += visited.len();
        });
        assert_eq!(visited, indices(extents), "{layout:?}");
        let read = View::with_layout(&written, layout).unwrap();
        assert!(read.iter().copied().eq(1..=visited.len()), "{layout:?}");
    }
    (split, refused)
}

#[test]
fn all_axes_of_small_shapes_in_all_orders() {
    let (mut split, mut refused) = (0, 0);
    let mut add = |(is, not)| {
        split += is;
        refused += not;
    };
    shapes(1, 4).iter().for_each(|extents| add(check::<1, 0>(extents)));
    shapes(2, 3).iter().for_each(|extents| add(check::<2, 1>(extents)));
    shapes(3, 3).iter().for_each(|extents| add(check::<3, 2>(extents)));
    assert!(split > 1000 && refused > 500, "{split} {refused}");
}

/// The other extents stay in the type, and so do the strides.
#[test]
fn extents_and_strides_stay_in_the_type() {
    fn is_static<const R: usize, L: Layout<R, Extents = E>, E>(view: &View<'_, i32, R, L>, _: E) -> Vec<i32> {
        view.to_vec()
    }
    let mut memory: Vec<i32> = (0..12).collect();
    let matrix = View::new(&memory, shape![3, 4]).unwrap();
    let (left, right) = matrix.split_at(Axis::<1>, 1);
    assert_eq!(is_static(&left, (Const::<3>, 0_usize)), [0, 4, 8]);
    assert_eq!(right.layout().strides(), [4, 1]);
    assert_eq!(
        size_of_val(&right),
        size_of::<&[i32]>() + size_of::<usize>(),
        "an extent is stored, but no stride"
    );
    for row in matrix.outer_iter() {
        assert_eq!(is_static(&row, (Const::<4>,)).len(), 4);
        assert_eq!(size_of_val(&row), size_of::<&[i32]>());
    }
    for column in matrix.axis_iter(Keep(Axis::<1>)) {
        assert_eq!(is_static(&column, (Const::<3>, shapewise::One)).len(), 3);
    }
    let mut view = ViewMut::new(&mut memory, shape![3, 4]).unwrap();
    let (mut top, bottom) = view.split_at_mut(Axis::<0>, 2);
    top.slice_mut(s![1, :]).try_assign(&bottom.view().slice(s![0, :])).unwrap();
    assert_eq!(memory, [0, 1, 2, 3, 8, 9, 10, 11, 8, 9, 10, 11]);
}

#[test]
fn loops_over_elements() {
    let mut tensor = shapewise::Tensor::try_from_fn(shape![2, 3], |[i, j]| i * 3 + j).unwrap();
    for element in &mut tensor {
        *element += 1;
    }
    assert_eq!((&tensor).into_iter().sum::<usize>(), 21);
    for element in &mut tensor.view_mut() {
        *element *= 2;
    }
    for element in tensor.view_mut() {
        *element += 1;
    }
    assert_eq!((&tensor.view_mut()).into_iter().copied().collect::<Vec<_>>(), [3, 5, 7, 9, 11, 13]);
    assert_eq!(tensor.into_iter().rev().collect::<Vec<_>>(), [13, 11, 9, 7, 5, 3]);
    let mut memory = [1, 2, 3, 4];
    let mut view = ViewMut::new(&mut memory, [2, 2]).unwrap();
    view.try_iter_mut().unwrap().for_each(|x| *x += 1);
    assert!(view.into_transpose().try_iter_mut().is_none());
    assert_eq!(memory, [2, 3, 4, 5]);
}
