//! Wrong or extreme input: memory that is too short, sizes that do not fit, shapes without axes or elements, elements
//! of size zero, layouts that overlap. Panics have the messages of the errors and point at the caller.
#![cfg(feature = "std")]
#![allow(
    clippy::arithmetic_side_effects,
    clippy::as_conversions,
    clippy::op_ref,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    clippy::missing_assert_message,
    reason = "tests of small numbers: a panic is a failure"
)]

use crate::oracle;

use core::{cell::RefCell, panic::AssertUnwindSafe};
use std::{panic::catch_unwind, sync::Once};

use oracle::{
    Naive, array,
    check::{check_view, offsets},
    indices, shapes,
};
use shapewise::{
    BroadcastError, Const, LayoutError, Permutation, RowsError, Shape, SizeError, Strided, Tensor, View,
    ViewError, ViewMut,
    index::{self, SpanError},
    s, shape, verbs,
};

const MAX: usize = isize::MAX.unsigned_abs();

#[test]
fn memory_that_is_too_short_is_refused_with_both_lengths() {
    let mut cases = 0;
    for extents in [shapes(2, 3), shapes(3, 2).into_iter().filter(|shape| shape[0] == 2).collect()].concat() {
        let needed: usize = extents.iter().product();
        for found in 0..needed + 2 {
            let mut memory = vec![0; found];
            let expected = if found < needed { Err(ViewError::TooShort { needed, found }) } else { Ok(()) };
            let exact = if found == needed { Ok(()) } else { Err(ViewError::Length { needed, found }) };
            macro_rules! of_rank {
                ($rank:literal) => {{
                    let extents = array::<$rank>(&extents);
                    assert_eq!(View::new(&memory, extents).map(|_| ()), expected);
                    assert_eq!(View::from_shape(&memory, Shape::new(extents).unwrap()).map(|_| ()), expected);
                    assert_eq!(ViewMut::new(&mut memory, extents).map(|_| ()), expected);
                    assert_eq!(Tensor::new(memory, extents).map(|_| ()), exact);
                }};
            }
            if extents.len() == 2 {
                of_rank!(2);
            } else {
                of_rank!(3);
            }
            cases += 1;
        }
    }
    assert!(cases > 80, "{cases} cases");
    assert_eq!(
        View::new(&[1, 2, 3, 4, 5], shape![2, 3]).err(),
        Some(ViewError::TooShort { needed: 6, found: 5 })
    );
    assert_eq!(View::new(&[] as &[u8], []).err(), Some(ViewError::TooShort { needed: 1, found: 0 }));
    assert_eq!(View::new(&[] as &[u8], ()).err(), Some(ViewError::TooShort { needed: 1, found: 0 }));
}

#[test]
fn all_small_layouts_need_their_span_and_are_written_to_only_if_unique() {
    let (mut unique, mut repeating) = (0, 0);
    for extents in shapes(2, 3) {
        for strides in indices(&[9, 9]) {
            let strides = array::<2>(&strides).map(|stride| stride.cast_signed() - 4);
            let layout = Strided::new(array::<2>(&extents), strides).unwrap();
            let memory: Vec<i64> = (100..).take(layout.span()).collect();
            let offsets = offsets(layout.extents(), strides, layout.base());
            let elements = offsets.iter().map(|offset| memory[offset.cast_unsigned()]).collect();
            let expected = Naive { extents: extents.clone(), elements };
            check_view(&View::with_layout(&memory, layout).unwrap(), &expected);
            let mut sorted = offsets.clone();
            sorted.sort_unstable();
            sorted.dedup();
            let is_unique = sorted.len() == offsets.len();
            let mut copy = memory.clone();
            let got = ViewMut::with_layout(&mut copy, layout).map(|mut view| view.fill(7));
            assert_eq!(got, if is_unique { Ok(()) } else { Err(ViewError::NotUnique) }, "{layout:?}");
            let is_written = |at: usize| is_unique && offsets.contains(&at.cast_signed());
            assert!(
                copy.iter().enumerate().all(|(at, x)| *x == if is_written(at) { 7 } else { memory[at] }),
                "{layout:?}"
            );
            if let Some((needed, found)) = layout.span().checked_sub(1).map(|found| (layout.span(), found)) {
                let error = Err(ViewError::TooShort { needed, found });
                assert_eq!(View::with_layout(&memory[1..], layout).map(|_| ()), error, "{layout:?}");
                assert_eq!(ViewMut::with_layout(&mut copy[1..], layout).map(|_| ()), error, "{layout:?}");
            }
            *(if is_unique { &mut unique } else { &mut repeating }) += 1;
        }
    }
    assert_eq!((unique, repeating), (16 * 81 - 200, 200), "layouts");
    // A broadcast on the ranked level, whose type does not state that it repeats elements.
    let stretched = *View::new(&[1], [1]).unwrap().try_broadcast_to([3]).unwrap().layout();
    assert_eq!(ViewMut::with_layout(&mut [1], stretched).map(|_| ()), Err(ViewError::NotUnique));
}

