//! The same slices written as `s![...]` and as masks: all elements, all extents, the same refusals.
#![cfg(feature = "arrays")]

use shapewise::{Layout, SliceError, View, array::DynView, s, slice::StridedSliceError};

use super::{
    given,
    masks::Masks,
    oracle::{Item, Naive, array, parse, range, shapes},
};

/// Converts items of `s![...]` to masks, as Python does for TensorFlow.
fn masks_of(items: &[Item]) -> Masks {
    let mut masks = Masks::default();
    for (at, item) in items.iter().enumerate() {
        let bit = 1 << at;
        let (mut begin, mut end, mut stride) = (0, 0, 1);
        match *item {
            Item::Index(index) => {
                (begin, end) = (index as i128, index as i128 + 1);
                masks.shrink_axis_mask |= bit;
            }
            Item::NewAxis => masks.new_axis_mask |= bit,
            Item::Rest => masks.ellipsis_mask |= bit,
            Item::Range { begin: from, end: to, inclusive, step } => {
                stride = step as i128;
                // An inclusive end becomes the next one, or the end of the axis.
                let behind = |to: isize| match (inclusive, step > 0, to) {
                    (false, ..) => Some(to),
                    (true, true, -1) | (true, false, 0) => None,
                    (true, true, _) => Some(to + 1),
                    (true, false, _) => Some(to - 1),
                };
                match from {
                    Some(from) => begin = from as i128,
                    None => masks.begin_mask |= bit,
                }
                match to.and_then(behind) {
                    Some(to) => end = to as i128,
                    None => masks.end_mask |= bit,
                }
            }
        }
        masks.begin.push(Some(begin));
        masks.end.push(Some(end));
        masks.strides.push(stride);
    }
    masks
}

/// Compares a typed slice of a view with the same slice by masks, dynamic and of the rank in the type.
#[track_caller]
fn same<const R: usize, const Q: usize, M: Layout<Q>>(
    typed: &Result<View<'_, i64, Q, M>, SliceError>,
    view: &View<'_, i64, R, impl Layout<R>>,
    items: &[Item],
) {
    let masks = masks_of(items);
    let given = given::known::<i32>(&masks);
    let dynamic = DynView::from(*view).strided_slice(&given.slice());
    let ranked = view.strided_slice::<Q>(&given.slice());
    match (typed, dynamic, ranked) {
        (Ok(typed), Ok(dynamic), Ok(ranked)) => {
            assert!(dynamic.extents().eq(typed.extents()), "{items:?} of {view:?}: {dynamic:?}");
            assert_eq!(dynamic.to_vec(), typed.to_vec(), "{items:?} of {view:?}");
            assert_eq!(ranked.extents(), typed.extents(), "{items:?} of {view:?}");
            assert_eq!(ranked.to_vec(), typed.to_vec(), "{items:?} of {view:?}");
        }
        (Err(typed), Err(dynamic), Err(ranked)) => {
            let expected = match *typed {
                SliceError::Index { axis, index, extent } => {
                    StridedSliceError::Index { axis, index, extent: extent.try_into().unwrap() }
                }
                SliceError::StepIsZero { axis } => StridedSliceError::ZeroStride { axis },
                _ => panic!("{typed}"),
            };
            assert_eq!((dynamic, ranked), (expected, expected), "{items:?} of {view:?}");
        }
        (typed, dynamic, ranked) => panic!("{typed:?}, {dynamic:?}, {ranked:?}: {items:?} of {view:?}"),
    }
}

macro_rules! cases {
    ($view:expr; $([$($items:tt)*])*) => {{
        let mut cases = 0;
        $(
            same(&$view.try_slice(s![$($items)*]), $view, &parse(stringify!($($items)*)));
            cases += 1;
        )*
        cases
    }};
}

fn cases_1<L: Layout<1>>(view: &View<'_, i64, 1, L>) -> usize {
    cases! { view;
        [] [:] [..] [0] [-1] [2] [-4] [1..] [..-1] [1..=2] [..=-1] [2..0;-1] [..=0;-2] [..;2] [..;-1] [9..-9;-2]
        [NewAxis] [NewAxis, :] [:, NewAxis] [NewAxis, .., NewAxis] [.., 0] [0, ..] [.., 1..;2] [NewAxis, 0] [0, NewAxis]
    }
}