#[test]
fn sizes_that_do_not_fit_are_refused_everywhere() {
    /// Its square does not fit.
    const LARGE: usize = 1 << (usize::BITS / 2 + 8);
    let operands = |error: SizeError| (error.axis, error.extent, error.product);
    let size = |error: ViewError| match error {
        ViewError::Size(error) => operands(error),
        other => panic!("{other}"),
    };
    let (memory, mut copy) = ([1, 2, 3], [1, 2, 3]);
    assert_eq!(View::new(&memory, [MAX + 1]).map_err(size).unwrap_err(), (0, MAX + 1, 1));
    assert_eq!(View::new(&memory, [3, usize::MAX, 0]).map_err(size).unwrap_err(), (1, usize::MAX, 3));
    assert_eq!(View::new(&memory, shape![2, MAX]).map_err(size).unwrap_err(), (1, MAX, 2));
    // If both extents are in the type, it is an error of `cargo build`: `ui-tests/build/shape`.
    assert_eq!(View::new(&memory, (LARGE, Const::<LARGE>)).map_err(size).unwrap_err(), (1, LARGE, LARGE));
    assert_eq!(ViewMut::new(&mut copy, [2, MAX]).map_err(size).unwrap_err(), (1, MAX, 2));
    assert_eq!(Tensor::new(vec![1], [MAX, 2]).map_err(size).unwrap_err(), (1, 2, MAX));
    assert_eq!(Tensor::try_filled([MAX, 2], 0).map_err(size).unwrap_err(), (1, 2, MAX));
    assert_eq!(Tensor::try_from_fn([MAX, 2], |_| 0).map_err(size).unwrap_err(), (1, 2, MAX));
    assert_eq!(Strided::row_major([2, MAX]).map_err(operands).unwrap_err(), (1, MAX, 2));
    assert_eq!(Strided::column_major([2, MAX]).map_err(operands).unwrap_err(), (1, MAX, 2));
    let broadcast = |error| match error {
        BroadcastError::Size(error) => operands(error),
        other => panic!("{other}"),
    };
    let one = View::new(&memory, [1, 1]).unwrap();
    assert_eq!(one.try_broadcast_to([2, MAX]).map_err(broadcast).unwrap_err(), (1, MAX, 2));
    assert_eq!(one.try_broadcast_in_dim([MAX, 2, 1], [0, 1]).map_err(broadcast).unwrap_err(), (1, 2, MAX));
    let (long, wide) = (1 << (usize::BITS / 2), 1 << (usize::BITS / 2 - 1));
    let (column, row) = (one.try_broadcast_to([long, 1]).unwrap(), one.try_broadcast_to([1, wide]).unwrap());
    assert_eq!(column.try_zip_map(&row, |x, y| x + y).map_err(broadcast).unwrap_err(), (1, wide, long));
    assert_eq!(row.try_broadcast_to([1, wide]).unwrap()[[0, wide - 1]], 1);
}

#[test]
fn layouts_that_do_not_fit_name_the_axis() {
    let span = |error| match error {
        LayoutError::Span(error) => (error.axis, error.extent, error.stride),
        other => panic!("{other}"),
    };
    let max = isize::MAX;
    assert_eq!(Strided::new([2], [max]).map_err(span).unwrap_err(), (0, 2, max));
    assert_eq!(Strided::new([2], [isize::MIN]).map_err(span).unwrap_err(), (0, 2, isize::MIN));
    assert_eq!(Strided::new([3, 2], [1, max - 2]).map_err(span).unwrap_err(), (1, 2, max - 2));
    assert_eq!(
        Strided::new([2, 2], [max / 2, -max / 2 - 1]).map_err(span).unwrap_err(),
        (1, 2, -max / 2 - 1)
    );
    assert_eq!(Strided::new([4], [max / 2]).map_err(span).unwrap_err(), (0, 4, max / 2));
    let most = Strided::new([2], [max - 1]).unwrap();
    assert_eq!((most.span(), most.offset([1]).unwrap()), (MAX, MAX - 1));
    let back = Strided::new([2], [1 - max]).unwrap();
    assert_eq!((back.base(), back.span(), back.offset([1]).unwrap()), (MAX - 1, MAX, 0));
    assert!(matches!(Strided::new([MAX, 2], [0, 0]), Err(LayoutError::Size(error)) if error.axis == 1));
    let error = Strided::new([2, 3], [3, 1]).unwrap().offset([1, 3]).unwrap_err();
    assert_eq!((error.axis, error.index, error.extent), (1, 3, 3));
}

#[test]
fn memory_larger_than_any_allocation_is_refused() {
    let count = 1 << (usize::BITS - 4);
    let memory = |error| match error {
        ViewError::Memory(error) => (error.count, error.size),
        other => panic!("{other}"),
    };
    assert_eq!(Tensor::try_filled([count], 1_u64).map_err(memory).unwrap_err(), (count, 8));
    assert_eq!(Tensor::try_filled(shape![2, count], [0_u8; 4]).map_err(memory).unwrap_err(), (2 * count, 4));
    assert_eq!(Tensor::try_from_fn([count, 4], |_| 1_u16).map_err(memory).unwrap_err(), (4 * count, 2));
    let one = View::new(&[1_u64], [1]).unwrap();
    let many = one.try_broadcast_to([count]).unwrap();
    match many.try_zip_map(&one, |x, y| x + y) {
        Err(BroadcastError::Memory(error)) => assert_eq!((error.count, error.size), (count, 8)),
        other => panic!("{other:?}"),
    }
}

#[test]
fn shapes_without_axes_have_one_element() {
    let mut memory = [5, 6];
    let expected = Naive::counted(&[], 5);
    check_view(&View::new(&memory, []).unwrap(), &expected);
    check_view(&View::new(&memory, ()).unwrap(), &expected);
    check_view(&View::new(&memory, ()).unwrap().transpose(), &expected);
    check_view(&View::new(&memory, []).unwrap().permute_by(Permutation::IDENTITY), &expected);
    check_view(&View::new(&memory, ()).unwrap().try_broadcast_to(()).unwrap(), &expected);
    check_view(&View::new(&memory, [2]).unwrap().slice(s![0]), &expected);
    check_view(&Tensor::try_filled((), 5).unwrap().view(), &expected);
    assert_eq!(Tensor::try_from_fn([], |[]| 5).unwrap().into_vec(), [5]);
    let mut view = ViewMut::new(&mut memory, ()).unwrap();
    view[[]] += 1;
    assert_eq!((view[[]], view.get([]).copied(), view.get_mut([]).copied()), (6, Some(6), Some(6)));
    view.fill(9);
    assert_eq!(memory, [9, 6]);
}