fn cases_2<L: Layout<2>>(view: &View<'_, i64, 2, L>) -> usize {
    cases! { view;
        [] [0] [:, 0] [.., -1] [0, ..] [1, 1] [.., 2] [1.., ..-1] [..;-1, ..;2] [.., ..;-1] [..;-1, ..] [1, .., ..;-2]
        [NewAxis, ..] [.., NewAxis] [:, NewAxis, :] [:, .., :] [NewAxis, 0, .., 1..] [0, NewAxis, ..;-1, NewAxis]
        [.., NewAxis, 0] [..=1, NewAxis, ..]
    }
}

fn cases_3<L: Layout<3>>(view: &View<'_, i64, 3, L>) -> usize {
    cases! { view;
        [] [0] [.., 0] [0, .., 0] [:, .., 1] [1, 1, 1] [:, 1..2] [..;-1, .., ..;2] [.., 1.., :] [1.., ..] [2, .., 0, :]
        [NewAxis, .., 0] [.., NewAxis] [0, NewAxis, .., NewAxis, 1] [:, NewAxis, ..;-2, 1..] [.., ..;-1, NewAxis, -1]
    }
}

/// All ranges with ends known at run time, on one axis of several.
macro_rules! ranges {
    ($cases:ident, $view:ident, [$($before:tt)*] [$($after:tt)*]) => {
        let ends = || core::iter::once(None).chain((-4..=4).map(Some));
        let (before, after) = (parse(stringify!($($before)*)), parse(stringify!($($after)*)));
        for (begin, end) in ends().flat_map(|begin| ends().map(move |end| (begin, end))) {
            for step in -2..=2 {
                let items = [&before[..], &[range(begin, end, step)], &after].concat();
                let ends = shapewise::slice::Range { begin, end };
                same(&$view.try_slice(s![$($before)* ends;step $($after)*]), $view, &items);
                if let (Some(begin), Some(end)) = (begin, end) {
                    same(&$view.try_slice(s![$($before)* begin..end;step $($after)*]), $view, &items);
                }
                $cases += 1;
            }
        }
        for index in -4..=4_isize {
            let items = [&before[..], &[Item::Index(index)], &after].concat();
            same(&$view.try_slice(s![$($before)* index $($after)*]), $view, &items);
            $cases += 1;
        }
    };
}

fn ranges_1<L: Layout<1>>(view: &View<'_, i64, 1, L>) -> usize {
    let mut cases = 0;
    ranges!(cases, view, [] []);
    ranges!(cases, view, [NewAxis,] [, ..]);
    cases
}

fn ranges_2<L: Layout<2>>(view: &View<'_, i64, 2, L>) -> usize {
    let mut cases = 0;
    ranges!(cases, view, [] [, ..]);
    ranges!(cases, view, [.., NewAxis,] []);
    ranges!(cases, view, [1..,] [, NewAxis]);
    cases
}

fn ranges_3<L: Layout<3>>(view: &View<'_, i64, 3, L>) -> usize {
    let mut cases = 0;
    ranges!(cases, view, [] [, .., ..;-1]);
    ranges!(cases, view, [0,] [, ..]);
    ranges!(cases, view, [..,] []);
    cases
}

/// Calls a function on views of each shape of a rank, and on their transposed and reversed views.
macro_rules! of_all {
    ($rank:literal, $largest:literal, $run:ident) => {
        shapes($rank, $largest).iter().fold(0, |cases, extents| {
            let memory = Naive::counted(extents, 1).elements;
            let view = View::new(&memory, array::<$rank>(extents)).unwrap();
            cases + $run(&view) + $run(&view.transpose()) + $run(&view.slice(s![..;-1]))
        })
    };
}

#[test]
fn items_that_are_literals() {
    let cases = of_all!(1, 3, cases_1) + of_all!(2, 3, cases_2) + of_all!(3, 3, cases_3);
    assert_eq!(cases, 3 * (4 * 25 + 16 * 20 + 64 * 16), "cases");
}

#[test]
fn ends_indices_and_steps_known_at_run_time() {
    let cases = of_all!(1, 3, ranges_1) + of_all!(2, 3, ranges_2) + of_all!(3, 1, ranges_3);
    assert_eq!(cases, 3 * (4 * 2 + 16 * 3 + 8 * 3) * (10 * 10 * 5 + 9), "cases");
}