#[test]
fn shapes_without_elements_may_have_any_other_extents() {
    let empty: &mut [i64] = &mut [];
    macro_rules! none {
        ($($view:expr => $extents:expr;)*) => { $({
            let view = $view;
            assert_eq!((view.extents(), view.element_count(), view.layout().span()), ($extents, 0, 0));
            assert_eq!((view.to_vec(), view.iter().next(), view.fold(0, |n, _| n + 1)), (vec![], None, 0));
            assert_eq!(view.get(view.extents().map(|_| 0)), None);
        })* };
    }
    for extents in [[MAX, 0], [0, MAX]] {
        let view = View::new(empty, extents).unwrap();
        let [n, m] = extents;
        none! {
            view => extents;
            view.transpose() => [m, n];
            view.slice(s![..;-1, ..;-1]) => extents;
            view.slice(s![..;-2, ..;-2]) => extents.map(|extent| extent.div_ceil(2));
            view.slice(s![.., NewAxis]) => [n, m, 1];
            view.slice(s![5.., 7..]) => [n.saturating_sub(5), m.saturating_sub(7)];
            view.try_broadcast_in_dim([n, 1, m], [0, 2]).unwrap() => [n, 1, m];
            view.slice(s![..;-1]).try_broadcast_to(extents).unwrap() => extents;
            view.try_reshape([0, 5]).unwrap() => [0, 5];
        }
        let mut view = ViewMut::new(empty, extents).unwrap();
        view.fill(1);
        view.slice_mut(s![..;-1, ..;-1]).fill(1);
        assert_eq!(view.try_as_slice_mut(), Some(&mut [] as &mut [i64]));
    }
    assert_eq!(format!("{:?}", View::new(empty, [2, 0]).unwrap()), "[2,0] strides [0,1]:\n[]");
}

#[test]
fn strides_of_a_layout_without_elements_are_never_used() {
    // A slice of axis 1 would overflow, with or without elements; a stride that fits may be as large as possible.
    assert!(matches!(
        Strided::new([0, 5], [isize::MAX, isize::MAX]),
        Err(LayoutError::Span(SpanError { axis: 1, extent: 5, stride: isize::MAX, .. }))
    ));
    let layout = Strided::new([0, 5], [isize::MAX, isize::MAX / 5]).unwrap();
    let view = View::with_layout(&[] as &[i64], layout).unwrap();
    assert_eq!(view.slice(s![.., ..;-1]).extents(), [0, 5]);
    assert_eq!(view.slice(s![.., 3]).extents(), [0]);
    assert_eq!(view.slice(s![.., ..;-2]).to_vec(), Vec::<i64>::new());
    assert_eq!(view.try_broadcast_to([0, 5]).unwrap().transpose().to_vec(), Vec::<i64>::new());
}

#[test]
fn index_math_refuses_extents_that_do_not_fit() {
    // These functions take plain arrays, which no shape has checked: they return an error, or the number if it fits,
    // and never overflow.
    assert!(index::multi_index(&[usize::MAX, 2], 1).is_err());
    let _ = index::linear_index(&[10, usize::MAX], &[5, 5]);
    let _ = index::row_major_strides(&[usize::MAX; 3]);
    let _ = index::column_major_strides(&[usize::MAX; 3]);
    assert!(index::reach(&[usize::MAX; 3], &[isize::MAX; 3]).is_err());
}

#[test]
fn elements_of_size_zero_are_counted_like_others() {
    let units = &[(); usize::MAX][..];
    let view = View::new(units, [MAX]).unwrap();
    assert_eq!((view.element_count(), view.layout().span(), view.iter().len()), (MAX, MAX, MAX));
    assert_eq!((view.get([MAX - 1]), view.get([MAX])), (Some(&()), None));
    assert_eq!(view.try_as_slice().map(<[()]>::len), Some(MAX));
    let back = view.slice(s![..;-1]);
    assert_eq!((back.layout().base(), back.layout().strides(), back[[MAX - 1]]), (MAX - 1, [-1], ()));
    assert_eq!(view.slice(s![..;-3]).extents(), [MAX.div_ceil(3)]);
    assert_eq!(view.slice(s![-1..]).extents(), [1]);
    // 2^63 - 1 is a multiple of 7; 2^31 - 1 is a prime.
    let rows = if MAX.is_multiple_of(7) { 7 } else { 1 };
    let matrix = view.try_reshape([rows, MAX / rows]).unwrap();
    assert_eq!(matrix.transpose()[[MAX / rows - 1, rows - 1]], ());
    assert!(matrix.slice(s![..;-1, ..;-1]).layout().is_exhaustive());
    assert_eq!(matrix.row([rows - 1]).len(), MAX / rows);
    assert!(matches!(View::new(units, [usize::MAX]), Err(ViewError::Size(_))));
    let mut few = [(); 6];
    assert_eq!(
        ViewMut::new(&mut few, shape![2, 4]).map(|_| ()),
        Err(ViewError::TooShort { needed: 8, found: 6 })
    );
    let mut visits = 0;
    ViewMut::new(&mut few, shape![2, 3]).unwrap().into_transpose().for_each_mut(|()| visits += 1);
    assert_eq!((visits, View::new(&few, [3, 2]).unwrap().to_vec()), (6, vec![(); 6]));
    assert_eq!(Tensor::try_filled([3, 5], ()).unwrap().into_vec().len(), 15);
    assert_eq!(View::new(&few, [1]).unwrap().try_broadcast_to([MAX]).unwrap()[[MAX - 1]], ());
}

/// The message of a panic, and its location.
#[derive(Debug)]
struct Panicked {
    words: String,
    file: String,
    line: u32,
}

thread_local! {
    /// The location of the last panic of this thread, while one is expected.
    static EXPECTED: RefCell<Option<Option<(String, u32)>>> = const { RefCell::new(None) };
}

fn panicked(run: impl FnOnce()) -> Panicked {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let otherwise = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| {
            let expected = EXPECTED.with_borrow_mut(|expected| {
                let place = info.location().map(|place| (place.file().to_owned(), place.line()));
                expected.as_mut().map(|expected| *expected = place).is_some()
            });
            if !expected {
                otherwise(info);
            }
        }));
    });
    EXPECTED.set(Some(None));
    let payload = catch_unwind(AssertUnwindSafe(run)).expect_err("a panic");
    let (file, line) = EXPECTED.take().flatten().expect("a place");
    let words = payload.downcast_ref::<String>().cloned().unwrap_or_default();
    Panicked { words, file, line }
}

fn ignore<T>(_: T) {}

/// Each expression is on its own line, and panics there with the message of its error.
macro_rules! assert_panics {
    ($($panicking:expr, $error:expr;)*) => {{
        // The file of the macro's name, the same here as anywhere in it.
        let mut line = line!();
        $(
            line += 1;
            let Panicked { words, file, line: found } = panicked(|| ignore($panicking));
            assert_eq!(words, $error.to_string(), stringify!($panicking));
            assert!(file.ends_with("bad_input.rs"), "{} panics in {file}", stringify!($panicking));
            assert_eq!(found, line, "{} panics at another line", stringify!($panicking));
        )*
    }};
}

#[test]
fn panics_have_the_messages_of_the_errors_and_point_at_the_caller() {
    let mut memory = [1, 2, 3, 4, 5, 6];
    let copy = memory;
    let (fixed, ranked) = (View::new(&copy, shape![2, 3]).unwrap(), View::new(&copy, [2, 3]).unwrap());
    let mut tensor = fixed.to_tensor();
    let layout = *ranked.layout();
    let outside = |index| layout.offset(index).unwrap_err();
    let (step, two, last) = (0, 2, -4);
    let other = View::new(&copy, [3, 2]).unwrap();
    let broadcast = |left: &View<'_, i32, 2>, right| left.try_zip_map(right, |x, y| x + y).unwrap_err();
    assert_panics! {
        fixed[[2, 0]], outside([2, 0]);
        fixed[[1, 3]], outside([1, 3]);
        ranked[[usize::MAX, 3]], outside([usize::MAX, 3]);
        tensor[[0, 7]], outside([0, 7]);
        fixed.slice(s![two]), fixed.try_slice(s![2]).unwrap_err();
        fixed.slice(s![:, last]), fixed.try_slice(s![:, -4]).unwrap_err();
        ranked.slice(s![.., ..;step]), ranked.try_slice(s![.., ..;step]).unwrap_err();
        ranked.row([2]), ranked.try_row([2]).unwrap_err();
        ranked.transpose().row([0]), RowsError::Stride { extent: 2, stride: 3 };
        ranked + other, broadcast(&ranked, &other);
        &other - ranked, broadcast(&other, &ranked);
        other * &tensor, broadcast(&other, &ranked);
        tensor.clone() / other, broadcast(&ranked, &other);
        &tensor % &other, broadcast(&ranked, &other);
        tensor.clone() + other.to_tensor(), broadcast(&ranked, &other);
        ranked.zip_map(other, |x, y| x + y), broadcast(&ranked, &other);
        ranked.zip_map3(ranked, other, |x, y, z| x + y + z), broadcast(&ranked, &other);
        verbs::zip_map((ranked, other), |(x, y)| x + y), broadcast(&ranked, &other);
        ranked.zip_any(other, |x, y| x < y), broadcast(&ranked, &other);
        ranked.zip_all(other, |x, y| x < y), broadcast(&ranked, &other);
        ranked.zip_fold(other, 0, |sum, x, y| sum + x * y), broadcast(&ranked, &other);
        ranked.clamp(other, 9), ranked.try_clamp(other, 9).unwrap_err();
        verbs::choose(true, ranked, other), verbs::try_choose(true, ranked, other).unwrap_err();
    }
    let mut to = ranked.to_tensor();
    let refused = to.try_assign(other).unwrap_err();
    assert_panics! {
        to.map_from(other, |x| x + 1), refused;
        to.zip_from(ranked, other, |x, y| x + y), refused;
        to.zip_from3(ranked, ranked, other, |x, y, z| x + y + z), refused;
        to.zip_apply(other, |x, y| *x += y), refused;
        other.map_into(&mut to, |x| x + 1), refused;
        to.view_mut().into_chunks_exact([3, 2]), ranked.try_chunks_exact([3, 2]).unwrap_err();
    }
    let mut view = ViewMut::new(&mut memory, [2, 3]).unwrap();
    assert_panics! {
        view[[2, 0]], outside([2, 0]);
        view[[0, 3]] = 1, outside([0, 3]);
        tensor[[0, 3]] = 1, outside([0, 3]);
        view.slice_mut(s![0, 3]).fill(1), fixed.try_slice(s![0, 3]).unwrap_err();
        view.slice_mut(s![..;step]).fill(1), fixed.try_slice(s![..;step]).unwrap_err();
        view.row_mut([9]).fill(1), ranked.try_row([9]).unwrap_err();
    }
    let one = View::new(&[1_u64], [1]).unwrap();
    let many = one.try_broadcast_to([1 << (usize::BITS - 4)]).unwrap();
    assert_panics! {
        many + 1, many.try_zip_map(&one, |x, y| x + y).unwrap_err();
        1 + many, many.try_zip_map(&one, |x, y| x + y).unwrap_err();
        1_u64 - &many, many.try_zip_map(&one, |x, y| x + y).unwrap_err();
    }
}
